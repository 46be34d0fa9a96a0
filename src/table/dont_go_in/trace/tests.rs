//! Lines read and written as the format has them.

use super::line::Line;
use crate::table::trace::TraceLine;

/// The last turn of a game of two.
const TURN: &str = r#"{"place":{"player":0,"room":"hallway","space":1,"legal":2}}
{"roll":{"player":0,"room":"hallway","dice":"gggbb"}}
{"flip":{"player":0,"die":2,"dice":"gbgbb","legal":6}}
{"flip":{"player":0,"die":null,"dice":"gggbb","legal":6}}
{"ghosts":{"player":0,"change":2,"now":20,"why":"roll"}}
{"take":{"player":0,"room":"hallway","space":1,"slot":2,"card":"mask-1","legal":3}}
{"pass":{"player":0,"to":1,"ghosts":3,"now":[17,18]}}
{"tome":{"player":0,"type":"holy-water","legal":2}}
{"dispel":{"player":0,"cards":["mirror-4","mirror-3","mirror-1"],"why":"mirror"}}
{"remove":{"room":"secret-passage"}}
{"peek":{"player":1,"card":"music-box-3"}}
{"turn_up":{"card":"cat-3"}}
{"reroll":{"player":1,"again":true,"dice":"bbbgb","legal":2}}
{"deal":{"room":"attic","cards":["doll-1","cat-2","cat-3"]}}
{"state":{"turn":9,"active":1,"ghosts":[1,2,4],"supply":[5,4,6],"face_up":[["cat-1","tome-2"],[],["doll-3"]],"dispelled":[[],["twin-2","twin-2"],[]],"curses":[3,0,3],"rooms":[{"room":"attic","cards":["doll-1","cat-2","cat-3"],"meeples":[[1,1],[4,0]]},null],"deck":27,"clock":null,"looked":[0,2]}}
{"state":{"turn":24,"active":0,"ghosts":[18,18],"supply":[6,6],"face_up":[[],[]],"dispelled":[[],[]],"curses":[17,20],"rooms":[null,null,null],"deck":0,"clock":1}}
{"score":{"cards":[17,20],"ghosts":[18,18],"penalty":[9,9],"curses":[26,29]}}
{"over":{"winners":[0]}}"#;

#[test]
fn what_is_read_is_written_letter_for_letter() {
    for text in TURN.lines() {
        let line =
            Line::read(serde_json::from_str(text).expect("JSON")).unwrap_or_else(|what| panic!("{what}: {text}"));
        assert_eq!(serde_json::to_string(&line).expect("JSON"), text);
    }
}

#[test]
fn every_key_has_to_be_there_and_unknown_ones_are_ignored() {
    for text in TURN.lines() {
        let whole: serde_json::Value = serde_json::from_str(text).expect("JSON");
        let kind = whole.as_object().and_then(|line| line.keys().next()).expect("a key").clone();
        let inside = whole[&kind].as_object().expect("an object").clone();
        for key in inside.keys().filter(|&key| key != "looked") {
            let mut without = whole.clone();
            without[&kind].as_object_mut().expect("an object").remove(key);
            assert!(Line::read(without).is_err(), "{text} without {key}");
        }
        let mut more = whole.clone();
        more[&kind]["remark"] = "well done".into();
        assert!(Line::read(more).is_ok(), "{text}");
    }
}
