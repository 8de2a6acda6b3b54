### Baden-Württemberg Catan: what is new there, and what is called otherwise than in the base game.
### A line of a text may not begin with an asterisk, hence {"**"}.

## The table and its options

table-baden-wuerttemberg = Baden-Württemberg Catan
map-baden-wuerttemberg = Baden-Württemberg, our reconstruction
option-founding = Founding
option-founding-variable = Where you like
option-founding-cards = By building cost cards, by lot
option-landmark-points = Landmarks
option-landmark-points-0 = No points
option-landmark-points-1 = 1 point each

## What lies on the table

good-lumber = wood
good-brick = clay
piece-settlement = town hall
piece-landmark = landmark
pieces-settlement = { $n ->
    [one] 1 town hall
   *[other] { $n } town halls
}
card-invention = Invention
card-trade = Trade
card-year-of-plenty = Successful Invention
card-victory-point = Achievement

## What may be done

action-found-hall = Found a town hall in { $site }
action-build-settlement = Build a town hall in { $site }
action-build-landmark = Build the landmark of { $site }
action-play-invention = Play Invention: move the inventor
action-play-trade = Play Trade: 2 for 1 with the bank this turn
action-play-year-of-plenty = Play Successful Invention: take { $take }
action-move-robber = Move the inventor to { $place }, draw a card from { $victim }
action-move-robber-without-victim = Move the inventor to { $place }
action-move-inventor = Move the inventor to { $place }, draw a card from { $victim }
action-move-inventor-without-victim = Move the inventor to { $place }, draw no card

choice-found-hall = Town hall
choice-build-settlement = Town hall
choice-build-landmark = Landmark
choice-play-invention = Invention
choice-play-trade = Trade
choice-play-year-of-plenty = Successful Invention
choice-move-robber = Move the inventor
choice-move-inventor = Move the inventor

step-founding = to found a town hall
step-moving-robber = to move the inventor
step-moving-inventor = to move the inventor
step-taking-start-cards = to take the building cost cards

button-build-founding = Place town hall
button-move-moving-robber = Move inventor
button-move-moving-inventor = Move inventor

ask-found-hall-site = Which town gets your town hall?
ask-build-settlement-site = Which town gets the town hall?
ask-build-landmark-site = Which landmark do you build?
ask-move-robber-place = Where does the inventor go?
ask-move-robber-victim = From whom do you draw a card?
ask-move-inventor-place = Where does the inventor go?
ask-move-inventor-victim = From whom do you draw a card, if you like?
ask-play-year-of-plenty-take = Which two resources do you take?

## What lies on the table, in words

part-landmarks = { $built_count ->
    [0] No landmark is built yet.
   *[other] Landmarks built: { $built }.
}
part-victory-fields = Town hall on the field of the Longest Trade Road: { $longest_road ->
    [none] nobody’s
   *[other] { $longest_road }
}; on that of the Largest Inventor: { $largest_inventor ->
    [none] nobody’s
   *[other] { $largest_inventor }
}.
part-cheap-trade = { $seat ->
    [none] {""}
   *[other] { $seat } has played Trade: 2 for 1 with the bank until the turn ends.
}
tag-town = town field
tag-landmark = landmark field

## What has happened

event-settlement-built = { $seat } builds a town hall in { $site }.
event-landmark-built = { $seat } builds the landmark of { $site }: the way beyond is open to all.
event-starting-goods = { $seat } starts with { $goods }.
event-longest-road-taken = { $holder } now has the Longest Trade Road ({ $length }): 1 point.
event-longest-road-taken-without-holder = Nobody has the Longest Trade Road any more.
event-largest-army-taken = { $holder } is now the Largest Inventor ({ $size ->
    [one] 1 invention
   *[other] { $size } inventions
}): 1 point.
event-largest-army-taken-without-holder = Nobody is the Largest Inventor any more.
event-robber-moved = { $seat } moves the inventor to { $place }.

alt-settlement = { $n ->
    [one] town hall
   *[other] town halls
} { $places }
alt-robber = Inventor on { $place }.

score-line = -# { $mark }**{ $letter }** { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · { $development ->
    [one] 1 development card
   *[other] { $development } development cards
} · road { $road } · { $knights ->
    [one] 1 invention
   *[other] { $knights } inventions
}{ $awards }
score-award-road = {" "}· Longest Trade Road
score-award-army = {" "}· Largest Inventor

news-starting = +{ $goods } (to start with)
hand-no-harbour = The bank takes 3 of a kind for one; once you have played Trade, 2 for the rest of the turn.
card-rule = -# One development card can be played in each turn, and none in the turn in which it was bought. Achievements stay hidden until they win.

## Why not, and what instead

illegal-not-for-settling = There is no town field on { $site }: town halls stand in towns only. Choose one of them.
illegal-no-landmark-field = There is no landmark field on { $site }. Each landmark has a field of its own; choose one that a road of yours reaches.
illegal-landmark-stands = The landmark of { $site } stands already, and there is only one of it. The way beyond is open.
illegal-road-not-connected = { $path } does not go on from what you have. A road leaves a town only from your own town hall there, and a landmark field only once the landmark stands. Build that first, or go another way.
illegal-no-piece-left = You have no { $piece_kind ->
    [road] road
   *[other] town hall
} left: all of yours are on the board.
illegal-robber-must-move = The inventor is on { $place } already and has to move. Choose another hex.
illegal-robber-not-here = The inventor may not go to { $place } at this table. Choose another hex.
illegal-no-such-victim = { $victim } has no town hall beside { $place }, or no card to draw. Choose another player, or another hex.
illegal-no-such-rate = The bank does not trade { $give } for { $take } with you. It takes 3 of a kind for one, or 2 once you have played Trade in this turn.

## The rules

rules-setup =
    The board has 36 hexes: forests (wood), hills (clay), pastures (wool), fields (grain) and mountains (ore). Every one bears a number; there is no desert, no harbour. The crossings are of three kinds: **town fields** for town halls, **landmark fields** for one landmark each, and **free crossings**. The inventor starts on the pasture 12 south of Sinsheim.

    The printed board was not at hand: this one is our reconstruction after the real geography, in which every example of the rulebook holds.

    Each player has 20 roads and 12 town halls. The bank starts with 18 cards of each resource and 26 development cards.

    {"**"}Founding.** Everybody starts with three town halls, so with 3 points, and without roads. The host chooses how:
    • **where you like**: in turn, clockwise, everybody places a town hall on any free town field; then in the opposite order a second one; then clockwise a third. The third brings one card for each hex around it. Whoever began founding begins to play.
    • **by building cost cards**: each player is dealt one card. It names three towns and the resources to start with, no more. With three players the towns of the fourth card stay free.

    Lots decide who begins, or the host does.

rules-turn =
    Your turn has two parts.
    {"**"}1. Yield phase.** Both dice are thrown, and everybody takes what the number brings. A 7 calls the inventor instead.
    {"**"}2. Trade and build**, in any order and as often as you like.

    One **development card** may be played at any time of your turn, also before the roll. (The rulebook’s overview names the second part only; its detailed section says “at any time”, and that is how we play.) Trading and building wait for the roll; only what a card itself grants may come before it.

    {"**"}Your turn ends only when you end it.** Nothing is done for you because nothing seems left to do; that way you can still undo your last step, and your silence tells nobody what you hold.

    While it is somebody else’s turn you may answer offers, make one to the player whose turn it is, discard after a 7, and look at your hand. You cannot build then, and you cannot trade with anybody else.

    {"**"}Dice.** By default two fair dice, each throw independent of all others. The host may choose a *deck* of the 36 possible throws instead: each is used once, and the deck is shuffled anew when 5 are left.

rules-production-title = Yields
rules-production =
    Each hex that bears the number rolled gives **one card for each town hall** at its corners. This happens for everybody, whoever rolled. Two town halls at one hex bring two cards.

    Nothing comes from the hex on which the inventor stands, from the very start; other hexes with the same number yield.

    {"**"}When the bank runs short.** There are 18 cards of each resource. If the bank cannot give everybody all that is due of one resource, nobody gets any of it this time. The one exception: if only one player is due, that player takes what is left. Other resources of the same roll are not affected.

    The bank lies open: how much of each resource is left stands on the panel, and so does the number of development cards. How many cards somebody holds is public as well; which ones they are is not.

    {"**"}Pips.** The dots that go with a number say how many of the 36 throws show it: one for 2 and 12, two for 3 and 11, and so on to five for 6 and 8. When the bot offers you places it adds the dots of the hexes around each, and lists the best first.

rules-seven-title = Seven and inventor
rules-seven =
    A 7 yields nothing.
    {"**"}First, discards.** Whoever holds **more than 7** resource cards gives half of them back to the bank, rounded down: 4 of 9. All who have to do it choose at the same time, and nobody sees which cards went. Development cards do not count.

    {"**"}Then the inventor.** Whoever rolled moves him to *another* hex, any of the 36. Then, if opponents with a town hall at that hex hold cards, the mover picks one of them and draws one card at random. After a 7 drawing is not optional. A hex with nobody to draw from is allowed.

    While the inventor stands on a hex it yields nothing, for the one who moved him neither.

    {"**"}An Invention** moves him too, but nobody discards, and whether you then draw a card is up to you.

    Only the two players learn which card went over.

rules-building =
    What things cost:
    • **Road**: 1 wood, 1 clay
    • **Town hall**: 1 wood, 1 clay, 1 wool, 1 grain
    • **Landmark**: 2 ore, 1 grain
    • **Development card**: 1 wool, 1 grain, 1 ore

    {"**"}Roads** lie on the paths, one on each. A new one starts at any town hall of your own, or goes on from a road of yours. How it goes on is decided by the crossing between the two:
    • **free crossing**: without condition, whoever passes there;
    • **town field**: only if your own town hall stands there. An empty town, or somebody else’s, bars the way;
    • **landmark field**: only once the landmark stands, whoever built it.
    One good end is enough: if you may come from either side, it does not matter what stands at the other.

    {"**"}Town halls** stand on town fields that one of your roads reaches, one on each. There is no distance rule, nothing is ever upgraded, and what stands remains. Each is worth **1 point**.

    {"**"}Landmarks** stand on their own fields, where one of your roads ends. They belong to nobody and stay for good. By themselves they are worth **no points**: they open the way. (Those who know it from other maps may choose 1 point for the builder when the table is opened.)

    You can never have more than 20 roads and 12 town halls on the board, those on the victory point fields included.

rules-roads-title = The victory point fields
rules-roads =
    Two fields beside the map take a town hall of whoever leads. It comes from your 12, is placed and removed by itself, in anybody’s turn, and is worth **1 point** like every other. Removed, it is yours to build again. If you have none left to place, the point is yours all the same.

    {"**"}Longest Trade Road.** For the first player whose road is at least **5** long. What counts is the longest single chain in which no road is used twice; branches do not add up. A town hall of **another player** separates the chain; your own town halls, landmarks, and empty fields of either kind do not.

    Somebody else takes the field by having a road that is **strictly longer**. With equal length it stays where it is.

    {"**"}When a road is cut** by a new town hall, all roads are measured again:
    • If the holder is still among the longest, with at least 5, the field stays, ties or not.
    • Otherwise it goes to the one player who is now longest, with at least 5.
    • If several others tie for longest, or nobody has 5, it stays empty until one player alone is longest.

    {"**"}Largest Inventor.** For the first player who has played **3** inventions, which stay open in front of you; then for whoever has played strictly more. An equal number changes nothing.

rules-cards =
    There are 26: **14 Inventions, 3 Road Building, 3 Successful Invention, 3 Trade, 3 Achievements.** (The rulebook gives the total; the split is ours.) You buy one in the second part of your turn and get it by lot. When they are sold out, that is all: the pile is never renewed.

    You may play **one** in a turn, and none that you bought in the same turn.

    • **Invention**: move the inventor to another hex; then you may draw a card from a player with a town hall there. Played inventions stay open before you and count for the **Largest Inventor**.
    • **Road Building**: two roads for nothing, laid one after the other by the usual rules, before you do anything else. If only one fits, it is one; if none fits, the card cannot be played.
    • **Successful Invention**: any two cards from the bank, alike or not, usable at once.
    • **Trade**: for the rest of the turn the bank takes 2 of a kind for one, as often as you like.
    • **Achievement**: 1 point from the moment you buy it. It is never played and stays hidden: it shows itself only when it wins the game, any number at once, or when the game is over.

    Played progress cards (Road Building, Successful Invention, Trade) leave the game. How many cards are left and how many anybody holds is public.

rules-trade =
    Trading waits for the roll. It is always **with the player whose turn it is**: that one may trade with anybody, the others only with that one. The others may make offers too.

    Both sides give something. Gifts are not allowed, nor is the same resource on both sides, such as 2 wool for 1 wool. Only resource cards change hands.

    {"**"}Offers** are made in the channel and can be answered by a button: accept, counter, decline. Nothing is reserved for an offer: you may have several (at most 5) and promise the same card in each. Both hands are looked at when somebody accepts; if a card has gone by then, the offer is closed and nothing changes. An offer that everybody can see to be impossible is taken down. All end with the turn.

    The host chooses who gets an offer made to several: *the first to accept*, or *whom the maker chooses* among those who said yes.

    {"**"}The bank** takes **3** of a kind for one of your choice, from everybody and as often as you like. Once you have played *Trade* it takes **2** for the rest of that turn, always for another kind. What the bank does not have cannot be taken.

rules-winning =
    Whoever has **12 points** with three players, **10 points** with four, **in the own turn** wins, at that very moment. (The host may have chosen another number; it stands on the panel.)

    • Town hall on the map: 1
    • Longest Trade Road: 1
    • Largest Inventor: 1
    • Achievement: 1

    {"**"}Only in your own turn.** If you reach the number while somebody else plays, for instance because a rival’s road was cut, you win when your next turn begins, before you even roll, provided you still have the points then. If the other one reaches it first in the running turn, that one has won.

    The bot looks every time points may have changed, Achievements included, so you need not announce anything and cannot overlook it. When you win, your Achievements are laid open, also one bought in this turn.

    The points on the panel are those everybody can see. Your hand shows yours with the hidden ones.
