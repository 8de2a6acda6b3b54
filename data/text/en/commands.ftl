### The slash commands: what they are for (at most 100 characters), what their options are called (lower case, at most 32
### characters, no spaces) and for, and what is said about what was typed.

## Commands and options

slash-game = Open a table, sit down, look at it, end it
slash-game-new = Open a table in this channel
slash-game-new-variant = Which game? Left out: the base game
slash-game-new-target = How many points win? Left out: 10
slash-game-join = Take a seat at the table that is being set up here
slash-game-join-colour = In which colour? Left out: the next that is free
slash-game-leave = Give your seat up before the game begins
slash-game-addbot = Seat a computer player
slash-game-options = Choose the options of the table you opened
slash-game-start = Begin the game
slash-game-status = See what the game waits for, and where its panel is
slash-game-board = See the board as a picture, with the numbers of all places, or in words
slash-game-board-view = How the board is shown
slash-game-board-public = Show it to everybody here
slash-game-log = Read what has happened lately
slash-game-undo = Take back your last steps
slash-game-undo-to = Which step? It and what you did after it are taken back
slash-game-end = Close a table that has not begun, or vote for ending the game
slash-roll = Roll the dice
slash-end = End your turn
slash-build = Build roads, settlements and cities
slash-build-road = Build a road
slash-build-road-at = On which path? Like 14-15 or 8 ore. Left out: you are shown where it can go
slash-build-settlement = Build a settlement
slash-build-settlement-at = Where? Like 14 or 8 ore 5 wool. Left out: you are shown where it can stand
slash-build-city = Raise one of your settlements to a city
slash-build-city-at = Which settlement? Left out: you are shown yours
slash-build-other = Build what else there is to build at your table
slash-build-other-what = What, and where? Left out: you are asked
slash-move = Move what is not your own
slash-move-robber = Move the robber after a seven or a Knight
slash-move-robber-to = To which hex? Like 8 ore. Left out: you are shown where it can go
slash-move-robber-steal = From whom do you take a card?
slash-move-other = Move what else there is to move at your table
slash-move-other-what = What, and where to? Left out: you are asked
slash-card = Buy, play and look at development cards
slash-card-buy = Buy a development card
slash-card-play = Play a development card
slash-card-play-card = Which card? Left out: you are asked
slash-card-play-first = A good; for a Knight the robber’s hex; for Road Building the first path
slash-card-play-second = A second good; for a Knight the player to rob; for Road Building the second path
slash-card-list = Look at your development cards
slash-trade = Trade with players and with the bank
slash-trade-offer = Offer goods for goods
slash-trade-offer-give = What do you give? Like 2 wool 1 ore
slash-trade-offer-want = What do you want for it? Like 1 brick
slash-trade-offer-to = To whom? Left out: to everybody who may trade with you
slash-trade-bank = Trade with the bank, at the rate your harbours give you
slash-trade-bank-give = What do you give? Left out: you are asked
slash-trade-bank-want = What do you want for it?
slash-trade-counter = Answer an offer with another one
slash-trade-counter-offer = Which offer do you answer?
slash-trade-counter-give = What do you give? Like 2 wool 1 ore
slash-trade-counter-want = What do you want for it? Like 1 brick
slash-trade-accept = Accept an offer
slash-trade-accept-offer = Which offer?
slash-trade-decline = Decline an offer
slash-trade-decline-offer = Which offer?
slash-trade-cancel = Withdraw an offer of your own
slash-trade-cancel-offer = Which of your offers?
slash-trade-list = Look at the offers that stand
slash-discard = Discard half of your cards after a seven
slash-discard-cards = Which cards? Like 2 wool 1 ore. Left out: you choose from a list
slash-choose = Answer what the game asks you
slash-choose-answer = Your answer. Left out: you are asked again
slash-vote = Bid, vote or choose when something is put to the table
slash-vote-answer = Your vote. Left out: you are asked
slash-do = Do anything you can do now, in words
slash-do-action = Type what you want to do, like build road, or discard 2 wool 1 ore
slash-hand = Look at your cards, for your eyes only
slash-help = What this bot is for, and what you can do now
slash-rules = Read the rules, chapter by chapter
slash-rules-topic = Which chapter? Left out: you see which there are
slash-rules-variant = Of which game? Left out: of the one played here
slash-setup = For those who run this server
slash-setup-check = See whether I have all permissions I need in this channel

slash-name-action = action
slash-name-answer = answer
slash-name-at = at
slash-name-card = card
slash-name-cards = cards
slash-name-colour = colour
slash-name-first = first
slash-name-give = give
slash-name-offer = offer
slash-name-public = public
slash-name-second = second
slash-name-steal = steal
slash-name-target = target
slash-name-to = to
slash-name-topic = topic
slash-name-variant = variant
slash-name-view = view
slash-name-what = what
slash-name-want = want

slash-choice-normal = the board
slash-choice-labels = with the numbers of all places
slash-choice-text = in words

## Suggestions

phrase-undo = Take back: { $what }
phrase-write = { $what } (write: { $example })
hint-build = You lack the goods, the pieces or the place for it. Choose this to see what things cost.
hint-card = You have no development card to play now. Choose this to see why.
hint-trade = You have nothing to trade for that now. Choose this to see why.
hint-nothing = There is nothing of the kind to do now.

## What people type. The first of `typed-do-…` and of `typed-sides` also stand in examples.

typed-everybody = all everybody everyone anybody
typed-sides = for against -> → =>
typed-to = to with
typed-do-discard = discard drop return
typed-do-offer-trade = offer propose
typed-do-counter-offer = counter

## What was not understood

unclear-which-action = “{ $text }” may mean: { $choices }.{ $more ->
    [0] {""}
    [one] {" "}And 1 more.
   *[other] {" "}And { $more } more.
} Write a little more.
unclear-no-such-action = “{ $text }” is nothing you can do now. You can, for example: { $choices }.
unclear-one-side = Which cards? Write it like “{ $example }”.
unclear-two-sides = What do you give, and what do you want for it? Write it like “{ $example }”.
unclear-no-such-player = “{ $text }” is nobody you can choose here. There are { $choices }.
unclear-no-such-offer = “{ $text }” names no open offer. These stand: { $choices }.
unclear-no-offers = No offer stands now. /trade offer makes one.
unclear-no-such-card = “{ $text }” is no development card of this table. There are { $choices }.
unclear-no-such-answer = “{ $text }” is no answer to that. Choose one of: { $choices }.
unclear-no-such-variant = “{ $text }” is no game I know. There are: { $choices }.
unclear-no-such-target = A game cannot be won with “{ $text }”. Choose one of: { $choices }.
unclear-no-such-colour = “{ $text }” is no colour to play in. Choose one of: { $choices }.
unclear-no-such-topic = There is no chapter “{ $text }”. There are: { $choices }.
unclear-no-such-step = “{ $text }” is none of the steps you can take back: { $choices }.

## Why a command cannot be followed

illegal-no-game-here = No game is open in this channel. /game new opens a table.
illegal-lobby-still-open = The table of game { $game } is still being set up. It begins when its host presses Start.
illegal-lobby-colour-taken = Somebody has that colour already. Choose another one, or none to get the next that is free.
illegal-no-own-games = You play in no game at the moment. /game new opens a table in a channel.
illegal-nothing-asked = The game asks you nothing now: it is your turn, and you are free to act. /do lists all you can do.

## Answers

lobby-joined = You have a seat in game { $game }.
lobby-left = You have left game { $game }.
lobby-computer-added = A computer player has taken a seat in game { $game }.
lobby-begun = Game { $game } has begun.
status-lobby = Game { $game } is being set up. { $host } can start it.
status-panel = [To the panel]({ $link })
card-rule = -# One development card can be played in each turn, and none in the turn in which it was bought. Victory Points stay hidden until they win.
end-agreed = You want to end the game here. It ends when { $who } { $count ->
    [one] agrees
   *[other] agree
} too; then most points win. Whoever wants to go on can say so with /do Play on.
which-game = You play in several games. Whose hand would you like to see?
game-in = Game { $game } in { $channel }
game-of = Game { $game }
choose-chapter = A chapter of the rules

## Permissions

permissions-complete = All is well: in this channel I have every permission I need.
permissions-missing = In this channel I lack what I need for a game. Somebody who runs this server can allow it:
permission-view-channel = • **View Channel**: I cannot see this channel.
permission-send-messages = • **Send Messages**: I cannot post the board.
permission-send-messages-in-threads = • **Send Messages in Threads**: I cannot post the board in this thread.
permission-embed-links = • **Embed Links**: my messages would come without their pictures and frames.
permission-attach-files = • **Attach Files**: I cannot show pictures of the board.
permission-read-message-history = • **Read Message History**: I cannot find my own messages again to bring them up to date.
