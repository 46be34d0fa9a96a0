//! The final scoring as data, where its sheets lie, and the sheets with sentence and keys. The board lies between them.

use super::points::{points, points_height};
use super::strip::{Strip, strip};
use crate::app::screens::ending::{CountIntent, CountKeys, CountPace, Scores, chart, count_keys};
use crate::app::theme::{
    Art, Face, INK, Pen, RUBRIC, Reach, SheetOptions, Thing, Type, WARNING, ready, screen_unit, sheet,
};
use crate::app::words::{say, signed};
use crate::rules::Colour;
use crate::rules::tiles::Kind;
use crate::table::carcassonne::tally::Account;
use egui::{Align, Align2, Context, Order, Rect, pos2, vec2};

/// The final scoring at one moment.
#[derive(Clone, Debug)]
pub struct CountView {
    /// The players in the order of play.
    pub players: Vec<PlayerPoints>,
    /// The regions in the order in which they are counted: roads, cities, monasteries, castles, fields.
    pub regions: Vec<RegionCount>,
    /// How many of them are counted.
    pub counted: usize,
    /// Whether all are counted and none is in the light any more.
    pub is_over: bool,
    /// How fast it counts by itself.
    pub pace: CountPace,
    /// All scores turn by turn, and region by region.
    pub scores: Scores,
}

/// The points of one player.
#[derive(Clone, Debug)]
pub struct PlayerPoints {
    /// The name.
    pub name: String,
    /// The colour.
    pub colour: Colour,
    /// The points before the final scoring.
    pub in_play: Account,
    /// The points of the regions that are counted so far.
    pub at_end: Account,
    /// The score so far.
    pub score: i32,
}

/// A region of the final scoring.
#[derive(Clone, Debug)]
pub struct RegionCount {
    /// Its kind.
    pub kind: Kind,
    /// What it is and whose: "Field of Bertran".
    pub title: String,
    /// Where its points come from, in words and numbers.
    pub sum: String,
    /// What everybody with the majority gets (REND-3).
    pub shares: Vec<(Colour, i32)>,
}

impl CountView {
    /// The region that is counted now.
    pub fn now(&self) -> Option<&RegionCount> {
        let last = self.counted.checked_sub(1).filter(|_| !self.is_over)?;
        self.regions.get(last)
    }

    /// What a player gets from the region that is counted now.
    pub(super) fn gain(&self, colour: Colour) -> Option<i32> {
        self.now()?.shares.iter().find(|(of, _)| *of == colour).map(|&(_, points)| points)
    }

    fn heading(&self) -> String {
        let (counted, all) = (self.counted, self.regions.len());
        match (self.now(), self.is_over || all == 0) {
            (Some(_), _) => say!("rival-count-region", number = counted, of = all),
            (None, true) => say!("rival-count-over").to_owned(),
            (None, false) => say!("rival-count-regions", regions = all),
        }
    }
}

/// Between sheets, and between them and the edge of the window, in layout pixels.
const GAP: f32 = 12.0;
const HEAD: f32 = 70.0;
const KEYS: f32 = 84.0;
/// The height of the sentence, above the strip of regions.
const SENTENCE: f32 = 138.0;
/// What the sheet is wider than the strip on it.
const STRIP_MARGIN: f32 = 48.0;
/// The height of the chart in a window where everything stands one below another.
const CHART: f32 = 480.0;
/// Everything stands one below another if the board keeps this height.
const LEAST_BOARD: f32 = 560.0;

/// Where the sheets lie.
struct Places {
    head: Rect,
    board: Rect,
    sentence: Rect,
    points: Rect,
    chart: Rect,
    keys: Rect,
}

impl Places {
    fn of(screen: Rect, unit: f32, view: &CountView) -> Places {
        let all = screen.shrink(GAP * unit);
        let high = Places::one_below_another(all, unit, view);
        if high.board.height() >= LEAST_BOARD * unit { high } else { Places::side_by_side(all, unit, view) }
    }

    /// The board between its sheets, and points and chart below them.
    fn one_below_another(all: Rect, unit: f32, view: &CountView) -> Places {
        let strip = Strip::of(view, all.width() / unit - STRIP_MARGIN);
        let below = [SENTENCE + strip.height(), points_height(view), CHART, KEYS].map(|high| high * unit);
        let gap = GAP * unit;
        let board = all.height() - HEAD * unit - below.iter().sum::<f32>() - 5.0 * gap;
        let mut y = all.top();
        let mut next = |high: f32| {
            let place = Rect::from_min_size(pos2(all.left(), y), vec2(all.width(), high));
            y += high + gap;
            place
        };
        let [sentence, points, chart, keys] = below;
        Places {
            head: next(HEAD * unit),
            board: next(board),
            sentence: next(sentence),
            points: next(points),
            chart: next(chart),
            keys: next(keys),
        }
    }

    /// The board with its sheets on the left, points and chart on the right.
    fn side_by_side(all: Rect, unit: f32, view: &CountView) -> Places {
        let gap = GAP * unit;
        let middle = all.left() + 0.53 * all.width();
        let (left, right) = (all.with_max_x(middle), all.with_min_x(middle + gap));
        let strip = Strip::of(view, left.width() / unit - STRIP_MARGIN);
        let sentence = all.bottom() - (SENTENCE + strip.height()) * unit;
        let (head, keys) = (all.top() + HEAD * unit, all.bottom() - KEYS * unit);
        let points = all.top() + points_height(view) * unit;
        Places {
            head: left.with_max_y(head),
            board: left.with_min_y(head + gap).with_max_y(sentence - gap),
            sentence: left.with_min_y(sentence),
            points: right.with_max_y(points),
            chart: right.with_min_y(points + gap).with_max_y(keys - gap),
            keys: right.with_min_y(keys),
        }
    }
}

/// The part of the window that the final scoring leaves to the board.
pub fn board_place(ctx: &Context, view: &CountView) -> Rect {
    Places::of(ctx.content_rect(), screen_unit(ctx), view).board
}

/// The final scoring around the board.
pub fn count(ctx: &Context, view: &CountView, art: &mut Art) -> Vec<CountIntent> {
    let mut intents = Vec::new();
    if !ready(ctx) {
        return intents;
    }
    let unit = screen_unit(ctx);
    let places = Places::of(ctx.content_rect(), unit, view);
    let options = |name, place| SheetOptions { name, place, order: Order::Middle, reach: Reach::Keyboard, unit };
    sheet(ctx, art, options("count-keys", places.keys), |pen| intents.extend(keys(pen, places.keys, view)));
    sheet(ctx, art, options("count-head", places.head), |pen| head(pen, places.head, view));
    sheet(ctx, art, options("count-sentence", places.sentence), |pen| {
        pen.fill(Thing::Sheet(92), places.sentence);
        pen.aloud(|pen| sentence(pen, places.sentence, view));
        let below = places.sentence.with_min_y(places.sentence.top() + SENTENCE * unit);
        let pressed = strip(pen, below.shrink2(pen.size(STRIP_MARGIN / 2.0, 0.0)), view);
        intents.extend(pressed.map(CountIntent::To));
    });
    sheet(ctx, art, options("count-points", places.points), |pen| {
        pen.fill(Thing::Sheet(93), places.points);
        points(pen, places.points, view);
    });
    sheet(ctx, art, options("count-chart", places.chart), |pen| {
        pen.fill(Thing::Sheet(94), places.chart);
        let head = pen.heading(places.chart, say!("chart-heading"), places.chart.width() * 0.8);
        let room = places.chart.with_min_y(head.bottom() + 4.0 * unit);
        chart(pen, room.shrink2(pen.size(20.0, 10.0)), &view.scores);
    });
    intents
}

fn head(pen: &mut Pen, place: Rect, view: &CountView) {
    pen.fill(Thing::Sheet(91), place);
    let at = place.left_center() + pen.size(26.0, -1.0);
    let set = Type::new(Face::Heavy, 36.0, INK);
    let title = pen.write(at, Align2::LEFT_CENTER, say!("rival-count-heading"), set, place.width() * 0.6);
    let at = place.right_center() - pen.size(26.0, 0.0);
    let room = at.x - title.right() - 20.0 * pen.unit;
    pen.write(at, Align2::RIGHT_CENTER, &view.heading(), Type::new(Face::Italic, 25.0, INK), room);
}

/// The region that is counted now, its sum, and what it brings to whom.
fn sentence(pen: &mut Pen, place: Rect, view: &CountView) {
    let Some(region) = view.now() else {
        let words = if view.is_over || view.regions.is_empty() {
            say!("rival-count-all-counted")
        } else {
            say!("rival-count-begins")
        };
        let room = Rect::from_min_max(place.min + pen.size(26.0, 22.0), place.right_top() + pen.size(-26.0, SENTENCE));
        pen.paragraph_within(room, Align::Min, words, Type::new(Face::Text, 26.0, INK));
        return;
    };
    let mut left = place.left() + 24.0 * pen.unit;
    let size = if region.shares.len() > 2 { 42.0 } else { 66.0 };
    for &(colour, _) in &region.shares {
        let middle = pos2(left + size / 2.0 * pen.unit, place.top() + 62.0 * pen.unit);
        pen.fill(Thing::Badge(colour), Rect::from_center_size(middle, pen.size(size, size)));
        left += (size + 6.0) * pen.unit;
    }
    let results = results(pen, place, region);
    let left = left + 12.0 * pen.unit;
    let room = results - 20.0 * pen.unit - left;
    let at = pos2(left, place.top() + 16.0 * pen.unit);
    let title = pen.write(at, Align2::LEFT_TOP, &region.title, Type::new(Face::Bold, 32.0, INK), room);
    let below = Rect::from_min_max(
        pos2(left, title.bottom() - 2.0 * pen.unit),
        pos2(left + room, place.top() + (SENTENCE + 6.0) * pen.unit),
    );
    pen.paragraph_within(below, Align::Min, &region.sum, Type::new(Face::Text, 24.0, INK));
}

/// The points of everybody with the majority, from the right. Returns where they begin.
fn results(pen: &mut Pen, place: Rect, region: &RegionCount) -> f32 {
    let mut values: Vec<i32> = region.shares.iter().map(|&(_, points)| points).collect();
    // The same result for all is told once.
    if values.iter().all(|value| value == &values[0]) {
        values.truncate(1);
    }
    let size = if values.len() > 1 { 40.0 } else { 58.0 };
    let mut right = place.right() - 26.0 * pen.unit;
    for &points in values.iter().rev() {
        let colour = if points < 0 { WARNING } else { RUBRIC };
        let at = pos2(right, place.top() + 60.0 * pen.unit);
        let set = Type::new(Face::Heavy, size, colour);
        let written = pen.write(at, Align2::RIGHT_CENTER, &signed(points), set, 150.0 * pen.unit);
        right = written.left() - 16.0 * pen.unit;
    }
    right
}

/// The keys, which can be clicked too.
fn keys(pen: &mut Pen, place: Rect, view: &CountView) -> Vec<CountIntent> {
    pen.fill(Thing::Sheet(95), place);
    let to_come = view.regions.len() - view.counted;
    let keys = CountKeys {
        next: say!("rival-count-next"),
        is_last: view.is_over || view.regions.is_empty(),
        pace: view.pace,
        to_come: (to_come > 0).then(|| say!("rival-count-to-come", regions = to_come)),
    };
    count_keys(pen, place, &keys)
}
