"""Founding: a settlement and a road, then a city and a road, a wagon and gold."""

from __future__ import annotations

from engine.action import Action, Step
from engine.event import Event
from engine.record import Intersection, Seat


class FoundingCity(Step, frozen=True):
    """A seat places its starting city (T2)."""

    seat: Seat


class CityFounded(Event, frozen=True):
    """A starting city stands on an intersection, and its owner's wagon with it."""

    seat: Seat
    site: Intersection


class FoundCity(Action, frozen=True):
    """Place the starting city on any intersection that keeps the distance rule (T2)."""

    chapter = "build"
    site: Intersection
