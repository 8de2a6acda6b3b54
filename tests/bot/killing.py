"""A process killed without warning, again and again, and what it had acknowledged until then."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[2]


def killed(script: Path, *arguments: str, dice: random.Random, most_lines: int, longest_wait: float) -> list[str]:
    """Run a Python script, kill it at random, and return the whole lines it had printed by then.

    It is killed after up to `most_lines` lines and then up to `longest_wait` seconds. Whoever prints must flush. Raises
    RuntimeError with what it said when it ended by itself.
    """
    command = [sys.executable, str(script), *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(  # noqa: S603 - a script of ours
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT, env=environment
    ) as process:
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
