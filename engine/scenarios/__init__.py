"""Scenarios: each an amendment of the base game, none of which knows another."""
