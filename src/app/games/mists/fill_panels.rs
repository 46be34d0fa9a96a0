//! What the panels at the table show, computed from the position and from what the player is about to do.

use super::choices::choices;
use super::log::Log;
use super::panels::{
    self, Answer, CatView, Choice, GhostsView, HandView, HoundPlace, HoundView, Intent, LessonView, MarkerView,
    MeeplesInHand, MenuView, OverTable, PhaseView, PileView, PilesView, PlayerRow, ReplayView, ScoreView, Step,
    TableView, Taking, TilePicture, TilesToCome, Tip,
};
use super::spots::{Offer, SelectedColour, Spot};
use super::{foresight_card, words};
use crate::app::board::{FreeArea, Lit, PanelPlaces};
use crate::app::games::hint::Hint;
use crate::app::games::markers::Markers;
use crate::app::games::mists::table::{AtTable, Playback};
use crate::app::games::mists::turn_phase::TurnPhase;
use crate::app::games::playing::MistsAt;
use crate::app::games::tiles_to_come::{self, FacePictures};
use crate::app::games::told::Told;
use crate::app::hand::{Foreseen, Hand, HandPictures};
use crate::app::panels::choices::with_shown;
use crate::app::shell::home::Home;
use crate::app::shell::menu::Menu;
use crate::app::shell::messages::Messages;
use crate::app::shell::panel_sleep::{NoticeChanges, PanelsChanged};
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::shell::settings::Chosen;
use crate::app::spots::Choosable;
use crate::app::table::{OfGame, ShowsByItself};
use crate::app::theme::Art;
use crate::app::words::{say, shortened};
use crate::guide::mists::foresight::Foresight;
use crate::guide::mists::to_come::to_come;
use crate::rules::mists::{Action, Cat, Hound, Mists, Phase, Whereabouts};
use crate::rules::{Colour, Game};
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
            .in_set(OfGame::of::<Mists>())
            .run_if(in_state(MistsAt(Screen::Table))),
    );
    app.add_systems(EguiPrimaryContextPass, show.in_set(ShowScreen).run_if(in_state(MistsAt(Screen::Table))));
}

/// The content of the panels. It counts as changed only when something in it differs.
#[derive(Resource, Default, PartialEq)]
struct ShownPanels(TableView);

/// What is on the table, and what the player is about to do.
#[derive(SystemParam)]
struct Seen<'w, 's> {
    offer: Res<'w, Offer>,
    spots: Query<'w, 's, &'static Spot>,
    table: Res<'w, AtTable>,
    playback: Res<'w, Playback>,
    phase: Res<'w, State<TurnPhase>>,
    hand: Res<'w, Hand>,
    foreseen: Res<'w, Foreseen<Mists>>,
    selected: Res<'w, SelectedColour>,
    log: Res<'w, Log>,
    menu: Res<'w, Menu>,
    messages: Res<'w, Messages>,
    told: Res<'w, Told>,
    lit: Res<'w, Lit>,
    chosen: Res<'w, Chosen>,
    shows: ShowsByItself<'w, Mists>,
    markers: Res<'w, Markers>,
    home: Res<'w, Home>,
    hint: Res<'w, Hint<Action>>,
}

/// Computes the content of the panels.
fn look(
    mut contexts: EguiContexts,
    seen: Seen,
    choosable: Choosable<Action>,
    pictures: Res<HandPictures>,
    faces: Res<FacePictures>,
    mut shown: ResMut<ShownPanels>,
    mut stirs: MessageWriter<PanelsChanged>,
) {
    let mut pictured = |image: &Handle<Image>| tiles_to_come::pictured(&mut contexts, image);
    let mut view = seen.view(pictures.image(seen.hand.turn).map(&mut pictured));
    view.over = match *seen.menu {
        Menu::Log => Some(OverTable::Log),
        Menu::TilesToCome => {
            let counted = to_come(seen.position());
            let faces = tiles_to_come::view(seen.position(), &faces, words::caption, pictured);
            Some(OverTable::Tiles(TilesToCome { faces, in_piles: counted.in_piles, face_down: counted.face_down }))
        }
        Menu::Closed | Menu::Open | Menu::Settings | Menu::Book | Menu::Friends => None,
    };
    view.tip = seen.tip();
    view.kept_free = choosable.kept_free(view.toast.is_some(), view.tip.is_some());
    view.rule = seen.rule(view.tip.as_ref());
    if shown.set_if_neq(ShownPanels(view)) {
        stirs.write(PanelsChanged);
    }
}

fn show(
    mut contexts: EguiContexts,
    shown: Res<ShownPanels>,
    mut art: ResMut<Art>,
    mut area: ResMut<FreeArea>,
    mut places: ResMut<PanelPlaces>,
    mut intents: MessageWriter<Intent>,
) -> Result {
    let (ctx, view) = (contexts.ctx_mut()?.clone(), &shown.0);
    let wanted = panels::table(&ctx, view, &mut art);
    let laid = panels::places(&ctx, view);
    area.set_if_neq(FreeArea::from(laid.free));
    places.set_if_neq(PanelPlaces::of(laid.ghosts, laid.score, laid.hand));
    intents.write_batch(wanted);
    Ok(())
}

impl Seen<'_, '_> {
    /// The shown position: nothing in the panels may be ahead of the figures.
    fn position(&self) -> &Mists {
        self.playback.shown()
    }

    /// Whether a person has to decide now.
    fn asks(&self) -> bool {
        self.playback.caught_up() && self.table.persons_turn()
    }

    /// Whether the step may be skipped. In a lesson it may where that is what it asks for.
    fn can_skip(&self) -> bool {
        let may_be = self.position().phase() == Phase::PlaceMeeple && self.playback.caught_up();
        may_be && self.table.offers(Action::SkipMeeple)
    }

    /// Whether the tile is still in hand, and not already landing on the board.
    fn to_be_laid(&self) -> bool {
        **self.phase == TurnPhase::PlaceTile && self.playback.caught_up()
    }

    fn view(&self, picture: Option<TilePicture>) -> TableView {
        let position = self.position();
        let level = position.level();
        let ahead = self.foreseen.0.as_ref();
        TableView {
            score: ScoreView {
                level: level.number,
                goal: level.goal,
                markers: markers(position, ahead, &self.markers),
                hounds: Hound::ALL.into_iter().filter_map(|hound| hound_view(position, hound)).collect(),
            },
            ghosts: GhostsView {
                left: position.ghosts_in_supply(),
                of: level.ghosts,
                would_take: ahead.map(taking),
                cat: cat_view(position),
            },
            piles: piles(position),
            players: self.players(),
            hand: position.hand().filter(|_| self.to_be_laid()).map(|face| HandView {
                picture,
                caption: words::caption(position.face(face)),
                in_words: self.hand.in_words(position.face(face)),
                away: self.hand.hovers(),
                is_misty: !position.face(face).mist_parts().is_empty(),
                is_own: self.table.persons_turn(),
            }),
            phase: self.phase_view(),
            foresight: ahead.map(|ahead| foresight_card::card(ahead, position)),
            choices: if self.asks() { self.choices() } else { Vec::new() },
            log: self.log.lines(),
            not_saved: self.home.not_saved.clone(),
            toast: self.told.toast().cloned(),
            menu: (*self.menu != Menu::Closed).then(|| MenuView::of(&self.table)),
            spell_circles: position.cat().is_some(),
            covered: self.messages.is_telling() || matches!(*self.menu, Menu::Book | Menu::Friends),
            replay: ReplayView::of(&self.table),
            lesson: LessonView::of(&self.table, self.playback.caught_up()),
            settings: (*self.menu == Menu::Settings).then(|| self.chosen.settings),
            tells_tiles: self.chosen.settings.tiles_to_come,
            ..TableView::default()
        }
    }

    /// The buttons, with the one that the guide shows.
    fn choices(&self) -> Vec<Choice> {
        let shown = self.hint.shown();
        with_shown(choices(self.position(), self.table.sitting.names()), |answer| match answer {
            Answer::Act(action) => shown == Some(*action),
            Answer::PickGhosts => matches!(shown, Some(Action::Banish { .. })),
        })
    }

    fn players(&self) -> Vec<PlayerRow> {
        let position = self.position();
        // While the end of a turn is being shown, the banner and the row tell of the same player.
        let acting = self.playing().unwrap_or(position.active());
        let rows = position.seats().iter().zip(self.table.sitting.names()).enumerate();
        rows.map(|(seat, (colours, name))| {
            let active = seat == acting;
            let placing = active && position.phase() == Phase::PlaceMeeple && self.asks();
            let in_hand = |&colour| {
                let (left, of) = (position.meeples_in_supply(colour), position.meeples_in_all(colour));
                let selected = active && self.selected.0 == Some(colour);
                MeeplesInHand { colour, left, of, selected, usable: placing && left > 0 }
            };
            PlayerRow {
                name: name.clone(),
                active,
                computer: self.table.sitting.seats()[seat].is_computer(),
                colours: colours.iter().map(in_hand).collect(),
            }
        })
        .collect()
    }

    /// Who plays while a tile is being laid or the end of a turn is being shown, or whom the player watches in a lesson.
    fn playing(&self) -> Option<usize> {
        self.playback.playing(&self.table, self.position().phase() == Phase::LayTile && !self.to_be_laid())
    }

    fn phase_view(&self) -> PhaseView {
        let position = self.position();
        let playing = self.playing();
        let acting = playing.unwrap_or(position.active());
        let name = &self.table.sitting.names()[acting];
        PhaseView {
            colour: position.seats()[acting].first().copied().filter(|_| !self.table.reads()),
            sentence: match !self.table.thinks(position.active()) || position.outcome().is_some() {
                _ if self.table.reads() => LessonView::on_banner(&self.table).to_owned(),
                _ if playing.is_some() => say!("turn-plays", name = name),
                true if position.phase() == Phase::PlaceMeeple && self.asks() && !self.can_skip() => {
                    say!("todo-put-meeple", name = shortened(name))
                }
                true => words::what_to_do(name, position),
                false => say!("rival-panel-thinks", name = name),
            },
            step: match **self.phase {
                TurnPhase::Draw | TurnPhase::PlaceTile => Step::Tile,
                TurnPhase::BuryMeeple => Step::Burial,
                TurnPhase::PlaceGhosts => Step::Ghosts,
                TurnPhase::PlaceCat => Step::Eloise,
                TurnPhase::PlaceMeeple => Step::Meeple,
                TurnPhase::Score | TurnPhase::Over => Step::Score,
                TurnPhase::PlaceHound => Step::Hound,
                TurnPhase::LayFaceDown => Step::FaceDown,
            },
            can_skip: self.can_skip(),
            skip_advised: self.hint.shown() == Some(Action::SkipMeeple),
            can_ask: !self.table.thinks(position.active()),
            can_take_back: self.table.sitting.can_take_back() && self.table.counts(),
        }
    }

    /// The rule that matters now: of what was refused, of what is pointed at, or else of the decision that is due.
    fn rule(&self, tip: Option<&Tip>) -> &'static str {
        self.told.rule().or_else(|| Some(tip?.rule)).unwrap_or(self.position().phase().rule())
    }

    /// Whether bright and dim squares have to be told of: before the tile hovers.
    fn tells_of_squares(&self) -> bool {
        let waits = self.to_be_laid() && self.asks() && !self.hand.hovers();
        waits && self.shows.tells_of_squares(self.position().turn())
    }

    fn tip(&self) -> Option<Tip> {
        let (position, names) = (self.position(), self.table.sitting.names());
        let choice = self.offer.focused_action(&self.spots).filter(|_| self.shows.foresight());
        let follows = choice.and_then(|action| words::consequence(position, action, names));
        let (sentence, rule) = match (follows, self.lit.under_pointer) {
            (Some(sentence), _) => (sentence, position.phase().rule()),
            (None, Some(region)) => {
                // Whoever is asked for points or ghosts wonders about these.
                let rule = match position.phase() {
                    Phase::TakeScore => position.phase().rule(),
                    _ => words::rule_of(position.board().region(region).kind),
                };
                (words::region_tip(position, region, names), rule)
            }
            (None, None) if self.tells_of_squares() => (say!("tip-squares").to_owned(), position.phase().rule()),
            (None, None) => return None,
        };
        Some(Tip { sentence, rule })
    }
}

/// The markers, and the points that each would get from the regions that the hovering tile completes, or gets from the
/// scoring under way. The share of one of three markers is not always known yet (L6-2).
fn markers(position: &Mists, ahead: Option<&Foresight>, shown: &Markers) -> Vec<MarkerView> {
    let split = position.splits_points();
    let completed = || ahead.into_iter().flat_map(|ahead| &ahead.completed).filter(|region| region.occupied());
    let marker = |(number, (&colour, &total)): (usize, (&Colour, &u16))| {
        let foreseen: u16 = match split {
            false => completed().map(|region| region.points).sum(),
            true => completed().filter(|region| region.colours.contains(colour)).map(|region| region.value).sum(),
        };
        let coming = foreseen + position.points_under_way(colour);
        MarkerView { colour, total, stands: shown.of(number, total), coming }
    };
    position.markers().iter().zip(position.totals()).enumerate().map(marker).collect()
}

fn taking(ahead: &Foresight) -> Taking {
    Taking { ghosts: ahead.ghosts, too_many: ahead.defeat, cat_comes: ahead.cat_comes }
}

fn cat_view(position: &Mists) -> Option<CatView> {
    Some(match position.cat()? {
        Cat::Supply => CatView::Behind(position.ghosts_before_cat()),
        Cat::With(_) => position.meeple_of_cat().map_or(CatView::Waiting, CatView::With),
        Cat::Waits if position.phase() == Phase::PlaceCat => CatView::Asking,
        Cat::Waits => CatView::Waiting,
    })
}

fn hound_view(position: &Mists, hound: Hound) -> Option<HoundView> {
    let space = position.level().space_of(hound)?;
    let place = match position.hound(hound)? {
        Whereabouts::Track => HoundPlace::Waiting,
        Whereabouts::With(_) => position.meeple_of_hound(hound).map_or(HoundPlace::Gone, HoundPlace::With),
        Whereabouts::Gone => HoundPlace::Gone,
    };
    Some(HoundView { hound, space, place })
}

fn piles(position: &Mists) -> PilesView {
    let level = position.level();
    let hound = |pile: u8| Hound::ALL.get(usize::from(pile)).copied().filter(|_| level.hounds.is_some());
    let pile = |(pile, left): (u8, u8)| PileView { left: left.into(), hound: hound(pile), target: level.target(pile) };
    let target = level.target(position.active_pile());
    PilesView {
        piles: (0..).zip(position.piles()).map(pile).collect(),
        active: position.active_pile().into(),
        of: position.tiles_in_all().into(),
        to_go: position.totals().iter().map(|&total| target.saturating_sub(total)).collect(),
    }
}
