"""What the store says when it cannot or will not do something."""


class StoreError(Exception):
    """The storage itself failed; the text is one plain sentence for the operator, and nothing was changed."""


class Refusal(Exception):  # noqa: N818 - a refusal is an answer, not an error
    """The storage is well, but what was asked does not fit what it holds; nothing was changed."""


class UnknownGame(Refusal):
    """There is no game with this code."""

    def __init__(self, game_id: str) -> None:
        super().__init__(f"There is no game {game_id}.")
        self.game_id = game_id


class ChannelTaken(Refusal):
    """The channel already has an open game, named by `game_id`."""

    def __init__(self, game_id: str) -> None:
        super().__init__(f"Game {game_id} is open in this channel.")
        self.game_id = game_id


class WrongStatus(Refusal):
    """The game is not in the status in which this may be done."""

    def __init__(self, game_id: str, status: str) -> None:
        super().__init__(f"Game {game_id} is {status}.")
        self.game_id = game_id
        self.status = status


class Conflict(Refusal):
    """The entry is not the next one of its game: somebody else appended first; `last` is the newest entry kept."""

    def __init__(self, game_id: str, n: int, last: int) -> None:
        super().__init__(f"Entry {n} of game {game_id} cannot follow entry {last}.")
        self.game_id = game_id
        self.n = n
        self.last = last


class KeyTaken(Refusal):
    """A message with this key was put into the outbox before."""

    def __init__(self, key: str) -> None:
        super().__init__(f"The outbox already holds {key}.")
        self.key = key
