//! The controls of this game, and that the book has them all.

use crate::app::book::controls::{Control, in_a_turn};
use crate::app::words::say;

/// The actions of a turn, with the choices of this game.
pub(super) fn of_a_turn() -> Vec<Control> {
    in_a_turn(&[
        [
            say!("control-points-or-ghosts-what"),
            say!("control-points-or-ghosts-mouse"),
            say!("control-points-or-ghosts-keys"),
        ],
        [say!("control-choose-what"), say!("control-choose-mouse"), say!("control-choose-keys")],
    ])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::book::controls::{at_a_board_of_tiles, in_the_book};
    use crate::app::input::{Keys, Want};

    fn all() -> impl Iterator<Item = Control> {
        of_a_turn().into_iter().chain(at_a_board_of_tiles()).chain(in_the_book())
    }

    #[test]
    fn the_book_names_the_keys_of_the_table() {
        let keys = Keys::default();
        let rows = [
            ("lay the tile", &[Want::Next, Want::Confirm, Want::ConfirmOrSkip][..]),
            ("turn it", &[Want::Turn, Want::TurnBack]),
            ("put none", &[Want::ConfirmOrSkip]),
            ("take back", &[Want::TakeBack]),
            ("ask the guide", &[Want::Hint, Want::Judgement]),
            ("look round", &[Want::PanUp, Want::PanLeft, Want::PanDown, Want::PanRight, Want::Nearer, Want::Farther]),
            ("the whole board", &[Want::FitBoard]),
            ("the whole log", &[Want::PageBack, Want::PageOn, Want::Log]),
            ("tiles to come", &[Want::Tiles]),
            ("the rule that matters now", &[Want::Rule]),
            ("menu, settings", &[Want::Leave]),
            ("full screen", &[Want::FullScreen]),
            ("silence", &[Want::Mute]),
            ("save the picture of a finished game", &[Want::SavePicture]),
        ];
        for (what, wants) in rows {
            let control = all().find(|control| control[0] == what);
            let [_, _, told] = control.unwrap_or_else(|| panic!("the book knows no {what}"));
            let told = keys.spelled(told);
            let words: Vec<&str> = told.split([' ', ',']).collect();
            for chord in wants.iter().flat_map(|&want| keys.of(want)).map(|chord| chord.to_string()) {
                let named = chord.split(' ').all(|word| words.contains(&word));
                assert!(named, "{what}: the book does not name {chord} in {told:?}");
            }
        }
    }

    #[test]
    fn the_book_has_every_control_of_the_readme() {
        let keys = Keys::default();
        let readme = include_str!("../../../../../README.md");
        let table = readme.split("| | mouse | keyboard |\n|---|---|---|\n").nth(1).expect("the table of controls");
        let rows: Vec<Vec<&str>> = table
            .lines()
            .take_while(|line| line.starts_with('|'))
            .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
            .collect();
        assert!(rows.len() > 10, "only {} controls in the readme", rows.len());
        for row in rows {
            let told = all().any(|control| control.map(|text| keys.spelled(text).into_owned())[..] == row[..]);
            assert!(told, "the book does not say: {}", row.join(" | "));
        }
    }
}
