//! A second referee that shares nothing with the game: it reads traces as JSON and plays by its own understanding of
//! the rules, in the plainest way. What it expects must be what the game wrote, letter for letter.

use super::traces::written;
use serde_json::{Value, json};
use std::collections::BTreeMap;

type Set = Vec<i64>;

#[derive(Default, Clone)]
struct Player {
    ghosts: i64,
    supply: i64,
    up: BTreeMap<String, Set>,
    down: BTreeMap<String, Set>,
}

struct Room {
    name: String,
    cards: Vec<Option<String>>,
    meeples: BTreeMap<i64, usize>,
}

struct Judge<'a> {
    lines: std::slice::Iter<'a, Value>,
    players: Vec<Player>,
    rooms: Vec<Option<Room>>,
    deck: Vec<String>,
    dice: Vec<char>,
    clock: Value,
    looked: Vec<usize>,
}

fn split(card: &str) -> (String, i64) {
    let (of, value) = card.rsplit_once('-').expect("a card");
    (of.to_owned(), value.parse().expect("a value"))
}

fn other_side(room: &str) -> &'static str {
    match room {
        "attic" => "nursery",
        "nursery" => "attic",
        "basement" => "hallway",
        "hallway" => "basement",
        "library" => "secret-passage",
        _ => "library",
    }
}

fn strings(value: &Value) -> Vec<String> {
    value.as_array().expect("a list").iter().map(|text| text.as_str().expect("a text").to_owned()).collect()
}

/// Checks the lines of one game.
fn judge(lines: &[Value]) {
    let start = &lines[0]["game"];
    let count = start["players"].as_u64().expect("players") as usize;
    let mut judge = Judge {
        lines: lines[1..].iter(),
        players: vec![Player { supply: 6, ..Player::default() }; count],
        rooms: vec![None, None, None],
        deck: strings(&start["deck"]),
        dice: start["dice"].as_str().expect("dice").chars().collect(),
        clock: Value::Null,
        looked: Vec::new(),
    };
    assert_eq!((judge.deck.len(), start["types"].as_array().map(Vec::len)), (12 * count, Some(count + 3)));
    for at in 0..3 {
        let room = start["boards"][at][0].as_str().expect("a room").to_owned();
        judge.fill(at, &room);
    }
    let mut turn = 0;
    while judge.rooms.iter().any(Option::is_some) {
        let active = (start["first"].as_u64().expect("a seat") as usize + turn) % count;
        turn += 1;
        judge.turn(active, turn);
    }
    assert_eq!(turn, 12 * count);
    judge.end();
    assert!(judge.lines.next().is_none(), "more lines than the game has");
}

impl Judge<'_> {
    fn expect(&mut self, line: Value) {
        assert_eq!(self.lines.next(), Some(&line));
    }

    /// The next line, which is a decision.
    fn decision(&mut self, kind: &str) -> Value {
        let line = self.lines.as_slice().first().unwrap_or_else(|| panic!("the trace ends before a {kind}"));
        line.get(kind).unwrap_or_else(|| panic!("{line}: expected a {kind}")).clone()
    }

    fn room(&self, at: usize) -> &Room {
        self.rooms[at].as_ref().expect("a room in play")
    }

    fn fill(&mut self, at: usize, name: &str) {
        let mut cards: Vec<String> = self.deck.drain(..3).collect();
        if name == "library" {
            cards.sort_by_key(|card| split(card).1);
        }
        if name == "secret-passage" {
            self.looked.clear();
        }
        self.expect(json!({"deal": {"room": name, "cards": cards}}));
        let cards = cards.into_iter().map(Some).collect();
        self.rooms[at] = Some(Room { name: name.to_owned(), cards, meeples: BTreeMap::new() });
    }

    fn ghosts(&mut self, player: usize, change: i64, why: &str) {
        let change = change.max(-self.players[player].ghosts);
        if change != 0 {
            self.players[player].ghosts += change;
            let now = self.players[player].ghosts;
            self.expect(json!({"ghosts": {"player": player, "change": change, "now": now, "why": why}}));
        }
    }

    fn dispel(&mut self, player: usize, of: &str, gone: &[i64], why: &str) {
        if gone.is_empty() {
            return;
        }
        let mut gone = gone.to_vec();
        gone.sort_by_key(|value| -value);
        let one = &mut self.players[player];
        for value in &gone {
            let set = one.up.get_mut(of).expect("a set");
            set.remove(set.iter().position(|card| card == value).expect("such a card"));
            one.down.entry(of.to_owned()).or_default().push(*value);
        }
        let cards: Vec<String> = gone.iter().map(|value| format!("{of}-{value}")).collect();
        self.expect(json!({"dispel": {"player": player, "cards": cards, "why": why}}));
    }

    /// A player's face-up cards of a type, the highest first.
    fn set(&self, player: usize, of: &str) -> Set {
        let mut set = self.players[player].up.get(of).cloned().unwrap_or_default();
        set.sort_by_key(|value| -value);
        set
    }

    fn turn(&mut self, active: usize, turn: usize) {
        let place = self.decision("place");
        let (name, space) =
            (place["room"].as_str().expect("a room").to_owned(), place["space"].as_i64().expect("a space"));
        let at = self.rooms.iter().position(|room| room.as_ref().is_some_and(|room| room.name == name));
        let at = at.unwrap_or_else(|| panic!("{name} is not in play"));
        assert!((1..=4).contains(&space) && !self.room(at).meeples.contains_key(&space), "{place}");
        let legal: usize = self.rooms.iter().flatten().map(|room| 4 - room.meeples.len()).sum();
        self.expect(json!({"place": {"player": active, "room": name, "space": space, "legal": legal}}));
        self.players[active].supply -= 1;
        self.rooms[at].as_mut().expect("in play").meeples.insert(space, active);
        let is_full = self.room(at).meeples.len() == 3;
        match (name.as_str(), space) {
            ("attic", 1) => self.ghosts(active, 1, "attic"),
            ("nursery", 4) => self.ghosts(active, -1, "nursery"),
            ("secret-passage", _) if !is_full => {
                let card = self.room(at).cards[2].clone();
                self.looked.push(active);
                self.looked.sort_unstable();
                self.looked.dedup();
                self.expect(json!({"peek": {"player": active, "card": card}}));
            }
            _ => {}
        }
        if is_full {
            self.resolve(at, active);
        }
        self.state(active, turn);
    }

    fn resolve(&mut self, at: usize, active: usize) {
        let name = self.room(at).name.clone();
        if name == "secret-passage" {
            let card = self.room(at).cards[2].clone();
            self.expect(json!({"turn_up": {"card": card}}));
        }
        let dice_of = |card: &Option<String>| if split(card.as_ref().expect("a card")).1 < 3 { 2 } else { 1 };
        let count: usize = self.room(at).cards.iter().map(dice_of).sum();
        let mut dice: String = self.dice.drain(..count).collect();
        self.expect(json!({"roll": {"player": active, "room": name, "dice": dice}}));
        if name == "basement" {
            let again = self.decision("reroll")["again"].as_bool().expect("again or not");
            if again {
                dice = self.dice.drain(..count).collect();
            }
            self.expect(json!({"reroll": {"player": active, "again": again, "dice": dice, "legal": 2}}));
        }
        if name == "hallway" {
            let die = self.decision("flip")["die"].clone();
            if let Some(die) = die.as_u64() {
                let turned = |(at, face): (usize, char)| match (at + 1 == die as usize, face) {
                    (true, 'g') => 'b',
                    (true, _) => 'g',
                    (false, face) => face,
                };
                assert!((1..=count).contains(&(die as usize)));
                dice = dice.chars().enumerate().map(turned).collect();
            }
            self.expect(json!({"flip": {"player": active, "die": die, "dice": dice, "legal": count + 1}}));
        }
        let shown = dice.chars().filter(|&face| face == 'g').count() as i64;
        for (space, owner) in self.room(at).meeples.clone() {
            self.ghosts(owner, (shown - (space - 1)).max(0), "roll");
        }
        for (space, owner) in self.room(at).meeples.clone() {
            self.take(at, &name, space, owner);
        }
        if self.deck.is_empty() {
            self.rooms[at] = None;
            self.expect(json!({"remove": {"room": name}}));
        } else {
            self.fill(at, other_side(&name));
        }
    }

    fn take(&mut self, at: usize, name: &str, space: i64, owner: usize) {
        let slot = self.decision("take")["slot"].as_u64().expect("a slot") as usize;
        let legal = self.room(at).cards.iter().flatten().count();
        let room = self.rooms[at].as_mut().expect("in play");
        let card = room.cards[slot - 1].take().unwrap_or_else(|| panic!("slot {slot} is empty"));
        room.meeples.remove(&space);
        self.players[owner].supply += 1;
        self.expect(json!({"take": {
            "player": owner, "room": name, "space": space, "slot": slot, "card": card, "legal": legal,
        }}));
        if name == "library" {
            self.ghosts(owner, [1, 0, -1][slot - 1], ["left", "", "right"][slot - 1]);
        }
        let (of, value) = split(&card);
        self.players[owner].up.entry(of.clone()).or_default().push(value);
        self.effect(owner, &of);
    }

    fn effect(&mut self, owner: usize, of: &str) {
        let set = self.set(owner, of);
        match of {
            "clock" if self.clock.is_null() && set.iter().sum::<i64>() >= 8 => {
                self.clock = json!(owner);
                self.dispel(owner, of, &set[..2], of);
            }
            "doll" => {
                // All choices of cards worth 6; the greatest one as a list goes.
                let choice =
                    |bits: u32| -> Set { (0..set.len()).filter(|at| bits >> at & 1 == 1).map(|at| set[at]).collect() };
                let best = (0..1 << set.len()).map(choice).filter(|some| some.iter().sum::<i64>() == 6).max();
                self.dispel(owner, of, &best.unwrap_or_default(), of);
            }
            "holy-water" if set.len().is_multiple_of(2) => self.ghosts(owner, -(self.players[owner].ghosts / 2), of),
            "mask" => {
                let to = (owner + self.players.len() - 1) % self.players.len();
                let ghosts = self.players[owner].ghosts.min(set.len() as i64);
                if ghosts > 0 {
                    self.players[owner].ghosts -= ghosts;
                    self.players[to].ghosts += ghosts;
                    let now = [self.players[owner].ghosts, self.players[to].ghosts];
                    self.expect(json!({"pass": {"player": owner, "to": to, "ghosts": ghosts, "now": now}}));
                }
            }
            "mirror" => {
                self.ghosts(owner, 1, of);
                if set.len() == 3 {
                    self.dispel(owner, of, &set, of);
                }
            }
            "ring" if set.len() == 4 => self.dispel(owner, of, &set, of),
            "tome" if set.len().is_multiple_of(2) => self.tome(owner),
            "twin" => {
                if let Some(pair) = set.windows(2).find(|pair| pair[0] == pair[1]) {
                    self.dispel(owner, of, pair, of);
                }
            }
            _ => {}
        }
    }

    fn tome(&mut self, owner: usize) {
        let up = &self.players[owner].up;
        let legal = up.iter().filter(|(of, set)| *of != "tome" && !set.is_empty()).count();
        if legal > 0 {
            let chosen = self.decision("tome")["type"].as_str().expect("a type").to_owned();
            let set = self.set(owner, &chosen);
            assert!(chosen != "tome" && !set.is_empty());
            self.expect(json!({"tome": {"player": owner, "type": chosen, "legal": legal}}));
            self.dispel(owner, &chosen, &set, "tome");
        }
    }

    fn cards(&self, of_player: impl Fn(&Player) -> &BTreeMap<String, Set>) -> Vec<Vec<String>> {
        let of_one = |player: &Player| {
            let all =
                of_player(player).iter().flat_map(|(of, set)| set.iter().map(move |value| format!("{of}-{value}")));
            let mut all: Vec<String> = all.collect();
            all.sort();
            all
        };
        self.players.iter().map(of_one).collect()
    }

    fn curses(&self) -> Vec<i64> {
        self.players.iter().map(|player| player.up.values().flatten().sum()).collect()
    }

    fn state(&mut self, active: usize, turn: usize) {
        let room = |room: &Option<Room>| {
            room.as_ref().map(|room| {
                json!({"room": room.name, "cards": room.cards,
                "meeples": room.meeples.iter().map(|(space, seat)| json!([space, seat])).collect::<Vec<_>>()})
            })
        };
        let mut state = json!({
            "turn": turn, "active": active,
            "ghosts": self.players.iter().map(|player| player.ghosts).collect::<Vec<_>>(),
            "supply": self.players.iter().map(|player| player.supply).collect::<Vec<_>>(),
            "face_up": self.cards(|player| &player.up), "dispelled": self.cards(|player| &player.down),
            "curses": self.curses(), "rooms": self.rooms.iter().map(room).collect::<Vec<_>>(),
            "deck": self.deck.len(), "clock": self.clock,
        });
        if self.rooms.iter().flatten().any(|room| room.name == "secret-passage") {
            state["looked"] = json!(self.looked);
        }
        self.expect(json!({"state": state}));
    }

    fn end(&mut self) {
        let seats = 0..self.players.len();
        for seat in seats.clone() {
            let set = self.set(seat, "amulet");
            let count = |value: i64| set.iter().filter(|&&card| card == value).count();
            let gone: Set = (2..=4).flat_map(|value| vec![value; count(value).min(count(value - 1))]).collect();
            self.dispel(seat, "amulet", &gone, "amulet");
        }
        for seat in seats.clone() {
            let set = self.set(seat, "cat");
            if self.players[seat].ghosts <= 9 && set.len() > 1 {
                self.dispel(seat, "cat", &set[..set.len() - 1], "cat");
            }
        }
        let sums: Vec<i64> = seats.clone().map(|seat| self.set(seat, "music-box").iter().sum()).collect();
        for seat in seats.clone() {
            let set = self.set(seat, "music-box");
            if Some(&sums[seat]) == sums.iter().max() {
                self.dispel(seat, "music-box", &set[..set.len().min(2)], "music-box");
            }
        }
        for seat in seats.clone() {
            let set = self.set(seat, "portrait");
            self.dispel(seat, "portrait", &set[..set.len() / 2], "portrait");
        }
        let (cards, ghosts) = (self.curses(), self.players.iter().map(|player| player.ghosts).collect::<Vec<i64>>());
        let most = *ghosts.iter().max().expect("players");
        let penalty: Vec<i64> = ghosts.iter().map(|&count| if count == most { count / 2 } else { 0 }).collect();
        let curses: Vec<i64> = cards.iter().zip(&penalty).map(|(cards, more)| cards + more).collect();
        self.expect(json!({"score": {"cards": cards, "ghosts": ghosts, "penalty": penalty, "curses": curses}}));
        let best = seats.clone().map(|seat| (curses[seat], ghosts[seat])).min();
        let winners: Vec<usize> = seats.filter(|&seat| Some((curses[seat], ghosts[seat])) == best).collect();
        self.expect(json!({"over": {"winners": winners}}));
    }
}

/// Both understandings of the rules agree on every line of many games.
#[test]
fn a_second_referee_agrees_with_every_line() {
    let lines: Vec<Value> = written(0..300).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let starts: Vec<usize> = (0..lines.len()).filter(|&at| lines[at].get("game").is_some()).collect();
    assert_eq!(starts.len(), 300);
    for (number, &start) in starts.iter().enumerate() {
        let end = starts.get(number + 1).copied().unwrap_or(lines.len());
        judge(&lines[start..end]);
    }
}
