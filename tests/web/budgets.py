"""What the page may cost: bytes until it is seen first, time until an answer is
drawn, nothing that moves by itself; and that it can be read and reached by all
(axe.py)."""
import gzip
import json
import os
import re
import urllib.request

from axe import looked_at
from browser import Browser
from players import CALL, FRAMES, FREE, Mouse, Server, create, data, sit
from tap import check, done

FIRST_VIEW = 250000  # bytes, compressed
DRAWN = 50  # ms of processor time an answer, in the middle of all
TILES, ANSWERS = 200, 16
# What a page is given to do beside, and the milliseconds of the processor it
# took where DRAWN was measured: on a slower machine all takes longer.
WORK = """(() => { window.work = () => {
  const words = new Map();
  for (let i = 0; i < 60000; i++) words.set("w" + i % 5000, i);
  return [...words].sort((a, b) => a[1] - b[1]).length;
}; })()"""
UNIT = 5

CONFIG = """return { modules = { "base", "farmers", "inns-and-cathedrals" },
  tiles = { base = 3 }, seed = 5, players = { { name = "Ann", bot = "greedy" },
    { name = "Ben", bot = "greedy" } } }"""

SHIFTS = """new Promise(done => {
  const seen = [];
  new PerformanceObserver(list => {
    for (const e of list.getEntries()) seen.push([e.value, e.startTime,
      e.sources.map(s => s.node?.className?.baseVal ?? s.node?.className)]);
  }).observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() =>
    done(seen))));
})"""


def long_game(server):
    """The save of a game with 200 tiles on the board."""
    config = os.path.join(server.folder, "long.lua")
    with open(config, "w") as out:
        out.write(CONFIG)
    save = os.path.join(server.folder, "long.save")
    server.tessera("play", config, "--save", save)
    lines, laid = [], 0
    with open(save) as kept:
        for line in kept:
            lines.append(line)
            laid += bool(re.match(r"> \S+[\^v<>] ", line))
            if laid == TILES:
                break
    return "".join(lines)


def weight(server, page):
    """Bytes of all that was fetched, and of what came through the socket."""
    whole = len(gzip.compress("".join(page.heard).encode()))
    names = page.run("[location.href, ...performance.getEntriesByType("
                     "'resource').map(e => e.name)]")
    for name in {name.split("#")[0] for name in names}:
        if name.startswith(server.base):
            with urllib.request.urlopen(name) as answer:
                whole += len(gzip.compress(answer.read()))
    return whole


def still(page, name):
    """Nothing has moved by itself since the page was opened."""
    shifts = page.run(SHIFTS)
    check("%s: nothing moves by itself %s" % (name, shifts or ""),
          sum(shift[0] for shift in shifts) < .001)


def first_view(server, browser):
    for width, height, touch in ((1280, 800, False), (390, 844, True)):
        page = browser.page(width, height, touch)
        page.open(server.base)
        page.wait("!!document.querySelector('.lobby[data-checked=well]')")
        page.quiet()
        still(page, "lobby, %d px" % width)
        looked_at(page, "lobby, %d px" % width)
        size = weight(server, page)
        made = create(page, server, {"config": "third", "seed": 4, "seats": [
            {"name": "Ann"}, {"name": "Ben", "bot": "greedy"}]})
        page = browser.page(width, height, touch)
        sit(page, server, made["links"]["seats"][0])
        page.wait("!!document.querySelector('.piece img') && "
                  "!document.querySelector('.piece span.symbol') && "
                  "!!document.querySelector('.tile-in-hand img')")
        page.quiet()
        still(page, "table, %d px" % width)
        looked_at(page, "table, %d px" % width)
        seen = weight(server, page)
        check("first view of the lobby and of a table at %d px: %d and %d "
              "bytes compressed" % (width, size, seen),
              max(size, seen) <= FIRST_VIEW)


def spent(page):
    """Milliseconds of the processor that the page has used, and answers it
    knows of."""
    found = page.call("Performance.getMetrics")["metrics"]
    return ([1000 * m["value"] for m in found if m["name"] == "TaskDuration"][0],
            int(data(page)["answers"]))


def answers_drawn(server, browser):
    """Two play on with 200 tiles on the board; what is measured is who waits."""
    pages = [browser.page(1280, 800) for _ in range(2)]
    for page in pages:
        page.call("Performance.enable", {"timeDomain": "threadTicks"})
    pages[0].open(server.base)
    pages[0].wait("!!document.querySelector('.lobby')")
    made = pages[0].run(CALL % ('"import"', json.dumps({
        "save": long_game(server), "seats": [{"name": "A"}, {"name": "B"}]})))
    for n in 1, 0:
        sit(pages[n], server, made["links"]["seats"][n])
    players = [Mouse(page, n) for n, page in enumerate(pages)]
    for page in pages:
        page.wait("+document.querySelector('#board').dataset.tiles >= %d" %
                  TILES, "%d tiles" % TILES)
    pages[0].run(WORK)
    costs, units = [], []
    while len(costs) < ANSWERS and data(pages[0])["status"] == "asking":
        turn = next((n for n in range(2) if players[n].asked()), None)
        if turn is None:
            browser.pause(.02)
            continue
        other = pages[1 - turn]
        other.quiet()
        before, known = spent(other)
        players[turn].play()
        other.wait("+document.body.dataset.answers > %d" % known)
        other.run(FRAMES)
        after, now = spent(other)
        costs.append((after - before) / (now - known))
        before, _ = spent(pages[0])
        pages[0].run("work()")
        units.append(spent(pages[0])[0] - before)
    costs.sort()
    units.sort()
    middle = costs[len(costs) // 2]
    slow = max(1, units[len(units) // 2] / UNIT)
    print("# processor time an answer: %s ms" % ", ".join(
        "%.0f" % cost for cost in costs))
    check("an answer is drawn in %.0f ms of processor time, on a machine %.1f "
          "times as slow" % (middle, slow), middle <= DRAWN * slow)
    still(pages[0], "200 tiles")
    return pages[0]


# Parts of a page that scroll to the side, and the height of its least words.
SMALL = """[[...document.querySelectorAll("section, html")].filter(e =>
  e.scrollWidth > e.clientWidth).map(e => e.textContent.trim().slice(0, 30)),
  Math.min(...[...document.querySelectorAll(".chart text, td")].map(e =>
    e.getBoundingClientRect().height))]"""


def reports(server, browser):
    """Pages about many games, on a phone."""
    folder = server.folder
    base, more = (os.path.join(folder, name) for name in ("x.lua", "y.lua"))
    for path, modules in ((base, '"base"'), (more, '"base", "farmers"')):
        with open(path, "w") as file:
            file.write("return { modules = { %s } }" % modules)
    page = browser.page(390, 844, True)
    for name, words in (("compare", (base, more, "--games", "4")),
                        ("arena", ("greedy", "random", "--pairs", "2")),
                        ("simulate", ("first", "--games", "4", "--seed", "1"))):
        file = os.path.join(folder, name + ".html")
        server.tessera(name, *words, "--report", file)
        page.open("file://" + file)
        page.wait("!!document.querySelector('section .chart')")
        page.quiet()
        wide, least = page.run(SMALL)
        check("%s: nothing is cut off on a phone %s, its words are %.1f px "
              "high" % (name, wide, least), not wide and least >= 10)
        looked_at(page, name)
    page.close()


def all_of_it(page):
    """Each part of the page beside the board, and the replay."""
    for tab in ("chat", "tiles", "sums", "list", "more", "log"):
        page.click("[data-tab=%s]" % tab)
        page.wait("document.querySelector('[data-tab=%s]').ariaSelected === "
                  "'true' && document.querySelectorAll('.panel *').length > 1"
                  % tab)
        page.quiet()
        looked_at(page, tab)
    page.click("[data-act=cards]")
    page.wait("!!document.querySelector('.rule-card')")
    page.quiet()
    looked_at(page, "what is played with")
    page.click(".house-card [data-act=close]")
    page.click(".replay-button")
    page.wait("!!document.querySelector('.history:not([hidden]) input')")
    page.quiet()
    looked_at(page, "replay")
    page.click(".history .primary")
    page.click(".home")
    page.wait("!!document.querySelector('.lobby[data-checked=well]')")
    page.click(".card:last-of-type")
    page.wait("document.querySelectorAll('.module').length > 20")
    page.click(".lobby .more > summary")
    page.wait("!!document.querySelector('.lobby .more[open]')")
    page.quiet()
    looked_at(page, "lobby with all that can be set")
    page.run("document.documentElement.dataset.look = 'dark'")
    page.quiet()
    looked_at(page, "the same in the dark")


with Server("--pause", "10", *FREE) as server, Browser() as browser:
    first_view(server, browser)
    all_of_it(answers_drawn(server, browser))
    reports(server, browser)
done()
