//! Title, levels and setup.

use super::result::{ended, result_of};
use super::*;

#[test]
fn the_title_offers_to_continue_only_what_was_left() {
    let saved =
        SavedGame { whereabouts: "Level I, turn 27".to_owned(), players: vec!["Alix".to_owned(), "Maura".to_owned()] };
    let full = TitleView { saved: Some(saved), has_games: true, has_learned: true, muted: false };
    let mut harness = shown(SIZES[1], move |ctx, art| screens::title(ctx, &full, art));
    harness.get_by_label("Level I, turn 27, Alix and Maura");
    assert_eq!(press(&mut harness, Key::Enter), [TitleIntent::Continue]);
    press(&mut harness, Key::ArrowDown);
    assert_eq!(press(&mut harness, Key::Enter), [TitleIntent::NewGame]);
    assert_eq!(click(&mut harness, "How to play"), [TitleIntent::HowToPlay]);
    assert_eq!(click(&mut harness, "Records"), [TitleIntent::Records]);
    assert_eq!(click(&mut harness, "Quit"), [TitleIntent::Quit]);
    let mut fresh = shown(SIZES[1], |ctx, art| screens::title(ctx, &TitleView::default(), art));
    assert!(fresh.query_by_label("Continue").is_none());
    // Whoever starts for the first time is shown the way to learn.
    assert_eq!(press(&mut fresh, Key::Enter), [TitleIntent::Lessons]);
    assert!(fresh.query_by_label("Records").is_none());
    let taught = TitleView { has_learned: true, ..TitleView::default() };
    let mut taught = shown(SIZES[1], move |ctx, art| screens::title(ctx, &taught, art));
    assert_eq!(press(&mut taught, Key::Enter), [TitleIntent::NewGame]);
    assert_eq!(click(&mut taught, "Learn to play"), [TitleIntent::Lessons]);
}

const WON: Feat = Feat { won: true, total: 53, turns: 41, ghosts: 6, with_take_back: false };

/// A puzzle that was won on several days.
pub(super) const PUZZLE: PuzzleView = PuzzleView { level: 3, spell_circles: true, won: true, streak: 12 };

fn levels(campaign: Campaign) -> Harness<'static, Vec<LevelIntent>> {
    shown(SIZES[1], move |ctx, art| {
        mists::app::games::mists::screens::level_select(
            ctx,
            &mists::app::games::mists::screens::cards(&campaign),
            PUZZLE,
            campaign.all_open(),
            art,
        )
    })
}

#[test]
fn the_puzzle_of_the_day_can_be_played_whatever_is_open() {
    let mut harness = levels(Campaign::default());
    assert_eq!(click(&mut harness, "Puzzle of the day"), [LevelIntent::Puzzle]);
}

#[test]
fn only_open_levels_are_played() {
    let mut harness = levels(Campaign::default());
    assert_eq!(click(&mut harness, "Level I: First Mist"), [LevelIntent::Choose(1)]);
    assert!(click(&mut harness, "Level II: Keep and Churchyard").is_empty());
    for before in ["I", "II", "III", "IV", "V"] {
        harness.get_by_label(&format!("Win level {before} first"));
    }
    assert_eq!(press(&mut harness, Key::Escape), [LevelIntent::Back]);
}

#[test]
fn cards_tell_the_best_results() {
    let mut campaign = Campaign::default();
    campaign.record(1, 3, WON);
    campaign.record(1, 5, Feat { won: false, total: 31, ..WON });
    campaign.record(2, 1, Feat { won: false, total: 44, ghosts: 1, with_take_back: true, ..WON });
    let mut harness = levels(campaign);
    harness.get_by_label("Won with 53 in 41 turns");
    harness.get_by_label("Level I, 3 players: won with 53 in 41 turns, 6 ghosts on the land");
    harness.get_by_label("Level I, 5 players: lost with 31 in 41 turns, 6 ghosts on the land");
    harness.get_by_label("Best so far: 44");
    harness.get_by_label("Level II, 1 player: lost with 44 in 41 turns, 1 ghost on the land, with take-back");
    assert_eq!(click(&mut harness, "Level II: Keep and Churchyard"), [LevelIntent::Choose(2)]);
    assert!(click(&mut harness, "Level III: The Two Hounds").is_empty());
}

#[test]
fn all_levels_can_be_opened_on_the_spot() {
    let mut harness = levels(Campaign::default());
    assert_eq!(click(&mut harness, "Open all levels"), [LevelIntent::OpenAll(true)]);
    let mut campaign = Campaign::default();
    campaign.open_all(true);
    let mut harness = levels(campaign);
    assert_eq!(click(&mut harness, "Level VI: Three Lights"), [LevelIntent::Choose(6)]);
    assert_eq!(click(&mut harness, "Open all levels"), [LevelIntent::OpenAll(false)]);
}

// L6-1
#[test]
fn three_markers_are_chosen_at_level_six() {
    let mut harness = setup_with(SetupForm::new(6, 4, 7));
    assert_eq!(click(&mut harness, "yellow marks the score"), [SetupIntent::Marker(Colour::Yellow)]);
    harness.get_by_label("choose three");
    let mut harness = setup_with(SetupForm::new(6, 3, 7));
    harness.get_by_label("three markers");
    assert!(click(&mut harness, "red marks the score").is_empty());
    setup_with(SetupForm::new(5, 3, 7)).get_by_label("yellow marks the score");
}

#[test]
fn the_setup_refuses_what_does_not_go_together() {
    let mut harness = setup_with(SetupForm::new(1, 3, 7));
    click(&mut harness, "red for player 2, taken by player 1");
    harness.get_by_label("Alix already has red: each colour belongs to one player.");
    assert_eq!(click(&mut harness, "Begin"), [SetupIntent::Begin]);
    let mut doubled = SetupForm::new(1, 3, 7);
    doubled.answer(&SetupIntent::Name(1, "Alix".to_owned()));
    let mut harness = setup_with(doubled);
    assert!(click(&mut harness, "Begin").is_empty());
    harness.get_by_label_contains("Two players are called Alix");
}

/// A setup whose wishes are granted, as in the game.
pub(super) fn setup_with(mut form: SetupForm) -> Harness<'static, Vec<SetupIntent>> {
    shown(SIZES[1], move |ctx, art| {
        let wishes = mists::app::games::mists::screens::setup(ctx, &form, &favourites(), art);
        wishes.iter().for_each(|wish| form.answer(wish));
        wishes
    })
}

#[test]
fn favourites_are_taken_dropped_and_kept() {
    let form = SetupForm::new(1, 3, 7);
    let mut harness = setup_with(form.clone());
    let wish = |wish| [SetupIntent::Favourite(wish)];
    assert_eq!(click(&mut harness, "Favourite: Zoé"), wish(FavouriteWish::Take(2)));
    assert_eq!(click(&mut harness, "drop Ines, Zoé"), wish(FavouriteWish::Drop(1)));
    assert!(harness.query_by_label("keep as a favourite").is_none(), "it is kept, and there is no room");
    for can_keep in [true, false] {
        let (form, names) = (form.clone(), vec!["Alix".to_owned()]);
        let view = FavouritesView { names, chosen: None, can_keep };
        let mut harness =
            shown(SIZES[1], move |ctx, art| mists::app::games::mists::screens::setup(ctx, &form, &view, art));
        match can_keep {
            true => assert_eq!(click(&mut harness, "keep as a favourite"), wish(FavouriteWish::Keep)),
            false => assert!(harness.query_by_label("keep as a favourite").is_none()),
        }
    }
}

// SPELL-1
#[test]
fn the_spell_circles_are_switched_by_pointer_and_keyboard() {
    for (level, players) in (1..=6).flat_map(|level| (1..=5).map(move |players| (level, players))) {
        let mut harness = setup_with(SetupForm::new(level, players, 7));
        assert_eq!(click(&mut harness, "Spell Circles"), [SetupIntent::SpellCircles(true)]);
        assert_eq!(click(&mut harness, "Spell Circles"), [SetupIntent::SpellCircles(false)]);
    }
    let mut harness = setup_with(SetupForm::new(1, 3, 7));
    let mut steps = 0;
    while !harness.get_by_label("Spell Circles").is_focused() {
        press(&mut harness, Key::Tab);
        steps += 1;
        assert!(steps < 60, "Tab never gets there");
    }
    assert_eq!(press(&mut harness, Key::Space), [SetupIntent::SpellCircles(true)]);
    assert_eq!(press(&mut harness, Key::Enter), [SetupIntent::SpellCircles(false)]);
}

#[test]
fn the_switch_of_the_spell_circles_lies_on_nothing_else() {
    for size in SIZES {
        let mut form = SetupForm::new(6, 5, 7);
        form.spell_circles = true;
        let harness =
            shown(size, move |ctx, art| mists::app::games::mists::screens::setup(ctx, &form, &favourites(), art));
        let switch = harness.get_by_label("Spell Circles").rect();
        let hint = harness.get_by_label("nine more tiles, and Eloise").rect();
        assert!(switch.contains_rect(hint), "{hint:?} leaves {switch:?} at {size:?}");
        let others = ["5 players", "Name of player 1", "pink for player 1"];
        for place in others.map(|other| harness.get_by_label(other).rect()) {
            assert!(!place.intersects(switch), "{place:?} and {switch:?} at {size:?}");
        }
    }
}

#[test]
fn a_game_with_the_spell_circles_is_called_so() {
    let ended = ResultView { level: 4, spell_circles: true, ..ended(Outcome::Victory) };
    result_of(ended).get_by_label("IV with the Spell Circles");
    result_of(self::ended(Outcome::Victory)).get_by_label("III");
}

#[test]
fn names_and_seed_are_written() {
    let mut harness = setup_with(SetupForm::new(1, 2, 7));
    assert_eq!(click(&mut harness, "5 players"), [SetupIntent::Players(5)]);
    harness.get_by_label("Name of player 5").click();
    harness.run_steps(2);
    harness.key_press(Key::End);
    harness.event(Event::Text("!".to_owned()));
    assert_eq!(heard(&mut harness), [SetupIntent::Name(4, "Aélis!".to_owned())]);
    assert_eq!(click(&mut harness, "Roll a seed"), [SetupIntent::RollSeed]);
    assert_eq!(press(&mut harness, Key::Escape), [SetupIntent::Back]);
}
