//! The scenes, one by one: their names, what they show, and how the stage is set for each.

use super::stage::{
    behind_settings, book, burn_off, choice, controls, damaged_files, damaged_save, hover, introduce, lesson,
    lessons_left, loading, looked_up, menu, offer_to_continue, progress, records, refusal, result, review, rule, rules,
    saved_games, screen, search, settings, setup, setup_with_circles, table, title, watch, with_high_contrast,
};
use super::{Scene, haunted_house, positions, rival};
use crate::app::games::{carcassonne, dont_go_in};
use crate::app::screens::{turn_to_keys, turn_to_table};
use crate::app::shell::menu::Menu;
use crate::app::shell::screen::Screen;
use crate::app::words::say;
use crate::rules::carcassonne::Phase;
use crate::rules::dont_go_in::Phase as HousePhase;
use crate::rules::mists::{Mists, Outcome};
use crate::table::lessons::LessonName;

/// Every scene.
pub const SCENES: &[Scene] = &[
    Scene { name: "loading", shows: "the loading screen", set: loading },
    Scene { name: "title", shows: "the title", set: title },
    Scene { name: "title-continue", shows: "the offer to continue a saved game", set: offer_to_continue },
    Scene { name: "saved-games", shows: "the saved games", set: saved_games },
    Scene { name: "watch", shows: "a game that is watched", set: watch },
    Scene { name: "rival-watch", shows: "a competitive game that is watched", set: rival::watch },
    Scene { name: "house-watch", shows: "a game in the haunted house that is watched", set: haunted_house::watch },
    Scene { name: "records", shows: "the records", set: records },
    Scene { name: "lessons", shows: "the lessons", set: lessons_left },
    Scene {
        name: "lesson-place",
        shows: "the first game, where a tile is laid",
        set: |studio| lesson::<Mists>(studio, LessonName::FirstGame, 1),
    },
    Scene {
        name: "lesson-score",
        shows: "the first game, where a city is scored",
        set: |studio| lesson::<Mists>(studio, LessonName::FirstGame, 11),
    },
    Scene { name: "damaged-save", shows: "the title with word of a damaged save", set: damaged_save },
    Scene { name: "damaged-files", shows: "the title with word of three damaged files", set: damaged_files },
    Scene { name: "games", shows: "the choice of the game", set: |studio| screen(studio, Screen::Games) },
    Scene { name: "level-select", shows: "the six levels", set: |studio| screen(studio, Screen::LevelSelect) },
    Scene { name: "level-select-progress", shows: "the levels after some games", set: progress },
    Scene { name: "level-rules-1", shows: "what is new at level 1", set: |studio| rules(studio, 1) },
    Scene { name: "level-rules-5", shows: "what is new at level 5", set: |studio| rules(studio, 5) },
    Scene { name: "level-rules-6", shows: "what is new at level 6", set: |studio| rules(studio, 6) },
    Scene { name: "book-land", shows: "the first page of the book", set: |studio| book(studio, 0) },
    Scene { name: "book-meeples", shows: "the book on meeples", set: |studio| book(studio, 1) },
    Scene { name: "book-mist", shows: "the book on mist", set: |studio| book(studio, 2) },
    Scene { name: "book-level-1", shows: "the book on level 1", set: |studio| book(studio, 3) },
    Scene { name: "book-level-2", shows: "the book on level 2", set: |studio| book(studio, 4) },
    Scene { name: "book-level-3", shows: "the book on level 3", set: |studio| book(studio, 5) },
    Scene { name: "book-level-4", shows: "the book on level 4", set: |studio| book(studio, 6) },
    Scene { name: "book-level-5", shows: "the book on level 5", set: |studio| book(studio, 7) },
    Scene { name: "book-level-6", shows: "the book on level 6", set: |studio| book(studio, 8) },
    Scene { name: "book-circles", shows: "the book on the Spell Circles", set: |studio| book(studio, 19) },
    Scene {
        name: "book-search",
        shows: "the rules with a word",
        set: |studio| search(studio, say!("rival-book-farmers-heading")),
    },
    Scene { name: "book-rule", shows: "a rule, lit", set: |studio| rule(studio, "CEM-4") },
    Scene { name: "book-controls", shows: "mouse and keys in a turn", set: |studio| controls(studio, 0) },
    Scene { name: "book-controls-table", shows: "mouse and keys at the table", set: |studio| controls(studio, 1) },
    Scene { name: "setup-1", shows: "the setup for one player", set: |studio| setup(studio, 1, 1) },
    Scene { name: "setup-2", shows: "the setup for two players", set: |studio| setup(studio, 1, 2) },
    Scene { name: "setup-3", shows: "the setup for three players", set: |studio| setup(studio, 1, 3) },
    Scene { name: "setup-5", shows: "the setup for five players", set: |studio| setup(studio, 1, 5) },
    Scene {
        name: "setup-markers",
        shows: "the setup with a choice of three markers (L6-1)",
        set: |studio| setup(studio, 6, 5),
    },
    Scene { name: "setup-circles", shows: "the setup with the Spell Circles", set: setup_with_circles },
    Scene { name: "table-early", shows: "the first turn", set: |studio| table(studio, positions::first_turn()) },
    Scene {
        name: "table-hover",
        shows: "a tile over a square where it does much",
        set: |studio| hover(studio, positions::much_ahead()),
    },
    Scene {
        name: "table-spoils",
        shows: "a tile over a square where it spoils a bank (MIST-3)",
        set: |studio| hover(studio, positions::spoilt_ahead()),
    },
    Scene {
        name: "table-mid",
        shows: "the middle of a game",
        set: |studio| table(studio, positions::with_tiles(3, 20)),
    },
    Scene {
        name: "table-contrast",
        shows: "a choice with high contrast",
        set: |studio| with_high_contrast(studio, |studio| table(studio, positions::scoring_choice())),
    },
    Scene {
        name: "settings-contrast",
        shows: "the settings with high contrast",
        set: |studio| with_high_contrast(studio, settings),
    },
    Scene { name: "table-late", shows: "a late board", set: |studio| table(studio, positions::with_tiles(5, 46)) },
    Scene {
        name: "meeple-choice",
        shows: "the places for a meeple",
        set: |studio| choice(studio, positions::meeple()),
    },
    Scene {
        name: "spare-ghost",
        shows: "which mist area gets a ghost fewer (GHOST-4)",
        set: |studio| choice(studio, positions::spare_ghost()),
    },
    Scene {
        name: "scoring-order",
        shows: "which region is scored next (SCORE-8)",
        set: |studio| choice(studio, positions::scoring_order()),
    },
    Scene {
        name: "scoring-choice",
        shows: "points or ghosts (SCORE-7)",
        set: |studio| table(studio, positions::scoring_choice()),
    },
    Scene {
        name: "banishing",
        shows: "further ghosts of a square (SCORE-7)",
        set: |studio| table(studio, positions::banishing()),
    },
    Scene {
        name: "three-piles",
        shows: "the second of three piles, Rufus reached",
        set: |studio| table(studio, positions::second_pile()),
    },
    Scene {
        name: "three-markers",
        shows: "the track of level 6",
        set: |studio| table(studio, positions::three_markers()),
    },
    Scene {
        name: "marker-choice",
        shows: "which marker moves (L6-2)",
        set: |studio| table(studio, positions::marker_choice()),
    },
    Scene { name: "bury", shows: "who is buried (CEM-3)", set: |studio| choice(studio, positions::burial()) },
    Scene {
        name: "haunt-cemetery",
        shows: "which cemetery gets a ghost (CEM-6)",
        set: |studio| choice(studio, positions::cemetery_ghost()),
    },
    Scene {
        name: "haunt-mist",
        shows: "which mist a cemetery haunts (L5-3)",
        set: |studio| choice(studio, positions::haunted_mist()),
    },
    Scene {
        name: "place-hound",
        shows: "whom a hound joins (HOUND-2)",
        set: |studio| choice(studio, positions::hound_to_place()),
    },
    Scene {
        name: "calm-ghosts",
        shows: "the ghosts around a hound (HOUND-3)",
        set: |studio| choice(studio, positions::calming()),
    },
    Scene {
        name: "face-down",
        shows: "where a tile is laid face down (L5-4)",
        set: |studio| choice(studio, positions::face_down()),
    },
    Scene {
        name: "haunted-board",
        shows: "a board of level 5 with face-down tiles, a grave and a hound",
        set: |studio| table(studio, positions::haunted_board()),
    },
    Scene {
        name: "level-2-mid",
        shows: "level 2 in the middle of a game: castles and cemeteries",
        set: |studio| table(studio, positions::midway(2)),
    },
    Scene { name: "level-2-late", shows: "level 2 late in a game", set: |studio| table(studio, positions::late(2)) },
    Scene {
        name: "level-3-mid",
        shows: "level 3 in the middle of a game: three piles and hounds",
        set: |studio| table(studio, positions::midway(3)),
    },
    Scene { name: "level-3-late", shows: "level 3 late in a game", set: |studio| table(studio, positions::late(3)) },
    Scene {
        name: "level-4-mid",
        shows: "level 4 in the middle of a game: farther targets",
        set: |studio| table(studio, positions::midway(4)),
    },
    Scene { name: "level-4-late", shows: "level 4 late in a game", set: |studio| table(studio, positions::late(4)) },
    Scene {
        name: "level-5-mid",
        shows: "level 5 in the middle of a game: haunted cemeteries",
        set: |studio| table(studio, positions::midway(5)),
    },
    Scene { name: "level-5-late", shows: "level 5 late in a game", set: |studio| table(studio, positions::late(5)) },
    Scene {
        name: "level-6-mid",
        shows: "level 6 in the middle of a game: three markers",
        set: |studio| table(studio, positions::midway(6)),
    },
    Scene { name: "level-6-late", shows: "level 6 late in a game", set: |studio| table(studio, positions::late(6)) },
    Scene {
        name: "circles",
        shows: "spell circles, some with ghosts in them",
        set: |studio| table(studio, positions::circles()),
    },
    Scene {
        name: "circles-ahead",
        shows: "a tile over a square where its circles draw ghosts in (SPELL-2)",
        set: |studio| hover(studio, positions::circles_ahead()),
    },
    Scene {
        name: "draw-in",
        shows: "which ghost is drawn into a circle (SPELL-2)",
        set: |studio| choice(studio, positions::drawing_in()),
    },
    Scene {
        name: "eloise-comes",
        shows: "whom Eloise joins (CAT-2)",
        set: |studio| choice(studio, positions::eloise_comes()),
    },
    Scene {
        name: "eloise-sits",
        shows: "Eloise and a hound with the same meeple",
        set: |studio| table(studio, positions::eloise_sits()),
    },
    Scene {
        name: "eloise-waits",
        shows: "Eloise beside the board (CAT-3)",
        set: |studio| table(studio, positions::eloise_waits()),
    },
    Scene {
        name: "eloise-scores",
        shows: "a scoring of Eloise's meeple (CAT-4)",
        set: |studio| table(studio, positions::eloise_scores()),
    },
    Scene {
        name: "level-6-everything",
        shows: "level 6 with circles, Eloise, a hound, cemeteries and tiles on their faces",
        set: |studio| table(studio, positions::everything()),
    },
    Scene { name: "burn-off-begins", shows: "a bank that was just finished", set: |studio| burn_off(studio, 22) },
    Scene { name: "burn-off", shows: "a bank that burns off", set: |studio| burn_off(studio, 34) },
    Scene { name: "burn-off-ends", shows: "a bank that has burnt off", set: |studio| burn_off(studio, 60) },
    Scene { name: "refusal", shows: "why a tile does not go there", set: refusal },
    Scene {
        name: "tiles-to-come",
        shows: "the tiles that are still to come, some of them face down",
        set: |studio| looked_up(studio, Menu::TilesToCome),
    },
    Scene { name: "whole-log", shows: "the whole log", set: |studio| looked_up(studio, Menu::Log) },
    Scene { name: "menu", shows: "the menu at the table", set: menu },
    #[cfg(feature = "network")]
    Scene {
        name: "friends",
        shows: "a table that can be opened to friends",
        set: |studio| looked_up(studio, Menu::Friends),
    },
    #[cfg(feature = "network")]
    Scene { name: "join", shows: "the way to the table of a friend", set: |studio| screen(studio, Screen::Join) },
    Scene { name: "settings", shows: "the settings, opened at the table", set: settings },
    Scene { name: "settings-table", shows: "what the table shows", set: |it| behind_settings(it, turn_to_table) },
    Scene { name: "settings-keys", shows: "keys and gamepad", set: |it| behind_settings(it, turn_to_keys) },
    Scene {
        name: "result-victory",
        shows: "a game that was won",
        set: |studio| result(studio, positions::ended(Outcome::Victory)),
    },
    Scene {
        name: "result-out-of-tiles",
        shows: "a game in which the tiles ran out",
        set: |studio| result(studio, positions::ended(Outcome::OutOfTiles)),
    },
    Scene {
        name: "result-out-of-ghosts",
        shows: "a game in which the ghosts ran out",
        set: |studio| result(studio, positions::ended(Outcome::OutOfGhosts)),
    },
    Scene {
        name: "result-pile",
        shows: "a game in which a pile was used up too early",
        set: |studio| result(studio, positions::pile_used_up(3)),
    },
    Scene {
        name: "result-pile-markers",
        shows: "the same at level 6, with three markers",
        set: |studio| result(studio, positions::pile_used_up(6)),
    },
    Scene { name: "rival-setup-3", shows: "the setup of the competitive game", set: |studio| rival::setup(studio, 3) },
    Scene {
        name: "rival-introduction",
        shows: "what is told before the first competitive game",
        set: |studio| {
            rival::setup(studio, 3)?;
            introduce(studio, carcassonne::book::introduction())
        },
    },
    Scene { name: "rival-setup-6", shows: "the same for six players", set: |studio| rival::setup(studio, 6) },
    Scene {
        name: "rival-table-early",
        shows: "the competitive game after a few turns",
        set: |studio| rival::table(studio, 3, 9),
    },
    Scene {
        name: "rival-table-late",
        shows: "the competitive game when most tiles are laid",
        set: |studio| rival::table(studio, 4, 110),
    },
    Scene {
        name: "rival-table-6",
        shows: "six players with Spell Circles and abbots",
        set: |studio| rival::table(studio, 6, 80),
    },
    Scene { name: "rival-hover", shows: "a tile over a square where it completes something", set: rival::hover },
    Scene {
        name: "rival-meeple",
        shows: "a place for a meeple in a field",
        set: |studio| rival::choice(studio, Phase::PlaceMeeple),
    },
    Scene { name: "rival-places", shows: "many places for a meeple on one tile", set: rival::many_places },
    Scene {
        name: "rival-ghost",
        shows: "a third ghost for a meeple of somebody else",
        set: |studio| rival::choice(studio, Phase::HauntOpponent),
    },
    Scene {
        name: "rival-draw-in",
        shows: "a ghost that a spell circle would draw in",
        set: |studio| rival::choice(studio, Phase::DrawIn),
    },
    Scene { name: "rival-field", shows: "a farmer's field and the cities that feed it", set: rival::field },
    Scene {
        name: "rival-count-4",
        shows: "the final scoring of the competitive game (REND-2)",
        set: |studio| rival::count(studio, 4, 0.8),
    },
    Scene {
        name: "rival-count-6",
        shows: "the same for six players, at its beginning",
        set: |studio| rival::count(studio, 6, 0.3),
    },
    Scene {
        name: "review",
        shows: "the guide looks back on a game",
        set: |studio| review(studio, positions::ended(Outcome::OutOfGhosts)),
    },
    Scene { name: "rival-result-4", shows: "how the competitive game ended", set: |studio| rival::result(studio, 4) },
    Scene { name: "rival-result-6", shows: "the same for six players", set: |studio| rival::result(studio, 6) },
    Scene {
        name: "house-setup",
        shows: "the setup of Don't Go In There",
        set: |studio| haunted_house::setup(studio, 4),
    },
    Scene {
        name: "house-introduction",
        shows: "what is told before the first game of Don't Go In There",
        set: |studio| {
            haunted_house::setup(studio, 4)?;
            introduce(studio, dont_go_in::book::introduction())
        },
    },
    Scene {
        name: "house-table-early",
        shows: "the haunted house after a few turns",
        set: |studio| haunted_house::table(studio, 3, 5),
    },
    Scene {
        name: "house-table-late",
        shows: "the haunted house when many cards are taken",
        set: |studio| haunted_house::table(studio, 4, 34),
    },
    Scene {
        name: "house-table-5",
        shows: "the haunted house with five players",
        set: |studio| haunted_house::table(studio, 5, 48),
    },
    Scene {
        name: "house-persons",
        shows: "several persons before one screen: nothing private is seen (HHIDE-7)",
        set: haunted_house::several_persons,
    },
    Scene { name: "house-place", shows: "what a space for the third meeple would mean", set: haunted_house::place },
    Scene { name: "house-card", shows: "a card and what it does", set: haunted_house::card },
    Scene { name: "house-look", shows: "the hidden card, for somebody who may look", set: haunted_house::look },
    Scene {
        name: "house-roll-again",
        shows: "the dice of the Basement: again or not",
        set: |studio| haunted_house::decision(studio, HousePhase::RollAgain),
    },
    Scene {
        name: "house-turn-die",
        shows: "the dice of the Hallway: which one is turned over",
        set: |studio| haunted_house::decision(studio, HousePhase::TurnDie),
    },
    Scene {
        name: "house-take",
        shows: "which card is taken",
        set: |studio| haunted_house::decision(studio, HousePhase::Take),
    },
    Scene {
        name: "house-tome",
        shows: "which type the Tomes dispel",
        set: |studio| haunted_house::decision(studio, HousePhase::ChooseType),
    },
    Scene {
        name: "house-count-4",
        shows: "the final scoring of the haunted house (HEND-2)",
        set: |studio| haunted_house::count(studio, 4, 0.4),
    },
    Scene {
        name: "house-count-5",
        shows: "the same for five players, when ghosts are shown (HEND-3)",
        set: |studio| haunted_house::count(studio, 5, 1.0),
    },
    Scene {
        name: "house-result-4",
        shows: "how the game in the haunted house ended",
        set: |studio| haunted_house::result(studio, 4),
    },
    Scene {
        name: "house-review",
        shows: "the guide looks back on a game in the haunted house",
        set: |studio| haunted_house::review(studio, 4),
    },
    Scene {
        name: "house-result-5",
        shows: "the same for five players",
        set: |studio| haunted_house::result(studio, 5),
    },
    Scene { name: "credits", shows: "who made what", set: |studio| screen(studio, Screen::Credits) },
];
