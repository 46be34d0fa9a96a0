//! Foresight with the Spell Circles.

use super::*;

const THREE: &str = "(mist: [(sides: [N], circles: 3)])";

fn field(x: i16, y: i16) -> PartName {
    part(x, y, Kind::Field)
}

// RCIRC-2, RCIRC-3: example 33 of the rule book.
#[test]
fn ghosts_around_are_drawn_in() {
    let small = Small::new(&[(1, 0, "()"), (-1, -1, "()")], THREE).circles(&[]);
    let ahead = small.with(Blue, field(1, 0), 2).with(Red, field(-1, -1), 1).foresee(0, 0);
    let circles = ahead.circles;
    assert_eq!((circles.drawn_in, circles.from_supply, circles.empty, circles.broken), (3, 0, 0, 0));
    let leaving: Vec<_> = circles.leaving.iter().map(|it| (it.colour, it.least, it.most)).collect();
    assert_eq!((leaving, ahead.chooses), (vec![(Blue, 2, 2), (Red, 1, 1)], true));
}

// RCIRC-3: one circle, and the player chooses.
#[test]
fn which_ghost_is_drawn_in_can_be_a_choice() {
    let one = "(mist: [(sides: [N], circles: 1)])";
    let small = Small::new(&[(1, 0, "()"), (-1, -1, "()")], one).circles(&[]);
    let small = small.with(Blue, field(1, 0), 2).with(Red, field(-1, -1), 1);
    let leaving: Vec<_> = small.foresee(0, 0).circles.leaving.iter().map(|it| (it.least, it.most)).collect();
    assert_eq!(leaving, [(0, 1), (0, 1)]);
    let drawn = if_drawn_in(&small.laid(0, 0), Action::DrawIn { meeple: field(1, 0) }).expect("a ghost");
    assert_eq!((drawn.colour, drawn.ghosts), (Blue, 1));
    assert_eq!((drawn.before.points[Blue], drawn.after.points[Blue]), (Some(-2), Some(-1)));
}

// RCIRC-3, RCIRC-4, RGHOST-2: example 34 of the rule book.
#[test]
fn circles_stay_empty_without_ghosts() {
    let small = Small::new(&[(1, 0, "()"), (0, 1, "(mist: [(sides: [N, S])])")], THREE).circles(&[]).ghosts(1);
    let ahead = small.with(Blue, field(1, 0), 1).foresee(0, 0);
    assert_eq!((ahead.circles.drawn_in, ahead.circles.from_supply, ahead.circles.empty), (1, 1, 1));
    assert_eq!((ahead.ghosts.to_opponents, ahead.ghosts.opponents_spared), (0..=0, Some(LeftOut::SupplyEmpty)));
}

// RCIRC-7, RMIST-2: example 35 of the rule book.
#[test]
fn circles_of_broken_mist_send_ghosts_to_the_active_player() {
    let two = "(mist: [(sides: [E], circles: 2)])";
    let small = Small::new(&[(1, 0, "()"), (9, 0, "()"), (9, 5, "()")], two).circles(&[]).ghosts(9);
    let ahead = small.with(Red, field(9, 0), 1).with(Red, field(9, 5), 0).foresee(0, 0);
    assert_eq!((ahead.circles.broken, ahead.circles.drawn_in, ahead.circles.from_supply), (2, 0, 0));
    assert_eq!((ahead.ghosts.to_own, ahead.ghosts.released), (3..=3, 0..=0));
    assert_eq!((ahead.ghosts.from_supply, ahead.ghosts.to_supply), (3..=3, 0..=3));
}

// RCIRC-6, RCIRC-9: example 37 of the rule book.
#[test]
fn finished_mist_sends_all_its_ghosts_or_releases_them() {
    let one = "(mist: [(sides: [W], circles: 1)])";
    let bank = "(mist: [(sides: [E], circles: 3)])";
    let small = Small::new(&[(0, 0, bank), (9, 0, "()")], one).circles(&[(0, 0, 3)]).ghosts(5);
    let ghosts = small.with(Blue, field(9, 0), 0).foresee(1, 0).ghosts;
    assert_eq!((ghosts.to_opponents, ghosts.released), (3..=3, 2..=2));
    // The circles send them; the meeple that goes home brings its three.
    assert_eq!((ghosts.from_supply, ghosts.to_supply), (1..=1, 5..=5));
    let chased: Vec<_> = ghosts.certain.iter().map(|it| it.chased).collect();
    assert_eq!(chased, [false, false, true]);
}

// RCIRC-5, RCIRC-8: example 39 of the rule book.
#[test]
fn a_ghost_leaves_a_circle_of_extended_mist() {
    let bank = "(mist: [(sides: [N, E], circles: 2)])";
    let other = "(mist: [(sides: [S, E], circles: 1)])";
    let tiles = [(0, 0, bank), (0, 1, other), (1, -1, "()"), (9, 0, "()"), (9, 5, "()")];
    let small = Small::new(&tiles, "(mist: [(sides: [W, S])])").circles(&[(0, 0, 2), (0, 1, 1)]);
    let small = small.with(Blue, field(9, 0), 0).with(Red, field(9, 5), 0);
    let ahead = small.foresee(1, 0);
    assert_eq!((ahead.ghosts.to_opponents, ahead.ghosts.to_own, ahead.ghosts.released), (2..=2, 3..=3, 0..=0));
    assert_eq!((ahead.ghosts.from_supply, ahead.ghosts.to_supply), (2..=2, 3..=3));
    let table = small.laid(1, 0);
    assert_eq!(table.phase(), Phase::TakeFromCircle);
    let from = |x, y| if_taken_from(&table, Action::TakeFromCircle { at: Square::new(x, y), area: 0 });
    let left = from(0, 0).expect("a ghost");
    // One stays in that circle, one in the other of the same bank.
    assert_eq!((left.in_bank, left.broken), (2, true));
    assert!(from(1, 0).is_err());
}
