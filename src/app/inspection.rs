//! Lets an inspector on the same machine look into the running game: every entity, component and resource that Bevy's
//! reflection knows. Only in a build with `--features dev`. The readme says how to ask.
//!
//! This is Bevy's own remote protocol: editors have inspectors that speak it, and `curl` is enough for one question.

use bevy::prelude::*;
use bevy::remote::RemotePlugin;
use bevy::remote::http::RemoteHttpPlugin;

/// Answers questions at Bevy's usual port, 15702, from this machine only.
pub fn plugin(app: &mut App) {
    app.add_plugins((RemotePlugin::default(), RemoteHttpPlugin::default()));
}
