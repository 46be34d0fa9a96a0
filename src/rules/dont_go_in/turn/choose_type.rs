//! The choice of a Tome: all face-up cards of one other type are dispelled (HCARD-110, HCARD-111).

use crate::rules::dont_go_in::{Action, CardType, Happening, Phase, Refusal, Table, effect::tome::choices};

pub(super) fn list(table: &Table, actions: &mut Vec<Action>) {
    let types = table.choosing().map(|player| choices(table, player)).unwrap_or_default();
    actions.extend(types.iter().map(|of| Action::Dispel { of }));
}

pub(super) fn apply(table: &mut Table, of: CardType, happenings: &mut Vec<Happening>) -> Result<(), Refusal> {
    let Some(player) = table.choosing() else { return Err(Refusal::NotNow(Phase::ChooseType)) };
    if of == CardType::Tome {
        return Err(Refusal::Tome);
    }
    let choices = choices(table, player);
    if !choices.contains(of) {
        return Err(Refusal::NoneFaceUp(of));
    }
    table.set_choosing(None);
    happenings.push(Happening::TypeChosen { player, of, legal: choices.len() });
    table.dispel(player, of, table.tableau(player).face_up[of], CardType::Tome, happenings);
    Ok(())
}
