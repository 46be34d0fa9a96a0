//! Shows on the board what the focused choice would do: where a guard would lie, where a hound would stand and run,
//! where Eloise would sit, and into which circle a ghost would go.

use super::{Offer, Spot};
use crate::app::board::{layer, middle};
use crate::app::games::mists::pieces::{SEA_GREEN, Standing, cat_sprite, hound_sprite, lured_way};
use crate::app::games::mists::table::AtTable;
use crate::app::games::playing::MistsAt;
use crate::app::pictures::Pictures;
use crate::app::shell::screen::Screen;
use crate::app::table::OnTable;
use crate::rules::Game;
use crate::rules::mists::{Action, Happening, Haunt, Mists, Phase, Whereabouts};
use crate::rules::tiles::{PartName, Square};
use bevy::prelude::*;
use bevy::sprite::Anchor;

/// A faint picture of something that would happen.
#[derive(Component)]
#[require(OnTable)]
pub(super) struct Prospect;

/// The opacity of such a picture.
const FAINT: f32 = 0.72;

/// Shows what the focused spot would do. While a hound calms ghosts, it also shows how far the hound reaches.
pub(super) fn show(
    offer: Res<Offer>,
    table: Res<AtTable>,
    standing: Standing,
    pictures: Res<Pictures>,
    spots: Query<&Spot>,
    shown: Query<Entity, With<Prospect>>,
    mut commands: Commands,
) {
    if !offer.is_changed() {
        return;
    }
    shown.iter().for_each(|old| commands.entity(old).despawn());
    if !offer.is_made() {
        return;
    }
    let view = View { position: table.position(), standing: &standing, pictures: &pictures };
    if view.position.phase() == Phase::CalmGhosts
        && let Some(around) = view.hound_at()
    {
        view.reach(around, &mut commands);
    }
    let Some(spot) = offer.focus.and_then(|spot| spots.get(spot).ok()) else { return };
    match spot.action {
        Action::Bury { meeple } => view.bury(meeple, &mut commands),
        Action::PlaceHound { meeple } => view.join(meeple, &mut commands),
        Action::PlaceCat { meeple } => view.sit_down(meeple, &mut commands),
        Action::DrawIn { .. } => view.draw_in(spot, &mut commands),
        Action::LayFaceDown { at } => {
            faintly(pictures.card_back.sprite(), middle(at).extend(layer::GLOW - 0.2), FAINT, &mut commands);
        }
        _ => {}
    }
}

struct View<'a> {
    position: &'a Mists,
    standing: &'a Standing<'a>,
    pictures: &'a Pictures,
}

impl View<'_> {
    /// The square of the hound that calms ghosts.
    fn hound_at(&self) -> Option<Square> {
        match self.position.hound(self.position.hound_under_way()?)? {
            Whereabouts::With(part) => Some(self.position.name_of(part).at),
            Whereabouts::Track | Whereabouts::Gone => None,
        }
    }

    fn reach(&self, around: Square, commands: &mut Commands) {
        faintly(self.pictures.surroundings.sprite(), middle(around).extend(layer::GLOW), 1.0, commands);
    }

    fn bury(&self, meeple: PartName, commands: &mut Commands) {
        let feet = self.position.burying_at().and_then(|at| self.standing.grave(at));
        if let (Some(feet), Some(standing)) = (feet, self.position.meeple_on(meeple)) {
            let buried = self.pictures.buried[standing.colour].sprite();
            faintly(buried, feet.extend(layer::in_row(layer::FIGURES, feet.y)), FAINT, commands);
        }
    }

    fn join(&self, meeple: PartName, commands: &mut Commands) {
        self.reach(meeple.at, commands);
        let Some(hound) = self.position.hound_under_way() else { return };
        if let Some(feet) = self.standing.hound(hound, meeple) {
            let place = feet.extend(layer::in_row(layer::FIGURES, feet.y));
            faintly(hound_sprite(self.standing, hound, meeple, self.pictures), place, FAINT, commands);
        }
    }

    fn sit_down(&self, meeple: PartName, commands: &mut Commands) {
        if let Some(feet) = self.standing.cat(meeple) {
            let place = feet.extend(layer::in_row(layer::FIGURES, feet.y));
            faintly(cat_sprite(self.standing, Some(meeple), self.pictures), place, FAINT, commands);
        }
    }

    /// The ghost in the circle that it would enter, and its path.
    fn draw_in(&self, spot: &Spot, commands: &mut Commands) {
        let Some(feet) = self.circle_to_fill(spot.action) else { return };
        let (mut ghost, anchor) = self.pictures.ghost_to_come.sprite();
        ghost.color = SEA_GREEN.into();
        faintly((ghost, anchor), feet.extend(layer::in_row(layer::FIGURES, feet.y)), FAINT, commands);
        for (spark, anchor, place) in lured_way(spot.at, feet, self.pictures) {
            faintly((spark, anchor), place.extend(layer::HELD), 0.95, commands);
        }
    }

    /// The circle that the next ghost would enter.
    fn circle_to_fill(&self, action: Action) -> Option<Vec2> {
        let mut happenings = Vec::new();
        self.position.veiled().apply(action, &mut happenings).ok()?;
        happenings.into_iter().find_map(|happening| match happening {
            Happening::GhostDrawnIn { to, area, .. } => {
                let circle = Haunt::Circle(area);
                self.standing.ghost(to, circle, usize::from(self.position.ghosts_at_haunt(to, circle)))
            }
            _ => None,
        })
    }
}

fn faintly((mut sprite, anchor): (Sprite, Anchor), place: Vec3, alpha: f32, commands: &mut Commands) {
    sprite.color.set_alpha(alpha);
    let place = Transform::from_translation(place);
    commands.spawn((Name::new("Prospect"), Prospect, DespawnOnExit(MistsAt(Screen::Table)), sprite, anchor, place));
}
