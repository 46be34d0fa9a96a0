//! The settings in the window: choices at the title are kept, and so is the effect of the mute key meanwhile.

use super::display::Display;
use super::program::Program;
use super::{one_at_a_time, poll};
use mists::table::settings::{self, Settings};

const REDUCED_MOTION: &str = "nothing drifts, bobs or breathes";

#[test]
fn settings_are_kept_whether_the_mouse_or_a_key_chose_them() {
    let _window = one_at_a_time();
    let home = tempfile::tempdir().expect("a folder for the settings");
    let file = settings::beside(&home.path().join("autosave.mists"));
    let kept = |what: &str, is: fn(&Settings) -> bool| {
        poll(what, || settings::read(&file).ok().filter(is));
    };
    let display = Display::open(home.path());

    let mut program = Program::start(&display, home.path(), "settings", &[]);
    program.until("the title", |now| now.screen == "Title");
    program.click("Settings");
    program.until("the settings", |now| now.control(REDUCED_MOTION).is_some());
    program.click(REDUCED_MOTION);
    kept("reduced motion", |settings| settings.reduced_motion && !settings.muted);
    program.key(&["m"]);
    kept("silence", |settings| settings.reduced_motion && settings.muted);
    // The next choice must start from the state after the key, not from what the sheet showed before.
    program.click(REDUCED_MOTION);
    kept("motion, in silence", |settings| !settings.reduced_motion && settings.muted);
    program.key(&["Escape"]);
    program.until("the title again", |now| now.control(REDUCED_MOTION).is_none());
    program.assert_quiet();
    assert!(program.close().success(), "the window closes without complaint");
}
