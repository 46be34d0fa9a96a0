//! What the engine may know of the types of the rules: components and resources that hold them can be looked into while the
//! game runs. The rules know nothing of it.

use crate::rules::Colour;
use crate::rules::mists::{Action, Haunt, Hound};
use crate::rules::tiles::{FaceId, Kind, PartName, Rotation, Square};
use bevy::reflect::impl_reflect_opaque;

impl_reflect_opaque!((in mists::rules) Colour(Clone, Debug, PartialEq, Hash));
impl_reflect_opaque!((in mists::rules::mists) Action(Clone, Debug, PartialEq));
impl_reflect_opaque!((in mists::rules::mists) Haunt(Clone, Debug, PartialEq, Hash));
impl_reflect_opaque!((in mists::rules::mists) Hound(Clone, Debug, PartialEq, Hash));
impl_reflect_opaque!((in mists::rules::tiles) FaceId(Clone, Debug, PartialEq, Hash));
impl_reflect_opaque!((in mists::rules::tiles) Kind(Clone, Debug, PartialEq, Hash));
impl_reflect_opaque!((in mists::rules::tiles) PartName(Clone, Debug, PartialEq, Hash));
impl_reflect_opaque!((in mists::rules::tiles) Rotation(Clone, Debug, PartialEq, Hash));
impl_reflect_opaque!((in mists::rules::tiles) Square(Clone, Debug, PartialEq, Hash));
