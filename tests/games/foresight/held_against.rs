//! What was foreseen is held against what happened.

use super::*;

pub(super) fn assert_chance(chance: Chance, happened: bool, what: &str) {
    assert!(chance != Chance::Never || !happened, "{what} was never to happen");
    assert!(chance != Chance::Certain || happened, "{what} was certain");
}

pub(super) fn assert_ghosts(foreseen: &Foresight, played: &Played) {
    assert_eq!(foreseen.defeat, played.ended_by(Outcome::OutOfGhosts), "defeat");
    let came: Vec<(Square, Haunt)> = played.list(|happening| match happening {
        &Happening::GhostPlaced { at, haunt } => Some((at, haunt)),
        _ => None,
    });
    let drawn_in: Vec<(Square, Haunt)> = played.list(|happening| match happening {
        &Happening::GhostDrawnIn { to, area, .. } => Some((to, Haunt::Circle(area))),
        _ => None,
    });
    if foreseen.defeat {
        assert_eq!((came, drawn_in), (vec![], vec![]));
        return;
    }
    assert_eq!(came.len(), usize::from(foreseen.ghosts), "ghosts");
    let moved = [came, drawn_in].concat();
    for coming in &foreseen.coming {
        let here = moved.iter().filter(|&&place| place == (coming.at, coming.haunt)).count();
        assert!((coming.least.into()..=coming.most.into()).contains(&here), "{here} came, not {coming:?}");
    }
    let foretold = |&(at, haunt): &(Square, Haunt)| foreseen.coming.iter().any(|c| (c.at, c.haunt) == (at, haunt));
    assert!(moved.iter().all(foretold), "a ghost came to an unforeseen place");
}

/// What fills the circles.
pub(super) fn assert_circles(foreseen: &Foresight, played: &Played) {
    if foreseen.defeat {
        return;
    }
    let drawn_in: Vec<(Square, Haunt)> = played.list(|happening| match happening {
        &Happening::GhostDrawnIn { from, haunt, .. } => Some((from, haunt)),
        _ => None,
    });
    let from_supply: Vec<()> = played.list(|happening| match happening {
        Happening::GhostPlaced { haunt: Haunt::Circle(_), .. } => Some(()),
        _ => None,
    });
    let foretold = &foreseen.circles;
    assert_eq!((drawn_in.len(), from_supply.len()), (foretold.drawn_in.into(), foretold.from_supply.into()), "circles");
    for leaving in &foretold.leaving {
        let here = drawn_in.iter().filter(|&&place| place == (leaving.at, leaving.haunt)).count();
        assert!((leaving.least.into()..=leaving.most.into()).contains(&here), "{here} left, not {leaving:?}");
    }
    let is_foretold =
        |place: &(Square, Haunt)| foretold.leaving.iter().any(|leaving| (leaving.at, leaving.haunt) == *place);
    assert!(drawn_in.iter().all(is_foretold), "a ghost left an unforeseen place");
}

/// Eloise comes with the tenth ghost on the board, right after it (CAT-1, CAT-2).
pub(super) fn assert_cat(foreseen: &Foresight, before: &Mists, played: &Played) {
    let waits_for_ghosts = before.cat() == Some(Cat::Supply);
    let moves = played.happened.iter().position(|happening| matches!(happening, Happening::CatMoved { .. }));
    let comes = moves.filter(|_| waits_for_ghosts);
    assert_eq!(foreseen.cat_comes, comes.is_some(), "Eloise comes");
    let Some(comes) = comes else { return };
    assert!(matches!(played.happened[comes - 1], Happening::GhostPlaced { .. }));
    let on_board =
        played.happened[..comes].iter().fold(before.ghosts_on_board(), |on_board, happening| match happening {
            Happening::BankFinished { parts } => on_board - parts.iter().map(|(_, ghosts)| ghosts).sum::<u8>(),
            Happening::CemeteryClosed { ghosts, .. } => on_board - ghosts,
            Happening::GhostPlaced { .. } => on_board + 1,
            _ => on_board,
        });
    assert_eq!(on_board, 10);
}

pub(super) fn assert_banks(foreseen: &Foresight, played: &Played) {
    let finished: Vec<_> = played.list(|happening| match happening {
        Happening::BankFinished { parts } => {
            Some((parts.iter().map(|&(part, _)| part).collect(), parts.iter().map(|&(_, ghosts)| ghosts).sum()))
        }
        _ => None,
    });
    let foretold: Vec<(Vec<PartName>, u8)> =
        foreseen.finished.iter().map(|bank| (bank.parts.clone(), bank.freed)).collect();
    assert_eq!(foretold, finished, "finished banks");
}

pub(super) fn assert_burials(foreseen: &Foresight, played: &Played) {
    let (day, _) = played.by_day_and_night();
    let closed: Vec<(Square, u8)> = day.iter().filter_map(closed).collect();
    assert_eq!(foreseen.closings.iter().map(|closing| (closing.at, closing.freed)).collect::<Vec<_>>(), closed);
    let buried: Vec<_> = day
        .iter()
        .filter_map(|happening| match happening {
            &Happening::Buried { colour, from, at, .. } => Some((colour, from, at)),
            _ => None,
        })
        .collect();
    let due = |closing: &&Closing| closing.burial != Burial::Nobody;
    assert_eq!(foreseen.closings.iter().filter(due).count(), buried.len(), "burials");
    for (closing, (colour, from, at)) in foreseen.closings.iter().zip(buried) {
        assert_eq!(closing.at, at);
        match (&closing.burial, from) {
            (Burial::Standing(meeples), Some(from)) => assert!(meeples.contains(&from)),
            (Burial::FromSupply(colours), None) => assert!(colours.contains(colour)),
            (burial, _) => panic!("{colour} was buried from {from:?}, not {burial:?}"),
        }
    }
}

pub(super) fn closed(happening: &Happening) -> Option<(Square, u8)> {
    match happening {
        &Happening::CemeteryClosed { at, ghosts } => Some((at, ghosts)),
        _ => None,
    }
}

pub(super) fn all_parts(game: &Mists) -> Vec<PartId> {
    let tiles = game.board().tiles().iter().filter_map(|tile| game.board().tile_at(tile.at));
    let of_tile = |id| {
        let parts = game.face(game.board().tile(id).face).parts().len() as u8;
        (0..parts).map(move |local| game.board().part_of(id, local))
    };
    tiles.flat_map(of_tile).collect()
}

/// The regions of which this is true now, and was not for one of its pieces (or it has no older piece).
pub(super) fn newly(before: &Mists, laid: &Mists, is_so: impl Fn(&Mists, RegionId) -> bool) -> Vec<RegionId> {
    let mut regions: Vec<RegionId> = all_parts(laid).into_iter().map(|part| laid.board().region_of(part)).collect();
    regions.sort_unstable();
    regions.dedup();
    regions.retain(|&region| {
        let mut pieces = laid.parts_of(region).filter_map(|part| before.part_named(laid.name_of(part))).peekable();
        let all_new = pieces.peek().is_none();
        is_so(laid, region) && (all_new || pieces.any(|piece| !is_so(before, before.board().region_of(piece))))
    });
    regions
}

pub(super) fn assert_regions(foreseen: &Foresight, before: &Mists, lay: Action) {
    let mut laid = before.veiled();
    laid.apply(lay, &mut Vec::new()).expect("a legal placement");
    let region = |part: PartName| laid.board().region_of(laid.part_named(part).expect("a foreseen part"));
    let compare = |what: &str, mut foretold: Vec<RegionId>, is_so: &dyn Fn(&Mists, RegionId) -> bool| {
        foretold.sort_unstable();
        assert_eq!(foretold, newly(before, &laid, is_so), "{what}");
    };
    let dead = |game: &Mists, id: RegionId| game.board().region(id).dead;
    let mist = |game: &Mists, id: RegionId| game.board().region(id).kind == Kind::Mist;
    let finished = |game: &Mists, id: RegionId| game.board().region(id).finished();
    compare("lost banks", foreseen.lost.iter().map(|lost| region(lost.bank)).collect(), &|game, id| {
        mist(game, id) && dead(game, id)
    });
    compare("never completed", foreseen.never_completed.iter().map(|&part| region(part)).collect(), &|game, id| {
        !mist(game, id) && dead(game, id)
    });
    compare("completed", foreseen.completed.iter().map(|done| region(done.region)).collect(), &|game, id| {
        !mist(game, id) && finished(game, id)
    });
    for completed in &foreseen.completed {
        assert_eq!(value_of(laid.board().region(region(completed.region))), completed.value, "value");
    }
    for lost in &foreseen.lost {
        let there = laid.parts_of(region(lost.bank)).map(|part| laid.name_of(part));
        let ghosts: u8 = there.map(|part| before.ghosts_on(part)).sum();
        assert_eq!(ghosts, lost.ghosts, "ghosts in a lost bank");
    }
}

pub(super) fn assert_scorings(foreseen: &Foresight, played: &Played) {
    let chosen_burial = foreseen.closings.iter().any(|closing| !closing.burial.is_forced());
    let scorings = played.scorings();
    for scoring in &scorings {
        let completed = foreseen.completed.iter().find(|completed| completed.region == scoring.region);
        let completed = completed.unwrap_or_else(|| panic!("{:?} was not foreseen", scoring.region));
        assert_eq!(completed.value, scoring.value);
        if let Taken::Points(points) = scoring.taken {
            assert!(points <= completed.points, "{points} points, not {completed:?}");
            assert!(points == completed.points || chosen_burial, "{points} points, not {completed:?}");
        }
    }
    let scored = |region: &Completed| scorings.iter().any(|scoring| scoring.region == region.region);
    let cut_short = foreseen.defeat || played.ended_by(Outcome::Victory);
    for occupied in foreseen.completed.iter().filter(|region| region.occupied()) {
        assert!(scored(occupied) || cut_short || chosen_burial, "{occupied:?} was not scored");
    }
    assert!(foreseen.total.contains(&played.after.total()), "total {}", played.after.total());
    for (range, total) in foreseen.totals.iter().zip(played.after.totals()) {
        assert!(range.contains(total), "a marker is on {total}, not within {range:?}");
    }
}

pub(super) fn assert_end(foreseen: &Foresight, played: &Played) {
    let came = |hound: Hound| {
        played
            .happened
            .iter()
            .any(|happening| matches!(happening, Happening::HoundCame { hound: h, .. } if *h == hound))
    };
    for hound in Hound::ALL {
        assert_chance(foreseen.hound(hound), came(hound), hound.name());
    }
    assert_chance(foreseen.victory, played.ended_by(Outcome::Victory), "victory");
    let pile_end = foreseen.pile_end.map_or(Chance::Never, |end| end.defeat);
    assert_chance(pile_end, played.pile_used_up, "the end of the pile");
    if let Some(end) = foreseen.pile_end {
        assert_eq!(end.short() > 0, end.defeat == Chance::Certain, "{end:?}");
        assert_eq!(end.best, *foreseen.total.end());
    }
    let (_, night) = played.by_day_and_night();
    let foretold = foreseen.night.as_ref();
    assert_chance(foretold.map_or(Chance::Never, |night| night.chance), !night.is_empty(), "the night");
    if let (Some(foretold), Some(Happening::FaceDownLaid { at, .. })) = (foretold, night.first()) {
        assert!(foretold.squares.contains(at));
        let closed = night.iter().any(|happening| closed(happening).is_some());
        // Sure only if the night comes at all.
        assert!(closed || foretold.chance != Chance::Certain || foretold.closes != Chance::Certain);
        assert!(!closed || foretold.closes != Chance::Never);
    }
}
