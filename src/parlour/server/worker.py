"""A worker process among several: it takes its settings from the environment of the process that started it."""

from __future__ import annotations

import gc
import os
import signal
import sys
import threading
from multiprocessing import parent_process

import msgspec
from starlette.applications import Starlette

from parlour.server.app import make_app
from parlour.server.context import Settings
from parlour.server.logs import level_here, write_logs

if sys.platform != "win32":
    import resource

VARIABLE = "PARLOUR_SETTINGS"
TURN = 0.001  # seconds for which a thread may block the others


def export_settings(settings: Settings) -> None:
    """Pass the settings to the workers that are started from here."""
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def make_worker() -> Starlette:
    """The application of a worker."""
    prepare_process()
    threading.Thread(target=exit_with_parent, daemon=True).start()
    write_logs(level_here())
    return make_app(msgspec.json.decode(os.environ[VARIABLE], type=Settings))


def prepare_process() -> None:
    """Collect garbage less often: thousands of views are built and freed without it. And let the event loop have its
    turn soon while a thread is working."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    sys.setswitchinterval(TURN)
    use_all_descriptors()


def use_all_descriptors() -> None:
    """Take as many file descriptors as the system allows: each connection needs one."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def exit_with_parent() -> None:
    """Close when the parent process of the workers is gone, for any reason: the next server needs the port."""
    keeper = parent_process()
    if keeper is not None:
        keeper.join()
        os.kill(os.getpid(), signal.SIGTERM)
