"""Facts and words: maps, texts, themes, fonts and icons, read by the code that needs them and reading nothing."""
