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
level-name =
    { $level ->
        [1] First Mist
        [2] Keep and Churchyard
        [3] The Two Hounds
        [4] Thin Lanterns
        [5] Restless Graves
       *[6] Three Lights
    }
spell-circles-name = Spell Circles
spell-circles-what = nine more tiles, and Eloise

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
players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
list-and = { $others } and { $last }

## Keys on the keyboard, as short as they stand on their caps

key-escape = Esc
key-space = Space

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
todo-spare-ghost = { $name }, choose where one ghost stays away
todo-place-meeple = { $name }, put a meeple on your tile or skip
todo-pick-scoring = { $name }, which region is scored first?
todo-take-score = { $name }, points or ghosts?
todo-more-ghosts = { $name }, more ghosts from the same square?
todo-won = The mist lifts: you have won
todo-lost = The mist closes in: the game is lost

## Choices with a button each

choice-region = { kind-first }: { $worth }
choice-points = Points
choice-points-each = { points } each
choice-up-to-three-ghosts = Up to 3 ghosts
choice-up-to-three-ghosts-note = click them on one square
choice-neither = Neither
choice-done = Done
choice-marker = { colour-first }, at { $points }
choice-click-ghosts = click the ghosts on the board, up to three on one square
sum-city = { tiles } × 2
sum-city-with-shields =
    { $shields ->
        [one] ({ tiles } + { $shields } shield) × 2
       *[other] ({ tiles } + { $shields } shields) × 2
    }
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
tip-mist-burnt-off = burnt off
tip-mist-never = can never burn off
tip-mist-open =
    { $edges ->
        [one] { $edges } open edge
       *[other] { $edges } open edges
    }
tip-region = { kind-first } of { tiles }, { $state }, worth { $worth } · { $owners }
tip-region-complete = complete
tip-region-never = can never be completed
tip-region-unfinished = unfinished
tip-nobody = nobody
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
ahead-nothing = Nothing else happens
ahead-goal-reached = The goal is reached
ahead-goal-within-reach = The goal is within reach
ahead-no-ghost = No ghost comes: the mist is joined
ahead-too-few-ghosts = { $ghosts } must come, { $left } left: this loses the game
ahead-pile-ends-needed = Pile { $pile } ends this turn: { points } needed
ahead-pile-ends-short = Pile { $pile } ends this turn: { points } short
ahead-last-tile-needed = This is the last tile: { points } needed
ahead-last-tile-short = This is the last tile: { points } short
ahead-hound-would-come = { hound } would come
ahead-hound-can-come = { hound } can come
ahead-completes-free = Completes a free { kind }, worth { $points } with a meeple
ahead-completes-for = Completes the { kind }: { $points } for { $colours }
ahead-completes = Completes the { kind }: { $worth } points
ahead-closes-cemetery = Closes a cemetery{ $burial ->
        [only] : the only meeple is buried
        [one-of-several] : a meeple must be buried
        [from-hand] : a meeple from hand is buried
       *[nobody] { "" }
    }{ $ghosts ->
        [0] { "" }
       *[other] , { ghosts } go home
    }
ahead-never-completed = A { kind } can never be completed any more
ahead-burns-off =
    { $ghosts ->
        [0] A bank burns off
       *[other] A bank burns off: { ghosts } go home
    }
ahead-never-burns-off =
    { $ghosts ->
        [0] A bank can never burn off any more
       *[other] A bank with { ghosts } can never burn off
    }
ahead-ghosts-come = { ghosts } would come{ $one_more ->
        [to-cemetery] , one of them to a cemetery
       *[no] { "" }
    }{ $one_fewer ->
        [joined] , one fewer: the mist is joined
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

log-heading = Lately
log-name = The log: click to see all of it
log-all-heading = What happened
log-empty = Nothing yet: the night is young
log-tile-fits-nowhere = A tile fits nowhere and leaves the game
log-bank-finished =
    { $ghosts ->
        [0] { $name } finished a bank
       *[other] { $name } finished a bank, { ghosts } went home
    }
log-no-place-for-meeple = { $name } had no free place for a meeple
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
log-scored-for-nothing = { $name } scored a { kind } for nothing
log-scored-for-ghosts = { $name } scored a { kind }: { ghosts } went home
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
log-ghosts-came = { $name } laid a tile: { ghosts } came

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
refusal-edge-does-not-fit = The tile does not match the one { $side ->
        [n] above it
        [e] to the right of it
        [s] below it
       *[w] to the left of it
    }
refusal-nobody-to-bury = No meeple stands here that could be buried
refusal-bury-from-board = A meeple that stands on the board has to be buried, none from a supply
refusal-not-to-bury = No { colour } meeple: whose turn it is gives one, as long as they have any
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

## The tiles to come

to-come-heading = Tiles to come
to-come-roads = Roads
to-come-cities = Cities
to-come-cities-and-roads = Cities and roads
to-come-castles = Castles
to-come-cemeteries = Cemeteries
to-come-fields = Fields
to-come-told = { tiles } in the piles{ $face_down ->
        [0] { "" }
        [one] ; { $face_down } more lies face down, and nobody knows which it is
       *[other] ; { $face_down } more lie face down, and nobody knows which they are
    }
to-come-face = { $caption }: { $left } left

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
banner-take-back = take back
banner-no-meeple = no meeple
banner-whole-board = whole board

## The tile in hand

hand-heading = In hand
hand-tile-on-board = The tile lies on the board
hand-being-painted = The tile is being painted
hand-name = The tile in hand: drag it onto the board
hand-turn-left = Turn left
hand-turn-right = Turn right
hand-wheel = the wheel turns it

## Who sits at the table

players-heading = At the table
players-in-hand = { $name }: { $left } { colour } in hand

## The ghosts of the supply

supply-heading = Ghosts in hand
supply-haunting = { $out } of { $of } haunt the land
supply-too-many = It would take { $ghosts }: too many
supply-would-take-none = This tile would take none
supply-would-take = This tile would take { $ghosts }
supply-before-eloise = { $before } before Eloise
supply-round-eloise = { $before } before Eloise, { $behind } behind
supply-eloise-with = Eloise is with { colour }
supply-eloise-waits = Eloise waits for a meeple
supply-eloise-asking = Whom does Eloise join?

## The piles

piles-name = Which tiles are still to come (T)
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
score-marker = { colour } marker: { $points } points
score-marker-on-lap = { colour } marker: { $points } points, on lap { $lap }
score-goal = The goal: { $goal }
score-hound-waits = { hound } waits at { $points }
score-hound-with = { hound } is with { colour }
score-hound-left = { hound } has left the game

## Not saved, and the menu at the table

not-saved = not saved
not-saved-why = { $why } It is tried again with every decision.
menu-heading = A pause
menu-hint = The game is saved after every move
menu-continue = Continue
menu-take-back = Take back
menu-redo = Redo
menu-rules-of-spell-circles = Rules of the Spell Circles
menu-mouse-and-keys = Mouse and keys
menu-settings = Settings
menu-begin-again = Begin again
menu-save-and-leave = Save and leave to title
menu-quit = Quit

