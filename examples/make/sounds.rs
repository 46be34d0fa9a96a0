//! Every sound to listen to and to look at: `cargo run --release --no-default-features --example make -- sounds
//! FOLDER`.
//!
//! Writes each as WAV, and all on one sheet, row by row in the order in which they are told: the waveform of each, and
//! below it its spectrum over time, 40 Hz to 12 kHz.

use clap::Args;
use fundsp::fft::real_fft;
use mists::foley::ambience::{self, Layer};
use mists::foley::{self, RATE, Samples, Sound};
use mists::painter::picture::Picture;
use std::error::Error;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::time::Instant;

/// Where everything goes.
#[derive(Args)]
pub struct Options {
    /// The folder that the files are written to.
    folder: PathBuf,
}

pub fn run(Options { folder }: Options) -> Result<(), Box<dyn Error>> {
    std::fs::create_dir_all(&folder)?;
    let mut all = Vec::new();
    for sound in Sound::every() {
        all.push(made(&format!("{sound:?}"), || foley::make(sound)));
    }
    for layer in Layer::ALL {
        all.push(made(&format!("{layer:?}"), || ambience::make(layer)));
    }
    for (name, samples) in &all {
        let name = name.replace(['(', ')'], "-").to_lowercase();
        let file = File::create(folder.join(format!("{}.wav", name.trim_end_matches('-'))))?;
        write_wav(BufWriter::new(file), samples)?;
    }
    Ok(sheet(&all).write_png(BufWriter::new(File::create(folder.join("sheet.png"))?))?)
}

fn made(name: &str, make: impl Fn() -> Samples) -> (String, Samples) {
    let begun = Instant::now();
    let samples = make();
    let took = begun.elapsed().as_millis();
    let (peak, rms) = (samples.peak(), root_mean_square(&samples.middle()));
    println!("{name:16} {:5.2} s, peak {peak:.2}, rms {rms:.3}, made in {took} ms", samples.seconds());
    (name.to_owned(), samples)
}

fn root_mean_square(samples: &[f32]) -> f32 {
    (samples.iter().map(|sample| sample * sample).sum::<f32>() / samples.len() as f32).sqrt()
}

/// Two channels of sixteen bits.
fn write_wav(mut to: impl Write, samples: &Samples) -> std::io::Result<()> {
    let bytes = samples.frames.len() as u32 * 4;
    to.write_all(b"RIFF")?;
    to.write_all(&(36 + bytes).to_le_bytes())?;
    to.write_all(b"WAVEfmt \x10\0\0\0\x01\0\x02\0")?;
    to.write_all(&RATE.to_le_bytes())?;
    to.write_all(&(RATE * 4).to_le_bytes())?;
    to.write_all(b"\x04\0\x10\0data")?;
    to.write_all(&bytes.to_le_bytes())?;
    samples.frames.iter().flatten().try_for_each(|sample| to.write_all(&((sample * 32767.0) as i16).to_le_bytes()))
}

const ACROSS: usize = 8;
const WIDTH: usize = 220;
const WAVEFORM: usize = 60;
const SPECTRUM: usize = 150;
const HEIGHT: usize = WAVEFORM + SPECTRUM;
const GAP: usize = 6;
/// Samples in a spectrum.
const WINDOW: usize = 2048;

fn sheet(all: &[(String, Samples)]) -> Picture {
    let down = all.len().div_ceil(ACROSS);
    let mut sheet = Picture::clear((ACROSS * (WIDTH + GAP)) as u32, (down * (HEIGHT + GAP)) as u32);
    for (number, (_, samples)) in all.iter().enumerate() {
        let corner = (number % ACROSS * (WIDTH + GAP), number / ACROSS * (HEIGHT + GAP));
        draw(&mut sheet, corner, &samples.middle());
    }
    sheet
}

fn draw(sheet: &mut Picture, (left, top): (usize, usize), samples: &[f32]) {
    for x in 0..WIDTH {
        let (from, to) = (x * samples.len() / WIDTH, (x + 1) * samples.len() / WIDTH);
        let peak = samples[from..to].iter().fold(0.0_f32, |peak, sample| sample.abs().max(peak));
        let spectrum = spectrum(samples, (from + to) / 2);
        for y in 0..HEIGHT {
            let light = if y < WAVEFORM {
                let height = (y as f32 / WAVEFORM as f32 - 0.5).abs() * 0.8;
                if height < peak { 1.0 } else { 0.0 }
            } else {
                let hertz = 40.0 * 300.0_f32.powf((HEIGHT - y) as f32 / SPECTRUM as f32);
                let level = spectrum[(hertz / RATE as f32 * WINDOW as f32) as usize].log10() * 20.0;
                (level / 80.0 + 1.0).clamp(0.0, 1.0)
            };
            let at = ((top + y) * sheet.width as usize + left + x) * 4;
            sheet.rgba[at..at + 4].copy_from_slice(&[(light * 255.0) as u8, (light * light * 220.0) as u8, 70, 255]);
        }
    }
}

/// How much of each frequency there is around a sample; 1 is a full wave.
fn spectrum(samples: &[f32], middle: usize) -> Vec<f32> {
    let sample = |number: usize| (middle + number).checked_sub(WINDOW / 2).and_then(|at| samples.get(at)).copied();
    let window = |number: usize| 0.5 - 0.5 * (number as f32 / WINDOW as f32 * std::f32::consts::TAU).cos();
    let mut stretch: Vec<f32> = (0..WINDOW).map(|number| sample(number).unwrap_or(0.0) * window(number)).collect();
    real_fft(&mut stretch).iter().map(|part| part.norm() * 4.0 / WINDOW as f32).collect()
}
