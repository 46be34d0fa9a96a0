//! What anybody may ask of the table: tiles, supplies, points, players.

use super::Carcassonne;
use crate::rules::carcassonne::{Board, Meeple, Outcome, Phase, Setup, Supply};
use crate::rules::tiles::{Deck, Face, FaceId, RegionId, TileId};
use crate::rules::{ByColour, Colour};
use std::sync::Arc;

impl Carcassonne {
    /// The tiles, regions and gaps.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What is printed on a face.
    pub fn face(&self, id: FaceId) -> &Face {
        &self.table.faces[id.index()]
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

    /// The deck that is played with.
    pub fn deck(&self) -> &Arc<Deck> {
        &self.table.deck
    }

    /// The drawn tile, while it is not laid yet.
    pub fn hand(&self) -> Option<FaceId> {
        self.hand
    }

    /// Tiles left in the supply.
    pub fn tiles_left(&self) -> u8 {
        self.table.order.len() as u8 - self.drawn
    }

    /// Tiles the game began with, the one in hand and those set aside included.
    pub fn tiles_in_all(&self) -> u8 {
        self.table.order.len() as u8
    }

    /// What nobody has seen yet, sorted so that it tells nothing about the order (RSETUP-7).
    pub fn unseen(&self) -> Vec<FaceId> {
        let mut unseen = self.table.order[usize::from(self.drawn)..].to_vec();
        unseen.sort_unstable();
        unseen
    }

    /// All faces in the order in which they are drawn, those still to come included: for the records of finished games
    /// only.
    pub fn draw_order(&self) -> &[FaceId] {
        &self.table.order
    }

    /// Whether farmers are played with (RSETUP-6).
    pub fn farmers(&self) -> bool {
        self.table.farmers
    }

    /// Whether the Spell Circles are played with (RCIRC-1).
    pub fn spell_circles(&self) -> bool {
        self.table.spell_circles
    }

    /// Whether everybody has an abbot (RABBOT-1).
    pub fn abbot(&self) -> bool {
        self.table.abbot
    }

    /// The setup that the game was begun with.
    pub fn setup(&self) -> Setup {
        let (deck, seats) = (self.table.deck.clone(), self.table.seats.clone());
        let (farmers, spell_circles, abbot) = (self.farmers(), self.spell_circles(), self.abbot());
        Setup { deck, seats, farmers, spell_circles, abbot }
    }

    /// Ghosts in the supply.
    pub fn ghosts_in_supply(&self) -> u8 {
        self.ghosts
    }

    /// Ghosts that stand with meeples (RGHOST-4).
    pub fn ghosts_on_meeples(&self) -> u8 {
        self.meeples.iter().map(|meeple| meeple.ghosts).sum()
    }

    /// Ghosts in the circles of a bank.
    pub fn ghosts_in_bank(&self, bank: RegionId) -> u8 {
        let areas = self.parts_of(bank).map(|part| self.name_of(part));
        areas.map(|area| self.ghosts_in_area(area.at, area.index)).sum()
    }

    /// Ghosts in spell circles (RCIRC-2).
    pub fn ghosts_in_circles(&self) -> u8 {
        self.board.tiles().iter().map(|tile| tile.holds.0.sum()).sum()
    }

    /// Each player's colour, in the order of play.
    pub fn seats(&self) -> &[Colour] {
        &self.table.seats
    }

    /// The number of the turn, from 1.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// Whose turn it is, from 0.
    pub fn active(&self) -> usize {
        self.active as usize
    }

    /// The colour of the player whose turn it is.
    pub fn active_colour(&self) -> Colour {
        self.table.seats[self.active as usize]
    }

    /// What a player has beside the board.
    pub fn supply(&self, colour: Colour) -> Supply {
        self.supplies[colour]
    }

    /// A player's score.
    pub fn score(&self, colour: Colour) -> u16 {
        self.scores[colour]
    }

    /// All scores; 0 for colours that nobody plays.
    pub fn scores(&self) -> ByColour<u16> {
        self.scores
    }

    /// The meeples on the board, in the order in which they came.
    pub fn meeples(&self) -> &[Meeple] {
        &self.meeples
    }

    /// The tile laid this turn, or last.
    pub fn last_laid(&self) -> TileId {
        self.laid
    }

    /// Which kind of decision is due; see [`Game::phase`](crate::rules::Game::phase).
    pub(in crate::rules::carcassonne) fn phase_now(&self) -> Phase {
        self.phase
    }

    pub(in crate::rules::carcassonne) fn outcome_now(&self) -> Option<Outcome> {
        self.outcome
    }

    pub(in crate::rules::carcassonne) fn is_veiled(&self) -> bool {
        self.veiled
    }
}
