"""`python -m alhambra`, which is what the `alhambra` command runs."""

import sys

from alhambra.machine.extras import MissingExtraError, need


def main() -> None:
    """Runs the command line; what is not installed is named in one sentence."""
    try:
        need("play", "the alhambra command")
        from alhambra.commands.cli import app  # noqa: PLC0415 - only once it is known that it can be

        app()
    except MissingExtraError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
