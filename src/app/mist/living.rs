//! The living mist: how a patch moves on the graphics card, and whether the card is up to it.

use crate::app::pictures::to_image;
use crate::painter::drift;
use crate::table::settings::MistChoice;
use bevy::asset::embedded_asset;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, ShaderType, TextureFormat};
use bevy::render::renderer::RenderAdapterInfo;
use bevy::shader::ShaderRef;
use bevy::sprite_render::{AlphaMode2d, Material2d, Material2dPlugin};
use wgpu_types::DeviceType;

pub(super) fn plugin(app: &mut App) {
    embedded_asset!(app, "mist.wgsl");
    app.add_plugins(Material2dPlugin::<LivingMist>::default());
    app.add_systems(Startup, weave);
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
pub(super) struct LivingMist {
    #[uniform(0)]
    pub look: Look,
    #[texture(1)]
    #[sampler(2)]
    pub picture: Handle<Image>,
    #[texture(3)]
    #[sampler(4)]
    pub noise: Handle<Image>,
}

/// What the shader has to know of a patch; lengths are in squares, places on the board with `y` to the south.
#[derive(ShaderType, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Look {
    /// The patch's north-western corner.
    pub corner: Vec2,
    /// How much of the picture lies beyond the square.
    pub border: f32,
    /// 1 where it drifts, 0 where it stands still.
    pub drift: f32,
    /// Where a front began that runs over it, and how far it has run.
    pub front: Vec3,
    /// 1: the front uncovers the patch, -1: it takes it away, 0: there is none.
    pub turn: f32,
    pub opacity: f32,
}

impl Material2d for LivingMist {
    fn fragment_shader() -> ShaderRef {
        "embedded://mists/app/mist/mist.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }
}

/// What all patches share.
#[derive(Resource)]
pub(super) struct Loom {
    /// One square.
    pub square: Handle<Mesh>,
    /// What moves them.
    pub noise: Handle<Image>,
}

/// Pixels of the noise that moves the mist.
const NOISE: u32 = 256;

fn weave(mut meshes: ResMut<Assets<Mesh>>, mut images: ResMut<Assets<Image>>, mut commands: Commands) {
    let mut noise = to_image(&drift::paint(NOISE));
    // Numbers, not colours.
    noise.texture_descriptor.format = TextureFormat::Rgba8Unorm;
    noise.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        mipmap_filter: ImageFilterMode::Linear,
        ..ImageSamplerDescriptor::linear()
    });
    commands.insert_resource(Loom { square: meshes.add(Rectangle::new(1.0, 1.0)), noise: images.add(noise) });
}
