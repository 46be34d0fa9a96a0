### The words of the window, in German: every sentence that players can read or hear there.
###
### Glossary. meeple = der Meeple, die Meeple (no dative plural: say it otherwise); tile = das Plättchen; square = das Feld;
### board = der Plan; field = die Wiese; region = das Gebiet; pile, deck = der Stapel; supply = der Vorrat; shield = das
### Wappen; finished = fertig; scoring = die Wertung; track = die Zähltafel; marker = die Zählfigur; mist = der Nebel; bank =
### die Nebelbank (it "löst sich auf"); to extend, to break mist = erweitern, aufreißen; spell circle = der Bannkreis (it
### "fängt Geister ein"); castle = das Schloss; cemetery = der Friedhof; face down = verdeckt; guide = der Lotse; hint =
### der Tipp; seed = der Startwert; saved game = der Spielstand; log = der Verlauf; rival = der Gegner; guard, abbot, robber,
### knight, monk, lord, keeper, farmer = Wächter, Abt, Räuber, Ritter, Mönch, Schlossherr, Totengräber, Bauer; Curse =
### der Fluch; to dispel = bannen; type of cards = die Sorte; set = der Satz; stair, space = die Treppe, die Stufe;
### room = der Raum; board of a room = die Tafel; flashlight = die Taschenlampe; Tome = der Foliant; Music Box = die
### Spieldose. Players are "du" and "ihr". A colour is a noun ("Rot"). After a colon, a whole sentence begins with a capital.
###
### What stands in braces is filled in. `$colour`, `$kind`, `$hound` come as the names below know them, so that a language
### can bend a sentence by them; other texts come as they are to be shown. A language may lack messages: then these are
### used.

## Names of things

colour =
    { $colour ->
        [red] Rot
        [green] Grün
        [blue] Blau
        [yellow] Gelb
        [black] Schwarz
       *[pink] Pink
    }
colour-first =
    { $colour ->
        [red] Rot
        [green] Grün
        [blue] Blau
        [yellow] Gelb
        [black] Schwarz
       *[pink] Pink
    }
kind =
    { $kind ->
        [road] Straße
        [city] Stadt
        [castle] Schloss
       *[mist] Nebel
    }
kind-first =
    { $kind ->
        [road] Straße
        [city] Stadt
        [castle] Schloss
       *[mist] Nebel
    }
hound =
    { $hound ->
        [rufus] Rufus
       *[ronja] Ronja
    }
level-name-1 = Erster Nebel
level-name-2 = Schloss und Friedhof
level-name-3 = Die zwei Hunde
level-name-4 = Fahle Laternen
level-name-5 = Unruhige Gräber
level-name-6 = Drei Lichter
spell-circles-name = Bannkreise
spell-circles-what = noch neun Plättchen und Eloise
spell-circles-told = Eine Erweiterung: Kreise im Nebel halten Geister fest, bis ihre Nebelbank sich auflöst, und die Katze Eloise bringt Punkte für jeden Geist in einem Kreis. Es gibt dazu eine eigene Lektion.

## The guide

review-heading = Rückblick
review-what = Die Aussicht auf den Sieg, Zug für Zug, wie der Lotse sie jetzt sieht
review-numbers = Jede Nummer steht, wo eine Entscheidung Aussichten verschenkt hat. Das übrige Auf und Ab ist Glück.
review-looks = Der Lotse sieht sich die Partie an …
review-percent = { $percent } %
review-curve = die Siegchance
review-in-the-beginning = zu Beginn: { $chances }
review-after-turn = nach Zug { $turn }: { $chances }
review-turn = Zug { $turn }
review-instead = { $chance } statt { $best }
review-better = { $decided } Der Lotse hätte „{ $better }“ gewählt.
review-chosen = { $name } hat „{ $taken }“ gewählt. Der Lotse hätte „{ $better }“ gewählt.
review-why = Warum? { $because }.
review-because = { $name }: Der Lotse hätte etwas anderes getan. Warum? { $because }.
review-price = Der Preis: { $price }.
review-tile = { $name }: Der Lotse hätte das Plättchen anders gelegt.
review-hovers = Das Plättchen schwebt dort, wo der Lotse es hingelegt hätte; der Rahmen zeigt, wo { $name } es hingelegt hat.
review-hovers-turned = Das Plättchen schwebt über seinem Feld, so gedreht, wie der Lotse es gedreht hätte.
review-other = { $decided } Der Lotse hätte etwas anderes getan. Spiel ab dort weiter und frag ihn.
review-go = { $number } am Tisch zeigen
review-again = Noch einmal Zug { $turn }. { $told }
review-no-mistake = Keine Entscheidung hat viel gekostet: Der Lotse hätte es, soweit er sieht, nicht besser gemacht.
hint-thinks = Der Lotse überlegt …
hint-not-now = Der Lotse hilft, wenn du etwas entscheiden musst.
hint-rank =
    { $rank ->
        [1] Die Wahl des Lotsen
        [2] Die zweite Wahl des Lotsen
       *[other] Die dritte Wahl des Lotsen
    }
hint-button = { $rank } ist „{ $button }“
hint-outlook =
    { $games ->
        [0] auf den ersten Blick am besten
       *[other] { $percent } % Siegchance nach { $games } gedachten Partien
    }
hint-outlook-none = kein Sieg in { $games } gedachten Partien
hint-outlook-few = es war nur Zeit für wenige gedachte Partien
judged-same = Das hätte der Lotse auch getan: { $percent } % Siegchance nach { $games } gedachten Partien.
judged-as-good = So gut wie die Wahl des Lotsen: { $percent } % Siegchance nach { $games } gedachten Partien.
judged-worse = Der Lotse hätte etwas anderes getan: { $best } % Siegchance mit seiner Wahl, { $percent } % mit deiner, nach { $games } gedachten Partien.
judged-worse-named = Statt „{ $own }“ hätte der Lotse „{ $guides }“ gewählt: { $best } % Siegchance mit seiner Wahl, { $percent } % mit deiner, nach { $games } gedachten Partien.
judged-too-few = Die Zeit reichte nur für wenige gedachte Partien: zu wenige für ein Urteil.
judged-nothing = Noch ist nichts entschieden.
hint-because = Warum? { $reasons }.
hint-because-of-all = Warum? Nichts ragt heraus: In den gedachten Partien ging es gut aus.
hint-because-of-others = Warum? Nichts ragt heraus: Nur was davor kommt, ging in den gedachten Partien besser aus.
hint-price = Der Preis: { $price }.
hint-take = Sie leuchtet: { $take } nimmt sie.
hint-take-button = Ihr Knopf hat einen goldenen Rahmen: { $take } nimmt sie.
hint-next-button = Ihr Knopf hat einen goldenen Rahmen: { $take } nimmt sie, { $key } zeigt die nächste.
hint-again = { $key } zeigt sie noch einmal.
hint-next = Sie leuchtet: { $take } nimmt sie, { $key } zeigt die nächste.
hint-said = { $what }: { $outlook }.
reason-only-way = Überall sonst ist das Spiel verloren
reason-fewest-ghosts =
    { $ghosts ->
        [0] Kein Geist kommt, anderswo bis zu { $most }
        [one] Nur { $ghosts } Geist kommt, anderswo bis zu { $most }
       *[other] Nur { $ghosts } Geister kommen, anderswo bis zu { $most }
    }
reason-spoils-nothing = An den meisten anderen Stellen wird etwas nie mehr fertig
reason-no-ghost-for-you = An den meisten anderen Stellen reißt Nebel auf, und Geister kommen zu dir
reason-room-for-meeple = Platz für einen Meeple: { $kinds }
reason-no-ghost = Kein Geist kommt, und nichts wird verbaut
reason-guard = Zu einem Wächter kommt nie ein Geist
reason-keeps-meeple = Der Meeple bleibt für eine bessere Stelle
reason-points-missing =
    { $points ->
        [0] Dann ist das Ziel erreicht
        [one] Dann fehlt noch { $points } Punkt zum Ziel
       *[other] Dann fehlen noch { $points } Punkte zum Ziel
    }
reason-ghosts-left =
    { $ghosts ->
        [0] Im Vorrat ist kein Geist mehr
        [one] Im Vorrat ist nur noch { $ghosts } Geist
       *[other] Im Vorrat sind nur noch { $ghosts } Geister
    }
reason-ghosts-enough = { $ghosts } Geister sind noch im Vorrat: Keiner muss jetzt heim
reason-fewer-ghosts-here = Weniger Geister als auf den meisten anderen Stufen: im Schnitt { $ghosts }
reason-fewest-curses = Mit jeder anderen Karte hättest du mehr als { $curses } Flüche
reason-fewer-curses-here = Weniger Flüche als auf den meisten anderen Stufen: Die Karte dort bringt im Schnitt { $curses }
reason-card-dispels = Wahrscheinlich bleibt { $card } übrig: { house-curses } weniger
reason-card-joins = Wahrscheinlich bleibt { $card } übrig und passt zu deinen Karten: { $cards }
reason-if-few-ghosts = { $cards }, falls du am Ende höchstens 9 Geister hast
reason-joins = Sie passt zu deinen Karten: { $cards }
reason-chooses-first = Du wählst dort deine Karte vor allen anderen
reason-half-of-ghosts = Die Hälfte deiner Geister geht
reason-one-ghost-goes = Einer deiner Geister geht
reason-another-roll =
    { $now ->
        [one] Dieser Wurf bringt dir 1 Geist, ein anderer im Schnitt { $average }
       *[other] Dieser Wurf bringt dir { $now } Geister, ein anderer im Schnitt { $average }
    }
reason-fewer-for-you =
    { $fewer ->
        [one] Ein Geist weniger für dich
       *[other] { $fewer } Geister weniger für dich
    }
reason-more-for-others =
    { $more ->
        [one] Ein Geist mehr für die anderen, keiner für dich
       *[other] { $more } Geister mehr für die anderen, keiner für dich
    }
reason-none-for-you = Wie die Würfel liegen, bekommst du keinen Geist
reason-most-dispelled = Keine andere Sorte nähme dir so viele Flüche: { $curses }
reason-hindmost = Es zählt die hinterste Zählfigur

## Saved games, and watching them

saved-heading = Spielstände
saved-reading = Die Spielstände werden gelesen …
saved-none = Noch ist nichts gespeichert. Jedes eurer Spiele wird hier aufbewahrt.
saved-row = { $number }. { $name }
saved-under-way = läuft noch
saved-won = gewonnen
saved-lost = verloren
saved-unreadable = Diese Datei ist nicht lesbar
saved-when =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }, { $time }
saved-continue = Weiterspielen
saved-watch = Ansehen
saved-name = Benennen
saved-share = Teilen
saved-delete = Löschen
saved-name-label = Ein Name für dieses Spiel
saved-name-hint = keiner
saved-name-keep = Übernehmen
saved-name-drop = Abbrechen
told-not-opened = Dieses Spiel lässt sich nicht öffnen
told-not-named = Das Spiel behält seinen alten Namen
told-not-deleted = Das Spiel ist noch da
told-not-shared = Keine Kopie angelegt
told-no-documents = dieser Rechner hat keinen Ordner für Dokumente
told-shared = Eine Kopie zum Teilen
told-shared-text =
    { $file }

    Gebt diese Datei Freunden: Wer sie auf das Fenster des Spiels zieht, kann die Partie ansehen und weiterspielen.
replay-turn = Zug { $turn } von { $of }
replay-line = Zeitleiste
replay-play = abspielen
replay-stop = anhalten
replay-back = eine Entscheidung zurück
replay-on = eine Entscheidung vor
replay-turn-before = voriger Zug
replay-next-turn = nächster Zug
replay-speed = { $times }×
replay-speed-told = { $key } ändert das Tempo
replay-play-on = Ab hier weiterspielen
replay-play-on-tip = Diese Partie bleibt, wie sie ist; hier beginnt eine andere.
replay-leave = Zuschauen beenden

## Counts

points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
ghosts =
    { $ghosts ->
        [one] { $ghosts } Geist
       *[other] { $ghosts } Geister
    }
tiles =
    { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }
shields =
    { $shields ->
        [one] { $shields } Wappen
       *[other] { $shields } Wappen
    }
tiles-with-shields =
    { $shields ->
        [0] { tiles }
       *[other] { tiles } mit { shields }
    }
players =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
player-number = Spieler { $number }
list-and = { $others } und { $last }

## Keys on the keyboard, as short as they stand on their caps

key-escape = Esc
key-space = Leertaste
key-enter = Eingabe
key-tab = Tab
key-page-up = Bild auf
key-page-down = Bild ab
key-home = Pos1
key-end = Ende
key-up = Auf
key-right = Rechts
key-down = Ab
key-left = Links
pad-cross = Kreuz
pad-circle = Kreis
pad-square = Quadrat
pad-triangle = Dreieck
pad-back = Zurück
pad-share = Share
pad-start = Start
pad-options = Options
pad-up = Steuerkreuz auf
pad-right = Steuerkreuz rechts
pad-down = Steuerkreuz ab
pad-left = Steuerkreuz links
key-shift = Umschalt
key-control = Strg
key-alt = Alt

## What several panels say

back-to-the-table = Zurück zum Tisch
back = Zurück
next = Weiter
ok = OK
turn = Zug { $turn }
rules-of-this-level = Regeln dieses Levels
eloise-would-come = Eloise käme
game-name = Nebel über Carcassonne

## What the active player has to do

todo-lay-tile = { $name }, lege dein Plättchen auf ein leuchtendes Feld
todo-draw-in = { $name }, welchen Geist fängt der Kreis ein?
todo-place-cat = { $name }, zu wem geht Eloise?
todo-bury = { $name }, wer wird auf dem Friedhof begraben?
todo-haunt-cemetery = { $name }, welcher Friedhof bekommt einen Geist?
todo-haunt-mist = { $name }, welchen Nebel sucht der Friedhof heim?
todo-move-marker = { $name }, welche Zählfigur bekommt { points } von { colour }?
todo-move-any-marker = { $name }, welche Zählfigur zieht?
todo-place-hound = { $name }, zu wem läuft { hound }?
todo-place-any-hound = { $name }, zu wem läuft der Hund?
todo-calm-ghosts = { $name }, welche Geister verjagt { hound }?
todo-which-ghosts = { $name }, welche Geister gehen?
todo-lay-face-down =
    { $open ->
        [1] { $name }, lege ein verdecktes Plättchen an den offenen Friedhof
       *[other] { $name }, lege ein verdecktes Plättchen an einen offenen Friedhof
    }
todo-spare-ghost = { $name }, welcher Geist bleibt aus?
todo-place-meeple = { $name }, setze einen Meeple auf dein Plättchen oder passe
todo-put-meeple = { $name }, setze einen Meeple auf dein Plättchen
todo-pick-scoring = { $name }, welches Gebiet zuerst? Gewertet werden alle
todo-take-score = { $name }, Punkte oder Geister?
todo-more-ghosts = { $name }, weitere Geister vom selben Feld?
todo-won = Der Nebel lichtet sich: Ihr habt gewonnen
todo-lost = Der Nebel schließt sich: Das Spiel ist verloren

## Choices with a button each

choice-region = { kind-first }: { $worth }
choice-points = Punkte
points-each = je { points }
choice-ghosts =
    { $most ->
        [1] 1 Geist
       *[other] Bis zu { $most } Geister
    }
choice-ghosts-note =
    { $most ->
        [1] klicke ihn auf dem Plan an
       *[other] klicke sie an, auf einem Feld deiner Wahl
    }
choice-neither = Nichts
choice-neither-note = keine Punkte, keine Geister
choice-done = Fertig
choice-marker = { colour-first }, bei { $points }
choice-click-ghosts = klicke Geister auf dem Plan an, alle auf einem Feld; { $take } nimmt den leuchtenden
choice-told = { $number }: { $text }.
choice-told-with-note = { $number }: { $text }, { $note }.
aim-place = Vom Startplättchen aus: { $ways }.
aim-way =
    { $side ->
        [north] { $squares } nach oben
        [east] { $squares } nach rechts
        [south] { $squares } nach unten
       *[west] { $squares } nach links
    }
aim-sides = { $sides }.
aim-side =
    { $side ->
        [north] Oben { $land }
        [east] rechts { $land }
        [south] unten { $land }
       *[west] links { $land }
    }
aim-in-mist = { $land } im Nebel
sum-city = { tiles } × 2
sum-city-with-shields = ({ tiles } + { shields }) × 2
sum-castle =
    { $tiles ->
        [one] { $tiles } Nebelplättchen × 2
       *[other] { $tiles } Nebelplättchen × 2
    }
sum-of-all-colours =
    { $colours ->
        [one] { $things } × { $colours } Farbe = { $points }
       *[other] { $things } × { $colours } Farben = { $points }
    }

## What has to be reached

target-hound = { hound } bei { $points }
target-goal = dem Ziel von { $points }

## What is printed on a tile

face-castle = Schloss
face-cemetery = Friedhof
face-city = Stadt
face-two-cities = zwei Städte
face-road = Straße
face-road-end = Straßenende
face-roads = { $roads } Straßen
face-circles =
    { $circles ->
        [one] { $circles } Bannkreis
       *[other] { $circles } Bannkreise
    }
face-mist = Nebel
face-fields = Wiesen

## What the region under the pointer is

tip-mist = Nebel, { tiles }, { ghosts }{ $held ->
        [0] { "" }
        [one] , { $held } in einem Kreis
       *[other] , { $held } in Kreisen
    }: { $state }
tip-mist-burnt-off = aufgelöst, nur ein Schleier bleibt
tip-mist-never = löst sich nie mehr auf und ist darum dunkler
tip-mist-open =
    { $edges ->
        [one] { $edges } offene Seite
       *[other] { $edges } offene Seiten
    }
tip-region = { kind-first } aus { tiles-with-shields }, { $state }, Wert { $worth } · { $owners }
tip-region-past = { kind-first } aus { tiles-with-shields }, { $state } · { $owners }
tip-region-complete = fertig
tip-region-never = wird nie mehr fertig
tip-region-unfinished = unfertig
tip-squares = Auf helle Felder passt das Plättchen, wie es liegt, auf blasse gedreht
tip-nobody = niemand da
meeple-of-somebody =
    { $colour ->
        [red] Roter
        [green] Grüner
        [blue] Blauer
        [yellow] Gelber
        [black] Schwarzer
       *[pink] Pinker
    } Meeple von { $name }
meeple-of-nobody =
    { $colour ->
        [red] Roter
        [green] Grüner
        [blue] Blauer
        [yellow] Gelber
        [black] Schwarzer
       *[pink] Pinker
    } Meeple

## What follows from a choice on the board

follows-buried = { $meeple } wird begraben: Er fehlt { $kind ->
        [road] der Straße
        [city] der Stadt
        [castle] dem Schloss
       *[mist] dem Nebel
    } aus { tiles }{ $leaving }
follows-buried-from-castle = { $meeple } wird begraben: Er fehlt dem Schloss{ $leaving }
follows-hound-leaves = , { hound } geht ohne Punkte
follows-eloise-moves-on = , Eloise zieht weiter
follows-hound-joins =
    { $ghosts ->
        [0] { $meeple } mit { hound }: Kein Geist ist in der Nähe
        [one] { $meeple } mit { hound }: Ringsum kann { $ghosts } Geist heimgehen
       *[other] { $meeple } mit { hound }: Ringsum können { $ghosts } Geister heimgehen
    }
follows-eloise-joins = { $meeple } mit Eloise: bei seiner Wertung { points }, so wie die Kreise jetzt sind
follows-drawn-in = Der Kreis fängt diesen Geist ein und hält ihn, bis die Nebelbank sich auflöst
follows-haunted-cemetery = Noch einer auf diesem Friedhof: dann { ghosts }, daneben { $squares ->
        [one] { $squares } leeres Feld
       *[other] { $squares } leere Felder
    }
follows-haunted-mist = Noch ein Geist in dieser Nebelbank · { $bank }
follows-ghost-goes-home = Dieser Geist geht heim
follows-ghost-stays-away = Dieser Geist kommt nicht, die anderen kommen
follows-ghost-of-square = 
    { $ghosts ->
        [1] Statt der Punkte: Dieser Geist geht, der einzige auf seinem Feld
        [2] Statt der Punkte: Beide Geister dieses Feldes können gehen
        [3] Statt der Punkte: Alle 3 Geister dieses Feldes können gehen
       *[other] Statt der Punkte: 3 dieser { $ghosts } Geister können gehen
    }
follows-nothing-spoilt = Hier wird nichts verbaut
follows-closes =
    { $cemeteries ->
        [one] Der Friedhof schließt sich: Ein Meeple wird begraben
       *[other] Friedhöfe schließen sich: Meeple werden begraben
    }
follows-spoilt = Wird nie mehr fertig: { $regions }
follows-spoilt-and-closes = Wird nie mehr fertig: { $regions }; { $cemeteries ->
        [one] der Friedhof schließt sich: Ein Meeple wird begraben
       *[other] Friedhöfe schließen sich: Meeple werden begraben
    }
spoilt-mist = Nebel ({ ghosts })
spoilt-castle = ein Schloss
spoilt-region =
    { $kind ->
        [road] eine Straße
        [city] eine Stadt
        [castle] ein Schloss
       *[mist] Nebel
    } aus { tiles }

## If it lies here: what laying the tile would do

ahead-heading = Wenn es hier liegt
ahead-nothing-stirs = nichts rührt sich
ahead-nothing = Nichts geschieht: keine Punkte, keine Geister
ahead-goal-reached = Das Ziel ist erreicht
ahead-goal-within-reach = Mit diesen Punkten ist das Ziel erreicht
ahead-no-ghost = Kein Geist kommt: Nebel schließt an
ahead-no-ghost-finished = Kein Geist kommt: Sein Nebel löst sich auf
ahead-too-few-ghosts = { $ghosts } nötig, { $left } im Vorrat: Das Spiel ist verloren
ahead-pile-ends-needed = Stapel { $pile } endet in diesem Zug: { points } nötig
ahead-pile-ends-short = Stapel { $pile } endet in diesem Zug: { points } zu wenig
ahead-last-tile-needed = Das letzte Plättchen: { points } nötig
ahead-last-tile-short = Das letzte Plättchen: { points } zu wenig
ahead-hound-would-come = { hound } käme
ahead-hound-can-come = { hound } kann kommen
ahead-completes-free =
    { $kind ->
        [road] Eine freie Straße
        [city] Eine freie Stadt
        [castle] Ein freies Schloss
       *[mist] Freier Nebel
    } wird fertig: mit Meeple { $points } wert
ahead-or-free = Oder { points } mit { $kind ->
        [road] einer freien Straße
        [city] einer freien Stadt
        [monastery] einem freien Kloster
        [castle] einem freien Schloss
        [cemetery] einem freien Friedhof
       *[field] einer freien Wiese
    }: Nur ein Meeple wird gesetzt
ahead-completes-for =
    { $kind ->
        [road] Die Straße
        [city] Die Stadt
        [castle] Das Schloss
       *[mist] Der Nebel
    } wird fertig: { $points } für { $colours }
ahead-completes =
    { $kind ->
        [road] Die Straße
        [city] Die Stadt
        [castle] Das Schloss
       *[mist] Der Nebel
    } wird fertig: { $worth } Punkte
ahead-grows =
    { $kind ->
        [road] Die Straße
        [city] Die Stadt
        [castle] Das Schloss
       *[mist] Der Nebel
    } wächst: bisher { $worth } wert
ahead-shared =
    { $kind ->
        [road] Die Straße
        [city] Die Stadt
        [castle] Das Schloss
       *[mist] Der Nebel
    } gehört { $colours } Farben: bisher { $worth } wert
ahead-closes-cemetery = Ein Friedhof schließt sich{ $burial ->
        [only] : Der einzige Meeple wird begraben
        [one-of-several] : Ein Meeple muss begraben werden
        [from-hand] : Ein Meeple aus der Hand wird begraben
       *[nobody] { "" }
    }{ $ghosts ->
        [0] { "" }
        [one] , { $ghosts } Geist geht heim
       *[other] , { $ghosts } Geister gehen heim
    }
ahead-never-completed =
    { $kind ->
        [road] Eine Straße
        [city] Eine Stadt
        [castle] Ein Schloss
       *[mist] Nebel
    } wird dann nie mehr fertig
ahead-burns-off =
    { $ghosts ->
        [0] Nebel löst sich auf
        [one] Nebel löst sich auf: { $ghosts } Geist geht heim
       *[other] Nebel löst sich auf: { $ghosts } Geister gehen heim
    }
ahead-never-burns-off =
    { $ghosts ->
        [0] Eine Nebelbank löst sich dann nie mehr auf
        [one] Nebel mit { $ghosts } Geist löst sich dann nie mehr auf
       *[other] Nebel mit { $ghosts } Geistern löst sich dann nie mehr auf
    }
ahead-ghosts-come = Neu: { ghosts }{ $one_more ->
        [to-cemetery] , einer davon auf einen Friedhof
       *[no] { "" }
    }{ $one_fewer ->
        [joined] , einer weniger, weil Nebel anschließt
       *[no] { "" }
    }
ahead-circle-draws-in = Der Kreis fängt 1 Geist ein
ahead-circles-draw-in = Kreise fangen { $drawn_in ->
        [one] { $drawn_in } Geist
       *[other] { $drawn_in } Geister
    } ein{ $more ->
        [0] { "" }
        [one] , { $more } weiterer kommt
       *[other] , { $more } weitere kommen
    }{ $one_more ->
        [to-cemetery] , einer davon auf einen Friedhof
       *[no] { "" }
    }
ahead-circles-stay-empty =
    { $circles ->
        [1] Ein Kreis bleibt leer: Sein Nebel löst sich auf
       *[other] { $circles } Kreise bleiben leer: Ihr Nebel löst sich auf
    }
ahead-eloise-scores =
    { $points ->
        [one] Eloise: { $points } Punkt mehr
       *[other] Eloise: { $points } Punkte mehr
    }
ahead-haunts-the-nights = Hier spukt es: Jede Nacht verschluckt ein Plättchen
ahead-night-closes = Die Nacht schließt einen Friedhof: ein Begräbnis
ahead-night-can-close = Die Nacht kann einen Friedhof schließen: ein Begräbnis

## The log

log-heading = Der Verlauf
log-name = Der Verlauf: Ein Klick zeigt alles
log-all-heading = Was geschah
log-empty = Noch nichts: Die Nacht ist jung
log-tile-fits-nowhere = Ein Plättchen passt nirgends und scheidet aus
log-bank-finished =
    { $ghosts ->
        [0] { $name } schloss eine Nebelbank
        [one] { $name } schloss eine Nebelbank, { $ghosts } Geist ging heim
       *[other] { $name } schloss eine Nebelbank, { $ghosts } Geister gingen heim
    }
log-no-place-for-meeple = { $name } fand keinen Platz für einen Meeple
log-meeple-put =
    { $kind ->
        [road] { $name } setzte einen Meeple auf eine Straße
        [city] { $name } setzte einen Meeple in eine Stadt
        [castle] { $name } setzte einen Meeple in ein Schloss
       *[mist] { $name } setzte einen Meeple in den Nebel
    }
log-scored = { $name } wertete { $kind ->
        [road] eine Straße
        [city] eine Stadt
        [castle] ein Schloss
       *[mist] Nebel
    }: { $worth } { $points ->
        [one] Punkt
       *[other] Punkte
    }
log-scored-each = { $name } wertete { $kind ->
        [road] eine Straße
        [city] eine Stadt
        [castle] ein Schloss
       *[mist] Nebel
    }: { points } für jede Farbe
log-scored-for-nothing = { $name } wertete { $kind ->
        [road] eine Straße
        [city] eine Stadt
        [castle] ein Schloss
       *[mist] Nebel
    } ohne Punkte
log-scored-for-ghosts = { $name } machte { $kind ->
        [road] eine Straße
        [city] eine Stadt
        [castle] ein Schloss
       *[mist] Nebel
    } fertig und schickte statt Punkten { ghosts } heim
log-cemetery-closed =
    { $ghosts ->
        [0] Ein Friedhof schloss sich
        [one] Ein Friedhof schloss sich, { $ghosts } Geist ging heim
       *[other] Ein Friedhof schloss sich, { $ghosts } Geister gingen heim
    }
log-buried = Ein Meeple von { colour } wurde begraben
log-hound-left = { hound } ging mit dem begrabenen Meeple
log-hound-scored = { hound } brachte { points }
log-hound-joined = { hound } lief zu { colour }
log-hound-found-nobody = { hound } fand niemanden und ging
log-eloise-joined = Eloise ging zu { colour }
log-eloise-waits = Eloise wartet neben dem Plan
log-eloise-scored = Eloise brachte { points }
log-pile-changed = Nun ist Stapel { $pile } dran: { tiles }
log-face-down-laid = Ein Plättchen wurde verdeckt gelegt
log-victory = Das Ziel ist erreicht!
log-out-of-tiles = Das letzte Plättchen liegt
log-pile-empty = Der Stapel ist aufgebraucht
log-out-of-ghosts = Zu viele Geister: Der Vorrat ist leer
log-drawn-in =
    { $ghosts ->
        [one] { $name } legte ein Plättchen: Ein Kreis fing { ghosts } ein
       *[other] { $name } legte ein Plättchen: Kreise fingen { ghosts } ein
    }
log-ghosts-came =
    { $ghosts ->
        [0] { $name } legte ein Plättchen
       *[other] { $name } legte ein Plättchen: { ghosts } mehr
    }

## Where a game is

whereabouts = Level { $level }, Zug { $turn }
level-with-spell-circles = { $level } mit Bannkreisen

## Why something is refused; shown with its first letter large and a full stop

refusal-first-lay-tile = lege zuerst das gezogene Plättchen
refusal-first-bury = wähle zuerst, welcher Meeple begraben wird
refusal-first-draw-in = wähle zuerst, welchen Geist der Bannkreis einfängt
refusal-first-place-cat = wähle zuerst, zu welchem Meeple Eloise geht
refusal-first-spare-ghost = wähle zuerst, in welchem Nebel ein Geist ausbleibt
refusal-first-haunt-cemetery = wähle zuerst, welcher offene Friedhof einen Geist bekommt
refusal-first-haunt-mist = wähle zuerst, in welchen Nebel der Friedhof einen Geist bringt
refusal-first-place-meeple = setze zuerst einen Meeple auf das neue Plättchen oder passe
refusal-first-pick-scoring = wähle zuerst, welches Gebiet als Nächstes gewertet wird
refusal-first-take-score = wähle zuerst Punkte oder Geister für das fertige Gebiet
refusal-first-banish = schließe zuerst das Heimschicken ab
refusal-first-move-marker = wähle zuerst, welche Zählfigur zieht
refusal-first-place-hound = wähle zuerst, zu welchem Meeple der Hund läuft
refusal-first-calm-ghosts = verjage zuerst die Geister rund um den Hund
refusal-first-lay-face-down = lege zuerst ein Plättchen verdeckt an einen Friedhof
refusal-over = das Spiel ist vorbei
refusal-square-taken = Hier liegt schon ein Plättchen
refusal-no-shared-edge = Neben diesem Feld liegt kein Plättchen
refusal-not-lit = Klicke eine der leuchtenden Stellen an
refusal-choose-button = Wähle einen der Knöpfe unten
refusal-edge-does-not-fit = Das Plättchen passt nicht zu dem { $side ->
        [n] darüber
        [e] rechts daneben
        [s] darunter
       *[w] links daneben
    }
refusal-nobody-to-bury = Hier steht kein Meeple, der begraben werden könnte
refusal-bury-from-board = Begraben wird ein Meeple, der auf dem Plan steht, keiner aus einem Vorrat
refusal-not-to-bury = Von { colour } kann kein Meeple begraben werden: Wer am Zug ist, gibt einen, wenn er einen hat
refusal-not-to-draw-in = Hier ist kein Geist für den Kreis: Er reicht bis zu den acht Feldern ringsum
refusal-held-in-circle = Ein Kreis hält diesen Geist: Er geht erst heim, wenn die Nebelbank sich auflöst
refusal-nobody-for-eloise = Hier steht kein Meeple, zu dem Eloise gehen könnte
refusal-no-open-cemetery = Hier liegt kein offener Friedhof
refusal-haunt-elsewhere = Der Geist kommt in anderen Nebel: Wähle, wo es leuchtet
refusal-no-ghost-due = In diesen Nebel kommt kein Geist, also kann hier keiner ausbleiben
refusal-not-your-colour = Die Meeple von { colour } gehören jemand anderem
refusal-no-meeple-left = Von { colour } ist kein Meeple mehr in der Hand
refusal-not-on-mist = Im Nebel steht kein Meeple: nur auf einer Straße, in einer Stadt oder einem Schloss
refusal-no-such-part = Das neue Plättchen hat keine solche Stelle
refusal-occupied = Auf dieser Straße oder in dieser Stadt steht schon jemand
refusal-not-due = Dieses Gebiet wurde nicht durch das neue Plättchen fertig
refusal-no-ghost-there = Hier ist kein Geist zum Heimschicken
refusal-another-square = Alle Geister müssen vom selben Feld gehen wie der erste
refusal-no-marker = Von { colour } gibt es keine Zählfigur
refusal-nobody-for-hound = Hier steht kein Meeple, zu dem { hound } laufen könnte
refusal-not-around-hound = Zu weit vom Hund: Er reicht bis zu seinem Feld und den acht ringsum
refusal-no-ghost-for-hound = Hier ist kein Geist, den der Hund verjagen könnte
refusal-third-square = Der Hund war schon auf zwei Feldern: Auf ein drittes läuft er nicht
refusal-fourth-ghost = Drei Geister sind schon von diesem Feld gegangen
refusal-not-around-cemetery = Das Plättchen muss auf ein leeres Feld rund um einen offenen Friedhof
refusal-not-just-laid = Ein Meeple kommt auf das eben gelegte Plättchen
refusal-on-cemetery = Auf einem Friedhof oder einer Wiese steht kein Meeple
refusal-on-field = Auf einer Wiese steht kein Meeple: nur auf einer Straße, in einer Stadt oder einem Schloss
refusal-nothing-to-do-again = es gibt nichts zu wiederholen
refusal-nothing-to-take-back = es gibt nichts zurückzunehmen
toast-read-in-book = Im Regelbuch nachlesen
toast-rule = Zur Regel

## The tiles to come

to-come-heading = Kommende Plättchen
to-come-roads = Straßen
to-come-cities = Städte
to-come-cities-and-roads = Städte und Straßen
to-come-castles = Schlösser
to-come-cemeteries = Friedhöfe
to-come-monasteries = Klöster
to-come-fields = Wiesen
to-come-told = { tiles } in den Stapeln{ $face_down ->
        [0] { "" }
        [one] ; { $face_down } weiteres liegt verdeckt, niemand weiß, welches
       *[other] ; { $face_down } weitere liegen verdeckt, niemand weiß, welche
    }
to-come-face = { $caption }: noch { $left }

## The competitive game: words. `$role` is what a piece is: a guard, the abbot, or an ordinary meeple by the kind of its
## region; `$kind` is the kind of a region; `$sum` is a value and what ghosts cost of it, such as "8 − 2 = 6"

rival-kind =
    { $kind ->
        [road] Straße
        [city] Stadt
        [monastery] Kloster
        [castle] Schloss
        [cemetery] Friedhof
       *[field] Wiese
    }
rival-kind-first =
    { $kind ->
        [road] Straße
        [city] Stadt
        [monastery] Kloster
        [castle] Schloss
        [cemetery] Friedhof
       *[field] Wiese
    }
rival-role =
    { $role ->
        [guard] Wächter
        [abbot] Abt
        [road] Räuber
        [city] Ritter
        [monastery] Mönch
        [castle] Schlossherr
        [cemetery] Totengräber
       *[field] Bauer
    }
rival-a-role =
    { $role ->
        [guard] einen Wächter
        [abbot] den Abt
        [road] einen Räuber
        [city] einen Ritter
        [monastery] einen Mönch
        [castle] einen Schlossherrn
        [cemetery] einen Totengräber
       *[field] einen Bauern
    }
rival-in-a-region =
    { $kind ->
        [road] auf eine Straße
        [city] in eine Stadt
        [monastery] in ein Kloster
        [castle] in ein Schloss
        [cemetery] auf einen Friedhof
       *[field] auf eine Wiese
    }
rival-whose = { rival-role } von { $name }
rival-share = { $name } { $sum }
rival-share-outnumbered = { $name } unterlegen
rival-brings = { $points } für { $name }
rival-book-name = Carcassonne
rival-whereabouts = Carcassonne, Zug { $turn } von { $of }
rival-winners =
    { $winners ->
        [1] { $names } hat gewonnen
       *[other] { $names } haben gemeinsam gewonnen
    }
rival-face-monastery = Kloster
rival-face-city-with-shield = Stadt mit Wappen
rival-todo-draw-in = { $name }, wessen Geist fängt der Kreis ein?
rival-todo-take-from-circle = { $name }, welcher Kreis lässt einen Geist frei?
rival-todo-haunt-opponent = { $name }, gib einem gegnerischen Meeple einen Geist
rival-todo-haunt-own = { $name }, welcher deiner Meeple bekommt den Geist?
rival-todo-place-guard = { $name }, setze einen Wächter auf dein Plättchen oder passe
rival-todo-place-or-recall = { $name }, setze einen Meeple, hole den Abt heim oder passe
rival-todo-over = Das letzte Plättchen liegt
rival-choice-recall = Abt heimholen
rival-choice-no-meeple = Kein Meeple
rival-choice-region = { rival-kind-first }: { $brings }
rival-tip-region = { rival-kind-first } aus { tiles-with-shields }, { $state }
rival-tip-centre = { rival-kind-first }, { $squares ->
        [0] alle Felder ringsum belegt
        [one] { $squares } Feld ringsum leer
       *[other] { $squares } Felder ringsum leer
    }
rival-tip-field =
    { $cities ->
        [0] Wiese, versorgt noch keine fertige Stadt
        [one] Wiese, versorgt { $cities } Stadt: { points }
       *[other] Wiese, versorgt { $cities } Städte: { points }
    }
rival-tip-mist = Nebel aus { tiles }, { $state }{ $ghosts ->
        [0] { "" }
        [one] , { $ghosts } Geist in einem Kreis
       *[other] , { $ghosts } Geister in Kreisen
    }
rival-tip-mist-finished = fertig
rival-tip-mist-broken = { $open }, aufgerissen und darum dunkler
rival-tip-mist-never = wird nie fertig und ist darum dunkler
rival-tip-nobody = niemand da
rival-tip-free = frei, jetzt { $points } wert
rival-tip-points = Punkte bisher: { $shares }
rival-tip-guard = bringt { $name } einen Wächter
rival-follows-chased = Dritter Geist: { $whose } geht heim
rival-follows-chased-more = drei Geister kehren zurück, nichts wird gewertet
rival-follows-ghost =
    { $nth ->
        [1] Erster Geist: { $whose }
       *[2] Zweiter Geist: { $whose }
    }
rival-follows-ghost-more =
    { $left ->
        [1] noch einer, und er geht heim
       *[other] kostet 2 Punkte bei der Wertung, 1 am Ende
    }
rival-follows-ghost-farmer = kostet 1 Punkt am Ende
rival-follows-drawn-in = Der Kreis fängt einen Geist ein: { $whose }
rival-follows-drawn-in-more =
    { $left ->
        [0] dort bleibt keiner
       *[other] dort bleibt { $left }
    }
rival-follows-taken = Ein Geist geht aus diesem Nebel an einen gegnerischen Meeple
rival-follows-taken-more =
    { $left ->
        [0] dann sind seine Kreise leer
       *[other] noch { $left } in seinen Kreisen
    }
rival-follows-farmer =
    { $cities ->
        [0] { rival-role }: versorgt noch keine fertige Stadt
        [one] { rival-role }: versorgt { $cities } Stadt, bisher { points }
       *[other] { rival-role }: versorgt { $cities } Städte, bisher { points }
    }
rival-follows-keeper =
    { $squares ->
        [0] { rival-role }: bringt sofort einen Wächter
        [one] { rival-role }: bringt einen Wächter, wenn noch { $squares } Feld belegt ist
       *[other] { rival-role }: bringt einen Wächter, wenn noch { $squares } Felder belegt sind
    }
rival-follows-scores = { rival-role }: { $kind ->
        [road] Die Straße
        [city] Die Stadt
        [monastery] Das Kloster
        [castle] Das Schloss
        [cemetery] Der Friedhof
       *[field] Die Wiese
    } ist fertig, sofort { points }
rival-follows-stands = { rival-role }: { $kind ->
        [road] Die Straße
        [city] Die Stadt
        [monastery] Das Kloster
        [castle] Das Schloss
        [cemetery] Der Friedhof
       *[field] Die Wiese
    } ist unfertig { $points } wert
rival-follows-stays = liegt dort bis zum Ende
rival-follows-stays-unless = liegt dort bis zum Ende oder bis ein dritter Geist kommt
rival-follows-guard = zu einem Wächter kommt nie ein Geist
rival-follows-recalled = Der Abt kommt heim: { $sum }
rival-range = { $least } bis { $most }
rival-ahead-last-tile = Das letzte Plättchen: Dann folgt die Schlusswertung
rival-ahead-completes = { rival-kind-first } fertig: { $shares }
rival-ahead-completes-free =
    { $kind ->
        [road] Eine freie Straße
        [city] Eine freie Stadt
        [monastery] Ein freies Kloster
        [castle] Ein freies Schloss
        [cemetery] Ein freier Friedhof
       *[field] Eine freie Wiese
    } wird fertig: Dein Meeple bekäme { $points }
rival-ahead-completes-nothing =
    { $kind ->
        [road] Eine freie Straße
        [city] Eine freie Stadt
        [monastery] Ein freies Kloster
        [castle] Ein freies Schloss
        [cemetery] Ein freier Friedhof
       *[field] Eine freie Wiese
    } wird fertig
rival-ahead-free-cemetery = Friedhof fertig und frei: Ein Totengräber bringt einen Wächter
rival-ahead-guard = Friedhof fertig: ein Wächter für { $name }
rival-ahead-extends = Erweitert Nebel: { $most ->
        [1] { $ghosts } Geist für einen Gegner
       *[other] { $ghosts } Geister für Gegner
    }
rival-ahead-breaks = Reißt Nebel auf: { $most ->
        [1] { $ghosts } Geist für dich
       *[other] { $ghosts } Geister für dich
    }
rival-ahead-released =
    { $most ->
        [1] { $ghosts } Geist aus den Kreisen findet niemanden
       *[other] { $ghosts } Geister aus den Kreisen finden niemanden
    }
rival-ahead-no-rival = Erweitert Nebel, aber kein Gegner kann einen Geist bekommen
rival-ahead-extends-empty = Erweitert Nebel, aber der Vorrat ist leer
rival-ahead-no-own = Reißt Nebel auf, aber du hast keinen Meeple für einen Geist
rival-ahead-breaks-empty = Reißt Nebel auf, aber der Vorrat ist leer
rival-ahead-grows =
    { $kind ->
        [road] Die Straße
        [city] Die Stadt
        [monastery] Das Kloster
        [castle] Das Schloss
        [cemetery] Der Friedhof
       *[field] Die Wiese
    } wächst: bisher { $points } wert
rival-ahead-grows-of =
    { $kind ->
        [road] Die Straße
        [city] Die Stadt
        [monastery] Das Kloster
        [castle] Das Schloss
        [cemetery] Der Friedhof
       *[field] Die Wiese
    } von { $names } wächst: bisher { $points } wert
rival-ahead-majority =
    { $leaders ->
        [0] Niemand ist mehr da: { $kind ->
                [road] Die Straße
                [city] Die Stadt
                [monastery] Das Kloster
                [castle] Das Schloss
                [cemetery] Der Friedhof
               *[field] Die Wiese
            } ist frei
        [1] { $names } führt { $kind ->
                [road] auf der Straße
                [city] in der Stadt
                [monastery] im Kloster
                [castle] im Schloss
                [cemetery] auf dem Friedhof
               *[field] auf der Wiese
            }
       *[other] { $names } teilen sich { $kind ->
                [road] die Straße
                [city] die Stadt
                [monastery] das Kloster
                [castle] das Schloss
                [cemetery] den Friedhof
               *[field] die Wiese
            }
    }
rival-ahead-field =
    { $cities ->
        [0] Wiese von { $names } versorgt noch keine fertige Stadt
        [one] Wiese von { $names } versorgt { $cities } Stadt: { $points }
       *[other] Wiese von { $names } versorgt { $cities } Städte: { $points }
    }
rival-ahead-field-reaches = Wiese von { $names } reicht an eine unfertige Stadt
rival-ahead-surrounded =
    { $squares ->
        [one] { rival-kind-first }: noch { $squares } Feld leer
       *[other] { rival-kind-first }: noch { $squares } Felder leer
    }
rival-ahead-surrounded-of =
    { $squares ->
        [one] { rival-kind } von { $names }: noch { $squares } Feld leer
       *[other] { rival-kind } von { $names }: noch { $squares } Felder leer
    }
rival-ahead-drawn-in =
    { $ghosts ->
        [1] Fängt einen Geist eines nahen Meeples ein
       *[other] Fängt { $ghosts } Geister naher Meeple ein
    }
rival-ahead-filled =
    { $circles ->
        [1] Der Vorrat füllt einen Kreis
       *[other] Der Vorrat füllt { $circles } Kreise
    }
rival-ahead-empty =
    { $circles ->
        [1] Ein Kreis bleibt für immer leer
       *[other] { $circles } Kreise bleiben für immer leer
    }
rival-ahead-stay =
    { $ghosts ->
        [0] In den Kreisen dieses Nebels bleibt keiner
        [one] In den Kreisen dieses Nebels bleibt { $ghosts } Geist
       *[other] In den Kreisen dieses Nebels bleiben { $ghosts } Geister
    }
rival-ahead-stay-broken = Was dort bleibt, kommt zu dir
rival-ahead-ghosts-with = { $whose } hat dann { ghosts }
rival-ahead-worth-instead = { $name } bekäme { $sum } für { $kind ->
        [road] die Straße
        [city] die Stadt
        [monastery] das Kloster
        [castle] das Schloss
        [cemetery] den Friedhof
       *[field] die Wiese
    }
rival-ahead-goes-home = { $whose } geht heim, nichts wird gewertet
rival-ahead-come-back = 3 Geister kehren zurück: Vorrat { $supply }
rival-ahead-free-for-you =
    { $kind ->
        [road] Die Straße
        [city] Die Stadt
        [monastery] Das Kloster
        [castle] Das Schloss
        [cemetery] Der Friedhof
       *[field] Die Wiese
    } wird frei: Dein Meeple bekäme { $points }
rival-ahead-free =
    { $kind ->
        [road] Die Straße
        [city] Die Stadt
        [monastery] Das Kloster
        [castle] Das Schloss
        [cemetery] Der Friedhof
       *[field] Die Wiese
    } wird frei
rival-ahead-guard-at-once = Bringt sofort einen Wächter
rival-ahead-guard-later =
    { $squares ->
        [one] Bringt nach { $squares } weiterem Feld einen Wächter
       *[other] Bringt nach { $squares } weiteren Feldern einen Wächter
    }
rival-ahead-open-cities =
    { $cities ->
        [one] { $cities } weitere Stadt ist nicht fertig
       *[other] { $cities } weitere Städte sind nicht fertig
    }
rival-ahead-at-once =
    { $kind ->
        [road] Die Straße
        [city] Die Stadt
        [monastery] Das Kloster
        [castle] Das Schloss
        [cemetery] Der Friedhof
       *[field] Die Wiese
    } ist fertig: sofort { points }
rival-ahead-so-far =
    { $kind ->
        [road] Die Straße
        [city] Die Stadt
        [monastery] Das Kloster
        [castle] Das Schloss
        [cemetery] Der Friedhof
       *[field] Die Wiese
    } ist unfertig { $points } wert
rival-ahead-last-guard = Dein letzter Wächter
rival-ahead-last-meeple = Dein letzter Meeple
rival-ahead-ghosts-return = Zurück: { ghosts }
rival-log-chased = Dritter Geist: { $whose } geht heim
rival-log-placed =
    { $role ->
        [field] Ein Bauer von { $name } legte sich auf eine Wiese
       *[other] { $name } setzte { rival-a-role } { rival-in-a-region }
    }
rival-log-only-tile = { $name } legte nur ein Plättchen
rival-log-no-meeple-left = { $name } hat keinen Meeple mehr zum Setzen
rival-log-recalled = { $name } holte den Abt heim: { $sum }
rival-log-completed = { $name } vollendete { $kind ->
        [road] die Straße
        [city] die Stadt
        [monastery] das Kloster
        [castle] das Schloss
        [cemetery] den Friedhof
       *[field] die Wiese
    } von { $owners }
rival-log-scored = { $name }: { rival-kind } { $sum }
rival-log-outnumbered = { $name }: { rival-kind }, unterlegen
rival-log-guard-came =
    { $left ->
        [0] { $name } bekam den letzten Wächter der Reserve
       *[other] { $name } bekam einen Wächter, { $left } in Reserve
    }
rival-log-finally-scored = { $name } am Ende: { rival-kind } { $sum }
rival-log-given =
    { $ghosts ->
        [1] { $name } gab { $to } einen Geist: { $meeples }
       *[other] { $name } gab { $to } { $ghosts } Geister: { $meeples }
    }
rival-log-taken =
    { $ghosts ->
        [1] { $name } riss Nebel auf und bekam einen Geist: { $meeples }
       *[other] { $name } riss Nebel auf und bekam { $ghosts } Geister: { $meeples }
    }
rival-log-drawn-in =
    { $ghosts ->
        [1] { $name } legte einen Kreis: Er fing einen Geist ein
       *[other] { $name } legte Kreise: Sie fingen { $ghosts } Geister ein
    }
rival-log-filled =
    { $ghosts ->
        [1] { $name } füllte einen Kreis aus dem Vorrat
       *[other] { $name } füllte { $ghosts } Kreise aus dem Vorrat
    }
rival-log-released =
    { $ghosts ->
        [1] Ein Geist aus den Kreisen fand niemanden
       *[other] { $ghosts } Geister aus den Kreisen fanden niemanden
    }
rival-refusal-first-draw-in = wähle zuerst, wessen Geist der Bannkreis einfängt
rival-refusal-first-take-from-circle = wähle zuerst den Nebel, dessen Kreis einen Geist freilässt
rival-refusal-first-haunt-opponent = gib den Geist zuerst einem gegnerischen Meeple
rival-refusal-first-haunt-own = gib den Geist zuerst einem eigenen Meeple
rival-refusal-not-to-draw-in = Hier ist kein Geist für den Kreis: Er reicht bis zu den acht Feldern ringsum
rival-refusal-not-to-take = Hier kann kein Geist einen Kreis verlassen: nur in dem Nebel, den dein Plättchen erweitert hat
rival-refusal-nobody-there = Hier steht kein Meeple, der den Geist bekommen könnte
rival-refusal-guard = Hier steht ein Wächter, und zu einem Wächter kommt nie ein Geist
rival-refusal-own-meeple = Dein Plättchen hat den Nebel erweitert: Der Geist geht an einen gegnerischen Meeple
rival-refusal-opponents-meeple = Dein Plättchen hat den Nebel aufgerissen: Der Geist kommt zu einem eigenen Meeple
rival-refusal-no-meeple-left = Du hast keinen normalen Meeple mehr in der Hand
rival-refusal-no-guard-left = Du hast keinen Wächter mehr in der Hand
rival-refusal-no-abbot-left = Dein Abt ist nicht in deiner Hand
rival-refusal-not-on-mist = Im Nebel selbst steht kein Meeple, nur auf dem, was darunter oder daneben liegt
rival-refusal-no-farmers = Dieses Spiel läuft ohne Bauern
rival-refusal-abbot-elsewhere = Der Abt steht nur in Klöstern
rival-refusal-occupied = In diesem Gebiet ist schon jemand, vielleicht am anderen Ende
rival-refusal-no-abbot = Dein Abt steht in keinem unfertigen Kloster, also kannst du ihn nicht heimholen
rival-refusal-not-due = Dieses Gebiet wartet nicht auf eine Wertung

## Phases and what the banner offers

step-tile = Plättchen
step-burial = Begräbnis
step-ghosts = Geister
step-eloise = Eloise
step-meeple = Meeple
step-score = Wertung
step-hound = Hund
step-face-down = Verdeckt
banner-menu = Menü
banner-other-colour = andere Farbe
banner-take-back = zurücknehmen
banner-no-meeple = kein Meeple
banner-whole-board = ganzer Plan
banner-hint = Tipp
banner-rule = Regel

## The tile in hand

hand-heading = Hand
hand-tile-on-board = Das Plättchen liegt auf dem Plan
hand-laid-this-turn = eben gelegt
hand-next-meeple = dein nächster Meeple
hand-drag-meeple = Dein nächster Meeple: Zieh ihn auf den Plan
hand-being-painted = Das Plättchen wird gerade gemalt
hand-name = Das Plättchen in der Hand: Zieh es auf den Plan
hand-turn-left = Linksherum
hand-turn-right = Rechtsherum
hand-no-way-here = { $why }, und auch in keiner anderen Drehung
hand-no-square = Das Plättchen liegt noch über keinem Feld: Bring es erst über ein leuchtendes, mit der Maus oder den Pfeiltasten
hand-one-way-here = Das Plättchen passt hier nur so herum
hand-one-way-anywhere = Das Plättchen passt nur so herum
hand-right-click = Rechtsklick dreht es
hand-edges = Die weißen Seiten eines Plättchens sind neblig

## Who sits at the table

players-heading = Am Tisch
players-in-hand = { $name }: { $left } in der Hand ({ colour })
players-several-colours = Die gerahmte Farbe wird als Nächstes gesetzt; ein Klick auf eine andere nimmt diese. Verschiedene Farben in einem Gebiet vervielfachen seine Punkte.
players-next = Als Nächstes wird { $colour } gesetzt

## The ghosts of the supply

supply-heading = Geistervorrat
supply-told = Ein Geist, der ins Land kommt, verlässt dieses Brett. Muss einer kommen und keiner ist mehr da, ist das Spiel verloren.
supply-haunting =
    { $out ->
        [one] { $out } von { $of } spukt im Land
       *[other] { $out } von { $of } spuken im Land
    }
supply-too-many =
    { $ghosts ->
        [one] Es käme { $ghosts }: zu viel
       *[other] Es kämen { $ghosts }: zu viele
    }
supply-would-take-none = Hier käme keiner
supply-would-take =
    { $ghosts ->
        [one] Hier käme { $ghosts }
       *[other] Hier kämen { $ghosts }
    }
supply-before-eloise = { $before } vor Eloise
supply-round-eloise = { $before } vor Eloise, { $behind } dahinter
supply-eloise-with = Eloise ist bei { colour }
supply-eloise-waits = Eloise wartet auf einen Meeple
supply-eloise-asking = Zu wem geht Eloise?

## The piles

piles-name = Welche Plättchen noch kommen ({ $key })
piles-heading = Stapel
piles-goal = Ziel
piles-last-tile-drawn = Das letzte ist gezogen
piles-tiles-left =
    { $tiles ->
        [one] noch { $tiles } Plättchen
       *[other] noch { $tiles } Plättchen
    }
piles-of = von { $tiles }
piles-active =
    { $tiles ->
        [0] Stapel { $pile }: Das letzte Plättchen ist gezogen
       *[other] Stapel { $pile }: { tiles }
    }
piles-to-go = { $target } bei { $at }: noch { points }
piles-each-to-go = { $target } bei { $at }: noch { $points }

## The score track

score-level = Level { $level }
score-of = von { $goal }
score-of-on-lap = { $goal }, Runde { $lap }
score-all-to = alle bis { $goal }
score-lap = ×{ $lap }
score-marker =
    { $points ->
        [one] Zählfigur { colour }: { $points } Punkt
       *[other] Zählfigur { colour }: { $points } Punkte
    }
score-marker-on-lap =
    { $points ->
        [one] Zählfigur { colour }: { $points } Punkt, in Runde { $lap }
       *[other] Zählfigur { colour }: { $points } Punkte, in Runde { $lap }
    }
score-goal = Das Ziel: { $goal }
score-told = Die Punkte aller zusammen: { $total }. Mit { $goal } ist das Spiel gewonnen.
score-hound-waits = { hound } wartet bei { $points }
score-hound-with = { hound } ist bei { colour }
score-hound-left = { hound } hat das Spiel verlassen

## Not saved, and the menu at the table

not-saved = ungespeichert
not-saved-why = { $why } Bei jeder Entscheidung wird es erneut versucht.
menu-heading = Eine Pause
menu-hint = Das Spiel wird nach jedem Zug gespeichert
menu-hint-lesson = Eine Lektion kann verlassen und später fortgesetzt werden
menu-continue = Weiterspielen
menu-hint-of-guide = Den Lotsen fragen
menu-was-that-good = War das gut?
menu-take-back = Zurücknehmen
menu-redo = Wiederholen
menu-rules-of-spell-circles = Regeln der Bannkreise
menu-mouse-and-keys = Maus und Tasten
menu-settings = Einstellungen
menu-friends = Mit Freunden spielen
menu-begin-again = Neu beginnen
menu-save-and-leave = Speichern und zum Titel
menu-quit = Beenden

## The competitive game: panels

rival-panel-rules = Spielregeln
rival-panel-points = Punkte
rival-panel-thinks = { $name } überlegt
turn-plays = { $name } spielt …
rival-panel-computer = Der Computer spielt für { $name }
rival-panel-ordinary =
    { $left ->
        [one] { $name }: { $left } normaler Meeple in der Hand
       *[other] { $name }: { $left } normale Meeple in der Hand
    }
rival-panel-guards =
    { $left ->
        [one] { $name }: { $left } Wächter in der Hand
       *[other] { $name }: { $left } Wächter in der Hand
    }
rival-panel-abbot =
    { $left ->
        [0] { $name }: Der Abt ist unterwegs
       *[other] { $name }: Der Abt ist in der Hand
    }
rival-panel-score =
    { $points ->
        [one] { $name }: { $points } Punkt
       *[other] { $name }: { $points } Punkte
    }
rival-panel-score-on-lap = { $name }: { $points } Punkte, in Runde { $lap }
rival-panel-if-over = { $now }. Wäre das Spiel jetzt aus: { $points }.
rival-panel-reserve =
    { $left ->
        [one] { $name }: { $left } Wächter in Reserve; ein Friedhof bringt ihn
       *[other] { $name }: { $left } Wächter in Reserve; Friedhöfe bringen sie
    }
rival-panel-ghosts = { $name }: { $ghosts ->
        [one] Die Meeple haben { $ghosts } Geist
       *[other] Die Meeple haben { $ghosts } Geister
    }
rival-panel-take-ordinary = Meeple
rival-panel-take-guard = Wächter
rival-panel-take-abbot = Abt
rival-supply-told = Nebel schickt Geister von diesem Brett zu Meeples. Muss einer kommen und ist keiner mehr da, so entfällt er.
rival-panel-ghosts-out = { $out } von { $of } unterwegs
rival-panel-ghosts-stay = Kein Geist rührt sich
rival-panel-ghosts-leave =
    { $taken ->
        [one] Hier ginge { $taken } an einen Meeple
       *[other] Hier gingen { $taken } an Meeple
    }
rival-panel-ghosts-return = { $back ->
        [one] { $back } käme zurück
       *[other] { $back } kämen zurück
    }
rival-panel-ghosts-leave-and-return = Hin: { $taken }, zurück: { $back }
rival-panel-tiles = Plättchen
rival-panel-tiles-set-aside =
    { $tiles ->
        [one] { $tiles } passte nirgends und schied aus
       *[other] { $tiles } passten nirgends und schieden aus
    }
rival-panel-tiles-in-supply =
    { $tiles ->
        [one] noch { $tiles } Plättchen zu ziehen
       *[other] noch { $tiles } Plättchen zu ziehen
    }
rival-panel-if-tile = Wenn es hier liegt
rival-panel-if-ghost = Wenn der Geist hierhin geht
rival-panel-if-ghost-leaves = Wenn dieser Geist geht
rival-panel-if-abbot = Wenn der Abt hier steht
rival-panel-if-guard = Wenn der Wächter hier steht
rival-panel-if-meeple = Wenn der Meeple hier steht
rival-panel-if-scored = Wenn dies als Nächstes zählt
rival-panel-if-nothing = nichts rührt sich

## The book: contents and buttons

book-page = Seite { $page } von { $pages }
book-previous = Vorige Seite
book-search = Regel suchen
book-nothing-found = Keine Regel enthält diese Wörter.
book-more-above = … { $rules } weitere darüber
book-more-below = … { $rules } weitere darunter
book-found = { $rules ->
    [one] Eine Stelle
   *[other] { $rules } Stellen
}
book-our-ruling = { $mark } unsere Entscheidung
book-chapter-land = Das Land
book-chapter-levels = Die Level
book-chapter-expansion = Die Erweiterung
book-chapter-controls = Maus und Tasten
book-land-heading = Plättchen, Straßen, Städte
book-land-what = was passen muss und was fertig ist
book-meeples-heading = Meeple
book-meeples-what = wo sie stehen dürfen und wie sie zählen
book-mist-heading = Nebel
book-mist-what = wann eine Nebelbank sich auflöst und wann nie
book-turn-heading = In deinem Zug
book-table-heading = Am Tisch
book-reading-heading = In diesem Buch
book-controls-what = Maus und Tasten
rules-how-to-play = so wird gespielt
rules-what-is-new = was neu ist

## The book: the land

book-edges-heading = Seiten, die passen
book-edges-text = Lege dein Plättchen an eines, das schon liegt. Wo zwei Plättchen sich berühren, muss Straße an Straße, Stadt an Stadt und Wiese an Wiese stoßen. Nebel zählt dabei nicht: Eine Straße darf aus dem Nebel ins Klare führen.
book-finished-road-heading = Eine fertige Straße
book-finished-road-text = Eine Straße ist fertig, wenn ihre beiden Enden geschlossen sind: durch ein Dorf, eine Stadt, ein Schloss, einen Friedhof, die Ruine oder eine Kreuzung, oder wenn sie ein Ring ist.
book-finished-city-heading = Eine fertige Stadt
book-finished-city-text = Eine Stadt ist fertig, wenn ihre Mauer ganz herumführt und innen keine Lücke bleibt. Ein Plättchen, auf dem sie zweimal vorkommt, zählt einmal. Jedes der vier Felder des Startplättchens zählt als eigenes Plättchen.
book-one-meeple-heading = Ein Meeple pro Gebiet
book-one-meeple-text = Ein Meeple steht auf einer Straße, in einer Stadt oder im Schloss des eben gelegten Plättchens, und nur, wenn dort noch niemand steht, auch nicht am anderen Ende. Auf einer Wiese, einem Friedhof oder im Nebel selbst steht nie einer.
book-counting-heading = Gemeinsam zählen
book-counting-text = Zwei Gebiete mit je einem Meeple können zusammenwachsen. Ihr ganzer Wert zählt dann einmal für jede Farbe darin: Eine Stadt mit Wert 12 bringt mit Rot und Gelb 24. Zwei Meeple einer Farbe zählen einmal.
book-home-heading = Wieder daheim
book-home-text = Ist ein Gebiet gewertet, gehen alle seine Meeple heim zu ihren Besitzern, auch wenn ihr Geister statt Punkte gewählt habt. Ein fertiges Gebiet, in dem niemand steht, bringt nichts.
book-several-heading = Mehrere zugleich
book-several-text = Macht ein Plättchen mehrere Gebiete fertig, wählst du, welches zuerst kommt; gefragt wirst du nur, wenn das einen Unterschied machen kann. Bei jedem wählst du, was du nimmst.
book-bank-heading = Wann eine Nebelbank fertig ist
book-bank-text = Jede neblige Seite einer Nebelbank muss auf eine andere neblige Seite treffen. Hier ist noch eine offen, neben der Lücke: Ein Plättchen mit Nebel auf dieser Seite schließt die Bank. Ihre Geister gehen heim, bevor neue kommen.
book-never-heading = Wann sie nie mehr fertig wird
book-never-text = Wo eine neblige Seite an einer klaren liegt, wie links, wird die Nebelbank nie mehr fertig, und ihr Nebel wird dunkler. Ihre Geister gehen nur, wenn ihr einige statt der Punkte heimschickt, wenn ein Hund kommt oder wenn ein Bannkreis sie einfängt.
book-covered-heading = Was der Nebel bedeckt
book-covered-text = Am Plättchen in der Hand sind neblige Seiten weiß. Nebel liegt über Straßen und Wiesen, nie über einer Stadt. Eine Straße darunter ist eine Straße wie jede andere. Wo eine Stadt den Nebel eines Plättchens teilt, zählt jeder Teil für sich; kommt ein Geist weniger, wählst du, wo.†

## The book: in detail

book-chapter-details = Im Einzelnen
book-before-heading = Vor dem Spiel
book-before-what = was in jedem Level bereitliegt
book-order-heading = Ein Zug der Reihe nach
book-order-what = was zuerst kommt und was dann
book-ghosts-heading = Nebel und Geister
book-ghosts-what = wie viele Geister kommen und wann zu viele
book-scoring-heading = Die Wertung
book-scoring-what = was zählt, und Geister statt Punkte
book-end-heading = Das Ende des Spiels
book-end-what = der Sieg, und wenn Plättchen ausgehen
book-cemeteries-heading = Offene Friedhöfe
book-cemeteries-what = nur in Level II bis IV
book-burials-heading = Begräbnisse
book-burials-what = ab Level II
book-haunted-heading = Spuk auf Friedhöfen
book-haunted-what = nur in Level V und VI
book-hounds-heading = Rufus und Ronja
book-hounds-what = ab Level III
book-markers-heading = Die drei Zählfiguren
book-markers-what = nur in Level VI
book-circles-heading = Mehr zu Bannkreisen
book-circles-what = wie sie sich füllen und was sie festhalten
book-eloise-heading = Mehr zu Eloise
book-eloise-what = die Katze der Bannkreise
book-before-tiles-heading = Plättchen
book-before-tiles-text = Das Startplättchen liegt von Anfang an in der Mitte. In Level I gibt es 50 weitere, ohne Schlösser und Friedhöfe, ab Level II 60, mit je fünf davon. Ab Level III liegen sie in drei Stapeln zu 20.
book-before-ghosts-heading = Geister
book-before-ghosts-text = Es gibt 15 Geister, aber 13 in Level IV und V und 12 in Level VI. Drei von ihnen stehen von Anfang an auf dem Startplättchen, wo es Geister zeigt. Die anderen sind euer Vorrat.
book-before-meeples-heading = Meeple
book-before-meeples-text = Zu dritt, viert oder fünft hat jeder eine Farbe und fünf Meeple. Zu zweit hat jeder zwei Farben, allein hast du vier, und jede Farbe hat drei Meeple; dann nimmst du in jedem Zug irgendeine deiner Farben.
book-before-score-heading = Punktestand und erster Zug
book-before-score-text = Bis Level V zeigt ein Meeple einer Farbe, die niemand spielt, eure Punkte an, von 0 an. Die Zähltafel ist ein Ring aus 50 Feldern: Die 50 liegt auf der 0, und eine neue Runde beginnt. Der erste Spieler beginnt, dann geht es reihum.
book-order-draw-heading = Ziehen und legen
book-order-draw-text = Zieh ein Plättchen und lege es, beliebig gedreht, auf ein leeres Feld; mindestens eine Seite muss an ein offen liegendes Plättchen stoßen. Passt es nirgends, scheidet es aus, und du ziehst vom selben Stapel ein anderes.†
book-order-start-heading = Das Startplättchen
book-order-start-text = Seine acht Außenseiten sind Seiten wie alle anderen. Innen laufen Stadt, Straße und Nebel von Feld zu Feld weiter.† Die Ruine in der Mitte beendet Straßen und trennt Wiesen; sie wird nie besetzt, fertig oder gewertet.
book-order-after-heading = Nach dem Legen
book-order-after-text = Erst lösen sich fertige Nebelbänke auf. Dann wird auf eben geschlossenen Friedhöfen je ein Meeple begraben, und Geister kommen. Dann darfst du einen Meeple aus deinem Vorrat auf das Plättchen setzen. Zuletzt werden die damit fertigen Gebiete gewertet.
book-order-last-heading = Am Ende eines Zuges
book-order-last-text = Nach allen Wertungen und Hunden zieht Eloise weiter, wenn ihr Meeple gewertet wurde. Dann wird in Level V und VI ein Plättchen verdeckt gelegt, wenn ein Friedhof offen ist. Erst danach zählt, ob ein Stapel leer ist.
book-ghosts-home-heading = Nebelbänke und ihre Teile
book-ghosts-home-text = Ein Plättchen kann mehrere Nebelbänke fertig machen: Alle lösen sich vor allem anderen auf, ohne Punkte. Teilt eine Stadt den Nebel eines Plättchens, gehen nur die Geister in Teilen einer fertigen Bank heim.†
book-ghosts-come-heading = Wie viele kommen
book-ghosts-come-text = Ein Plättchen bringt so viele Geister, wie es in unfertigem Nebel zeigt, auch wenn der nie mehr fertig wird. Ohne Nebel bringt es keine. Teile seines Nebels, die beim Legen fertig werden, bringen keine.†
book-ghosts-fewer-heading = Einer weniger
book-ghosts-fewer-text = Es kommt ein Geist weniger, wenn eine neblige Seite des Plättchens an Nebel auf dem Plan anschließt: nur einer, egal, wie viele Seiten anschließen, und nie weniger als keiner. Eine Bank, die dabei fertig wird, zählt mit, ebenso eine, die nie mehr fertig wird.†
book-ghosts-many-heading = Die Reihenfolge, und zu viele
book-ghosts-many-text = Müssen mehr kommen, als der Vorrat hat, verliert ihr sofort. Alle werden gezählt, bevor einer zieht.† Erst kommen eingefangene in Kreise, dann solche aus dem Vorrat in Kreise, dann die des Plättchens, der auf einen offenen Friedhof und die um einen, auf dem es spukt.†
book-scoring-worth-heading = Was ein Gebiet wert ist
book-scoring-worth-text = Für eine Straße oder Stadt zählt jedes Plättchen einmal, auch wenn sie zweimal darauf vorkommt; vom Startplättchen zählt jedes Feld, auf dem sie liegt. Auch Wappen werden mit der Anzahl der Farben malgenommen. Wer die meisten Meeple darin hat, ist egal.
book-scoring-castles-heading = Schlösser, ab Level II
book-scoring-castles-text = Ein Schloss braucht auf allen acht Feldern ringsum offen liegende Plättchen. Jedes der neun, das Nebel zeigt, zählt, auch ohne Geister und auch, wenn seine Nebelbank fertig ist.
book-scoring-ghosts-heading = Geister statt Punkte
book-scoring-ghosts-text = Diese Wahl habt ihr bei jeder Wertung, mit oder ohne Nebel auf dem Plättchen. Bis zu drei Geister verlassen ein Feld, auch weniger oder keiner („Nichts“): aus beliebigen Teilen seines Nebels oder von einem Friedhof, nie aus einem Kreis.
book-scoring-choice-heading = Eine Wahl für alle
book-scoring-choice-text = Wer am Zug ist, wählt einmal für das ganze Gebiet, für alle seine Farben zusammen. Das gilt auch in Level VI.† Macht ein Plättchen mehrere Gebiete fertig, ist jedes eine eigene Wertung mit eigener Wahl.
book-end-victory-heading = Der Sieg
book-end-victory-text = Ihr gewinnt, sobald ihr das Ziel erreicht oder überschreitet. Was noch aussteht, geschieht nicht mehr: keine Punkte, kein Hund, keine Eloise.† Am Ende gibt es keine Wertung. Das Ergebnis sagt, was das Spiel beendet hat.
book-end-tiles-heading = Kein Plättchen mehr
book-end-tiles-text = In Level I und II verliert ihr, wenn am Ende eines Zuges kein Plättchen mehr zu ziehen und das Ziel nicht erreicht ist. In jedem Level verliert ihr, wenn ein Plättchen nirgends passt und sein Stapel kein anderes hat.†
book-end-piles-heading = Stapel, ab Level III
book-end-piles-text = Ihr zieht von einem Stapel, bis er leer ist. Ihr verliert, wenn er am Ende eines Zuges leer und sein Ziel nicht erreicht ist. Kommt ein Hund, legt ihr den Rest auf den nächsten Stapel und zieht von dem.
book-end-last-heading = Das letzte Plättchen eines Stapels
book-end-last-text = In Level V und VI kann das verdeckt gelegte Plättchen das letzte des Stapels sein.† Ist das Ziel dann nicht erreicht, verliert ihr; schließt das Plättchen einen Friedhof, kommt vorher noch ein Begräbnis.† Ist der Stapel leer, wird keins verdeckt gelegt.†
book-cemeteries-lay-heading = Einen Friedhof legen
book-cemeteries-lay-text = Du legst einen Friedhof wie jedes andere Plättchen, und sonst geschieht nichts. Ein Meeple darf auf eine Straße oder in eine Stadt seines Plättchens, aber nie auf den Friedhof selbst.
book-cemeteries-open-heading = Offen oder geschlossen
book-cemeteries-open-text = Ein Friedhof ist offen, solange eines der vier Felder neben ihm leer ist, und schließt sich, sobald keines mehr leer ist. In eine Lücke gelegt, schließt er sich sofort.† Dann gehen seine Geister heim in den Vorrat, und nie kommt wieder einer auf ihn.
book-cemeteries-more-heading = Ein Geist mehr
book-cemeteries-more-text = Immer wenn mindestens ein Geist in den Nebel eines Plättchens kommt, kommt einer mehr auf einen offenen Friedhof: nur einer, wie viele auch offen sind; ihr wählt, auf welchen. Bleibt wegen anschließenden Nebels keiner übrig, kommt auch hier keiner.
book-burials-when-heading = Wann begraben wird
book-burials-when-text = Sobald ein Friedhof sich schließt, bevor Geister kommen und bevor du einen Meeple setzt. Schließt ein Plättchen mehrere Friedhöfe, wird auf jedem ein Meeple begraben. In Level V und VI kann auch ein verdecktes Plättchen einen schließen.
book-burials-who-heading = Wer begraben wird
book-burials-who-text = Ihr wählt irgendeinen Meeple, der auf dem Plan steht, gleich welcher Farbe. Er liegt bis zum Ende des Spiels auf dem Friedhof und kommt nie zurück. Sein Gebiet hat einen Meeple weniger.
book-burials-animals-heading = Mit einem Hund oder Eloise
book-burials-animals-text = Ein Hund, der bei dem Meeple steht, verlässt das Spiel ohne Punkte. Eloise geht sofort zu einem anderen Meeple; steht kein anderer auf dem Plan, wartet sie auf den nächsten.†
book-burials-nobody-heading = Niemand auf dem Plan
book-burials-nobody-text = Dann wird einer aus einem Vorrat begraben: einer des Spielers, der am Zug ist, aus einer seiner Farben, oder, hat er keinen, einer von irgendwem.† Hat kein Vorrat einen, wird niemand begraben.†
book-haunted-lay-heading = Geister ringsum
book-haunted-lay-text = Lege einen Friedhof, und jedes Plättchen mit Nebel ringsum bekommt einen Geist, auch wenn dort schon welche sind oder seine Nebelbank fertig ist oder es nie mehr wird. Der Geist kommt in den Nebel, nie in einen Kreis. Unter mehreren Teilen eines Plättchens wählt ihr.†
book-haunted-open-heading = Offen oder geschlossen
book-haunted-open-text = Ein Friedhof ist offen, bis auf allen acht Feldern ringsum Plättchen liegen, auch verdeckte; dann wird ein Meeple begraben. In eine Lücke zwischen acht Plättchen gelegt, schließt er sich sofort.† Wo es spukt, steht nie ein Geist auf dem Friedhof.
book-haunted-night-heading = Ein verdecktes Plättchen
book-haunted-night-text = Ist am Ende eines Zuges ein Friedhof offen, legt ihr ein Plättchen vom Stapel ungesehen und verdeckt auf ein leeres Feld rings um einen offenen, den ihr wählt: nur eines pro Zug. Eine Ecke genügt; keine Seite muss anstoßen.†
book-haunted-never-heading = Was es verhindert
book-haunted-never-text = Es passt an jede Seite und schließt nur Friedhöfe. Eine Straße, Stadt oder Nebelbank mit einer Seite daran wird nie mehr fertig, ebenso wenig ein Schloss, auf dessen acht Feldern ringsum es liegt. Ein Plättchen daneben muss auch an ein offen liegendes stoßen.
book-hounds-when-heading = Wann ein Hund kommt
book-hounds-when-text = Sobald eure Punkte sein Feld erreichen oder überschreiten: nachdem diese Wertung ganz vorbei ist, vor der nächsten. Vorbei heißt, dass ihre Meeple daheim und die Punkte eines Hundes und von Eloise darin gezählt sind.†
book-hounds-whom-heading = Zu wem er läuft
book-hounds-whom-text = Er muss zu einem Meeple auf dem Plan, gleich welcher Farbe, auch wenn dessen fertiges Gebiet noch auf die Wertung wartet.† Steht dort keiner, verlässt der Hund das Spiel. Der Rest des Stapels kommt trotzdem auf den nächsten.
book-hounds-ghosts-heading = Geister, die gehen
book-hounds-ghosts-text = Bis zu drei Geister verlassen jedes von bis zu zwei Feldern, seines oder eins der acht ringsum; die in Kreisen bleiben. Erreicht eine Wertung beide Hunde, ist erst Rufus ganz dran, dann Ronja; ein Meeple kann beide haben.†
book-hounds-points-heading = Punkte eines Hundes
book-hounds-points-text = Sie kommen gleich nach der Wertung seines Meeples, was auch gewählt wurde. Heimgeschickte Geister zählen nicht mehr. Geister statt dieser Punkte gibt es nicht. Rufus zählt vor Ronja.† Solche Punkte können Ronja oder das Ziel erreichen.
book-markers-whose-heading = Wem sie gehören
book-markers-whose-text = Drei eurer Farben haben eine, alle auf 0; ihr wählt, welche, doch zu dritt hat jeder eine. Zu dritt, viert oder fünft ist es einer der fünf Meeple seiner Farbe: Vier bleiben übrig. Sonst kommt sie aus der Schachtel.
book-markers-move-heading = Wie sie ziehen
book-markers-move-text = Jede Farbe in einem Gebiet zieht ihre Zählfigur um den Wert des Gebiets. Eine Farbe ohne Zählfigur zieht eine einzige um den ganzen Wert; ihr wählt, welche. Zwei solche Farben dürfen dieselbe ziehen.
book-markers-reached-heading = Was erreicht ist
book-markers-reached-text = Ein Hund oder das Ziel ist erreicht, wenn die letzte der drei Zählfiguren dort oder darüber hinaus ist.
book-markers-animals-heading = Hunde und Eloise
book-markers-animals-text = Die Punkte eines Hundes gehen an die Farbe des Meeples, bei dem er stand. Hat sie keine Zählfigur, wählt ihr eine. Ebenso ist es mit Eloises Punkten.†
book-circles-tiles-heading = Neun Plättchen
book-circles-tiles-text = Sie werden in jedem Level eingemischt; gibt es drei Stapel, hat jeder 23 Plättchen. Jedes der neun hat Nebel und einen bis drei Kreise und zeigt sonst keine Geister. In jeden Kreis kommt ein Geist.
book-circles-draw-heading = Wie sie einfangen
book-circles-draw-text = Zuerst kommen Geister von den acht Feldern ringsum, auch von Friedhöfen, nie aus Kreisen. Es müssen so viele wie möglich kommen.† Der Rest kommt aus dem Vorrat; hat er zu wenige, ist das Spiel verloren.
book-circles-hold-heading = Fertig oder nie
book-circles-hold-text = Ein Kreis in Nebel, den sein Plättchen fertig macht, fängt nichts ein und bleibt leer; die in anderen Teilen werden gefüllt. In einer Bank, die nie mehr fertig wird, halten sie ihre Geister für immer. Kein Meeple steht auf einem.
book-circles-count-heading = Was sie noch ändern
book-circles-count-text = Anschließender Nebel nimmt keinem Kreis seinen Geist.† Bei den Punkten eines Hundes zählen Geister in Kreisen mit. In Level II bis IV bringt so ein Plättchen einem Friedhof nur dann einen Geist, wenn mindestens einer aus dem Vorrat in einen Kreis kam.
book-eloise-before-heading = Bevor sie kommt
book-eloise-before-text = Sieben Geister des Vorrats stehen vor ihr, die anderen abseits. Ihre werden zuerst genommen, und alle, die heimgehen, kommen zu ihnen, bis sie da ist. Sie kommt also mit dem zehnten Geist auf dem Plan.
book-eloise-comes-heading = Sie kommt
book-eloise-comes-text = Sobald der letzte von ihren genommen ist, muss sie zu einem Meeple auf dem Plan, bevor du einen setzt. Steht dort keiner, wartet sie und geht zum nächsten, der gesetzt wird. Von da an gibt es nur noch einen Vorrat.
book-eloise-points-heading = Ihre Punkte
book-eloise-points-text = Sie kommen gleich nach der Wertung ihres Meeples und den Punkten eines Hundes dort, was auch gewählt wurde: 1 für jeden Geist in einem Kreis auf dem ganzen Plan. Geister statt dieser Punkte gibt es nicht.
book-eloise-moves-heading = Sie zieht weiter
book-eloise-moves-text = Wurde ihr Meeple gewertet, geht sie nach allen Wertungen und Hunden des Zuges zu einem anderen. Wird er begraben, geht sie sofort.† Steht keiner auf dem Plan, wartet sie auf den nächsten. Sie bleibt bis zum Ende.

## The book and the cards: the levels

rules-mist-brings-ghosts-heading = Nebel bringt Geister
rules-mist-brings-ghosts-text = Ein Plättchen mit Nebel bringt so viele Geister, wie es zeigt. Lege es so, dass sein Nebel an anderen Nebel anschließt, und es kommt einer weniger. Müssen mehr kommen, als der Vorrat hat, ist das Spiel verloren.
rules-banks-burn-off-heading = Nebel löst sich auf
rules-banks-burn-off-text = Nebel, der zusammenhängt, ist eine Nebelbank. Schließt ihr sie ringsum, ohne offene Seite, löst sie sich auf: Jeder Geist darin geht heim in den Vorrat.
rules-meeples-earn-points-heading = Meeple bringen Punkte
rules-meeples-earn-points-text = Nach dem Legen darfst du einen Meeple auf die Straße oder in die Stadt des Plättchens setzen. Eine fertige Straße bringt 1 Punkt pro Plättchen, eine Stadt 2 pro Plättchen und 2 pro Wappen, mal Anzahl der Farben darin. Eure Punkte zählen zusammen.
rules-points-or-peace-heading = Punkte oder Ruhe
rules-points-or-peace-text = Statt der Punkte eines fertigen Gebiets dürft ihr bis zu drei Geister eines einzigen Feldes heimschicken, irgendeines; oder keins von beidem tun. Der Meeple kommt in beiden Fällen heim.
rules-first-goal-heading = Das Ziel
rules-first-goal-text = Ihr gewinnt, wenn ihr zusammen { $goal } Punkte erreicht. Liegt vorher das letzte Plättchen oder sind zu wenige Geister im Vorrat, ist das Spiel verloren.
rules-castles-heading = Schlösser
rules-castles-text = Ein Meeple darf auch in ein Schloss. Es ist fertig, wenn alle acht Felder ringsum belegt sind, und bringt 2 Punkte für jedes der neun Plättchen, das Nebel zeigt.
rules-cemeteries-draw-ghosts-heading = Friedhöfe ziehen Geister an
rules-cemeteries-draw-ghosts-text = Immer wenn Geister auf ein Plättchen kommen, kommt einer mehr auf einen noch offenen Friedhof; ihr wählt, auf welchen.
rules-cemeteries-ask-heading = Friedhöfe wollen Gesellschaft
rules-cemeteries-ask-text = Ein Friedhof schließt sich, wenn die vier Felder neben ihm belegt sind. Seine Geister gehen heim, aber ein Meeple vom Plan, gleich welcher Farbe, wird dort für immer begraben.
rules-second-goal-heading = Das Ziel
rules-second-goal-text = Erreicht { $goal } Punkte, bevor das letzte Plättchen liegt.
rules-three-piles-heading = Drei Stapel, drei Ziele
rules-three-piles-text = Ihr zieht von einem Stapel nach dem anderen. Der erste muss euch zu Rufus bei { $rufus } bringen, der zweite zu Ronja bei { $ronja }, der dritte zum Ziel bei { $goal }. Geht ein Stapel vorher aus, ist das Spiel verloren.
rules-hound-comes-heading = Ein Hund kommt gelaufen
rules-hound-comes-text = Erreicht ihr einen Hund, läuft er zu einem Meeple auf dem Plan. Wählt zwei Felder, seines oder eins der acht ringsum: Von jedem gehen bis zu drei Geister. Der Rest des Stapels kommt auf den nächsten.
rules-hound-goes-heading = Ein Hund geht heim
rules-hound-goes-text = Wird sein Meeple gewertet, bringt der Hund 1 Punkt für jeden Geist auf dem ganzen Plan und geht dann. Wird sein Meeple begraben, geht er ohne Punkte.
rules-fewer-ghosts-heading = Weniger Geister übrig
rules-fewer-ghosts-text = Nur { $ghosts } Geister sind im Spiel: Der Vorrat ist bald leer, und muss dann noch einer kommen, verliert ihr.
rules-longer-road-heading = Ein längerer Weg
rules-longer-road-text = Rufus wartet bei { $rufus }, Ronja bei { $ronja }, und das Ziel liegt bei { $goal }.
rules-rest-stays-heading = Der Rest bleibt
rules-rest-stays-text = Schlösser, Friedhöfe, Stapel und Hunde sind wie bisher.
rules-cemetery-wakes-heading = Ein Friedhof weckt den Nebel
rules-cemetery-wakes-text = Wird ein Friedhof gelegt, bekommt jedes Plättchen mit Nebel auf den acht Feldern ringsum einen Geist. Der Friedhof selbst bekommt keine mehr.
rules-night-swallows-heading = Die Nacht verschluckt Plättchen
rules-night-swallows-text = Solange ein Friedhof offen ist, legt ihr am Ende jedes Zuges ein Plättchen vom Stapel ungesehen und verdeckt daneben. Straßen, Städte, Schlösser und Nebel, die daran stoßen, werden nie mehr fertig.
rules-closing-takes-eight-heading = Acht Felder schließen ihn
rules-closing-takes-eight-text = Ein Friedhof schließt sich erst, wenn alle acht Felder ringsum belegt sind, auch mit verdeckten Plättchen. Dann wird wie bisher ein Meeple begraben.
rules-targets-heading = Die Ziele
rules-targets-text = Rufus bei { $rufus }, Ronja bei { $ronja }, das Ziel bei { $goal }, mit { $ghosts } Geistern.
rules-three-markers-heading = Drei Zählfiguren
rules-three-markers-text = Drei eurer Farben haben je eine Zählfigur. Bei einer Wertung zieht jede Farbe im Gebiet die eigene Zählfigur um den Wert des Gebiets; eine Farbe ohne Zählfigur zieht eine, die ihr wählt.
rules-hindmost-heading = Die letzte zählt
rules-hindmost-text = Rufus bei { $rufus }, Ronja bei { $ronja } und das Ziel bei { $goal } sind erst erreicht, wenn alle drei Zählfiguren dort sind.
rules-points-of-hound-heading = Punkte eines Hundes
rules-points-of-hound-text = Sie gehen an die Farbe des Meeples, bei dem er stand. Wer Geister statt Punkte nimmt, nimmt sie für alle Farben.†
rules-sixth-ghosts-heading = Geister
rules-sixth-ghosts-text = { $ghosts } sind im Spiel. Auf Friedhöfen spukt es wie bisher.

## The book and the cards: the Spell Circles

rules-circles-draw-heading = Kreise fangen Geister ein
rules-circles-draw-text = Neun weitere Plättchen tragen Bannkreise. Lege eines, und in jeden Kreis kommt ein Geist von den acht Feldern ringsum; du wählst, welcher. Sind es zu wenige, kommt der Rest aus dem Vorrat. Anschließender Nebel verringert ihre Zahl nicht.†{ $cemeteries ->
        [open] { " " }Ein offener Friedhof bekommt seinen Geist nur, wenn einer davon aus dem Vorrat kommt.
        [any] { " " }Wo es auf Friedhöfen nicht spukt, bekommt ein offener Friedhof seinen Geist nur, wenn einer davon aus dem Vorrat kommt.
       *[none] { "" }
    }
rules-circles-hold-heading = Kreise halten sie fest
rules-circles-hold-text = Keine Wertung, kein Hund und kein anderer Kreis holt einen Geist wieder heraus. Erst wenn die Nebelbank sich auflöst, geht er heim. Löst das Plättchen sie sofort auf, bleibt der Kreis leer. Auf einem Kreis steht kein Meeple.
rules-eloise-leaves-heading = Eloise verlässt den Vorrat
rules-eloise-leaves-text = Sieben Geister stehen vor ihr. Sie werden zuerst genommen, und Geister, die heimgehen, kommen dorthin zurück. Ist der letzte fort, geht sie zu einem Meeple auf dem Plan oder wartet auf den nächsten.
rules-eloise-brings-heading = Eloise bringt Punkte
rules-eloise-brings-text = Wird ihr Meeple gewertet, bringt sie 1 Punkt für jeden Geist in irgendeinem Kreis, was auch immer ihr gewählt habt. Danach, oder wenn ihr Meeple begraben wird, geht sie zu einem anderen und bleibt bis zum Ende.†

## The book: mouse and keys

controls-mouse = Maus
controls-keyboard = Tastatur
control-lay-what = Plättchen legen
control-lay-mouse = aus der Hand auf ein leuchtendes Feld ziehen oder das Feld anklicken
control-lay-keys = Tab oder Pfeile wählen, Eingabe oder Leertaste legt
control-turn-what = drehen
control-turn-mouse = Mausrad über einem leuchtenden Feld, Rechtsklick, Pfeile neben der Hand
control-turn-keys = [all Turn], [TurnBack] andersherum
control-put-meeple-what = Meeple setzen
control-put-meeple-mouse = eine Stelle auf dem neuen Plättchen anklicken oder einen Meeple hinziehen
control-put-meeple-keys = Tab und Eingabe; [OtherPiece] nimmt einen anderen Meeple
control-put-none-what = keinen setzen
control-put-none-mouse = „kein Meeple“ anklicken
control-put-none-keys = Leertaste
control-points-or-ghosts-what = Punkte oder Geister
control-points-or-ghosts-mouse = die Wahl anklicken; Geister auf dem Plan anklicken, um sie zu entfernen
control-points-or-ghosts-keys = 1 bis 9; Tab und Eingabe für Geister
control-choose-what = begraben, spuken lassen, einfangen, Tiere setzen, verdeckt legen
control-choose-mouse = anklicken, was leuchtet; wer darauf zeigt, sieht die Folgen
control-choose-keys = Tab wählt, Eingabe entscheidet
control-take-back-what = zurücknehmen
control-take-back-mouse = „zurücknehmen“ anklicken
control-take-back-keys = [all TakeBack]
control-do-again-what = wiederholen
control-do-again-mouse = Menü
control-do-again-keys = [Redo]
control-ask-what = den Lotsen fragen
control-ask-mouse = „Tipp“ anklicken; Menü
control-ask-keys = [Hint], [Judgement] blickt zurück
control-read-what = Regeln lesen
control-read-mouse = „?“ anklicken oder „Spielregeln“ beim Titel
control-read-keys = [Rule] oder Menü
control-turn-pages-what = in diesem Buch blättern
control-turn-pages-mouse = „Weiter“ und „Vorige Seite“ anklicken oder eine Seite in der Liste
control-turn-pages-keys = Pfeil rechts und links
control-search-what = eine Regel finden
control-search-mouse = das Feld über der Liste der Seiten anklicken
control-search-keys = ein Wort in das offene Buch tippen
control-rule-what = die Regel, um die es gerade geht
control-rule-mouse = „Regel“ auf dem Banner anklicken oder „Zur Regel“ bei einem Nein
control-rule-keys = [Rule]
control-look-round-what = sich umsehen
control-look-round-mouse = freien Grund ziehen, alles mit mittlerer oder rechter Taste oder zwei Fingern; Mausrad oder Spreizen zoomt
control-look-round-keys = [PanUp] [PanLeft] [PanDown] [PanRight], [Nearer] und [Farther] zoomen
control-whole-board-what = der ganze Plan
control-whole-board-mouse = „ganzer Plan“ anklicken
control-whole-board-keys = [FitBoard]
control-whole-log-what = der ganze Verlauf
control-whole-log-mouse = Mausrad darüber oder anklicken
control-whole-log-keys = Bild auf, Bild ab, [Log]
control-tiles-to-come-what = kommende Plättchen
control-tiles-to-come-mouse = die Stapel anklicken
control-tiles-to-come-keys = [Tiles]
control-menu-what = Menü, Einstellungen
control-menu-mouse = „Menü“ anklicken
control-menu-keys = Esc
control-full-screen-what = Vollbild
control-full-screen-mouse = Einstellungen
control-full-screen-keys = [all FullScreen]
control-silence-what = Ton aus
control-silence-mouse = Einstellungen
control-silence-keys = [Mute]
control-other-keys-what = andere Tasten, Gamepad
control-other-keys-mouse = Einstellungen, „Tasten und Gamepad“
control-other-keys-keys = Esc, dann Tab und Eingabe
control-picture-what = Bild einer fertigen Partie speichern
control-picture-mouse = „Bild speichern“ anklicken
control-picture-keys = [SavePicture]

## The competitive game: book

rival-book-game-heading = Das Spiel
rival-book-game-what = worum es geht und wie ein Zug läuft
rival-book-land-heading = Plättchen und Wiesen
rival-book-land-what = was passen muss und was fertig ist
rival-book-meeples-heading = Meeple und Wächter
rival-book-meeples-what = wo sie stehen dürfen
rival-book-ghosts-heading = Geister
rival-book-ghosts-what = wann sie kommen und was sie tun
rival-book-regions-heading = Was Punkte bringt
rival-book-regions-what = jede Art von Gebiet
rival-book-scoring-heading = Wer sie bekommt
rival-book-scoring-what = Mehrheit, Geister und die Zähltafel
rival-book-farmers-heading = Bauern
rival-book-farmers-what = was eine Wiese bringt
rival-book-end-heading = Das Ende
rival-book-end-what = was dann gezählt wird
rival-book-abbot-heading = Der Abt
rival-book-abbot-what = noch eine Figur für alle
rival-book-spell-circles-what = neun weitere Plättchen
rival-book-chapter-game = Das Spiel
rival-book-chapter-points = Punkte
rival-book-chapter-options = Auf Wunsch
rival-control-choose-what = einen Geist geben, wählen, was zuerst gewertet wird
rival-book-rivals-heading = Gegeneinander
rival-book-rivals-text = Zwei bis sechs von euch legen ein gemeinsames Land, und jeder sammelt für sich. Straßen, Städte, Klöster, Schlösser und Wiesen bringen dem Punkte, der dort die meisten Meeple hat. Liegt das letzte Plättchen, gewinnt, wer die meisten Punkte hat.
rival-book-tile-heading = Erst ein Plättchen
rival-book-tile-text = Alle sehen das Plättchen, das du ziehst. Lege es Straße an Straße, Mauer an Mauer, Wiese an Wiese; Nebel muss nicht passen. Passt es nirgends, scheidet es aus, und du ziehst ein neues.
rival-book-ghosts-come-heading = Dann Geister
rival-book-ghosts-come-text = Wo Nebel auf Nebel trifft, geht ein Geist an einen gegnerischen Meeple. Wo Nebel auf klares Land trifft, kommt einer zu einem eigenen Meeple.
rival-book-then-meeple-heading = Dann ein Meeple
rival-book-then-meeple-text = Du darfst einen Meeple auf das neue Plättchen setzen: einen normalen oder einen Wächter.
rival-book-then-points-heading = Dann Punkte
rival-book-then-points-text = Was das Plättchen fertig gemacht hat, wird sofort gewertet, und die Meeple darin kommen heim. Dann zieht der nächste Spieler ein Plättchen.
rival-book-road-text = Eine Straße ist fertig, wenn ihre beiden Enden geschlossen sind: durch ein Dorf, eine Stadt, ein Kloster, ein Schloss, einen Friedhof, die Ruine in der Mitte oder eine Kreuzung. Auch eine Straße, die ein Ring ist, ist fertig.
rival-book-fields-heading = Wiesen
rival-book-fields-text = Straßen, Städte und Nebel teilen das Land in Wiesen. Eine neblige Seite gehört von Ecke zu Ecke zum Nebel.†
rival-book-claim-heading = Wer zuerst kommt
rival-book-claim-text = Setze deinen Meeple auf eine Straße oder Wiese, in eine Stadt, ein Kloster, ein Schloss oder auf einen Friedhof des neuen Plättchens, aber nur, wenn in diesem Gebiet noch niemand ist, auch nicht am anderen Ende. In den Nebel darf keiner, auf eine Straße darunter schon.
rival-book-meet-heading = Begegnung
rival-book-meet-text = Zwei Gebiete, in denen Meeple stehen, können zusammenwachsen. Nur so kommst du in ein Gebiet, in dem schon ein Gegner steht.
rival-book-guards-heading = Wächter
rival-book-guards-text = Du hast zu Beginn fünf normale Meeple und zwei Wächter. Ein Wächter kann alles, was ein Meeple kann, und zählt ebenso, aber zu ihm kommt nie ein Geist.
rival-book-reserve-heading = Die Reserve
rival-book-reserve-text = Drei weitere Wächter warten in deiner Reserve. Ein fertiger Friedhof mit deinem Totengräber bringt einen davon in deine Hand.
rival-book-extend-heading = Nebel trifft Nebel
rival-book-extend-text = Trifft eine neblige Seite deines Plättchens auf Nebel, erweiterst du ihn: Ein Geist geht an einen gegnerischen Meeple deiner Wahl.
rival-book-break-heading = Nebel trifft klares Land
rival-book-break-text = Trifft Nebel auf eine Seite ohne Nebel, gleich auf welchem der beiden Plättchen, reißt du ihn auf: Ein Geist kommt zu einem eigenen Meeple. Ein Plättchen kann beides tun, jedes einmal; der Geist des Gegners kommt zuerst.
rival-book-third-heading = Der dritte Geist
rival-book-third-text = Mit dem dritten Geist geht ein Meeple heim, und seine Geister gehen zurück in den Vorrat. Nichts wird gewertet. Ist dort niemand mehr, ist das Gebiet frei, und dein neuer Meeple darf es im selben Zug besetzen.
rival-book-cost-heading = Was Geister kosten
rival-book-cost-text = Jeder Geist, den deine Meeple in einem Gebiet haben, kostet bei dessen Wertung 2 Punkte, am Ende des Spiels 1 Punkt.
rival-book-none-heading = Wenn keiner kommt
rival-book-none-text = Es gibt fünfzehn Geister. Ist der Vorrat leer oder hat niemand einen Meeple, der einen bekommen kann, kommt kein Geist.
rival-book-roads-heading = Straßen
rival-book-roads-text = Eine Straße bringt 1 Punkt pro Plättchen, fertig oder nicht.
rival-book-cities-heading = Städte
rival-book-cities-text = Eine fertige Stadt bringt 2 Punkte pro Plättchen und 2 pro Wappen. Ist sie am Ende des Spiels noch offen, bringt sie je 1.
rival-book-monasteries-heading = Klöster
rival-book-monasteries-text = Ein Kloster ist fertig, wenn alle acht Felder ringsum belegt sind, und bringt 9 Punkte. Am Ende bringt ein unfertiges 1 Punkt und 1 mehr pro belegtem Feld.
rival-book-castles-heading = Schlösser
rival-book-castles-text = Auch ein Schloss wird durch seine acht Felder fertig. Es bringt 2 Punkte für jedes der neun Plättchen, das Nebel zeigt; am Ende unfertig je 1.
rival-book-cemeteries-heading = Friedhöfe
rival-book-cemeteries-text = Ein Friedhof wird ebenso fertig. Er bringt seinem Totengräber keine Punkte, aber einen Wächter aus der Reserve. Am Ende bringt ein unfertiger nichts und kostet nichts.
rival-book-majority-heading = Die meisten Meeple
rival-book-majority-text = Wer in einem Gebiet die meisten Meeple hat, bekommt den ganzen Wert. Ein Wächter zählt wie jeder andere. Haben mehrere gleich viele, bekommt jeder von ihnen alles. Die anderen bekommen nichts und verlieren nichts.
rival-book-own-ghosts-heading = Deine eigenen Geister
rival-book-own-ghosts-text = Dann verlierst du 2 Punkte für jeden Geist, den deine Meeple in diesem Gebiet haben; fremde Geister gehen dich nichts an. Eine Wertung kann dich Punkte kosten, aber niemand fällt unter null.
rival-book-order-heading = Mehrere zugleich
rival-book-order-text = Macht ein Plättchen mehrere Gebiete fertig, sagt, wer es gelegt hat, welches zuerst kommt.†
rival-book-ring-heading = Rund um den Ring
rival-book-ring-text = Die Zähltafel ist ein Ring aus fünfzig Feldern. Ein Wimpel an deiner Zählfigur zeigt, wie oft sie schon herum ist.
rival-book-lying-heading = Liegen
rival-book-lying-text = Ein Meeple auf einer Wiese ist ein Bauer. Er liegt dort bis zum Ende des Spiels, wenn ihn nicht ein dritter Geist heimjagt.
rival-book-feeds-heading = Wiesen versorgen Städte
rival-book-feeds-text = Am Ende bringt eine Wiese 3 Punkte für jede fertige Stadt, an die sie grenzt, gleich, wer sie gebaut hat und wer darin stand. Eine Stadt an mehreren Wiesen zählt für jede davon. Offene Städte bringen nichts.
rival-book-most-farmers-heading = Die meisten Bauern
rival-book-most-farmers-text = Nur wer die meisten Bauern auf einer Wiese hat, bekommt ihre Punkte. Wiesen wachsen zusammen, wenn Plättchen sie verbinden: Achte also darauf, wer sonst noch dort liegt.
rival-book-no-farmers-heading = Ohne Bauern
rival-book-no-farmers-text = Ihr dürft auch ohne sie spielen. Dann legt sich niemand auf eine Wiese, und keine Wiese wird gewertet.
rival-book-last-tile-heading = Das letzte Plättchen
rival-book-last-tile-text = Das Spiel endet mit dem Zug, in dem das letzte Plättchen gelegt wird. Dann wird jedes Gebiet, in dem noch ein Meeple ist, einmal gewertet, nach Mehrheit wie bisher. Manche hatten vielleicht einen Zug mehr; nichts gleicht das aus.†
rival-book-unfinished-heading = Was nicht fertig ist
rival-book-unfinished-text = Straßen, Städte, Klöster und Schlösser bringen ihre Punkte für Unfertiges, Wiesen 3 für jede fertige Stadt, Friedhöfe nichts.
rival-book-ghosts-at-end-heading = Geister am Ende
rival-book-ghosts-at-end-text = Jeder Geist bei einem Meeple, der gewertet wird, kostet 1 Punkt. Erst wird alles zusammengezählt, was du bekommst und verlierst; dann zieht deine Zählfigur einmal, und nie unter null.†
rival-book-winner-heading = Wer gewinnt
rival-book-winner-text = Wer die meisten Punkte hat, gewinnt. Haben mehrere gleich viele, habt ihr gemeinsam gewonnen.†
rival-book-fill-heading = Kreise werden gefüllt
rival-book-fill-text = Neun weitere Plättchen tragen Bannkreise. Lege eines, und in jeden Kreis kommt ein Geist von einem Meeple auf den acht Feldern ringsum, gleich, wem er gehört; du wählst, welcher.† Sind es zu wenige, kommt der Rest aus dem Vorrat.
rival-book-circles-extend-heading = Erweitern
rival-book-circles-extend-text = Sind in dem Nebel, den du erweiterst, Geister in Kreisen, geht auch einer davon an einen gegnerischen Meeple. Wird der Nebel durch dein Plättchen fertig, gehen alle an gegnerische Meeple.
rival-book-circles-break-heading = Aufreißen
rival-book-circles-break-text = Sind in dem Nebel, den du aufreißt, Geister in Kreisen, gehen alle an deine eigenen Meeple. Kreise deines neuen Plättchens in diesem Nebel bleiben leer, und jeder bringt dir einen Geist mehr.†
rival-book-circles-left-heading = Was in Kreisen bleibt
rival-book-circles-left-text = Nebel, der nie mehr fertig wird, behält seine Geister, bis Erweitern oder Aufreißen sie holt. Wer am Ende noch in einem Kreis ist, kostet niemanden etwas.
rival-book-one-more-heading = Noch eine Figur
rival-book-one-more-text = Jeder von euch hat auch einen Abt. Er darf nur in ein Kloster gesetzt werden. Er zählt wie ein Meeple, und Geister kommen zu ihm.
rival-book-recall-heading = Heimgeholt
rival-book-recall-text = Statt einen Meeple zu setzen, darfst du deinen Abt aus einem unfertigen Kloster heimholen. Er bringt 1 Punkt und 1 für jedes belegte Feld ringsum, weniger 2 für jeden seiner Geister.

## The competitive game: book, in detail

rival-book-chapter-details = Im Einzelnen
rival-book-setup-heading = Vor dem Spiel
rival-book-setup-what = Spieler, Plättchen und was ihr wählt
rival-book-players-heading = Die Spieler
rival-book-players-text = Zwei bis sechs von euch spielen, jeder mit einer eigenen Farbe. Spieler 1 beginnt.† Dann geht es reihum, bis kein Plättchen mehr da ist. Ein weiterer Meeple jeder Farbe zählt die Punkte; er wird nie auf ein Plättchen gesetzt.
rival-book-supply-heading = Die Plättchen
rival-book-supply-text = 131 Plättchen werden zu einem Stapel gemischt: 71 aus Carcassonne und 60 aus Nebel über Carcassonne. Mit den Bannkreisen sind es 140. Es gibt keinen Fluss, kein Ziel, keinen Hund und keine Katze.
rival-book-start-tile-heading = Das Startplättchen
rival-book-start-tile-text = Es bedeckt vier Felder in der Mitte und hat acht Außenseiten. Jedes Feld zählt als eigenes Plättchen. Innen laufen Straße, Stadt und Nebel von Feld zu Feld weiter.†
rival-book-one-supply-heading = Die Geister
rival-book-one-supply-text = Alle fünfzehn Geister sind in einem Vorrat, keiner auf dem Startplättchen. Geister, die auf Plättchen gemalt sind, bedeuten in diesem Spiel nichts.
rival-book-choices-heading = Was ihr wählt
rival-book-choices-text = Es gibt Bauern, wenn ihr sie nicht abwählt.† Bannkreise und Äbte kommen auf Wunsch dazu. Andere Erweiterungen oder nur Teile von dieser gibt es hier nicht.†
rival-book-steps-heading = Ein ganzer Zug
rival-book-steps-what = was wann kommt und was gefragt wird
rival-book-step-by-step-heading = Schritt für Schritt
rival-book-step-by-step-text = Plättchen, Geister, Meeple, Punkte: So geht ein Zug. Bei den Geistern kommen erst die in die Kreise des neuen Plättchens, dann die fürs Erweitern, dann die fürs Aufreißen.
rival-book-one-by-one-heading = Einer nach dem anderen
rival-book-one-by-one-text = Geister kommen nacheinander. Vor jedem wird neu geschaut, wer ihn bekommen kann, denn vielleicht ist gerade ein Meeple heimgegangen.
rival-book-not-asked-heading = Was nicht gefragt wird
rival-book-not-asked-text = Ist nur eines möglich, geschieht es ohne Frage.† Aber bevor ein Meeple gesetzt oder der Abt heimgeholt wird, wirst du immer gefragt.† Ohne Figur in der Hand oder ohne freien Platz wird keine gesetzt.
rival-book-no-place-heading = Ein Plättchen, das nirgends passt
rival-book-no-place-text = Ein Plättchen, das irgendwo passt, muss gelegt werden. Eines, das nirgends passt, scheidet aus, und alle erfahren es. Ist kein anderes mehr da, ist der Zug ohne Geister, Meeple und Punkte vorbei, und damit das Spiel.†
rival-book-open-heading = Was alle sehen
rival-book-open-text = Punkte, Figuren, Geister, die Zahl der übrigen Plättchen und die schon gesehenen sind allen bekannt. Nur die Reihenfolge der Plättchen ist verborgen.
rival-book-banks-heading = Nebel im Einzelnen
rival-book-banks-what = Nebelbänke und wer einen Geist bekommt
rival-book-bank-heading = Nebelbänke
rival-book-bank-text = Nebel, der auf Nebel trifft, ist eine Nebelbank. Sie ist fertig, wenn jede neblige Seite auf eine andere trifft. Liegt eine an einer klaren, wie links, wird sie es nie mehr. Eine Nebelbank fertig zu machen bringt selbst keine Punkte.
rival-book-edges-count-heading = Welche Seiten zählen
rival-book-edges-count-text = Du erweiterst Nebel auch, wenn die Nebelbank damit fertig ist oder nie mehr fertig wird. Auch ein Plättchen ohne Nebel kann Nebel aufreißen. Seiten an leeren Feldern und Seiten im Inneren des Startplättchens zählen nie.
rival-book-eligible-heading = Wer einen Geist bekommen kann
rival-book-eligible-text = Jeder Meeple im Land außer einem Wächter, gleich in welchem Gebiet, auch in einem, das dein Plättchen gerade fertig gemacht hat. Der Meeple, den du in diesem Zug setzt, ist noch nicht da.
rival-book-must-heading = Du musst
rival-book-must-text = Ein Geist, der kommen kann, muss kommen; einer, der nicht kann, entfällt, und niemand verliert dadurch. Erst wird zu Ende erweitert, dann aufgerissen: Geister, die heimkamen, können gleich wieder ausziehen.
rival-book-pieces-heading = Figuren im Einzelnen
rival-book-pieces-what = wohin sie gehen und wann sie heimkommen
rival-book-just-finished-heading = In gerade Fertiges
rival-book-just-finished-text = Setze höchstens eine Figur, einen normalen Meeple oder einen Wächter, oder keine. Auch in ein freies Gebiet, das dein Plättchen gerade fertig gemacht hat, darf sie: Dann wird es im selben Zug gewertet.
rival-book-nowhere-heading = Wo niemand stehen darf
rival-book-nowhere-text = Auf Nebel, Kreis und Ruine wird kein Meeple gesetzt, und ein Dorf ist kein Gebiet. Auch auf das Startplättchen darf keiner: Seine Straßen, Stadt und Wiesen besetzt du mit einem Plättchen, das sie erweitert.
rival-book-guards-home-heading = Wächter, die heimkommen
rival-book-guards-home-text = Ein Wächter kann auch Bauer oder Totengräber sein. Kommt er heim, geht er in deine Hand, nie in die Reserve. Wächter in der Reserve sind nicht im Spiel, bis ein Friedhof sie bringt.
rival-book-ghosts-stay-heading = Wie lange Geister bleiben
rival-book-ghosts-stay-text = Geister bleiben bei ihrem Meeple, bis er das Land verlässt; dann gehen sie in den Vorrat zurück. Es sind stets fünfzehn: bei Figuren, in Kreisen und im Vorrat.
rival-book-divided-heading = Was Wiesen trennt
rival-book-divided-what = Straßen, Städte und Nebel eines Plättchens
rival-book-rim-heading = Schau auf den Rand
rival-book-rim-text = Zwei Stücke Wiese am Rand eines Plättchens sind dort getrennt, wenn ein und dieselbe Straße, Stadt oder Nebelfläche auf beiden Wegen zwischen ihnen den Rand erreicht.† Manche davon gelten als eins, wie folgt.
rival-book-road-ends-heading = Straßen
rival-book-road-ends-text = Eine Straße hat auf beiden Seiten Wiese. Straßen, die auf einem Plättchen enden, treffen sich in der Mitte und trennen gemeinsam; eine allein trennt nichts, außer sie endet an der Ruine. Um alles andere in der Mitte läuft die Wiese herum.
rival-book-gate-heading = Eine Straße in eine Stadt
rival-book-gate-text = Endet genau eine Straße auf einem Plättchen mit einer Stadt und leerer Mitte, führt sie in die Stadt, und beide trennen gemeinsam.† Bei mehreren Städten ist es die gegenüber, sonst die nächste von der Straße aus im Uhrzeigersinn, sonst die andere.†
rival-book-mist-divides-heading = Nebel
rival-book-mist-divides-text = Nebel an nur einer Seite eines Plättchens trennt nichts.† An zwei oder mehr Seiten liegt er über der Mitte und gilt als eins mit den Straßen dort und der Stadt, in die eine führt.† Ohne Straßen ist jeder Nebel für sich.†
rival-book-joined-heading = Wiesen und Städte
rival-book-joined-what = was zusammenwächst und was sich berührt
rival-book-join-heading = Wiesen, die zusammenwachsen
rival-book-join-text = Wiesen wachsen zusammen, wo sie sich an einer Seite treffen; links und rechts einer Straße jede mit ihrer. Keine Wiese geht durch Nebel, und wo Nebel auf klares Land trifft, wächst nichts zusammen.
rival-book-no-field-heading = Was keine Wiese ist
rival-book-no-field-text = Offenes Land, das keine klare Seite seines Plättchens erreicht, ist keine Wiese, denn es könnte nie wachsen.†
rival-book-touch-heading = Wann eine Wiese an eine Stadt grenzt
rival-book-touch-text = Wenn beide dieselbe Ecke eines Plättchens erreichen, jede an ihrer Seite.† Eine Stadt auf einem Plättchen, das nur Ecke an Ecke liegt, zählt nicht, und keine jenseits von Nebel.†
rival-book-once-heading = Jede Stadt einmal
rival-book-once-text = Eine Stadt zählt für eine Wiese einmal, so oft sie sich auch berühren. Es muss nie ein Meeple darin gewesen sein. Wiesen werden nie fertig und bringen vor dem Ende nichts.
rival-book-scored-heading = Wertung im Einzelnen
rival-book-scored-what = was gewertet wird und in welcher Reihenfolge
rival-book-what-scores-heading = Was gewertet wird
rival-book-what-scores-text = Jedes Gebiet, das dein Plättchen fertig gemacht hat und in dem ein Meeple ist: Straßen und Städte darauf, Klöster, Schlösser und Friedhöfe darauf oder auf den acht Feldern ringsum. Ist niemand dort, bringt es nichts.
rival-book-value-heading = Was ein Gebiet wert ist
rival-book-value-text = Ein Plättchen, auf dem eine Straße oder Stadt zweimal vorkommt, zählt einmal. Geister ändern den Wert nie: Wer die meisten Meeple hat, zahlt für die eigenen Geister, auch wenn der Wert 0 ist. Punkte haben keine Grenze nach oben.
rival-book-all-home-heading = Alle gehen heim
rival-book-all-home-text = Dann gehen alle Meeple des Gebiets heim, auch die der anderen, und ihre Geister in den Vorrat. Vor dem nächsten Zug kann man sie nicht setzen.
rival-book-next-heading = Das nächste
rival-book-next-text = Du wählst, welches Gebiet als Nächstes gewertet wird.† Jedes wird ganz abgeschlossen, auch mit dem Wächter eines Friedhofs, bevor das nächste kommt. Da niemand unter null fällt, kann die Reihenfolge wichtig sein: Nur dann wirst du gefragt.
rival-book-nine-heading = Schloss und Friedhof
rival-book-nine-what = neun Plättchen und noch einiges
rival-book-mist-round-heading = Nebel um ein Schloss
rival-book-mist-round-text = Auch das Plättchen des Schlosses zählt, wenn es Nebel zeigt, ebenso Plättchen mit Kreisen und fertiger Nebel. Vom Startplättchen zählt ein Feld nur, wenn es selbst Nebel zeigt.
rival-book-one-piece-heading = Eine Figur
rival-book-one-piece-text = In ein Schloss oder auf einen Friedhof darf eine Figur, ein normaler Meeple oder ein Wächter; auf dem Friedhof ist sie der Totengräber.
rival-book-keeper-heading = Der Totengräber
rival-book-keeper-text = Ist der Friedhof fertig, kommt der Totengräber heim, und seine Geister kosten je 2 Punkte. Ist die Reserve leer, kommt kein Wächter.
rival-book-no-burial-heading = Niemand wird begraben
rival-book-no-burial-text = Auf einem Friedhof wird hier nie jemand begraben, und kein Geist steht auf ihm; nur sein Totengräber kann welche haben.
rival-book-small-heading = Kleine Städte
rival-book-small-text = Eine fertige Stadt aus zwei Plättchen bringt 2 Punkte pro Plättchen und pro Wappen, wie jede andere.
rival-book-filled-heading = Kreise füllen
rival-book-filled-what = woher ihre Geister kommen
rival-book-circle-tiles-heading = Plättchen mit Kreisen
rival-book-circle-tiles-text = Sie sind Plättchen mit Nebel wie alle anderen: Auch sie erweitern ihn und reißen ihn auf. Kein Meeple steht auf einem Kreis.
rival-book-fill-first-heading = Zuallererst
rival-book-fill-first-text = Jeder Kreis des neuen Plättchens bekommt einen Geist, bevor sich ein anderer rührt, auch in Nebel, den das Plättchen fertig macht.† Nur Kreise in Nebel, den es aufreißt, bekommen keinen.
rival-book-drawn-heading = Eingefangen
rival-book-drawn-text = Du musst so viele einfangen wie möglich.† Ein Meeple ist auf dem Feld, auf das er gesetzt wurde, so weit sein Gebiet auch reicht. Geister in anderen Kreisen werden nie eingefangen.†
rival-book-too-few-heading = Zu wenige
rival-book-too-few-text = Der Rest kommt aus dem Vorrat. Kreise werden in der Reihenfolge des Plättchens gefüllt; ist der Vorrat leer, bleiben die übrigen für immer leer: Nichts füllt sie später.†
rival-book-never-three-heading = Nie drei
rival-book-never-three-text = Nach jedem Geist wird geschaut, ob ein Meeple drei hat: Dieser geht heim, und der nächste Geist braucht einen anderen.
rival-book-leaving-heading = Aus den Kreisen
rival-book-leaving-what = wenn Nebel wächst oder aufreißt
rival-book-one-leaves-heading = Du erweiterst, ohne fertig zu machen
rival-book-one-leaves-text = Nach dem Geist aus dem Vorrat, auch wenn keiner kam, wählst du den Nebel, den einer verlässt; Kreise des neuen Plättchens zählen nicht. Nur einer geht, so viele Nebelbänke du auch erweiterst.† Er bleibt, wenn kein Gegner ihn bekommen kann.†
rival-book-all-leave-heading = Du erweiterst und machst fertig
rival-book-all-leave-text = Nach dem Geist aus dem Vorrat gehen alle aus den Kreisen dieses Nebels, auch die des neuen Plättchens, einzeln an gegnerische Meeple deiner Wahl. Kann niemand einen bekommen, geht der Rest in den Vorrat.† Eine unfertige Nebelbank gibt ihren danach.†
rival-book-new-circles-heading = Du reißt auf: neue Kreise
rival-book-new-circles-text = Für jeden Kreis des neuen Plättchens in diesem Nebel geht ein Geist aus dem Vorrat an einen eigenen Meeple. Sie kommen nach dem Geist fürs Aufreißen, auch wenn der ausblieb, und statt die Kreise zu füllen.†
rival-book-old-circles-heading = Du reißt auf: ältere Kreise
rival-book-old-circles-text = Zuletzt gehen die Geister in Kreisen aller aufgerissenen Nebelbänke einzeln an eigene Meeple deiner Wahl. Kann keiner einen bekommen, geht der Rest in den Vorrat.
rival-book-free-ghosts-heading = Geister, die nichts kosten
rival-book-free-ghosts-text = Geister von Totengräbern und von unterlegenen Figuren kosten nichts.† Eine Wiese, die an keine fertige Stadt grenzt, ist 0 wert, aber ihre Geister kosten den Punkte, der dort die meisten Bauern hat.†
rival-book-no-castle-heading = Nirgends sonst
rival-book-no-castle-text = Der Abt darf in keinen Garten, in kein Schloss und auf keinen Friedhof.†
rival-book-either-heading = Eins von beiden
rival-book-either-text = In einem Zug setzt du eine Figur oder holst deinen Abt heim, nie beides. Seine Geister gehen in den Vorrat zurück, und deine Punkte fallen nie unter null.
rival-book-too-late-heading = Zu spät
rival-book-too-late-text = Hat dein Plättchen das Kloster des Abts gerade fertig gemacht, kannst du ihn nicht heimholen: Er wird wie die anderen gewertet.†

## The title

title-motto = Legt das Land. Besänftigt die Geister.
title-new-game = Neues Spiel
title-new-game-note = drei Spiele, für einen bis sechs
title-saved-games-note = weiterspielen oder wieder ansehen
title-join-note = mit der Einladung von Freunden
title-how-to-play = Spielregeln
title-credits = Mitwirkende
title-name = Nebel
title-hint = Pfeile wählen   ·   { $take } beginnt   ·   { $mute } schaltet stumm
title-hint-muted = Pfeile wählen   ·   { $take } beginnt   ·   { $mute } schaltet den Ton ein
title-saved = { $whereabouts }, { $company }

## The competitive game: screens

games-heading = Was spielen wir?
games-together = Gemeinsam
games-learn = Neu hier? Lerne zuerst spielen
games-against = Gegeneinander
games-mists-name = Nebel über Carcassonne
games-mists-line = besänftigt die Geister, bevor der Nebel siegt
games-mists-players = 1 bis 5 Spieler, etwa 45 Minuten
games-mists-special = Ihr gewinnt oder verliert gemeinsam. Sechs Level, jedes öffnet sich, wenn ihr das vorige gewinnt: Schlösser, Friedhöfe, zwei Hunde, Spuk auf den Gräbern. Nehmt Punkte oder schickt Geister heim.
games-rival-name = Carcassonne
games-rival-line = mit Geistern, Schlössern & Friedhöfen
games-rival-players = 2 bis 6 Spieler, etwa 75 Minuten
games-rival-special = Jeder für sich, Menschen und Computer. Städte, Straßen, Klöster und Wiesen, dazu Nebel, der den Gegnern Geister schickt: Der dritte vertreibt einen Meeple.
rival-setup-heading = Carcassonne: Wer spielt mit?
rival-setup-farmers = Bauern
rival-setup-farmers-what = Meeple dürfen auf Wiesen liegen. Am Ende bringt jede fertige Stadt an der Wiese 3 Punkte.
rival-setup-circles = Bannkreise
rival-setup-circles-what = Neun weitere Plättchen. Ihre Kreise sammeln Geister, die freikommen, wenn Nebel wächst oder aufreißt.
rival-setup-abbot = Äbte
rival-setup-abbot-what = Eine Figur mehr für jeden, nur für Klöster. Sie darf für ihre Punkte früher heimkommen.
rival-setup-no-tiles = die Plättchen sind nicht in der Schachtel
rival-count-heading = Die Schlusswertung
rival-count-region = Gebiet { $number } von { $of }
rival-count-regions =
    { $regions ->
        [one] { $regions } Gebiet ist noch zu werten
       *[other] { $regions } Gebiete sind noch zu werten
    }
rival-count-over = alles ist gewertet
rival-count-begins = Jetzt zählt jedes Gebiet, in dem noch ein Meeple ist: Straßen, Städte, Klöster, Schlösser und dann die Wiesen.
rival-count-all-counted = Alles ist gewertet. Niemand fällt unter 0.
rival-count-title = { rival-kind-first } von { $names }
rival-count-title-shared = { $players ->
        [one] { rival-kind-first } von { $players } Spieler
       *[other] { rival-kind-first } von { $players } Spielern
    }
rival-count-road = { tiles } = { $tiles }
rival-count-city = unfertige Stadt aus { tiles } = { $tiles }
rival-count-city-shields = unfertige Stadt aus { tiles } und { shields } = { $value }
rival-count-monastery =
    1 und { $around ->
        [one] { $around } Plättchen
       *[other] { $around } Plättchen
    } ringsum = { $value }
rival-count-castle = { tiles } mit Nebel = { $tiles }
rival-count-field =
    { $cities ->
        [0] keine fertige Stadt daneben = 0
        [one] { $cities } fertige Stadt × 3 = { $value }
       *[other] { $cities } fertige Städte × 3 = { $value }
    }
rival-count-ghosts =
    weniger { $ghosts ->
        [one] { $ghosts } für einen Geist
       *[other] { $ghosts } für { $ghosts } Geister
    }
rival-count-ghosts-of-each = weniger 1 je eigenem Geist
rival-count-next = nächstes Gebiet
rival-count-to-come = noch { $regions }
rival-count-go-to = Gebiet { $number }: { $title }
rival-points-heading = Woher die Punkte kommen
rival-points-total = gesamt
rival-points-in-play = Im Spiel
rival-points-at-end = Am Ende
rival-points-roads = Straßen
rival-points-cities = Städte
rival-points-monasteries = Klöster
rival-points-castles = Schlösser
rival-points-cemeteries = Friedhöfe
rival-points-fields = Wiesen
rival-points-ghosts = Geister
rival-points-kept = Auf 0 gehalten
rival-result-over = Das letzte Plättchen liegt

## Credits

credits-game-heading = Die Brettspiele
credits-game-text = Carcassonne, gegeneinander gespielt, ist ein Spiel von Klaus-Jürgen Wrede, erschienen bei Hans im Glück. Nebel über Carcassonne, gemeinsam gespielt, ist ein kooperatives Spiel in seiner Welt; von dort kommen hier auch die Geister, Schlösser und Friedhöfe im Spiel gegeneinander. Dies ist ein Tisch für Freunde, ohne die Autoren und Verlage dieser Spiele gemacht: Alle Bilder und Texte sind eigene.
credits-pictures-heading = Bilder
credits-pictures-text = Land, Nebel, Figuren, Papier und Wachs malt das Programm selbst; kein Bild wurde von anderswo genommen.
credits-type-heading = Schrift
credits-type-text = Alegreya und Alegreya SC von Juan Pablo del Peral für Huerta Tipográfica und Almendra von Ana Sanfelippo, alle unter der SIL Open Font License 1.1.
credits-built-with-heading = Gebaut mit
credits-built-with-text = Rust, der Bevy-Engine, egui und bevy_egui, tiny-skia, rand, serde und ron und der Arbeit aller, die sie gut pflegen.
credits-licence-heading = Lizenz
credits-licence-text = Dies ist Nebel { $version }. Das Programm darf unter der MIT-Lizenz oder der Apache License 2.0 genutzt werden, ganz nach Wunsch.

## Settings

settings-motion = Bewegung
settings-pace = Alles geschieht
settings-pace-calm = nacheinander
settings-pace-brisk = flott
settings-pace-instant = sofort
settings-mist = Der Nebel
settings-mist-automatic = automatisch
settings-mist-living = zieht
settings-mist-still = steht still
settings-reduced-motion = Weniger Bewegung
settings-reduced-motion-on = nichts zieht, wippt oder atmet
settings-window = Fenster und Tisch
settings-language = Sprache
settings-language-system = automatisch
settings-scale = Tafeln und Text
settings-full-screen = Vollbild
settings-full-screen-on = der ganze Bildschirm ({ $key })
settings-tiles-to-come-on = kann man nachsehen ({ $key })
settings-sound = Ton
settings-silence = Stumm
settings-silence-on = nichts ist zu hören ({ $key })
settings-loudness-all = Alle Klänge
settings-loudness-table = Plättchen und Meeple
settings-loudness-animals = Hunde und Eloise
settings-loudness-night = Die Nacht
settings-keys = Tasten und Gamepad
keys-heading = Tasten und Gamepad
keys-told = Klicke eine Taste an, um eine andere Taste oder einen anderen Knopf zu wählen. Rechts stehen die Knöpfe.
keys-waits = Drücke die neue Taste oder den neuen Knopf: { $what }. Esc lässt alles, wie es ist.
keys-press = Taste drücken
keys-change = { $what }: { $key }
keys-taken = { $key } steht schon für: { $what }. Drücke eine andere Taste.
keys-everywhere = Jedes Fenster braucht { $key }. Drücke eine andere Taste.
keys-button-everywhere = Jedes Fenster braucht { $button }. Drücke einen anderen Knopf.
keys-exchanged = { $what }: jetzt { $button }.
keys-without-button = { $what }: jetzt ohne Knopf.
keys-stay = Fest sind: Tab und Pfeile gehen weiter, Eingabe nimmt, Leertaste nimmt oder lässt aus, Esc geht zurück, Ziffern wählen eine Antwort.
# Two keys for one thing: "U or Ctrl+Z".
keys-or = { $one } oder { $other }
keys-gamepad = Gamepad: Linker Stick oder Steuerkreuz bewegt, { $previous } und { $next } gehen Schritt für Schritt, { $confirm } nimmt, { $skip } nimmt oder lässt aus, { $leave } geht zurück, rechter Stick bewegt die Ansicht.
want-turn = Plättchen drehen
want-turn-back = Andersherum drehen
want-take-back = Zurücknehmen
want-redo = Wiederholen
want-other-piece = Andere Figur oder Farbe
want-hint = Den Lotsen fragen
want-judgement = War das gut?
want-peek = Heimlich ansehen (halten)
want-fit-board = Der ganze Plan
want-pan-up = Ansicht nach oben
want-pan-left = Ansicht nach links
want-pan-down = Ansicht nach unten
want-pan-right = Ansicht nach rechts
want-nearer = Näher heran
want-farther = Weiter weg
want-log = Der ganze Verlauf
want-tiles = Kommende Plättchen
want-rule = Die Regel, um die es gerade geht
want-mute = Stumm
want-full-screen = Vollbild
want-step-back = Schlusswertung: zurück
want-pace = Schlusswertung: wie schnell
want-watch = Ergebnis: Partie ansehen
want-save-picture = Ergebnis: Bild speichern
want-confirm = Das Markierte nehmen
want-move = Markierung bewegen
settings-table = Tisch und Hilfen
settings-legal-squares = Passende Felder
settings-legal-squares-on = leuchten, wo das Plättchen passt
settings-foresight = Die Folgen
settings-foresight-on = werden vor einer Wahl genannt
settings-second-click = Zweiter Klick
settings-second-click-on = der erste Klick markiert, der zweite entscheidet
settings-contrast = Hoher Kontrast
settings-contrast-on = schwarze Schrift auf glattem weißem Papier
settings-captions = Geräusche
settings-captions-on = werden am Tisch auch als Text gezeigt
caption-tile = ein Plättchen wird gelegt
caption-meeple-set = ein Meeple wird gesetzt
caption-meeple-home = ein Meeple kommt heim
caption-ghost = ein Geist flüstert
caption-ghosts-go = Geister seufzen und gehen
caption-circle = ein Bannkreis summt
caption-burns-off = Nebel zischt und löst sich auf
caption-score = eine Zählfigur tickt weiter
caption-hound = ein Hund bellt
caption-cat = Eloise schnurrt
caption-buried = Erde fällt auf ein Grab
caption-face-down = ein Plättchen wird verdeckt hingelegt
caption-bell = eine Glocke läutet
caption-guard = eine Rüstung klirrt: Ein Wächter kommt
caption-lap = ein Glockenspiel: einmal rund um die Zähltafel
caption-stair = eine Stufe knarrt
caption-dice = Würfel rollen
caption-die = ein Würfel wird gedreht
caption-cards = Karten werden aufgehängt
caption-card-taken = eine Karte wird abgehängt
caption-card-up = eine Karte wird aufgedeckt
caption-dispelled = Flüche vergehen
caption-door = eine Tür fällt für immer zu
caption-clock = die Uhr schlägt
caption-music-box = die Spieldose spielt
caption-glass = das Glas des Spiegels klingt
caption-refused = ein dumpfes Klopfen: nicht erlaubt
caption-victory = helle Klänge
caption-defeat = dunkle Klänge
settings-frames = Bildrate
settings-frames-screen = wie Bildschirm
settings-frames-sixty = 60 pro Sekunde
settings-frames-thirty = 30 pro Sekunde
settings-done = Fertig
settings-reset = Standard
settings-percent = { $percent } %
settings-percent-too-large = { $percent } %, in dieses Fenster passen { $most } %
settings-loudness-ghosts = Geister

## While the game is loading

loading-unpacking = Schachtel wird ausgepackt
loading-missing = In der Schachtel fehlt etwas
loading-file = die Datei { $file }: { $why }

## Questions and news over the screen

ask-continue-heading = Ein Spiel wartet auf euch
ask-continue-no = Nicht jetzt
ask-replace-heading = Noch läuft ein Spiel
ask-replace-yes = Neues beginnen
ask-replace-no = Behalten
ask-again-heading = Neu beginnen?
ask-delete-heading = Dieses Spiel löschen?
ask-delete-yes = Löschen
ask-delete-text = { $about }, zuletzt gespielt { $when }. Es lässt sich nicht zurückholen.
ask-unsaved-heading = Spiel nicht gespeichert
ask-unsaved-yes = Verlassen
ask-unsaved-no = Bleiben
ask-elsewhere-heading = Das Spiel ist in einem anderen Fenster offen
ask-elsewhere-yes = Ohne Speichern spielen
ask-elsewhere-no = Schließen
told-freed-heading = Das andere Fenster wurde geschlossen
told-another-heading = Ein anderes Spiel wurde gefunden
ask-continue-text = { $whereabouts }: { $company }. Dort weiterspielen?
ask-replace-text =
    { $whereabouts }: { $company }.

    Beginnt ihr ein neues Spiel, wartet dieses bei den Spielständen.
ask-again-text =
    Dieselben Spieler, und die Plättchen werden neu gemischt.

    Das Spiel auf dem Tisch wartet bei den Spielständen.
ask-unsaved-text =
    { $why }

    Verlasst ihr es jetzt, ist alles Gespielte verloren.
ask-elsewhere-text = Zwei Fenster würden sich gegenseitig das Spiel überschreiben, darum speichert nur das erste. Auch hier könnt ihr spielen, aber nichts bleibt: kein Spiel, keine Ergebnisse, keine Einstellungen.
told-another-text =
    Etwas anderes hat ein Spiel in eure Datei geschrieben. Beide bleiben erhalten: Eures geht hier weiter, das andere liegt in
    { $file }
told-freed-text = Dieses Spiel wird von nun an gesichert. Ergebnisse, Einstellungen und Tasten dieses Fensters nicht: Schließe es dafür und öffne das Spiel neu.
damaged-several = Einige Dateien sind nicht lesbar
damaged-game = Das gespeicherte Spiel ist nicht lesbar
damaged-game-follows = Es gibt kein Spiel zum Weiterspielen.
damaged-campaign = Eure Ergebnisse sind nicht lesbar
damaged-campaign-follows = Ihr beginnt ohne Ergebnisse.
damaged-settings = Eure Einstellungen sind nicht lesbar
damaged-settings-follows = Die üblichen Einstellungen gelten.
damaged-keys = Eure Tasten sind nicht lesbar
damaged-keys-follows = Die üblichen Tasten gelten.
damaged-names = Die Namen des letzten Spiels sind nicht lesbar
damaged-names-follows = Die üblichen Namen werden angeboten.
damaged-not-renamed = Die Datei bleibt, wo sie ist, darum wird an ihrer Stelle nichts Neues gespeichert.
damaged-renamed = Die Datei heißt jetzt { $file }.
told-settings-not-kept = Einstellungen bleiben nicht erhalten
told-keys-not-kept = Tasten bleiben nicht erhalten
told-campaign-not-kept = Ergebnisse bleiben nicht erhalten
told-table-not-laid = Dieser Aufbau ist nicht möglich
told-not-continued = Dieses Spiel kann nicht weitergehen
told-no-folder = Dieser Rechner hat keinen Ordner für Spielstände. Setze MISTS_HOME auf einen.
told-taken-back = Deine Entscheidung ist zurückgenommen, und alles, was die anderen danach getan haben.
told-second-click = Klicke dort noch einmal, um zu entscheiden, oder anderswo, um neu zu wählen.
told-not-moved = { $file } lässt sich nicht aus dem Weg räumen.
told-nothing-saved = nichts wird gespeichert

## The choice of a level

levels-heading = Wählt ein Level
levels-goal = Ziel
levels-ghosts = Geister
levels-hounds = Hunde
levels-play = Spielen
levels-back = zurück
levels-puzzle = Tagesrätsel
levels-puzzle-told =
    { $state ->
        [won] Level { $level }, heute für alle gleich. Du hast es gewonnen.
       *[open] Level { $level }, heute für alle gleich. Du spielst allein.
    } { $days ->
        [0] Jeder Wochentag hat sein Level.
        [one] { $days } Tag in Folge gewonnen.
       *[other] { $days } Tage in Folge gewonnen.
    }
levels-difficulty = Drei Neulinge gewinnen { $newcomer } von 100 Partien, der Lotse an ihrer Stelle { $guide }.
levels-open-all = Alle Level öffnen
levels-win-first = Gewinnt erst Level { $level }
levels-best = Bisher am besten: { $points }
levels-won = Mit { $points } in { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    } gewonnen
levels-name = Level { $level }: { $name }
levels-result-name = Level { $level }, { $result }
levels-result-won = { players }: gewonnen mit { $points } in { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }, { ghosts } im Land
levels-result-won-aided = { players }: gewonnen mit { $points } in { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }, { ghosts } im Land, mit Rücknahme
levels-result-lost = { players }: verloren mit { $points } in { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }, { ghosts } im Land
levels-result-lost-aided = { players }: verloren mit { $points } in { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }, { ghosts } im Land, mit Rücknahme
levels-hounds-come = Rufus kommt bei { $rufus } Punkten, Ronja bei { $ronja }
levels-no-hounds = keine
levels-special-1 = Straßen, Städte und ziehender Nebel
levels-special-2 = Schlösser, und Gräber, die Gesellschaft wollen
levels-special-3 = Drei Stapel; Rufus und Ronja laufen
levels-special-4 = Weniger Geister übrig, ein längerer Weg
levels-special-5 = Wo es spukt, werden Plättchen verdeckt gelegt
levels-special-6 = Drei Zählfiguren steigen Seite an Seite

## Who sits down

setup-players = Spieler
setup-one-colour = Je eine Farbe, davon fünf Meeple.
setup-one-colour-marking = Je eine Farbe, davon fünf Meeple; wo einer davon als Zählfigur dient, vier.
setup-two-colours = Je zwei Farben, von jeder drei Meeple.
setup-four-colours = Vier Farben, von jeder drei Meeple.
setup-name-hint = ein Name
setup-seed = Startwert
setup-seed-name = Startwert des Ziehens
setup-seed-what = Der Startwert bestimmt die Reihenfolge der Plättchen oder Karten und was die Würfel zeigen: Derselbe Startwert am selben Tisch bringt wieder dasselbe. Jede Zahl und jedes Wort ist recht.
setup-seed-hint = eine Zahl oder ein Wort
setup-choose-three = wählt drei
setup-three-markers = drei Zählfiguren
setup-roll-seed = Startwert würfeln
setup-length = { $turns } Züge insgesamt
setup-length-at-most = Höchstens { $turns } Züge insgesamt
setup-length-each = { $turns } Züge für jeden, und das Los sagt, wer beginnt
setup-begin = Beginnen
setup-favourite = Favorit: { $players }
setup-favourite-drop = { $players } entfernen
setup-favourite-keep = als Favorit merken
setup-favourite-keep-told = Merkt sich die Spieler, ihre Farben und die Optionen: Ein Klick auf den Favoriten füllt dieses Blatt wieder aus.
setup-person = Mensch
setup-person-told = Entscheidet an diesem Tisch.
setup-guide =
    { $strength ->
        [1] Lotse •
        [2] Lotse ••
       *[other] Lotse •••
    }
setup-guide-what = Der Lotse ist der Computer. Je mehr •, desto länger überlegt er; klicke noch einmal, um sie zu ändern.
setup-careful = vorsichtig
setup-careful-told = Der Computer spielt sofort, was in diesem Zug am besten aussieht.
setup-carefree = sorglos
setup-carefree-told = Der Computer spielt irgendetwas, was die Regeln erlauben.
setup-played-by = { $who } für Spieler { $seat }
setup-computer = Computer, stärkster zuerst: Lotse (mehr Punkte, stärker: noch ein Klick), vorsichtig, sorglos (zufällig).
setup-earlier = Spieler { $seat } nach vorn
setup-heading = Level { $level }: Wer spielt mit?
setup-name-of-player = Name von Spieler { $seat }
setup-colour-for-player = { colour } für Spieler { $seat }
setup-colour-of-other = { $name }, schon bei Spieler { $seat }
setup-marks-score = { colour } zeigt die Punkte an
setup-name-missing = Spieler { $seat } braucht noch einen Namen.
setup-same-name = Zwei Spieler heißen { $name }: Jeder braucht einen eigenen Namen.
setup-seed-missing = Ein Startwert fehlt: Schreib eine Zahl oder ein Wort, oder würfle.
setup-player = Spieler { $seat }
setup-colour-taken = { $name } hat schon { colour }: Jede Farbe gehört einem Spieler.
setup-no-seed = der Startwert fehlt
setup-nobody = niemand spielt mit
setup-no-level = Level { $level } ist nicht in der Schachtel
setup-to-table = Zum Tisch

## How the game ended

result-calm = Das Land ist ruhig
result-over = Die Nacht ist vorbei
result-mist = Der Nebel hat gesiegt
result-best = Euer bestes Ergebnis mit so vielen Spielern.
result-again = Noch einmal
result-same-seed = Gleicher Startwert
result-levels = Levelwahl
result-review = Rückblick
result-look-back = zurückblicken
result-watch = ansehen
result-look-back-told = Die Siegchance Zug für Zug und die teuersten Entscheidungen
result-watch-told = Die ganze Partie noch einmal, Entscheidung für Entscheidung
result-puzzle-guide-plays = Der Lotse spielt es noch.
result-puzzle-guide-won =
    { $turns ->
        [one] Der Lotse gewann in { $turns } Zug.
       *[other] Der Lotse gewann in { $turns } Zügen.
    }
result-puzzle-guide-lost =
    { $points ->
        [one] Der Lotse verlor mit { $points } Punkt.
       *[other] Der Lotse verlor mit { $points } Punkten.
    }
result-puzzle =
    { $days ->
        [0] Tagesrätsel. { $par }
        [one] Tagesrätsel, { $days } Tag in Folge gewonnen. { $par }
       *[other] Tagesrätsel, { $days } Tage in Folge gewonnen. { $par }
    }
result-title = Titel
result-next-level = Nächstes Level
result-victory = Sieg
result-defeat = Niederlage
result-with-take-back = mit Rücknahme
result-with-take-back-told = Etwas wurde zurückgenommen; solche Siege zählen für sich
result-save-picture = Bild speichern
result-ghosts = Geister im Land
result-turns = Züge
result-tiles-left = Übrige Plättchen
result-level = Level
result-score = Punkte
count-to-result = zum Ergebnis
count-back = zurück
count-slow = Tempo: langsam
count-fast = Tempo: schnell
count-at-once = Tempo: sofort
count-by-hand = Tempo: von Hand
count-skip = zum Ende
chart-heading = Zug um Zug
chart-turn = Zug
chart-end = Ende
result-setup = Anderer Aufbau
result-computer = Computer
result-facts =
    { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }, Startwert { $seed }
result-seed = Startwert
result-rule = Regel { $rule }
result-goal-reached = Ihr habt zusammen das Ziel von { $points } Punkten erreicht.
result-out-of-tiles = Das letzte Plättchen wurde gelegt, { points } vor dem Ziel.
result-level-opened = Level { $level } ist jetzt offen.
result-points = { $points } von { $goal }
result-points-each = { $points } von je { $goal }
result-picture-saved = Gespeichert als { $file }
result-picture-hung = Euer Land am Ende
result-picture-painted = Das Land wird gemalt
result-picture-no-folder = dieser Rechner hat keinen Ordner für Bilder
result-picture-not-written = in { $folder } lässt sich nicht schreiben: { $why }
result-pile-empty = { $pile ->
        [0] Der Stapel
       *[other] Stapel { $pile }
    } war aufgebraucht, { points } vor { $target }{ $markers ->
        [one] { "" }
       *[several] , über alle Zählfiguren
    }.
result-out-of-ghosts =
    { $ghosts ->
        [0] Es mussten mehr Geister kommen, und im Vorrat war keiner mehr.
        [1] Es mussten mehr Geister kommen als der eine, der im Vorrat war.
       *[other] Es mussten mehr Geister kommen als die { $ghosts }, die im Vorrat waren.
    }

## Don’t Go In There

house-name = Don’t Go In There
house-whereabouts = Don’t Go In There, Zug { $turn }
house-refusal-no-space-there = Dort kann niemand stehen: Setze den Meeple auf eine freie Stufe einer Treppe
house-panel-lesson = Ziel: möglichst wenige Flüche
house-panel-fewest-win = { house-panel-lesson } · { $turns ->
        [0] letzter Zug
        [one] insgesamt noch { $turns } Zug
       *[other] insgesamt noch { $turns } Züge
    }
house-panel-turns-told = In einem ganzen Spiel hat jeder 12 Züge und bekommt 12 Karten. Gezählt werden die Züge aller, deine auch. Sorten im Spiel: { $types }.
house-panel-curses =
    { $curses ->
        [one] { $name }: { $curses } Fluch
       *[other] { $name }: { $curses } Flüche
    }
house-panel-curses-at-end = { $now }. So wie es steht, { $curses ->
        [one] bleibt
       *[other] bleiben
    } { $curses } nach den Karten, die am Ende wirken.
house-panel-meeples = { $name }: { $meeples } Meeple neben dem Haus
house-panel-may-look = { $name } darf die verdeckte Karte ansehen
house-panel-no-ghosts = keine Geister
house-panel-no-cards = noch keine Karten
house-panel-peek = { $key } halten: Geheimes
house-panel-look = Halten: Geheimes
house-secrets-card = Die verdeckte Karte: { $card }
house-panel-secrets-told = Geheimes von { $name }, zu sehen, solange man hält
house-panel-ghosts = { $name }: { ghosts }
house-panel-ghosts-hidden = Niemand sonst sieht, wie viele Geister { $name } hat. Die letzte Änderung steht darunter, alle stehen im Verlauf.
house-panel-card = { $card } von { $name }
house-panel-dispelled = Gebannte Karten von { $name }: { $cards }
house-panel-log = Verlauf
house-panel-rules = Regeln dieses Spiels
house-roll-heading = Letzter Wurf
house-roll-tumbling = Die Würfel rollen …
house-roll-none = Gewürfelt wird, wenn ein dritter Meeple einen Raum betritt.
house-roll-whence = { $room }, von { $name }
house-roll-turned = Dieser Würfel wurde im Flur umgedreht.
house-roll-turn = Würfel { $number } umdrehen
house-roll-given = { $name } +{ $ghosts }
house-roll-now = { $ghosts ->
        [0] Bisher kein Geist
        [one] Bisher 1 Geist
       *[other] Bisher { $ghosts } Geister
    }
house-roll-none-given = { $ghosts ->
        [0] Niemand bekommt einen Geist
        [one] 1 Geist, aber die Taschenlampen schützten alle
       *[other] { $ghosts } Geister, aber die Taschenlampen schützten alle
    }
house-roll-result = { $ghosts ->
        [one] 1 Geist
       *[other] { $ghosts } Geister
    }: { $given }
house-step-place = Setzen
house-step-roll = Würfeln
house-step-take = Karten
house-info-percent = { $percent } %
house-info-chance = { $ghosts }: { $percent } %
house-info-gone = Ein für immer verlassener Raum
house-info-gone-what = Der Stapel ist leer. Ein Raum, der voll war, verlässt dann das Spiel, und in den anderen geht es weiter.
house-info-other-side = Auf der Rückseite: { $room }
house-info-clock-spent = Die Uhren haben schon geschlagen: Diese Karte zählt wie sonst, und keine Uhr wird mehr gebannt.
house-info-chances = Geister für diesen Meeple
house-info-face-down = Eine verdeckte Karte
house-info-face-down-what = Nur wer hier den ersten oder zweiten Meeple gesetzt hat, darf sie ansehen.

house-todo-place = { $name }, setze einen Meeple in einen Raum
house-todo-roll-again = { $name }, alle Würfel neu werfen?
house-todo-turn-die = { $name }, klicke einen Würfel zum Umdrehen an oder lass alle so
house-todo-take = { $name }, nimm eine Karte
house-todo-choose-type = { $name }, welche Karten bannt der Foliant?
house-turn-rolls = Die Würfel sagen, bei wem es spukt
house-turn-takes = Die Karten werden genommen, von der obersten Stufe abwärts
house-todo-over = Das Haus ist leer

house-room-attic = Dachboden
house-room-nursery = Kinderzimmer
house-room-basement = Keller
house-room-hallway = Flur
house-room-library = Bibliothek
house-room-secret-passage = Geheimgang
house-in-room = { $room ->
        [attic] auf dem Dachboden
        [nursery] im Kinderzimmer
        [basement] im Keller
        [hallway] im Flur
        [library] in der Bibliothek
       *[secret-passage] im Geheimgang
    }
house-effect-attic = Tritt auf die oberste Stufe, und sofort kommt ein Geist zu dir.
house-effect-nursery = Tritt auf die unterste Stufe, und sofort geht einer deiner Geister.
house-effect-basement = Wer als Dritter eintrat, darf einmal alle Würfel neu werfen. Der zweite Wurf gilt.
house-effect-hallway = Wer als Dritter eintrat, darf einen der Würfel umdrehen: auf Geist oder auf leer.
house-effect-library = Die Karten liegen nach Wert geordnet. Nimmst du die linke, kommt ein Geist zu dir; nimmst du die rechte, geht einer.
house-effect-secret-passage = Die rechte Karte liegt verdeckt. Wer als Erster oder Zweiter eintritt, darf sie ansehen; vor dem Würfeln wird sie aufgedeckt.

house-card = { $kind } { $value }
house-type-amulet = Amulett
house-type-cat = Katze
house-type-clock = Uhr
house-type-doll = Puppe
house-type-holy-water = Weihwasser
house-type-mask = Maske
house-type-mirror = Spiegel
house-type-music-box = Spieldose
house-type-portrait = Porträt
house-type-ring = Ring
house-type-tome = Foliant
house-type-twin = Zwilling
house-effect-amulet = Am Ende bannt jedes deiner Amulette ein anderes Amulett, das genau 1 mehr wert ist.
house-effect-cat = Hast du am Ende höchstens 9 Geister, werden alle deine Katzen außer der niedrigsten gebannt.
house-effect-clock = Ergeben deine Uhren zusammen 8 oder mehr, werden die zwei höchsten gebannt. Das geschieht einmal im Spiel: Wer zuerst kommt, verbraucht es für alle.
house-effect-doll = Ergeben einige deiner Puppen genau 6, werden diese gebannt.
house-effect-holy-water = Mit jedem zweiten Weihwasser geht die Hälfte deiner Geister, abgerundet. Die Karten bleiben.
house-effect-mask = Du gibst deinem rechten Nachbarn Geister, einen für jede Maske, die du hast, diese mitgezählt. Das ist die Zeile über deiner; die erste gibt an die letzte.
house-effect-mirror = Jeder Spiegel bringt dir einen Geist. Drei Spiegel werden gebannt.
house-effect-music-box = Wessen Spieldosen am Ende am meisten ergeben, der bannt die zwei höchsten. Bei Gleichstand tun es alle.
house-effect-portrait = Am Ende wird die Hälfte deiner Porträts gebannt, abgerundet, die höchsten zuerst.
house-effect-ring = Vier Ringe werden gebannt.
house-effect-tome = Mit jedem zweiten Folianten wählst du eine andere Sorte, und alle deine offenen Karten davon werden gebannt.
house-effect-twin = Zwei Zwillinge mit gleichem Wert werden gebannt.

house-choice-again = Neu werfen: { $so }
house-choice-keep = Behalten: { $so }
house-choice-leave-dice = Würfel so lassen: { $so }
house-choice-now =
    { $ghosts ->
        [0] jetzt kein Geist
       *[other] jetzt { ghosts }, { $own } für dich
    }
house-choice-on-average = etwa { ghosts }, { $own } für dich
house-choice-type = { $kind }: −{ $curses }
house-choice-type-note =
    { $cards ->
        [one] { $cards } Karte, { house-curses }
       *[other] { $cards } Karten, { house-curses }
    }
house-curses =
    { $curses ->
        [one] { $curses } Fluch
       *[other] { $curses } Flüche
    }

house-follows-or = { $least } oder { $most }
house-follows-placed =
    { $nth ->
        [1] Erster Meeple: am Ende { $dice } Würfel
        [2] Zweiter Meeple: am Ende { $dice } Würfel
       *[other] Dritter Meeple: Du wirfst { $dice } Würfel
    }
house-follows-ghosts =
    { $lights ->
        [0] Keine Taschenlampe: im Schnitt { ghosts }
        [one] { $lights } Taschenlampe: im Schnitt { ghosts }
       *[other] { $lights } Taschenlampen: im Schnitt { ghosts }
    }
house-follows-attic = Ein Geist kommt sofort zu dir
house-follows-nursery = Einer deiner Geister geht sofort
house-follows-basement = Du darfst noch einmal werfen
house-follows-hallway = Du darfst einen Würfel umdrehen
house-follows-library = Linke Karte: ein Geist mehr, rechte Karte: einer weniger
house-follows-look = Du darfst die verdeckte Karte ansehen
house-follows-turned-up = Zuerst wird die verdeckte Karte aufgedeckt
house-follows-first = Du nimmst die erste Karte
house-follows-first-or-second = Du nimmst die erste oder zweite Karte
house-follows-second = Du nimmst die zweite Karte
house-follows-second-or-third = Du nimmst die zweite oder dritte Karte
house-follows-third = Du nimmst die letzte Karte
house-follows-likely = Wohl { $card } für dich
house-follows-share = { $name } { $ghosts }
house-follows-die-turned =
    { $ghosts ->
        [0] Die Würfel zeigen dann keinen Geist
       *[other] Die Würfel zeigen dann { ghosts }
    }
house-follows-taken = { $card }: Flüche { $change }, insgesamt { $curses }
house-follows-left = Die linke Karte: Ein Geist kommt zu dir
house-follows-right = Die rechte Karte: Einer deiner Geister geht
house-follows-mirror = Ein Geist kommt zu dir
house-follows-dispels = Du bannst { $cards }
house-follows-clock = Deine Uhren ergeben { $sum } von 8
house-follows-clock-spent = Sie zählt: Keine Uhr wird mehr gebannt
house-follows-doll = Noch ergeben keine deiner Puppen 6
house-follows-holy-water = Die Hälfte deiner Geister geht, abgerundet
house-follows-holy-water-next = Das nächste schickt die Hälfte deiner Geister fort
house-follows-mask =
    { $ghosts ->
        [one] Einer deiner Geister, falls du welche hast, geht zu { $name }
       *[other] Bis zu { $ghosts } deiner Geister gehen zu { $name }
    }
house-follows-mirrors = { $mirrors } von 3 Spiegeln
house-follows-rings = { $rings } von 4 Ringen
house-follows-tome = Dann wählst du eine Sorte zum Bannen
house-follows-tome-lost = Du hast keine andere Sorte, die gehen könnte
house-follows-tome-next = Der nächste Foliant bannt eine andere Sorte
house-follows-twin = Noch kein zweiter Zwilling { $value }
house-follows-cat = Mit höchstens 9 Geistern am Ende bleibt nur die niedrigste
house-follows-at-end =
    { $many ->
        [one] Wie es steht, geht am Ende { $cards }
       *[other] Wie es steht, gehen am Ende { $cards }
    }
house-follows-none-at-end = { $kind }: Wie es steht, geht am Ende keine Karte dieser Sorte

house-lately = eben { $changes }
house-panel-lately = { $lately } (das Neueste zuerst)
house-lately-room = { $change } { house-in-room }
house-lately-card = { $change }: { $kind }

house-log-begins = Im Spiel: { $types }. Das Los bestimmt: { $name } beginnt
house-log-placed = { $name } steht { house-in-room } { house-space }
house-space = { $space ->
        [1] auf der obersten Stufe
        [2] auf der zweiten Stufe
        [3] auf der dritten Stufe
       *[other] auf der untersten Stufe
    }
house-called-space = { house-in-room } { house-space }
house-called-face-down = die verdeckte Karte
house-called-slot = Karte { $slot } von links
house-log-attic = Dachboden: { house-log-gained }
house-log-nursery = Kinderzimmer: { house-log-discarded }
house-log-haunted = { house-log-gained }
house-log-left = Linke Karte: { house-log-gained }
house-log-right = Rechte Karte: { house-log-discarded }
house-log-mirror = Spiegel: { house-log-gained }
house-log-holy-water = Weihwasser: { house-log-discarded }
house-log-gained =
    { $ghosts ->
        [1] { $name } bekam einen Geist
       *[other] { $name } bekam { $ghosts } Geister
    }
house-log-discarded =
    { $ghosts ->
        [1] { $name } wurde einen Geist los
       *[other] { $name } wurde { $ghosts } Geister los
    }
house-log-turned-up = Aufgedeckt: { $card }
house-log-rolled =
    { $ghosts ->
        [0] { $name } warf { $dice } Würfel: kein Geist
       *[other] { $name } warf { $dice } Würfel: { ghosts }
    }
house-log-rolled-again =
    { $ghosts ->
        [0] { $name } warf neu: kein Geist
       *[other] { $name } warf neu: { ghosts }
    }
house-log-kept = { $name } behielt den Wurf
house-log-die-turned =
    { $ghosts ->
        [0] { $name } drehte einen Würfel um: kein Geist
       *[other] { $name } drehte einen Würfel um: { ghosts }
    }
house-log-dice-left = { $name } ließ die Würfel so
house-log-took = { $name } nahm { $card }
house-log-took-last = { $name } nahm die Karte, die übrig war: { $card }
house-log-passed =
    { $ghosts ->
        [1] Maske: { $name } gab { $to } einen Geist
       *[other] Maske: { $name } gab { $to } { $ghosts } Geister
    }
house-log-dispelled = { $name } bannte { $cards }
house-log-tome = Foliant: { $name } bannte { $cards }
house-log-dispelled-at-end = { $name } bannte am Ende { $cards }
house-log-removed =
    { $room ->
        [attic] Der Dachboden ist für immer verlassen
        [nursery] Das Kinderzimmer ist für immer verlassen
        [basement] Der Keller ist für immer verlassen
        [hallway] Der Flur ist für immer verlassen
        [library] Die Bibliothek ist für immer verlassen
       *[secret-passage] Der Geheimgang ist für immer verlassen
    }
house-told-removed = { house-log-removed }: Es gibt keine Karten mehr dafür
house-log-scored = { $name }: { house-curses }, { ghosts }
house-log-scored-most = { $name }: { house-curses }, davon { $penalty } für { ghosts }

house-counted-dispelled = { $name } bannt { $cards }: { house-curses } weniger
house-counted-cats-stay = { $name } hat 10 Geister oder mehr, darum bleiben die Katzen
house-counted-ghosts =
    { $curses ->
        [0] { $name } hat die meisten Geister, { $ghosts }: zu wenige für einen Fluch
       *[other] { $name } hat die meisten Geister, { $ghosts }: { house-curses }, einer für je zwei
    }
house-counted-ghosts-tied =
    { $curses ->
        [0] { $name } hat mit anderen die meisten Geister, { $ghosts }: zu wenige für einen Fluch
       *[other] { $name } hat mit anderen die meisten Geister, { $ghosts }: { house-curses }, einer für je zwei
    }

house-refusal-other-room = Karten nimmt man aus dem Raum, der voll ist
house-refusal-first-place = setze zuerst einen Meeple in einen Raum
house-refusal-first-roll-again = sag zuerst, ob du die Würfel des Kellers neu wirfst
house-refusal-first-turn-die = wähle zuerst einen Würfel des Flurs zum Umdrehen, oder lass alle so
house-refusal-first-take = zuerst werden die Karten des vollen Raums genommen
house-refusal-first-choose-type = wähle zuerst die Sorte, die der Foliant bannt
house-refusal-not-in-play = Dieser Raum ist nicht offen: Er liegt unter seiner Tafel oder ist für immer verlassen
house-refusal-no-such-space = Die Treppe hat keine solche Stufe
house-refusal-space-taken = Auf dieser Stufe steht schon jemand
house-refusal-no-such-die = Dieser Würfel wurde nicht geworfen
house-refusal-no-card-there = Dort liegt keine Karte mehr
house-refusal-tome = Ein Foliant bannt jede Sorte außer Folianten
house-refusal-none-face-up = Du hast keine offene Karte dieser Sorte

house-book-chapter-house = Das Haus
house-book-chapter-cards = Die Karten
house-book-chapter-rest = Und dann
house-book-game-heading = Das Spiel
house-book-game-what = worum es geht und wie ein Zug läuft
house-book-rooms-heading = Die Räume
house-book-rooms-what = was jeder der sechs tut
house-book-dice-heading = Würfel und Geister
house-book-dice-what = wer wie viele bekommt
house-book-taking-heading = Karten nehmen
house-book-taking-what = wer wann wählt und was ein Satz ist
house-book-at-once-heading = Uhr bis Maske
house-book-at-once-too-heading = Spiegel bis Zwilling
house-book-at-once-what = Karten, die wirken, wenn du eine nimmst
house-book-at-end-heading = Am Ende
house-book-at-end-what = Karten, die wirken, wenn das Spiel vorbei ist
house-book-end-heading = Das Ende
house-book-end-what = was dann gezählt wird
house-book-hidden-heading = Was verborgen ist
house-book-hidden-what = wer was wissen darf
house-book-aim-heading = Wenige Flüche
house-book-aim-text = Zwei bis fünf von euch gehen in ein Haus, von dem ihr besser weggeblieben wärt. Alles, was ihr hinaustragt, ist verflucht. Am Ende, nach zwölf Zügen für jeden, gewinnt, wer die wenigsten Flüche hat.
house-book-house-heading = Drei Räume
house-book-house-text = Drei Räume sind jeweils offen. Über jedem liegen drei Karten, und durch jeden führt eine Treppe mit vier Stufen. Jede Tafel hat auf der Rückseite einen anderen Raum.
house-book-turn-heading = Ein Zug
house-book-turn-text = Setze einen deiner Meeple auf eine freie Stufe in irgendeinem Raum. Ist er dort der erste oder zweite, endet dein Zug. In einem Raum dürfen mehrere von dir stehen.
house-book-third-heading = Der dritte Meeple
house-book-third-text = Mit dem dritten Meeple ist der Raum voll. Es wird gewürfelt, wie viele Geister kommen; dann nimmt jeder der drei eine Karte und geht heim. Die Tafel wird umgedreht und bekommt neue Karten.
house-book-types-heading = Zwölf Sorten
house-book-types-text = Jede Sorte hat acht Karten: je zwei mit 1, 2, 3 und 4 Flüchen. Mit mehr Spielern sind mehr Sorten im Spiel. Einige Karten bleiben in der Schachtel, und niemand weiß, welche.
house-book-roll-heading = Die Würfel
house-book-roll-text = Karten mit 1 oder 2 Flüchen zeigen zwei Würfel, Karten mit 3 oder 4 einen. Wer den dritten Meeple gesetzt hat, wirft die Würfel aller drei Karten zusammen, 3 bis 6. Die Hälfte der Seiten eines Würfels zeigt einen Geist, die anderen nichts.
house-book-flashlights-heading = Taschenlampen
house-book-flashlights-text = Jeder Meeple im Raum bringt seinem Besitzer so viele Geister, wie die Würfel zeigen, weniger die Taschenlampen an seiner Stufe. Ganz oben leuchtet keine; dann kommen eine, zwei und an der untersten Stufe drei. Weniger als null gibt es nie.
house-book-each-heading = Jeder für sich
house-book-each-text = Gehören zwei oder drei Meeple im Raum dir, bekommst du die Geister von jedem. Alle Geister werden von oben nach unten verteilt, bevor die erste Karte genommen wird.
house-book-harm-heading = Was Geister tun
house-book-harm-text = Ein Geist ist noch kein Fluch. Aber wer am Ende die meisten Geister hat, bekommt Flüche dafür. Und mit zehn oder mehr Geistern bleiben alle deine Katzen, von denen sonst nur eine bleibt.
house-book-order-heading = Von oben nach unten
house-book-order-text = Der oberste Meeple auf der Treppe nimmt zuerst: Sein Besitzer wählt eine der drei Karten. Dann folgt der nächste, und der unterste nimmt den Rest. Oben wählst du also, unten bist du vor Geistern sicher.
house-book-curses-heading = Flüche
house-book-curses-text = Die Zahl auf einer Karte sagt, wie viele Flüche sie hat. Sie liegt offen vor dir und zählt, bis sie gebannt wird.
house-book-sets-heading = Sätze
house-book-sets-text = Deine offenen Karten einer Sorte sind ein Satz, die eben genommene mitgezählt. Was eine Karte bewirkt, muss ganz geschehen, bevor der nächste Meeple eine nimmt. Fremde Karten zählen nicht zu deinen Sätzen.
house-book-dispelled-heading = Gebannt
house-book-dispelled-text = Eine gebannte Karte wird für immer umgedreht. Sie hat keine Flüche mehr und gehört zu keinem Satz: Die nächste Karte ihrer Sorte beginnt einen neuen. Wo nur einige Karten gehen, sind es die höchsten.
house-book-clock-more = Danach tun Uhren nichts mehr, bei niemandem.
house-book-doll-more = Jedes Mal geht eine solche Gruppe.† Gibt es zwei, dann die mit den höheren Karten.†
house-book-holy-water-more = Also wirken das zweite, vierte, sechste und achte.† Von 5 Geistern gehen 2; ein einziger bleibt.†
house-book-mask-more = Das ist am echten Tisch dein rechter Nachbar.† Hast du weniger Geister, gibst du alle weiter. Weitergegebene Geister lösen nichts aus.
house-book-mirror-more = Erst kommt der Geist, auch beim dritten.
house-book-ring-more = Bis dahin zählt jeder von ihnen.
house-book-tome-more = Der vierte, sechste und achte tun es wieder.† Jede Sorte außer Folianten ist möglich, von der du eine offene Karte hast.† Nur deine Karten gehen.† Hast du keine solche Karte, geschieht nichts, und es wird später nicht nachgeholt.† Die Folianten bleiben.
house-book-twin-more = Einer mit anderem Wert muss auf seinesgleichen warten.
house-book-amulet-more = Eine 1 bannt eine 2, eine 2 eine 3, eine 3 eine 4. Alle wirken im selben Moment, auch die, die gehen.†
house-book-cat-more = Mit 10 Geistern oder mehr bleiben alle und zählen.
house-book-music-box-more = Verglichen wird, bevor eine geht.† Ist es eine einzige Spieldose, geht diese.†
house-book-portrait-more = Von dreien geht eins, ein einzelnes bleibt.
house-book-last-heading = Der letzte Raum
house-book-last-text = Ist der Stapel leer, verlässt ein Raum, der voll war, das Spiel, und seine Tafel wird nicht umgedreht. Geht der letzte, ist das Spiel vorbei: Bis dahin hatten alle zwölf Züge und haben zwölf Karten genommen.
house-book-then-cards-heading = Erst die Karten
house-book-then-cards-text = Jetzt wirken Amulette, Katzen, Spieldosen und Porträts, bei allen. Sie wirken in dieser Reihenfolge, jede Sorte für alle Spieler vom ersten Platz an; eine andere Reihenfolge würde nichts ändern.†
house-book-then-ghosts-heading = Dann die Geister
house-book-then-ghosts-text = Alle zeigen ihre Geister. Wer die meisten hat, bekommt 1 Fluch für je 2 davon, abgerundet. Haben mehrere gleich viele, gilt es für jeden von ihnen. Sonst bekommt niemand welche.
house-book-winner-heading = Wer gewinnt
house-book-winner-text = Deine Flüche sind die auf deinen offenen Karten und die für deine Geister. Es gewinnt, wer die wenigsten Flüche hat. Haben mehrere gleich wenige, gewinnt von ihnen, wer die wenigsten Geister hat; sind auch die gleich, habt ihr gemeinsam gewonnen.
house-book-own-ghosts-heading = Geister
house-book-own-ghosts-text = Wie viele Geister jemand hat, sieht bis zum Ende niemand sonst. Aber jedes Mal, wenn Geister kommen oder gehen, sehen alle, wie viele.† Sie sind also außer Sicht, nicht geheim: Der Computer und der Lotse wissen, wie viele jeder hat.†
house-book-face-down-heading = Die verdeckte Karte
house-book-face-down-text = Im Geheimgang darf sie nur ansehen, wer als Erster oder Zweiter eintrat. Alle sehen, wer es darf.† Sorte, Flüche und Würfel bleiben den anderen verborgen, bis der dritte Meeple kommt.
house-book-asking-heading = Ein Bildschirm für mehrere
house-book-asking-text = Sitzen mehrere von euch vor dem Bildschirm, werden Geister und die verdeckte Karte nur gezeigt, solange der Spieler, der entscheiden muss, es mit Taste oder Knopf verlangt.† Wer allein gegen den Computer spielt, sieht das Eigene immer.†
house-book-open-heading = Was offen ist
house-book-open-text = Alle sehen die Sorten im Spiel, die Räume und was auf ihrer Rückseite ist, die Meeple und die Würfel. Sie sehen, wie viele Karten noch im Stapel sind, ob die Uhren schon gewirkt haben und bei wem.
house-book-unknown-heading = Was niemand weiß
house-book-unknown-text = Niemand weiß, in welcher Reihenfolge die Karten im Stapel liegen, welche Karten das Spiel verlassen haben und was die Würfel zeigen werden.
house-book-computer-heading = Computer und Lotse
house-book-computer-text = Sie erfahren, was ein Spieler an diesem Platz wissen darf, und sonst nichts.† Was diesem Spieler verborgen ist, ändert weder, was der Computer tut, noch, was der Lotse rät.†
house-book-public-heading = Was alle sehen
house-book-public-what = was offen ist und was man zurücknehmen kann
house-book-before-players-heading = Vor jedem Spieler
house-book-before-players-text = Alle sehen die offenen Karten jedes Spielers, seine Flüche und die Meeple in seinem Vorrat. Auch gebannte Karten darf man nachsehen, denn alle haben sie schon gesehen.†
house-book-back-heading = Zurücknehmen
house-book-back-text = Du darfst zurücknehmen, was du getan hast, bis etwas Verborgenes ans Licht kommt: ein Blick oder das Recht darauf, eine aufgedeckte Karte, ein Wurf oder neue Karten über einem Raum.† Danach geht es auch, aber das Spiel wird markiert.†
house-book-chapter-details = Im Einzelnen
house-book-start-heading = Am Anfang
house-book-start-what = Sorten, Stapel, Tafeln und erste Karten
house-book-so-many-types-heading = Sorten im Spiel
house-book-so-many-types-text = Zu zweit spielt ihr mit 5 der Sorten, zu dritt mit 6, zu viert mit 7, zu fünft mit 8. Sie werden zufällig gezogen, und alle wissen, welche es sind. Ihr dürft sie auch selbst wählen.†
house-book-deck-heading = Der Stapel
house-book-deck-text = Die Karten dieser Sorten werden gemischt. Zu zweit bilden 24 davon den Stapel, zu dritt 36, zu viert 48, zu fünft 60: So wird nie ein Raum nur zum Teil gefüllt. Die anderen 16, 12, 8 oder 4 verlassen das Spiel, und niemand sieht sie.
house-book-boards-heading = Die Tafeln
house-book-boards-text = Dachboden und Kinderzimmer teilen sich eine Tafel, ebenso Keller und Flur sowie Bibliothek und Geheimgang. Alle drei Tafeln sind im Spiel, egal, wie viele ihr seid.† Ihre Reihenfolge und die oberen Seiten sind zufällig.†
house-book-filling-heading = Karten über den Räumen
house-book-filling-text = Ein Raum bekommt drei Karten vom Stapel, von links nach rechts, wie sie gezogen werden. Am Anfang wird der linke Raum zuerst gefüllt. In der Bibliothek und im Geheimgang werden sie anders gelegt.
house-book-turn-details-heading = Ein Zug im Einzelnen
house-book-turn-details-what = wer wann spielt und was zuerst geschieht
house-book-begin-with-heading = Womit du beginnst
house-book-begin-with-text = Du beginnst ohne Karten und ohne Geister. Jeder hat 6 Meeple: Sie gehen nie aus, also setzt nie jemand aus.† Auch der Vorrat an Geistern geht nie aus.†
house-book-whose-turn-heading = Wer am Zug ist
house-book-whose-turn-text = Wer beginnt, ist zufällig.† Nach dir spielt dein linker Nachbar, vor dir dein rechter; zu zweit ist der andere beides. Auch nach dem dritten Meeple folgt der Nachbar dessen, der ihn gesetzt hat, egal, wer die letzte Karte nahm.
house-book-free-space-heading = Eine freie Stufe
house-book-free-space-text = Du musst genau einen eigenen Meeple setzen, und eine freie Stufe gibt es immer. Auf einer Stufe steht nur ein Meeple. In einem Raum dürfen die Meeple aller zusammen stehen, sogar drei desselben Spielers. Eine Stufe bleibt leer.
house-book-first-the-room-heading = Zuerst der Raum
house-book-first-the-room-text = Zuerst tut der Raum, was er beim Setzen tut, auch beim dritten Meeple. Ist es der dritte, folgen sofort Würfel und Karten. Sonst ist der Zug vorbei.
house-book-first-rooms-heading = Dachboden bis Flur
house-book-first-rooms-what = vier Räume im Einzelnen
house-book-attic-more = Der Geist kommt, bevor sonst etwas geschieht. Auch beim dritten Meeple kommt er, bevor gewürfelt wird.
house-book-nursery-more = Der Geist geht, bevor sonst etwas geschieht, auch beim dritten Meeple. Hast du keinen, darfst du trotzdem dorthin, und nichts geschieht.†
house-book-basement-more = Wer den dritten Meeple gesetzt hat, entscheidet nach dem Wurf, bevor jemand einen Geist bekommt: alle Würfel neu oder keinen. Das zweite Ergebnis gilt. Gefragt wird, egal, was die Würfel zeigen.†
house-book-hallway-more = Nach dem Wurf, bevor jemand einen Geist bekommt, darf, wer den dritten Meeple gesetzt hat, einen der Würfel umdrehen oder keinen. Aus Geist wird leer oder aus leer ein Geist.† Gefragt wird, egal, was die Würfel zeigen, und jeder Würfel darf es sein.†
house-book-other-rooms-heading = Bibliothek, Geheimgang
house-book-other-rooms-what = die zwei anderen Räume im Einzelnen
house-book-library-order-heading = Die Ordnung in der Bibliothek
house-book-library-order-text = Die Karte mit den wenigsten Flüchen liegt links, die mit den meisten rechts. Von Karten mit gleich vielen Flüchen liegt die früher gezogene weiter links.†
house-book-library-ends-heading = Links und rechts
house-book-library-ends-text = Bei der linken Karte kommt ein Geist zu dir, bevor die Karte dein ist. Bei der rechten geht vorher einer; hast du keinen, geschieht nichts. Die mittlere Karte bleibt die mittlere, auch als letzte.†
house-book-passage-card-heading = Die Karte im Geheimgang
house-book-passage-card-text = Die dritte gezogene Karte liegt rechts verdeckt: Sorte, Flüche und Würfel sind verborgen. Beim dritten Meeple wird sie für alle aufgedeckt, bevor die Würfel gezählt werden. Wer ihn setzt, muss sie also nicht ansehen.†
house-book-passage-look-heading = Das Recht, sie anzusehen
house-book-passage-look-text = Wer dort den ersten oder zweiten Meeple gesetzt hat, darf die Karte ansehen. Das ist keine Entscheidung und kostet nichts: Du darfst sie jederzeit ansehen, bis sie aufgedeckt wird.† Die anderen wissen, dass du es darfst.†
house-book-taking-details-heading = Nehmen im Einzelnen
house-book-taking-details-what = eine Karte nach der anderen
house-book-which-card-heading = Welche Karte
house-book-which-card-text = Du musst eine der Karten nehmen, die noch da sind, welche du willst. Ist es nur eine, wirst du trotzdem gefragt.†
house-book-one-by-one-heading = Was wann geschieht
house-book-one-by-one-text = Zuerst kommt oder geht ein Geist der Bibliothek. Dann liegt die Karte offen vor dir, und der Meeple geht in deinen Vorrat. Dann wirkt die Karte, und zwar ganz. Erst danach nimmt der nächste Meeple.
house-book-when-cards-heading = Wann Karten wirken
house-book-when-cards-text = Amulette, Katzen, Spieldosen und Porträts wirken nur am Ende des Spiels, alle anderen nur, wenn eine Karte ihrer Sorte genommen wird. Niemand kann sich weigern.
house-book-for-good-heading = Für immer
house-book-for-good-text = Eine gebannte Karte kann nicht noch einmal gebannt werden und gehört zu keinem Satz mehr. Wo Karten welche ihrer eigenen Sorte bannen, wählt niemand, welche.
house-book-no-fewer-heading = Nie weniger als null
house-book-no-fewer-text = Niemand hat weniger als 0 Geister. Wer mehr wegschicken oder weitergeben muss, als er hat, schickt alle weg oder gibt alle weiter.
house-book-some-cards-heading = Karten im Einzelnen
house-book-some-cards-what = Puppen, Folianten, Amulette und Spieldosen
house-book-doll-groups = Diese ergeben 6: 4 und 2; 4, 1 und 1; 3 und 3; 3, 2 und 1; 2, 2, 1 und 1. Hast du zwei solche Gruppen, vergleicht man ihre Karten von der höchsten abwärts: 4 und 2 gehen vor 4, 1 und 1 und vor 3, 2 und 1; du wählst nicht.†
house-book-tome-choice = Du musst wählen; kann nur eine Sorte gehen, wirst du trotzdem gefragt.† Ein Satz, der so geht, beginnt neu: Sind drei Ringe gebannt, ist der vierte der erste eines neuen Satzes.
house-book-amulet-together = Von jedem Wert gehen so viele Amulette, wie du solche mit genau 1 weniger hast, oder alle, wenn es weniger sind; gezählt wird, bevor eines geht.† Von 1, 1, 2, 3, 3 und 4 gehen also die 2, eine 3 und die 4. Eine 4 bannt nichts.
house-book-music-box-level = Wer keine Spieldose hat, nimmt nicht teil. Haben mehrere die höchste Summe, bannt jeder von ihnen seine zwei höchsten. Was geht, ändert keine Summe, denn alle wurden vorher verglichen.†
house-control-place-what = Meeple setzen
house-control-place-mouse = leuchtende Stufe anklicken oder einen Meeple dorthin ziehen
house-control-place-keys = Tab oder Pfeile wählen eine Stufe, Eingabe setzt
house-control-take-what = Karte nehmen
house-control-take-mouse = anklicken; wer darauf zeigt, sieht die Folgen
house-control-again-what = neu werfen oder nicht
house-control-again-mouse = die Wahl anklicken
house-control-again-keys = 1 oder 2; Leertaste behält den Wurf
house-control-die-what = Würfel umdrehen
house-control-die-mouse = den Würfel anklicken oder „Würfel so lassen“
house-control-die-keys = Tab und Eingabe; Leertaste lässt sie
house-control-type-what = die Sorte für einen Folianten
house-control-type-keys = 1 bis 7
house-control-peek-what = deine Geister und die verdeckte Karte
house-control-peek-mouse = den Knopf neben deinem Namen halten
house-control-peek-keys = [Peek] halten

## Don’t Go In There: screens

house-setup-heading = Don’t Go In There: Wer spielt mit?
house-setup-types = Kartensorten
house-setup-drawn = zufällig gezogen
house-setup-picked = am Tisch gewählt
house-setup-so-many-drawn = { $types } der zwölf sind im Spiel
house-setup-so-many-picked = { $picked } von { $types } gewählt
house-setup-pick =
    Wählt { $types } Kartensorten: { $picked ->
        [0] Noch ist keine gewählt.
        [one] { $picked } ist gewählt.
       *[other] { $picked } sind gewählt.
    }
house-count-curses = Flüche
house-count-ghosts = Geister
house-count-heading = Die Schlusswertung
house-count-list = Was gezählt wird
house-count-step = Schritt { $number } von { $of }
house-count-steps =
    { $steps ->
        [one] { $steps } Schritt ist noch zu zählen
       *[other] { $steps } Schritte sind noch zu zählen
    }
house-count-over = alles ist gezählt
house-count-begins = Im Haus wird es still. Die Karten, die auf das Ende warten, wirken jetzt, und dann zeigen alle ihre Geister.
house-count-all-counted = Alles ist gezählt. Es gewinnt, wer die wenigsten Flüche hat, bei Gleichstand, wer die wenigsten Geister hat.
house-count-cats-stay = Katzen bleiben
house-count-next = nächster Schritt
house-count-to-come = noch { $steps }
house-count-go-to = Schritt { $number }: { $step }
house-count-go-to-ghosts = Schritt { $number }: Geister werden gezeigt
house-result-over = Das Haus ist leer
house-result-ghosts = Geister
house-result-curses = Flüche
house-result-by-ghosts = gleich viele Flüche, Geister entscheiden
house-result-penalty = { $ghosts } (+{ $curses })
house-games-manner = Jeder für sich
house-games-line = wo Geister auf der Treppe die Stufen zählen
house-games-players = 2 bis 5 Spieler, etwa 20 Minuten
house-games-special = Eine Mutprobe gegen Menschen und Computer. Drei Räume, in jedem eine Treppe, Würfel für Geister und zwölf Sorten verfluchter Karten: Sammelt sie so, dass sie einander bannen. Wer die wenigsten Flüche hat, gewinnt.
# Lessons
title-lessons = Spielen lernen
title-lessons-note = Neu hier? Schritt für Schritt ins Spiel
lessons-heading = Spielen lernen
lessons-new = nicht begonnen
lessons-left-at = bis Seite { $page } von { $of }
lessons-finished = geschafft
lessons-anew = Von vorn
lessons-play = Richtig spielen
lessons-first-game = Das erste Spiel
lessons-first-game-line = Nebel über Carcassonne vom ersten Plättchen an: alles für Level I. Etwa zehn Minuten.
lesson-count = Seite { $page } von { $of }
lesson-heading-read = Lies dies
lesson-heading-do = Dein Zug
lesson-on = weiter
lesson-finish = fertig
lesson-show = zeigen
lesson-back = zurück
lesson-leave = Lektion verlassen
lesson-read-first = Lies zuerst die Seite, dann geht es weiter
lesson-heading-watch = Sieh zu
lesson-heading-others = Die anderen spielen
lesson-read-on = Lies zuerst die Seite
lesson-was-all = Das war die Lektion
lesson-watch = Sieh, was dein Zug bewirkt.
lesson-others = Sieh zu, was die anderen tun. Ihre Züge stehen auch im Verlauf.
lesson-not-now = Die Lektion will jetzt etwas anderes; { $hint } zeigt es
lesson-turned-otherwise = Das Feld ist richtig, aber die Lektion will das Plättchen anders gedreht; { $hint } zeigt es
lesson-other-piece = Die Lektion will eine andere Figur; { $hint } nimmt sie
lesson-shown = Was die Lektion will, leuchtet auf dem Plan
lesson-shown-button = Die Lektion will „{ $button }“
told-lessons-not-kept = Dein Stand in den Lektionen bleibt nicht erhalten
told-last-setup-not-kept = Das nächste Spiel kann nicht mit dieser Aufstellung beginnen
told-favourites-not-kept = Favoriten bleiben nicht erhalten
damaged-lessons = Dein Stand in den Lektionen ist nicht lesbar
damaged-lessons-follows = Alle Lektionen gelten als nicht begonnen.
damaged-favourites = Eure Favoriten sind nicht lesbar
damaged-favourites-follows = Ihr beginnt ohne Favoriten.
lesson-page-first-welcome = Nebel liegt über Carcassonne, und mit ihm kamen Geister. Du bist Alix; Guilhem und Maura spielen mit dir, alle für ein Ziel: zusammen 50 Punkte, bevor die Plättchen ausgehen. Der Ring oben links zählt die Punkte.
lesson-page-first-place = Dein Plättchen liegt unten rechts, bis du auf den Plan zeigst. Es muss zu seinen Nachbarn passen: Straße an Straße, Mauer an Mauer, Wiese an Wiese (jeder Farbe). Hier passt es, wie es liegt; sonst drehe es mit dem Mausrad oder mit [TurnBack] und [Turn]. Lege es auf das leuchtende Feld, den Rahmen mit dem Plus, und schließe so die Stadt.
lesson-page-first-meeple = Ein Meeple ist eine deiner kleinen Figuren. Jetzt darf einer auf dein neues Plättchen: auf eine Straße oder in eine Stadt, in der noch niemand steht. Setze einen in die Stadt: Klicke die markierte Stelle an.
lesson-page-first-points = Die Stadt ist geschlossen, und ein Meeple steht darin, also wird sie gewertet: 2 Punkte pro Plättchen, mal die Zahl der Farben ihrer Meeple, hier eine: 4. Nimm die Punkte; die anderen Knöpfe (Geister, oder keins von beidem) kommen später. Der Meeple kommt zu dir zurück.
lesson-page-first-ghosts = Guilhem hat ein Plättchen mit Nebel gelegt. Es zeigt einen Geist, also kam einer aus eurem Vorrat, links. Muss einmal ein Geist kommen, und keiner ist mehr da, ist alles verloren. Behalte diese Tafel im Auge!
lesson-page-first-join = Auch dein Plättchen hat Nebel, an den weiß markierten Seiten, und darüber steht „1 Geist“. Nebel muss nicht passen wie Straßen, aber wo zwei neblige Seiten sich treffen (Ecken zählen nicht), bleibt ein Geist aus, hier kommt also keiner. Lege es ans Ende von Guilhems Straße, Nebel an Nebel.
lesson-page-first-together = Die Straße hat jetzt zwei Enden, sie ist also fertig, und Guilhems Meeple steht darauf: 1 Punkt für jedes ihrer 3 Plättchen. Es ist gleich, wessen Meeple es ist und wer am Zug ist: Alle Punkte gehören euch gemeinsam. Nimm sie.
lesson-page-first-bank = Nebel, der zusammenhängt, ist eine Nebelbank. Auf der Nebelbank am Startplättchen stehen drei Geister (der Bogen dort beendet nur Straßen). Trifft eine Nebelbank an all ihren Seiten auf Nebel, löst sie sich auf, und ihre Geister gehen heim. Lass sie wachsen: Drehe das Plättchen, bis beide nebligen Seiten auf Nebel treffen.
lesson-page-first-misty-road = Kein Geist kam: Wo Nebel anschließt, bleibt einer aus, wie viele Seiten sich auch treffen. Auf einer Straße im Nebel darfst du stehen, aber nie im Nebel selbst und nie auf einer Wiese. Setze deinen Meeple auf die Straße; ein weißer Pfeil zeigt, wo sie noch offen ist.
lesson-page-first-danger = Das tut weh: Guilhems Plättchen brachte drei Geister, und sein Nebel liegt an einer Seite deines Plättchens ohne Nebel. Das ist erlaubt, aber so entsteht eine eigene Nebelbank, die sich nie auflöst: Solcher Nebel wird dunkler. Nur wenige Geister sind übrig.
lesson-page-first-join-cities = Maura und Guilhem stehen in zwei Teilen der Stadt im Südwesten. Eine ganze Straße oder Stadt ist ein Gebiet. Niemand darf in ein Gebiet, in dem schon jemand steht, aber zwei können zusammenwachsen. Schließe die Stadt mit diesem Plättchen.
lesson-page-first-joint-score = Vier Plättchen, und ein Wappen (die kleine Fahne) zählt wie eins: 5 × 2 = 10 Punkte. Zwei Farben stehen in der Stadt, also zählen die Punkte doppelt: 20! Je mehr Farben in einem Gebiet, desto besser. Spielt ihr zu zweit oder du allein, hat jeder mehrere Farben. Nimm die Punkte.
lesson-page-first-finish = Nun die Nebelbank mit den drei Geistern am Startplättchen: Eine neblige Seite ist noch offen. Zeige auf das leuchtende Feld, ohne zu klicken: Rechts steht, was dann geschieht. Drehe das Plättchen, bis sein Nebel an dieser Nebelbank liegt, und schließe sie.
lesson-page-first-finished = Die Nebelbank hat sich aufgelöst, und ihre drei Geister gingen heim. Das bringt keine Punkte, aber es hält euch am Leben. Setze nun einen Meeple auf die Straße: Sie ist fast fertig.
lesson-page-first-close-road = Deine Freunde haben inzwischen eine Straße und eine Stadt gewertet. Mach die lange Straße im Osten fertig, auf der dein Meeple steht. (Leuchten mehrere Felder, passt dein Plättchen auf die großen, wie es liegt; auf einem kleinen dreht es sich von selbst.)
lesson-page-first-calm = 4 Punkte oder etwas anderes: Statt der Punkte darfst du bis zu drei Geister von einem beliebigen Feld heimschicken (das Startplättchen bedeckt vier). Drei stehen auf Guilhems Plättchen, wo sich der Nebel nie mehr auflöst. Wähle die Geister: Klicke einen davon an.
lesson-page-first-calm-more = Er ist fort. Schick auch den nächsten von diesem Plättchen heim.
lesson-page-first-calm-last = Und der dritte: Mehr als drei können es nicht sein. Du könntest auch vorher aufhören.
lesson-page-first-win = Das ist das Spiel. Ihr gewinnt, sobald ihr 50 Punkte habt. Ihr verliert, wenn vorher das letzte Plättchen liegt oder wenn ein Geist kommen muss und keiner mehr da ist. Behaltet also beides im Auge: Punkte und Geister.
lesson-page-first-end = Merkt euch drei Dinge: Legt Nebel an Nebel, schließt Nebelbänke ringsum, und lasst eure Gebiete zusammenwachsen. [Hint] fragt jederzeit den Lotsen, [Judgement] fragt ihn, ob deine letzte Entscheidung gut war, und [TakeBack] nimmt sie zurück. Freien Grund ziehen heißt umsehen, das Mausrad zoomt. Nun spielt Level I!
lessons-castles = Schlösser und Friedhöfe
lessons-castles-line = Was in Level II neu ist. Zwei Minuten.
lessons-hounds = Stapel und Hunde
lessons-hounds-line = Was in Level III und IV neu ist. Zwei Minuten.
lessons-haunted = Spuk auf Friedhöfen
lessons-haunted-line = Was in Level V neu ist. Zwei Minuten.
lessons-markers = Drei Zählfiguren
lessons-markers-line = Was in Level VI neu ist. Zwei Minuten.
lessons-circles = Bannkreise und Eloise
lessons-circles-line = Die Erweiterung, für jedes Level. Zwei Minuten.
lessons-rivals = Carcassonne, gegeneinander
lessons-rivals-line = Vom ersten Plättchen an: Mehrheiten, Geister für die Gegner, Wächter und Bauern. Fünf Minuten.
lessons-house-line = Das kleine Geisterspiel: Taschenlampen, Würfel, Flüche und Sätze. Drei Minuten.
lesson-page-castles-welcome = Level II hat alle 60 Plättchen: Schlösser und Friedhöfe kommen dazu. Das Ziel sind 75 Punkte. Du kommst in ein Spiel, das bei 30 steht.
lesson-page-castles-lay = Dein Meeple steht im Schloss. Ein Schloss ist fertig, wenn alle acht Felder ringsum belegt sind. Dann bringt jedes der neun Plättchen, das Nebel zeigt, 2 Punkte, mit oder ohne Geister. Ein Feld fehlt noch: Lege dein Plättchen dorthin.
lesson-page-castles-skip = Du darfst einen Meeple auf die neue Straße setzen, musst aber nicht. Meeple sind knapp, also behalte ihn diesmal: Drücke die Leertaste oder klicke „kein Meeple“ an.
lesson-page-castles-points = Sechs der neun Plättchen zeigen Nebel: 12 Punkte. Nimm sie.
lesson-page-castles-open = Guilhem hat einen Friedhof gelegt. Er ist offen, solange eines der vier Felder neben ihm leer ist. Dann brachte Mauras Plättchen einen Geist, und immer wenn Geister kommen, kommt einer mehr auf einen offenen Friedhof.
lesson-page-castles-close = Ein offener Friedhof kostet euch in jedem solchen Zug einen Geist. Auch das Schließen hat seinen Preis: Ein Meeple wird dort begraben. Schließe ihn: Lege dein Plättchen auf das letzte Feld neben ihm.
lesson-page-castles-bury = Der Friedhof ist geschlossen, und ein Meeple vom Plan, gleich welcher Farbe, wird dort für den Rest des Spiels begraben. Mauras Meeple hat auf seiner Straße wenig zu gewinnen: Wähle ihn.
lesson-page-castles-end = Alle Geister des Friedhofs gingen heim, und er bekommt keine mehr. Merk dir: Schlösser sind im Nebel viel wert, und Friedhöfe kosten so oder so etwas: Geister, solange sie offen sind, und einen Meeple, wenn sie sich schließen.
lesson-page-hounds-welcome = Ab Level III liegen die Plättchen in drei Stapeln, links unter den Geistern. Jeder hat sein Ziel: den Hund Rufus bei 15 Punkten, dann Ronja bei 50, zuletzt den Sieg bei 100. Ist ein Stapel leer, bevor sein Ziel erreicht ist, verliert ihr. In Level IV gibt es weniger Geister, und alles ist weiter weg.
lesson-page-hounds-lay = Ihr habt 12 Punkte, und Rufus wartet bei 15. Schließe die Stadt.
lesson-page-hounds-meeple = Setze einen Meeple in die Stadt.
lesson-page-hounds-points = 4 Punkte bringen euch an Rufus vorbei. Nimm sie.
lesson-page-hounds-place = Rufus ist da! Er läuft zu irgendeinem Meeple auf dem Plan und verjagt Geister ringsum. Wähle Mauras Meeple, mitten unter den Geistern.
lesson-page-hounds-calm = Wähle bis zu zwei Felder, das des Meeples oder eins der acht ringsum, und schicke von jedem bis zu drei Geister heim. Klicke einen Geist an.
lesson-page-hounds-calm-more = Weiter so: Schick auch den nächsten heim.
lesson-page-hounds-piles = Sieh auf die Stapel: Was vom ersten übrig war, kam auf den zweiten. Also ist es gut, einen Hund früh zu erreichen.
lesson-page-hounds-end = Rufus bleibt bei seinem Meeple. Wird dieser gewertet, bringt der Hund 1 Punkt für jeden Geist auf dem ganzen Plan und geht. Warte also auf viele Geister, aber nicht zu lange.
lesson-page-haunted-welcome = In Level V spukt es auf den Friedhöfen. Kein Geist kommt auf sie, aber sie bringen Unheil über alles ringsum. Es gibt 13 Geister.
lesson-page-haunted-lay = Du hast einen Friedhof gezogen. Wird er gelegt, bekommt jedes Plättchen mit Nebel auf den acht Feldern ringsum einen Geist. Lege ihn auf das leuchtende Feld: Dort ist nur ein solches in der Nähe.
lesson-page-haunted-skip = Ein Geist kam. Ein Meeple könnte auf die Straße, aber lass das: Drücke die Leertaste oder klicke „kein Meeple“ an.
lesson-page-haunted-face-down = Solange ein Friedhof offen ist, kommt am Ende jedes Zuges ein Plättchen vom Stapel verdeckt auf ein Feld rund um einen. Meist wählst du eine Stelle, an der es nicht schadet. Sieh dir einmal an, was es anrichtet: Wähle das leuchtende Feld.
lesson-page-haunted-closes = Die Stadt daneben wird nun nie mehr fertig, denn sie endet an einem verdeckten Plättchen. Dasselbe gilt für Straßen, Schlösser und Nebel.
lesson-page-haunted-end = Der Friedhof schließt sich, wenn alle acht Felder ringsum belegt sind, auch mit verdeckten Plättchen, und dann wird ein Meeple begraben. Fülle also schnell seine Ecken, und lege ihn dahin, wo wenig Nebel ist.
lesson-page-markers-welcome = Level VI hat drei Zählfiguren, jede in einer Farbe. Sieh auf den Ring: Rot, Grün und Blau stehen auf 0. Hunde warten bei 10 und 25, das Ziel ist 50, und es gibt nur 12 Geister.
lesson-page-markers-lay = Guilhem und Maura stehen in der Stadt im Südwesten. Schließe sie.
lesson-page-markers-points = Die Stadt ist 10 wert. Jede Farbe darin bekommt das einmal, für ihre eigene Zählfigur. Nimm die Punkte.
lesson-page-markers-hindmost = Grün und Blau haben jetzt 10, aber Rot hat nichts, und nur die letzte Zählfigur zählt: Rufus kommt, wenn alle drei ihn erreicht haben, und ihr gewinnt, wenn alle drei 50 haben.
lesson-page-markers-end = Kümmert euch also um die Farbe, die hinten liegt. Eine Farbe ohne Zählfigur zieht eine, die ihr wählt, und ein Hund bei so einem Meeple ebenso.
lesson-page-circles-welcome = Die Bannkreise bringen neun Plättchen in jedes Level, dazu eine Katze. Der Nebel darauf zeigt Kreise statt Geister. Sieh links auf die Geister: Einige stehen vor Eloise, der Katze.
lesson-page-circles-lay = Jeder Kreis des neuen Plättchens fängt einen Geist ein: zuerst von den acht Feldern ringsum, dann aus dem Vorrat. Lege das Plättchen auf das Feld oberhalb der Ruine, wo ein Geist in der Nähe ist.
lesson-page-circles-cat = Ein Geist wurde von den Kreisen eingefangen, und einer kam aus dem Vorrat. Mit dem zehnten Geist auf dem Plan erscheint Eloise! Sie geht zu irgendeinem Meeple auf dem Plan. Wähle den von Maura.
lesson-page-circles-freed = Geister in Kreisen sind gefangen: Weder Punkte noch Hunde noch andere Kreise holen sie heraus. Erst wenn ihre Nebelbank sich auflöst, gehen sie heim.
lesson-page-circles-end = Wird Eloises Meeple gewertet, bringt sie 1 Punkt für jeden Geist in Kreisen auf dem ganzen Plan. Dann geht sie zu einem anderen Meeple. Nutzt also die Kreise: Jeder ihrer Geister ist einen Punkt wert, immer wieder.
lesson-page-rivals-welcome = Plättchen um Plättchen wächst ein Land, und jeder spielt für sich: Wer am Ende die meisten Punkte hat, gewinnt. Du bist Alix, in Rot, und hast fünf Meeple (deine Figuren), zwei davon auf dem Plan, und zwei Wächter. Dein Gegner ist Guilhem, in Blau.
lesson-page-rivals-lay = Ein Plättchen muss zu seinen Nachbarn passen: Straße an Straße, Mauer an Mauer, Wiese an Wiese. Nebel muss nicht passen. Mit dem Mausrad über einem Feld oder mit [TurnBack] und [Turn] drehst du es. Schließe die kleine Stadt im Norden.
lesson-page-rivals-knight = Setze einen Meeple hinein, denn noch steht dort niemand: In einer Stadt heißt er Ritter, auf einer Straße Räuber. Was fertig ist, wird sofort gewertet: 2 Punkte für jedes Plättchen einer Stadt, 1 für jedes einer Straße, und nur für dich. Dann kommt der Meeple heim.
lesson-page-rivals-mist = Nebel, der zusammenhängt, ist eine Nebelbank. Wer Nebel erweitert, neblige Seite (weiß am Plättchen in der Hand) an neblige Seite, gibt einem gegnerischen Meeple einen Geist. Lege dein Plättchen so, dass sein Nebel die große Nebelbank im Osten erweitert; [Hint] zeigt, wie es liegt.
lesson-page-rivals-haunt = Welcher Meeple von Guilhem bekommt den Geist? Bei dem auf der Straße unter der Ruine, dem Steinbogen, stehen schon zwei Geister, und der dritte jagt einen Meeple heim, ohne Punkte. Wähle diesen.
lesson-page-rivals-guard = Du hast auch Wächter, mit Speer. Ein Wächter zählt wie ein Meeple, aber zu ihm kommt nie ein Geist. Nimm zuerst den Wächter bei „Am Tisch“ oder drücke [OtherPiece]; dann ist sein Platz in der neuen Stadt markiert. Setze ihn dorthin.
lesson-page-rivals-break = Nun umgekehrt: Wer Nebel aufreißt, eine neblige Seite an einer klaren, bekommt einen Geist zu einem eigenen Meeple. Manchmal lohnt es sich trotzdem. Lege deine Straße dorthin, wo die Straße aus dem Nebel kommt, rechts neben die Ruine.
lesson-page-rivals-own = Zwei deiner Meeple können den Geist bekommen, der Wächter nicht. Ist ein Gebiet fertig, kostet dich jeder Geist bei deinen Meeplen dort 2 Punkte, und 1, wenn es am Ende noch offen ist. Wähle den Meeple ganz links.
lesson-page-rivals-none = Du darfst einen Meeple auf das neue Plättchen setzen, musst aber nicht. Meeple sind knapp, also behalte ihn diesmal: Drücke die Leertaste oder klicke „kein Meeple“ an.
lesson-page-rivals-majority = Dein Plättchen verbindet die Städte im Südwesten und schließt sie: Dann stehen dort zwei deiner Meeple gegen einen von Guilhem. Wer die meisten Meeple hat, bekommt alle Punkte, und die anderen nichts; haben mehrere gleich viele, bekommt jeder alle. Schließe die Stadt.
lesson-page-rivals-scored = Vier Plättchen und ein Wappen (die kleine Fahne) zu je 2 Punkten sind 10. Dein Geist kostet 2: also 8 für dich, keiner für Guilhem, und alle Meeple dort sind wieder daheim. Mit noch mehr Geistern hätte die Stadt sogar Punkte kosten können.
lesson-page-rivals-field = Eines fehlt noch: die Wiesen. Lege dieses Plättchen neben die Stadt, die du zuerst geschlossen hast.
lesson-page-rivals-farmer = Ein Meeple auf einer Wiese ist ein Bauer. Er bleibt bis zum Ende des Spiels, wenn ihn kein dritter Geist heimjagt, und bringt dann 3 Punkte für jede fertige Stadt, an die seine Wiese grenzt. Setze einen Meeple auf die Wiese neben der Stadt.
lesson-page-rivals-around = Ein ganzes Spiel hat noch drei Plätze für einen Meeple, jeder mitten auf einem Plättchen. Sie sind fertig, wenn auf den acht Feldern ringsum Plättchen liegen. Ein Kloster bringt 9 Punkte, ein Schloss 2 für jedes der neun Plättchen mit Nebel, und ein Friedhof noch einen Wächter.
lesson-page-rivals-end = Am Ende wird alles, was nicht fertig ist, für weniger gewertet: Ein Plättchen einer Stadt zählt dann 1, und jeder Geist kostet 1. Danach kommen die Wiesen: Dein Bauer bringt 3 Punkte für die fertige Stadt. Zeig auf deine Punkte: Dort steht, was das Ende jetzt brächte. Viel Glück!
lesson-page-house-welcome = Ein Spukhaus, und du solltest da nicht hineingehen. Alle müssen Karten nehmen, und fast jede trägt Flüche. Wer die wenigsten Flüche hat, gewinnt, und wer am Ende die meisten Geister hat, bekommt noch mehr Flüche. Drei Spieler, mitten im Spiel: Du bist Alix.
lesson-page-house-place = In deinem Zug setzt du einen Meeple in einen Raum; der dritte füllt ihn, und eine Stufe bleibt leer. Je tiefer die Stufe, desto mehr Taschenlampen, die Geister fernhalten, und desto später wählst du eine Karte. Setze deinen Meeple auf die unterste Stufe des Dachbodens.
lesson-page-house-dice = Die kleinen Würfel unter den Karten des Raums sagen, wie viele Würfel geworfen werden. Es waren drei Geister. Jeder im Raum bekommt sie alle, aber für jede Taschenlampe seiner Stufe einen weniger. Du hast drei Taschenlampen, also kommt keiner zu dir.
lesson-page-house-cards = Von der obersten Stufe abwärts nahmen alle eine Karte; für dich blieb nur der Ring mit 3 Flüchen. Aber wer vier Ringe hat, dreht sie um: Sie sind gebannt und schaden nicht mehr. Die meisten Sorten haben so einen Weg; wer auf eine Karte zeigt, erfährt ihn. Der Dachboden ist umgedreht: Er ist jetzt das Kinderzimmer.
lesson-page-house-first = Nun die Bibliothek. Guilhem und Maura stehen auf den mittleren Stufen. Setze deinen Meeple auf die oberste Stufe: keine Taschenlampe, aber du wählst zuerst.
lesson-page-house-take = Ein Geist kam zu dir. Nun wähle: Du hast eine Puppe mit 2. Puppen werden gebannt, wenn einige davon zusammen genau 6 ergeben. Außerdem nimmt die rechte Karte der Bibliothek einen Geist weg. Nimm die Puppe mit 4.
lesson-page-house-sets = Beide Puppen sind gebannt: Sie liegen verdeckt und zählen nicht mehr. Das ist die Kunst dabei: Sammle, was sich selbst bannt. [Hint] fragt den Lotsen um Rat, [Judgement], ob deine Wahl gut war.
lesson-page-house-end = Hier hört die Lektion auf. Ein ganzes Spiel endet, wenn alle 12 Karten haben, und erst dann zählen Geister: Wer die meisten hat, bekommt für je zwei einen Fluch. Deine siehst du neben deinem Namen, die der anderen musst du dir merken. Viel Glück da drin!

# Records
records-heading = Bestleistungen
records-earned = erreicht
records-not-earned = noch nicht erreicht
records-level = Level { $level }
records-played = Spiele
records-won = Siege
records-straight = ohne Rücknahme
records-circles = mit Kreisen
records-best = bester Sieg
records-with = Spieler
records-turns = { $turns } Züge
records-points = { $points } Punkte
records-curses = { $curses ->
    [one] 1 Fluch
   *[other] { $curses } Flüche
}
records-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
records-streak = in Folge gewonnen: { $now }, Rekord { $longest }
records-calmed = { $ghosts ->
    [one] 1 Geist heimgeschickt
   *[other] { $ghosts } Geister heimgeschickt
}
told-records-not-kept = Die Partie wurde nicht zu den Bestleistungen gezählt
damaged-records = Die Bestleistungen sind nicht lesbar
damaged-records-follows = Neue Partien werden von vorn gezählt.
achieved-now = Zum ersten Mal erreicht: { $names }
achieved-first-win = Erstes Licht
achieved-first-win-how = Gewinne ein Level.
achieved-every-level = Der ganze Weg
achieved-every-level-how = Gewinne alle sechs Level.
achieved-alone = Allein im Nebel
achieved-alone-how = Gewinne Level III oder ein späteres allein.
achieved-no-way-back = Kein Zurück
achieved-no-way-back-how = Gewinne Level IV oder ein späteres ohne Rücknahme.
achieved-empty-land = Freies Land
achieved-empty-land-how = Gewinne ohne Geist auf dem Plan.
achieved-last-tile = Das letzte Plättchen
achieved-last-tile-how = Gewinne, wenn kein Plättchen mehr da ist.
achieved-great-scoring = Alle zusammen
achieved-great-scoring-how = Hole 30 Punkte auf einmal.
achieved-great-bank = Große Ruhe
achieved-great-bank-how = Löse eine Nebelbank mit sechs Geistern auf.
achieved-enchanted = Verzaubert
achieved-enchanted-how = Gewinne Level III oder ein späteres mit Bannkreisen.
achieved-master = Meister des Nebels
achieved-master-how = Gewinne Level VI.
achieved-far-ahead = Weit voraus
achieved-far-ahead-how = Schlage zwei Computer mit 20 Punkten Vorsprung.
achieved-few-curses = Fast gesegnet
achieved-few-curses-how = Gewinne im Haus mit höchstens 10 Flüchen.

# A table over the network

network-heading = Ein Tisch über das Netz
network-told = Freunde können sich mit ihren eigenen Rechnern an diesen Tisch setzen. Wähle, für wen sie entscheiden, öffne den Tisch und schick ihnen die Einladung.
network-trust = Nichts wird gesendet, bevor ein Tisch geöffnet oder besucht wird. Freunde erreichen einander direkt, wo das geht, sonst über Vermittler, die nicht lesen können, was sie weitergeben. Ein verändertes Programm könnte herausfinden, was in einem Spiel noch verborgen ist: Spiele mit Leuten, denen du vertraust.
network-soon = Der Tisch wird geöffnet …
network-invites = Schick diesen Text deinen Freunden. Beim Titel wählen sie „An einen Tisch setzen“ und fügen ihn dort ein.
network-only-watch = Noch ist kein Spieler ein Freund: Wer kommt, kann nur zusehen.
network-spectators =
    { $number ->
        [one] { $number } Freund sieht ohne Platz zu
       *[other] { $number } Freunde sehen ohne Platz zu
    }
network-here = hier
network-friend = ein Freund
network-is-there = ist da
network-awaited = noch nicht da
network-computer = der Computer
network-open = Tisch öffnen
network-copy = Einladung kopieren
network-close = Tisch schließen
network-came = { $name } setzt sich
network-left = { $name } ist weg
network-join = An einen Tisch setzen
network-join-told = Jemand hat einen Tisch geöffnet und dir die Einladung geschickt. Füg sie hier ein, und du sitzt mit deinem eigenen Rechner dabei.
network-your-name = Dein Name
network-invitation = Einladung
network-paste = Text hier einfügen
network-paste-it = Einfügen
network-sit-down = Hinsetzen
network-looking = Der Tisch wird gesucht …
network-found = Der Tisch ist gefunden; das Spiel kommt …
network-no-invitation = Das ist keine Einladung: Füg den ganzen Text ein, der deinem Freund gezeigt wurde. Er beginnt mit „endpoint“.
network-leave = Den Tisch verlassen
network-over = Der Besuch ist zu Ende
network-ended = Das Spiel wurde vom Gastgeber beendet.
network-cut-off = Der Gastgeber ist nicht zu hören. Der Tisch wartet, bis er wieder da ist.
network-full = An diesem Tisch sind schon zu viele.
network-other-version = Der Gastgeber hat eine andere Version dieses Programms. Beide brauchen dieselbe.
network-not-understood = Der Gastgeber hat nicht verstanden, was dieses Programm gesagt hat.
network-differs = Zwei Tische unterscheiden sich
network-differs-host = Dieselbe Entscheidung führte an zwei Tischen zu verschiedenen Stellungen, deshalb ist dieser Freund gegangen. Das Spiel ist hier und dort gesichert und geht weiter, wenn sich wieder jemand setzt.
network-differs-guest = Dieser Tisch kam zu einer anderen Stellung als der deines Freundes: { $why }. Das Spiel liegt in { $file }.
network-differs-not-kept = Dieser Tisch kam zu einer anderen Stellung als der deines Freundes: { $why }. Das Spiel konnte hier nicht gesichert werden.
network-not-taken = Der Tisch deines Freundes hat diese Entscheidung nicht angenommen: Entscheide noch einmal
network-no-take-back = Am Tisch eines Freundes lässt sich nichts zurücknehmen: Bitte deinen Freund darum
