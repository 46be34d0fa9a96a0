//! Checks that the expectations of all games share. `Err` tells what was found instead of what was expected.

use super::Scripted;
use std::fmt::Debug;

/// `Err` tells what was found instead of what was expected.
pub(in crate::table) type Found = Result<(), String>;

/// Whether two values are the same.
pub(in crate::table) fn same<T: Debug + PartialEq + ?Sized>(expected: &T, found: &T) -> Found {
    if expected == found { Ok(()) } else { Err(format!("expected {expected:?}, found {found:?}")) }
}

/// Whether a value is the wanted one. Without a wanted value, anything matches.
pub(in crate::table) fn is<T: PartialEq>(wanted: &Option<T>, found: &T) -> bool {
    wanted.as_ref().is_none_or(|wanted| wanted == found)
}

/// Whether an action is carried out, and listed as legal by `is_listed`.
pub(in crate::table) fn legal<G: Scripted>(deed: G::Deed, game: &G, is_listed: impl Fn(G::Action) -> bool) -> Found {
    match game.clone().apply(G::action(deed), &mut Vec::new()) {
        Err(refusal) => Err(format!("expected it to be legal, found that {refusal} ({})", G::rule_of(&refusal))),
        Ok(()) if !is_listed(G::action(deed)) => {
            Err("expected it among the legal actions, found it missing there, though it is carried out".to_owned())
        }
        Ok(()) => Ok(()),
    }
}

/// Whether an action is refused because of this rule, and changes nothing.
pub(in crate::table) fn illegal<G: Scripted>(
    deed: G::Deed,
    rule: &str,
    game: &G,
    is_listed: impl Fn(G::Action) -> bool,
) -> Found {
    let (mut after, mut happenings) = (game.clone(), Vec::new());
    match after.apply(G::action(deed), &mut happenings) {
        Ok(()) => Err(format!("expected {rule} to forbid it, found it legal")),
        Err(_) if is_listed(G::action(deed)) => {
            Err(format!("expected {rule} to forbid it, found it refused but listed as legal"))
        }
        Err(_) if after.fingerprint() != game.fingerprint() || !happenings.is_empty() => {
            Err("expected a refusal to change nothing, found the position changed".to_owned())
        }
        Err(refusal) if G::rule_of(&refusal) != rule => {
            Err(format!("expected {rule} to forbid it, found {}: {refusal}", G::rule_of(&refusal)))
        }
        Err(_) => Ok(()),
    }
}

/// Whether the events happened in this order. Other happenings may come between them. `met` tells whether a happening
/// is an event, `told` names a happening in the words of scenarios.
pub(in crate::table) fn in_order<E: Debug, H>(
    events: &[E],
    happenings: &[H],
    met: impl Fn(&E, &H) -> bool,
    told: impl Fn(&H) -> String,
) -> Found {
    let mut rest = happenings.iter();
    match events.iter().find(|event| !rest.any(|it| met(event, it))) {
        None => Ok(()),
        Some(missing) => {
            let found: Vec<String> = happenings.iter().map(told).collect();
            Err(format!("expected {missing:?}, found [{}]", found.join(", ")))
        }
    }
}
