//! A whole board in one picture, as the window shows it: table, land, mist and figures, for any game with tiles.
//!
//! The window draws the painter's pictures over each other as sprites. Here they are combined pixel by pixel. A game
//! tells what lies on its table (`Laid`) and who stands there (`Company`).

mod figure;
mod laid;
mod land;
mod tabletop;
mod tiles;
mod view;

use crate::painter::picture::Picture;

pub(in crate::painter) use figure::{Figure, Stamp, Stamps};
pub(in crate::painter) use laid::Laid;
pub(in crate::painter) use land::Land;
pub(in crate::painter) use tiles::Tiles;
pub use view::View;

/// Everything that is drawn over land and mist.
pub(in crate::painter) struct Company {
    /// What lies on the ground: circles, marks, the light of lanterns.
    pub lights: Vec<Figure>,
    /// Who stands or lies there. Southern figures are drawn over the others; at the same height, later ones.
    pub figures: Vec<Figure>,
}

/// Draws a whole board. `fall` may darken the land and what lies on it before the figures are drawn.
pub(in crate::painter) fn paint(tiles: &Tiles, mut company: Company, fall: impl FnOnce(&mut Picture)) -> Picture {
    let view = &tiles.view;
    let mut picture = tabletop::paint(tiles.laid, view);
    tiles.lay_land(&mut picture);
    tiles.lay_mist(&mut picture);
    company.lights.iter().for_each(|light| light.lay(&mut picture, view));
    fall(&mut picture);
    company.figures.sort_by(|a, b| a.feet.y.total_cmp(&b.feet.y));
    company.figures.iter().for_each(|figure| figure.lay(&mut picture, view));
    tabletop::darken_rim(&mut picture);
    picture
}
