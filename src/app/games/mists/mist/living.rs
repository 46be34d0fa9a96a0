//! The living mist: how a patch moves on the graphics card, how it gives way to a new one, and whether the card is up to
//! it.

use super::burning::Burning;
use super::{Patch, patch};
use crate::app::pictures::{Pictures, to_image};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::shell::settings::Chosen;
use crate::painter::mists::mist;
use crate::painter::picture::Picture;
use crate::rules::tiles::Square;
use crate::table::settings::MistChoice;
use bevy::asset::embedded_asset;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::render::renderer::RenderAdapterInfo;
use bevy::shader::ShaderRef;
use bevy::sprite_render::{AlphaMode2d, Material2d, Material2dPlugin};
use wgpu_types::DeviceType;

pub(super) fn plugin(app: &mut App) {
    embedded_asset!(app, "mist.wgsl");
    app.add_plugins(Material2dPlugin::<LivingMist>::default());
    app.add_systems(Startup, prepare);
    app.add_systems(Update, give_way.in_set(FrameSystems::Move).run_if(in_state(Screen::Table)));
}

/// Whether patches are to move; without an adapter nothing is drawn at all.
pub(super) fn is_living(mist: MistChoice, adapter: Option<&RenderAdapterInfo>) -> bool {
    match mist {
        MistChoice::Living => true,
        MistChoice::Still => false,
        MistChoice::ByAdapter => adapter.is_some_and(|adapter| adapter.device_type != DeviceType::Cpu),
    }
}

/// A patch of mist on the graphics card.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
struct LivingMist {
    #[uniform(0)]
    look: Look,
    #[texture(1)]
    #[sampler(2)]
    picture: Handle<Image>,
    /// What the patch looked like before.
    #[texture(3)]
    former: Handle<Image>,
    #[texture(4)]
    #[sampler(5)]
    noise: Handle<Image>,
}

/// What the shader has to know of a patch; lengths are in squares, places on the board with `y` to the south.
#[derive(ShaderType, Clone, Copy, Debug, Default, PartialEq)]
struct Look {
    /// The patch's north-western corner.
    corner: Vec2,
    /// How much of the picture lies beyond the square.
    border: f32,
    /// 1 where it drifts, 0 where it stands still.
    drift: f32,
    /// Where the front began that burns the former picture away, and how far it has run; nowhere if there is none.
    front: Vec3,
    /// How much of the new picture is seen where no front runs: 0 the former one, 1 the new one.
    share: f32,
}

impl Material2d for LivingMist {
    fn fragment_shader() -> ShaderRef {
        "embedded://mists/app/games/mists/mist/mist.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }
}

/// What all patches share.
#[derive(Resource)]
pub(super) struct Shared {
    /// One square.
    square: Handle<Mesh>,
    /// Where there is no mist.
    clear: Handle<Image>,
}

fn prepare(mut meshes: ResMut<Assets<Mesh>>, mut images: ResMut<Assets<Image>>, mut commands: Commands) {
    let clear = images.add(to_image(&Picture::clear(1, 1)));
    commands.insert_resource(Shared { square: meshes.add(Rectangle::new(1.0, 1.0)), clear });
}

/// A patch gives way to its new picture.
#[derive(Component, Clone, Copy, Debug, Reflect)]
#[reflect(Component)]
struct GivesWay {
    /// As the front of a burning bank comes by, not all at once.
    burning: bool,
}

/// Lays living patches.
#[derive(SystemParam)]
pub(super) struct LivingCover<'w, 's> {
    patches: Query<'w, 's, (Entity, &'static Patch, &'static MeshMaterial2d<LivingMist>)>,
    materials: ResMut<'w, Assets<LivingMist>>,
    shared: Res<'w, Shared>,
    pictures: Res<'w, Pictures>,
    burning: Res<'w, Burning>,
    commands: Commands<'w, 's>,
}

impl LivingCover<'_, '_> {
    pub fn show(&mut self, at: Square, picture: Option<Handle<Image>>) {
        let burning = self.burning.front(at).is_some();
        let there = self.patches.iter().find(|(_, patch, _)| patch.at == at);
        if let Some((entity, _, material)) = there {
            let picture = picture.unwrap_or_else(|| self.shared.clear.clone());
            // Whoever takes it for writing has it uploaded again.
            if self.materials.get(material).is_none_or(|shown| shown.picture == picture) {
                return;
            }
            let Some(mut material) = self.materials.get_mut(material) else { return };
            material.former = std::mem::replace(&mut material.picture, picture);
            material.look.share = 0.0;
            self.commands.entity(entity).insert(GivesWay { burning });
        } else if let Some(picture) = picture {
            let corner = Vec2::new(f32::from(at.x), -f32::from(at.y) - 1.0);
            let look = Look { corner, border: mist::BORDER, share: 1.0, ..default() };
            let former = self.shared.clear.clone();
            let material = LivingMist { look, picture, former, noise: self.pictures.drift.clone() };
            let material = MeshMaterial2d(self.materials.add(material));
            self.commands.spawn((patch(at), Mesh2d(self.shared.square.clone()), material));
        }
    }
}

/// Patches give way within a third of a second; where a bank burns off, when the front has run over all of it.
fn give_way(
    time: Res<Time>,
    burning: Res<Burning>,
    chosen: Res<Chosen>,
    shared: Res<Shared>,
    patches: Query<(Entity, &Patch, &MeshMaterial2d<LivingMist>, Option<&GivesWay>)>,
    mut materials: ResMut<Assets<LivingMist>>,
    mut commands: Commands,
) {
    let step = time.delta_secs() * 3.0;
    let drift = if chosen.settings.reduced_motion { 0.0 } else { 1.0 };
    for (entity, patch, handle, giving_way) in &patches {
        let Some((known, gone)) = materials.get(handle).map(|mist| (mist.look, mist.picture == shared.clear)) else {
            continue;
        };
        let front = burning.front(patch.at).filter(|_| giving_way.is_some_and(|way| way.burning));
        let (front, share) = match (front, giving_way) {
            (Some(front), _) => (front.on_board(), 0.0),
            (None, Some(GivesWay { burning: false })) => (Vec3::ZERO, (known.share + step).min(1.0)),
            _ => (Vec3::ZERO, 1.0),
        };
        if giving_way.is_some() && share == 1.0 {
            match gone {
                true => commands.entity(entity).despawn(),
                false => {
                    commands.entity(entity).remove::<GivesWay>();
                }
            }
        }
        let look = Look { front, share, drift, ..known };
        if look != known
            && let Some(mut mist) = materials.get_mut(handle)
        {
            mist.look = look;
        }
    }
}
