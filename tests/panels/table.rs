//! The panels of the table: what they show, and what is clicked and pressed there.

use super::*;
use mists::app::panels::AskGuide;

#[test]
fn panels_stay_on_the_screen_and_apart() {
    let sizes = SIZES.into_iter().chain(ODD_SIZES);
    for (size, scale) in sizes.flat_map(|size| [0.75, 1.0, 1.15, 2.0].map(|scale| (size, scale))) {
        let screen = Rect::from_min_size(Pos2::ZERO, size);
        let unit = theme::unit_on(screen, scale);
        for view in [view(), extreme(), solo(), scoring(), level_six(), enchanted(), TableView::default()] {
            let places = Places::on(screen, unit, &view);
            let named = places.named();
            for (at, (name, place)) in named.iter().enumerate() {
                assert!(screen.contains_rect(*place), "{name} leaves the screen at {size:?}, scale {scale}: {place:?}");
                for (other, there) in &named[at + 1..] {
                    assert!(!place.intersects(*there), "{name} lies on {other} at {size:?}, scale {scale}");
                }
                let free = places.free;
                if *name != "phase" || view.choices.is_empty() {
                    assert!(!free.intersects(*place), "{name} lies on the free middle at {size:?}, scale {scale}");
                }
            }
            assert_eq!(places.free, Places::on(screen, unit, &TableView::default()).free);
            let (width, height) = (places.free.width() / size.x, places.free.height() / size.y);
            let upright = theme::is_upright(screen);
            let enough = if upright { width > 0.95 && height > 0.33 } else { width > 0.39 && height > 0.68 };
            assert!(enough, "{width} × {height} of {size:?} at scale {scale}");
        }
    }
}

#[test]
fn every_panel_shows_whatever_the_numbers_are() {
    for size in [SIZES[0], SIZES[1], vec2(320.0, 200.0)] {
        for view in [TableView::default(), extreme(), solo(), scoring(), level_six(), enchanted()] {
            let mut harness = table_of(size, view);
            assert!(heard(&mut harness).is_empty());
        }
    }
}

#[test]
fn what_is_painted_arrives_and_is_kept() {
    let view = view();
    let (told, painting) = std::sync::mpsc::channel();
    let mut harness = shown_with(Art::new(), SIZES[0], move |ctx, art| {
        let wishes = panels::table(ctx, &view, art);
        let _ = told.send(art.is_painting());
        wishes
    });
    let mut was_painted = false;
    for _ in 0..600 {
        let seen: Vec<bool> = painting.try_iter().collect();
        was_painted |= seen.contains(&true);
        if seen.last() == Some(&false) {
            assert!(was_painted, "nothing was painted at all");
            harness.run_steps(4);
            assert!(painting.try_iter().all(|again| !again), "something is painted anew");
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
        harness.run_steps(1);
    }
    panic!("something is never painted");
}

#[test]
fn nothing_written_leaves_its_panel() {
    for size in [SIZES[0], SIZES[1]] {
        let screen = Rect::from_min_size(Pos2::ZERO, size);
        for view in [view(), extreme(), solo(), scoring(), level_six(), enchanted()] {
            let view = TableView { toast: None, tip: None, ..view };
            let places = Places::on(screen, theme::unit_on(screen, 1.0), &view).named();
            let harness = table_of(size, view);
            let mut seen = 0;
            for node in harness.query_all_by(|node| node.label().or(node.value()).is_some_and(|text| !text.is_empty()))
            {
                let place = node.rect();
                seen += 1;
                let home = places.iter().any(|(_, panel)| panel.expand(0.5).contains_rect(place));
                let node = node.accesskit_node();
                assert!(home, "{:?} sticks out at {place:?}", node.label().or(node.value()));
            }
            assert!(seen > 15, "only {seen} pieces of text");
        }
    }
}

#[test]
fn text_is_never_smaller_than_fourteen_pixels_on_a_small_window() {
    let smallest = theme::unit_on(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0)), 1.0) * 21.0;
    assert!(smallest >= 13.99, "{smallest}");
}

#[test]
fn the_phase_line_answers_clicks() {
    let mut harness = on_1280(view());
    assert_eq!(click(&mut harness, "no meeple"), [Intent::Table(TableIntent::Skip)]);
    assert_eq!(click(&mut harness, "take back"), [Intent::Table(TableIntent::TakeBack)]);
    assert_eq!(click(&mut harness, "menu"), [Intent::Table(TableIntent::OpenMenu)]);
}

#[test]
fn a_click_counts_however_long_it_takes() {
    let mut harness = on_1280(view());
    let at = harness.get_by_label("no meeple").rect().center();
    harness.event(Event::PointerMoved(at));
    let button = |pressed| Event::PointerButton {
        pos: at,
        button: egui::PointerButton::Primary,
        pressed,
        modifiers: egui::Modifiers::NONE,
    };
    harness.event(button(true));
    harness.run_steps(12);
    harness.event(button(false));
    assert_eq!(heard(&mut harness), [Intent::Table(TableIntent::Skip)]);
}

#[test]
fn the_tile_in_hand_is_turned_and_dragged() {
    let mut harness = on_1280(view());
    assert_eq!(click(&mut harness, "Turn left"), [Intent::Table(TableIntent::Rotate(-1))]);
    assert_eq!(click(&mut harness, "Turn right"), [Intent::Table(TableIntent::Rotate(1))]);
    let at = harness.get_by_label_contains("The tile in hand").rect().center();
    assert_eq!(dragged(&mut harness, at), [Intent::Table(TableIntent::DragHand)]);
}

#[test]
fn the_wheel_turns_the_tile_in_hand_over_its_panel_only() {
    let mut harness = on_1280(view());
    let at = harness.get_by_label_contains("The tile in hand").rect().center();
    let notch = |lines: f32| Event::MouseWheel {
        unit: egui::MouseWheelUnit::Line,
        delta: vec2(0.0, lines),
        phase: egui::TouchPhase::Move,
        modifiers: egui::Modifiers::NONE,
    };
    let mut scrolled = |at: Pos2, lines: f32| {
        harness.hover_at(at);
        harness.run_steps(8);
        harness.event(notch(lines));
        heard(&mut harness)
    };
    assert_eq!(scrolled(at, -1.0), [Intent::Table(TableIntent::Rotate(1))]);
    assert_eq!(scrolled(at, 1.0), [Intent::Table(TableIntent::Rotate(-1))]);
    assert_eq!(scrolled(Pos2::new(640.0, 200.0), -1.0), [], "over the board the board decides");
}

#[test]
fn a_right_click_turns_the_tile_in_hand_over_its_panel_only() {
    let mut harness = on_1280(view());
    let at = harness.get_by_label_contains("The tile in hand").rect().center();
    let mut right_clicked = |pos: Pos2| {
        harness.hover_at(pos);
        harness.run_steps(2);
        let (button, modifiers) = (egui::PointerButton::Secondary, egui::Modifiers::NONE);
        let mut turns = Vec::new();
        for pressed in [true, false] {
            harness.event(Event::PointerButton { pos, button, pressed, modifiers });
            turns.extend(heard(&mut harness));
        }
        turns
    };
    assert_eq!(right_clicked(at), [Intent::Table(TableIntent::Rotate(1))]);
    assert_eq!(right_clicked(Pos2::new(640.0, 200.0)), [], "over the board the board decides");
}

/// What is wanted when the pointer drags from here.
pub fn dragged<T>(harness: &mut Harness<'_, Vec<T>>, from: Pos2) -> Vec<T> {
    harness.hover_at(from);
    harness.drag_at(from);
    harness.run_steps(1);
    harness.hover_at(from - vec2(60.0, 40.0));
    let wishes = heard(harness);
    harness.drop_at(from - vec2(60.0, 40.0));
    harness.run_steps(2);
    wishes
}

#[test]
fn meeples_of_the_active_player_are_chosen_and_dragged() {
    let players = vec![player("Alix", true, &[Colour::Red, Colour::Green]), player("Maura", false, &[Colour::Blue])];
    let mut harness = on_1280(TableView { players, ..view() });
    assert_eq!(click(&mut harness, "Alix: 2 green in hand"), [Intent::SelectColour(Colour::Green)]);
    let at = harness.get_by_label("Alix: 2 red in hand").rect().center();
    assert_eq!(dragged(&mut harness, at), [Intent::DragMeeple(Colour::Red)]);
    assert_eq!(click(&mut harness, "Maura: 2 blue in hand"), [], "those of others are only told");
}

#[test]
fn the_next_meeple_lies_in_the_hand_and_a_key_takes_the_other_colour() {
    let players = vec![player("Alix", true, &[Colour::Red, Colour::Green]), player("Maura", false, &[Colour::Blue])];
    let mut harness = on_1280(TableView { players, hand: None, ..view() });
    let at = harness.get_by_label("Your next meeple: drag it onto the board").rect().center();
    assert_eq!(dragged(&mut harness, at), [Intent::DragMeeple(Colour::Red)]);
    assert_eq!(press(&mut harness, Key::G), [Intent::SelectColour(Colour::Green)]);
    assert_eq!(click(&mut harness, "other colour"), [Intent::SelectColour(Colour::Green)]);
    let players = vec![player("Alix", true, &[Colour::Red])];
    let mut harness = on_1280(TableView { players, hand: None, ..view() });
    assert_eq!(press(&mut harness, Key::G), []);
    assert!(harness.query_by_label("other colour").is_none());
}

#[test]
fn choices_are_made_by_click_and_by_key() {
    let mut harness = on_1280(scoring());
    assert_eq!(wanted(click(&mut harness, "84 points")), [Intent::Choose(Action::TakePoints)]);
    assert_eq!(wanted(click(&mut harness, "Up to 3 ghosts")), [Intent::PickGhosts]);
    assert_eq!(wanted(press(&mut harness, Key::Num1)), [Intent::Choose(Action::TakePoints)]);
    assert_eq!(wanted(press(&mut harness, Key::Num2)), [Intent::PickGhosts]);
    assert_eq!(wanted(press(&mut harness, Key::Num3)), [Intent::Choose(Action::StopBanishing)]);
    assert!(wanted(press(&mut harness, Key::Num4)).is_empty());
}

#[test]
fn two_choices_that_read_alike_are_two() {
    let [first, second] = [Action::TakePoints, Action::SkipMeeple];
    let choices = vec![choice("Road: 4", first), choice("Road: 4", second)];
    let mut harness = on_1280(TableView { choices, ..scoring() });
    let buttons: Vec<_> = harness.get_all_by_label("Road: 4").map(|button| button.rect().center()).collect();
    for (at, action) in buttons.into_iter().zip([first, second]) {
        harness.hover_at(at);
        assert!(heard(&mut harness).iter().all(|intent| *intent == Intent::PointAt(action)));
        harness.drag_at(at);
        harness.drop_at(at);
        let chosen: Vec<_> =
            heard(&mut harness).into_iter().filter(|intent| *intent != Intent::PointAt(action)).collect();
        assert_eq!(chosen, [Intent::Choose(action)]);
    }
}

#[test]
fn points_or_ghosts_shows_its_sum_can_be_taken_back_and_has_neither_small_and_last() {
    let mut harness = on_1280(scoring());
    harness.get_by_label("(11 tiles + 3 shields) × 2 × 3 colours = 84");
    harness.get_by_label("click them on one tile");
    let place = |label: &str| harness.get_by_label(label).rect();
    let (points, ghosts, neither) = (place("84 points"), place("Up to 3 ghosts"), place("Neither"));
    assert!(neither.left() > ghosts.right() && ghosts.left() > points.right(), "neither is last");
    assert!(neither.area() < 0.75 * ghosts.area() && neither.area() < 0.75 * points.area(), "neither is small");
    assert_eq!(click(&mut harness, "take back"), [Intent::Table(TableIntent::TakeBack)]);
}

#[test]
fn what_occurs_in_a_turn_has_a_step_of_its_own_while_it_occurs() {
    let at = |step| on_1280(TableView { phase: PhaseView { step, ..view().phase }, ..view() });
    let occasions =
        [(Step::Burial, "Burial"), (Step::Eloise, "Eloise"), (Step::Hound, "Hound"), (Step::FaceDown, "Face down")];
    for (step, word) in occasions {
        let harness = at(step);
        harness.get_by_label(word);
        for (_, other) in occasions.into_iter().filter(|(other, _)| *other != step) {
            assert!(harness.query_by_label(other).is_none(), "{other} is shown at {word}");
        }
        for always in ["Tile", "Ghosts", "Meeple", "Score"] {
            harness.get_by_label(always);
        }
    }
}

#[test]
fn the_panel_says_that_eloise_is_asked_about() {
    supply(5, None, CatView::Asking).get_by_label("Whom does Eloise join?");
}

#[test]
fn keys_stay_with_the_board() {
    let mut harness = on_1280(scoring());
    assert!(press(&mut harness, Key::Tab).is_empty());
    assert!(harness.ctx.memory(|memory| memory.focused().is_none()));
    assert!(press(&mut harness, Key::Enter).is_empty());
}

#[test]
fn a_click_on_a_panel_is_the_panels_own() {
    let mut harness = on_1280(view());
    let screen = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
    for (name, place) in Places::on(screen, theme::unit_on(screen, 1.0), &view()).named() {
        harness.hover_at(place.center());
        harness.run_steps(2);
        assert!(harness.ctx.is_pointer_over_egui(), "the pointer falls through {name}");
    }
    harness.hover_at(panels::places(&harness.ctx, &view()).free.center());
    harness.run_steps(2);
    assert!(!harness.ctx.is_pointer_over_egui());
}

#[test]
fn the_menu_is_worked_with_the_keyboard() {
    let mut harness = on_1280(TableView {
        menu: Some(MenuView { visits: false, can_take_back: true, can_redo: false }),
        tells_tiles: true,
        ..view()
    });
    assert_eq!(press(&mut harness, Key::Enter), [Intent::Table(TableIntent::CloseMenu)]);
    // Row by row, and from left to right in each; nothing can be done again yet.
    for intent in [
        TableIntent::Ask(AskGuide::Advice),
        TableIntent::Ask(AskGuide::Judgement),
        TableIntent::TakeBack,
        TableIntent::OpenLog,
        TableIntent::OpenTiles,
        TableIntent::LookUp(About::Game),
        TableIntent::LookUp(About::Controls),
        TableIntent::OpenFriends,
        TableIntent::OpenSettings,
        TableIntent::BeginAgain,
    ] {
        press(&mut harness, Key::Tab);
        assert_eq!(press(&mut harness, Key::Enter), [Intent::Table(intent)]);
    }
    press(&mut harness, Key::Tab);
    assert_eq!(press(&mut harness, Key::Space), [Intent::Table(TableIntent::SaveAndLeave)]);
    for (key, intent) in [
        (Key::ArrowRight, TableIntent::Quit),
        (Key::ArrowLeft, TableIntent::SaveAndLeave),
        (Key::ArrowUp, TableIntent::BeginAgain),
    ] {
        press(&mut harness, key);
        assert_eq!(press(&mut harness, Key::Enter), [Intent::Table(intent)], "{key:?}");
    }
    assert_eq!(press(&mut harness, Key::Escape), [Intent::Table(TableIntent::CloseMenu)]);
    assert_eq!(click(&mut harness, "Quit"), [Intent::Table(TableIntent::Quit)]);
    let mut closed = on_1280(view());
    assert_eq!(press(&mut closed, Key::Escape), [Intent::Table(TableIntent::OpenMenu)]);
}

#[test]
fn what_was_taken_back_is_done_again_from_the_menu() {
    let menu = |can_redo| TableView { menu: Some(MenuView { visits: false, can_take_back: true, can_redo }), ..view() };
    assert_eq!(click(&mut on_1280(menu(true)), "Redo"), [Intent::Table(TableIntent::Redo)]);
    assert_eq!(click(&mut on_1280(menu(false)), "Redo"), []);
}

#[test]
fn a_game_that_is_not_saved_says_so_and_why() {
    let why = "The disk is full.";
    for (size, (words, reason)) in SIZES.into_iter().zip([("not saved", why); SIZES.len()]) {
        let mut harness = table_of(size, TableView { not_saved: Some(reason.to_owned()), ..view() });
        let is_written = |harness: &Harness<Vec<Intent>>| {
            let written = theme::take_written(&harness.ctx);
            written.iter().any(|written| written.text.contains(reason))
        };
        theme::take_written(&harness.ctx);
        harness.run_steps(2);
        assert!(!is_written(&harness), "it is only said");
        assert!(harness.query_by_label_contains(reason).is_some(), "it is not said at {size}");
        let badge = harness.get_by_label(words).rect().center();
        harness.hover_at(badge);
        harness.run_steps(3);
        assert!(is_written(&harness), "no reason at {size}");
    }
    assert!(on_1280(view()).query_by_label("not saved").is_none());
}

#[test]
fn while_something_is_asked_over_the_table_nothing_else_is_answered() {
    let menu = Some(MenuView { visits: false, can_take_back: true, can_redo: true });
    let mut harness = on_1280(TableView { menu, covered: true, ..scoring() });
    assert!(harness.query_by_label("Begin again").is_none(), "the menu is not seen");
    for key in [Key::Escape, Key::Num1, Key::Enter] {
        assert_eq!(press(&mut harness, key), []);
    }
}

// SETUP-4, HOUND-1
#[test]
fn the_track_tells_where_hounds_goal_and_markers_are() {
    let mut reached = level_six();
    let harness = on_1280(level_six());
    for told in ["Rufus waits at 10", "Ronja waits at 25", "The goal: 50", "red marker: 12 points"] {
        harness.get_by_label(told);
    }
    harness.get_by_label("blue marker: 63 points, on lap 2");
    harness.get_by_label("lap 2");
    let score = ScoreView { markers: three_markers([1, 2, 3]), ..level_six().score };
    on_1280(TableView { score, ..view() }).get_by_label("all to 50");
    reached.score.hounds[0].place = HoundPlace::With(Colour::Green);
    reached.score.hounds[1].place = HoundPlace::Gone;
    let harness = on_1280(reached);
    harness.get_by_label("Rufus is with green");
    harness.get_by_label("Ronja has left the game");
    let far = ScoreView { goal: 120, markers: vec![marker(Colour::Pink, 104)], ..ScoreView::default() };
    on_1280(TableView { score: far, ..view() }).get_by_label("of 120, lap 3");
}

fn supply(left: u8, would_take: Option<Taking>, cat: CatView) -> Harness<'static, Vec<Intent>> {
    on_1280(TableView { ghosts: GhostsView { left, of: 15, would_take, cat: Some(cat) }, ..view() })
}

// CAT-1, CAT-2, CAT-3
#[test]
fn the_supply_tells_where_eloise_is() {
    let harness = supply(9, None, CatView::Behind(4));
    harness.get_by_label("6 of 15 haunt the land");
    harness.get_by_label("4 before Eloise, 5 behind");
    let calling = Taking { cat_comes: true, ..taking(5) };
    let harness = supply(9, Some(calling), CatView::Behind(4));
    harness.get_by_label("This tile would take 5");
    harness.get_by_label("Eloise would come");
    supply(5, None, CatView::With(Colour::Blue)).get_by_label("Eloise is with blue");
    supply(5, None, CatView::Waiting).get_by_label("Eloise waits for a meeple");
    assert!(on_1280(view()).query_by_label_contains("Eloise").is_none());
}

// GHOST-5
#[test]
fn the_supply_warns_only_of_a_tile_that_takes_too_many() {
    let supply =
        |would_take| on_1280(TableView { ghosts: GhostsView { left: 3, of: 15, would_take, cat: None }, ..view() });
    supply(Some(Taking { too_many: true, ..taking(4) })).get_by_label("It would take 4: too many");
    // A bank that burns off first brings enough of them home.
    supply(Some(taking(4))).get_by_label("This tile would take 4");
}

// PILE-1, PILE-2
#[test]
fn the_active_pile_tells_what_it_still_needs() {
    let harness = on_1280(TableView { piles: three_piles(), ..view() });
    harness.get_by_label("Pile 1: 7 tiles");
    harness.get_by_label("Rufus at 15: 4 points to go");
    let piles = PilesView { active: 2, to_go: vec![1], ..three_piles() };
    let harness = on_1280(TableView { piles, ..view() });
    harness.get_by_label("Pile 3: 20 tiles");
    harness.get_by_label("Goal at 100: 1 point to go");
    on_1280(level_six()).get_by_label("Rufus at 15: 0 + 7 + 0 to go");
    on_1280(view()).get_by_label("41 tiles left");
}

// L6-2, CEM-4
#[test]
fn markers_and_meeples_to_bury_are_chosen_by_their_badges() {
    let of = |colour, text: &str, action| Choice { badge: Some(colour), ..choice(text, action) };
    let choices = vec![
        of(Colour::Red, "Red, at 12", Action::MoveMarker { marker: Colour::Red }),
        of(Colour::Black, "Black", Action::BuryFromSupply { colour: Colour::Black }),
    ];
    let mut harness = on_1280(TableView { choices, ..level_six() });
    assert_eq!(wanted(click(&mut harness, "Red, at 12")), [Intent::Choose(Action::MoveMarker { marker: Colour::Red })]);
    assert_eq!(
        wanted(press(&mut harness, Key::Num2)),
        [Intent::Choose(Action::BuryFromSupply { colour: Colour::Black })]
    );
}

#[test]
fn the_menu_leads_to_the_rules_that_are_played() {
    let menu = |spell_circles| TableView {
        menu: Some(MenuView { visits: false, can_take_back: true, can_redo: false }),
        spell_circles,
        ..view()
    };
    let mut harness = on_1280(menu(true));
    assert_eq!(
        click(&mut harness, "Rules of the Spell Circles"),
        [Intent::Table(TableIntent::LookUp(About::Rule("SPELL-2")))]
    );
    assert!(on_1280(menu(false)).query_by_label("Rules of the Spell Circles").is_none());
}

#[test]
fn what_is_told_of_a_panel_goes_when_the_menu_is_laid_over_it() {
    let is_open = std::rc::Rc::new(std::cell::Cell::new(false));
    let opened = is_open.clone();
    let mut harness = shown(SIZES[1], move |ctx, art| {
        let menu = opened.get().then(MenuView::default);
        panels::table(ctx, &TableView { menu, ..view() }, art)
    });
    let name = "Guilhem: 2 green in hand";
    // The panel itself, and what is told of it.
    let named = |harness: &Harness<'_, Vec<Intent>>| harness.query_all_by_label(name).count();
    harness.get_by_label(name).hover();
    harness.run_steps(8);
    assert_eq!(named(&harness), 2);
    is_open.set(true);
    harness.run_steps(8);
    assert_eq!(named(&harness), 1, "it lies over the menu");
}
