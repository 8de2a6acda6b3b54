### `/rules`: the base game as it is played here, in our own words, a chapter a message (at most 1,800 characters).
### A line of a text may not begin with an asterisk, hence {"**"}.
### What other editions or house rules do otherwise is said where a player would ask.

rules-intro = These are the rules as this bot plays them, told in our own words. It is an unofficial project by fans and no substitute for the game and its rulebook. Choose a chapter.

rules-setup-title = Setting up
rules-setup =
    The board has 19 hexes: 4 forests (lumber), 3 hills (brick), 4 pastures (wool), 4 fields (grain), 3 mountains (ore) and a desert, which gives nothing. Nine harbours lie on the coast. The host chooses how it is laid out:
    • **by lot**: terrain and numbers are drawn until no two of the red numbers 6 and 8 lie side by side;
    • **spiral**: terrain is drawn, and the numbers follow their letters from a corner drawn by lot, round the coast and inwards, leaving the desert out;
    • **beginners’ board**: terrain, numbers and harbours are fixed; where you settle is still yours to choose.

    Each player has 15 roads, 5 settlements and 4 cities, and no more. The bank starts with 19 cards of each good and 25 development cards.

    {"**"}Five or six players** have an island of 30 hexes: 6 forests, 5 hills, 6 pastures, 6 fields, 5 mountains and 2 deserts, on one of which the robber starts. There are eleven harbours, 24 cards of each good and 34 development cards. Its terrain is always drawn by lot.

    {"**"}Founding.** Lots decide who begins. In turn, clockwise, everybody places a settlement and a road beside it; then, in the opposite order, a second settlement and its road. So the last player places twice in a row. Any intersection will do that keeps the distance rule (see *Building*) and still has a free path beside it.

    The second settlement brings one card for each hex around it that produces something. Then the player who began has the first turn.

rules-turn-title = The turn
rules-turn =
    Your turn has two parts.
    {"**"}1. Roll.** Both dice are thrown, and everybody takes what the number brings. A 7 wakes the robber instead.
    {"**"}2. Trade and build**, in any order and as often as you like. There is no separate phase for each: you may build, trade for more, and build again.

    One **development card** may be played at any time of your turn, also before the roll. A Knight before the roll is often wise: it moves the robber away before the number falls. Trading and building wait for the roll; only what a card itself grants (two roads, two goods) may come before it.

    {"**"}Your turn ends only when you end it.** Nothing is done for you because nothing seems left to do; that way you can still undo your last step, and your silence tells nobody what you hold.

    While it is somebody else’s turn you may answer offers, make one to the player whose turn it is, discard after a 7, and look at your hand. You cannot build then, and you cannot trade with anybody else.

    {"**"}Dice.** By default two fair dice, each throw independent of all others. The host may choose a *deck* of the 36 possible throws instead: each is used once, and the deck is shuffled anew when 5 are left. That evens luck out over a game, and everybody may count along.

    {"**"}Five or six players.** After each turn comes a *special building phase*: clockwise, all others may build and buy development cards, or pass. Nobody trades in it, not with the bank either, plays a card or wins. A card bought in it can be played in your next turn. Or the host chooses *paired turns*: the third player to the left then has a turn too, without a roll and without trade with players, and may win in it.

rules-production-title = Production
rules-production =
    Each hex that bears the number rolled produces for whoever has built at one of its corners: **one card for a settlement, two for a city**, for each such hex. This happens for everybody, whoever rolled.

    Nothing comes from the hex on which the robber stands, nor from the desert.

    {"**"}When the bank runs short.** There are 19 cards of each good, with five or six players 24. If the bank cannot give everybody all that is due of one good, nobody gets any of it this time. The one exception: if only one player is due, that player takes what is left. Other goods of the same roll are not affected.

    The bank lies open: how much of each good is left stands on the panel, and so does the number of development cards. How many cards somebody holds is public as well; which ones they are is not.

    Cards pass at once, without anybody asking for them, so nobody can forget to take what is due.

    {"**"}Pips.** The dots that go with a number say how many of the 36 throws show it: one for 2 and 12, two for 3 and 11, and so on to five for 6 and 8. When the bot offers you places it adds the dots of the hexes around each, and lists the best first.

rules-seven-title = Seven and robber
rules-seven =
    A 7 produces nothing.
    {"**"}First, discards.** Whoever holds **more than 7** resource cards gives half of them back to the bank, rounded down: 4 of 8, and 4 of 9. All who have to do it choose at the same time, in any order, and nobody sees which cards went. Development cards do not count. This happens once, before anything is stolen.

    {"**"}Then the robber.** Whoever rolled moves it to *another* hex. It may go anywhere on land, back to the desert included, but cannot stay. Then, if opponents with a building at that hex hold cards, the mover picks one of them and draws one card at random. Drawing is not optional, and nobody can be chosen who holds nothing. A hex with nobody to rob is allowed.

    While the robber stands on a hex it produces nothing, for its owner neither. Harbours beside it work as usual.

    {"**"}A Knight** moves the robber just so, and makes nobody discard.

    Only the thief and the victim learn which card went over.

    There is no friendly robber here: players with few points are not spared, and a 7 counts from the first round on.

rules-building-title = Building
rules-building =
    What things cost:
    • **Road**: 1 lumber, 1 brick
    • **Settlement**: 1 lumber, 1 brick, 1 wool, 1 grain
    • **City**: 2 grain, 3 ore, in place of a settlement
    • **Development card**: 1 wool, 1 grain, 1 ore

    {"**"}Roads** lie on the paths between hexes, coast included, one on each. A new one goes on from a road, settlement or city of your own. It cannot go on *through* an intersection where an opponent has built; up to it, it may.

    {"**"}Settlements** stand on intersections that one of your roads reaches. **The distance rule:** the neighbouring intersections must be empty, whoever owns what. It holds at the founding too.

    {"**"}Cities** replace settlements of your own, at any time after these were built, in the same turn too. The settlement goes back to your pieces and can be built again. With all five settlements on the board you therefore need a city before the next one, and with all four cities up no settlement can be raised.

    You can never have more than 15 roads, 5 settlements and 4 cities on the board. What has been built stays.

    Points: a settlement 1, a city 2. A city earns two cards where a settlement earns one.

rules-roads-title = The Longest Road
rules-roads =
    The first player whose road is at least **5** long takes the Longest Road: 2 points.

    What counts is the longest single chain in which no road is used twice. Branches do not add up. A loop may be walked round. The chain may pass an intersection more than once, but it cannot pass one where an **opponent** has built; it may end there. Your own buildings do not interrupt it.

    Somebody else takes the card by having a road that is **strictly longer** than the holder’s. With equal length it stays where it is.

    {"**"}When a road is cut** by a new settlement, all roads are measured again:
    • If the holder is still among the longest, with at least 5, the card stays, ties or not.
    • Otherwise it goes to the one player who is now longest, with at least 5.
    • If several others tie for longest, or nobody has 5, nobody holds it until one player alone is longest.

    Roads are measured after every road and every settlement, in anybody’s turn, the founding and the free roads of a card included. How long everybody’s road is stands on the panel.

rules-cards-title = Development cards
rules-cards =
    There are 25: **14 Knights, 5 Victory Points, 2 Road Building, 2 Year of Plenty, 2 Monopoly** (with five or six players 34: 20, 5, 3, 3, 3). You buy one in the second part of your turn and get it by lot. When they are sold out, that is all; played cards do not come back.

    You may play **one** in a turn, and none that you bought in the same turn. Victory Points are the exception: they are never played.

    • **Knight**: move the robber and take a card, as after a 7, without discards. The first to play three takes the **Largest Army** (2 points); somebody else gets it by playing *more* than the holder.
    • **Road Building**: two roads for nothing, laid one after the other by the usual rules, before you do anything else. If only one fits, or you have only one, it is one; if none fits, the card cannot be played.
    • **Year of Plenty**: any two cards from the bank, alike or not, usable at once. If the bank holds fewer, you take what is there.
    • **Monopoly**: name a good, and everybody hands you all they have of it.
    • **Victory Point**: 1 point from the moment you buy it. It stays hidden, and shows itself only when it wins the game or the game is over.

    The cards in stock are not shuffled beforehand: each is drawn when it is bought. How many are left and how many anybody holds is public.

rules-trade-title = Trade
rules-trade =
    Trading waits for the roll. It is always **with the player whose turn it is**: that one may trade with anybody, the others only with that one. The others may make offers too.

    Both sides give something. Gifts are not allowed, nor is the same good on both sides, such as 2 wool for 1 wool. Only resource cards change hands.

    {"**"}Offers** are made in the channel and can be answered by a button: accept, counter, decline. Nothing is reserved for an offer: you may have several (at most 5) and promise the same card in each. Both hands are looked at when somebody accepts; if a card has gone by then, the offer is closed and nothing changes. An offer that everybody can see to be impossible is taken down. All end with the turn.

    The host chooses who gets an offer made to several: *the first to accept*, or *whom the maker chooses* among those who said yes.

    {"**"}The bank** takes 4 of a kind for one of your choice. With a building at a **3:1 harbour** it takes 3 of a kind; at a harbour of one good, 2 of that good. A harbour works from the moment you build there, and for your own trades only. What the bank does not have cannot be taken.

rules-winning-title = Winning
rules-winning =
    Whoever has **10 points in the own turn** wins, at that very moment. (The host may have chosen another number, from 8 to 13; it stands on the panel.)

    • Settlement: 1
    • City: 2
    • Longest Road: 2
    • Largest Army: 2
    • Victory Point card: 1

    {"**"}Only in your own turn.** If you reach the number while somebody else plays, for instance because a rival’s road was cut, you win when your next turn begins, before you even roll, provided you still have the points then. If the other one reaches it first in the running turn, that one has won.

    The bot looks every time points may have changed, hidden cards included, so you need not announce anything and cannot overlook it. When you win, your Victory Point cards are laid open.

    The points on the panel are those everybody can see. Your hand shows yours with the hidden ones.

rules-ending-title = When a game ends otherwise
rules-ending =
    Some games find no winner by points. So that none goes on for ever:

    {"**"}Nothing left to do.** When no player can gain a point any more, with no place or piece for anything that scores and no card that could, the game ends at once.

    {"**"}Nothing happens.** When nobody’s points have changed for 100 rounds, the table is asked whether to end. Computer players agree.

    {"**"}By agreement.** Anybody may propose at any time to end the game here. It ends when all seats have agreed; a single “play on” takes the question off the table. Computers go along with what all people at the table want.

    In these cases most points win, hidden ones counted, and equals share the win.

    When a game is over everything lies open: all hands and all cards.

rules-bot-title = How this bot plays
rules-bot =
    {"**"}Places.** Intersections are numbered from the north-west, row by row, so “14” is always the same corner. A path is named by its ends, “14-15”; a hex by number and good, “8 ore”, or as H7. Typing is forgiving: “ore 8 wool” or a letter from the picture will do. Nothing is ever corrected behind your back.

    {"**"}Secrets.** Your cards are shown to you alone. Public buttons look the same whatever you hold.

    {"**"}Luck** comes from a seed that nobody sees while the game is on. Dice, thefts and cards have streams of their own, so what is done before a roll cannot change it.

    {"**"}Undo.** You may take back what you did since the last roll, drawn card, theft, secret or move of another player; everybody sees that you did.

    {"**"}Time.** Nobody is thrown out by a clock. The game waits, and calls you once when it is your turn.

    {"**"}Computers** know only what a person in their seat would know, and pretend to think for a moment.

    This is an unofficial project by fans. CATAN is a trademark of CATAN GmbH, which has nothing to do with it.
