//! What lies over everything or takes the whole screen: messages, credits, loading, settings.

use super::result::{ended, result_of};
use super::*;
use bevy::input::gamepad::GamepadButton;
use egui::Modifiers;
use mists::app::input::{Chord, Want, hand_button};
use mists::table::settings::FrameLimit;

#[test]
fn messages_are_answered() {
    let saved = SavedGame { whereabouts: "Level I, turn 3".to_owned(), players: Vec::new() };
    let offer = MessageView::offer_to_continue(&saved);
    let mut harness = shown(SIZES[1], move |ctx, art| screens::message(ctx, &offer, art));
    assert_eq!(click(&mut harness, "Continue"), [MessageIntent::Yes]);
    assert_eq!(press(&mut harness, Key::Escape), [MessageIntent::No]);
    let told = MessageView::told("Nothing to worry about", "It is only a test.");
    let mut harness = shown(SIZES[1], move |ctx, art| screens::message(ctx, &told, art));
    assert_eq!(press(&mut harness, Key::Escape), [MessageIntent::Yes]);
}

#[test]
fn a_question_that_ends_something_has_the_focus_on_the_other_answer() {
    let saved = screens::SavedGame { whereabouts: "Level VI, turn 11".to_owned(), players: Vec::new() };
    let questions = [
        MessageView::another_under_way(&saved),
        MessageView::begin_again(),
        MessageView::leave_unsaved("The disk is full."),
        MessageView::open_elsewhere(),
    ];
    for question in questions {
        let mut harness = shown(SIZES[1], move |ctx, art| screens::message(ctx, &question, art));
        for key in [Key::Enter, Key::Space, Key::Escape] {
            assert_eq!(press(&mut harness, key), [MessageIntent::No]);
        }
        press(&mut harness, Key::ArrowLeft);
        assert_eq!(press(&mut harness, Key::Enter), [MessageIntent::Yes]);
    }
}

#[test]
fn a_message_keeps_the_keyboard_from_the_screen_behind() {
    let offer =
        MessageView::offer_to_continue(&SavedGame { whereabouts: "Level I, turn 3".to_owned(), players: Vec::new() });
    let behind = TitleView::default();
    // The title is there first and has the focus.
    let mut since = 0;
    let mut harness = shown(SIZES[1], move |ctx, art| {
        since += 1;
        let mut answers: Vec<Result<MessageIntent, TitleIntent>> =
            screens::title(ctx, &behind, art).into_iter().map(Err).collect();
        if since > 2 {
            answers.extend(screens::message(ctx, &offer, art).into_iter().map(Ok));
        }
        answers
    });
    assert_eq!(press(&mut harness, Key::Enter), [Ok(MessageIntent::Yes)]);
    for _ in 0..2 {
        press(&mut harness, Key::Tab);
        assert_eq!(press(&mut harness, Key::Enter), [Ok(MessageIntent::No)]);
        press(&mut harness, Key::Tab);
        assert_eq!(press(&mut harness, Key::Space), [Ok(MessageIntent::Yes)]);
    }
    press(&mut harness, Key::ArrowDown);
    assert!(press(&mut harness, Key::Enter).iter().all(Result::is_ok));
}

#[test]
fn credits_and_loading_show_on_any_screen() {
    for size in SIZES {
        let mut harness = shown(size, screens::credits);
        assert_eq!(press(&mut harness, Key::Escape), [CreditsIntent::Back]);
        let view = LoadingView {
            share: f32::NAN,
            what: String::new(),
            trouble: Some("assets/fonts/Almendra-Bold.ttf: the file is missing".to_owned()),
        };
        let mut harness = shown(size, move |ctx, _| {
            screens::loading(ctx, &view);
            Vec::<()>::new()
        });
        harness.run_steps(1);
        // Nothing but paint: fonts and panels may not be there yet.
        let told = harness.output().shapes.iter().any(|painted| match &painted.shape {
            egui::Shape::Text(text) => text.galley.text().contains("the file is missing"),
            _ => false,
        });
        assert!(told, "the trouble is not told at {size:?}");
    }
}

fn settings_with(start: Settings) -> Harness<'static, Vec<SettingsIntent>> {
    let mut now = start;
    shown(SIZES[1], move |ctx, art| {
        let wishes = screens::settings(ctx, &now, art);
        for wish in &wishes {
            if let SettingsIntent::Change(changed) = wish {
                now = *changed;
            }
        }
        wishes
    })
}

/// What the settings were changed to last.
fn changed(heard: Vec<SettingsIntent>) -> Settings {
    let mut changes = heard.into_iter().filter_map(|wish| match wish {
        SettingsIntent::Change(settings) => Some(settings),
        SettingsIntent::Close
        | SettingsIntent::Bind(..)
        | SettingsIntent::BindButton(..)
        | SettingsIntent::UsualKeys => None,
    });
    changes.next_back().expect("a change")
}

#[test]
fn settings_are_changed_by_click_drag_and_key() {
    let mut harness = settings_with(Settings::default());
    assert_eq!(changed(click(&mut harness, "Things happen, briskly")).pace, Pace::Brisk);
    assert_eq!(changed(click(&mut harness, "The mist, stands still")).mist, MistChoice::Still);
    assert!(changed(click(&mut harness, "Reduced motion, nothing drifts, bobs or breathes")).reduced_motion);
    assert!(changed(click(&mut harness, "Silence, nothing is heard (M)")).muted);
    harness.get_by_label("Hounds and Eloise").focus();
    harness.run_steps(2);
    let quieter = changed(press(&mut harness, Key::ArrowLeft));
    assert_eq!(quieter.loudness.animals, Loudness::default().animals - 5);
    assert_eq!((quieter.pace, quieter.muted), (Pace::Brisk, true), "the other choices stay");
    let bead = harness.get_by_label("Panels and text").rect();
    harness.drag_at(bead.right_center() - vec2(2.0, 0.0));
    let large = changed(heard(&mut harness));
    harness.hover_at(bead.left_center() + vec2(2.0, 0.0));
    let small = changed(heard(&mut harness));
    harness.drop_at(bead.left_center() + vec2(2.0, 0.0));
    harness.run_steps(2);
    assert_eq!((large.scale, small.scale), (200, 75));
    assert_eq!(changed(click(&mut harness, "Reset")), Settings::default());
    assert_eq!(press(&mut harness, Key::Escape), [SettingsIntent::Close]);
    assert_eq!(click(&mut harness, "Done"), [SettingsIntent::Close]);
}

#[test]
fn what_the_table_shows_has_a_page_of_its_own_and_is_reset_alone() {
    let mut harness = settings_with(Settings { muted: true, ..Settings::default() });
    assert!(click(&mut harness, "Table and aids").is_empty());
    assert!(!changed(click(&mut harness, "Legal squares, glow where the tile fits")).legal_squares);
    assert!(!changed(click(&mut harness, "What follows, is told before a choice")).foresight);
    assert!(!changed(click(&mut harness, "Tiles to come, can be looked up (T)")).tiles_to_come);
    assert!(changed(click(&mut harness, "Second click, the first click marks, the second one decides")).second_click);
    // A click on the name in front of the box counts, too.
    let name = harness.get_by_label("Second click, the first click marks, the second one decides").rect().left_center()
        - vec2(60.0, 0.0);
    harness.hover_at(name);
    harness.drag_at(name);
    harness.run_steps(1);
    harness.drop_at(name);
    assert!(!changed(heard(&mut harness)).second_click);
    assert!(changed(click(&mut harness, "High contrast, black letters on white paper, without its grain")).contrast);
    assert!(changed(click(&mut harness, "Sounds, at the table they are told in words, too")).captions);
    assert_eq!(changed(click(&mut harness, "Reset")), Settings { muted: true, ..Settings::default() });
    assert!(press(&mut harness, Key::Escape).is_empty(), "these are the settings again");
    assert_eq!(changed(click(&mut harness, "Pictures, 30 a second")).frames, FrameLimit::Thirty);
    assert_eq!(changed(click(&mut harness, "Reset")), Settings::default());
}

/// What is wanted once the keys are opened.
fn with_keys() -> Harness<'static, Vec<SettingsIntent>> {
    let mut harness = settings_with(Settings::default());
    assert!(click(&mut harness, "Keys and gamepad").is_empty());
    harness
}

#[test]
fn a_key_is_chosen_by_a_click_and_a_key() {
    let mut harness = with_keys();
    assert!(click(&mut harness, "Ask the guide: H").is_empty());
    harness.get_by_label("Press the new key or gamepad button: Ask the guide. Esc leaves it as it is.");
    let chord = Chord { key: Key::K, with: Modifiers::NONE };
    assert_eq!(press(&mut harness, Key::K), [SettingsIntent::Bind(Want::Hint, chord)]);
    assert!(press(&mut harness, Key::K).is_empty(), "nothing waits for a key any more");
    click(&mut harness, "Take back: U, Ctrl+Z");
    harness.key_press_modifiers(Modifiers::CTRL.plus(Modifiers::SHIFT), Key::F5);
    let chord = Chord { key: Key::F5, with: Modifiers::CTRL.plus(Modifiers::SHIFT) };
    assert_eq!(heard(&mut harness), [SettingsIntent::Bind(Want::TakeBack, chord)]);
}

#[test]
fn a_key_that_is_taken_is_refused_by_what_it_stands_for() {
    let mut harness = with_keys();
    click(&mut harness, "Ask the guide: H");
    assert!(press(&mut harness, Key::M).is_empty());
    harness.get_by_label("M already stands for: Silence. Press another key.");
    assert!(press(&mut harness, Key::Enter).is_empty());
    harness.get_by_label("Every window needs Enter. Press another key.");
    let chord = Chord { key: Key::J, with: Modifiers::NONE };
    assert_eq!(press(&mut harness, Key::J), [SettingsIntent::Bind(Want::Hint, chord)]);
}

/// Presses a button of a gamepad.
fn push(harness: &mut Harness<'_, Vec<SettingsIntent>>, button: GamepadButton) -> Vec<SettingsIntent> {
    hand_button(&harness.ctx, button);
    heard(harness)
}

#[test]
fn a_button_of_a_gamepad_is_chosen_by_a_click_and_a_button() {
    let mut harness = with_keys();
    click(&mut harness, "Ask the guide: H");
    assert!(push(&mut harness, GamepadButton::South).is_empty());
    harness.get_by_label("Every window needs A. Press another button.");
    let button = GamepadButton::LeftTrigger;
    assert_eq!(push(&mut harness, button), [SettingsIntent::BindButton(Want::Hint, button)]);
    harness.get_by_label("Turn it the other way: now Y.");
    assert!(push(&mut harness, button).is_empty(), "nothing waits for a button any more");
    click(&mut harness, "The whole log: L");
    let button = GamepadButton::Start;
    assert_eq!(push(&mut harness, button), [SettingsIntent::BindButton(Want::Log, button)]);
    harness.get_by_label("The rule that matters now: now without a button.");
    click(&mut harness, "The whole log: L");
    assert!(push(&mut harness, GamepadButton::East).is_empty() && push(&mut harness, button).is_empty());
}

#[test]
fn escape_leaves_first_the_key_and_then_the_keys() {
    let mut harness = with_keys();
    click(&mut harness, "Silence: M");
    assert!(press(&mut harness, Key::Escape).is_empty());
    assert!(harness.query_by_label("Press the new key or gamepad button: Silence. Esc leaves it as it is.").is_none());
    harness.get_by_label("Silence: M");
    assert!(press(&mut harness, Key::Escape).is_empty());
    assert!(harness.query_by_label("Silence: M").is_none(), "these are the settings again");
    assert_eq!(press(&mut harness, Key::Escape), [SettingsIntent::Close]);
}

#[test]
fn a_scale_beyond_what_fits_says_how_much_does() {
    let harness = settings_with(Settings { scale: 200, ..Settings::default() });
    let fits = theme::most_fitting(Rect::from_min_size(Pos2::ZERO, SIZES[1]));
    assert!((115..200).contains(&fits), "{fits}");
    harness.get_by_label(&format!("200\u{a0}%, {fits}\u{a0}% fits this window"));
}

#[test]
fn the_picture_of_the_board_is_saved_by_click_and_by_key() {
    let mut harness = result_of(ended(Outcome::Victory));
    assert_eq!(click(&mut harness, "save the picture"), [ResultIntent::SavePicture]);
    assert_eq!(press(&mut harness, Key::P), [ResultIntent::SavePicture]);
    let mut saved = result_of(ResultView { can_save_picture: false, ..ended(Outcome::Victory) });
    assert!(press(&mut saved, Key::P).is_empty());
}
