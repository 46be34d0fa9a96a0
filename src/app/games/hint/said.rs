//! What the guide says, in words for players.

use crate::app::input::{Keys, Want};
use crate::app::words::say;
use crate::guide::search::{Considered, Judged};

/// More reasons than this are not read.
const MOST_REASONS: usize = 2;

/// Fewer imagined games than this tell no chance, only which choice did best: on a machine that is busy with something
/// else a second may not be enough for more.
const ENOUGH_GAMES: u32 = 20;

/// About a choice: which one it is, counted from 0, its button if it has one, how likely that wins, and what speaks for
/// it.
pub(super) fn advice<A>(choice: &Considered<A>, number: usize, button: Option<&str>, reasons: &[String]) -> String {
    let rank = say!("hint-rank", rank = number + 1);
    let what = match button {
        Some(button) => say!("hint-button", rank = rank, button = button),
        None => rank,
    };
    let outlook = match choice.visits {
        1..ENOUGH_GAMES => say!("hint-outlook-few").to_owned(),
        games if games > 0 && choice.chance == 0.0 => say!("hint-outlook-none", games = games),
        games => say!("hint-outlook", games = games, percent = percent(choice)),
    };
    let reasons = &reasons[..reasons.len().min(MOST_REASONS)];
    let because = match reasons {
        [] if choice.visits == 0 => None,
        [] if number > 0 => Some(say!("hint-because-of-others").to_owned()),
        [] => Some(say!("hint-because-of-all").to_owned()),
        reasons => Some(say!("hint-because", reasons = reasons.join(" · "))),
    };
    let said = say!("hint-said", what = what, outlook = outlook);
    match because {
        Some(because) => format!("{said} {because}"),
        None => said,
    }
}

/// What was said of a choice, with the keys: while it is lit, those that take it and show the next of so many, and
/// otherwise the one that shows it again.
pub(super) fn with_keys(said: &str, lit: bool, choices: usize, on_button: bool, keys: &Keys) -> String {
    let (take, key) = (keys.name(Want::Confirm), keys.name(Want::Hint));
    let told = match (lit, choices, on_button) {
        (false, ..) => say!("hint-again", key = key),
        (true, ..=1, false) => say!("hint-take", take = take),
        (true, ..=1, true) => say!("hint-take-button", take = take),
        (true, _, false) => say!("hint-next", take = take, key = key),
        (true, _, true) => say!("hint-next-button", take = take, key = key),
    };
    format!("{said} {told}")
}

/// What a lesson asks for: on the board it is lit, and otherwise it has a button.
pub(super) fn taught(button: Option<&str>) -> String {
    match button {
        Some(button) => say!("lesson-shown-button", button = button),
        None => say!("lesson-shown").to_owned(),
    }
}

/// About the last decision; `called` tells what an action is called, if words can tell it.
pub(super) fn judgement<A: Copy>(judged: &Judged<A>, called: impl Fn(A) -> Option<String>) -> String {
    /// What differs by less is as good.
    const AS_GOOD: f32 = 0.01;
    match judged {
        Judged::Same(taken) | Judged::Other { taken, .. } if taken.visits < ENOUGH_GAMES => {
            say!("judged-too-few").to_owned()
        }
        Judged::Same(taken) => say!("judged-same", games = taken.visits, percent = percent(taken)),
        // The value tells more than the chance alone. Where they disagree, the chances would contradict the sentence.
        Judged::Other { taken, best } if best.value - taken.value < AS_GOOD || percent(best) <= percent(taken) => {
            say!("judged-as-good", games = taken.visits, percent = percent(taken))
        }
        Judged::Other { taken, best } => {
            let (games, percent, better) = (taken.visits, percent(taken), percent(best));
            match (called(taken.action), called(best.action)) {
                (Some(own), Some(guides)) if own != guides => {
                    say!(
                        "judged-worse-named",
                        own = own,
                        guides = guides,
                        games = games,
                        percent = percent,
                        best = better
                    )
                }
                _ => say!("judged-worse", games = games, percent = percent, best = better),
            }
        }
    }
}

/// How likely a win is, in percent.
fn percent<A>(tried: &Considered<A>) -> u16 {
    (100.0 * tried.chance).round() as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRIED: Considered<()> = Considered { action: (), visits: 240, chance: 0.254, value: 0.3 };

    #[test]
    fn a_choice_that_never_wins_says_so() {
        let lost = Considered { chance: 0.0, ..TRIED };
        let reasons = ["The Attic is far".to_owned()];
        let said = "The guide's choice: no win in 240 imagined games. Why? The Attic is far.";
        assert_eq!(advice(&lost, 0, None, &reasons), said);
        let hardly = Considered { chance: 0.004, ..TRIED };
        assert!(advice(&hardly, 0, None, &reasons).contains("0\u{a0}% to win"), "one of them was won");
    }

    #[test]
    fn advice_names_rank_button_share_and_reasons() {
        let reasons = ["A bank burns off", "The road grows", "The city grows"].map(str::to_owned);
        assert_eq!(
            advice(&TRIED, 0, None, &reasons),
            "The guide's choice: 25\u{a0}% to win in 240 imagined games. Why? A bank burns off · The road grows."
        );
        assert_eq!(
            advice(&TRIED, 1, Some("8 points"), &[]),
            "The guide's second choice is “8 points”: 25\u{a0}% to win in 240 imagined games. Why? Nothing stands out: only what comes \
             before it did better in the imagined games."
        );
        let hurried = Considered { visits: 7, chance: 1.0, ..TRIED };
        assert_eq!(
            advice(&hurried, 0, None, &reasons[..1]),
            "The guide's choice: there was time to imagine only a few games. Why? A bank burns off."
        );
        let untried = Considered { visits: 0, chance: 0.0, ..TRIED };
        assert_eq!(
            advice(&untried, 0, None, &reasons[..1]),
            "The guide's choice: it looks best at first sight. Why? A bank burns off."
        );
    }

    #[test]
    fn the_keys_are_told_that_take_a_choice_or_show_it_again() {
        let keys = Keys::default();
        assert_eq!(with_keys("So.", true, 3, false, &keys), "So. It is lit: Enter takes it, H shows the next one.");
        assert_eq!(with_keys("So.", true, 1, false, &keys), "So. It is lit: Enter takes it.");
        assert_eq!(with_keys("So.", false, 3, false, &keys), "So. H shows it again.");
    }

    #[test]
    fn a_judgement_tells_how_much_better_the_guide_would_have_done() {
        let hurried = Considered { visits: 7, ..TRIED };
        assert_eq!(
            judgement(&Judged::Same(hurried), |()| None),
            "There was time to imagine only a few games, too few to judge by."
        );
        assert!(judgement(&Judged::Same(TRIED), |()| None).contains("25\u{a0}% to win in 240"));
        let other = |value| Judged::Other { taken: TRIED, best: Considered { chance: 0.5, value, ..TRIED } };
        let (good, worse) = (judgement(&other(0.305), |()| None), judgement(&other(0.5), |()| None));
        assert!(good.starts_with("As good") && good.contains("25\u{a0}%") && !good.contains("50\u{a0}%"), "{good}");
        assert!(worse.contains("50\u{a0}%") && worse.contains("25\u{a0}%"), "{worse}");
        let unlikely = Considered { chance: 0.0, value: 0.5, ..TRIED };
        let good = judgement(&Judged::Other { taken: TRIED, best: unlikely }, |()| None);
        assert!(good.starts_with("As good"), "{good}");
        let [cat, doll] = ["Cat 3", "Doll 1"];
        let taken = Considered { action: cat, visits: 240, chance: 0.25, value: 0.3 };
        let judged = Judged::Other { taken, best: Considered { action: doll, chance: 0.5, value: 0.5, ..taken } };
        let named = judgement(&judged, |card| Some(card.to_owned()));
        assert!(named.starts_with("Instead of “Cat 3” the guide would have chosen “Doll 1”: 50"), "{named}");
    }
}
