//! Mouse and keys in a turn of this game.

use crate::app::book::controls::{Control, taken_back_or_asked};
use crate::app::words::say;

/// The actions of a turn.
pub(super) fn of_a_turn() -> Vec<Control> {
    let own = [
        [say!("house-control-place-what"), say!("house-control-place-mouse"), say!("house-control-place-keys")],
        [say!("house-control-take-what"), say!("house-control-take-mouse"), say!("control-choose-keys")],
        [say!("house-control-again-what"), say!("house-control-again-mouse"), say!("house-control-again-keys")],
        [say!("house-control-die-what"), say!("house-control-die-mouse"), say!("house-control-die-keys")],
        [say!("house-control-type-what"), say!("house-control-again-mouse"), say!("house-control-type-keys")],
        [say!("house-control-peek-what"), say!("house-control-peek-mouse"), say!("house-control-peek-keys")],
    ];
    [&own[..], &taken_back_or_asked()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::input::{Keys, Want};

    // HHIDE-7
    #[test]
    fn the_book_names_the_key_for_what_is_private() {
        let keys = Keys::default();
        let peek = keys.name(Want::Peek);
        assert!(
            of_a_turn().iter().any(|[_, _, told]| keys.spelled(told).split(' ').any(|word| word == peek)),
            "{peek}"
        );
    }
}
