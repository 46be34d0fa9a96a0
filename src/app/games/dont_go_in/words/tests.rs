//! What is said in whole games: every sentence can be said, is short, and tells nothing that has to stay hidden.

use super::*;
use crate::guide::Policy;
use crate::rules::Game;
use crate::rules::dont_go_in::{
    Action, Card, CardType, DontGoIn, Happening, LaidBoard, LaidPlayer, Layout, Outcome, Room, Setup, View,
};
use crate::table::dont_go_in::tally::{Tally, What};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::mem::discriminant;

fn names() -> Vec<String> {
    ["Alix", "Guilhem", "Maura", "Maximiliana von Hohenstein"].map(str::to_owned).to_vec()
}

/// Plays games of four and shows each position with what can be decided in it, and what then happened.
fn play(mut look: impl FnMut(&DontGoIn, &[Action], &[Happening])) {
    for seed in 0..30 {
        let mut position = DontGoIn::begin(&Setup::with_players(4), seed, &mut Vec::new()).expect("a game");
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        loop {
            let legal = position.legal_actions();
            let policy = if seed < 6 { Policy::Beginner } else { Policy::Random };
            let Some(action) = policy.choose(&position, &legal, &mut random) else { break };
            let mut happenings = Vec::new();
            let before = position.clone();
            position.apply(action, &mut happenings).expect("a legal action");
            look(&before, &legal, &happenings);
        }
    }
}

/// A sentence with words in it: no key, no braces, no number of a rule, and not too long.
fn assert_told(text: &str, longest: usize) {
    let faulty = text.contains("house-") || text.contains(['{', '}', '(', '[', '_']) || text.contains("  ");
    assert!(!faulty && text.chars().any(char::is_alphabetic), "{text:?}");
    let rule = |word: &str| word.split_once('-').is_some_and(|(chapter, _)| chapter.chars().all(char::is_uppercase));
    assert!(!text.split(' ').any(|word| word.len() > 3 && rule(word)), "{text:?}");
    assert!((3..=longest).contains(&text.chars().count()), "{text:?}");
}

fn cards<const N: usize>(names: [&str; N]) -> [Card; N] {
    names.map(|name| name.parse().expect("a card"))
}

fn player(ghosts: u16, face_up: &[&str]) -> LaidPlayer {
    let face_up = face_up.iter().map(|name| name.parse().expect("a card")).collect();
    LaidPlayer { ghosts, face_up, ..LaidPlayer::default() }
}

/// Three players, one room, and the dice to come.
fn laid_out(room: Room, names: [&str; 3], meeples: &[(u8, usize)], each: Vec<LaidPlayer>, dice: &[bool]) -> DontGoIn {
    let board = LaidBoard { room, cards: cards(names), meeples: meeples.to_vec() };
    let dice = dice.to_vec();
    let layout = Layout { players: 3, boards: [Some(board), None, None], each, dice, ..Layout::default() };
    DontGoIn::laid_out(&layout, &mut Vec::new()).expect("a layout")
}

fn does(game: &mut DontGoIn, action: Action) {
    game.apply(action, &mut Vec::new()).expect("a legal action");
}

fn follows(game: &DontGoIn, action: Action) -> Consequence {
    consequence(&game.view(game.acting()), action, &names()).expect("told")
}

#[test]
fn rooms_and_cards_have_a_name_and_an_effect_each() {
    let rooms = Room::ALL.map(|of| (room(of), room_effect(of)));
    let types = CardType::ALL.map(|of| (card_type(of), card_effect(of)));
    for (at, (name, effect)) in rooms.iter().chain(&types).enumerate() {
        assert_told(name, 16);
        assert_told(effect, 160);
        assert!(effect.ends_with('.'), "{effect}");
        let mut others = rooms.iter().chain(&types).skip(at + 1);
        assert!(others.all(|(other, does)| other != name && does != effect), "{name}");
    }
    assert_eq!(room(Room::SecretPassage), "Secret Passage");
    assert_eq!(card("holy-water-3".parse().expect("a card")), "Holy Water 3");
}

#[test]
fn every_phase_says_what_to_do() {
    let mut phases = Vec::new();
    play(|position, _, _| {
        let told = what_to_do("Alix", position.table());
        assert_told(&told, 60);
        assert!(told.starts_with("Alix, "), "{told}");
        if !phases.contains(&position.phase()) {
            phases.push(position.phase());
        }
    });
    assert_eq!(phases.len(), 5, "{phases:?}");
}

// HROOM-30, HROOM-40, HCARD-110: a decision is made on the board or with buttons, and the buttons are all that is
// legal.
#[test]
fn what_is_not_chosen_on_the_board_has_a_button() {
    play(|position, legal, _| {
        let choices = choices(position.table());
        for choice in &choices {
            assert!(legal.contains(&choice.answer), "{choice:?}");
            assert_told(&choice.text, 48);
            // What the dice show stands on the button itself.
            let noted = matches!(choice.answer, Action::Dispel { .. }) && choices.len() <= 3;
            assert_eq!(noted, !choice.note.is_empty(), "{choice:?}");
            assert!(choice.note.chars().count() <= 48, "{choice:?}");
        }
        for &action in legal {
            let on_board = matches!(action, Action::Place { .. } | Action::Take { .. } | Action::TurnDie { .. });
            assert_eq!(choices.iter().filter(|choice| choice.answer == action).count(), usize::from(!on_board));
            assert_eq!(consequence(&position.view(position.acting()), action, &names()).is_some(), on_board);
        }
    });
}

// HROLL-4: what the resolver gets is told, less the flashlights.
#[test]
fn the_basement_says_what_the_dice_show_and_what_may_be_expected() {
    let dice = [true, true, true, false];
    let mut game = laid_out(Room::Basement, ["cat-1", "ring-3", "doll-4"], &[(1, 1), (3, 0)], Vec::new(), &dice);
    does(&mut game, Action::Place { room: Room::Basement, space: 2 });
    let told: Vec<String> = choices(game.table()).into_iter().map(|choice| choice.text).collect();
    // The resolver stands on the spaces 2 and 3: on average 17 and 6 sixteenths of a ghost, together 1.4.
    assert_eq!(told, ["Roll again: about 2 ghosts, 1.4 for you", "Keep: 3 ghosts now, 3 for you"]);
}

// HCARD-111
#[test]
fn a_tome_says_how_many_cards_and_curses_go() {
    let has = player(0, &["cat-4", "cat-2", "ring-1", "tome-1"]);
    let mut game = laid_out(Room::Attic, ["tome-3", "ring-3", "doll-4"], &[(2, 1), (3, 2)], vec![has], &[]);
    does(&mut game, Action::Place { room: Room::Attic, space: 1 });
    assert_eq!(follows(&game, Action::Take { slot: 1 }).more, ["Then you choose a type to dispel"]);
    does(&mut game, Action::Take { slot: 1 });
    let told: Vec<String> =
        choices(game.table()).into_iter().map(|choice| format!("{}: {}", choice.text, choice.note)).collect();
    assert_eq!(told, ["Cat: 2 cards, 6 Curses", "Ring: 1 card, 1 Curse"]);
}

/// What speaks for taking the card in slot 1 of the Attic, if its taker has these cards and somebody spent the Clocks.
fn reasons_to_take(card: &str, has: &[&str], clock: Option<usize>) -> Vec<String> {
    let meeples = vec![(2, 1), (3, 2)];
    let board = LaidBoard { room: Room::Attic, cards: cards([card, "portrait-4", "doll-4"]), meeples };
    let (boards, each) = ([Some(board), None, None], vec![player(0, has)]);
    let layout = Layout { players: 3, boards, each, clock, ..Layout::default() };
    let mut game = DontGoIn::laid_out(&layout, &mut Vec::new()).expect("a layout");
    does(&mut game, Action::Place { room: Room::Attic, space: 1 });
    reasons(&game.view(0), Action::Take { slot: 1 })
}

// HCARD-10, HCARD-31, HCARD-120: other cards of its type speak for a card only where it works together with them.
#[test]
fn a_card_goes_with_those_that_it_works_with() {
    let goes_with = |card: &str, has: &[&str], clock| {
        let told = reasons_to_take(card, has, clock);
        told.into_iter().find_map(|told| told.strip_prefix("It goes with your ").map(str::to_owned))
    };
    assert_eq!(goes_with("twin-3", &["twin-3", "twin-1"], None).as_deref(), Some("Twin 3 and 1"));
    assert_eq!(goes_with("twin-3", &["twin-2"], None), None);
    assert_eq!(goes_with("amulet-2", &["amulet-3"], None).as_deref(), Some("Amulet 3"));
    assert_eq!(goes_with("amulet-2", &["amulet-2", "amulet-4"], None), None);
    assert_eq!(goes_with("clock-1", &["clock-4"], None).as_deref(), Some("Clock 4"));
    assert_eq!(goes_with("clock-1", &["clock-4"], Some(2)), None);
    assert_eq!(goes_with("ring-1", &[], None), None);
}

// HCARD-110, HCARD-111: what a Tome takes away counts before cards are compared.
#[test]
fn a_tome_that_dispels_much_leaves_the_fewest_curses() {
    let fewest = |has: &[&str]| {
        let told = reasons_to_take("tome-4", has, None);
        told.into_iter()
            .find_map(|told| told.strip_prefix("With any other card you would have more ").map(str::to_owned))
    };
    assert_eq!(fewest(&["cat-4", "ring-1", "tome-1"]).as_deref(), Some("Curses than 6"));
    // A first Tome dispels nothing, and each of the three cards counts 4 Curses.
    assert_eq!(fewest(&["cat-4", "ring-1"]), None);
}

#[test]
fn every_choice_on_the_board_says_what_follows() {
    let (names, mut kinds) = (names(), Vec::new());
    play(|position, legal, _| {
        for &action in legal {
            let Some(told) = consequence(&position.view(position.acting()), action, &names) else { continue };
            assert_told(&told.what, 56);
            assert!((1..=6).contains(&told.more.len()), "{told:?}");
            told.more.iter().for_each(|more| assert_told(more, 64));
            if !kinds.contains(&discriminant(&action)) {
                kinds.push(discriminant(&action));
            }
        }
    });
    assert_eq!(kinds.len(), 3);
}

// HROLL-1, HROOM-10, HTAKE-1
#[test]
fn a_space_says_its_dice_its_ghosts_and_its_card() {
    let game = laid_out(Room::Attic, ["cat-2", "ring-3", "doll-4"], &[(2, 1), (3, 2)], Vec::new(), &[]);
    let top = follows(&game, Action::Place { room: Room::Attic, space: 1 });
    assert_eq!(top.what, "Third meeple: you roll 4 dice");
    assert_eq!(
        top.more,
        ["No flashlight: 2 ghosts on average", "A ghost comes to you at once", "You take the first card"]
    );
    let low = follows(&game, Action::Place { room: Room::Attic, space: 4 });
    assert_eq!(low.more[..2], ["3 flashlights: 0.1 ghosts on average", "You take the last card"]);
    assert!(low.more[2].starts_with("Probably "), "{low:?}");
}

// HTAKE-1, HCARD-60
#[test]
fn a_space_says_what_the_card_that_is_left_would_do() {
    let has = vec![player(3, &["mirror-1", "mirror-2"])];
    let game = laid_out(Room::Attic, ["mirror-3", "amulet-1", "cat-1"], &[(2, 1), (3, 2)], has, &[]);
    let last = follows(&game, Action::Place { room: Room::Attic, space: 4 });
    let told = ["Probably Mirror 3 for you", "A ghost comes to you", "You dispel Mirror 3, 2 and 1"];
    assert_eq!(last.more[2..], told);
}

// HCARD-30, HCARD-60, HCARD-70, HCARD-100, HROOM-51, HROOM-52
#[test]
fn a_card_says_what_it_does_now() {
    let taken = |room, card: &str, slot: u8, has: &[&str]| {
        let mut names = ["portrait-1", "portrait-2", "portrait-3"];
        names[usize::from(slot) - 1] = card;
        let mut game = laid_out(room, names, &[(2, 1), (3, 2)], vec![player(3, has)], &[]);
        does(&mut game, Action::Place { room, space: 1 });
        let told = follows(&game, Action::Take { slot });
        format!("{} / {}", told.what, told.more.join(" / "))
    };
    let attic = |card, has: &[&str]| taken(Room::Attic, card, 2, has);
    assert_eq!(attic("ring-4", &["ring-1", "ring-2"]), "Ring 4: Curses +4, 7 in all / 3 of 4 Rings");
    assert_eq!(
        attic("ring-4", &["ring-1", "ring-1", "ring-2", "cat-1"]),
        "Ring 4: Curses −4, 1 in all / You dispel Ring 4, 2, 1 and 1"
    );
    assert_eq!(
        attic("mirror-3", &["mirror-1", "mirror-2"]),
        "Mirror 3: Curses −3, 0 in all / A ghost comes to you / You dispel Mirror 3, 2 and 1"
    );
    assert_eq!(
        attic("mask-1", &[]),
        "Mask 1: Curses +1, 1 in all / One of your ghosts, if you have any, goes to Maura"
    );
    assert_eq!(attic("clock-3", &["clock-4"]), "Clock 3: Curses +3, 7 in all / Your Clocks add up to 7 of 8");
    assert_eq!(
        attic("amulet-2", &["amulet-1"]),
        "Amulet 2: Curses +2, 3 in all / As it stands, Amulet 2 goes at the end"
    );
    assert_eq!(
        taken(Room::Library, "portrait-1", 1, &[]),
        "Portrait 1: Curses +1, 1 in all / The left card: a ghost comes to you / As it stands, no Portrait goes at the end"
    );
    assert_eq!(
        taken(Room::Library, "holy-water-4", 3, &["holy-water-4"]),
        "Holy Water 4: Curses +4, 8 in all / The right card: one of your ghosts goes / Half of your ghosts go, rounded down"
    );
}

// HROOM-40, HROLL-4 (E22)
#[test]
fn a_die_says_what_it_brings_to_whom() {
    let dice = [true, false, false];
    let mut game = laid_out(Room::Hallway, ["cat-3", "ring-3", "doll-4"], &[(2, 1), (3, 2)], Vec::new(), &dice);
    does(&mut game, Action::Place { room: Room::Hallway, space: 1 });
    let more = |die| follows(&game, Action::TurnDie { die });
    assert_eq!(
        (more(2).what.as_str(), &more(2).more[..]),
        ("The dice show 2 ghosts then", &["Alix +2, Guilhem +1, Maura 0".to_owned()][..])
    );
    assert_eq!(more(1).what, "The dice show no ghost then");
}

// HHIDE-4, HHIDE-5, HHIDE-7 (E52): the face-down card changes no word, but for those who may look at it and sit alone.
#[test]
fn the_face_down_card_changes_nothing_that_is_said_to_all() {
    let names = names();
    let with = |hidden| {
        let cards = ["cat-2", "ring-3", hidden];
        laid_out(Room::SecretPassage, cards, &[(2, 0), (3, 1)], vec![player(4, &["twin-4", "cat-1"])], &[])
    };
    let (one, other) = (with("cat-1"), with("twin-4"));
    assert_ne!(one.view(0), other.view(0), "player 0 may look");
    for seat in 0..3 {
        for action in one.legal_actions() {
            let told = |view: View| consequence(&view, action, &names);
            assert_eq!(told(one.view(seat).unasked()), told(other.view(seat).unasked()), "{action:?} of {seat}");
            let same = told(one.view(seat)) == told(other.view(seat));
            assert!(same || one.table().may_look().contains(seat), "{action:?} of {seat}");
        }
    }
    let what = |game: &DontGoIn, seat| {
        let told = consequence(&game.view(seat), one.legal_actions()[0], &names);
        told.expect("a place in the Secret Passage").what
    };
    assert_eq!(what(&one, 2), "Third meeple: you roll 4 or 5 dice");
    assert_eq!(what(&one, 0), "Third meeple: you roll 5 dice");
    assert_eq!(what(&other, 0), "Third meeple: you roll 4 dice");
}

// HHIDE-1, HHIDE-7: no number of ghosts can be read from what a card, a space or a die would do.
#[test]
fn nobodys_ghosts_are_told() {
    let names = names();
    for (of, has) in [("mask-1", "mask-2"), ("holy-water-1", "holy-water-2"), ("cat-1", "cat-4"), ("mirror-1", "cat-2")]
    {
        let told = [0, 1, 12].map(|ghosts| {
            let each = vec![player(ghosts, &[has])];
            let mut game = laid_out(Room::Library, [of, "ring-3", "ring-4"], &[(2, 1), (3, 2)], each, &[]);
            does(&mut game, Action::Place { room: Room::Library, space: 1 });
            let view = game.view(0);
            game.legal_actions().into_iter().map(|action| consequence(&view, action, &names)).collect::<Vec<_>>()
        });
        assert!(told[0] == told[1] && told[1] == told[2], "{told:#?}");
    }
    let told = [0, 5].map(|ghosts| {
        let game = laid_out(Room::Nursery, ["cat-1", "ring-3", "ring-4"], &[], vec![player(ghosts, &[])], &[]);
        follows(&game, Action::Place { room: Room::Nursery, space: 4 })
    });
    assert_eq!(told[0], told[1]);
    // Which card is probably left does not tell how dear the Cats are to those who stand above.
    let told = [0, 9, 12].map(|ghosts| {
        let each = vec![player(0, &[]), player(ghosts, &["cat-1"]), player(0, &[])];
        let game = laid_out(Room::Library, ["cat-4", "ring-3", "ring-4"], &[(2, 1), (3, 2)], each, &[]);
        follows(&game, Action::Place { room: Room::Library, space: 4 })
    });
    assert!(told[0] == told[1] && told[1] == told[2], "{told:#?}");
}

// HHIDE-1: every gain, discard and pass is told with its number; the totals only when they are counted.
#[test]
fn everything_that_happens_is_told_in_short_lines() {
    let (names, mut kinds) = (names(), Vec::new());
    play(|_, _, happenings| {
        for happening in happenings {
            let lines = log_lines(happening, &names);
            for line in &lines {
                assert_told(&line.text, 84);
                let about = line.player.map_or("", |player| names[player].as_str());
                assert!(line.text.contains(about), "{line:?}");
            }
            if let Happening::Ghosts { change, .. } = happening {
                let ghosts = change.unsigned_abs();
                let number = if ghosts == 1 { "a ghost".to_owned() } else { format!("{ghosts} ghosts") };
                assert!(lines[0].text.ends_with(&number), "{lines:?}");
            }
            if !lines.is_empty() && !kinds.contains(&discriminant(happening)) {
                kinds.push(discriminant(happening));
            }
        }
    });
    assert_eq!(kinds.len(), 12, "kinds of happening with a line");
}

#[test]
fn what_changed_ghosts_is_told_beside_the_player() {
    let names = names();
    let mut changes = 0;
    play(|position, _, happenings| {
        let mut room = position.table().board_resolved().map(|board| board.room());
        for happening in happenings {
            if let Happening::Rolled { room: rolled, .. } = happening {
                room = Some(*rolled);
            }
            let told = lately(happening, room);
            let expected = match happening {
                Happening::Ghosts { .. } => 1,
                Happening::Passed { .. } => 2,
                _ => 0,
            };
            assert_eq!(told.len(), expected, "{happening:?}");
            for (player, text) in told {
                assert!(player < names.len());
                assert_told(&text, 32);
                changes += 1;
            }
        }
    });
    assert!(changes > 100, "only {changes}");
    let passed = Happening::Passed { from: 1, to: 0, ghosts: 2, now: [0, 2] };
    assert_eq!(lately(&passed, None), [(1, "−2: Mask".to_owned()), (0, "+2: Mask".to_owned())]);
}

// HEND-2, HEND-3
#[test]
fn every_step_of_the_count_is_a_sentence() {
    let (names, mut all) = (names(), Vec::new());
    let (mut dispelled, mut ghosts) = (0, 0);
    play(|_, _, happenings| {
        all.extend_from_slice(happenings);
        if !happenings.iter().any(|happening| matches!(happening, Happening::Over(_))) {
            return;
        }
        for step in Tally::of_happenings(&all).steps() {
            let told = counted(step, &names);
            assert_told(&told, 84);
            assert!(told.starts_with(&names[step.player]), "{told}");
            match step.what {
                What::Dispelled { .. } => dispelled += 1,
                What::CatsStay => {}
                What::Ghosts { .. } => ghosts += 1,
            }
        }
        all.clear();
    });
    assert!(dispelled > 10 && ghosts >= 30, "{dispelled}, {ghosts}");
}

// HEND-5
#[test]
fn the_winners_are_named_alone_or_together() {
    let of = |seats: &[usize]| winners(Outcome { winners: seats.iter().copied().collect() }, &names());
    assert_eq!(of(&[2]), "Maura has won");
    assert_eq!(of(&[0, 2]), "Alix and Maura have won together");
}

#[test]
fn a_saved_game_is_called_by_its_turn() {
    let sitting = Sitting::begin(Setup::with_players(4), 7, names()).expect("a game");
    assert_eq!(whereabouts(&sitting), "Don't Go In There, turn 1");
}

// HHIDE-7, HROOM-61: whoever hears it learns what whoever sees it learns, and nothing more.
#[test]
fn what_was_asked_for_is_told_with_the_hidden_card_to_those_who_may_look() {
    let mut looked = [0, 0];
    play(|position, _, _| {
        for seat in 0..4 {
            let (view, may_look) = (position.view(seat), position.table().may_look().contains(seat));
            let (told, ghosts) = (secrets(&view, &names()), position.table().ghosts(seat));
            assert!(told.starts_with(&format!("{}: {ghosts} ghost", names()[seat])), "{told}");
            let hidden = position.face_down().filter(|_| may_look).map(card);
            match &hidden {
                Some(hidden) => assert!(told.ends_with(&format!(". The card that lies face down: {hidden}")), "{told}"),
                None => assert!(!told.contains("card"), "{told}"),
            }
            looked[usize::from(hidden.is_some())] += 1;
        }
    });
    assert!(looked[0] > 0 && looked[1] > 0, "{looked:?}");
}
