//! Tiles that lie face down. When one lands, a cold ring spreads from it.

use super::laying::{LayFaceDown, LayOut};
use super::{layer, middle, ripple};
use crate::app::motion;
use crate::app::pictures::Pictures;
use crate::app::shell::screen::Screen;
use crate::app::table::OnTable;
use crate::rules::tiles::Square;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(lay).add_observer(lay_all);
}

/// A tile that lies face down.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
#[require(OnTable)]
pub struct FaceDown {
    /// Its square.
    pub at: Square,
}

fn lay(told: On<LayFaceDown>, pictures: Res<Pictures>, mut commands: Commands) {
    let at = told.0;
    let entity = spawn(at, &pictures, &mut commands);
    commands.entity(entity).insert(motion::settle(middle(at).extend(layer::GROUND)));
    ripple::begin(middle(at), &pictures, &mut commands);
}

fn lay_all(told: On<LayOut>, pictures: Res<Pictures>, mut commands: Commands) {
    for &at in &told.face_down {
        spawn(at, &pictures, &mut commands);
    }
}

fn spawn(at: Square, pictures: &Pictures, commands: &mut Commands) -> Entity {
    let place = Transform::from_translation(middle(at).extend(layer::GROUND));
    let name = Name::new(format!("Face-down tile {at}"));
    let card = (name, FaceDown { at }, DespawnOnExit(Screen::Table), pictures.card_back.sprite(), place);
    commands.spawn(card).id()
}
