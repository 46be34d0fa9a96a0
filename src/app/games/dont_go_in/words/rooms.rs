//! The rooms: their names, and what they do.

use crate::app::words::say;
use crate::rules::dont_go_in::Room;

/// The room's name: "Secret Passage".
pub fn room(room: Room) -> &'static str {
    match room {
        Room::Attic => say!("house-room-attic"),
        Room::Nursery => say!("house-room-nursery"),
        Room::Basement => say!("house-room-basement"),
        Room::Hallway => say!("house-room-hallway"),
        Room::Library => say!("house-room-library"),
        Room::SecretPassage => say!("house-room-secret-passage"),
    }
}

/// What the room does, as a sentence (HROOM-10 to HROOM-62).
pub fn room_effect(room: Room) -> &'static str {
    match room {
        Room::Attic => say!("house-effect-attic"),
        Room::Nursery => say!("house-effect-nursery"),
        Room::Basement => say!("house-effect-basement"),
        Room::Hallway => say!("house-effect-hallway"),
        Room::Library => say!("house-effect-library"),
        Room::SecretPassage => say!("house-effect-secret-passage"),
    }
}
