//! The work behind the loading screen: loads the assets and names those that are missing or damaged.

use crate::app::board::BoardCamera;
use crate::app::screens::{self, LoadingView};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::messages::{MessageView, Messages};
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::theme::{self, Face};
use crate::app::words::say;
use crate::app::words::sentence;
use crate::rules::carcassonne::BaseGame;
use crate::rules::mists::Level;
use crate::rules::tiles::Deck;
use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext, UntypedAssetLoadFailedEvent};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_asset_loader::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<TilesFile>()
        .init_asset::<LevelFile>()
        .register_asset_loader(TextLoader { extensions: &["ron"], parse: TilesFile::parse })
        .register_asset_loader(TextLoader {
            extensions: &["level.ron"],
            parse: |text, path| Ok(LevelFile(Level::parse(text, path)?)),
        })
        .init_resource::<LoadFailure>()
        .add_loading_state(LoadingState::new(Screen::Loading).load_collection::<Shelf>())
        .add_systems(Update, (remember_failure, activate_camera).chain().in_set(FrameSystems::Arrive))
        .add_systems(OnExit(Screen::Loading), set_type)
        .configure_sets(Update, LoadingStateSet(Screen::Loading).before(FrameSystems::Arrive))
        .add_systems(EguiPrimaryContextPass, show.in_set(ShowScreen).run_if(in_state(Screen::Loading)))
        .add_systems(Update, tell_what_is_missing.in_set(FrameSystems::Answer).run_if(not(in_state(Screen::Loading))))
        .add_systems(
            Update,
            (hurry, go_on.run_if(may_go_on)).chain().in_set(FrameSystems::Answer).run_if(in_state(Screen::Loading)),
        );
}

/// For how long nothing is drawn while loading.
const UNSEEN: Duration = Duration::from_millis(300);

/// The box with the games and their fonts. The pictures behind the screens are loaded later, see `scene_files`.
#[derive(AssetCollection, Resource)]
pub struct Shelf {
    /// The faces of the land tiles, and how often each occurs.
    #[asset(path = "mists/deck.ron")]
    pub deck: Handle<TilesFile>,
    /// The tiles of the base game, which the competitive game adds.
    #[asset(path = "carcassonne/base.ron")]
    pub base: Handle<TilesFile>,
    /// The six levels.
    #[asset(
        paths(
            "mists/levels/1.level.ron",
            "mists/levels/2.level.ron",
            "mists/levels/3.level.ron",
            "mists/levels/4.level.ron",
            "mists/levels/5.level.ron",
            "mists/levels/6.level.ron"
        ),
        collection(typed)
    )]
    pub levels: Vec<Handle<LevelFile>>,
    /// The fonts, in the order of [`Face::ALL`](crate::app::theme::Face::ALL).
    #[asset(
        paths(
            "fonts/Alegreya-Medium-lining.ttf",
            "fonts/Alegreya-Bold-lining.ttf",
            "fonts/Alegreya-ExtraBold-lining.ttf",
            "fonts/Alegreya-MediumItalic-lining.ttf",
            "fonts/AlegreyaSC-Bold-lining.ttf",
            "fonts/Almendra-Bold.ttf"
        ),
        collection(typed)
    )]
    pub fonts: Vec<Handle<Font>>,
}

/// How much of the shelf is loaded.
#[derive(SystemParam)]
pub struct Unpacked<'w> {
    tiles: Res<'w, Assets<TilesFile>>,
    levels: Res<'w, Assets<LevelFile>>,
    fonts: Res<'w, Assets<Font>>,
    held: Option<Res<'w, Held>>,
}

impl Unpacked<'_> {
    /// The part of the files that is loaded, from 0 to 1. The engine's own font may count as one of them.
    pub fn share(&self) -> f32 {
        if let Some(held) = &self.held {
            return held.0;
        }
        // As many as are named above; the tiles are those of the land and of the base game.
        let (tiles, levels, fonts) = (2, usize::from(Level::LAST), Face::ALL.len());
        let done = self.tiles.len().min(tiles) + self.levels.len().min(levels) + self.fonts.len().min(fonts);
        done as f32 / (tiles + levels + fonts) as f32
    }
}

/// Sets the loaded fonts for panels and screens.
fn set_type(shelf: Res<Shelf>, fonts: Res<Assets<Font>>, mut contexts: EguiContexts) -> Result {
    let bytes = |face: Face| {
        let at = Face::ALL.iter().position(|known| *known == face)?;
        fonts.get(shelf.fonts.get(at)?).map(|font| font.data.as_ref().to_vec())
    };
    theme::apply(contexts.ctx_mut()?, theme::definitions(bytes));
    Ok(())
}

/// Keeps the loading screen with this part of its bar filled, from 0 to 1, even if the files are loaded: for a picture
/// of it.
#[derive(Resource)]
pub struct Held(pub f32);

/// Tiles that were read and are valid.
#[derive(Asset, TypePath)]
pub enum TilesFile {
    /// The land tiles.
    Land(Arc<Deck>),
    /// The tiles of the base game.
    Base(BaseGame),
}

impl TilesFile {
    /// Both are RON, so the folder tells which of them a file has.
    fn parse(text: &str, path: &str) -> Result<TilesFile, BevyError> {
        match Path::new(path).starts_with("carcassonne") {
            true => Ok(TilesFile::Base(BaseGame::parse(text, path)?)),
            false => Ok(TilesFile::Land(Arc::new(Deck::parse(text, path)?))),
        }
    }
}

/// The numbers of a level.
#[derive(Asset, TypePath)]
pub struct LevelFile(pub Level);

/// What could not be loaded, as a sentence. `None` if all is well.
#[derive(Resource, Default)]
pub struct LoadFailure(pub Option<String>);

fn remember_failure(mut failures: MessageReader<UntypedAssetLoadFailedEvent>, mut failure: ResMut<LoadFailure>) {
    // The first failure is enough. Writing it again would mark it as changed and report it again.
    let Some(failed) = failures.read().next() else { return };
    if failure.0.is_none() {
        failure.0 = Some(say!("loading-file", file = failed.path.to_string(), why = failed.error.to_string()));
    }
}

fn show(mut contexts: EguiContexts, failure: Res<LoadFailure>, unpacked: Unpacked) -> Result {
    let what = say!("loading-unpacking").to_owned();
    let view = LoadingView { share: unpacked.share(), what, trouble: failure.0.clone() };
    screens::loading(contexts.ctx_mut()?, &view);
    Ok(())
}

/// Reports assets that could not be loaded after the title appeared. Their places stay empty.
fn tell_what_is_missing(failure: Res<LoadFailure>, mut messages: ResMut<Messages>) {
    if let (true, Some(why)) = (failure.is_changed(), &failure.0) {
        messages.tell(MessageView::told(say!("loading-missing"), &sentence(why)));
    }
}

fn may_go_on(shelf: Option<Res<Shelf>>, held: Option<Res<Held>>) -> bool {
    shelf.is_some() && held.is_none()
}

/// Everything is loaded.
fn go_on(mut screen: ResMut<NextState<Screen>>) {
    screen.set(Screen::Title);
}

/// Starts drawing when loading takes a while. A bar that appears for a moment tells nothing, and drawing it takes time.
fn activate_camera(
    screen: Res<State<Screen>>,
    failure: Res<LoadFailure>,
    held: Option<Res<Held>>,
    time: Res<Time<Real>>,
    mut camera: Single<&mut Camera, With<BoardCamera>>,
) {
    let unpacked_at_once = *screen.get() == Screen::Loading && held.is_none() && time.elapsed() <= UNSEEN;
    let worth_seeing = failure.0.is_some() || !unpacked_at_once;
    if worth_seeing && !camera.is_active {
        camera.is_active = true;
    }
}

/// Keeps frames coming while loading. In the background, the window is otherwise updated only once a second.
fn hurry(failure: Res<LoadFailure>, mut redraws: MessageWriter<RequestRedraw>) {
    if failure.0.is_none() {
        redraws.write(RequestRedraw);
    }
}

/// Reads a text file into an asset.
#[derive(TypePath)]
struct TextLoader<A: Asset> {
    extensions: &'static [&'static str],
    /// Takes the text and the file's name.
    parse: fn(&str, &str) -> Result<A, BevyError>,
}

impl<A: Asset> AssetLoader for TextLoader<A> {
    type Asset = A;
    type Settings = ();
    type Error = BevyError;

    async fn load(&self, reader: &mut dyn Reader, _: &(), context: &mut LoadContext<'_>) -> Result<A, BevyError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let path = context.path().to_string();
        let text = String::from_utf8(bytes).map_err(|_| format!("{path}: not text in UTF-8"))?;
        (self.parse)(&text, &path)
    }

    fn extensions(&self) -> &[&str] {
        self.extensions
    }
}
