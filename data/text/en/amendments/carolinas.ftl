### The Carolinas: what is new there, and what is said otherwise than in the base game.
### A line of a text may not begin with an asterisk, hence {"**"}.

## The table

table-carolinas = The Carolinas
map-carolinas = The Carolinas, our reconstruction
map-carolinas-5-6 = The Carolinas for five and six, our reconstruction

## What lies on the table

terrain-outer-banks = Outer Banks
typed-terrain-outer-banks = outer banks sand
tag-city = city field
tag-crowded = no distance rule
tag-token = VP intersection (with 5 or 6 players a city field)
tag-waterway = waterway, no road
tag-closed = no road field
part-tokens = { $free_count ->
    [0] All victory point tokens are taken, by { $owners }.
   *[other] Victory point tokens still lie at { $free }. { $owners_count ->
        [0] None is taken yet.
       *[other] Taken by { $owners }.
    }
}

## What may be done

action-found-settlement = Found a settlement in { $site }
action-build-settlement = Build a settlement in { $site }

ask-found-settlement-site = Which city field gets your settlement?
ask-build-settlement-site = Which city field gets the settlement?

hand-harbours = Your trading roads: { $harbours }.
hand-no-harbour = You have no trading road: the bank takes 4 of a kind for one.

## What has happened

event-settlement-built = { $seat } builds a settlement in { $site }.
event-city-built = { $seat } raises the settlement in { $site } to a city.
event-victory-token-taken = { $seat } is the first to reach { $site } by road and takes the victory point token: 1 point.

## Why not, and what instead

illegal-not-for-settling = There is no city field on { $site }: settlements stand on named city fields only. Choose one of them.
illegal-cannot-found-here = No settlement can be founded in { $site }: there is no free road field beside it for the first road. Choose another city field.
illegal-no-own-road-here = No road of yours reaches { $site }, and no waterway that you may use. Build a road there first, or a settlement beside the waterway.
illegal-not-for-roads = { $path } is no road field, but water: no road can lie there. Choose another path.
illegal-road-not-connected = { $path } does not go on from what you have. A road goes on beyond a city field only once your own settlement or city stands there. Build that first, or go another way.
illegal-no-such-rate = The bank does not trade { $give } for { $take } with you. It takes 4 of a kind for one, 3 with a road on a 3:1 trading road, 2 with one on the trading road of that kind.

## The rules

rules-setup =
    The board has 38 hexes: forests (lumber), hills (brick), pastures (wool), fields (grain), mountains (ore) and the **Outer Banks** near Cape Hatteras, which give nothing. The robber starts there. It always looks the same. The printed board was not at hand: this one is our reconstruction after the real geography.

    There are no harbours. Instead there are
    • 32 **city fields** with names, 19 in North and 13 in South Carolina, the only places for buildings;
    • **trading roads**: four of 3:1, and one of 2:1 for each good;
    • **waterways** on the sounds of the Outer Banks;
    • six **VP intersections** on the edge. With three or four players a victory point token lies on each. With five or six there are no tokens, and they are city fields like any other.

    Each player has 15 roads, 5 settlements and 4 cities. The bank starts with 19 cards of each good and 25 development cards, with five and six players with 24 and 34.

    {"**"}Founding.** Lots decide who begins. In turn, clockwise, everybody places a settlement on a city field and a road beside it; then, in the opposite order, a second settlement and its road. There must be a free road field beside it, so nobody begins in Cape Hatteras. A starting road may take a token. The second settlement brings one card for each hex around it that produces something. Then the player who began has the first turn.

rules-production =
    Each hex that bears the number rolled produces for whoever has built at one of its corners: **one card for a settlement, two for a city**, for each such hex. This happens for everybody, whoever rolled. Places on the edge of the map produce from every hex they touch, be it but one.

    Nothing comes from the hex on which the robber stands, nor from the Outer Banks.

    {"**"}When the bank runs short.** There are 19 cards of each good, with five or six players 24. If the bank cannot give everybody all that is due of one good, nobody gets any of it this time. The one exception: if only one player is due, that player takes what is left. Other goods of the same roll are not affected.

    The bank lies open: how much of each good is left stands on the panel, and so does the number of development cards. How many cards somebody holds is public as well; which ones they are is not.

    Cards pass at once, without anybody asking for them, so nobody can forget to take what is due.

    {"**"}Pips.** The dots that go with a number say how many of the 36 throws show it: one for 2 and 12, two for 3 and 11, and so on to five for 6 and 8. When the bot offers you places it adds the dots of the hexes around each, and lists the best first.

rules-seven =
    A 7 produces nothing.
    {"**"}First, discards.** Whoever holds **more than 7** resource cards gives half of them back to the bank, rounded down: 4 of 8, and 4 of 9. All who have to do it choose at the same time, in any order, and nobody sees which cards went. Development cards do not count. This happens once, before anything is stolen.

    {"**"}Then the robber.** Whoever rolled moves it to *another* hex. It may go to any hex, back to the Outer Banks included, but cannot stay. Then, if opponents with a building at that hex hold cards, the mover picks one of them and draws one card at random: in Kitty Hawk and Cape Hatteras too, though the Outer Banks give nothing. Drawing is not optional, and nobody can be chosen who holds nothing. A hex with nobody to rob is allowed.

    While the robber stands on a hex it produces nothing, for its owner neither. Trading roads beside it work as usual.

    {"**"}A Knight** moves the robber just so, and makes nobody discard.

    Only the thief and the victim learn which card went over.

    There is no friendly robber here: players with few points are not spared, and a 7 counts from the first round on.

rules-building =
    What things cost:
    • **Road**: 1 lumber, 1 brick
    • **Settlement**: 1 lumber, 1 brick, 1 wool, 1 grain
    • **City**: 2 grain, 3 ore, in place of a settlement
    • **Development card**: 1 wool, 1 grain, 1 ore

    {"**"}Settlements** stand on **city fields** only, which one of your roads or waterways reaches. **The distance rule:** the neighbouring intersections must be empty, whoever owns what. **Springfield, Greensboro, Winston-Salem, Chapel Hill and Raleigh/Durham** do not know it, so all five can be built up.

    {"**"}Roads** lie on road fields and trading roads, one on each: every path but the waterways and the shore of the Outer Banks. A new one goes on from a road, settlement or city of your own. **Beyond a city field** it goes on only once *your own* settlement or city stands there: an empty field, or somebody else’s, stops it. Other intersections stop nobody, and one good end is enough.

    {"**"}VP intersections.** With three or four players the first road that reaches one takes its token for good: 1 point. Nobody can build there, and roads pass freely. With five or six they are city fields in every respect.

    {"**"}Cities** replace settlements of your own, at any time after these were built, in the same turn too. The settlement goes back to your pieces.

    You can never have more than 15 roads, 5 settlements and 4 cities on the board. What has been built stays. A settlement is worth 1 point, a city 2.

rules-water-title = Waterways
rules-water =
    Blue **waterways** run from Elizabeth City through the sounds to Kitty Hawk, Cape Hatteras and Morehead City. They stand for the ferries of the Outer Banks.

    Once you have a **settlement or city on a city field beside a waterway**, a starting settlement too, that waterway and all connected to it are like roads of your own:
    • you may settle on any city field they touch, if the distance rule allows;
    • you may begin roads where they touch an intersection without a city field, or with your own settlement or city.

    {"**"}They are shared.** Any number of players uses them, and nobody’s building cuts them for the others.

    {"**"}No road is ever built on one.** And they are no pieces: a waterway counts nothing for the Longest Road and does not join two stretches of road. Nor does it take a VP token: only a road that is built does.

rules-roads =
    The first player whose road is at least **5** long takes the Longest Road: 2 points.

    What counts is the longest single chain in which no road is used twice. Branches do not add up. Roads on trading roads count like any other, **waterways count nothing** and join nothing.

    The chain may pass an intersection more than once, but it cannot pass one where an **opponent** has built; it may end there. Your own buildings do not interrupt it, nor does an empty city field at which your own roads meet from two sides.

    Somebody else takes the card by having a road that is **strictly longer** than the holder’s. With equal length it stays where it is.

    {"**"}When a road is cut** by a new settlement, all roads are measured again:
    • If the holder is still among the longest, with at least 5, the card stays, ties or not.
    • Otherwise it goes to the one player who is now longest, with at least 5.
    • If several others tie for longest, or nobody has 5, nobody holds it until one player alone is longest.

    Roads are measured after every road and every settlement, in anybody’s turn, the founding and the free roads of a card included. How long everybody’s road is stands on the panel.

rules-trade =
    Trading waits for the roll. It is always **with the player whose turn it is**: that one may trade with anybody, the others only with that one. The others may make offers too.

    Both sides give something. Gifts are not allowed, nor is the same good on both sides, such as 2 wool for 1 wool.

    {"**"}Offers** are made in the channel and can be answered by a button: accept, counter, decline. Nothing is reserved for an offer: you may have several (at most 5) and promise the same card in each. Both hands are looked at when somebody accepts; if a card has gone by then, the offer is closed and nothing changes. An offer that everybody can see to be impossible is taken down. All end with the turn.

    The host chooses who gets an offer made to several: *the first to accept*, or *whom the maker chooses* among those who said yes.

    {"**"}The bank** takes 4 of a kind for one of your choice. With **your own road on a 3:1 trading road** it takes 3 of a kind; on the trading road of one good, 2 of that good. It works from the moment the road lies there, for its owner only; a settlement beside it does not trade. What the bank does not have cannot be taken.

rules-winning =
    Whoever has the points **in the own turn** wins, at that very moment: **13 with three players, 12 with four, 10 with five or six**. (The host may have chosen another number; it stands on the panel.)

    • Settlement: 1
    • City: 2
    • Victory point token: 1
    • Longest Road: 2
    • Largest Army: 2
    • Victory Point card: 1

    {"**"}Only in your own turn.** If you reach the number while somebody else plays, you win when your next turn begins, before you even roll, provided you still have the points then. If the other one reaches it first in the running turn, that one has won.

    The bot looks every time points may have changed, hidden cards included, so you need not announce anything and cannot overlook it. When you win, your Victory Point cards are laid open.

    The points on the panel are those everybody can see. Your hand shows yours with the hidden ones.
