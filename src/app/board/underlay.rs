//! A picture under everything that a camera draws. It is copied, not drawn, which is cheap on every machine.

use bevy::core_pipeline::{Core2d, Core2dSystems};
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::extract_component::{ExtractComponent, ExtractComponentPlugin};
use bevy::render::render_asset::RenderAssets;
use bevy::render::render_resource::Extent3d;
use bevy::render::renderer::{RenderContext, ViewQuery};
use bevy::render::texture::GpuImage;
use bevy::render::view::ViewTarget;

pub(super) fn plugin(app: &mut App) {
    // Without a renderer nothing is drawn, and nothing would notice that the component is removed.
    if app.get_sub_app(RenderApp).is_none() {
        return;
    }
    app.add_plugins(ExtractComponentPlugin::<Underlay>::default());
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.add_systems(Core2d, lay_under.before(Core2dSystems::MainPass));
    }
}

/// The picture with which a camera starts each frame. The camera itself must not clear its target.
#[derive(Component, ExtractComponent, Clone, Debug)]
pub(super) struct Underlay(pub Handle<Image>);

fn lay_under(
    view: ViewQuery<(&ViewTarget, &Underlay)>,
    pictures: Res<RenderAssets<GpuImage>>,
    mut frame: RenderContext,
) {
    let (target, underlay) = view.into_inner();
    let (Some(picture), onto) = (pictures.get(&underlay.0), target.main_texture()) else { return };
    if picture.texture.format() != onto.format() {
        warn_once!("the land can't be shown: the screen's pixels are {:?}", onto.format());
        return;
    }
    // While the window is being resized, the two sizes may differ for a frame.
    let size = Extent3d {
        width: picture.texture.width().min(onto.width()),
        height: picture.texture.height().min(onto.height()),
        depth_or_array_layers: 1,
    };
    frame.command_encoder().copy_texture_to_texture(picture.texture.as_image_copy(), onto.as_image_copy(), size);
}
