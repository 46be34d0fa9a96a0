//! A display for the tests: an invisible screen with a window manager that draws no decorations.

use std::ffi::OsStr;
use std::fs;
use std::io::{BufRead, BufReader, ErrorKind};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// The programs that are needed, and their Debian packages.
const NEEDED: [(&str, &str); 5] =
    [("Xvfb", "xvfb"), ("openbox", "openbox"), ("wmctrl", "wmctrl"), ("xdotool", "xdotool"), ("import", "imagemagick")];

/// Larger than the game's window, so that the window can grow.
const SIZE: &str = "1600x1000x24";

/// Windows are in the top left corner, have no frame, and get the focus.
const WITHOUT_FRAMES: &str = r#"<openbox_config xmlns="http://openbox.org/3.4/rc"><applications><application class="*">
<decor>no</decor><focus>yes</focus><position force="yes"><x>0</x><y>0</y></position>
</application></applications></openbox_config>"#;

/// A display. It ends when this is dropped.
pub struct Display {
    name: String,
    /// The description of the software Vulkan driver.
    driver: PathBuf,
    running: Vec<Child>,
}

impl Display {
    /// Opens a display with a free number. Panics with a message if something is missing, because a window that cannot
    /// be tested counts as a failed test.
    pub fn open(folder: &Path) -> Display {
        for (program, package) in NEEDED {
            let found = Command::new(program).arg("-version").stdin(Stdio::null()).output();
            if found.is_err_and(|error| error.kind() == ErrorKind::NotFound) {
                panic!("{program} is missing: scripts/packages test installs it (Debian package {package})");
            }
        }
        let driver = software_vulkan();
        // Without `-noreset` the server would restart, and end the window manager, whenever its last client leaves.
        let mut screen = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", SIZE, "-nolisten", "tcp", "-noreset"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb starts");
        let mut number = String::new();
        let said = screen.stdout.take().map(|said| BufReader::new(said).read_line(&mut number));
        assert!(matches!(said, Some(Ok(1..))), "Xvfb found no display to open: {said:?}");
        let mut display = Display { name: format!(":{}", number.trim()), driver, running: vec![screen] };
        let config = folder.join("openbox.xml");
        fs::write(&config, WITHOUT_FRAMES).expect("the window manager's configuration is written");
        let manager = display.command("openbox").arg("--config-file").arg(&config).stderr(Stdio::null()).spawn();
        display.running.push(manager.expect("openbox starts"));
        super::poll("the window manager", || display.run("wmctrl", &["-m"]).then_some(()));
        display
    }

    /// A command that runs on this display and draws in software.
    pub fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        command
            .env("DISPLAY", &self.name)
            .env("VK_DRIVER_FILES", &self.driver)
            .env("VK_ICD_FILENAMES", &self.driver)
            .env_remove("WAYLAND_DISPLAY")
            .stdin(Stdio::null());
        command
    }

    /// Runs a small program to its end. Returns whether it succeeded.
    pub fn run(&self, program: &str, arguments: &[&str]) -> bool {
        self.command(program).args(arguments).output().is_ok_and(|done| done.status.success())
    }

    /// Takes the screen away from the programs that run on it.
    pub fn unplug(&self) {
        let screen = self.running[0].id().to_string();
        assert!(Command::new("kill").args(["-KILL", &screen]).status().is_ok_and(|done| done.success()), "it stays");
    }

    /// Moves the mouse, presses buttons and keys: a line of `xdotool`.
    pub fn input(&self, line: &[&str]) {
        assert!(self.run("xdotool", line), "xdotool {} failed", line.join(" "));
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        for program in self.running.iter_mut().rev() {
            // It may have ended already.
            let _ = program.kill();
            let _ = program.wait();
        }
    }
}

/// The description of the software driver. With it, a graphics card that does not know this display is not used.
fn software_vulkan() -> PathBuf {
    let folder = Path::new("/usr/share/vulkan/icd.d");
    let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let is_software =
        |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("lvp_icd"));
    files.into_iter().find(is_software).unwrap_or_else(|| {
        panic!("no software Vulkan: scripts/packages test installs it (Debian package mesa-vulkan-drivers)")
    })
}
