//! The parts of field of every face against the table in the rule book (RFIELD-2 to RFIELD-8).

use mists::rules::carcassonne::BaseGame;
use mists::rules::tiles::{Deck, Face, FacePrint, Square};
use mists::table::carcassonne::shipped;

/// A face's fields as the rule book writes them: half-edges, and the cities touched after an arrow.
fn written(face: &Face) -> String {
    let list =
        |numbers: &mut dyn Iterator<Item = u8>| numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(" ");
    let fields = face.fields().iter().map(|field| {
        let cities = list(&mut field.cities()).replace(' ', ", ");
        let edges = list(&mut field.edges());
        if cities.is_empty() { edges } else { format!("{edges} → {cities}") }
    });
    fields.collect::<Vec<_>>().join("; ")
}

fn face(print: &str) -> Face {
    let print: FacePrint = ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .from_str(print)
        .expect("a face");
    Face::try_from(print).expect("a face that can be")
}

/// RFIELD-3, RFIELD-4, RFIELD-7, RSETUP-2: the table of the base game, with its numbers.
#[test]
fn the_base_faces_have_the_fields_of_the_rule_book() {
    let table = [
        ("A", 2, "0 1 2 3 4 5 6 7"),
        ("B", 4, "0 1 2 3 4 5 6 7"),
        ("C", 1, ""),
        ("D", 4, "2 7 → 0; 3 4 5 6"),
        ("E", 5, "2 3 4 5 6 7 → 0"),
        ("F", 2, "0 1 → 0; 4 5 → 0"),
        ("G", 1, "2 3 → 0; 6 7 → 0"),
        ("H", 3, "0 1 4 5 → 0, 1"),
        ("I", 2, "0 1 6 7 → 0, 1"),
        ("J", 3, "2 5 6 7 → 0; 3 4"),
        ("K", 3, "2 3 4 7 → 0; 5 6"),
        ("L", 3, "2 7 → 0; 3 4; 5 6"),
        ("M", 2, "2 3 4 5 → 0"),
        ("N", 3, "2 3 4 5 → 0"),
        ("O", 2, "2 5 → 0; 3 4"),
        ("P", 3, "2 5 → 0; 3 4"),
        ("Q", 1, "4 5 → 0"),
        ("R", 3, "4 5 → 0"),
        ("S", 2, "4 → 0; 5 → 0"),
        ("T", 1, "4 → 0; 5 → 0"),
        ("U", 8, "0 5 6 7; 1 2 3 4"),
        ("V", 9, "0 1 2 3 4 7; 5 6"),
        ("W", 4, "0 1 2 7; 3 4; 5 6"),
        ("X", 1, "0 7; 1 2; 3 4; 5 6"),
    ];
    let base = shipped::base().expect("the base game");
    let found: Vec<(&str, u8, String)> =
        base.faces().iter().map(|named| (named.name.as_str(), named.count, written(&named.face))).collect();
    let expected: Vec<(&str, u8, String)> =
        table.into_iter().map(|(name, count, fields)| (name, count, fields.to_owned())).collect();
    assert_eq!(found, expected);

    let sum = |of: &dyn Fn(&Face) -> usize| -> usize {
        base.faces().iter().map(|named| usize::from(named.count) * of(&named.face)).sum()
    };
    assert_eq!(sum(&|_| 1), 72, "tiles");
    assert_eq!(sum(&|face| usize::from(face.shields())), 10, "shields");
    assert_eq!(sum(&|face| face.fields().len()), 126, "parts of field");
    let supply: usize = base.supply().map(|named| usize::from(named.count) * named.face.fields().len()).sum();
    assert_eq!(supply, 124, "parts of field in the supply");
}

/// RFIELD-2, RFIELD-4, RFIELD-5: faces with mist, gates and centres.
#[test]
fn faces_with_mist_have_the_fields_of_the_rule_book() {
    let table = [
        ("(roads: [[N, S]], mist: [(sides: [E])])", "0 5 6 7; 1 4"),
        ("(roads: [[N, S]], mist: [(sides: [N, E])])", "4; 5 6 7"),
        ("(roads: [[N, S]], mist: [(sides: [N, S])])", "2 3; 6 7"),
        ("(roads: [[S, W]], mist: [(sides: [N, E])])", "4; 5 6; 7"),
        ("(roads: [[S, W]], mist: [(sides: [N])])", "2 3 4 7; 5 6"),
        ("(roads: [[S, W]], mist: [(sides: [S, W])])", "0 1 2 3"),
        ("(roads: [[S, W]], mist: [(sides: [N, E, S])])", "6; 7"),
        ("(roads: [[S]], centre: village, mist: [(sides: [N, E, W])])", "4; 5"),
        ("(roads: [[S]], centre: village, mist: [(sides: [N, W])])", "2 3 4; 5"),
        ("(roads: [[S]], centre: village, mist: [(sides: [S])])", "0 1 2 3 6 7"),
        ("(mist: [(sides: [N, S])])", "2 3; 6 7"),
        ("(cities: [(sides: [N])], mist: [(sides: [E]), (sides: [W])])", "4 5"),
        ("(cities: [(sides: [N])], mist: [(sides: [S, W])])", "2 3 → 0"),
        ("(cities: [(sides: [N])], roads: [[E, W]], mist: [(sides: [S, W])])", "2 → 0; 3"),
        ("(cities: [(sides: [N])], roads: [[E, S]], mist: [(sides: [W])])", "2 5 → 0; 3 4"),
        ("(cities: [(sides: [N])], roads: [[S]])", "2 3 4 → 0; 5 6 7 → 0"),
        ("(cities: [(sides: [N])], roads: [[S]], mist: [(sides: [E, S])])", "6 7 → 0"),
        ("(roads: [[S]], centre: castle, mist: [(sides: [N, E, W])])", "4; 5"),
        ("(roads: [[E], [W]], centre: castle, mist: [(sides: [N, E])])", "4 5 6; 7"),
        ("(roads: [[E], [S], [W]], centre: castle, mist: [(sides: [N, W])])", "2; 3 4; 5"),
        ("(roads: [[N], [S]], centre: castle)", "0 5 6 7; 1 2 3 4"),
        ("(roads: [[E], [W]], centre: cemetery)", "0 1 2 7; 3 4 5 6"),
        ("(cities: [(sides: [N])], roads: [[S]], centre: cemetery)", "2 3 4 5 6 7 → 0"),
        ("(roads: [[N, S]], mist: [(sides: [N, E, S, W])])", ""),
        // The gate: straight ahead if there is a city, else clockwise, else counter-clockwise.
        ("(cities: [(sides: [E])], roads: [[S]])", "0 1 5 6 7 → 0; 4 → 0"),
        ("(cities: [(sides: [W]), (sides: [E])], roads: [[S]])", "0 1 4 → 0, 1; 5 → 0"),
    ];
    for (print, fields) in table {
        assert_eq!(written(&face(print)), fields, "{print}");
    }
}

/// RFIELD-5: the ruin is at the common corner of the four start squares.
#[test]
fn the_start_squares_have_the_fields_of_the_rule_book() {
    let deck = shipped::deck().expect("the deck");
    let expected = [((0, 0), "0 1 5 6 7; 2 3 4"), ((1, 0), "6 7"), ((0, 1), "2 3 7 → 0; 4 5 6"), ((1, 1), "0 6 7; 1")];
    for ((x, y), fields) in expected {
        let start = deck.start().iter().find(|(at, _)| *at == Square::new(x, y)).expect("a start square");
        assert_eq!(written(&start.1), fields, "({x}, {y})");
    }
}

/// RFIELD-3: which half-edges belong together does not depend on where one begins to look: fields never cross.
#[test]
fn a_field_is_never_divided_by_the_ways_of_looking_at_it() {
    let deck = shipped::deck().expect("the deck");
    for named in deck.faces() {
        let print = named.face.print().clone();
        let (whole, mut around) = (written(&named.face), Vec::new());
        for _ in 0..4 {
            let turned = around.last().map_or_else(|| print.clone(), quarter);
            around.push(turned);
        }
        for (quarters, print) in (0..4).zip(around) {
            let face = Face::try_from(print).expect("a turned face");
            let back = |edge: u8| (edge + 8 - 2 * quarters) % 8;
            let mut fields: Vec<Vec<u8>> = face
                .fields()
                .iter()
                .map(|field| {
                    let mut edges: Vec<u8> = field.edges().map(back).collect();
                    edges.sort_unstable();
                    edges
                })
                .collect();
            fields.sort();
            let mut expected: Vec<Vec<u8>> = named.face.fields().iter().map(|field| field.edges().collect()).collect();
            expected.sort();
            assert_eq!(fields, expected, "{} turned by {quarters}: {whole}", named.name);
        }
    }
}

/// The face turned by a quarter, written down again.
fn quarter(print: &FacePrint) -> FacePrint {
    use mists::rules::tiles::Rotation;
    let mut print = print.clone();
    let turn = |sides: &mut Vec<mists::rules::tiles::Side>| {
        sides.iter_mut().for_each(|side| *side = side.turned(Rotation::new(1)));
    };
    print.roads.iter_mut().for_each(turn);
    print.cities.iter_mut().for_each(|city| turn(&mut city.sides));
    print.mist.iter_mut().for_each(|area| turn(&mut area.sides));
    print
}

/// RFIELD-8: a deck may state fields; they have to cover each field half-edge exactly once.
#[test]
fn stated_fields_replace_those_that_follow() {
    let stated = face("(cities: [(sides: [N])], fields: [(edges: [4, 5, 6, 7]), (edges: [3, 2], cities: [0])])");
    assert_eq!(written(&stated), "2 3 → 0; 4 5 6 7");
    let fault = |fields: &str| {
        let text = format!(
            "(name: \"x\", start: \"x\", tiles: [(name: \"x\", count: 1, face: (cities: [(sides: [N])], fields: [{fields}]))])"
        );
        BaseGame::parse(&text, "my.ron").expect_err("a fault").to_string()
    };
    assert_eq!(
        fault("(edges: [2, 3, 4, 5, 6])"),
        "my.ron, line 1: face x: half-edge 7 belongs to no field: expected each field half-edge once (RFIELD-8)"
    );
    assert!(fault("(edges: [0])").contains("half-edge 0 in a field"));
    assert!(fault("(edges: [9])").contains("half-edge 9 in a field"));
    assert!(fault("(edges: [2, 2])").contains("half-edge 2 belongs to two fields"));
    assert!(fault("(edges: [2, 3, 4, 5, 6, 7]), (edges: [])").contains("field 1 has no half-edge"));
    assert!(fault("(edges: [2, 3, 4, 5, 6, 7], cities: [1])").contains("field 0 touches city 1"));
}

/// A deck file says what is wrong with it, on which line.
#[test]
fn a_wrong_base_game_is_refused_with_its_line() {
    let fault = |text: &str| BaseGame::parse(text, "my.ron").expect_err("a fault").to_string();
    assert_eq!(
        fault("(name: \"x\",\n start: \"y\",\n tiles: [(name: \"x\", count: 1, face: ())])"),
        "my.ron, line 2: start y: expected the name of one of the faces"
    );
    assert_eq!(
        fault(
            "(name: \"x\", start: \"x\", tiles: [\n(name: \"x\", count: 1, face: ()),\n(name: \"x\", count: 1, face: ())])"
        ),
        "my.ron, line 3: face x: the name is used twice: expected each face once, with its count"
    );
    assert_eq!(fault("(name: \"x\", start: \"x\", tiles: [])"), "my.ron, line 1: no tiles: expected at least one");
    let many = "(name: \"x\", start: \"x\", tiles: [(name: \"x\", count: 161, face: ())])";
    assert_eq!(fault(many), "my.ron, line 1: 161 tiles in all: expected at most 160");
    let twice = BaseGame::parse(
        "(name: \"x\", start: \"castle-1\", tiles: [(name: \"castle-1\", count: 2, face: ())])",
        "my.ron",
    );
    let land: &Deck = &shipped::deck().expect("the deck");
    let both = mists::rules::carcassonne::whole_deck(&twice.expect("a base game"), land).expect_err("a name twice");
    assert!(both.to_string().contains("castle-1"), "{both}");
}
