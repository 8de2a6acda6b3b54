"""A small bot with one of everything, to test the simulated Discord with: it counts presses."""

import asyncio
import io
from pathlib import Path
from typing import Any, Self

import aiosqlite
import discord
from discord import app_commands, ui
from discord.ext import commands, tasks
from PIL import Image

WORDS = [f"{number} ore" for number in range(1, 55)]


def picture(count: int) -> discord.File:
    stream = io.BytesIO()
    Image.new("RGB", (160, 140), (count * 40 % 256, 90, 160)).save(stream, "PNG")
    return discord.File(io.BytesIO(stream.getvalue()), "count.png", description=f"A count of {count}")


class Press(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<what>\w+)"):
    def __init__(self, what: str) -> None:
        super().__init__(ui.Button(label=what.title(), custom_id=f"count:{what}"))
        self.what = what

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any) -> Self:
        return cls(match["what"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        bot: SmallBot = interaction.client
        if self.what == "name":
            await interaction.response.send_modal(Naming())
        elif self.what == "fail":
            raise RuntimeError("as asked")
        else:
            await interaction.response.defer()
            count = await bot.count_up()
            await interaction.edit_original_response(view=Panel(count), attachments=[picture(count)])
            said = f"{interaction.user.name} made it {count} ({interaction.locale})"
            await interaction.followup.send(said, ephemeral=True)


class Choose(ui.DynamicItem[ui.Select[Any]], template=r"choose"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=good) for good in ("wool", "ore")]
        super().__init__(ui.Select(custom_id="choose", placeholder="Choose a good", options=options))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"{interaction.user.name} chose {self.item.values[0]}")


class Panel(ui.LayoutView):
    def __init__(self, count: int) -> None:
        super().__init__(timeout=None)
        buttons: ui.ActionRow[Any] = ui.ActionRow(*(Press(what) for what in ("press", "name", "fail")))
        goods: ui.ActionRow[Any] = ui.ActionRow(Choose())
        gallery: ui.MediaGallery[Any] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://count.png", description=f"A count of {count}")
        )
        self.add_item(ui.Container(ui.TextDisplay(f"## The count is {count}"), gallery, buttons, goods))


class Naming(ui.Modal, title="Name the count"):
    name: ui.Label[Any] = ui.Label(text="Its name", component=ui.TextInput(max_length=40))

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        field = self.name.component
        assert isinstance(field, ui.TextInput)
        await interaction.response.send_message(f"The count is called {field.value}")


class Counting(commands.GroupCog, group_name="count"):
    @app_commands.command(description="Show the count")
    async def panel(self, interaction: discord.Interaction[Any], start: int = 0) -> None:
        await interaction.response.send_message(view=Panel(start), file=picture(start))

    @app_commands.command(description="Be told by direct message")
    async def whisper(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        try:
            message = await interaction.user.send("A secret")
            await message.edit(content=f"A secret for {interaction.user.name}")
        except discord.Forbidden as refusal:
            await interaction.followup.send(f"refused: {refusal.code}")
        else:
            await interaction.followup.send("told")

    @app_commands.command(description="Say something later")
    async def later(self, interaction: discord.Interaction[Any], seconds: float) -> None:
        await interaction.response.send_message("Later, then.", ephemeral=True)
        bot: SmallBot = interaction.client
        bot.errand = asyncio.create_task(self.say(interaction.channel, seconds))

    async def say(self, channel: Any, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await channel.send("It is time")

    @app_commands.command(description="Find a word")
    async def find(self, interaction: discord.Interaction[Any], word: str) -> None:
        await interaction.response.send_message(f"found {word}")

    @find.autocomplete("word")
    async def words(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        bot: SmallBot = interaction.client
        found = bot.offered or [word for word in WORDS if current in word][:25]
        return [app_commands.Choice(name=word, value=word) for word in found]


class SmallBot(commands.AutoShardedBot):
    """Its database is a file; what it has counted is there, and only what is there was counted."""

    def __init__(self, path: Path) -> None:
        super().__init__("!", help_command=None, intents=discord.Intents(guilds=True), max_messages=None)
        self.path = path
        self.errands: asyncio.Queue[int] = asyncio.Queue()
        self.one_by_one = asyncio.Lock()
        self.ticks = 0
        self.offered: list[str] = []
        self.bell = asyncio.Event()
        self.alarms = 0
        self.errand: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        self.database = await aiosqlite.connect(self.path)
        await self.database.execute("create table if not exists press (n integer primary key)")
        await self.database.commit()
        await self.add_cog(Counting(self))
        self.add_dynamic_items(Press, Choose)
        await self.tree.sync()
        self.workers = [asyncio.create_task(work) for work in (self.run_errands(), self.doze())]
        self.tick.start()

    async def count_up(self) -> int:
        async with self.one_by_one:
            await self.database.execute("insert into press default values")
            await self.database.commit()
            async with self.database.execute("select count(*) from press") as cursor:
                row = await cursor.fetchone()
        assert row is not None
        await self.errands.put(row[0])
        return int(row[0])

    async def run_errands(self) -> None:
        while True:
            await self.errands.get()

    async def doze(self) -> None:
        while True:
            try:
                await asyncio.wait_for(self.bell.wait(), 45)
            except TimeoutError:
                self.alarms += 1

    @tasks.loop(minutes=1)
    async def tick(self) -> None:
        self.ticks += 1

    async def close(self) -> None:
        for worker in self.workers:
            worker.cancel()
        self.tick.cancel()
        await self.database.close()
        await super().close()
