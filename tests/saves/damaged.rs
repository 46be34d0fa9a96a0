//! Damaged and changed saves are refused and left alone.

use super::*;
use jiff::civil::date;
use mists::table::favourites::{self, Favourites};
use mists::table::last_setup::KeptSetup;
use mists::table::lessons::{self, LessonName, Progress};
use mists::table::mists::campaign::{self, Campaign, Feat};
use mists::table::mists::last_setup::LastSetup;
use mists::table::records::{self, Ending, Finished, Records};
use mists::table::settings::{self, Settings};
use std::path::{Path, PathBuf};

#[test]
fn a_damaged_save_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.mists");
    let (mut sitting, mut random) = (new_game(1), Random(1));
    play_at_random(&mut sitting, 25, &mut random);
    save::write(&sitting, &path).expect("written");
    let good = std::fs::read(&path).expect("read");
    for _ in 0..10_000 {
        let mut bytes = good.clone();
        for _ in 0..=random.below(3) {
            damage(&mut bytes, &mut random);
        }
        std::fs::write(&path, &bytes).expect("written");
        match save::read::<Mists>(&path) {
            Ok(same) => assert_eq!(same.position().fingerprint(), sitting.position().fingerprint()),
            Err(error) => assert!(error.to_string().starts_with(&path.display().to_string()), "{error}"),
        }
        assert_eq!(std::fs::read(&path).expect("still there"), bytes);
    }
}

/// Flips a bit, cuts the end off, or puts something in.
fn damage(bytes: &mut Vec<u8>, random: &mut Random) {
    if bytes.is_empty() {
        return;
    }
    // Half of the damage hits the first line, where the checksum is no help.
    let reach = if random.below(2) == 0 { bytes.len().min(40) } else { bytes.len() };
    let at = random.below(reach);
    match random.below(4) {
        0 => bytes[at] ^= 1 << random.below(8),
        1 => bytes[at] = random.below(256) as u8,
        2 => bytes.truncate(at),
        _ => bytes.splice(at..at, (0..=random.below(5)).map(|n| (n * 51) as u8)).for_each(drop),
    }
}

/// With a checksum that is right, the content has to stand up by itself.
#[test]
fn a_changed_save_with_a_right_checksum_is_refused_by_what_it_says() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.mists");
    let (mut sitting, mut random) = (new_game(2), Random(2));
    play_at_random(&mut sitting, 12, &mut random);
    save::write(&sitting, &path).expect("written");
    let good = std::fs::read_to_string(&path).expect("read");
    let (_, content) = good.split_once('\n').expect("two lines");
    let mut refused = 0;
    for _ in 0..3_000 {
        let mut bytes = content.as_bytes().to_vec();
        damage(&mut bytes, &mut random);
        let sum = crc32fast::hash(&bytes);
        std::fs::write(&path, [format!("mists-save 2 crc32 {sum:08x}\n").as_bytes(), &bytes].concat())
            .expect("written");
        if let Err(error) = save::read::<Mists>(&path) {
            refused += 1;
            assert!(error.to_string().starts_with(&path.display().to_string()), "{error}");
        }
    }
    assert!(refused > 1_000, "only {refused}");
    let said = |text: String| {
        let sum = crc32fast::hash(text.as_bytes());
        std::fs::write(&path, format!("mists-save 2 crc32 {sum:08x}\n{text}")).expect("written");
        save::read::<Mists>(&path).expect_err("damaged").to_string()
    };
    assert!(said(content.replace("seed: 2,", "seed: 3,")).contains("expected"));
    let misspelt = said(content.replace("seed: 2,", "sead: 2,"));
    let line = 2 + content.split("seed: 2,").next().unwrap_or_default().matches('\n').count();
    assert!(misspelt.contains(&format!("game.mists, line {line}: unknown field sead: expected level")), "{misspelt}");
    // The fingerprint alone.
    let fingerprint = sitting.position().fingerprint();
    let other = content.replace(&format!("fingerprint: {fingerprint},"), &format!("fingerprint: {},", fingerprint ^ 1));
    assert_ne!(other, content);
    assert!(said(other).contains(&format!("the actions lead to position {fingerprint:016x}: expected ")));
    // One action too many, and one that the rules forbid.
    let extra = content.replacen("actions: [\n", "actions: [\n        StopBanishing,\n", 1);
    assert!(said(extra).contains("action 1: first the drawn tile has to be laid (PLACE-1)"));
    let newer = good.replacen("mists-save 2", "mists-save 3", 1);
    std::fs::write(&path, newer).expect("written");
    assert!(matches!(save::read::<Mists>(&path), Err(kept::KeptError::Newer { format: 3, .. })));
    std::fs::write(&path, good.replacen("mists-save 2", "mists-save 1", 1)).expect("written");
    assert!(matches!(save::read::<Mists>(&path), Err(kept::KeptError::Older { format: 1, .. })));
}

#[test]
fn damaged_saves_are_set_aside_over_no_other_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.mists");
    for number in 1..=3 {
        std::fs::write(&path, format!("damage {number}")).expect("written");
        let aside = kept::set_aside(&path).expect("set aside");
        assert_eq!(aside, folder.path().join(format!("game.mists.damaged-{number}")));
        assert!(!path.exists());
    }
    let first = std::fs::read_to_string(folder.path().join("game.mists.damaged-1")).expect("still there");
    assert_eq!(first, "damage 1");
    assert!(kept::set_aside(&path).is_err());
}

/// What else is kept beside the saves: a changed file is read, or refused by its name, and left alone.
#[test]
fn damaged_records_favourites_lessons_campaigns_and_settings_are_refused_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let save = folder.path().join("autosave.mists");
    let mut random = Random(3);
    let game =
        |seed, result| Finished { on: date(2026, 11, 25), seed, players: 3, persons: 2, with_take_back: false, result };
    let mut finished = Records::default();
    finished.add(game(1, Ending::DontGoIn { won: true, curses: 11 }));
    finished.add(game(2, Ending::Carcassonne { spell_circles: true, won: false, points: 70, ahead: -12 }));
    let mut progress = Progress::default();
    progress.reach(LessonName::FirstGame, 7);
    progress.finish(LessonName::House);
    let mut won = Campaign::default();
    won.record(1, 3, Feat { won: true, total: 53, turns: 41, ghosts: 6, with_take_back: false });
    records::write(&finished, &records::beside(&save)).expect("written");
    lessons::write(&progress, &lessons::beside(&save)).expect("written");
    campaign::write(&won, &campaign::beside(&save)).expect("written");
    settings::write(&Settings::default(), &settings::beside(&save)).expect("written");
    let mut liked = Favourites::<LastSetup>::default();
    assert!(liked.keep(LastSetup::of(&new_game(3))) && !liked.keep(LastSetup::of(&new_game(3))));
    favourites::write(&liked, &favourites::beside::<LastSetup>(&save)).expect("written");
    assert_eq!(favourites::read(&favourites::beside::<LastSetup>(&save)).expect("read"), liked);
    let read: [(PathBuf, fn(&Path) -> Option<String>); 5] = [
        (records::beside(&save), |path| records::read(path).err().map(|error| error.to_string())),
        (favourites::beside::<LastSetup>(&save), |path| {
            favourites::read::<LastSetup>(path).err().map(|error| error.to_string())
        }),
        (lessons::beside(&save), |path| lessons::read(path).err().map(|error| error.to_string())),
        (campaign::beside(&save), |path| campaign::read(path).err().map(|error| error.to_string())),
        (settings::beside(&save), |path| settings::read(path).err().map(|error| error.to_string())),
    ];
    for (path, read) in read {
        let good = std::fs::read(&path).expect("read");
        assert_eq!(read(&path), None);
        let mut refused = 0;
        for _ in 0..2_500 {
            let mut bytes = good.clone();
            for _ in 0..=random.below(3) {
                damage(&mut bytes, &mut random);
            }
            std::fs::write(&path, &bytes).expect("written");
            if let Some(error) = read(&path) {
                refused += 1;
                assert!(error.starts_with(&path.display().to_string()), "{error}");
            }
            assert_eq!(std::fs::read(&path).expect("still there"), bytes);
        }
        assert!(refused > 1_500, "{}: only {refused}", path.display());
    }
}
