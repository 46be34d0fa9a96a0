//! The panels at the table: what they show is worked out here, what they answer is carried out here.

use super::board::{FitBoard, FreeArea, Lit, Pointer};
use super::chronicle::Chronicle;
use super::front::{Leave, Parlour};
use super::hand::{Foreseen, Hand, HandPictures, Rotate};
use super::panels::{
    self, Answer, Choice, GhostsView, HandView, Intent, MeeplesInHand, MenuView, PhaseView, PileView, PlayerRow,
    ScoreView, Step, TableView, TilePicture, Toast,
};
use super::spots::{DraggedMeeple, SelectedColour};
use super::table::{AtTable, Decide, Judging, Playback, Refused};
use super::{Screen, TurnPhase, foresight_card, words};
use crate::guide::foresight::Foresight;
use crate::painter::tile::MARGINS;
use crate::rules::{Action, Game, Phase, Setup};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, EguiTextureHandle, egui};
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hud>().init_resource::<Wishes>();
    app.add_systems(Update, (notice_refusals, carry_out.before(Judging)).run_if(in_state(Screen::Table)));
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Table)));
    app.add_systems(OnEnter(Screen::Table), |mut hud: ResMut<Hud>| *hud = Hud::default());
}

/// What the panels show besides the position.
#[derive(Resource, Default)]
pub struct Hud {
    /// Whether the menu is open.
    pub menu: bool,
    toast: Option<(Toast, Duration)>,
}

impl Hud {
    /// What the player is being told.
    pub fn told(&self) -> Option<&str> {
        self.toast.as_ref().map(|(toast, _)| &*toast.sentence)
    }
}

/// What was clicked in the panels and waits to be carried out: egui may run several times a frame.
#[derive(Resource, Default)]
struct Wishes(Vec<Intent>);

/// How long a refusal stays.
const TOAST: Duration = Duration::from_secs(5);

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
    if hud.toast.as_ref().is_some_and(|(_, until)| time.elapsed() > *until) {
        hud.toast = None;
    }
}

/// What is on the table, and what the player is about to do.
#[derive(bevy::ecs::system::SystemParam)]
struct Seen<'w> {
    table: Res<'w, AtTable>,
    playback: Res<'w, Playback>,
    phase: Res<'w, State<TurnPhase>>,
    hand: Res<'w, Hand>,
    foreseen: Res<'w, Foreseen>,
    selected: Res<'w, SelectedColour>,
    chronicle: Res<'w, Chronicle>,
    hud: Res<'w, Hud>,
    lit: Res<'w, Lit>,
}

fn show(
    mut contexts: EguiContexts,
    seen: Seen,
    pictures: Res<HandPictures>,
    mut parlour: ResMut<Parlour>,
    mut area: ResMut<FreeArea>,
    mut wishes: ResMut<Wishes>,
) -> Result {
    let picture = pictures.image(seen.hand.turn).map(|image| TilePicture {
        texture: contexts.add_image(EguiTextureHandle::Strong(image.clone())),
        reach: egui::Rect::from_min_max(
            egui::pos2(-MARGINS.sides, -MARGINS.north),
            egui::pos2(1.0 + MARGINS.sides, 1.0 + MARGINS.south),
        ),
    });
    let ctx = contexts.ctx_mut()?.clone();
    let view = seen.view(picture);
    let intents = panels::table(&ctx, &view, &mut parlour.art);
    let free = panels::free_rect(ctx.content_rect());
    let free = Rect::new(free.min.x, free.min.y, free.max.x, free.max.y);
    if area.0 != free {
        area.0 = free;
    }
    wishes.0.extend(intents);
    Ok(())
}

impl Seen<'_> {
    fn view(&self, picture: Option<TilePicture>) -> TableView {
        let position = self.table.position();
        let level = position.level();
        let ahead = self.foreseen.0.as_ref();
        TableView {
            score: ScoreView {
                level: level.number,
                total: position.total(),
                goal: level.goal,
                marker: position.markers()[0],
                coming: ahead.map_or(0, points_ahead),
            },
            ghosts: GhostsView {
                left: position.ghosts_in_supply(),
                of: level.ghosts,
                would_take: ahead.map(|ahead| ahead.ghosts),
            },
            pile: PileView { left: position.tiles_left().into(), of: position.tiles_in_all().into() },
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
            toast: self.hud.toast.as_ref().map(|(toast, _)| toast.clone()),
            tip: self.tip(),
            menu: self.hud.menu.then(|| MenuView { can_take_back: self.can_take_back() }),
        }
    }

    fn players(&self) -> Vec<PlayerRow> {
        let position = self.table.position();
        let of = Setup::meeples_each(position.seats().len());
        let rows = position.seats().iter().zip(self.table.sitting.names()).enumerate();
        rows.map(|(seat, (colours, name))| {
            let active = seat == position.active();
            let placing = active && position.phase() == Phase::PlaceMeeple;
            let in_hand = |&colour| {
                let left = position.meeples_in_supply(colour);
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
                TurnPhase::BuryMeeple | TurnPhase::PlaceGhosts => Step::Ghosts,
                TurnPhase::PlaceMeeple => Step::Meeple,
                TurnPhase::Score | TurnPhase::PlaceHound | TurnPhase::HauntedTile | TurnPhase::Over => Step::Score,
            },
            can_skip: position.phase() == Phase::PlaceMeeple && self.playback.caught_up(),
            can_take_back: self.can_take_back(),
        }
    }

    fn tip(&self) -> Option<Toast> {
        let region = self.lit.under_pointer?;
        let sentence = words::region_tip(self.table.position(), region, self.table.sitting.names());
        // Near the pointer it would cover the tiles that are being looked at.
        Some(Toast { sentence, rule: String::new(), near: None })
    }

    fn can_take_back(&self) -> bool {
        !self.table.sitting.played().is_empty()
    }

    fn choices(&self) -> Vec<Choice> {
        let position = self.table.position();
        if !self.playback.caught_up() {
            return Vec::new();
        }
        let act = |text: String, action| Choice { text, answer: Answer::Act(action) };
        match position.phase() {
            Phase::PickScoring => position
                .due()
                .into_iter()
                .map(|region| act(words::region_to_score(position, region), Action::ScoreNext { region }))
                .collect(),
            Phase::TakeScore => vec![
                act(words::points_to_take(position), Action::TakePoints),
                Choice { text: "Up to 3 ghosts".to_owned(), answer: Answer::PickGhosts },
                act("Neither".to_owned(), Action::StopBanishing),
            ],
            Phase::Banish => vec![act("That is enough".to_owned(), Action::StopBanishing)],
            Phase::CalmGhosts => vec![act("That is enough".to_owned(), Action::StopBanishing)],
            Phase::MoveMarker => position
                .markers()
                .iter()
                .map(|&marker| act(words::marker_to_move(position, marker), Action::MoveMarker { marker }))
                .collect(),
            Phase::LayTile
            | Phase::Bury
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

fn points_ahead(ahead: &Foresight) -> u16 {
    ahead.completed.iter().filter(|region| region.occupied()).map(|region| region.points).sum()
}

/// Where what was clicked in the panels leads.
#[derive(bevy::ecs::system::SystemParam)]
struct Replies<'w> {
    decisions: MessageWriter<'w, Decide>,
    rotations: MessageWriter<'w, Rotate>,
    fits: MessageWriter<'w, FitBoard>,
    refusals: MessageWriter<'w, Refused>,
    leave: MessageWriter<'w, Leave>,
}

fn carry_out(
    mut wishes: ResMut<Wishes>,
    mut hud: ResMut<Hud>,
    mut hand: ResMut<Hand>,
    mut selected: ResMut<SelectedColour>,
    mut dragged: ResMut<DraggedMeeple>,
    mut playback: ResMut<Playback>,
    mut replies: Replies,
) {
    for wish in wishes.0.drain(..) {
        match wish {
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
            }
            Intent::SelectColour(colour) => {
                selected.set_if_neq(SelectedColour(Some(colour)));
            }
            Intent::DragMeeple(colour) => {
                selected.set_if_neq(SelectedColour(Some(colour)));
                dragged.0 = Some(colour);
            }
            Intent::Skip => {
                replies.decisions.write(Decide::Act(Action::SkipMeeple));
            }
            Intent::TakeBack => {
                hud.menu = false;
                replies.decisions.write(Decide::TakeBack);
            }
            Intent::FitBoard => {
                replies.fits.write(FitBoard);
            }
            Intent::OpenMenu => hud.menu = true,
            Intent::CloseMenu => hud.menu = false,
            Intent::SaveAndLeave => {
                replies.leave.write(Leave::ToTitle);
            }
            Intent::Quit => {
                replies.leave.write(Leave::Altogether);
            }
        }
    }
}
