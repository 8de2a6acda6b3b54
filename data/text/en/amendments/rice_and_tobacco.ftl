### Rice & Tobacco, rule 10 of The Carolinas: the two commodities and what becomes of them.
### A line of a text may not begin with an asterisk, hence {"**"}.

## The table

table-rice-and-tobacco = Rice & Tobacco

## What lies on the table

good-rice = rice
typed-good-rice = rice 🍚
good-tobacco = tobacco
typed-good-tobacco = tobacco 🍂
tag-north-carolina = North Carolina: tobacco
tag-south-carolina = South Carolina: rice
part-preferences = {""}
part-preferences-seat = { $wishes ->
    [fewer] {""}
    [tobacco] { $name } would rather take tobacco.
    [rice] { $name } would rather take rice.
   *[none] { $name } takes neither rice nor tobacco.
}

## What may be done

action-prefer = { $wish ->
    [fewer] When a roll brings me nothing, take the kind of which I have fewer
    [tobacco] When a roll brings me nothing, take tobacco if I may, else rice
    [rice] When a roll brings me nothing, take rice if I may, else tobacco
   *[none] When a roll brings me nothing, take neither rice nor tobacco
}
choice-prefer = Rice or tobacco
button-prefer = Rice or tobacco
ask-prefer-wish = What do you take when a roll brings you nothing? It holds until you change it, and if your choice is not to be had you get the other kind.
answer-prefer-wish-fewer = The kind I have fewer of
answer-prefer-wish-tobacco = Tobacco if I may
answer-prefer-wish-rice = Rice if I may
answer-prefer-wish-none = Neither

## What has happened

event-commodities-taken = The roll brought them nothing else: { $gains }.
event-preferred = When a roll brings nothing, { $seat } from now on takes { $wish ->
    [fewer] the kind of which there is less in hand
    [tobacco] tobacco where it is to be had
    [rice] rice where it is to be had
   *[none] neither rice nor tobacco
}.

## Why not, and what instead

illegal-preferred-already = That is what you have chosen, and it holds. Name another choice if you want to change it.
illegal-no-such-rate = The bank does not trade { $give } for { $take } with you. It takes 4 of one resource for another, fewer with a trading road for it; and for any resource 2 rice with 2 tobacco, with a 3:1 trading road also 2 of one with 1 of the other.

## The rules

rules-commodities-title = Rice and tobacco
rules-commodities =
    Two commodities come on top of everything else: **rice** and **tobacco**, 20 tokens of each. They lie open before their owners, and what the bank has left stands on the panel.

    {"**"}Who takes one.** After every roll but a 7, each player, not only the one who rolled, who got **no resource card at all** may take **one token**. It does not matter why nothing came: no building at such a hex, the robber, or a bank that ran short. How many buildings you have, and whether they are cities, does not matter either.
    • With a building in **North Carolina** (light blue rings): tobacco.
    • With a building in **South Carolina** (red rings): rice.
    • With both: one of your choice.

    {"**"}Nobody is asked.** What you take is settled in advance by *Rice or tobacco* below the panel: tobacco, rice, the kind you have fewer of (at a tie tobacco), or neither. At first it is the fewer. Change it whenever you like, also in others’ turns; it holds from the next roll on, and undo leaves it alone. If your kind is used up, or not yours to take, you get the other one if you may. The last tokens go clockwise, beginning with whoever rolled.

    {"**"}What they are good for.** The bank gives **any one resource**
    • for 2 rice and 2 tobacco,
    • with an own road on a **3:1 trading road field** also for 2 of one and 1 of the other.
    The rulebook’s example speaks of 1 rice and 1 tobacco there, which its own sentence contradicts; the sentence holds. Three of one kind are no rate either, nor four.

    {"**"}Between players** they are traded like cards, with resources or with one another.

    They are **no resources**: a 7 does not count them, nobody steals them, a Monopoly and a Year of Plenty do not touch them, nothing is built with them, and the bank never gives any in a trade.
