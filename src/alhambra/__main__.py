"""`python -m alhambra`, which is what the `alhambra` command runs."""

import sys

from alhambra.machine.extras import MissingExtraError, need


def main() -> None:
    """Runs the command line; what is missing, or has failed, is named in one sentence."""
    try:
        need("play", "the alhambra command")
        from alhambra.commands.cli import app  # noqa: PLC0415 - only once it is known that it can be

        app()
    except MissingExtraError as error:
        sys.exit(str(error))
    except Exception as error:
        from alhambra.rooms.blame import blame  # noqa: PLC0415 - hardly ever needed

        if (sentence := blame(error)) is None:
            raise
        sys.exit(sentence)


if __name__ == "__main__":
    main()
