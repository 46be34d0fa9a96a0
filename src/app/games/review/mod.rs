//! Looking back on a finished game: the guide follows it in the background, then shows how likely it was won turn by
//! turn, and which decisions cost most. Each of those can be looked at on the table, and played on from.

mod better_tile;

use super::hint::Hinted;
use super::opening::ToTable;
use super::playing::Playable;
use super::thinking::{Thinking, threads};
use super::told::Told;
use crate::app::screens::review::{CurveView, PointView, ReviewIntent, ReviewView, review as show_review};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::language::Spoken;
use crate::app::shell::menu::Covered;
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::table::{AtTable, KeySystems, OfGame, TableSystems, Watched, at_table, is_watched};
use crate::app::theme::{Art, Scene};
use crate::app::words::{say, sentence, shortened};
use crate::guide::{Review, TurningPoint, review};
use crate::rules::Colour;
use crate::table::Sitting;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ReviewIntent>();
}

/// Looking back on this game, which is done while the app is in this state.
pub(super) fn game<G: Reviewed>(app: &mut App, reviewed: impl States) {
    app.init_resource::<Looking<G::Action>>();
    app.add_systems(OnEnter(reviewed.clone()), (begin::<G>, say_anew::<G>).chain());
    app.add_systems(Update, arrive::<G>.in_set(FrameSystems::Arrive).run_if(in_state(reviewed.clone())));
    let in_another_language = resource_exists_and_changed::<Spoken>.and_then(in_state(reviewed.clone()));
    let elsewhere = state_changed::<Screen>.and_then(not(in_state(Screen::Review).or_else(in_state(Screen::Result))));
    let put_away = (stop_looking::<G>.run_if(elsewhere), say_anew::<G>.run_if(in_another_language)).chain();
    app.add_systems(Update, put_away.in_set(FrameSystems::PutAway));
    app.add_systems(EguiPrimaryContextPass, show::<G>.in_set(ShowScreen).run_if(in_state(reviewed.clone())));
    app.add_systems(Update, answer::<G>.in_set(FrameSystems::Answer).run_if(in_state(reviewed)));
    let watched = at_table::<G>.and_then(is_watched::<G>);
    let hold = better_tile::hold::<G>.after(KeySystems::Hint).in_set(TableSystems::Input).run_if(watched);
    let frame = better_tile::frame::<G>.in_set(TableSystems::Glow).run_if(at_table::<G>);
    app.add_systems(Update, (hold, frame).in_set(OfGame::of::<G>()));
}

/// A game that the guide can look back on.
pub(super) trait Reviewed: Playable + Hinted + Watched {
    /// What stands behind the review.
    const BEHIND: Scene;

    /// The players' colours in the order of play, if each wins or loses alone. Empty if all win together.
    fn rivals(sitting: &Sitting<Self>) -> Vec<Colour>;

    /// What the player `name` has to do in this position, as a sentence.
    fn what_to_do(&self, name: &str) -> String;
}

/// How far the guide has looked at the game that lies on the table.
#[derive(Resource, Default)]
enum Looking<A: Send + Sync + 'static> {
    #[default]
    Unasked,
    Looks {
        of: Finished<A>,
        at_it: Thinking<Option<Review<A>>>,
        /// How much is done, in thousandths.
        done: Arc<AtomicU16>,
    },
    Seen {
        of: Finished<A>,
        review: Review<A>,
        view: ReviewView,
    },
}

impl<A: PartialEq + Send + Sync + 'static> Looking<A> {
    fn is_about(&self, game: &Finished<A>) -> bool {
        match self {
            Looking::Unasked => false,
            Looking::Looks { of, .. } | Looking::Seen { of, .. } => of == game,
        }
    }
}

/// A finished game, and whose decisions are judged.
#[derive(Clone, PartialEq)]
struct Finished<A> {
    /// The fingerprint of its start.
    start: u64,
    actions: Vec<A>,
    /// For each seat in the order of play.
    judged: Vec<bool>,
}

impl<A: Copy> Finished<A> {
    /// The people's decisions are judged, or the computer's where only it played.
    fn of<G: Reviewed<Action = A>>(sitting: &Sitting<G>) -> Finished<A> {
        let nobody = !sitting.seats().iter().any(|seat| seat.is_person());
        Finished {
            start: sitting.start().fingerprint(),
            actions: sitting.played().iter().map(|played| played.action).collect(),
            judged: sitting.seats().iter().map(|seat| nobody || seat.is_person()).collect(),
        }
    }
}

/// Whether the guide is looking at a game of this kind.
pub(super) fn is_looking<G: Reviewed>(world: &World) -> bool {
    world.get_resource::<Looking<G::Action>>().is_some_and(|looking| matches!(looking, Looking::Looks { .. }))
}

/// Whoever has left the result does not wait for the guide. What it has seen stays for those who come back to the review.
fn stop_looking<G: Reviewed>(mut looking: ResMut<Looking<G::Action>>) {
    if matches!(*looking, Looking::Looks { .. }) {
        *looking = Looking::Unasked;
    }
}

/// The guide begins to look at the finished game, if it has not done so yet.
fn begin<G: Reviewed>(table: Option<Res<AtTable<G>>>, mut looking: ResMut<Looking<G::Action>>) {
    let Some(table) = table else { return };
    let of = Finished::of(&table.sitting);
    if looking.is_about(&of) {
        return;
    }
    let (start, game) = (table.sitting.start().clone(), of.clone());
    let done = Arc::new(AtomicU16::new(0));
    let told = done.clone();
    let at_it = Thinking::about(move |stop| {
        let seen = |share: f32| told.store((1000.0 * share) as u16, Ordering::Relaxed);
        review(&start, &game.actions, |seat| game.judged[seat], threads(), seen, stop)
    });
    *looking = Looking::Looks { of, at_it, done };
}

/// Takes in what the guide has seen.
fn arrive<G: Reviewed>(table: Option<Res<AtTable<G>>>, mut looking: ResMut<Looking<G::Action>>) {
    let Looking::Looks { of, at_it, .. } = looking.bypass_change_detection() else { return };
    let (Some(found), Some(table)) = (at_it.result(), table) else { return };
    let of = of.clone();
    *looking = found.map_or(Looking::Unasked, |review| {
        let view = seen(&table.sitting, &review);
        Looking::Seen { of, review, view }
    });
}

/// Says what was seen in the language that is chosen now: it may have been another when the guide looked.
fn say_anew<G: Reviewed>(table: Option<Res<AtTable<G>>>, mut looking: ResMut<Looking<G::Action>>) {
    if let (Looking::Seen { review, view, .. }, Some(table)) = (&mut *looking, table) {
        *view = seen(&table.sitting, review);
    }
}

/// What the screen shows of a review.
fn seen<G: Reviewed>(sitting: &Sitting<G>, review: &Review<G::Action>) -> ReviewView {
    let rivals = G::rivals(sitting);
    let of_seat = |seat: usize| review.chances.iter().map(|chances| chances[seat]).collect();
    let curves = match rivals.is_empty() {
        true => vec![CurveView { colour: None, name: String::new(), chances: of_seat(0) }],
        false => {
            let curve = |(seat, &colour): (usize, &Colour)| CurveView {
                colour: Some(colour),
                name: shortened(&sitting.names()[seat]),
                chances: of_seat(seat),
            };
            rivals.iter().enumerate().map(curve).collect()
        }
    };
    let points = review.turning_points.iter().map(|point| turning_point(sitting, &rivals, point)).collect();
    ReviewView { behind: Some(G::BEHIND), looked: None, curves, points }
}

fn turning_point<G: Reviewed>(sitting: &Sitting<G>, rivals: &[Colour], point: &TurningPoint<G::Action>) -> PointView {
    let then = sitting.before(point.number);
    let name = &sitting.names()[point.by];
    let decided = sentence(&then.position().what_to_do(name));
    let taken = sitting.played()[point.number].action;
    let (laid, hovers) = (G::held_at(taken), G::held_at(point.better));
    let why = G::reasons(&then, point.better).into_iter().next();
    let and_why = |told: String, why: Option<String>| match why {
        Some(because) => format!("{told} {}", say!("review-why", because = because)),
        None => told,
    };
    let better = match (G::called(&then, taken), G::called(&then, point.better), why) {
        (Some(taken), Some(better), why) => {
            and_why(say!("review-chosen", name = name, taken = taken, better = better), why)
        }
        (None, Some(better), _) => say!("review-better", decided = decided, better = better),
        (_, None, why) if hovers.is_some() => and_why(say!("review-tile", name = name), why),
        (_, None, Some(because)) => say!("review-because", name = name, because = because),
        (_, None, None) => say!("review-other", decided = decided),
    };
    let price = G::price(&then, taken).filter(|price| G::price(&then, point.better).as_ref() != Some(price));
    PointView {
        number: point.number,
        turn: point.turn,
        colour: rivals.get(point.by).copied(),
        told: match price {
            Some(price) => format!("{better} {}", say!("review-price", price = price)),
            None => better,
        },
        chance: point.chance,
        best: point.best,
        at_table: laid.zip(hovers).map(|((laid, _), (at, _))| match laid == at {
            true => say!("review-hovers-turned").to_owned(),
            false => say!("review-hovers", name = name),
        }),
    }
}

fn show<G: Reviewed>(
    mut contexts: EguiContexts,
    looking: Res<Looking<G::Action>>,
    covered: Covered,
    mut art: ResMut<Art>,
    mut intents: MessageWriter<ReviewIntent>,
) -> Result {
    let under_way = |done: u16| ReviewView {
        behind: Some(G::BEHIND),
        looked: Some(f32::from(done) / 1000.0),
        ..ReviewView::default()
    };
    let context = contexts.ctx_mut()?;
    let wanted = match &*looking {
        Looking::Unasked => show_review(context, &under_way(0), &mut art),
        Looking::Looks { done, .. } => show_review(context, &under_way(done.load(Ordering::Relaxed)), &mut art),
        Looking::Seen { view, .. } => show_review(context, view, &mut art),
    };
    if !covered.is_covered() {
        intents.write_batch(wanted);
    }
    Ok(())
}

fn answer<G: Reviewed>(
    mut intents: MessageReader<ReviewIntent>,
    table: Option<Res<AtTable<G>>>,
    looking: Res<Looking<G::Action>>,
    mut told: ResMut<Told>,
    mut to_table: ToTable,
) {
    for intent in intents.read() {
        match (intent, &table) {
            (ReviewIntent::GoTo(number), Some(table)) => {
                if let Looking::Seen { view, .. } = &*looking
                    && let Some(point) = view.points.iter().find(|point| point.number == *number)
                {
                    let again = say!("review-again", turn = point.turn, told = point.told.as_str());
                    told.say_at_table(match &point.at_table {
                        Some(where_it_is) => format!("{again} {where_it_is}"),
                        None => again,
                    });
                }
                to_table.watch_turning_point(table.sitting.clone(), *number);
            }
            (ReviewIntent::GoTo(_) | ReviewIntent::Back, _) => to_table.screen.set(Screen::Result),
        }
    }
}
