//! `mists network`: policies play at a table over the network, as its host or as guests. It is how such tables are
//! tried out: with programs that are killed, and on a line that holds messages up and breaks.

use super::number::number;
use super::policy::PolicyName;
use super::{Failure, GameName, say};
use crate::guide::Guided;
use crate::network::guest::Guest;
use crate::network::host::{Answer, Host};
use crate::network::line::{Invitation, Line, News, Reach, Rough, Station};
use crate::network::message::{FromGuest, FromHost, Goodbye, MOST_FROM_GUEST, read, written};
use crate::network::{GuestId, Networked, guest, identity};
use crate::rules::{carcassonne, dont_go_in, mists};
use crate::table::{Sitting, save, seed_in_series};
use clap::{Args, Subcommand};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::fs;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

/// How a rough line is: one message in forty is held up for at most three seconds, and one in sixty breaks the
/// connection.
const ROUGH: Rough = Rough { delay: Duration::from_secs(3), held_up: 40, breaks: 60 };

/// How long the host stays, after the last game and the last guest, for others that were cut off just then.
const LATE: Duration = Duration::from_secs(6);
/// How long to wait for news at a time.
const MOMENT: Duration = Duration::from_millis(200);

#[derive(Args)]
pub(super) struct Network {
    #[command(subcommand)]
    side: Side,
}

#[derive(Subcommand)]
enum Side {
    /// Open a table, print its invitation, and play
    Host(Hosting),
    /// Sit down at a table, and play until its host ends it
    Join(Joining),
}

#[derive(Args)]
struct Program {
    /// The folder for the program's key and its games
    #[arg(long)]
    home: PathBuf,
    /// Who decides here
    #[arg(long, value_enum, default_value_t = PolicyName::Random)]
    policy: PolicyName,
    /// The address and port of this machine to be reached at; reachable from everywhere unless told
    #[arg(long, value_parser = address)]
    address: Option<SocketAddr>,
    /// The number or word that decides everything that is left to chance
    #[arg(long, default_value = "1", value_parser = super::seed)]
    seed: u64,
    /// Hold messages up for as long as three seconds, and break connections, now and then
    #[arg(long)]
    rough: bool,
}

#[derive(Args)]
struct Hosting {
    #[command(flatten)]
    program: Program,
    /// The game
    #[arg(long, value_enum, default_value_t = GameName::Mists)]
    game: GameName,
    /// The level of the cooperative game
    #[arg(long, default_value_t = 1, value_parser = number::<u8>(1..=6))]
    level: u8,
    /// How many players
    #[arg(long, default_value_t = 4, value_parser = number::<u8>(2..=6))]
    players: u8,
    /// How many of them are guests: the last ones
    #[arg(long, default_value_t = 3, value_parser = number::<u8>(1..=6))]
    guests: u8,
    /// How many games, one after the other
    #[arg(long, default_value_t = 1)]
    games: u64,
}

#[derive(Args)]
struct Joining {
    /// The host's invitation
    invitation: String,
    #[command(flatten)]
    program: Program,
    /// The name to sit down with
    #[arg(long, default_value = "Guest")]
    name: String,
}

fn address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| "expected an address and a port, like 127.0.0.1:7777".to_owned())
}

impl Network {
    pub fn run(&self) -> Result<(), Failure> {
        match &self.side {
            Side::Host(hosting) => hosting.run(),
            Side::Join(joining) => joining.run(),
        }
    }
}

impl Program {
    fn station(&self) -> Result<Station, Failure> {
        fs::create_dir_all(&self.home).map_err(|error| Failure::not_written(&self.home, &error))?;
        let key = identity::kept(&self.home.join(identity::FILE))?;
        let reach = self.address.map_or(Reach::Everywhere, Reach::Address);
        Ok(Station { key, reach, rough: self.rough.then_some(ROUGH) })
    }

    fn random(&self) -> ChaCha8Rng {
        ChaCha8Rng::seed_from_u64(self.seed)
    }

    /// The game under way.
    fn table(&self) -> PathBuf {
        self.home.join("table.mists")
    }
}

impl Hosting {
    fn run(&self) -> Result<(), Failure> {
        self.game.check_players(self.players)?;
        if self.guests > self.players {
            let (guests, players) = (self.guests, self.players);
            return Err(Failure(format!("{guests} guests: expected at most {players}, as many as play")));
        }
        let players = usize::from(self.players);
        match self.game {
            GameName::Mists => {
                let (level, deck) =
                    (crate::table::mists::shipped::level(self.level)?, crate::table::mists::shipped::deck()?);
                self.play::<mists::Mists>(&mists::Setup::with_players(level, deck, players))
            }
            GameName::Carcassonne => {
                let deck = crate::table::carcassonne::shipped::deck()?;
                self.play::<carcassonne::Carcassonne>(&carcassonne::Setup::with_players(deck, players))
            }
            GameName::DontGoIn => self.play::<dont_go_in::DontGoIn>(&dont_go_in::Setup::with_players(players)),
        }
    }

    fn play<G: Networked + Guided>(&self, setup: &G::Setup) -> Result<(), Failure> {
        let seats = usize::from(self.players - self.guests)..usize::from(self.players);
        let mut host = Host::default();
        host.set_seats(seats, &[]);
        let sitting = self.under_way(setup)?;
        let mut hosted = Hosted::<G> {
            line: Line::host(self.program.station()?)?,
            host,
            sitting,
            program: &self.program,
            random: self.program.random(),
        };
        loop {
            hosted.play_out()?;
            let number = number_of(&hosted.sitting);
            say(result(number, &hosted.sitting));
            if number + 1 >= self.games {
                return hosted.end();
            }
            hosted.lay_out(self.begun(setup, number + 1)?)?;
        }
    }

    /// The game that was under way when the program ended, or the first one.
    fn under_way<G: Networked>(&self, setup: &G::Setup) -> Result<Sitting<G>, Failure> {
        let path = self.program.table();
        if !path.exists() {
            return self.begun(setup, 0);
        }
        let sitting: Sitting<G> = save::read(&path)?;
        let (found, expected) = (sitting.seats().len(), self.players);
        match found == usize::from(expected) {
            true => Ok(sitting),
            false => {
                Err(Failure(format!("{}: a game for {found}: expected {expected}, as in --players", path.display())))
            }
        }
    }

    fn begun<G: Networked>(&self, setup: &G::Setup, number: u64) -> Result<Sitting<G>, Failure> {
        let seed = seed_in_series(self.program.seed, number);
        Ok(Sitting::begin(setup.clone(), seed, Vec::new())?.with_title(&number.to_string()))
    }
}

/// The next news, if they come soon.
fn next(line: &mut Line) -> Result<Option<News>, Failure> {
    match line.wait(MOMENT) {
        Ok(News::Failed(why)) => Err(failed(&why)),
        Ok(news) => Ok(Some(news)),
        Err(RecvTimeoutError::Timeout) => Ok(None),
        Err(RecvTimeoutError::Disconnected) => Err(failed("it has ended")),
    }
}

fn failed(why: &str) -> Failure {
    Failure(format!("the network: {why}"))
}

/// The number of the game, which is its name too.
fn number_of<G: Networked>(sitting: &Sitting<G>) -> u64 {
    sitting.title().parse().unwrap_or(0)
}

fn result<G: Networked>(number: u64, sitting: &Sitting<G>) -> String {
    format!("game {number}: {} decisions, {:016x}", sitting.played().len(), sitting.position().fingerprint())
}

/// The host's table.
struct Hosted<'a, G: Networked> {
    line: Line,
    host: Host,
    sitting: Sitting<G>,
    program: &'a Program,
    random: ChaCha8Rng,
}

impl<G: Networked + Guided> Hosted<'_, G> {
    fn play_out(&mut self) -> Result<(), Failure> {
        while self.sitting.position().outcome().is_none() {
            while let Some(news) = self.line.news() {
                self.hear(news)?;
            }
            let position = self.sitting.position();
            if position.outcome().is_none() && !self.host.is_elsewhere(position.acting()) {
                let choice = self.program.policy.choose(position, &position.legal_actions(), None, &mut self.random);
                if let Some(action) = choice {
                    self.play(action)?;
                }
            } else if position.outcome().is_none()
                && let Some(news) = next(&mut self.line)?
            {
                self.hear(news)?;
            }
        }
        Ok(())
    }

    fn hear(&mut self, news: News) -> Result<(), Failure> {
        let answers = match news {
            News::Invitation(text) => {
                say(format_args!("invitation {text}"));
                Vec::new()
            }
            News::Heard(from, message) => match read::<FromGuest>(&message, MOST_FROM_GUEST) {
                Ok(said) => self.host.heard(&self.sitting, from, said),
                Err(_) => self.host.not_understood(from),
            },
            News::Came(guest) | News::Left(guest) => self.host.left(guest),
            News::Failed(why) => return Err(failed(&why)),
        };
        self.carry_out(answers)
    }

    fn carry_out(&mut self, answers: Vec<Answer<G::Action>>) -> Result<(), Failure> {
        for answer in answers {
            match answer {
                Answer::Tell(to, message) => self.line.send(to, written(&message)?),
                Answer::Part(from) => self.line.part(from),
                Answer::Play(action) => self.play(action)?,
                Answer::Rename(seat, name) => self.sitting.rename(seat, &name),
                Answer::Company => {}
                Answer::Differs(_, after) => say(format_args!("a guest's table differs after {after} decisions")),
            }
        }
        Ok(())
    }

    /// Plays a decision, keeps the game, and tells all.
    fn play(&mut self, action: G::Action) -> Result<(), Failure> {
        if let Err(refusal) = self.sitting.play(action) {
            return Err(Failure(format!("{refusal} ({})", G::rule_of(&refusal))));
        }
        save::write(&self.sitting, &self.program.table())?;
        let answers = self.host.decided(&self.sitting);
        self.carry_out(answers)
    }

    fn lay_out(&mut self, sitting: Sitting<G>) -> Result<(), Failure> {
        self.sitting = sitting;
        save::write(&self.sitting, &self.program.table())?;
        let answers = self.host.table_for_all(&self.sitting);
        self.carry_out(answers)
    }

    /// Sends everybody home.
    fn end(mut self) -> Result<(), Failure> {
        let goodbye = written(&FromHost::Goodbye(Goodbye::Ended))?;
        let present: Vec<GuestId> = self.host.present().collect();
        for guest in present {
            self.line.send(guest, goodbye.clone());
            self.line.part(guest);
        }
        // A guest that was cut off just now comes back to hear it.
        let mut last = Instant::now();
        while last.elapsed() < LATE {
            if let Some(News::Heard(from, message)) = next(&mut self.line)?
                && matches!(read(&message, MOST_FROM_GUEST), Ok(FromGuest::Hello { .. }))
            {
                self.line.send(from, goodbye.clone());
                self.line.part(from);
                last = Instant::now();
            }
        }
        Ok(())
    }
}

impl Joining {
    fn run(&self) -> Result<(), Failure> {
        let invitation = Invitation::read(&self.invitation)?;
        let line = Line::join(invitation, self.program.station()?)?;
        let (guest, random) = (Guest::new(&self.name), self.program.random());
        let mut visit = Visit { line, guest, seat: None, asked: None, joining: self, random };
        let play = loop {
            match visit.guest.to_follow().front() {
                Some(FromHost::Table { game, .. }) => break Visit::playing(game),
                Some(FromHost::Goodbye(why)) => return ended(*why),
                _ => visit.hear()?,
            }
        };
        play(&mut visit)
    }
}

/// Whether it is well that the host has ended the connection.
fn ended(why: Goodbye) -> Result<(), Failure> {
    match why {
        Goodbye::Ended => Ok(()),
        why => Err(Failure(why.to_string())),
    }
}

/// A guest at a table.
struct Visit<'a> {
    line: Line,
    guest: Guest,
    seat: Option<usize>,
    /// After how many decisions the host was told one that it has not yet answered.
    asked: Option<usize>,
    joining: &'a Joining,
    random: ChaCha8Rng,
}

impl Visit<'_> {
    fn say(&self, message: &FromGuest) -> Result<(), Failure> {
        if let Some(host) = self.guest.host() {
            self.line.send(host, written(message)?);
        }
        Ok(())
    }

    /// Takes in what the host says next, if it says something soon.
    fn hear(&mut self) -> Result<(), Failure> {
        match next(&mut self.line)? {
            Some(News::Came(host)) => {
                let hello = self.guest.came(host);
                self.say(&hello)?;
            }
            Some(News::Left(_)) => self.guest.left(),
            Some(News::Heard(_, message)) => self.guest.heard(&message)?,
            Some(News::Invitation(_) | News::Failed(_)) | None => {}
        }
        Ok(())
    }

    /// How this game is played.
    fn playing(game: &str) -> fn(&mut Self) -> Result<(), Failure> {
        match () {
            () if guest::is_of::<mists::Mists>(game) => Self::play::<mists::Mists>,
            () if guest::is_of::<carcassonne::Carcassonne>(game) => Self::play::<carcassonne::Carcassonne>,
            () => Self::play::<dont_go_in::DontGoIn>,
        }
    }

    /// Plays until the host ends the table.
    fn play<G: Networked + Guided>(&mut self) -> Result<(), Failure> {
        let mut sitting = None;
        loop {
            while let Some(said) = self.guest.follow() {
                match (said, &mut sitting) {
                    (FromHost::Table { game, seat }, sitting) => {
                        *sitting = Some(guest::table::<G>(&game)?);
                        (self.seat, self.asked) = (seat, None);
                    }
                    (FromHost::Decided { after, action, fingerprint }, Some(sitting)) => {
                        self.follow(sitting, (after, &action), fingerprint)?;
                    }
                    (FromHost::Goodbye(why), _) => return ended(why),
                    (FromHost::Refused(why), _) => say(format_args!("refused: {why}")),
                    (FromHost::Seat { .. } | FromHost::Decided { .. }, _) => {}
                }
            }
            if let Some(sitting) = sitting.as_ref().filter(|_| self.guest.is_at_table()) {
                self.decide(sitting)?;
            }
            self.hear()?;
        }
    }

    /// Tells the host a decision, if it is this guest's turn.
    fn decide<G: Networked + Guided>(&mut self, sitting: &Sitting<G>) -> Result<(), Failure> {
        let (position, after) = (sitting.position(), Some(sitting.played().len()));
        if position.outcome().is_some() || self.seat != Some(position.acting()) || self.asked == after {
            return Ok(());
        }
        self.asked = after;
        let legal = position.legal_actions();
        if let Some(action) = self.joining.program.policy.choose(position, &legal, None, &mut self.random) {
            self.say(&guest::decision(sitting, action)?)?;
        }
        Ok(())
    }

    /// Plays what the host told. A table that differs is kept, and the guest leaves.
    fn follow<G: Networked>(
        &self,
        sitting: &mut Sitting<G>,
        decision: (usize, &str),
        fingerprint: u64,
    ) -> Result<(), Failure> {
        let played = guest::next(sitting, decision, fingerprint);
        // It was tried just now, so it can be played.
        if let Err(astray) = played.map(|action| drop(sitting.play(action))) {
            self.say(&astray.told(sitting))?;
            save::write(sitting, &self.joining.program.table())?;
            return Err(Failure(format!("{astray}; the game is kept in {}", self.joining.program.table().display())));
        }
        if sitting.position().outcome().is_some() {
            say(result(number_of(sitting), sitting));
        }
        Ok(())
    }
}
