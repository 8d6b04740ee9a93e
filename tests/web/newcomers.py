"""What people who see the page for the first time look for: what it is, what
they chose a minute ago, who is where at the end."""
import json
import os

from browser import Browser
from players import CALL, Server, Touch, create, data, sit
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
    check("a question does not bring the board nearer when all of it is seen:"
          " %d px a tile" % before, before <= 130)


with Server("--pause", "10") as server, Browser() as browser:
    page = browser.page(390, 844, True)
    first_page(server, page)
    places(server, page)
    ending(server, page)
    check("no error %s" % page.errors, not page.errors)
done()
