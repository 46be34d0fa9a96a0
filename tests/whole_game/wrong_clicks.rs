//! What the rules forbid, what lies beside the board, and what is held elsewhere after all.

use super::*;

/// A gap of the board where the drawn tile fits in no rotation.
fn where_nothing_fits(house: &House) -> Option<Square> {
    let position = house.position();
    let legal = position.legal_actions();
    let fits = |at: Square| legal.iter().any(|action| matches!(action, Action::LayTile { at: to, .. } if *to == at));
    position.board().gaps().find(|&at| !fits(at))
}

#[test]
fn what_the_rules_forbid_changes_nothing_and_is_told_with_its_rule() {
    let (_folder, autosave) = autosave();
    let mut house = House::at_table(2, 3, &autosave);
    let mut random = ChaCha8Rng::seed_from_u64(3);
    let at = loop {
        let position = house.position();
        match where_nothing_fits(&house) {
            Some(at) if position.phase() == Phase::LayTile => break at,
            _ => {}
        }
        let actions = position.legal_actions();
        let action = Policy::Beginner.choose(&position, &actions, &mut random).expect("something is legal");
        house.decide(Decide::Act(action));
    };
    let before = (OnTable::shown(&mut house), house.position().fingerprint());
    let cases = [(at, "PLACE-2"), (Square::new(0, 0), "PLACE-1"), (Square::new(0, 0), "PLACE-1")];
    for (case, (at, rule)) in cases.into_iter().enumerate() {
        house.refused.clear();
        if case < 2 {
            let place = house.middle_of(at);
            house.point(place);
            house.click();
        } else {
            house.decide(Decide::Act(Action::LayTile { at, turn: Rotation::default() }));
        }
        let told: Vec<_> = house.refused.iter().filter_map(|refused| refused.rule).collect();
        assert_eq!(told, [rule]);
        assert_eq!(house.refused[0].why.ends_with("it fits in no other rotation"), case == 0, "{:?}", house.refused);
        assert_eq!(before, (OnTable::shown(&mut house), house.position().fingerprint()));
        agree(&mut house, &autosave);
    }
    house.decide(Decide::Act(Action::TakePoints));
    assert_eq!(house.refused.last().and_then(|refused| refused.rule), Some("PLACE-1"));
    agree(&mut house, &autosave);
}

/// How much of what would happen is drawn on the board.
fn previews(house: &mut House) -> usize {
    let world = house.world();
    world.query::<&Name>().iter(world).filter(|name| name.as_str() == "PreviewSprite").count()
}

#[test]
fn what_was_foreseen_goes_in_the_frame_in_which_the_tile_is_held_elsewhere() {
    let ghosts_come = |position: &Mists| {
        let legal = position.legal_actions();
        let square = |action: &Action| if let Action::LayTile { at, .. } = *action { Some(at) } else { None };
        let comes = |action: &Action| foresee(position, *action).is_ok_and(|ahead| ahead.ghosts > 0);
        legal.iter().filter_map(square).find(|&at| legal.iter().filter(|it| square(it) == Some(at)).all(comes))
    };
    let setup = Setup::with_players(shipped::level(1).expect("level 1"), shipped::deck().expect("the deck"), 2);
    let begun = |seed| Mists::begin(&setup, seed, &mut Vec::new()).expect("a table");
    let (seed, at) = (0..).find_map(|seed| Some((seed, ghosts_come(&begun(seed))?))).expect("seeds do not end");
    let (_folder, autosave) = autosave();
    let mut house = House::at_table(2, seed, &autosave);
    let (square, table) = (house.middle_of(at), house.middle_of(Square::new(0, 0)));
    for _ in 0..3 {
        house.point(square);
        assert!(previews(&mut house) > 0, "ghosts would come to {at}");
        house.point_for_a_frame(table);
        assert_eq!(previews(&mut house), 0, "the tile is not held over {at} any more");
        house.point(table);
        house.point_for_a_frame(square);
        assert!(previews(&mut house) > 0, "what would come is seen at once");
    }
}

/// A square on which the drawn tile fits.
fn first_square(house: &House) -> Square {
    let legal = house.position().legal_actions();
    let Some(Action::LayTile { at, .. }) = legal.first().copied() else { panic!("a tile is to be laid") };
    at
}

#[test]
fn a_click_on_a_panel_lays_no_tile() {
    let (_folder, autosave) = autosave();
    let mut house = House::at_table(3, 7, &autosave);
    let at = first_square(&house);
    // The board is pushed under the panel of players until the square lies behind it.
    // No farther up: some land always stays in view.
    let panel = Vec2::new(1160.0, 165.0);
    let free = house.middle_of(at);
    house.drag(MouseButton::Middle, free, panel);
    let behind = house.middle_of(at);
    assert!(behind.distance(panel) < 3.0, "the square is at {behind}");
    house.point(panel);
    house.click();
    assert!(house.sitting().played().is_empty());
    assert!(house.refused.is_empty(), "{:?}", house.refused);
    // With the board back in its place, the same click lays the tile. The pointer leaves the panel in a single leap.
    house.key(KeyCode::KeyF);
    house.frames(60);
    let place = house.middle_of(at);
    house.point(place);
    assert_eq!(house.world().resource::<Hand>().aim, Some(at));
    house.click();
    assert_eq!(house.sitting().played().len(), 1);
    agree(&mut house, &autosave);
}

/// On a busy machine the mouse may come from a panel and click within one frame.
#[test]
fn a_click_right_after_leaving_a_panel_is_not_lost() {
    let (_folder, autosave) = autosave();
    let mut house = House::at_table(3, 7, &autosave);
    let at = first_square(&house);
    let square = house.middle_of(at);
    house.point(Vec2::new(1160.0, 165.0));
    assert!(house.egui().is_pointer_over_egui(), "a panel is there");
    house.move_pointer(square);
    house.move_button(MouseButton::Left, ButtonState::Pressed);
    house.move_button(MouseButton::Left, ButtonState::Released);
    house.settle();
    let laid = house.sitting().played().first().map(|played| played.action);
    assert!(matches!(laid, Some(Action::LayTile { at: laid, .. }) if laid == at), "{laid:?}");
    agree(&mut house, &autosave);
}

/// On a busy machine the mouse may come, click and leave within one frame.
#[test]
fn a_click_counts_where_the_pointer_was_even_if_it_has_left_by_the_end_of_the_frame() {
    let (_folder, autosave) = autosave();
    let mut house = House::at_table(3, 7, &autosave);
    let at = first_square(&house);
    let (square, panel) = (house.middle_of(at), Vec2::new(1160.0, 165.0));
    house.point(Vec2::new(640.0, 5.0));
    house.move_pointer(square);
    house.move_button(MouseButton::Left, ButtonState::Pressed);
    house.move_button(MouseButton::Left, ButtonState::Released);
    house.point(panel);
    house.settle();
    let laid = house.sitting().played().first().map(|played| played.action);
    assert!(matches!(laid, Some(Action::LayTile { at: laid, .. }) if laid == at), "{laid:?}");
    agree(&mut house, &autosave);
}

#[test]
fn nothing_is_taken_back_before_the_first_decision() {
    let (_folder, autosave) = autosave();
    let mut house = House::at_table(5, 11, &autosave);
    let before = house.position().fingerprint();
    house.key(KeyCode::KeyU);
    house.settle();
    assert_eq!(house.refused.len(), 1);
    assert_eq!(house.position().fingerprint(), before);
    agree(&mut house, &autosave);
}
