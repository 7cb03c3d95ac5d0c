"""A server in a separate process, on loopback and on one core; the script runs on another core."""

from __future__ import annotations

import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from parlour.benchmarks.load.script import LoadError

START = 30.0  # seconds that a server may take to open


def free_port() -> int:
    """A free port."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


@contextmanager
def serving(
    command: list[str], port: int, path: str, folder: Path, pinned: bool = True, **environment: str
) -> Iterator[int]:
    """A server that answers on its port; yields the id of its process, and ends it afterwards."""
    server = subprocess.Popen(
        command, cwd=folder, env={**os.environ, **environment}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        if pinned:
            pin(server.pid, first=True)
        wait_for(server, f"http://127.0.0.1:{port}{path}")
        yield server.pid
    finally:
        server.terminate()
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def pin(process: int, first: bool) -> None:
    """Keep a process on the first core, or off it; if there is only one core, everything shares it."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    if len(cores) > 1:
        os.sched_setaffinity(process, cores[:1] if first else cores[1:])


def wait_for(server: subprocess.Popen[bytes], address: str) -> None:
    """Wait until a server answers anything at all."""
    until = time.monotonic() + START
    while time.monotonic() < until:
        if server.poll() is not None:
            raise LoadError(f"the server ended at once with status {server.returncode}")
        try:
            urlopen(address, timeout=1).close()
            return
        except (URLError, OSError) as error:
            if getattr(error, "code", None) is not None:
                return  # it answers, though it has no such page
            time.sleep(0.1)
    raise LoadError("the server did not open")


def worked(process: int) -> float:
    """The seconds that a process and its threads have used of any core."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(process: int) -> float:
    """The memory of a process in MB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise LoadError("the memory of the server cannot be read")
