//! The panels at the table: what they show is worked out here, what they answer is carried out here.

use super::board::{FitBoard, FreeArea, Lit, Pointer};
use super::choosable::Choosable;
use super::chronicle::Chronicle;
use super::front::{Leave, Parlour};
use super::hand::{Foreseen, Hand, HandPictures, Rotate};
use super::march::March;
use super::panels::{
    self, Answer, BookView, CatView, Choice, GhostsView, HandView, HoundPlace, HoundView, Intent, MarkerView,
    MeeplesInHand, MenuView, OverTable, Page, PhaseView, PileView, PilesView, PlayerRow, ScoreView, Step, TableView,
    Taking, TilePicture, Tip, Toast,
};
use super::pieces::PanelPlaces;
use super::saves::Saves;
use super::settings::Chosen;
use super::spots::{DraggedMeeple, Named, Offer, SelectedColour, Spot};
use super::table::{AtTable, Decide, Happened, Judging, Playback, Refused};
use super::tiles_to_come::{self, FacePictures};
use super::{Screen, TurnPhase, foresight_card, words};
use crate::guide::mists::foresight::Foresight;
use crate::painter::tiles::tile::MARGINS;
use crate::rules::mists::{Action, Cat, Happening, Hound, Level, Mists, Phase, Whereabouts};
use crate::rules::{Colour, Game};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPostUpdateSet, EguiPrimaryContextPass, EguiTextureHandle, egui};
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hud>().init_resource::<Shown>().init_resource::<Wishes>().add_observer(tell_of_set_aside);
    app.add_systems(
        Update,
        (notice_refusals, (wait_for_answer, carry_out).chain().before(Judging)).run_if(in_state(Screen::Table)),
    );
    app.add_systems(PostUpdate, look.before(EguiPostUpdateSet::EndPass).run_if(in_state(Screen::Table)));
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Table)));
    app.add_systems(OnEnter(Screen::Table), |mut hud: ResMut<Hud>| *hud = Hud::default());
}

/// What the panels show besides the position.
#[derive(Resource, Default)]
pub struct Hud {
    /// Whether the menu is open.
    pub menu: bool,
    /// Whether something is told or asked over the table; the menu is open then, so that the table waits.
    question: bool,
    /// Where the book of the rules is open; only with the menu open, so that the table waits.
    pub book: Option<Page>,
    /// Whether the settings are being changed; only with the menu open.
    pub settings: bool,
    /// What is looked up; only with the menu open.
    pub over: Option<Over>,
    toast: Option<(Toast, Duration)>,
}

/// What of the game can be looked up over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// The whole log.
    Log,
    /// The tiles that are still to come.
    Tiles,
}

impl Hud {
    /// What the player is being told.
    pub fn told(&self) -> Option<&str> {
        self.toast.as_ref().map(|(toast, _)| &*toast.sentence)
    }

    fn read(&mut self, page: Page) {
        (self.menu, self.book, self.toast) = (true, Some(page), None);
    }

    /// Opens something over the table, which waits.
    pub fn open(&mut self, over: Over) {
        (self.menu, self.over) = (true, Some(over));
    }
}

/// What the panels show; it counts as changed only when something in it is another.
#[derive(Resource, Default, PartialEq)]
pub(super) struct Shown(TableView);

/// What was clicked in the panels and waits to be carried out: egui may run several times a frame.
#[derive(Resource, Default)]
pub(super) struct Wishes(Vec<Intent>);

/// How long a refusal stays, unless the pointer is on it.
const TOAST: Duration = Duration::from_secs(6);

fn notice_refusals(
    mut refusals: MessageReader<Refused>,
    pointer: Res<Pointer>,
    time: Res<Time<Real>>,
    mut hud: ResMut<Hud>,
) {
    for refusal in refusals.read() {
        let near = refusal.at.and(pointer.window).map(|at| egui::pos2(at.x, at.y));
        let rule = refusal.rule.unwrap_or_default().to_owned();
        hud.toast = Some((Toast { sentence: words::sentence(&refusal.why), rule, near }, time.elapsed() + TOAST));
    }
    if !pointer.over_panel && hud.toast.as_ref().is_some_and(|(_, until)| time.elapsed() > *until) {
        hud.toast = None;
    }
}

/// While something is told or asked over the table, the table waits; with the answer it goes on.
fn wait_for_answer(parlour: Res<Parlour>, mut hud: ResMut<Hud>) {
    if hud.question != parlour.is_telling() {
        hud.question = parlour.is_telling();
        hud.menu = hud.question;
    }
}

/// A tile that fits nowhere is gone before anybody has seen it.
fn tell_of_set_aside(happened: On<Happened>, time: Res<Time<Real>>, mut hud: ResMut<Hud>) {
    if let Happening::SetAside { .. } = happened.0
        && let Some(line) = words::log_line(&happened.0, "")
    {
        let toast = Toast { sentence: words::sentence(&line), rule: String::new(), near: None };
        hud.toast = Some((toast, time.elapsed() + TOAST));
    }
}

/// What is on the table, and what the player is about to do.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Seen<'w, 's> {
    offer: Res<'w, Offer>,
    spots: Query<'w, 's, &'static Spot>,
    table: Res<'w, AtTable>,
    playback: Res<'w, Playback>,
    phase: Res<'w, State<TurnPhase>>,
    hand: Res<'w, Hand>,
    foreseen: Res<'w, Foreseen>,
    selected: Res<'w, SelectedColour>,
    chronicle: Res<'w, Chronicle>,
    hud: Res<'w, Hud>,
    lit: Res<'w, Lit>,
    chosen: Res<'w, Chosen>,
    march: Res<'w, March>,
    saves: Res<'w, Saves>,
}

/// Works out what the panels are to show.
pub(super) fn look(
    mut contexts: EguiContexts,
    seen: Seen,
    choosable: Choosable,
    parlour: Res<Parlour>,
    pictures: Res<HandPictures>,
    faces: Res<FacePictures>,
    mut shown: ResMut<Shown>,
) {
    let mut pictured = |image: &Handle<Image>| TilePicture {
        texture: contexts.add_image(EguiTextureHandle::Weak(image.id())),
        reach: egui::Rect::from_min_max(
            egui::pos2(-MARGINS.sides, -MARGINS.north),
            egui::pos2(1.0 + MARGINS.sides, 1.0 + MARGINS.south),
        ),
    };
    let mut view = seen.view(pictures.image(seen.hand.turn).map(&mut pictured));
    view.over = seen.hud.over.filter(|_| seen.hud.menu).map(|over| match over {
        Over::Log => OverTable::Log,
        Over::Tiles => OverTable::Tiles(tiles_to_come::view(seen.table.position(), &faces, pictured)),
    });
    (view.tip, view.book) = (seen.tip(&choosable), seen.book(parlour.levels()));
    shown.set_if_neq(Shown(view));
}

pub(super) fn show(
    mut contexts: EguiContexts,
    shown: Res<Shown>,
    mut parlour: ResMut<Parlour>,
    mut area: ResMut<FreeArea>,
    mut places: ResMut<PanelPlaces>,
    mut wishes: ResMut<Wishes>,
) -> Result {
    let (ctx, view) = (contexts.ctx_mut()?.clone(), &shown.0);
    let intents = panels::table(&ctx, view, &mut parlour.art);
    let laid = panels::places(&ctx, view);
    let free = Rect::new(laid.free.min.x, laid.free.min.y, laid.free.max.x, laid.free.max.y);
    if area.0 != free {
        area.0 = free;
    }
    let middle = |panel: egui::Rect| Some(Vec2::new(panel.center().x, panel.center().y));
    places.set_if_neq(PanelPlaces { supply: middle(laid.ghosts), track: middle(laid.score) });
    wishes.0.extend(intents);
    Ok(())
}

impl Seen<'_, '_> {
    fn view(&self, picture: Option<TilePicture>) -> TableView {
        let position = self.table.position();
        let level = position.level();
        let ahead = self.foreseen.0.as_ref();
        TableView {
            score: ScoreView {
                level: level.number,
                goal: level.goal,
                markers: markers(position, ahead, &self.march),
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
            hand: position.hand().filter(|_| **self.phase == TurnPhase::PlaceTile).map(|face| HandView {
                picture,
                caption: words::caption(position.face(face)),
                away: self.hand.dragging || self.hand.aim.is_some(),
            }),
            phase: self.phase_view(),
            foresight: ahead.map(|ahead| foresight_card::card(ahead, position)),
            choices: self.choices(),
            log: self.chronicle.lines(),
            not_saved: self.saves.not_saved().map(str::to_owned),
            toast: self.hud.toast.as_ref().map(|(toast, _)| toast.clone()),
            menu: self.hud.menu.then(|| MenuView {
                can_take_back: self.can_take_back(),
                can_redo: self.table.sitting.can_redo(),
                spell_circles: position.cat().is_some(),
            }),
            question: self.hud.question,
            settings: (self.hud.menu && self.hud.settings).then(|| self.chosen.settings),
            tells_tiles: self.chosen.settings.tiles_to_come,
            ..TableView::default()
        }
    }

    fn players(&self) -> Vec<PlayerRow> {
        let position = self.table.position();
        let rows = position.seats().iter().zip(self.table.sitting.names()).enumerate();
        rows.map(|(seat, (colours, name))| {
            let active = seat == position.active();
            let placing = active && position.phase() == Phase::PlaceMeeple;
            let in_hand = |&colour| {
                let (left, of) = (position.meeples_in_supply(colour), position.meeples_in_all(colour));
                let selected = active && self.selected.0 == Some(colour);
                MeeplesInHand { colour, left, of, selected, usable: placing && left > 0 }
            };
            PlayerRow { name: name.clone(), active, colours: colours.iter().map(in_hand).collect() }
        })
        .collect()
    }

    fn phase_view(&self) -> PhaseView {
        let position = self.table.position();
        let name = &self.table.sitting.names()[position.active()];
        PhaseView {
            colour: position.seats()[position.active()].first().copied(),
            sentence: words::what_to_do(name, position),
            step: match **self.phase {
                TurnPhase::Draw | TurnPhase::PlaceTile => Step::Tile,
                TurnPhase::BuryMeeple => Step::Burial,
                TurnPhase::PlaceGhosts => Step::Ghosts,
                TurnPhase::PlaceCat => Step::Eloise,
                TurnPhase::PlaceMeeple => Step::Meeple,
                TurnPhase::Score | TurnPhase::Over => Step::Score,
                TurnPhase::PlaceHound => Step::Hound,
                TurnPhase::HauntedTile => Step::FaceDown,
            },
            can_skip: position.phase() == Phase::PlaceMeeple && self.playback.caught_up(),
            can_take_back: self.can_take_back(),
        }
    }

    /// The open book; of the level that is played it tells what is true at this table.
    fn book(&self, in_the_box: &[Level]) -> Option<BookView> {
        let page = self.hud.book.filter(|_| self.hud.menu)?;
        let here = self.table.position().level();
        let levels = in_the_box.iter().map(|level| if level.number == here.number { here } else { level });
        Some(BookView { page, levels: levels.copied().collect(), playing: Some(here.number) })
    }

    fn tip(&self, choosable: &Choosable) -> Option<Tip> {
        let (position, names) = (self.table.position(), self.table.sitting.names());
        let choice = self.offer.focused_action(&self.spots);
        let follows = choice.and_then(|action| words::consequence(position, action, names));
        let sentence = follows.or_else(|| Some(words::region_tip(position, self.lit.under_pointer?, names)))?;
        // Near the pointer it would cover the tiles that are being looked at.
        Some(Tip { sentence, choosable: choosable.on_screen() })
    }

    fn can_take_back(&self) -> bool {
        !self.table.sitting.played().is_empty()
    }

    fn choices(&self) -> Vec<Choice> {
        let position = self.table.position();
        if !self.playback.caught_up() {
            return Vec::new();
        }
        let act = |text: String, action| Choice { text, answer: Answer::Act(action), ..Choice::default() };
        let of = |colour: Colour, text: String, action| Choice { badge: Some(colour), ..act(text, action) };
        match position.phase() {
            Phase::PickScoring => position
                .due()
                .into_iter()
                .map(|region| act(words::region_to_score(position, region), Action::ScoreNext { region }))
                .collect(),
            Phase::TakeScore => vec![
                Choice {
                    note: words::sum_of_points(position),
                    ..act(words::points_to_take(position), Action::TakePoints)
                },
                Choice {
                    text: "Up to 3 ghosts".to_owned(),
                    note: "click them on one tile".to_owned(),
                    answer: Answer::PickGhosts,
                    ..Choice::default()
                },
                Choice { minor: true, ..act("Neither".to_owned(), Action::StopBanishing) },
            ],
            Phase::Banish => vec![act("Done".to_owned(), Action::StopBanishing)],
            Phase::CalmGhosts => vec![act("Done".to_owned(), Action::StopBanishing)],
            Phase::MoveMarker => position
                .markers()
                .iter()
                .map(|&marker| of(marker, words::marker_to_move(position, marker), Action::MoveMarker { marker }))
                .collect(),
            Phase::Bury => position
                .legal_actions()
                .into_iter()
                .filter_map(|action| match action {
                    Action::BuryFromSupply { colour } => {
                        Some(of(colour, words::whose_meeple(position, colour, self.table.sitting.names()), action))
                    }
                    _ => None,
                })
                .collect(),
            Phase::LayTile
            | Phase::DrawIn
            | Phase::PlaceCat
            | Phase::SpareGhost
            | Phase::HauntCemetery
            | Phase::HauntMist
            | Phase::PlaceMeeple
            | Phase::PlaceHound
            | Phase::LayFaceDown
            | Phase::Over => Vec::new(),
        }
    }
}

/// The markers, and what the regions that the hovering tile completes bring each of them. What the table gives to one of
/// three markers is not known yet (L6-2).
fn markers(position: &Mists, ahead: Option<&Foresight>, march: &March) -> Vec<MarkerView> {
    let alone = position.markers().len() == 1;
    let completed = || ahead.into_iter().flat_map(|ahead| &ahead.completed).filter(|region| region.occupied());
    let marker = |(number, (&colour, &total)): (usize, (&Colour, &u16))| {
        let coming = match alone {
            true => completed().map(|region| region.points).sum(),
            false => completed().filter(|region| region.colours.contains(colour)).map(|region| region.value).sum(),
        };
        MarkerView { colour, total, stands: march.of(number, total), coming }
    };
    position.markers().iter().zip(position.totals()).enumerate().map(marker).collect()
}

fn taking(ahead: &Foresight) -> Taking {
    Taking { ghosts: ahead.ghosts, too_many: ahead.defeat, cat_comes: ahead.cat_comes }
}

fn cat_view(position: &Mists) -> Option<CatView> {
    Some(match position.cat()? {
        Cat::Supply => CatView::Behind(position.ghosts_before_cat()),
        Cat::With(part) => {
            let with = position.standing().iter().find(|meeple| meeple.part == part);
            with.map_or(CatView::Waiting, |meeple| CatView::With(meeple.colour))
        }
        Cat::Waits if position.phase() == Phase::PlaceCat => CatView::Asking,
        Cat::Waits => CatView::Waiting,
    })
}

fn hound_view(position: &Mists, hound: Hound) -> Option<HoundView> {
    let space = position.level().space_of(hound)?;
    let place = match position.hound(hound)? {
        Whereabouts::Track => HoundPlace::Waiting,
        Whereabouts::With(part) => {
            let with = position.standing().iter().find(|meeple| meeple.part == part);
            with.map_or(HoundPlace::Gone, |meeple| HoundPlace::With(meeple.colour))
        }
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

/// Where what was clicked in the panels leads.
#[derive(bevy::ecs::system::SystemParam)]
struct Replies<'w> {
    decisions: MessageWriter<'w, Decide>,
    rotations: MessageWriter<'w, Rotate>,
    fits: MessageWriter<'w, FitBoard>,
    refusals: MessageWriter<'w, Refused>,
    leave: MessageWriter<'w, Leave>,
    named: ResMut<'w, Named>,
}

fn carry_out(
    mut wishes: ResMut<Wishes>,
    table: Res<AtTable>,
    mut hud: ResMut<Hud>,
    mut hand: ResMut<Hand>,
    mut selected: ResMut<SelectedColour>,
    mut dragged: ResMut<DraggedMeeple>,
    mut playback: ResMut<Playback>,
    mut chosen: ResMut<Chosen>,
    mut replies: Replies,
) {
    let named = wishes.0.iter().find_map(|wish| if let Intent::PointAt(action) = wish { Some(*action) } else { None });
    replies.named.set_if_neq(Named(named));
    for wish in wishes.0.drain(..) {
        match wish {
            Intent::PointAt(_) => {}
            Intent::Choose(action) => {
                replies.decisions.write(Decide::Act(action));
            }
            Intent::PickGhosts => {
                let why = "click the ghosts on the board, up to three on one square".to_owned();
                replies.refusals.write(Refused { why, rule: Some("SCORE-7"), at: None });
            }
            Intent::Rotate(step) => {
                replies.rotations.write(Rotate(step));
            }
            Intent::DragHand => {
                playback.hurry();
                hand.dragging = true;
                // It would be in the way.
                hud.toast = None;
            }
            Intent::SelectColour(colour) => {
                selected.set_if_neq(SelectedColour(Some(colour)));
            }
            Intent::DragMeeple(colour) => {
                selected.set_if_neq(SelectedColour(Some(colour)));
                dragged.0 = Some(colour);
                hud.toast = None;
            }
            Intent::Skip => {
                replies.decisions.write(Decide::Act(Action::SkipMeeple));
            }
            Intent::TakeBack => {
                hud.menu = false;
                replies.decisions.write(Decide::TakeBack);
            }
            Intent::Redo => {
                hud.menu = false;
                replies.decisions.write(Decide::Redo);
            }
            Intent::FitBoard => {
                replies.fits.write(FitBoard);
            }
            Intent::OpenMenu => hud.menu = true,
            Intent::LookUp => hud.read(Page::Level(table.position().level().number)),
            Intent::Read(page) => hud.read(page),
            Intent::CloseToast => hud.toast = None,
            Intent::OpenSettings => hud.settings = true,
            Intent::Settings(intent) => hud.settings = !chosen.answer(intent),
            Intent::OpenLog => hud.open(Over::Log),
            Intent::OpenTiles => hud.open(Over::Tiles),
            Intent::CloseMenu => (hud.menu, hud.book, hud.over) = (false, None, None),
            Intent::BeginAgain => {
                replies.leave.write(Leave::ToBeginAgain);
            }
            Intent::SaveAndLeave => {
                replies.leave.write(Leave::ToTitle);
            }
            Intent::Quit => {
                replies.leave.write(Leave::Altogether);
            }
        }
    }
}
