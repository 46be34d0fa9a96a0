//! Cemeteries that close, and who is buried on them (CEM-2 to CEM-5, CEM-9, L5-2).

use super::Ahead;
use crate::rules::mists::{Happening, Mists};
use crate::rules::tiles::{PartName, Square};
use crate::rules::{Colour, Colours};

/// A cemetery that the tile closes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Closing {
    /// Its square.
    pub at: Square,
    /// Ghosts that go back to the supply (CEM-5).
    pub freed: u8,
    /// Who is buried.
    pub burial: Burial,
}

/// Who is buried on a cemetery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Burial {
    /// One of the meeples that stand on these parts (CEM-3).
    Standing(Vec<PartName>),
    /// A meeple of one of these colours, from the supply (CEM-4).
    FromSupply(Colours),
    /// Nobody, because there is no meeple anywhere (CEM-4).
    Nobody,
}

impl Burial {
    /// Whether there is nothing to choose.
    pub fn is_forced(&self) -> bool {
        match self {
            Burial::Standing(meeples) => meeples.len() == 1,
            Burial::FromSupply(colours) => colours.len() == 1,
            Burial::Nobody => true,
        }
    }
}

pub(super) fn closings(ahead: &Ahead) -> Vec<Closing> {
    let buried = |happenings: &[Happening]| -> Vec<(Colour, Option<PartName>)> {
        let buried = happenings.iter().filter_map(|happening| match happening {
            &Happening::Buried { colour, from, .. } => Some((colour, from)),
            _ => None,
        });
        buried.collect()
    };
    let certain = buried(&ahead.certain).into_iter().map(|(colour, from)| match from {
        Some(part) => Burial::Standing(vec![part]),
        None => Burial::FromSupply([colour].into_iter().collect()),
    });
    let chosen = buried(&ahead.chosen).into_iter().map(|(colour, from)| match from {
        Some(_) => Burial::Standing(standing(&ahead.laid)),
        None => Burial::FromSupply(givers(&ahead.laid, colour)),
    });
    let closed = ahead.certain.iter().filter_map(|happening| match happening {
        &Happening::CemeteryClosed { at, ghosts } => Some((at, ghosts)),
        _ => None,
    });
    let burials = certain.chain(chosen).chain(std::iter::repeat(Burial::Nobody));
    closed.zip(burials).map(|((at, freed), burial)| Closing { at, freed, burial }).collect()
}

fn standing(laid: &Mists) -> Vec<PartName> {
    laid.standing().iter().map(|meeple| laid.name_of(meeple.part)).collect()
}

/// The colours that could give a meeple instead of this one.
fn givers(laid: &Mists, colour: Colour) -> Colours {
    let own = &laid.seats()[laid.active()];
    let gives = |other: &Colour| laid.meeples_in_supply(*other) > 0 && own.contains(other) == own.contains(&colour);
    Colour::ALL.into_iter().filter(gives).collect()
}
