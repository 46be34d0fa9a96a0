//! What can be achieved: by playing well, not by playing often.

use super::{Ending, Finished, LEVELS};

/// Something that was achieved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Achievement {
    /// A level was won.
    FirstWin,
    /// Every level was won.
    EveryLevel,
    /// Level III or a later one was won alone.
    Alone,
    /// Level IV or a later one was won without a take-back.
    NoWayBack,
    /// A level was won with not one ghost on the board.
    EmptyLand,
    /// A level was won with the last tile.
    LastTile,
    /// One scoring brought 30 points or more.
    GreatScoring,
    /// One bank sent six ghosts or more home.
    GreatBank,
    /// A level was won with the Spell Circles from level III on.
    Enchanted,
    /// Level VI was won.
    Master,
    /// A competitive game against at least two computer players was won by 20 points.
    FarAhead,
    /// In the haunted house somebody won with 10 Curses or fewer.
    FewCurses,
}

impl Achievement {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Achievement; 12] = [
        Achievement::FirstWin,
        Achievement::EveryLevel,
        Achievement::Alone,
        Achievement::NoWayBack,
        Achievement::EmptyLand,
        Achievement::LastTile,
        Achievement::GreatScoring,
        Achievement::GreatBank,
        Achievement::Enchanted,
        Achievement::Master,
        Achievement::FarAhead,
        Achievement::FewCurses,
    ];

    /// Whether these games earn it.
    pub(super) fn is_earned(self, games: &[Finished]) -> bool {
        match self {
            Achievement::EveryLevel => {
                (1..=LEVELS).all(|level| games.iter().any(|game| game.result.level() == Some(level) && game.is_won()))
            }
            single => games.iter().any(|game| single.is_earned_by(game)),
        }
    }

    /// Whether a game earns it by itself.
    fn is_earned_by(self, game: &Finished) -> bool {
        let rivals = game.players - game.persons.min(game.players);
        match game.result {
            Ending::Mists { level, spell_circles, won, ghosts, best_scoring, most_freed, tiles_left, .. } => match self
            {
                Achievement::FirstWin => won,
                Achievement::Alone => won && level >= 3 && game.players == 1,
                Achievement::NoWayBack => won && level >= 4 && !game.with_take_back,
                Achievement::EmptyLand => won && ghosts == 0,
                Achievement::LastTile => won && tiles_left == 0,
                Achievement::GreatScoring => best_scoring >= 30,
                Achievement::GreatBank => most_freed >= 6,
                Achievement::Enchanted => won && level >= 3 && spell_circles,
                Achievement::Master => won && level == LEVELS,
                Achievement::EveryLevel | Achievement::FarAhead | Achievement::FewCurses => false,
            },
            Ending::Carcassonne { won, ahead, .. } => {
                self == Achievement::FarAhead && won && rivals >= 2 && ahead >= 20
            }
            Ending::DontGoIn { won, curses } => self == Achievement::FewCurses && won && rivals > 0 && curses <= 10,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    fn finished(players: u8, persons: u8, result: Ending) -> Finished {
        Finished { on: date(2026, 11, 25), seed: 1, players, persons, with_take_back: false, result }
    }

    fn plain() -> Ending {
        Ending::Mists {
            level: 1,
            spell_circles: false,
            won: true,
            total: 52,
            turns: 40,
            ghosts: 4,
            calmed: 9,
            best_scoring: 12,
            most_freed: 3,
            tiles_left: 8,
        }
    }

    /// What a single game earns.
    fn earned(game: &Finished) -> Vec<Achievement> {
        let game = std::slice::from_ref(game);
        Achievement::ALL.into_iter().filter(|achievement| achievement.is_earned(game)).collect()
    }

    #[test]
    fn each_is_earned_by_what_it_says() {
        use Achievement as A;
        let with = |change: fn(&mut Finished)| {
            let mut game = finished(3, 3, plain());
            change(&mut game);
            earned(&game)
        };
        assert_eq!(with(|_| {}), [A::FirstWin]);
        assert_eq!(
            with(|game| if let Ending::Mists { won, .. } = &mut game.result {
                *won = false
            }),
            []
        );
        assert_eq!(
            with(|game| if let Ending::Mists { ghosts, .. } = &mut game.result {
                *ghosts = 0
            }),
            [A::FirstWin, A::EmptyLand]
        );
        assert_eq!(
            with(|game| if let Ending::Mists { tiles_left, .. } = &mut game.result {
                *tiles_left = 0
            }),
            [A::FirstWin, A::LastTile]
        );
        assert_eq!(
            with(|game| if let Ending::Mists { best_scoring, most_freed, .. } = &mut game.result {
                (*best_scoring, *most_freed) = (30, 6);
            }),
            [A::FirstWin, A::GreatScoring, A::GreatBank]
        );
        let late = with(|game| {
            if let Ending::Mists { level, spell_circles, .. } = &mut game.result {
                (*level, *spell_circles) = (6, true);
            }
            game.players = 1;
            game.persons = 1;
        });
        assert_eq!(late, [A::FirstWin, A::Alone, A::NoWayBack, A::Enchanted, A::Master]);
    }

    #[test]
    fn every_level_needs_a_win_at_each() {
        let mut games: Vec<Finished> = (1..=LEVELS)
            .map(|number| {
                let mut game = finished(3, 3, plain());
                if let Ending::Mists { level, .. } = &mut game.result {
                    *level = number;
                }
                game
            })
            .collect();
        assert!(Achievement::EveryLevel.is_earned(&games));
        games.remove(2);
        assert!(!Achievement::EveryLevel.is_earned(&games));
    }

    #[test]
    fn against_others_only_computers_count_as_beaten() {
        let rivals = |persons, ahead| {
            let result = Ending::Carcassonne { spell_circles: false, won: true, points: 90, ahead };
            earned(&finished(4, persons, result))
        };
        assert_eq!(rivals(1, 20), [Achievement::FarAhead]);
        assert_eq!((rivals(1, 19), rivals(3, 20), rivals(4, 40)), (vec![], vec![], vec![]));
        let house = |persons, curses| earned(&finished(3, persons, Ending::DontGoIn { won: true, curses }));
        assert_eq!(house(2, 10), [Achievement::FewCurses]);
        assert_eq!((house(2, 11), house(3, 4)), (vec![], vec![]));
    }
}
