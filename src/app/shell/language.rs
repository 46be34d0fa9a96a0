//! Which language the window speaks: that of the settings, or that of the system.

use super::frame::{FrameSystems, KeepSettings};
use super::screen::Screen;
use super::settings::Chosen;
use crate::app::words::{choose, say};
use crate::table::settings::LanguageChoice;
use bevy::prelude::*;

/// The language of the system, as the real window asks for it: "de-AT". Tests and pictures have none and speak English.
#[derive(Resource, Clone, Debug, Default)]
pub struct SystemLanguage(pub Option<String>);

/// Which language is spoken. Whoever keeps texts has to write them anew when it changes.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spoken(LanguageChoice);

/// Speaks the language of the settings.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SystemLanguage>().init_resource::<Spoken>();
    app.add_systems(Startup, |system: Res<SystemLanguage>| {
        // Tests and pictures keep the language in which they begin.
        if system.0.is_some() {
            choose(LanguageChoice::System, system.0.as_deref());
        }
    });
    // The title asks in the language of the settings at once.
    app.add_systems(OnExit(Screen::Loading), (obey, name_window).chain().after(KeepSettings));
    // After the settings, and before whoever keeps texts.
    app.add_systems(
        Update,
        (obey, name_window).chain().in_set(FrameSystems::Arrive).run_if(resource_changed::<Chosen>),
    );
}

fn obey(chosen: Res<Chosen>, system: Res<SystemLanguage>, mut spoken: ResMut<Spoken>) {
    if spoken.set_if_neq(Spoken(chosen.settings.language)) {
        choose(chosen.settings.language, system.0.as_deref());
    }
}

/// The name of the game, as the window is called.
fn name_window(mut windows: Query<&mut Window>) {
    for mut window in &mut windows {
        let name = say!("game-name");
        if window.title != name {
            name.clone_into(&mut window.title);
        }
    }
}
