//! Pictures of the drawn tile in hand, or the one just laid: a coarse one at once, fine ones in all rotations a little later.

use super::LaysTiles;
use crate::app::pictures::{Sharpness, to_image};
use crate::app::shell::background::background;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::table::{AtTable, Happened, Rebuilt};
use crate::painter::held;
use crate::painter::picture::Picture;
use crate::rules::tiles::{Face, Rotation};
use bevy::prelude::*;
use bevy::tasks::{Task, futures::check_ready};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HandPictures>();
    app.add_systems(Update, take_in_pictures.in_set(FrameSystems::Arrive).run_if(in_state(Screen::Table)));
}

pub(super) fn game<G: LaysTiles>(app: &mut App) {
    app.add_observer(draw::<G>).add_observer(draw_again::<G>);
}

/// Pixels per square at the usual [`Sharpness`], of the picture that is there at once and of the others.
const COARSE: u32 = 48;
const FINE: u32 = 192;

/// Pictures of the drawn tile in its four rotations.
#[derive(Resource, Default)]
pub struct HandPictures {
    images: [Option<Handle<Image>>; 4],
    under_way: [Option<Task<Picture>>; 4],
}

impl HandPictures {
    /// A coarse picture for the panels at once, and the four fine ones in the background.
    fn begun(print: &Face, sharpness: Sharpness, images: &mut Assets<Image>) -> HandPictures {
        let first = images.add(to_image(&held::paint(print, Rotation::default(), sharpness.scaled(COARSE))));
        let fine = sharpness.scaled(FINE);
        HandPictures {
            images: [Some(first), None, None, None],
            under_way: Rotation::ALL.map(|turn| {
                let print = print.clone();
                Some(background().spawn(async move { held::paint(&print, turn, fine) }))
            }),
        }
    }

    /// The drawn tile as it is turned, once it is painted.
    pub fn image(&self, turn: Rotation) -> Option<&Handle<Image>> {
        self.images[turn.quarters() as usize].as_ref()
    }

    /// Whether all four rotations are painted.
    pub fn is_idle(&self) -> bool {
        self.under_way.iter().all(Option::is_none)
    }
}

fn draw<G: LaysTiles>(
    happened: On<Happened<G>>,
    table: Res<AtTable<G>>,
    sharpness: Res<Sharpness>,
    mut pictures: ResMut<HandPictures>,
    mut images: ResMut<Assets<Image>>,
) {
    if let Some(face) = G::drawn_by(&happened.what) {
        *pictures = HandPictures::begun(table.position().print_of(face), *sharpness, &mut images);
    }
}

fn draw_again<G: LaysTiles>(
    _: On<Rebuilt<G>>,
    table: Res<AtTable<G>>,
    sharpness: Res<Sharpness>,
    mut pictures: ResMut<HandPictures>,
    mut images: ResMut<Assets<Image>>,
) {
    // After the tile is laid, the panels show it.
    let face = table.position().drawn().unwrap_or_else(|| LaysTiles::last_laid(table.position()));
    *pictures = HandPictures::begun(table.position().print_of(face), *sharpness, &mut images);
}

fn take_in_pictures(mut pictures: ResMut<HandPictures>, mut images: ResMut<Assets<Image>>) {
    if pictures.is_idle() {
        return;
    }
    let HandPictures { images: shown, under_way, .. } = &mut *pictures;
    for (shown, task) in shown.iter_mut().zip(under_way) {
        if let Some(picture) = task.as_mut().and_then(check_ready) {
            *shown = Some(images.add(to_image(&picture)));
            *task = None;
        }
    }
}
