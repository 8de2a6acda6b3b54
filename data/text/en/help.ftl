### `/help`, in general and for the moment.
### A line of a text may not begin with an asterisk, hence {"**"}.

help-general = ### Catan, a move at a time
    {"**"}A table.** /game new opens one in a channel or thread. Whoever wants to play presses Join; the host chooses the game and its options, adds computer players and presses Start.
    {"**"}Your turn.** The panel shows the board and says whom the game waits for; whoever that is gets called. The buttons below it roll, build, trade, play cards and end the turn. What you can do yourself opens for your eyes only, with letters on the board to choose from.
    {"**"}Your cards.** My hand shows them to you alone, with what you can pay for. Nobody else sees them, moderators and spectators included.
    {"**"}Typing instead.** Every move has a command too, such as /build road, /card play or /vote; /do knows them all in words. Places have numbers: an intersection is “14”, a path “14-15”, a hex “8 ore”; goods are written like “2 wool 1 ore”, or “2w o” for short.
    {"**"}Slips.** Undo takes back what you did since the last dice, drawn card or move of somebody else. A turn never ends by itself.
    {"**"}Not in sight of the picture?** Every picture has a description, and /game board view:text tells the whole board in words.
    {"**"}The rules** are in /rules, chapter by chapter, for each game.
help-now-you = **Now** the game waits for you { $what }.
help-now-others = **Now** the game waits for { $who } { $what }. Meanwhile you can look at your hand and answer offers.
help-now-over = This game is over. Log shows how it went.
