"""The short codes by which people name a game."""

import secrets

# Without letters and digits that are mistaken for one another, and without A, E, I, O and U, which would make words.
SIGNS = "23456789CDFGHJKMNPQRTVWXY"


def new_game_code(length: int = 4) -> str:
    """Draw a code such as "7QK4"; whether it is still free is for the caller to see."""
    return "".join(secrets.choice(SIGNS) for _ in range(length))
