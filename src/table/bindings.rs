//! The keys and buttons that players chose themselves, as names in a file beside the saves. What the names mean is
//! known in the window. A file that cannot be read is never overwritten.

use super::kept::{KeptError, Kind, damaged};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

const KIND: Kind = Kind { name: "keys", format: 1, most_bytes: 16 << 10 };

/// What is not as usual, by the name of the thing that is asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// Its key: for "TakeBack", "Ctrl+X".
    pub keys: BTreeMap<String, String>,
    /// Its button on a gamepad: for "TakeBack", "Start".
    pub buttons: BTreeMap<String, String>,
}

/// The content of the file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Keys", deny_unknown_fields)]
struct File {
    format: u32,
    keys: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    buttons: BTreeMap<String, String>,
}

/// Why a name or a key in the file means nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Meaningless {
    /// Nothing has this name.
    #[error("“{name}”: expected one of {}", .known.join(", "))]
    Name {
        /// The name.
        name: String,
        /// All names that there are.
        known: Vec<String>,
    },
    /// This is no key, or one that may not be chosen.
    #[error("“{0}”: expected a key that may be chosen, like \"X\", \"F5\" or \"Ctrl+Shift+X\"")]
    Key(String),
    /// This is no button, or one that may not be chosen.
    #[error("“{button}”: expected one of {}", .known.join(", "))]
    Button {
        /// The name.
        button: String,
        /// All buttons that may be chosen.
        known: Vec<String>,
    },
    /// A key or button stands for two things in the same place.
    #[error("“{key}” stands for {} and for {}: expected one for each", .of[0], .of[1])]
    Twice {
        /// The key or button.
        key: String,
        /// The names of the two things.
        of: [String; 2],
    },
}

/// The path of the file for this save.
pub fn beside(save: &Path) -> PathBuf {
    save.with_file_name("keys.ron")
}

/// Writes keys to a file, completely or not at all.
///
/// # Errors
/// The error of the system.
pub fn write(written: Written, path: &Path) -> Result<(), KeptError> {
    let Written { keys, buttons } = written;
    KIND.write(&File { format: KIND.format, keys, buttons }, path)
}

/// Reads keys and finds out what they mean. Without a file all are the usual ones.
///
/// # Errors
/// Why the file cannot be read, or what `meaning` finds wrong. The file is not changed.
pub fn read<T: Default>(path: &Path, meaning: impl Fn(&Written) -> Result<T, Meaningless>) -> Result<T, KeptError> {
    let Some(File { keys, buttons, .. }) = KIND.read(path)? else { return Ok(T::default()) };
    meaning(&Written { keys, buttons }).map_err(|what| damaged(path, None, what.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn what_is_written_is_read_again_and_what_is_wrong_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = beside(&folder.path().join("autosave.mists"));
        let any = |keys: &Written| Ok(keys.clone());
        assert_eq!(read(&path, any).expect("the usual ones"), Written::default());
        let pair = |one: &str, other: &str| BTreeMap::from([(one.to_owned(), other.to_owned())]);
        let keys = Written { keys: pair("TakeBack", "Ctrl+X"), buttons: pair("Hint", "Start") };
        write(keys.clone(), &path).expect("written");
        assert_eq!(read(&path, any).expect("read"), keys);
        let whole = fs::read_to_string(&path).expect("text");
        // As it was written before buttons could be chosen.
        fs::write(&path, "(format: 1, keys: {\"TakeBack\": \"Ctrl+X\"})").expect("written");
        assert_eq!(read(&path, any).expect("read"), Written { buttons: BTreeMap::new(), ..keys });
        let faults = [(whole[..whole.len() / 2].to_owned(), "line"), (whole.replace("keys:", "quays:"), "quays")];
        for (text, word) in faults {
            fs::write(&path, &text).expect("damaged");
            let error = read(&path, any).expect_err("damaged").to_string();
            assert!(error.contains("keys.ron") && error.contains(word), "{error} of {text}");
            assert_eq!(fs::read_to_string(&path).ok(), Some(text));
        }
        fs::write(&path, &whole).expect("written");
        let error =
            read::<()>(&path, |_| Err(Meaningless::Key("Hyper".to_owned()))).expect_err("it means nothing").to_string();
        assert!(error.contains("keys.ron: “Hyper”: expected a key"), "{error}");
    }
}
