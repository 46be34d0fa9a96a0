//! The living mist: how a patch moves on the graphics card, how it changes to a new picture, and whether the card is
//! fast enough.

use super::burning::Burning;
use super::{Patch, patch};
use crate::app::pictures::{Pictures, to_image};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::shell::settings::Chosen;
use crate::painter::mist;
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

/// Whether patches should move. Without an adapter nothing is drawn.
pub(super) fn is_living(mist: MistChoice, adapter: Option<&RenderAdapterInfo>) -> bool {
    match mist {
        MistChoice::Living => true,
        MistChoice::Still => false,
        MistChoice::ByAdapter => adapter.is_some_and(|adapter| adapter.device_type != DeviceType::Cpu),
    }
}

/// The material of a living patch.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
struct LivingMist {
    #[uniform(0)]
    look: Look,
    #[texture(1)]
    #[sampler(2)]
    picture: Handle<Image>,
    /// The previous picture.
    #[texture(3)]
    former: Handle<Image>,
    #[texture(4)]
    #[sampler(5)]
    noise: Handle<Image>,
}

/// The shader's data for a patch. Lengths are in squares. Points of the board have `y` to the south.
#[derive(ShaderType, Clone, Copy, Debug, Default, PartialEq)]
struct Look {
    /// The north-western corner of the square.
    corner: Vec2,
    /// How far the picture extends beyond the square.
    border: f32,
    /// 1 if the mist drifts, 0 if it stands still.
    drift: f32,
    /// The origin of the front that burns the former picture away, and how far it has run. Zero if there is none.
    front: Vec3,
    /// How much of the new picture is visible where no front runs: 0 is the former picture, 1 the new one.
    share: f32,
}

impl Material2d for LivingMist {
    fn fragment_shader() -> ShaderRef {
        "embedded://mists/app/mist/mist.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }
}

/// Assets that all patches share.
#[derive(Resource)]
pub(super) struct Shared {
    /// A mesh of one square.
    square: Handle<Mesh>,
    /// An empty picture for squares without mist.
    clear: Handle<Image>,
}

fn prepare(mut meshes: ResMut<Assets<Mesh>>, mut images: ResMut<Assets<Image>>, mut commands: Commands) {
    let clear = images.add(to_image(&Picture::clear(1, 1)));
    commands.insert_resource(Shared { square: meshes.add(Rectangle::new(1.0, 1.0)), clear });
}

/// A patch that changes to its new picture.
#[derive(Component, Clone, Copy, Debug, Reflect)]
#[reflect(Component)]
struct GivesWay {
    /// Whether the front of a burning bank changes it, instead of all at once.
    burning: bool,
}

/// Creates and updates living patches.
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
            // A mutable borrow would upload the material again.
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

/// Patches change within a third of a second. Where a bank burns off, they change when the front has run over all of
/// it.
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
