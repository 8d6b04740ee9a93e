"""What people who see the page for the first time look for: what it is, what
they chose a minute ago, who is where at the end."""
import json
import os
import random
import re
import tempfile

from browser import Browser
from players import (CALL, FREE, READY, Mouse, Server, Touch,
                     create, data, sit, sit_before)
from questions import Rpc, config_of
from tap import check, done

CHECKED = "document.querySelector('.lobby')?.dataset.checked === 'well'"
TICKED = "[...document.querySelectorAll('.module.on')].map(e => " \
    "e.dataset.module).join()"
TICK = "document.querySelector('[data-module=%s] input').click()"


def first_page(server, page):
    """What it is, for whom games are, and a mix that is still there."""
    page.open(server.base)
    page.wait(CHECKED)
    page.quiet()
    check("a sentence says what it is, on a phone too", page.run(
        "document.querySelector('.hero p').offsetHeight") > 10)
    check("the first game says that it is for the first time", page.run(
        "document.querySelector('.card.on').textContent.includes("
        "'a good first game')"))
    page.tap(".card:last-of-type")
    page.wait("!!document.querySelector('.group')")
    groups = page.run("""[...document.querySelectorAll(".group")].map(e =>
        e.querySelectorAll(".module").length)""")
    check("modules are listed by kind, %s of each" % groups,
          len(groups) == 4 and min(groups) >= 2)
    check("and the page scrolls, not the list", page.run("""(() => {
        const e = document.querySelector(".modules");
        return e.scrollHeight <= e.clientHeight + 1; })()"""))
    bare = page.run("""[...document.querySelectorAll(".group")].filter(e => {
        const n = e.querySelectorAll(".cover").length;
        return n && n < e.querySelectorAll(".module").length; }).length""")
    check("in no group some have a picture and others have none", bare == 0)
    page.run(TICK % "river")
    brought = page.run(TICKED)
    page.run(TICK % "river")
    check("what was brought by a module, %s, goes with it: %s" % (
        brought, page.run(TICKED)), brought == "base,river,rivers" and
        page.run(TICKED) == "base")
    page.run(TICK % "river")
    page.run(TICK % "tower")
    page.tap(".add")
    page.run("document.querySelector('.place input').focus()")
    page.write("Ada")
    page.wait(CHECKED)
    before = page.run(TICKED)
    page.reload()
    page.wait(CHECKED)
    page.quiet()
    check("a mix and its seats outlive a reload: %s" % page.run(TICKED),
          page.run(TICKED) == before and "tower" in before and page.run(
              "document.querySelectorAll('.place').length === 3 && "
              "document.querySelector('.place input').value === 'Ada'"))
    page.run(TICK % "river")
    check("and what was brought goes after it, too: " + page.run(TICKED),
          "rivers" not in page.run(TICKED))


GAME = """[...document.querySelectorAll(".presets .card")].find(e =>
    e.textContent.includes("%s")).click()"""
TOLD = """(() => { const e = document.querySelector("%s");
    return [...e.querySelectorAll("p")].map(p => p.textContent); })()"""


def own_rules(server, page):
    """A rule from a file, and its option, outlive a reload with the mix."""
    page.open("about:blank")
    page.open(server.base)
    page.wait(CHECKED)
    page.run("""(() => { const box = new DataTransfer();
        box.items.add(new File([%s], "odd.lua"));
        document.querySelector(".drop").dispatchEvent(new DragEvent("drop", {
          dataTransfer: box, bubbles: true, cancelable: true })); })()""" %
             json.dumps('module { "odd", title = "Odd", needs = "base" }\n'
                        'option { "wide", default = false, help = "wide" }'))
    own = "document.querySelector('.house-options input[type=checkbox]')"
    page.wait("%s && %s" % (own, CHECKED))
    page.run(own + ".click()")
    page.wait(CHECKED)
    page.quiet()
    said = page.run("document.querySelector('.said').textContent")
    page.reload()
    page.wait("%s && %s" % (own, CHECKED))
    page.quiet()
    check("rules from files outlive a reload: " + said, page.run(
        own + ".checked") and said == page.run(
            "document.querySelector('.said').textContent") and "odd.lua" in
          page.run("document.querySelector('.files').textContent"))
    page.run("document.querySelector('.files button').click()")
    page.wait("!document.querySelector('.files li') && " + CHECKED)


def how_it_is_played(server, page):
    """What rules say of themselves, a paragraph for each of their lines, here
    and at the table."""
    page.open(server.base)
    page.wait(CHECKED)
    page.run(GAME % "Die Stadt")
    page.run("document.querySelector('.how').open = true")
    page.wait("document.querySelector('.how').textContent.includes('guard')")
    told = page.run(TOLD % ".how")
    check("Die Stadt is told in short paragraphs: %s" % [
        len(text) for text in told], len(told) >= 4 and not any(
            "\n" in text or len(text) > 420 for text in told))
    made = create(page, server, {"config": "stadt", "seats": [
        {"name": "Ann"}, {"name": "Ben"}]})
    sit(page, server, made["links"]["seats"][0])
    page.tap("[data-tab=more]")
    page.tap(".panel [data-act=cards]")
    page.wait("!!document.querySelector('.rule-card')")
    card = page.run(TOLD % ".rule-card")
    check("and so on its card", card[1:1 + len(told)] == told)
    page.wait("!!document.querySelector('.rule-card svg path')")
    check("with a kind of feature lit on its tile", page.run(
        "[...document.querySelectorAll('.rule-card .shown svg')].every(e => "
        "e.previousSibling.matches('img'))"))
    page.tap(".house-card .close")
    page.open(server.base)
    page.wait(CHECKED)
    page.run(GAME % "Third edition")
    page.wait("document.querySelector('.how h3')?.offsetHeight >= 0 && "
              + CHECKED)
    titles = page.run("[...document.querySelectorAll('.how h3')].map(e => "
                      "e.textContent)")
    check("of several modules each is named: %s" % titles,
          "Farmers" in titles and len(titles) > 1)


def near_end(server, page, config, seed, players=2, left=1):
    """A game that bots have played but for its last lines, with a seat
    of it at each page."""
    path = os.path.join(server.folder, "near-end.save")
    if os.path.exists(path):
        os.remove(path)
    server.tessera("play", config, "--players", str(players), "--seed",
                   str(seed), "-b", "all=greedy", "--save", path)
    with open(path) as file:
        lines = file.readlines()
    page.open(server.base)
    page.wait(CHECKED)
    return page.run(CALL % (json.dumps("import"), json.dumps({
        "save": "".join(lines[:-left]), "seats": players * [{}]})))


SHOWN = """[...document.querySelectorAll(".panel .ranking li")].map(e =>
    [+e.dataset.place, +e.querySelector("b").textContent])"""


def ending(server, page):
    """Who is where, what came when, and the way back."""
    made = near_end(server, page, "first", 3, players=3, left=2)
    player = Touch(page, 4)
    for link in made["links"]["seats"] * 9:
        if data(page).get("status") == "over":
            break
        sit(page, server, link)
        while data(page).get("mine"):
            if player.asked():
                player.play()
            page.browser.pause(.03)
    page.wait("document.body.dataset.status === 'over'")
    page.tap("[data-act=sums]")
    page.wait("!!document.querySelector('.panel .sums tfoot')")
    page.quiet()
    places = page.run(SHOWN)
    check("the ranking names places, the same for the same points: %s" %
          places, len(places) == 3 and all(place == 1 + sum(
              other > points for _, other in places)
              for place, points in places) and places == sorted(places))
    parts = page.run("""[...document.querySelectorAll(".sums .part")].map(e =>
        [...e.querySelectorAll("td")].map(td => +td.textContent))""")
    total = page.run("[...document.querySelectorAll('.sums tfoot td')].map("
                     "e => +e.textContent)")
    check("points are told by when they came, %s" % parts, len(parts) == 2 and
          [a + b for a, b in zip(*parts)] == total)
    check("what lies over the board has a title", page.run(
        "document.querySelector('.sheet-title').innerText") == "Points" and
        page.run("document.querySelector('.sheet-title').offsetHeight") > 0)
    page.tap("[data-tab=more]")
    page.wait("!!document.querySelector('.panel .actions')")
    acts = page.run("[...document.querySelectorAll('.panel [data-act]')].map("
                    "e => e.dataset.act)")
    check("the menu takes back, too, and begins with the game: %s" % acts,
          acts[:2] == ["cards", "undo"])
    page.tap(".panel [data-act=cards]")
    page.wait("!!document.querySelector('.rule-card')")
    last = page.run("[...document.querySelectorAll('.contents button')].at(-1)"
                    ".dataset.key")
    page.tap(".contents button:last-child")
    check("the card of the rules leads to each part", page.holds("""(() => {
        const e = document.querySelector(".house-card"), at = e.querySelector(
          "[data-card=%s]").getBoundingClientRect(),
          b = e.getBoundingClientRect();
        return at.top < b.bottom && at.bottom > b.top; })()""" % last))
    page.tap(".house-card .close")


# How near to each other places are drawn that rules put four hundredths apart,
# in hundredths, and how near the rings of two come.
NEAR = """import("/page/decision.js").then(({ Decision }) => {
  const options = [[96, 48], [100, 50], [100, 54]].map((at, index) => ({ index,
    kind: "segment", at }));
  const spots = [...new Decision({ answers: 1, options }, new Map()).targets
    .values()];
  const away = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
  return [Math.min(away(spots[0], spots[1]), away(spots[1], spots[2]),
    away(spots[0], spots[2])), Math.min(...spots.map(t => t.room)), ...spots.map(
    (t, i) => Math.hypot(t.x - options[i].at[0], t.y - options[i].at[1]))];
})"""


def places(server, page):
    """Places for figures: none lies over another, and the board stays where it
    is while all of them are seen."""
    apart, room, *moved = page.run(NEAR)
    check("places that lie over each other are drawn apart: %.1f" % apart,
          apart > 12 and abs(room - apart) < .01 and max(moved) <= 9.01)
    made = create(page, server, {"config": "first", "seed": 6, "seats": [
        {"name": "Ann"}, {"name": "Ben"}]})
    sit(page, server, made["links"]["seats"][0])
    scale = "100 / getComputedStyle(document.querySelector('#board svg'))" \
        ".getPropertyValue('--unit')"
    page.tap_at(*page.box(".lit.fits"))
    page.quiet()
    page.tap("[data-act=commit]")
    page.wait("!!document.querySelector('.place .ring')")
    page.quiet()
    before = page.run(scale)
    seen = page.run("""(() => {
        const rings = [...document.querySelectorAll(".place > .ring")].map(e =>
          e.getBoundingClientRect()).map(b => [b.x + b.width / 2, b.y +
          b.height / 2, b.width / 2]);
        return Math.min(...rings.flatMap((a, i) => rings.slice(i + 1).map(b =>
          Math.hypot(a[0] - b[0], a[1] - b[1]) - a[2] - b[2]))); })()""")
    check("rings of places do not overlap: %.1f px between them" % seen,
          seen > -.5)
    shown = page.run("[!!document.querySelector('.layer-spots .worth'), "
                     "document.querySelector('.legend')?.textContent]")
    check("numbers beside places are explained: %s" % shown, shown[0] and
          "worth now" in shown[1])
    page.tap(".seat.me .supply")
    page.wait("!!document.querySelector('.toast')")
    said = page.run("document.querySelector('.toast').textContent")
    check("pieces of a seat say what they are called: " + said,
          said == "Ann: 7 meeple")
    check("a question does not bring the board nearer when all of it is seen:"
          " %d px a tile" % before, before <= 130)


TEXT = "(document.querySelector(`%s`)?.textContent || '')"


def told(server, page):
    """What is said of the last tile, of turns, pieces, and numbers."""
    made = near_end(server, page, "first", 3, left=24)
    for link in made["links"]["seats"]:
        sit(page, server, link)
        if data(page).get("mine"):
            break
    player, said = Touch(page, 4), {}
    for _ in range(99):
        for link in made["links"]["seats"]:
            sit(page, server, link)
            while data(page).get("mine"):
                left = page.run("/\\b0 tiles left/.test(%s)" % (TEXT % ".turns"))
                last = page.run("!!document.querySelector('.last-tile')")
                said.setdefault(left, set()).add(last)
                player.play()
                page.quiet()
        if data(page).get("status") == "over":
            break
    check("the last tile is said to be it, no other: %s" % said,
          said.get(True) == {True} and said.get(False) == {False})
    page.tap("[data-tab=log]")
    page.wait("!!document.querySelector('.log .turn-of')")
    heads = page.run("[...document.querySelectorAll('.log .turn-of')].map("
                     "e => e.textContent)")
    check("the log names turns and whose they are, and the final scoring: %s" %
          heads[:3], heads[0] == "Final scoring" and all(head.startswith("turn ")
                                                 and head[-1] in "AB"
                                                 for head in heads[1:3]))
    monastery = {"title": "monastery", "tiles": 1, "open": 0, "figures": 1,
                 "complete": False, "holders": [], "worth": []}
    rows = page.run("""import("/page/details.js").then(({ featureCard }) => {
        const box = document.createElement("div"), count = f => {
          featureCard(box, f, [], []);
          return box.querySelectorAll("dt").length; };
        const f = %s;
        return [count(f), count({ ...f, tiles: 2, open: 3 })]; })""" %
        json.dumps(monastery))
    check("what never grows has no tiles and sides to tell of: %s" % rows,
          rows[1] == rows[0] + 2)


# The terms of a market, of a longer score with a factor, and of one without.
TERMS = """import("/page/details.js").then(({ terms }) => [
  [["tiles", 3, 3, "m", false], ["kinds", 3, 6, "m", true]],
  [["tiles", 3, 6, "m"], ["more", 0, 1, "m"], ["kinds", 2, 7, "m", true]],
  [["tiles", 2, 2, "m"], ["more", 2, 2, "m"]]].map(list => terms(list)
    .replaceAll("\\u00a0", " ")))"""


def multiplied(server, page):
    """Tiles times kinds, as the rule has it, in the log and the replay."""
    said = page.run(TERMS)
    check("what multiplies is no summand: %s" % said, said == [
        "tiles 3 × kinds 3 = 9", "(tiles: 3 × 2 = 6 + more 1) × kinds 2 = 14",
        "tiles 2 + more 2"])
    made = near_end(server, page, "stadt", 5)
    sit(page, server, made["links"]["seats"][0])
    page.tap("[data-tab=log]")
    lines = "[...document.querySelectorAll('%s .terms')].map(e => e.textContent" \
        ").filter(text => text.includes('kinds'))"
    page.wait("(%s).length > 0" % (lines % ".log"))
    told = page.run(lines % ".log")
    check("in the log: %s" % told[0], all("×" in one and "+" not in one
                                          for one in told))
    player = Touch(page, 3)
    for link in made["links"]["seats"] * 2:
        sit(page, server, link)
        while data(page).get("mine"):
            player.play()
            page.browser.pause(.03)
    page.wait("document.body.dataset.status === 'over'")
    page.wait("!document.querySelector('[data-act=skip]')?.offsetHeight")
    page.tap("[data-tab=log]")
    page.wait("!!document.querySelector('.log .turn-of')")
    final = page.run("""(() => { const rows = [...document.querySelectorAll(
        ".log li")].map(e => e.textContent), n = rows.findIndex((row, i) => i &&
        row.startsWith("turn ")); return rows.slice(0, n); })()""")
    check("of who goes home for nothing it is said that it is so: %s" % final,
          len(final) > 2 and all("no points" in row for row in final
                                 if "takes" in row))


# What is said of a tile that fits one way, by how many of its rotations differ.
FITS = """import("/page/tray.js").then(({ Tray }) => [2, 4].map(turns =>
  Tray.prototype.chosen.call({ table: { brief: () => "", pictures: { type: () =>
    ({ turns }) }, decision: { chosen: { target: {} }, targets: { size: 3 },
      turns: target => target ? [0] : [0, 1] } } }, { kind: "place" })))"""
# The cards of a table, and words for the tiles that they show.
CARDS = """new Promise((done, fail) => {
  const s = new WebSocket(location.origin.replace("http", "ws") + "/socket",
    "tessera"), ask = (id, method, params) => s.send(JSON.stringify({ jsonrpc:
    "2.0", id, method, params }));
  let game, marks;
  s.onopen = () => ask(1, "sit", { link: %s });
  s.onmessage = e => {
    const { id, error, result } = JSON.parse(e.data);
    if (error) return fail(Error(e.data));
    if (id === 1) ask(2, "cards", { game: game = result.game });
    if (id === 2) {
      marks = result.flatMap(card => card.marks);
      ask(3, "drawings", { game, types: marks.map(mark => mark.type).filter(
        type => type !== undefined) });
    }
    if (id === 3) done(Object.fromEntries(marks.map(mark => [mark.name,
      result[mark.type]?.words])));
  };
})"""


def shown(server, page):
    """Tiles that look otherwise when turned, and those that stand for a kind."""
    said = page.run(FITS)
    check("half a turn is no other way to lay a tile: %s" % said,
          "makes no difference" in said[0] and "this way only" in said[1])
    made = create(page, server, {"config": "third", "seats": [
        {"name": "Ann"}, {"name": "Ben"}]})
    words = page.run(CARDS % json.dumps(made["links"]["seats"][0]))
    check("a road is shown by a road: %s" % words, "road" in words["road"]
          and "monastery" not in words["road"]
          and "monastery" in words["monastery"])


# Goes on from steps of a game until a bot is asked there; ms from when the seat
# is taken until the bot has answered.
FORKED = """new Promise((done, fail) => {
  const s = new WebSocket(location.origin.replace("http", "ws") + "/socket",
    "tessera"), waits = new Map();
  let id = 0, sat = 0;
  const call = (method, params) => new Promise((well, bad) => {
    waits.set(++id, { well, bad });
    s.send(JSON.stringify({ jsonrpc: "2.0", id, method, params })); });
  s.onmessage = e => {
    const m = JSON.parse(e.data), asked = waits.get(m.id);
    if (asked) (m.error ? asked.bad(Error(e.data)) : asked.well(m.result));
    else if (m.method === "row" && sat && m.params.kind === "answer") {
      s.close();
      done(performance.now() - sat);
    } };
  s.onopen = async () => { try {
    const { game } = await call("sit", { link: %s });
    for (let answers = 4; answers < 9; answers++) {
      const made = await call("fork", { game, answers });
      const told = await call("sit", { link: made.links.seats.find(Boolean) });
      if (told.decision?.player === told.seat) continue;
      sat = performance.now();
      return;
    }
    fail(Error("no bot is asked"));
  } catch (problem) { fail(problem); } };
})"""


def going_on(server, page):
    """Who goes on from an older step sees it before a bot answers."""
    made = near_end(server, page, "first", 3, left=60)
    ms = page.run(FORKED % json.dumps(made["links"]["seats"][0]))
    check("a bot lets one look first, %d ms" % ms, ms > 1000)


def unasked(server, page):
    """Why nobody asks for a figure when none can be placed."""
    made = create(page, server, {"config_text": 'return { modules = { "base" }, '
        'pieces = { meeple = 1 } }', "seed": 3, "seats": [{"name": "Ann"}, {
            "bot": "greedy"}]})
    sit(page, server, made["links"]["seats"][0])
    player, said = Touch(page, 2), ""
    while data(page)["status"] != "over" and "no figure" not in said:
        if player.asked():
            player.play()
            page.quiet()
            said = page.run(TEXT % ".toast")
        page.browser.pause(.03)
    check("who has no figure left is told why none is asked for: " + said,
          said == "You have no figure left.")


def on_sides(server, until):
    """A game of Die Stadt in which all post guards, up to a question that is
    asked with as many of them on its walls, as a saved game; and who is
    asked."""
    path = os.path.join(tempfile.mkdtemp(dir=server.folder), "sides.save")
    dice = random.Random(3)
    with Rpc() as rpc:
        game = rpc.call("new", seed=5, save=path, **config_of(["die-stadt"]))[
            "game"]
        guards = answers = 0
        while True:
            asked = rpc.call("decision", game=game, limit=500)
            if asked is None or until(guards, asked["options"]):
                break
            if asked["player"] < 0:
                rpc.call("roll", game=game)
            else:
                options = asked["options"]
                wanted = [o for o in options if o.get("verb") == "guard"] or \
                    [o for o in options if o["kind"] == "pass"
                     and dice.random() < .8] or options
                guards += wanted[0].get("verb") == "guard"
                rpc.call("answer", game=game,
                         index=dice.choice(wanted)["index"])
            answers += 1
        rpc.call("close", game=game)
    with open(path) as file:
        return file.read(), asked and asked["player"]


def seated(server, page, save, player):
    page.open(server.base)
    page.wait(CHECKED)
    made = page.run(CALL % (json.dumps("import"), json.dumps({
        "save": save, "seats": [{}, {}]})))
    sit(page, server, made["links"]["seats"][player])
    page.quiet()


# Where a place of the board is on the screen.
SCREEN = """((x, y) => { const e = document.querySelector(".overlay"), b =
    e.getBoundingClientRect(), [left, top, w, h] = e.getAttribute("viewBox")
    .split(" ").map(Number); return [b.x + (x - left) / w * b.width, b.y +
    (y - top) / h * b.height]; })(%s, %s)"""
CARD = "(document.querySelector('.feature-card:not([hidden])')?.innerText ||" \
    " '')"


def sides(server, page):
    """A lit side is chosen along all of its line, and a bit beside it."""
    seated(server, page, *on_sides(server, lambda _, options: options[0].get(
        "verb") == "wall"))
    lines = page.run("""[...document.querySelectorAll(".brink")].map(e => {
        const b = e.querySelector("path").getBoundingClientRect();
        return [e.dataset.target, b.x, b.y, b.width, b.height]; })""")
    chosen = "document.querySelector('.brink.on')?.dataset.target"
    for name, x, y, w, h in lines:
        flat = w > h
        middle = x + w / 2, y + h / 2
        for along, across in ((.45, 0), (-.45, 0), (.3, 12), (-.3, -12)):
            page.click_at(middle[0] + (along * w if flat else across),
                          middle[1] + (across if flat else along * h))
            page.quiet()
            check("a press at %s of a lit side, %d px beside it, chooses it" % (
                along, across), page.run(chosen) == name)
            page.key("Escape")
            page.quiet()


def standing(server, page):
    """Whose a figure on a wall is, what it is, what it would bring: by a press
    on it, in the points, and by a press on what it brought."""
    save, player = on_sides(server, lambda guards, options: guards >= 2 and
                            options[0]["kind"] == "place")
    seated(server, page, save, player)
    guard = page.run("""[...document.querySelectorAll(".figure:not(.bar)")]
        .filter(e => e.dataset.key.split("/").length > 2 &&
        e.dataset.key.startsWith("follower")).map(e => e.getAttribute(
        "transform").match(/-?[\\d.]+/g).map(Number))[0]""")
    page.click_at(*page.run(SCREEN % tuple(guard)))
    page.quiet()
    told = page.run(CARD)
    check("a press on a figure tells of it: %r" % told, "guard" in told and
          "worth now" in told and not page.run("!!document.querySelector("
                                               "'.toast, .clash rect')"))
    check("and shows it", page.run("!!document.querySelector('.paid')"))
    stands = page.run("""[...document.querySelectorAll(".figure:not(.bar)")]
        .filter(e => e.dataset.key === "follower/" + e.dataset.key.split("/")[1]
        ).map(e => e.getAttribute("transform").match(/-?[\\d.]+/g).map(Number)
        )[0]""")
    page.click_at(*page.run(SCREEN % tuple(stands)))
    page.quiet()
    told = page.run(CARD)
    check("and of one on a feature, with that: %r" % told, "follower" in told
          and "worth now" in told and "owner" in told)
    page.key("Escape")
    check("then nothing is shown any more", page.run(
        "!document.querySelector('.paid')") and not page.run(CARD))
    page.click("[data-tab=sums]")
    page.wait("!!document.querySelector('.standing table')")
    rows = page.run("[...document.querySelectorAll('.standing th')].map(e => "
                    "e.textContent)")
    check("the end brings points for it, too: %s" % rows, "guard" in rows)


# How high the board is, and whether what is said or the answers to a question lie
# over it; where the tile laid last is, if that is out of sight.
COVERED = """(() => { const box = s => document.querySelector(s)
    ?.getBoundingClientRect(), stage = box(".stage"), toast = box(".toast"),
    last = box(".layer-marks .last");
    return [Math.round(stage.height), toast && toast.bottom > stage.top,
      last && (last.top < stage.top || last.bottom > stage.bottom ||
        last.left < stage.left || last.right > stage.right)]; })()"""


def labels(server, page):
    """Numbers beside places can be read from afar, and lie beside them; points
    that stand elsewhere have a line to what they are for."""
    made = create(page, server, {"config": "first", "seed": 6, "seats": [
        {"name": "Ann"}, {"name": "Ben"}]})
    sit(page, server, made["links"]["seats"][0])
    page.click_at(*page.box(".lit.fits"))
    page.quiet()
    page.click("[data-act=commit]")
    page.wait("!!document.querySelector('.worth text')")
    for _ in range(4):
        page.key("-")
    page.quiet()
    found = page.run("""[...document.querySelectorAll(".worth")].map(e => {
        const b = e.querySelector("rect").getBoundingClientRect(),
          x = b.x + b.width / 2, y = b.y + b.height / 2;
        const rings = [...document.querySelectorAll(".place > .ring")].map(r =>
          r.getBoundingClientRect());
        const near = rings.map(r => Math.hypot(r.x + r.width / 2 - x, r.y +
          r.height / 2 - y) - r.width / 2).sort((a, b) => a - b)[0];
        return [b.height / 12 * 9, near].map(Math.round); })""")
    check("from afar numbers are as large as can be read, and beside: %s" %
          found, found and all(size >= 11 and near >= 6
                               for size, near in found))


def beside(server, page):
    """What is said, and the ideas of a hint, take no room of the board."""
    made = create(page, server, {"config": "first", "seed": 4, "seats": [
        {"name": "A"}, {"name": "B"}]})
    sit(page, server, made["links"]["seats"][0])
    before = page.run(COVERED)
    page.key("h")
    page.wait("!!document.querySelector('.ideas') && "
              "!!document.querySelector('.toast')")
    page.quiet()
    after = page.run(COVERED)
    check("a hint takes no room of the board, nor lies over it: %s %s" % (
        before, after), abs(before[0] - after[0]) < 8 and not after[1])
    path = os.path.join(server.folder, "bazaar.lua")
    with open(path, "w") as file:
        file.write('return { modules = { "base", "bridges-castles-bazaars" }, '
                   'players = 2 }')
    sit_before(page, server, path, 3, "> bid ")
    page.quiet()
    page.key("h")
    page.wait("!!document.querySelector('.ideas')")
    page.quiet()
    seen = page.run(COVERED)
    check("at an auction the tile laid last stays in sight: %s" % seen,
          seen[2] is False)
    page.click(".replay-button")
    page.wait("!!document.querySelector('.history:not([hidden])')")
    page.quiet()
    sold = "[document.querySelector('.tray').innerText, document" \
        ".querySelectorAll('.tray .lot').length]"
    then = [page.run(sold)]
    page.click(".history .steps button:first-child")
    page.quiet()
    then.append(page.run(sold))
    check("the replay of one says what is for sale: %s" % then,
          "for sale" in then[0][0] and then[0][1] > 1 and then[1] == [
              "the game so far", 0])
    page.click(".history .primary")
    page.quiet()
    with open(path, "w") as file:
        file.write('return { modules = { "base", "bridges-castles-bazaars", '
                   '"farmers" }, players = 2 }')
    sit_before(page, server, path, 1, "> base/V^ -1,-2 bridge NS -1,-1")
    page.quiet()
    page.click_at(*page.run(SCREEN % (-50, -150)))
    page.quiet()
    ghosts = page.run("""[...document.querySelectorAll(".ghost.sure")].map(e =>
        e.getAttribute("transform") + !!e.querySelector("image"))""")
    check("a tile that needs a bridge is shown with it: %s" % ghosts, ghosts
          == ["translate(-100 -100)true", "translate(-100 -200)true"])
    page.open(server.base)
    page.wait(CHECKED)
    cut = page.run("""[...document.querySelectorAll(".place select")].flatMap(
        e => { const all = e.offsetWidth; e.style.cssText =
          "width: max-content; flex: none"; const wanted = e.offsetWidth;
          e.style.cssText = ""; return wanted > all + 1 ? [wanted - all] : [];
        })""")
    check("no kind of bot is cut off: %s" % cut, not cut)


def corner(server, page):
    """No place for a tile lies below the buttons in the corner."""
    path, below, most = os.path.join(server.folder, "corner.lua"), [], -9999
    with open(path, "w") as file:
        file.write('return { modules = { "base" }, players = 2 }')
    page.size(920, 1100)
    for seed in range(1, 7):
        sit_before(page, server, path, seed, "> base/", 90)
        page.quiet()
        found = page.run("""(() => {
            const box = e => e.getBoundingClientRect();
            const over = box(document.querySelector(".zoom"));
            const lit = [...document.querySelectorAll(".lit")].map(box);
            return [lit.length, lit.filter(b => b.right > over.left && b.left <
                over.right && b.top < over.bottom && b.bottom > over.top)
                .length, Math.max(...lit.map(b => b.right)) - over.left]; })()
            """)
        if found[0]:
            most = max(most, found[2])
        if found[1]:
            below.append(seed)
    check("no lit place lies below the buttons, %d px beside them: %s" % (
        -most, below), not below and most > -100)
    page.size(1280, 800)


WALK = "document.querySelector('.finale:not([hidden])')?.innerText || ''"


# Whether all places of a question can be seen.
UNHIDDEN = """[...document.querySelectorAll("#board [data-target] .ring")].map(
    e => e.getBoundingClientRect()).every(b => document.elementFromPoint(
    b.x + b.width / 2, b.y + b.height / 2)?.closest("#board"))"""


def uncovered(server, page):
    """Ideas that take room on a phone hide no place of the tile laid, chosen
    or not."""
    made = create(page, server, {"config_text":
        'return { modules = { "base", "farmers", "abbot" } }', "seed": 11,
        "seats": [{"name": "Ann"}, {"bot": "greedy"}]})
    sit(page, server, made["links"]["seats"][0])
    player, looked, hidden = Touch(page, 6), 0, []
    while data(page)["status"] != "over" and looked < 6:
        if not player.asked():
            page.browser.pause(.03)
            continue
        page.quiet()
        if page.run("document.querySelectorAll('#board .place').length") > 2:
            page.tap("[data-act=hint]")
            page.wait("!!document.querySelector('.ideas')")
            page.quiet()
            looked += 1
            if not page.run(UNHIDDEN):
                hidden.append("hinted %s" % data(page)["answers"])
            if page.run(COVERED)[2]:
                hidden.append("its tile %s" % data(page)["answers"])
            if page.run("!!document.querySelector('[data-act=cancel]')"):
                page.tap("[data-act=cancel]")
                page.quiet()
                if not page.run(UNHIDDEN):
                    hidden.append("after it %s" % data(page)["answers"])
        player.play()
    check("no idea hides a place, of %d: %s" % (looked, hidden),
          looked > 2 and not hidden)


def let_go(server, page):
    """A tap beside the board lets go of a tile, and presses no card that comes
    below the finger by that."""
    made = create(page, server, {"config": "first", "seed": 4, "seats": [
        {"name": "A"}, {"bot": "greedy"}]})
    sit(page, server, made["links"]["seats"][0])
    page.wait("document.body.dataset.mine")
    page.quiet()
    page.tap("[data-act=hint]")
    page.wait("document.querySelectorAll('.ideas .choice').length > 1")
    page.quiet()
    at = page.run("""[...document.querySelectorAll(".ideas .choice")].map(e => {
        const b = e.getBoundingClientRect();
        return [b.x + b.width / 2, b.y + b.height / 2]; })""")
    page.tap_at(*at[1])
    page.quiet()
    check("a card is chosen beside the others", page.run("""[...document
        .querySelectorAll(".ideas .choice")].map(e => e.matches(".on"))""")[:2]
          == [False, True])
    page.tap_at(*page.run("""[...document.querySelectorAll(".lit:not(.on)")].map(
        e => e.getBoundingClientRect()).map(b => [b.x + b.width / 2,
          b.y + b.height / 2]).at(-1)"""))
    page.quiet()
    gone = page.run("!document.querySelector('.ideas')")
    said = page.run("document.querySelector('.question').innerText")
    check("and what no card shows is told beside the best: " + said,
          re.search(r"best answer: (as good|(≈ )?−\d)", said))
    page.tap_at(*at[1])
    page.quiet()
    check("a tap beside the board lets go of a tile", gone and page.holds(
        "!document.querySelector('.ghost.sure')") and page.run(
            "!!document.querySelector('.ideas')"))


# How many tiles there are, from where to where they are on the page, and what
# lies above and below the board.
OVER = """(tiles => {
    const at = e => document.querySelector(e).getBoundingClientRect();
    const view = document.querySelector(".overlay"), b = at(".overlay");
    const [, top, , high] = view.getAttribute("viewBox").split(" ").map(Number);
    const y = n => b.top + (100 * n - top) / high * b.height;
    const rows = tiles.map(([, , row]) => row);
    return [rows.length, y(Math.min(...rows)), at(".finale").bottom,
      y(Math.max(...rows) + 1), at(".tray").top]; })(%s)"""


BUTTONS = """JSON.stringify([...document.querySelectorAll(
    ".finale button:not([hidden])")].map(e => { const b = e
    .getBoundingClientRect(); return [b.x, b.y, b.width]; }))"""


def walked(server, page):
    """Where nothing is to move, the final scoring waits for presses; the replay
    comes by it, too, and what a figure on a side got is shown from the log."""
    save, player = on_sides(server, lambda *_: False)
    lines = save.splitlines(True)
    last = max(i for i, line in enumerate(lines) if line.startswith("> "))
    page.open(server.base)
    page.wait(CHECKED)
    made = page.run(CALL % (json.dumps("import"), json.dumps({
        "save": "".join(lines[:last]), "seats": [{}, {}]})))
    for link in made["links"]["seats"]:
        page.open("about:blank")
        page.open(server.base + "#" + link)
        page.wait(READY)
        page.quiet()
        if data(page).get("mine"):
            break
    Mouse(page, 3).play()
    while data(page)["status"] != "over":
        Mouse(page, 3).play()
        page.quiet()
    page.wait(WALK)
    page.quiet()
    seen, buttons = [page.run(WALK)], [page.run(BUTTONS)]
    # longer than points stay in play
    page.browser.pause(4)
    check("its points stay where it waits, and a line leads from them to what "
          "they are for", page.run("""(() => {
        const card = document.querySelector(".flight");
        const line = document.querySelector(".lead");
        return card && (!line.hidden || !card.dataset.tile); })()"""))
    page.click(".finale [data-act=next]")
    page.quiet()
    seen.append(page.run(WALK))
    buttons.append(page.run(BUTTONS))
    check("its buttons stay where they are: %s" % buttons, buttons[0] ==
          buttons[1] and len(buttons[0]) > 20)
    check("the final scoring waits for a press with each: %s" % seen,
          "1 /" in seen[0] and "2 /" in seen[1])
    page.click(".finale [data-act=back]")
    page.quiet()
    check("and goes back", "1 /" in page.run(WALK) and page.run(
        "document.querySelector('.finale [data-act=back]').disabled"))
    page.click(".finale [data-act=next]")
    page.quiet()
    tiles = page.run(CALL % (json.dumps("sit"), json.dumps({"link": link})))
    over = page.run(OVER % json.dumps(tiles["tiles"]))
    check("all of the board is seen below it: %s" % over, over[0] > 20 and
          over[1] > over[2] and over[3] < over[4])
    seats = page.run("[...document.querySelectorAll('.seat-bar .badge path, "
                     ".seat-bar .badge circle, .seat-bar .badge rect')]"
                     ".map(e => getComputedStyle(e).fill)")
    lit = page.run("[...document.querySelectorAll('.layer-glow path')].map(e "
                   "=> getComputedStyle(e).fill)")
    check("it is lit in the colour of who gets points: %s of %s" % (
        set(lit), set(seats)), lit and set(lit) <= set(seats))
    page.key("Enter")
    page.quiet()
    check("Enter goes on, too", "3 /" in page.run(WALK))
    page.key("Escape")
    page.quiet()
    check("Escape ends it", not page.run(WALK))
    page.click("[data-tab=log]")
    page.wait("!!document.querySelector('.score-line')")
    page.run("""[...document.querySelectorAll(".score-line")].find(e =>
        e.textContent.includes("guard")).click()""")
    check("a press on the points of a guard shows the guard", page.holds(
        "!!document.querySelector('.paid') && %s.includes('guard')" % CARD))
    page.click(".replay-button")
    page.wait("!!document.querySelector('.history:not([hidden])')")
    page.quiet()
    check("pieces look as they did", page.run("!document.querySelector("
                                              "'.figure[data-key=\"\"]')"))
    guard = page.run("""[...document.querySelectorAll(".figure:not(.bar)")]
        .filter(e => e.dataset.key.split("/").length > 2).map(e => e
        .getAttribute("transform").match(/-?[\\d.]+/g).map(Number))[0]""")
    page.click_at(*page.run(SCREEN % tuple(guard)))
    check("a press on a figure of a replay tells of it", page.holds(
        "!!document.querySelector('.paid') && %s.includes('guard')" % CARD))
    page.key("Escape")
    page.quiet()
    page.click(".history .steps button:nth-child(2)")
    page.quiet()
    page.click(".history .steps button:nth-child(4)")
    page.wait(WALK)
    page.quiet()
    seen = page.run(WALK)
    check("the step to the end goes through it: " + seen, "1 /" in seen and
          page.run("document.querySelectorAll('.layer-glow path').length") > 0)
    check("nobody has won before all is counted", page.run(
        "!document.querySelector('.seat .most')"))
    page.click(".history .steps button:nth-child(2)")
    check("and no points are left behind it", page.holds(
        "!document.querySelector('.flight')"))
    page.click(".history .steps button:nth-child(4)")
    page.wait(WALK)
    page.key("Escape")
    page.quiet()
    page.run("""[...document.querySelectorAll(".score-line")].find(e =>
        e.textContent.includes("quarter")).click()""")
    page.wait(CARD)
    page.key("Escape")
    check("Escape does one thing: it closes a card in a replay", page.holds(
        "!%s" % CARD) and page.run(
            "!document.querySelector('.history').hidden"))
    page.key("Escape")
    check("and the next one leaves it", page.holds(
        "document.querySelector('.history').hidden"))


# Pixels that a tile takes, and whether all that is lit is seen below the card.
COUNTED = """(() => {
    const svg = document.querySelector(".overlay"), b = svg
      .getBoundingClientRect(), below = document.querySelector(".finale")
      .getBoundingClientRect().bottom;
    const lit = [...document.querySelectorAll(".layer-glow path")].map(e =>
      e.getBoundingClientRect());
    return [100 * b.width / svg.viewBox.baseVal.width, lit.length, lit.every(
      at => at.top >= below && at.bottom <= b.bottom && at.left >= b.left &&
      at.right <= b.right)]; })()"""


def counted(server, page):
    """What is counted in the end is large enough to be seen on a phone."""
    made, found = near_end(server, page, "third", 12), []
    player = Touch(page, 4)
    for link in 2 * made["links"]["seats"]:
        page.open("about:blank")
        page.open(server.base + "#" + link)
        page.wait(READY)
        page.quiet()
        while data(page).get("mine"):
            if player.asked():
                player.play()
            page.browser.pause(.03)
        if data(page)["status"] == "over":
            break
    page.wait(WALK)
    for _ in range(6):
        page.quiet()
        found.append(page.run(COUNTED))
        page.tap(".finale [data-act=next]")
    check("what is counted is lit, and large enough: %s" % found, all(
        size >= 40 and lit and seen for size, lit, seen in found))
    page.tap(".finale [data-act=skip]")
    check("to skip the rest leaves no points behind", page.run(
        "!document.querySelector('.flight')"))


def reviewed(server, page):
    """A finger beside a mark of a review finds its answer; those that are named
    are one's own, and say why."""
    made = near_end(server, page, "first", 7)
    sit(page, server, made["links"]["seats"][0])
    page.run("document.querySelector('.replay-button').click()")
    page.wait("!!document.querySelector('[data-act=review]')")
    page.tap("[data-act=review]")
    page.wait("document.querySelector('.history').dataset.judged === 'all'")
    page.quiet()
    marks, y = page.run("""[[...document.querySelectorAll(".lost-marks i")].map(
        e => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2,
          Math.round(last * e.style.getPropertyValue("--at"))]; }), (b => b.y +
        b.height / 2)(document.querySelector(".along input")
        .getBoundingClientRect())]""".replace("last", "document.querySelector("
                                              "'.along input').max"))
    alone = [(x, n) for x, n in marks
             if all(abs(x - at) > 12 for at, m in marks if m != n)]
    hit, step = [], "+document.querySelector('.history').dataset.step"
    for x, n in alone[:4]:
        page.tap_at(x + 4, y)
        page.quiet()
        hit.append(page.run(step) - n)
    check("a finger beside a mark finds its answer: %s" % hit, hit and
          not any(hit))
    names = page.run("[...document.querySelectorAll('.lost-most .lost')].map("
                     "e => e.title)")
    check("the named answers are one's own: %s" % names, names and all(
        ": A lost" in name for name in names))
    page.tap(".history .steps button:nth-child(1)")
    check("which is said", page.holds("document.querySelector('.lost-note')"
                                      ".innerText.includes('Your worst')"))
    page.tap(".lost-most .lost")
    page.quiet()
    check("and what was better is said, and why", page.run(
        "document.querySelector('.lost-note .soft')?.innerText.length") > 9)
    page.tap(".history .primary")


def taken_back(server, page):
    """The button that takes back says how many answers there are since."""
    made = create(page, server, {"config": "first", "seed": 4, "seats": [
        {"name": "Ann"}, {"bot": "greedy"}]})
    sit(page, server, made["links"]["seats"][0])
    player, said = Touch(page, 5), []
    for _ in range(3):
        while not player.asked():
            page.browser.pause(.03)
        player.play()
        page.wait("document.body.dataset.mine")
        page.quiet()
        who = data(page)["answers"]
        said.append(page.run("document.querySelector('[data-act=undo]')"
                             ".innerText.replace(/\\s+/g, ' ')"))
        page.tap("[data-act=undo]")
        page.wait("document.body.dataset.answers !== %r" % who)
        page.quiet()
        player.play()
        page.wait("document.body.dataset.mine")
    check("taking back says how far: %s" % said, "answers" in " ".join(said))
    bot = page.run("document.querySelector('.seat .bot').innerText")
    check("a bot is called one", bot == "bot")


with Server("--pause", "10", *FREE) as server, Browser() as browser:
    page = browser.page(390, 844, True)
    first_page(server, page)
    own_rules(server, page)
    how_it_is_played(server, page)
    places(server, page)
    told(server, page)
    multiplied(server, page)
    shown(server, page)
    going_on(server, page)
    unasked(server, page)
    uncovered(server, page)
    let_go(server, page)
    taken_back(server, page)
    reviewed(server, page)
    counted(server, browser.page(390, 844, True))
    ending(server, page)
    desk = browser.page(1280, 800)
    labels(server, desk)
    beside(server, desk)
    corner(server, desk)
    sides(server, desk)
    standing(server, desk)
    waits = browser.page(1280, 800)
    walked(server, waits)
    check("no error where nothing moves %s" % waits.errors, not waits.errors)
    check("no error at a desk %s" % desk.errors, not desk.errors)
    check("no error %s" % page.errors, not page.errors)
done()
