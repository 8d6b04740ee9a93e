"""terminal.py PROGRAM COLUMNS ROWS WORD...: the program in a terminal of that
size. Types what a person might, answers and commands, then leaves. What it
printed goes to standard output; the exit status is that of the program, or 1
when a line is wider than the terminal."""

import fcntl
import os
import pty
import re
import select
import struct
import sys
import termios
import time
import unicodedata

PATIENCE = float(os.environ.get("MATRIX_PATIENCE", "60"))
TYPED = ["help", "1^", "1", "1>", "hint", "2", "1", "board all", "1v", "1",
         "why", "undo", "1<", "1", "2", "pass", "1", "quit",
         "quit"]  # the first may hand the screen over to somebody
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|[\x07\x08]")


def width(text):
    return sum(0 if unicodedata.combining(c) else
               2 if unicodedata.east_asian_width(c) in "WF" else 1
               for c in text)


def main():
    program, columns, rows, *words = sys.argv[1:]
    pid, line = pty.fork()
    if pid == 0:
        os.environ.update(TERM="xterm-256color", COLUMNS=columns, LINES=rows)
        os.execv(program, [program, *words])
    fcntl.ioctl(line, termios.TIOCSWINSZ,
                struct.pack("HHHH", int(rows), int(columns), 0, 0))
    seen, typed, end = b"", 0, time.time() + PATIENCE
    asked = 0
    while time.time() < end:
        if select.select([line], [], [], 0.05)[0]:
            try:
                part = os.read(line, 65536)
            except OSError:
                break
            if not part:
                break
            seen += part
        elif seen[asked:] and not seen.endswith(b"\n"):
            # a line that does not end: it has asked, and waits
            if typed == len(TYPED):
                end = 0  # it asks on
                continue
            asked = len(seen)
            os.write(line, TYPED[typed].encode() + b"\n")
            typed += 1
    else:
        os.kill(pid, 9)
        print("took too long, after typing", TYPED[:typed])
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    text = CONTROL.sub("", seen.decode(errors="replace")).replace("\r", "\n")
    print(text)
    wide = [x for x in text.split("\n") if width(x) > int(columns)]
    for each in wide[:3]:
        print("wider than the terminal:", each, file=sys.stderr)
    sys.exit(status or (1 if wide else 0))


main()
