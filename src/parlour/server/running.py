"""Running the server: prepare, bind a port, open, and shut down without losing anything."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from collections.abc import Callable

import uvicorn
from alembic.util import CommandError
from redis.exceptions import RedisError
from sqlalchemy.exc import DBAPIError
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from parlour.kernel.errors import ParlourError
from parlour.server.app import make_app
from parlour.server.context import Settings
from parlour.server.logs import level_here, write_logs
from parlour.server.sockets.connections import LimitedConnection
from parlour.server.sockets.fanout import RedisFanout
from parlour.server.storage.engine import AWAY, migrate, open_engine
from parlour.server.worker import export_settings, prepare_process

log = logging.getLogger("parlour.running")
UNUSABLE: tuple[type[Exception], ...] = (*AWAY, OSError)
FIRST_PORT, PORTS = 8000, 50
PATIENCE = 5  # seconds that open requests get when the server stops


def run(settings: Settings, host: str, port: int | None, workers: int, announce: Callable[[str], None]) -> None:
    """Serve until interrupted; `announce` is called with the address once the server accepts connections."""
    check_workers(settings, workers)
    write_logs(level_here())
    asyncio.run(prepare(settings))
    listener = claim(host, port)
    address = address_of(host, listener)
    try:
        if workers > 1:
            export_settings(settings)
            announce(address)
            WorkerSupervisor(configure("parlour.server.worker:make_worker", workers), [listener]).run()
        else:
            prepare_process()
            Server(configure(make_app(settings)), lambda: announce(address)).run([listener])
    except KeyboardInterrupt:
        pass


def check_workers(settings: Settings, workers: int) -> None:
    """Several workers need a database that takes several writers, and a way to notify each other."""
    if workers > 1 and not (settings.redis and settings.database.startswith("postgres")):
        raise ParlourError(
            "--workers needs --redis URL and --database postgresql://…: with one worker neither is needed"
        )


async def prepare(settings: Settings) -> None:
    """Bring the database up to date, and check that everything can be reached; the error names what cannot."""
    engine = open_engine(settings.database)
    try:
        await migrate(engine)
    except UNUSABLE as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise ParlourError(f"the database cannot be used: {first_line(cause)}") from None
    except CommandError:
        raise ParlourError("the database was made by a newer Parlour; use that one, or another database") from None
    finally:
        await engine.dispose()
    if settings.redis:
        await try_redis(settings.redis)


async def try_redis(url: str) -> None:
    """Check whether Redis answers."""
    try:
        fanout = RedisFanout(url)
    except ValueError:
        raise ParlourError("the address of Redis cannot be read; write redis://HOST") from None
    try:
        await fanout.redis.ping()
    except (RedisError, OSError) as error:
        raise ParlourError(f"Redis cannot be reached: {first_line(error)}") from None
    finally:
        await fanout.close()


def first_line(error: BaseException | None) -> str:
    """The first line of an error's message."""
    return (str(error).strip() or type(error).__name__).splitlines()[0]


def claim(host: str, port: int | None) -> socket.socket:
    """A socket on the requested port, or on the first free one if none was requested."""
    for number in [port] if port is not None else range(FIRST_PORT, FIRST_PORT + PORTS):
        try:
            return listen(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise ParlourError(f"cannot listen on {host}, port {number}: {error.strerror or error}") from None
    if port is not None:
        raise ParlourError(
            f"port {port} is taken; choose another one with --port, or leave it out for the next free one"
        )
    raise ParlourError(f"ports {FIRST_PORT} to {FIRST_PORT + PORTS - 1} are all taken; choose one with --port")


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, so that nobody else can take the port."""
    family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(place)
        listener.listen(1024)
    except OSError:
        listener.close()
        raise
    listener.set_inheritable(True)
    return listener


def address_of(host: str, listener: socket.socket) -> str:
    """The address to open in a browser on this machine."""
    name = "localhost" if host in ("0.0.0.0", "::") else host
    return f"http://{f'[{name}]' if ':' in name else name}:{listener.getsockname()[1]}/"


def configure(app: object, workers: int = 1) -> uvicorn.Config:
    """How the server is run. The application logs the requests itself, so that no table's address is logged."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        factory=isinstance(app, str),
        workers=workers,
        http=LimitedConnection,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=2**16,
        timeout_graceful_shutdown=PATIENCE,
    )


class Server(uvicorn.Server):
    """A server that says when it is open."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then announce it."""
        await super().startup(sockets)
        if self.started:
            self.announce()


class WorkerSupervisor(Multiprocess):
    """Keeps the workers running: one that is gone is replaced.

    It does not check whether a worker answers in time: one that starts on a busy machine does not, and would be killed
    again and again; and while it waits for a worker that is gone, nobody looks after the others.
    """

    def keep_subprocess_alive(self) -> None:
        """Start a new worker for each that ended."""
        for number, worker in enumerate(self.processes):
            if not self.should_exit.is_set() and not worker.process.is_alive():
                worker.join()
                log.warning("a worker ended unexpectedly; a new one is started")
                self.processes[number] = Process(self.config, self.sockets)
                self.processes[number].start()
