//! What is said when the window can't be opened or the game stops by a fault: what is wrong and what helps, in a
//! sentence.

use crate::app::graphics;
use std::panic;
use std::process;

/// What the engine says where there is no display, and what players are told.
const NO_DISPLAY: (&str, &str) = (
    "Failed to build event loop",
    "no window can be opened: expected a desktop, on Linux one that DISPLAY or WAYLAND_DISPLAY names",
);
/// The same where nothing can draw.
const NO_DRIVER: (&str, &str) = (
    "Unable to find a GPU",
    "nothing can be drawn: expected a driver for Vulkan, Metal or DirectX 12; without a graphics card one in software will \
     do, on Debian the package mesa-vulkan-drivers",
);
const STOPPED: &str = "the game has stopped by a fault of its own, told above. Each decision was saved: open it again, and \
                       it offers to go on";

const GRAPHICS_LOST: &str = "the graphics card is gone or was reset. Each decision was saved: open the game again, and it \
                             offers to go on";
const GRAPHICS_FULL: &str = "the graphics card has no memory left. Each decision was saved: close other programs and open the \
                             game again, and it offers to go on";

/// Why the window ended with this code.
pub(super) fn ended(code: u8) -> String {
    match code {
        graphics::LOST => GRAPHICS_LOST.to_owned(),
        graphics::FULL => GRAPHICS_FULL.to_owned(),
        code => format!("the window ended with code {code}"),
    }
}

/// From now on a panic is told in words. What is missing on this machine needs no trace; any other fault has one, for
/// those who mend it.
pub(super) fn tell_in_words() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |fault| {
        if let Some(told) = missing(fault.payload_as_str().unwrap_or_default()) {
            eprintln!("mists: {told}");
            process::exit(1);
        }
        usual(fault);
        eprintln!("mists: {STOPPED}");
    }));
}

/// What is missing on this machine, if the engine has said so.
fn missing(said: &str) -> Option<&'static str> {
    [NO_DISPLAY, NO_DRIVER].into_iter().find(|(begins, _)| said.starts_with(begins)).map(|(_, told)| told)
}
