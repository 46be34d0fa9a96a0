//! The panels of the competitive game, drawn without a window.

use super::screens::{all_well, faults};
use mists::app::games::carcassonne::panels::{self, *};
use mists::rules::Colour;
use mists::rules::carcassonne::{Action, Piece};
use std::collections::BTreeSet;

/// A row with a piece of each kind.
fn row(name: &str, colour: Colour, active: bool, left: u8) -> PlayerRow {
    let hand = |piece| PieceInHand { piece, left, selected: piece == Piece::Ordinary, usable: active };
    PlayerRow {
        name: name.to_owned(),
        colour,
        active,
        computer: true,
        points: 49 + u16::from(left),
        if_over: Some(61),
        stands: 49.0,
        coming: 2,
        pieces: Piece::ALL.map(hand).to_vec(),
        reserve: left,
        ghosts: left,
    }
}

fn table() -> TableView {
    let line = |mark| ForesightLine { mark, text: "…".to_owned() };
    TableView {
        players: vec![row("Alix", Colour::Red, true, 1), row("Guilhem", Colour::Blue, false, 2)],
        ghosts: GhostsView { left: 9, of: 15, would: None },
        tiles: TilesView { left: 41, of: 131, set_aside: 1 },
        turn: TurnView { can_skip: true, can_take_back: true, name: "Alix".to_owned(), ..TurnView::default() },
        foresight: Some(ForesightCard { of: Hovering::Tile, lines: vec![line(ForesightMark::Note)] }),
        log: vec![LogLine { turn: 3, colour: None, text: "…".to_owned() }].into(),
        tells_tiles: true,
        ..TableView::default()
    }
}

#[test]
fn the_panels_of_the_competitive_game_are_without_english() {
    let mut all = BTreeSet::new();
    let mut look = |view: &TableView| all.extend(faults("table", |ctx, art| panels::table(ctx, view, art)));
    look(&table());
    for selected in Piece::ALL {
        let mut view = table();
        view.players[0].pieces.iter_mut().for_each(|hand| hand.selected = hand.piece == selected);
        look(&view);
    }
    for step in [Step::Ghosts, Step::Meeple, Step::Score] {
        look(&TableView { turn: TurnView { step, thinks: true, ..table().turn }, ..table() });
    }
    let pieces = Piece::ALL.map(Hovering::Piece);
    for of in [Hovering::Ghost, Hovering::LeavingGhost, Hovering::Region].into_iter().chain(pieces) {
        look(&TableView { foresight: Some(ForesightCard { of, lines: Vec::new() }), ..table() });
    }
    for (taken, back) in [(0, 0), (1, 0), (0, 3), (1, 3)] {
        let ghosts = GhostsView { would: Some(GhostsMoved { taken, back }), ..table().ghosts };
        look(&TableView { ghosts, ..table() });
    }
    look(&TableView { choices: vec![Choice::new("1", Action::SkipMeeple)], ..table() });
    look(&TableView { over: Some(OverTable::Tiles(Vec::new())), ..table() });
    look(&TableView { menu: Some(MenuView { visits: false, can_take_back: true, can_redo: true }), ..table() });
    all_well(all);
}
