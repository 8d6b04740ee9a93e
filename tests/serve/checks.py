"""Checks that several of these programs make."""

import json
import os

from client import Failed
from tap import check


def refused(what, code, call, *args, **params):
    """The call is refused with this code, in words."""
    try:
        result = call(*args, **params)
        check(what, False, result)
    except Failed as problem:
        check(what, problem.code == code and problem.text != "",
              problem.args, code)


# Milliseconds of processor time that one piece of work on the server's loop may
# take. It may be ten times that where others use the machine as well.
HELD, NOISE = 10, 10

# What is known to take longer: milliseconds, and why.
KNOWN_TO_HOLD = {
    "modules": 15,  # encodes the list of all modules, once a minute and language
    "sit": 20,  # who is the first draws each kind of tile on the board, once
}

# Servers that are started from now on say what held them up.
os.environ.setdefault("TESSERA_HELD_MS", str(HELD))

# Sanitizers make everything many times slower.
MEASURED = os.environ.get("TESSERA_VARIANT", "release") == "release"


def held_up(known=None, least=NOISE):
    """What held up the server's loop, by lua/host/tables/watchdog.lua, for
    longer than `least` times what it is known to: (what, ms)."""
    most = dict(KNOWN_TO_HOLD, **(known or {}))
    found = []
    with open(os.environ["SERVE_LOG"]) as log:
        for line in log:
            if '"event":"held"' in line:
                held = json.loads(line)
                if held["ms"] > least * most.get(held["what"], HELD):
                    found.append((held["what"], held["ms"]))
    return found


def stops_well(server, known=None):
    """At the end: it stops when asked, and has told of no fault of its own, nor
    of work that others had to wait for, but what is `known`."""
    check("the server stops when asked, with status 0", server.stop() == 0)
    with open(os.environ["SERVE_LOG"]) as log:
        bugs = [line for line in log if '"bug"' in line or '"task"' in line
                or "Sanitizer" in line]
    check("and has found no fault of its own", not bugs, *bugs[:5])
    if MEASURED:
        held = held_up(known)
        check("and nothing held it up", not held, *held[:5])
