"""A program that sits at a table: it takes the first option of every question.

    parlour arena alliances --bots "exec:python examples/programs/first_option.py,random"

It reads a JSON object from each line and writes a line in reply. It needs nothing of Parlour.
"""

from __future__ import annotations

import json
import sys


def reply_to(message: dict[str, object]) -> str:
    """The line that answers a message."""
    if "parlour" in message:
        return "ready"
    options = message["options"]
    assert isinstance(options, list)
    return str(options[0]["option"])


def main() -> None:
    """Answer until nothing more is asked."""
    for line in sys.stdin:
        print(reply_to(json.loads(line)), flush=True)


if __name__ == "__main__":
    main()
