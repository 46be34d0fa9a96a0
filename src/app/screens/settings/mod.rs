//! The settings, on a sheet over the title or the table. Behind them is a sheet with the keys.

mod keys;
mod table;

use crate::app::input::{Want, keys_of};
use crate::app::shell::settings::SettingsIntent;
use crate::app::theme::{
    Art, FADED_INK, Face, INK, Pen, RUBRIC, SheetOptions, Thing, Type, escaped, most_fitting, ready, screen_unit, sheet,
};
use crate::app::words::say;
use crate::table::settings::{
    FrameLimit, LOUDEST, LanguageChoice, Loudness, MistChoice, Pace, SCALE_STEP, SCALES, Settings,
};
use egui::{Align2, Context, Id, Rect, Sense, pos2};

const NAME: &str = "settings";
const WIDTH: f32 = 1000.0;
const HEIGHT: f32 = 1060.0;
const LEFT: f32 = 64.0;
/// Where the choices begin, to the right of their names.
const CHOICE: f32 = 330.0;
const ROW: f32 = 49.5;
const LABEL: Type = Type::new(Face::Text, 26.0, INK);

/// Which sheet is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum SettingsPage {
    #[default]
    Settings,
    Table,
    Keys,
}

impl SettingsPage {
    fn id() -> Id {
        Id::new("page of the settings")
    }

    /// From now on this page is shown.
    fn turn_to(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(SettingsPage::id(), self));
        ctx.request_repaint();
    }
}

/// From now on the keys are shown instead of the settings, until the player goes back.
pub fn turn_to_keys(ctx: &Context) {
    SettingsPage::Keys.turn_to(ctx);
}

/// From now on what the table shows is shown instead of the settings, until the player goes back.
pub fn turn_to_table(ctx: &Context) {
    SettingsPage::Table.turn_to(ctx);
}

/// Shows the settings over everything else.
pub fn settings(ctx: &Context, now: &Settings, art: &mut Art) -> Vec<SettingsIntent> {
    let mut intents = Vec::new();
    if !ready(ctx) {
        return intents;
    }
    match ctx.data(|data| data.get_temp(SettingsPage::id())).unwrap_or_default() {
        SettingsPage::Settings => {}
        SettingsPage::Table => return table::show(ctx, now, art),
        SettingsPage::Keys => return keys::show(ctx, art),
    }
    let screen = ctx.content_rect();
    sheet(ctx, art, SheetOptions::over_all(ctx, NAME, screen_unit(ctx)), |pen| {
        pen.cover_all(1);
        let place = Rect::from_center_size(screen.center(), pen.size(WIDTH, HEIGHT));
        pen.fill(Thing::Sheet(37), place);
        let at = place.center_top() + pen.size(0.0, 24.0);
        let title = Type::new(Face::Heading, 38.0, RUBRIC);
        pen.write(at, Align2::CENTER_TOP, say!("menu-settings"), title, place.width());
        let mut changed = *now;
        let mut rows = Rows { place, top: 74.0 };
        motion(pen, &mut rows, &mut changed);
        language(pen, &mut rows, &mut changed);
        size(pen, &mut rows, &mut changed, most_fitting(screen));
        sound(pen, &mut rows, &mut changed);
        if changed != *now {
            intents.push(SettingsIntent::Change(changed));
        }
        let usual = as_usual(now);
        pages(pen, place);
        if done(pen, place, *now != usual, &mut intents, SettingsIntent::Change(usual)) || escaped(pen) {
            intents.push(SettingsIntent::Close);
        }
    });
    intents
}

/// The lines of the sheet, from top to bottom.
struct Rows {
    place: Rect,
    /// Distance of the next line from the upper edge of the sheet, in layout pixels.
    top: f32,
}

impl Rows {
    /// A heading over the rows that follow.
    fn heading(&mut self, pen: &mut Pen, text: &str) {
        let at = self.place.min + pen.size(LEFT, self.top + 24.0);
        let set = Type::new(Face::Heading, 27.0, RUBRIC);
        let word = pen.write(at, Align2::LEFT_CENTER, text, set, 300.0 * pen.unit);
        let from = word.right() + 20.0 * pen.unit;
        pen.rule(from, self.place.right() - LEFT * pen.unit, at.y + 2.0 * pen.unit);
        self.top += 45.0;
    }

    /// A tick box in a row of its own. A click on the name in front of it counts, too.
    fn tick(&mut self, pen: &mut Pen, name: &str, told: &str, on: &mut bool) {
        let place = self.row(pen, name);
        let label = Rect::from_min_max(pos2(self.place.left() + LEFT * pen.unit, place.top()), place.left_bottom());
        // Keys have the box itself.
        let on_label = pen.ui.interact(label, pen.ui.id().with(("label", name)), Sense::CLICK).clicked();
        if pen.tick_box(place, name, told, *on) || on_label {
            *on = !*on;
        }
    }

    /// The place for a choice. Writes its name in front of it.
    fn row(&mut self, pen: &mut Pen, name: &str) -> Rect {
        let at = self.place.min + pen.size(LEFT, self.top + ROW / 2.0 - 2.0);
        pen.ink(at, Align2::LEFT_CENTER, name, LABEL, (CHOICE - LEFT - 16.0) * pen.unit);
        let room = pen.rect(self.place.min, (CHOICE, self.top + 5.0), (WIDTH - CHOICE - LEFT, ROW - 12.0));
        self.top += ROW;
        room
    }
}

fn motion(pen: &mut Pen, rows: &mut Rows, settings: &mut Settings) {
    const PACES: [Pace; 3] = [Pace::Calm, Pace::Brisk, Pace::Instant];
    const MISTS: [MistChoice; 3] = [MistChoice::ByAdapter, MistChoice::Living, MistChoice::Still];
    rows.heading(pen, say!("settings-motion"));
    let name = say!("settings-pace");
    let place = rows.row(pen, name);
    let chosen = PACES.iter().position(|&pace| pace == settings.pace).unwrap_or_default();
    if let Some(pace) = pen.one_of(
        place,
        name,
        &[say!("settings-pace-calm"), say!("settings-pace-brisk"), say!("settings-pace-instant")],
        chosen,
    ) {
        settings.pace = PACES[pace];
    }
    let name = say!("settings-mist");
    let place = rows.row(pen, name);
    let chosen = MISTS.iter().position(|&mist| mist == settings.mist).unwrap_or_default();
    if let Some(mist) = pen.one_of(
        place,
        name,
        &[say!("settings-mist-automatic"), say!("settings-mist-living"), say!("settings-mist-still")],
        chosen,
    ) {
        settings.mist = MISTS[mist];
    }
    let told = say!("settings-reduced-motion-on");
    rows.tick(pen, say!("settings-reduced-motion"), told, &mut settings.reduced_motion);
}

/// The language, under its heading of the window. The languages are named in their own words.
fn language(pen: &mut Pen, rows: &mut Rows, settings: &mut Settings) {
    use LanguageChoice::{English, French, German, System};
    const LANGUAGES: [LanguageChoice; 4] = [System, English, French, German];
    rows.heading(pen, say!("settings-window"));
    let name = say!("settings-language");
    let place = rows.row(pen, name);
    let chosen = LANGUAGES.iter().position(|&language| language == settings.language).unwrap_or_default();
    let words = [say!("settings-language-system"), "English", "Français", "Deutsch"];
    if let Some(language) = pen.one_of(place, name, &words, chosen) {
        settings.language = LANGUAGES[language];
    }
}

fn size(pen: &mut Pen, rows: &mut Rows, settings: &mut Settings, most: u16) {
    let place = rows.row(pen, say!("settings-scale"));
    let told = match settings.scale {
        scale if scale > most => say!("settings-percent-too-large", percent = scale, most = most),
        scale => say!("settings-percent", percent = scale),
    };
    let (bead, word) = place.split_left_right_at_fraction(0.5);
    if let Some(scale) = pen.scale(bead, say!("settings-scale"), settings.scale, SCALES, SCALE_STEP) {
        settings.scale = scale;
    }
    amount(pen, word, &told);
    let told = say!("settings-full-screen-on", key = keys_of(pen.ui.ctx()).name(Want::FullScreen));
    rows.tick(pen, say!("settings-full-screen"), &told, &mut settings.full_screen);
    let name = say!("settings-frames");
    let place = rows.row(pen, name);
    const LIMITS: [FrameLimit; 3] = [FrameLimit::Screen, FrameLimit::Sixty, FrameLimit::Thirty];
    let chosen = LIMITS.iter().position(|&limit| limit == settings.frames).unwrap_or_default();
    let words = [say!("settings-frames-screen"), say!("settings-frames-sixty"), say!("settings-frames-thirty")];
    if let Some(limit) = pen.one_of(place, name, &words, chosen) {
        settings.frames = LIMITS[limit];
    }
}

fn sound(pen: &mut Pen, rows: &mut Rows, settings: &mut Settings) {
    rows.heading(pen, say!("settings-sound"));
    let told = say!("settings-silence-on", key = keys_of(pen.ui.ctx()).name(Want::Mute));
    rows.tick(pen, say!("settings-silence"), &told, &mut settings.muted);
    let Loudness { all, table, ghosts, animals, night } = &mut settings.loudness;
    let kinds = [
        (say!("settings-loudness-all"), all),
        (say!("settings-loudness-table"), table),
        (say!("settings-loudness-ghosts"), ghosts),
        (say!("settings-loudness-animals"), animals),
        (say!("settings-loudness-night"), night),
    ];
    for (name, loud) in kinds {
        let place = rows.row(pen, name);
        let (bead, word) = place.split_left_right_at_fraction(0.62);
        if let Some(louder) = pen.scale(bead, name, (*loud).into(), 0..=LOUDEST.into(), 5) {
            *loud = u8::try_from(louder).unwrap_or(LOUDEST);
        }
        amount(pen, word, &say!("settings-percent", percent = *loud));
    }
}

fn amount(pen: &mut Pen, place: Rect, text: &str) {
    let at = place.left_center() + pen.size(20.0, -2.0);
    pen.write(at, Align2::LEFT_CENTER, text, Type::new(Face::Italic, 24.0, FADED_INK), place.right() - at.x);
}

/// These settings, with the usual ones of this page.
fn as_usual(now: &Settings) -> Settings {
    let Settings { tiles_to_come, legal_squares, foresight, second_click, contrast, captions, .. } = *now;
    Settings { tiles_to_come, legal_squares, foresight, second_click, contrast, captions, ..Settings::default() }
}

/// The ways to the other pages.
fn pages(pen: &mut Pen, place: Rect) {
    let line = place.bottom() - 118.0 * pen.unit;
    let button = |x: f32| Rect::from_center_size(pos2(place.center().x + x * pen.unit, line), pen.size(400.0, 52.0));
    let (table, keys) = (button(-215.0), button(215.0));
    if pen.button(table, say!("settings-table"), true).clicked() {
        turn_to_table(pen.ui.ctx());
    }
    if pen.button(keys, say!("settings-keys"), true).clicked() {
        turn_to_keys(pen.ui.ctx());
    }
}

/// The last line of a page. Returns whether the player is done with it. `reset` is wanted if the usual settings are.
fn done(pen: &mut Pen, place: Rect, unusual: bool, intents: &mut Vec<SettingsIntent>, reset: SettingsIntent) -> bool {
    let line = place.bottom() - 56.0 * pen.unit;
    let button = |x: f32| Rect::from_center_size(pos2(place.center().x + x * pen.unit, line), pen.size(260.0, 56.0));
    let (left, right) = (button(-145.0), button(145.0));
    let good = pen.button(left, say!("settings-done"), true);
    if pen.ui.memory(|memory| memory.focused().is_none()) {
        good.request_focus();
    }
    if pen.button(right, say!("settings-reset"), unusual).clicked() {
        intents.push(reset);
    }
    good.clicked()
}
