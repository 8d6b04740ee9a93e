"""Checks that several of these programs make."""

import json
import os
import time

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


def used(pid, children=True):
    """Seconds of the processor of a process, and of those that it has started:
    what others do on the machine is none of them."""
    total = 0
    for one in os.listdir("/proc"):
        try:
            with open("/proc/%s/stat" % int(one)) as f:
                words = f.read().rsplit(")", 1)[1].split()
        except (ValueError, OSError):
            continue
        if int(one) == pid:
            total += sum(map(int, words[11:15 if children else 13]))
        elif children and int(words[1]) == pid:
            total += sum(map(int, words[11:15]))
    return total / os.sysconf("SC_CLK_TCK")


def slowness():
    """How many times as long as where bounds in seconds of the processor were
    measured it takes on this machine, as it is now; 1 at least."""
    took = []
    for _ in range(5):
        start, words = time.process_time(), {}
        for i in range(200000):
            words["w%d" % (i % 5000)] = i
        took.append(time.process_time() - start)
    return max(1, sorted(took)[2] / .03)


def eventually(what, seconds=60):
    """Whether it comes to be so."""
    last = time.time() + seconds
    while not what():
        if time.time() > last:
            return False
        time.sleep(.05)
    return True


def held_up(known=None, least=NOISE):
    """What held up the server's loop, by lua/host/tables/watchdog.lua, for
    longer than `least` times what it is known to: (what, ms)."""
    most = dict(KNOWN_TO_HOLD, **(known or {}))
    found, slow = [], slowness()
    with open(os.environ["SERVE_LOG"]) as log:
        for line in log:
            if '"event":"held"' in line:
                held = json.loads(line)
                if held["ms"] > slow * least * most.get(held["what"], HELD):
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
