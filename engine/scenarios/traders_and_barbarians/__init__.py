"""Traders & Barbarians, the main scenario: wagons carry commodities from trade hex to trade hex."""
