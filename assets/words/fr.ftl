### The words of the window, in French: every sentence that players can read or hear there.
###
### What stands in braces is filled in. `$colour`, `$kind`, `$hound` come as the names below know them, so that a language
### can bend a sentence by them; other texts come as they are to be shown. A language may lack messages: then these are
### used.
###
### Glossary (players are addressed with "vous"; infinitives on buttons):
### Mists over Carcassonne = Ombres et Brouillard (printed name); Ghosts, Castles & Cemeteries = Fantômes, Châteaux et
### Cimetières (printed name); Don't Go In There keeps its name; Mists (the program's name at the title) = Brumes; Spell
### Circles = les cercles magiques (m); saved games = les sauvegardes; to save = enregistrer; to look back = analyser.
### tile = la tuile; lay, put, place = poser; draw = piocher; pile = la pile; deck = la pioche; face down = face cachée;
### square = la case; space (of the score track) = la case; edge = le bord; the land = le pays; the night = la nuit.
### mist = le brouillard; bank (of mist) = la nappe; to burn off = se dissiper; to join or extend mist = prolonger; to
### break mist = percer; misty (tile, edge) = embrumé.
### meeple = le meeple; ordinary meeple = le meeple ordinaire; guard = la sentinelle; abbot = l’abbé; robber = le voleur;
### knight = le chevalier; monk = le moine; lord = le châtelain; keeper = le gardien; farmer = le paysan; piece = le pion.
### region = la zone; road = la route; city = la ville; castle = le château; monastery = l’abbaye (f); cemetery = le
### cimetière; field = le pré; shield = le blason; village = le village; ruin = la ruine; crossing = le croisement.
### finished, complete (region) = terminé; unfinished = inachevé; to close (cemetery) = se fermer; to score = évaluer; to
### be outnumbered = être en minorité; final scoring = le décompte final.
### ghost = le fantôme; supply = la réserve; guards in reserve = mises de côté; in hand = en main; to go home = rentrer; to
### send home = renvoyer; to draw in = attirer; to hold = retenir; to haunt = hanter; to bury = enterrer.
### hound = le chien (Rufus: il, Ronja: elle); Eloise = Éloïse (elle), the cat = la chatte; guide = le guide; hint = le
### conseil; to take back = annuler; to redo = rétablir; to skip = passer; seed = la graine; rival = l’adversaire.
### score = le score; score marker = le marqueur; target, goal = l’objectif (m); lap (of the track) = la boucle; turn = le
### tour; level = le niveau; log = le journal; puzzle of the day = le défi du jour.
### House: space (of a stair) = la marche; stair = l’escalier; flashlight = la lampe; die = le dé; Curse = la malédiction;
### to dispel = conjurer; set = la série; type = la sorte; card types have capitals (Amulette, Chat, Horloge, Poupée, Eau
### bénite, Masque, Miroir, Boîte à musique, Portrait, Bague, Grimoire, Jumeau), rooms have none inside sentences.

## Names of things

colour =
    { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
        [yellow] jaune
        [black] noir
       *[pink] rose
    }
colour-first =
    { $colour ->
        [red] Rouge
        [green] Vert
        [blue] Bleu
        [yellow] Jaune
        [black] Noir
       *[pink] Rose
    }
kind =
    { $kind ->
        [road] route
        [city] ville
        [castle] château
       *[mist] brouillard
    }
kind-first =
    { $kind ->
        [road] Route
        [city] Ville
        [castle] Château
       *[mist] Brouillard
    }
hound =
    { $hound ->
        [rufus] Rufus
       *[ronja] Ronja
    }
level-name-1 = Premier brouillard
level-name-2 = Donjon et cimetière
level-name-3 = Les deux chiens
level-name-4 = Pâles lanternes
level-name-5 = Tombes sans repos
level-name-6 = Trois lumières
spell-circles-name = Cercles magiques
spell-circles-what = neuf tuiles de plus, et Éloïse
spell-circles-told = Une extension : des cercles dans le brouillard retiennent des fantômes jusqu’à ce que leur nappe se dissipe, et la chatte Éloïse rapporte des points pour chacun. Elle a sa propre leçon.

## The guide

review-heading = Analyse de la partie
review-what = Les chances de gagner, tour après tour, comme le guide les voit maintenant
review-numbers = Chaque numéro marque une décision qui a coûté des chances. Les autres hauts et bas sont dus au hasard.
review-looks = Le guide examine la partie…
review-percent = { $percent } %
review-curve = les chances de gagner
review-in-the-beginning = au début : { $chances }
review-after-turn = après le tour { $turn } : { $chances }
review-turn = Tour { $turn }
review-instead = { $chance } au lieu de { $best }
review-better = { $decided } Le guide aurait choisi « { $better } ».
review-chosen = { $name } a choisi « { $taken } ». Le guide aurait choisi « { $better } ».
review-why = Pourquoi ? { $because }.
review-because = { $name } : le guide aurait joué autrement. Pourquoi ? { $because }.
review-price = Le prix payé : { $price }.
review-tile = { $name } : le guide aurait posé la tuile autrement.
review-hovers = La tuile flotte là où le guide l’aurait posée ; le cadre montre où { $name } l’a posée.
review-hovers-turned = La tuile flotte sur sa case, tournée comme le guide l’aurait tournée.
review-other = { $decided } Le guide aurait joué autrement. Jouez à partir de là pour l’interroger.
review-go = Voir le { $number } sur la table
review-again = Le tour { $turn } encore une fois. { $told }
review-no-mistake = Aucune décision n’a coûté cher : autant qu’il puisse en juger, le guide n’aurait pas fait mieux.
hint-thinks = Le guide réfléchit…
hint-not-now = Demandez au guide quand vous avez un choix à faire.
hint-rank =
    { $rank ->
        [1] Le choix du guide
        [2] Le deuxième choix du guide
       *[other] Le troisième choix du guide
    }
hint-button = { $rank } est « { $button } »
hint-outlook =
    { $games ->
        [0] le meilleur à première vue
       *[other] { $percent } % de victoires sur { $games } parties imaginées
    }
hint-outlook-none = aucune victoire sur { $games } parties imaginées
hint-outlook-few = le temps n’a permis d’imaginer que quelques parties
judged-same = Vous avez fait comme le guide : { $percent } % de victoires sur { $games } parties imaginées.
judged-as-good = Aussi bon que le choix du guide : { $percent } % de victoires sur { $games } parties imaginées.
judged-worse = Le guide aurait joué autrement : { $best } % de victoires avec son choix, { $percent } % avec le vôtre, sur { $games } parties imaginées.
judged-worse-named = Au lieu de « { $own } », le guide aurait choisi « { $guides } » : { $best } % de victoires avec son choix, { $percent } % avec le vôtre, sur { $games } parties imaginées.
judged-too-few = Le temps n’a permis d’imaginer que quelques parties : trop peu pour en juger.
judged-nothing = Rien n’est encore décidé.
hint-because = Pourquoi ? { $reasons }.
hint-because-of-all = Pourquoi ? Rien ne ressort : les parties imaginées ont bien tourné.
hint-because-of-others = Pourquoi ? Rien ne ressort : seuls les choix d’avant ont mieux tourné dans les parties imaginées.
hint-price = Son prix : { $price }.
hint-take = Il est éclairé : { $take } le joue.
hint-take-button = Son bouton a un cadre doré : { $take } le joue.
hint-next-button = Son bouton a un cadre doré : { $take } le joue, { $key } montre le suivant.
hint-again = { $key } le montre à nouveau.
hint-next = Il est éclairé : { $take } le joue, { $key } montre le suivant.
hint-said = { $what } : { $outlook }.
reason-only-way = Partout ailleurs, la partie est perdue
reason-fewest-ghosts =
    { $ghosts ->
        [0] Aucun fantôme ne vient, ailleurs jusqu’à { $most }
        [one] Un seul fantôme vient, ailleurs jusqu’à { $most }
       *[other] Seulement { $ghosts } fantômes viennent, ailleurs jusqu’à { $most }
    }
reason-spoils-nothing = Presque partout ailleurs, une zone ne pourrait plus être terminée
reason-no-ghost-for-you = Presque partout ailleurs, on perce le brouillard et des fantômes viennent à vous
reason-room-for-meeple = De la place pour un meeple : { $kinds }
reason-no-ghost = Aucun fantôme ne vient, et rien n’est gâché
reason-guard = Aucun fantôme ne vient jamais sur une sentinelle
reason-keeps-meeple = Le meeple est gardé pour une meilleure place
reason-points-missing =
    { $points ->
        [0] L’objectif est alors atteint
        [one] Il manque alors { $points } point jusqu’à l’objectif
       *[other] Il manque alors { $points } points jusqu’à l’objectif
    }
reason-ghosts-left =
    { $ghosts ->
        [0] La réserve n’a plus de fantôme
        [one] La réserve n’a plus que { $ghosts } fantôme
       *[other] La réserve n’a plus que { $ghosts } fantômes
    }
reason-ghosts-enough = Il reste { $ghosts } fantômes : aucun ne doit rentrer maintenant
reason-fewer-ghosts-here = Moins de fantômes que sur la plupart des autres marches : { $ghosts } en moyenne
reason-fewest-curses = Avec toute autre carte, vous auriez plus de { $curses } malédictions
reason-fewer-curses-here = Moins de malédictions que sur la plupart des autres marches : la carte prise là en apporte { $curses } en moyenne
reason-card-dispels = { $card } lui restera sans doute : { house-curses } de moins
reason-card-joins = { $card } lui restera sans doute, et va avec vos cartes : { $cards }
reason-if-few-ghosts = { $cards }, si vous finissez avec 9 fantômes ou moins
reason-joins = Elle va avec vos cartes : { $cards }
reason-chooses-first = Vous y choisissez votre carte avant tous les autres
reason-half-of-ghosts = La moitié de vos fantômes s’en va
reason-one-ghost-goes = Un de vos fantômes s’en va
reason-another-roll =
    { $now ->
        [one] Ce lancer vous donne { $now } fantôme, un autre { $average } en moyenne
       *[other] Ce lancer vous donne { $now } fantômes, un autre { $average } en moyenne
    }
reason-fewer-for-you =
    { $fewer ->
        [one] Un fantôme de moins pour vous
       *[other] { $fewer } fantômes de moins pour vous
    }
reason-more-for-others =
    { $more ->
        [one] Un fantôme de plus pour les autres, aucun pour vous
       *[other] { $more } fantômes de plus pour les autres, aucun pour vous
    }
reason-none-for-you = Avec ces dés, aucun fantôme ne vient chez vous
reason-most-dispelled = Aucune autre sorte ne vous ôterait autant de malédictions : { $curses }
reason-hindmost = C’est le marqueur le plus en arrière qui compte

## Saved games, and watching them

saved-heading = Sauvegardes
saved-reading = Lecture des sauvegardes…
saved-none = Aucune sauvegarde encore. Toutes les parties que vous jouez sont gardées ici.
saved-row = { $number }. { $name }
saved-under-way = en cours
saved-won = gagnée
saved-lost = perdue
saved-unreadable = Ce fichier est illisible
saved-when =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }, { $time }
saved-continue = Continuer
saved-watch = Revoir
saved-name = Nommer
saved-share = Partager
saved-delete = Supprimer
saved-name-label = Un nom pour cette partie
saved-name-hint = aucun
saved-name-keep = Garder ce nom
saved-name-drop = Ne rien changer
told-not-opened = Cette partie ne s’ouvre pas
told-not-named = La partie garde son ancien nom
told-not-deleted = La partie est toujours là
told-not-shared = Aucune copie n’a été écrite
told-no-documents = cet ordinateur n’a aucun dossier de documents
told-shared = Une copie à partager
told-shared-text =
    { $file }

    Donnez ce fichier à un ami : déposé sur la fenêtre du jeu, il permet de revoir la partie et de la poursuivre.
replay-turn = Tour { $turn } sur { $of }
replay-line = fil du temps
replay-play = lecture
replay-stop = pause
replay-back = une décision en arrière
replay-on = une décision en avant
replay-turn-before = tour précédent
replay-next-turn = tour suivant
replay-speed = { $times }×
replay-speed-told = { $key } change la vitesse
replay-play-on = Jouer à partir d’ici
replay-play-on-tip = Cette partie reste telle quelle ; une autre commence ici.
replay-leave = Quitter la relecture

## Counts

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ghosts =
    { $ghosts ->
        [one] { $ghosts } fantôme
       *[other] { $ghosts } fantômes
    }
tiles =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
shields =
    { $shields ->
        [one] { $shields } blason
       *[other] { $shields } blasons
    }
tiles-with-shields =
    { $shields ->
        [0] { tiles }
       *[other] { tiles } avec { shields }
    }
players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
player-number = Joueur { $number }
list-and = { $others } et { $last }

## Keys on the keyboard, as short as they stand on their caps

key-escape = Échap
key-space = Espace
key-enter = Entrée
key-tab = Tab
key-page-up = Pg. préc.
key-page-down = Pg. suiv.
key-home = Origine
key-end = Fin
key-up = Haut
key-right = Droite
key-down = Bas
key-left = Gauche
pad-cross = Croix
pad-circle = Rond
pad-square = Carré
pad-triangle = Triangle
pad-back = Back
pad-share = Share
pad-start = Start
pad-options = Options
pad-up = Flèche haut
pad-right = Flèche droite
pad-down = Flèche bas
pad-left = Flèche gauche
key-shift = Maj
key-control = Ctrl
key-alt = Alt

## What several panels say

back-to-the-table = Retour à la table
back = Retour
next = Suivant
ok = OK
turn = tour { $turn }
rules-of-this-level = Règles de ce niveau
eloise-would-come = Éloïse viendrait
game-name = Ombres et Brouillard

## What the active player has to do

todo-lay-tile = { $name }, posez votre tuile sur une case lumineuse
todo-draw-in = { $name }, quel fantôme le cercle attire-t-il ?
todo-place-cat = { $name }, qui Éloïse rejoint-elle ?
todo-bury = { $name }, qui enterrer dans le cimetière fermé ?
todo-haunt-cemetery = { $name }, quel cimetière reçoit un fantôme ?
todo-haunt-mist = { $name }, quel brouillard le cimetière hante-t-il ?
todo-move-marker = { $name }, quel marqueur avance de { points } pour le { colour } ?
todo-move-any-marker = { $name }, quel marqueur avance ?
todo-place-hound = { $name }, qui { $hound ->
        [rufus] Rufus rejoint-il
       *[ronja] Ronja rejoint-elle
    } ?
todo-place-any-hound = { $name }, qui le chien rejoint-il ?
todo-calm-ghosts = { $name }, quels fantômes { $hound ->
        [rufus] Rufus chasse-t-il
       *[ronja] Ronja chasse-t-elle
    } ?
todo-which-ghosts = { $name }, quels fantômes rentrent ?
todo-lay-face-down =
    { $open ->
        [1] { $name }, posez une tuile face cachée près du cimetière ouvert
       *[other] { $name }, posez une tuile face cachée près d’un cimetière ouvert
    }
todo-spare-ghost = { $name }, quel fantôme ne vient pas ?
todo-place-meeple = { $name }, posez un meeple sur la tuile ou passez
todo-put-meeple = { $name }, posez un meeple sur la tuile
todo-pick-scoring = { $name }, quelle zone d’abord ? Toutes sont évaluées
todo-take-score = { $name }, points ou fantômes ?
todo-more-ghosts = { $name }, d’autres fantômes de cette case ?
todo-won = Le brouillard se lève : vous avez gagné
todo-lost = Le brouillard se referme : la partie est perdue

## Choices with a button each

choice-region = { kind-first } : { $worth }
choice-points = Points
points-each = { points } par couleur
choice-ghosts =
    { $most ->
        [1] 1 fantôme
       *[other] Jusqu’à { $most } fantômes
    }
choice-ghosts-note =
    { $most ->
        [1] cliquez dessus sur le plateau
       *[other] cliquez dessus, sur une case au choix
    }
choice-neither = Rien
choice-neither-note = ni points, ni fantômes
choice-done = Terminé
choice-marker = { colour-first }, à { $points }
choice-click-ghosts = cliquez sur des fantômes du plateau, tous sur une même case ; { $take } prend celui qui brille
choice-told = { $number } : { $text }.
choice-told-with-note = { $number } : { $text }, { $note }.
aim-place = Depuis la tuile de départ : { $ways }.
aim-way =
    { $side ->
        [north] { $squares } vers le haut
        [east] { $squares } vers la droite
        [south] { $squares } vers le bas
       *[west] { $squares } vers la gauche
    }
aim-sides = { $sides }.
aim-side =
    { $side ->
        [north] En haut { $land }
        [east] à droite { $land }
        [south] en bas { $land }
       *[west] à gauche { $land }
    }
aim-in-mist = { $land } dans le brouillard
sum-city = { tiles } × 2
sum-city-with-shields = ({ tiles } + { shields }) × 2
sum-castle =
    { $tiles ->
        [one] { $tiles } tuile embrumée × 2
       *[other] { $tiles } tuiles embrumées × 2
    }
sum-of-all-colours =
    { $colours ->
        [one] { $things } × { $colours } couleur = { $points }
       *[other] { $things } × { $colours } couleurs = { $points }
    }

## What has to be reached

target-hound = { hound } à { $points }
target-goal = l’objectif de { $points }

## What is printed on a tile

face-castle = château
face-cemetery = cimetière
face-city = ville
face-two-cities = deux villes
face-road = route
face-road-end = bout de route
face-roads = { $roads } routes
face-circles =
    { $circles ->
        [one] { $circles } cercle
       *[other] { $circles } cercles
    }
face-mist = brouillard
face-fields = prés

## What the region under the pointer is

tip-mist = Brouillard, { tiles }, { ghosts }{ $held ->
        [0] { "" }
        [one] , { $held } retenu par un cercle
       *[other] , { $held } retenus par des cercles
    } : { $state }
tip-mist-burnt-off = dissipé, il ne reste qu’un voile
tip-mist-never = ne se dissipera jamais, d’où sa couleur sombre
tip-mist-open =
    { $edges ->
        [one] { $edges } bord ouvert
       *[other] { $edges } bords ouverts
    }
tip-region = { kind-first } de { tiles-with-shields }, { $state }, vaut { $worth } · { $owners }
tip-region-past = { kind-first } de { tiles-with-shields }, { $state } · { $owners }
tip-region-complete = zone terminée
tip-region-never = impossible à terminer
tip-region-unfinished = en cours
tip-squares = Les cases claires vont à la tuile telle quelle, les pâles après rotation
tip-nobody = personne
meeple-of-somebody = le meeple { colour } ({ $name })
meeple-of-nobody = le meeple { colour }

## What follows from a choice on the board

follows-buried = Enterrer { $meeple } : { $kind ->
        [road] la route
        [city] la ville
        [castle] le château
       *[mist] le brouillard
    } de { tiles } le perd{ $leaving }
follows-buried-from-castle = Enterrer { $meeple } : le château le perd{ $leaving }
follows-hound-leaves = , { hound } part sans points
follows-eloise-moves-on = , Éloïse va ailleurs
follows-hound-joins = { hound } rejoint { $meeple } : { $ghosts ->
        [0] aucun fantôme n’est proche
        [one] { ghosts } autour peut rentrer
       *[other] { ghosts } autour peuvent rentrer
    }
follows-eloise-joins = Éloïse rejoint { $meeple } : { points } à son évaluation, avec les cercles actuels
follows-drawn-in = Le cercle attire ce fantôme et le retient tant que la nappe ne se dissipe pas
follows-haunted-cemetery = Un de plus pour ce cimetière : { ghosts } dessus, { $squares ->
        [one] { $squares } case vide
       *[other] { $squares } cases vides
    } à côté
follows-haunted-mist = Un fantôme de plus dans cette nappe · { $bank }
follows-ghost-goes-home = Ce fantôme rentre
follows-ghost-stays-away = Ce fantôme ne vient pas, les autres viennent
follows-ghost-of-square = 
    { $ghosts ->
        [1] Au lieu des points : ce fantôme part, seul sur sa case
        [2] Au lieu des points : les deux fantômes de cette case peuvent partir
        [3] Au lieu des points : les 3 fantômes de cette case peuvent partir
       *[other] Au lieu des points : 3 de ces { $ghosts } fantômes peuvent partir
    }
follows-nothing-spoilt = Rien n’est gâché ici
follows-closes =
    { $cemeteries ->
        [one] Le cimetière se ferme : un enterrement
       *[other] Des cimetières se ferment : des enterrements
    }
follows-spoilt = Impossible à terminer : { $regions }
follows-spoilt-and-closes = Impossible à terminer : { $regions } ; { $cemeteries ->
        [one] le cimetière se ferme : un enterrement
       *[other] des cimetières se ferment : des enterrements
    }
spoilt-mist = du brouillard avec { ghosts }
spoilt-castle = un château
spoilt-region = { $kind ->
        [road] une route
        [city] une ville
        [castle] un château
       *[mist] du brouillard
    } de { tiles }

## If it lies here: what laying the tile would do

ahead-heading = Si elle est posée ici
ahead-nothing-stirs = rien ne bouge
ahead-nothing = Rien ne se passe : ni points ni fantômes
ahead-goal-reached = L’objectif est atteint
ahead-goal-within-reach = Avec ces points, l’objectif est atteint
ahead-no-ghost = Aucun fantôme ne vient : brouillard prolongé
ahead-no-ghost-finished = Aucun fantôme ne vient : son brouillard se dissipe
ahead-too-few-ghosts = Il en faut { $ghosts }, il en reste { $left } : la partie est perdue
ahead-pile-ends-needed = La pile { $pile } finit ce tour-ci : il faut { points }
ahead-pile-ends-short = La pile { $pile } finit ce tour-ci : il manque { points }
ahead-last-tile-needed = C’est la dernière tuile : il faut { points }
ahead-last-tile-short = C’est la dernière tuile : il manque { points }
ahead-hound-would-come = { hound } viendrait
ahead-hound-can-come = { hound } peut venir
ahead-completes-free = Termine { $kind ->
        [road] une route
        [city] une ville
        [castle] un château
       *[mist] un brouillard
    } libre : { $points } avec un meeple
ahead-or-free = Ou { points } avec { $kind ->
        [road] une route libre
        [city] une ville libre
        [monastery] une abbaye libre
        [castle] un château libre
        [cemetery] un cimetière libre
       *[field] un pré libre
    } : on ne pose qu’un meeple
ahead-completes-for = Termine { $kind ->
        [road] la route
        [city] la ville
        [castle] le château
       *[mist] le brouillard
    } : { $points } pour { $colours }
ahead-completes = Termine { $kind ->
        [road] la route
        [city] la ville
        [castle] le château
       *[mist] le brouillard
    } : { $worth } points
ahead-grows = { $kind ->
        [road] La route
        [city] La ville
        [castle] Le château
       *[mist] Le brouillard
    } grandit : vaut { $worth } jusqu’ici
ahead-shared = { $kind ->
        [road] La route
        [city] La ville
        [castle] Le château
       *[mist] Le brouillard
    } appartient à { $colours } couleurs : vaut { $worth } jusqu’ici
ahead-closes-cemetery = Ferme un cimetière{ $burial ->
        [only]  : le seul meeple est enterré
        [one-of-several]  : un meeple sera enterré
        [from-hand]  : un meeple en main est enterré
       *[nobody] { "" }
    }{ $ghosts ->
        [0] { "" }
        [one] , { ghosts } rentre
       *[other] , { ghosts } rentrent
    }
ahead-never-completed = { $kind ->
        [road] Une route ne pourrait alors plus être terminée
        [city] Une ville ne pourrait alors plus être terminée
        [castle] Un château ne pourrait alors plus être terminé
       *[mist] Un brouillard ne pourrait alors plus être terminé
    }
ahead-burns-off = Une nappe se dissipe{ $ghosts ->
        [0] { "" }
        [one]  : { ghosts } rentre
       *[other]  : { ghosts } rentrent
    }
ahead-never-burns-off =
    { $ghosts ->
        [0] Une nappe ne pourrait alors plus se dissiper
       *[other] Une nappe avec { ghosts } ne pourrait alors plus se dissiper
    }
ahead-ghosts-come = { $ghosts ->
        [one] { ghosts } viendrait
       *[other] { ghosts } viendraient
    }{ $one_more ->
        [to-cemetery] , dont un au cimetière
       *[no] { "" }
    }{ $one_fewer ->
        [joined] , un de moins : brouillard prolongé
       *[no] { "" }
    }
ahead-circle-draws-in = Le cercle attire 1 fantôme
ahead-circles-draw-in = Les cercles attirent { $drawn_in ->
        [one] { $drawn_in } fantôme
       *[other] { $drawn_in } fantômes
    }{ $more ->
        [0] { "" }
        [one] , { $more } de plus vient
       *[other] , { $more } de plus viennent
    }{ $one_more ->
        [to-cemetery] , un au cimetière
       *[no] { "" }
    }
ahead-circles-stay-empty =
    { $circles ->
        [1] Un cercle reste vide : sa nappe se dissipe
       *[other] { $circles } cercles restent vides : leur nappe se dissipe
    }
ahead-eloise-scores =
    { $points ->
        [one] Éloïse : { $points } point de plus
       *[other] Éloïse : { $points } points de plus
    }
ahead-haunts-the-nights = Il hante les nuits : chacune avale une tuile
ahead-night-closes = La nuit ferme un cimetière : un enterrement
ahead-night-can-close = La nuit peut fermer un cimetière : un enterrement

## The log

log-heading = Le journal
log-name = Le journal : cliquez pour tout voir
log-all-heading = Ce qui s’est passé
log-empty = Encore rien : la nuit est jeune
log-tile-fits-nowhere = Une tuile ne va nulle part et sort du jeu
log-bank-finished = { $name } a dissipé une nappe{ $ghosts ->
        [0] { "" }
        [one] , { ghosts } est rentré
       *[other] , { ghosts } sont rentrés
    }
log-no-place-for-meeple = { $name } n’avait aucune place pour un meeple
log-meeple-put =
    { $kind ->
        [road] { $name } a posé un meeple sur une route
        [city] { $name } a posé un meeple dans une ville
        [castle] { $name } a posé un meeple dans un château
       *[mist] { $name } a posé un meeple dans le brouillard
    }
log-scored = { $name } a évalué { $kind ->
        [road] une route
        [city] une ville
        [castle] un château
       *[mist] un brouillard
    } : { $points ->
        [one] { $worth } point
       *[other] { $worth } points
    }
log-scored-each = { $name } a évalué { $kind ->
        [road] une route
        [city] une ville
        [castle] un château
       *[mist] un brouillard
    } : { points } par couleur
log-scored-for-nothing = { $name } a évalué { $kind ->
        [road] une route
        [city] une ville
        [castle] un château
       *[mist] un brouillard
    } pour rien
log-scored-for-ghosts = { $name } a terminé { $kind ->
        [road] une route
        [city] une ville
        [castle] un château
       *[mist] un brouillard
    }, sans points : { $ghosts ->
        [one] { ghosts } est rentré
       *[other] { ghosts } sont rentrés
    }
log-cemetery-closed = Un cimetière s’est fermé{ $ghosts ->
        [0] { "" }
        [one] , { ghosts } est rentré
       *[other] , { ghosts } sont rentrés
    }
log-buried = Un meeple { colour } a été enterré
log-hound-left = { hound } a suivi le meeple enterré
log-hound-scored = { hound } a rapporté { points }
log-hound-joined = { hound } a rejoint le { colour }
log-hound-found-nobody = { hound } n’a trouvé personne et s’en va
log-eloise-joined = Éloïse a rejoint le { colour }
log-eloise-waits = Éloïse attend près du plateau
log-eloise-scored = Éloïse a rapporté { points }
log-pile-changed = On pioche maintenant dans la pile { $pile } : { tiles }
log-face-down-laid = Une tuile a été posée face cachée
log-victory = L’objectif est atteint !
log-out-of-tiles = La dernière tuile est posée
log-pile-empty = La pile est épuisée
log-out-of-ghosts = Trop de fantômes : la réserve est vide
log-drawn-in =
    { $ghosts ->
        [one] { $name } a posé une tuile : un cercle a attiré { ghosts }
       *[other] { $name } a posé une tuile : des cercles ont attiré { ghosts }
    }
log-ghosts-came =
    { $ghosts ->
        [0] { $name } a posé une tuile
       *[other] { $name } a posé une tuile : { ghosts } de plus
    }

## Where a game is

whereabouts = Niveau { $level }, tour { $turn }
level-with-spell-circles = { $level } avec les cercles magiques

## Why something is refused; shown with its first letter large and a full stop

refusal-first-lay-tile = posez d’abord la tuile piochée
refusal-first-bury = choisissez d’abord le meeple à enterrer
refusal-first-draw-in = choisissez d’abord le fantôme que le cercle magique attire
refusal-first-place-cat = choisissez d’abord le meeple qu’Éloïse rejoint
refusal-first-spare-ghost = choisissez d’abord le brouillard qui reçoit un fantôme de moins
refusal-first-haunt-cemetery = choisissez d’abord le cimetière ouvert qui reçoit un fantôme
refusal-first-haunt-mist = choisissez d’abord le brouillard que le cimetière hante d’un fantôme
refusal-first-place-meeple = posez d’abord un meeple sur la nouvelle tuile, ou passez
refusal-first-pick-scoring = choisissez d’abord la prochaine zone à évaluer
refusal-first-take-score = choisissez d’abord points ou fantômes pour la zone terminée
refusal-first-banish = finissez d’abord de renvoyer des fantômes
refusal-first-move-marker = choisissez d’abord le marqueur qui avance
refusal-first-place-hound = choisissez d’abord le meeple que le chien rejoint
refusal-first-calm-ghosts = finissez d’abord de chasser les fantômes autour du chien
refusal-first-lay-face-down = posez d’abord une tuile face cachée près d’un cimetière
refusal-over = la partie est finie
refusal-square-taken = Il y a déjà une tuile ici
refusal-no-shared-edge = Aucune tuile à côté de cette case
refusal-not-lit = Cliquez sur une place éclairée
refusal-choose-button = Choisissez un des boutons ci-dessous
refusal-edge-does-not-fit = La tuile ne va pas avec celle { $side ->
        [n] du dessus
        [e] de droite
        [s] du dessous
       *[w] de gauche
    }
refusal-nobody-to-bury = Il n’y a ici aucun meeple à enterrer
refusal-bury-from-board = Il faut enterrer un meeple du plateau, pas un meeple en main
refusal-not-to-bury = Aucun meeple { colour } à enterrer : c’est au joueur dont c’est le tour d’en donner un, s’il en a
refusal-not-to-draw-in = Aucun fantôme à attirer ici : le cercle atteint les huit cases autour de lui
refusal-held-in-circle = Un cercle retient ce fantôme : il ne rentre que si sa nappe se dissipe
refusal-nobody-for-eloise = Il n’y a ici aucun meeple à rejoindre pour Éloïse
refusal-no-open-cemetery = Il n’y a pas de cimetière ouvert ici
refusal-haunt-elsewhere = Le fantôme va dans un autre brouillard : choisissez celui qui brille
refusal-no-ghost-due = Ce brouillard ne reçoit aucun fantôme, il ne peut en avoir un de moins
refusal-not-your-colour = Aucun meeple { colour } n’est à vous
refusal-no-meeple-left = Il ne reste aucun meeple { colour } en main
refusal-not-on-mist = Aucun meeple dans le brouillard : seulement sur une route, dans une ville ou un château
refusal-no-such-part = La tuile que vous venez de poser n’a pas cela
refusal-occupied = Il y a déjà quelqu’un sur cette route ou dans cette ville
refusal-not-due = La tuile posée ne termine pas cette zone
refusal-no-ghost-there = Aucun fantôme à renvoyer ici
refusal-another-square = Tous les fantômes doivent quitter la même case que le premier
refusal-no-marker = Il n’y a pas de marqueur { colour }
refusal-nobody-for-hound = Il n’y a ici aucun meeple à rejoindre pour { hound }
refusal-not-around-hound = Trop loin du chien : il atteint sa case et les huit autour
refusal-no-ghost-for-hound = Aucun fantôme à chasser ici pour le chien
refusal-third-square = Le chien est déjà passé sur deux cases : il ne va pas sur une troisième
refusal-fourth-ghost = Trois fantômes ont déjà quitté cette case
refusal-not-around-cemetery = La tuile doit aller sur une case vide autour d’un cimetière ouvert
refusal-not-just-laid = Un meeple va sur la tuile tout juste posée
refusal-on-cemetery = Aucun meeple sur un cimetière ni dans un pré
refusal-on-field = Aucun meeple dans un pré : seulement sur une route, dans une ville ou un château
refusal-nothing-to-do-again = il n’y a rien à rétablir
refusal-nothing-to-take-back = il n’y a rien à annuler
toast-read-in-book = À lire dans le livre
toast-rule = La règle

## The tiles to come

to-come-heading = Tuiles à venir
to-come-roads = Routes
to-come-cities = Villes
to-come-cities-and-roads = Villes et routes
to-come-castles = Châteaux
to-come-cemeteries = Cimetières
to-come-monasteries = Abbayes
to-come-fields = Prés
to-come-told = { tiles } dans les piles{ $face_down ->
        [0] { "" }
        [one]  ; { $face_down } de plus est face cachée, et nul ne sait laquelle
       *[other]  ; { $face_down } de plus sont face cachée, et nul ne sait lesquelles
    }
to-come-face = { $caption } : encore { $left }

## The competitive game: words. `$role` is what a piece is: a guard, the abbot, or an ordinary meeple by the kind of its
## region; `$kind` is the kind of a region; `$sum` is a value and what ghosts cost of it, such as "8 − 2 = 6"

rival-kind =
    { $kind ->
        [road] route
        [city] ville
        [monastery] abbaye
        [castle] château
        [cemetery] cimetière
       *[field] pré
    }
rival-kind-first =
    { $kind ->
        [road] Route
        [city] Ville
        [monastery] Abbaye
        [castle] Château
        [cemetery] Cimetière
       *[field] Pré
    }
rival-role =
    { $role ->
        [guard] sentinelle
        [abbot] abbé
        [road] voleur
        [city] chevalier
        [monastery] moine
        [castle] châtelain
        [cemetery] gardien
       *[field] paysan
    }
rival-a-role =
    { $role ->
        [guard] une sentinelle
        [abbot] l’abbé
        [road] un voleur
        [city] un chevalier
        [monastery] un moine
        [castle] un châtelain
        [cemetery] un gardien
       *[field] un paysan
    }
rival-in-a-region =
    { $kind ->
        [road] sur une route
        [city] dans une ville
        [monastery] dans une abbaye
        [castle] dans un château
        [cemetery] dans un cimetière
       *[field] dans un pré
    }
rival-whose = { $role ->
        [guard] la sentinelle
        [abbot] l’abbé
        [road] le voleur
        [city] le chevalier
        [monastery] le moine
        [castle] le châtelain
        [cemetery] le gardien
       *[field] le paysan
    } ({ $name })
rival-share = { $name } { $sum }
rival-share-outnumbered = { $name } en minorité
rival-brings = { $points } pour { $name }
rival-book-name = Carcassonne
rival-whereabouts = Carcassonne, tour { $turn } sur { $of }
rival-winners =
    { $winners ->
        [1] { $names } a gagné
       *[other] { $names } ont gagné ensemble
    }
rival-face-monastery = abbaye
rival-face-city-with-shield = ville avec blason
rival-todo-draw-in = { $name }, quel meeple cède un fantôme au cercle ?
rival-todo-take-from-circle = { $name }, quel cercle libère un fantôme ?
rival-todo-haunt-opponent = { $name }, donnez un fantôme à un meeple adverse
rival-todo-haunt-own = { $name }, lequel de vos meeples prend le fantôme ?
rival-todo-place-guard = { $name }, posez une sentinelle sur la tuile ou passez
rival-todo-place-or-recall = { $name }, posez un meeple, rappelez l’abbé ou passez
rival-todo-over = La dernière tuile est posée
rival-choice-recall = Rappeler l’abbé
rival-choice-no-meeple = Sans meeple
rival-choice-region = { rival-kind-first } : { $brings }
rival-tip-region = { rival-kind-first } de { tiles-with-shields }, { $state }
rival-tip-centre = { rival-kind-first }, { $squares ->
        [0] toutes les cases autour remplies
        [one] { $squares } case vide autour
       *[other] { $squares } cases vides autour
    }
rival-tip-field =
    { $cities ->
        [0] Pré, ne nourrit encore aucune ville terminée
        [one] Pré, nourrit { $cities } ville : { points }
       *[other] Pré, nourrit { $cities } villes : { points }
    }
rival-tip-mist = Brouillard de { tiles }, { $state }{ $ghosts ->
        [0] { "" }
        [one] , { $ghosts } fantôme dans un cercle
       *[other] , { $ghosts } fantômes dans des cercles
    }
rival-tip-mist-finished = terminé
rival-tip-mist-broken = { $open }, percé, d’où sa couleur sombre
rival-tip-mist-never = ne sera jamais terminé, d’où sa couleur sombre
rival-tip-nobody = personne
rival-tip-free = libre, vaut { $points } maintenant
rival-tip-points = points à ce stade : { $shares }
rival-tip-guard = rapportera une sentinelle à { $name }
rival-follows-chased = troisième fantôme : { $whose } rentre
rival-follows-chased-more = trois fantômes reviennent, aucun point
rival-follows-ghost =
    { $nth ->
        [1] premier fantôme pour { $whose }
       *[2] deuxième fantôme pour { $whose }
    }
rival-follows-ghost-more =
    { $left ->
        [1] encore un et il rentre
       *[other] il coûte 2 points à l’évaluation, 1 à la fin
    }
rival-follows-ghost-farmer = il coûte 1 point à la fin
rival-follows-drawn-in = le cercle débarrasse { $whose } d’un fantôme
rival-follows-drawn-in-more =
    { $left ->
        [0] il n’en garde aucun
       *[other] il en garde { $left }
    }
rival-follows-taken = un fantôme quitte ce brouillard pour un meeple adverse
rival-follows-taken-more =
    { $left ->
        [0] ses cercles sont alors vides
       *[other] encore { $left } dans ses cercles
    }
rival-follows-farmer =
    { $cities ->
        [0] { rival-role } : encore aucune ville terminée
        [one] { rival-role } : nourrit { $cities } ville, { points } jusqu’ici
       *[other] { rival-role } : nourrit { $cities } villes, { points } jusqu’ici
    }
rival-follows-keeper =
    { $squares ->
        [0] { rival-role } : aussitôt une sentinelle
        [one] { rival-role } : une sentinelle après { $squares } case de plus
       *[other] { rival-role } : une sentinelle après { $squares } cases de plus
    }
rival-follows-scores = { rival-role } : { $kind ->
        [road] la route est terminée
        [city] la ville est terminée
        [monastery] l’abbaye est terminée
        [castle] le château est terminé
        [cemetery] le cimetière est terminé
       *[field] le pré est terminé
    }, { points } aussitôt
rival-follows-stands = { rival-role } : { $kind ->
        [road] la route inachevée
        [city] la ville inachevée
        [monastery] l’abbaye inachevée
        [castle] le château inachevé
        [cemetery] le cimetière inachevé
       *[field] le pré
    } vaut { $points }
rival-follows-stays = y reste jusqu’à la fin
rival-follows-stays-unless = y reste jusqu’à la fin, ou jusqu’au troisième fantôme
rival-follows-guard = aucun fantôme ne va à une sentinelle
rival-follows-recalled = l’abbé rentre : { $sum }
rival-range = { $least } à { $most }
rival-ahead-last-tile = La dernière tuile : puis le décompte final
rival-ahead-completes = { $kind ->
        [road] Route terminée
        [city] Ville terminée
        [monastery] Abbaye terminée
        [castle] Château terminé
        [cemetery] Cimetière terminé
       *[field] Pré terminé
    } : { $shares }
rival-ahead-completes-free = Termine { $kind ->
        [road] une route libre
        [city] une ville libre
        [monastery] une abbaye libre
        [castle] un château libre
        [cemetery] un cimetière libre
       *[field] un pré libre
    } : l’un de vos meeples marque { $points }
rival-ahead-completes-nothing = Termine { $kind ->
        [road] une route libre
        [city] une ville libre
        [monastery] une abbaye libre
        [castle] un château libre
        [cemetery] un cimetière libre
       *[field] un pré libre
    }
rival-ahead-free-cemetery = Termine un cimetière libre : un gardien rapporte une sentinelle
rival-ahead-guard = Cimetière terminé : une sentinelle pour { $name }
rival-ahead-extends = Prolonge le brouillard : { $most ->
        [1] { $ghosts } fantôme à donner
       *[other] { $ghosts } fantômes à donner
    }
rival-ahead-breaks = Perce le brouillard : { $most ->
        [1] { $ghosts } fantôme pour vous
       *[other] { $ghosts } fantômes pour vous
    }
rival-ahead-released =
    { $most ->
        [1] { $ghosts } fantôme des cercles ne trouve personne
       *[other] { $ghosts } fantômes des cercles ne trouvent personne
    }
rival-ahead-no-rival = Prolonge le brouillard, mais sans adversaire à hanter
rival-ahead-extends-empty = Prolonge le brouillard, mais la réserve est vide
rival-ahead-no-own = Perce le brouillard, mais vous n’avez aucun meeple à hanter
rival-ahead-breaks-empty = Perce le brouillard, mais la réserve est vide
rival-ahead-grows = { $kind ->
        [road] La route
        [city] La ville
        [monastery] L’abbaye
        [castle] Le château
        [cemetery] Le cimetière
       *[field] Le pré
    } grandit : vaut { $points } jusqu’ici
rival-ahead-grows-of = { $kind ->
        [road] La route
        [city] La ville
        [monastery] L’abbaye
        [castle] Le château
        [cemetery] Le cimetière
       *[field] Le pré
    } ({ $names }) grandit : vaut { $points } jusqu’ici
rival-ahead-majority = { $leaders ->
        [0] Plus personne
        [1] { $names } mène
       *[other] { $names } sont à égalité
    } { $kind ->
        [road] sur la route
        [city] dans la ville
        [monastery] dans l’abbaye
        [castle] dans le château
        [cemetery] dans le cimetière
       *[field] dans le pré
    }
rival-ahead-field =
    { $cities ->
        [0] Le pré ({ $names }) ne nourrit encore aucune ville terminée
        [one] Le pré ({ $names }) nourrit { $cities } ville : { $points }
       *[other] Le pré ({ $names }) nourrit { $cities } villes : { $points }
    }
rival-ahead-field-reaches = Le pré ({ $names }) touche une ville inachevée
rival-ahead-surrounded =
    { $squares ->
        [one] { rival-kind-first } : encore { $squares } case vide
       *[other] { rival-kind-first } : encore { $squares } cases vides
    }
rival-ahead-surrounded-of =
    { $squares ->
        [one] { rival-kind-first } ({ $names }) : encore { $squares } case vide
       *[other] { rival-kind-first } ({ $names }) : encore { $squares } cases vides
    }
rival-ahead-drawn-in =
    { $ghosts ->
        [1] Attire un fantôme d’un meeple voisin
       *[other] Attire { $ghosts } fantômes de meeples voisins
    }
rival-ahead-filled =
    { $circles ->
        [1] La réserve remplit un cercle
       *[other] La réserve remplit { $circles } cercles
    }
rival-ahead-empty =
    { $circles ->
        [1] Un cercle reste vide pour de bon
       *[other] { $circles } cercles restent vides pour de bon
    }
rival-ahead-stay =
    { $ghosts ->
        [0] Aucun ne reste dans les cercles de ce brouillard
       *[other] Encore { ghosts } dans les cercles de ce brouillard
    }
rival-ahead-stay-broken = Ce qui y reste vient à vous
rival-ahead-ghosts-with = Alors { ghosts } avec { $whose }
rival-ahead-worth-instead = { $name } aurait { $sum } pour { $kind ->
        [road] la route
        [city] la ville
        [monastery] l’abbaye
        [castle] le château
        [cemetery] le cimetière
       *[field] le pré
    }
rival-ahead-goes-home = Rentre sans aucun point : { $whose }
rival-ahead-come-back = 3 fantômes reviennent : réserve { $supply }
rival-ahead-free-for-you = { $kind ->
        [road] La route
        [city] La ville
        [monastery] L’abbaye
        [castle] Le château
        [cemetery] Le cimetière
       *[field] Le pré
    } est libre : l’un de vos meeples y marquerait { $points }
rival-ahead-free = { $kind ->
        [road] La route
        [city] La ville
        [monastery] L’abbaye
        [castle] Le château
        [cemetery] Le cimetière
       *[field] Le pré
    } est libre
rival-ahead-guard-at-once = Rapporte aussitôt une sentinelle
rival-ahead-guard-later =
    { $squares ->
        [one] Rapporte une sentinelle après { $squares } case de plus
       *[other] Rapporte une sentinelle après { $squares } cases de plus
    }
rival-ahead-open-cities =
    { $cities ->
        [one] { $cities } autre ville n’est pas terminée
       *[other] { $cities } autres villes ne sont pas terminées
    }
rival-ahead-at-once = { $kind ->
        [road] La route est terminée
        [city] La ville est terminée
        [monastery] L’abbaye est terminée
        [castle] Le château est terminé
        [cemetery] Le cimetière est terminé
       *[field] Le pré est terminé
    } : { points } aussitôt
rival-ahead-so-far = { $kind ->
        [road] La route inachevée
        [city] La ville inachevée
        [monastery] L’abbaye inachevée
        [castle] Le château inachevé
        [cemetery] Le cimetière inachevé
       *[field] Le pré
    } vaut { $points }
rival-ahead-last-guard = Votre dernière sentinelle
rival-ahead-last-meeple = Votre dernier meeple
rival-ahead-ghosts-return = Retour de { ghosts }
rival-log-chased = Troisième fantôme : { $whose } rentre
rival-log-placed =
    { $role ->
        [field] { $name } a couché un paysan dans un pré
       *[other] { $name } a posé { rival-a-role } { rival-in-a-region }
    }
rival-log-only-tile = { $name } n’a posé qu’une tuile
rival-log-no-meeple-left = { $name } n’a plus de meeple à poser
rival-log-recalled = { $name } a rappelé l’abbé : { $sum }
rival-log-completed = { $name } a terminé { $kind ->
        [road] une route
        [city] une ville
        [monastery] une abbaye
        [castle] un château
        [cemetery] un cimetière
       *[field] un pré
    } ({ $owners })
rival-log-scored = { $name } : { rival-kind } { $sum }
rival-log-outnumbered = { $name } : { rival-kind }, en minorité
rival-log-guard-came =
    { $left ->
        [0] { $name } a reçu sa dernière sentinelle mise de côté
       *[other] { $name } a reçu une sentinelle, encore { $left } de côté
    }
rival-log-finally-scored = { $name } à la fin : { rival-kind } { $sum }
rival-log-given =
    { $ghosts ->
        [1] { $name } a donné un fantôme à { $to } : { $meeples }
       *[other] { $name } a donné { $ghosts } fantômes à { $to } : { $meeples }
    }
rival-log-taken =
    { $ghosts ->
        [1] { $name } a percé le brouillard et pris un fantôme : { $meeples }
       *[other] { $name } a percé le brouillard et pris { $ghosts } fantômes : { $meeples }
    }
rival-log-drawn-in =
    { $ghosts ->
        [1] { $name } a posé un cercle : il a attiré un fantôme
       *[other] { $name } a posé des cercles : { $ghosts } fantômes attirés
    }
rival-log-filled =
    { $ghosts ->
        [1] { $name } a rempli un cercle avec la réserve
       *[other] { $name } a rempli { $ghosts } cercles avec la réserve
    }
rival-log-released =
    { $ghosts ->
        [1] Un fantôme des cercles n’a trouvé personne
       *[other] { $ghosts } fantômes des cercles n’ont trouvé personne
    }
rival-refusal-first-draw-in = choisissez d’abord le meeple dont le cercle magique attire le fantôme
rival-refusal-first-take-from-circle = choisissez d’abord le brouillard dont un cercle libère un fantôme
rival-refusal-first-haunt-opponent = donnez d’abord le fantôme à un meeple adverse
rival-refusal-first-haunt-own = donnez d’abord le fantôme à l’un de vos meeples
rival-refusal-not-to-draw-in = Aucun fantôme à attirer ici : le cercle atteint les huit cases autour de lui
rival-refusal-not-to-take = Aucun fantôme ne peut quitter un cercle ici : seulement dans le brouillard que votre tuile a prolongé
rival-refusal-nobody-there = Il n’y a ici aucun meeple à qui donner le fantôme
rival-refusal-guard = Il y a une sentinelle ici, et aucun fantôme ne va à une sentinelle
rival-refusal-own-meeple = Votre tuile a prolongé le brouillard : le fantôme va à un meeple adverse
rival-refusal-opponents-meeple = Votre tuile a percé le brouillard : le fantôme va à l’un de vos meeples
rival-refusal-no-meeple-left = Vous n’avez plus de meeple ordinaire en main
rival-refusal-no-guard-left = Vous n’avez plus de sentinelle en main
rival-refusal-no-abbot-left = Votre abbé n’est pas en main
rival-refusal-not-on-mist = Aucun meeple sur le brouillard lui-même, seulement sur ce qui est dessous ou à côté
rival-refusal-no-farmers = On joue cette partie sans paysans
rival-refusal-abbot-elsewhere = L’abbé ne va que dans les abbayes
rival-refusal-occupied = Il y a déjà quelqu’un dans cette zone, peut-être à l’autre bout
rival-refusal-no-abbot = Votre abbé n’est dans aucune abbaye inachevée : vous ne pouvez pas le rappeler
rival-refusal-not-due = Cette zone n’attend pas d’évaluation

## Phases and what the banner offers

step-tile = Tuile
step-burial = Enterrement
step-ghosts = Fantômes
step-eloise = Éloïse
step-meeple = Meeple
step-score = Points
step-hound = Chien
step-face-down = Face cachée
banner-menu = menu
banner-other-colour = autre couleur
banner-take-back = annuler
banner-no-meeple = sans meeple
banner-whole-board = plateau entier
banner-hint = conseil
banner-rule = règle

## The tile in hand

hand-heading = En main
hand-tile-on-board = La tuile est sur le plateau
hand-laid-this-turn = posée ce tour-ci
hand-next-meeple = le meeple à poser
hand-drag-meeple = Le meeple à poser : glissez-le sur le plateau
hand-being-painted = La tuile se peint
hand-name = La tuile en main : glissez-la sur le plateau
hand-turn-left = Tourner à gauche
hand-turn-right = Tourner à droite
hand-no-way-here = { $why }, et aucune rotation n’y change rien
hand-no-square = La tuile n’est encore sur aucune case : amenez-la d’abord sur une case éclairée, avec la souris ou les flèches
hand-one-way-here = La tuile ne va ici que dans ce sens
hand-one-way-anywhere = La tuile ne va que dans ce sens
hand-right-click = clic droit : tourner
hand-edges = Les bords blancs d’une tuile sont embrumés

## Who sits at the table

players-heading = À la table
players-in-hand = { $name } : { $left } en main ({ colour })
players-several-colours = La couleur encadrée est posée ensuite ; cliquez sur une autre pour la prendre. Des couleurs différentes dans une zone multiplient ses points.
players-next = Le { $colour } est posé ensuite

## The ghosts of the supply

supply-heading = Fantômes en réserve
supply-told = Un fantôme qui vient dans le pays quitte cette étagère. S’il doit en venir un et qu’il n’en reste pas, la partie est perdue.
supply-haunting = { $out } sur { $of } { $out ->
        [one] hante
       *[other] hantent
    } le pays
supply-too-many = Il en faudrait { $ghosts } : c’est trop
supply-would-take-none = Cette tuile n’en prendrait aucun
supply-would-take = Cette tuile en prendrait { $ghosts }
supply-before-eloise = { $before } devant Éloïse
supply-round-eloise = { $before } devant Éloïse, { $behind } derrière
supply-eloise-with = Éloïse est avec le { colour }
supply-eloise-waits = Éloïse attend un meeple
supply-eloise-asking = Qui Éloïse rejoint-elle ?

## The piles

piles-name = Les tuiles encore à venir ({ $key })
piles-heading = Pile
piles-goal = Objectif
piles-last-tile-drawn = La dernière tuile est piochée
piles-tiles-left =
    { $tiles ->
        [one] { $tiles } tuile restante
       *[other] { $tiles } tuiles restantes
    }
piles-of = sur { $tiles }
piles-active =
    { $tiles ->
        [0] Pile { $pile } : la dernière tuile est piochée
       *[other] Pile { $pile } : { tiles }
    }
piles-to-go = { $target } à { $at } : encore { points }
piles-each-to-go = { $target } à { $at } : encore { $points }

## The score track

score-level = Niveau { $level }
score-of = sur { $goal }
score-of-on-lap = { $goal }, boucle { $lap }
score-all-to = tous à { $goal }
score-lap = ×{ $lap }
score-marker = marqueur { colour } : { points }
score-marker-on-lap = marqueur { colour } : { $points } points, boucle { $lap }
score-goal = L’objectif : { $goal }
score-told = Les points de tous ensemble : { $total }. La partie est gagnée avec { $goal }.
score-hound-waits = { hound } attend à { $points }
score-hound-with = { hound } est avec le { colour }
score-hound-left = { hound } a quitté la partie

## Not saved, and the menu at the table

not-saved = non enregistré
not-saved-why = { $why } Nouvel essai à chaque décision.
menu-heading = Une pause
menu-hint = La partie est enregistrée après chaque coup
menu-hint-lesson = Une leçon peut être quittée, puis reprise plus tard
menu-continue = Continuer
menu-hint-of-guide = Demander au guide
menu-was-that-good = Était-ce bien joué ?
menu-take-back = Annuler
menu-redo = Rétablir
menu-rules-of-spell-circles = Règles des cercles magiques
menu-mouse-and-keys = Souris et clavier
menu-settings = Réglages
menu-friends = Jouer avec des amis
menu-begin-again = Recommencer
menu-save-and-leave = Enregistrer, retour à l’accueil
menu-quit = Quitter

## The competitive game: panels

rival-panel-rules = Comment jouer
rival-panel-points = points
rival-panel-thinks = { $name } réfléchit
turn-plays = { $name } joue…
rival-panel-computer = L’ordinateur joue pour { $name }
rival-panel-ordinary =
    { $left ->
        [one] { $name } : { $left } meeple ordinaire en main
       *[other] { $name } : { $left } meeples ordinaires en main
    }
rival-panel-guards =
    { $left ->
        [one] { $name } : { $left } sentinelle en main
       *[other] { $name } : { $left } sentinelles en main
    }
rival-panel-abbot =
    { $left ->
        [0] { $name } : l’abbé est sur le plateau
       *[other] { $name } : l’abbé est en main
    }
rival-panel-score =
    { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }
rival-panel-score-on-lap = { $name } : { $points } points, boucle { $lap }
rival-panel-if-over = { $now }. Si la partie finissait maintenant : { $points }.
rival-panel-reserve =
    { $left ->
        [0] { $name } : aucune sentinelle de côté
        [one] { $name } : { $left } sentinelle de côté ; un cimetière l’apporte
       *[other] { $name } : { $left } sentinelles de côté ; des cimetières les apportent
    }
rival-panel-ghosts = { $name } : { $ghosts ->
        [one] { $ghosts } fantôme avec ses meeples
       *[other] { $ghosts } fantômes avec ses meeples
    }
rival-panel-take-ordinary = meeple
rival-panel-take-guard = sentinelle
rival-panel-take-abbot = abbé
rival-supply-told = Le brouillard envoie les fantômes de cette étagère aux meeples. S’il en faut un et qu’il n’en reste plus, aucun ne vient.
rival-panel-ghosts-out = Sortis : { $out } sur { $of }
rival-panel-ghosts-stay = Aucun fantôme ne bouge
rival-panel-ghosts-leave =
    { $taken ->
        [one] { $taken } irait à un meeple
       *[other] { $taken } iraient à des meeples
    }
rival-panel-ghosts-return = Retours : { $back }
rival-panel-ghosts-leave-and-return = Départs : { $taken }, retours : { $back }
rival-panel-tiles = Tuiles
rival-panel-tiles-set-aside =
    { $tiles ->
        [one] { $tiles } n’allait nulle part : hors jeu
       *[other] { $tiles } n’allaient nulle part : hors jeu
    }
rival-panel-tiles-in-supply =
    { $tiles ->
        [one] { $tiles } tuile à piocher
       *[other] { $tiles } tuiles à piocher
    }
rival-panel-if-tile = Si elle est posée ici
rival-panel-if-ghost = Si le fantôme va ici
rival-panel-if-ghost-leaves = Si ce fantôme part
rival-panel-if-abbot = Si l’abbé se pose ici
rival-panel-if-guard = Si la sentinelle se pose ici
rival-panel-if-meeple = Si le meeple se pose ici
rival-panel-if-scored = Si l’on évalue ceci ensuite
rival-panel-if-nothing = rien ne bouge

## The book: contents and buttons

book-page = Page { $page } sur { $pages }
book-previous = Précédent
book-search = Chercher une règle
book-nothing-found = Aucune règle ne contient ces mots.
book-more-above = … { $rules } de plus au-dessus
book-more-below = … { $rules } de plus au-dessous
book-found = { $rules ->
    [0] Aucun passage
    [one] Un passage
   *[other] { $rules } passages
}
book-our-ruling = { $mark } notre décision
book-chapter-land = Le pays
book-chapter-levels = Les niveaux
book-chapter-expansion = L’extension
book-chapter-controls = Souris et clavier
book-land-heading = Tuiles, routes, villes
book-land-what = ce qui doit correspondre, ce qui est terminé
book-meeples-heading = Meeples
book-meeples-what = où ils peuvent aller, et comment ils comptent
book-mist-heading = Brouillard
book-mist-what = quand une nappe se dissipe, et quand elle ne le peut plus
book-turn-heading = À votre tour
book-table-heading = À la table
book-reading-heading = Dans ce livre
book-controls-what = souris et clavier
rules-how-to-play = comment jouer
rules-what-is-new = du nouveau

## The book: the land

book-edges-heading = Des bords assortis
book-edges-text = Posez votre tuile à côté d’une autre. Sur chaque bord que deux tuiles partagent, la route doit rejoindre la route, la ville la ville, et le pré le pré. Le brouillard n’y compte pas : une route peut sortir du brouillard à l’air clair.
book-finished-road-heading = Une route terminée
book-finished-road-text = Une route est terminée quand ses deux bouts sont fermés : par un village, une ville, un château, un cimetière, la ruine ou un croisement, ou quand elle forme une boucle.
book-finished-city-heading = Une ville terminée
book-finished-city-text = Une ville est terminée quand ses murs en font tout le tour et qu’il n’y reste aucun trou. Une tuile qu’elle couvre à deux endroits compte une fois. Chacune des quatre cases de la tuile de départ compte comme une tuile.
book-one-meeple-heading = Un meeple par zone
book-one-meeple-text = Un meeple se pose sur une route, dans une ville ou dans le château de la tuile que l’on vient de poser, et seulement si personne n’est déjà sur cette route ou dans cette ville, même à l’autre bout. Jamais dans un pré, sur un cimetière ou sur le brouillard lui-même.
book-counting-heading = Compter ensemble
book-counting-text = Deux zones occupées peuvent se rejoindre. Toute leur valeur compte alors une fois par couleur présente : une ville qui vaut 12 rapporte 24 avec rouge et jaune. Deux meeples d’une même couleur comptent une fois.
book-home-heading = De retour
book-home-text = Une fois la zone évaluée, tous ses meeples rentrent chez leurs joueurs, même si vous avez préféré les fantômes aux points. Une zone terminée mais vide ne rapporte rien.
book-several-heading = Plusieurs à la fois
book-several-text = Si une tuile termine plusieurs zones, vous choisissez leur ordre ; la question ne vient que si cela peut compter. Pour chacune, vous choisissez ce que vous prenez.
book-bank-heading = Quand une nappe se dissipe
book-bank-text = Chaque bord embrumé d’une nappe doit toucher un autre bord embrumé. Ici, un bord est encore ouvert, près du trou : une tuile avec du brouillard de ce côté ferme la nappe. Ses fantômes rentrent avant que de nouveaux ne viennent.
book-never-heading = Quand ce n’est plus possible
book-never-text = Là où un bord embrumé touche un bord clair, comme à gauche, la nappe ne peut plus se dissiper, et son brouillard s’assombrit. Ses fantômes ne partent que si vous en renvoyez au lieu de prendre des points, si un chien vient, ou vers un cercle magique.
book-covered-heading = Ce que couvre le brouillard
book-covered-text = En main, les bords embrumés d’une tuile sont blancs. Le brouillard couvre les routes et les prés, jamais une ville. Une route qu’il couvre est une route comme les autres. Là où une ville coupe le brouillard d’une tuile, chaque part compte pour elle-même ; s’il vient un fantôme de moins, vous choisissez où.†

## The book: in detail

book-chapter-details = En détail
book-before-heading = Avant la partie
book-before-what = ce qui est prêt à chaque niveau
book-order-heading = L’ordre d’un tour
book-order-what = ce qui vient d’abord, et ensuite
book-ghosts-heading = Brouillard et fantômes
book-ghosts-what = combien de fantômes viennent, et quand c’est trop
book-scoring-heading = L’évaluation
book-scoring-what = ce qui compte, et des fantômes au lieu de points
book-end-heading = La fin de la partie
book-end-what = la victoire, et les tuiles épuisées
book-cemeteries-heading = Cimetières ouverts
book-cemeteries-what = aux niveaux II à IV seulement
book-burials-heading = Enterrements
book-burials-what = dès le niveau II
book-haunted-heading = Cimetières hantés
book-haunted-what = aux niveaux V et VI seulement
book-hounds-heading = Rufus et Ronja
book-hounds-what = dès le niveau III
book-markers-heading = Les trois marqueurs
book-markers-what = au niveau VI seulement
book-circles-heading = Cercles en détail
book-circles-what = comment ils se remplissent, ce qu’ils retiennent
book-eloise-heading = Éloïse en détail
book-eloise-what = la chatte des cercles magiques
book-before-tiles-heading = Tuiles
book-before-tiles-text = La tuile de départ est au milieu dès le début. Au niveau I, il y en a 50 autres, sans châteaux ni cimetières ; dès le niveau II, 60, dont cinq de chaque. Dès le niveau III, elles forment trois piles de 20.
book-before-ghosts-heading = Fantômes
book-before-ghosts-text = Il y a 15 fantômes, mais 13 aux niveaux IV et V, et 12 au niveau VI. Trois sont dès le début sur la tuile de départ, là où elle montre des fantômes. Les autres sont votre réserve.
book-before-meeples-heading = Meeples
book-before-meeples-text = De trois à cinq, chacun a une couleur, avec cinq meeples. À deux, chacun a deux couleurs, et seul, on en a quatre, avec trois meeples par couleur ; à chaque tour, on se sert alors de n’importe laquelle des siennes.
book-before-score-heading = Score et premier tour
book-before-score-text = Jusqu’au niveau V, un meeple d’une couleur que personne ne joue marque votre score, à partir de 0. La piste est un anneau de 50 cases : 50 est là où est 0, et une nouvelle boucle débute. Le premier joueur commence, puis chacun à son tour.
book-order-draw-heading = Piocher et poser
book-order-draw-text = Piochez une tuile et posez-la, tournée à votre gré, sur une case vide ; un de ses bords au moins doit toucher une tuile face visible. Si elle ne va nulle part, elle sort du jeu, et vous en piochez une autre dans la même pile.†
book-order-start-heading = La tuile de départ
book-order-start-text = Autour, elle a huit bords comme les autres. À l’intérieur, ville, route et brouillard passent d’une case à l’autre.† La ruine du milieu termine les routes et sépare les prés ; elle n’est jamais occupée, terminée ni évaluée.
book-order-after-heading = Après la tuile
book-order-after-text = D’abord, les nappes terminées se dissipent. Puis on enterre un meeple dans les cimetières fermés, et les fantômes viennent. Puis vous pouvez poser un meeple de votre réserve sur la tuile. Enfin, les zones qu’elle termine sont évaluées.
book-order-last-heading = À la fin d’un tour
book-order-last-text = Après les évaluations et les chiens, Éloïse change de meeple si le sien a été évalué. Puis, aux niveaux V et VI, une tuile est posée face cachée si un cimetière est ouvert. Alors seulement, on regarde si une pile est vide.
book-ghosts-home-heading = Les nappes et leurs parts
book-ghosts-home-text = Une tuile peut terminer plusieurs nappes : toutes se dissipent avant toute autre chose, sans points. Si une ville coupe en parts le brouillard d’une tuile, seuls rentrent les fantômes des parts d’une nappe terminée.†
book-ghosts-come-heading = Combien il en vient
book-ghosts-come-text = Une tuile amène autant de fantômes qu’elle en montre dans du brouillard inachevé, même s’il ne peut plus être terminé. Sans brouillard, elle n’en amène aucun. Les parts de son brouillard qu’elle termine elle-même n’en amènent pas.†
book-ghosts-fewer-heading = Un de moins
book-ghosts-fewer-text = Il vient un fantôme de moins si un bord embrumé de la tuile touche du brouillard du plateau : un seul, quoi qu’elle prolonge, et jamais moins de zéro. Une nappe ainsi terminée compte aussi, comme une qui ne peut plus l’être.†
book-ghosts-many-heading = L’ordre, et les fantômes en trop
book-ghosts-many-text = S’il en faut plus que la réserve n’en a, vous perdez aussitôt. On les compte tous avant d’en bouger un.† D’abord ceux que les cercles attirent, puis ceux que la réserve y met, ceux de la tuile, d’un cimetière ouvert, d’un cimetière hanté.†
book-scoring-worth-heading = La valeur d’une zone
book-scoring-worth-text = Une route ou une ville compte une tuile une fois, même si elle la couvre deux fois ; de la tuile de départ, elle compte chaque case couverte. Les blasons aussi sont multipliés par le nombre de couleurs. Peu importe qui y a le plus de meeples.
book-scoring-castles-heading = Les châteaux, dès le niveau II
book-scoring-castles-text = Un château demande des tuiles face visible sur les huit cases autour. Chacune des neuf tuiles qui montre du brouillard compte, même sans fantôme, et même si sa nappe est terminée.
book-scoring-ghosts-heading = Des fantômes au lieu de points
book-scoring-ghosts-text = Vous avez ce choix à chaque évaluation, avec ou sans brouillard sur la tuile. Jusqu’à trois fantômes quittent une case, moins ou même aucun (« Rien ») à votre gré : d’où vous voulez dans son brouillard, ou d’un cimetière, jamais d’un cercle.
book-scoring-choice-heading = Un seul choix pour tous
book-scoring-choice-text = Le joueur dont c’est le tour choisit une fois pour toute la zone, pour toutes ses couleurs ensemble. Au niveau VI aussi.† Si une tuile termine plusieurs zones, chacune a sa propre évaluation, avec son propre choix.
book-end-victory-heading = La victoire
book-end-victory-text = Vous gagnez dès que vous atteignez ou dépassez l’objectif. Plus rien de ce qui restait à faire n’a lieu : ni points, ni chien, ni Éloïse.† Il n’y a pas de décompte final. L’écran de fin dit ce qui a terminé la partie.
book-end-tiles-heading = Plus de tuile
book-end-tiles-text = Aux niveaux I et II, vous perdez si un tour finit sans tuile à piocher ni objectif atteint. À tout niveau, vous perdez si une tuile ne va nulle part et que sa pile n’en a plus d’autre.†
book-end-piles-heading = Les piles, dès le niveau III
book-end-piles-text = Vous piochez dans une pile jusqu’à ce qu’elle soit vide. Vous perdez si elle est vide à la fin d’un tour sans que son objectif soit atteint. Si un chien vient, ce qu’il en reste va sur la pile suivante, où vous piochez alors.
book-end-last-heading = La dernière tuile d’une pile
book-end-last-text = Aux niveaux V et VI, la tuile posée face cachée peut être la dernière de sa pile.† Si l’objectif n’est pas atteint alors, vous perdez, après un enterrement si elle ferme un cimetière.† Si la pile est vide, aucune tuile n’est posée face cachée.†
book-cemeteries-lay-heading = Poser un cimetière
book-cemeteries-lay-text = Un cimetière se pose comme toute autre tuile, et rien d’autre n’arrive. Un meeple peut aller sur une route ou dans une ville de sa tuile, mais jamais sur le cimetière lui-même.
book-cemeteries-open-heading = Ouvert ou fermé
book-cemeteries-open-text = Il est ouvert tant qu’une des quatre cases voisines est vide, et se ferme dès qu’aucune ne l’est. Posé dans un trou, il se ferme aussitôt.† Alors ses fantômes rentrent dans la réserve, et plus aucun ne vient jamais sur lui.
book-cemeteries-more-heading = Un fantôme de plus
book-cemeteries-more-text = Chaque fois qu’au moins un fantôme vient dans le brouillard d’une tuile, un de plus va dans un cimetière ouvert : un seul, même si plusieurs sont ouverts ; vous choisissez lequel. Si le brouillard prolongé n’en laisse venir aucun, il n’en vient pas non plus ici.
book-burials-when-heading = Quand on enterre
book-burials-when-text = Dès qu’un cimetière se ferme, avant que les fantômes ne viennent et avant de poser un meeple. Une tuile qui ferme plusieurs cimetières enterre un meeple dans chacun. Aux niveaux V et VI, une tuile face cachée peut aussi en fermer un.
book-burials-who-heading = Qui est enterré
book-burials-who-text = Vous choisissez un meeple du plateau, de n’importe quelle couleur. Il est sur le cimetière jusqu’à la fin de la partie et ne revient jamais. Sa zone a un meeple de moins.
book-burials-animals-heading = Avec un chien ou Éloïse
book-burials-animals-text = Un chien qui est avec ce meeple quitte la partie sans points. Éloïse rejoint aussitôt un autre meeple ; s’il n’y en a pas d’autre sur le plateau, elle attend le prochain.†
book-burials-nobody-heading = Personne sur le plateau
book-burials-nobody-text = Alors on enterre un meeple d’une réserve : un du joueur dont c’est le tour, d’une de ses couleurs, ou s’il n’en a pas, un de n’importe qui.† Si aucune réserve n’en a, personne n’est enterré.†
book-haunted-lay-heading = Des fantômes autour
book-haunted-lay-text = Posez-le, et chaque tuile embrumée autour reçoit un fantôme, même si elle en a déjà ou si sa nappe est terminée ou ne peut plus l’être. Il va dans le brouillard, jamais dans un cercle. Entre plusieurs parts d’une tuile, vous choisissez.†
book-haunted-open-heading = Ouvert ou fermé
book-haunted-open-text = Il est ouvert jusqu’à ce que les huit cases autour portent une tuile, même face cachée ; alors un meeple est enterré. Posé dans un trou entre huit tuiles, il se ferme aussitôt.† Un cimetière hanté n’a jamais de fantômes.
book-haunted-night-heading = Une tuile face cachée
book-haunted-night-text = Si un cimetière est ouvert à la fin d’un tour, vous posez une tuile de la pile face cachée, sans la voir, sur une case vide autour d’un cimetière ouvert de votre choix : une par tour. Un coin suffit ; aucun bord ne doit toucher.†
book-haunted-never-heading = Ce qu’elle empêche
book-haunted-never-text = Elle va avec tout bord et ne termine rien, mais ferme des cimetières. Une route, une ville ou une nappe dont un bord la touche ne peut plus être terminée, ni un château qu’elle entoure. Près d’elle, une tuile doit aussi en toucher une face visible.
book-hounds-when-heading = Quand un chien vient
book-hounds-when-text = Dès que vos points atteignent ou dépassent sa case : une fois cette évaluation achevée, avant la suivante. Achevée veut dire que ses meeples sont rentrés et que les points d’un chien et d’Éloïse qui en font partie sont comptés.†
book-hounds-whom-heading = Qui il rejoint
book-hounds-whom-text = Il doit rejoindre un meeple du plateau, de n’importe quelle couleur, même si sa zone terminée attend encore son évaluation.† S’il n’y en a aucun, le chien quitte la partie. Le reste de la pile va tout de même sur la suivante.
book-hounds-ghosts-heading = Les fantômes qui partent
book-hounds-ghosts-text = Jusqu’à trois fantômes quittent chacune de deux cases au plus, la sienne ou l’une des huit autour ; ceux des cercles restent. Si une évaluation atteint les deux chiens, Rufus passe en entier avant Ronja ; un meeple peut avoir les deux.†
book-hounds-points-heading = Les points d’un chien
book-hounds-points-text = Ils viennent juste après l’évaluation de son meeple, quel que soit votre choix. Les fantômes renvoyés ne comptent plus. Pas de fantômes à la place. Rufus compte avant Ronja.† Ces points peuvent atteindre Ronja ou l’objectif.
book-markers-whose-heading = À qui ils sont
book-markers-whose-text = Trois de vos couleurs en ont un, tous à 0 ; vous choisissez lesquelles, mais à trois joueurs, chacun a le sien. De trois à cinq, un marqueur est l’un des cinq meeples de sa couleur : il en reste quatre. Sinon, il vient de la boîte.
book-markers-move-heading = Comment ils avancent
book-markers-move-text = Chaque couleur d’une zone fait avancer son marqueur de la valeur de la zone. Une couleur sans marqueur en fait avancer un seul, de votre choix, de toute cette valeur. Deux de ces couleurs peuvent prendre le même.
book-markers-reached-heading = Ce qui est atteint
book-markers-reached-text = Un chien ou l’objectif est atteint quand le dernier des trois marqueurs l’a atteint ou dépassé.
book-markers-animals-heading = Chiens et Éloïse
book-markers-animals-text = Les points d’un chien vont à la couleur du meeple avec lequel il était. Si elle n’a pas de marqueur, vous en choisissez un. Il en va de même pour les points d’Éloïse.†
book-circles-tiles-heading = Neuf tuiles
book-circles-tiles-text = Elles sont mêlées aux autres à tout niveau ; s’il y a trois piles, chacune a 23 tuiles. Chacune des neuf a du brouillard et un à trois cercles, et ne montre pas d’autres fantômes. Dans chaque cercle vient un fantôme.
book-circles-draw-heading = Comment ils attirent
book-circles-draw-text = D’abord viennent des fantômes des huit cases autour de la tuile, de cimetières aussi, jamais de cercles. Il doit en venir le plus possible.† La réserve fournit le reste ; si elle en a trop peu, la partie est perdue.
book-circles-hold-heading = Terminé ou jamais
book-circles-hold-text = Un cercle dans du brouillard que sa tuile termine n’attire rien et reste vide ; ceux des autres parts sont remplis. Dans une nappe qui ne peut plus être terminée, ils gardent leurs fantômes pour de bon. Aucun meeple ne s’y pose.
book-circles-count-heading = Ce qu’ils changent encore
book-circles-count-text = Prolonger le brouillard n’ôte aucun fantôme aux cercles.† Pour les points d’un chien, ceux-ci comptent aussi. Aux niveaux II à IV, une telle tuile n’amène un fantôme au cimetière que si au moins un est venu de la réserve dans un cercle.
book-eloise-before-heading = Avant sa venue
book-eloise-before-text = Sept fantômes de la réserve sont devant elle, les autres à part. On prend les siens d’abord, et tous ceux qui rentrent les rejoignent jusqu’à sa venue. Elle vient donc avec le dixième fantôme du plateau.
book-eloise-comes-heading = Elle vient
book-eloise-comes-text = Dès que le dernier des siens est pris, elle doit rejoindre un meeple du plateau, avant que vous n’en posiez un. S’il n’y en a pas, elle attend et rejoint le prochain. Dès lors, il n’y a plus qu’une réserve.
book-eloise-points-heading = Ses points
book-eloise-points-text = Ils viennent juste après l’évaluation de son meeple et les points d’un chien qui l’accompagne, quel que soit votre choix : 1 par fantôme dans un cercle, sur tout le plateau. Vous ne pouvez pas prendre des fantômes à la place.
book-eloise-moves-heading = Plus loin
book-eloise-moves-text = Si son meeple a été évalué, elle en rejoint un autre après toutes les évaluations et les chiens du tour. S’il est enterré, elle le fait aussitôt.† Sans meeple sur le plateau, elle attend le prochain. Elle reste jusqu’à la fin.

## The book and the cards: the levels

rules-mist-brings-ghosts-heading = Brouillard et fantômes
rules-mist-brings-ghosts-text = Une tuile avec du brouillard amène autant de fantômes qu’elle en montre. Si son brouillard prolonge celui du plateau, il en vient un de moins. S’il en faut plus qu’il n’en reste en réserve, la partie est perdue.
rules-banks-burn-off-heading = Nappes dissipées
rules-banks-burn-off-text = Le brouillard d’un seul tenant forme une nappe. Fermez-la tout autour, sans bord ouvert, et elle se dissipe : tous ses fantômes rentrent dans la réserve.
rules-meeples-earn-points-heading = Les meeples rapportent des points
rules-meeples-earn-points-text = Après la tuile, vous pouvez poser un meeple sur sa route ou dans sa ville. Une route terminée rapporte 1 point par tuile, une ville 2 par tuile et 2 par blason, fois le nombre de couleurs présentes. Vous comptez tous ensemble.
rules-points-or-peace-heading = Points ou paix
rules-points-or-peace-text = Au lieu des points d’une zone terminée, vous pouvez renvoyer jusqu’à trois fantômes d’une seule case, n’importe laquelle ; ou ne faire ni l’un ni l’autre. Le meeple rentre dans les deux cas.
rules-first-goal-heading = L’objectif
rules-first-goal-text = Vous gagnez en atteignant { $goal } points ensemble. La partie est perdue si la dernière tuile est posée avant, ou s’il reste trop peu de fantômes à faire venir.
rules-castles-heading = Châteaux
rules-castles-text = Un meeple peut aussi aller dans un château. Celui-ci est terminé quand les huit cases autour sont remplies, et rapporte 2 points pour chacune des neuf tuiles qui montre du brouillard.
rules-cemeteries-draw-ghosts-heading = Les cimetières attirent des fantômes
rules-cemeteries-draw-ghosts-text = Chaque fois que des fantômes viennent sur une tuile, un de plus va dans un cimetière encore ouvert, à votre choix.
rules-cemeteries-ask-heading = Les cimetières réclament leur dû
rules-cemeteries-ask-text = Un cimetière se ferme quand ses quatre cases voisines sont remplies. Ses fantômes rentrent, mais un meeple du plateau, de n’importe quelle couleur, y est enterré pour de bon.
rules-second-goal-heading = L’objectif
rules-second-goal-text = Atteignez { $goal } points avant que la dernière tuile ne soit posée.
rules-three-piles-heading = Trois piles, trois objectifs
rules-three-piles-text = Vous piochez dans une pile à la fois. La première doit vous mener à Rufus à { $rufus }, la deuxième à Ronja à { $ronja }, la troisième à l’objectif de { $goal }. Si une pile s’épuise trop tôt, la partie est perdue.
rules-hound-comes-heading = Un chien accourt
rules-hound-comes-text = Quand vous atteignez un chien, il rejoint un meeple du plateau. Choisissez deux cases, la sienne ou l’une des huit autour : jusqu’à trois fantômes quittent chacune d’elles. Le reste de la pile va sur la suivante.
rules-hound-goes-heading = Un chien s’en va
rules-hound-goes-text = Quand son meeple est évalué, le chien rapporte 1 point par fantôme sur tout le plateau, puis s’en va. Si son meeple est enterré, il part sans rien.
rules-fewer-ghosts-heading = Moins de fantômes
rules-fewer-ghosts-text = Il n’y a que { $ghosts } fantômes : la réserve est vite vide, et s’il doit alors en venir un de plus, la partie est perdue.
rules-longer-road-heading = Une route plus longue
rules-longer-road-text = Rufus attend à { $rufus }, Ronja à { $ronja }, et l’objectif est à { $goal }.
rules-rest-stays-heading = Le reste demeure
rules-rest-stays-text = Châteaux, cimetières, piles et chiens ne changent pas.
rules-cemetery-wakes-heading = Un cimetière éveille le brouillard
rules-cemetery-wakes-text = Quand on pose un cimetière, chaque tuile avec du brouillard parmi les huit cases autour reçoit un fantôme. Le cimetière lui-même n’en porte plus.
rules-night-swallows-heading = La nuit avale des tuiles
rules-night-swallows-text = Tant qu’un cimetière est ouvert, chaque tour finit avec une tuile de la pile, posée près de lui face cachée sans être vue. Routes, villes, châteaux et brouillard qui la touchent ne peuvent plus être terminés.
rules-closing-takes-eight-heading = Huit cases pour fermer
rules-closing-takes-eight-text = Un cimetière ne se ferme que si les huit cases autour sont remplies, tuiles face cachée comprises. Alors un meeple est enterré comme avant.
rules-targets-heading = Les objectifs
rules-targets-text = Rufus à { $rufus }, Ronja à { $ronja }, l’objectif à { $goal }, avec { $ghosts } fantômes.
rules-three-markers-heading = Trois marqueurs
rules-three-markers-text = Trois de vos couleurs ont chacune un marqueur. À l’évaluation, chaque couleur de la zone fait avancer le sien de la valeur de celle-ci ; une couleur sans marqueur en fait avancer un de votre choix.
rules-hindmost-heading = Seul le dernier compte
rules-hindmost-text = Rufus à { $rufus }, Ronja à { $ronja } et l’objectif à { $goal } ne sont atteints que lorsque les trois marqueurs y sont.
rules-points-of-hound-heading = Points d’un chien
rules-points-of-hound-text = Ils vont à la couleur du meeple avec lequel il était. Des fantômes au lieu des points : un seul choix pour toutes les couleurs.†
rules-sixth-ghosts-heading = Fantômes
rules-sixth-ghosts-text = Il y en a { $ghosts }. Les cimetières sont hantés comme avant.

## The book and the cards: the Spell Circles

rules-circles-draw-heading = Les cercles attirent des fantômes
rules-circles-draw-text = Neuf tuiles de plus portent des cercles magiques. Posez-en une, et chaque cercle attire un fantôme des huit cases autour de la tuile, à votre choix. S’il y en a trop peu, le reste vient de la réserve. Prolonger le brouillard n’y change rien.†{ $cemeteries ->
        [open] { " " }Un cimetière ouvert ne reçoit son fantôme que si l’un de ceux-ci vient de la réserve.
        [any] { " " }Là où les cimetières ne sont pas hantés, un cimetière ouvert ne reçoit son fantôme que si l’un de ceux-ci vient de la réserve.
       *[none] { "" }
    }
rules-circles-hold-heading = Les cercles les retiennent
rules-circles-hold-text = Ni évaluation, ni chien, ni autre cercle n’en fait ressortir un fantôme. Il ne rentre que quand sa nappe se dissipe. Si la tuile la dissipe aussitôt, le cercle reste vide. Aucun meeple ne se pose sur un cercle.
rules-eloise-leaves-heading = Éloïse quitte la réserve
rules-eloise-leaves-text = Sept fantômes sont devant elle. On les prend d’abord, et ceux qui rentrent les rejoignent. Quand le dernier est parti, elle rejoint un meeple du plateau, ou attend le prochain.
rules-eloise-brings-heading = Éloïse rapporte des points
rules-eloise-brings-text = Quand son meeple est évalué, elle ajoute 1 point par fantôme dans tous les cercles, quel que soit votre choix. Ensuite, ou quand son meeple est enterré, elle en rejoint un autre et reste jusqu’à la fin.†

## The book: mouse and keys

controls-mouse = souris
controls-keyboard = clavier
control-lay-what = poser la tuile
control-lay-mouse = la glisser de la main sur une case lumineuse, ou cliquer dessus
control-lay-keys = Tab ou flèches choisissent la case, Entrée ou Espace pose
control-turn-what = la tourner
control-turn-mouse = molette sur une case lumineuse, clic droit, flèches près de la main
control-turn-keys = [all Turn], [TurnBack] dans l’autre sens
control-put-meeple-what = poser un meeple
control-put-meeple-mouse = cliquer sur une place de la nouvelle tuile, ou y glisser un meeple en main
control-put-meeple-keys = Tab et Entrée ; [OtherPiece] prend un autre meeple
control-put-none-what = aucun meeple
control-put-none-mouse = cliquer sur « sans meeple »
control-put-none-keys = Espace
control-points-or-ghosts-what = points ou fantômes
control-points-or-ghosts-mouse = cliquer sur le choix ; cliquer sur les fantômes à renvoyer
control-points-or-ghosts-keys = 1 à 9 ; Tab et Entrée pour les fantômes
control-choose-what = enterrer, hanter, attirer, placer un chien ou Éloïse, poser face cachée
control-choose-mouse = cliquer sur ce qui brille ; le survol dit ce qui suit
control-choose-keys = Tab choisit, Entrée décide
control-take-back-what = annuler
control-take-back-mouse = cliquer sur « annuler »
control-take-back-keys = [all TakeBack]
control-do-again-what = rétablir
control-do-again-mouse = menu
control-do-again-keys = [Redo]
control-ask-what = demander au guide
control-ask-mouse = cliquer sur « conseil » ; menu
control-ask-keys = [Hint], [Judgement] juge le dernier choix
control-read-what = lire les règles
control-read-mouse = cliquer sur « ? », ou « Comment jouer » à l’accueil
control-read-keys = [Rule], ou menu
control-turn-pages-what = tourner les pages de ce livre
control-turn-pages-mouse = cliquer sur « Suivant » et « Précédent », ou une page de la liste
control-turn-pages-keys = flèches droite et gauche
control-search-what = trouver une règle
control-search-mouse = cliquer sur le champ au-dessus de la liste des pages
control-search-keys = taper un mot dans le livre ouvert
control-rule-what = la règle du moment
control-rule-mouse = cliquer sur « règle » du bandeau, ou « La règle » près d’un refus
control-rule-keys = [Rule]
control-look-round-what = parcourir le plateau
control-look-round-mouse = glisser le fond, ou tout avec le bouton central ou droit ou deux doigts ; molette ou pincement pour zoomer
control-look-round-keys = [PanUp] [PanLeft] [PanDown] [PanRight], [Nearer] et [Farther] pour zoomer
control-whole-board-what = le plateau entier
control-whole-board-mouse = cliquer sur « plateau entier »
control-whole-board-keys = [FitBoard]
control-whole-log-what = le journal entier
control-whole-log-mouse = y tourner la molette, ou cliquer dessus
control-whole-log-keys = Pg. préc., Pg. suiv., [Log]
control-tiles-to-come-what = tuiles à venir
control-tiles-to-come-mouse = cliquer sur les piles
control-tiles-to-come-keys = [Tiles]
control-menu-what = menu, réglages
control-menu-mouse = cliquer sur « menu »
control-menu-keys = Échap
control-full-screen-what = plein écran
control-full-screen-mouse = réglages
control-full-screen-keys = [all FullScreen]
control-silence-what = silence
control-silence-mouse = réglages
control-silence-keys = [Mute]
control-other-keys-what = autres touches, manette
control-other-keys-mouse = réglages, « Touches et manette »
control-other-keys-keys = Échap, puis Tab et Entrée
control-picture-what = enregistrer l’image d’une partie finie
control-picture-mouse = cliquer sur « enregistrer l’image »
control-picture-keys = [SavePicture]

## The competitive game: book

rival-book-game-heading = Le jeu
rival-book-game-what = le but, et un tour
rival-book-land-heading = Tuiles et prés
rival-book-land-what = ce qui doit correspondre, ce qui est terminé
rival-book-meeples-heading = Meeples et sentinelles
rival-book-meeples-what = où ils peuvent aller
rival-book-ghosts-heading = Fantômes
rival-book-ghosts-what = quand ils viennent, et ce qu’ils font
rival-book-regions-heading = Ce qui rapporte
rival-book-regions-what = toutes les sortes de zones
rival-book-scoring-heading = À qui les points
rival-book-scoring-what = majorité, fantômes et piste de score
rival-book-farmers-heading = Paysans
rival-book-farmers-what = ce qu’un pré rapporte
rival-book-end-heading = La fin
rival-book-end-what = ce que l’on compte alors
rival-book-abbot-heading = L’abbé
rival-book-abbot-what = un pion de plus pour chacun
rival-book-spell-circles-what = neuf tuiles de plus
rival-book-chapter-game = Le jeu
rival-book-chapter-points = Points
rival-book-chapter-options = Si vous voulez
rival-control-choose-what = donner un fantôme, choisir ce que l’on évalue d’abord
rival-book-rivals-heading = Chacun pour soi
rival-book-rivals-text = De deux à six, vous bâtissez un même pays, et chacun marque pour soi. Routes, villes, abbayes, châteaux et prés rapportent à qui y a le plus de meeples. À la dernière tuile, le meilleur score gagne.
rival-book-tile-heading = D’abord une tuile
rival-book-tile-text = Tous voient la tuile que vous piochez. Posez-la route contre route, mur contre mur, pré contre pré ; le brouillard n’a pas à correspondre. Si elle ne va nulle part, elle sort du jeu, et vous en piochez une autre.
rival-book-ghosts-come-heading = Puis les fantômes
rival-book-ghosts-come-text = Là où le brouillard touche le brouillard, un fantôme va à un meeple adverse. Là où il touche un bord clair, un fantôme vient à l’un des vôtres.
rival-book-then-meeple-heading = Puis un meeple
rival-book-then-meeple-text = Vous pouvez poser un meeple sur la nouvelle tuile : un ordinaire ou une sentinelle.
rival-book-then-points-heading = Puis les points
rival-book-then-points-text = Tout ce que la tuile a terminé est évalué aussitôt, et ses meeples rentrent. Puis le joueur suivant pioche une tuile.
rival-book-road-text = Une route est terminée quand ses deux bouts sont fermés : par un village, une ville, une abbaye, un château, un cimetière, la ruine au milieu du plateau ou un croisement. Une route en boucle est terminée aussi.
rival-book-fields-heading = Prés
rival-book-fields-text = Routes, villes et brouillard divisent le pays en prés. Un bord embrumé est au brouillard d’un coin à l’autre.†
rival-book-claim-heading = Premier arrivé
rival-book-claim-text = Posez votre meeple sur une route, dans un pré, une ville, une abbaye, un château ou un cimetière de la nouvelle tuile, mais seulement si personne n’est encore dans cette zone, même à l’autre bout. Jamais sur le brouillard ; sur une route qu’il couvre, oui.
rival-book-meet-heading = Rencontres
rival-book-meet-text = Deux zones occupées peuvent se rejoindre. C’est la seule façon d’entrer dans une zone où se tient déjà un adversaire.
rival-book-guards-heading = Sentinelles
rival-book-guards-text = Vous commencez avec cinq meeples ordinaires et deux sentinelles. Une sentinelle fait tout ce que fait un meeple et compte autant, mais aucun fantôme ne va à elle.
rival-book-reserve-heading = Mises de côté
rival-book-reserve-text = Trois autres sentinelles attendent à côté. Un cimetière terminé avec votre gardien en amène une dans votre main.
rival-book-extend-heading = Prolonger le brouillard
rival-book-extend-text = Si un bord embrumé de votre tuile touche du brouillard, vous le prolongez : un fantôme va à un meeple adverse de votre choix.
rival-book-break-heading = Percer le brouillard
rival-book-break-text = Si du brouillard touche un bord sans brouillard, sur l’une ou l’autre des deux tuiles, vous le percez : un fantôme vient à l’un de vos meeples. Une tuile peut faire les deux, chacun une fois ; le fantôme adverse d’abord.
rival-book-third-heading = Le troisième fantôme
rival-book-third-text = À son troisième fantôme, un meeple rentre, et ses fantômes retournent à la réserve. Rien n’est évalué. S’il n’y reste personne, la zone est libre, et votre nouveau meeple peut la prendre dans le même tour.
rival-book-cost-heading = Ce qu’ils coûtent
rival-book-cost-text = Chaque fantôme avec vos meeples dans une zone retire 2 points à son évaluation, et 1 point à la fin de la partie.
rival-book-none-heading = Quand aucun ne vient
rival-book-none-text = Il y a quinze fantômes. Si la réserve est vide, ou si personne n’a de meeple pouvant en recevoir un, aucun ne vient.
rival-book-roads-heading = Routes
rival-book-roads-text = Une route rapporte 1 point par tuile, terminée ou non.
rival-book-cities-heading = Villes
rival-book-cities-text = Une ville terminée rapporte 2 points par tuile et 2 par blason. Encore ouverte à la fin de la partie, elle en rapporte 1 pour chacun.
rival-book-monasteries-heading = Abbayes
rival-book-monasteries-text = Une abbaye est terminée quand les huit cases autour sont remplies, et rapporte 9 points. À la fin, une abbaye inachevée rapporte 1 point, et 1 de plus par case remplie.
rival-book-castles-heading = Châteaux
rival-book-castles-text = Un château aussi est terminé par ses huit cases. Il rapporte 2 points pour chacune des neuf tuiles qui montre du brouillard ; inachevé à la fin, 1 pour chacune.
rival-book-cemeteries-heading = Cimetières
rival-book-cemeteries-text = Un cimetière se termine de même. Il rapporte à son gardien non des points, mais une sentinelle mise de côté. Inachevé à la fin, il ne rapporte rien et ne coûte rien.
rival-book-majority-heading = Le plus de meeples
rival-book-majority-text = Qui a le plus de meeples dans une zone en reçoit toute la valeur. Une sentinelle compte comme les autres. À égalité, chacun la reçoit tout entière. Les autres ne gagnent ni ne perdent rien.
rival-book-own-ghosts-heading = Vos propres fantômes
rival-book-own-ghosts-text = Puis on retire 2 points par fantôme avec vos meeples dans cette zone ; ceux des autres ne vous regardent pas. Une évaluation peut vous coûter des points, mais aucun score ne descend sous zéro.
rival-book-order-heading = Plusieurs à la fois
rival-book-order-text = Si une tuile termine plusieurs zones, qui l’a posée choisit leur ordre.†
rival-book-ring-heading = Le tour de la piste
rival-book-ring-text = La piste est un anneau de cinquante cases. Un fanion sur votre marqueur dit combien de boucles il a faites.
rival-book-lying-heading = Couchés
rival-book-lying-text = Un meeple dans un pré est un paysan. Il y reste couché jusqu’à la fin de la partie, sauf si un troisième fantôme le chasse.
rival-book-feeds-heading = Les prés nourrissent les villes
rival-book-feeds-text = À la fin, un pré rapporte 3 points par ville terminée qu’il touche, peu importe qui l’a bâtie et qui y était. Une ville qui touche plusieurs prés compte pour chacun. Les villes ouvertes ne rapportent rien.
rival-book-most-farmers-heading = Le plus de paysans
rival-book-most-farmers-text = Seul celui qui a le plus de paysans dans un pré en reçoit les points. Les prés s’unissent quand des tuiles les relient : regardez qui d’autre y est couché.
rival-book-no-farmers-heading = Sans paysans
rival-book-no-farmers-text = On peut jouer sans eux. Alors personne ne se couche dans un pré, et aucun pré n’est compté.
rival-book-last-tile-heading = La dernière tuile
rival-book-last-tile-text = La partie finit avec le tour où la dernière tuile est posée. Puis chaque zone encore occupée est comptée une fois, à la majorité comme avant. Certains ont pu avoir un tour de plus ; rien ne le compense.†
rival-book-unfinished-heading = Ce qui est inachevé
rival-book-unfinished-text = Routes, villes, abbayes et châteaux rapportent leurs points de zones inachevées, les prés 3 par ville terminée, les cimetières rien.
rival-book-ghosts-at-end-heading = Les fantômes à la fin
rival-book-ghosts-at-end-text = Chaque fantôme avec un meeple compté coûte 1 point. Vos gains et pertes sont d’abord additionnés ; puis votre score bouge une seule fois, et jamais sous zéro.†
rival-book-winner-heading = La victoire
rival-book-winner-text = Le meilleur score gagne. À égalité, vous avez gagné ensemble.†
rival-book-fill-heading = Les cercles se remplissent
rival-book-fill-text = Neuf tuiles de plus portent des cercles magiques. Posez-en une, et chaque cercle attire un fantôme d’un meeple sur les huit cases autour, de n’importe quel joueur, à votre choix.† S’il y en a trop peu, le reste vient de la réserve.
rival-book-circles-extend-heading = Prolonger
rival-book-circles-extend-text = Si le brouillard que vous prolongez a des fantômes dans ses cercles, l’un d’eux va aussi à un meeple adverse. Si votre tuile termine ce brouillard, tous vont à des meeples adverses.
rival-book-circles-break-heading = Percer
rival-book-circles-break-text = Si le brouillard que vous percez a des fantômes dans ses cercles, tous viennent à vos propres meeples. Les cercles de votre nouvelle tuile dans ce brouillard restent vides, et chacun vous vaut un fantôme de plus.†
rival-book-circles-left-heading = Ce qui reste dans les cercles
rival-book-circles-left-text = Le brouillard qui ne peut plus être terminé garde ses fantômes jusqu’à ce qu’on les en tire en le prolongeant ou en le perçant. Ceux qui sont encore dans des cercles à la fin ne coûtent rien à personne.
rival-book-one-more-heading = Un pion de plus
rival-book-one-more-text = Chacun de vous a aussi un abbé. On ne le pose que dans une abbaye. Il compte comme un meeple, et les fantômes viennent à lui.
rival-book-recall-heading = Rappelé
rival-book-recall-text = Au lieu de poser un meeple, vous pouvez reprendre votre abbé d’une abbaye inachevée. Il rapporte 1 point, et 1 par case remplie autour, moins 2 pour chacun de ses fantômes.

## The competitive game: book, in detail

rival-book-chapter-details = En détail
rival-book-setup-heading = Avant la partie
rival-book-setup-what = joueurs, tuiles et vos choix
rival-book-players-heading = Les joueurs
rival-book-players-text = Vous jouez de deux à six, chacun avec sa couleur. Le joueur 1 commence.† Puis chacun joue à son tour jusqu’à la dernière tuile. Un meeple de plus par couleur marque le score ; on ne le pose jamais sur une tuile.
rival-book-supply-heading = Les tuiles
rival-book-supply-text = 131 tuiles sont mélangées en une seule pioche : 71 de Carcassonne et 60 d’Ombres et Brouillard. Avec les cercles magiques, il y en a 140. Il n’y a ni rivière, ni objectif, ni chien, ni chatte.
rival-book-start-tile-heading = La tuile de départ
rival-book-start-tile-text = Elle couvre quatre cases au milieu et a huit bords extérieurs. Chaque case compte comme une tuile. À l’intérieur, route, ville et brouillard continuent d’une case à l’autre.†
rival-book-one-supply-heading = Les fantômes
rival-book-one-supply-text = Les quinze fantômes sont dans une seule réserve, aucun sur la tuile de départ. Les fantômes peints sur les tuiles ne signifient rien dans ce jeu.
rival-book-choices-heading = Ce que vous choisissez
rival-book-choices-text = Il y a des paysans, sauf si vous y renoncez.† Les cercles magiques et les abbés s’ajoutent si vous voulez. D’autres extensions, ou seulement des parties de celle-ci, ne sont pas proposées.†
rival-book-steps-heading = Un tour complet
rival-book-steps-what = ce qui vient quand, ce qui est demandé
rival-book-step-by-step-heading = Pas à pas
rival-book-step-by-step-text = Tuile, fantômes, meeple, points : ainsi va un tour. Parmi les fantômes viennent d’abord ceux qui remplissent les cercles de la nouvelle tuile, puis ceux du brouillard prolongé, puis ceux du brouillard percé.
rival-book-one-by-one-heading = Un par un
rival-book-one-by-one-text = Les fantômes viennent l’un après l’autre. Avant chacun, on regarde à nouveau qui peut le recevoir, car un meeple vient peut-être de rentrer.
rival-book-not-asked-heading = Ce qui n’est pas demandé
rival-book-not-asked-text = Si une seule chose est possible, elle se fait sans rien demander.† Mais avant qu’un meeple soit posé ou l’abbé rappelé, on vous demande toujours.† Sans pion en main ou sans place libre, on n’en pose pas.
rival-book-no-place-heading = Une tuile qui ne va nulle part
rival-book-no-place-text = Une tuile qui va quelque part doit être posée. Celle qui ne va nulle part sort du jeu, et tous l’apprennent. S’il n’en reste pas d’autre, le tour finit sans fantômes, sans meeple et sans points, et la partie avec lui.†
rival-book-open-heading = Ce que tous voient
rival-book-open-text = Scores, pions, fantômes, nombre de tuiles restantes et tuiles déjà vues : tout est visible de tous. Seul l’ordre des tuiles est caché.
rival-book-banks-heading = Brouillard en détail
rival-book-banks-what = les nappes, et qui reçoit un fantôme
rival-book-bank-heading = Nappes de brouillard
rival-book-bank-text = Le brouillard qui touche du brouillard forme une nappe. Elle est terminée quand chaque bord embrumé en touche un autre. Avec un seul contre un bord clair, comme à gauche, elle ne peut plus l’être. En terminer une ne rapporte pas de points.
rival-book-edges-count-heading = Les bords qui comptent
rival-book-edges-count-text = Vous prolongez le brouillard même si sa nappe est alors terminée ou ne peut plus l’être. Une tuile sans brouillard peut aussi en percer. Les bords vers des cases vides et ceux à l’intérieur de la tuile de départ ne comptent jamais.
rival-book-eligible-heading = Qui peut recevoir un fantôme
rival-book-eligible-text = Tout meeple du pays sauf une sentinelle, dans n’importe quelle zone, même dans une zone que votre tuile vient de terminer. Le meeple que vous poserez à ce tour n’y est pas encore.
rival-book-must-heading = C’est obligatoire
rival-book-must-text = Un fantôme qui peut venir doit venir ; celui qui ne le peut pas est laissé de côté, et personne n’y perd. On finit de prolonger avant de percer : les fantômes revenus peuvent repartir aussitôt.
rival-book-pieces-heading = Les pions en détail
rival-book-pieces-what = où ils vont, et quand ils rentrent
rival-book-just-finished-heading = Dans ce qui vient d’être terminé
rival-book-just-finished-text = Posez un seul pion, un meeple ordinaire ou une sentinelle, ou aucun. Même une zone que votre tuile vient de terminer peut le recevoir, si elle est libre : elle est alors évaluée dans le même tour.
rival-book-nowhere-heading = Là où personne ne va
rival-book-nowhere-text = On ne pose aucun meeple sur le brouillard, un cercle ou la ruine, et un village n’est pas une zone. Ni sur la tuile de départ : on prend ses routes, sa ville et ses prés par une tuile qui les prolonge.
rival-book-guards-home-heading = Sentinelles rentrées
rival-book-guards-home-text = Une sentinelle peut aussi être paysan ou gardien. Quand elle rentre, elle va dans votre main, jamais parmi les sentinelles mises de côté. Celles-ci sont hors du jeu jusqu’à ce qu’un cimetière les amène.
rival-book-ghosts-stay-heading = Combien de temps ils restent
rival-book-ghosts-stay-text = Les fantômes restent avec leur meeple jusqu’à ce qu’il quitte le pays ; puis ils retournent à la réserve. Avec les meeples, dans les cercles et dans la réserve, ils sont toujours quinze.
rival-book-divided-heading = Ce qui divise les prés
rival-book-divided-what = routes, villes et brouillard d’une tuile
rival-book-rim-heading = Regardez le pourtour
rival-book-rim-text = Deux bouts de pré au pourtour d’une tuile y sont séparés si une même route, une même ville ou un même brouillard atteint le pourtour entre eux dans les deux sens.† Certains de ces obstacles ne font qu’un, comme suit.
rival-book-road-ends-heading = Routes
rival-book-road-ends-text = Une route a du pré de chaque côté. Celles qui finissent sur une tuile se rejoignent en son milieu et divisent ensemble ; une seule ne divise rien, sauf si elle finit à la ruine. Le pré fait le tour de tout le reste au milieu.
rival-book-gate-heading = Une route vers une ville
rival-book-gate-text = Si une seule route finit sur une tuile qui a une ville et rien au milieu, elle mène à la ville, et les deux divisent ensemble.† S’il y a plusieurs villes, c’est celle d’en face, sinon la suivante depuis la route dans le sens horaire, sinon l’autre.†
rival-book-mist-divides-heading = Brouillard
rival-book-mist-divides-text = Le brouillard d’un seul côté d’une tuile ne divise rien.† De deux côtés ou plus, il couvre le milieu et ne fait qu’un avec les routes, et avec la ville où l’une mène.† Sur une tuile sans route, chaque brouillard divise seul.†
rival-book-joined-heading = Prés et villes
rival-book-joined-what = ce qui s’unit, et ce qui se touche
rival-book-join-heading = Les prés qui s’unissent
rival-book-join-text = Les prés s’unissent là où ils se touchent par un bord ; de chaque côté d’une route, chacun avec le sien. Aucun pré ne traverse le brouillard, et aucun ne s’unit là où le brouillard touche un bord clair.
rival-book-no-field-heading = Ce qui n’est pas un pré
rival-book-no-field-text = Un terrain ouvert qui n’atteint aucun bord clair de sa tuile n’est pas un pré, car il ne pourrait jamais grandir.†
rival-book-touch-heading = Quand un pré touche une ville
rival-book-touch-text = Quand les deux atteignent le même coin d’une tuile, chacun par son côté.† Une ville sur une tuile qui ne se trouve que coin à coin ne compte pas, ni une ville au-delà du brouillard.†
rival-book-once-heading = Chaque ville une fois
rival-book-once-text = Une ville compte une fois pour un pré, même s’ils se touchent souvent. Il n’importe pas qu’un meeple y ait été. Un pré n’est jamais terminé et ne rapporte rien avant la fin.
rival-book-scored-heading = Évaluer en détail
rival-book-scored-what = ce qui est évalué, et dans quel ordre
rival-book-what-scores-heading = Ce qui est évalué
rival-book-what-scores-text = Chaque zone que votre tuile a terminée et où il y a un meeple : routes et villes sur elle, abbayes, châteaux et cimetières sur elle ou sur les huit cases autour. Une zone sans personne ne rapporte rien.
rival-book-value-heading = Ce que vaut une zone
rival-book-value-text = Une tuile qu’une route ou une ville couvre deux fois compte une fois. Les fantômes ne changent jamais cette valeur : qui a le plus de meeples paie pour ses propres fantômes, même si elle est nulle. Un score peut monter sans limite.
rival-book-all-home-heading = Tous rentrent
rival-book-all-home-text = Puis tous les meeples de la zone rentrent, ceux des autres aussi, et leurs fantômes vont à la réserve. On ne peut pas les poser avant le tour suivant.
rival-book-next-heading = La suivante
rival-book-next-text = Vous choisissez la prochaine zone à évaluer.† Chacune est finie en entier avant la suivante, la sentinelle d’un cimetière comprise. Comme aucun score ne descend sous zéro, l’ordre peut compter : on ne vous le demande qu’alors.
rival-book-nine-heading = Château et cimetière
rival-book-nine-what = neuf tuiles, et un peu plus
rival-book-mist-round-heading = Le brouillard autour d’un château
rival-book-mist-round-text = La tuile du château compte aussi si elle montre du brouillard, de même que les tuiles à cercles et le brouillard terminé. De la tuile de départ, une case ne compte que si elle en montre elle-même.
rival-book-one-piece-heading = Un seul pion
rival-book-one-piece-text = Un château ou un cimetière reçoit un seul pion, meeple ordinaire ou sentinelle ; dans un cimetière, c’est le gardien.
rival-book-keeper-heading = Le gardien
rival-book-keeper-text = Quand le cimetière est terminé, le gardien rentre, et ses fantômes coûtent 2 points chacun. S’il ne reste aucune sentinelle de côté, aucune ne vient.
rival-book-no-burial-heading = Personne n’est enterré
rival-book-no-burial-text = Ici, personne n’est jamais enterré dans un cimetière, et aucun fantôme ne s’y tient ; seul son gardien peut en avoir.
rival-book-small-heading = Petites villes
rival-book-small-text = Une ville terminée de deux tuiles rapporte 2 points par tuile et par blason, comme les autres.
rival-book-filled-heading = Remplir les cercles
rival-book-filled-what = d’où viennent leurs fantômes
rival-book-circle-tiles-heading = Les tuiles à cercles
rival-book-circle-tiles-text = Ce sont des tuiles embrumées comme les autres : elles prolongent et percent aussi. Aucun meeple ne se tient sur un cercle.
rival-book-fill-first-heading = Avant tout
rival-book-fill-first-text = Chaque cercle de la nouvelle tuile reçoit un fantôme avant qu’un autre ne bouge, même dans le brouillard que la tuile termine.† Seuls les cercles du brouillard qu’elle perce n’en reçoivent pas.
rival-book-drawn-heading = Attirés
rival-book-drawn-text = Vous devez en attirer autant que possible.† Un meeple est sur la case où il a été posé, même si sa zone va loin. Les fantômes d’autres cercles ne sont jamais attirés.†
rival-book-too-few-heading = Trop peu
rival-book-too-few-text = Le reste vient de la réserve. Les cercles se remplissent dans l’ordre de la tuile ; si la réserve est vide, les autres restent vides pour de bon : rien ne les remplit plus tard.†
rival-book-never-three-heading = Jamais trois
rival-book-never-three-text = À chaque fantôme, on regarde qui en a trois : ce meeple rentre, et le fantôme suivant doit en trouver un autre.
rival-book-leaving-heading = Sortir des cercles
rival-book-leaving-what = quand on prolonge ou perce
rival-book-one-leaves-heading = Vous prolongez sans terminer
rival-book-one-leaves-text = Après le fantôme de la réserve, même s’il n’est pas venu, vous choisissez le brouillard d’où part un autre ; les cercles de la nouvelle tuile ne comptent pas. Un seul part, même si vous prolongez plusieurs nappes.† Il reste si aucun adversaire ne peut le recevoir.†
rival-book-all-leave-heading = Vous prolongez et terminez
rival-book-all-leave-text = Après le fantôme de la réserve, tous ceux des cercles de ce brouillard, nouvelle tuile comprise, vont un par un à des meeples adverses de votre choix. Si personne ne peut en recevoir, le reste retourne à la réserve.† Une nappe inachevée donne le sien après eux.†
rival-book-new-circles-heading = Vous percez : nouveaux cercles
rival-book-new-circles-text = Pour chaque cercle de la nouvelle tuile dans ce brouillard, un fantôme va de la réserve à l’un de vos meeples. Ils viennent après le fantôme du brouillard percé, même s’il n’est pas venu, et au lieu de remplir les cercles.†
rival-book-old-circles-heading = Vous percez : anciens cercles
rival-book-old-circles-text = En dernier, les fantômes des cercles de toutes les nappes percées vont un par un à vos propres meeples, à votre choix. Si aucun ne peut en recevoir, le reste retourne à la réserve.
rival-book-free-ghosts-heading = Les fantômes qui ne coûtent rien
rival-book-free-ghosts-text = Les fantômes des gardiens et des meeples en minorité ne coûtent rien.† Un pré qui ne touche aucune ville terminée vaut 0, mais ses fantômes coûtent des points à qui y a le plus de paysans.†
rival-book-no-castle-heading = Nulle part ailleurs
rival-book-no-castle-text = L’abbé ne va dans aucun jardin, aucun château et aucun cimetière.†
rival-book-either-heading = L’un ou l’autre
rival-book-either-text = À chaque tour, vous posez un pion ou rappelez votre abbé, jamais les deux. Ses fantômes retournent à la réserve, et votre score ne descend jamais sous zéro.
rival-book-too-late-heading = Trop tard
rival-book-too-late-text = Si votre tuile vient de terminer l’abbaye de l’abbé, vous ne pouvez pas le rappeler : il est évalué comme les autres.†

## The title

title-motto = Bâtissez le pays. Apaisez les fantômes.
title-new-game = Nouvelle partie
title-new-game-note = trois jeux, d’un à six joueurs
title-saved-games-note = les poursuivre ou les revoir
title-join-note = avec l’invitation d’un ami
title-how-to-play = Comment jouer
title-credits = Crédits
title-name = Brumes
title-hint = Flèches : choisir   ·   { $take } : commencer   ·   { $mute } : silence
title-hint-muted = Flèches : choisir   ·   { $take } : commencer   ·   { $mute } : remettre le son
title-saved = { $whereabouts }, { $company }

## The competitive game: screens

games-heading = À quoi jouons-nous ?
games-together = Ensemble
games-learn = Première fois ? Apprenez d’abord à jouer
games-against = En rivaux
games-mists-name = Ombres et Brouillard
games-mists-line = apaisez les fantômes avant que le brouillard ne gagne
games-mists-players = 1 à 5 joueurs, environ 45 minutes
games-mists-special = Vous gagnez ou perdez ensemble. Six niveaux, chacun ouvert par la victoire au précédent : châteaux, cimetières, deux chiens, tombes hantées. Prenez des points ou renvoyez des fantômes.
games-rival-name = Carcassonne
games-rival-line = avec Fantômes, Châteaux et Cimetières
games-rival-players = 2 à 6 joueurs, environ 75 minutes
games-rival-special = Chacun pour soi, humains et ordinateurs. Villes, routes, abbayes et prés, et un brouillard qui envoie des fantômes aux meeples adverses : le troisième chasse un meeple.
rival-setup-heading = Carcassonne : qui joue ?
rival-setup-farmers = Paysans
rival-setup-farmers-what = Les meeples peuvent se coucher dans les prés. À la fin, chaque ville terminée au bord du pré rapporte 3 points.
rival-setup-circles = Cercles magiques
rival-setup-circles-what = Neuf tuiles de plus. Leurs cercles amassent des fantômes qui sortent quand le brouillard est prolongé ou percé.
rival-setup-abbot = Abbés
rival-setup-abbot-what = Un pion de plus chacun, pour les abbayes seulement. Il peut rentrer plus tôt avec ses points.
rival-setup-no-tiles = les tuiles ne sont pas dans la boîte
rival-count-heading = Le décompte final
rival-count-region = zone { $number } sur { $of }
rival-count-regions =
    { $regions ->
        [one] { $regions } zone reste à compter
       *[other] { $regions } zones restent à compter
    }
rival-count-over = tout est compté
rival-count-begins = On compte maintenant tout ce qui porte encore un meeple : routes, villes, abbayes, châteaux, puis les prés.
rival-count-all-counted = Tout est compté. Nul ne descend sous 0.
rival-count-title = { rival-kind-first } · { $names }
rival-count-title-shared = { rival-kind-first } · { $players } joueurs
rival-count-road = { tiles } = { $tiles }
rival-count-city = ville inachevée de { tiles } = { $tiles }
rival-count-city-shields = ville inachevée de { tiles } et { shields } = { $value }
rival-count-monastery =
    1 et { $around ->
        [one] { $around } tuile
       *[other] { $around } tuiles
    } autour = { $value }
rival-count-castle = { tiles } avec brouillard = { $tiles }
rival-count-field =
    { $cities ->
        [0] aucune ville terminée à côté = 0
        [one] { $cities } ville terminée × 3 = { $value }
       *[other] { $cities } villes terminées × 3 = { $value }
    }
rival-count-ghosts =
    moins { $ghosts ->
        [one] { $ghosts } pour un fantôme
       *[other] { $ghosts } pour { $ghosts } fantômes
    }
rival-count-ghosts-of-each = moins 1 par fantôme à soi
rival-count-next = zone suivante
rival-count-to-come = { $regions } à venir
rival-count-go-to = Zone { $number } : { $title }
rival-points-heading = D’où viennent les points
rival-points-total = score
rival-points-in-play = Pendant le jeu
rival-points-at-end = À la fin
rival-points-roads = Routes
rival-points-cities = Villes
rival-points-monasteries = Abbayes
rival-points-castles = Châteaux
rival-points-cemeteries = Cimetières
rival-points-fields = Prés
rival-points-ghosts = Fantômes
rival-points-kept = Plancher à 0
rival-result-over = La dernière tuile est posée

## Credits

credits-game-heading = Les jeux de société
credits-game-text = Carcassonne, où l’on joue les uns contre les autres, est un jeu de Klaus-Jürgen Wrede, édité par Hans im Glück. Ombres et Brouillard, où l’on joue ensemble, est un jeu coopératif dans le même univers ; le jeu compétitif en reprend ici les fantômes, châteaux et cimetières. Ceci est une table entre amis, faite sans leurs auteurs ni leurs éditeurs : toutes les images et tous les mots lui sont propres.
credits-pictures-heading = Images
credits-pictures-text = Le pays, le brouillard, les figurines, le papier et la cire sont peints par le programme lui-même ; aucune image ne vient d’ailleurs.
credits-type-heading = Polices
credits-type-text = Alegreya et Alegreya SC de Juan Pablo del Peral pour Huerta Tipográfica, et Almendra d’Ana Sanfelippo, toutes sous licence SIL Open Font License 1.1.
credits-built-with-heading = Fait avec
credits-built-with-text = Rust, le moteur Bevy, egui et bevy_egui, tiny-skia, rand, serde et ron, et le travail de tous ceux qui en prennent soin.
credits-licence-heading = Licence
credits-licence-text = Ceci est Brumes { $version }. Le programme peut s’utiliser sous la licence MIT ou la licence Apache 2.0, à votre choix.

## Settings

settings-motion = Mouvement
settings-pace = Déroulement
settings-pace-calm = pas à pas
settings-pace-brisk = vivement
settings-pace-instant = d’un coup
settings-mist = Le brouillard
settings-mist-automatic = automatique
settings-mist-living = mouvant
settings-mist-still = immobile
settings-reduced-motion = Moins de mouvement
settings-reduced-motion-on = rien ne dérive ni ne respire
settings-window = Fenêtre et table
settings-language = Langue
settings-language-system = automatique
settings-scale = Panneaux et texte
settings-full-screen = Plein écran
settings-full-screen-on = tout l’écran ({ $key })
settings-tiles-to-come-on = peuvent être consultées ({ $key })
settings-sound = Son
settings-silence = Silence
settings-silence-on = on n’entend rien ({ $key })
settings-loudness-all = Tous les sons
settings-loudness-table = Tuiles et meeples
settings-loudness-animals = Chiens et Éloïse
settings-loudness-night = La nuit
settings-keys = Touches et manette
keys-heading = Touches et manette
keys-told = Cliquez sur une touche pour en choisir une autre, ou un autre bouton de manette. À droite, les boutons.
keys-waits = Appuyez sur la nouvelle touche ou le nouveau bouton : { $what }. Échap ne change rien.
keys-press = appuyer
keys-change = { $what } : { $key }
keys-taken = { $key } sert déjà à : { $what }. Appuyez sur une autre touche.
keys-everywhere = Chaque fenêtre a besoin de { $key }. Appuyez sur une autre touche.
keys-button-everywhere = Chaque fenêtre a besoin de { $button }. Appuyez sur un autre bouton.
keys-exchanged = { $what } : maintenant { $button }.
keys-without-button = { $what } : maintenant sans bouton.
keys-stay = Celles-ci restent : Tab et flèches déplacent, Entrée joue, Espace joue ou passe, Échap revient, les chiffres choisissent une réponse.
# Two keys for one thing: "U or Ctrl+Z".
keys-or = { $one } ou { $other }
keys-gamepad = Manette : stick gauche ou croix déplace, { $previous } et { $next } avancent pas à pas, { $confirm } joue, { $skip } joue ou passe, { $leave } revient, stick droit déplace la vue.
want-turn = Tourner la tuile
want-turn-back = Tourner dans l’autre sens
want-take-back = Annuler
want-redo = Rétablir
want-other-piece = Autre pion ou couleur
want-hint = Demander au guide
want-judgement = Était-ce bien joué ?
want-peek = Regarder en secret (maintenir)
want-fit-board = Le plateau entier
want-pan-up = Vue vers le haut
want-pan-left = Vue vers la gauche
want-pan-down = Vue vers le bas
want-pan-right = Vue vers la droite
want-nearer = Plateau plus grand
want-farther = Plateau plus petit
want-log = Le journal entier
want-tiles = Tuiles à venir
want-rule = La règle du moment
want-mute = Silence
want-full-screen = Plein écran
want-step-back = Décompte : retour
want-pace = Décompte : vitesse
want-watch = Résultat : revoir la partie
want-save-picture = Résultat : enregistrer l’image
want-confirm = Jouer ce qui est choisi
want-move = Se déplacer
settings-table = Table et aides
settings-legal-squares = Cases permises
settings-legal-squares-on = brillent là où la tuile va
settings-foresight = Les effets
settings-foresight-on = sont dits avant un choix
settings-second-click = Second clic
settings-second-click-on = le premier clic marque, le second décide
settings-contrast = Contraste élevé
settings-contrast-on = lettres noires sur papier blanc uni
settings-captions = Sons
settings-captions-on = à la table, ils sont aussi écrits
caption-tile = une tuile se pose
caption-meeple-set = un meeple se pose
caption-meeple-home = un meeple rentre
caption-ghost = un fantôme murmure
caption-ghosts-go = des fantômes soupirent et s’en vont
caption-circle = un cercle magique bourdonne
caption-burns-off = le brouillard siffle et se dissipe
caption-score = un marqueur avance
caption-hound = un chien aboie
caption-cat = Éloïse ronronne
caption-buried = la terre tombe sur une tombe
caption-face-down = une tuile tombe, face cachée
caption-bell = une cloche sonne
caption-guard = une armure tinte : une sentinelle arrive
caption-lap = un carillon : une boucle complète
caption-stair = une marche grince
caption-dice = les dés roulent
caption-die = un dé est retourné
caption-cards = on accroche des cartes
caption-card-taken = on décroche une carte
caption-card-up = une carte est dévoilée
caption-dispelled = des malédictions s’effacent
caption-door = une porte se ferme pour de bon
caption-clock = l’Horloge sonne
caption-music-box = la Boîte à musique joue
caption-glass = le verre du Miroir tinte
caption-refused = un coup sourd : ce n’est pas permis
caption-victory = des accords clairs
caption-defeat = des accords sombres
settings-frames = Images
settings-frames-screen = selon l’écran
settings-frames-sixty = 60 par seconde
settings-frames-thirty = 30 par seconde
settings-done = Terminé
settings-reset = Par défaut
settings-percent = { $percent } %
settings-percent-too-large = { $percent } %, la fenêtre permet { $most } %
settings-loudness-ghosts = Fantômes

## While the game is loading

loading-unpacking = On ouvre la boîte
loading-missing = Il manque quelque chose dans la boîte
loading-file = le fichier { $file } : { $why }

## Questions and news over the screen

ask-continue-heading = Une partie vous attend
ask-continue-no = Pas maintenant
ask-replace-heading = Une partie est encore en cours
ask-replace-yes = Nouvelle partie
ask-replace-no = La garder
ask-again-heading = Recommencer ?
ask-delete-heading = Supprimer cette partie ?
ask-delete-yes = Supprimer
ask-delete-text = { $about }, jouée pour la dernière fois le { $when }. Elle sera perdue pour de bon.
ask-unsaved-heading = Partie non enregistrée
ask-unsaved-yes = Quitter
ask-unsaved-no = Rester
ask-elsewhere-heading = La partie est ouverte dans une autre fenêtre
ask-elsewhere-yes = Jouer sans enregistrer
ask-elsewhere-no = Fermer
told-freed-heading = L’autre fenêtre a été fermée
told-another-heading = Une autre partie a été trouvée
ask-continue-text = { $whereabouts } : { $company }. Reprendre où vous en étiez ?
ask-replace-text =
    { $whereabouts } : { $company }.

    Si vous en commencez une autre, celle-ci attend parmi les sauvegardes.
ask-again-text =
    Les mêmes joueurs, et les tuiles sont mélangées à nouveau.

    La partie en cours attend parmi les sauvegardes.
ask-unsaved-text =
    { $why }

    Si vous quittez maintenant, ce que vous avez joué est perdu.
ask-elsewhere-text = Deux fenêtres écraseraient la partie l’une de l’autre : seule la première enregistre. Vous pouvez jouer ici aussi, mais rien n’est gardé : ni partie, ni résultats, ni réglages.
told-another-text =
    Autre chose a écrit une partie dans le fichier de la vôtre. Les deux sont gardées : la vôtre continue ici, l’autre est dans
    { $file }
told-freed-text = Cette partie est désormais sauvegardée. Les résultats, réglages et touches de cette fenêtre ne le sont pas : pour cela, fermez-la et rouvrez le jeu.
damaged-several = Certains fichiers sont illisibles
damaged-game = La partie enregistrée est illisible
damaged-game-follows = Il n’y a aucune partie à reprendre.
damaged-campaign = Vos résultats sont illisibles
damaged-campaign-follows = Vous commencez sans résultats.
damaged-settings = Vos réglages sont illisibles
damaged-settings-follows = Les réglages habituels sont utilisés.
damaged-keys = Vos touches sont illisibles
damaged-keys-follows = Les touches habituelles sont utilisées.
damaged-names = Les noms de la dernière partie sont illisibles
damaged-names-follows = Les noms habituels sont proposés.
damaged-not-renamed = Le fichier reste où il est : rien de nouveau n’est enregistré à sa place.
damaged-renamed = Le fichier a été renommé { $file }.
told-settings-not-kept = Les réglages ne peuvent pas être gardés
told-keys-not-kept = Les touches ne peuvent pas être gardées
told-campaign-not-kept = La campagne ne peut pas être gardée
told-table-not-laid = Cette table ne peut pas être dressée
told-not-continued = Cette partie ne peut pas être reprise
told-no-folder = Cet ordinateur n’indique aucun dossier de sauvegarde. Indiquez-en un dans MISTS_HOME.
told-taken-back = Votre décision est annulée, avec ce que les autres ont fait ensuite.
told-second-click = Cliquez encore au même endroit pour décider, ou ailleurs pour changer.
told-not-moved = { $file } ne peut pas être déplacé.
told-nothing-saved = rien n’est enregistré

## The choice of a level

levels-heading = Choisissez un niveau
levels-goal = objectif
levels-ghosts = fantômes
levels-hounds = chiens
levels-play = Jouer
levels-back = retour
levels-puzzle = Défi du jour
levels-puzzle-told =
    { $state ->
        [won] Niveau { $level }, le même pour tous aujourd’hui. Vous l’avez gagné.
       *[open] Niveau { $level }, le même pour tous aujourd’hui. Vous jouez en solo.
    } { $days ->
        [0] Chaque jour de la semaine a son niveau.
        [one] Gagné { $days } jour d’affilée.
       *[other] Gagné { $days } jours d’affilée.
    }
levels-difficulty = Trois débutants gagnent { $newcomer ->
        [one] { $newcomer } partie
       *[other] { $newcomer } parties
    } sur 100, le guide à leur place { $guide }.
levels-open-all = Ouvrir tous les niveaux
levels-win-first = D’abord le niveau { $level }
levels-best = Record : { $points }
levels-won = Gagné avec { $points } en { $turns } tours
levels-name = Niveau { $level } : { $name }
levels-result-name = Niveau { $level }, { $result }
levels-result-won = { players } : gagné avec { $points } en { $turns } tours, { ghosts } dans le pays
levels-result-won-aided = { players } : gagné avec { $points } en { $turns } tours, { ghosts } dans le pays, avec annulation
levels-result-lost = { players } : perdu avec { $points } en { $turns } tours, { ghosts } dans le pays
levels-result-lost-aided = { players } : perdu avec { $points } en { $turns } tours, { ghosts } dans le pays, avec annulation
levels-hounds-come = Rufus arrive à { $rufus } points, Ronja à { $ronja }
levels-no-hounds = aucun
levels-special-1 = Routes, villes et brouillard errant
levels-special-2 = Châteaux, et tombes en mal de compagnie
levels-special-3 = Trois piles ; Rufus et Ronja accourent
levels-special-4 = Moins de fantômes, une plus longue route
levels-special-5 = Des tombes hantées cachent des tuiles
levels-special-6 = Trois marqueurs montent côte à côte

## Who sits down

setup-players = Joueurs
setup-one-colour = Une couleur chacun, cinq meeples.
setup-one-colour-marking = Une couleur chacun, cinq meeples ; quatre si l’un d’eux marque le score.
setup-two-colours = Deux couleurs chacun, trois meeples de chaque.
setup-four-colours = Quatre couleurs, trois meeples de chaque.
setup-name-hint = un nom
setup-seed = Graine
setup-seed-name = Graine du tirage
setup-seed-what = La graine décide de l’ordre des tuiles ou des cartes, et de ce que montrent les dés : la même graine à la même table redonne la même chose. N’importe quel nombre ou mot convient.
setup-seed-hint = un nombre ou un mot
setup-choose-three = choisissez-en trois
setup-three-markers = trois marqueurs
setup-roll-seed = Tirer une graine
setup-length = { $turns } tours en tout
setup-length-at-most = Au plus { $turns } tours en tout
setup-length-each = { $turns } tours chacun, et le sort dit qui commence
setup-begin = Commencer
setup-favourite = Favori : { $players }
setup-favourite-drop = retirer { $players }
setup-favourite-keep = garder en favori
setup-favourite-keep-told = Garde les joueurs, leurs couleurs et les options : un clic sur le favori remplit de nouveau ce formulaire.
setup-person = humain
setup-person-told = Décide à cette table.
setup-guide =
    { $strength ->
        [1] guide •
        [2] guide ••
       *[other] guide •••
    }
setup-guide-what = Le guide, c’est l’ordinateur. Plus il y a de •, plus il réfléchit ; cliquez encore pour en changer.
setup-careful = prudent
setup-careful-told = L’ordinateur joue aussitôt le coup qui semble le meilleur pour ce tour.
setup-carefree = insouciant
setup-carefree-told = L’ordinateur joue n’importe quel coup permis.
setup-played-by = { $who } pour le joueur { $seat }
setup-computer = Ordinateur, du plus fort au moins fort : guide (plus de points, plus fort : recliquez), prudent, insouciant (au hasard).
setup-earlier = Le joueur { $seat } joue plus tôt
setup-heading = Niveau { $level } : qui joue ?
setup-name-of-player = Nom du joueur { $seat }
setup-colour-for-player = { colour } pour le joueur { $seat }
setup-colour-of-other = { $name }, prise par le joueur { $seat }
setup-marks-score = le { colour } marque le score
setup-name-missing = Le joueur { $seat } n’a pas encore de nom.
setup-same-name = Deux joueurs s’appellent { $name } : à chacun son nom.
setup-seed-missing = Il manque une graine : écrivez un nombre ou un mot, ou lancez les dés.
setup-player = Joueur { $seat }
setup-colour-taken = { $name } a déjà le { colour } : à chaque joueur sa couleur.
setup-no-seed = la graine manque
setup-nobody = personne ne joue
setup-no-level = le niveau { $level } n’est pas dans la boîte
setup-to-table = À la table

## How the game ended

result-calm = Le pays est calme
result-over = La nuit est finie
result-mist = Le brouillard a gagné
result-best = Votre record à ce nombre de joueurs.
result-again = Rejouer
result-same-seed = Même graine
result-levels = Niveaux
result-review = Analyser
result-look-back = analyser
result-watch = revoir
result-look-back-told = Les chances tour après tour, et les choix qui ont coûté le plus
result-watch-told = Toute la partie à nouveau, décision par décision
result-puzzle-guide-plays = Le guide y joue encore.
result-puzzle-guide-won =
    { $turns ->
        [one] Le guide a gagné en { $turns } tour.
       *[other] Le guide a gagné en { $turns } tours.
    }
result-puzzle-guide-lost =
    { $points ->
        [one] Le guide a perdu avec { $points } point.
       *[other] Le guide a perdu avec { $points } points.
    }
result-puzzle =
    { $days ->
        [0] Défi du jour. { $par }
        [one] Défi du jour, gagné { $days } jour d’affilée. { $par }
       *[other] Défi du jour, gagné { $days } jours d’affilée. { $par }
    }
result-title = Accueil
result-next-level = Niveau suivant
result-victory = Victoire
result-defeat = Défaite
result-with-take-back = avec annulation
result-with-take-back-told = Un coup a été annulé ; ces victoires sont comptées à part
result-save-picture = enregistrer l’image
result-ghosts = Fantômes dans le pays
result-turns = Tours
result-tiles-left = Tuiles restantes
result-level = Niveau
result-score = Score
count-to-result = au résultat
count-back = retour
count-slow = rythme : lent
count-fast = rythme : rapide
count-at-once = rythme : d’un coup
count-by-hand = rythme : à la main
count-skip = passer
chart-heading = Tour après tour
chart-turn = tour
chart-end = la fin
result-setup = Autre table
result-computer = ordinateur
result-facts =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, graine { $seed }
result-seed = Graine
result-rule = Règle { $rule }
result-goal-reached = Vous avez atteint ensemble l’objectif de { $points } points.
result-out-of-tiles = La dernière tuile est posée, il manque { points } pour l’objectif.
result-level-opened = Le niveau { $level } est ouvert.
result-points = { $points } sur { $goal }
result-points-each = { $points } sur { $goal } chacun
result-picture-saved = Enregistrée : { $file }
result-picture-hung = Le pays tel que vous l’avez laissé
result-picture-painted = Le pays se peint
result-picture-no-folder = cet ordinateur n’indique aucun dossier d’images
result-picture-not-written = impossible d’écrire dans { $folder } : { $why }
result-pile-empty = { $pile ->
        [0] La pile est épuisée
       *[other] La pile { $pile } est épuisée
    } : il manque { points } pour { $target }{ $markers ->
        [one] { "" }
       *[several] , tous marqueurs comptés
    }.
result-out-of-ghosts =
    { $ghosts ->
        [0] Il fallait encore des fantômes, et il n’en restait aucun en réserve.
        [1] Il fallait plus de fantômes que le seul qui restait en réserve.
       *[other] Il fallait plus de fantômes que les { $ghosts } qui restaient en réserve.
    }

## Don't Go In There

house-name = Don’t Go In There
house-whereabouts = Don’t Go In There, tour { $turn }
house-refusal-no-space-there = Personne ne peut se tenir là : déposez le meeple sur une marche libre d’un escalier
house-panel-lesson = le moins de malédictions gagne
house-panel-fewest-win = { house-panel-lesson } · { $turns ->
        [0] dernier tour
        [one] encore { $turns } tour en tout
       *[other] encore { $turns } tours en tout
    }
house-panel-turns-told = Dans une partie entière, chacun a 12 tours et reçoit 12 cartes. On compte les tours de tous, les vôtres compris. Sortes en jeu : { $types }.
house-panel-curses = { $name } : { $curses ->
        [one] { $curses } malédiction
       *[other] { $curses } malédictions
    }
house-panel-curses-at-end = { $now }. En l’état, il en reste { $curses } après les cartes qui agissent à la fin.
house-panel-meeples =
    { $meeples ->
        [one] { $name } : { $meeples } meeple près de la maison
       *[other] { $name } : { $meeples } meeples près de la maison
    }
house-panel-may-look = { $name } peut regarder la carte face cachée
house-panel-no-ghosts = aucun fantôme
house-panel-no-cards = aucune carte
house-panel-peek = Maintenir { $key } : mes secrets
house-panel-look = Maintenir : mes secrets
house-secrets-card = La carte face cachée : { $card }
house-panel-secrets-told = Secrets de { $name }, visibles tant que l’on appuie
house-panel-ghosts = { $name } : { ghosts }
house-panel-ghosts-hidden = Personne d’autre ne voit combien de fantômes a { $name }. Le dernier changement est au-dessous, tous sont dans le journal.
house-panel-card = { $card } ({ $name })
house-panel-dispelled = Cartes conjurées ({ $name }) : { $cards }
house-panel-log = journal
house-panel-rules = Règles de ce jeu
house-roll-heading = Dernier jet
house-roll-tumbling = Les dés roulent…
house-roll-none = Les dés roulent quand un troisième meeple entre dans une pièce.
house-roll-whence = { $room }, par { $name }
house-roll-turned = Ce dé a été retourné dans le couloir.
house-roll-turn = Retourner le dé { $number }
house-roll-given = { $name } +{ $ghosts }
house-roll-now = { $ghosts ->
        [0] Encore aucun fantôme
        [one] Déjà 1 fantôme
       *[other] Déjà { $ghosts } fantômes
    }
house-roll-none-given = { $ghosts ->
        [0] Aucun fantôme pour personne
        [one] 1 fantôme, mais les lampes ont protégé tout le monde
       *[other] { $ghosts } fantômes, mais les lampes ont protégé tout le monde
    }
house-roll-result = { $ghosts ->
        [one] 1 fantôme
       *[other] { $ghosts } fantômes
    } : { $given }
house-step-place = Poser
house-step-roll = Lancer
house-step-take = Cartes
house-info-percent = { $percent } %
house-info-chance = { $ghosts } : { $percent } %
house-info-gone = Une pièce quittée pour de bon
house-info-gone-what = La pioche est vide. Une pièce qui était pleine quitte alors la partie, et l’on continue dans les autres.
house-info-other-side = Au dos : { $room }
house-info-clock-spent = Les Horloges ont déjà sonné : cette carte compte comme d’habitude, et plus aucune Horloge n’est conjurée.
house-info-chances = Fantômes pour ce meeple
house-info-face-down = Une carte face cachée
house-info-face-down-what = Seuls ceux qui ont posé ici le premier et le deuxième meeple peuvent la regarder.

house-todo-place = { $name }, posez un meeple dans une pièce
house-todo-roll-again = { $name }, relancer tous les dés ?
house-todo-turn-die = { $name }, cliquez sur un dé pour le retourner, ou laissez-les
house-todo-take = { $name }, prenez une carte
house-todo-choose-type = { $name }, quelles cartes le Grimoire conjure-t-il ?
house-turn-rolls = Les dés disent qui est hanté
house-turn-takes = On prend les cartes, du haut de l’escalier vers le bas
house-todo-over = La maison est vide

house-room-attic = Grenier
house-room-nursery = Chambre d’enfant
house-room-basement = Cave
house-room-hallway = Couloir
house-room-library = Bibliothèque
house-room-secret-passage = Passage secret
house-in-room = { $room ->
        [attic] au grenier
        [nursery] dans la chambre d’enfant
        [basement] à la cave
        [hallway] dans le couloir
        [library] dans la bibliothèque
       *[secret-passage] dans le passage secret
    }
house-effect-attic = Sur la marche du haut, un fantôme vient aussitôt à vous.
house-effect-nursery = Sur la marche du bas, un de vos fantômes part aussitôt.
house-effect-basement = Le troisième arrivé peut relancer tous les dés, une fois. Le second jet compte.
house-effect-hallway = Le troisième arrivé peut retourner un des dés, côté fantôme ou côté vide.
house-effect-library = Ses cartes sont rangées par valeur. Prendre celle de gauche vous amène un fantôme, prendre celle de droite en renvoie un.
house-effect-secret-passage = Sa carte de droite est face cachée. Le premier et le deuxième arrivés peuvent la regarder ; on la retourne avant de lancer les dés.

house-card = { $kind } { $value }
house-type-amulet = Amulette
house-type-cat = Chat
house-type-clock = Horloge
house-type-doll = Poupée
house-type-holy-water = Eau bénite
house-type-mask = Masque
house-type-mirror = Miroir
house-type-music-box = Boîte à musique
house-type-portrait = Portrait
house-type-ring = Bague
house-type-tome = Grimoire
house-type-twin = Jumeau
house-effect-amulet = À la fin, chacune de vos Amulettes en conjure une autre qui vaut exactement 1 de plus.
house-effect-cat = À la fin, si vous avez 9 fantômes ou moins, tous vos Chats sauf le plus faible sont conjurés.
house-effect-clock = Quand vos Horloges totalisent 8 ou plus, les deux plus fortes sont conjurées. Cela n’arrive qu’une fois par partie : le premier l’épuise pour tous.
house-effect-doll = Quand certaines de vos Poupées totalisent exactement 6, elles sont conjurées.
house-effect-holy-water = À chaque deuxième Eau bénite, la moitié de vos fantômes part, arrondie à l’inférieur. Les cartes restent.
house-effect-mask = Vous passez des fantômes à votre voisin de droite, un pour chaque Masque que vous avez, celui-ci compris. C’est la ligne au-dessus de la vôtre ; la première en passe à la dernière.
house-effect-mirror = Chaque Miroir vous amène un fantôme. Trois Miroirs sont conjurés.
house-effect-music-box = À la fin, qui a le plus fort total de Boîtes à musique conjure ses deux plus fortes. À égalité, chacun le fait.
house-effect-portrait = À la fin, la moitié de vos Portraits, arrondie à l’inférieur, est conjurée, les plus forts d’abord.
house-effect-ring = Quatre Bagues sont conjurées.
house-effect-tome = À chaque deuxième Grimoire, vous choisissez une autre sorte : toutes vos cartes visibles de cette sorte sont conjurées.
house-effect-twin = Deux Jumeaux de même valeur sont conjurés.

house-choice-again = Relancer : { $so }
house-choice-keep = Garder : { $so }
house-choice-leave-dice = Laisser les dés : { $so }
house-choice-now =
    { $ghosts ->
        [0] aucun fantôme
       *[other] { ghosts }, { $own } pour vous
    }
house-choice-on-average = environ { ghosts }, { $own } pour vous
house-choice-type = { $kind } : −{ $curses }
house-choice-type-note =
    { $cards ->
        [one] { $cards } carte, { house-curses }
       *[other] { $cards } cartes, { house-curses }
    }
house-curses =
    { $curses ->
        [one] { $curses } malédiction
       *[other] { $curses } malédictions
    }

house-follows-or = { $least } ou { $most }
house-follows-placed =
    { $nth ->
        [1] Premier : { $dice } dés à la fin
        [2] Deuxième : { $dice } dés à la fin
       *[other] Troisième meeple : vous lancez { $dice } dés
    }
house-follows-ghosts =
    { $lights ->
        [0] Aucune lampe : { ghosts } en moyenne
        [one] { $lights } lampe : { ghosts } en moyenne
       *[other] { $lights } lampes : { ghosts } en moyenne
    }
house-follows-attic = Un fantôme vient aussitôt à vous
house-follows-nursery = Un de vos fantômes part aussitôt
house-follows-basement = Vous pouvez relancer une fois
house-follows-hallway = Vous pouvez retourner un dé
house-follows-library = À gauche, un fantôme de plus ; à droite, un de moins
house-follows-look = Vous pouvez regarder la carte face cachée
house-follows-turned-up = D’abord, la carte face cachée est retournée
house-follows-first = Vous prenez la première carte
house-follows-first-or-second = Vous prenez la première carte ou la deuxième
house-follows-second = Vous prenez la deuxième carte
house-follows-second-or-third = Vous prenez la deuxième carte ou la troisième
house-follows-third = Vous prenez la dernière carte
house-follows-likely = Pour vous, sans doute { $card }
house-follows-share = { $name } { $ghosts }
house-follows-die-turned =
    { $ghosts ->
        [0] Alors les dés ne montrent aucun fantôme
       *[other] Alors les dés montrent { ghosts }
    }
house-follows-taken = { $card } : malédictions { $change }, { $curses } en tout
house-follows-left = La carte de gauche : un fantôme vient à vous
house-follows-right = La carte de droite : un de vos fantômes part
house-follows-mirror = Un fantôme vient à vous
house-follows-dispels = Vous conjurez { $cards }
house-follows-clock = Vos Horloges totalisent { $sum } sur 8
house-follows-clock-spent = Elle compte : plus aucune Horloge n’est conjurée
house-follows-doll = Aucun groupe de vos Poupées ne fait encore 6
house-follows-holy-water = La moitié de vos fantômes part, arrondie à l’inférieur
house-follows-holy-water-next = La prochaine renvoie la moitié de vos fantômes
house-follows-mask =
    { $ghosts ->
        [one] Un de vos fantômes, si vous en avez, va à { $name }
       *[other] Jusqu’à { $ghosts } de vos fantômes vont à { $name }
    }
house-follows-mirrors =
    { $mirrors ->
        [one] { $mirrors } Miroir sur 3
       *[other] { $mirrors } Miroirs sur 3
    }
house-follows-rings =
    { $rings ->
        [one] { $rings } Bague sur 4
       *[other] { $rings } Bagues sur 4
    }
house-follows-tome = Puis vous choisissez une sorte à conjurer
house-follows-tome-lost = Vous n’avez aucune autre sorte à conjurer
house-follows-tome-next = Le prochain Grimoire conjure une autre sorte
house-follows-twin = Pas encore de second Jumeau { $value }
house-follows-cat = Avec 9 fantômes ou moins à la fin, seul le plus faible reste
house-follows-at-end =
    { $many ->
        [one] En l’état, { $cards } part à la fin
       *[other] En l’état, { $cards } partent à la fin
    }
house-follows-none-at-end = En l’état, rien ne part à la fin ({ $kind })

house-lately = récemment { $changes }
house-panel-lately = { $lately } (le plus récent d’abord)
house-lately-room = { $change } { house-in-room }
house-lately-card = { $change } : { $kind }

house-log-begins = En jeu : { $types }. Le sort a désigné { $name } pour commencer
house-log-placed = { $name } est { house-in-room }, { house-space }
house-space = { $space ->
        [1] marche du haut
        [2] deuxième marche
        [3] troisième marche
       *[other] marche du bas
    }
house-called-space = { house-space } { house-in-room }
house-called-face-down = la carte cachée
house-called-slot = carte { $slot } en partant de la gauche
house-log-attic = Grenier : { house-log-gained }
house-log-nursery = Chambre d’enfant : { house-log-discarded }
house-log-haunted = { house-log-gained }
house-log-left = Carte de gauche : { house-log-gained }
house-log-right = Carte de droite : { house-log-discarded }
house-log-mirror = Miroir : { house-log-gained }
house-log-holy-water = Eau bénite : { house-log-discarded }
house-log-gained =
    { $ghosts ->
        [1] { $name } a reçu un fantôme
       *[other] { $name } a reçu { $ghosts } fantômes
    }
house-log-discarded =
    { $ghosts ->
        [1] { $name } a renvoyé un fantôme
       *[other] { $name } a renvoyé { $ghosts } fantômes
    }
house-log-turned-up = Retournée : { $card }
house-log-rolled =
    { $ghosts ->
        [0] { $name } a lancé { $dice } dés : aucun fantôme
       *[other] { $name } a lancé { $dice } dés : { ghosts }
    }
house-log-rolled-again =
    { $ghosts ->
        [0] { $name } a relancé : aucun fantôme
       *[other] { $name } a relancé : { ghosts }
    }
house-log-kept = { $name } a gardé les dés
house-log-die-turned =
    { $ghosts ->
        [0] { $name } a retourné un dé : aucun fantôme
       *[other] { $name } a retourné un dé : { ghosts }
    }
house-log-dice-left = { $name } a laissé les dés
house-log-took = { $name } a pris { $card }
house-log-took-last = { $name } a pris la carte qui restait : { $card }
house-log-passed =
    { $ghosts ->
        [1] Masque : { $name } a passé un fantôme à { $to }
       *[other] Masque : { $name } a passé { $ghosts } fantômes à { $to }
    }
house-log-dispelled = { $name } a conjuré { $cards }
house-log-tome = Grimoire : { $name } a conjuré { $cards }
house-log-dispelled-at-end = { $name } a conjuré à la fin { $cards }
house-log-removed =
    { $room ->
        [attic] On quitte le grenier pour de bon
        [nursery] On quitte la chambre d’enfant pour de bon
        [basement] On quitte la cave pour de bon
        [hallway] On quitte le couloir pour de bon
        [library] On quitte la bibliothèque pour de bon
       *[secret-passage] On quitte le passage secret pour de bon
    }
house-told-removed = { house-log-removed } : il n’y a plus de cartes pour garnir cette pièce
house-log-scored = { $name } : { house-curses }, { ghosts }
house-log-scored-most = { $name } : { house-curses }, dont { $penalty } pour { ghosts }

house-counted-dispelled = { $name } conjure { $cards } : { house-curses } de moins
house-counted-cats-stay = { $name } a 10 fantômes ou plus : les Chats restent
house-counted-ghosts =
    { $curses ->
        [0] { $name } a le plus de fantômes, { $ghosts } : trop peu pour une malédiction
       *[other] { $name } a le plus de fantômes, { $ghosts } : { house-curses }, une pour deux
    }
house-counted-ghosts-tied =
    { $curses ->
        [0] { $name } a, à égalité, le plus de fantômes, { $ghosts } : trop peu pour une malédiction
       *[other] { $name } a, à égalité, le plus de fantômes, { $ghosts } : { house-curses }, une pour deux
    }

house-refusal-other-room = On prend les cartes de la pièce qui est pleine
house-refusal-first-place = posez d’abord un meeple dans une pièce
house-refusal-first-roll-again = dites d’abord si vous relancez les dés de la cave
house-refusal-first-turn-die = choisissez d’abord un dé du couloir à retourner, ou laissez-les
house-refusal-first-take = d’abord, on prend les cartes de la pièce qui est pleine
house-refusal-first-choose-type = choisissez d’abord la sorte que le Grimoire conjure
house-refusal-not-in-play = Cette pièce n’est pas ouverte : elle est sous son plateau, ou quittée pour de bon
house-refusal-no-such-space = L’escalier n’a pas cette marche
house-refusal-space-taken = Il y a déjà quelqu’un sur cette marche
house-refusal-no-such-die = Ce dé n’a pas été lancé
house-refusal-no-card-there = Il n’y a plus de carte ici
house-refusal-tome = Un Grimoire conjure tout sauf les Grimoires
house-refusal-none-face-up = Vous n’avez aucune carte visible de cette sorte

house-book-chapter-house = La maison
house-book-chapter-cards = Les cartes
house-book-chapter-rest = Et puis
house-book-game-heading = Le jeu
house-book-game-what = le but, et un tour
house-book-rooms-heading = Les pièces
house-book-rooms-what = l’effet de chacune des six
house-book-dice-heading = Dés et fantômes
house-book-dice-what = qui en reçoit combien
house-book-taking-heading = Prendre des cartes
house-book-taking-what = qui choisit quand, et ce qu’est une série
house-book-at-once-heading = De l’Horloge au Masque
house-book-at-once-too-heading = Du Miroir au Jumeau
house-book-at-once-what = les cartes qui agissent quand on les prend
house-book-at-end-heading = À la fin
house-book-at-end-what = les cartes qui agissent en fin de partie
house-book-end-heading = La fin
house-book-end-what = ce que l’on compte alors
house-book-hidden-heading = Ce qui est caché
house-book-hidden-what = qui peut savoir quoi
house-book-aim-heading = Peu de malédictions
house-book-aim-text = De deux à cinq, vous entrez dans une maison où il ne fallait pas entrer. Tout ce que vous en sortez est maudit. À la fin, après douze tours chacun, qui a le moins de malédictions gagne.
house-book-house-heading = Trois pièces
house-book-house-text = Trois pièces sont ouvertes à la fois. Trois cartes sont au-dessus de chacune, et un escalier de quatre marches la traverse. Chaque plateau a une autre pièce au dos.
house-book-turn-heading = Un tour
house-book-turn-text = Posez un de vos meeples sur une marche libre de n’importe quelle pièce. Si vous y êtes le premier ou le deuxième, votre tour est fini. Plusieurs des vôtres peuvent être dans une même pièce.
house-book-third-heading = Le troisième meeple
house-book-third-text = Au troisième meeple, la pièce est pleine. On lance les dés des fantômes, puis chacun des trois prend une carte et rentre. Le plateau est retourné et reçoit de nouvelles cartes.
house-book-types-heading = Douze sortes
house-book-types-text = Chaque sorte a huit cartes : deux à 1, deux à 2, deux à 3 et deux à 4 malédictions. Plus il y a de joueurs, plus il y a de sortes en jeu. Quelques cartes restent dans la boîte, nul ne sait lesquelles.
house-book-roll-heading = Les dés
house-book-roll-text = Les cartes de 1 ou 2 malédictions montrent deux dés, celles de 3 ou 4 un seul. Qui a posé le troisième meeple lance ensemble les dés des trois cartes, de 3 à 6. La moitié des faces d’un dé montre un fantôme, les autres rien.
house-book-flashlights-heading = Lampes
house-book-flashlights-text = Chaque meeple de la pièce amène à son joueur autant de fantômes qu’en montrent les dés, moins les lampes de sa marche. Aucune ne brille en haut ; puis il y en a une, deux, et trois sur la marche du bas. Jamais moins de zéro.
house-book-each-heading = Chacun compte
house-book-each-text = Si deux ou trois meeples de la pièce sont à vous, vous prenez les fantômes de chacun. Tous les fantômes sont distribués, de haut en bas, avant que l’on prenne la première carte.
house-book-harm-heading = Effet des fantômes
house-book-harm-text = Un fantôme n’est pas encore une malédiction. Mais à la fin, qui a le plus de fantômes reçoit des malédictions. Et avec dix fantômes ou plus, tous vos Chats restent, alors qu’il n’en resterait qu’un.
house-book-order-heading = De haut en bas
house-book-order-text = Le meeple le plus haut dans l’escalier prend d’abord : son joueur choisit l’une des trois cartes. Puis vient le suivant, et le plus bas prend ce qui reste. En haut on choisit, en bas on est à l’abri des fantômes.
house-book-curses-heading = Malédictions
house-book-curses-text = Le nombre d’une carte dit combien elle a de malédictions. Elle est visible devant vous et compte tant qu’elle n’est pas conjurée.
house-book-sets-heading = Séries
house-book-sets-text = Vos cartes visibles d’une sorte forment une série, avec la carte que vous venez de prendre. Ce que fait une carte doit être fait en entier avant que le meeple suivant n’en prenne une. Les cartes des autres ne comptent pas.
house-book-dispelled-heading = Conjurées
house-book-dispelled-text = Une carte conjurée est retournée face cachée pour de bon. Elle n’a plus de malédictions et n’est d’aucune série : la prochaine carte de sa sorte en commence une nouvelle. Si seules quelques cartes partent, ce sont les plus fortes.
house-book-clock-more = Ensuite, les Horloges ne font plus rien, pour personne.
house-book-doll-more = Un seul groupe part à la fois.† S’il y en a deux, c’est celui aux cartes les plus fortes.†
house-book-holy-water-more = Donc la deuxième, la quatrième, la sixième et la huitième.† Sur 5 fantômes, 2 partent ; un fantôme seul reste.†
house-book-mask-more = À une vraie table, c’est votre voisin de droite.† Si vous avez moins de fantômes, vous les passez tous. Les fantômes passés ne déclenchent rien.
house-book-mirror-more = Le fantôme vient d’abord, au troisième aussi.
house-book-ring-more = Jusque-là, chacune compte.
house-book-tome-more = Le quatrième, le sixième et le huitième le font encore.† N’importe quelle sorte dont vous avez une carte visible, sauf les Grimoires.† Seules vos cartes partent.† Si vous n’avez pas de telle carte, rien ne se passe, et ce n’est pas rattrapé plus tard.† Les Grimoires restent.
house-book-twin-more = Celui d’une autre valeur doit attendre son pareil.
house-book-amulet-more = Un 1 conjure un 2, un 2 un 3, un 3 un 4. Toutes agissent au même moment, celles qui partent aussi.†
house-book-cat-more = Avec 10 fantômes ou plus, tous restent et comptent.
house-book-music-box-more = On compare les totaux avant que rien ne parte.† Si c’est une seule Boîte à musique, elle part.†
house-book-portrait-more = Sur trois, un part ; un Portrait seul reste.
house-book-last-heading = La dernière pièce
house-book-last-text = Quand la pioche est vide, la pièce qui était pleine quitte le jeu, et son plateau n’est pas retourné. La partie finit quand la dernière est partie : chacun a alors joué douze tours et pris douze cartes.
house-book-then-cards-heading = D’abord les cartes
house-book-then-cards-text = Alors les Amulettes, Chats, Boîtes à musique et Portraits agissent, pour tous. C’est dans cet ordre, chaque sorte pour tous les joueurs à partir de la première place ; un autre ordre ne changerait rien.†
house-book-then-ghosts-heading = Puis les fantômes
house-book-then-ghosts-text = Chacun montre ses fantômes. Qui en a le plus reçoit 1 malédiction pour 2 fantômes, arrondi à l’inférieur. À égalité, chacun en reçoit. Les autres n’en reçoivent pas.
house-book-winner-heading = La victoire
house-book-winner-text = Vos malédictions sont celles de vos cartes visibles et celles de vos fantômes. Qui a le moins de malédictions gagne. À égalité, qui a le moins de fantômes ; s’il y a encore égalité, vous avez gagné ensemble.
house-book-own-ghosts-heading = Fantômes
house-book-own-ghosts-text = Vos fantômes ne sont montrés à personne d’autre jusqu’à la fin. Mais chaque fois qu’il en vient ou qu’il en part, tous voient combien.† Ils sont donc hors de vue, pas secrets : l’ordinateur et le guide savent combien chacun en a.†
house-book-face-down-heading = La carte face cachée
house-book-face-down-text = Dans le passage secret, seuls le premier et le deuxième arrivés peuvent la regarder. Tous voient qui le peut.† Sa sorte, ses malédictions et ses dés sont cachés aux autres jusqu’au troisième meeple.
house-book-asking-heading = Un écran à plusieurs
house-book-asking-text = Si vous êtes plusieurs devant l’écran, les fantômes et la carte face cachée ne sont montrés que pendant que le joueur qui doit décider le demande, par une touche ou un bouton.† Qui joue seul contre l’ordinateur voit toujours ses secrets.†
house-book-open-heading = Ce qui est visible
house-book-open-text = Tous voient les sortes en jeu, les pièces et leur dos, les meeples et les dés. Ils voient combien de cartes il reste dans la pioche, si les Horloges ont déjà agi, et pour qui.
house-book-unknown-heading = Ce que nul ne sait
house-book-unknown-text = Nul ne connaît l’ordre de la pioche, les cartes qui ont quitté le jeu, ni ce que montreront les dés.
house-book-computer-heading = L’ordinateur et le guide
house-book-computer-text = Ils reçoivent ce qu’un joueur à cette place peut savoir, et rien d’autre.† Ce qui est caché à ce joueur ne change ni ce que fait l’ordinateur, ni ce que conseille le guide.†
house-book-public-heading = Ce que tous voient
house-book-public-what = ce qui est visible, et ce que l’on peut annuler
house-book-before-players-heading = Devant chaque joueur
house-book-before-players-text = Tous voient les cartes visibles de chacun, ses malédictions et les meeples de sa réserve. On peut aussi revoir les cartes conjurées, car tous les ont déjà vues.†
house-book-back-heading = Annuler
house-book-back-text = Vous pouvez annuler jusqu’à ce qu’un secret soit révélé : un regard ou le droit de regarder, une carte retournée, un jet de dés, ou de nouvelles cartes au-dessus d’une pièce.† Après aussi, mais la partie est marquée.†
house-book-chapter-details = En détail
house-book-start-heading = Au début
house-book-start-what = les sortes, la pioche, les plateaux, les cartes
house-book-so-many-types-heading = Sortes en jeu
house-book-so-many-types-text = À deux, on joue avec 5 des sortes, à trois avec 6, à quatre avec 7, à cinq avec 8. Elles sont tirées au hasard, et chacun sait lesquelles. Vous pouvez aussi les choisir vous-mêmes.†
house-book-deck-heading = La pioche
house-book-deck-text = On mélange les cartes de ces sortes. À deux, 24 d’entre elles forment la pioche, à trois 36, à quatre 48, à cinq 60 : ainsi, aucune pièce n’est jamais remplie en partie. Les 16, 12, 8 ou 4 autres quittent le jeu, et nul ne les voit.
house-book-boards-heading = Les plateaux
house-book-boards-text = Le grenier et la chambre d’enfant partagent un plateau ; de même la cave et le couloir, la bibliothèque et le passage secret. Les trois plateaux servent toujours, quel que soit votre nombre.† Leur ordre et leurs côtés visibles sont tirés au hasard.†
house-book-filling-heading = Les cartes au-dessus des pièces
house-book-filling-text = Une pièce reçoit trois cartes de la pioche, posées de gauche à droite comme on les pioche. Au début, on commence par la pièce de gauche. Dans la bibliothèque et le passage secret, on les pose autrement.
house-book-turn-details-heading = Un tour en détail
house-book-turn-details-what = qui joue quand, et ce qui vient d’abord
house-book-begin-with-heading = Ce que vous avez au début
house-book-begin-with-text = Vous commencez sans cartes ni fantômes. Chacun a 6 meeples : nul n’en manque jamais, donc nul ne passe son tour.† La réserve de fantômes ne s’épuise pas non plus.†
house-book-whose-turn-heading = À qui le tour
house-book-whose-turn-text = Le premier joueur est tiré au hasard.† Après vous joue votre voisin de gauche, avant vous celui de droite ; à deux, c’est le même joueur. Après le troisième meeple aussi, c’est au voisin de gauche de qui l’a posé de jouer, peu importe qui a pris la dernière carte.
house-book-free-space-heading = Une marche libre
house-book-free-space-text = Vous devez poser exactement un de vos meeples, et il y a toujours une marche libre. Une marche n’a de place que pour un meeple. Une pièce peut mêler les meeples de tous, même trois d’un seul joueur. Une marche y reste vide.
house-book-first-the-room-heading = D’abord la pièce
house-book-first-the-room-text = D’abord, la pièce fait ce qu’elle fait quand un meeple est posé, au troisième meeple aussi. Si c’est le troisième, les dés et les cartes suivent aussitôt. Sinon, le tour est fini.
house-book-first-rooms-heading = Du grenier au couloir
house-book-first-rooms-what = quatre pièces en détail
house-book-attic-more = Le fantôme vient avant toute autre chose. Au troisième meeple aussi, il vient avant que l’on lance les dés.
house-book-nursery-more = Le fantôme part avant toute autre chose, au troisième meeple aussi. Si vous n’en avez pas, vous pouvez quand même y aller, et rien ne se passe.†
house-book-basement-more = Qui a posé le troisième meeple décide après le jet, avant que quiconque reçoive un fantôme : relancer tous les dés, ou aucun. Le second résultat compte. On le lui demande quoi que montrent les dés.†
house-book-hallway-more = Après le jet, avant que quiconque reçoive un fantôme, qui a posé le troisième meeple peut retourner un des dés, ou aucun. Un fantôme devient un vide, ou un vide un fantôme.† On le lui demande quoi que montrent les dés, et n’importe quel dé peut être choisi.†
house-book-other-rooms-heading = Bibliothèque, passage
house-book-other-rooms-what = les deux autres pièces en détail
house-book-library-order-heading = L’ordre dans la bibliothèque
house-book-library-order-text = La carte qui a le moins de malédictions est à gauche, celle qui en a le plus à droite. À malédictions égales, la carte piochée plus tôt est plus à gauche.†
house-book-library-ends-heading = À gauche et à droite
house-book-library-ends-text = Avec la carte de gauche, un fantôme vient à vous avant que la carte soit à vous. Avec celle de droite, un de vos fantômes part d’abord ; si vous n’en avez pas, rien ne se passe. La carte du milieu reste celle du milieu, même si elle est la dernière.†
house-book-passage-card-heading = La carte du passage secret
house-book-passage-card-text = La troisième carte piochée est face cachée à droite : sa sorte, ses malédictions et ses dés sont cachés. Au troisième meeple, on la retourne pour tous, avant de compter les dés. Qui pose celui-ci n’a donc pas besoin de la regarder.†
house-book-passage-look-heading = Le droit de regarder
house-book-passage-look-text = Qui y a posé le premier ou le deuxième meeple peut regarder la carte. Ce n’est pas un choix à faire et ne coûte rien : vous pouvez la regarder à tout moment jusqu’à ce qu’elle soit retournée.† Les autres savent que vous le pouvez.†
house-book-taking-details-heading = Prendre en détail
house-book-taking-details-what = une carte après l’autre
house-book-which-card-heading = Quelle carte
house-book-which-card-text = Vous devez prendre une des cartes qui restent, celle que vous voulez. S’il n’y en a qu’une, on vous le demande quand même.†
house-book-one-by-one-heading = Ce qui se passe quand
house-book-one-by-one-text = D’abord, un fantôme de la bibliothèque vient ou part. Puis la carte est à vous, face visible, et le meeple rentre dans votre réserve. Puis la carte agit, en entier. Alors seulement, le meeple suivant prend.
house-book-when-cards-heading = Quand les cartes agissent
house-book-when-cards-text = Amulettes, Chats, Boîtes à musique et Portraits n’agissent qu’à la fin de la partie, toutes les autres seulement quand on prend une carte de leur sorte. Nul ne peut refuser.
house-book-for-good-heading = Pour de bon
house-book-for-good-text = Une carte conjurée ne peut pas l’être à nouveau, et n’est plus d’aucune série. Quand des cartes en conjurent de leur propre sorte, nul ne choisit lesquelles.
house-book-no-fewer-heading = Jamais moins de zéro
house-book-no-fewer-text = Nul n’a moins de 0 fantôme. Qui doit renvoyer ou passer plus de fantômes qu’il n’en a les renvoie ou les passe tous.
house-book-some-cards-heading = Cartes en détail
house-book-some-cards-what = Poupées, Grimoires, Amulettes et Boîtes à musique
house-book-doll-groups = Font 6 : 4 et 2 ; 4, 1 et 1 ; 3 et 3 ; 3, 2 et 1 ; 2, 2, 1 et 1. Si vous avez deux groupes, on compare leurs cartes à partir de la plus forte : 4 et 2 partent avant 4, 1 et 1 et avant 3, 2 et 1 ; vous ne choisissez pas.†
house-book-tome-choice = Vous devez choisir ; si une seule sorte peut partir, on vous le demande quand même.† Une série partie ainsi recommence : avec trois Bagues conjurées, la quatrième est la première d’une nouvelle série.
house-book-amulet-together = De chaque valeur, il part autant d’Amulettes que vous en avez de la valeur 1 plus bas, ou toutes, s’il y en a moins ; on compte avant que rien ne parte.† Donc de 1, 1, 2, 3, 3 et 4 partent le 2, un 3 et le 4. Un 4 ne conjure rien.
house-book-music-box-level = Qui n’a pas de Boîte à musique ne participe pas. Si plusieurs ont le plus fort total, chacun conjure ses deux plus fortes. Ce qui part ne change aucun total, car tous ont été comparés avant.†
house-control-place-what = poser un meeple
house-control-place-mouse = cliquer sur une marche lumineuse, ou y glisser un meeple
house-control-place-keys = Tab ou flèches choisissent la marche, Entrée pose
house-control-take-what = prendre une carte
house-control-take-mouse = cliquer dessus ; le survol dit ce qui suit
house-control-again-what = relancer ou non
house-control-again-mouse = cliquer sur son choix
house-control-again-keys = 1 ou 2 ; Espace garde les dés
house-control-die-what = retourner un dé
house-control-die-mouse = cliquer sur le dé, ou « Laisser les dés »
house-control-die-keys = Tab et Entrée ; Espace les laisse
house-control-type-what = la sorte pour un Grimoire
house-control-type-keys = 1 à 7
house-control-peek-what = vos fantômes et la carte cachée
house-control-peek-mouse = maintenir le bouton près de votre nom
house-control-peek-keys = maintenir [Peek]

## Don't Go In There: screens

house-setup-heading = Don’t Go In There : qui joue ?
house-setup-types = Sortes de cartes
house-setup-drawn = tirées au hasard
house-setup-picked = choisies par la table
house-setup-so-many-drawn = { $types } des douze sont en jeu
house-setup-so-many-picked = Choix : { $picked } sur { $types }
house-setup-pick =
    Choisissez { $types } sortes de cartes : { $picked ->
        [0] aucune ne l’est encore.
        [one] { $picked } est choisie.
       *[other] { $picked } sont choisies.
    }
house-count-curses = Malédictions
house-count-ghosts = Fantômes
house-count-heading = Le décompte final
house-count-list = Ce que l’on compte
house-count-step = étape { $number } sur { $of }
house-count-steps =
    { $steps ->
        [one] { $steps } étape reste à compter
       *[other] { $steps } étapes restent à compter
    }
house-count-over = tout est compté
house-count-begins = La maison se tait. Les cartes qui attendaient la fin agissent maintenant, puis chacun montre ses fantômes.
house-count-all-counted = Tout est compté. Qui a le moins de malédictions gagne, et à égalité le moins de fantômes.
house-count-cats-stay = Chats gardés
house-count-next = étape suivante
house-count-to-come = { $steps } à venir
house-count-go-to = Étape { $number } : { $step }
house-count-go-to-ghosts = Étape { $number } : on montre les fantômes
house-result-over = La maison est vide
house-result-ghosts = Fantômes
house-result-curses = Malédictions
house-result-by-ghosts = à égalité de malédictions, les fantômes décident
house-result-penalty = { $ghosts } (+{ $curses })
house-games-manner = Chacun pour soi
house-games-line = où les fantômes comptent les marches
house-games-players = 2 à 5 joueurs, environ 20 minutes
house-games-special = Un défi entre humains et ordinateurs. Trois pièces, un escalier dans chacune, des dés à fantômes, et douze sortes de cartes maudites : réunissez-les pour qu’elles se conjurent entre elles. Qui a le moins de malédictions gagne.
# Lessons
title-lessons = Apprendre à jouer
title-lessons-note = Première fois ? Une partie guidée, pas à pas
lessons-heading = Apprendre à jouer
lessons-new = pas encore vue
lessons-left-at = laissée à la page { $page } sur { $of }
lessons-finished = terminée
lessons-anew = Depuis le début
lessons-play = Jouer une partie
lessons-first-game = Première partie
lessons-first-game-line = Ombres et Brouillard dès la première tuile : tout pour le niveau I. Environ dix minutes.
lesson-count = page { $page } sur { $of }
lesson-heading-read = À lire
lesson-heading-do = À vous
lesson-on = continuer
lesson-finish = finir
lesson-show = montrer
lesson-back = retour
lesson-leave = Quitter la leçon
lesson-read-first = Lisez d’abord la page, ensuite la partie reprend
lesson-heading-watch = Regardez
lesson-heading-others = Les autres jouent
lesson-read-on = Lisez d’abord la page
lesson-was-all = La leçon est finie
lesson-watch = Regardez ce que donne votre coup.
lesson-others = Regardez ce que font les autres. Leurs tours sont aussi dans le journal.
lesson-not-now = La leçon demande autre chose ici ; { $hint } le montre
lesson-turned-otherwise = La case est bonne, mais la leçon veut la tuile dans un autre sens ; { $hint } le montre
lesson-other-piece = La leçon demande un autre pion ; { $hint } le prend
lesson-shown = Ce que la leçon demande est éclairé sur le plateau
lesson-shown-button = La leçon demande « { $button } »
told-lessons-not-kept = Votre progression dans les leçons n’a pas été gardée
told-last-setup-not-kept = La prochaine partie ne pourra pas reprendre cette mise en place
told-favourites-not-kept = Les favoris ne sont pas gardés
damaged-lessons = Votre progression dans les leçons est illisible
damaged-lessons-follows = Toutes les leçons comptent comme non vues.
damaged-favourites = Vos favoris sont illisibles
damaged-favourites-follows = Vous commencez sans favoris.
lesson-page-first-welcome = Le brouillard a gagné Carcassonne, et des fantômes avec lui. Vous êtes Alix ; Guilhem et Maura jouent avec vous, pour un seul objectif : 50 points ensemble, avant qu’il n’y ait plus de tuiles. L’anneau en haut à gauche compte vos points.
lesson-page-first-place = Votre tuile est en bas à droite tant que vous ne visez pas le plateau. Elle doit aller avec ses voisines : route contre route, mur contre mur, pré contre pré (de toute couleur). Ici elle convient telle quelle ; sinon, tournez-la (molette, [TurnBack], [Turn]). Posez-la sur la case lumineuse, le cadre marqué d’un plus, pour fermer la ville.
lesson-page-first-meeple = Un meeple est l’un de vos petits bonshommes. Vous pouvez maintenant en poser un sur cette tuile : sur une route ou dans une ville où il n’y a encore personne. Posez-en un dans la ville : cliquez sur la place marquée.
lesson-page-first-points = La ville est fermée et un meeple s’y trouve : on l’évalue donc, 2 points par tuile, multipliés par le nombre de couleurs de ses meeples, ici une seule : 4. Prenez les points ; les autres boutons (les fantômes, ou ni l’un ni l’autre) viendront plus tard. Le meeple vous revient.
lesson-page-first-ghosts = Guilhem a posé une tuile avec du brouillard. Elle montre un fantôme : un fantôme a donc quitté votre réserve, à gauche. S’il en faut un et qu’il n’en reste aucun, tout est perdu. Surveillez ce panneau !
lesson-page-first-join = Votre tuile aussi a du brouillard, à ses bords marqués de blanc, et au-dessus on lit « 1 fantôme ». Le brouillard n’a pas à correspondre comme les routes, mais là où deux bords embrumés se touchent (les coins ne comptent pas), un fantôme ne vient pas, donc ici aucun. Posez-la au bout de la route de Guilhem, brouillard contre brouillard.
lesson-page-first-together = La route a maintenant deux bouts : elle est terminée, et le meeple de Guilhem s’y trouve. C’est 1 point pour chacune de ses 3 tuiles. Peu importe à qui est le meeple ou le tour : vous marquez tous ensemble. Prenez les points.
lesson-page-first-bank = Le brouillard d’un seul tenant forme une nappe. Sur celle de la tuile de départ sont trois fantômes (l’arche y termine seulement les routes). Une nappe se dissipe quand tous ses bords touchent du brouillard, et ses fantômes rentrent. Agrandissez-la : tournez la tuile jusqu’à ce que ses deux bords embrumés touchent du brouillard.
lesson-page-first-misty-road = Aucun fantôme n’est venu : un de moins, quel que soit le nombre de bords qui se touchent. On peut se tenir sur une route dans le brouillard, jamais sur le brouillard lui-même ni dans un pré. Posez votre meeple sur la route ; une flèche blanche montre où elle est encore ouverte.
lesson-page-first-danger = Aïe : la tuile de Guilhem a amené trois fantômes, et son brouillard touche un bord de votre tuile sans brouillard. C’est permis, mais cela forme une nappe à part, qui ne se dissipera jamais : ce brouillard s’assombrit. Il reste peu de fantômes en réserve.
lesson-page-first-join-cities = Maura et Guilhem sont dans deux parties de la ville au sud-ouest. Une route ou une ville entière est une zone. Nul n’entre dans une zone où il y a déjà quelqu’un, mais deux zones peuvent se rejoindre. Fermez la ville avec cette tuile.
lesson-page-first-joint-score = Quatre tuiles, et un blason (le petit drapeau) qui compte autant : 5 × 2 = 10 points. Deux couleurs sont dans la ville, alors ils comptent deux fois : 20 ! Plus une zone a de couleurs, mieux c’est ; à un ou deux joueurs, chacun a donc plusieurs couleurs. Prenez les points.
lesson-page-first-finish = Maintenant, la nappe aux trois fantômes de la tuile de départ : un bord embrumé est encore ouvert. Montrez la case lumineuse, sans cliquer : à droite, une fiche dit ce qui va suivre. Tournez la tuile jusqu’à ce que son brouillard touche cette nappe, et fermez-la.
lesson-page-first-finished = La nappe s’est dissipée, et ses trois fantômes sont rentrés. Cela ne rapporte aucun point, mais vous garde en vie. Posez maintenant un meeple sur la route : elle est presque terminée.
lesson-page-first-close-road = Vos amis ont évalué une route et une ville entre-temps. Terminez la longue route à l’est, où se tient votre meeple. (Quand plusieurs cases brillent, votre tuile convient aux grandes telle quelle ; sur une petite, elle tourne d’elle-même.)
lesson-page-first-calm = 4 points, ou autre chose : au lieu des points, vous pouvez renvoyer jusqu’à trois fantômes d’une même case, n’importe laquelle (la tuile de départ en couvre quatre). Il y en a trois sur la tuile de Guilhem, où aucune nappe ne se dissipera plus. Choisissez les fantômes : cliquez sur l’un d’eux.
lesson-page-first-calm-more = Il est parti. Renvoyez aussi le suivant de cette tuile.
lesson-page-first-calm-last = Et le troisième : on ne peut pas en renvoyer plus de trois. On pourrait aussi s’arrêter avant.
lesson-page-first-win = Voilà le jeu. Vous gagnez dès que vous avez 50 points. Vous perdez si la dernière tuile est posée avant, ou si un fantôme doit venir et qu’il n’en reste aucun. Gardez donc un œil sur les deux : points et fantômes.
lesson-page-first-end = Trois choses à retenir : prolongez le brouillard, fermez les nappes de tous côtés, et réunissez vos zones. [Hint] demande conseil au guide à tout moment, [Judgement] lui demande si votre dernière décision était bonne, et [TakeBack] l’annule. Faites glisser le fond pour regarder autour ; la molette change le zoom. À vous le niveau I !
lessons-castles = Châteaux et cimetières
lessons-castles-line = Les nouveautés du niveau II. Deux minutes.
lessons-hounds = Piles et chiens
lessons-hounds-line = Les nouveautés des niveaux III et IV. Deux minutes.
lessons-haunted = Cimetières hantés
lessons-haunted-line = Les nouveautés du niveau V. Deux minutes.
lessons-markers = Trois marqueurs
lessons-markers-line = Les nouveautés du niveau VI. Deux minutes.
lessons-circles = Cercles magiques et Éloïse
lessons-circles-line = L’extension, pour tous les niveaux. Deux minutes.
lessons-rivals = Carcassonne, en rivaux
lessons-rivals-line = Dès la première tuile : majorités, fantômes à donner, sentinelles et paysans. Cinq minutes.
lessons-house-line = Le petit jeu de fantômes : lampes, dés, malédictions et séries. Trois minutes.
lesson-page-castles-welcome = Le niveau II a les 60 tuiles, avec châteaux et cimetières. L’objectif est de 75 points. Vous rejoignez une partie qui en a 30.
lesson-page-castles-lay = Votre meeple est dans le château. Un château est terminé quand les huit cases autour sont remplies. Chacune de ces neuf tuiles qui montre du brouillard vaut alors 2 points, avec ou sans fantômes. Il manque une case : posez-y votre tuile.
lesson-page-castles-skip = Vous pourriez poser un meeple sur la nouvelle route. Mais les meeples sont rares, gardez-le cette fois : appuyez sur la barre d’espace, ou cliquez sur « sans meeple ».
lesson-page-castles-points = Six des neuf tuiles montrent du brouillard : 12 points. Prenez-les.
lesson-page-castles-open = Guilhem a posé un cimetière. Il est ouvert tant qu’une des quatre cases voisines est vide. Puis la tuile de Maura a amené un fantôme, et chaque fois qu’il en vient, un de plus va dans un cimetière ouvert.
lesson-page-castles-close = Un cimetière ouvert vous coûte un fantôme à chaque tour de ce genre. Le fermer a aussi un prix : un meeple y est enterré. Fermez-le : posez votre tuile sur la dernière case à côté.
lesson-page-castles-bury = Le cimetière est fermé, et un meeple du plateau, de n’importe quelle couleur, doit y être enterré jusqu’à la fin de la partie. Celui de Maura n’a guère à gagner sur sa route : choisissez-le.
lesson-page-castles-end = Tous les fantômes du cimetière sont rentrés, et il n’en reçoit plus. À retenir : les châteaux valent beaucoup dans le brouillard, et les cimetières coûtent toujours quelque chose, des fantômes quand ils sont ouverts, un meeple quand ils se ferment.
lesson-page-hounds-welcome = Dès le niveau III, les tuiles sont en trois piles, à gauche sous les fantômes. Chacune a son objectif : le chien Rufus à 15 points, puis Ronja à 50, puis la victoire à 100. Si une pile est vide avant que son objectif soit atteint, vous perdez. Au niveau IV, il y a moins de fantômes, et tout est plus loin.
lesson-page-hounds-lay = Vous avez 12 points, et Rufus attend à 15. Fermez la ville.
lesson-page-hounds-meeple = Posez un meeple dans la ville.
lesson-page-hounds-points = 4 points, et vous dépassez Rufus. Prenez-les.
lesson-page-hounds-place = Rufus est là ! Il rejoint n’importe quel meeple du plateau, et chasse les fantômes autour. Choisissez le meeple de Maura, au milieu des fantômes.
lesson-page-hounds-calm = Parmi la case du meeple et les huit autour, choisissez-en jusqu’à deux, et renvoyez jusqu’à trois fantômes de chacune. Cliquez sur un fantôme.
lesson-page-hounds-calm-more = Continuez : renvoyez aussi le suivant.
lesson-page-hounds-piles = Regardez les piles : ce qui restait de la première est allé sur la deuxième. Mieux vaut donc atteindre un chien tôt.
lesson-page-hounds-end = Rufus reste avec son meeple. Quand on évalue celui-ci, Rufus rapporte 1 point par fantôme sur tout le plateau, puis s’en va. Attendez donc qu’il y ait beaucoup de fantômes, mais pas trop longtemps.
lesson-page-haunted-welcome = Au niveau V, les cimetières sont hantés. Aucun fantôme n’y va, mais ils troublent tout ce qui les entoure. Il y a 13 fantômes.
lesson-page-haunted-lay = Vous avez pioché un cimetière. Quand on le pose, chaque tuile avec du brouillard sur les huit cases autour reçoit un fantôme. Posez-le sur la case lumineuse : une seule de ces tuiles en est proche.
lesson-page-haunted-skip = Un fantôme est venu. Ne posez pas de meeple sur la route : appuyez sur la barre d’espace, ou cliquez sur « sans meeple ».
lesson-page-haunted-face-down = Tant qu’un cimetière est ouvert, chaque tour finit avec une tuile de la pile, posée face cachée sur une case autour de lui. D’habitude, vous choisissez un endroit où elle ne gêne rien. Cette fois, voyez ce qu’elle fait : choisissez la case lumineuse.
lesson-page-haunted-closes = La ville voisine ne pourra plus être terminée, car elle bute sur une tuile face cachée. Il en va de même pour les routes, les châteaux et le brouillard.
lesson-page-haunted-end = Le cimetière se ferme quand les huit cases autour sont remplies, face visible ou cachée, et alors un meeple est enterré. Remplissez donc vite ses coins, et posez-le là où il y a peu de brouillard.
lesson-page-markers-welcome = Le niveau VI a trois marqueurs, chacun d’une couleur. Regardez l’anneau : rouge, vert et bleu sont à 0. Des chiens attendent à 10 et à 25, l’objectif est à 50, et il n’y a que 12 fantômes.
lesson-page-markers-lay = Guilhem et Maura sont dans la ville au sud-ouest. Fermez-la.
lesson-page-markers-points = La ville vaut 10 points. Chaque couleur présente les marque une fois, pour son propre marqueur. Prenez les points.
lesson-page-markers-hindmost = Vert et bleu ont maintenant 10, mais rouge n’a rien, et seul le dernier marqueur compte : Rufus vient quand tous les trois l’ont dépassé, et vous gagnez quand tous les trois ont 50.
lesson-page-markers-end = Prenez donc soin de la couleur en retard. Une couleur sans marqueur en fait avancer un de votre choix, et un chien avec un tel meeple aussi.
lesson-page-circles-welcome = Les cercles magiques ajoutent neuf tuiles à tout niveau, et une chatte. Le brouillard y montre des cercles au lieu de fantômes. Regardez les fantômes à gauche : certains sont devant Éloïse, la chatte.
lesson-page-circles-lay = Chaque cercle de la nouvelle tuile attire un fantôme : d’abord ceux des huit cases autour, puis ceux de la réserve. Posez la tuile au-dessus de la ruine, où un fantôme est proche.
lesson-page-circles-cat = Un fantôme a été attiré dans les cercles, et un autre est venu de la réserve. Au dixième fantôme sur le plateau, Éloïse apparaît ! Elle rejoint n’importe quel meeple du plateau. Choisissez celui de Maura.
lesson-page-circles-freed = Les cercles retiennent leurs fantômes : ni points, ni chiens, ni autres cercles ne les déplacent. Ils ne rentrent que quand la nappe de leur cercle se dissipe.
lesson-page-circles-end = Quand le meeple d’Éloïse est évalué, elle rapporte 1 point par fantôme dans les cercles de tout le plateau. Puis elle rejoint un autre meeple. Servez-vous donc des cercles : chacun de leurs fantômes vaut un point, encore et encore.
lesson-page-rivals-welcome = Tuile après tuile, un pays grandit, et chacun joue pour soi : qui a le plus de points à la fin gagne. Vous êtes Alix, en rouge, avec cinq meeples (vos bonshommes), dont deux sur le plateau, et deux sentinelles. Votre adversaire est Guilhem, en bleu.
lesson-page-rivals-lay = Une tuile doit aller avec ses voisines : route contre route, mur contre mur, pré contre pré ; le brouillard, lui, ne gêne pas. La molette sur une case, ou [TurnBack] et [Turn], la tournent. Fermez la petite ville au nord.
lesson-page-rivals-knight = Posez-y un meeple, car personne n’y est encore : dans une ville, c’est un chevalier, sur une route un voleur. Ce qui est terminé est évalué aussitôt : 2 points par tuile pour une ville, 1 pour une route, et rien que pour vous. Puis le meeple rentre.
lesson-page-rivals-mist = Le brouillard d’un seul tenant forme une nappe. Qui prolonge le brouillard, bord embrumé (blanc sur la tuile en main) contre bord embrumé, donne un fantôme à un meeple adverse. Posez votre tuile pour que son brouillard prolonge la grande nappe à l’est ; [Hint] montre comment la tourner.
lesson-page-rivals-haunt = Quel meeple de Guilhem reçoit le fantôme ? Celui qui est sur la route sous la ruine, une arche, en a déjà deux, et le troisième fait rentrer un meeple, sans aucun point. Choisissez celui-là.
lesson-page-rivals-guard = Vous avez aussi des sentinelles, avec une lance. Une sentinelle compte comme un meeple, mais aucun fantôme ne va à elle. Prenez d’abord la sentinelle dans « À la table », ou appuyez sur [OtherPiece] ; sa place dans la nouvelle ville est alors marquée. Posez-la là.
lesson-page-rivals-break = Maintenant l’inverse : qui perce le brouillard, bord embrumé contre bord sans brume, reçoit un fantôme sur un de ses meeples. Parfois, cela en vaut la peine. Posez votre route là où la route sort du brouillard, à droite de la ruine.
lesson-page-rivals-own = Deux de vos meeples peuvent recevoir le fantôme ; la sentinelle, non. Quand une zone est terminée, chaque fantôme avec vos meeples vous y coûte 2 points, et 1 si elle est encore ouverte à la fin. Choisissez le meeple tout à gauche.
lesson-page-rivals-none = Vous pourriez poser un meeple sur la nouvelle tuile. Mais les meeples sont rares, gardez-le cette fois : appuyez sur la barre d’espace, ou cliquez sur « sans meeple ».
lesson-page-rivals-majority = Votre tuile réunit les villes au sud-ouest et les ferme : deux de vos meeples y sont alors contre un de Guilhem. Qui a le plus de meeples reçoit tous les points, et les autres rien ; à égalité, chacun les reçoit tous. Fermez la ville.
lesson-page-rivals-scored = Quatre tuiles et un blason (le petit drapeau), 2 points chacun, font 10. Votre fantôme coûte 2 : donc 8 pour vous, aucun pour Guilhem, et tous les meeples de la ville sont rentrés. Avec plus de fantômes, la ville aurait même pu vous coûter des points.
lesson-page-rivals-field = Il reste une chose : les prés. Posez cette tuile à côté de la ville que vous avez fermée en premier.
lesson-page-rivals-farmer = Un meeple dans un pré est un paysan. Il y reste jusqu’à la fin de la partie, si aucun troisième fantôme ne le chasse, et vaut alors 3 points par ville terminée que touche son pré. Posez un meeple dans le pré à côté de la ville.
lesson-page-rivals-around = Une vraie partie a trois autres places pour un meeple, chacune au milieu d’une tuile. Elles sont terminées quand les huit cases autour portent des tuiles. Une abbaye rapporte 9 points, un château 2 par tuile embrumée parmi les neuf, et un cimetière une sentinelle de plus.
lesson-page-rivals-end = À la fin, tout ce qui est inachevé est évalué pour moins : une tuile de ville compte alors 1, et chaque fantôme coûte 1. Puis viennent les prés : votre paysan rapporte 3 points pour la ville terminée. Pointez sur votre score pour lire ce que la fin donnerait maintenant. Bonne chance !
lesson-page-house-welcome = Une maison hantée, où il ne fallait pas entrer. Chacun doit prendre des cartes, et presque toutes portent des malédictions. Qui a le moins de malédictions gagne, et qui a le plus de fantômes à la fin en reçoit encore. Trois joueurs, en pleine partie : vous êtes Alix.
lesson-page-house-place = À votre tour, vous posez un meeple dans une pièce ; le troisième la remplit, et une marche reste vide. Plus la marche est basse, plus elle a de lampes, qui écartent les fantômes, et plus tard vous choisissez une carte. Posez votre meeple sur la marche du bas, au grenier.
lesson-page-house-dice = Les petits dés sous les cartes de la pièce disent combien de dés on lance. Il y a eu trois fantômes. Chacun dans la pièce les reçoit tous, moins un par lampe de sa marche. Vous avez trois lampes, donc aucun ne vient à vous.
lesson-page-house-cards = De la marche du haut vers le bas, chacun a pris une carte ; il ne vous restait que la Bague à 3 malédictions. Mais dès qu’on en a quatre, elles sont conjurées : retournées, elles ne font plus de mal. La plupart des sortes ont un tel moyen ; survolez une carte pour le lire. Le grenier a été retourné : c’est la chambre d’enfant.
lesson-page-house-first = Maintenant, la bibliothèque. Guilhem et Maura sont sur les marches du milieu. Posez votre meeple sur celle du haut : aucune lampe, mais le premier choix est à vous.
lesson-page-house-take = Un fantôme est venu à vous. Choisissez : vous avez une Poupée de 2. Quand des Poupées totalisent exactement 6, elles sont conjurées. De plus, la carte de droite de la bibliothèque renvoie un fantôme. Prenez la Poupée de 4.
lesson-page-house-sets = Les deux Poupées sont conjurées : face cachée, elles ne comptent plus. Tout l’art est là : réunir ce qui se conjure soi-même. [Hint] demande conseil au guide, [Judgement] si votre choix était bon.
lesson-page-house-end = La leçon s’arrête ici. Une vraie partie finit quand chacun a 12 cartes. Alors seulement les fantômes comptent : qui en a le plus reçoit 1 malédiction pour 2 fantômes. Vous voyez les vôtres près de votre nom ; à vous de retenir ceux des autres. Bonne chance, là-dedans !

# Records
records-heading = Palmarès
records-earned = réussi
records-not-earned = pas encore réussi
records-level = Niveau { $level }
records-played = jouées
records-won = gagnées
records-straight = sans annuler
records-circles = cercles
records-best = meilleure victoire
records-with = joueurs
records-turns = { $turns } tours
records-points = { $points } points
records-curses = { $curses ->
    [one] { $curses } malédiction
   *[other] { $curses } malédictions
}
records-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
records-streak = victoires de suite : { $now }, record { $longest }
records-calmed = { $ghosts ->
    [one] { $ghosts } fantôme renvoyé
   *[other] { $ghosts } fantômes renvoyés
}
told-records-not-kept = La partie n’a pas été ajoutée au palmarès
damaged-records = Le palmarès est illisible
damaged-records-follows = Les nouvelles parties sont comptées depuis le début.
achieved-now = Réussi pour la première fois : { $names }
achieved-first-win = Première lueur
achieved-first-win-how = Gagnez un niveau.
achieved-every-level = Tout le chemin
achieved-every-level-how = Gagnez les six niveaux.
achieved-alone = Seul dans le brouillard
achieved-alone-how = Gagnez seul au niveau III ou plus.
achieved-no-way-back = Sans retour
achieved-no-way-back-how = Gagnez au niveau IV ou plus sans annuler.
achieved-empty-land = Pays paisible
achieved-empty-land-how = Gagnez sans fantôme sur le plateau.
achieved-last-tile = La dernière tuile
achieved-last-tile-how = Gagnez quand il ne reste aucune tuile.
achieved-great-scoring = Tous ensemble
achieved-great-scoring-how = Marquez 30 points d’un coup.
achieved-great-bank = Grand calme
achieved-great-bank-how = Dissipez une nappe de six fantômes.
achieved-enchanted = Envoûtés
achieved-enchanted-how = Gagnez au niveau III ou plus avec cercles.
achieved-master = Maîtres du brouillard
achieved-master-how = Gagnez le niveau VI.
achieved-far-ahead = Loin devant
achieved-far-ahead-how = Battez deux ordinateurs de 20 points.
achieved-few-curses = Presque bénis
achieved-few-curses-how = Gagnez avec 10 malédictions au plus.

# A table over the network

network-heading = Une table sur le réseau
network-told = Des amis peuvent s’asseoir à cette table, chacun devant sa machine. Choisissez pour qui ils décident, ouvrez la table et envoyez-leur l’invitation.
network-trust = Rien n’est envoyé avant qu’une table soit ouverte ou rejointe. Les amis se joignent directement si possible, sinon par des relais qui ne peuvent pas lire ce qu’ils portent. Un programme modifié pourrait découvrir ce qui est encore caché dans une partie : jouez avec des gens de confiance.
network-soon = La table s’ouvre…
network-invites = Envoyez ce texte à vos amis. À l’accueil, ils choisissent « Rejoindre une table » et l’y collent.
network-only-watch = Aucun joueur n’est encore un ami : qui vient ne peut que regarder.
network-spectators =
    { $number ->
        [one] { $number } ami regarde sans siège
       *[other] { $number } amis regardent sans siège
    }
network-here = ici
network-friend = un ami
network-is-there = est là
network-awaited = pas encore là
network-computer = l’ordinateur
network-open = Ouvrir la table
network-copy = Copier l’invitation
network-close = Fermer la table
network-came = { $name } s’assoit
network-left = { $name } est parti
network-join = Rejoindre une table
network-join-told = Un ami a ouvert une table et vous a envoyé son invitation. Collez-la ici, et vous vous asseyez devant votre machine.
network-your-name = Votre nom
network-invitation = Invitation
network-paste = collez le texte ici
network-paste-it = Coller
network-sit-down = S’asseoir
network-looking = Recherche de la table…
network-found = La table est trouvée ; la partie arrive…
network-no-invitation = Ce n’est pas une invitation : collez tout le texte affiché chez votre ami. Il commence par « endpoint ».
network-leave = Quitter la table
network-over = La visite est finie
network-ended = La partie a été terminée par son hôte.
network-cut-off = L’hôte ne répond plus. La table attend son retour.
network-full = Il y a déjà trop de monde à cette table.
network-other-version = L’hôte a une autre version de ce programme. Il faut la même des deux côtés.
network-not-understood = L’hôte n’a pas compris ce que ce programme a dit.
network-differs = Deux tables diffèrent
network-differs-host = La même décision a mené à des positions différentes à deux tables, et cet ami est donc parti. La partie est gardée des deux côtés et continue quand quelqu’un se rassoit.
network-differs-guest = Cette table est arrivée à une autre position que celle de votre ami : { $why }. La partie est gardée dans { $file }.
network-differs-not-kept = Cette table est arrivée à une autre position que celle de votre ami : { $why }. La partie n’a pas pu être gardée ici.
network-not-taken = La table de votre ami n’a pas accepté cette décision : décidez encore une fois
network-no-take-back = À la table d’un ami on ne peut rien annuler : demandez-le à votre ami
