//! The screens before and after play: loading, title, level select, setup, result, credits, and the way between them.

use super::board::Paintings;
use super::journey::Journey;
use super::loading::{DeckFile, LevelFile, LoadFailure, Shelf, Unpacked};
use super::memento::Memento;
use super::mist::Mist;
use super::panels::{self, BookIntent, BookView, Chapter, LevelRules, Page, SettingsIntent, level_rules};
use super::pictures;
use super::saves::Saves;
use super::screens::{
    self, CreditsIntent, Damaged, LevelIntent, LoadingView, MessageIntent, MessageView, ResultIntent, ResultView,
    SetupForm, SetupIntent, TitleIntent, TitleView,
};
use super::settings::Chosen;
use super::table::{AtTable, Playback, rebuild};
use super::theme::{self, Art, Face};
use super::{Screen, hud, words};
use crate::rules::mists::{Level, Outcome, Setup};
use crate::rules::tiles::Deck;
use crate::rules::{Colour, Game};
use crate::table::mists::campaign;
use crate::table::mists::last_setup::LastSetup;
use crate::table::{Sitting, save};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Parlour>().init_resource::<Saves>().add_message::<Leave>();
    app.add_systems(OnExit(Screen::Loading), furnish);
    app.init_resource::<ResultSince>();
    app.add_systems(OnEnter(Screen::Title), look_for_save);
    app.add_systems(OnEnter(Screen::Result), |mut since: ResMut<ResultSince>, time: Res<Time<Real>>| {
        since.0 = time.elapsed();
    });
    app.add_systems(
        EguiPrimaryContextPass,
        (
            show_loading.run_if(in_state(Screen::Loading)),
            show_title.run_if(in_state(Screen::Title)),
            show_levels.run_if(in_state(Screen::LevelSelect)),
            show_setup.run_if(in_state(Screen::Setup)),
            show_result.run_if(in_state(Screen::Result)),
            show_credits.run_if(in_state(Screen::Credits)),
            show_message_at_table.after(hud::show).run_if(in_state(Screen::Table)),
        ),
    );
    app.add_systems(Update, (answer, leave, tell_of_another_game).chain());
    app.add_systems(Update, tell_what_is_missing.run_if(not(in_state(Screen::Loading))));
    app.add_systems(Update, end_of_game.run_if(in_state(Screen::Table)));
}

/// What the screens need whatever is played: pictures, and the box with the game in it.
#[derive(Resource, Default)]
pub struct Parlour {
    /// Painted pictures for panels and screens.
    pub art: Art,
    deck: Option<Arc<Deck>>,
    levels: Vec<Level>,
    /// What is filled in on the setup screen.
    pub form: Option<SetupForm>,
    /// Who sat at the table last.
    pub last: Option<LastSetup>,
    /// What was clicked and waits to be carried out.
    wishes: Vec<Wish>,
    /// Files that could not be read, while that is told.
    damaged: Vec<Damaged>,
    /// Questions and news over the screen, one after the other.
    messages: VecDeque<(MessageView, Asked)>,
    /// What is new in the game that is about to be played, card by card, while it is told.
    pub rules: Vec<LevelRules>,
    /// Where the book of the rules is open at the title.
    pub book: Option<Page>,
    /// Whether the settings are being changed at the title.
    settings: bool,
}

impl Parlour {
    /// The levels of the box.
    pub fn levels(&self) -> &[Level] {
        &self.levels
    }

    /// Has something told over the screen.
    pub fn tell(&mut self, view: MessageView) {
        self.messages.push_back((view, Asked::Nothing));
    }

    /// Whether something is told or asked over the screen.
    pub fn is_telling(&self) -> bool {
        !self.messages.is_empty()
    }

    /// Tells of a file that can't be read, in one message with all others of its kind.
    pub fn tell_damaged(&mut self, file: Damaged) {
        self.damaged.push(file);
        self.messages.retain(|(_, asked)| *asked != Asked::NothingOfDamaged);
        self.messages.push_front((MessageView::damaged(&self.damaged), Asked::NothingOfDamaged));
    }

    fn ask(&mut self, view: MessageView, what: Asked) {
        self.messages.push_back((view, what));
    }

    /// The game can't begin or go on.
    fn refuse(&mut self, heading: &str, why: &str) {
        self.tell(MessageView::told(heading, &words::sentence(why)));
    }
}

/// When the result came on the screen.
#[derive(Resource, Default)]
struct ResultSince(Duration);

/// How long the result is only seen: what was pressed for the table must not press a button here.
const SETTLES: Duration = Duration::from_millis(800);

/// A table to open at once, instead of the title.
#[derive(Resource, Clone, Debug)]
pub struct StraightToTable {
    /// The level's number.
    pub level: u8,
    /// How many people play.
    pub players: usize,
    /// Whether the Spell Circles are played with.
    pub spell_circles: bool,
    /// What decides the order of the tiles; chosen by chance if there is none.
    pub seed: Option<u64>,
}

/// A saved game to open at once, instead of the title.
#[derive(Resource, Clone, Debug)]
pub struct StraightToSave(pub PathBuf);

/// Leaves the game on the table; every decision is saved already.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum Leave {
    /// To the title.
    ToTitle,
    /// Closes the program.
    Altogether,
    /// For another game of the same people.
    ToBeginAgain,
}

/// What a message over the screen asks.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Asked {
    /// Whether to go on with the saved game.
    Continue,
    /// Whether a new game may begin while another one is under way.
    Replace,
    /// Whether to play without saving, because another window has the folder.
    Elsewhere,
    /// Whether to leave the game on the table.
    Leave(Leave),
    /// Nothing: it only tells.
    Nothing,
    /// Nothing: it tells of files that can't be read.
    NothingOfDamaged,
}

/// What was wished for on a screen.
enum Wish {
    Title(TitleIntent),
    Level(LevelIntent),
    Setup(SetupIntent),
    Result(ResultIntent),
    Credits(CreditsIntent),
    Settings(SettingsIntent),
    Book(BookIntent),
    Message(MessageIntent, Asked),
    /// It was read what is new.
    ToTable,
}

/// Hands fonts, pictures and the box over to the screens.
fn furnish(
    shelf: Res<Shelf>,
    decks: Res<Assets<DeckFile>>,
    levels: Res<Assets<LevelFile>>,
    fonts: Res<Assets<Font>>,
    mut parlour: ResMut<Parlour>,
    mut contexts: EguiContexts,
) -> Result {
    parlour.deck = decks.get(&shelf.deck).map(|file| file.0.clone());
    parlour.levels = shelf.levels.iter().filter_map(|level| levels.get(level)).map(|file| file.0).collect();
    let ctx = contexts.ctx_mut()?;
    let bytes = |face: Face| {
        let at = Face::ALL.iter().position(|known| *known == face)?;
        fonts.get(shelf.fonts.get(at)?).map(|font| font.data.as_ref().to_vec())
    };
    theme::apply(ctx, theme::definitions(bytes));
    Ok(())
}

/// Looks whether there is a game to go on with; a damaged save is set aside and told of.
fn look_for_save(
    mut saves: ResMut<Saves>,
    mut parlour: ResMut<Parlour>,
    straight: Option<Res<StraightToTable>>,
    straight_to_save: Option<Res<StraightToSave>>,
    mut asked_before: Local<bool>,
    mut commands: Commands,
    mut screen: ResMut<NextState<Screen>>,
) {
    if let Err(damaged) = saves.look() {
        parlour.tell_damaged(damaged);
    }
    if saves.is_elsewhere() && !*asked_before {
        // The answer leads here again.
        *asked_before = true;
        parlour.ask(MessageView::open_elsewhere(), Asked::Elsewhere);
        return;
    }
    if let Some(StraightToSave(file)) = straight_to_save.as_deref() {
        let read = save::read(file).map_err(|error| error.to_string());
        match read {
            Ok(sitting) => begin(sitting, &mut saves, &mut commands, &mut screen),
            Err(why) => parlour.refuse("This game can't be continued", &why),
        }
        commands.remove_resource::<StraightToSave>();
    } else if let Some(straight) = straight {
        let seed = straight.seed.unwrap_or_else(rand::random);
        let mut form = SetupForm::new(straight.level, straight.players, seed);
        if let Some(last) = &parlour.last {
            form.seat_again(&last.seats);
        }
        form.spell_circles = straight.spell_circles;
        parlour.form = Some(form);
        match saves.found() {
            Some(found) => parlour.ask(MessageView::another_under_way(found), Asked::Replace),
            None => sit_down(&mut parlour, &mut saves, &mut commands, &mut screen),
        }
        commands.remove_resource::<StraightToTable>();
    } else if let (Some(found), false) = (saves.found(), *asked_before) {
        parlour.ask(MessageView::offer_to_continue(found), Asked::Continue);
    }
    *asked_before = true;
}

/// Another program wrote into the file of the game: both games are kept, and that is told.
fn tell_of_another_game(mut saves: ResMut<Saves>, mut parlour: ResMut<Parlour>) {
    if saves.is_changed()
        && let Some(lies) = saves.take_moved()
    {
        parlour.tell(MessageView::another_moved(&lies.display().to_string()));
    }
}

fn show_loading(mut contexts: EguiContexts, failure: Res<LoadFailure>, unpacked: Unpacked) -> Result {
    let share = unpacked.share();
    let what = "Unpacking the box".to_owned();
    screens::loading(contexts.ctx_mut()?, &LoadingView { share, what, trouble: failure.0.clone() });
    Ok(())
}

/// What could not come in after the title was shown leaves its place empty, and is named.
fn tell_what_is_missing(failure: Res<LoadFailure>, mut parlour: ResMut<Parlour>) {
    if let (true, Some(why)) = (failure.is_changed(), &failure.0) {
        parlour.tell(MessageView::told("Something is missing from the box", &words::sentence(why)));
    }
}

/// Shows a screen, or the message that lies over it; the screen below is then not answered.
fn over<I>(
    ctx: &egui::Context,
    parlour: &mut Parlour,
    wish: impl Fn(I) -> Wish,
    show: impl FnOnce(&egui::Context, &mut Art) -> Vec<I>,
) {
    let intents = show(ctx, &mut parlour.art);
    let Parlour { art, wishes, messages, rules, book, levels, settings, .. } = parlour;
    if let (None, true) = (messages.front(), *settings) {
        return;
    }
    match (messages.front(), &rules[..], *book) {
        (Some((view, asked)), _, _) => {
            let asked = *asked;
            wishes.extend(screens::message(ctx, view, art).into_iter().map(|intent| Wish::Message(intent, asked)));
        }
        (None, [card, others @ ..], _) => {
            let button = if others.is_empty() { "To the table" } else { "Next" };
            wishes.extend(level_rules(ctx, card, button, art).then_some(Wish::ToTable));
        }
        (None, [], Some(page)) => {
            let view = BookView { page, levels: levels.clone(), playing: None };
            wishes.extend(panels::book(ctx, &view, "Back", art).into_iter().map(Wish::Book));
        }
        (None, [], None) => wishes.extend(intents.into_iter().map(wish)),
    }
}

fn show_title(
    mut contexts: EguiContexts,
    mut parlour: ResMut<Parlour>,
    saves: Res<Saves>,
    chosen: Res<Chosen>,
) -> Result {
    let view = TitleView { saved: saves.found().cloned(), muted: chosen.settings.muted };
    let ctx = contexts.ctx_mut()?;
    over(ctx, &mut parlour, Wish::Title, |ctx, art| screens::title(ctx, &view, art));
    if parlour.settings && parlour.messages.is_empty() {
        let intents = panels::settings(ctx, &chosen.settings, &mut parlour.art);
        parlour.wishes.extend(intents.into_iter().map(Wish::Settings));
    }
    Ok(())
}

fn show_levels(mut contexts: EguiContexts, mut parlour: ResMut<Parlour>, journey: Res<Journey>) -> Result {
    let (cards, all_open) = (screens::cards(&journey.campaign), journey.campaign.all_open());
    let show = |ctx: &egui::Context, art: &mut Art| screens::level_select(ctx, &cards, all_open, art);
    over(contexts.ctx_mut()?, &mut parlour, Wish::Level, show);
    Ok(())
}

fn show_setup(mut contexts: EguiContexts, mut parlour: ResMut<Parlour>) -> Result {
    let Some(form) = parlour.form.clone() else { return Ok(()) };
    over(contexts.ctx_mut()?, &mut parlour, Wish::Setup, |ctx, art| screens::setup(ctx, &form, art));
    Ok(())
}

/// What is told or asked while the game lies on the table.
fn show_message_at_table(mut contexts: EguiContexts, mut parlour: ResMut<Parlour>) -> Result {
    if parlour.is_telling() {
        over(contexts.ctx_mut()?, &mut parlour, |nothing: Wish| nothing, |_, _| Vec::new());
    }
    Ok(())
}

fn show_credits(mut contexts: EguiContexts, mut parlour: ResMut<Parlour>) -> Result {
    over(contexts.ctx_mut()?, &mut parlour, Wish::Credits, screens::credits);
    Ok(())
}

fn show_result(
    mut contexts: EguiContexts,
    mut parlour: ResMut<Parlour>,
    table: Option<Res<AtTable>>,
    journey: Res<Journey>,
    memento: Res<Memento>,
    since: Res<ResultSince>,
    time: Res<Time<Real>>,
) -> Result {
    let Some((table, outcome)) = table.and_then(|table| table.position().outcome().map(|outcome| (table, outcome)))
    else {
        return Ok(());
    };
    let settled = time.elapsed() >= since.0 + SETTLES;
    let view = ResultView { settled, ..result_view(&table, outcome, &journey, &memento) };
    over(contexts.ctx_mut()?, &mut parlour, Wish::Result, |ctx, art| screens::result(ctx, &view, art));
    Ok(())
}

fn result_view(table: &AtTable, outcome: Outcome, journey: &Journey, memento: &Memento) -> ResultView {
    let (position, level) = (table.position(), table.position().level());
    let several = position.markers().len() > 1;
    let totals = position.markers().iter().copied().zip(position.totals().iter().copied());
    let next = level.number + 1;
    ResultView {
        outcome,
        level: level.number,
        spell_circles: table.sitting.setup().spell_circles,
        total: position.total(),
        markers: totals.filter(|_| several).collect::<Vec<(Colour, u16)>>(),
        goal: level.goal,
        pile: (level.piles > 1).then(|| position.active_pile() + 1),
        target: words::target(position),
        needed: level.target(position.active_pile()),
        supply: position.ghosts_in_supply(),
        ghosts: position.ghosts_on_board(),
        turns: position.turn(),
        tiles_left: position.piles().map(u16::from).sum(),
        seed: table.sitting.seed(),
        with_take_back: table.sitting.with_take_back(),
        next: Some(next).filter(|&next| next <= campaign::LEVELS && journey.campaign.is_open(next)),
        opened: journey.progress.opened,
        best: journey.progress.best,
        can_take_back: !table.sitting.played().is_empty(),
        picture: memento.told(),
        can_save_picture: memento.can_be_saved(),
        settled: true,
    }
}

/// Carries out what was wished for on the screens.
fn answer(
    mut parlour: ResMut<Parlour>,
    mut saves: ResMut<Saves>,
    mut journey: ResMut<Journey>,
    mut chosen: ResMut<Chosen>,
    mut memento: ResMut<Memento>,
    mut table: Option<ResMut<AtTable>>,
    mut screen: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
    mut commands: Commands,
) {
    if parlour.wishes.is_empty() {
        return;
    }
    for wish in std::mem::take(&mut parlour.wishes) {
        match wish {
            Wish::Title(TitleIntent::NewGame) => screen.set(Screen::LevelSelect),
            Wish::Title(TitleIntent::HowToPlay) => parlour.book = Page::all().next(),
            Wish::Book(BookIntent::Turn(page)) => parlour.book = Some(page),
            Wish::Book(BookIntent::Close) => parlour.book = None,
            Wish::Title(TitleIntent::Settings) => parlour.settings = true,
            Wish::Settings(intent) => parlour.settings = !chosen.answer(intent),
            Wish::Title(TitleIntent::Credits) => screen.set(Screen::Credits),
            Wish::Title(TitleIntent::Quit) => {
                exit.write(AppExit::Success);
            }
            Wish::Title(TitleIntent::Continue) | Wish::Message(MessageIntent::Yes, Asked::Continue) => {
                parlour.messages.pop_front();
                if let Err(why) = go_on(&mut saves, &mut commands, &mut screen) {
                    parlour.refuse("This game can't be continued", &why);
                }
            }
            Wish::Level(LevelIntent::Back) | Wish::Credits(CreditsIntent::Back) => screen.set(Screen::Title),
            Wish::Level(LevelIntent::OpenAll(all)) => {
                let trouble = journey.change(|campaign| campaign.open_all(all));
                trouble.into_iter().for_each(|trouble| parlour.tell(trouble));
            }
            Wish::Level(LevelIntent::Choose(level)) | Wish::Result(ResultIntent::Next(level)) => {
                parlour.form = Some(form_after(parlour.form.as_ref(), parlour.last.as_ref(), level));
                screen.set(Screen::Setup);
            }
            Wish::Setup(SetupIntent::Back) => screen.set(Screen::LevelSelect),
            Wish::Setup(SetupIntent::RollSeed) => {
                if let Some(form) = &mut parlour.form {
                    form.answer(&SetupIntent::Seed(fresh_seed().to_string()));
                }
            }
            Wish::Setup(SetupIntent::Begin) => match saves.found() {
                Some(found) => parlour.ask(MessageView::another_under_way(found), Asked::Replace),
                None => introduce_or_sit_down(&mut parlour, &journey, &mut saves, &mut commands, &mut screen),
            },
            Wish::Message(MessageIntent::Yes, Asked::Replace) => {
                parlour.messages.pop_front();
                introduce_or_sit_down(&mut parlour, &journey, &mut saves, &mut commands, &mut screen);
            }
            Wish::Message(MessageIntent::Yes, Asked::Elsewhere) => {
                parlour.messages.pop_front();
                screen.set(Screen::Title);
            }
            Wish::Message(MessageIntent::No, Asked::Elsewhere) => {
                exit.write(AppExit::Success);
            }
            Wish::Message(MessageIntent::Yes, Asked::Leave(leave)) => {
                parlour.messages.pop_front();
                match (leave, &table) {
                    (Leave::ToBeginAgain, Some(table)) => {
                        let again = Plan { seed: fresh_seed(), ..Plan::of(&table.sitting) };
                        lay_table(Ok(again), &mut parlour, &mut saves, &mut commands, &mut screen);
                    }
                    (Leave::ToBeginAgain, None) => {}
                    (Leave::ToTitle, _) => screen.set(Screen::Title),
                    (Leave::Altogether, _) => drop(exit.write(AppExit::Success)),
                }
            }
            Wish::ToTable => {
                if let Some(rules) = parlour.rules.first() {
                    let trouble = journey.change(|campaign| match rules.chapter {
                        Chapter::Level => campaign.introduce(rules.level),
                        Chapter::SpellCircles => campaign.introduce_spell_circles(),
                    });
                    trouble.into_iter().for_each(|trouble| parlour.tell(trouble));
                }
                introduce_or_sit_down(&mut parlour, &journey, &mut saves, &mut commands, &mut screen);
            }
            Wish::Message(_, Asked::NothingOfDamaged) => {
                parlour.damaged.clear();
                parlour.messages.pop_front();
            }
            Wish::Message(..) => {
                parlour.messages.pop_front();
            }
            Wish::Setup(intent) => {
                if let Some(form) = &mut parlour.form {
                    form.answer(&intent);
                }
            }
            Wish::Result(ResultIntent::TakeBack) => {
                let Some(table) = &mut table else { continue };
                if table.take_back() {
                    show_table(&mut commands, &mut screen);
                }
                saves.keep(&table.sitting);
            }
            Wish::Result(ResultIntent::SavePicture) => memento.save(),
            Wish::Result(ResultIntent::Levels) => screen.set(Screen::LevelSelect),
            Wish::Result(ResultIntent::Title) => screen.set(Screen::Title),
            Wish::Result(intent @ (ResultIntent::PlayAgain | ResultIntent::SameSeed)) => {
                let Some(table) = &table else { continue };
                let seed = if intent == ResultIntent::SameSeed { table.sitting.seed() } else { fresh_seed() };
                let again = Plan { seed, ..Plan::of(&table.sitting) };
                lay_table(Ok(again), &mut parlour, &mut saves, &mut commands, &mut screen);
            }
        }
    }
}

/// Short enough to be read out to a friend.
fn fresh_seed() -> u64 {
    rand::random_range(1..1_000_000)
}

/// Continues the saved game.
fn go_on(saves: &mut Saves, commands: &mut Commands, screen: &mut NextState<Screen>) -> Result<(), String> {
    open_table(AtTable { sitting: saves.go_on()? }, commands, screen);
    Ok(())
}

/// A form for a level; what was chosen for the game before, or for the last one of all, stays chosen.
fn form_after(before: Option<&SetupForm>, last: Option<&LastSetup>, level: u8) -> SetupForm {
    let before = before.map(SetupForm::as_last).or_else(|| last.cloned());
    let Some(before) = before else { return SetupForm::new(level, 3, fresh_seed()) };
    let mut form = SetupForm::new(level, before.seats.len(), fresh_seed());
    form.seat_again(&before.seats);
    form.spell_circles = before.spell_circles;
    form
}

/// Tells what is new at the level and with the Spell Circles, the first time; else begins.
fn introduce_or_sit_down(
    parlour: &mut Parlour,
    journey: &Journey,
    saves: &mut Saves,
    commands: &mut Commands,
    screen: &mut NextState<Screen>,
) {
    let form = parlour.form.as_ref();
    let level = form.and_then(|form| parlour.levels.iter().find(|level| level.number == form.level));
    let is_new = level.filter(|level| !journey.campaign.is_introduced(level.number));
    let circles = form.is_some_and(|form| form.spell_circles) && !journey.campaign.knows_spell_circles();
    let cards = is_new.map(LevelRules::of).into_iter();
    parlour.rules = cards.chain(level.filter(|_| circles).map(LevelRules::of_spell_circles)).collect();
    // A form that can't be played says so first.
    if plan_on_form(parlour).is_err() {
        parlour.rules.clear();
    }
    if parlour.rules.is_empty() {
        sit_down(parlour, saves, commands, screen);
    }
}

/// A game to begin.
struct Plan {
    setup: Setup,
    seed: u64,
    names: Vec<String>,
}

impl Plan {
    /// The same people at the same table, and the same draw.
    fn of(sitting: &Sitting) -> Plan {
        Plan { setup: sitting.setup().clone(), seed: sitting.seed(), names: sitting.names().to_vec() }
    }
}

/// Begins the game that the form describes, or tells why that can't be.
fn sit_down(parlour: &mut Parlour, saves: &mut Saves, commands: &mut Commands, screen: &mut NextState<Screen>) {
    lay_table(plan_on_form(parlour), parlour, saves, commands, screen);
}

/// Begins a game, or tells why that can't be.
fn lay_table(
    plan: Result<Plan, String>,
    parlour: &mut Parlour,
    saves: &mut Saves,
    commands: &mut Commands,
    screen: &mut NextState<Screen>,
) {
    let sitting = plan
        .and_then(|Plan { setup, seed, names }| Sitting::begin(setup, seed, names).map_err(|error| error.to_string()));
    match sitting {
        Ok(sitting) => begin(sitting, saves, commands, screen),
        Err(why) => parlour.refuse("This table can't be laid", &why),
    }
}

/// The setup, seed and names on the form.
fn plan_on_form(parlour: &Parlour) -> Result<Plan, String> {
    let form = parlour.form.as_ref().ok_or("nobody sits down")?;
    if let Some(complaint) = form.complaint() {
        return Err(complaint);
    }
    let level = parlour.levels.iter().find(|level| level.number == form.level).copied();
    let (Some(level), Some(deck)) = (level, parlour.deck.clone()) else {
        return Err(format!("level {} is not in the box", form.level));
    };
    let seed = form.seed().ok_or("the seed is missing")?;
    let seats = form.seats.iter().map(|seat| seat.colours.clone()).collect();
    let names = form
        .seats
        .iter()
        .map(|seat| match seat.name.trim() {
            "" => seat.colours.first().map_or(String::new(), |&colour| words::name_for(colour).to_owned()),
            name => name.to_owned(),
        })
        .collect();
    Ok(Plan {
        setup: Setup { level, deck, seats, markers: form.markers(), spell_circles: form.spell_circles },
        seed,
        names,
    })
}

/// Saves a game that is another one than the game under way, and puts it on the table.
fn begin(sitting: Sitting, saves: &mut Saves, commands: &mut Commands, screen: &mut NextState<Screen>) {
    saves.begin(&sitting);
    open_table(AtTable { sitting }, commands, screen);
}

/// Puts a sitting on the table and goes there.
pub fn open_table(table: AtTable, commands: &mut Commands, screen: &mut NextState<Screen>) {
    commands.insert_resource(table);
    show_table(commands, screen);
}

/// Lays everything on the table anew and goes there.
fn show_table(commands: &mut Commands, screen: &mut NextState<Screen>) {
    commands.queue(|world: &mut World| {
        pictures::finish(world);
        world.resource_mut::<Paintings>().clear();
        world.resource_mut::<Mist>().clear();
        world.resource_mut::<Playback>().clear();
        rebuild(world);
    });
    // Where the table is shown already, leaving it would clear what was just laid.
    NextState::set_if_neq(screen, Screen::Table);
}

/// Leaves the table; a game that would be lost or left for another one is asked about first.
fn leave(
    mut wishes: MessageReader<Leave>,
    saves: Res<Saves>,
    mut parlour: ResMut<Parlour>,
    mut screen: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
) {
    for &wish in wishes.read() {
        match (wish, saves.not_saved()) {
            (_, Some(why)) => parlour.ask(MessageView::leave_unsaved(why), Asked::Leave(wish)),
            (Leave::ToTitle, None) => screen.set(Screen::Title),
            (Leave::Altogether, None) => drop(exit.write(AppExit::Success)),
            (Leave::ToBeginAgain, None) => parlour.ask(MessageView::begin_again(), Asked::Leave(wish)),
        }
    }
}

/// Goes to the result once the end was shown.
fn end_of_game(table: Res<AtTable>, playback: Res<Playback>, mut screen: ResMut<NextState<Screen>>) {
    if playback.caught_up() && table.position().outcome().is_some() {
        screen.set(Screen::Result);
    }
}
