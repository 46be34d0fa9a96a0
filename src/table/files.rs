//! Reading text files, the shipped ones and those that users name, with plain error messages.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// Larger than any deck, level or scenario. A larger file must be something else.
pub const MOST_BYTES: u64 = 1 << 20;

/// What is wrong with a file, in plain words instead of those of the system.
pub fn said(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => "there is no such file".to_owned(),
        ErrorKind::PermissionDenied => "the system does not allow this".to_owned(),
        ErrorKind::IsADirectory => "this is a folder: expected a file".to_owned(),
        ErrorKind::NotADirectory => "a part of this path is a file: expected a folder".to_owned(),
        ErrorKind::InvalidFilename => "the name is too long, or has a sign that names can't have".to_owned(),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "there is no room left on the disk".to_owned(),
        ErrorKind::ReadOnlyFilesystem => "nothing can be written there".to_owned(),
        _ => error.to_string(),
    }
}

/// The text of a file that should hold `what` ("a deck") and is never larger than `most_bytes`.
///
/// # Errors
/// Returns what is wrong with the file, as a sentence without its name.
pub fn text(path: &Path, most_bytes: u64, what: &str) -> Result<String, String> {
    let mut bytes = Vec::new();
    let opened = File::open(path);
    opened.and_then(|file| file.take(most_bytes + 1).read_to_end(&mut bytes)).map_err(|error| said(&error))?;
    if bytes.len() as u64 > most_bytes {
        return Err(format!("the file has more than {} kB: expected {what}", most_bytes >> 10));
    }
    String::from_utf8(bytes).map_err(|_| format!("this is no text: expected {what} in UTF-8"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn what_is_wrong_is_said_without_the_systems_words() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("file");
        let said = |path: &Path| text(path, 1 << 10, "a deck").expect_err("no text");
        assert_eq!(said(&file), "there is no such file");
        assert_eq!(said(folder.path()), "this is a folder: expected a file");
        fs::write(&file, [0xff; 20]).expect("written");
        assert_eq!(said(&file), "this is no text: expected a deck in UTF-8");
        assert_eq!(said(&file.join("below")), "a part of this path is a file: expected a folder");
        fs::write(&file, [b'a'; 1025]).expect("written");
        assert_eq!(said(&file), "the file has more than 1 kB: expected a deck");
        fs::write(&file, "äöü").expect("written");
        assert_eq!(text(&file, 1 << 10, "a deck").as_deref(), Ok("äöü"));
    }
}
