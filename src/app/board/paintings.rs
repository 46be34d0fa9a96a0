//! Painted tiles: each (face, rotation, square) is painted once, coarsely at once and finely in the background.

use crate::app::background::background;
use crate::app::pictures::to_image;
use crate::painter::places::{self, Places};
use crate::painter::tile::{self, Relief};
use crate::rules::{Face, FaceId, Square, Turn};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::tasks::{Task, futures::check_ready};
use std::borrow::Cow;
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Paintings>().add_systems(Update, take_in);
}

/// Pixels a square of a tile that has to be there this instant.
const COARSE: u32 = 40;
/// Pixels a square of a finished painting.
const FINE: u32 = 192;

/// What is painted where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Subject {
    /// What is printed on the tile.
    pub face: FaceId,
    /// How it is turned.
    pub turn: Turn,
    /// Where it lies.
    pub at: Square,
}

/// A painted tile and its textures.
pub struct Painted {
    /// What mist and figures have to know of it.
    pub relief: Arc<Relief>,
    /// The land.
    pub ground: Handle<Image>,
    /// What stands on it.
    pub standing: Handle<Image>,
}

/// A painting with its textures, not in use yet.
struct Fresh {
    relief: Relief,
    ground: Image,
    standing: Image,
}

impl Fresh {
    fn paint(face: &Face, Subject { turn, at, .. }: Subject, px: u32) -> Fresh {
        let painting = tile::paint(face, turn, at, px);
        Fresh { ground: to_image(&painting.ground), standing: to_image(&painting.standing), relief: painting.relief }
    }

    fn hung(self, images: &mut Assets<Image>) -> Painted {
        Painted { relief: Arc::new(self.relief), ground: images.add(self.ground), standing: images.add(self.standing) }
    }
}

/// All tiles painted so far.
#[derive(Resource, Default)]
pub struct Paintings {
    done: HashMap<Subject, Painted>,
    under_way: HashMap<Subject, Task<Fresh>>,
}

impl Paintings {
    /// The painting of a tile; where there is none yet, a coarse one now and a fine one soon, under the same handles.
    pub fn of(&mut self, subject: Subject, face: &Face, images: &mut Assets<Image>) -> &Painted {
        self.prepare(subject, face);
        self.done.entry(subject).or_insert_with(|| Fresh::paint(face, subject, COARSE).hung(images))
    }

    /// Starts the fine painting of a tile that will probably be wanted.
    pub fn prepare(&mut self, subject: Subject, face: &Face) {
        if self.done.contains_key(&subject) || self.under_way.contains_key(&subject) {
            return;
        }
        let face = face.clone();
        let task = background().spawn(async move { Fresh::paint(&face, subject, FINE) });
        self.under_way.insert(subject, task);
    }

    /// The painting of a tile, if there is one already.
    pub fn get(&self, subject: Subject) -> Option<&Painted> {
        self.done.get(&subject)
    }

    /// Where figures have room on a tile: as it is painted, or until then laid out for this once.
    pub fn places(&self, subject: Subject, face: &Face) -> Cow<'_, Places> {
        match self.get(subject) {
            Some(painted) => Cow::Borrowed(&painted.relief.places),
            None => Cow::Owned(places::on(face, subject.turn, subject.at)),
        }
    }

    /// Whether every painting asked for is done.
    pub fn is_idle(&self) -> bool {
        self.under_way.is_empty()
    }

    /// Forgets everything; faces are numbered anew with each deck.
    pub fn clear(&mut self) {
        *self = Paintings::default();
    }
}

fn take_in(mut paintings: ResMut<Paintings>, mut images: ResMut<Assets<Image>>) {
    if paintings.is_idle() {
        return;
    }
    let Paintings { done, under_way } = &mut *paintings;
    under_way.retain(|&subject, task| {
        let Some(fresh) = check_ready(task) else { return true };
        if let Some(painted) = done.get_mut(&subject) {
            // The handle is alive as long as it is in the list, so there is something to replace.
            let _ = images.insert(painted.ground.id(), fresh.ground);
            let _ = images.insert(painted.standing.id(), fresh.standing);
            painted.relief = Arc::new(fresh.relief);
        } else {
            done.insert(subject, fresh.hung(&mut images));
        }
        false
    });
}
