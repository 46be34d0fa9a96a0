//! Outlines written as text, in the notation of SVG, because a chair or a horse is too long as a list of calls.

use crate::painter::ink::Shape;
use std::str::SplitWhitespace;

/// The outline of a text with the absolute commands `M`, `L`, `C`, `Q` and `Z` of SVG, each named once or before every
/// group of numbers. It ends at the first word that is neither a command nor a number.
pub(in crate::painter::dont_go_in) fn outline(text: &str) -> Shape {
    Shape::drawn(|path| {
        let mut words = Words { words: text.split_whitespace(), ahead: None };
        let mut command = 'M';
        loop {
            command = match (words.command(), command) {
                (Some(named), _) => named,
                (None, 'M') => 'L',
                (None, 'Z') => return,
                (None, repeated) => repeated,
            };
            match (command, words.numbers(command)) {
                ('M', Some([.., x, y])) => path.move_to(x, y),
                ('L', Some([.., x, y])) => path.line_to(x, y),
                ('Q', Some([.., a, b, x, y])) => path.quad_to(a, b, x, y),
                ('C', Some([a, b, c, d, x, y])) => path.cubic_to(a, b, c, d, x, y),
                ('Z', Some(_)) => path.close(),
                (_, _) => return,
            }
        }
    })
}

/// The words of an outline, with one that was looked at but not yet used.
struct Words<'a> {
    words: SplitWhitespace<'a>,
    ahead: Option<&'a str>,
}

impl<'a> Words<'a> {
    fn peek(&mut self) -> Option<&'a str> {
        self.ahead = self.ahead.or_else(|| self.words.next());
        self.ahead
    }

    /// The next word, if it is a command.
    fn command(&mut self) -> Option<char> {
        let letter = self.peek()?.chars().next().filter(char::is_ascii_alphabetic)?;
        self.ahead = None;
        Some(letter)
    }

    /// As many numbers as the command takes, at the end of an array for the longest command.
    fn numbers(&mut self, command: char) -> Option<[f32; 6]> {
        let count = match command {
            'M' | 'L' => 2,
            'Q' => 4,
            'C' => 6,
            _ => 0,
        };
        let mut numbers = [0.0; 6];
        for number in &mut numbers[6 - count..] {
            *number = self.peek()?.parse().ok()?;
            self.ahead = None;
        }
        Some(numbers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_may_be_repeated_without_their_name() {
        let bounds = |text| outline(text).bounds();
        assert_eq!(bounds("M 1 2 L 5 2 L 5 9 Z"), Some((1.0, 2.0, 5.0, 9.0)));
        assert_eq!(bounds("M 1 2 5 2 5 9 Z"), Some((1.0, 2.0, 5.0, 9.0)));
        assert_eq!(bounds("M 1 2 L 5 2 Z M 7 7 L 8 9 Z"), Some((1.0, 2.0, 8.0, 9.0)));
        assert_eq!(
            bounds("M 0 0 Q 2 4 4 0 C 4 -2 0 -2 0 0 Z"),
            Some((0.0, -2.0, 4.0, 4.0)),
            "with the points that steer"
        );
    }

    #[test]
    fn an_outline_ends_where_it_cannot_be_read() {
        assert_eq!(outline("M 1 2 L 5 7 L 3").bounds(), Some((1.0, 2.0, 5.0, 7.0)));
        assert_eq!(outline("M 1 2 L 5 7 X 9 9").bounds(), Some((1.0, 2.0, 5.0, 7.0)));
        assert_eq!(outline("").bounds(), None);
    }
}
