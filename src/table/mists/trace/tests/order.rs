//! The order of lines: some may be in any order, and all others have a fixed order.

use super::*;

#[test]
fn what_has_no_order_may_come_in_any() {
    let text = written(0..30);
    let turned: Vec<String> = text.lines().map(turned_round).collect();
    assert_ne!(turned.join("\n") + "\n", text);
    assert_eq!(check(turned.join("\n").as_bytes()).expect("memory").faults, []);
}

// GHOST-1, SPELL-2: ghosts that come for the same reason may be in any order, and each may enter any circle.
#[test]
fn ghosts_of_one_reason_and_circles_may_come_in_any_order() {
    let text: String = (1..=6).map(|level| written_with_circles(level, 0..40)).collect();
    let lines: Vec<&str> = text.lines().collect();
    let (reasons, mut turned) = (reasons(&lines), lines.clone());
    let mut start = 0;
    while start < lines.len() {
        // Eloise comes between them at a fixed place.
        let end = start + lines[start..].iter().take_while(|line| is_of_ghosts(line)).count();
        for reason in reasons[start..end].iter().flatten() {
            let places = || (start..end).filter(|&at| reasons[at] == Some(*reason));
            places().zip(places().rev()).for_each(|(to, from)| turned[to] = lines[from]);
        }
        start = end.max(start + 1);
    }
    for drawn_in in turned.chunk_by_mut(|one, other| [one, other].iter().all(|line| line.starts_with("{\"drawn_in\"")))
    {
        drawn_in.reverse();
    }
    let turned = turned.join("\n") + "\n";
    assert_ne!(turned, text);
    assert_eq!(check(turned.as_bytes()).expect("memory").faults, []);
}

/// Why the ghost of each line comes: a circle, a symbol of the tile, an open cemetery or a haunted one, in this order
/// (GHOST-1). `None` if no ghost comes from the supply.
fn reasons(lines: &[&str]) -> Vec<Option<u8>> {
    let mut laid = serde_json::Value::Null;
    let reason = |line: &&str| {
        let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
        if let Some(at) = line.pointer("/place/at") {
            laid = at.clone();
        }
        let ghost = line.get("ghost")?;
        Some(match ghost["where"][0].as_str() {
            Some("circle") => 0,
            Some("cemetery") => 2,
            _ if ghost["at"] == laid => 1,
            _ => 3,
        })
    };
    lines.iter().map(reason).collect()
}

fn kind(line: &str) -> &str {
    line.split('"').nth(1).expect("a key")
}

/// Swaps two successive lines of these games, a few times for each kind of pair (ghosts by their reasons), and returns
/// the fault that is found. Pairs without an order are left out.
fn swapped(text: &str) -> Vec<(String, Option<Fault>)> {
    const OFTEN: u8 = 3;
    let lines: Vec<&str> = text.lines().collect();
    let starts: Vec<usize> = (0..lines.len()).filter(|&at| kind(lines[at]) == "game").collect();
    let ends = starts[1..].iter().copied().chain([lines.len()]);
    let mut tried: std::collections::BTreeMap<_, u8> = Default::default();
    let mut found = Vec::new();
    for (start, end) in starts.iter().copied().zip(ends) {
        let game = &lines[start..end];
        let reasons = reasons(game);
        for at in 1..game.len() - 1 {
            let pair = [at, at + 1].map(|at| (kind(game[at]), reasons[at]));
            let open = pair[0] == pair[1] && ["ghost", "drawn_in", "bank_finished"].contains(&pair[0].0);
            let times = tried.entry(pair).or_default();
            // Meeples out of the supplies can be buried in any order.
            let supply = |line: &str| kind(line) == "bury" && !line.contains("\"from\":[");
            if open || (supply(game[at]) && supply(game[at + 1])) || *times == OFTEN {
                continue;
            }
            *times += 1;
            let mut swapped = game.to_vec();
            swapped.swap(at, at + 1);
            let fault = check(swapped.join("\n").as_bytes()).expect("memory").faults.into_iter().next();
            let what = format!("line {} of {:?}: {pair:?}", at + 1, &game[0][..40]);
            found.push((what, fault.filter(|fault| fault.line <= at + 2)));
        }
    }
    found
}

/// The shipped deck without ghosts, and with so many shields that one city can bring both hounds.
fn rich_deck() -> Arc<Deck> {
    let mut print = DeckPrint::from(Deck::clone(&shipped::deck().expect("the deck")));
    for tile in &mut print.tiles {
        tile.face.mist.iter_mut().for_each(|area| area.symbols = 0);
        tile.face.cities.iter_mut().for_each(|city| city.shields += 5);
    }
    Arc::new(Deck::try_from(print).expect("a deck"))
}

#[test]
fn all_other_lines_have_their_order() {
    let mut text: String = (1..=6).map(|level| written_with_circles(level, 0..40)).collect();
    text.extend((2..=6).map(|level| written_at(level, 0..40)));
    text += &written_with(3, &rich_deck(), true, 0..400);
    let all = swapped(&text);
    for twice in ["bury", "hound", "hound_points"] {
        let pair = format!("[(\"{twice}\", None), (\"{twice}\", None)]");
        assert!(all.iter().any(|(what, _)| what.contains(&pair)), "no {pair} came up");
    }
    let passed: Vec<_> = all.iter().filter(|(_, fault)| fault.is_none()).map(|(what, _)| what).collect();
    assert!(passed.is_empty(), "{} of {} pass:\n{passed:#?}", passed.len(), all.len());
}

// GHOST-1, CEM-6
#[test]
fn a_cemeterys_ghost_comes_after_those_of_the_tile() {
    let text = written_at(4, 0..40);
    let lines: Vec<&str> = text.lines().collect();
    let reasons = reasons(&lines);
    let at = (1..lines.len()).find(|&at| reasons[at - 1..=at] == [Some(1), Some(2)]).expect("such ghosts");
    let mut swapped = lines.clone();
    swapped.swap(at - 1, at);
    let fault = fault(&swapped.join("\n"));
    assert_eq!((fault.line, fault.rule), (at, "GHOST-1"), "{fault}");
    assert!(fault.what.contains("a ghost comes to the cemetery of"), "{fault}");
}

fn is_of_ghosts(line: &str) -> bool {
    line.starts_with("{\"ghost\"") || line.starts_with("{\"cat\"")
}

/// A line with the parts of its bank or its colours in reverse order, and with an additional field.
fn turned_round(line: &str) -> String {
    let mut value: serde_json::Value = serde_json::from_str(line).expect("JSON");
    for list in ["/bank_finished", "/score/colours", "/score/take/of"] {
        if let Some(serde_json::Value::Array(list)) = value.pointer_mut(list) {
            list.reverse();
        }
    }
    value["remark"] = "none".into();
    value.to_string()
}
