### The 5–6 player extension: what happens between two turns.

## The table and its options

table-five-six = 5–6 players
map-base-5-6 = The island for five and six
option-extra-turn = After each turn
option-extra-turn-building-phase = All others may build
option-extra-turn-paired-turns = Paired turn: third to the left plays

## What may be done

action-pass-building = Build nothing more until your turn
choice-pass-building = Pass
button-pass-building = Pass
step-special-building = to build or pass (special building phase)
step-paired-turn = to build and trade with the bank (paired turn, without dice)

## What has happened

event-building-phase-began = { $seat } is done. Now all others may build and buy cards, clockwise.
event-turn-began = Turn { $turn }: { $seat } is on.
event-turn-ended = The turn of { $seat } is over.

## The rules

rules-five-six-title = With five and six players
rules-five-six =
    The other chapters hold; with five and six players this comes on top. With three or four nothing of it does.

    {"**"}More of everything.** The board is larger, the bank has 24 cards of each resource, and the pile of development cards is thicker. Each player’s own pieces are as many as ever.

    So that nobody waits too long, something happens after every turn. The host chooses what.

    {"**"}All others may build** (the special building phase). When a turn is over, all others clockwise may spend what they hold: build, and buy development cards, as much as they can pay, or pass.
    • Nobody trades there, neither with players nor with the bank, and no card is played.
    • Nobody wins there: points that are enough win when the own next turn begins.
    • A card bought there can be played in the own next turn.
    • Whoever can build nothing is asked all the same. An empty pass would tell what you hold.
    • It changes nothing about whose turn is next.

    {"**"}Paired turns.** When a turn is over, the third player to the left has a turn of their own, without dice and without trading with players: building and buying, the bank, one development card. Then the dice go on to the next, counted from whoever has rolled.
    • Both may win, each in their own part; the one who rolled comes first.
    • What you bought or played “this turn” is counted by seat and part: a card bought in one part can be played in your next, and each part has its one card.
    • A 7 and all that comes of it belong to the part with the dice.

    Paired turns are the newer rule. They ask one person after a turn, not all, which suits games with much time between moves.
