//! The tiles still to come, with a small picture of each face. The pictures are painted in the background when the
//! player first opens the list, and then kept.

use crate::app::hand::LaysTiles;
use crate::app::panels::{FaceToCome, TilePicture};
use crate::app::pictures::{Sharpness, to_image};
use crate::app::shell::background::background;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::menu::Menu;
use crate::app::shell::screen::Screen;
use crate::app::table::{AtTable, OfGame, at_table};
use crate::app::words::say;
use crate::painter::held;
use crate::painter::picture::Picture;
use crate::painter::tiles::tile::MARGINS;
use crate::rules::tiles::{Centre, Face, FaceId, Rotation};
use bevy::prelude::*;
use bevy::tasks::{Task, futures::check_ready};
use bevy_egui::{EguiContexts, EguiTextureHandle, egui};
use std::collections::HashMap;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FacePictures>();
    app.add_systems(Update, take_in.in_set(FrameSystems::Arrive).run_if(in_state(Screen::Table)));
}

/// The tiles to come of one game.
pub(super) fn game<G: TellsTiles>(app: &mut App) {
    app.add_systems(
        Update,
        ask_for::<G>.before(take_in).in_set(FrameSystems::Arrive).in_set(OfGame::of::<G>()).run_if(at_table::<G>),
    );
}

/// A game in which everybody can count which tiles are still to come.
pub trait TellsTiles: LaysTiles {
    /// Each face of which tiles are unseen, and how many.
    fn faces_to_come(&self) -> Vec<(FaceId, u8)>;
}

/// Pixels per square of the pictures, at the usual [`Sharpness`].
const SHARPNESS: u32 = 128;

/// The small pictures of faces.
#[derive(Resource, Default)]
pub struct FacePictures(HashMap<FaceId, Pictured>);

/// A face with its picture. The face is stored because another deck may use the same number for another face.
struct Pictured {
    face: Face,
    image: Option<Handle<Image>>,
    under_way: Option<Task<Picture>>,
}

impl FacePictures {
    /// Whether all requested pictures are painted.
    pub fn is_idle(&self) -> bool {
        self.0.values().all(|pictured| pictured.under_way.is_none())
    }

    fn image(&self, id: FaceId, face: &Face) -> Option<&Handle<Image>> {
        self.0.get(&id).filter(|pictured| pictured.face == *face)?.image.as_ref()
    }
}

fn ask_for<G: TellsTiles>(
    menu: Res<Menu>,
    table: Res<AtTable<G>>,
    sharpness: Res<Sharpness>,
    mut pictures: ResMut<FacePictures>,
) {
    if *menu != Menu::TilesToCome {
        return;
    }
    let position = table.position();
    for (id, _) in position.faces_to_come() {
        let face = position.print_of(id);
        if pictures.0.get(&id).is_some_and(|pictured| pictured.face == *face) {
            continue;
        }
        let (print, sharp) = (face.clone(), sharpness.scaled(SHARPNESS));
        let task = background().spawn(async move { held::paint(&print, Rotation::default(), sharp) });
        pictures.0.insert(id, Pictured { face: face.clone(), image: None, under_way: Some(task) });
    }
}

fn take_in(mut pictures: ResMut<FacePictures>, mut images: ResMut<Assets<Image>>) {
    if pictures.is_idle() {
        return;
    }
    for pictured in pictures.0.values_mut() {
        if let Some(picture) = pictured.under_way.as_mut().and_then(check_ready) {
            pictured.image = Some(images.add(to_image(&picture)));
            pictured.under_way = None;
        }
    }
}

/// A picture of a tile for the panels.
pub fn pictured(contexts: &mut EguiContexts, image: &Handle<Image>) -> TilePicture {
    TilePicture {
        texture: contexts.add_image(EguiTextureHandle::Weak(image.id())),
        reach: egui::Rect::from_min_max(
            egui::pos2(-MARGINS.sides, -MARGINS.north),
            egui::pos2(1.0 + MARGINS.sides, 1.0 + MARGINS.south),
        ),
    }
}

/// The content of the list. `caption` says a few words on a face, `pictured` gives a picture to the panels.
pub fn view<G: TellsTiles>(
    position: &G,
    pictures: &FacePictures,
    caption: impl Fn(&Face) -> String,
    mut pictured: impl FnMut(&Handle<Image>) -> TilePicture,
) -> Vec<FaceToCome> {
    let mut faces: Vec<(FaceKind, FaceToCome)> = position
        .faces_to_come()
        .into_iter()
        .map(|(id, left)| {
            let face = position.print_of(id);
            let picture = pictures.image(id, face).map(&mut pictured);
            let kind = FaceKind::of(face);
            (kind, FaceToCome { kind: kind.name(), caption: caption(face), left, picture })
        })
        .collect();
    faces.sort_by_key(|(kind, _)| *kind);
    faces.into_iter().map(|(_, face)| face).collect()
}

/// The kinds of faces, in the order of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum FaceKind {
    Roads,
    Cities,
    CitiesAndRoads,
    Castles,
    Cemeteries,
    Monasteries,
    SpellCircles,
    Fields,
}

impl FaceKind {
    fn of(face: &Face) -> FaceKind {
        let print = face.print();
        match print.centre {
            _ if face.circles() > 0 => FaceKind::SpellCircles,
            Some(Centre::Castle) => FaceKind::Castles,
            Some(Centre::Cemetery) => FaceKind::Cemeteries,
            Some(Centre::Monastery) => FaceKind::Monasteries,
            Some(Centre::Village | Centre::Ruin) | None => match (print.cities.is_empty(), print.roads.is_empty()) {
                (true, true) => FaceKind::Fields,
                (true, false) => FaceKind::Roads,
                (false, true) => FaceKind::Cities,
                (false, false) => FaceKind::CitiesAndRoads,
            },
        }
    }

    fn name(self) -> &'static str {
        match self {
            FaceKind::Roads => say!("to-come-roads"),
            FaceKind::Cities => say!("to-come-cities"),
            FaceKind::CitiesAndRoads => say!("to-come-cities-and-roads"),
            FaceKind::Castles => say!("to-come-castles"),
            FaceKind::Cemeteries => say!("to-come-cemeteries"),
            FaceKind::Monasteries => say!("to-come-monasteries"),
            FaceKind::SpellCircles => say!("spell-circles-name"),
            FaceKind::Fields => say!("to-come-fields"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::carcassonne::shipped;

    #[test]
    fn the_whole_deck_has_faces_of_every_kind_but_fields() {
        let deck = shipped::deck().expect("the deck");
        let mut kinds: Vec<_> = deck.faces().iter().map(|named| FaceKind::of(&named.face)).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let all = [
            FaceKind::Roads,
            FaceKind::Cities,
            FaceKind::CitiesAndRoads,
            FaceKind::Castles,
            FaceKind::Cemeteries,
            FaceKind::Monasteries,
            FaceKind::SpellCircles,
        ];
        assert_eq!(kinds, all);
    }
}
