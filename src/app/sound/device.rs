//! Whether there is a sound device, found out without the sound library.
//!
//! On Linux, sound uses ALSA. Without a sound card, ALSA writes a page of errors to the terminal, and a program cannot
//! turn that off. So ALSA is used only if a card or a sound server is visible. Other platforms report no device
//! quietly.

#[cfg(target_os = "linux")]
use std::path::Path;

/// Whether a sound device may be opened.
#[cfg(not(target_os = "linux"))]
pub fn is_there() -> bool {
    true
}

/// Whether a sound device may be opened.
#[cfg(target_os = "linux")]
pub fn is_there() -> bool {
    let runtime = std::env::var_os("XDG_RUNTIME_DIR");
    std::env::var_os("PULSE_SERVER").is_some()
        || runtime.is_some_and(|folder| has_server(Path::new(&folder)))
        || has_card(Path::new("/dev/snd"))
}

/// Whether PulseAudio or PipeWire has a socket in this folder.
#[cfg(target_os = "linux")]
fn has_server(runtime: &Path) -> bool {
    ["pulse/native", "pipewire-0"].iter().any(|socket| runtime.join(socket).exists())
}

/// Whether a card for playback is listed: `pcmC0D0p` plays, `pcmC0D0c` only records.
#[cfg(target_os = "linux")]
fn has_card(devices: &Path) -> bool {
    let plays = |name: &str| name.starts_with("pcm") && name.ends_with('p');
    let names = std::fs::read_dir(devices).into_iter().flatten().flatten().map(|entry| entry.file_name());
    names.into_iter().any(|name| name.to_str().is_some_and(plays))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_card_that_plays_is_one_and_a_microphone_is_none() {
        let devices = tempfile::tempdir().expect("a folder");
        assert!(!has_card(devices.path()));
        assert!(!has_card(&devices.path().join("snd")));
        for (name, plays) in [("timer", false), ("controlC0", false), ("pcmC0D0c", false), ("pcmC0D0p", true)] {
            fs::write(devices.path().join(name), "").expect("a file");
            assert_eq!(has_card(devices.path()), plays, "{name}");
        }
    }

    #[test]
    fn a_sound_server_is_known_by_its_socket() {
        for socket in ["pulse/native", "pipewire-0"] {
            let runtime = tempfile::tempdir().expect("a folder");
            assert!(!has_server(runtime.path()));
            let socket = runtime.path().join(socket);
            fs::create_dir_all(socket.parent().expect("a folder")).expect("a folder");
            fs::write(socket, "").expect("a file");
            assert!(has_server(runtime.path()));
        }
    }
}
