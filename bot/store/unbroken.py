"""Calls that go on to their end, whatever happens to whoever waits for them."""

import asyncio
import functools
import inspect
from collections.abc import Awaitable, Callable
from typing import ParamSpec, TypeVar

Chapter = TypeVar("Chapter", bound=type)
Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")


def unbroken(chapter: Chapter) -> Chapter:
    """Let every public coroutine method of a class finish before its caller may be cancelled.

    A statement broken off half-way would leave its connection, and with it the right to write, with nobody.
    """
    for name, method in list(vars(chapter).items()):
        if inspect.iscoroutinefunction(method) and not name.startswith("_"):
            setattr(chapter, name, _to_its_end(method))
    return chapter


def _to_its_end(method: Callable[Parameters, Awaitable[Result]]) -> Callable[Parameters, Awaitable[Result]]:
    @functools.wraps(method)
    async def finish(*args: Parameters.args, **kwargs: Parameters.kwargs) -> Result:
        task = asyncio.ensure_future(method(*args, **kwargs))
        cancelled: asyncio.CancelledError | None = None
        while not task.done():
            try:
                await asyncio.wait([task])
            except asyncio.CancelledError as error:
                cancelled = error
        if cancelled is not None:
            raise cancelled from task.exception()
        return task.result()

    return finish
