"""A hand at the keyboard: plays a whole game in a terminal of 80 x 24 of tmux
by what is to be seen there alone, as a person would. Prints TAP.

    hand.py NAME MOST COMMAND...

plays at most MOST questions (0: to the end). Nothing waits for a time: after a
line is typed, the next prompt is waited for, some minutes at most."""
import os
import random
import re
import subprocess
import sys
import time

COLUMNS, ROWS = 80, 24
PATIENCE = 300
ENVIRONMENT = dict(os.environ, LC_ALL="C.UTF-8", TERM="xterm-256color")
# Where a number begins a choice in the list beside the board or below it.
PLACE = re.compile(r"(?:^|\s\s)\s*(\d+)([\^>v<]+)\s+(-?\d+,-?\d+)(?=\s|$)")
OTHER = re.compile(r"(?:^|\s\s)\s*([1-9]\d*)  ([^\W\d_].*)$")
REFUSED = "there is no choice"
PROMPT = re.compile(r"^([A-H])> ?(.*)$")
OVER = "THE GAME HAS ENDED"


class Lost(Exception):
    """What the hand cannot go on from."""


class Terminal:
    """One window of tmux."""

    def __init__(self, name, command):
        self.socket = os.path.join(os.getcwd(), "socket-" + name)
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(COLUMNS),
                  "-y", str(ROWS), "env NO_COLOR=1 COLORTERM= TERM=screen-256color "
                  + command + f"; echo '{OVER}' $?; exec sleep 600")
        self.tmux("set-option", "status", "off")

    def tmux(self, *words):
        done = subprocess.run(["tmux", "-u", "-S", self.socket, *words],
                              env=ENVIRONMENT, capture_output=True,
                              timeout=PATIENCE, check=False)
        if done.returncode != 0:
            raise Lost("tmux: " + done.stderr.decode())
        return done.stdout.decode()

    def screen(self):
        """The lines that are to be seen."""
        return self.tmux("capture-pane", "-p").rstrip("\n").split("\n")

    def below(self):
        """The lines down to the cursor, where a prompt has to be: after Enter
        alone the prompt that was answered is still the last thing written."""
        row, *lines = self.tmux("display-message", "-p", "#{cursor_y}", ";",
                                "capture-pane", "-p").split("\n")
        return lines[:int(row) + 1]

    def written(self):
        """Grows with every line that the program prints."""
        return sum(map(int, self.tmux(
            "display-message", "-p", "#{history_size} #{cursor_y}").split()))

    def type(self, line):
        """Types a line; returns the screen with the next prompt."""
        self.tmux("clear-history")
        before = self.written()
        if line:
            self.tmux("send-keys", "-l", "--", line)
        self.tmux("send-keys", "Enter")
        return self.prompt(before)

    def prompt(self, before=-1):
        """Waits until a question stands below all else, or the end."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.written() > before:
                lines = self.below()
                if lines[-2:-1] and lines[-2].startswith(OVER):
                    return lines[:-1]
                asked = PROMPT.match(lines[-1])
                if asked and not asked.group(2):
                    return lines
        raise Lost("no prompt:\n" + "\n".join(self.screen()))

    def close(self):
        subprocess.run(["tmux", "-S", self.socket, "kill-server"],
                       env=ENVIRONMENT, capture_output=True, check=False)


def answers(lines):
    """What a person sees to answer with: (what to type, what it says)."""
    found = []
    for line in lines[:-1]:
        places = PLACE.findall(line)
        for number, ways, cell in places:
            found += [(number + way, cell) for way in ways]
        other = None if places else OTHER.search(line)
        if other:
            found.append((other.group(1), other.group(2)))
    return found


class Hand:
    """Who plays: looks, chooses, now and then tries something else."""

    def __init__(self, terminal, seed):
        self.terminal, self.dice = terminal, random.Random(seed)
        self.questions, self.wrong, self.passed, self.pages = 0, [], 0, 0
        self.no_list, self.no_board, self.high = [], [], []

    def look(self, lines):
        """What must be to be seen whenever there is a question."""
        self.questions += 1
        player = PROMPT.match(lines[-1]).group(1)
        # below it are refusals, or what its answers do, the first time
        asked = [l for l in lines[-9:-1] if l.startswith(player + ": ")]
        rim = any(re.match(r"^ *(?:[-+ ] ?-?\d+\s+)+", l) or
                  re.match(r"^ {4}.*\d", l) for l in lines)
        cells = [l for l in lines if re.match(r"^ {0,2}-?\d+[+ ]", l)]
        if not asked:
            self.high.append("\n".join(lines))
        if not rim or not cells:
            self.no_board.append("\n".join(lines))

    def moves(self, lines):
        """Looks around: turns pages, zooms, scrolls; the question stays."""
        word = self.dice.choice(["more", "board >", "board -", "board +",
                                 "board", "options"])
        lines = self.terminal.type(word)
        if word == "more":
            self.pages += 1
        if not answers(lines):
            lines = self.terminal.type("options")
        return lines

    def tries_nonsense(self, lines):
        word = self.dice.choice(["999", "zzz", "1^^", "board q", "-3", "5 5"])
        after = self.terminal.type(word)
        if OVER in after[-1] or PROMPT.match(after[-1]).group(1) != \
                PROMPT.match(lines[-1]).group(1):
            self.wrong.append(word)
        return self.terminal.type("options")

    def play(self, most):
        lines = self.terminal.prompt()
        while not lines[-1].startswith(OVER):
            # a number at the rim of the board is no choice, and the board is
            # not shown again then
            if len(lines) < 2 or not lines[-2].startswith(REFUSED):
                self.look(lines)
            if most and self.questions >= most:
                self.terminal.type("quit")
                return
            chance = self.dice.random()
            if chance < .04:
                lines = self.tries_nonsense(lines)
            elif chance < .12:
                lines = self.moves(lines)
            offered = answers(lines)
            if not offered:
                self.no_list.append("\n".join(lines))
                raise Lost("nothing to choose from:\n" + "\n".join(lines))
            passing = [word for word, text in offered
                       if text.split("  ")[0].strip() == "pass"]
            if passing and self.dice.random() < .5:
                self.passed += 1
                lines = self.terminal.type("")
            else:
                lines = self.terminal.type(self.dice.choice(offered)[0])


def main():
    name, most, command = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    terminal = Terminal(name, command)
    hand = Hand(terminal, name)
    count = 0

    def check(what, good, why=""):
        nonlocal count
        count += 1
        print(f"{'ok' if good else 'not ok'} {count} - {name}: {what}")
        if not good:
            for line in str(why).split("\n"):
                print("# " + line)

    start, problem = time.monotonic(), None
    try:
        hand.play(most)
        last = terminal.screen()
    except Lost as lost:
        problem, last = lost, []
    finally:
        terminal.close()
    print(f"# {name}: {hand.questions} questions, {hand.passed} passed, "
          f"{hand.pages} pages turned, {time.monotonic() - start:.1f} s")
    check("it comes to its end", problem is None
          and any(OVER + " 0" in line for line in last) , problem or last)
    check("every question was below its board", not hand.no_board,
          hand.no_board[:1])
    check("and to be read above the prompt", not hand.high,
          hand.high[:1] and hand.high[0])
    check("nonsense answers nothing", not hand.wrong, hand.wrong)
    if not most:
        check("it was a whole game", hand.questions > 60, hand.questions)
    print(f"1..{count}")
    sys.exit(0)


main()
