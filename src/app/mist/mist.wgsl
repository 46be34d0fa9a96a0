// A patch of living mist: the painter's picture sways, and billows lit from the north-west drift over it. When a bank
// burns off, a front runs over the patch and changes it to its new picture.

#import bevy_sprite::{mesh2d_vertex_output::VertexOutput, mesh2d_view_bindings::globals}

struct Look {
    // The north-western corner of the square on the board, in squares; y points south.
    corner: vec2<f32>,
    // How far the picture extends beyond the square, in squares.
    border: f32,
    // 1 if the mist drifts, 0 if it stands still.
    drift: f32,
    // The origin of the front that burns the former picture away, and how far it has run, in squares. Zero if there is
    // none.
    front: vec3<f32>,
    // How much of the new picture is visible where no front runs.
    share: f32,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> look: Look;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var picture_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var former: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(4) var noise: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(5) var noise_sampler: sampler;

const TOWARD_LIGHT: vec2<f32> = vec2(-0.022, -0.017);
const GOLD: vec3<f32> = vec3(1.0, 0.72, 0.28);

// The width of the noise in its finest level, in texels.
const TEXELS: f32 = 256.0;

// The noise at a place, at a given level. Sampled like this it may stand where only some pixels come.
fn noise_at(place: vec2<f32>, level: f32) -> vec4<f32> {
    return textureSampleLevel(noise, noise_sampler, place, level) - 0.5;
}

@fragment
fn fragment(mesh: VertexOutput) -> @location(0) vec4<f32> {
    let place = look.corner + mesh.uv;
    // The clock begins anew after an hour. The noise repeats after 1, so each speed is a whole number an hour.
    let time = globals.time / 3600.0 * look.drift;
    // Wisps are fine: seen from afar they need a coarser level. Everything else is wider than a pixel.
    let wisp_level = round(log2(max(TEXELS * 0.42 * abs(dpdx(mesh.uv.x)), 1.0)));
    let sway = noise_at(place * 0.11 + time * vec2(16.0, 7.0), 0.0).rg;

    // The picture sways within its border. Neighbours sway in the same way, so that they still join.
    let at = (mesh.uv + look.border + sway * 2.0 * look.border) / (1.0 + 2.0 * look.border);
    var mist = textureSample(picture, picture_sampler, at);
    var old = vec4(0.0);
    if look.share < 1.0 {
        old = textureSample(former, picture_sampler, at);
    }
    // Where there is no mist, nothing has to be computed. Most patches are clear in part.
    if mist.a + old.a == 0.0 {
        return vec4(0.0);
    }

    let drifted = place * vec2(0.12, 0.155) + sway * 0.18 - time * vec2(20.0, 7.0);
    let billow = noise_at(drifted, 0.0).b;
    let lee = noise_at(drifted + TOWARD_LIGHT, 0.0).b;
    let wisp = noise_at(place * vec2(0.42, 0.55) + sway * 0.3 - time * vec2(72.0, 29.0), wisp_level).a;
    var burns = 0.0;
    if look.share < 1.0 {
        let behind = look.front.z - distance(place, look.front.xy) - (wisp + billow) * 0.5;
        let share = select(look.share, smoothstep(0.0, 0.30, behind), look.front.z > 0.0);
        // Only mist that changes glows. Mist that stays the same stays cool.
        let change = old * old.a - mist * mist.a;
        burns = step(0.001, look.front.z) * exp(-18.0 * (behind - 0.12) * (behind - 0.12))
            * smoothstep(0.05, 0.35, length(change));
        let alpha = mix(old.a, mist.a, share);
        let colour = mix(old.rgb * old.a, mist.rgb * mist.a, share) / max(alpha, 0.001);
        mist = vec4(colour, alpha);
    }
    let thick = billow * 1.5 + wisp * 0.7;
    // Thin mist appears and disappears. Thick mist only becomes a little thinner.
    mist.a = clamp(mist.a * (1.0 + thick * mix(1.1, 0.28, mist.a)), 0.0, 1.0);
    // Golden haze emits light, so only cool mist gets light and shade.
    let cool = smoothstep(-0.12, 0.02, mist.b - mist.r);
    let lit = 1.0 + cool * (clamp((billow - lee) * 2.4, -0.20, 0.20) + wisp * 0.05);
    let shade = vec3(0.70, 0.81, 1.0);
    mist = vec4(mist.rgb * lit * mix(vec3(1.0), shade, cool * clamp(-thick * 0.40, 0.0, 0.32)), mist.a);

    return vec4(mix(mist.rgb, GOLD * 1.4, burns * 0.75), clamp(mist.a * (1.0 + burns * 0.35), 0.0, 1.0));
}
