//! Landscapes seen from a hill: sky, ridges, fields, towns and mist, laid from back to front.
//!
//! The unit of length is the picture's height; `x` runs from 0 to its width divided by its height, `y` points down.

mod buildings;
mod film;
mod land;
mod mist;
mod plants;
mod sky;
mod stage;

pub(crate) use buildings::{castle, gravestone, tower, town, village};
pub(crate) use film::Film;
pub(crate) use land::{Hill, Ridge, road};
pub(crate) use mist::Bank;
pub(crate) use plants::{cypress, grove};
pub(crate) use sky::Sky;
