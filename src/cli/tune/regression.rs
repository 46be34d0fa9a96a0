//! Logistic regression: which sum of numbers tells best what came true from what did not.

/// The most steps of Newton's method; it stands still before.
const STEPS: usize = 30;
/// A step that is smaller changes nothing.
const STILL: f64 = 1e-6;
/// Numbers that differ less are all the same.
const SAME: f64 = 1e-6;

/// The logarithm of the odds: each number times its factor, and the rest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Odds<const N: usize> {
    pub factors: [f64; N],
    pub rest: f64,
}

/// The odds that tell best what came true. `ridge` holds factors back, the more the larger it is: what was seen may all
/// have come true, and several numbers may say nearly the same.
pub(super) fn regression<const N: usize>(seen: &[([f32; N], bool)], ridge: f64) -> Odds<N> {
    let scales: [Scale; N] = std::array::from_fn(|at| Scale::of(seen, at));
    let mut found = vec![0.0; N + 1];
    for _ in 0..STEPS {
        let step = newton_step(seen, &scales, &found, ridge);
        found.iter_mut().zip(&step).for_each(|(factor, step)| *factor += step.clamp(-1.0, 1.0));
        if step.iter().all(|step| step.abs() < STILL) {
            break;
        }
    }
    // Back from the scales to the numbers.
    let factors: [f64; N] = std::array::from_fn(|at| found[at] / scales[at].spread);
    let rest = found[N] - scales.iter().zip(factors).map(|(scale, factor)| factor * scale.mean).sum::<f64>();
    Odds { factors, rest }
}

/// What Newton's method adds to the factors of scaled numbers, the last of which belongs to a constant 1.
fn newton_step<const N: usize>(
    seen: &[([f32; N], bool)],
    scales: &[Scale; N],
    factors: &[f64],
    ridge: f64,
) -> Vec<f64> {
    let mut slope: Vec<f64> = factors.iter().map(|factor| -ridge * factor).collect();
    let mut bend = vec![vec![0.0; N + 1]; N + 1];
    (0..=N).for_each(|at| bend[at][at] = ridge);
    let mut known = vec![1.0; N + 1];
    for (numbers, came_true) in seen {
        known.iter_mut().zip(numbers).zip(scales).for_each(|((known, &number), scale)| *known = scale.scaled(number));
        let odds: f64 = known.iter().zip(factors).map(|(known, factor)| known * factor).sum();
        let chance = 1.0 / (1.0 + (-odds).exp());
        let (missed, unsure) = (f64::from(u8::from(*came_true)) - chance, chance * (1.0 - chance));
        for (row, &number) in known.iter().enumerate() {
            slope[row] += missed * number;
            // The upper half is enough: the other one is its mirror image.
            let upper = bend[row][row..].iter_mut().zip(&known[row..]);
            upper.for_each(|(bend, other)| *bend += unsure * number * other);
        }
    }
    for row in 0..=N {
        for column in 0..row {
            bend[row][column] = bend[column][row];
        }
    }
    solved(bend, slope)
}

/// How numbers are brought around 0, about as large as 1.
struct Scale {
    mean: f64,
    spread: f64,
}

impl Scale {
    fn of<const N: usize>(seen: &[([f32; N], bool)], at: usize) -> Scale {
        let numbers = || seen.iter().map(|(numbers, _)| f64::from(numbers[at]));
        let count = seen.len().max(1) as f64;
        let mean = numbers().sum::<f64>() / count;
        let spread = (numbers().map(|number| (number - mean).powi(2)).sum::<f64>() / count).sqrt();
        Scale { mean, spread: if spread < SAME { 1.0 } else { spread } }
    }

    fn scaled(&self, number: f32) -> f64 {
        (f64::from(number) - self.mean) / self.spread
    }
}

/// Solves equations by Gauss's elimination; the ridge keeps the diagonal from vanishing.
fn solved(mut rows: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    for at in 0..count {
        let pivot = rows[at].clone();
        for below in at + 1..count {
            let factor = rows[below][at] / pivot[at];
            rows[below].iter_mut().zip(&pivot).for_each(|(number, above)| *number -= factor * above);
            right[below] -= factor * right[at];
        }
    }
    let mut found = vec![0.0; count];
    for at in (0..count).rev() {
        let known: f64 = (at + 1..count).map(|column| rows[at][column] * found[column]).sum();
        found[at] = (right[at] - known) / rows[at][at];
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What came true as often as these odds say, evenly spread.
    fn seen(odds: impl Fn([f32; 3]) -> f32) -> Vec<([f32; 3], bool)> {
        let numbers = (0..4000_u32).map(|at| [(at % 100) as f32, (at % 7 * 5) as f32, 4.0]);
        let come_true = numbers.zip(0_u32..).map(|(numbers, at)| {
            let chance = 1.0 / (1.0 + (-odds(numbers)).exp());
            (numbers, ((at % 101 * 37 % 101) as f32 / 101.0) < chance)
        });
        come_true.collect()
    }

    #[test]
    fn the_odds_that_were_seen_are_found() {
        let seen = seen(|[points, tiles, _]| (points + 0.5 * tiles - 50.0) / 8.0);
        let Odds { factors: [points, tiles, same], rest } = regression(&seen, 1e-3);
        assert!((0.11..0.14).contains(&points), "points {points}");
        assert!((0.05..0.075).contains(&tiles), "tiles {tiles}");
        assert!((-7.0..-5.5).contains(&rest), "rest {rest}");
        // What is always the same tells nothing.
        assert_eq!(same, 0.0);
    }

    #[test]
    fn numbers_that_say_the_same_share_what_they_say() {
        let twice: Vec<([f32; 2], bool)> =
            seen(|[points, ..]| (points - 50.0) / 8.0).iter().map(|&([points, ..], it)| ([points; 2], it)).collect();
        let [one, other] = regression(&twice, 1.0).factors;
        assert!((one - other).abs() < 1e-6 && (0.055..0.07).contains(&one), "{one} and {other}");
    }

    #[test]
    fn nothing_seen_says_nothing() {
        assert_eq!(regression::<2>(&[], 1e-3), Odds { factors: [0.0; 2], rest: 0.0 });
    }
}
