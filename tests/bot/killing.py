"""A process killed without warning, again and again, and what it had acknowledged until then."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[2]


def killed(script: Path, *arguments: str, dice: random.Random, most_lines: int, longest_wait: float) -> list[str]:
    """Run a Python script, kill it at random, and return the whole lines it had printed by then.

    It is killed after up to `most_lines` lines and then up to `longest_wait` seconds. Whoever prints must flush. Raises
    RuntimeError with what it said when it ended by itself.
    """
    with _started(script, *arguments) as process:
        printed, said = _stream(process.stdout), _stream(process.stderr)
        lines = [printed.readline() for _ in range(dice.randint(0, most_lines))]
        time.sleep(dice.uniform(0, longest_wait))
        process.kill()
        lines += printed.readlines()
        if process.wait() != -signal.SIGKILL:
            raise RuntimeError(said.read())
    return [line.rstrip("\n") for line in lines if line.endswith("\n")]


def _stream(stream: IO[str] | None) -> IO[str]:
    assert stream is not None
    return stream


class Nursery:
    """A process that has loaded what it needs once, and has children that begin at once and are killed one by one."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._orders, self._printed = _stream(process.stdin), _stream(process.stdout)

    def life(self, *, dice: random.Random, most_lines: int, longest_wait: float) -> list[str]:
        """Let a child live, kill it as `killed` does, and return the lines it had printed by then.

        Raises RuntimeError when it ended by itself.
        """
        print(dice.randrange(10**6), file=self._orders, flush=True)
        child = int(self._read())
        lines: list[str] = []
        for _ in range(dice.randint(0, most_lines)):
            lines.append(self._read())
            self._expect_alive(lines[-1])
        time.sleep(dice.uniform(0, longest_wait))
        os.kill(child, signal.SIGKILL)
        while (line := self._read()) != KILLED:
            self._expect_alive(line)
            lines.append(line)
        return lines

    def _expect_alive(self, line: str) -> None:
        if line.startswith(DIED):
            raise RuntimeError(line)

    def _read(self) -> str:
        line = self._printed.readline()
        if not line:
            raise RuntimeError("the nursery is gone")
        return line.rstrip("\n")


DIED = "died of "
KILLED = f"{DIED}{int(signal.SIGKILL)}"


@contextmanager
def nursery(script: Path, *arguments: str) -> Iterator[Nursery]:
    """Start a script that calls `bear_children`."""
    with _started(script, *arguments, said=None) as process:
        yield Nursery(process)
        _stream(process.stdin).close()


def bear_children(live: Callable[[int], None]) -> None:
    """Have a child for each seed that is read; it lives until it is killed. What it prints it must flush."""
    for seed in sys.stdin:
        child = os.fork()
        if child == 0:
            print(os.getpid(), flush=True)  # noqa: T201
            live(int(seed))
            os._exit(0)
        print(f"{DIED}{os.waitpid(child, 0)[1]}", flush=True)  # noqa: T201


def _started(script: Path, *arguments: str, said: int | None = subprocess.PIPE) -> subprocess.Popen[str]:
    return subprocess.Popen(  # noqa: S603 - a script of ours
        [sys.executable, str(script), *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=said,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
