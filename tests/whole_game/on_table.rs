//! What lies and stands on the table, as it is shown and as the rules have it.

use super::*;

/// What lies and stands on the table, in an order of its own.
#[derive(Debug, PartialEq)]
pub(super) struct OnTable {
    tiles: Vec<(Square, FaceId, Rotation)>,
    ghosts: Vec<(Square, Haunt)>,
    meeples: Vec<(PartName, Colour)>,
    hounds: Vec<(rules::mists::Hound, PartName)>,
    buried: Vec<(Square, Colour)>,
    face_down: Vec<Square>,
    /// Each circle, and whether it holds a ghost.
    circles: Vec<(Square, bool)>,
    /// Eloise on or beside the board, and the meeple she is with.
    eloise: Vec<Option<PartName>>,
}

impl OnTable {
    pub(super) fn shown(house: &mut House) -> OnTable {
        OnTable {
            tiles: house.all::<LaidTile>().into_iter().map(|tile| (tile.at, tile.face, tile.turn)).collect(),
            ghosts: house.all::<Ghost>().into_iter().map(|ghost| (ghost.at, ghost.haunt)).collect(),
            meeples: house.all::<Meeple>().into_iter().map(|meeple| (meeple.on, meeple.colour)).collect(),
            hounds: house.all::<Hound>().into_iter().map(|hound| (hound.who, hound.with)).collect(),
            buried: house.all::<Buried>().into_iter().map(|buried| (buried.at, buried.colour)).collect(),
            face_down: house.all::<FaceDown>().into_iter().map(|tile| tile.at).collect(),
            circles: house.all::<Circle>().into_iter().map(|circle| (circle.at, circle.holds)).collect(),
            eloise: house.all::<Eloise>().into_iter().map(|eloise| eloise.with).collect(),
        }
        .sorted()
    }

    pub(super) fn by_the_rules(house: &House) -> OnTable {
        let position = house.position();
        let tiles = position.board().tiles();
        let on_tile = |tile: &mists::rules::mists::Tile| {
            let at = tile.at;
            let haunts = position.haunts_on(at);
            haunts.flat_map(move |(haunt, count)| (0..count).map(move |_| (at, haunt))).collect::<Vec<_>>()
        };
        let with = |hound| match position.hound(hound) {
            Some(Whereabouts::With(part)) => Some((hound, position.name_of(part))),
            _ => None,
        };
        let circles = |tile: &mists::rules::mists::Tile| {
            let areas = position.face(tile.face).mist_parts().iter().zip(tile.holds.circled);
            let in_area = areas.flat_map(|(area, held)| (0..area.circles).map(move |place| place < held));
            in_area.map(|holds| (tile.at, holds)).collect::<Vec<_>>()
        };
        let eloise = match position.cat() {
            Some(Cat::With(part)) => Some(Some(position.name_of(part))),
            Some(Cat::Waits) => Some(None),
            Some(Cat::Supply) | None => None,
        };
        let cemeteries = position.cemeteries();
        OnTable {
            tiles: tiles.iter().map(|tile| (tile.at, tile.face, tile.turn)).collect(),
            ghosts: tiles.iter().flat_map(on_tile).collect(),
            meeples: position.standing().iter().map(|meeple| (position.name_of(meeple.part), meeple.colour)).collect(),
            hounds: rules::mists::Hound::ALL.into_iter().filter_map(with).collect(),
            buried: cemeteries.iter().filter_map(|cemetery| Some((cemetery.at, cemetery.buried?))).collect(),
            face_down: position.board().face_down().collect(),
            circles: tiles.iter().flat_map(circles).collect(),
            eloise: eloise.into_iter().collect(),
        }
        .sorted()
    }

    pub(super) fn sorted(mut self) -> OnTable {
        self.tiles.sort_unstable();
        self.ghosts.sort_unstable();
        self.meeples.sort_unstable();
        self.hounds.sort_unstable();
        self.buried.sort_unstable();
        self.face_down.sort_unstable();
        self.circles.sort_unstable();
        self
    }
}

/// What is shown and what is saved is the position of the rules.
pub(super) fn agree(house: &mut House, autosave: &Path) {
    let saved = save::read::<Mists>(autosave).expect("a sound autosave");
    assert_eq!(saved.played(), house.sitting().played());
    assert_eq!(saved.position().fingerprint(), house.position().fingerprint());
    assert_eq!(saved.names(), house.sitting().names());
    assert_eq!(saved.with_take_back(), house.sitting().with_take_back());
    if house.screen() == Screen::Table {
        agree_on_table(house);
    }
}

/// The panels tell the points, the meeples in hand and the ghosts that the rules count.
pub(super) fn panels_agree(house: &mut House) {
    let (position, names) = (house.position(), house.sitting().names().to_vec());
    let mut expected: Vec<String> = match *position.totals() {
        [total] => vec![format!("The points of all together: {total}. The game is won with")],
        ref totals => {
            let markers = position.markers().iter().zip(totals);
            markers.map(|(colour, points)| format!("{colour} marker: {points} point")).collect()
        }
    };
    for (name, colours) in names.iter().zip(position.seats()) {
        let in_hand = |&colour: &Colour| format!("{name}: {} {colour} in hand", position.meeples_in_supply(colour));
        expected.extend(colours.iter().map(in_hand));
    }
    let (left, of) = (position.ghosts_in_supply(), position.level().ghosts);
    expected.push(format!("{} of {of} haunt", of - left));
    house.tells(&expected);
}

/// What is shown is the position of the rules.
pub(super) fn agree_on_table(house: &mut House) {
    assert_eq!(OnTable::shown(house), OnTable::by_the_rules(house));
    let phase = TurnPhase::from(house.position().phase());
    assert_eq!(**house.world().resource::<State<TurnPhase>>(), phase);
}
