"""Tests in the form that tests/run.sh reads."""

import sys
import traceback

count = failures = 0


def check(name, good, *seen):
    """One test; what was seen is shown when it fails."""
    global count, failures
    count += 1
    print("%sok %d - %s" % ("" if good else "not ", count, name))
    if not good:
        failures += 1
        for thing in seen:
            print("# " + repr(thing)[:800])
    sys.stdout.flush()
    return good


def case(function):
    """Runs a function of tests; what it raises is a failure. Did it end?"""
    try:
        function()
        return True
    except Exception:
        check(function.__name__ + " ends", False)
        for line in traceback.format_exc().splitlines():
            print("# " + line)
        return False


def done():
    print("1..%d" % count)
    sys.exit(1 if failures else 0)
