//! Makes types of the rules known to Bevy's reflection, so that tools can look into components and resources that hold
//! them while the game runs. The rules do not know about reflection.

use crate::rules::Colour;
use crate::rules::carcassonne::Piece;
use crate::rules::mists::{Haunt, Hound};
use crate::rules::tiles::{FaceId, Kind, PartName, Rotation, Side, Square};
use bevy::reflect::impl_reflect_opaque;
use bevy::reflect::{ReflectDeserialize, ReflectSerialize};

impl_reflect_opaque!((in mists::rules) Colour(Clone, Debug, PartialEq, Hash, Serialize, Deserialize));
impl_reflect_opaque!((in mists::rules::mists) Haunt(Clone, Debug, PartialEq, Hash, Serialize, Deserialize));
impl_reflect_opaque!((in mists::rules::mists) Hound(Clone, Debug, PartialEq, Hash, Serialize, Deserialize));
impl_reflect_opaque!((in mists::rules::carcassonne) Piece(Clone, Debug, PartialEq, Hash, Serialize, Deserialize));
impl_reflect_opaque!((in mists::rules::tiles) FaceId(Clone, Debug, PartialEq, Hash, Serialize, Deserialize));
impl_reflect_opaque!((in mists::rules::tiles) Kind(Clone, Debug, PartialEq, Hash, Serialize, Deserialize));
impl_reflect_opaque!((in mists::rules::tiles) PartName(Clone, Debug, PartialEq, Hash, Serialize, Deserialize));
impl_reflect_opaque!((in mists::rules::tiles) Rotation(Clone, Debug, PartialEq, Hash, Serialize, Deserialize));
impl_reflect_opaque!((in mists::rules::tiles) Side(Clone, Debug, PartialEq, Hash, Serialize, Deserialize));
impl_reflect_opaque!((in mists::rules::tiles) Square(Clone, Debug, PartialEq, Hash, Serialize, Deserialize));
