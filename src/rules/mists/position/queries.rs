//! What anybody may ask of the table: tiles, piles, supplies, points, players.

use super::{Mists, Standing};
use crate::rules::Colour;
use crate::rules::mists::{Board, Cat, Hound, Level, Outcome, Phase, Whereabouts};
use crate::rules::tiles::{Face, FaceId, TileId};

impl Mists {
    /// The tiles, regions and gaps.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The level's numbers.
    pub fn level(&self) -> &Level {
        &self.table.level
    }

    /// What is printed on a face.
    pub fn face(&self, id: FaceId) -> &Face {
        &self.table.faces[id.0 as usize]
    }

    /// What is printed on all tiles, in the order of their [`FaceId`]s.
    pub fn faces(&self) -> &[Face] {
        &self.table.faces
    }

    /// The face's name in the deck.
    pub fn face_name(&self, id: FaceId) -> &str {
        let named = self.table.deck.faces();
        match named.get(id.index()) {
            Some(named) => &named.name,
            None => &self.table.more_names[id.index() - named.len()],
        }
    }

    /// The drawn tile, while it is not laid yet.
    pub fn hand(&self) -> Option<FaceId> {
        self.hand
    }

    /// Tiles left in the active pile.
    pub fn tiles_left(&self) -> u8 {
        self.piles.left()
    }

    /// Tiles left in each pile; none in those that are used up or were put on the next (PILE-1).
    pub fn piles(&self) -> impl Iterator<Item = u8> + '_ {
        (0..self.piles.count).map(|pile| self.piles.left_in(pile))
    }

    /// The active pile, from 0.
    pub fn active_pile(&self) -> u8 {
        self.piles.active
    }

    /// What nobody has seen yet, in the piles and face down, sorted so that it tells nothing about the order.
    pub fn unseen(&self) -> Vec<FaceId> {
        let mut unseen = self.table.order[self.piles.drawn as usize..].to_vec();
        unseen.extend(self.board.face_down_tiles().iter().map(|tile| tile.face));
        unseen.sort_unstable();
        unseen
    }

    /// All faces in the order in which they are drawn, pile after pile, those still to come included: for the records
    /// of finished games only.
    pub fn draw_order(&self) -> &[FaceId] {
        &self.table.order
    }

    /// The same, pile by pile as they were before play.
    pub fn piles_in_draw_order(&self) -> impl Iterator<Item = &[FaceId]> {
        self.piles.stretches().map(|stretch| &self.table.order[stretch])
    }

    /// Tiles the game began with, the one in hand and those set aside included.
    pub fn tiles_in_all(&self) -> u8 {
        self.table.order.len() as u8
    }

    /// Ghosts in the supply.
    pub fn ghosts_in_supply(&self) -> u8 {
        self.ghosts
    }

    /// Those of the ghosts in the supply that stand before Eloise; none once she has come, or without the Spell Circles
    /// (CAT-1).
    pub fn ghosts_before_cat(&self) -> u8 {
        match self.cat {
            Some(Cat::Supply) => self.ghosts.saturating_sub(self.table.apart_from_cat),
            Some(Cat::With(_) | Cat::Waits) | None => 0,
        }
    }

    /// Ghosts in spell circles (CAT-4).
    pub fn ghosts_in_circles(&self) -> u8 {
        self.board.tiles().iter().map(|tile| tile.holds.circled.sum()).sum()
    }

    /// Ghosts on the board, those in circles too (SPELL-8).
    pub fn ghosts_on_board(&self) -> u8 {
        let in_mist: u8 = self.board.tiles().iter().map(|tile| tile.holds.all()).sum();
        in_mist + self.cemeteries().iter().map(|cemetery| cemetery.ghosts).sum::<u8>()
    }

    /// The points that count for hounds and goal: with three markers the fewest (L6-3).
    pub fn total(&self) -> u16 {
        self.track.total()
    }

    /// Each marker's points, in the order of [`Mists::markers`].
    pub fn totals(&self) -> &[u16] {
        self.track.totals()
    }

    /// Where a hound is; nowhere at levels without hounds.
    pub fn hound(&self, hound: Hound) -> Option<Whereabouts> {
        self.table.level.hounds.map(|_| self.hounds[hound])
    }

    /// Where Eloise is; nowhere without the Spell Circles.
    pub fn cat(&self) -> Option<Cat> {
        self.cat
    }

    /// The number of the turn, from 1.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// Whose turn it is, from 0.
    pub fn active(&self) -> usize {
        self.active as usize
    }

    /// Each player's colours, in the order of play.
    pub fn seats(&self) -> &[Vec<Colour>] {
        &self.table.seats
    }

    /// The score markers' colours, one or three.
    pub fn markers(&self) -> &[Colour] {
        &self.table.markers
    }

    /// Whether every colour of a scored region gets its value for a marker, and not all together for the only one (L6-2).
    pub fn splits_points(&self) -> bool {
        self.markers().len() > 1
    }

    /// Meeples of a colour that the game is played with, wherever they are.
    pub fn meeples_in_all(&self, colour: Colour) -> u8 {
        self.table.meeples[colour]
    }

    /// Meeples of a colour in the supply.
    pub fn meeples_in_supply(&self, colour: Colour) -> u8 {
        self.meeples[colour]
    }

    /// The meeples on the board.
    pub fn standing(&self) -> &[Standing] {
        &self.standing
    }

    /// The tile laid this turn, or last.
    pub fn last_laid(&self) -> TileId {
        self.laid
    }

    /// Which kind of decision is due; see [`Game::phase`](crate::rules::Game::phase).
    pub(in crate::rules::mists) fn phase_now(&self) -> Phase {
        self.phase
    }

    pub(in crate::rules::mists) fn outcome_now(&self) -> Option<Outcome> {
        self.outcome
    }

    pub(in crate::rules::mists) fn is_veiled(&self) -> bool {
        self.veiled
    }

    /// How the game ends when the active pile is empty (END-2, PILE-2).
    pub(in crate::rules::mists) fn outcome_without_tiles(&self) -> Outcome {
        if self.level().piles > 1 { Outcome::PileEmpty } else { Outcome::OutOfTiles }
    }

    /// Whether the goal was reached (END-1).
    pub(in crate::rules::mists) fn is_won(&self) -> bool {
        self.reached(self.level().goal)
    }

    /// The colours the active player may use (SETUP-5).
    pub(in crate::rules::mists) fn active_colours(&self) -> &[Colour] {
        &self.table.seats[self.active as usize]
    }

    /// Whether every marker has reached or passed a space: a hound's or the goal (END-1, HOUND-1, L6-3).
    pub(in crate::rules::mists) fn reached(&self, space: u16) -> bool {
        self.total() >= space
    }
}
