//! Decks and levels with a fault are refused with a sentence that names line and expectation.

use super::*;

/// A small sound deck: `tile` stands on line 10, the start squares on lines 4 to 7.
fn deck_with(tile: &str) -> String {
    format!(
        "(
    name: \"Small\",
    start: [
        (at: (x: 0, y: 0), face: (roads: [[S]], centre: ruin)),
        (at: (x: 1, y: 0), face: (roads: [[E]], mist: [(sides: [N, E], ghosts: 2)], centre: ruin)),
        (at: (x: 0, y: 1), face: (roads: [[W]], cities: [(sides: [N])], centre: ruin)),
        (at: (x: 1, y: 1), face: (roads: [[N]], mist: [(sides: [S], ghosts: 1)], centre: ruin)),
    ],
    tiles: [
        {tile}
        (name: \"straight\", count: 2, face: (roads: [[N, S]])),
    ],
)
"
    )
}

fn refusal(text: &str) -> String {
    let sentence = Deck::parse(text, "my.ron").expect_err("faulty").to_string();
    assert!(!sentence.contains('\n') && sentence.len() < 300, "{sentence}");
    for leak in ["Print", "struct", "enum", "u8", "Some(", "Error"] {
        assert!(!sentence.contains(leak), "{leak} in: {sentence}");
    }
    sentence
}

/// The refusal of the small deck with this on line 10.
fn tile_refusal(tile: &str) -> String {
    refusal(&deck_with(tile))
}

/// The refusal of the small deck with a part of it written otherwise.
fn changed_refusal(from: &str, to: &str) -> String {
    let text = deck_with("");
    assert_eq!(text.matches(from).count(), 1, "{from}");
    refusal(&text.replace(from, to))
}

#[test]
fn the_small_deck_itself_is_sound() {
    assert_eq!(Deck::parse(&deck_with(""), "my.ron").expect("sound").name(), "Small");
}

#[test]
fn faults_of_a_face_name_line_face_and_expectation() {
    let cases = [
        ("roads: [[N, X]]", "side X: expected N, E, S or W"),
        ("roads: [[N, 1]]", "something else stands here: expected a name such as roads, N or village"),
        ("centre: castel", "castel: expected village, monastery, castle, cemetery or ruin"),
        ("raods: []", "unknown field raods: expected roads, cities, mist, centre or fields"),
        ("roads: [], roads: []", "field roads stands twice: expected it once"),
        (
            "mist: [(sides: [N], ghosts: 1000)]",
            "the number is too small or too great: expected a whole number that can stand here",
        ),
        ("mist: [(ghosts: 1)]", "field sides is missing: expected it before this bracket closes"),
        (
            "roads: [[N]]",
            "face odd: road on side N ends nowhere: expected a second side, a village, castle, cemetery or city to end \
             at, or a junction of three roads",
        ),
        ("roads: [[N], [S]]", "face odd: road on side N ends nowhere"),
        ("roads: [[N, E, S]]", "face odd: road 0 has 3 sides: a road has one side"),
        ("roads: [[N, E], [N, S]]", "face odd: side N belongs to two roads or cities: a side shows one at most"),
        (
            "cities: [(sides: [N])], mist: [(sides: [N], ghosts: 1)]",
            "face odd: mist on side N, which is city: mist lies on field and road only",
        ),
        ("cities: [(sides: [N], shields: 200)]", "face odd: 200 shields: expected at most 9"),
    ];
    for (face, expected) in cases {
        let tile = format!("(name: \"odd\", count: 1, face: ({face})),");
        let sentence = tile_refusal(&tile);
        assert!(sentence.starts_with(&format!("my.ron, line 10: {expected}")), "{sentence}");
    }
}

#[test]
fn roads_may_end_at_a_centre_a_city_or_a_junction() {
    for face in ["roads: [[N]], centre: village", "roads: [[N]], cities: [(sides: [S])]", "roads: [[N], [E], [S]]"] {
        let text = deck_with(&format!("(name: \"odd\", count: 1, face: ({face})),"));
        Deck::parse(&text, "my.ron").unwrap_or_else(|error| panic!("{error}"));
    }
}

#[test]
fn faults_of_an_entry_name_its_line() {
    let twice = "(name: \"straight\", count: 1, face: ()), // name: \"straight\"";
    assert!(tile_refusal(twice).starts_with(
        "my.ron, line 11: face straight: the name is used twice: expected each face once, with its count"
    ));
    let none = "(name: \"none\", count: 0, face: ()),";
    assert_eq!(tile_refusal(none), "my.ron, line 10: face none: count 0: expected at least 1");
    assert!(tile_refusal("(name: \" \", count: 1, face: ()),").ends_with("line 10: face  : no name: expected one"));
    let long = format!("(name: \"{}\", count: 0, face: ()),", "long ".repeat(10_000));
    assert!(tile_refusal(&long).ends_with("long …: count 0: expected at least 1"));
    let uncounted = "(name: \"odd\", face: ()),";
    assert!(tile_refusal(uncounted).starts_with("my.ron, line 10: field count is missing: expected it"));
    let below = "(name: \"odd\", count: -1, face: ()),";
    assert!(tile_refusal(below).starts_with("my.ron, line 10: "), "{}", tile_refusal(below));
    let open = "(name: \"odd\", count: 1, face: ())";
    assert_eq!(tile_refusal(open), "my.ron, line 10: a comma is missing: expected one between entries");
    let unseparated = "(name: \"odd\" count: 1, face: ()),";
    assert_eq!(tile_refusal(unseparated), "my.ron, line 10: a comma is missing: expected one between entries");
    let unquoted = "(name: odd, count: 1, face: ()),";
    assert_eq!(tile_refusal(unquoted), "my.ron, line 10: something else stands here: expected a text in quotes");
    let colon = "(name \"odd\", count: 1, face: ()),";
    assert_eq!(tile_refusal(colon), "my.ron, line 10: something else stands here: expected colon");
}

#[test]
fn too_many_tiles_or_faces_or_none_are_refused() {
    let tile = "(name: \"odd\", count: 159, face: ()),";
    assert_eq!(tile_refusal(tile), "my.ron, line 9: 161 tiles in all: expected at most 160");
    let faces: String = (0..250).map(|at| format!("(name: \"{at}\", count: 0, face: ()),")).collect();
    assert_eq!(tile_refusal(&faces), "my.ron, line 9: 251 different faces: expected at most 250");
    let none = changed_refusal("(name: \"straight\", count: 2, face: (roads: [[N, S]])),", "");
    assert_eq!(none, "my.ron, line 9: no tiles: expected at least one");
}

#[test]
fn faults_of_the_start_tile_name_its_squares() {
    let south_west = "        (at: (x: 0, y: 0), face: (roads: [[S]], centre: ruin)),\n";
    assert_eq!(
        changed_refusal(south_west, ""),
        "my.ron, line 3: start square (0, 0) is missing: expected (0, 0), (1, 0), (0, 1) and (1, 1)"
    );
    assert_eq!(
        changed_refusal("(x: 0, y: 1)", "(x: 1, y: 0)"),
        "my.ron, line 6: start square (1, 0): it is given twice: expected each of the four squares once"
    );
    assert_eq!(
        changed_refusal("(x: 0, y: 1)", "(x: 0, y: 2)"),
        "my.ron, line 6: start square (0, 2): expected one of (0, 0), (1, 0), (0, 1) and (1, 1)"
    );
    assert!(changed_refusal("(x: 0, y: 1)", "(x: 0, y: 70000)").starts_with("my.ron, line 6: the number is too"));
    assert_eq!(
        changed_refusal("cities: [(sides: [N])]", "cities: [(sides: [N, S])]"),
        "my.ron, line 4: start square (0, 0): side N shows clear field, but (0, 1) shows city there: expected inner \
         edges to match"
    );
    assert_eq!(
        changed_refusal("mist: [(sides: [S], ghosts: 1)]", "mist: [(sides: [E], ghosts: 1)]"),
        "my.ron, line 5: start square (1, 0): side N shows misty field, but (1, 1) shows clear field there: expected \
         inner edges to match"
    );
    assert_eq!(
        changed_refusal("[(sides: [N, E], ghosts: 2)]", "[(sides: [N], ghosts: 1), (sides: [E], ghosts: 1)]"),
        "my.ron, line 5: start square (1, 0): no outer edge reaches mist area 0: expected one, if need be by way of \
         joined squares"
    );
    assert!(
        changed_refusal("roads: [[S]], centre: ruin", "roads: [[S]]")
            .starts_with("my.ron, line 4: start square (0, 0): road on side S ends nowhere: expected")
    );
}

#[test]
fn start_squares_may_stand_in_any_order() {
    let first = "        (at: (x: 0, y: 0), face: (roads: [[S]], centre: ruin)),\n";
    let text = deck_with("").replace(first, "").replace("    ],\n    tiles", &format!("{first}    ],\n    tiles"));
    let deck = Deck::parse(&text, "my.ron").expect("sound");
    assert_eq!(deck.start().each_ref().map(|(square, _)| *square), Deck::START);
    assert_eq!(deck.start()[0].1.print().roads, [[Side::S]]);
}

#[test]
fn byte_order_mark_and_other_line_ends_do_no_harm() {
    let text = format!("\u{feff}{}", deck_with("(name: \"odd\", count: 0, face: ()),").replace('\n', "\r\n"));
    assert_eq!(refusal(&text), "my.ron, line 10: face odd: count 0: expected at least 1");
}

#[test]
fn files_that_are_no_decks_are_refused() {
    assert_eq!(refusal(""), "my.ron, line 1: the file is empty: expected a deck in ( … )");
    assert_eq!(refusal(" \n\t\n"), "my.ron, line 1: the file is empty: expected a deck in ( … )");
    let other = "my.ron, line 1: something else stands here: expected a deck, written as (name: value, …)";
    for text in ["hello world", "{\"name\": 1}", "[1, 2]", "<html></html>", "Print(name: 1)", "\u{1}\u{2}\u{3}", "5"] {
        assert_eq!(refusal(text), other, "{text:?}");
    }
    let big = " ".repeat((1 << 20) + 1);
    assert_eq!(refusal(&big), "my.ron, line 1: the file has more than 1 MB: expected a deck, some 10 kB of text");
    let text = deck_with("");
    let cut = &text[..text.find("centre").expect("there")];
    assert_eq!(refusal(cut), "my.ron, line 4: the text ends too early: expected the brackets to be closed");
    let more = format!("{text}x");
    assert_eq!(refusal(&more), "my.ron, line 14: more text follows: expected nothing after the end of a deck");
}

#[test]
fn garbage_nested_deeply_is_refused() {
    for open in
        ["(", "[", "{", "/*", "\"", "(name:", "Some(", "[[", "(tiles:[", "((", "r#", "'", "#![enable(", "a(", "\\"]
    {
        refusal(&open.repeat((1 << 20) / open.len()));
        refusal(&format!("(name: {}", open.repeat(200_000 / open.len())));
        refusal(&deck_with(&open.repeat(200_000 / open.len())));
        refusal(&deck_with(&format!("(name: \"odd\", count: 1, face: (centre: {}", open.repeat(200_000 / open.len()))));
    }
}

#[test]
fn faulty_levels_get_the_same_kind_of_sentence() {
    let changed = |from: &str, to: &str| {
        let text = LEVELS[5];
        assert_eq!(text.matches(from).count(), 1, "{from}");
        Level::parse(&text.replace(from, to), "6.ron").expect_err("faulty").to_string()
    };
    assert_eq!(changed("number: 6", "number: 7"), "6.ron, line 3: number 7: expected 1 to 6");
    assert_eq!(changed("ghosts: 12", "ghosts: 0"), "6.ron, line 4: ghosts 0: expected 1 to 30");
    assert_eq!(changed("ghosts: 12", "ghosts: 31"), "6.ron, line 4: ghosts 31: expected 1 to 30");
    assert_eq!(
        changed("castles: true", "castles: yes"),
        "6.ron, line 5: something else stands here: expected true or false"
    );
    assert_eq!(changed("haunted", "shut"), "6.ron, line 6: shut: expected none, open or haunted");
    assert_eq!(changed("piles: 3", "piles: 2"), "6.ron, line 7: piles 2: expected 1 or 3");
    assert!(changed("piles: 3", "piles: 1").starts_with("6.ron, line 8: hounds with one pile: expected 3 piles"));
    assert!(
        changed("hounds: (rufus: 10, ronja: 25),", "")
            .starts_with("6.ron, line 7: 3 piles without hounds: expected hounds")
    );
    assert_eq!(
        changed("rufus: 10", "rufus: 25"),
        "6.ron, line 8: hounds at 25 and 25: expected Rufus above 0 and Ronja above Rufus"
    );
    assert_eq!(changed("goal: 50", "goal: 25"), "6.ron, line 9: goal 25: expected more than 25");
    assert_eq!(changed("markers: 3", "markers: 2"), "6.ron, line 10: markers 2: expected 1 or 3");
    assert!(changed("    goal: 50,\n", "").ends_with("field goal is missing: expected it before this bracket closes"));
    assert_eq!(
        Level::parse("", "6.ron").expect_err("faulty").to_string(),
        "6.ron, line 1: the file is empty: expected a level in ( … )"
    );
}

/// Reads as deck and as level: whatever stands there, a sentence comes back, in one line.
fn read(text: &str) {
    for sentence in [
        Deck::parse(text, "f").err().map(|error| error.to_string()),
        Level::parse(text, "f").err().map(|error| error.to_string()),
    ]
    .into_iter()
    .flatten()
    {
        assert!(sentence.starts_with("f, line ") && !sentence.contains('\n'), "{sentence}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn damaged_decks_are_read_or_refused(changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..12)) {
        let mut bytes = MISTS.as_bytes().to_vec();
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        read(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn decks_with_pieces_swapped_are_read_or_refused(
        pieces in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0..40_usize), 1..8)
    ) {
        let mut text: Vec<char> = MISTS.chars().collect();
        for (from, to, length) in pieces {
            let from = from.index(text.len() - 40);
            let piece: Vec<char> = text[from..from + length].to_vec();
            let to = to.index(text.len() - 40);
            text.splice(to..to + length / 2, piece);
        }
        read(&text.into_iter().collect::<String>());
    }

    #[test]
    fn random_bytes_are_refused(bytes in prop::collection::vec(any::<u8>(), 0..2000)) {
        read(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn random_brackets_are_refused(text in r#"[\[\](){}:,/*"'rNES0-9a-z# \n]{0,400}"#) {
        read(&text);
        read(&deck_with(&text));
    }
}
