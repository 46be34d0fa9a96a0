//! What the weights of every sense have in common: they are a list of named numbers, and none of them may be absurd.

use crate::rules::{DataError, data};
use std::ops::RangeInclusive;

/// No position could use other numbers.
const USABLE: RangeInclusive<f32> = -1000.0..=1000.0;

/// Declares weights, and what treats all of them alike.
macro_rules! weights {
    ($(#[$about:meta])* pub struct $Weights:ident { $($(#[$meaning:meta])* pub $name:ident: f32,)* }) => {
        $(#[$about])*
        pub struct $Weights {
            $($(#[$meaning])* pub $name: f32,)*
        }

        impl $Weights {
            /// The names of all numbers.
            pub const NAMES: &[&str] = &[$(stringify!($name)),*];

            /// All numbers, in the order of their names.
            pub fn numbers(&self) -> [f32; $Weights::NAMES.len()] {
                [$(self.$name),*]
            }

            /// The weights with these numbers.
            pub fn with_numbers(numbers: [f32; $Weights::NAMES.len()]) -> $Weights {
                let [$($name),*] = numbers;
                $Weights { $($name),* }
            }
        }
    };
}

pub(super) use weights;

/// Checks the numbers with these names in the text of a file. They stand there this deep, after so many weights of the
/// same kind.
pub(super) fn check(
    names: &[&str],
    numbers: &[f32],
    (text, file): (&str, &str),
    depth: usize,
    before: usize,
) -> Result<(), DataError> {
    match names.iter().zip(numbers).find(|(_, number)| !USABLE.contains(number)) {
        None => Ok(()),
        Some((name, number)) => {
            let line = data::lines_of(text, name, depth).get(before).copied().unwrap_or(1);
            let (least, most) = (USABLE.start(), USABLE.end());
            Err(DataError::new(file, line, format!("{name} {number}: expected a number from {least} to {most}")))
        }
    }
}
