// Draws the panels. It computes what bevy_egui's own shader does, and takes a shorter way for pictures that are drawn as
// they are: sheets and scenes cover half of the window, and without a graphics card six powers a pixel take long.

struct Transform {
    scale: vec2<f32>,
    translation: vec2<f32>,
}

struct Corner {
    @location(0) position: vec2<f32>,
    @location(1) uv: vec2<f32>,
    @location(2) colour: vec4<f32>,
}

struct Pixel {
    @builtin(position) position: vec4<f32>,
    @location(0) colour: vec4<f32>,
    @location(1) uv: vec2<f32>,
}

@group(0) @binding(0) var<uniform> transform: Transform;

#ifdef BINDLESS
struct Offset {
    offset: u32,
}
@group(1) @binding(0) var pictures: binding_array<texture_2d<f32>>;
@group(1) @binding(1) var samplers: binding_array<sampler>;
var<immediate> picture: Offset;
#else
@group(1) @binding(0) var picture: texture_2d<f32>;
@group(1) @binding(1) var picture_sampler: sampler;
#endif

fn to_linear(gamma: vec3<f32>) -> vec3<f32> {
    let dark = gamma / 12.92;
    let bright = pow((gamma + 0.055) / 1.055, vec3(2.4));
    return select(bright, dark, gamma < vec3(0.04045));
}

fn to_gamma(linear: vec3<f32>) -> vec3<f32> {
    let dark = linear * 12.92;
    let bright = 1.055 * pow(linear, vec3(1.0 / 2.4)) - 0.055;
    return select(bright, dark, linear < vec3(0.0031308));
}

@vertex
fn vs_main(corner: Corner) -> Pixel {
    let position = corner.position * transform.scale + transform.translation;
    return Pixel(vec4(position, 0.0, 1.0), corner.colour, corner.uv);
}

@fragment
fn fs_main(pixel: Pixel) -> @location(0) vec4<f32> {
#ifdef BINDLESS
    let texel = textureSample(pictures[picture.offset], samplers[picture.offset], pixel.uv);
#else
    let texel = textureSample(picture, picture_sampler, pixel.uv);
#endif
    // A picture as it is, or nothing at all.
    if all(pixel.colour == vec4(1.0)) || all(texel == vec4(0.0)) {
        return texel;
    }
    // A plain colour.
    if all(texel == vec4(1.0)) {
        return vec4(to_linear(pixel.colour.rgb), pixel.colour.a);
    }
    // Text looks right only if its colour is multiplied as egui does it: in gamma.
    return vec4(to_linear(to_gamma(texel.rgb) * pixel.colour.rgb), texel.a * pixel.colour.a);
}
