"""Checks that several of these programs make."""

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


def stops_well(server):
    """At the end: it stops when asked, and has told of no fault of its own."""
    check("the server stops when asked, with status 0", server.stop() == 0)
    with open(os.environ["SERVE_LOG"]) as log:
        bugs = [line for line in log if '"bug"' in line or '"task"' in line
                or "Sanitizer" in line]
    check("and has found no fault of its own", not bugs, *bugs[:5])
