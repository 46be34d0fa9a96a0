//! The first chapter: what every game is made of and no card tells.

use super::news::{News, Sign, news};
use crate::painter::mists::lessons::Lesson;
use crate::rules::Colour;

/// Edges that match, and when a road or a city is finished (PLACE-2, PLACE-3, SCORE-2, SCORE-3, SCORE-5).
pub(super) fn land() -> Vec<News> {
    vec![
        news(
            Sign::Picture(Lesson::Edges),
            "Edges that match",
            "Lay your tile beside one that lies there. On every edge that two tiles share, road has to meet road, city meet \
             city and field meet field. Mist does not count for this: a road may run out of the mist into clear air.",
        ),
        news(
            Sign::Picture(Lesson::Road),
            "A finished road",
            "A road is finished when both its ends are closed: by a village, a city, a castle, a cemetery, the ruin in the \
             middle of the board or a crossing. A road that runs back into itself is finished too.",
        ),
        news(
            Sign::Picture(Lesson::City),
            "A finished city",
            "A city is finished when its wall goes all the way round and no gap is left inside. A tile that it covers in two \
             places counts once. Each of the four squares of the start tile counts as a tile of its own.",
        ),
    ]
}

/// One meeple a region, and joint scoring (MEEPLE-1 to MEEPLE-3, SCORE-1, SCORE-6, SCORE-8, SCORE-9).
pub(super) fn meeples() -> Vec<News> {
    vec![
        news(
            Sign::Picture(Lesson::Alone),
            "One meeple a region",
            "A meeple stands on a road, in a city or in the castle of the tile just laid, and only if nobody stands in that \
             road or city yet, not even at its far end. None ever stands on a field, on a cemetery or on the mist itself.",
        ),
        news(
            Sign::Picture(Lesson::Together),
            "Counting together",
            "Two regions with a meeple in each may grow into one. All that it is worth then counts once for every colour in \
             it: a city worth 12 brings 24 with red and yellow. Two meeples of one colour count once.",
        ),
        news(
            Sign::Guard(Colour::Green),
            "Home again",
            "Once a region is scored all its meeples go home to their owners, also if you chose ghosts instead of points. A \
             finished region in which nobody stands brings nothing.",
        ),
        news(
            Sign::Coin,
            "Several at once",
            "If one tile finishes several regions, you choose which comes first, and for each of them anew what you take.",
        ),
    ]
}

/// What makes a bank finished, why it can never be, and what lies under mist (MIST-1 to MIST-6, GHOST-4).
pub(super) fn mist() -> Vec<News> {
    vec![
        news(
            Sign::Picture(Lesson::Bank),
            "When a bank is finished",
            "Every misty edge of a bank has to meet another misty edge. Here one edge is still open, beside the gap: a tile \
             with mist on that side closes the bank. Its ghosts go home before any new ones come.",
        ),
        news(
            Sign::Picture(Lesson::Never),
            "When it can never be",
            "Where a misty edge lies against a clear one, as on the left, the bank can never be finished any more, and its \
             mist turns darker. Its ghosts leave only when you send some home instead of taking points, or when a hound comes.",
        ),
        news(
            Sign::Picture(Lesson::Covered),
            "What the mist covers",
            "Mist lies over roads and fields, never over a city. A road below it is a road like any other. Where a city \
             divides the mist of a tile, each part belongs to a bank of its own; if one ghost fewer comes, you choose where.",
        ),
    ]
}
