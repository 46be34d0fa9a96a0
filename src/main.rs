//! Opens the game or runs one headless command.

use std::process::ExitCode;

fn main() -> ExitCode {
    mists::cli::run()
}
