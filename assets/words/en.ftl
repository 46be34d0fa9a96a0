### The words of the window, in English: every sentence that players can read or hear there.
###
### What stands in braces is filled in. `$colour`, `$kind`, `$hound` come as the names below know them, so that a language
### can bend a sentence by them; other texts come as they are to be shown. A language may lack messages: then these are
### used.

## Names of things

colour =
    { $colour ->
        [red] red
        [green] green
        [blue] blue
        [yellow] yellow
        [black] black
       *[pink] pink
    }
colour-first =
    { $colour ->
        [red] Red
        [green] Green
        [blue] Blue
        [yellow] Yellow
        [black] Black
       *[pink] Pink
    }
kind =
    { $kind ->
        [road] road
        [city] city
        [castle] castle
       *[mist] mist
    }
kind-first =
    { $kind ->
        [road] Road
        [city] City
        [castle] Castle
       *[mist] Mist
    }
hound =
    { $hound ->
        [rufus] Rufus
       *[ronja] Ronja
    }
level-name-1 = First Mist
level-name-2 = Keep and Churchyard
level-name-3 = The Two Hounds
level-name-4 = Thin Lanterns
level-name-5 = Restless Graves
level-name-6 = Three Lights
spell-circles-name = Spell Circles
spell-circles-what = nine more tiles, and Eloise
spell-circles-told = An expansion: circles in the mist hold ghosts until its bank burns off, and Eloise the cat brings points for each ghost in a circle. It has a lesson of its own.

## The guide

review-heading = Looking back
review-what = Your chance to win, turn by turn, as the guide sees it now
review-numbers = Each number stands where a decision gave a chance away. The other ups and downs are luck.
review-looks = The guide looks at the game …
review-percent = { $percent } %
review-curve = the chance to win
review-in-the-beginning = in the beginning: { $chances }
review-after-turn = after turn { $turn }: { $chances }
review-turn = Turn { $turn }
review-instead = { $chance } instead of { $best }
review-better = { $decided } The guide would have chosen “{ $better }”.
review-chosen = { $name } chose “{ $taken }”. The guide would have chosen “{ $better }”.
review-why = Why? { $because }.
review-because = { $name }: the guide would have done something else. Why? { $because }.
review-price = It cost: { $price }.
review-tile = { $name }: the guide would have laid the tile differently.
review-hovers = The tile hovers where the guide would have laid it; the frame shows where { $name } laid it.
review-hovers-turned = The tile hovers on its square, turned as the guide would have turned it.
review-other = { $decided } The guide would have done something else. Play on from there to ask it.
review-go = Show { $number } on the table
review-again = Turn { $turn } once more. { $told }
review-no-mistake = No decision cost much: the guide would have done no better, as far as it can tell.
hint-thinks = The guide thinks …
hint-not-now = The guide can be asked when you have to decide.
hint-rank =
    { $rank ->
        [1] The guide's choice
        [2] The guide's second choice
       *[other] The guide's third choice
    }
hint-button = { $rank } is “{ $button }”
hint-outlook =
    { $games ->
        [0] it looks best at first sight
       *[other] { $percent } % to win in { $games } imagined games
    }
hint-outlook-none = no win in { $games } imagined games
hint-outlook-few = there was time to imagine only a few games
judged-same = You did what the guide would have done: { $percent } % to win in { $games } imagined games.
judged-as-good = As good as the guide's own choice: { $percent } % to win in { $games } imagined games.
judged-worse = The guide would have done something else: { $best } % to win with that, { $percent } % with yours, in { $games } imagined games.
judged-worse-named = Instead of “{ $own }” the guide would have chosen “{ $guides }”: { $best } % to win with that, { $percent } % with yours, in { $games } imagined games.
judged-too-few = There was time to imagine only a few games, too few to judge by.
judged-nothing = Nothing has been decided yet.
hint-because = Why? { $reasons }.
hint-because-of-all = Why? Nothing stands out: it did well in the games that were imagined.
hint-because-of-others = Why? Nothing stands out: only what comes before it did better in the imagined games.
hint-price = Its price: { $price }.
hint-take = It is lit: { $take } takes it.
hint-take-button = Its button has a golden frame: { $take } takes it.
hint-next-button = Its button has a golden frame: { $take } takes it, { $key } shows the next one.
hint-again = { $key } shows it again.
hint-next = It is lit: { $take } takes it, { $key } shows the next one.
hint-said = { $what }: { $outlook }.
reason-only-way = Everywhere else the game is lost
reason-fewest-ghosts =
    { $ghosts ->
        [0] No ghost comes, elsewhere up to { $most }
       *[other] Only { ghosts } would come, elsewhere up to { $most }
    }
reason-spoils-nothing = In most other places something could never be completed
reason-no-ghost-for-you = In most other places mist breaks, and ghosts come to you
reason-room-for-meeple = Room for a meeple: { $kinds }
reason-no-ghost = No ghost comes, and nothing is spoilt
reason-guard = No ghost ever comes to a guard
reason-keeps-meeple = The meeple is kept for a better place
reason-points-missing =
    { $points ->
        [0] The goal is reached then
        [one] { $points } point is missing to the goal then
       *[other] { $points } points are missing to the goal then
    }
reason-ghosts-left =
    { $ghosts ->
        [0] No ghost is left in the supply
        [one] Only { $ghosts } ghost is left in the supply
       *[other] Only { $ghosts } ghosts are left in the supply
    }
reason-ghosts-enough = { $ghosts } ghosts are left, so none has to go home now
reason-fewer-ghosts-here = Fewer ghosts than on most other spaces: { $ghosts } on average
reason-fewest-curses = With any other card you would have more Curses than { $curses }
reason-fewer-curses-here = Fewer Curses than on most other spaces: the card there brings { $curses } on average
reason-card-dispels = { $card } is probably left for it: { house-curses } less
reason-card-joins = { $card } is probably left for it, and goes with your { $cards }
reason-if-few-ghosts = { $cards } if you end with 9 ghosts or fewer
reason-joins = It goes with your { $cards }
reason-chooses-first = You choose your card there before all others
reason-half-of-ghosts = Half of your ghosts go
reason-one-ghost-goes = One of your ghosts goes
reason-another-roll =
    { $now ->
        [one] This roll brings you 1 ghost, another one { $average } on average
       *[other] This roll brings you { $now } ghosts, another one { $average } on average
    }
reason-fewer-for-you =
    { $fewer ->
        [one] One ghost fewer for you
       *[other] { $fewer } ghosts fewer for you
    }
reason-more-for-others =
    { $more ->
        [one] One ghost more for the others, none for you
       *[other] { $more } ghosts more for the others, none for you
    }
reason-none-for-you = As the dice lie, no ghost comes to you
reason-most-dispelled = No other type would take so many Curses from you: { $curses }
reason-hindmost = The hindmost marker counts

## Saved games, and watching them

saved-heading = Saved games
saved-reading = The saved games are being read …
saved-none = No game is saved yet. Every game that you play is kept here.
saved-row = { $number }. { $name }
saved-under-way = under way
saved-won = won
saved-lost = lost
saved-unreadable = This file cannot be read
saved-when =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }, { $time }
saved-continue = Continue
saved-watch = Watch
saved-name = Name
saved-share = Share
saved-delete = Delete
saved-name-label = A name for this game
saved-name-hint = none
saved-name-keep = Use this name
saved-name-drop = Leave it
told-not-opened = This game cannot be opened
told-not-named = The game keeps its old name
told-not-deleted = The game is still there
told-not-shared = No copy was written
told-no-documents = this machine has no folder for documents
told-shared = A copy to share
told-shared-text =
    { $file }

    Give this file to a friend: dropped onto the window of the game, it can be watched and played on.
replay-turn = Turn { $turn } of { $of }
replay-line = time line
replay-play = play
replay-stop = pause
replay-back = one decision back
replay-on = one decision on
replay-turn-before = turn before
replay-next-turn = next turn
replay-speed = { $times }×
replay-speed-told = { $key } changes how fast it goes
replay-play-on = Play on from here
replay-play-on-tip = This game stays as it is; another begins here.
replay-leave = Stop watching

## Counts

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ghosts =
    { $ghosts ->
        [one] { $ghosts } ghost
       *[other] { $ghosts } ghosts
    }
tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
shields =
    { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }
tiles-with-shields =
    { $shields ->
        [0] { tiles }
       *[other] { tiles } with { shields }
    }
players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
player-number = Player { $number }
list-and = { $others } and { $last }

## Keys on the keyboard, as short as they stand on their caps

key-escape = Esc
key-space = Space
key-enter = Enter
key-tab = Tab
key-page-up = Page Up
key-page-down = Page Down
key-home = Home
key-end = End
key-up = Up
key-right = Right
key-down = Down
key-left = Left
pad-cross = Cross
pad-circle = Circle
pad-square = Square
pad-triangle = Triangle
pad-back = Back
pad-share = Share
pad-start = Start
pad-options = Options
pad-up = D-pad up
pad-right = D-pad right
pad-down = D-pad down
pad-left = D-pad left
key-shift = Shift
key-control = Ctrl
key-alt = Alt

## What several panels say

back-to-the-table = Back to the table
back = Back
next = Next
ok = OK
turn = turn { $turn }
rules-of-this-level = Rules of this level
eloise-would-come = Eloise would come
game-name = Mists over Carcassonne

## What the active player has to do

todo-lay-tile = { $name }, lay your tile on a glowing square
todo-draw-in = { $name }, which ghost does the circle draw in?
todo-place-cat = { $name }, whom does Eloise join?
todo-bury = { $name }, who is buried on the closed cemetery?
todo-haunt-cemetery = { $name }, which cemetery gets a ghost?
todo-haunt-mist = { $name }, which mist does the cemetery haunt?
todo-move-marker = { $name }, which marker gets { colour }'s { points }?
todo-move-any-marker = { $name }, which marker moves?
todo-place-hound = { $name }, whom does { hound } join?
todo-place-any-hound = { $name }, whom does the hound join?
todo-calm-ghosts = { $name }, which ghosts does { hound } chase off?
todo-which-ghosts = { $name }, which ghosts go?
todo-lay-face-down =
    { $open ->
        [1] { $name }, lay a face-down tile beside the open cemetery
       *[other] { $name }, lay a face-down tile beside an open cemetery
    }
todo-spare-ghost = { $name }, click the ghost that stays away
todo-place-meeple = { $name }, put a meeple on your tile or skip
todo-put-meeple = { $name }, put a meeple on your tile
todo-pick-scoring = { $name }, which region comes first? All are scored
todo-take-score = { $name }, points or ghosts?
todo-more-ghosts = { $name }, more ghosts from the same square?
todo-won = The mist lifts: you have won
todo-lost = The mist closes in: the game is lost

## Choices with a button each

choice-region = { kind-first }: { $worth }
choice-points = Points
points-each = { points } each
choice-ghosts =
    { $most ->
        [1] 1 ghost
       *[other] Up to { $most } ghosts
    }
choice-ghosts-note =
    { $most ->
        [1] click it on the board
       *[other] click them, on any one square
    }
choice-neither = Neither
choice-neither-note = no points, no ghosts
choice-done = Done
choice-marker = { colour-first }, at { $points }
choice-click-ghosts = click ghosts on the board, all on one square; { $take } takes the lit one
choice-told = { $number }: { $text }.
choice-told-with-note = { $number }: { $text }, { $note }.
aim-place = From the start tile: { $ways }.
aim-way =
    { $side ->
        [north] { $squares } up
        [east] { $squares } to the right
        [south] { $squares } down
       *[west] { $squares } to the left
    }
aim-sides = { $sides }.
aim-side =
    { $side ->
        [north] Above { $land }
        [east] right { $land }
        [south] below { $land }
       *[west] left { $land }
    }
aim-in-mist = { $land } in mist
sum-city = { tiles } × 2
sum-city-with-shields = ({ tiles } + { shields }) × 2
sum-castle =
    { $tiles ->
        [one] { $tiles } misty tile × 2
       *[other] { $tiles } misty tiles × 2
    }
sum-of-all-colours =
    { $colours ->
        [one] { $things } × { $colours } colour = { $points }
       *[other] { $things } × { $colours } colours = { $points }
    }

## What has to be reached

target-hound = { hound } at { $points }
target-goal = the goal of { $points }

## What is printed on a tile

face-castle = castle
face-cemetery = cemetery
face-city = city
face-two-cities = two cities
face-road = road
face-road-end = road end
face-roads = { $roads } roads
face-circles =
    { $circles ->
        [one] { $circles } circle
       *[other] { $circles } circles
    }
face-mist = mist
face-fields = fields

## What the region under the pointer is

tip-mist = Mist, { tiles }, { ghosts }{ $held ->
        [0] { "" }
        [one] , { $held } held by a circle
       *[other] , { $held } held by circles
    }: { $state }
tip-mist-burnt-off = burnt off, only haze is left
tip-mist-never = can never burn off, so it is darker
tip-mist-open =
    { $edges ->
        [one] { $edges } open edge
       *[other] { $edges } open edges
    }
tip-region = { kind-first } of { tiles-with-shields }, { $state }, worth { $worth } · { $owners }
tip-region-past = { kind-first } of { tiles-with-shields }, { $state } · { $owners }
tip-region-complete = complete
tip-region-never = can never be completed
tip-region-unfinished = unfinished
tip-squares = Bright squares fit the tile as it lies, dim ones when it is turned
tip-nobody = nobody there
meeple-of-somebody = { $name }'s { colour } meeple
meeple-of-nobody = The { colour } meeple

## What follows from a choice on the board

follows-buried = { $meeple } is buried: the { kind } of { tiles } loses it{ $leaving }
follows-buried-from-castle = { $meeple } is buried: the castle loses it{ $leaving }
follows-hound-leaves = , { hound } leaves unscored
follows-eloise-moves-on = , Eloise moves on
follows-hound-joins =
    { $ghosts ->
        [0] { hound } joins { $meeple }: no ghost is near
       *[other] { hound } joins { $meeple }: { ghosts } around it can go home
    }
follows-eloise-joins = Eloise joins { $meeple }: { points } when it is scored, with the circles as they are
follows-drawn-in = The circle draws this ghost in and holds it until the bank burns off
follows-haunted-cemetery = One more for this cemetery: { ghosts } on it, { $squares ->
        [one] { $squares } empty square
       *[other] { $squares } empty squares
    } beside it
follows-haunted-mist = One more ghost for this bank · { $bank }
follows-ghost-goes-home = This ghost goes home
follows-ghost-stays-away = This ghost does not come; the others do
follows-ghost-of-square = 
    { $ghosts ->
        [1] Instead of the points: this ghost goes, alone on its square
        [2] Instead of the points: both ghosts of this square can go
        [3] Instead of the points: all 3 ghosts of this square can go
       *[other] Instead of the points: 3 of these { $ghosts } ghosts can go
    }
follows-nothing-spoilt = Nothing is spoilt here
follows-closes =
    { $cemeteries ->
        [one] The cemetery closes: a meeple is buried
       *[other] Cemeteries close: meeples are buried
    }
follows-spoilt = Never to be finished: { $regions }
follows-spoilt-and-closes = Never to be finished: { $regions }; { $cemeteries ->
        [one] the cemetery closes: a meeple is buried
       *[other] cemeteries close: meeples are buried
    }
spoilt-mist = mist with { ghosts }
spoilt-castle = a castle
spoilt-region = a { kind } of { tiles }

## If it lies here: what laying the tile would do

ahead-heading = If it lies here
ahead-nothing-stirs = nothing stirs
ahead-nothing = Nothing happens: no points, no ghosts
ahead-goal-reached = The goal is reached
ahead-goal-within-reach = With these points the goal is reached
ahead-no-ghost = No ghost comes: the mist is joined
ahead-no-ghost-finished = No ghost comes: its mist burns off
ahead-too-few-ghosts = { $ghosts } must come, { $left } left: this loses the game
ahead-pile-ends-needed = Pile { $pile } ends this turn: { points } needed
ahead-pile-ends-short = Pile { $pile } ends this turn: { points } short
ahead-last-tile-needed = This is the last tile: { points } needed
ahead-last-tile-short = This is the last tile: { points } short
ahead-hound-would-come = { hound } would come
ahead-hound-can-come = { hound } can come
ahead-completes-free = Completes a free { kind }, worth { $points } with a meeple
ahead-or-free = Or { points } in a free { rival-kind }: only one meeple can be put
ahead-completes-for = Completes the { kind }: { $points } for { $colours }
ahead-completes = Completes the { kind }: { $worth } points
ahead-grows = The { kind } grows: worth { $worth } so far
ahead-shared = { $colours } colours share the { kind }: worth { $worth } so far
ahead-closes-cemetery = Closes a cemetery{ $burial ->
        [only] : the only meeple is buried
        [one-of-several] : a meeple must be buried
        [from-hand] : a meeple from hand is buried
       *[nobody] { "" }
    }{ $ghosts ->
        [0] { "" }
        [one] , { ghosts } goes home
       *[other] , { ghosts } go home
    }
ahead-never-completed = A { kind } could then never be completed
ahead-burns-off =
    { $ghosts ->
        [0] A bank burns off
        [one] A bank burns off: { ghosts } goes home
       *[other] A bank burns off: { ghosts } go home
    }
ahead-never-burns-off =
    { $ghosts ->
        [0] A bank could then never burn off
       *[other] A bank with { ghosts } could then never burn off
    }
ahead-ghosts-come = { ghosts } would come{ $one_more ->
        [to-cemetery] , one of them to a cemetery
       *[no] { "" }
    }{ $one_fewer ->
        [joined] ; joined mist has kept one away
       *[no] { "" }
    }
ahead-circle-draws-in = The circle draws in 1 ghost
ahead-circles-draw-in = Circles draw in { $drawn_in ->
        [one] { $drawn_in } ghost
       *[other] { $drawn_in } ghosts
    }{ $more ->
        [0] { "" }
        [one] , { $more } more comes
       *[other] , { $more } more come
    }{ $one_more ->
        [to-cemetery] , one of them to a cemetery
       *[no] { "" }
    }
ahead-circles-stay-empty =
    { $circles ->
        [1] A circle stays empty: its bank burns off
       *[other] { $circles } circles stay empty: their bank burns off
    }
ahead-eloise-scores =
    { $points ->
        [one] Eloise: { $points } more point
       *[other] Eloise: { $points } more points
    }
ahead-haunts-the-nights = It haunts the nights: each swallows a tile
ahead-night-closes = The night closes a cemetery: a burial
ahead-night-can-close = The night can close a cemetery: a burial

## The log

log-heading = The log
log-name = The log: click to see all of it
log-all-heading = What happened
log-empty = Nothing yet: the night is young
log-tile-fits-nowhere = A tile fits nowhere and leaves the game
log-bank-finished =
    { $ghosts ->
        [0] { $name } finished a bank
       *[other] { $name } finished a bank, { ghosts } went home
    }
log-no-place-for-meeple = No free place for a meeple of { $name }
log-meeple-put =
    { $kind ->
        [road] { $name } put a meeple on a road
        [city] { $name } put a meeple in a city
        [castle] { $name } put a meeple in a castle
       *[mist] { $name } put a meeple in the mist
    }
log-scored =
    { $points ->
        [one] { $name } scored a { kind }: { $worth } point
       *[other] { $name } scored a { kind }: { $worth } points
    }
log-scored-each = { $name } scored a { kind }: { points } for each colour
log-scored-for-nothing = { $name } scored a { kind } for nothing
log-scored-for-ghosts = { $name } finished a { kind }, not for points: { ghosts } went home
log-cemetery-closed =
    { $ghosts ->
        [0] A cemetery closed
       *[other] A cemetery closed, { ghosts } went home
    }
log-buried = A { colour } meeple was buried
log-hound-left = { hound } left with the buried meeple
log-hound-scored = { hound } brought { points }
log-hound-joined = { hound } joined { colour }
log-hound-found-nobody = { hound } found nobody and left
log-eloise-joined = Eloise joined { colour }
log-eloise-waits = Eloise waits beside the board
log-eloise-scored = Eloise brought { points }
log-pile-changed = Pile { $pile } is drawn from now: { tiles }
log-face-down-laid = A tile was laid face down
log-victory = The goal is reached!
log-out-of-tiles = The last tile is laid
log-pile-empty = The pile is used up
log-out-of-ghosts = Too many ghosts: the supply is empty
log-drawn-in =
    { $ghosts ->
        [one] { $name } laid a tile: a circle drew in { ghosts }
       *[other] { $name } laid a tile: circles drew in { ghosts }
    }
log-ghosts-came =
    { $ghosts ->
        [0] { $name } laid a tile
       *[other] { $name } laid a tile: { ghosts } came
    }

## Where a game is

whereabouts = Level { $level }, turn { $turn }
level-with-spell-circles = { $level } with the Spell Circles

## Why something is refused; shown with its first letter large and a full stop

refusal-first-lay-tile = first the drawn tile has to be laid
refusal-first-bury = first choose which meeple is buried
refusal-first-draw-in = first choose which ghost is drawn into the spell circle
refusal-first-place-cat = first choose which meeple Eloise joins
refusal-first-spare-ghost = first choose which mist area gets one ghost fewer
refusal-first-haunt-cemetery = first choose which open cemetery gets a ghost
refusal-first-haunt-mist = first choose which mist area gets a ghost because of the cemetery
refusal-first-place-meeple = first place a meeple on the new tile, or none
refusal-first-pick-scoring = first choose which region is scored next
refusal-first-take-score = first choose points or ghosts for the completed region
refusal-first-banish = first finish removing ghosts
refusal-first-move-marker = first choose which marker moves
refusal-first-place-hound = first choose which meeple the hound joins
refusal-first-calm-ghosts = first finish removing ghosts around the hound
refusal-first-lay-face-down = first lay a tile face down beside a cemetery
refusal-over = the game is over
refusal-square-taken = A tile lies here already
refusal-no-shared-edge = No tile beside this square
refusal-not-lit = Click one of the lit places
refusal-choose-button = Choose one of the buttons below
refusal-edge-does-not-fit = The tile does not match the one { $side ->
        [n] above it
        [e] to the right of it
        [s] below it
       *[w] to the left of it
    }
refusal-nobody-to-bury = No meeple stands here that could be buried
refusal-bury-from-board = A meeple that stands on the board has to be buried, none from a supply
refusal-not-to-bury = No { colour } meeple can be buried: the player whose turn it is gives one, if they have any
refusal-not-to-draw-in = No ghost here that the circle could draw in: it reaches the eight squares round it
refusal-held-in-circle = A circle holds this ghost: it goes home only when its bank burns off
refusal-nobody-for-eloise = No meeple stands here that Eloise could join
refusal-no-open-cemetery = No open cemetery lies here
refusal-haunt-elsewhere = The ghost comes to other mist: choose where it glows
refusal-no-ghost-due = No ghost comes to this mist, so none can stay away from it
refusal-not-your-colour = The { colour } meeples belong to somebody else
refusal-no-meeple-left = No { colour } meeple is left in hand
refusal-not-on-mist = No meeple stands on the mist: only on a road, in a city or in a castle
refusal-no-such-part = The tile just laid has no such place
refusal-occupied = Somebody stands in this road or city already
refusal-not-due = This region is not finished by the tile just laid
refusal-no-ghost-there = No ghost here to send home
refusal-another-square = All ghosts have to leave the same square as the first one
refusal-no-marker = There is no { colour } score marker
refusal-nobody-for-hound = No meeple stands here that { hound } could join
refusal-not-around-hound = Too far from the hound: it reaches its own square and the eight round it
refusal-no-ghost-for-hound = No ghost here for the hound to chase off
refusal-third-square = The hound has been to two squares already: it goes to no third one
refusal-fourth-ghost = Three ghosts have left this square already
refusal-not-around-cemetery = The tile has to lie on an empty square round an open cemetery
refusal-not-just-laid = A meeple goes onto the tile just laid
refusal-on-cemetery = No meeple stands on a cemetery or on a field
refusal-on-field = No meeple stands on a field: only on a road, in a city or in a castle
refusal-nothing-to-do-again = there is nothing to do again
refusal-nothing-to-take-back = there is nothing to take back
toast-read-in-book = Read about it in the book
toast-rule = The rule

## The tiles to come

to-come-heading = Tiles to come
to-come-roads = Roads
to-come-cities = Cities
to-come-cities-and-roads = Cities and roads
to-come-castles = Castles
to-come-cemeteries = Cemeteries
to-come-monasteries = Monasteries
to-come-fields = Fields
to-come-told = { tiles } in the piles{ $face_down ->
        [0] { "" }
        [one] ; { $face_down } more lies face down, and nobody knows which it is
       *[other] ; { $face_down } more lie face down, and nobody knows which they are
    }
to-come-face = { $caption }: { $left } left

## The competitive game: words. `$role` is what a piece is: a guard, the abbot, or an ordinary meeple by the kind of its
## region; `$kind` is the kind of a region; `$sum` is a value and what ghosts cost of it, such as "8 − 2 = 6"

rival-kind =
    { $kind ->
        [road] road
        [city] city
        [monastery] monastery
        [castle] castle
        [cemetery] cemetery
       *[field] field
    }
rival-kind-first =
    { $kind ->
        [road] Road
        [city] City
        [monastery] Monastery
        [castle] Castle
        [cemetery] Cemetery
       *[field] Field
    }
rival-role =
    { $role ->
        [guard] guard
        [abbot] abbot
        [road] robber
        [city] knight
        [monastery] monk
        [castle] lord
        [cemetery] keeper
       *[field] farmer
    }
rival-a-role =
    { $role ->
        [guard] a guard
        [abbot] the abbot
        [road] a robber
        [city] a knight
        [monastery] a monk
        [castle] a lord
        [cemetery] a keeper
       *[field] a farmer
    }
rival-in-a-region =
    { $kind ->
        [road] on a road
        [city] in a city
        [monastery] in a monastery
        [castle] in a castle
        [cemetery] in a cemetery
       *[field] in a field
    }
rival-whose = { $name }'s { rival-role }
rival-share = { $name } { $sum }
rival-share-outnumbered = { $name } outnumbered
rival-brings = { $points } for { $name }
rival-book-name = Carcassonne
rival-whereabouts = Carcassonne, turn { $turn } of { $of }
rival-winners =
    { $winners ->
        [1] { $names } has won
       *[other] { $names } have won together
    }
rival-face-monastery = monastery
rival-face-city-with-shield = city with a shield
rival-todo-draw-in = { $name }, whose ghost does the circle draw in?
rival-todo-take-from-circle = { $name }, which circle lets a ghost go?
rival-todo-haunt-opponent = { $name }, give a ghost to a rival's meeple
rival-todo-haunt-own = { $name }, which meeple of yours gets the ghost?
rival-todo-place-guard = { $name }, put a guard on your tile or skip
rival-todo-place-or-recall = { $name }, put a meeple, recall the abbot or skip
rival-todo-over = The last tile is laid
rival-choice-recall = Recall the abbot
rival-choice-no-meeple = No meeple
rival-choice-region = { rival-kind-first }: { $brings }
rival-tip-region = { rival-kind-first } of { tiles-with-shields }, { $state }
rival-tip-centre = { rival-kind-first }, { $squares ->
        [0] all squares round it filled
        [one] { $squares } square round it empty
       *[other] { $squares } squares round it empty
    }
rival-tip-field =
    { $cities ->
        [0] Field, feeds no finished city yet
        [one] Field, feeds { $cities } city: { points }
       *[other] Field, feeds { $cities } cities: { points }
    }
rival-tip-mist = Mist of { tiles }, { $state }{ $ghosts ->
        [0] { "" }
        [one] , { $ghosts } ghost in a circle
       *[other] , { $ghosts } ghosts in circles
    }
rival-tip-mist-finished = finished
rival-tip-mist-broken = { $open }, broken, so it is darker
rival-tip-mist-never = can never be finished, so it is darker
rival-tip-nobody = nobody there
rival-tip-free = free, worth { $points } now
rival-tip-points = points now: { $shares }
rival-tip-guard = will bring { $name } a guard
rival-follows-chased = third ghost: { $whose } goes home
rival-follows-chased-more = three ghosts return, nothing is scored
rival-follows-ghost =
    { $nth ->
        [1] first ghost for { $whose }
       *[2] second ghost for { $whose }
    }
rival-follows-ghost-more =
    { $left ->
        [1] one more and it goes home
       *[other] it costs 2 points when scored, 1 at the end
    }
rival-follows-ghost-farmer = it costs 1 point at the end
rival-follows-drawn-in = the circle draws in a ghost of { $whose }
rival-follows-drawn-in-more =
    { $left ->
        [0] none is left with it
       *[other] { $left } is left with it
    }
rival-follows-taken = a ghost leaves this mist for a rival's meeple
rival-follows-taken-more =
    { $left ->
        [0] its circles are empty then
       *[other] { $left } more in its circles
    }
rival-follows-farmer =
    { $cities ->
        [0] { rival-role }: feeds no finished city yet
        [one] { rival-role }: feeds { $cities } city, { points } so far
       *[other] { rival-role }: feeds { $cities } cities, { points } so far
    }
rival-follows-keeper =
    { $squares ->
        [0] { rival-role }: brings a guard at once
        [one] { rival-role }: brings a guard once { $squares } more square is filled
       *[other] { rival-role }: brings a guard once { $squares } more squares are filled
    }
rival-follows-scores = { rival-role }: the { rival-kind } is finished, { points } at once
rival-follows-stands = { rival-role }: the { rival-kind } is worth { $points } if it stays unfinished
rival-follows-stays = lies there until the end
rival-follows-stays-unless = lies there until the end or a third ghost
rival-follows-guard = no ghost ever comes to a guard
rival-follows-recalled = the abbot comes home: { $sum }
rival-range = { $least } to { $most }
rival-ahead-last-tile = The last tile: the end is counted then
rival-ahead-completes = { rival-kind-first } finished: { $shares }
rival-ahead-completes-free = Finishes a free { rival-kind }: { points } if your meeple stands there
rival-ahead-completes-nothing = Finishes a free { rival-kind }
rival-ahead-free-cemetery = Finishes a free cemetery: a keeper brings a guard
rival-ahead-guard = Cemetery finished: a guard for { $name }
rival-ahead-extends = Extends mist: { $most ->
        [1] { $ghosts } ghost for a rival
       *[other] { $ghosts } ghosts for rivals
    }
rival-ahead-breaks = Breaks mist: { $most ->
        [1] { $ghosts } ghost for you
       *[other] { $ghosts } ghosts for you
    }
rival-ahead-released =
    { $most ->
        [1] { $ghosts } ghost of the circles finds nobody
       *[other] { $ghosts } ghosts of the circles find nobody
    }
rival-ahead-no-rival = Extends mist, but no rival can get a ghost
rival-ahead-extends-empty = Extends mist, but the supply is empty
rival-ahead-no-own = Breaks mist, but you have no meeple for a ghost
rival-ahead-breaks-empty = Breaks mist, but the supply is empty
rival-ahead-grows = The { rival-kind } grows: worth { $points } so far
rival-ahead-grows-of = { $names }'s { rival-kind } grows: worth { $points } so far
rival-ahead-majority =
    { $leaders ->
        [0] Nobody is left: the { rival-kind } is free
        [1] { $names } leads in the { rival-kind }
       *[other] { $names } share the { rival-kind }
    }
rival-ahead-field =
    { $cities ->
        [0] { $names }'s field feeds no finished city yet
        [one] { $names }'s field feeds { $cities } city: { $points }
       *[other] { $names }'s field feeds { $cities } cities: { $points }
    }
rival-ahead-field-reaches = { $names }'s field reaches a city that is not finished
rival-ahead-surrounded =
    { $squares ->
        [one] { rival-kind-first }: { $squares } square still empty
       *[other] { rival-kind-first }: { $squares } squares still empty
    }
rival-ahead-surrounded-of =
    { $squares ->
        [one] { $names }'s { rival-kind }: { $squares } square still empty
       *[other] { $names }'s { rival-kind }: { $squares } squares still empty
    }
rival-ahead-drawn-in =
    { $ghosts ->
        [1] Draws in a ghost from a meeple near by
       *[other] Draws in { $ghosts } ghosts from meeples near by
    }
rival-ahead-filled =
    { $circles ->
        [1] The supply fills a circle
       *[other] The supply fills { $circles } circles
    }
rival-ahead-empty =
    { $circles ->
        [1] A circle stays empty for good
       *[other] { $circles } circles stay empty for good
    }
rival-ahead-stay =
    { $ghosts ->
        [0] None stays in the circles of this mist
       *[other] { ghosts } left in the circles of this mist
    }
rival-ahead-stay-broken = What is left there comes to you
rival-ahead-ghosts-with = { $whose } has { ghosts } then
rival-ahead-worth-instead = { $name } would get { $sum } for the { rival-kind }
rival-ahead-goes-home = { $whose } goes home, nothing is scored
rival-ahead-come-back = 3 ghosts come back: supply { $supply }
rival-ahead-free-for-you = The { rival-kind } is free: a meeple of yours would score { $points }
rival-ahead-free = The { rival-kind } is free
rival-ahead-guard-at-once = Brings a guard at once
rival-ahead-guard-later =
    { $squares ->
        [one] Brings a guard after { $squares } more square
       *[other] Brings a guard after { $squares } more squares
    }
rival-ahead-open-cities =
    { $cities ->
        [one] { $cities } more city is not finished
       *[other] { $cities } more cities are not finished
    }
rival-ahead-at-once = The { rival-kind } is finished: { points } at once
rival-ahead-so-far = The { rival-kind } is worth { $points } unfinished
rival-ahead-last-guard = Your last guard in hand
rival-ahead-last-meeple = Your last meeple in hand
rival-ahead-ghosts-return = { ghosts } come back
rival-log-chased = Third ghost: { $whose } goes home
rival-log-placed =
    { $role ->
        [field] { $name }'s farmer lies down in a field
       *[other] { $name } put { rival-a-role } { rival-in-a-region }
    }
rival-log-only-tile = { $name } only laid a tile
rival-log-no-meeple-left = { $name } has no meeple left to put
rival-log-recalled = { $name } recalled the abbot: { $sum }
rival-log-completed = { $name } finished a { rival-kind } of { $owners }
rival-log-scored = { $name }: { rival-kind } { $sum }
rival-log-outnumbered = { $name }: { rival-kind }, outnumbered
rival-log-guard-came =
    { $left ->
        [0] { $name } got the last guard of the reserve
       *[other] { $name } got a guard, { $left } in reserve
    }
rival-log-finally-scored = { $name } at the end: { rival-kind } { $sum }
rival-log-given =
    { $ghosts ->
        [1] { $name } gave { $to }'s { $meeples } a ghost
       *[other] { $name } gave { $to } { $ghosts } ghosts: { $meeples }
    }
rival-log-taken =
    { $ghosts ->
        [1] { $name } broke mist and got a ghost: { $meeples }
       *[other] { $name } broke mist and got { $ghosts } ghosts: { $meeples }
    }
rival-log-drawn-in =
    { $ghosts ->
        [1] { $name } laid a circle: it drew in a ghost
       *[other] { $name } laid circles: { $ghosts } ghosts drawn in
    }
rival-log-filled =
    { $ghosts ->
        [1] { $name } filled a circle from the supply
       *[other] { $name } filled { $ghosts } circles from the supply
    }
rival-log-released =
    { $ghosts ->
        [1] A ghost of the circles found nobody
       *[other] { $ghosts } ghosts of the circles found nobody
    }
rival-refusal-first-draw-in = first choose whose ghost the spell circle draws in
rival-refusal-first-take-from-circle = first choose the mist whose circle lets a ghost go
rival-refusal-first-haunt-opponent = first give the ghost to a rival's meeple
rival-refusal-first-haunt-own = first give the ghost to a meeple of your own
rival-refusal-not-to-draw-in = No ghost here that the circle could draw in: it reaches the eight squares round it
rival-refusal-not-to-take = No ghost can leave a circle here: only in the mist that your tile extended
rival-refusal-nobody-there = No meeple stands here that could get the ghost
rival-refusal-guard = A guard stands here, and no ghost ever comes to a guard
rival-refusal-own-meeple = Your tile extended the mist: the ghost goes to a rival's meeple
rival-refusal-opponents-meeple = Your tile broke the mist: the ghost goes to a meeple of your own
rival-refusal-no-meeple-left = You have no ordinary meeple left in hand
rival-refusal-no-guard-left = You have no guard left in hand
rival-refusal-no-abbot-left = Your abbot is not in hand
rival-refusal-not-on-mist = No meeple stands on the mist itself, only on what lies below or beside it
rival-refusal-no-farmers = This game is played without farmers
rival-refusal-abbot-elsewhere = The abbot stands in monasteries only
rival-refusal-occupied = Somebody is in this region already, perhaps at its far end
rival-refusal-no-abbot = Your abbot stands in no unfinished monastery, so you cannot recall it
rival-refusal-not-due = This region does not wait to be scored

## Phases and what the banner offers

step-tile = Tile
step-burial = Burial
step-ghosts = Ghosts
step-eloise = Eloise
step-meeple = Meeple
step-score = Score
step-hound = Hound
step-face-down = Face down
banner-menu = menu
banner-other-colour = other colour
banner-take-back = take back
banner-no-meeple = no meeple
banner-whole-board = whole board
banner-hint = hint
banner-rule = rule

## The tile in hand

hand-heading = In hand
hand-tile-on-board = The tile lies on the board
hand-laid-this-turn = laid this turn
hand-next-meeple = your next meeple
hand-drag-meeple = Your next meeple: drag it onto the board
hand-being-painted = The tile is being painted
hand-name = The tile in hand: drag it onto the board
hand-turn-left = Turn left
hand-turn-right = Turn right
hand-no-way-here = { $why }, and it fits in no other rotation
hand-no-square = The tile is over no square yet: bring it over a lit one first, with the mouse or the arrow keys
hand-one-way-here = The tile fits here only this way round
hand-one-way-anywhere = The tile fits only this way round
hand-right-click = right click turns it
hand-edges = The white edges of a tile are misty

## Who sits at the table

players-heading = At the table
players-in-hand = { $name }: { $left } { colour } in hand
players-several-colours = The framed colour is put next; click another to take that one. Different colours in one region multiply its points.
players-next = { $colour } is put next

## The ghosts of the supply

supply-heading = Ghost supply
supply-told = A ghost that comes to the land leaves this shelf. If one has to come and none is left, the game is lost.
supply-haunting =
    { $out ->
        [one] { $out } of { $of } haunts the land
       *[other] { $out } of { $of } haunt the land
    }
supply-too-many = It would take { $ghosts }: too many
supply-would-take-none = This tile would take none
supply-would-take = This tile would take { $ghosts }
supply-before-eloise = { $before } before Eloise
supply-round-eloise = { $before } before Eloise, { $behind } behind
supply-eloise-with = Eloise is with { colour }
supply-eloise-waits = Eloise waits for a meeple
supply-eloise-asking = Whom does Eloise join?

## The piles

piles-name = Which tiles are still to come ({ $key })
piles-heading = Pile
piles-goal = Goal
piles-last-tile-drawn = The last tile is drawn
piles-tiles-left =
    { $tiles ->
        [one] { $tiles } tile left
       *[other] { $tiles } tiles left
    }
piles-of = of { $tiles }
piles-active =
    { $tiles ->
        [0] Pile { $pile }: the last tile is drawn
       *[other] Pile { $pile }: { tiles }
    }
piles-to-go = { $target } at { $at }: { points } to go
piles-each-to-go = { $target } at { $at }: { $points } to go

## The score track

score-level = Level { $level }
score-of = of { $goal }
score-of-on-lap = of { $goal }, lap { $lap }
score-all-to = all to { $goal }
score-lap = lap { $lap }
score-marker =
    { $points ->
        [one] { colour } marker: { $points } point
       *[other] { colour } marker: { $points } points
    }
score-marker-on-lap = { colour } marker: { $points } points, on lap { $lap }
score-goal = The goal: { $goal }
score-told = The points of all together: { $total }. The game is won with { $goal }.
score-hound-waits = { hound } waits at { $points }
score-hound-with = { hound } is with { colour }
score-hound-left = { hound } has left the game

## Not saved, and the menu at the table

not-saved = not saved
not-saved-why = { $why } It is tried again with every decision.
menu-heading = A pause
menu-hint = The game is saved after every move
menu-hint-lesson = A lesson can be left here and gone on with later
menu-continue = Continue
menu-hint-of-guide = Ask the guide
menu-was-that-good = Was that good?
menu-take-back = Take back
menu-redo = Redo
menu-rules-of-spell-circles = Rules of the Spell Circles
menu-mouse-and-keys = Mouse and keys
menu-settings = Settings
menu-friends = Play with friends
menu-begin-again = Begin again
menu-save-and-leave = Save and leave to title
menu-quit = Quit

## The competitive game: panels

rival-panel-rules = How to play
rival-panel-points = points
rival-panel-thinks = { $name } is thinking
turn-plays = { $name } plays …
rival-panel-computer = The computer plays for { $name }
rival-panel-ordinary =
    { $left ->
        [one] { $name }: { $left } ordinary meeple in hand
       *[other] { $name }: { $left } ordinary meeples in hand
    }
rival-panel-guards =
    { $left ->
        [one] { $name }: { $left } guard in hand
       *[other] { $name }: { $left } guards in hand
    }
rival-panel-abbot =
    { $left ->
        [0] { $name }: the abbot is out
       *[other] { $name }: the abbot is in hand
    }
rival-panel-score =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
rival-panel-score-on-lap = { $name }: { $points } points, on lap { $lap }
rival-panel-if-over = { $now }. If the game ended now: { $points }.
rival-panel-reserve =
    { $left ->
        [one] { $name }: { $left } guard in reserve; a cemetery brings it
       *[other] { $name }: { $left } guards in reserve; cemeteries bring them
    }
rival-panel-ghosts = { $name }: { $ghosts ->
        [one] { $ghosts } ghost stands with their meeples
       *[other] { $ghosts } ghosts stand with their meeples
    }
rival-panel-take-ordinary = meeple
rival-panel-take-guard = guard
rival-panel-take-abbot = abbot
rival-supply-told = Mist sends ghosts from this shelf to meeples. If one has to come and none is left, it is left out.
rival-panel-ghosts-out = { $out } of { $of } are out
rival-panel-ghosts-stay = No ghost moves
rival-panel-ghosts-leave =
    { $taken ->
        [one] { $taken } would go to a meeple
       *[other] { $taken } would go to meeples
    }
rival-panel-ghosts-return = { $back } would come back
rival-panel-ghosts-leave-and-return = { $taken } would go, { $back } come back
rival-panel-tiles = Tiles
rival-panel-tiles-set-aside =
    { $tiles ->
        [one] { $tiles } fitted nowhere and is out
       *[other] { $tiles } fitted nowhere and are out
    }
rival-panel-tiles-in-supply =
    { $tiles ->
        [one] { $tiles } tile left to draw
       *[other] { $tiles } tiles left to draw
    }
rival-panel-if-tile = If it lies here
rival-panel-if-ghost = If the ghost goes here
rival-panel-if-ghost-leaves = If this ghost goes
rival-panel-if-abbot = If the abbot stands here
rival-panel-if-guard = If the guard stands here
rival-panel-if-meeple = If the meeple stands here
rival-panel-if-scored = If this is scored next
rival-panel-if-nothing = nothing stirs

## The book: contents and buttons

book-page = Page { $page } of { $pages }
book-previous = Previous
book-search = Search the rules
book-nothing-found = No rule has these words.
book-more-above = … { $rules } more above
book-more-below = … { $rules } more below
book-found = { $rules ->
    [one] One place
   *[other] { $rules } places
}
book-our-ruling = { $mark } our own ruling
book-chapter-land = The land
book-chapter-levels = The levels
book-chapter-expansion = The expansion
book-chapter-controls = Mouse and keys
book-land-heading = Tiles, roads, cities
book-land-what = what has to match, and what is finished
book-meeples-heading = Meeples
book-meeples-what = where they may stand, and how they count
book-mist-heading = Mist
book-mist-what = when a bank burns off, and when it never can
book-turn-heading = In your turn
book-table-heading = At the table
book-reading-heading = In this book
book-controls-what = mouse and keys
rules-how-to-play = how to play
rules-what-is-new = what is new

## The book: the land

book-edges-heading = Edges that match
book-edges-text = Lay your tile beside one that lies there. On every edge that two tiles share, road has to meet road, city meet city and field meet field. Mist does not count for this: a road may run out of the mist into clear air.
book-finished-road-heading = A finished road
book-finished-road-text = A road is finished when both its ends are closed: by a village, a city, a castle, a cemetery, the ruin or a crossing, or when it runs back into itself.
book-finished-city-heading = A finished city
book-finished-city-text = A city is finished when its wall goes all the way round and no gap is left inside. A tile that it covers in two places counts once. Each of the four squares of the start tile counts as a tile of its own.
book-one-meeple-heading = One meeple a region
book-one-meeple-text = A meeple stands on a road, in a city or in the castle of the tile just laid, and only if nobody stands in that road or city yet, not even at its far end. None ever stands on a field, on a cemetery or on the mist itself.
book-counting-heading = Counting together
book-counting-text = Two regions with a meeple in each may grow into one. All that it is worth then counts once for every colour in it: a city worth 12 brings 24 with red and yellow. Two meeples of one colour count once.
book-home-heading = Home again
book-home-text = Once a region is scored all its meeples go home to their owners, also if you chose ghosts instead of points. A finished region in which nobody stands brings nothing.
book-several-heading = Several at once
book-several-text = If one tile finishes several regions, you choose which one comes first; you are asked only where that can matter. For each of them you choose what you take.
book-bank-heading = When a bank is finished
book-bank-text = Every misty edge of a bank has to meet another misty edge. Here one edge is still open, beside the gap: a tile with mist on that side closes the bank. Its ghosts go home before any new ones come.
book-never-heading = When it can never be
book-never-text = Where a misty edge lies against a clear one, as on the left, the bank can never be finished any more, and its mist turns darker. Its ghosts leave only when you send some home instead of taking points, when a hound comes, or into a spell circle.
book-covered-heading = What the mist covers
book-covered-text = On a tile in hand misty edges are white. Mist lies over roads and fields, never over a city. A road below it is a road like any other. Where a city divides the mist of a tile, each part counts by itself; if one ghost fewer comes, you choose where.†

## The book: in detail

book-chapter-details = In detail
book-before-heading = Before the game
book-before-what = what lies ready at each level
book-order-heading = A turn in order
book-order-what = what comes first and what next
book-ghosts-heading = Mist and ghosts
book-ghosts-what = how many ghosts come, and when too many
book-scoring-heading = Scoring
book-scoring-what = what counts, and ghosts instead of points
book-end-heading = How the game ends
book-end-what = victory, and tiles that run out
book-cemeteries-heading = Open cemeteries
book-cemeteries-what = only at levels II to IV
book-burials-heading = Burials
book-burials-what = at level II and above
book-haunted-heading = Haunted cemeteries
book-haunted-what = only at levels V and VI
book-hounds-heading = Rufus and Ronja
book-hounds-what = at level III and above
book-markers-heading = Three score markers
book-markers-what = only at level VI
book-circles-heading = Circles in detail
book-circles-what = how they fill, and what they hold
book-eloise-heading = Eloise in detail
book-eloise-what = the cat of the Spell Circles
book-before-tiles-heading = Tiles
book-before-tiles-text = The start tile lies in the middle from the beginning. At level I there are 50 more, without castles and cemeteries; from level II on 60, with five of each. From level III on they lie in three piles of 20.
book-before-ghosts-heading = Ghosts
book-before-ghosts-text = There are 15 ghosts, but 13 at levels IV and V and 12 at level VI. Three of them stand on the start tile from the beginning, where it shows ghosts. The others are your supply.
book-before-meeples-heading = Meeples
book-before-meeples-text = Three to five players have one colour each, with five meeples. Two players have two colours each, a single player has four, with three meeples a colour; then you use any of your own in each turn.
book-before-score-heading = Score and first turn
book-before-score-text = Up to level V one meeple in a colour that nobody plays marks your score, from 0 on. The track is a ring of 50 spaces: 50 is where 0 is, and a new lap begins. The first player begins, and you play in turn.
book-order-draw-heading = Draw and lay
book-order-draw-text = Draw one tile and lay it, turned as you like, on an empty square; one of its edges at least has to touch a face-up tile. A tile that fits nowhere leaves the game, and you draw another from the same pile.†
book-order-start-heading = The start tile
book-order-start-text = On its outside it has eight edges like any others. Inside it city, road and mist run on from square to square.† The ruin in its middle ends roads and divides fields; it is never occupied, finished or scored.
book-order-after-heading = After laying
book-order-after-text = First finished banks burn off. Then cemeteries that closed bury a meeple, and ghosts come. Then you may put one meeple on the tile, if your supply has one. Last come the regions that the tile finished: they are scored.
book-order-last-heading = At the end of a turn
book-order-last-text = After all scorings and hounds Eloise goes on if her meeple was scored. Then, at levels V and VI, a tile is laid face down if a cemetery is open. Only then does it count whether a pile is empty.
book-ghosts-home-heading = Banks and parts of them
book-ghosts-home-text = One tile can finish several banks: all burn off before anything else happens, without points. If a city divides the mist of a tile into parts, only the ghosts in parts of a finished bank go home.†
book-ghosts-come-heading = How many come
book-ghosts-come-text = A tile brings as many ghosts as it shows in mist that is not finished, even if that can never be finished. A tile without mist brings none. Parts of its mist that are finished by laying it bring none.†
book-ghosts-fewer-heading = One fewer
book-ghosts-fewer-text = One ghost fewer comes if any misty edge of the tile joins mist on the board: only one, however much it joins, and never fewer than none. A bank that this finishes counts too, and one that can never be finished.†
book-ghosts-many-heading = Order, and too many
book-ghosts-many-text = If more must come than the supply has, you lose at once. All are counted before one moves.† First are ghosts drawn into circles, then circles from the supply, the tile’s own, an open cemetery’s, a haunted one’s.†
book-scoring-worth-heading = What a region is worth
book-scoring-worth-text = A road or city counts a tile once, even if it covers it twice; of the start tile it counts each square it covers. Shields too are multiplied by the number of colours. Who has most meeples in it does not matter.
book-scoring-castles-heading = Castles, from level II on
book-scoring-castles-text = A castle needs face-up tiles on all eight squares round it. Each of the nine tiles that shows mist counts, also without ghosts on it, and also if its bank is finished.
book-scoring-ghosts-heading = Ghosts instead of points
book-scoring-ghosts-text = You have this choice at every scoring, with or without mist on the tile. Up to three ghosts leave one square, fewer or even none (“Neither”) if you like: from any part of its mist, or from a cemetery, never from a circle.
book-scoring-choice-heading = One choice for all
book-scoring-choice-text = The player whose turn it is chooses once for the whole region, for all its colours together. It is so at level VI too.† If one tile finishes several regions, each is a scoring of its own with its own choice.
book-end-victory-heading = Victory
book-end-victory-text = You win the moment you reach or pass the goal. Nothing that is still due happens any more: no points, no hound, no Eloise.† There is no scoring at the end. The result tells what ended the game.
book-end-tiles-heading = No tile left
book-end-tiles-text = At levels I and II you lose if a turn ends with no tile left to draw and the goal not reached. At every level you lose if a tile fits nowhere and its pile has no other.†
book-end-piles-heading = Piles, from level III on
book-end-piles-text = You draw from one pile until it is empty. You lose if it is empty at the end of a turn and its target is not reached. If a hound comes, what is left goes on top of the next pile, and you draw from that.
book-end-last-heading = The last tile of a pile
book-end-last-text = At levels V and VI the tile laid face down may be the last of its pile.† If the target is not reached then, you lose, after a burial if the tile closes a cemetery.† With an empty pile no tile is laid face down.†
book-cemeteries-lay-heading = Laying a cemetery
book-cemeteries-lay-text = You lay a cemetery like any other tile, and nothing else happens. A meeple may stand on a road or in a city of its tile, but never on the cemetery itself.
book-cemeteries-open-heading = Open or closed
book-cemeteries-open-text = It is open while one of its four neighbours is empty, and closes the moment none is. One that is laid into a hole closes at once.† Then its ghosts go home to the supply, and no ghost ever comes to it again.
book-cemeteries-more-heading = One more ghost
book-cemeteries-more-text = Whenever at least one ghost comes to the mist of a tile, one more comes to an open cemetery: only one, however many are open; you choose which. If joining mist leaves none to come, no more comes either.
book-burials-when-heading = When one is buried
book-burials-when-text = As soon as a cemetery closes, before ghosts come and before you put a meeple. A tile that closes several cemeteries buries a meeple in each. At levels V and VI a face-down tile may close one too.
book-burials-who-heading = Who is buried
book-burials-who-text = You choose any meeple that stands on the board, of any colour. It lies on the cemetery to the end of the game and never comes back. Its region has one meeple fewer.
book-burials-animals-heading = A hound or Eloise beside it
book-burials-animals-text = A hound that stands with the meeple leaves the game without points. Eloise goes to another meeple at once; if no other stands on the board, she waits for the next one.†
book-burials-nobody-heading = Nobody on the board
book-burials-nobody-text = Then one from a supply is buried: one of the player whose turn it is, of any of their colours, or if they have none, one of anybody.† If no supply has one, nobody is buried.†
book-haunted-lay-heading = Ghosts round it
book-haunted-lay-text = Lay it, and each tile with mist round it gets a ghost, even if ghosts are there or its bank is finished or never can be. It comes to mist, never into a circle. Of several parts of a tile’s mist you choose one.†
book-haunted-open-heading = Open or closed
book-haunted-open-text = It is open until all eight squares round it hold tiles, also face-down ones; then a meeple is buried. One that is laid into a hole among eight tiles closes at once.† Haunted ones never hold ghosts.
book-haunted-night-heading = A tile face down
book-haunted-night-text = If a cemetery is open when a turn ends, you lay one tile of the pile face down, unseen, on an empty square round one of your choice: one a turn, however many are open. A corner will do; no edge need touch.†
book-haunted-never-heading = What it stops
book-haunted-never-text = It matches every edge and finishes nothing but cemeteries. A road, city or bank with an edge against it can never be finished, nor a castle round which it lies. A tile laid beside it must touch a face-up one too.
book-hounds-when-heading = When a hound comes
book-hounds-when-text = As soon as your points reach or pass its space: once that scoring is complete, before the next. Complete means that its meeples are home and the points of a hound and Eloise in it are counted.†
book-hounds-whom-heading = To whom it goes
book-hounds-whom-text = It must go to a meeple on the board, of any colour, even one whose finished region still waits for its scoring.† If none stands there the hound leaves the game. The rest of the pile still goes on the next.
book-hounds-ghosts-heading = Ghosts that leave
book-hounds-ghosts-text = Up to three ghosts leave each of up to two squares, its own or any of the eight round it; those in circles stay. If one scoring reaches both hounds, all of Rufus comes before Ronja; one meeple may have both.†
book-hounds-points-heading = Points of a hound
book-hounds-points-text = They come right after the scoring of its meeple, whatever you chose. Ghosts you sent home no longer count. You cannot take ghosts instead. Rufus scores before Ronja.† Such points may reach Ronja or the goal.
book-markers-whose-heading = Whose they are
book-markers-whose-text = Three of your colours have one, all at 0; you choose which, but three players have one each. With three to five players a marker is one of its colour’s five meeples: four remain. Else it comes from the box.
book-markers-move-heading = How they move
book-markers-move-text = Each colour in a region moves its marker by the value of the region. A colour without one moves any one marker by all of it; you choose which. Two such colours may move the same one.
book-markers-reached-heading = What is reached
book-markers-reached-text = A hound or the goal is reached when the last of the three markers has reached or passed it.
book-markers-animals-heading = Hounds and Eloise
book-markers-animals-text = The points of a hound go to the colour of the meeple that it stood with. If this has no marker, you choose one. Eloise’s points go the same way.†
book-circles-tiles-heading = Nine tiles
book-circles-tiles-text = They are shuffled in at any level; if there are three piles, each has 23 tiles. Each of the nine has mist and one to three circles, and shows no ghosts besides. One ghost comes into each circle.
book-circles-draw-heading = Drawing in
book-circles-draw-text = Ghosts from the eight squares round the tile move in first, also from cemeteries, never from circles. As many as possible must move.† The supply gives the rest; if it has too few, the game is lost.
book-circles-hold-heading = Finished or never
book-circles-hold-text = A circle in mist that its tile finishes draws none in and stays empty; circles in other parts of that tile are filled. In a bank that can never be finished they keep their ghosts for good. No meeple stands on one.
book-circles-count-heading = What else they change
book-circles-count-text = Joining mist makes none fewer in circles.† For a hound’s points ghosts in circles count too. At levels II to IV such a tile brings a cemetery a ghost only if at least one came into a circle from the supply.
book-eloise-before-heading = Before she comes
book-eloise-before-text = Seven ghosts of the supply stand before her, the others apart. Hers are taken first, and all ghosts that go home come to hers until she is there. So she comes with the tenth ghost on the board.
book-eloise-comes-heading = She comes
book-eloise-comes-text = Once the last of hers is taken she must go to any meeple on the board, before you put one. If none stands there she waits and joins the next one put. From then on there is one supply for all.
book-eloise-points-heading = Her points
book-eloise-points-text = They come right after the scoring of her meeple and the points of a hound with it, whatever you chose: 1 for each ghost in a circle on the whole board. You cannot take ghosts instead.
book-eloise-moves-heading = Moving on
book-eloise-moves-text = If her meeple was scored she goes to another one after all scorings and hounds of the turn. If it is buried she goes at once.† If none stands on the board she waits for the next. She stays to the end.

## The book and the cards: the levels

rules-mist-brings-ghosts-heading = Mist brings ghosts
rules-mist-brings-ghosts-text = A tile with mist brings as many ghosts as it shows. Lay it so that its mist joins mist on the board, and one ghost fewer comes. If more must come than the supply has left, the game is lost.
rules-banks-burn-off-heading = Banks burn off
rules-banks-burn-off-text = Mist that hangs together is a bank. Close it all round, with no open edge left, and it burns off: every ghost in it goes home to the supply.
rules-meeples-earn-points-heading = Meeples earn points
rules-meeples-earn-points-text = After laying a tile you may put a meeple on its road or city. A finished road brings 1 point a tile, a city 2 a tile and 2 a shield, times the number of colours in it. You all count together.
rules-points-or-peace-heading = Points or peace
rules-points-or-peace-text = Instead of the points of a finished region you may send up to three ghosts home, from any one square of the board; or you do neither. Either way the meeple goes home.
rules-first-goal-heading = The goal
rules-first-goal-text = You win by reaching { $goal } points together. The game is lost if the last tile is laid before that, or if too few ghosts are left to come.
rules-castles-heading = Castles
rules-castles-text = A meeple may also be put in a castle. It is finished when all eight squares round it are filled, and brings 2 points for each of the nine tiles that shows mist.
rules-cemeteries-draw-ghosts-heading = Cemeteries draw ghosts
rules-cemeteries-draw-ghosts-text = Whenever ghosts come to a tile, one more comes to a cemetery that still lies open; you choose which.
rules-cemeteries-ask-heading = Cemeteries ask for company
rules-cemeteries-ask-text = A cemetery closes when its four neighbours are filled. Its ghosts go home, but a meeple from the board, of any colour, is buried there for good.
rules-second-goal-heading = The goal
rules-second-goal-text = Reach { $goal } points before the last tile is laid.
rules-three-piles-heading = Three piles, three targets
rules-three-piles-text = You draw from one pile at a time. The first has to bring you to Rufus at { $rufus }, the second to Ronja at { $ronja }, the third to the goal at { $goal }. A pile that runs out too early loses the game.
rules-hound-comes-heading = A hound comes running
rules-hound-comes-text = When you reach a hound it joins a meeple on the board. Choose two squares, its own or any of the eight round it: up to three ghosts leave each. What is left of the pile goes on top of the next.
rules-hound-goes-heading = A hound goes home
rules-hound-goes-text = When its meeple is scored the hound brings 1 point for every ghost on the whole board, then leaves. If its meeple is buried it leaves with nothing.
rules-fewer-ghosts-heading = Fewer ghosts to spare
rules-fewer-ghosts-text = Only { $ghosts } ghosts are in the game: the supply is soon empty, and if one more has to come then, the game is lost.
rules-longer-road-heading = A longer road
rules-longer-road-text = Rufus waits at { $rufus }, Ronja at { $ronja }, and the goal lies at { $goal }.
rules-rest-stays-heading = The rest stays
rules-rest-stays-text = Castles, cemeteries, piles and hounds are as they were.
rules-cemetery-wakes-heading = A cemetery wakes the mist
rules-cemetery-wakes-text = When a cemetery is laid, every tile with mist among the eight squares round it gets a ghost. The cemetery itself holds none any more.
rules-night-swallows-heading = The night swallows tiles
rules-night-swallows-text = As long as a cemetery is open, every turn ends with a tile from the pile laid face down beside one, unseen. Roads, cities, castles and mist that touch it can never be finished.
rules-closing-takes-eight-heading = Closing one takes eight
rules-closing-takes-eight-text = A cemetery closes only when all eight squares round it are filled, face-down tiles included. Then a meeple is buried as before.
rules-targets-heading = The targets
rules-targets-text = Rufus at { $rufus }, Ronja at { $ronja }, the goal at { $goal }, with { $ghosts } ghosts.
rules-three-markers-heading = Three markers
rules-three-markers-text = Three of your colours have a score marker each. In a scoring every colour in the region moves its own marker by the value of the region; a colour without one moves a marker that you choose.
rules-hindmost-heading = The last one counts
rules-hindmost-text = Rufus at { $rufus }, Ronja at { $ronja } and the goal at { $goal } are reached only when all three markers are there.
rules-points-of-hound-heading = Points of a hound
rules-points-of-hound-text = They go to the colour of the meeple it stood with. Ghosts instead of points are one choice for all colours.†
rules-sixth-ghosts-heading = Ghosts
rules-sixth-ghosts-text = { $ghosts } are in the game. Cemeteries are haunted as before.

## The book and the cards: the Spell Circles

rules-circles-draw-heading = Circles draw ghosts in
rules-circles-draw-text = Nine more tiles bear spell circles. Lay one, and into each circle moves a ghost from the eight squares round the tile; you choose which. If these are too few, the rest come from the supply. Joining mist makes them no fewer.†{ $cemeteries ->
        [open] { " " }An open cemetery gets its ghost only if one of these comes from the supply.
        [any] { " " }Where cemeteries are not haunted, an open cemetery gets its ghost only if one of these comes from the supply.
       *[none] { "" }
    }
rules-circles-hold-heading = Circles hold them
rules-circles-hold-text = No scoring, no hound and no other circle gets a ghost out again. Only when its bank burns off does it go home. If the tile burns the bank off at once, the circle stays empty. No meeple stands on a circle.
rules-eloise-leaves-heading = Eloise leaves the supply
rules-eloise-leaves-text = Seven ghosts stand before her. They are taken first, and ghosts that go home come back to them. When the last one is gone she joins any meeple on the board, or waits for the next one.
rules-eloise-brings-heading = Eloise brings points
rules-eloise-brings-text = When her meeple is scored she adds 1 point for each ghost in a circle anywhere, whatever you chose. Then, or when her meeple is buried, she goes on to another and stays to the end.†

## The book: mouse and keys

controls-mouse = mouse
controls-keyboard = keyboard
control-lay-what = lay the tile
control-lay-mouse = drag it from the hand onto a glowing square, or click the square
control-lay-keys = Tab or arrows choose a square, Enter or Space lays
control-turn-what = turn it
control-turn-mouse = wheel over a glowing square, right click, arrows beside the hand
control-turn-keys = [all Turn], [TurnBack] the other way
control-put-meeple-what = put a meeple
control-put-meeple-mouse = click a place on the new tile, or drag a meeple there from its supply
control-put-meeple-keys = Tab and Enter; [OtherPiece] takes another meeple
control-put-none-what = put none
control-put-none-mouse = click "no meeple"
control-put-none-keys = Space
control-points-or-ghosts-what = points or ghosts
control-points-or-ghosts-mouse = click the choice; click ghosts on the board to remove them
control-points-or-ghosts-keys = 1 to 9; Tab and Enter for ghosts
control-choose-what = bury, haunt, draw in, place a hound or Eloise, lay face down
control-choose-mouse = click what glows; hovering tells what follows
control-choose-keys = Tab chooses, Enter decides
control-take-back-what = take back
control-take-back-mouse = click "take back"
control-take-back-keys = [all TakeBack]
control-do-again-what = do it again
control-do-again-mouse = menu
control-do-again-keys = [Redo]
control-ask-what = ask the guide
control-ask-mouse = click "hint"; menu
control-ask-keys = [Hint], [Judgement] looks back
control-read-what = read the rules
control-read-mouse = click "?", or "How to play" at the title
control-read-keys = [Rule], or menu
control-turn-pages-what = turn the pages of this book
control-turn-pages-mouse = click "Next" and "Previous", or a page in the list
control-turn-pages-keys = right and left arrow
control-search-what = find a rule
control-search-mouse = click the field above the list of pages
control-search-keys = type a word into the open book
control-rule-what = the rule that matters now
control-rule-mouse = click "rule" on the banner, or "The rule" beside a no
control-rule-keys = [Rule]
control-look-round-what = look round
control-look-round-mouse = drag empty ground, or anything with the middle or right button or two fingers; wheel or pinch zooms
control-look-round-keys = [PanUp] [PanLeft] [PanDown] [PanRight], [Nearer] and [Farther] zoom
control-whole-board-what = the whole board
control-whole-board-mouse = click "whole board"
control-whole-board-keys = [FitBoard]
control-whole-log-what = the whole log
control-whole-log-mouse = wheel over it, or click it
control-whole-log-keys = Page Up, Page Down, [Log]
control-tiles-to-come-what = tiles to come
control-tiles-to-come-mouse = click the piles
control-tiles-to-come-keys = [Tiles]
control-menu-what = menu, settings
control-menu-mouse = click "menu"
control-menu-keys = Esc
control-full-screen-what = full screen
control-full-screen-mouse = settings
control-full-screen-keys = [all FullScreen]
control-silence-what = silence
control-silence-mouse = settings
control-silence-keys = [Mute]
control-other-keys-what = another key for something, a gamepad
control-other-keys-mouse = settings, "Keys and gamepad"
control-other-keys-keys = Esc, then Tab and Enter
control-picture-what = save the picture of a finished game
control-picture-mouse = click "save the picture"
control-picture-keys = [SavePicture]

## The competitive game: book

rival-book-game-heading = The game
rival-book-game-what = what you play for, and a turn
rival-book-land-heading = Tiles and fields
rival-book-land-what = what has to match, and what is finished
rival-book-meeples-heading = Meeples and guards
rival-book-meeples-what = where they may stand
rival-book-ghosts-heading = Ghosts
rival-book-ghosts-what = when they come, and what they do
rival-book-regions-heading = What brings points
rival-book-regions-what = every kind of region
rival-book-scoring-heading = Who gets them
rival-book-scoring-what = majority, ghosts and the track
rival-book-farmers-heading = Farmers
rival-book-farmers-what = what a field brings
rival-book-end-heading = The end
rival-book-end-what = what is counted then
rival-book-abbot-heading = The abbot
rival-book-abbot-what = one more piece for everybody
rival-book-spell-circles-what = nine more tiles
rival-book-chapter-game = The game
rival-book-chapter-points = Points
rival-book-chapter-options = If you like
rival-control-choose-what = give a ghost, choose what is scored first
rival-book-rivals-heading = Against each other
rival-book-rivals-text = Two to six of you lay one land, and each collects points alone. Roads, cities, monasteries, castles and fields bring them to whoever has the most meeples there. When the last tile is laid, the highest score wins.
rival-book-tile-heading = First a tile
rival-book-tile-text = Everybody sees the tile that you draw. Lay it where road meets road, wall wall and field field; mist need not match. If it fits nowhere it leaves the game, and you draw another one.
rival-book-ghosts-come-heading = Then ghosts
rival-book-ghosts-come-text = Where mist meets mist, a ghost goes to a rival's meeple. Where mist meets clear land, one comes to a meeple of your own.
rival-book-then-meeple-heading = Then a meeple
rival-book-then-meeple-text = You may put one meeple on the new tile: an ordinary one or a guard.
rival-book-then-points-heading = Then points
rival-book-then-points-text = Whatever the tile has finished is scored at once, and the meeples in it come home. Then the next player draws a tile.
rival-book-road-text = A road is finished when both its ends are closed: by a village, a city, a monastery, a castle, a cemetery, the ruin in the middle of the board or a crossing. A road that runs back into itself is finished too.
rival-book-fields-heading = Fields
rival-book-fields-text = Roads, cities and mist divide the land into fields. A misty edge belongs to the mist from corner to corner.†
rival-book-claim-heading = The first one there
rival-book-claim-text = Put your meeple on a road or field, or in a city, monastery, castle or cemetery of the new tile, but only if nobody is in that region yet, not even at its far end. Mist holds no meeple; a road below it does.
rival-book-meet-heading = Meeting
rival-book-meet-text = Two regions with meeples in them may grow into one. This is the only way into a region where a rival stands already.
rival-book-guards-heading = Guards
rival-book-guards-text = You begin with five ordinary meeples and two guards. A guard does all that a meeple does and counts the same, but no ghost ever comes to it.
rival-book-reserve-heading = The reserve
rival-book-reserve-text = Three more guards wait in your reserve. A finished cemetery with your keeper in it brings one of them into your hand.
rival-book-extend-heading = Mist meets mist
rival-book-extend-text = If a misty edge of your tile meets mist, you extend it: a ghost goes to a meeple of any rival you choose.
rival-book-break-heading = Mist meets clear land
rival-book-break-text = If mist meets an edge without mist, on whichever of the two tiles it lies, you break it: a ghost comes to a meeple of your own. One tile can do both, each of them once; the rival's ghost comes first.
rival-book-third-heading = The third ghost
rival-book-third-text = With its third ghost a meeple goes home, and its ghosts go back to the supply. Nothing is scored. If nobody is left there the region is free, and your new meeple may take it in the same turn.
rival-book-cost-heading = What ghosts cost
rival-book-cost-text = Each ghost that stands with your meeples in a region takes 2 points from its scoring, and 1 point at the end of the game.
rival-book-none-heading = When none comes
rival-book-none-text = There are fifteen ghosts. With an empty supply, or if nobody has a meeple that can get one, no ghost comes.
rival-book-roads-heading = Roads
rival-book-roads-text = A road brings 1 point for each of its tiles, finished or not.
rival-book-cities-heading = Cities
rival-book-cities-text = A finished city brings 2 points for each tile and 2 for each shield. If it is still open at the end of the game, it brings 1 for each.
rival-book-monasteries-heading = Monasteries
rival-book-monasteries-text = A monastery is finished when all eight squares round it are filled, and brings 9 points. At the end an unfinished one brings 1 point, and 1 more for each filled square.
rival-book-castles-heading = Castles
rival-book-castles-text = A castle is finished by its eight squares too. It brings 2 points for each of the nine tiles that shows mist; unfinished at the end, 1 for each.
rival-book-cemeteries-heading = Cemeteries
rival-book-cemeteries-text = A cemetery is finished in the same way. It brings its keeper no points, but a guard out of the reserve. At the end an unfinished one brings nothing, and costs nothing.
rival-book-majority-heading = The most meeples
rival-book-majority-text = Whoever has the most meeples in a region gets all that it is worth. A guard counts like any other. If several of you have equally many, each gets all of it. The others get nothing, and lose nothing.
rival-book-own-ghosts-heading = Your own ghosts
rival-book-own-ghosts-text = Then 2 points are taken off for each ghost with your meeples in that region; ghosts of others are not your business. A scoring can cost you points, but no score falls below zero.
rival-book-order-heading = Several at once
rival-book-order-text = If one tile finishes several regions, whoever laid it says which comes first.†
rival-book-ring-heading = Round the ring
rival-book-ring-text = The track is a ring of fifty spaces. A pennon on your marker tells how often it has been round.
rival-book-lying-heading = Lying down
rival-book-lying-text = A meeple in a field is a farmer. It lies there until the end of the game, unless a third ghost chases it home.
rival-book-feeds-heading = Fields feed cities
rival-book-feeds-text = At the end a field brings 3 points for each finished city that it touches, whoever built it and whoever stood in it. A city that touches several fields counts for each of them. Open cities bring nothing.
rival-book-most-farmers-heading = The most farmers
rival-book-most-farmers-text = Only whoever has the most farmers in a field gets its points. Fields grow together when tiles join them, so see who else lies there.
rival-book-no-farmers-heading = Without farmers
rival-book-no-farmers-text = You may play without them. Then nobody lies down in a field, and no field is counted.
rival-book-last-tile-heading = The last tile
rival-book-last-tile-text = The game ends with the turn in which the last tile is laid. Then each region that still holds a meeple is counted once, by majority as before. Some of you may have had one turn more; nothing evens that out.†
rival-book-unfinished-heading = What is not finished
rival-book-unfinished-text = Roads, cities, monasteries and castles bring their points for unfinished ones, fields 3 for each finished city, cemeteries nothing.
rival-book-ghosts-at-end-heading = Ghosts at the end
rival-book-ghosts-at-end-text = Each ghost with a meeple that is counted costs 1 point. What you get and lose is added up first; then your score moves once, and never below zero.†
rival-book-winner-heading = The winner
rival-book-winner-text = The highest score wins. If several of you have it, you have won together.†
rival-book-fill-heading = Circles are filled
rival-book-fill-text = Nine more tiles bear spell circles. Lay one, and into each circle moves a ghost from a meeple on the eight squares round it, whoever owns it; you choose which.† If these are too few, the rest come from the supply.
rival-book-circles-extend-heading = Extending
rival-book-circles-extend-text = If the mist that you extend holds ghosts in circles, one of them goes to a rival's meeple as well. If your tile finishes that mist, all of them go to rivals' meeples.
rival-book-circles-break-heading = Breaking
rival-book-circles-break-text = If the mist that you break holds ghosts in circles, all of them come to your own meeples. Circles of your new tile in that mist stay empty, and each brings you one more ghost.†
rival-book-circles-left-heading = What stays in circles
rival-book-circles-left-text = Mist that can never be finished keeps its ghosts until extending or breaking takes them. Those that are still in circles at the end cost nobody anything.
rival-book-one-more-heading = One more piece
rival-book-one-more-text = Each of you has an abbot as well. It may only be put in a monastery. It counts like a meeple, and ghosts come to it.
rival-book-recall-heading = Recalled
rival-book-recall-text = Instead of putting a meeple you may take your abbot back from a monastery that is not finished. It brings 1 point, and 1 for each filled square round it, less 2 for each of its ghosts.

## The competitive game: book, in detail

rival-book-chapter-details = In detail
rival-book-setup-heading = Before you begin
rival-book-setup-what = players, tiles and what you choose
rival-book-players-heading = The players
rival-book-players-text = Two to six of you play, each with a colour of their own. Player 1 begins.† Then you take turns until no tile is left. One more meeple of each colour marks the score; it is never put on a tile.
rival-book-supply-heading = The tiles
rival-book-supply-text = 131 tiles are shuffled into one supply: 71 of Carcassonne and 60 of Mists over Carcassonne. With the Spell Circles there are 140. There is no river, no goal, no hound and no cat.
rival-book-start-tile-heading = The start tile
rival-book-start-tile-text = It fills four squares in the middle and has eight outer edges. Each square counts as a tile of its own. Inside it, road, city and mist run on from square to square.†
rival-book-one-supply-heading = The ghosts
rival-book-one-supply-text = All fifteen ghosts lie in one supply, none on the start tile. Ghosts that are painted on tiles mean nothing in this game.
rival-book-choices-heading = What you choose
rival-book-choices-text = There are farmers unless you switch them off.† Spell Circles and abbots come in if you like. Other expansions, or parts of this one, are not offered.†
rival-book-steps-heading = A turn in full
rival-book-steps-what = what comes when, and what is asked
rival-book-step-by-step-heading = Step by step
rival-book-step-by-step-text = Tile, ghosts, meeple, points: so a turn goes. Among the ghosts, those that fill circles of the new tile come first, then those for extending, then those for breaking.
rival-book-one-by-one-heading = One by one
rival-book-one-by-one-text = Ghosts come one after another. Before each one it is looked at anew who can get it, for a meeple may just have gone home.
rival-book-not-asked-heading = What is not asked
rival-book-not-asked-text = If only one thing is possible, it is done without asking.† But before a meeple is put or the abbot recalled you are always asked.† With no piece in hand or no free place, no piece is put.
rival-book-no-place-heading = A tile that fits nowhere
rival-book-no-place-text = A tile that fits somewhere has to be laid. One that fits nowhere leaves the game, and everybody is told. If no other one is left, the turn is over without ghosts, meeple or points, and so is the game.†
rival-book-open-heading = What all can see
rival-book-open-text = Scores, pieces, ghosts, the number of tiles left and the tiles seen so far are open to all. Only the order of the tiles is hidden.
rival-book-banks-heading = Mist in detail
rival-book-banks-what = banks, and who gets a ghost
rival-book-bank-heading = Banks of mist
rival-book-bank-text = Mist that meets mist is one bank. It is finished when each misty edge meets another one. With one against a clear edge, as on the left, it can never be. To finish a bank brings no points by itself.
rival-book-edges-count-heading = Which edges count
rival-book-edges-count-text = You extend mist even if its bank is then finished or can never be. A tile without mist can break mist too. Edges to empty squares and edges inside the start tile never count.
rival-book-eligible-heading = Who can get a ghost
rival-book-eligible-text = Any meeple on the land but a guard, in whatever region, also in one that your tile has just finished. The meeple that you will put in this turn is not there yet.
rival-book-must-heading = You have to
rival-book-must-text = A ghost that can come has to come; one that cannot is left out, and nobody loses by that. Extending is over before breaking begins: ghosts that come back can go out again at once.
rival-book-pieces-heading = Pieces in detail
rival-book-pieces-what = where they go and come home
rival-book-just-finished-heading = Into what is just finished
rival-book-just-finished-text = Put one piece at most, an ordinary meeple or a guard, or none. Even a region that your tile has just finished can take it, if it is free: then it is scored in the same turn.
rival-book-nowhere-heading = Where nobody can stand
rival-book-nowhere-text = No meeple is put on mist, on a circle or on the ruin, and a village is no region. Nor is one put on the start tile: its roads, city and fields are taken with a tile that extends them.
rival-book-guards-home-heading = Guards at home
rival-book-guards-home-text = A guard can be a farmer or a keeper too. When it comes home it goes to your hand, never to the reserve. Guards in the reserve are out of play until a cemetery brings them.
rival-book-ghosts-stay-heading = How long ghosts stay
rival-book-ghosts-stay-text = Ghosts stay with their meeple until it leaves the land; then they go back to the supply. With meeples, in circles and in the supply they are always fifteen.
rival-book-divided-heading = What divides fields
rival-book-divided-what = roads, cities and mist on one tile
rival-book-rim-heading = Look at the rim
rival-book-rim-text = Two bits of field at the rim of a tile are apart there if one road, city or mist reaches the rim between them on both ways round.† Some of these count as one piece, as follows.
rival-book-road-ends-heading = Roads
rival-book-road-ends-text = A road has field on either hand. Roads that end on a tile meet in its middle and divide as one piece; one alone divides nothing, unless it ends at the ruin. Field goes round all else in the middle.
rival-book-gate-heading = A road into a city
rival-book-gate-text = If just one road ends on a tile that has a city and an empty middle, it leads into the city, and both divide as one piece.† Of several, it is the city opposite, else the next one clockwise from the road, else the other one.†
rival-book-mist-divides-heading = Mist
rival-book-mist-divides-text = Mist on only one side of a tile divides nothing.† On two or more sides it lies over the middle and is one piece with the roads there, and with a city that one leads into.† On a tile without roads, each mist is by itself.†
rival-book-joined-heading = Fields and cities
rival-book-joined-what = what joins, and what touches
rival-book-join-heading = Fields that join
rival-book-join-text = Fields join where they meet across an edge; on either hand of a road, each with its own. No field goes through mist, and none join where mist meets clear land.
rival-book-no-field-heading = Land that is no field
rival-book-no-field-text = Open land that reaches no clear edge of its tile is no field, as it could never grow.†
rival-book-touch-heading = When a field touches a city
rival-book-touch-text = It does where both reach the same corner of one tile, each along its own side.† A city on a tile that only lies corner to corner does not count, nor does one beyond mist.†
rival-book-once-heading = Each city once
rival-book-once-text = A city counts once for a field, however often the two touch. It need not ever have had a meeple. Fields are never finished and bring nothing before the end.
rival-book-scored-heading = Scoring in detail
rival-book-scored-what = what is scored, and in what order
rival-book-what-scores-heading = What is scored
rival-book-what-scores-text = Every region that your tile finished and that holds a meeple: roads and cities on it, and monasteries, castles and cemeteries on it or on the eight squares round it. One with nobody brings nothing.
rival-book-value-heading = What a region is worth
rival-book-value-text = A tile that a road or city covers twice counts once. Ghosts never change this value: whoever has the most meeples pays for their own ghosts, even where the value is 0. A score can grow without limit.
rival-book-all-home-heading = All go home
rival-book-all-home-text = Then all meeples of the region go home, those of the others too, and their ghosts go to the supply. They cannot be put before the next turn.
rival-book-next-heading = The next one
rival-book-next-text = You choose which region is scored next.† Each is done wholly before the next, the guard of a cemetery too. As no score falls below zero, the order can matter: only then you are asked.
rival-book-nine-heading = Castle and cemetery
rival-book-nine-what = nine tiles, and a few more things
rival-book-mist-round-heading = Mist round a castle
rival-book-mist-round-text = The castle's own tile counts too if it shows mist, and so do circle tiles and finished mist. Of the start tile, a square counts only if it shows mist itself.
rival-book-one-piece-heading = One piece
rival-book-one-piece-text = One piece can stand in a castle or cemetery, an ordinary meeple or a guard; in a cemetery it is the keeper.
rival-book-keeper-heading = The keeper
rival-book-keeper-text = When the cemetery is finished the keeper comes home, and its ghosts cost 2 points each. If the reserve is empty no guard comes.
rival-book-no-burial-heading = Nobody is buried
rival-book-no-burial-text = Nobody is ever buried in a cemetery here, and no ghost stands on it; only its keeper can have some.
rival-book-small-heading = Small cities
rival-book-small-text = A finished city of two tiles brings 2 points for each tile and shield, like any other.
rival-book-filled-heading = Filling circles
rival-book-filled-what = where their ghosts come from
rival-book-circle-tiles-heading = Tiles with circles
rival-book-circle-tiles-text = They are tiles with mist like all others: they extend and break it too. No meeple stands on a circle.
rival-book-fill-first-heading = First of all
rival-book-fill-first-text = Each circle of the new tile gets a ghost before any other ghost moves, also in mist that the tile finishes.† Only circles in mist that it breaks get none.
rival-book-drawn-heading = Drawn in
rival-book-drawn-text = You have to draw in as many as you can.† A meeple is on the square where it was put, however far its region goes. Ghosts in other circles are never drawn in.†
rival-book-too-few-heading = Too few
rival-book-too-few-text = The rest come from the supply. Circles are filled in the order of the tile; if the supply is empty, the others stay empty for good: nothing fills them later.†
rival-book-never-three-heading = Never three
rival-book-never-three-text = With each single ghost it is looked at who has three: that meeple goes home, and the next ghost needs another one.
rival-book-leaving-heading = Ghosts leave circles
rival-book-leaving-what = when mist grows or is broken
rival-book-one-leaves-heading = You extend, but do not finish
rival-book-one-leaves-text = After the ghost from the supply, even if none came, you choose the mist that one leaves; circles of the new tile do not count. Only one leaves, however many banks you extend.† It stays if no rival can get it.†
rival-book-all-leave-heading = You extend and finish
rival-book-all-leave-text = After the ghost from the supply, all ghosts in circles of that mist, the new tile's too, go to rivals' meeples, one by one as you like. If nobody can get one, the rest go back.† A bank that is not finished gives its ghost after these.†
rival-book-new-circles-heading = You break: new circles
rival-book-new-circles-text = For each circle of the new tile in that mist, a ghost goes from the supply to a meeple of your own. These come after the ghost for breaking, even if none came, and instead of filling the circles.†
rival-book-old-circles-heading = You break: older circles
rival-book-old-circles-text = Last of all, the ghosts in circles of all banks that you broke go to your own meeples, one by one as you like. If none of yours can get one, the rest go back to the supply.
rival-book-free-ghosts-heading = Ghosts that cost nothing
rival-book-free-ghosts-text = Ghosts of keepers, and of meeples that are outnumbered, cost nothing.† A field that touches no finished city is worth 0, but ghosts there still cost whoever has the most farmers.†
rival-book-no-castle-heading = Nowhere else
rival-book-no-castle-text = The abbot is put in no garden, no castle and no cemetery.†
rival-book-either-heading = One or the other
rival-book-either-text = In a turn you put a piece or recall your abbot, never both. Its ghosts go back to the supply, and your score never falls below zero.
rival-book-too-late-heading = Too late
rival-book-too-late-text = If your tile has just finished the abbot's monastery, you cannot recall it: it is scored like the others.†

## The title

title-motto = Lay the land. Calm the ghosts.
title-new-game = New game
title-new-game-note = three games, for one to six
title-saved-games-note = go on, or watch them again
title-join-note = with the invitation of a friend
title-how-to-play = How to play
title-credits = Credits
title-name = Mists
title-hint = Arrows choose   ·   { $take } begins   ·   { $mute } silences
title-hint-muted = Arrows choose   ·   { $take } begins   ·   { $mute } lets it be heard
title-saved = { $whereabouts }, { $company }

## The competitive game: screens

games-heading = What shall we play?
games-together = Together
games-learn = New here? Learn to play first
games-against = Against each other
games-mists-name = Mists over Carcassonne
games-mists-line = calm the ghosts before the mist has won
games-mists-players = 1 to 5 players, about 45 minutes
games-mists-special = You win or lose together. Six levels, each opened by winning the one before: castles, cemeteries, two hounds, haunted graves. Choose points, or send ghosts home.
games-rival-name = Carcassonne
games-rival-line = with Ghosts, Castles & Cemeteries
games-rival-players = 2 to 6 players, about 75 minutes
games-rival-special = Everybody for themselves, people and computers. Cities, roads, monasteries and fields, and mist that sends ghosts to your rivals’ meeples: the third one drives a meeple away.
rival-setup-heading = Carcassonne: who sits down?
rival-setup-farmers = Farmers
rival-setup-farmers-what = Meeples may lie in fields. At the end each finished city beside the field brings 3 points.
rival-setup-circles = Spell Circles
rival-setup-circles-what = Nine more tiles. Their circles gather ghosts that come out when mist grows or breaks.
rival-setup-abbot = Abbots
rival-setup-abbot-what = One more piece each, for monasteries only. It may come home early for its points.
rival-setup-no-tiles = the tiles are not in the box
rival-count-heading = The final scoring
rival-count-region = region { $number } of { $of }
rival-count-regions =
    { $regions ->
        [one] { $regions } region is still to be counted
       *[other] { $regions } regions are still to be counted
    }
rival-count-over = everything is counted
rival-count-begins = All that still holds a meeple is counted now: roads, cities, monasteries, castles, and then the fields.
rival-count-all-counted = Everything is counted. Nobody falls below 0.
rival-count-title = { rival-kind-first } of { $names }
rival-count-title-shared = { rival-kind-first } of { $players } players
rival-count-road = { tiles } = { $tiles }
rival-count-city = unfinished city of { tiles } = { $tiles }
rival-count-city-shields = unfinished city of { tiles } and { shields } = { $value }
rival-count-monastery =
    1 and { $around ->
        [one] { $around } tile
       *[other] { $around } tiles
    } round it = { $value }
rival-count-castle = { tiles } with mist = { $tiles }
rival-count-field =
    { $cities ->
        [0] no finished city beside it = 0
        [one] { $cities } finished city × 3 = { $value }
       *[other] { $cities } finished cities × 3 = { $value }
    }
rival-count-ghosts =
    less { $ghosts ->
        [one] { $ghosts } for a ghost
       *[other] { $ghosts } for { $ghosts } ghosts
    }
rival-count-ghosts-of-each = less 1 for each ghost of their own
rival-count-next = next region
rival-count-to-come = { $regions } to come
rival-count-go-to = Region { $number }: { $title }
rival-points-heading = Where the points come from
rival-points-total = score
rival-points-in-play = In play
rival-points-at-end = At the end
rival-points-roads = Roads
rival-points-cities = Cities
rival-points-monasteries = Monasteries
rival-points-castles = Castles
rival-points-cemeteries = Cemeteries
rival-points-fields = Fields
rival-points-ghosts = Ghosts
rival-points-kept = Kept at 0
rival-result-over = The last tile is laid

## Credits

credits-game-heading = The board games
credits-game-text = Carcassonne, played against each other, is a game by Klaus-Jürgen Wrede, published by Hans im Glück. Mists over Carcassonne, played together, is a cooperative game in its world; the competitive game here has its ghosts, castles and cemeteries. This is a table for friends, made without the authors and publishers of these games: all pictures and words in it are its own.
credits-pictures-heading = Pictures
credits-pictures-text = Land, mist, figures, paper and wax are painted by the program itself; no picture was taken from anywhere else.
credits-type-heading = Type
credits-type-text = Alegreya and Alegreya SC by Juan Pablo del Peral for Huerta Tipográfica, and Almendra by Ana Sanfelippo, all under the SIL Open Font License 1.1.
credits-built-with-heading = Built with
credits-built-with-text = Rust, the Bevy engine, egui and bevy_egui, tiny-skia, rand, serde and ron, and the work of all who keep them well.
credits-licence-heading = Licence
credits-licence-text = This is Mists { $version }. The program may be used under the MIT licence or the Apache License 2.0, as you like.

## Settings

settings-motion = Motion
settings-pace = Things happen
settings-pace-calm = one by one
settings-pace-brisk = briskly
settings-pace-instant = at once
settings-mist = The mist
settings-mist-automatic = automatic
settings-mist-living = drifts
settings-mist-still = stands still
settings-reduced-motion = Reduced motion
settings-reduced-motion-on = nothing drifts, bobs or breathes
settings-window = Window and table
settings-language = Language
settings-language-system = automatic
settings-scale = Panels and text
settings-full-screen = Full screen
settings-full-screen-on = the whole screen ({ $key })
settings-tiles-to-come-on = can be looked up ({ $key })
settings-sound = Sound
settings-silence = Silence
settings-silence-on = nothing is heard ({ $key })
settings-loudness-all = All sounds
settings-loudness-table = Tiles and meeples
settings-loudness-animals = Hounds and Eloise
settings-loudness-night = The night
settings-keys = Keys and gamepad
keys-heading = Keys and gamepad
keys-told = Click a key to choose another key or gamepad button. On the right stand the buttons.
keys-waits = Press the new key or gamepad button: { $what }. Esc leaves it as it is.
keys-press = press a key
keys-change = { $what }: { $key }
keys-taken = { $key } already stands for: { $what }. Press another key.
keys-everywhere = Every window needs { $key }. Press another key.
keys-button-everywhere = Every window needs { $button }. Press another button.
keys-exchanged = { $what }: now { $button }.
keys-without-button = { $what }: now without a button.
keys-stay = These stay: Tab and arrows move, Enter takes, Space takes or skips, Esc goes back, digits choose an answer.
# Two keys for one thing: "U or Ctrl+Z".
keys-or = { $one } or { $other }
keys-gamepad = Gamepad: left stick or cross moves, { $previous } and { $next } go on step by step, { $confirm } takes, { $skip } takes or skips, { $leave } goes back, right stick moves the view.
want-turn = Turn the tile
want-turn-back = Turn it the other way
want-take-back = Take back
want-redo = Do it again
want-other-piece = Another piece or colour
want-hint = Ask the guide
want-judgement = Was that good?
want-peek = Look in secret (hold)
want-fit-board = The whole board
want-pan-up = Move the view up
want-pan-left = Move the view left
want-pan-down = Move the view down
want-pan-right = Move the view right
want-nearer = Show the board larger
want-farther = Show it smaller
want-log = The whole log
want-tiles = Tiles to come
want-rule = The rule that matters now
want-mute = Silence
want-full-screen = Full screen
want-step-back = Count: back
want-pace = Count: how fast
want-watch = Result: watch the game
want-save-picture = Result: save the picture
want-confirm = Take what has the focus
want-move = Move the focus
settings-table = Table and aids
settings-legal-squares = Legal squares
settings-legal-squares-on = glow where the tile fits
settings-foresight = What follows
settings-foresight-on = is told before a choice
settings-second-click = Second click
settings-second-click-on = the first click marks, the second one decides
settings-contrast = High contrast
settings-contrast-on = black letters on white paper, without its grain
settings-captions = Sounds
settings-captions-on = at the table they are told in words, too
caption-tile = a tile lands on the table
caption-meeple-set = a meeple is set down
caption-meeple-home = a meeple comes home
caption-ghost = a ghost whispers
caption-ghosts-go = ghosts sigh and go
caption-circle = a Spell Circle hums
caption-burns-off = mist hisses away
caption-score = a marker ticks along
caption-hound = a dog barks
caption-cat = Eloise purrs
caption-buried = earth falls on a grave
caption-face-down = a tile falls on its face
caption-bell = a bell rings
caption-guard = armour clinks: a guard comes
caption-lap = a chime: once round the track
caption-stair = a stair creaks
caption-dice = dice tumble
caption-die = a die is turned over
caption-cards = cards are hung up
caption-card-taken = a card is taken down
caption-card-up = a card is turned up
caption-dispelled = Curses fade away
caption-door = a door shuts for good
caption-clock = the Clock strikes
caption-music-box = the Music Box plays
caption-glass = the glass of the Mirror rings
caption-refused = a dull knock: not allowed
caption-victory = bright chords
caption-defeat = dark chords
settings-frames = Pictures
settings-frames-screen = as the screen
settings-frames-sixty = 60 a second
settings-frames-thirty = 30 a second
settings-done = Done
settings-reset = Reset
settings-percent = { $percent } %
settings-percent-too-large = { $percent } %, { $most } % fits this window
settings-loudness-ghosts = Ghosts

## While the game is loading

loading-unpacking = Unpacking the box
loading-missing = Something is missing from the box
loading-file = the file { $file }: { $why }

## Questions and news over the screen

ask-continue-heading = A game waits for you
ask-continue-no = Not now
ask-replace-heading = A game is still under way
ask-replace-yes = Begin another
ask-replace-no = Keep it
ask-again-heading = Begin again?
ask-delete-heading = Delete this game?
ask-delete-yes = Delete
ask-delete-text = { $about }, last played { $when }. It cannot be brought back.
ask-unsaved-heading = This game is not saved
ask-unsaved-yes = Leave it
ask-unsaved-no = Stay
ask-elsewhere-heading = The game is open in another window
ask-elsewhere-yes = Play without saving
ask-elsewhere-no = Close
told-freed-heading = The other window was closed
told-another-heading = Another game was found
ask-continue-text = { $whereabouts }: { $company }. Go on where you left it?
ask-replace-text =
    { $whereabouts }: { $company }.

    If you begin another game, this one waits among the saved games.
ask-again-text =
    The same players, and the tiles are shuffled again.

    The game on the table waits among the saved games.
ask-unsaved-text =
    { $why }

    If you leave it now, what you played is lost.
ask-elsewhere-text = Two windows would write over each other's game, so only the first one saves. You can play here as well, but nothing is kept: no game, no results, no settings.
told-another-text =
    Something else wrote a game into the file of yours. Both are kept: yours goes on here, the other one lies in
    { $file }
told-freed-text = This game is saved from now on. Results, settings and keys of this window are not: for those, close it and open the game again.
damaged-several = Some files cannot be read
damaged-game = The saved game cannot be read
damaged-game-follows = There is no game to go on with.
damaged-campaign = Your results cannot be read
damaged-campaign-follows = You begin with no results.
damaged-settings = Your settings cannot be read
damaged-settings-follows = The usual settings are used.
damaged-keys = Your keys cannot be read
damaged-keys-follows = The usual keys are used.
damaged-names = The names of the last game cannot be read
damaged-names-follows = The usual names are offered.
damaged-not-renamed = The file stays where it is, so nothing new is saved in its place.
damaged-renamed = The file was renamed to { $file }.
told-settings-not-kept = The settings can't be kept
told-keys-not-kept = The keys can't be kept
told-campaign-not-kept = The campaign can't be kept
told-table-not-laid = This table can't be laid
told-not-continued = This game can't be continued
told-no-folder = This machine names no folder for saves. Set MISTS_HOME to one.
told-taken-back = Your decision is taken back, and what the others did after it.
told-second-click = Click there again to decide, or elsewhere to choose anew.
told-not-moved = { $file } can't be moved out of the way.
told-nothing-saved = nothing is saved

## The choice of a level

levels-heading = Choose a level
levels-goal = goal
levels-ghosts = ghosts
levels-hounds = hounds
levels-play = Play
levels-back = back
levels-puzzle = Puzzle of the day
levels-puzzle-told =
    { $state ->
        [won] Level { $level }, the same for everybody today. You have won it.
       *[open] Level { $level }, the same for everybody today. You play alone.
    } { $days ->
        [0] Each weekday has its level.
        [one] Won { $days } day in a row.
       *[other] Won { $days } days in a row.
    }
levels-difficulty = Three newcomers win { $newcomer } of 100 games, with the guide in their place { $guide }.
levels-open-all = Open all levels
levels-win-first = Win level { $level } first
levels-best = Best so far: { $points }
levels-won = Won with { $points } in { $turns } turns
levels-name = Level { $level }: { $name }
levels-result-name = Level { $level }, { $result }
levels-result-won = { players }: won with { $points } in { $turns } turns, { ghosts } on the land
levels-result-won-aided = { players }: won with { $points } in { $turns } turns, { ghosts } on the land, with take-back
levels-result-lost = { players }: lost with { $points } in { $turns } turns, { ghosts } on the land
levels-result-lost-aided = { players }: lost with { $points } in { $turns } turns, { ghosts } on the land, with take-back
levels-hounds-come = Rufus comes at { $rufus } points, Ronja at { $ronja }
levels-no-hounds = none
levels-special-1 = Roads, cities and drifting mist
levels-special-2 = Castles, and graves that ask for company
levels-special-3 = Three piles; Rufus and Ronja run
levels-special-4 = Fewer ghosts to spare, a longer road
levels-special-5 = Haunted graves lay tiles face down
levels-special-6 = Three markers climb side by side

## Who sits down

setup-players = Players
setup-one-colour = One colour each, five meeples of it.
setup-one-colour-marking = One colour each, five meeples of it; where one of them marks the score, four.
setup-two-colours = Two colours each, three meeples of either.
setup-four-colours = Four colours, three meeples of each.
setup-name-hint = a name
setup-seed = Seed
setup-seed-name = Seed of the draw
setup-seed-what = The seed decides the order of the tiles or cards, and what the dice show: the same seed at the same table brings the same again. Any number or word will do.
setup-seed-hint = a number or a word
setup-choose-three = choose three
setup-three-markers = three markers
setup-roll-seed = Roll a seed
setup-length = { $turns } turns in all
setup-length-at-most = At most { $turns } turns in all
setup-length-each = { $turns } turns each, and the lot says who begins
setup-begin = Begin
setup-favourite = Favourite: { $players }
setup-favourite-drop = drop { $players }
setup-favourite-keep = keep as a favourite
setup-favourite-keep-told = Keeps the players, their colours and the options: a click on the favourite fills this form again.
setup-person = person
setup-person-told = Decides at this table.
setup-guide =
    { $strength ->
        [1] guide •
        [2] guide ••
       *[other] guide •••
    }
setup-guide-what = The guide is the computer. With more dots it thinks more; click it again to change them.
setup-careful = careful
setup-careful-told = The computer plays at once what looks best for this turn.
setup-carefree = carefree
setup-carefree-told = The computer plays anything that the rules allow.
setup-played-by = { $who } for player { $seat }
setup-computer = Computer, strongest first: guide (more dots, stronger: click again), careful, carefree (random).
setup-earlier = Player { $seat } plays earlier
setup-heading = Level { $level }: who sits down?
setup-name-of-player = Name of player { $seat }
setup-colour-for-player = { colour } for player { $seat }
setup-colour-of-other = { $name }, taken by player { $seat }
setup-marks-score = { colour } marks the score
setup-name-missing = Player { $seat } still needs a name.
setup-same-name = Two players are called { $name }: each needs a name of their own.
setup-seed-missing = A seed is missing: write a number or a word, or roll the dice.
setup-player = Player { $seat }
setup-colour-taken = { $name } already has { colour }: each colour belongs to one player.
setup-no-seed = the seed is missing
setup-nobody = nobody sits down
setup-no-level = level { $level } is not in the box
setup-to-table = To the table

## How the game ended

result-calm = The land is calm
result-over = The night is over
result-mist = The mist has won
result-best = Your best so far with so many players.
result-again = Play again
result-same-seed = Same seed again
result-levels = Levels
result-review = Look back
result-look-back = look back
result-watch = watch
result-look-back-told = Your chances turn by turn, and the decisions that cost most
result-watch-told = The whole game again, decision by decision
result-puzzle-guide-plays = The guide still plays it.
result-puzzle-guide-won =
    { $turns ->
        [one] The guide won in { $turns } turn.
       *[other] The guide won in { $turns } turns.
    }
result-puzzle-guide-lost =
    { $points ->
        [one] The guide lost with { $points } point.
       *[other] The guide lost with { $points } points.
    }
result-puzzle =
    { $days ->
        [0] Puzzle of the day. { $par }
        [one] Puzzle of the day, won { $days } day in a row. { $par }
       *[other] Puzzle of the day, won { $days } days in a row. { $par }
    }
result-title = Title
result-next-level = Next level
result-victory = Victory
result-defeat = Defeat
result-with-take-back = with take-back
result-with-take-back-told = Something was taken back; such wins are counted apart
result-save-picture = save the picture
result-ghosts = Ghosts on the land
result-turns = Turns
result-tiles-left = Tiles left
result-level = Level
result-score = Score
count-to-result = to the result
count-back = back
count-slow = pace: slow
count-fast = pace: fast
count-at-once = pace: at once
count-by-hand = pace: by hand
count-skip = skip
chart-heading = Turn by turn
chart-turn = turn
chart-end = the end
result-setup = Other setup
result-computer = computer
result-facts =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, seed { $seed }
result-seed = Seed
result-rule = Rule { $rule }
result-goal-reached = You reached the goal of { $points } points together.
result-out-of-tiles = The last tile was laid, { points } short of the goal.
result-level-opened = Level { $level } is open now.
result-points = { $points } of { $goal }
result-points-each = { $points } of { $goal } each
result-picture-saved = Saved as { $file }
result-picture-hung = The land as you left it
result-picture-painted = The land is being painted
result-picture-no-folder = this machine names no folder for pictures
result-picture-not-written = { $folder } can't be written to: { $why }
result-pile-empty = { $pile ->
        [0] The pile
       *[other] Pile { $pile }
    } was used up { points } short of { $target }{ $markers ->
        [one] { "" }
       *[several] , all markers counted
    }.
result-out-of-ghosts =
    { $ghosts ->
        [0] More ghosts had to come, and none was left in the supply.
        [1] More ghosts had to come than the one left in the supply.
       *[other] More ghosts had to come than the { $ghosts } left in the supply.
    }

## Don't Go In There

house-name = Don't Go In There
house-whereabouts = Don't Go In There, turn { $turn }
house-refusal-no-space-there = Nobody can stand there: drop the meeple on a free space of a stair
house-panel-lesson = fewest Curses win
house-panel-fewest-win = { house-panel-lesson } · { $turns ->
        [0] the last turn
        [one] { $turns } turn left in all
       *[other] { $turns } turns left in all
    }
house-panel-turns-told = In a whole game everybody has 12 turns and gets 12 cards. The turns of all are counted, yours too. Types in play: { $types }.
house-panel-curses =
    { $curses ->
        [one] { $name }: { $curses } Curse
       *[other] { $name }: { $curses } Curses
    }
house-panel-curses-at-end = { $now }. As things are, { $curses ->
        [one] { $curses } is
       *[other] { $curses } are
    } left after the cards that work at the end.
house-panel-meeples =
    { $meeples ->
        [one] { $name }: { $meeples } meeple beside the house
       *[other] { $name }: { $meeples } meeples beside the house
    }
house-panel-may-look = { $name } may look at the card that lies face down
house-panel-no-ghosts = no ghosts
house-panel-no-cards = no cards yet
house-panel-peek = Hold { $key }: my secrets
house-panel-look = Hold: my secrets
house-secrets-card = The card that lies face down: { $card }
house-panel-secrets-told = Secrets of { $name }, seen while this is held
house-panel-ghosts = { $name }: { ghosts }
house-panel-ghosts-hidden = Nobody else sees how many ghosts { $name } has. The last change stands below, all of them in the log.
house-panel-card = { $card } of { $name }
house-panel-dispelled = Dispelled cards of { $name }: { $cards }
house-panel-log = log
house-panel-rules = Rules of this game
house-roll-heading = Last roll
house-roll-tumbling = The dice roll …
house-roll-none = The dice roll when a third meeple enters a room.
house-roll-whence = { $room }, by { $name }
house-roll-turned = This die was turned over in the Hallway.
house-roll-turn = Turn die { $number } over
house-roll-given = { $name } +{ $ghosts }
house-roll-now = { $ghosts ->
        [0] No ghost so far
        [one] 1 ghost so far
       *[other] { $ghosts } ghosts so far
    }
house-roll-none-given = { $ghosts ->
        [0] No ghost for anybody
        [one] 1 ghost, but the flashlights kept everybody safe
       *[other] { $ghosts } ghosts, but the flashlights kept everybody safe
    }
house-roll-result = { $ghosts ->
        [one] 1 ghost
       *[other] { $ghosts } ghosts
    }: { $given }
house-step-place = Place
house-step-roll = Roll
house-step-take = Cards
house-info-percent = { $percent } %
house-info-chance = { $ghosts }: { $percent } %
house-info-gone = A room that was left for good
house-info-gone-what = The deck is empty. A room that was full then leaves the game, and the others are played on.
house-info-other-side = On the back: { $room }
house-info-clock-spent = The Clocks have struck already: this card counts as usual, and no Clock is dispelled any more.
house-info-chances = Ghosts for this meeple
house-info-face-down = A card face down
house-info-face-down-what = Only those who placed the first and the second meeple here may look at it.

house-todo-place = { $name }, place a meeple in a room
house-todo-roll-again = { $name }, roll all dice again?
house-todo-turn-die = { $name }, click a die to turn it over, or leave them
house-todo-take = { $name }, take a card
house-todo-choose-type = { $name }, which cards does the Tome dispel?
house-turn-rolls = The dice say who is haunted
house-turn-takes = The cards are taken, from the top of the stair down
house-todo-over = The house is empty

house-room-attic = Attic
house-room-nursery = Nursery
house-room-basement = Basement
house-room-hallway = Hallway
house-room-library = Library
house-room-secret-passage = Secret Passage
house-in-room = { $room ->
        [attic] in the Attic
        [nursery] in the Nursery
        [basement] in the Basement
        [hallway] in the Hallway
        [library] in the Library
       *[secret-passage] in the Secret Passage
    }
house-effect-attic = Whoever steps onto the top space gets a ghost at once.
house-effect-nursery = Whoever steps onto the lowest space sends one ghost away at once.
house-effect-basement = Whoever stepped in third may roll all dice again, once. The second roll stands.
house-effect-hallway = Whoever stepped in third may turn over one of the dice, to a ghost or to a blank.
house-effect-library = Its cards lie in order of value. Taking the left one brings you a ghost, taking the right one sends one away.
house-effect-secret-passage = Its right card lies face down. Whoever steps in first or second may look at it; before the dice are rolled it is turned up.

house-card = { $kind } { $value }
house-type-amulet = Amulet
house-type-cat = Cat
house-type-clock = Clock
house-type-doll = Doll
house-type-holy-water = Holy Water
house-type-mask = Mask
house-type-mirror = Mirror
house-type-music-box = Music Box
house-type-portrait = Portrait
house-type-ring = Ring
house-type-tome = Tome
house-type-twin = Twin
house-effect-amulet = At the end each of your Amulets dispels another Amulet that is worth exactly 1 more.
house-effect-cat = At the end, if you have 9 ghosts or fewer, all your Cats but the lowest are dispelled.
house-effect-clock = When your Clocks add up to 8 or more, the two highest are dispelled. This happens once in a game: whoever is first spends it for everybody.
house-effect-doll = When some of your Dolls add up to exactly 6, these are dispelled.
house-effect-holy-water = With every second Holy Water, half of your ghosts go, rounded down. The cards stay.
house-effect-mask = You pass ghosts to your right neighbour, one for each Mask that you have, this one too. That is the row above yours; the first row passes to the last.
house-effect-mirror = Each Mirror brings you a ghost. Three Mirrors are dispelled.
house-effect-music-box = At the end, the player whose Music Boxes add up to the most dispels the two highest. If several have as much, each of them does.
house-effect-portrait = At the end half of your Portraits are dispelled, rounded down, the highest first.
house-effect-ring = Four Rings are dispelled.
house-effect-tome = With every second Tome you choose another type, and all your face-up cards of it are dispelled.
house-effect-twin = Two Twins of the same value are dispelled.

house-choice-again = Roll again: { $so }
house-choice-keep = Keep: { $so }
house-choice-leave-dice = Leave the dice: { $so }
house-choice-now =
    { $ghosts ->
        [0] no ghost now
       *[other] { ghosts } now, { $own } for you
    }
house-choice-on-average = about { ghosts }, { $own } for you
house-choice-type = { $kind }: −{ $curses }
house-choice-type-note =
    { $cards ->
        [one] { $cards } card, { house-curses }
       *[other] { $cards } cards, { house-curses }
    }
house-curses =
    { $curses ->
        [one] { $curses } Curse
       *[other] { $curses } Curses
    }

house-follows-or = { $least } or { $most }
house-follows-placed =
    { $nth ->
        [1] First meeple: { $dice } dice in the end
        [2] Second meeple: { $dice } dice in the end
       *[other] Third meeple: you roll { $dice } dice
    }
house-follows-ghosts =
    { $lights ->
        [0] No flashlight: { ghosts } on average
        [one] { $lights } flashlight: { ghosts } on average
       *[other] { $lights } flashlights: { ghosts } on average
    }
house-follows-attic = A ghost comes to you at once
house-follows-nursery = One of your ghosts goes at once
house-follows-basement = You may roll once more
house-follows-hallway = You may turn over one die
house-follows-library = Left card: a ghost more, right card: one fewer
house-follows-look = You may look at the face-down card
house-follows-turned-up = First the face-down card is turned up
house-follows-first = You take the first card
house-follows-first-or-second = You take the first card, or the second
house-follows-second = You take the second card
house-follows-second-or-third = You take the second card, or the third
house-follows-third = You take the last card
house-follows-likely = Probably { $card } for you
house-follows-share = { $name } { $ghosts }
house-follows-die-turned =
    { $ghosts ->
        [0] The dice show no ghost then
       *[other] The dice show { ghosts } then
    }
house-follows-taken = { $card }: Curses { $change }, { $curses } in all
house-follows-left = The left card: a ghost comes to you
house-follows-right = The right card: one of your ghosts goes
house-follows-mirror = A ghost comes to you
house-follows-dispels = You dispel { $cards }
house-follows-clock = Your Clocks add up to { $sum } of 8
house-follows-clock-spent = It counts: no Clock is dispelled any more
house-follows-doll = No Dolls of yours add up to 6 yet
house-follows-holy-water = Half of your ghosts go, rounded down
house-follows-holy-water-next = The next one sends half of your ghosts away
house-follows-mask =
    { $ghosts ->
        [one] One of your ghosts, if you have any, goes to { $name }
       *[other] Up to { $ghosts } of your ghosts go to { $name }
    }
house-follows-mirrors = { $mirrors } of 3 Mirrors
house-follows-rings = { $rings } of 4 Rings
house-follows-tome = Then you choose a type to dispel
house-follows-tome-lost = You have no other type that could go
house-follows-tome-next = The next Tome dispels another type
house-follows-twin = No second Twin { $value } yet
house-follows-cat = With 9 ghosts or fewer at the end, only the lowest stays
house-follows-at-end =
    { $many ->
        [one] As it stands, { $cards } goes at the end
       *[other] As it stands, { $cards } go at the end
    }
house-follows-none-at-end = As it stands, no { $kind } goes at the end

house-lately = lately { $changes }
house-panel-lately = { $lately } (the newest first)
house-lately-room = { $change } { house-in-room }
house-lately-card = { $change }: { $kind }

house-log-begins = In play: { $types }. { $name } begins, by lot
house-log-placed = { $name } stands { house-in-room } on { house-space }
house-space = { $space ->
        [1] the top space
        [2] the second space
        [3] the third space
       *[other] the lowest space
    }
house-called-space = { house-space } { house-in-room }
house-called-face-down = the face-down card
house-called-slot = card { $slot } from the left
house-log-attic = Attic: { house-log-gained }
house-log-nursery = Nursery: { house-log-discarded }
house-log-haunted = { house-log-gained }
house-log-left = Left card: { house-log-gained }
house-log-right = Right card: { house-log-discarded }
house-log-mirror = Mirror: { house-log-gained }
house-log-holy-water = Holy Water: { house-log-discarded }
house-log-gained =
    { $ghosts ->
        [1] { $name } got a ghost
       *[other] { $name } got { $ghosts } ghosts
    }
house-log-discarded =
    { $ghosts ->
        [1] { $name } got rid of a ghost
       *[other] { $name } got rid of { $ghosts } ghosts
    }
house-log-turned-up = Turned up: { $card }
house-log-rolled =
    { $ghosts ->
        [0] { $name } rolled { $dice } dice: no ghost
       *[other] { $name } rolled { $dice } dice: { ghosts }
    }
house-log-rolled-again =
    { $ghosts ->
        [0] { $name } rolled again: no ghost
       *[other] { $name } rolled again: { ghosts }
    }
house-log-kept = { $name } kept the dice
house-log-die-turned =
    { $ghosts ->
        [0] { $name } turned over a die: no ghost
       *[other] { $name } turned over a die: { ghosts }
    }
house-log-dice-left = { $name } left the dice
house-log-took = { $name } took { $card }
house-log-took-last = { $name } took the card that was left: { $card }
house-log-passed =
    { $ghosts ->
        [1] Mask: { $name } passed { $to } a ghost
       *[other] Mask: { $name } passed { $to } { $ghosts } ghosts
    }
house-log-dispelled = { $name } dispelled { $cards }
house-log-tome = Tome: { $name } dispelled { $cards }
house-log-dispelled-at-end = { $name } at the end dispelled { $cards }
house-log-removed =
    { $room ->
        [attic] The Attic is left for good
        [nursery] The Nursery is left for good
        [basement] The Basement is left for good
        [hallway] The Hallway is left for good
        [library] The Library is left for good
       *[secret-passage] The Secret Passage is left for good
    }
house-told-removed = { house-log-removed }: no cards are left to fill it
house-log-scored = { $name }: { house-curses }, { ghosts }
house-log-scored-most = { $name }: { house-curses }, { $penalty } of them for { ghosts }

house-counted-dispelled = { $name } dispels { $cards }: { house-curses } less
house-counted-cats-stay = { $name } has 10 ghosts or more, so the Cats stay
house-counted-ghosts =
    { $curses ->
        [0] { $name } has the most ghosts, { $ghosts }: too few for a Curse
       *[other] { $name } has the most ghosts, { $ghosts }: { house-curses }, one for every two
    }
house-counted-ghosts-tied =
    { $curses ->
        [0] { $name } ties for most ghosts, { $ghosts }: too few for a Curse
       *[other] { $name } ties for most ghosts, { $ghosts }: { house-curses }, one for every two
    }

house-refusal-other-room = Cards are taken from the room that is full
house-refusal-first-place = first place a meeple in a room
house-refusal-first-roll-again = first say whether you roll the dice of the Basement again
house-refusal-first-turn-die = first choose a die of the Hallway to turn over, or leave them
house-refusal-first-take = first the cards of the room that is full are taken
house-refusal-first-choose-type = first choose the type that the Tome dispels
house-refusal-not-in-play = This room is not open: it is under its board, or left for good
house-refusal-no-such-space = The stair has no such space
house-refusal-space-taken = Somebody stands on this space already
house-refusal-no-such-die = This die was not rolled
house-refusal-no-card-there = No card lies there any more
house-refusal-tome = A Tome dispels every type but Tomes
house-refusal-none-face-up = You have no card of this type face up

house-book-chapter-house = The house
house-book-chapter-cards = The cards
house-book-chapter-rest = And then
house-book-game-heading = The game
house-book-game-what = what you play for, and a turn
house-book-rooms-heading = The rooms
house-book-rooms-what = what each of the six does
house-book-dice-heading = Dice and ghosts
house-book-dice-what = who gets how many
house-book-taking-heading = Taking cards
house-book-taking-what = who chooses when, and what a set is
house-book-at-once-heading = Clock to Mask
house-book-at-once-too-heading = Mirror to Twin
house-book-at-once-what = cards that work when you take one
house-book-at-end-heading = At the end
house-book-at-end-what = cards that work when the game is over
house-book-end-heading = The end
house-book-end-what = what is counted then
house-book-hidden-heading = What is hidden
house-book-hidden-what = who may know what
house-book-aim-heading = Few Curses
house-book-aim-text = Two to five of you go into a house that you should have stayed out of. Everything you carry out of it is cursed. At the end, after twelve turns each, the fewest Curses win.
house-book-house-heading = Three rooms
house-book-house-text = Three rooms are open at a time. Three cards lie above each of them, and a stair with four spaces leads through it. Each board has another room on its back.
house-book-turn-heading = A turn
house-book-turn-text = Place one of your meeples on a free space of any room. If you are the first or the second one there, your turn is over. There may be several of yours in a room.
house-book-third-heading = The third meeple
house-book-third-text = With the third meeple the room is full. Dice are rolled for ghosts, and then each of the three takes a card and goes home. The board is turned over and gets new cards.
house-book-types-heading = Twelve types
house-book-types-text = Each type has eight cards: two each with 1, 2, 3 and 4 Curses. With more players more types are in play. Some cards stay in the box, and nobody knows which.
house-book-roll-heading = The dice
house-book-roll-text = Cards with 1 or 2 Curses show two dice, cards with 3 or 4 show one. Whoever placed the third meeple rolls the dice of all three cards together, 3 to 6 of them. Half of the faces of a die show a ghost, the others nothing.
house-book-flashlights-heading = Flashlights
house-book-flashlights-text = Each meeple in the room brings its owner as many ghosts as the dice show, less the flashlights at its space. None shines at the top; then there are one, two, and three at the lowest space. Nobody gets fewer than none.
house-book-each-heading = Each for itself
house-book-each-text = If two or three meeples in the room are yours, you get the ghosts of each. All ghosts are handed out, from the top down, before the first card is taken.
house-book-harm-heading = What ghosts do
house-book-harm-text = A ghost is no Curse yet. But at the end, whoever has the most ghosts gets Curses for them. And with ten ghosts or more all your Cats stay, which are dispelled otherwise, all but one.
house-book-order-heading = From the top down
house-book-order-text = The highest meeple on the stair takes first: its owner chooses one of the three cards. Then the next one does, and the lowest takes what is left. So high up you choose, and low down you are safe from ghosts.
house-book-curses-heading = Curses
house-book-curses-text = The number on a card says how many Curses it has. It lies face up before you and counts until it is dispelled.
house-book-sets-heading = Sets
house-book-sets-text = Your face-up cards of one type are a set, with the card that you have just taken. What a card does has to be done, wholly, before the next meeple takes one. Nobody else's cards count for your sets.
house-book-dispelled-heading = Dispelled
house-book-dispelled-text = A dispelled card is turned face down for good. It has no Curses any more and belongs to no set: the next card of its type begins a new one. Where only some cards go, the highest do.
house-book-clock-more = After that Clocks do nothing any more, for anybody.
house-book-doll-more = One such group goes each time.† If there are two, it is the one with the higher cards.†
house-book-holy-water-more = So the second, fourth, sixth and eighth do it.† From 5 ghosts 2 go; a single one stays.†
house-book-mask-more = That is your neighbour on the right at a real table.† If you have fewer ghosts, you pass them all. Ghosts that are passed set off nothing.
house-book-mirror-more = The ghost comes first, with the third one too.
house-book-ring-more = Until then each of them counts.
house-book-tome-more = The fourth, sixth and eighth do it again.† It may be any type but Tomes of which you have a face-up card.† Only your own cards go.† If you have no such card, nothing happens, and it isn't made up for later.† The Tomes stay.
house-book-twin-more = One with another value has to wait for its own.
house-book-amulet-more = A 1 dispels a 2, a 2 a 3, a 3 a 4. All of them work at the same moment, those that go too.†
house-book-cat-more = With 10 ghosts or more, all of them stay and count.
house-book-music-box-more = Sums are compared before any goes.† If it is only one Music Box, that one goes.†
house-book-portrait-more = Of three one goes, and of one alone none.
house-book-last-heading = The last room
house-book-last-text = When the deck is empty, a room that was full leaves the game, and its board isn't turned over. The game is over when the last one has left: by then everybody has had twelve turns and taken twelve cards.
house-book-then-cards-heading = First the cards
house-book-then-cards-text = Now Amulets, Cats, Music Boxes and Portraits work, for everybody. They work in this order, each type for all players from the first seat on; any other order would change nothing.†
house-book-then-ghosts-heading = Then the ghosts
house-book-then-ghosts-text = Everybody shows their ghosts. Whoever has the most gets 1 Curse for every 2 of them, rounded down. If several have as many, each of them does. Nobody else gets any.
house-book-winner-heading = The winner
house-book-winner-text = Your Curses are those on your face-up cards and those for your ghosts. The fewest Curses win. If several have them, the one of these with the fewest ghosts wins; if you are level there too, you have won together.
house-book-own-ghosts-heading = Ghosts
house-book-own-ghosts-text = How many ghosts somebody has is shown to nobody else until the end. But each time ghosts come or go, all see how many.† So they are out of sight, not secret: the computer and the guide know how many everybody has.†
house-book-face-down-heading = The face-down card
house-book-face-down-text = In the Secret Passage only those who stepped in first and second may look at it. All see who may.† Its type, its Curses and its dice are hidden from the others until the third meeple comes.
house-book-asking-heading = One screen for several
house-book-asking-text = If several of you sit before the screen, ghosts and the face-down card are shown only while the player who has to decide asks for it, with a key or a button.† If you play alone against the computer you always see your own.†
house-book-open-heading = What is open
house-book-open-text = All see the types in play, the rooms and what is on their backs, the meeples and the dice. They see how many cards are left in the deck, whether the Clocks have done their work, and for whom.
house-book-unknown-heading = What nobody knows
house-book-unknown-text = Nobody knows the order of the deck, which cards left the game, and what the dice will show.
house-book-computer-heading = Computer and guide
house-book-computer-text = They are given what a player in that place may know, and nothing else.† Whatever is hidden from that player changes neither what the computer does nor what the guide advises.†
house-book-public-heading = What all see
house-book-public-what = what is open, and what can be taken back
house-book-before-players-heading = Before each player
house-book-before-players-text = All see everybody's face-up cards, their Curses and the meeples in their supply. Dispelled cards can be looked up too, as all saw them before.†
house-book-back-heading = Taking back
house-book-back-text = You may take back what you did until something hidden comes to light: a look or the right to look, a card that is turned up, a roll, or new cards above a room.† After that you may do it too, but the game is marked.†
house-book-chapter-details = In detail
house-book-start-heading = At the start
house-book-start-what = types, deck, boards and first cards
house-book-so-many-types-heading = Types in play
house-book-so-many-types-text = Two players use 5 of the types, three use 6, four use 7, and five use 8. They are drawn at random, and everybody knows which they are. Instead, you may pick them yourselves.†
house-book-deck-heading = The deck
house-book-deck-text = The cards of these types are shuffled. For two players 24 of them are the deck, for three 36, for four 48, for five 60: so no room is ever filled in part. The other 16, 12, 8 or 4 leave the game, and nobody sees them.
house-book-boards-heading = The boards
house-book-boards-text = Attic and Nursery share a board; so do Basement and Hallway, and Library and Secret Passage. All three boards are used, however many you are.† Their order and the sides that lie up are random.†
house-book-filling-heading = Cards above the rooms
house-book-filling-text = A room gets three cards from the deck, laid from left to right as they are drawn. At the start the room on the left is filled first. The Library and the Secret Passage have their own ways of laying them.
house-book-turn-details-heading = A turn in detail
house-book-turn-details-what = who plays when, and what happens first
house-book-begin-with-heading = What you begin with
house-book-begin-with-text = You begin without cards and without ghosts. Everybody has 6 meeples: nobody ever runs out of them, so nobody ever passes.† The supply of ghosts never runs out either.†
house-book-whose-turn-heading = Whose turn it is
house-book-whose-turn-text = Who begins is random.† After you plays your left neighbour, before you your right one; with two players the other is both. After the third meeple too, the neighbour of the player who placed it is next, whoever took the last card.
house-book-free-space-heading = A free space
house-book-free-space-text = You have to place exactly one meeple of your own, and there is always a free space. A space holds one meeple only. Anybody's meeples may stand in a room together, even three of one player. One space stays empty.
house-book-first-the-room-heading = First the room
house-book-first-the-room-text = First the room does what it does when a meeple is placed, with the third meeple too. If it is the third one, dice and cards follow at once. Otherwise the turn is over.
house-book-first-rooms-heading = Attic to Hallway
house-book-first-rooms-what = four rooms in detail
house-book-attic-more = The ghost comes before anything else happens. With the third meeple too, it comes before the dice are rolled.
house-book-nursery-more = The ghost goes before anything else happens, with the third meeple too. If you have none, you may step there all the same, and nothing happens.†
house-book-basement-more = Whoever placed the third meeple decides after the roll, before anybody gets a ghost: all dice again, or none. The second result stands. They are asked whatever the dice show.†
house-book-hallway-more = After the roll, before anybody gets a ghost, whoever placed the third meeple may turn over one die of it, or none. A ghost becomes a blank, or a blank a ghost.† They are asked whatever the dice show, and may choose any die.†
house-book-other-rooms-heading = Library and Passage
house-book-other-rooms-what = the other two rooms in detail
house-book-library-order-heading = The order in the Library
house-book-library-order-text = The card with the fewest Curses lies on the left, the one with the most on the right. Of cards with equal Curses the one drawn earlier lies further left.†
house-book-library-ends-heading = Left and right
house-book-library-ends-text = With the left card you gain a ghost before the card is yours. With the right one you discard a ghost before it is; if you have none, nothing happens. The middle card stays the middle one, even as the last.†
house-book-passage-card-heading = The card in the Secret Passage
house-book-passage-card-text = The third card drawn lies face down on the right: its type, its Curses and its dice are hidden. With the third meeple it is turned up for all, before the dice are counted. So whoever placed that one needs no look.†
house-book-passage-look-heading = The right to look
house-book-passage-look-text = Whoever placed the first or the second meeple there may look at the card. That is no decision and costs nothing: you may look at any time until the card is turned up.† The others know that you may.†
house-book-taking-details-heading = Taking in detail
house-book-taking-details-what = one card after the other
house-book-which-card-heading = Which card
house-book-which-card-text = You have to take one of the cards that are left, whichever you like. If there is only one, you are asked all the same.†
house-book-one-by-one-heading = What happens when
house-book-one-by-one-text = First a ghost of the Library comes or goes. Then the card is yours, face up, and the meeple goes back to your supply. Then the card works, wholly. Only then the next meeple takes.
house-book-when-cards-heading = When cards work
house-book-when-cards-text = Amulets, Cats, Music Boxes and Portraits work only at the end of the game, all others only when a card of their type is taken. Nobody can refuse it.
house-book-for-good-heading = For good
house-book-for-good-text = A dispelled card can't be dispelled again, and no set has it any more. Where cards dispel some of their own type, nobody chooses which.
house-book-no-fewer-heading = Never fewer than none
house-book-no-fewer-text = Nobody has fewer than 0 ghosts. Whoever has to discard or to pass more than they have discards or passes all of them.
house-book-some-cards-heading = Cards in detail
house-book-some-cards-what = Dolls, Tomes, Amulets and Music Boxes
house-book-doll-groups = These make 6: 4 and 2; 4, 1 and 1; 3 and 3; 3, 2 and 1; 2, 2, 1 and 1. If you have two such groups, their cards are compared from the highest down: 4 and 2 go before 4, 1 and 1 and before 3, 2 and 1; you don't choose.†
house-book-tome-choice = You have to choose; if only one type can go, you are asked all the same.† A set that goes this way begins anew: with three Rings dispelled, the fourth is the first of a new set.
house-book-amulet-together = Of each value as many Amulets go as you have of the value 1 lower, or all, if they are fewer; this is counted before any goes.† So of 1, 1, 2, 3, 3 and 4, the 2, one 3 and the 4 go. A 4 dispels nothing.
house-book-music-box-level = Whoever has no Music Box takes no part. If several have the highest sum, each of them dispels their two highest. What goes changes no sum, as all were compared before.†
house-control-place-what = place a meeple
house-control-place-mouse = click a glowing space, or drag a meeple there
house-control-place-keys = Tab or arrows choose a space, Enter places
house-control-take-what = take a card
house-control-take-mouse = click it; hovering tells what follows
house-control-again-what = roll again or not
house-control-again-mouse = click the choice
house-control-again-keys = 1 or 2; Space keeps the dice
house-control-die-what = turn over a die
house-control-die-mouse = click the die, or "Leave the dice"
house-control-die-keys = Tab and Enter; Space leaves them
house-control-type-what = the type for a Tome
house-control-type-keys = 1 to 7
house-control-peek-what = your ghosts and the hidden card
house-control-peek-mouse = hold the button beside your name
house-control-peek-keys = hold [Peek]

## Don't Go In There: screens

house-setup-heading = Don't Go In There: who sits down?
house-setup-types = Types of cards
house-setup-drawn = drawn at random
house-setup-picked = picked by the table
house-setup-so-many-drawn = { $types } of the twelve are in play
house-setup-so-many-picked = { $picked } of { $types } picked
house-setup-pick =
    Pick { $types } types of cards: { $picked ->
        [0] none is picked yet.
        [one] { $picked } is picked.
       *[other] { $picked } are picked.
    }
house-count-curses = Curses
house-count-ghosts = Ghosts
house-count-heading = The final scoring
house-count-list = What is counted
house-count-step = step { $number } of { $of }
house-count-steps =
    { $steps ->
        [one] { $steps } step is still to be counted
       *[other] { $steps } steps are still to be counted
    }
house-count-over = everything is counted
house-count-begins = The house falls silent. The cards that wait for the end work now, and then everybody shows their ghosts.
house-count-all-counted = Everything is counted. The fewest Curses win, and of those who are level the fewest ghosts.
house-count-cats-stay = Cats stay
house-count-next = next step
house-count-to-come = { $steps } to come
house-count-go-to = Step { $number }: { $step }
house-count-go-to-ghosts = Step { $number }: ghosts are shown
house-result-over = The house is empty
house-result-ghosts = Ghosts
house-result-curses = Curses
house-result-by-ghosts = level in Curses, decided by ghosts
house-result-penalty = { $ghosts } (+{ $curses })
house-games-manner = Each alone
house-games-line = where ghosts count the steps on the stair
house-games-players = 2 to 5 players, about 20 minutes
house-games-special = A dare against people and computers. Three rooms, a stair in each, dice for ghosts, and twelve kinds of cursed cards: collect them so that they dispel each other. The fewest Curses win.

# Lessons
title-lessons = Learn to play
title-lessons-note = New here? A first game, step by step
lessons-heading = Learn to play
lessons-new = not taken yet
lessons-left-at = left at page { $page } of { $of }
lessons-finished = finished
lessons-anew = From the start
lessons-play = Play the game
lessons-first-game = The first game
lessons-first-game-line = Mists over Carcassonne from the first tile on: everything for level I. About ten minutes.
lesson-count = page { $page } of { $of }
lesson-heading-read = Read this
lesson-heading-do = Your move
lesson-on = go on
lesson-finish = finish
lesson-show = show me
lesson-back = back
lesson-leave = Leave the lesson
lesson-read-first = Read the page first, then it goes on
lesson-heading-watch = Watch
lesson-heading-others = The others play
lesson-read-on = First read the page
lesson-was-all = That was the lesson
lesson-watch = Watch what comes of your move.
lesson-others = Watch what the others do. The log has their turns, too.
lesson-not-now = The lesson asks for something else now; { $hint } shows it
lesson-turned-otherwise = The square is right, but the lesson wants the tile turned another way; { $hint } shows it
lesson-other-piece = The lesson asks for another piece; { $hint } takes it up
lesson-shown = What the lesson asks for is lit on the board
lesson-shown-button = The lesson asks for “{ $button }”
told-lessons-not-kept = How far you are with the lessons was not saved
told-last-setup-not-kept = The next game can't start with this setup
told-favourites-not-kept = Favourites are not kept
damaged-lessons = How far you are with the lessons cannot be read
damaged-lessons-follows = All lessons count as not taken yet.
damaged-favourites = Your favourites cannot be read
damaged-favourites-follows = You begin with no favourites.
lesson-page-first-welcome = Mist has come over Carcassonne, and ghosts with it. You are Alix; Guilhem and Maura play with you, all for one goal: 50 points together, before the tiles run out. The ring in the upper left corner counts your points.
lesson-page-first-place = Your tile lies at the lower right until you point at the board. It must match its neighbours: road to road, wall to wall, field to field (of any colour). Here it fits as it lies; else turn it with the mouse wheel or with [TurnBack] and [Turn]. Lay it on the glowing square, the frame with the plus, to close the city.
lesson-page-first-meeple = A meeple is one of your little people. Now one may go onto the tile that you laid: onto a road or a city where nobody stands yet. Put one into the city: click the marked place.
lesson-page-first-points = The city is closed, and a meeple stands in it, so it is scored: 2 points for each tile, times the number of colours that its meeples have, here one: 4. Take the points; the other buttons (ghosts, or neither) are for later. The meeple comes back to you.
lesson-page-first-ghosts = Guilhem laid a tile with mist. It shows one ghost, so one ghost came out of your supply, at the left. If you ever need a ghost and none is left, all is lost. Watch that panel!
lesson-page-first-join = Your tile has mist too, at its edges marked white, and above it stands “1 ghost”. Mist need not match as roads do, but where two misty edges meet (corners do not count), one ghost stays away, so here none comes. Lay it at the end of Guilhem’s road, mist to mist.
lesson-page-first-together = The road has two ends now, so it is complete, and Guilhem’s meeple stands on it: 1 point for each of its 3 tiles. It does not matter whose meeple it is or whose turn: all points are yours together. Take them.
lesson-page-first-bank = Mist that hangs together is a bank. Three ghosts stand on the bank at the start tile (the stone arch there only ends roads). When all edges of a bank meet mist, it burns off, and its ghosts go home. Lay this tile so that the bank grows: turn it (wheel, [TurnBack], [Turn]) until both edges of mist meet mist.
lesson-page-first-misty-road = No ghost came: where mist is joined one ghost stays away, however many edges meet. You may stand on a road in the mist, but never on the mist itself, and never on a field. Put your meeple onto the road; a white arrow shows where that is still open.
lesson-page-first-danger = That hurts: Guilhem’s tile brought three ghosts, and its mist lies against an edge of your tile without mist. That is allowed, but it makes a bank of its own that can never burn off: such mist turns darker. Only a few ghosts are left.
lesson-page-first-join-cities = Maura and Guilhem stand in two parts of the city in the southwest. A road or a city as a whole is a region. Nobody may enter a region where somebody stands, but two may grow together. Close the city with this tile.
lesson-page-first-joint-score = Four tiles, and a shield (the small flag) that counts like one: 5 × 2 = 10 points. Two colours stand in the city, so they count twice: 20! The more colours in a region, the better. With one or two players, each has several colours. Take the points.
lesson-page-first-finish = Now the bank with the three ghosts of the start tile: one edge of mist is still open. Point at the glowing square, without a click: a card on the right tells what will follow. Turn the tile until its mist lies against that bank, and close it.
lesson-page-first-finished = The bank burned off, and its three ghosts went home. That gives no points, but it keeps you alive. Now put a meeple onto the road: it is nearly complete.
lesson-page-first-close-road = Your friends have scored a road and a city meanwhile. Complete the long road in the east, on which your meeple stands. (When several squares glow, your tile fits the large ones as it lies; on a small one it turns by itself.)
lesson-page-first-calm = 4 points, or something else: instead of the points you may send home up to three ghosts from any one square of the board (the start tile covers four). Three stand on Guilhem’s tile, where the mist will never burn off. Choose the ghosts: click one of them.
lesson-page-first-calm-more = It is gone. Send home the next one of this tile as well.
lesson-page-first-calm-last = And the third one: more than three cannot go. You could stop before that, too.
lesson-page-first-win = That is the game. You win as soon as you have 50 points. You lose if the last tile is laid before that, or if a ghost has to come and none is left. So keep an eye on both: points and ghosts.
lesson-page-first-end = Three things to remember: join mist to mist, close the banks all round, and let your regions grow together. [Hint] asks the guide at any time, [Judgement] whether your last decision was good, and [TakeBack] takes that back. Drag empty ground to look round; the wheel zooms. Now play level I!
lessons-castles = Castles and cemeteries
lessons-castles-line = What is new at level II. Two minutes.
lessons-hounds = Piles and hounds
lessons-hounds-line = What is new at levels III and IV. Two minutes.
lessons-haunted = Haunted cemeteries
lessons-haunted-line = What is new at level V. Two minutes.
lessons-markers = Three markers
lessons-markers-line = What is new at level VI. Two minutes.
lessons-circles = Spell Circles and Eloise
lessons-circles-line = The expansion, for any level. Two minutes.
lessons-rivals = Carcassonne: rivals
lessons-rivals-line = From the first tile on: majorities, guards and ghosts to give. Five minutes.
lessons-house-line = The small ghost game: flashlights, dice, Curses and sets. Three minutes.
lesson-page-castles-welcome = Level II has all 60 tiles: castles and cemeteries come in. The goal is 75 points. You join a game with 30.
lesson-page-castles-lay = Your meeple stands in the castle. A castle is complete when all eight squares around it hold tiles. Then each of these nine tiles that shows mist is worth 2 points, with ghosts or without. One square is missing: lay your tile there.
lesson-page-castles-skip = You may put a meeple onto the new road, but you need not. Meeples are few, so keep it this time: press the space bar, or click “no meeple”.
lesson-page-castles-points = Six of the nine tiles show mist: 12 points. Take them.
lesson-page-castles-open = Guilhem laid a cemetery. It is open as long as one of the four squares beside it is empty. Then Maura’s tile brought a ghost, and whenever ghosts come, one more goes to an open cemetery.
lesson-page-castles-close = An open cemetery costs you a ghost in every such turn. Closing it has a price too: a meeple is buried there. Close it: lay your tile on the last square beside it.
lesson-page-castles-bury = The cemetery is closed, and a meeple of the board has to be buried there for the rest of the game, of any colour. Maura’s has little to gain on its road: choose it.
lesson-page-castles-end = All ghosts of the cemetery went home, and it gets no more. Remember: castles are worth much in the mist, and cemeteries take something both ways, ghosts while they are open and a meeple when they close.
lesson-page-hounds-welcome = From level III on the tiles lie in three piles, at the left below the ghosts. Each has its target: Rufus the dog at 15 points, then Ronja at 50, then the goal of 100. If a pile is empty before its target is reached, you lose. At level IV there are fewer ghosts, and everything is farther away.
lesson-page-hounds-lay = You have 12 points, and Rufus waits at 15. Close the city.
lesson-page-hounds-meeple = Put a meeple into the city.
lesson-page-hounds-points = 4 points take you past Rufus. Take them.
lesson-page-hounds-place = Rufus has come! He joins any meeple on the board, and calms ghosts around it. Choose Maura’s meeple, in the middle of the ghosts.
lesson-page-hounds-calm = Of the meeple’s square and the eight around it you choose up to two, and send home up to three ghosts from each. Click a ghost.
lesson-page-hounds-calm-more = Go on: send the next one home too.
lesson-page-hounds-piles = Look at the piles: what was left of the first one went onto the second. So it is good to reach a hound early.
lesson-page-hounds-end = Rufus stays with his meeple. When that is scored, he brings 1 point for every ghost on the whole board, and leaves. So wait for many ghosts, but not too long.
lesson-page-haunted-welcome = At level V the cemeteries are haunted. No ghost goes onto them, but they bring trouble to everything around. There are 13 ghosts.
lesson-page-haunted-lay = You drew a cemetery. When it is laid, each tile with mist on the eight squares around it gets a ghost. Lay it onto the glowing square, where only one such tile is near.
lesson-page-haunted-skip = One ghost came. A meeple could go onto the road, but leave it: press the space bar, or click “no meeple”.
lesson-page-haunted-face-down = As long as a cemetery is open, at the end of every turn a tile of the pile goes face down onto a square around one. Usually you choose a place where it harms nothing. This once, see what it does: choose the glowing square.
lesson-page-haunted-closes = The next city can never be completed now, because it ends at a tile that lies face down. The same holds for roads, castles and mist.
lesson-page-haunted-end = The cemetery closes when all eight squares around it are covered, face up or face down, and then a meeple is buried. So fill its corners quickly, and lay it where little mist is.
lesson-page-markers-welcome = Level VI has three score markers, each of one colour. Look at the ring: red, green and blue stand on 0. Hounds wait at 10 and 25, the goal is 50, and there are only 12 ghosts.
lesson-page-markers-lay = Guilhem and Maura stand in the city in the southwest. Close it.
lesson-page-markers-points = The city is worth 10. Each colour in it scores that once, for its own marker. Take the points.
lesson-page-markers-hindmost = Green and blue have 10 now, but red has none, and only the hindmost marker counts: Rufus comes when all three have passed him, and you win when all three have 50.
lesson-page-markers-end = So take care of the colour that is behind. A colour without a marker moves one that you choose, and so does a hound with such a meeple.
lesson-page-circles-welcome = The Spell Circles add nine tiles to any level, and a cat. Their mist shows circles instead of ghosts. Look at the ghosts at the left: some stand before Eloise, the cat.
lesson-page-circles-lay = Each circle of the new tile takes a ghost: first those from the eight squares around it, then from the supply. Lay the tile above the ruin, where one ghost is near.
lesson-page-circles-cat = One ghost was drawn into the circles, and one came from the supply. With the tenth ghost on the board Eloise appears! She joins any meeple on the board. Choose Maura’s.
lesson-page-circles-freed = Ghosts in circles are caught: neither points nor hounds nor other circles move them. Only when the bank of their circle is finished do they go home.
lesson-page-circles-end = When Eloise’s meeple is scored, she brings 1 point for each ghost in circles on the whole board. Then she goes to another meeple. So use the circles: each of their ghosts is worth a point, again and again.
lesson-page-rivals-welcome = Tile by tile a land grows, and everybody plays for themselves: whoever has the most points at the end wins. You are Alix, in red, with five meeples, your little people, two of them on the board, and two guards. Your rival is Guilhem, in blue.
lesson-page-rivals-lay = A tile must match its neighbours: road to road, wall to wall, field to field. Mist need not. The mouse wheel over a square, or [TurnBack] and [Turn], turn it. Close the small city in the north.
lesson-page-rivals-knight = Put a meeple into it, for nobody stands there yet: in a city it is called a knight, on a road a robber. What is complete is scored at once: 2 points for each tile of a city, 1 for each of a road, and only for you. Then the meeple comes home.
lesson-page-rivals-mist = Mist that hangs together is a bank. Whoever extends mist, misty edge (white on the tile in hand) to misty edge, gives a ghost to a meeple of a rival. Lay your tile so that its mist extends the big bank in the east; [Hint] shows how it is turned.
lesson-page-rivals-haunt = Which of Guilhem’s meeples gets the ghost? Two ghosts stand already with the one on the road below the ruin, a stone arch, and the third drives a meeple home, without points. Choose that one.
lesson-page-rivals-guard = Besides meeples you have guards, with a spear. A guard counts like a meeple, but no ghost ever comes to it. First take the guard at “At the table”, or press [OtherPiece]; then its place in the new city is marked. Put it there.
lesson-page-rivals-break = Now the other way round: whoever breaks mist, a misty edge against a clear one, gets a ghost to a meeple of their own. Sometimes a tile is worth it. Lay your road where the road comes out of the mist, to the right of the ruin.
lesson-page-rivals-own = Two of your meeples can get the ghost; the guard can't. When a region is complete, each ghost with your meeples there costs you 2 points, and 1 if it is still open at the end. Choose the meeple on the far left.
lesson-page-rivals-none = You may put a meeple onto the new tile, but you need not. Meeples are few, so keep it this time: press the space bar, or click “no meeple”.
lesson-page-rivals-majority = Your tile joins the cities in the southwest and closes them: then two of your meeples stand there against one of Guilhem’s. Whoever has the most meeples gets all the points, and the others nothing; if several have the most, each of them gets all. Close it.
lesson-page-rivals-scored = Four tiles and a shield (the small flag), 2 points each, are 10. Your ghost costs 2: so 8 for you, none for Guilhem, and all meeples there come home. Had more ghosts stood there, the city might even have cost you points.
lesson-page-rivals-field = One thing is left: the fields. Lay this tile beside the city that you closed first.
lesson-page-rivals-farmer = A meeple in a field is a farmer. It stays to the end of the game, if no third ghost drives it home, and is worth 3 points then for each complete city that its field touches. Put a meeple into the field beside the city.
lesson-page-rivals-around = A whole game has three more places for a meeple, each in the middle of a tile. They are complete when the eight squares around hold tiles. A monastery brings 9 points, a castle 2 for each of the nine tiles with mist, and a cemetery brings another guard.
lesson-page-rivals-end = At the end everything that is not complete is scored for less: a city tile then counts 1, and each ghost costs 1. After that come the fields: your farmer brings 3 points for the complete city. Point at your score to read what the end would bring now. Good luck!
lesson-page-house-welcome = A haunted house, and you should not go in there. Everybody must take cards, and nearly every card bears Curses. The fewest Curses win, and whoever has the most ghosts at the end gets more Curses. Three players, in the middle of a game: you are Alix.
lesson-page-house-place = In a turn you put a meeple onto a space of the stair in a room; the third one fills the room, and one space stays empty. The lower the space, the more flashlights, which keep ghosts away, and the later you choose a card. Put your meeple onto the lowest space of the attic.
lesson-page-house-dice = The little dice below the cards of the room say how many dice are rolled. There were three ghosts. Everybody in the room gets them all, less one for each flashlight of the space. You have three flashlights, so none comes to you.
lesson-page-house-cards = From the top space down everybody took a card; for you only the ring with 3 Curses was left. But whoever has four rings turns them face down: they are dispelled, and do no harm. Most types have such a way, and pointing at a card tells it. The attic was turned over: it is the nursery now.
lesson-page-house-first = Now the library. Guilhem and Maura stand on the middle spaces. Put your meeple onto the top space: no flashlight, but you choose first.
lesson-page-house-take = One ghost came to you. Now choose: you have a doll of 2. Dolls are dispelled when some of them add up to exactly 6. Besides, the right card of the library takes a ghost away. Take the doll of 4.
lesson-page-house-sets = Both dolls are dispelled: they lie face down and count no more. That is the art of it: collect sets that dispel themselves. [Hint] asks the guide what to do, [Judgement] whether you chose well.
lesson-page-house-end = The lesson stops here. A whole game ends when everybody has 12 cards, and only then do ghosts count: whoever has the most gets one Curse for every two of them. You see your own beside your name, and have to remember the others’. Good luck in there!

# Records
records-heading = Records
records-earned = earned
records-not-earned = not yet earned
records-level = Level { $level }
records-played = played
records-won = won
records-straight = no undo
records-circles = circles
records-best = best win
records-with = players
records-turns = { $turns } turns
records-points = { $points } points
records-curses = { $curses ->
    [one] 1 Curse
   *[other] { $curses } Curses
}
records-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
records-streak = won in a row: { $now }, best { $longest }
records-calmed = { $ghosts ->
    [one] 1 ghost sent home
   *[other] { $ghosts } ghosts sent home
}
told-records-not-kept = The game was not added to the records
damaged-records = The records cannot be read
damaged-records-follows = New games are counted from the beginning.
achieved-now = Achieved for the first time: { $names }
achieved-first-win = First light
achieved-first-win-how = Win a level.
achieved-every-level = The whole way
achieved-every-level-how = Win all six levels.
achieved-alone = Alone in the mist
achieved-alone-how = Win level III or later alone.
achieved-no-way-back = No way back
achieved-no-way-back-how = Win level IV or later, no take-back.
achieved-empty-land = Clear land
achieved-empty-land-how = Win with not one ghost on the board.
achieved-last-tile = The last tile
achieved-last-tile-how = Win when no tile is left.
achieved-great-scoring = All together
achieved-great-scoring-how = Score 30 points at once.
achieved-great-bank = Great calm
achieved-great-bank-how = Send six ghosts home with one bank.
achieved-enchanted = Enchanted
achieved-enchanted-how = Win level III or later with circles.
achieved-master = Master of the mists
achieved-master-how = Win level VI.
achieved-far-ahead = Far ahead
achieved-far-ahead-how = Beat two computers by 20 points.
achieved-few-curses = Nearly blessed
achieved-few-curses-how = Win the house with 10 Curses at most.

# A table over the network

network-heading = A table over the network
network-told = Friends can sit down at this table with their own machines. Choose for whom they decide, open the table, and send them the invitation.
network-trust = Nothing is sent before a table is opened or joined. Friends reach each other directly where that works, or else through relays that cannot read what they carry. A changed program could find out what is still hidden in a game: play with people whom you trust.
network-soon = The table is being opened …
network-invites = Send this text to your friends. At the title they choose “Join a table” and paste it there.
network-only-watch = So far no player is a friend: whoever comes can only watch.
network-spectators =
    { $number ->
        [one] { $number } friend watches without a seat
       *[other] { $number } friends watch without a seat
    }
network-here = here
network-friend = a friend
network-is-there = is there
network-awaited = not there yet
network-computer = the computer
network-open = Open the table
network-copy = Copy the invitation
network-close = Close the table
network-came = { $name } sits down
network-left = { $name } is gone
network-join = Join a table
network-join-told = A friend has opened a table and sent you its invitation. Paste it here, and you sit down with your own machine.
network-your-name = Your name
network-invitation = Invitation
network-paste = paste the text here
network-paste-it = Paste
network-sit-down = Sit down
network-looking = The table is looked for …
network-found = The table is found; the game comes …
network-no-invitation = This is no invitation: paste the whole text that your friend was shown. It begins with “endpoint”.
network-leave = Leave the table
network-over = The visit is over
network-ended = The game was ended where it is hosted.
network-cut-off = The host is not heard. The table waits until it is back.
network-full = Too many are at this table already.
network-other-version = The host has another version of this program. Both need the same one.
network-not-understood = The host did not understand what this program said.
network-differs = Two tables differ
network-differs-host = The same decision led to different positions at two tables, so that friend has left. The game is kept here and there, and goes on when somebody sits down again.
network-differs-guest = This table came to another position than the one of your friend: { $why }. The game is kept in { $file }.
network-differs-not-kept = This table came to another position than the one of your friend: { $why }. The game could not be kept here.
network-not-taken = The table of your friend did not take this decision: decide once more
network-no-take-back = At the table of a friend nothing can be taken back: ask your friend to do it
