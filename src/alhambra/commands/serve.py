"""`alhambra serve`: tables for many, in the browser."""

from typing import Annotated

import typer

from alhambra.commands.databases import Data, Database, chosen, plainly
from alhambra.server.below import address_with, root_of
from alhambra.server.metrics import networks
from alhambra.server.reach.options import Options, check
from alhambra.server.running import run
from alhambra.server.settings import Settings, bot_processes

LEVELS = ("debug", "info", "warning", "error")


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    data: Data = None,
    database: Database = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes; needs PostgreSQL.")] = 1,
    bot_pause: Annotated[
        float, typer.Option(min=0, max=10, help="Seconds before a bot answers a person.")
    ] = 0.6,
    keep_days: Annotated[
        float, typer.Option(min=0, help="How long games are kept after their last move.")
    ] = 90.0,
    tables_per_hour: Annotated[
        int, typer.Option(min=1, help="New tables an hour and address.")
    ] = 20,
    messages_per_second: Annotated[
        int, typer.Option(min=1, help="What one seat may send; what is dear counts more.")
    ] = 30,
    sockets_per_address: Annotated[
        int, typer.Option(min=1, help="Open sockets of one address.")
    ] = 200,
    rest_after: Annotated[
        float, typer.Option(min=0, help="Seconds that bots go on where nobody looks.")
    ] = 60.0,
    name: Annotated[
        list[str] | None,
        typer.Option(help="What the server is called besides --address; can be repeated."),
    ] = None,
    address: Annotated[
        str, typer.Option(help="Where people find this server: https://NAME. Links begin with it.")
    ] = "",
    root_path: Annotated[
        str, typer.Option(help="The path below which a proxy shows this server: /NAME.")
    ] = "",
    smtp: Annotated[
        str,
        typer.Option(
            envvar="ALHAMBRA_SMTP",
            help="The mail server: smtp://USER:PASSWORD@HOST:PORT or smtps://...",
        ),
    ] = "",
    mail_from: Annotated[str, typer.Option(help="The sender of mails: NAME <ADDRESS>.")] = "",
    push: Annotated[bool, typer.Option(help="Whether browsers can be told of waiting games.")] = (
        True
    ),
    webhooks: Annotated[bool, typer.Option(help="Whether webhooks can; needs --address.")] = True,
    webhook_host: Annotated[
        list[str] | None, typer.Option(help="Webhooks go only to these names; can be repeated.")
    ] = None,
    inside: Annotated[
        list[str] | None,
        typer.Option(help="NAME or NAME:PORT in your own network that messages may go to."),
    ] = None,
    reach_after: Annotated[
        float, typer.Option(min=0, help="Seconds that a question waits before its person is told.")
    ] = 60.0,
    metrics_from: Annotated[
        list[str] | None,
        typer.Option(
            help="A network, as 10.0.0.0/8, besides this machine, that may read /api/metrics;"
            " can be repeated."
        ),
    ] = None,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Serves the game to browsers; stop it with Ctrl-C, nothing is lost."""
    with plainly():
        if log_level not in LEVELS:
            raise ValueError(f"a log level is one of {', '.join(LEVELS)}")
        root = root_of(root_path)
        settings = Settings(
            database=chosen(data, database, make=True),
            workers=workers,
            bot_pause=bot_pause,
            bot_processes=bot_processes(),
            keep_days=keep_days,
            tables_per_hour=tables_per_hour,
            messages_per_second=messages_per_second,
            sockets_per_address=sockets_per_address,
            rest_after=rest_after,
            names=name or [],
            metrics_from=networks(metrics_from or []),
            root=root,
            reach=Options(
                address=address_with(address, root),
                push=push,
                webhooks=webhooks,
                webhook_hosts=webhook_host or [],
                inside=inside or [],
                smtp=smtp,
                mail_from=mail_from,
                grace=reach_after,
            ),
        )
        check(settings.reach)
        run(settings, host, port, log_level)
