"""What answers cost and bring is said before they are given, and no two of
them are called the same. Questions are looked for in random games of the
modules that ask them."""
import json
import os
import random
import re
import subprocess

from browser import Browser
from players import CALL, FREE, READY, Server, data, sit
from questions import Question, Rpc, config_of, declared, modules, text_of
from tap import check, done


# What is asked each turn, and what says itself what its answers do.
PLAIN = {"figure", "message"}


def explained():
    """Questions of shipped modules that are not explained."""
    return sorted("%s: %s" % (name, prompt) for name in modules()
                  for prompt in declared(name) - PLAIN
                  if text_of(name, "locale.lua").count(
                      '["explain %s"]' % prompt) != 5)


def found(rpc, folder, names, wanted, most=150):
    """The first question with options that `wanted` accepts, and one of them,
    in random games of these modules."""
    for seed in range(60):
        dice = random.Random(seed)
        path = os.path.join(folder, "%d.save" % len(os.listdir(folder)))
        game = rpc.call("new", seed=seed, save=path,
                        **config_of(names))["game"]
        for answers in range(most):
            asked = rpc.call("decision", game=game, limit=500)
            if asked is None:
                break
            if asked["player"] < 0:
                rpc.call("roll", game=game)
                continue
            option = wanted(asked)
            if option:
                rpc.call("close", game=game)
                question = Question(path, answers, asked, option)
                question.asked = asked["options"]
                return question
            verbs = {}
            for option in asked["options"]:
                verbs.setdefault(option.get("verb") or "", []).append(option)
            option = dice.choice(verbs[dice.choice(sorted(verbs))])
            rpc.call("answer", game=game, index=option["index"])
        rpc.call("close", game=game)
    raise SystemExit("nothing is asked that was looked for in " + str(names))


def first(test):
    return lambda asked: next((o for o in asked["options"] if test(o)), None)


def seated(page, server, question):
    """Takes the seat of who is asked, on a page that has been there."""
    page.open(server.base)
    page.wait("!!document.querySelector('.lobby')")
    made = page.run(CALL % ('"import"', json.dumps({
        "save": question.save(), "seats": [{"name": "Ann"},
                                           {"name": "Bob"}]})))
    sit(page, server, made["links"]["seats"][question.player])
    page.wait(READY + " && !!document.body.dataset.mine", "the question")
    page.quiet()
    return made


def tray(page):
    return page.run("document.querySelector('.tray').innerText")


def target(page, key):
    """Picks what is drawn for an answer."""
    at = page.run("""(() => { const e = [...document.querySelectorAll(
        "#board [data-target]")].find(e => e.dataset.keys.split("|").includes(
        %s)); const b = (e.querySelector("path, .ring") || e)
        .getBoundingClientRect();
        return [b.x + b.width / 2, b.y + b.height / 2]; })()""" %
                  json.dumps(key))
    page.click_at(*at)
    page.quiet()


def needy(asked):
    """A cell where the tile cannot lie without a bridge."""
    at = {}
    for option in asked["options"]:
        if option["kind"] == "place":
            at.setdefault((option["x"], option["y"]), []).append(option)
    return next((options[0] for options in at.values() if all(
        o.get("word") for o in options)), None)


# Cells with the sign of a piece that a tile laid there takes, and those where
# no other answer can be given with the tile as it is turned.
COSTLY = """(() => { const signs = [...document.querySelectorAll(
    "#board [data-cost]")].map(e => e.dataset.cost).sort();
    return signs.join(" "); })()"""


def costly(options):
    """Cells where each answer needs a bridge, as the tile is turned first."""
    at = {}
    places = [o for o in options if o["kind"] == "place"]
    turns = sorted(set(o["rotation"] for o in places))
    first = 0 if 0 in turns else turns[0]
    for o in places:
        at.setdefault("{x},{y}".format(**o), []).append(o)
    return " ".join(sorted(cell for cell, all in at.items() if all_need(
        [o for o in all if o["rotation"] == first] or all)))


def all_need(options):
    return all(o.get("word") for o in options)


# How wide and high the way of a bridge is, in hundredths of a tile.
WAY = """(() => { const b = document.querySelector("#board .layer-choices .way")
    .getBBox(); return [b.width, b.height]; })()"""
# The tile that the little picture of an idea shows in the middle.
IDEA = """import("/page/surroundings.js").then(({ Surroundings }) => {
  const drawn = [], around = new Surroundings({ bitmap: type => {
    drawn.push(type); } });
  around.begin([]);
  around.of({ shape: "side", x: 50, y: 0, angle: 0 }, { kind: "edge" });
  const g = new Proxy({}, { get: () => () => 0, set: () => true });
  around.paint(g, { shape: "side", x: 50, y: 0, angle: 0 }, { kind: "edge",
    x: 0, y: 0, laid: 7, rotation: 1 }, "red");
  return drawn;
})"""


def bridges(rpc, server, page):
    names = ["base", "bridges-castles-bazaars"]
    asked = found(rpc, server.folder, names, first(
        lambda o: o["kind"] == "edge" and o["verb"] == "bridge"))
    seated(page, server, asked)
    check("a bridge that may be laid is drawn as one", page.holds(
        "document.querySelectorAll('#board .brink image').length > 0"))
    way = page.run(WAY)
    check("and where it would lie, from side to side: %s" % way,
          sorted(way) == [0, 100])
    check("an idea of it shows the tile with it",
          page.run(IDEA) == [7])
    target(page, asked.option["key"])
    said = tray(page)
    check("what it costs is said before it is laid: " + said.split("\n")[1],
          "bridge: uses 1 of your 3 bridges" in said)
    check("and the tile is seen with it", page.holds(
        "!!document.querySelector('#board .ghost image')"))
    asked = found(rpc, server.folder, names, needy)
    seated(page, server, asked)
    wanted = costly(asked.asked)
    signs = page.run(COSTLY)
    check("the cells that cost a bridge, and no others, have its sign: %s, %s"
          % (signs, wanted), signs == wanted != "")
    check("which is explained, as the colours of cells are", page.holds(
        "!!document.querySelector('.legend img') && document.querySelector("
        "'.legend').textContent.includes('only with: bridge')"))
    page.click("[data-act=hint]")
    page.wait("!!document.querySelector('.ideas')")
    cards = page.run("""[...document.querySelectorAll('.ideas .choice')].map(
        e => +/ bridge/.test(e.dataset.key) - !!e.querySelector('.spent'))
        .join()""")
    check("and so have the best answers that do: " + cards, not re.search(
        "[^0,]", cards))
    where = page.run("""[...document.querySelectorAll('.ideas .choice')].map(
        e => e.querySelector('canvas')?.toDataURL())""")
    check("%d of %d best answers show where they are" % (len(set(
        filter(None, where))), len(where)), None not in where and
          len(set(where)) == len(where) > 1)
    page.click("[data-act=cancel]")
    page.quiet()
    at = page.run("""(() => { const b = document.querySelector(
        "#board [data-target='%s']").getBoundingClientRect();
        return [b.x + b.width / 2, b.y + b.height / 2]; })()""" % "{x},{y}"
                  .format(**asked.option))
    page.click_at(*at)
    page.quiet()
    check("also where a tile needs one: " + tray(page).split("\n")[1],
          "with bridge: uses 1 of your" in tray(page))


def sale(rpc, server, page):
    names = ["base", "bridges-castles-bazaars"]
    asked = found(rpc, server.folder, names, first(
        lambda o: o["key"] == "sell"))
    seated(page, server, asked)
    said = tray(page)
    check("a sale is explained: " + said.split("\n")[1],
          "gets the tile. Keep: you pay" in said)
    names = page.run("[...document.querySelectorAll('.tray .choice')].map("
                     "e => e.textContent)")
    check("its answers say what they cost and bring: %s" % names,
          "you pay: " in names[0] and "you get: " in names[1])
    check("and what is sold later is shown", "sold later" in said)


def castle(rpc, server, page):
    """What a question is about is a button with the picture of its place, and
    a press shows where it is."""
    names = ["base", "bridges-castles-bazaars"]
    asked = found(rpc, server.folder, names, first(
        lambda o: o["verb"] == "castle"))
    seated(page, server, asked)
    check("what is asked about has the picture of its place", page.holds(
        "!!document.querySelector('.subject button canvas.around')"))
    page.click(".subject button")
    check("which a press points out", page.holds(
        "!!document.querySelector('#board .subject.called')"))
    target(page, asked.option["key"])
    lit = page.run(LIT)
    wanted = len([a for a in asked.option["about"] if a["verb"] == "counts"])
    check("the tiles that a castle looks at are lit, and in view: %s of %d" % (
        lit, wanted), len(lit) == wanted > 1 and all(lit))


def bid(rpc, server, page):
    """What is explained stays while one chooses among answers beside the board,
    which stays as large as it was."""
    names = ["base", "bridges-castles-bazaars"]
    asked = found(rpc, server.folder, names, first(
        lambda o: o["kind"] == "number" and o["verb"] == "bid"))
    seated(page, server, asked)
    high = "document.querySelector('.tray').offsetHeight"
    before = page.run(high)
    page.click(".choice[data-key='%s']" % asked.option["key"])
    page.quiet()
    said = tray(page)
    check("bids are explained while one is chosen: " + said.split("\n")[1],
          "may then once bid a higher number, or pass." in said)
    check("and the board keeps its room: %d px, %d" % (before, page.run(high)),
          page.run(high) == before)
    asked = found(rpc, server.folder, names, lambda asked: next((
        o for o in asked["options"] if o["kind"] == "number" and any(
            one["kind"] == "pass" for one in asked["options"])), None))
    seated(page, server, asked)
    given = data(page)["answers"]
    page.key("p")
    page.wait("!!document.querySelector('.choice.on[data-key=pass]')")
    check("to pass is confirmed as a bid is", data(page)["answers"] == given
          and page.run("!!document.querySelector('[data-act=commit]')"))


def lots(rpc, server, page):
    """The best of several tiles is shown, not told in twice the words."""
    asked = found(rpc, server.folder, ["base", "bridges-castles-bazaars"],
                  first(lambda o: o["verb"] == "lot"))
    seated(page, server, asked)
    page.click("[data-act=hint]")
    page.wait("!!document.querySelector('.ideas')")
    cards = page.run("[...document.querySelectorAll('.ideas .choice')].map(e "
                     "=> !!e.querySelector('img.mini') + e.innerText).join()")
    check("the best of several tiles are shown: " + cards, "true" in cards and
          "false" not in cards and "choose" not in cards)


def alike(asked):
    """Two streets of a tile."""
    streets = [o for o in asked["options"] if o["kind"] == "segment" and
               " street " in o["key"]]
    return streets[1] if len(streets) > 1 else None


def towers(asked):
    """A tower that can be built in two places which differ in walls."""
    walls = [o["about"][0]["number"] for o in asked["options"]
             if o["verb"] == "tower"]
    return len(walls) == 2 and len(set(walls)) == 2 and asked["options"][0]


def streets(rpc, server, page):
    asked = found(rpc, server.folder, ["die-stadt"], alike)
    seated(page, server, asked)
    target(page, asked.option["key"])
    said = tray(page).split("\n")[1]
    check("two streets have two names: " + said, said.startswith(
        "follower: street ("))
    guided = "localStorage['tessera.guide'] = %s"
    page.run(guided % "'true'")
    page.reload()
    page.wait(READY)
    page.quiet()
    target(page, asked.option["key"])
    check("in a first game it is said what they bring", tray(page).split("\n")[
        1] == said + " – when complete a point for each tile, 2 from four tiles "
        "on")
    page.run(guided % "'false'")
    asked = found(rpc, server.folder, ["die-stadt"], lambda asked:
                  asked["prompt"] == "wall" and len(asked["options"]) == 2 and
                  asked["options"][1], 400)
    seated(page, server, asked)
    numbers = page.run("[...document.querySelectorAll('#board .number')].map("
                       "e => e.textContent).sort().join()")
    check("two places of a wall have letters: " + numbers, numbers == "a,b")
    target(page, asked.option["key"])
    check("by which they are called: " + tray(page).split("\n")[1],
          "wall (b)" in tray(page))
    said = tray(page)
    check("it is said why walls are built, and how many: " + repr(said),
          "walls to build" in said and re.search(
              "walls for\\s+(street|market)", said))
    asked = found(rpc, server.folder, ["die-stadt"], towers, 400)
    seated(page, server, asked)
    numbers = page.run("[...document.querySelectorAll('#board .worth')].map("
                       "e => e.textContent).sort().join()")
    wanted = ",".join(sorted("+%d" % o["about"][0]["number"]
                             for o in asked.asked if o["kind"] == "edge"))
    check("places of a tower show what they bring: %s, %s" % (numbers, wanted),
          numbers == wanted)


def causes(rpc, server, phone):
    """What was completed can be told apart, and is lit in view by a tap."""
    asked = found(rpc, server.folder, ["die-stadt"], lambda asked:
                  asked["prompt"] == "wall" and len([
                      a for a in asked["about"] if a["verb"] == "cause"]) > 1
                  and asked["options"][0], 400)
    seated(phone, server, asked)
    chips = phone.run("[...document.querySelectorAll('.subject button')].map("
                      "e => e.querySelector('canvas').toDataURL())")
    check("%d completed features have different pictures" % len(chips),
          len(set(chips)) == len(chips) > 1)
    for i in range(len(chips)):
        phone.tap(".subject button:nth-of-type(%d)" % (i + 1))
        phone.wait("document.querySelectorAll('.layer-glow > *').length > 0")
        phone.quiet()
        seen = phone.run(LIT.replace(".counted", ".layer-glow"))
        check("and a tap brings what is lit into view: %s" % seen,
              seen and all(seen))


# Whether all that is lit as counted is in view.
LIT = """(() => { const b = document.querySelector("#board")
    .getBoundingClientRect(); return [...document.querySelectorAll(
      "#board .counted > *")].map(e => { const c = e.getBoundingClientRect();
        return c.left >= b.left - 1 && c.right <= b.right + 1 &&
          c.top >= b.top - 1 && c.bottom <= b.bottom + 1; }); })()"""


def counted(rpc, server, phone):
    """A guard and a tower are seen where they would stand, with what they bring;
    what they count is lit once they are picked, and in view."""
    for verb, least in (("guard", 5), ("tower", 2)):
        asked = found(rpc, server.folder, ["die-stadt"], first(
            lambda o: o["verb"] == verb and len([
                a for a in o["about"] if a["verb"] == "counts"]) >= least), 400)
        seated(phone, server, asked)
        about = asked.option["about"]
        points = next(a["number"] for a in about if a["verb"] == "points")
        drawn = phone.run("""(() => { const e = [...document.querySelectorAll(
            "#board .brink")].find(e => e.dataset.keys === %s); return [
            !!e.querySelector("image.piece"), [...document.querySelectorAll(
              "#board .worth")].map(e => e.textContent).join()]; })()""" %
                          json.dumps(asked.option["key"]))
        check("a %s is drawn where it would stand, with its worth: %s, %d" % (
            verb, drawn, points), drawn[0] and "+%d" % points in
            drawn[1].split(","))
        key = asked.option["key"]
        at = phone.run(BRINK % json.dumps(key))
        phone.tap_at(*at)
        phone.quiet()
        said = tray(phone).split("\n")[1]
        check("what it is worth is said: " + said,
              "worth now: %d" % points in said and "counts" not in said)
        lit = phone.run(LIT)
        wanted = len([a for a in about if a["verb"] == "counts"])
        check("what it counts is lit, and in view: %s of %d" % (lit, wanted),
              len(lit) == wanted and all(lit))
        check("and it can be confirmed", phone.run(
            "document.querySelector('[data-act=commit]').disabled") is False)


BRINK = """(() => { const e = [...document.querySelectorAll("#board .brink")]
    .find(e => e.dataset.keys === %s).querySelector("path")
    .getBoundingClientRect();
    return [e.x + e.width / 2, e.y + e.height / 2]; })()"""


def spoken(rpc, server, page):
    """What pieces and marks do is said when they are chosen, and of what they
    stand on."""
    asked = found(rpc, server.folder, ["base", "inns-and-cathedrals"], first(
        lambda o: o["verb"] == "big"))
    seated(page, server, asked)
    target(page, asked.option["key"])
    page.click(".tray .choice[data-key='%s']" % asked.option["key"])
    page.quiet()
    check("a piece says what it does: " + tray(page).split("\n")[1],
          "counts as two" in tray(page))
    asked = found(rpc, server.folder, ["die-stadt"], first(
        lambda o: " market " in o["key"]))
    seated(page, server, asked)
    x, y = page.run("""(() => { const b = [...document.querySelectorAll(
        "#board [data-target]")].find(e => e.dataset.keys.includes(%s))
        .querySelector(".ring").getBoundingClientRect();
        return [b.x + b.width / 2, b.y + b.height / 2]; })()""" %
                    json.dumps(asked.option["key"]))
    told = ""
    for dx, dy in ((d * x, d * y) for d in (26, 45, 60) for x, y in (
            (1, 0), (-1, 0), (0, 1), (0, -1))):
        page.click_at(x + dx, y + dy)
        page.quiet()
        told = told or page.run("[...document.querySelectorAll('.feature-card "
                                ".told')].map(e => e.textContent).join()")
    check("and a mark on the card of its feature: " + told,
          " – one of the three goods" in told)
    check("which says what it brings", "market – when complete" in told)


# Numbers beside places, and to each the place that is nearest to it: its own?
OWN = """[...document.querySelectorAll("#board .place .number")].map(e => {
    const middle = e => { const b = e.getBoundingClientRect();
      return [b.x + b.width / 2, b.y + b.height / 2]; };
    const [x, y] = middle(e);
    const all = [...document.querySelectorAll("#board .place .ring")].map(r => {
      const [a, b] = middle(r); return [Math.hypot(a - x, b - y), r]; });
    all.sort((a, b) => a[0] - b[0]);
    return all[0][1].parentNode === e.parentNode; })"""


def fields(asked):
    """Two fields of a tile at the same sides, and a road between them."""
    at = [o["key"].split(" field ")[1] for o in asked["options"]
          if " field " in o["key"]]
    sides = [sorted(half[0] for half in key.split()) for key in at]
    return any(" road " in o["key"] for o in asked["options"]) and \
        len(sides) == 2 and sides[0] == sides[1] and asked["options"][0]


def numbered(rpc, server, page):
    """Numbers stand at their own places, also where these are crowded."""
    told, chosen = [], []
    for names in (["base", "farmers"], ["base", "farmers", "river"]):
        seated(page, server, found(rpc, server.folder, names, fields))
        own = page.run(OWN)
        told += own
        if own:
            page.click_at(*page.box("#board .place .number"))
            chosen.append(page.holds(
                "!!document.querySelector('.place.on .number')"))
    check("numbers stand beside their own places: %s" % told,
          len(told) > 1 and all(told))
    check("a press on one chooses its place: %s" % chosen, chosen and
          all(chosen))


def begun(rpc, server, page):
    """A first tile that is drawn and lies where it must is laid by nobody."""
    asked = found(rpc, server.folder, ["die-stadt"], first(lambda o: True))
    seated(page, server, asked)
    said = page.run("document.querySelector('.log').innerText")
    check("nobody has laid the first tile: '%s'" % said, "lays" not in said)


# Pictures of the pieces in the card of the rules.
PIECES = ("[...document.querySelectorAll('.house-card li:not(.mark) .shown')]"
          ".map(e => e.querySelector('img')?.src)")


def rising(rpc, server, page):
    """Points that are for no feature rise from the figure that brought them."""
    asked = found(rpc, server.folder, ["die-stadt"], first(
        lambda o: o["verb"] == "tower"), 400)
    made = seated(page, server, asked)
    page.click("[data-act=cards]")
    page.wait(PIECES + ".length > 0 && %s.every(Boolean)" % PIECES,
              "pictures of the pieces")
    letters = page.run(PIECES + ".filter(src => src.includes('%3Ctext')).length")
    check("no piece is shown as letters: %d" % letters, letters == 0)
    page.click("[data-act=close]")
    option = asked.option
    target(page, option["key"])
    page.click("[data-act=commit]")
    page.wait("!!document.querySelector('.flight')", "points of the tower")
    tile = page.run("document.querySelector('.flight').dataset.tile")
    tiles = page.run(CALL % ('"sit"', json.dumps(
        {"link": made["links"]["watch"]})))["tiles"]
    at = tiles[int(tile)][1:3] if str(tile or "").isdigit() else None
    check("points of a tower rise beside it: %s of %s" % (at, option["key"]),
          at and abs(at[0] - option["x"]) + abs(at[1] - option["y"]) <= 1)


def trapped(rpc, server, phone):
    """Two figures in one trap can be told apart by a finger after one tap."""
    asked = found(rpc, server.folder, ["base", "farmers", "russian-promos"],
                  lambda asked: next(iter([
                      o for o in asked["options"] if o["verb"] == "free"][1:]),
                      None), 300)
    seated(phone, server, asked)
    at = "[...document.querySelectorAll('#board .place')].filter(e => " \
        "e.dataset.keys.startsWith('free')).map(e => { const b = e" \
        ".querySelector('.ring').getBoundingClientRect(); return " \
        "[b.x + b.width / 2, b.y + b.height / 2]; })"
    phone.tap_at(*phone.run(at)[0])
    phone.quiet()
    (x, y), (u, v) = phone.run(at)[:2]
    apart = round(((x - u) ** 2 + (y - v) ** 2) ** .5)
    check("two figures in a trap are %d px apart after a tap" % apart,
          apart >= 32)
    for i in (0, 1):
        phone.tap_at(*phone.run(at)[i])
        phone.quiet()
    check("and the second can be chosen: " + tray(phone).split("\n")[1],
          "(b)" in tray(phone))


def ended(folder):
    """A game of Die Stadt whose guards score at the end, before its last answer,
    and that answer: the one who gives it is no bot."""
    for seed in range(4, 20):
        path = os.path.join(folder, "ended-%d.save" % seed)
        subprocess.run([os.environ["TESSERA_BIN"], "play", "stadt", "--players",
                        "2", "--seed", str(seed), "-b", "all=easy",
                        "--save", path], capture_output=True, check=False)
        lines = open(path).read().split("\n")
        last = max(i for i, line in enumerate(lines) if line.startswith("> "))
        key = lines[last][2:].rsplit(" ", 1)[0]
        if sum(line.startswith("> guard") for line in lines) > 1 and \
                key.split(" ")[0] in ("wall", "tower", "guard"):
            return "\n".join(lines[:last]) + "\n", key
    raise SystemExit("no game of Die Stadt ends with guards")


def paid(server, phone):
    """What guards get in the end rises where they stand."""
    save, key = ended(server.folder)
    phone.open(server.base)
    phone.wait("!!document.querySelector('.lobby')")
    made = phone.run(CALL % ('"import"', json.dumps({
        "save": save, "seats": [{"name": "Ann"}, {"name": "Bob"}]})))
    for link in made["links"]["seats"]:
        sit(phone, server, link)
        phone.quiet()
        if data(phone)["mine"]:
            break
    phone.tap_at(*phone.run(BRINK % json.dumps(key)))
    phone.quiet()
    phone.prefer(reduced_motion="no-preference")
    phone.tap("[data-act=commit]")
    phone.wait("/guard/.test(document.querySelector('.finale')?.innerText) && "
               "!!document.querySelector('.flight')", "points of a guard")
    where = phone.run("""(() => {
        const ring = document.querySelector("#board .paid")
          ?.getBoundingClientRect();
        const b = document.querySelector("#board").getBoundingClientRect();
        return [document.querySelector(".flight").dataset.tile, ring &&
          ring.left >= b.left && ring.right <= b.right && ring.top >= b.top &&
          ring.bottom <= b.bottom]; })()""")
    check("a guard is ringed in view while its points rise there: %s" % where,
          str(where[0]).isdigit() and where[1])
    phone.tap("[data-act=skip]")
    shut = phone.run("""[...document.querySelectorAll("#board .shut")].map(e =>
        getComputedStyle(e).strokeDasharray !== "none")""")
    walls = phone.run("document.querySelectorAll('#board .figure[data-key^=wall"
                      "], #board .figure[data-key^=gate]').length")
    check("%d sides closed without a wall look other than %d walls" % (
        sum(shut), walls), sum(shut) > 0 and len(shut) - sum(shut) == walls)
    phone.prefer(reduced_motion="reduce")


def helping(rpc, server, page):
    """What a feature is worth is said of pieces that claim it, and of no other:
    a builder brings no points."""
    def both(asked):
        pieces = {o.get("piece"): o for o in asked["options"]}
        return "meeple" in pieces and pieces.get("builder")

    asked = found(rpc, server.folder, ["base", "traders-and-builders"], both)
    seated(page, server, asked)
    page.click("[data-tab=list]")
    page.wait("document.querySelectorAll('.option-list button').length > 1")
    listed = page.run("[...document.querySelectorAll('.option-list button')]"
                      ".map(e => e.textContent)")
    worth = {text.split()[0] for text in listed if "worth" in text}
    check("a builder is worth nothing by itself: %s" % listed,
          any(text.startswith("builder") for text in listed) and
          "builder" not in worth and worth)


# The least gap between two rings of places and sides, in px.
GAP = """(() => { const all = [...document.querySelectorAll("#board .ring")].map(
    e => e.getBoundingClientRect());
  return Math.min(...all.flatMap((a, i) => all.slice(i + 1).map(b => Math.hypot(
    a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y -
    b.height / 2) - (a.width + b.width) / 2))); })()"""


def beside(rpc, server, page):
    """What may be laid on a side hides no place of a figure there."""
    def both(asked):
        keys = [o["key"] for o in asked["options"]]
        return any(key.endswith(" field %sL" % other[-1]) for key in keys
                   for other in keys if other.startswith("bridge ")
                   ) and asked["options"][0]

    seated(page, server, found(rpc, server.folder, [
        "base", "farmers", "bridges-castles-bazaars"], both))
    gap = page.run(GAP)
    check("a bridge hides no place for a figure: %s px" % gap, gap > -2)


with Server("--pause", "5", *FREE) as server, Browser() as browser, \
        Rpc() as rpc:
    page = browser.page(1280, 800)
    check("each question is explained in five languages %s" % explained(),
          not explained())
    bridges(rpc, server, page)
    sale(rpc, server, page)
    castle(rpc, server, page)
    bid(rpc, server, page)
    lots(rpc, server, page)
    streets(rpc, server, page)
    phone = browser.page(390, 844, True)
    causes(rpc, server, phone)
    counted(rpc, server, phone)
    trapped(rpc, server, phone)
    paid(server, phone)
    spoken(rpc, server, page)
    numbered(rpc, server, page)
    beside(rpc, server, page)
    begun(rpc, server, page)
    rising(rpc, server, page)
    helping(rpc, server, page)
    check("no error %s" % page.errors, not page.errors)
done()
