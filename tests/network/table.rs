//! A network table without any network: messages are handed over one by one.

use super::{house, rivals, together};
use mists::guide::{Guided, Policy};
use mists::network::guest::Guest;
use mists::network::host::{Answer, Host};
use mists::network::message::{FromGuest, FromHost, Goodbye, MOST_FROM_GUEST, MessageError, VERSION, read, written};
use mists::network::{GuestId, Networked, guest};
use mists::rules::Game;
use mists::rules::mists::Mists;
use mists::table::save::to_text;
use mists::table::{Seat, Sitting};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng as Random;
use std::collections::BTreeMap;

const ANNA: GuestId = GuestId([1; 32]);
const BEN: GuestId = GuestId([2; 32]);
const CARO: GuestId = GuestId([3; 32]);

/// A guest's program.
struct Visitor<G: Networked> {
    sitting: Option<Sitting<G>>,
    seat: Option<usize>,
    told: Vec<FromHost>,
}

/// A host with its guests.
struct Room<G: Networked> {
    host: Host,
    sitting: Sitting<G>,
    visitors: BTreeMap<GuestId, Visitor<G>>,
    random: Random,
}

impl<G: Networked + Guided> Room<G> {
    fn new(sitting: Sitting<G>, seats: impl IntoIterator<Item = usize>) -> Room<G> {
        let random = Random::seed_from_u64(7);
        let mut host = Host::default();
        host.set_seats(seats, &[]);
        Room { host, sitting, visitors: BTreeMap::new(), random }
    }

    /// Every message goes through bytes, as on the line.
    fn says(&mut self, from: GuestId, said: &FromGuest) {
        let bytes = written(said).expect("it can be written");
        let said = read(&bytes, MOST_FROM_GUEST).expect("it can be read");
        let answers = self.host.heard(&self.sitting, from, said);
        self.carry_out(answers);
    }

    /// A guest connects, which ends an older connection of its own, and says who it is.
    fn hello(&mut self, from: GuestId, name: &str) {
        let answers = self.host.left(from);
        self.carry_out(answers);
        self.visitors.insert(from, Visitor { sitting: None, seat: None, told: Vec::new() });
        self.says(from, &FromGuest::Hello { version: VERSION, name: name.to_owned() });
    }

    fn carry_out(&mut self, answers: Vec<Answer<G::Action>>) {
        for answer in answers {
            match answer {
                Answer::Tell(to, message) => self.tell(to, message),
                Answer::Play(action) => self.play(action),
                Answer::Part(from) => drop(self.visitors.remove(&from)),
                Answer::Rename(seat, name) => self.sitting.rename(seat, &name),
                Answer::Company | Answer::Differs(..) => {}
            }
        }
    }

    fn play(&mut self, action: G::Action) {
        self.sitting.play(action).unwrap_or_else(|refusal| panic!("the host checked it: {refusal}"));
        let answers = self.host.decided(&self.sitting);
        self.carry_out(answers);
    }

    fn tell(&mut self, to: GuestId, message: FromHost) {
        let Some(visitor) = self.visitors.get_mut(&to) else { return };
        match &message {
            FromHost::Table { game, seat } => {
                assert!(guest::is_of::<G>(game));
                (visitor.sitting, visitor.seat) = (Some(guest::table(game).expect("a whole game")), *seat);
            }
            FromHost::Decided { after, action, fingerprint } => {
                let sitting = visitor.sitting.as_mut().expect("the table came first");
                let action = guest::next(sitting, (*after, action), *fingerprint).expect("the next decision");
                assert!(sitting.play(action).is_ok());
            }
            FromHost::Seat { .. } | FromHost::Refused(_) | FromHost::Goodbye(_) => {}
        }
        visitor.told.push(message);
    }

    /// Whoever has to decide does so at random.
    fn decide(&mut self) {
        let acting = self.sitting.position().acting();
        if !self.host.is_elsewhere(acting) {
            let action = Policy::Random.choose(
                self.sitting.position(),
                &self.sitting.position().legal_actions(),
                &mut self.random,
            );
            return self.play(action.expect("the game goes on"));
        }
        let (&who, visitor) =
            self.visitors.iter().find(|(_, visitor)| visitor.seat == Some(acting)).expect("somebody sits there");
        let sitting = visitor.sitting.as_ref().expect("a table");
        let legal = sitting.position().legal_actions();
        let action = Policy::Random.choose(sitting.position(), &legal, &mut self.random).expect("the game goes on");
        let said = guest::decision(sitting, action).expect("it can be written");
        self.says(who, &said);
    }

    /// Plays to the end and checks that all tables came to the same.
    fn play_on(&mut self) {
        while self.sitting.position().outcome().is_none() {
            self.decide();
        }
        for visitor in self.visitors.values() {
            let sitting = visitor.sitting.as_ref().expect("a table");
            assert_eq!(sitting.position().fingerprint(), self.sitting.position().fingerprint());
            assert_eq!(sitting.played().len(), self.sitting.played().len());
        }
    }

    /// What a visitor was told last.
    fn last(&self, who: GuestId) -> &FromHost {
        self.visitors[&who].told.last().expect("something was told")
    }
}

fn whole_games<G: Networked + Guided>(begin: impl Fn(u64) -> Sitting<G>) {
    for seed in 0..5 {
        let mut room = Room::new(begin(seed), [1, 2]);
        room.hello(ANNA, "Anna");
        room.hello(BEN, "Ben");
        room.hello(CARO, "Caro");
        assert_eq!(room.host.spectators(), 1, "two seats are taken, so the third guest watches");
        room.play_on();
    }
}

#[test]
fn all_tables_come_to_the_same_end_in_every_game() {
    whole_games(|seed| together(3, seed));
    whole_games(|seed| rivals(3, seed));
    whole_games(|seed| house(3, seed));
}

/// A room with a host at seat 0, and Anna and Ben at the others.
fn room_of_three() -> Room<Mists> {
    let mut room = Room::new(together(3, 3), [1, 2]);
    room.hello(ANNA, " Anna\nof Anywhere, who has a very long name ");
    room.hello(BEN, "Ben");
    room
}

#[test]
fn names_are_told_in_one_line_and_not_too_long() {
    let room = room_of_three();
    let guests: Vec<_> = room.host.guests().collect();
    assert_eq!(guests, [(1, Some("Anna of Anywhere, wh")), (2, Some("Ben"))]);
}

#[test]
fn two_people_of_one_name_are_told_apart() {
    let mut room = Room::new(together(3, 3), [1, 2]);
    let host = room.sitting.names()[0].clone();
    room.hello(ANNA, &host);
    room.hello(BEN, "Anna of Anywhere, whoever");
    room.hello(CARO, "Anna of Anywhere, whoever");
    let told = [format!("{host} 2"), "Anna of Anywhere, wh".to_owned(), "Anna of Anywhere, 2".to_owned()];
    let mut names = room.host.names();
    names.sort();
    let mut expected = told.to_vec();
    expected.sort();
    assert_eq!(names, expected);
    assert_eq!(room.sitting.names()[1..], told[..2]);
    room.hello(ANNA, &host);
    assert_eq!(room.sitting.names()[1], told[0], "it stays so");
}

#[test]
fn whoever_comes_back_has_the_old_seat_and_the_whole_game() {
    let mut room = room_of_three();
    (0..12).for_each(|_| room.decide());
    let answers = room.host.left::<<Mists as Game>::Action>(ANNA);
    room.carry_out(answers);
    assert_eq!(room.host.guests().next(), Some((1, None)));
    assert_eq!(room.last(BEN), &FromHost::Seat { seat: 1, name: None });
    room.hello(CARO, "Caro");
    assert_eq!(room.visitors[&CARO].seat, None, "Anna's seat is kept");
    room.hello(ANNA, "Anna");
    assert_eq!(room.visitors[&ANNA].seat, Some(1));
    assert_eq!(room.last(BEN), &FromHost::Seat { seat: 1, name: Some("Anna".into()) });
    room.play_on();
}

#[test]
fn in_a_game_that_was_saved_people_find_their_seats_by_their_names() {
    let mut room = room_of_three();
    assert_eq!(room.sitting.names()[1..], ["Anna of Anywhere, wh", "Ben"]);
    let saved = guest::table::<Mists>(&to_text(&room.sitting).expect("it can be written")).expect("a game");
    room = Room::new(saved, [1, 2]);
    room.hello(CARO, "Ben");
    room.hello(BEN, "Anna");
    assert_eq!([CARO, BEN].map(|guest| room.visitors[&guest].seat), [Some(2), Some(1)]);
    room.play_on();
}

#[test]
fn seats_are_given_and_taken_while_guests_are_there() {
    let mut room = room_of_three();
    room.hello(CARO, "Caro");
    assert_eq!((room.host.spectators(), room.host.set_seats([1, 2], &[])), (1, false));
    assert!(room.host.set_seats([0, 2], &[]), "the host gives up a seat, and takes Anna's");
    assert_eq!(room.host.guests().collect::<Vec<_>>(), [(0, Some("Anna of Anywhere, wh")), (2, Some("Ben"))]);
    let answers = room.host.table_for_all(&room.sitting);
    room.carry_out(answers);
    assert_eq!([ANNA, BEN, CARO].map(|guest| room.visitors[&guest].seat), [Some(0), Some(2), None]);
    room.play_on();
}

#[test]
fn friends_who_change_places_in_the_next_game_find_each_others_seats() {
    let mut room = Room::new(together(3, 3), [1, 2]);
    room.hello(ANNA, "Anna");
    room.hello(BEN, "Ben");
    let names = ["Host", "Ben", "Anna"].map(str::to_owned);
    assert!(room.host.set_seats([1, 2], &names), "the seats are the same, but not who has them");
    assert_eq!(room.host.guests().collect::<Vec<_>>(), [(1, Some("Ben")), (2, Some("Anna"))]);
    assert!(!room.host.set_seats([1, 2], &names));
    // The guest who is called like nobody keeps the seat, though the other one comes first.
    assert!(room.host.set_seats([1, 2, 3], &["Host", "", "Ben", "Anna"].map(str::to_owned)));
    assert_eq!(room.host.guests().collect::<Vec<_>>(), [(1, None), (2, Some("Ben")), (3, Some("Anna"))]);
    assert!(room.host.set_seats([1, 3], &names));
    assert_eq!(room.host.guests().collect::<Vec<_>>(), [(1, Some("Ben")), (3, Some("Anna"))]);
}

#[test]
fn of_those_who_wait_for_a_seat_each_gets_the_one_with_the_own_name() {
    let mut room = Room::new(together(4, 3), []);
    room.hello(ANNA, "Anna");
    room.hello(BEN, "Ben");
    assert_eq!(room.host.spectators(), 2);
    assert!(room.host.set_seats([1, 2], &["Host", "Ben", "Somebody", ""].map(str::to_owned)));
    assert_eq!(room.host.guests().collect::<Vec<_>>(), [(1, Some("Ben")), (2, Some("Anna"))]);
}

#[test]
fn at_a_guests_table_all_other_persons_sit_elsewhere() {
    let computer = Seat::Computer(Policy::Beginner);
    let sitting = together(4, 1).with_seats(vec![Seat::Person, Seat::Elsewhere, computer, Seat::Elsewhere]);
    let seats = |own| guest::seats(&sitting, own);
    assert_eq!(seats(Some(3)), [Seat::Elsewhere, Seat::Elsewhere, computer, Seat::Person]);
    assert_eq!(seats(None), [Seat::Elsewhere, Seat::Elsewhere, computer, Seat::Elsewhere]);
}

#[test]
fn what_a_guest_may_not_decide_is_refused_with_a_sentence_and_changes_nothing() {
    let mut room = room_of_three();
    let before = room.sitting.position().fingerprint();
    let decide = |after, action: &str| FromGuest::Decide { after, action: action.to_owned() };
    let legal = ron::to_string(&room.sitting.position().legal_actions()[0]).expect("it can be written");
    let refused = |room: &mut Room<Mists>, who, said: FromGuest| {
        room.says(who, &said);
        assert_eq!(room.sitting.position().fingerprint(), before);
        match room.last(who) {
            FromHost::Refused(why) => why.clone(),
            other => panic!("{said:?} is answered by {other:?}"),
        }
    };
    assert_eq!(refused(&mut room, ANNA, decide(0, &legal)), "somebody else decides now");
    assert_eq!(refused(&mut room, ANNA, decide(7, &legal)), "the table has gone on");
    while room.sitting.position().acting() != 1 {
        room.decide();
    }
    let (before, after) = (room.sitting.position().fingerprint(), room.sitting.played().len());
    room.says(ANNA, &decide(after, "Dance"));
    assert!(matches!(room.last(ANNA), FromHost::Refused(why) if why.starts_with("this is no decision: ")));
    room.says(ANNA, &decide(after, "SkipMeeple"));
    assert!(matches!(room.last(ANNA), FromHost::Refused(why) if why.ends_with(')')), "{:?}", room.last(ANNA));
    room.says(ANNA, &decide(after - 1, "SkipMeeple"));
    assert_eq!(room.last(ANNA), &FromHost::Refused("the table has gone on".into()));
    assert_eq!(room.sitting.position().fingerprint(), before);
    room.play_on();
}

#[test]
fn whoever_is_not_understood_has_to_leave_and_the_others_play_on() {
    let mut room = room_of_three();
    room.hello(CARO, "Caro");
    let answers = room.host.not_understood(CARO);
    assert!(answers.contains(&Answer::Tell(CARO, FromHost::Goodbye(Goodbye::NotUnderstood))));
    assert!(answers.contains(&Answer::Part(CARO)));
    room.carry_out(answers);
    let stranger = GuestId([9; 32]);
    let answers = room.host.heard(&room.sitting, stranger, FromGuest::Decide { after: 0, action: "x".into() });
    assert!(answers.contains(&Answer::Part(stranger)), "whoever does not say hello has to leave");
    let hello = FromGuest::Hello { version: VERSION + 1, name: "Newer".into() };
    let answers = room.host.heard(&room.sitting, stranger, hello);
    assert_eq!(answers[0], Answer::Tell(stranger, FromHost::Goodbye(Goodbye::OtherVersion(VERSION))));
    assert_eq!(answers[1], Answer::Part(stranger));
    room.play_on();
}

#[test]
fn whoever_says_hello_again_has_to_leave_and_no_more_come_than_there_is_room_for() {
    let mut room = room_of_three();
    let hello = || FromGuest::Hello { version: VERSION, name: "Again".into() };
    let answers = room.host.heard(&room.sitting, ANNA, hello());
    assert_eq!(answers[0], Answer::Tell(ANNA, FromHost::Goodbye(Goodbye::NotUnderstood)));
    room.carry_out(answers);
    for number in 10..40 {
        room.hello(GuestId([number; 32]), "Many");
    }
    assert_eq!(room.host.present().count(), 16);
    let late = GuestId([40; 32]);
    let answers = room.host.heard(&room.sitting, late, hello());
    assert_eq!(answers[..2], [Answer::Tell(late, FromHost::Goodbye(Goodbye::Full)), Answer::Part(late)]);
    // Anna was sent away, but her seat waits for her, however full the table is.
    room.hello(ANNA, "Anna");
    assert_eq!(room.visitors[&ANNA].seat, Some(1));
}

#[test]
fn a_table_that_differs_leaves_and_its_seat_waits() {
    let mut room = room_of_three();
    (0..6).for_each(|_| room.decide());
    // A broken program at Ben's place: it took another decision than the host told of.
    let ben = room.visitors.get_mut(&BEN).expect("Ben");
    let sitting = ben.sitting.as_mut().expect("a table");
    let other = sitting.position().legal_actions().pop().expect("the game goes on");
    assert!(sitting.play(other).is_ok());
    let error = guest::next(sitting, (6, "SkipMeeple"), 0).expect_err("it is too late for this");
    assert_eq!(error.to_string(), "decision 6 of the host came after 7 decisions here");
    let error = guest::next(sitting, (7, "Dance"), 0).expect_err("no decision").to_string();
    assert!(error.starts_with("decision 7 of the host can't be played here: "), "{error}");
    let next = ron::to_string(&sitting.position().legal_actions()[0]).expect("it can be written");
    let error = guest::next(sitting, (7, &next), 0).expect_err("it differs");
    assert!(error.to_string().starts_with("after 8 decisions the table is in position "), "{error}");
    let said = error.told(sitting);
    let answers = room.host.heard(&room.sitting, BEN, said);
    assert_eq!(answers[0], Answer::Differs(BEN, 7));
    assert!(answers.contains(&Answer::Tell(BEN, FromHost::Goodbye(Goodbye::Differs(7)))));
    room.carry_out(answers);
    assert_eq!(room.host.guests().collect::<Vec<_>>()[1], (2, None));
    room.hello(BEN, "Ben, whole again");
    room.play_on();
}

#[test]
fn what_is_no_message_is_told_in_a_sentence() {
    let error = |bytes: &[u8]| read::<FromGuest>(bytes, MOST_FROM_GUEST).expect_err("no message").to_string();
    assert_eq!(error(&[b'a'; MOST_FROM_GUEST + 1]), "the message has 4097 bytes: expected at most 4096");
    for garbage in [&b""[..], b"\xff\xfe\0", b"Hello", b"Hello(version:1)", b"((((((", b"Decide(after:-1,action:\"\")"]
    {
        assert!(error(garbage).starts_with("the message can't be read: "), "{garbage:?}");
    }
    let deep = [&b"["[..]; 4000].concat();
    assert!(matches!(read::<FromGuest>(&deep, MOST_FROM_GUEST), Err(MessageError::Unreadable(_))));
    let damaged = guest::table::<Mists>("mists-save 2 crc32 00000000\n()").expect_err("no game").to_string();
    assert!(damaged.starts_with("the host's game: "), "{damaged}");
}

// What the host said to an older connection, or before it told the table, is not followed. A goodbye is always heard.
#[test]
fn a_guest_follows_from_the_table_on() {
    let (mut guest, host) = (Guest::new("Maura"), GuestId([9; 32]));
    let table = FromHost::Table { game: "the game".to_owned(), seat: Some(1) };
    let refused = FromHost::Refused("too late".to_owned());
    let goodbye = FromHost::Goodbye(Goodbye::Ended);
    let hear = |guest: &mut Guest, said: &FromHost| {
        guest.heard(&written(said).expect("it can be written")).expect("a message");
        guest.to_follow().iter().cloned().collect::<Vec<_>>()
    };
    assert_eq!(guest.came(host), FromGuest::Hello { version: VERSION, name: "Maura".to_owned() });
    assert_eq!(hear(&mut guest, &refused), []);
    assert!(!guest.is_at_table());
    assert_eq!(hear(&mut guest, &table), std::slice::from_ref(&table));
    assert!(guest.is_at_table());
    assert_eq!(hear(&mut guest, &refused), [table.clone(), refused.clone()]);
    assert_eq!(guest.follow(), Some(table));
    guest.left();
    assert_eq!((guest.follow(), guest.host()), (None, None), "it was meant for the connection that is gone");
    guest.came(host);
    assert_eq!(hear(&mut guest, &refused), []);
    assert_eq!(hear(&mut guest, &goodbye), [goodbye]);
    assert!(guest.heard(b"Dance").is_err());
}
