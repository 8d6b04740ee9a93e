"""Games of every preset, and of all modules together, by taps alone on a phone:
after the first ten turns no answer needs more than two, one that chooses and
one that confirms; turning a tile is not counted, nor an arrow that brings what is
out of view. Answers are chosen among all
there are, not among those that happen to be in sight.

In CI games begin in their middle, and some answers are given; MATRIX=all: from
the first tile to the last (make questions), but for boards of thousands.

TAPS="first all" plays only these games, to their end. With TAPS_SECONDS=3000
what is not over by then is kept in the folder TAPS_KEEP, from where the next
run goes on with it."""
import json
import os
import re
import shutil
import time

from browser import Browser, worked
from players import (AT, CALL, FREE, WRONG, Server, Touch, create,
                     data, scores, sit, totals)
from questions import EXPANSIONS, Rpc, config_of, modules, play
from tap import check, done

NAMED = os.environ.get("TAPS", "").split()
KEEP = os.environ.get("TAPS_KEEP")
UNTIL = time.monotonic() + float(os.environ.get("TAPS_SECONDS", "inf"))
WHOLE = os.environ.get("MATRIX") == "all" or bool(NAMED)
FEW, MANY = 14, 300  # answers in CI; where a game has thousands of tiles
TOLD = 100  # answers after which it is told how far a game is
TURNS = 10

# All that can be tapped: targets, with whether they are in sight, and choices.
ALL = """(() => ({
  targets: [...document.querySelectorAll("#board [data-target]")].map(e => {
    const b = (e.querySelector(".ring, path") || e).getBoundingClientRect();
    const x = b.x + b.width / 2, y = b.y + b.height / 2;
    return [e.dataset.target, [-3, 3].every(d => document.elementFromPoint(
      x + d, y + d)?.closest("#board"))];
  }),
  choices: document.querySelectorAll(".tray .choices .choice").length,
  pass: !!document.querySelector(".tray [data-act=pass]"),
  turn: +document.querySelector(".turns").textContent.match(/\\d+/)[0],
}))()"""


class Counted(Touch):
    """Counts taps, and notes what needed more than two."""

    def __init__(self, page, seed):
        super().__init__(page, seed)
        self.many, self.wrong, self.near = [], [], []
        self.counted, self.terms = 0, 0

    def press(self, x, y):
        self.taps += 1
        self.page.tap_at(x, y)

    def choose(self, state):
        page, dice = self.page, self.random
        self.taps = 0
        there = page.run(ALL)
        asked = "%s: %s" % (state["answers"], page.run(
            "document.querySelector('.prompt').textContent.trim()"))
        self.wrong += ["%s (%s)" % (what, asked) for what in page.run(WRONG)]
        ways = ["board"] * bool(there["targets"]) + ["list"] * bool(
            there["choices"]) + ["pass"] * there["pass"]
        way = dice.choice(ways)
        if way == "pass":
            self.press(*page.pressed("[data-act=pass]"))
        elif way == "list":
            n = dice.randrange(there["choices"]) + 1
            self.press(*page.pressed(".tray .choices .choice:nth-child(%d)"
                                     % n))
        else:
            name, seen = dice.choice(there["targets"])
            arrow = "[data-beyond='%s']" % name
            if page.run("!!document.querySelector(%s)" % json.dumps(arrow)):
                # one more, that only brings it into view
                page.tap_at(*page.pressed(arrow))
                page.quiet()
            elif not seen:
                self.press(*page.pressed(".zoom button:last-child"))
                page.quiet()
            x, y, before = page.run(AT % json.dumps(name))
            self.press(x, y)
        if way != "pass":
            self.commit()
            if way == "board":
                # told apart when it was tapped, or brought closer then
                near = max(before, page.run(AT % json.dumps(name))[2])
                self.nearest = min(self.nearest, near)
                if near < 32:
                    self.near.append("%s (%d px)" % (asked, near))
            self.terms += bool(re.search(r"\(.*\w -?\d.*\)", page.run(
                "document.querySelector('.question .soft').textContent")))
            self.press(*page.pressed("[data-act=commit]"))
        if there["turn"] > TURNS:
            self.counted += 1
            if self.taps > 2:
                self.many.append("%s, turn %d: %d taps" % (
                    state["answers"], there["turn"], self.taps))


def presets():
    return sorted(name[:-4] for name in os.listdir(os.path.join(
        EXPANSIONS, "presets")) if name.endswith(".lua"))


def shortened(name):
    """Whether a game is too long to be played whole, unless it is named."""
    return name == "mega" and name not in NAMED


def kept(name):
    return KEEP and os.path.join(KEEP, name + ".save")


def table(page, server, rpc, name, config):
    """A table of the game, from its start, its middle, or where it was left:
    its number, and the link of whoever is on turn, the other being a bot."""
    path = os.path.join(server.folder, name + ".save")
    seats = [{"name": "Ann"}, {"name": "Bob", "bot": "random"}]
    left = kept(name)
    if left and os.path.exists(left):
        path = left
    elif not WHOLE or shortened(name):
        play(rpc, dict(config, set={"players": 2}), 5, path, {}, 0,
             1200 if name == "mega" else 90)
    else:
        made = create(page, server, dict(config, seed=5, seats=seats))
        return made["table"], made["links"]["seats"][0]
    with open(path) as file:
        made = page.run(CALL % ('"import"', json.dumps({
            "save": file.read(), "seats": seats})))
    return made["table"], made["links"]["seats"][0]


class Clock:
    """Tells how far a game is, and how its time was spent: waiting for others,
    answering, and of the processor, by browser and server."""

    def __init__(self, page, server, name):
        self.page, self.server, self.name = page, server, name
        self.begin()

    def work(self):
        return [worked(self.page.browser.process.pid),
                worked(self.server.process.pid)]

    def begin(self):
        self.began, self.spent = time.monotonic(), {}
        self.last, self.before = self.began, self.work()

    def spend(self, what):
        now = time.monotonic()
        self.spent[what] = self.spent.get(what, 0) + now - self.last
        self.last = now

    def tell(self, given):
        each = (time.monotonic() - self.began) / TOLD
        work = [(now - before) / TOLD for now, before in zip(
            self.work(), self.before)]
        print("# %s: %d answers, %s tiles, %.2f answers/s, each %s; "
              "processor: browser %.2f s, server %.3f s" % (
                  self.name, given, self.page.run(
                      "document.getElementById('board').dataset.tiles"),
                  1 / each, ", ".join("%s %.2f s" % (what, seconds / TOLD)
                                      for what, seconds in
                                      self.spent.items()), *work), flush=True)
        self.begin()


def ended(page, server, number, name):
    """A game that is over shows the scores that its log comes to."""
    shown = scores(page)
    save = server.saved(number)
    check("%s: over, with the scores %s of the log replayed" % (name, shown),
          totals(server, save) == shown)
    if kept(name) and os.path.exists(kept(name)):
        os.remove(kept(name))


def game(page, server, number, link, name):
    sit(page, server, link)
    player, clock = Counted(page, 9), Clock(page, server, name)
    most = FEW if not WHOLE else MANY if shortened(name) else None
    while player.given != most:
        page.wait("!!document.body.dataset.mine || "
                  "document.body.dataset.status === 'over'", "my turn")
        page.quiet()
        clock.spend("others")
        if data(page)["status"] == "over" or time.monotonic() > UNTIL:
            break
        player.play()
        clock.spend("answer")
        if player.given % TOLD == 0:
            clock.tell(player.given)
    if data(page)["status"] == "over":
        ended(page, server, number, name)
    elif WHOLE and not shortened(name):
        if KEEP:
            shutil.copy(server.saved(number), kept(name))
        print("# %s is not over" % name)
    check("%s: %d answers, %d of them after turn %d, each by two taps %s" % (
        name, player.given, player.counted, TURNS, player.many[:5]),
          player.counted > 0 and not player.many)
    check("%s: no place chosen is nearer than 32 px to another: %d %s" % (
        name, player.nearest, player.near[:5]), not player.near)
    check("%s: all is in sight and has a name %s" % (
        name, player.wrong[:3]), not player.wrong)
    return player.terms


# a saved game of thousands of tiles is longer than what a server hears at once
with Server("--pause", "5", "--limit", "message=%d" % 1e7, *FREE) as server, \
        Browser() as browser, Rpc() as rpc:
    page = browser.page(390, 844, True)
    page.open(server.base)
    page.wait("!!document.querySelector('.lobby')")
    games = {name: {"config": name} for name in presets()}
    games["all"] = config_of(n for n in modules() if n not in (
        "die-stadt", "points-limit", "narrow-board", "all-together"))
    chosen = {name: games[name] for name in NAMED or games}
    terms = sum(game(page, server, *table(page, server, rpc, name, config),
                     name) for name, config in chosen.items())
    check("what a place is worth is itemised, %d times" % terms, terms > 0)
    check("no error %s" % page.errors, not page.errors)
done()
