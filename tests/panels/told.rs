//! Messages of the game: why something is refused, what follows from a choice, what is wrong with a file.

use super::fit::whole_of;
use super::*;
use mists::app::book::About;
use mists::table::kept::KeptError;
use std::path::Path;

fn refused() -> TableView {
    let near = Some(Pos2::new(640.0, 300.0));
    TableView {
        toast: Some(Toast { sentence: "A tile lies here already.".to_owned(), rule: Some("PLACE-1"), near }),
        ..view()
    }
}

#[test]
fn the_rule_of_a_refusal_leads_into_the_book() {
    let mut harness = on_1280(refused());
    assert!(harness.query_by_label_contains("PLACE").is_none(), "players know no rule IDs");
    let leads = Intent::Table(TableIntent::LookUp(About::Rule("PLACE-1")));
    assert_eq!(click(&mut harness, "The rule"), [leads]);
    let toast = Toast { rule: None, ..refused().toast.expect("there is one") };
    let harness = on_1280(TableView { toast: Some(toast), ..view() });
    assert!(harness.query_by_label("The rule").is_none(), "no rule is meant");
}

#[test]
fn a_refusal_has_the_pointer_where_it_stands_and_nowhere_else() {
    let mut harness = on_1280(refused());
    let place = harness.get_by_label("A tile lies here already.").rect();
    harness.hover_at(place.center());
    harness.run_steps(2);
    assert!(harness.ctx.is_pointer_over_egui(), "a click would fall through");
    for beside in [vec2(0.0, 60.0), vec2(0.0, -60.0), vec2(-300.0, 0.0), vec2(300.0, 0.0)] {
        harness.hover_at(place.center() + beside);
        harness.run_steps(2);
        assert!(!harness.ctx.is_pointer_over_egui(), "{beside:?} beside it belongs to the board");
    }
    harness.hover_at(place.center());
    harness.drag_at(place.center());
    harness.drop_at(place.center());
    assert_eq!(heard(&mut harness), [Intent::Table(TableIntent::CloseToast)]);
}

#[test]
fn a_tip_covers_nothing_that_can_be_chosen() {
    let sentence = "Road of 3 tiles, unfinished, worth 6 · Alix, Guilhem".to_owned();
    let free = panels::places(&on_1280(view()).ctx, &view()).free;
    let squares = |from: f32| -> Vec<Rect> {
        let at = |column: u8| Pos2::new(free.left() + 120.0 * f32::from(column), from);
        (0..6).map(|column| Rect::from_min_size(at(column), vec2(110.0, 110.0))).collect()
    };
    let boards = [Vec::new(), squares(free.bottom() - 110.0), squares(free.bottom() - 60.0), vec![free.expand(40.0)]];
    for choosable in boards {
        let tip = Some(Tip { sentence: sentence.clone(), rule: "SCORE-2" });
        {
            let size = SIZES[1];
            let kept_free = KeptFree { choosable: choosable.clone(), land: Vec::new() };
            let harness = table_of(size, TableView { tip: tip.clone(), kept_free, ..view() });
            let place = harness.get_by_label(&sentence).rect();
            assert!(!choosable.iter().any(|there| there.intersects(place)), "{place:?} lies on {choosable:?}");
            assert!(Rect::from_min_size(Pos2::ZERO, size).contains_rect(place), "{place:?}");
        }
    }
}

#[test]
fn a_tip_that_moves_aside_from_the_land_tells_all_of_its_sentence() {
    let free = panels::places(&on_1280(view()).ctx, &view()).free;
    let land = vec![Rect::from_center_size(free.center(), vec2(240.0, 2.0 * free.height()))];
    for sentence in
        ["Road of 3 tiles, unfinished, worth 6 · Alix, Guilhem", "Castle, 4 of 9 tiles show mist, worth 8 · Maura"]
    {
        let kept_free = KeptFree { choosable: Vec::new(), land: land.clone() };
        let tip = Some(Tip { sentence: sentence.to_owned(), rule: "SCORE-2" });
        let show = move |ctx: &egui::Context, art: &mut Art| {
            panels::table(ctx, &TableView { tip: tip.clone(), kept_free: kept_free.clone(), ..view() }, art)
        };
        whole_of(sentence, SIZES[1], show.clone());
        let place = shown(SIZES[1], show).get_by_label(sentence).rect();
        assert!(!land[0].shrink(10.0).intersects(place), "{place:?} lies on {land:?}");
        assert!(place.height() > 30.0, "it has two lines: {place:?}");
    }
}

/// A damaged file, with or without a new name.
fn damaged(what: Kept, file: &str, renamed: bool) -> Damaged {
    let folder = Path::new("/home/alix/.local/share/mists");
    let found = folder.join(file);
    let reason = KeptError::Damaged {
        file: found.display().to_string(),
        line: Some(1),
        what: "the file is empty: expected settings".to_owned(),
    };
    let now = if renamed { folder.join(format!("{file}.damaged-1")) } else { found.clone() };
    Damaged::new(what, &reason, &found, &now)
}

#[test]
fn damaged_files_are_told_of_in_one_message_with_what_became_of_them() {
    let all = [
        damaged(Kept::Campaign, "campaign.ron", true),
        damaged(Kept::Settings, "settings.ron", true),
        damaged(Kept::LastSetup, "last-setup.ron", true),
        damaged(Kept::Game, "autosave.mists", false),
    ];
    for size in SIZES {
        let view = MessageView::damaged(&all);
        let mut harness = shown(size, move |ctx, art| screens::message(ctx, &view, art));
        harness.get_by_label("Some files cannot be read");
        let text = harness.get_by_label_contains("renamed to settings.ron.damaged-1");
        let (place, told) = (text.rect(), text.accesskit_node().label().or(text.accesskit_node().value()));
        let told = told.expect("a text");
        for part in
            ["campaign.ron.damaged-1", "autosave.mists, line 1", "stays where it is", "You begin with no results"]
        {
            assert!(told.contains(part), "{part} is not in {told}");
        }
        assert!(!told.contains("left as it is"), "{told}");
        assert!(place.bottom() < harness.get_by_label("OK").rect().top(), "the text lies on the button at {size:?}");
        assert_eq!(press(&mut harness, Key::Escape), [MessageIntent::Yes]);
    }
    let only = MessageView::damaged(&all[1..2]);
    let harness = shown(SIZES[1], move |ctx, art| screens::message(ctx, &only, art));
    harness.get_by_label("Your settings cannot be read");
}
