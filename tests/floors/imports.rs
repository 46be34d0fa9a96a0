//! What each source file uses from this program: paths as the compiler reads them, followed through all re-exports.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use syn::visit::{self, Visit};

/// A path from the crate's root: `app`, `board`, `Pointer`.
pub type Name = Vec<String>;

/// All files of the program with the paths that they use.
pub struct Program {
    files: Vec<File>,
    /// The original name behind each re-exported name.
    handed_on: BTreeMap<Name, Name>,
}

/// A file, and every path in it that leads to something of the program.
struct File {
    path: PathBuf,
    module: Name,
    uses: BTreeSet<Name>,
}

impl Program {
    /// Reads every file below `src`.
    pub fn read(source: &Path) -> Program {
        let mut program = Program { files: Vec::new(), handed_on: BTreeMap::new() };
        for path in super::files(source) {
            let module = module_of(path.strip_prefix(source).expect("a file of the program"));
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let mut reader = Reader { module: module.clone(), uses: BTreeSet::new(), handed_on: BTreeMap::new() };
            reader.read(&path, &text);
            program.handed_on.append(&mut reader.handed_on);
            program.files.push(File { path, module, uses: reader.uses });
        }
        program
    }

    /// What the files of a module use, by its original name, each with the file that uses it.
    pub fn uses<'a>(&'a self, room: &'a [&str]) -> impl Iterator<Item = (&'a Path, Name)> {
        let inside = self.files.iter().filter(move |file| begins_with(&file.module, room));
        inside.flat_map(|file| file.uses.iter().map(|name| (file.path.as_path(), self.home_of(name))))
    }

    /// The original name behind a name.
    pub fn home_of(&self, name: &[String]) -> Name {
        let mut name = name.to_vec();
        // No chain of re-exports is this long. A circular one would not compile.
        for _ in 0..32 {
            let longest =
                (1..=name.len()).rev().find_map(|length| Some((length, self.handed_on.get(&name[..length])?)));
            let Some((length, meant)) = longest else { break };
            name = meant.iter().chain(&name[length..]).cloned().collect();
        }
        name
    }
}

/// Whether a name is inside a module.
pub fn begins_with(name: &[String], room: &[&str]) -> bool {
    name.len() >= room.len() && name.iter().zip(room).all(|(part, wanted)| part == wanted)
}

fn module_of(path: &Path) -> Name {
    let mut name: Name = path.with_extension("").iter().map(|part| part.to_string_lossy().into_owned()).collect();
    if name.last().is_some_and(|last| ["mod", "lib", "main"].contains(&last.as_str())) {
        name.pop();
    }
    name
}

/// The visitor for one file.
struct Reader {
    module: Name,
    uses: BTreeSet<Name>,
    handed_on: BTreeMap<Name, Name>,
}

impl Reader {
    fn read(&mut self, path: &Path, text: &str) {
        let file = syn::parse_file(text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        self.visit_file(&file);
    }

    /// The path from the crate's root, if this path leads into the program.
    fn resolved(&self, path: &[String]) -> Option<Name> {
        let first = path.first()?;
        if first == "crate" {
            return Some(path[1..].to_vec());
        }
        let up = path.iter().take_while(|part| *part == "super").count();
        let skipped = up + usize::from(first == "self");
        if skipped == 0 {
            return None;
        }
        let base = self.module.len().checked_sub(up)?;
        Some(self.module[..base].iter().chain(&path[skipped..]).cloned().collect())
    }

    fn note(&mut self, path: &[String]) {
        self.uses.extend(self.resolved(path));
    }

    /// Every leaf of a `use`.
    fn leaves(tree: &syn::UseTree, before: &[String], found: &mut Vec<(Name, String)>) {
        let with = |part: &syn::Ident| before.iter().cloned().chain([part.to_string()]).collect::<Name>();
        match tree {
            syn::UseTree::Path(path) => Reader::leaves(&path.tree, &with(&path.ident), found),
            syn::UseTree::Name(name) if name.ident == "self" => {
                found.push((before.to_vec(), before.last().cloned().unwrap_or_default()));
            }
            syn::UseTree::Name(name) => found.push((with(&name.ident), name.ident.to_string())),
            syn::UseTree::Rename(rename) => found.push((with(&rename.ident), rename.rename.to_string())),
            syn::UseTree::Glob(_) => found.push((before.to_vec(), "*".to_owned())),
            syn::UseTree::Group(group) => group.items.iter().for_each(|tree| Reader::leaves(tree, before, found)),
        }
    }
}

fn is_test(attributes: &[syn::Attribute]) -> bool {
    let says_test = |attribute: &syn::Attribute| {
        let list = attribute.meta.require_list().map(|list| list.tokens.to_string());
        attribute.path().is_ident("cfg") && list.is_ok_and(|tokens| tokens == "test")
    };
    attributes.iter().any(says_test)
}

impl<'a> Visit<'a> for Reader {
    fn visit_item_mod(&mut self, item: &'a syn::ItemMod) {
        // Tests may use anything.
        if is_test(&item.attrs) {
            return;
        }
        self.module.push(item.ident.to_string());
        visit::visit_item_mod(self, item);
        self.module.pop();
    }

    fn visit_item_use(&mut self, item: &'a syn::ItemUse) {
        let mut leaves = Vec::new();
        Reader::leaves(&item.tree, &[], &mut leaves);
        let handed_on = !matches!(item.vis, syn::Visibility::Inherited);
        for (path, name) in leaves {
            // A path without `crate`, `super` or `self` is a library, or, in a re-export, a module inside this one.
            let own = self.module.iter().cloned().chain(path.iter().cloned()).collect::<Name>();
            let meant = self.resolved(&path).or_else(|| handed_on.then_some(own));
            if handed_on && let Some(meant) = &meant {
                let here = self.module.iter().cloned().chain([name]).collect();
                if *meant != here {
                    self.handed_on.insert(here, meant.clone());
                }
            }
            self.note(&path);
        }
    }

    fn visit_path(&mut self, path: &'a syn::Path) {
        self.note(&path.segments.iter().map(|part| part.ident.to_string()).collect::<Name>());
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'a syn::Macro) {
        // The content of a macro has no parsed paths, so read the words after `crate` one by one.
        let words: Vec<String> = call.tokens.to_string().split_whitespace().map(str::to_owned).collect();
        for at in (0..words.len()).filter(|&at| words[at] == "crate") {
            let parts = words[at..].chunks(2).take_while(|pair| pair.len() == 2 && pair[1].starts_with("::"));
            let path: Name = parts.map(|pair| pair[0].clone()).collect();
            self.note(&path);
        }
        visit::visit_macro(self, call);
    }
}
