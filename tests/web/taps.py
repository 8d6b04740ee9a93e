"""Games of every preset, and of all modules together, by taps alone on a phone:
after the first ten turns no answer needs more than two, one that chooses and
one that confirms; turning a tile is not counted. Answers are chosen among all
there are, not among those that happen to be in sight.

In CI games begin in their middle, and some answers are given; MATRIX=all: from
the first tile to the last (make questions), but for boards of thousands."""
import json
import os
import re

from browser import Browser
from players import (AT, CALL, FRAMES, FREE, WRONG, Server, Touch, create,
                     data, sit)
from questions import EXPANSIONS, Rpc, config_of, modules, play
from tap import check, done

WHOLE = os.environ.get("MATRIX") == "all"
FEW, MANY = 14, 300  # answers in CI; where a game has thousands of tiles
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
        self.many, self.wrong, self.counted, self.terms = [], [], 0, 0

    def press(self, x, y):
        self.taps += 1
        self.page.tap_at(x, y)

    def choose(self, state):
        page, dice = self.page, self.random
        self.taps = 0
        there = page.run(ALL)
        self.wrong += page.run(WRONG)
        ways = ["board"] * bool(there["targets"]) + ["list"] * bool(
            there["choices"]) + ["pass"] * there["pass"]
        way = dice.choice(ways)
        if way == "pass":
            self.press(*page.box("[data-act=pass]"))
        elif way == "list":
            n = dice.randrange(there["choices"]) + 1
            page.run("""document.querySelectorAll(".tray .choices .choice")[%d]
                .scrollIntoView({ block: "nearest", inline: "nearest" })"""
                     % (n - 1))
            self.press(*page.box(".tray .choices .choice:nth-child(%d)" % n))
        else:
            name, seen = dice.choice(there["targets"])
            arrow = "[data-beyond='%s']" % name
            if page.run("!!document.querySelector(%s)" % json.dumps(arrow)):
                self.press(*page.box(arrow))
            else:
                if not seen:
                    self.press(*page.box(".zoom button:last-child"))
                    page.run(FRAMES)
                x, y, _ = page.run(AT % json.dumps(name))
                self.press(x, y)
        if way != "pass":
            self.commit()
            page.run(FRAMES)
            if way == "board":
                self.nearest = min(self.nearest, page.run(
                    AT % json.dumps(name))[2])
            self.terms += bool(re.search(r" × .+ = \d", page.run(
                "document.querySelector('.question .soft').textContent")))
            self.press(*page.box("[data-act=commit]"))
        if there["turn"] > TURNS:
            self.counted += 1
            if self.taps > 2:
                self.many.append("%s, turn %d: %d taps" % (
                    state["answers"], there["turn"], self.taps))


def presets():
    return sorted(name[:-4] for name in os.listdir(os.path.join(
        EXPANSIONS, "presets")) if name.endswith(".lua"))


def table(page, server, rpc, name, config):
    """A table of the game, from its start or its middle: the link of whoever
    is on turn, the other one being a bot."""
    path = os.path.join(server.folder, name + ".save")
    seats = [{"name": "Ann"}, {"name": "Bob", "bot": "random"}]
    if WHOLE and name != "mega":
        made = create(page, server, dict(config, seed=5, seats=seats))
    else:
        play(rpc, dict(config, set={"players": 2}), 5, path, {}, 0,
             1200 if name == "mega" else 90)
        with open(path) as file:
            made = page.run(CALL % ('"import"', json.dumps({
                "save": file.read(), "seats": seats})))
    return made["links"]["seats"][0]


def game(page, server, link, name):
    sit(page, server, link)
    player = Counted(page, 9)
    most = MANY if WHOLE and name == "mega" else 4000 if WHOLE else FEW
    while player.given < most:
        page.wait("!!document.body.dataset.mine || "
                  "document.body.dataset.status === 'over'", 60, "my turn")
        if data(page)["status"] == "over":
            break
        player.play()
    check("%s: %d answers, %d of them after turn %d, each by two taps %s" % (
        name, player.given, player.counted, TURNS, player.many[:5]),
          player.counted > 0 and not player.many)
    check("%s: no place chosen is nearer than 32 px to another: %d" % (
        name, player.nearest), player.nearest >= 32)
    check("%s: all is in sight and has a name %s" % (
        name, player.wrong[:3]), not player.wrong)
    return player.terms


with Server("--pause", "5", *FREE) as server, Browser() as browser, \
        Rpc() as rpc:
    page = browser.page(390, 844, True)
    page.open(server.base)
    page.wait("!!document.querySelector('.lobby')")
    games = {name: {"config": name} for name in presets()}
    games["all"] = config_of(n for n in modules() if n not in (
        "die-stadt", "points-limit", "narrow-board"))
    terms = sum(game(page, server, table(page, server, rpc, name, config),
                     name) for name, config in games.items())
    check("what a place is worth is itemised, %d times" % terms, terms > 0)
    check("no error %s" % page.errors, not page.errors)
done()
