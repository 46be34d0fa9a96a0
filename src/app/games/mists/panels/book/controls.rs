//! Every control, for mouse and for keyboard, as a table.

use crate::app::theme::{FADED_INK, Face, INK, Pen, RUBRIC, Type, faint};
use egui::{Align, Align2, Rect, Stroke, pos2, vec2};

/// What is done, how with the mouse, and how with the keyboard.
pub(super) type Control = [&'static str; 3];

/// What a turn asks for.
pub(super) const IN_A_TURN: &[Control] = &[
    [
        "lay the tile",
        "drag it from the hand onto a glowing square, or click the square",
        "Tab or arrows choose a square, Enter or Space lays",
    ],
    ["turn it", "wheel over a glowing square, right click, arrows beside the hand", "R or E, Q the other way"],
    [
        "put a meeple",
        "click a place on the new tile, or drag a meeple there from its supply",
        "Tab chooses a place, Enter puts it",
    ],
    ["put none", "click \"no meeple\"", "Space"],
    [
        "points or ghosts",
        "click the choice; click ghosts on the board to remove them",
        "1 to 9; Tab and Enter for ghosts",
    ],
    [
        "bury, haunt, draw in, place a hound or Eloise, lay face down",
        "click what glows; hovering tells what follows",
        "Tab chooses, Enter decides",
    ],
    ["take back", "click \"take back\"", "U or Ctrl+Z"],
    ["do it again", "menu", "Shift+U or Ctrl+Y"],
];

/// Everything else.
pub(super) const AT_THE_TABLE: &[Control] = &[
    ["read the rules", "click \"?\" beside the track, or \"How to play\" at the title", "menu"],
    ["turn the pages of this book", "click \"Next\" and \"Previous\", or a page in the list", "right and left arrow"],
    ["the rule behind a no", "click its name", "menu"],
    ["look round", "drag with the middle or right button, wheel to zoom", "W A S D"],
    ["the whole board", "click \"whole board\"", "F"],
    ["the whole log", "wheel over it, or click it", "Page Up, Page Down, L"],
    ["tiles to come", "click the piles", "T"],
    ["menu, settings", "click \"menu\"", "Escape"],
    ["full screen", "settings", "F11 or Alt+Enter"],
    ["silence", "settings", "M"],
    ["save the picture of a finished game", "click \"save the picture\"", "P"],
];

const HEADS: Control = ["", "mouse", "keyboard"];
/// Where the columns begin and how wide they are, as shares of the whole.
const COLUMNS: [(f32, f32); 3] = [(0.0, 0.26), (0.28, 0.42), (0.72, 0.28)];
const HEAD: f32 = 40.0;
const GAP: f32 = 18.0;
const WHAT: Type = Type::new(Face::Bold, 23.0, INK);
const HOW: Type = Type::new(Face::Text, 23.0, INK);

/// Writes the table from the top of a place.
pub(super) fn show(pen: &mut Pen, place: Rect, controls: &[Control]) {
    let column = |(from, wide): (f32, f32), y: f32| {
        Rect::from_min_size(
            pos2(place.left() + from * place.width(), y),
            vec2(wide * place.width(), place.bottom() - y),
        )
    };
    for (column, head) in COLUMNS.map(|share| column(share, place.top())).into_iter().zip(HEADS) {
        if !head.is_empty() {
            let set = Type::new(Face::Heading, 25.0, RUBRIC);
            pen.write(column.min, Align2::LEFT_TOP, head, set, column.width());
        }
    }
    let mut y = place.top() + HEAD * pen.unit;
    for control in controls {
        let line = Stroke::new(pen.unit, faint(FADED_INK, 0.35));
        pen.painter().hline(place.x_range(), y, line);
        y += 0.4 * GAP * pen.unit;
        let mut highest: f32 = 0.0;
        for ((share, text), set) in COLUMNS.into_iter().zip(*control).zip([WHAT, HOW, HOW]) {
            let written = pen.paragraph(column(share, y), Align::Min, text, set);
            highest = highest.max(written.height());
        }
        y += highest + 0.6 * GAP * pen.unit;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::input::{Keys, Want};

    #[test]
    fn the_book_names_the_keys_of_the_table() {
        let keys = Keys::default();
        let rows = [
            ("lay the tile", &[Want::Next, Want::Confirm, Want::ConfirmOrSkip][..]),
            ("turn it", &[Want::Turn, Want::TurnBack]),
            ("put none", &[Want::ConfirmOrSkip]),
            ("take back", &[Want::TakeBack]),
            ("look round", &[Want::PanUp, Want::PanLeft, Want::PanDown, Want::PanRight]),
            ("the whole board", &[Want::FitBoard]),
            ("the whole log", &[Want::PageBack, Want::PageOn, Want::Log]),
            ("tiles to come", &[Want::Tiles]),
            ("menu, settings", &[Want::Leave]),
            ("full screen", &[Want::FullScreen]),
            ("silence", &[Want::Mute]),
            ("save the picture of a finished game", &[Want::SavePicture]),
        ];
        for (what, wants) in rows {
            let control = IN_A_TURN.iter().chain(AT_THE_TABLE).find(|control| control[0] == what);
            let [_, _, told] = control.unwrap_or_else(|| panic!("the book knows no {what}"));
            let words: Vec<&str> = told.split([' ', ',']).collect();
            for chord in wants.iter().flat_map(|&want| keys.of(want)).map(|chord| chord.to_string()) {
                let named = chord.split(' ').all(|word| words.contains(&word));
                assert!(named, "{what}: the book does not name {chord} in {told:?}");
            }
        }
    }

    #[test]
    fn the_book_has_every_control_of_the_readme() {
        let readme = include_str!("../../../../../../README.md");
        let table = readme.split("| | mouse | keyboard |\n|---|---|---|\n").nth(1).expect("the table of controls");
        let rows: Vec<Vec<&str>> = table
            .lines()
            .take_while(|line| line.starts_with('|'))
            .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
            .collect();
        assert!(rows.len() > 10, "only {} controls in the readme", rows.len());
        for row in rows {
            let told = IN_A_TURN.iter().chain(AT_THE_TABLE).any(|control| control[..] == row[..]);
            assert!(told, "the book does not say: {}", row.join(" | "));
        }
    }
}
