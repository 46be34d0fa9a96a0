//! The painter's small pictures as textures: figures, frames and the table. They are painted once, in the background,
//! while the title is on the screen.

mod rivals;

pub use rivals::Rivals;

use super::shell::background::background;
use super::shell::screen::Screen;
use crate::app::shell::frame::FrameSystems;
use crate::painter::figures::glyph::Glyph;
use crate::painter::figures::{self, Extent, cat, choice, circle, coin, ghost, guard, hound, lantern};
use crate::painter::picture::Picture;
use crate::painter::tiles::{card_back, frames};
use crate::painter::{drift, table};
use crate::rules::mists::Hound;
use crate::rules::{ByColour, Colour};
use bevy::asset::{AssetHandleProvider, RenderAssetUsages};
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::sprite::Anchor;
use bevy::tasks::{Task, block_on, futures::check_ready};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sharpness>().add_systems(OnExit(Screen::Loading), begin);
    // `take_in` is an exclusive system and the first of ours. It does not matter which of the engine's systems run
    // before it.
    let take_in = take_in.before(FrameSystems::Arrive).ambiguous_with_all();
    app.add_systems(Update, take_in.run_if(resource_exists::<UnderWay>));
}

/// Pixels per square for figures and frames. Pictures that cover many squares have half as many. The tile in hand, the
/// table top, the mist and the haunted house are finer or coarser in the same measure.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sharpness(pub u32);

impl Default for Sharpness {
    /// Enough for the closest zoom on ordinary screens.
    fn default() -> Sharpness {
        Sharpness(USUAL_SHARPNESS)
    }
}

impl Sharpness {
    /// Enough for a canvas this many pixels wide: the usual one, or less on a small canvas.
    pub fn on_canvas(width: u32) -> Sharpness {
        Sharpness((USUAL_SHARPNESS * width / FULL_WIDTH).clamp(1, USUAL_SHARPNESS))
    }

    /// How long something is that has this length at the usual sharpness. Both are pixels.
    pub fn scaled(self, usual: u32) -> u32 {
        (usual * self.0 / USUAL_SHARPNESS).max(1)
    }

    /// How fine this is, as a part of the usual sharpness.
    fn share(self) -> f32 {
        self.0 as f32 / USUAL_SHARPNESS as f32
    }
}

const USUAL_SHARPNESS: u32 = 256;
/// Windows from this width on, in pixels, have pictures of the usual sharpness.
const FULL_WIDTH: u32 = 1280;

/// Width of the drift texture, in pixels. It holds the numbers that move the mist.
const DRIFT: u32 = 256;

/// A texture with its size on the board and its anchor.
#[derive(Clone, Debug, Default)]
pub struct Stamp {
    image: Handle<Image>,
    /// In squares.
    size: Vec2,
    /// Where the figure's feet are, in the units of Bevy's anchors.
    anchor: Vec2,
}

impl Stamp {
    fn of(fresh: &mut Fresh, extent: &Extent, paint: impl Fn(u32) -> Picture) -> Stamp {
        let height = (extent.squares * fresh.sharpness.0 as f32) as u32;
        let picture = paint(height);
        let pixels = Vec2::new(picture.width as f32, picture.height as f32);
        let (x, y) = extent.feet(height);
        Stamp {
            image: fresh.add(&picture),
            size: pixels / height as f32 * extent.squares,
            anchor: Vec2::new(x / pixels.x - 0.5, 0.5 - y / pixels.y),
        }
    }

    fn framing(fresh: &mut Fresh, picture: &Picture) -> Stamp {
        Stamp::covering(fresh, picture, 1.0 + 2.0 * frames::MARGIN)
    }

    /// A picture this many squares wide and high, anchored at its middle.
    fn covering(fresh: &mut Fresh, picture: &Picture, squares: f32) -> Stamp {
        let whole = Vec2::new(picture.width as f32, picture.height as f32);
        // Cut off the empty rim: transparent pixels cost as much to draw as visible ones.
        let (seen, corner) = picture.trimmed();
        let pixels = Vec2::new(seen.width as f32, seen.height as f32);
        let middle = (whole / 2.0 - Vec2::new(corner.0 as f32, corner.1 as f32)) / pixels;
        Stamp {
            image: fresh.add(&seen),
            size: pixels / whole * squares,
            anchor: Vec2::new(middle.x - 0.5, 0.5 - middle.y),
        }
    }

    /// The components that show this stamp.
    pub fn sprite(&self) -> (Sprite, Anchor) {
        let sprite = Sprite { image: self.image.clone(), custom_size: Some(self.size), ..default() };
        (sprite, Anchor(self.anchor))
    }
}

/// All small pictures that appear on the board.
#[derive(Resource)]
pub struct Pictures {
    /// A guard meeple of each colour.
    pub guards: ByColour<Stamp>,
    /// The light of a guard's lantern on the ground.
    pub lantern: Stamp,
    /// A guard of each colour that lies in a cemetery.
    pub buried: ByColour<Stamp>,
    /// Rufus and Ronja.
    hounds: [Stamp; 2],
    /// Eloise, sitting.
    pub cat: Stamp,
    /// Eloise walking east.
    pub cat_walking: Stamp,
    /// A spell circle that holds nobody.
    pub circle_empty: Stamp,
    /// A spell circle that holds a ghost.
    pub circle_held: Stamp,
    /// A ghost.
    pub ghost: Stamp,
    /// A ghost that the placement would bring.
    pub ghost_to_come: Stamp,
    /// The disc behind points on the board.
    pub coin: Stamp,
    /// How choices are marked.
    pub marks: Marks,
    /// What only the competitive game has on its board.
    pub rivals: Rivals,
    /// Frame around the tile that was laid last.
    pub last_laid: Stamp,
    /// Frame around the tile in the air.
    pub lifted: Stamp,
    /// Frame around a tile that would lose the game.
    pub danger: Stamp,
    /// The mark of an open edge on the northern side of a square.
    pub open_edge: Stamp,
    /// The back of a tile that lies face down.
    pub card_back: Stamp,
    /// Light on a square and the eight squares around it.
    pub surroundings: Stamp,
    /// A cold ring.
    pub ripple: Stamp,
    /// Shadow under the tile in the air.
    pub lifted_shadow: Stamp,
    /// The font of numbers on the board.
    pub figures_font: Handle<Font>,
    /// The table under the board.
    pub table: Handle<Image>,
    /// The dark rim of the window.
    pub vignette: Handle<Image>,
    /// Numbers that move the living mist. The texture repeats without a seam.
    pub drift: Handle<Image>,
}

impl Pictures {
    /// A standing hound.
    pub fn hound(&self, hound: Hound) -> &Stamp {
        &self.hounds[hound as usize]
    }
}

/// The mark of a choice: one picture while it may be chosen, one while the pointer is on it.
#[derive(Clone, Debug, Default)]
pub struct Sign {
    /// Shown while it may be chosen.
    pub hollow: Stamp,
    /// Shown while the pointer is on it.
    pub filled: Stamp,
}

impl Sign {
    /// A place for the piece that the glyph shows.
    fn socket(fresh: &mut Fresh, glyph: Glyph) -> Sign {
        Sign::of(fresh, &choice::SOCKET, |square, fill| choice::socket(square, fill, glyph))
    }

    fn of(fresh: &mut Fresh, extent: &Extent, paint: impl Fn(u32, choice::Fill) -> Picture) -> Sign {
        Sign {
            hollow: Stamp::of(fresh, extent, |square| paint(square, choice::Fill::Hollow)),
            filled: Stamp::of(fresh, extent, |square| paint(square, choice::Fill::Filled)),
        }
    }

    /// The picture for this state.
    pub fn stamp(&self, pointed_at: bool) -> &Stamp {
        if pointed_at { &self.filled } else { &self.hollow }
    }
}

/// How choices are marked.
#[derive(Clone, Debug)]
pub struct Marks {
    /// A place for a meeple.
    pub socket: Sign,
    /// The line from a moved socket to its real place. It is stretched to that length.
    pub pin: Stamp,
    /// The real place, at the end of the pin.
    pub pin_head: Stamp,
    /// A ring around a figure's feet.
    pub ring: Sign,
    /// Somebody gets something.
    pub down: Sign,
    /// Somebody leaves.
    pub up: Sign,
    /// A ghost that would leave.
    pub coat: Sign,
    /// A region to score.
    pub tag: Sign,
    /// A figure that Eloise may join.
    pub cat: Sign,
    /// A square for a tile.
    pub square: Sign,
}

impl Marks {
    fn paint(fresh: &mut Fresh) -> Marks {
        Marks {
            socket: Sign::socket(fresh, Glyph::Pawn),
            pin: Stamp::covering(fresh, &choice::pin(32), 1.0),
            pin_head: Stamp::of(fresh, &choice::PIN_HEAD, choice::pin_head),
            ring: Sign::of(fresh, &choice::RING, choice::ring),
            down: Sign::of(fresh, &choice::DOWN, choice::down),
            up: Sign::of(fresh, &choice::UP, choice::up),
            coat: Sign::of(fresh, &choice::COAT, choice::coat),
            tag: Sign::of(fresh, &choice::TAG, choice::tag),
            cat: Sign::of(fresh, &choice::CAT_TAG, choice::cat_tag),
            square: Sign {
                hollow: Stamp::framing(fresh, &choice::square(fresh.sharpness.0, choice::Fill::Hollow)),
                filled: Stamp::framing(fresh, &choice::square(fresh.sharpness.0, choice::Fill::Filled)),
            },
        }
    }
}

/// Painted images that are not yet in the world, with the handles reserved for them.
struct Fresh {
    sharpness: Sharpness,
    handles: AssetHandleProvider,
    images: Vec<(Handle<Image>, Image)>,
}

impl Fresh {
    fn add(&mut self, picture: &Picture) -> Handle<Image> {
        self.add_image(to_image(picture))
    }

    fn add_image(&mut self, image: Image) -> Handle<Image> {
        let handle: Handle<Image> = self.handles.reserve_handle().typed();
        self.images.push((handle.clone(), image));
        handle
    }
}

/// The background task that paints all pictures.
#[derive(Resource)]
struct UnderWay(Task<(Pictures, Fresh)>);

fn begin(images: Res<Assets<Image>>, files: Res<AssetServer>, sharpness: Res<Sharpness>, mut commands: Commands) {
    let mut fresh = Fresh { sharpness: *sharpness, handles: images.get_handle_provider(), images: Vec::new() };
    let font = files.load("fonts/Alegreya-ExtraBold-lining.ttf");
    commands.insert_resource(UnderWay(background().spawn(async move { (paint(&mut fresh, font), fresh) })));
}

fn take_in(world: &mut World) {
    if let Some((pictures, fresh)) = check_ready(&mut world.resource_mut::<UnderWay>().0) {
        world.remove_resource::<UnderWay>();
        hang(world, pictures, fresh);
    }
}

/// Waits until the pictures are ready, because no table can be laid without them. Usually they are ready while the
/// player is still at the title.
pub fn finish(world: &mut World) {
    if let Some(under_way) = world.remove_resource::<UnderWay>() {
        let (pictures, fresh) = block_on(under_way.0);
        hang(world, pictures, fresh);
    }
}

fn hang(world: &mut World, pictures: Pictures, fresh: Fresh) {
    let mut images = world.resource_mut::<Assets<Image>>();
    for (handle, image) in fresh.images {
        // The handle is alive, so the insertion cannot fail.
        let _ = images.insert(&handle, image);
    }
    world.insert_resource(pictures);
}

fn paint(fresh: &mut Fresh, figures_font: Handle<Font>) -> Pictures {
    let (mut guards, mut buried) = (ByColour::default(), ByColour::default());
    for colour in Colour::ALL {
        guards[colour] = Stamp::of(fresh, &guard::EXTENT, |h| guard::standing(colour, h, guard::Ground::Land));
        buried[colour] = Stamp::of(fresh, &guard::LYING, |h| guard::lying(colour, h));
    }
    let hounds = [hound::Hound::Rufus, hound::Hound::Ronja]
        .map(|hound| Stamp::of(fresh, &hound::EXTENT, |length| hound::standing(hound, length)));
    let (sharpness, square) = (fresh.sharpness, fresh.sharpness.0);
    Pictures {
        guards,
        lantern: Stamp::of(fresh, &lantern::EXTENT, lantern::pool),
        buried,
        hounds,
        cat: Stamp::of(fresh, &cat::EXTENT, cat::sitting),
        cat_walking: Stamp::of(fresh, &cat::WALKING, cat::walking),
        circle_empty: Stamp::of(fresh, &circle::EXTENT, circle::empty),
        circle_held: Stamp::of(fresh, &circle::EXTENT, circle::held),
        ghost: Stamp::of(fresh, &ghost::EXTENT, |h| ghost::ghost(h, 0.4)),
        ghost_to_come: Stamp::of(fresh, &ghost::EXTENT, |h| ghost::to_come(h, 0.4)),
        coin: Stamp::of(fresh, &figures::coin::EXTENT, coin::coin),
        marks: Marks::paint(fresh),
        rivals: Rivals::paint(fresh),
        last_laid: Stamp::framing(fresh, &frames::last_placed(square)),
        lifted: Stamp::framing(fresh, &frames::lifted(square)),
        danger: Stamp::framing(fresh, &frames::danger(square)),
        open_edge: Stamp::framing(fresh, &frames::open_edge(square)),
        card_back: Stamp::covering(fresh, &card_back::paint(square), 1.0),
        surroundings: Stamp::covering(fresh, &frames::surroundings(square / 2), 3.0 + 2.0 * frames::MARGIN),
        ripple: Stamp::framing(fresh, &frames::ripple(square)),
        lifted_shadow: Stamp::framing(fresh, &frames::lifted_shadow(square)),
        figures_font,
        table: fresh.add(&table::ground(sharpness.scaled(1920), sharpness.scaled(1080), sharpness.share())),
        vignette: fresh.add(&table::vignette(640, 360)),
        drift: fresh.add_image(drift_numbers()),
    }
}

/// The drift texture. Shaders read it as numbers, not as colours, and it repeats at its edges.
fn drift_numbers() -> Image {
    let mut image = to_image(&drift::paint(DRIFT));
    image.texture_descriptor.format = TextureFormat::Rgba8Unorm;
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        mipmap_filter: ImageFilterMode::Linear,
        ..ImageSamplerDescriptor::linear()
    });
    image
}

/// Converts a loaded image to the painter's picture. `None` if its layout is not four bytes per pixel.
pub fn to_picture(image: &Image) -> Option<Picture> {
    let rgba = image.data.clone()?;
    let (width, height) = (image.width(), image.height());
    (rgba.len() as u64 == u64::from(width) * u64::from(height) * 4).then_some(Picture { width, height, rgba })
}

/// Converts a picture to a texture with all mipmap levels. Without them a distant board would shimmer.
pub fn to_image(picture: &Picture) -> Image {
    let mut level = bled(picture);
    let mut data = Vec::with_capacity(level.rgba.len() * 4 / 3 + 4);
    let mut levels = 1;
    data.extend_from_slice(&level.rgba);
    while level.width.max(level.height) > 1 {
        level = level.halved();
        data.extend_from_slice(&level.rgba);
        levels += 1;
    }
    let size = Extent3d { width: picture.width, height: picture.height, depth_or_array_layers: 1 };
    let mut image =
        Image::new_uninit(size, TextureDimension::D2, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD);
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = levels;
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mipmap_filter: ImageFilterMode::Linear,
        ..ImageSamplerDescriptor::linear()
    });
    image
}

/// Gives transparent pixels the colour of their neighbours. Straight alpha is filtered channel by channel, so black
/// would bleed into every edge.
fn bled(picture: &Picture) -> Picture {
    let mut out = picture.clone();
    for y in 0..picture.height {
        for x in 0..picture.width {
            if picture.pixel(x, y)[3] > 0 {
                continue;
            }
            let columns = x.saturating_sub(1)..=(x + 1).min(picture.width - 1);
            let rows = y.saturating_sub(1)..=(y + 1).min(picture.height - 1);
            let near = rows.flat_map(|y| columns.clone().map(move |x| picture.pixel(x, y)));
            if let Some(colour) = near.max_by_key(|pixel| pixel[3]).filter(|pixel| pixel[3] > 0) {
                let at = ((y * picture.width + x) * 4) as usize;
                out.rgba[at..at + 3].copy_from_slice(&colour[..3]);
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_transparent_edges_keep_their_colour_when_halved() {
        let red = [200, 10, 10, 255];
        let clear = [0, 0, 0, 0];
        let picture = Picture { width: 2, height: 2, rgba: [red, clear, clear, red].concat() };
        assert_eq!(bled(&picture).halved().pixel(0, 0), [200, 10, 10, 127]);
    }

    #[test]
    fn an_image_carries_every_level_down_to_one_pixel() {
        let image = to_image(&Picture::clear(8, 4));
        assert_eq!(image.texture_descriptor.mip_level_count, 4);
        assert_eq!(image.data.map(|data| data.len()), Some(4 * (32 + 8 + 2 + 1)));
    }
}
