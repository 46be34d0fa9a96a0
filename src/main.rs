//! Opens the game or runs one headless command.

// A double click on Windows must not open an empty console beside the game.
#![windows_subsystem = "windows"]

use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(windows)]
    print_to_the_console();
    mists::cli::run()
}

/// Lets commands print to the console in which they were started, because such a program has none of its own.
#[cfg(windows)]
fn print_to_the_console() {
    use winapi_util::{HandleRef, file};
    use winsafe::{AttachConsole, PidParent};
    // What is written to a file or to another program has to go there. A console would take its place.
    let goes_elsewhere = file::typ(HandleRef::stdout()).is_ok_and(|kind| kind.is_disk() || kind.is_pipe());
    if !goes_elsewhere {
        // This fails after a double click. There is no console then, and nobody to read it.
        let _ = AttachConsole(PidParent::Parent);
    }
}
