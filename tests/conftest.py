"""A text that is missing, or lacks a field, fails the test in which it is said."""

from bot.words import Words

Words.strict = True
