//! What the panels at the table show, computed from the position and from what the player is about to do.

use super::answers::LookedAt;
use super::last_roll::LastRoll;
use super::log::Log;
use super::panels::{
    self, Info, Intent, LessonView, MenuView, PlayerRow, ReplayView, RollView, Step, TableView, TurnView,
};
use super::peek::{Peek, Viewer};
use super::pointed::{Pointed, card_area, slab_area};
use super::scene::{SeatPlaces, Tumbling};
use super::table::{AtTable, Playback};
use super::turn_phase::TurnPhase;
use super::{info, words};
use crate::app::board::FreeArea;
use crate::app::games::hint::Hint;
use crate::app::games::playing::DontGoInAt;
use crate::app::games::told::Told;
use crate::app::panels::choices::with_shown;
use crate::app::shell::home::Home;
use crate::app::shell::menu::Menu;
use crate::app::shell::messages::Messages;
use crate::app::shell::panel_sleep::{NoticeChanges, PanelsChanged};
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::shell::settings::Chosen;
use crate::app::spots::{Choosable, KeptFree};
use crate::app::table::{OfGame, ShowsByItself, Watched, is_played};
use crate::app::theme::Art;
use crate::app::words::say;
use crate::rules::dont_go_in::{Action, BOARDS, Card, CardType, DontGoIn, Phase, SLOTS, Tableau};
use bevy::camera::CameraUpdateSystems;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownPanels>().add_message::<Intent>();
    app.add_systems(
        PostUpdate,
        look.after(CameraUpdateSystems)
            .after(TransformSystems::Propagate)
            .before(NoticeChanges)
            .in_set(OfGame::of::<DontGoIn>())
            .run_if(in_state(DontGoInAt(Screen::Table))),
    );
    // The count at the end has a screen of its own.
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(ShowScreen).run_if(
            in_state(DontGoInAt(Screen::Table))
                .and_then(not(in_state(TurnPhase::Over)).or_else(not(is_played::<DontGoIn>))),
        ),
    );
}

/// The content of the panels. It counts as changed only when something in it differs.
#[derive(Resource, Default, PartialEq)]
struct ShownPanels(TableView);

/// What is on the table, and what the player is about to do.
#[derive(SystemParam)]
struct Seen<'w, 's> {
    table: Res<'w, AtTable>,
    playback: Res<'w, Playback>,
    phase: Res<'w, State<TurnPhase>>,
    viewer: Viewer<'w>,
    peek: Res<'w, Peek>,
    last_roll: Res<'w, LastRoll>,
    tumbling: Query<'w, 's, (), With<Tumbling>>,
    pointed: Pointed<'w, 's>,
    looked_at: Res<'w, LookedAt>,
    log: Res<'w, Log>,
    menu: Res<'w, Menu>,
    messages: Res<'w, Messages>,
    told: Res<'w, Told>,
    chosen: Res<'w, Chosen>,
    shows: ShowsByItself<'w, DontGoIn>,
    home: Res<'w, Home>,
    hint: Res<'w, Hint<Action>>,
}

/// Computes the content of the panels.
fn look(
    seen: Seen,
    choosable: Choosable<Action>,
    mut shown: ResMut<ShownPanels>,
    mut stirs: MessageWriter<PanelsChanged>,
) {
    let mut view = seen.view();
    if view.toast.is_some() {
        let names = (0..BOARDS).filter_map(|board| choosable.seen(slab_area(board)));
        view.kept_free = choosable.kept_free(true, false);
        view.kept_free.choosable.extend(names);
        let cards = (0..BOARDS).flat_map(|board| (1..=SLOTS as u8).map(move |slot| card_area(board, slot)));
        view.kept_free.land.extend(cards.filter_map(|card| choosable.seen(card)));
    }
    if shown.set_if_neq(ShownPanels(view)) {
        stirs.write(PanelsChanged);
    }
}

fn show(
    mut contexts: EguiContexts,
    shown: Res<ShownPanels>,
    mut art: ResMut<Art>,
    mut area: ResMut<FreeArea>,
    mut places: ResMut<SeatPlaces>,
    mut intents: MessageWriter<Intent>,
) -> Result {
    let (ctx, view) = (contexts.ctx_mut()?.clone(), &shown.0);
    let wanted = panels::table(&ctx, view, &mut art);
    let laid = panels::places(&ctx, view);
    area.set_if_neq(FreeArea::from(laid.free));
    let seats = panels::seats(&ctx, view).into_iter().map(|at| Vec2::new(at.x, at.y)).collect();
    places.set_if_neq(SeatPlaces(seats));
    intents.write_batch(wanted);
    Ok(())
}

impl Seen<'_, '_> {
    /// The shown position: nothing in the panels may be ahead of what is seen in the house.
    fn position(&self) -> &DontGoIn {
        self.playback.shown()
    }

    fn names(&self) -> &[String] {
        self.table.sitting.names()
    }

    /// Whether a person has to decide now.
    fn asks(&self) -> bool {
        self.playback.caught_up() && self.table.persons_turn()
    }

    /// Whether a roll is being shown: what is told of the room under the pointer would cover the dice beside it.
    fn shows_roll(&self) -> bool {
        !self.playback.caught_up() && self.position().table().roll().is_some()
    }

    fn view(&self) -> TableView {
        let table = self.position().table();
        let (asks, menu) = (self.asks(), *self.menu);
        let shown = self.hint.shown();
        let choices = if asks { words::choices(table) } else { Vec::new() };
        let choices = with_shown(choices, |action| Some(*action) == shown);
        let under_pointer = self.pointed.looked_at().filter(|_| !self.shows_roll());
        let viewer = self.viewer.seat();
        let view = viewer.map(|seat| self.position().view(seat));
        let asked_for = view.as_ref().filter(|_| self.viewer.has_to_ask());
        // Whoever has asked for a hint wants to read the cards as well.
        let looks_elsewhere = under_pointer.is_some() && self.pointed.looks_elsewhere();
        let foresees = asks && self.shows.foresight() && !looks_elsewhere;
        let info = match self.pointed.action().filter(|_| foresees) {
            Some((action, about)) => {
                info::of_choice(&self.viewer.for_all(self.position()), action, about, self.names())
            }
            None => under_pointer
                .or_else(|| self.pointed.chosen_thing().filter(|_| asks && !self.shows.foresight()))
                .map(|(thing, about)| info::of_thing(table, view.as_ref(), thing, about))
                .or_else(|| self.looked_at.0.map(|(card, about)| info::of_card(table, card, Some(about)))),
        };
        let rule = self.rule(info.as_ref());
        let lesson = LessonView::of(&self.table, self.playback.caught_up());
        TableView {
            players: self.players(viewer),
            peeks: self.peek.by_button,
            secrets: asked_for.map(|view| words::secrets(view, self.names())).unwrap_or_default(),
            last_roll: self.last_roll(),
            turns_left: lesson.is_none().then(|| table.turns_left()),
            types: table.types(),
            clock_has_struck: table.clock_spent_by().is_some(),
            turn: self.turn(),
            info,
            choices,
            log: self.log.lines(),
            not_saved: self.home.not_saved.clone(),
            toast: self.told.toast().cloned(),
            kept_free: KeptFree::default(),
            menu: (menu != Menu::Closed).then(|| MenuView::of(&self.table)),
            covered: self.messages.is_telling() || matches!(menu, Menu::Book | Menu::Friends),
            rule,
            replay: ReplayView::of(&self.table),
            lesson,
            settings: (menu == Menu::Settings).then(|| self.chosen.settings),
            whole_log: menu == Menu::Log,
        }
    }

    /// The rule that matters now: of what was refused, of what is pointed at, or else of the decision that is due.
    fn rule(&self, info: Option<&Info>) -> &'static str {
        self.told.rule().or_else(|| info?.rule).unwrap_or(self.position().table().phase().rule())
    }

    fn players(&self, viewer: Option<usize>) -> Vec<PlayerRow> {
        let (table, sitting) = (self.position().table(), &self.table.sitting);
        let over = table.outcome().is_some();
        let scores = self.position().mark().scores;
        let rows = sitting.setup().seats.iter().zip(sitting.names()).zip(sitting.seats()).enumerate();
        rows.map(|(number, ((&colour, name), seat))| {
            let (tableau, active) = (table.tableau(number), number == table.acting() && !over);
            let may_look = table.may_look().contains(number);
            PlayerRow {
                name: name.clone(),
                colour,
                active,
                computer: seat.is_computer(),
                has_to_ask: (active || may_look) && seat.is_person() && self.viewer.has_to_ask(),
                supply: table.supply(number),
                can_place: active && self.asks() && table.phase() == Phase::Place,
                ghosts: (over || viewer == Some(number)).then(|| table.ghosts(number)),
                // The last Cat stays in any case.
                cats_stay: viewer == Some(number)
                    && table.cats_stay(number)
                    && tableau.face_up[CardType::Cat].len() > 1,
                lately: self.log.lately(number).to_vec(),
                may_look,
                curses: scores[number],
                at_end: (viewer == Some(number) && !over).then(|| table.curses_at_end(number)),
                sets: sets(tableau),
                dispelled: tableau.dispelled.iter().collect(),
            }
        })
        .collect()
    }

    fn dice_to_turn(&self) -> Vec<u8> {
        let die = |action| if let Action::TurnDie { die } = action { Some(die) } else { None };
        self.table.offered().into_iter().filter_map(die).collect()
    }

    fn last_roll(&self) -> Option<RollView> {
        let last = self.last_roll.0.as_ref()?;
        let name = &self.names()[last.player];
        let given = last
            .given
            .iter()
            .map(|&(player, ghosts)| say!("house-roll-given", name = &self.names()[player], ghosts = ghosts));
        let given: Vec<String> = given.collect();
        let tumbles = !self.tumbling.is_empty();
        Some(RollView {
            whence: say!("house-roll-whence", room = words::room(last.room), name = name),
            roll: (!tumbles).then_some(last.roll),
            turned: last.turned,
            can_turn: if self.asks() { self.dice_to_turn() } else { Vec::new() },
            result: match given.is_empty() {
                _ if tumbles => say!("house-roll-tumbling").to_owned(),
                // The dice may still change, or the ghosts are yet to be handed out.
                true if **self.phase == TurnPhase::Roll => say!("house-roll-now", ghosts = last.roll.ghosts()),
                true => say!("house-roll-none-given", ghosts = last.roll.ghosts()),
                false => say!("house-roll-result", ghosts = last.roll.ghosts(), given = given.join(", ")),
            },
        })
    }

    fn turn(&self) -> TurnView {
        let (table, sitting) = (self.position().table(), &self.table.sitting);
        let acting = table.acting();
        let name = &sitting.names()[acting];
        let watched = self.table.is_shown_how(acting);
        TurnView {
            colour: (!self.table.reads()).then_some(sitting.setup().seats[acting]),
            name: name.clone(),
            sentence: match **self.phase {
                TurnPhase::Roll if !self.playback.caught_up() => say!("house-turn-rolls").to_owned(),
                TurnPhase::Take if !self.playback.caught_up() => say!("house-turn-takes").to_owned(),
                _ if self.table.reads() => LessonView::on_banner(&self.table).to_owned(),
                _ if watched => say!("turn-plays", name = name),
                _ => words::what_to_do(name, table),
            },
            thinks: self.table.thinks(acting) && !watched,
            step: match **self.phase {
                TurnPhase::Begin | TurnPhase::Place => Step::Place,
                TurnPhase::Roll => Step::Roll,
                TurnPhase::Take | TurnPhase::ChooseType | TurnPhase::Over => Step::Take,
            },
            can_take_back: sitting.can_take_back() && self.table.counts(),
        }
    }
}

/// The face-up cards by type, with their values in ascending order.
fn sets(tableau: &Tableau) -> Vec<(CardType, Vec<u8>)> {
    let mut sets: Vec<(CardType, Vec<u8>)> = Vec::new();
    for Card { of, value } in tableau.face_up.iter() {
        match sets.last_mut().filter(|(last, _)| *last == of) {
            Some((_, values)) => values.push(value),
            None => sets.push((of, vec![value])),
        }
    }
    sets
}
