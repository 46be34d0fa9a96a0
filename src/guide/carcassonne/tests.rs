//! Small tables that show what looking ahead tells.

mod circles;
mod ghosts;
mod lands;
mod now;

use super::*;
use crate::rules::carcassonne::{
    Action, Carcassonne, LaidTile, Layout, Phase, Piece, PlacedMeeple, Refusal, Setup, Supply,
};
use crate::rules::tiles::{Face, Kind, PartName, Rotation, Square};
use crate::rules::{ByColour, Colour, Colours, Game};
use crate::table::carcassonne::shipped;
use Colour::{Blue, Green, Red};

/// A table of Red, Blue and Green; Red is to lay the tile in hand. One more tile is in the supply.
#[derive(Clone)]
struct Small {
    setup: Setup,
    layout: Layout,
}

impl Small {
    /// These faces on these squares, and a face in hand.
    fn new(tiles: &[(i16, i16, &str)], hand: &str) -> Small {
        let face = |text: &str| ron::from_str::<Face>(text).expect("a face");
        let names = (0..).map(|nth: usize| nth.to_string());
        let mut faces: Vec<(String, Face)> = names.clone().zip(tiles.iter().map(|tile| face(tile.2))).collect();
        faces.push(("hand".to_owned(), face(hand)));
        let laid = |(name, &(x, y, _)): (String, &(i16, i16, &str))| LaidTile {
            face: name,
            at: Square::new(x, y),
            turn: Rotation::default(),
        };
        let tiles = names.zip(tiles).map(laid).collect();
        let draws = vec!["hand".to_owned(), "hand".to_owned()];
        let deck = shipped::deck().expect("the deck");
        let setup = Setup { seats: vec![Red, Blue, Green], ..Setup::with_players(deck, 3) };
        Small { setup, layout: Layout { faces, tiles, draws, ..Layout::default() } }
    }

    /// An ordinary meeple with ghosts.
    fn with(mut self, colour: Colour, on: PartName, ghosts: u8) -> Small {
        self.layout.meeples.push(PlacedMeeple { colour, piece: Piece::Ordinary, on, ghosts });
        self
    }

    fn guarded(mut self, colour: Colour, on: PartName) -> Small {
        self.layout.meeples.push(PlacedMeeple { colour, piece: Piece::Guard, on, ghosts: 0 });
        self
    }

    /// The same in a game without farmers, where nobody lies on a field.
    fn without_farmers(mut self) -> Small {
        self.setup.farmers = false;
        self.layout.meeples.retain(|meeple| meeple.on.kind != Kind::Field);
        self
    }

    fn ghosts(mut self, supply: u8) -> Small {
        self.layout.ghosts = Some(supply);
        self
    }

    fn circles(mut self, ghosts: &[(i16, i16, u8)]) -> Small {
        self.setup.spell_circles = true;
        self.layout.circled = ghosts.iter().map(|&(x, y, count)| (Square::new(x, y), 0, count)).collect();
        self
    }

    fn table(&self) -> Carcassonne {
        Carcassonne::laid_out(&self.setup, &self.layout, &mut Vec::new()).expect("a table")
    }

    /// What laying the tile there would do.
    fn foresee(&self, x: i16, y: i16) -> Foresight {
        foresee(&self.table(), lay(x, y)).expect("it fits")
    }

    /// The table after it was laid there.
    fn laid(&self, x: i16, y: i16) -> Carcassonne {
        let mut game = self.table();
        game.apply(lay(x, y), &mut Vec::new()).expect("it fits");
        game
    }
}

fn lay(x: i16, y: i16) -> Action {
    Action::LayTile { at: Square::new(x, y), turn: Rotation::default() }
}

fn part(x: i16, y: i16, kind: Kind) -> PartName {
    PartName::new(Square::new(x, y), kind, 0)
}

fn colours(colours: &[Colour]) -> Colours {
    colours.iter().copied().collect()
}

/// A value for some colours, nothing for all others.
fn by<T: Copy + Default>(values: &[(Colour, T)]) -> ByColour<T> {
    let mut all = ByColour::default();
    values.iter().for_each(|&(colour, value)| all[colour] = value);
    all
}
