//! The words of a language as data: the values that each message needs, and the other messages that it refers to.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use mists::app::words::ENGLISH;
use std::collections::{BTreeMap, BTreeSet};

/// The messages of a language, by key.
pub struct Words(BTreeMap<String, Message>);

/// A message, including everything from the messages that it refers to.
#[derive(Clone, Debug, Default)]
pub struct Message {
    /// The values that it needs.
    pub asked: BTreeSet<String>,
    /// The keys of the messages that it refers to, directly or indirectly.
    pub named: BTreeSet<String>,
    /// The names of the variants among which it chooses.
    pub chosen: BTreeSet<String>,
}

impl Words {
    /// The English words.
    pub fn english() -> Words {
        Words::of(ENGLISH)
    }

    /// The words of a language.
    pub fn of(words: &str) -> Words {
        let resource = parser::parse(words).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        let mut messages = BTreeMap::new();
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let mut read = Message::default();
                read.look_into(message.value.as_ref().expect("a message says something"));
                messages.insert(message.id.name.to_owned(), read);
            }
        }
        let keys: Vec<String> = messages.keys().cloned().collect();
        Words(keys.into_iter().map(|key| (key.clone(), whole(&messages, &key))).collect())
    }

    /// All keys.
    pub fn keys(&self) -> impl Iterator<Item = &String> {
        self.0.keys()
    }

    /// The message with this key.
    pub fn message(&self, key: &str) -> Option<&Message> {
        self.0.get(key)
    }
}

/// A message, including the values of the messages to which it refers.
fn whole(messages: &BTreeMap<String, Message>, key: &str) -> Message {
    let mut message = messages.get(key).unwrap_or_else(|| panic!("{key} is named and not there")).clone();
    for named in message.named.clone() {
        let inner = whole(messages, &named);
        message.asked.extend(inner.asked);
        message.named.extend(inner.named);
    }
    message
}

impl Message {
    fn look_into(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.look_at(expression);
            }
        }
    }

    fn look_at(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.look_at_inline(inline),
            Expression::Select { selector, variants } => {
                self.look_at_inline(selector);
                for variant in variants {
                    if let VariantKey::Identifier { name } = variant.key {
                        self.chosen.insert(name.to_owned());
                    }
                    self.look_into(&variant.value);
                }
            }
        }
    }

    fn look_at_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.asked.insert(id.name.to_owned())),
            InlineExpression::MessageReference { id, attribute: None } => {
                self.named.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.look_at(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::MessageReference { .. }
            | InlineExpression::FunctionReference { .. }
            | InlineExpression::TermReference { .. } => panic!("this test does not know {inline:?}"),
        }
    }
}
