//! The line between programs, on this machine only.

use mists::network::GuestId;
use mists::network::line::{Invitation, Line, News, Reach, Station};
use std::net::UdpSocket;
use std::time::Duration;

/// Long enough for anything on one machine, however busy it is.
const PATIENCE: Duration = Duration::from_secs(60);

/// A station that only programs on this machine can reach.
pub(super) fn here(key: u8) -> Station {
    let address = "127.0.0.1:0".parse().expect("an address");
    Station { key: iroh::SecretKey::from_bytes(&[key; 32]), reach: Reach::Address(address), rough: None }
}

/// Waits for news of one kind. Others before it are passed by.
fn wait<T>(line: &mut Line, wanted: impl Fn(News) -> Option<T>) -> T {
    loop {
        let news = line.wait(PATIENCE).expect("news");
        assert!(!matches!(news, News::Failed(_)), "{news:?}");
        if let Some(found) = wanted(news) {
            return found;
        }
    }
}

fn invitation(line: &mut Line) -> Invitation {
    let text = wait(line, |news| if let News::Invitation(text) = news { Some(text) } else { None });
    let broken = format!(" {}\n{} ", &text[..40], &text[40..].to_uppercase());
    assert_eq!(Invitation::read(&broken), Invitation::read(&text), "as mail programs break it");
    Invitation::read(&text).expect("an invitation")
}

fn came(line: &mut Line) -> GuestId {
    wait(line, |news| if let News::Came(who) = news { Some(who) } else { None })
}

fn heard(line: &mut Line) -> Vec<u8> {
    wait(line, |news| if let News::Heard(_, message) = news { Some(message) } else { None })
}

fn left(line: &mut Line) -> GuestId {
    wait(line, |news| if let News::Left(who) = news { Some(who) } else { None })
}

#[test]
fn messages_go_both_ways_and_a_guest_that_was_sent_away_comes_back() {
    let mut host = Line::host(here(1)).expect("a line");
    let invited = invitation(&mut host);
    let mut guest = Line::join(invited, here(2)).expect("a line");
    let to_host = came(&mut guest);
    guest.send(to_host, b"hello".to_vec());
    let from = came(&mut host);
    assert_eq!(heard(&mut host), b"hello");
    // Longer than what one datagram carries.
    let long = vec![7; 1 << 20];
    host.send(from, long.clone());
    host.send(from, b"last".to_vec());
    assert_eq!(heard(&mut guest), long);
    assert_eq!(heard(&mut guest), b"last");
    host.part(from);
    assert_eq!(left(&mut guest), to_host);
    assert_eq!(came(&mut guest), to_host, "the line goes there again by itself");
    guest.send(to_host, b"again".to_vec());
    assert_eq!(heard(&mut host), b"again");
}

#[test]
fn too_long_a_message_ends_the_connection_and_nothing_else() {
    let mut host = Line::host(here(3)).expect("a line");
    let invited = invitation(&mut host);
    let mut flood = Line::join(invited.clone(), here(4)).expect("a line");
    let to_host = came(&mut flood);
    flood.send(to_host, vec![b'x'; 1 << 20]);
    let who = came(&mut host);
    assert_eq!(left(&mut host), who);
    drop(flood);
    let mut other = Line::join(invited, here(5)).expect("a line");
    let to_host = came(&mut other);
    other.send(to_host, b"hello".to_vec());
    assert_eq!(heard(&mut host), b"hello");
}

/// What waits to be sent to one guest does not grow without an end, and the others are served meanwhile.
#[test]
fn a_guest_that_reads_nothing_is_left_and_no_other_one() {
    let mut host = Line::host(here(9)).expect("a line");
    let invited = invitation(&mut host);
    let mut deaf = Line::join(invited.clone(), here(10)).expect("a line");
    let to_host = came(&mut deaf);
    deaf.send(to_host, b"hello".to_vec());
    let who = came(&mut host);
    let mut other = Line::join(invited, here(11)).expect("a line");
    let to_host = came(&mut other);
    other.send(to_host, b"hello".to_vec());
    let reader = came(&mut host);
    (0..1500).for_each(|_| host.send(who, vec![7; 32 << 10]));
    host.send(reader, b"welcome".to_vec());
    assert_eq!(left(&mut host), who);
    assert_eq!(heard(&mut other), b"welcome");
}

#[test]
fn a_guest_that_never_says_a_word_is_left() {
    let mut host = Line::host(here(12)).expect("a line");
    let invited = invitation(&mut host);
    let mut silent = Line::join(invited, here(13)).expect("a line");
    let to_host = came(&mut silent);
    let who = came(&mut host);
    assert_eq!((left(&mut host), left(&mut silent)), (who, to_host));
}

/// Otherwise they would throw each other out for ever.
#[test]
fn of_two_guests_with_one_key_the_later_one_stays() {
    let mut host = Line::host(here(14)).expect("a line");
    let invited = invitation(&mut host);
    let mut first = Line::join(invited.clone(), here(15)).expect("a line");
    let to_host = came(&mut first);
    first.send(to_host, b"first".to_vec());
    assert_eq!(heard(&mut host), b"first");
    let mut second = Line::join(invited, here(15)).expect("a line");
    let to_host = came(&mut second);
    let why = loop {
        if let News::Failed(why) = first.wait(PATIENCE).expect("news") {
            break why;
        }
    };
    assert!(why.starts_with("another program with the same key has taken this place: expected "), "{why}");
    second.send(to_host, b"second".to_vec());
    assert_eq!(heard(&mut host), b"second");
}

#[test]
fn a_host_that_comes_back_with_its_key_and_address_is_found_again() {
    let mut host = Line::host(here(6)).expect("a line");
    let invited = invitation(&mut host);
    let address = invited.addresses().next().expect("an address");
    let mut guest = Line::join(invited, here(7)).expect("a line");
    let to_host = came(&mut guest);
    drop(host);
    assert_eq!(left(&mut guest), to_host);
    let mut host = Line::host(Station { reach: Reach::Address(address), ..here(6) }).expect("a line");
    assert_eq!(invitation(&mut host).addresses().next(), Some(address));
    assert_eq!(came(&mut guest), to_host);
}

#[test]
fn an_address_that_another_program_holds_is_told() {
    let held = UdpSocket::bind("127.0.0.1:0").expect("a port");
    let address = held.local_addr().expect("an address");
    let mut host = Line::host(Station { reach: Reach::Address(address), ..here(8) }).expect("a line");
    let told = format!("{address} can't be opened: expected an address of this machine and a port that is free");
    assert_eq!(host.wait(PATIENCE), Ok(News::Failed(told)));
}

#[test]
fn what_is_no_invitation_is_told_in_a_sentence() {
    for text in ["", "endpoint", "hello there", "endpointaaaa", "http://localhost"] {
        let error = Invitation::read(text).expect_err(text).to_string();
        assert!(error.starts_with("this is no invitation: expected the whole text that the host was shown"), "{error}");
    }
}
