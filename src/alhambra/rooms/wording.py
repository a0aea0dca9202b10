"""What others have written may fail in any way; here that becomes one line."""

LONGEST = 300  # letters of what an error says


def said(error: BaseException) -> str:
    """Kind and text of an error."""
    name = type(error).__name__
    try:
        text = " ".join(_text(error).split())
    except Exception:  # it cannot even say what it is
        return name
    if len(text) > LONGEST:
        text = f"{text[:LONGEST]} ..."
    return f"{name}: {text}" if text else name


def _text(error: BaseException) -> str:
    """Of a file that cannot be read the reason; its name is known."""
    return str(error.strerror or error) if isinstance(error, OSError) else str(error)
