//! Puts the icon into the program on Windows, where it has to be part of the executable. Elsewhere there is nothing to
//! do.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // The assets are put into the program, a new file as well.
    println!("cargo::rerun-if-changed=assets");
    #[cfg(windows)]
    if let Err(error) = winresource::WindowsResource::new().set_icon("assets/icon.ico").compile() {
        println!("cargo::warning=the program gets no icon: {error}");
    }
}
