//! The choices that are offered on the board now, and which of them has the focus.

use super::Spot;
use bevy::prelude::*;
use std::mem::Discriminant;

/// The choices that are offered on the board now.
#[derive(Resource)]
pub struct Offer<A: Send + Sync + 'static> {
    pub(super) made_for: Option<MadeFor>,
    /// The focused spot: it is under the pointer or was chosen with Tab.
    pub focus: Option<Entity>,
    /// Whether it was chosen with Tab, or with the first of two clicks. Only then does the key that also skips take it.
    pub by_key: bool,
    /// The spot that a key has lit, and from which the pointer has moved away since: the player looks at something else.
    pub(super) left: Option<Entity>,
    /// The spot that a click has only lit, because it came before the click could be meant for it.
    pub(super) lit: Option<Entity>,
    /// The kind of spot that was clicked before this offer was made. A new spot of the same kind gets the focus even if
    /// the pointer has not moved. So ghosts can be removed one after another.
    pub(super) again: Option<Discriminant<A>>,
    /// Whether the table was rebuilt, after a take-back for example: then a pointer that rests on a spot may light it.
    pub(super) anew: bool,
    /// Whether it has been there long enough for a click to be meant for it, even from a pointer that rests.
    pub(super) settled: bool,
    /// For what the close look was last chosen.
    pub(super) looked_at: Option<MadeFor>,
    /// Whether the button was pressed beside all spots. If that becomes a click, it is answered.
    pub beside: bool,
}

/// For what spots are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MadeFor {
    /// The fingerprint of the position.
    pub fingerprint: u64,
    /// The number of the colour or piece that is placed next, where the player can choose it.
    pub selected: Option<u8>,
    /// Whether a person here is asked. The seat may be given to a friend, or come back, in the middle of a decision.
    pub is_asked: bool,
}

impl<A: Send + Sync + 'static> Default for Offer<A> {
    fn default() -> Self {
        Offer {
            made_for: None,
            focus: None,
            by_key: false,
            left: None,
            lit: None,
            again: None,
            anew: false,
            settled: false,
            looked_at: None,
            beside: false,
        }
    }
}

impl<A: Copy + PartialEq + Send + Sync + 'static> Offer<A> {
    /// Removes spots that were made for something else. Returns whether new ones have to be made now, which is when
    /// everything before the decision was shown.
    pub fn renew(
        &mut self,
        made_for: MadeFor,
        caught_up: bool,
        spots: &Query<Entity, With<Spot<A>>>,
        commands: &mut Commands,
    ) -> bool {
        if self.made_for == Some(made_for) {
            return false;
        }
        if let Some(before) = self.made_for {
            spots.iter().for_each(|spot| commands.entity(spot).despawn());
            // Another piece was taken up for the same decision: that was meant, so a pointer that rests may light its
            // place.
            let anew = self.anew || before.fingerprint == made_for.fingerprint;
            *self = Offer { again: self.again, anew, looked_at: self.looked_at, ..Offer::default() };
        }
        if caught_up {
            let Offer { again, anew, looked_at, .. } = *self;
            *self = Offer { made_for: Some(made_for), again, anew, looked_at, ..Offer::default() };
        }
        caught_up
    }

    /// For what spots are offered, if they are.
    pub fn made_for(&self) -> Option<MadeFor> {
        self.made_for
    }

    /// Whether spots are offered.
    pub fn is_made(&self) -> bool {
        self.made_for.is_some()
    }

    /// The action of the focused spot.
    pub fn focused_action(&self, spots: &Query<&Spot<A>>) -> Option<A> {
        spots.get(self.focus?).ok().map(|spot| spot.action)
    }

    /// Whether the pointer has moved elsewhere since a key or a hint lit the focused spot.
    pub fn is_left(&self) -> bool {
        self.by_key && self.focus.is_some() && self.focus == self.left
    }

    /// Whether a spot was chosen, and not only pointed at.
    pub fn is_chosen(&self) -> bool {
        self.by_key && self.focus.is_some()
    }

    /// Whether the focused spot was clicked, or chosen otherwise, and waits for another click.
    pub fn waits_for_click(&self) -> bool {
        self.is_chosen() || self.focus.is_some() && self.focus == self.lit
    }

    /// The focused spot, if a click at this point of the board hits it.
    pub fn hit<'a>(&self, spots: &'a Query<&Spot<A>>, world: Vec2) -> Option<&'a Spot<A>> {
        spots.get(self.focus?).ok().filter(|spot| spot.distance(world).is_some())
    }
}
