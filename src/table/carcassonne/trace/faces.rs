//! Faces as traces write them: always with their fields, whether those follow from the rest or are stated (RFIELD-8).

use crate::rules::tiles::{Centre, CityPrint, Face, FacePrint, FieldPrint, MistPrint, Side};
use crate::table::trace::{Checked, Wrong};
use serde::{Deserialize, Serialize};

/// A face in a trace. A key that it does not know is an error.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenFace {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    roads: Vec<Vec<Side>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    cities: Vec<CityPrint>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    mist: Vec<MistPrint>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    centre: Option<Centre>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    fields: Vec<FieldPrint>,
    /// The deck states the fields itself.
    #[serde(default, skip_serializing_if = "is_false")]
    stated: bool,
}

fn is_false(flag: &bool) -> bool {
    !*flag
}

impl WrittenFace {
    pub fn of(face: &Face) -> WrittenFace {
        let FacePrint { roads, cities, mist, centre, fields } = face.print().clone();
        let stated = fields.is_some();
        WrittenFace { roads, cities, mist, centre, fields: face.fields().iter().map(|it| it.print()).collect(), stated }
    }

    /// The face as a deck has it.
    pub fn print(&self) -> FacePrint {
        FacePrint {
            roads: self.roads.clone(),
            cities: self.cities.clone(),
            mist: self.mist.clone(),
            centre: self.centre,
            fields: self.stated.then(|| self.fields.clone()),
        }
    }

    /// The fields have to be those that follow from the face, if they are not stated (RFIELD-3, RFIELD-7).
    pub fn check(&self, name: &str, face: &Face) -> Checked<()> {
        let expected: Vec<FieldPrint> = face.fields().iter().map(|field| field.print()).collect();
        let edges = |fields: &[FieldPrint]| fields.iter().map(|field| field.edges.clone()).collect::<Vec<_>>();
        let fault = |rule, what| Err(Wrong::new(rule, format!("face {name}: fields: {what}")));
        let all = |fields: &[FieldPrint]| {
            let mut all: Vec<u8> = fields.iter().flat_map(|field| field.edges.iter().copied()).collect();
            all.sort_unstable();
            all
        };
        if all(&expected) != all(&self.fields) {
            return fault("RFIELD-2", format!("expected the half-edges {:?} once each", all(&expected)));
        }
        if edges(&expected) != edges(&self.fields) {
            return fault("RFIELD-3", format!("expected {:?}, found {:?}", edges(&expected), edges(&self.fields)));
        }
        match expected.iter().zip(&self.fields).position(|(expected, found)| expected != found) {
            Some(at) => fault("RFIELD-7", format!("expected part {at} to touch the cities {:?}", expected[at].cities)),
            None => Ok(()),
        }
    }
}
