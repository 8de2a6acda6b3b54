"""The little server on the simulated Discord: one club, a few rooms, the people who play."""

from collections.abc import Sequence
from dataclasses import dataclass

from simcord.actors import MemberActor
from simcord.backend import Backend
from simcord.backend.access import channel_accessible
from simcord.backend.models import Channel
from simcord.builders import ChannelHandle, GuildHandle, UserHandle

from bot.sandbox.simulated.live import LiveDiscord

Person = MemberActor

CLUB = "Catan club"
ROOMS = {"catan": "Games are played here.", "table-talk": "A second room, for a second game."}
THREAD = "corner table"
TEXT_CHANNEL, PUBLIC_THREAD, PRIVATE_THREAD = 0, 11, 12


@dataclass(frozen=True)
class Place:
    """Where people read and write: a room, a thread or direct messages; `key` names it in an address."""

    key: str
    title: str
    channel: ChannelHandle


class Club:
    """The server and its people, founded or found again."""

    def __init__(self, live: LiveDiscord, people: Sequence[str]) -> None:
        self.live = live
        world = live.backend
        if not world.guilds:
            _found(live, people[0])
        self.guild = GuildHandle(live, next(iter(world.guilds.values())))
        self.people = {slug(name): self._member(name) for name in people}

    def _member(self, name: str) -> Person:
        world = self.live.backend
        known = next((user for user in world.users.values() if user.name == name and not user.bot), None)
        user = self.live.create_user(name) if known is None else UserHandle(self.live, known)
        if user.id in self.guild.member_ids():
            return Person(self.live, self.guild, user)
        return self.guild.add_member(user)

    def places(self, person: Person | None) -> list[Place]:
        """Where a person may go, in the order of the server's list; for None, where everybody may."""
        world = self.live.backend
        club = world.get_guild(self.guild.id)
        places = []
        for channel in _in_order(world, [*club.channel_ids, *club.thread_ids]):
            viewers = [person] if person is not None else list(self.people.values())
            if all(channel_accessible(world, channel.id, viewer.id, history=True) for viewer in viewers):
                handle = ChannelHandle(self.live, self.guild, channel)
                places.append(Place(_key(channel), f"{'↳ ' if channel.is_thread else '#'}{channel.name}", handle))
        if person is not None:
            places.append(Place("dm", "Direct messages", person.user.dm_channel))
        return places


def slug(name: str) -> str:
    """Write a person's name as it stands in an address."""
    return "".join(letter if letter.isalnum() else "-" for letter in name.casefold())


def _key(channel: Channel) -> str:
    return str(channel.id) if channel.is_thread else str(channel.name)


def _in_order(world: Backend, ids: Sequence[int]) -> list[Channel]:
    """Each room, followed by its open threads."""
    channels = [world.channels[key] for key in ids if key in world.channels]
    rooms = [channel for channel in channels if channel.type == TEXT_CHANNEL]
    threads = [channel for channel in channels if channel.type in {PUBLIC_THREAD, PRIVATE_THREAD}]
    rooms.sort(key=lambda room: (room.position, room.id))
    return [
        place
        for room in rooms
        for place in [room, *(thread for thread in threads if thread.parent_id == room.id and not _archived(thread))]
    ]


def _archived(thread: Channel) -> bool:
    return thread.thread_metadata is not None and thread.thread_metadata.archived


def _found(live: LiveDiscord, owner_name: str) -> None:
    """Found the club; its owner may do there whatever a server's owner may."""
    world = live.backend
    world.bot_user.name = "Catan"
    owner = live.create_user(owner_name)
    club = live.create_guild(CLUB, owner=owner)
    rooms = [club.create_text_channel(name, topic=topic) for name, topic in ROOMS.items()]
    world.create_thread(rooms[0].id, THREAD, owner.id)
