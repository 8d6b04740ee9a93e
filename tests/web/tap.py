"""Says in TAP what holds."""
import sys

count = 0
failed = 0


def check(name, held):
    global count, failed
    count += 1
    failed += not held
    print("%s %d - %s" % ("ok" if held else "not ok", count, name), flush=True)


def done():
    print("1..%d" % count)
    sys.exit(failed > 0)
