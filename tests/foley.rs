//! The sounds as numbers: clean, limited, balanced, the same every time, and different if they should differ.

use fundsp::fft::real_fft;
use mists::foley::ambience::{self, Layer};
use mists::foley::{self, RATE, Samples, Sound, TUMBLE};
use mists::rules::mists::Hound;
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

/// Every sound, made once for all tests.
static MADE: LazyLock<HashMap<Sound, Samples>> =
    LazyLock::new(|| Sound::every().map(|sound| (sound, foley::make(sound))).collect());

fn make(sound: Sound) -> &'static Samples {
    &MADE[&sound]
}

/// Number of samples for a spectrum.
const WINDOW: usize = 16_384;

/// The power of each frequency in the first third of a second.
fn spectrum(sound: Sound) -> Vec<f32> {
    let mut stretch = make(sound).middle();
    stretch.resize(WINDOW, 0.0);
    real_fft(&mut stretch).iter().skip(1).map(|part| part.norm_sqr()).collect()
}

fn hertz(bin: usize) -> f32 {
    (bin + 1) as f32 * RATE as f32 / WINDOW as f32
}

/// The mean frequency, in hertz.
fn centroid(sound: Sound) -> f32 {
    let spectrum = spectrum(sound);
    let whole: f32 = spectrum.iter().sum();
    spectrum.iter().enumerate().map(|(bin, power)| hertz(bin) * power).sum::<f32>() / whole
}

/// The strongest frequency.
fn loudest_tone(sound: Sound) -> f32 {
    let spectrum = spectrum(sound);
    let loudest = (0..spectrum.len()).max_by(|a, b| spectrum[*a].total_cmp(&spectrum[*b]));
    hertz(loudest.expect("a spectrum"))
}

/// The share of the power below a frequency.
fn share_below(sound: Sound, limit: f32) -> f32 {
    let spectrum = spectrum(sound);
    let below = spectrum.iter().enumerate().filter(|(bin, _)| hertz(*bin) < limit);
    below.map(|(_, power)| power).sum::<f32>() / spectrum.iter().sum::<f32>()
}

fn level(samples: &[[f32; 2]]) -> f32 {
    let power: f32 = samples.iter().flatten().map(|sample| sample * sample).sum();
    (power / (2 * samples.len()) as f32).sqrt()
}

/// The level of the loudest tenth of a second.
fn loudest(samples: &Samples) -> f32 {
    let stretch = samples.frames.len().min(RATE as usize / 10);
    samples.frames.windows(stretch).step_by(441).map(level).fold(0.0, f32::max)
}

/// The time from the start until no sample is above this share of the largest, in seconds.
fn rings_for(sound: Sound, share: f32) -> f32 {
    let samples = make(sound).middle();
    let largest = samples.iter().fold(0.0_f32, |peak, sample| sample.abs().max(peak));
    let last = samples.iter().rposition(|sample| sample.abs() > largest * share).unwrap_or(0);
    last as f32 / RATE as f32
}

/// The smallest and the largest length of a sound, in seconds.
fn bounds(sound: Sound) -> (f32, f32) {
    match sound {
        Sound::Button => (0.03, 0.12),
        Sound::TileLaid(_) | Sound::TileTurned | Sound::Refused => (0.1, 0.4),
        Sound::MeepleSet | Sound::MeepleHome => (0.1, 0.4),
        Sound::ScoreStep(_) => (0.2, 0.6),
        Sound::GhostComes(_) | Sound::DrawnIn | Sound::HoundBark(_) => (0.5, 1.4),
        Sound::GhostsFreed | Sound::BankBurnsOff | Sound::Purr | Sound::FaceDown => (1.0, 2.1),
        Sound::GuardComes | Sound::StairCreaks(_) => (0.3, 0.9),
        Sound::DieTurned | Sound::CardTaken => (0.1, 0.4),
        Sound::CardsDealt => (0.3, 0.6),
        Sound::DiceTumble(_) => (TUMBLE, TUMBLE + 0.3),
        Sound::CardTurnedUp | Sound::Dispelled | Sound::Glass => (0.7, 1.4),
        Sound::DoorShuts | Sound::MusicBox => (1.0, 2.1),
        Sound::ClockStrikes => (2.0, 3.5),
        Sound::Lap => (0.6, 1.4),
        Sound::Buried | Sound::MonasteryBell => (1.5, 2.5),
        Sound::Victory | Sound::Defeat => (3.0, 5.0),
    }
}

#[test]
fn every_sound_is_clean() {
    for sound in Sound::every() {
        let samples = make(sound);
        assert!(samples.frames.iter().flatten().all(|sample| sample.is_finite()), "{sound:?}: a number that is none");
        assert!(samples.peak() <= 0.7, "{sound:?}: peak {}", samples.peak());
        let (first, last) = (samples.frames[0], samples.frames[samples.frames.len() - 1]);
        assert!(first.into_iter().chain(last).all(|edge| edge.abs() < 1e-3), "{sound:?}: clicks: {first:?}, {last:?}");
        for side in 0..2 {
            let offset: f32 = samples.frames.iter().map(|frame| frame[side]).sum::<f32>() / samples.frames.len() as f32;
            assert!(offset.abs() < 1e-3, "{sound:?}: rests at {offset}");
        }
    }
}

#[test]
fn every_sound_is_as_long_and_as_loud_as_its_kind() {
    for sound in Sound::every() {
        let (samples, (shortest, longest)) = (make(sound), bounds(sound));
        assert!((shortest..=longest).contains(&samples.seconds()), "{sound:?}: {} s", samples.seconds());
        let level = loudest(samples);
        assert!((0.02..=0.2).contains(&level), "{sound:?}: level {level}");
    }
    let level = |sound| loudest(make(sound));
    assert!(level(Sound::Button) < level(Sound::tile(0)) / 1.5, "a button is quieter than a tile");
    assert!(level(Sound::ghost(0)) < level(Sound::Victory), "a ghost is quieter than victory");
}

#[test]
fn every_sound_is_the_same_each_time_and_unlike_every_other() {
    let mut known = HashSet::new();
    for sound in Sound::every() {
        let samples = make(sound);
        assert_eq!(*samples, foley::make(sound), "{sound:?}");
        let bits: Vec<u32> = samples.frames.iter().flatten().map(|sample| sample.to_bits()).collect();
        assert!(known.insert(bits), "{sound:?} sounds like another");
    }
    assert_eq!(known.len(), 20 + 3 + 3 + 9 + 1 + 17);
}

#[test]
fn a_tile_is_a_short_low_thud() {
    for number in 0..Sound::TILES {
        let tile = Sound::tile(number);
        assert!(share_below(tile, 250.0) > 0.6, "{tile:?}: {}", share_below(tile, 250.0));
        assert!(rings_for(tile, 0.1) < 0.15, "{tile:?} rings for {} s", rings_for(tile, 0.1));
    }
}

#[test]
fn sounds_differ_as_their_makers_do() {
    let [rufus, ronja] = Hound::ALL.map(|hound| centroid(Sound::HoundBark(hound)));
    assert!(ronja > 1.5 * rufus, "Ronja is leaner than Rufus: {ronja} against {rufus}");
    assert!(centroid(Sound::MeepleSet) > 2.0 * centroid(Sound::tile(0)), "a meeple is smaller than a tile");
    assert!(centroid(Sound::TileTurned) > 2.0 * centroid(Sound::MeepleSet), "card is brighter than wood");
    assert!(centroid(Sound::FaceDown) < 250.0, "a tile on its face is dark: {}", centroid(Sound::FaceDown));
    assert!(centroid(Sound::Refused) < 400.0, "no is dull: {}", centroid(Sound::Refused));
    assert!(centroid(Sound::Victory) > centroid(Sound::Defeat), "bells are brighter than wind");
    assert!(centroid(Sound::Lap) > centroid(Sound::MonasteryBell), "a chime is brighter than a bell");
    assert!(centroid(Sound::Glass) > centroid(Sound::MusicBox), "glass is brighter than a music box");
    assert!(centroid(Sound::MusicBox) > 2.0 * centroid(Sound::ClockStrikes), "a music box is smaller than a clock");
    assert!(rings_for(Sound::MonasteryBell, 0.1) > 3.0 * rings_for(Sound::GuardComes, 0.1), "a spear does not ring on");
}

#[test]
fn steps_on_the_track_climb() {
    let tones: Vec<f32> = (0..Sound::STEPS).map(|step| loudest_tone(Sound::ScoreStep(step))).collect();
    assert!(tones.windows(2).all(|pair| pair[1] > pair[0] * 1.05), "{tones:?}");
}

#[test]
fn higher_stairs_creak_higher() {
    let heard: Vec<f32> = (1..=Sound::STAIRS).map(|step| centroid(Sound::StairCreaks(step))).collect();
    assert!(heard.windows(2).all(|pair| pair[0] > pair[1] * 1.1), "from the top down: {heard:?}");
}

#[test]
fn dice_lie_still_when_they_should_and_more_dice_are_denser() {
    for number in Sound::DICE {
        let rests = rings_for(Sound::dice(number.into()), 0.1);
        assert!((TUMBLE - 0.1..=TUMBLE).contains(&rests), "{number} dice lie still after {rests} s");
    }
    let busy = |number| {
        let samples = make(Sound::dice(number)).middle();
        samples.iter().filter(|sample| sample.abs() > 0.02).count()
    };
    assert!(busy(6) > busy(3), "six dice are more than three");
    assert_eq!([0, 2, 4, 300].map(Sound::dice), [3, 3, 4, 6].map(Sound::DiceTumble));
}

/// The level between two times, in seconds.
fn level_at(sound: Sound, from: f32, to: f32) -> f32 {
    let place = |seconds: f32| (seconds * RATE as f32) as usize;
    level(&make(sound).frames[place(from)..place(to)])
}

#[test]
fn dispelling_runs_backwards() {
    let at = |from, to| level_at(Sound::Dispelled, from, to);
    let (begins, swells, gone) = (at(0.1, 0.2), at(0.42, 0.52), at(0.75, 0.85));
    assert!(swells > 3.0 * begins && swells > 3.0 * gone, "{begins}, {swells}, {gone}");
}

#[test]
fn a_door_creaks_before_it_falls_shut() {
    let (creaks, shuts) = (level_at(Sound::DoorShuts, 0.1, 0.4), level_at(Sound::DoorShuts, 0.58, 0.68));
    assert!(creaks > 0.002 && shuts > 3.0 * creaks, "{creaks}, {shuts}");
}

#[test]
fn four_ghosts_are_a_chord() {
    let tones: Vec<f32> = (0..Sound::GHOSTS).map(|note| loudest_tone(Sound::ghost(note))).collect();
    for (tone, wanted) in tones.iter().zip([587.33, 698.46, 880.0, 1046.5_f32]) {
        assert!((tone / wanted).log2().abs() < 1.0 / 24.0, "{tones:?}: {wanted} is missing");
    }
    assert_eq!(Sound::ghost(4), Sound::ghost(0));
}

#[test]
fn the_night_has_no_seam() {
    for layer in Layer::ALL {
        let night = ambience::make(layer);
        assert_eq!(night, ambience::make(layer));
        assert!((night.seconds() - ambience::SECONDS).abs() < 1e-4);
        assert!(night.seconds() >= 20.0, "the ear would find it out");
        assert!(night.peak() <= 0.7);
        let at = |number: usize, side: usize| night.frames[number % night.frames.len()][side];
        let count = night.frames.len();
        for side in 0..2 {
            let step = |number: usize| at(number + 1, side) - at(number, side);
            let bend = |number: usize| (step(number + 1) - step(number)).abs();
            let most = |of: &dyn Fn(usize) -> f32| (0..count).map(|number| of(number).abs()).fold(0.0, f32::max);
            let (most_step, most_bend) = (most(&step), most(&bend));
            for join in count - 3..count {
                assert!(step(join).abs() <= most_step / 2.0, "{layer:?}: jumps by {}", step(join));
                assert!(bend(join) <= most_bend / 2.0, "{layer:?}: bends by {}", bend(join));
            }
        }
        let second = RATE as usize;
        let levels: Vec<f32> = night.frames.chunks(second).map(level).collect();
        let (before, after) = (levels[levels.len() - 1], levels[0]);
        assert!((0.6..=1.6).contains(&(after / before)), "{layer:?}: {before} then {after}");
        assert!(levels.iter().all(|level| (0.02..=0.16).contains(level)), "{layer:?}: {levels:?}");
    }
}

#[test]
fn the_night_grows_darker_with_danger() {
    let outdoors = [Layer::Calm, Layer::Uneasy, Layer::Dread];
    let shares = |danger| outdoors.map(|layer| layer.share(danger, 0.0));
    assert_eq!(shares(0.0), [1.0, 0.0, 0.0]);
    let [calm, uneasy, dread] = shares(1.0);
    assert!(calm < 0.5 && uneasy > 0.5 && dread == 1.0);
    for hundredth in 0..100 {
        let (now, next) = (shares(hundredth as f32 / 100.0), shares((hundredth + 1) as f32 / 100.0));
        assert!(next[0] <= now[0] && next[2] >= now[2]);
        assert!(now.iter().zip(next).all(|(now, next)| (now - next).abs() < 0.05), "it turns dark little by little");
    }
}

#[test]
fn in_a_house_the_clock_takes_the_place_of_the_crickets() {
    for tenth in 0..=10 {
        let danger = tenth as f32 / 10.0;
        assert_eq!(Layer::Indoors.share(danger, 0.0), 0.0);
        assert_eq!(Layer::Calm.share(danger, 1.0), 0.0);
        assert_eq!(Layer::Indoors.share(danger, 1.0), Layer::Calm.share(danger, 0.0));
        for both in [Layer::Uneasy, Layer::Dread] {
            assert_eq!(both.share(danger, 1.0), both.share(danger, 0.0));
        }
    }
}
