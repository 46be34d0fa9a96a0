//! What the source says: every `say!` with its key and its values, and every other text in the source.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use syn::parse::{ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{Expr, Ident, LitStr, Token};

/// The source of the window, without its tests.
#[derive(Default)]
pub struct Source {
    /// All uses of `say!`.
    pub said: Vec<Said>,
    /// All other texts, each with its file.
    pub texts: Vec<(PathBuf, String)>,
}

/// A use of a message.
pub struct Said {
    /// Its file.
    pub file: PathBuf,
    /// The message's key.
    pub key: String,
    /// The names of its values.
    pub filled_in: BTreeSet<String>,
}

impl Source {
    /// Reads every file below a folder.
    pub fn read(folder: &Path) -> Source {
        let mut source = Source::default();
        for path in files(folder) {
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let file = syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            Reader { file: path, source: &mut source }.visit_file(&file);
        }
        assert!(source.said.len() > 300 && source.texts.len() > 100, "the source is found");
        source
    }
}

/// Every Rust file below a folder, except files with tests only.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("a folder can be listed").path());
    paths
        .flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
        .filter(|path| path.file_name().is_none_or(|name| name != "tests.rs"))
        .collect()
}

/// The visitor for one file.
struct Reader<'a> {
    file: PathBuf,
    source: &'a mut Source,
}

/// Macros whose texts are only for the log or for developers.
const FOR_LOGS: [&str; 13] = [
    "warn",
    "warn_once",
    "error",
    "info",
    "debug",
    "panic",
    "assert",
    "assert_eq",
    "debug_assert",
    "debug_assert_eq",
    "unreachable",
    "include_str",
    "env",
];

impl Reader<'_> {
    /// The key, and the names before the equals signs.
    fn say(&mut self, call: &syn::Macro) {
        let parse = |input: ParseStream| {
            let key: LitStr = input.parse()?;
            let mut filled_in = Vec::new();
            while input.parse::<Option<Token![,]>>()?.is_some() && !input.is_empty() {
                let name: Ident = input.parse()?;
                input.parse::<Token![=]>()?;
                filled_in.push((name, input.parse::<Expr>()?));
            }
            Ok((key, filled_in))
        };
        let said = parse.parse2(call.tokens.clone());
        let (key, filled_in) = said.unwrap_or_else(|error| panic!("{}: {}: {error}", self.file.display(), call.tokens));
        filled_in.iter().for_each(|(_, value)| self.visit_expr(value));
        let filled_in = filled_in.into_iter().map(|(name, _)| name.to_string()).collect();
        self.source.said.push(Said { file: self.file.clone(), key: key.value(), filled_in });
    }
}

fn is_test(attributes: &[syn::Attribute]) -> bool {
    let says_test = |attribute: &syn::Attribute| {
        let list = attribute.meta.require_list().map(|list| list.tokens.to_string());
        attribute.path().is_ident("cfg") && list.is_ok_and(|tokens| tokens == "test")
    };
    attributes.iter().any(says_test)
}

impl<'a> Visit<'a> for Reader<'_> {
    fn visit_item_mod(&mut self, item: &'a syn::ItemMod) {
        if !is_test(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_attribute(&mut self, _: &'a syn::Attribute) {}

    fn visit_item_macro(&mut self, _: &'a syn::ItemMacro) {
        // This is the definition of `say!` itself.
    }

    fn visit_macro(&mut self, call: &'a syn::Macro) {
        let name = call.path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default();
        if name == "say" {
            return self.say(call);
        }
        if FOR_LOGS.contains(&name.as_str()) {
            return;
        }
        match Punctuated::<Expr, Token![,]>::parse_terminated.parse2(call.tokens.clone()) {
            Ok(expressions) => expressions.iter().for_each(|expression| self.visit_expr(expression)),
            // A macro without expressions, such as `matches!`, must not contain `say!`.
            Err(_) => assert!(!call.tokens.to_string().contains("say !"), "{}: {}", self.file.display(), call.tokens),
        }
    }

    fn visit_expr_call(&mut self, call: &'a syn::ExprCall) {
        // Names of entities are only for developers who look into the world.
        let names = if let Expr::Path(path) = &*call.func {
            path.path.segments.iter().rev().nth(1).is_some_and(|parent| parent.ident == "Name")
        } else {
            false
        };
        if !names {
            visit::visit_expr_call(self, call);
        }
    }

    fn visit_expr_method_call(&mut self, call: &'a syn::ExprMethodCall) {
        if call.method == "expect" {
            return self.visit_expr(&call.receiver);
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_lit_str(&mut self, text: &'a LitStr) {
        self.source.texts.push((self.file.clone(), text.value()));
    }
}
