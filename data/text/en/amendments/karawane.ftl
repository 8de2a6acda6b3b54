### The Great Caravan: what its tables add to the words of the base game, and say otherwise.

table-karawane = The Great Caravan
map-karawane = Island with an oasis
map-karawane-5-6 = Large island with an oasis

terrain-oasis = oasis
typed-terrain-oasis = oasis

## What may be done

action-bid = { $cards_count ->
    [0] Lay no votes
   *[other] Lay { $cards } as votes
}
action-bid-without-cards = Lay wool and grain as votes
action-wish = Wish for the arrow from { $site } along { $path }
action-keep-silent = Name no position
action-close-vote = Lay the arrow from { $site } along { $path }

choice-bid = Lay votes
choice-wish = Name a position
choice-keep-silent = Name no position
choice-close-vote = Decide the vote alone

typed-do-bid = bid lay vote

step-bidding = to lay wool and grain as votes, or nothing
step-counting = to see the votes counted
step-ballot = to say where the caravan goes

button-answer-bidding = Lay votes
button-answer-ballot = Where it goes

ask-bid-cards = Do you lay wool and grain as votes? Each card is one vote, and all of them go back to the bank. You are asked only once.
ask-wish-site = From which intersection should the caravan go on?
ask-wish-path = Along which path should the arrow lie?
ask-close-vote-site = From which intersection does the caravan go on?
ask-close-vote-path = Along which path does the arrow lie?

## What lies on the table, in words

part-caravan = { $arrows_count ->
    [0] No caravan arrow is laid yet.
   *[other] Caravan arrows, { $arrows_count }: { $arrows }.
} { $tips_count ->
    [0] No route goes on.
   *[other] Routes go on from { $tips }.
} { $left ->
    [one] 1 arrow is left.
   *[other] { $left } arrows are left.
}
part-arrow = { $start } to { $tip }
part-position = from { $site } along { $path }
part-bids = { $builder ->
    [none] {""}
   *[other] A vote is on, since { $builder } has founded or upgraded.
}
part-bids-seat = { $laid_count ->
    [0] {""}
    [one] { $name } has 1 vote ({ $laid }) and wishes for: { $wishes ->
        [none] nothing yet
       *[other] { $wishes }
    }.
   *[other] { $name } has { $laid_count } votes ({ $laid }) and wishes for: { $wishes ->
        [none] nothing yet
       *[other] { $wishes }
    }.
}
part-rested = {""}

## What has happened

event-arrow-due = { $seat } has founded or upgraded, so a caravan arrow is due. Clockwise from { $seat } on, everybody may lay wool and grain once: each card is a vote.
event-cards-bid = { $cards_count ->
    [0] { $seat } lays no votes.
    [one] { $seat } lays { $cards }: 1 vote.
   *[other] { $seat } lays { $cards }: { $cards_count } votes.
}
event-position-named = { $seat } wishes for the arrow from { $site } along { $path }.
event-silence-kept = { $seat } names no position.
event-arrow-laid = { $agreed } { $agreed_count ->
    [one] lays
   *[other] lay
} the caravan arrow from { $site } along { $path }. { $left ->
    [0] It was the last one.
    [one] 1 arrow is left.
   *[other] { $left } arrows are left.
}
event-arrow-laid-without-agreed = The caravan arrow can only go from { $site } along { $path }, so it is laid there without a vote. { $left ->
    [0] It was the last one.
    [one] 1 arrow is left.
   *[other] { $left } arrows are left.
}
event-routes-met = Two caravan routes meet on { $site } and go on as one.
event-route-ended = A caravan route ends on { $site }.
event-route-cut-off = No caravan route can begin on { $site } any more: its path is taken.
event-longest-road-taken = { $holder } now holds the Longest Trade Road, of value { $length }.
event-longest-road-taken-without-holder = Nobody holds the Longest Trade Road any more.

## Refusals

illegal-bid-only-wool-and-grain = Only wool and grain count as votes. Lay as many of these as you like, or none.
illegal-no-cards-bid = Only those who have laid wool or grain have a say in this vote. You can lay some in the next one.
illegal-position-named-already = That is what you wish for already: the arrow along { $path }. Name another position if you have changed your mind.
illegal-decides-alone = You have more votes than all others together, so it is for you to choose. Name a position.
illegal-others-to-name-first = The vote is still open: first { $awaited } may name a position.
illegal-no-arrow-there = No arrow can be laid from { $site } along { $path }. It starts where a route now ends, and goes on along a path between two hexes that has no arrow yet.

## The rules

rules-setup =
    The board is that of the base game, 19 hexes and nine harbours, but an **oasis** takes the place of the desert. It always lies exactly in the middle: terrain and numbers of the other hexes are drawn by lot, or the numbers follow the spiral, which leaves the middle out, or everything lies as on the beginners’ board.

    The oasis produces nothing, not at founding either. **The robber starts there** and may return. Where the other chapters say desert, read oasis.

    Three arrows are printed on the oasis. They point to three of its corners, every other one; lots decide which. There a **caravan route** is to begin each. The 22 loose **caravan arrows** lie ready; whenever one is laid you are told how many are left.

    Each player has 15 roads, 5 settlements and 4 cities. The bank starts with 19 cards of each good and 25 development cards.

    {"**"}Founding.** Lots decide who begins. In turn, clockwise, everybody places a settlement and a road beside it; then, in the opposite order, a second settlement and its road. Its place brings one card for each hex around it that produces something. Founding moves no caravan. Then the player who began has the first turn.

rules-turn-title = The turn and the caravan
rules-turn =
    {"**"}1. Roll. 2. Trade and build**, freely mixed, with one development card at any time. The turn ends only when you end it.

    {"**"}3. The caravan.** If you founded or upgraded in your own turn, however often, *one* arrow is laid after it, before anything else. Roads, cards and buildings in the building phase of others move nothing.

    {"**"}Positions.** An arrow starts where a route’s newest arrow points and lies along a path between two hexes, never on the coast, one a path. Roads do not matter. A route’s first arrow leads away from the oasis. Routes that meet go on as one; without a free path a route ends. With one position left it is used without a vote.

    {"**"}Bids.** From the builder on, clockwise, each lays wool and grain openly, or nothing, once. A card is a vote; all cards go back to the bank.

    {"**"}Choice.** Those who have bid name positions and may change them. Whoever has more votes than all others together decides; so do players who agree and together have more than half. When all have named one and nothing is decided, whoever alone laid most chooses. If several laid most, or nobody anything, the builder does.

    Who names nothing in time counts as not agreeing.

rules-roads-title = The Longest Trade Road
rules-roads =
    A road **beside a caravan arrow counts 2**, any other 1. The first player whose road has the **value 5** takes the Longest Trade Road: 2 points. Three roads can be enough.

    What counts is the most valuable single chain in which no road is used twice. Branches do not add up. It may pass an intersection more than once, but it cannot pass one where an **opponent** has built; it may end there. Your own buildings do not interrupt it.

    Somebody else takes the card with a **strictly higher** value. With equal value it stays where it is.

    {"**"}When a road is cut** by a new settlement, all are measured again:
    • If the holder is still among the best, with at least 5, the card stays, ties or not.
    • Otherwise it goes to the one player who is now best, with at least 5.
    • If several others tie, or nobody has 5, nobody holds it until one player alone is best.

    Roads are measured after every road, every settlement and every arrow, in anybody’s turn.

rules-winning =
    Whoever has **13 points in the own turn** wins, at that very moment: more than 12, as the rulebook says. (The host may have chosen another number; it stands on the panel.)

    • Settlement: 1
    • City: 2
    • Settlement or city **between caravan arrows**: 1 more
    • Longest Trade Road: 2
    • Largest Army: 2
    • Victory Point card: 1

    {"**"}Between arrows** means that laid arrows lie on two or all three of the paths beside it. It is one more point and never two, for a city as for a settlement, and it does not matter who laid them. The arrows printed on the oasis do not count.

    {"**"}Only in your own turn.** Points that come while somebody else plays win when your next turn begins, before you roll, if you still have them. What **an arrow** brings you after your own turn waits for your next one as well. Whoever wins in a turn ends the game before its arrow is laid.

    The bot looks every time points may have changed, hidden cards included. When you win, your Victory Point cards are laid open.
