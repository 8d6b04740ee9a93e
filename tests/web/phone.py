"""A whole game on a phone by somebody who has read nothing: from the first
page to the last, by taps alone, against two bots. Then places that lie near to
each other, and the gesture of two fingers."""
import json
import re

from browser import Browser
from players import (FRAMES, READY, Server, Touch, create, data, hurry, scores,
                     shipped, sit, sit_before, totals)
from tap import check, done

# Coordinates, ids of tiles, sides of a tile: nothing for people.
TECHNICAL = re.compile(r"-?\d+,-?\d+|\w+/\w+|\b[NESW][LR]\b|°")

# How near two places come to each other, and how wide the chosen tile is.
APART = """(() => {
  const at = [...document.querySelectorAll(".layer-spots .place .ring")].map(
    e => { const b = e.getBoundingClientRect();
      return [b.x + b.width / 2, b.y + b.height / 2]; });
  let least = Infinity;
  at.forEach((a, i) => at.slice(0, i).forEach(b => {
    least = Math.min(least, Math.hypot(a[0] - b[0], a[1] - b[1])); }));
  return Math.min(least, 1000);
})()"""
GHOST = """(() => { const e = document.querySelector(".ghost.sure .frame");
  return e && e.getBoundingClientRect().width; })()"""
# Is all of something within the window, and nothing over it?
SEEN = """(selector => [...document.querySelectorAll(selector)].every(e => {
  const b = e.getBoundingClientRect();
  const x = b.x + b.width / 2, y = b.y + b.height / 2;
  return b.x >= 0 && b.y >= 0 && b.right <= innerWidth &&
    b.bottom <= innerHeight && e.contains(document.elementFromPoint(x, y));
}))"""


class Newcomer(Touch):
    """Taps what is lit, and what says confirm; notes what was hard."""

    def __init__(self, page, seed):
        super().__init__(page, seed)
        self.hard, self.least, self.smallest = [], 1000, 1000

    def read(self):
        text = self.page.run("document.querySelector('.ask').innerText")
        if TECHNICAL.search(text):
            self.hard.append(text)

    def commit(self):
        super().commit()
        self.read()
        width = self.page.run(GHOST)
        if width:
            self.smallest = min(self.smallest, width)

    def choose(self, state):
        self.read()
        self.least = min(self.least, self.page.run(APART))
        super().choose(state)


def choose_bots(page):
    page.wait("!!document.querySelector('.lobby[data-checked=well]')")
    page.tap(".places .add")
    page.wait("document.querySelectorAll('.place').length === 3")
    who = page.run("[...document.querySelectorAll('.place select')]"
                   ".map(e => e.value)")
    check("one seat for me, the others for bots: %s" % who,
          who[0] == "person" and "person" not in who[1:])
    page.wait("!!document.querySelector('.lobby[data-checked=well]')")
    check("360 px: nothing of the first page is cut off", page.run(
        "document.documentElement.scrollWidth <= 360"))
    page.tap(".go .primary")
    page.wait(READY, "the table")


def play(page):
    player = Newcomer(page, 4)
    page.wait("!!document.body.dataset.mine", "my turn")
    page.wait("!!document.querySelector('.tile-in-hand img')?.naturalWidth")
    page.quiet()
    check("the tile, what to do and the buttons are in sight", page.run(
        SEEN + "('.tile-in-hand, .question, .buttons button, .tabs button')"))
    page.tap("[data-act=hint]")
    page.wait("!!document.querySelector('.ghost.sure')", "a hint")
    page.quiet()
    player.read()
    check("a hint shows where", page.run(
        "!/\\d,/.test(document.querySelector('.toast').textContent)"))
    mine = data(page)["mine"]
    page.tap("[data-act=commit]")
    page.wait("document.body.dataset.mine !== '%s'" % mine)
    while data(page).get("status") != "over":
        page.wait("document.body.dataset.mine !== '' || "
                  "document.body.dataset.status !== 'asking'", "my turn")
        if player.asked():
            player.play()
    print("# %d answers; places %d px apart, the tile %d px wide" % (
        player.given, player.least, player.smallest))
    check("no word of it was for machines %s" % player.hard[:3],
          not player.hard)
    check("places are far enough apart for a finger", player.least >= 30)
    check("a tile is wide enough to be judged", player.smallest >= 50)


def fingers(server, page):
    """Two fingers turn the tile in hand."""
    made = create(page, server, {"config": "first", "seed": 2, "seats": [
        {"name": "A"}, {"name": "B", "bot": "greedy"}]})
    sit(page, server, made["links"]["seats"][0])
    page.wait("!!document.body.dataset.mine")
    page.quiet()
    turn = "document.querySelector('.tile-in-hand').getAttribute('aria-label')"
    before = page.run(turn)
    x, y = page.box("#board")

    def touch(kind, *points):
        page.call("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [
                {"x": a, "y": b, "id": i} for i, (a, b) in
                enumerate(points)]})
    touch("touchStart", (x - 60, y))
    touch("touchStart", (x - 60, y), (x + 60, y))
    for step in range(1, 9):
        touch("touchMove", (x - 60, y - 12 * step), (x + 60, y + 12 * step))
        page.run(FRAMES)
    touch("touchEnd")
    check("two fingers turn the tile", page.holds("%s !== %s" % (
        turn, json.dumps(before))))


def ending(page, server):
    table = page.run(
        "JSON.parse(localStorage.getItem('tessera.tables'))[0].table")
    shown = scores(page)
    save = server.saved(table)
    check("the scores are those of the log, %s" % shown,
          totals(server, save) == shown)
    page.wait("!document.querySelector('.flight')")
    page.quiet()
    tiles = page.run("+document.getElementById('board').dataset.tiles")
    seen = page.run("+document.getElementById('board').dataset.seen")
    check("the whole board is seen, %d of %d tiles" % (seen, tiles),
          70 < tiles == seen)
    wide = page.run("[...document.querySelectorAll('.figure:not(.bar) image')]"
                    ".map(e => e.getBoundingClientRect().width)")
    tile = page.run("100 / getComputedStyle(document.querySelector('#board svg'"
                    ")).getPropertyValue('--unit')")
    check("pieces can be told from afar: %d px beside tiles of %d px" % (
        min(wide), tile), min(wide) >= min(14, .45 * tile))
    check("and the scores, who has won, and what now", page.run(
        SEEN + "('.seat .score, .question, .buttons button')"))
    verdict = page.run("document.querySelector('.question').textContent")
    seat = page.run("[...document.querySelectorAll('.seat')].findIndex("
                    "e => e.textContent.includes('You'))")
    mine = shown[seat]
    alone = mine == max(shown) and shown.count(mine) == 1
    check("to whoever has won it is you who win: %s" % verdict,
          verdict.startswith("You win with %d " % mine) == alone
          and str(max(shown)) in verdict)
    check("who begins the next game is said before it is made", page.holds(
        "document.querySelector('.question').textContent.includes('%s')" % (
            "You begin the next" if seat == 1 else "begins the next game")))
    page.tap("[data-tab=log]")
    page.wait("!!document.querySelector('.log li')")
    page.quiet()
    said = page.run("document.querySelector('.log').innerText")
    wrong = TECHNICAL.findall(said)
    check("the log is for people %s" % wrong[:3], not wrong)
    check("and shows the tiles", page.holds(
        "document.querySelectorAll('.log img').length > 5"))
    page.tap_at(*page.run("""(() => {
        const b = document.getElementById("board").getBoundingClientRect();
        return [b.x + b.width / 2, b.y + 8]; })()"""))
    check("a tap on the board closes what lies over it", page.holds(
        "!document.querySelector('.side.open')"))
    page.tap("[data-act=sums]")
    check("all points, by one tap", page.holds(
        "!!document.querySelector('.side.open .sums')"))
    scale = page.run("[...document.querySelectorAll('.scaled span')].map("
                     "e => e.textContent)")
    check("and how they came, with a scale %s" % scale,
          int(scale[0]) >= max(shown) and re.search(r"\d", scale[1]))


def crowds(server, page, name, modules, seed, most):
    """Places near to each other: a tap brings them closer, and chooses."""
    made = create(page, server, {"config_text": "return { modules = { %s } }" %
                                 modules, "seed": seed, "seats": [
                                     {"name": "A"},
                                     {"name": "B", "bot": "greedy"}]})
    sit(page, server, made["links"]["seats"][0])
    player = Touch(page, 7)
    while player.given < most and data(page).get("status") != "over":
        if player.asked():
            player.play()
        page.browser.pause(.02)
    check("%s: %d answers, the nearest two places %d px apart" % (
        name, player.given, player.nearest), player.nearest >= 32)


def far_piece(server, page):
    """Places on the tile laid last, and one piece that could come home from
    afar: that is no reason to see the others from farther away."""
    sit_before(page, server, "third", 5, "> recall abbot")
    count = page.run("document.querySelectorAll("
                     "'.layer-spots .place .ring').length")
    apart = page.run(APART)
    check("%d places, one far away, are %d px apart" % (count, apart),
          count > 2 and apart >= 32)


# Where the middles of all places are that a finger can press.
MIDDLES = """Object.fromEntries([...document.querySelectorAll(
    ".layer-spots [data-target]")].map(e => [e.dataset.target, e
    .getBoundingClientRect()]).map(([id, b]) => [id, [b.x + b.width / 2,
    b.y + b.height / 2]]).filter(([id, at]) => document.elementFromPoint(...at)
    ?.closest("#board")))"""


def steady(page, server):
    """A place that is pressed stays where it is, under the finger that may
    press it again, though the tray now has more to say."""
    page.open(server.base)
    sit_before(page, server, "third", 1, "> recall abbot")
    page.quiet()
    left, right = page.run("(b => [b.left, b.right])(document.getElementById("
                           "'board').getBoundingClientRect())")
    inner = [(id, at) for id, at in page.run(MIDDLES).items()
             if left + 26 < at[0] < right - 26]
    moved = []
    for id, at in inner:
        at = page.run(MIDDLES).get(id)
        if not at:
            continue
        page.tap_at(*at)
        page.quiet()
        now = page.run(MIDDLES).get(id, [0, 0])
        moved.append(max(abs(now[0] - at[0]), abs(now[1] - at[1])))
        page.tap("[data-act=cancel]")
        page.quiet()
    check("%d places stay below the finger: %s" % (len(inner), [
        round(n) for n in moved]), len(moved) > 2 and max(moved) < 2)


# Pictures of the list, and those of them that show something.
PICTURED = """(() => {
    const all = [...document.querySelectorAll(".option-list .around")];
    const full = all.filter(e => e.getContext("2d").getImageData(0, 0, e.width,
      e.height).data.some(n => n));
    return [all.length, full.length, new Set(full.map(
      e => e.toDataURL())).size]; })()"""


def rules(page):
    """What is played with is a tap away, and the replay in the way of nobody
    who plays."""
    check("a game that goes on has no sign of its replay beside it", page.run(
        "getComputedStyle(document.querySelector('.replay-button')).display"
        " === 'none'"))
    page.tap(".bar [data-act=cards]")
    page.wait("!!document.querySelector('.house-card:not([hidden])')"
              "?.textContent.includes('pennant')", "the card of the rules")
    check("the card of the rules has a tap of its own", True)
    page.tap(".house-card .close")
    page.quiet()
    page.tap("[data-tab=more]")
    said = page.run("document.querySelector('.side.open .panel').innerText")
    check("what fingers do is told, and no keys",
          "two fingers" in said and "Enter" not in said)
    page.tap("[data-tab=more]")


def a_list(page):
    """What can be answered as a list: each answer with a picture of where that
    is, and the board again once one is chosen."""
    page.tap("[data-tab=list]")
    page.wait("%s[2] > 2" % PICTURED)
    shown = page.run(PICTURED)
    check("every answer of the list shows where it is %s" % shown,
          len(set(shown)) == 1)
    page.tap(".option-list button")
    page.quiet()
    check("once one is chosen, it is seen on the board", page.run(
        "!document.querySelector('.side.open') && "
        "!!document.querySelector('.layer-spots .place.on') && " + SEEN +
        "('[data-act=commit], .layer-spots .place.on')"))


def looking_back(page):
    """The bar of the replay: where one is, on one line."""
    page.tap(".replay-button")
    page.wait("!!document.querySelector('.history:not([hidden])')")
    page.quiet()
    lines = page.run("""(() => { const e = document.querySelector(
        ".history .where"), r = document.createRange();
      r.selectNodeContents(e);
      return new Set([...r.getClientRects()].map(b => Math.round(b.top))).size;
    })()""")
    high = page.run("document.querySelector('.history').offsetHeight")
    check("a replay on a phone says where it is on %d line, in a bar of %d px"
          % (lines, high), lines == 1 and high <= 140)
    check("all of the bar is in sight", page.run(
        SEEN + "('.history button, .history .where')"))
    check("and who has won is not said beside it", "win" not in page.run(
        "document.querySelector('.question').textContent"))
    where = "document.querySelector('.history .where').textContent"
    page.tap(".history .steps button:nth-child(1)")
    first = page.run(where)
    page.tap(".history .steps button:nth-child(3)")
    page.wait("%s !== %s" % (where, json.dumps(first)), "it to play")
    page.tap(".bar [data-act=cards]")
    page.wait("!!document.querySelector('.house-card:not([hidden])')")
    at = page.run(where)
    page.browser.pause(1.6)
    check("it waits while the rules are read", page.run(where) == at)
    page.tap(".house-card .close")


# Where the middle of a button is, across the page.
ACROSS = """(() => { const b = document.querySelector(
    ".tray [data-act=%s]").getBoundingClientRect();
    return Math.round(b.x + b.width / 2); })()"""


def buttons(server, page):
    """Each has its place, whatever others there are: none is found where
    another was that does something else."""
    made = create(page, server, {"config_text":
        'return { modules = { "base" } }', "seed": 5, "seats": [
            {"name": "Ann"}, {"bot": "greedy"}]})
    sit(page, server, made["links"]["seats"][0])
    seen = {}
    player = Touch(page, 4)
    while data(page)["status"] != "over" and player.given < 30:
        if not player.asked():
            page.browser.pause(.03)
            continue
        page.quiet()
        for chosen in (False, True):
            for name in page.run("[...document.querySelectorAll('.tray.mine "
                                 "[data-act]')].map(e => e.dataset.act)"):
                seen.setdefault(name, set()).add(page.run(ACROSS % name))
            at = page.run(MIDDLES)
            if chosen or not at:
                break
            page.tap_at(*next(iter(at.values())))
            page.quiet()
        player.play()
    check("buttons stay in their places: %s" % seen, len(seen) == 6 and all(
        len(places) == 1 for places in seen.values()))
    check("and what takes back or passes is not where one confirms",
          not seen["commit"] & (seen["undo"] | seen["pass"]))


def on_its_side(server, page):
    """A phone on its side has the board beside the question, also while a name
    is asked for."""
    made = create(page, server, {"config_text":
        'return { modules = { "base" } }', "seed": 5, "seats": [{}, {}]})
    page.size(844, 390, True)
    sit(page, server, made["links"]["seats"][0])
    page.wait("!!document.querySelector('.naming:not([hidden])')")
    page.quiet()
    boxes = page.run("['#board', '.tray', '.naming'].map(e => { const b = document"
                     ".querySelector(e).getBoundingClientRect(); return [b.left, "
                     "b.right].map(Math.round); })")
    check("on its side it has all of the page: %s" % boxes,
          boxes[0][1] > 500 and boxes[1] == [boxes[0][1], 844] and
          boxes[2] == [0, 844])
    page.size(390, 844, True)


with Server("--pause", "10") as server, Browser() as browser:
    page = browser.page(360, 740, touch=True)
    hurry(page)
    page.open(server.base)
    choose_bots(page)
    play(page)
    ending(page, server)
    looking_back(page)
    page.size(390, 844, True)
    crowds(server, page, "towers", '"base", "tower"', 3, 40)
    crowds(server, page, "all modules", ", ".join('"%s"' % name for name in
                                                  shipped()), 4, 60)
    far_piece(server, page)
    a_list(page)
    steady(page, server)
    rules(page)
    buttons(server, page)
    on_its_side(server, page)
    fingers(server, page)
    check("no error %s" % page.errors, not page.errors)
done()
