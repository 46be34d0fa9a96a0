//! What happens when the graphics card can't draw any more: the game ends with a code that tells why. Each decision was
//! saved before.

use bevy::prelude::*;
use bevy::render::error_handler::{ErrorType, RenderError, RenderErrorHandler, RenderErrorPolicy};

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(RenderErrorHandler(end));
}

/// The game ends with this code if the graphics card is gone or was reset.
pub const LOST: u8 = 3;
/// The game ends with this code if the graphics card has no memory left.
pub const FULL: u8 = 4;

/// Pictures that are only on the card are gone with it, so nothing is drawn any more.
fn end(error: &RenderError, game: &mut World, _: &mut World) -> RenderErrorPolicy {
    let code = if matches!(error.ty, ErrorType::OutOfMemory) { FULL } else { LOST };
    game.write_message(AppExit::from_code(code));
    RenderErrorPolicy::StopRendering
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_code_tells_why_nothing_can_be_drawn() {
        for (ty, code) in [(ErrorType::DeviceLost, LOST), (ErrorType::OutOfMemory, FULL), (ErrorType::Internal, LOST)] {
            let mut app = App::new();
            let error = RenderError { ty, description: String::new(), source: None };
            end(&error, app.world_mut(), &mut World::new());
            let ends = app.world().resource::<Messages<AppExit>>();
            assert_eq!(ends.iter_current_update_messages().collect::<Vec<_>>(), [&AppExit::from_code(code)]);
        }
    }
}
