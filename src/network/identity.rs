//! The key by which a program is known at network tables. It is made once and kept in the game's folder.

use crate::table::kept::{KeptError, Kind};
use iroh::SecretKey;
use serde::{Deserialize, Serialize};
use std::path::Path;
use std::sync::OnceLock;

const KIND: Kind = Kind { name: "a key of 32 numbers", format: 1, most_bytes: 1 << 10 };

/// The name of the file.
pub const FILE: &str = "network.ron";

/// The content of the file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Network", deny_unknown_fields)]
struct File {
    format: u32,
    /// Who has it can sit down in this program's place.
    secret_key: [u8; 32],
}

/// A key that is kept nowhere. It stays the same as long as the program runs, so that its guest finds the old seat
/// again.
pub fn of_this_run() -> SecretKey {
    static KEY: OnceLock<SecretKey> = OnceLock::new();
    KEY.get_or_init(SecretKey::generate).clone()
}

/// The key in this file. If there is none, a new one is made and kept.
///
/// # Errors
/// Returns why it can't be read or kept. A damaged file is left as it is.
pub fn kept(path: &Path) -> Result<SecretKey, KeptError> {
    if let Some(File { secret_key, .. }) = KIND.read(path)? {
        return Ok(SecretKey::from_bytes(&secret_key));
    }
    let new = SecretKey::generate();
    KIND.write(&File { format: KIND.format, secret_key: new.to_bytes() }, path)?;
    Ok(new)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_made_once_and_a_damaged_one_is_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(FILE);
        let first = kept(&path).expect("made");
        assert_eq!(kept(&path).expect("read").to_bytes(), first.to_bytes());
        std::fs::write(&path, "Network(\n  format: 1,\n  secret_key: (1, 2, 3),\n)").expect("written");
        let error = kept(&path).expect_err("damaged").to_string();
        assert!(error.contains("network.ron, line 3: "), "{error}");
        assert!(std::fs::read_to_string(&path).expect("read").contains("(1, 2, 3)"));
    }
}
