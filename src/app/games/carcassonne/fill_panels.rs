//! What the panels at the table show, computed from the position and from what the player is about to do.

use super::choices::choices;
use super::log::Log;
use super::panels::{
    self, Choice, ForesightCard, GhostsMoved, GhostsView, HandView, Intent, LessonView, MenuView, OverTable,
    PieceInHand, PlayerRow, ReplayView, Step, TableView, TilesView, Tip, TurnView,
};
use super::spots::{Offer, SelectedPiece, Spot};
use super::table::{AtTable, Playback};
use super::turn_phase::TurnPhase;
use super::{foresight_card, words};
use crate::app::board::{FreeArea, Lit, PanelPlaces, Pointer};
use crate::app::games::hint::Hint;
use crate::app::games::markers::Markers;
use crate::app::games::playing::CarcassonneAt;
use crate::app::games::tiles_to_come::{self, FacePictures};
use crate::app::games::told::Told;
use crate::app::hand::{Foreseen, Hand, HandPictures};
use crate::app::panels::TilePicture;
use crate::app::panels::choices::with_shown;
use crate::app::shell::home::Home;
use crate::app::shell::menu::Menu;
use crate::app::shell::messages::Messages;
use crate::app::shell::panel_sleep::{NoticeChanges, PanelsChanged};
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::shell::settings::Chosen;
use crate::app::spots::Choosable;
use crate::app::table::{OfGame, ShowsByItself, is_played};
use crate::app::theme::Art;
use crate::app::words::{capitalised, say, shortened};
use crate::guide::carcassonne::foresight::Foresight;
use crate::guide::carcassonne::if_ghost_goes;
use crate::rules::carcassonne::{Action, Carcassonne, Meeple, Phase, Piece, Source};
use crate::rules::tiles::{Deck, Rotation};
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
            .in_set(OfGame::of::<Carcassonne>())
            .run_if(in_state(CarcassonneAt(Screen::Table))),
    );
    // The final scoring has a screen of its own.
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(ShowScreen).run_if(
            in_state(CarcassonneAt(Screen::Table))
                .and_then(not(in_state(TurnPhase::Over)).or_else(not(is_played::<Carcassonne>))),
        ),
    );
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
    foreseen: Res<'w, Foreseen<Carcassonne>>,
    selected: Res<'w, SelectedPiece>,
    log: Res<'w, Log>,
    menu: Res<'w, Menu>,
    messages: Res<'w, Messages>,
    told: Res<'w, Told>,
    lit: Res<'w, Lit>,
    chosen: Res<'w, Chosen>,
    shows: ShowsByItself<'w, Carcassonne>,
    markers: Res<'w, Markers>,
    home: Res<'w, Home>,
    hint: Res<'w, Hint<Action>>,
    pointer: Res<'w, Pointer>,
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
    let turn = turn_of_tile(seen.position(), seen.hand.turn);
    let mut view = seen.view(pictures.image(turn).map(&mut pictured));
    view.over = match *seen.menu {
        Menu::Log => Some(OverTable::Log),
        Menu::TilesToCome => {
            Some(OverTable::Tiles(tiles_to_come::view(seen.position(), &faces, words::caption, pictured)))
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

/// How the tile in hand is turned, or else the one that was laid this turn.
fn turn_of_tile(position: &Carcassonne, in_hand: Rotation) -> Rotation {
    match position.hand() {
        Some(_) => in_hand,
        None => position.board().tile(position.last_laid()).turn,
    }
}

impl Seen<'_, '_> {
    /// The shown position: nothing in the panels may be ahead of the figures.
    fn position(&self) -> &Carcassonne {
        self.playback.shown()
    }

    /// Whether the tile is still in hand, and not already landing on the board.
    fn to_be_laid(&self) -> bool {
        **self.phase == TurnPhase::PlaceTile && self.playback.caught_up()
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

    fn view(&self, picture: Option<TilePicture>) -> TableView {
        let position = self.position();
        let foresight = self.foresight();
        TableView {
            players: self.players(),
            ghosts: GhostsView {
                left: position.ghosts_in_supply(),
                of: Carcassonne::GHOSTS,
                would: self.ghosts_moved(),
            },
            tiles: tiles(position),
            hand: position.hand().filter(|_| self.to_be_laid()).map(|face| HandView {
                picture,
                caption: words::caption(position.face(face)),
                in_words: self.hand.in_words(position.face(face)),
                away: self.hand.hovers(),
                is_misty: !position.face(face).mist_parts().is_empty(),
                is_own: self.table.persons_turn(),
            }),
            laid: picture.filter(|_| position.hand().is_none()),
            turn: self.turn(),
            foresight,
            choices: if self.asks() { self.choices() } else { Vec::new() },
            log: self.log.lines(),
            not_saved: self.home.not_saved.clone(),
            toast: self.told.toast().cloned(),
            menu: (*self.menu != Menu::Closed).then(|| MenuView::of(&self.table)),
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
        with_shown(choices(self.position(), self.table.sitting.names()), |action| Some(*action) == shown)
    }

    fn players(&self) -> Vec<PlayerRow> {
        let (position, sitting) = (self.position(), &self.table.sitting);
        // While the end of a turn is being shown, the banner and the row tell of the same player.
        let acting = self.playing().unwrap_or(position.active());
        // Once the tile is laid, what it completed is still to be scored. And nobody reads it elsewhere than in the panels.
        let asks = self.pointer.over_panel && position.phase() == Phase::LayTile;
        let if_over = asks.then(|| position.scores_if_over());
        let rows = position.seats().iter().zip(sitting.names()).zip(sitting.seats()).enumerate();
        rows.map(|(number, ((&colour, name), seat))| {
            let (active, supply) = (number == acting, position.supply(colour));
            let placing = active && self.asks() && position.phase() == Phase::PlaceMeeple;
            let has = |piece: Piece| piece != Piece::Abbot || position.abbot();
            let in_hand = |piece: Piece| PieceInHand {
                piece,
                left: supply[piece],
                selected: active && seat.is_person() && self.selected.0 == Some(piece),
                usable: placing && supply[piece] > 0,
            };
            let own = |meeple: &&Meeple| meeple.colour == colour;
            PlayerRow {
                name: name.clone(),
                colour,
                active,
                computer: seat.is_computer(),
                points: position.score(colour),
                if_over: if_over.map(|scores| scores[colour]),
                stands: self.markers.of(number, position.score(colour)),
                coming: self.foreseen.0.as_ref().map_or(0, |ahead| coming(ahead, colour, position.score(colour))),
                pieces: Piece::ALL.into_iter().filter(|&piece| has(piece)).map(in_hand).collect(),
                reserve: supply.reserve,
                ghosts: position.meeples().iter().filter(own).map(|meeple| meeple.ghosts).sum(),
            }
        })
        .collect()
    }

    /// Who plays while a tile is being laid or the end of a turn is being shown, or whom the player watches in a lesson.
    fn playing(&self) -> Option<usize> {
        self.playback.playing(&self.table, self.position().phase() == Phase::LayTile && !self.to_be_laid())
    }

    fn turn(&self) -> TurnView {
        let position = self.position();
        let playing = self.playing();
        let acting = playing.unwrap_or(position.active());
        let name = &self.table.sitting.names()[acting];
        TurnView {
            colour: (!self.table.reads()).then_some(position.setup().seats[acting]),
            name: name.clone(),
            sentence: match self.table.reads() {
                true => LessonView::on_banner(&self.table).to_owned(),
                false if playing.is_some() => say!("turn-plays", name = name),
                false if position.phase() == Phase::PlaceMeeple && self.asks() && !self.can_skip() => {
                    say!("todo-put-meeple", name = shortened(name))
                }
                false => words::what_to_do(name, position),
            },
            thinks: playing.is_none() && self.table.thinks(position.active()),
            step: match **self.phase {
                TurnPhase::Draw | TurnPhase::PlaceTile => Step::Tile,
                TurnPhase::GiveGhosts => Step::Ghosts,
                TurnPhase::PlaceMeeple => Step::Meeple,
                TurnPhase::Score | TurnPhase::Over => Step::Score,
            },
            can_skip: self.can_skip(),
            skip_advised: self.hint.shown() == Some(Action::SkipMeeple),
            can_take_back: self.table.sitting.can_take_back() && self.table.counts(),
        }
    }

    /// The choice that is pointed at, where what follows from it is to be told.
    fn focused_choice(&self) -> Option<Action> {
        let tells = self.asks() && self.shows.foresight();
        self.offer.focused_action(&self.spots).filter(|_| tells)
    }

    /// What the held tile, or the choice that has the focus, would do.
    fn foresight(&self) -> Option<ForesightCard> {
        let (position, names) = (self.position(), self.table.sitting.names());
        if let Some(ahead) = &self.foreseen.0 {
            return Some(foresight_card::tile_card(ahead, position, names));
        }
        foresight_card::choice_card(position, self.focused_choice()?, names)
    }

    fn ghosts_moved(&self) -> Option<GhostsMoved> {
        if let Some(Foresight { ghosts, circles, .. }) = &self.foreseen.0 {
            let taken = *ghosts.from_supply.end() + circles.from_supply;
            return Some(GhostsMoved { taken, back: *ghosts.to_supply.end() });
        }
        let given = if_ghost_goes(self.position(), self.focused_choice()?).ok()?;
        Some(GhostsMoved {
            taken: u8::from(given.from == Source::Supply),
            back: if given.goes_home { Meeple::CHASED } else { 0 },
        })
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
        let follows = self.focused_choice().and_then(|action| words::consequence(position, action, names));
        let follows = follows.map(|follows| capitalised(&follows.in_one_line()));
        let (sentence, rule) = match (follows, self.lit.under_pointer) {
            (Some(sentence), _) => (sentence, position.phase().rule()),
            (None, Some(region)) => {
                (words::region_tip(position, region, names), words::rule_of(position.board().region(region).kind))
            }
            (None, None) if self.tells_of_squares() => (say!("tip-squares").to_owned(), position.phase().rule()),
            (None, None) => return None,
        };
        Some(Tip { sentence, rule })
    }
}

/// The points that the regions completed by the held tile would bring a player. No score falls below 0 (RSCORE-5).
fn coming(ahead: &Foresight, colour: Colour, score: u16) -> i16 {
    let brought: i16 = ahead.completed.iter().filter_map(|completed| completed.region.points[colour]).sum();
    brought.max(-i16::try_from(score).unwrap_or(i16::MAX))
}

fn tiles(position: &Carcassonne) -> TilesView {
    let (left, of) = (u16::from(position.tiles_left()), u16::from(position.tiles_in_all()));
    // The start tile is none of the supply (RSETUP-3).
    let laid = position.board().tiles().len().saturating_sub(Deck::START.len()) as u16;
    let in_hand = u16::from(position.hand().is_some());
    TilesView { left, of, set_aside: of.saturating_sub(left + laid + in_hand) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::Policy;
    use crate::guide::carcassonne::foresee;
    use crate::rules::carcassonne::Setup;
    use crate::table::carcassonne::shipped;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    // RSCORE-5
    #[test]
    fn no_score_is_foreseen_below_zero() {
        let setup = Setup::with_players(shipped::deck().expect("the deck"), 3);
        let mut at_zero = 0;
        for seed in 0..4 {
            let mut position = Carcassonne::begin(&setup, seed, &mut Vec::new()).expect("a game");
            let mut random = ChaCha8Rng::seed_from_u64(seed);
            loop {
                let legal = position.legal_actions();
                let Some(action) = Policy::Random.choose(&position, &legal, &mut random) else { break };
                for ahead in legal.iter().filter_map(|&action| foresee(&position, action).ok()) {
                    for &colour in position.seats() {
                        let (score, comes) = (position.score(colour), coming(&ahead, colour, position.score(colour)));
                        assert!(score.checked_add_signed(comes).is_some(), "{comes} for {score} points");
                        let brought = ahead.completed.iter().filter_map(|completed| completed.region.points[colour]);
                        at_zero += u32::from(brought.sum::<i16>() < comes);
                    }
                }
                position.apply(action, &mut Vec::new()).expect("it is legal");
            }
        }
        assert!(at_zero > 0, "nobody would lose points that they do not have");
    }

    // RPLACE-1
    #[test]
    fn the_laid_tile_is_shown_as_it_lies_and_the_next_as_it_is_held() {
        let setup = Setup::with_players(shipped::deck().expect("the deck"), 2);
        let position = Carcassonne::begin(&setup, 7, &mut Vec::new()).expect("a game");
        let legal = position.legal_actions();
        let mut turns: Vec<Rotation> = Vec::new();
        for action in legal {
            let Action::LayTile { turn, .. } = action else { panic!("a tile is to be laid") };
            let mut laid = position.clone();
            laid.apply(action, &mut Vec::new()).expect("a legal action");
            for held in Rotation::ALL {
                assert_eq!(turn_of_tile(&position, held), held);
                let expected = if laid.hand().is_some() { held } else { turn };
                assert_eq!(turn_of_tile(&laid, held), expected);
            }
            turns.extend(laid.hand().is_none().then_some(turn));
        }
        assert!(turns.iter().any(|&turn| turn != Rotation::default()), "{turns:?}");
    }
}
