"""`parlour serve`: the parlour in the browser, for friends at one table or for many tables."""

from __future__ import annotations

import os
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.arguments import OwnGames, let_in
from parlour.cli.terminal.saves import home

HOST_HELP = "The address to listen on; 0.0.0.0 lets the whole network in."
DATABASE_HELP = "postgresql://USER@HOST/NAME or sqlite:///FILE; by default a file in DIR."
REDIS_HELP = "redis://HOST, through which workers notify each other."
METRICS_TOKEN = "PARLOUR_METRICS_TOKEN"
CONTACT_HELP = "Your e-mail address, for push services, and as the sender of e-mails to those who asked for them."
SMTP = "PARLOUR_SMTP"
SMTP_HELP = "The server that sends e-mails: smtps://name:password@host, or smtp://... with STARTTLS."
SITE_HELP = "Where people find this parlour, https://..., for the links in e-mails."
METRICS_HELP = "The token that a request for /metrics must carry; without one it is not served."


def serve(
    host: Annotated[str, typer.Option(help=HOST_HELP)] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(min=1, max=65535, help="The port; 8000, or the next free one.")] = None,
    database: Annotated[str, typer.Option(metavar="URL", help=DATABASE_HELP)] = "",
    redis: Annotated[str, typer.Option(metavar="URL", help=REDIS_HELP)] = "",
    workers: Annotated[int, typer.Option(min=1, help="Processes; more than one need --redis and PostgreSQL.")] = 1,
    metrics_token: Annotated[str, typer.Option(metavar="TOKEN", envvar=METRICS_TOKEN, help=METRICS_HELP)] = "",
    contact: Annotated[str, typer.Option(metavar="MAIL", help=CONTACT_HELP)] = "",
    smtp: Annotated[str, typer.Option(metavar="URL", envvar=SMTP, help=SMTP_HELP)] = "",
    site: Annotated[str, typer.Option(metavar="URL", help=SITE_HELP)] = "",
    browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = False,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="Where the database file is kept.")] = None,
    games: OwnGames = None,
) -> None:
    """Open the parlour: tables in the browser, for people and bots."""
    from parlour.server.context import Settings  # not above: the other commands need no server
    from parlour.server.running import run

    let_in(games)
    os.umask(0o077)  # the database holds seeds and the key of all cookies
    kept = database or f"sqlite:///{(data or home()).resolve() / 'parlour.db'}"
    settings = Settings(kept, redis, metrics_token=metrics_token, contact=contact, smtp=smtp, site=site)

    def announce(address: str) -> None:
        print(f"Parlour is open at {address} (Ctrl+C closes it).", flush=True)
        if browser:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    run(settings, host, port, workers, announce)
