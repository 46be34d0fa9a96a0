//! The tiles still to come, with a small picture of each face. The pictures are painted in the background when the
//! player first opens the list, and then kept.

use super::panels::{FaceToCome, TilePicture, TilesToCome};
use super::words;
use crate::app::games::mists::table::AtTable;
use crate::app::games::playing::MistsAt;
use crate::app::pictures::to_image;
use crate::app::shell::background::background;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::menu::Menu;
use crate::app::shell::screen::Screen;
use crate::app::words::say;
use crate::guide::mists::to_come::to_come;
use crate::painter::held;
use crate::painter::picture::Picture;
use crate::rules::mists::Mists;
use crate::rules::tiles::{Centre, Face, FaceId, Rotation};
use bevy::prelude::*;
use bevy::tasks::{Task, futures::check_ready};
use std::collections::HashMap;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FacePictures>();
    app.add_systems(
        Update,
        (ask_for, take_in).chain().in_set(FrameSystems::Arrive).run_if(in_state(MistsAt(Screen::Table))),
    );
}

/// Pixels per square of the pictures.
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

fn ask_for(menu: Res<Menu>, table: Res<AtTable>, mut pictures: ResMut<FacePictures>) {
    if *menu != Menu::TilesToCome {
        return;
    }
    let position = table.position();
    for (id, _) in to_come(position).faces {
        let face = position.face(id);
        if pictures.0.get(&id).is_some_and(|pictured| pictured.face == *face) {
            continue;
        }
        let print = face.clone();
        let task = background().spawn(async move { held::paint(&print, Rotation::default(), SHARPNESS) });
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

/// The content of the list. `pictured` gives a picture to the panels.
pub fn view(
    position: &Mists,
    pictures: &FacePictures,
    mut pictured: impl FnMut(&Handle<Image>) -> TilePicture,
) -> TilesToCome {
    let counted = to_come(position);
    let mut faces: Vec<(FaceKind, FaceToCome)> = counted
        .faces
        .into_iter()
        .map(|(id, left)| {
            let face = position.face(id);
            let picture = pictures.image(id, face).map(&mut pictured);
            let kind = FaceKind::of(face);
            (kind, FaceToCome { kind: kind.name(), caption: words::caption(face), left, picture })
        })
        .collect();
    faces.sort_by_key(|(kind, _)| *kind);
    let faces = faces.into_iter().map(|(_, face)| face).collect();
    TilesToCome { faces, in_piles: counted.in_piles, face_down: counted.face_down }
}

/// The kinds of faces, in the order of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum FaceKind {
    Roads,
    Cities,
    CitiesAndRoads,
    Castles,
    Cemeteries,
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
            Some(Centre::Village | Centre::Monastery | Centre::Ruin) | None => {
                match (print.cities.is_empty(), print.roads.is_empty()) {
                    (true, true) => FaceKind::Fields,
                    (true, false) => FaceKind::Roads,
                    (false, true) => FaceKind::Cities,
                    (false, false) => FaceKind::CitiesAndRoads,
                }
            }
        }
    }

    fn name(self) -> &'static str {
        match self {
            FaceKind::Roads => say!("to-come-roads"),
            FaceKind::Cities => say!("to-come-cities"),
            FaceKind::CitiesAndRoads => say!("to-come-cities-and-roads"),
            FaceKind::Castles => say!("to-come-castles"),
            FaceKind::Cemeteries => say!("to-come-cemeteries"),
            FaceKind::SpellCircles => say!("spell-circles-name"),
            FaceKind::Fields => say!("to-come-fields"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::mists::shipped;

    #[test]
    fn the_deck_has_faces_of_every_kind_but_fields() {
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
            FaceKind::SpellCircles,
        ];
        assert!(kinds.starts_with(&all), "{kinds:?}");
    }
}
