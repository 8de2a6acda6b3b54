### Traders & Barbarians, the main scenario: what is new there, and what is said otherwise than in the base game.
### A line of a text may not begin with an asterisk, hence {"**"}.

## The table

table-traders-and-barbarians = Traders & Barbarians
map-traders-and-barbarians = Island with three trade hexes
map-traders-and-barbarians-5-6 = The same for five and six (our own)

## What lies on the table

good-gold = gold
typed-good-gold = gold coin coins 🪙 💰
terrain-castle = castle
terrain-quarry = quarry
terrain-glassworks = glassworks
typed-terrain-castle = castle
typed-terrain-quarry = quarry
typed-terrain-glassworks = glassworks
piece-train-2 = baggage train card 2
piece-train-3 = baggage train card 3
piece-train-4 = baggage train card 4
piece-train-5 = baggage train card 5
card-swift-journey = Swift Journey

## What may be done

action-found-city = Found a city on { $site }, with your wagon
action-upgrade-train = Upgrade your baggage train to the next card
action-buy-resource = Buy 1 { $take } for 2 gold
action-end-turn = Finish trading and building; the wagon is next
action-move-wagon = Move the wagon to { $site }
action-pay-grain = Pay 1 grain for 2 more movement points
action-drive-off = Drive off the barbarian on { $barbarian }
action-chase-barbarian = Send the beaten barbarian to { $path }
action-spare-barbarian = Leave the beaten barbarian where he is
action-end-drive = Let the wagon stand and end the turn
action-move-barbarian = Move the barbarian from { $barbarian } to { $path }, draw a card from { $victim }
action-move-barbarian-without-victim = Move the barbarian from { $barbarian } to { $path }, draw no card
action-play-knight = Play Knight: move a barbarian
action-play-swift-journey = Play Swift Journey: move the wagon a second time

choice-found-city = City
choice-upgrade-train = Baggage train
choice-buy-resource = Buy with gold
choice-end-turn = On to the wagon
choice-move-wagon = Move the wagon
choice-pay-grain = Pay grain
choice-drive-off = Drive off a barbarian
choice-chase-barbarian = Send him elsewhere
choice-spare-barbarian = Leave him there
choice-end-drive = End turn
choice-move-barbarian = Move a barbarian
choice-play-swift-journey = Swift Journey

step-founding-city = to found a city
step-driving = to move the wagon
step-chasing = to say where the beaten barbarian goes
step-moving-robber = to move a barbarian

button-end-turn = On to the wagon
button-end-drive = End turn
button-build-founding-city = Place city
button-move-driving = Wagon
button-trade-driving = Buy with gold
button-move-chasing = Barbarian
button-move-moving-robber = Move a barbarian

ask-found-city-site = Where does your city stand? Your wagon begins there.
ask-buy-resource-take = Which resource do you buy for 2 gold?
ask-move-wagon-site = Where does the wagon go? A path costs 2 movement points without a road, 1 with one, 2 more past a barbarian; the owner of a road gets 1 gold.
ask-drive-off-barbarian = Which barbarian do you try to drive off?
ask-chase-barbarian-path = Where does the beaten barbarian go?
ask-move-barbarian-barbarian = Which barbarian do you move?
ask-move-barbarian-path = Where does the barbarian go?
ask-move-barbarian-victim = Do you draw a card from the owner of the road there?

nothing-move = Your wagon can go nowhere now: it has come to a plaza, or its movement points do not suffice.
nothing-trade = There is nothing to trade now. Players trade after the roll, with the one whose turn it is; with 2 gold a resource can be bought, twice a turn.

## What lies on the table, in words

score-line = -# { $mark }**{ $letter }** { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · { $development ->
    [one] 1 development card
   *[other] { $development } development cards
} · { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
}{ $awards }
score-trains = {" "}· train { $levels }
score-freight = {" "}· delivered { $delivered }{ $carried ->
    [none] {""}
    [marble] {" "}· carries marble
    [glass] {" "}· carries glass
    [sand] {" "}· carries sand
   *[tools] {" "}· carries tools
}
part-barbarians = Barbarians on { $paths }.
part-wagons-seat = { $places ->
    [none] {""}
   *[other] { $name }’s wagon is on { $places }.
}
part-trains = {""}
part-freight = {""}
part-purchases = {""}
tag-sea = at sea, no road
tag-barbarian = where a barbarian begins
tag-trade = trade hex

## What has happened

event-city-founded = { $seat } founds a city on { $site }; the wagon begins there.
event-starting-goods = The city brings { $seat } { $goods }.
event-thrown-again = { $seat } rolls { $first } + { $second }. A 2 or 12 does not count here, so the dice are rolled again.
event-card-stolen = { $thief } draws 1 { $good } from { $victim }.
event-card-stolen-without-good = { $thief } draws a card from { $victim }.
event-barbarian-moved = { $seat } moves a barbarian from { $barbarian } to { $path }.
event-barbarian-spared = { $seat } leaves the barbarian on { $barbarian }.
event-barbarian-faced = { $seat } rolls { $thrown } against the barbarian on { $barbarian } and { $beaten ->
    [yes] drives him off!
   *[no] does not drive him off.
}
event-train-upgraded = { $seat } upgrades the baggage train to card { $level }{ $level ->
    [5] , which is worth 1 point
   *[other] {""}
}.
event-resource-bought = { $seat } buys 1 { $took } for { $gold } gold.
event-wagon-moved = { $seat } moves the wagon to { $site }; { $left ->
    [0] no movement points are left.
    [one] 1 movement point is left.
   *[other] { $left } movement points are left.
}
event-toll-paid = { $seat } pays { $owner } { $gold } gold for the use of the road.
event-grain-paid = { $seat } pays 1 grain for 2 more movement points and has { $left }.
event-token-taken = { $seat } takes a commodity token at the { $place }: { $commodity ->
    [marble] marble, for the castle
    [glass] glass, for the castle
    [sand] sand, for the glassworks
   *[tools] tools, for the quarry
}.
event-delivered = { $seat } delivers { $commodity ->
    [marble] marble
    [glass] glass
    [sand] sand
   *[tools] tools
} at the { $place }: 1 point and { $gold } gold!
event-stack-refilled = The last token at the { $place } is taken, so the stack is filled again.

## Why not, and what instead

illegal-not-for-settling = Nobody can settle on { $site }: plazas and the sea corners of trade hexes bear no building. Choose one of the marked places.
illegal-not-for-roads = No road can lie on { $path }: a barbarian stands there, or it is the sea side of a trade hex. Choose another path.
illegal-no-such-rate = The bank does not trade { $give } for { $take } with you. It takes 4 of a kind for one, 3 with a 3:1 harbour, 2 with the harbour of that resource; for gold there is no harbour of its own.
illegal-bought-twice = You have bought { $most } resources with gold in this turn, which is all one may buy. The bank still takes 4 gold for a resource while you trade, 3 with a 3:1 harbour.
illegal-not-enough-gold = That takes { $needed } gold, and you have { $held }. Deliveries bring gold, and so do trades.
illegal-best-train-already = Your baggage train has its best card. Deliver with it.
illegal-wagon-goes-by-paths = The wagon moves path by path, from { $site } to a place next to it: { $sites }. Choose one of these.
illegal-wagon-halted = A wagon that comes to a plaza must stop there. It goes on in your next turn, or with a Swift Journey.
illegal-too-few-points = The path { $path } costs { $needed } movement points, and { $left } are left. { $left ->
    [0] Pay a grain for 2 more if you have not in this turn, or let the wagon stand.
   *[other] Go another way, pay a grain for 2 more if you have not in this turn, or let the wagon stand.
}
illegal-fed-already = You have paid a grain in this turn, and one is all. The wagon goes as far as its points last.
illegal-train-too-weak = With the first baggage train card no barbarian can be driven off. Upgrade it while you build, or go round him.
illegal-no-barbarian-here = No barbarian stands there. They stand on { $paths }.
illegal-barbarian-too-far = The barbarian on { $path } is not next to your wagon on { $site }. Move to an end of his path first.
illegal-tried-already = You have tried to drive this barbarian off in this turn. Try another one, or this one again in your next turn.
illegal-barbarian-there = On { $path } a barbarian stands already, and there is never more than one. Choose another path.
illegal-no-card-to-draw = You cannot draw a card from { $victim }. Draw none, or choose a path with the road of somebody else who holds a card.
illegal-no-road-to-draw-for = { $victim } has no road on { $path }. Draw none, or choose a path with a road of { $victim }.
illegal-move-first = Your wagon has not moved yet, so a second movement would bring nothing. Move it first.
card-rule = -# One development card can be played in each turn, and none in the turn in which it was bought. Swift Journey is for the wagon’s movement. Victory Points stay hidden until they win.

## The rules

rules-setup =
    The board has 19 hexes: 4 forests (lumber), 3 each of hills (brick), pastures (wool), fields (grain) and mountains (ore), and at the coast three **trade hexes**: castle, quarry and glassworks. There is no desert, no 2 and no 12. Trade hexes bear no number and produce nothing. Terrain and numbers are drawn by lot, or the numbers follow the spiral, or everything lies as on the beginners’ board, which is our own.

    {"**"}Barbarians.** Three stand on paths marked for them. There is no robber.

    Everybody has 15 roads, 5 settlements, 4 cities, a **wagon**, five **baggage train cards** of which the first is active, and **5 gold**. Each trade hex has a stack of 12 **commodity tokens**. The bank has 19 cards of each resource, gold without end, and 25 development cards.

    {"**"}Founding.** Lots decide who begins. In turn, clockwise, everybody places a settlement and a road; then, in the opposite order, a **city** and a road. The city brings one card (not two) for each hex around it that produces something. Your wagon begins there. So all start with 3 points.

    With five or six players (a house mix of ours) the island is larger, and the trade hexes lie at three of its corners.

rules-turn =
    {"**"}1. Roll.** A 2 or a 12 is rolled again until another number comes. A 7 wakes the barbarians.
    {"**"}2. Trade and build**, freely mixed; you may also upgrade your **baggage train** and buy resources with gold.
    {"**"}3. The wagon.** When you have finished trading and building, your wagon moves, or stays. From then on there is no more trading and building in this turn. You may still
    • drive off barbarians,
    • pay a grain for 2 more movement points, once a turn,
    • buy a resource for 2 gold (twice a turn in all),
    • play a Knight between two paths, or a Swift Journey.

    One **development card** may be played in a turn, a Knight or Road Building also before the roll.

    {"**"}Your turn ends only when you end it**, after the wagon.

    {"**"}With five or six** all others may build after your turn, and upgrade their baggage trains, but their wagons stand. At tables with paired turns the third player to the left then has all of a turn but the dice, with a wagon that moves.

rules-production =
    Each hex that bears the number rolled produces for whoever has built at one of its corners: **one card for a settlement, two for a city**. This happens for everybody, whoever rolled. No barbarian hinders it.

    {"**"}Trade hexes produce nothing**, at founding neither. Who builds at one of their corners lives from the other hexes there.

    {"**"}A 2 or a 12** stands on no hex and is rolled again, from the deck of throws too.

    {"**"}When the bank runs short.** There are 19 cards of each resource (24 with five or six). If the bank cannot give everybody all that is due of one resource, nobody gets any of it this time; only if a single player is due, that player takes what is left.

    The bank lies open, and so does everybody’s gold: it is counted on the table, not hidden in the hand. How many resource cards somebody holds is public as well; which ones they are is not.

rules-seven-title = Seven and barbarians
rules-seven =
    A 7 produces nothing.
    {"**"}First the barbarian.** Whoever rolled **must move one** of the three, to any other path on which none stands: inland, on the coast, within a trade hex. If somebody else’s road lies there and its owner holds resource cards, the mover **may draw one** at random; never gold.
    {"**"}Then the discards.** Whoever now holds **more than 7** resource cards gives half of them back, rounded down. Gold and tokens do not count.

    {"**"}A Knight** moves a barbarian just so, without discards.

    {"**"}What barbarians do.** No road is built on a path with a barbarian; a road already there stays. A wagon pays 2 more movement points to pass one.

    {"**"}Driving off.** With the second baggage train card or a better one, standing at an end of his path, you may roll a die while your wagon moves, before, between or after its steps. It costs no movement points. With a number that your active card shows you may send him to any path without a barbarian, or leave him. Nobody is robbed. Each barbarian can be tried once a turn.

    Only two players learn which card was drawn.

rules-building =
    What things cost:
    • **Road**: 1 lumber, 1 brick
    • **Settlement**: 1 lumber, 1 brick, 1 wool, 1 grain
    • **City**: 2 grain, 3 ore, in place of a settlement
    • **Development card**: 1 wool, 1 grain, 1 ore
    • **Baggage train** cards 2 and 3: 1 lumber, 1 wool, 1 ore
    • **Baggage train** cards 4 and 5: 2 lumber, 1 wool, 1 ore

    {"**"}Roads, settlements and cities** follow the rules of the base game, distance rule included. New is:
    • The **four inner paths** of a trade hex, which lead from its land corners to its **plaza**, bear roads like all others, and roads may cross the plaza.
    • No road lies on the **three sea paths** of a trade hex, nor where a barbarian stands. The free roads of a card obey that too.
    • Settlements and cities stand at a trade hex only on its **four land corners**: not on the plaza, nor on the two corners out at sea.

    {"**"}Baggage train.** Its cards are bought one after the other, as many in a turn as you can pay. The new card counts at once:
    1: 4 movement points, 1 gold a delivery
    2: 5 points, 2 gold, drives off with a 6
    3: 6 points, 3 gold, with 5 or 6
    4: 7 points, 4 gold, with 4 to 6
    5: 7 points, 5 gold, with 3 to 6; worth **1 point**

    (Values and costs of the later cards come from public sources; the rulebook shows the first ones.)

rules-roads-title = Wagons and commodities
rules-roads =
    There is no Longest Road here; own roads speed up your wagon.

    {"**"}Moving.** The wagon goes from intersection to intersection. A path costs
    • 2 movement points without a road,
    • 1 on your own road,
    • 1 and a toll of **1 gold to the owner** on somebody else’s, each path, each time,
    • 2 more past a barbarian.
    What you cannot pay you cannot take, and there is no half path. Coast and sea paths may be driven. Wagons and buildings never stop a wagon, and it may stop on any intersection. Points that are left are lost.

    {"**"}Grain.** Once a turn 1 grain brings 2 more points, also when all are used.

    {"**"}Plaza.** A wagon that comes to the middle of a trade hex must stop there; no grain helps it on.
    • Without freight it takes the top **token** of that stack, open. It says what you carry, and where to.
    • With freight for this hex it **delivers**: 1 point, and gold by your active card. Then it takes the next token.
    • With other freight nothing happens.
    All that comes by itself. Standing on a plaza when your turn begins brings nothing.

    {"**"}Where to.** Glass and marble to the castle, sand to the glassworks, tools to the quarry. The castle yields tools and sand, the quarry marble and sand, the glassworks glass and tools.

    You carry one token at a time. Tokens are neither traded nor stolen. A stack that runs out is filled again.

rules-cards =
    There are 25: **16 Knights, 3 Road Building, 3 Swift Journey, 3 Victory Points** (with five and six 22, 5, 5 and 5). You buy one while you build and get it by lot. When they are sold out, that is all.

    You may play **one** in a turn, and none that you bought in the same turn. Victory Points are never played.

    • **Knight**: move a barbarian and draw a card if you like, as after a 7, without discards. At any time of your turn, between two steps of your wagon too. The first to play three takes the **Largest Army** (2 points); somebody else gets it by playing *more* than the holder.
    • **Road Building**: two roads for nothing, laid one after the other by the usual rules, before or while you build. If only one fits it is one; if none fits, the card cannot be played.
    • **Swift Journey**: your wagon’s movement ends, and it moves a second time with all its points. What was left of the first movement is lost. It can be played once the wagon has moved, also from a plaza.
    • **Victory Point**: 1 point from the moment you buy it, hidden until it wins the game or the game is over.

    How many cards are left and how many anybody holds is public.

rules-trade-title = Trade and gold
rules-trade =
    Trading waits for the roll and ends when the wagon’s part of the turn begins. It is always **with the player whose turn it is**. Both sides give something, and the same good never stands on both.

    {"**"}Gold** is no resource: a 7 does not count it, nobody draws it, nothing is built with it. It lies open and never runs out. You need it for **tolls**. Besides,
    • it may stand on either side of a trade between players, like a card;
    • **2 gold buy a resource** of your choice from the bank, twice a turn, also while the wagon moves;
    • the bank takes it as if it were a resource: 4 gold for a resource, 3 with a 3:1 harbour, as often as you like;
    • and gives it likewise: 4 of one resource for 1 gold, 3 with a 3:1 harbour, 2 with the harbour of that resource.

    {"**"}Offers** are made in the channel and can be answered by a button. Nothing is reserved for an offer; both hands are looked at when somebody accepts. All end before the wagon moves. The host chooses who gets an offer made to several: *the first to accept*, or *whom the maker chooses*.

    {"**"}The bank** takes 4 of a kind for one of another, 3 with a building at a 3:1 harbour, 2 of its good at the harbour of a resource. What the bank does not have cannot be taken.

rules-winning =
    Whoever has **13 points in the own turn** wins, at that very moment. (The host may have chosen another number; it stands on the panel.)

    • Settlement: 1
    • City: 2
    • Each **delivered commodity token**: 1
    • **Baggage train card 5**: 1
    • Largest Army: 2
    • Victory Point card: 1

    All start with 3 points. There is none for the longest road.

    {"**"}Only in your own turn.** A delivery or an upgrade wins at once. Points that come while others play, say in the building phase of five and six, win when your next turn begins, before you roll.

    The bot looks every time points may have changed, hidden cards included, so you need not announce anything and cannot overlook it. When you win, your Victory Point cards are laid open.

    The points on the panel are those everybody can see. Your hand shows yours with the hidden ones.
