"""The Discord bot: it seats people at tables, shows them the game and keeps what they did."""
