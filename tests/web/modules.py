"""Six seats with all there is; Die Stadt by mouse and by touch; all shipped
modules at once; and a hand that nobody else's page ever gets to know."""
import json
import os
import re

from browser import Browser
from players import (WRONG, Keyboard, Mouse, Server, Touch, create, data,
                     play_out, scores, shipped, sit, sit_before, totals)
from tap import check, done


def game(name, server, params, players, most=4000):
    """Plays one to its end; the pages of the players stay there. After `most`
    answers they hand their seats to bots, and look on."""
    pages = [player.page for player in players]
    made = create(pages[0], server, params)
    for page, link in zip(pages, made["links"]["seats"]):
        sit(page, server, link)
    play_out(players, most=most)
    for page in pages:
        if data(page)["status"] != "over":
            page.run("document.querySelector('[data-tab=more]').click()")
            page.wait("!!document.querySelector('[data-act=to-bot]')")
            page.run("document.querySelector('[data-act=to-bot]').click()")
    for page in pages:
        page.wait("document.body.dataset.status === 'over'", "the end", 900)
        page.quiet()
    answers = int(data(pages[0])["answers"])
    shown = [scores(page) for page in pages]
    save = server.saved(made["table"])
    server.tessera("replay", save, "--verify")
    check("%s: %d answers, %s" % (name, answers, shown[0]),
          answers > 20 and all(s == totals(server, save) for s in shown))
    return made


def find(value, key):
    """All that stands under a key, however deep."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name == key:
                yield inner
            yield from find(inner, key)
    elif isinstance(value, list):
        for inner in value:
            yield from find(inner, key)


# What paints over what among the parts of a seat, and what is cut off.
MESS = """(() => {
  const bad = [];
  for (const seat of document.querySelectorAll(".seat")) {
    const parts = [...seat.children].map(e => e.getBoundingClientRect());
    for (const a of parts) for (const b of parts) {
      if (a !== b && a.top < b.bottom - 1 && b.top < a.bottom - 1 &&
        a.left < b.right - 1 && b.left < a.right - 1) bad.push([a, b]);
    }
    for (const e of seat.querySelectorAll(".supply, .secrets")) {
      if (e.scrollHeight > e.clientHeight + 2) bad.push(e.className);
    }
  }
  return bad.length;
})()"""

# How much lighter or darker the line round a seat's mark, and round the seat
# itself, is than what lies behind it: at least, over all seats.
SEEN = """(() => {
  const draw = document.createElement("canvas").getContext("2d");
  const light = (...colours) => {
    draw.clearRect(0, 0, 1, 1);
    for (const c of colours) {
      draw.fillStyle = c;
      draw.fillRect(0, 0, 1, 1);
    }
    const [r, g, b] = [...draw.getImageData(0, 0, 1, 1).data].map(n =>
      n / 255 <= .04045 ? n / 255 / 12.92 : ((n / 255 + .055) / 1.055) ** 2.4);
    return .2126 * r + .7152 * g + .0722 * b + .05;
  };
  const least = [...document.querySelectorAll(".seat")].flatMap(seat => {
    const style = getComputedStyle(seat), back = style.backgroundColor;
    const shape = getComputedStyle(seat.querySelector(".badge .rim"));
    const most = (...colours) => Math.max(...colours.map(c => {
      const a = light(back, c), b = light(back);
      return a > b ? a / b : b / a;
    }));
    return [most(style.borderInlineStartColor), most(shape.stroke,
      shape.fill)];
  });
  return Math.min(...least);
})()"""


NAMES = ("Bartholomew", "Cleo", "Dragomir", "Elisabeth", "Fred")


def crowded(server, wide, narrow):
    """Six seats with every piece there is, at a desk and on a phone."""
    made = create(wide, server, {"config_text":
        "return { modules = { %s } }" % ", ".join(map(json.dumps, shipped())),
        "seed": 4, "seats": [{"name": "Ann"}] + [{"name": n, "bot": "greedy"}
                                                 for n in NAMES]})
    for page in (wide, narrow):
        sit(page, server, made["links"]["seats"][0])
        page.wait("document.querySelectorAll('.supply img').length > 60")
        page.quiet()
    for page, who, most in ((wide, "desk", 260), (narrow, "phone", 110)):
        check("six seats with all pieces, %s: nothing lies over another" % who,
              page.run(MESS) == 0)
        high = page.run("document.querySelector('.seat-bar').offsetHeight")
        check("%s: they leave room for the board, %d px" % (who, high),
              high <= most)
        names = page.run("[...document.querySelectorAll('.seat .name')].map("
                         "e => Math.min(1, e.clientWidth / e.scrollWidth))")
        check("%s: names can be read, the longest to %d %%" % (
            who, 100 * min(names)), min(names) > .5 and names.count(1) > 1)
    narrow.size(740, 360, True)
    narrow.wait("innerHeight === 360")
    narrow.quiet()
    room = narrow.run("document.querySelector('.stage').offsetHeight")
    check("a phone on its side: the board has %d px of 360" % room, room > 200)
    narrow.tap(".choice")
    narrow.wait("!!document.querySelector('[data-act=commit]')")
    narrow.quiet()
    check("what is asked can be read and answered there", narrow.run("""
        [...document.querySelectorAll(".prompt, .choice.on, [data-act]")]
          .filter(e => e.getClientRects().length ||
            !e.matches(".on-button"))
          .every(e => { const b = e.getBoundingClientRect();
            return b.top >= 0 && b.bottom <= innerHeight && b.left >= 0 &&
              b.right <= innerWidth && (!e.dataset.act || e.contains(
              document.elementFromPoint(b.x + b.width / 2,
                b.y + b.height / 2))); })"""))
    narrow.size(360, 740, True)
    said = wide.run("document.querySelector('.log').textContent")
    check("nobody has laid what lay there when it began", "lays" not in said)
    check("where a figure went is said, or nothing of it: " + said[:70],
          "?" not in said and "count" in said and "chance" not in said)
    for look in ("light", "dark"):
        wide.prefer(reduced_motion="reduce", color_scheme=look)
        wide.wait("matchMedia('(prefers-color-scheme: %s)').matches" % look)
        wide.quiet()
        seen = wide.run(SEEN)
        check("%s: every seat can be told from the page, %.1f" % (look, seen),
              seen > 1.5)


def named_answers(server, page):
    """Who sells in a bazaar may keep the tile or sell it: two buttons, each with
    its name, and neither is the one to pass."""
    path = os.path.join(server.folder, "bazaar")
    with open(path + ".lua", "w") as file:
        file.write('return { modules = { "base", "bridges-castles-bazaars" }, '
                   'players = 2 }')
    asked, table = sit_before(page, server, path + ".lua", 3,
                              ("> sell ", "> keep "))
    shown = page.run("[...document.querySelectorAll('.choice')].map(e => "
                     "[e.dataset.key, e.textContent])")
    check("keep and sell have a button each: %s" % shown,
          sorted(key for key, _ in shown) == ["keep", "sell"]
          and len({text for _, text in shown}) == 2
          and all(text for _, text in shown))
    page.wait("!!document.querySelector('[data-about] img.lot')"
              "?.getAttribute('src')", "the picture of what is sold")
    page.quiet()
    subject = page.run("""Object.fromEntries([...document.querySelectorAll(
        "[data-about]")].map(e => [e.dataset.about, e.querySelector("img.lot")
        ?.getAttribute("src") || e.textContent]))""")
    check("the tray shows what is sold and what comes later, by whom, what is "
          "bid, and by whom: %s"
          % sorted(subject),
          subject.get("for-sale", "").startswith("data:image")
          and subject.get("sold-later", "").startswith("data:image")
          and sorted(subject) == ["for-sale", "high-bid", "high-bidder",
                                  "seller", "sold-later"]
          and all(subject.values()))
    check("the bids are in the log", page.run(
        "document.querySelector('.log').textContent.includes('bids ')"))
    check("neither is a button to pass",
          page.run("!document.querySelector('[data-act=pass]')"))
    page.click(".choice[data-key=sell]")
    page.wait("!!document.querySelector('[data-act=commit]')")
    before = data(page)["answers"]
    page.click("[data-act=commit]")
    page.wait("document.body.dataset.answers !== %s" % json.dumps(before))
    page.quiet()
    with open(server.saved(table)) as file:
        check("and the tile is sold", any(
            line.startswith("> sell ") for line in file.readlines()[asked:]))
    check("who gets it and for how much is in the log", page.run(
        "/gets the tile, for \\d/.test(document.querySelector('.log')"
        ".textContent)"))


def hundred_numbers(server, page):
    """A bid of up to a hundred points is found on a phone."""
    path = os.path.join(server.folder, "bids")
    with open(path + ".lua", "w") as file:
        file.write('return { modules = { "base", "bridges-castles-bazaars" }, '
                   'options = { ["bridges-castles-bazaars"] = { credit = 100 } '
                   '}, players = 2 }')
    page.size(390, 844, True)
    sit_before(page, server, path + ".lua", 3, "> bid ")
    count = page.run("document.querySelectorAll('.numbers .choice').length")
    wrong = page.run(WRONG)
    check("%d numbers to choose from: %s" % (count, wrong), count > 100 and
          not wrong)
    before = data(page)["answers"]
    page.tap("[data-act=hint]")
    page.wait("!!document.querySelector('.choices .choice.on')", "a hint")
    page.quiet()
    page.tap(".choices .choice.on")
    page.quiet()
    check("a tap on what a hint has chosen does not answer yet",
          data(page)["answers"] == before)
    page.tap(".choices .choice.on")
    page.wait("document.body.dataset.answers !== '%s'" % before)


with Server("--pause", "5") as server, Browser() as browser:
    wide = browser.page(1280, 800)
    narrow = browser.page(360, 740, True)
    for page in (wide, narrow):
        page.open(server.base)
        page.wait("!!document.querySelector('.lobby[data-checked=well]')")

    named_answers(server, wide)
    hundred_numbers(server, narrow)
    narrow.size(360, 740, True)
    crowded(server, wide, narrow)
    game("Die Stadt", server, {"config": "stadt", "seed": 5, "seats": [
        {"name": "Ann"}, {"name": "Bob"}]}, [Mouse(wide, 3), Touch(narrow, 4)])

    # ended by a hundred points, after some six hundred answers: to the last tile
    # it would be two and a half thousand, a quarter of an hour
    text = ("return { modules = { %s }, options = { [%s] = { limit = 100 } },"
            " tiles = { base = false, cathars = false } }")
    game("all modules", server, {"config_text": text % (", ".join(map(
        json.dumps, shipped())), json.dumps("points-limit")), "seed": 2,
        "seats": [{"name": "Ann"}, {"name": "Bob"}]},
        [Mouse(wide, 5), Keyboard(narrow, 6)], 120)

    for page in (wide, narrow):
        page.heard.clear()
    game("a hidden hand", server, {"config_text":
         'return { modules = { "base", "objectives", "hand-of-three", '
         '"points-limit" }, options = { ["points-limit"] = { limit = 6 } } }',
         "seed": 8,
         "seats": [{"name": "Ann"}, {"name": "Bob"}]},
         [Mouse(wide, 7), Touch(narrow, 8)])
    check("a seat sees its own hand", wide.run(
        "document.querySelector('.seat.me').textContent.length > 0"))
    for seat, page in enumerate((wide, narrow)):
        heard = [json.loads(text) for text in page.heard]
        end = next(i for i, told in enumerate(heard) if "over" in
                   find(told, "status"))
        last = [secret for told in find(heard[end], "secrets")
                for secret in told if secret.get("owner") == 1 - seat
                and secret["count"]]
        check("when it is over seat %d sees all: %s" % (seat, [
            s.get("texts") for s in last]), last and all(
                len(s["items"]) == s["count"] for s in last))
        shown = page.run("document.querySelector(\"[data-seat='%d'] .secrets\""
                         ").textContent" % (1 - seat))
        check("in words: " + shown, all(text in shown for s in last
                                        for text in s["texts"]
                                        if "/" not in text))
        heard = heard[:end]
        secrets = [secret for told in find(heard, "secrets")
                   for secret in told or []]
        own = [s for s in secrets if s.get("owner") == seat]
        others = [s for s in secrets if s.get("owner") == 1 - seat]
        check("seat %d is told what it holds" % seat,
              any(s.get("items") for s in own))
        check("seat %d is told how much the other one holds" % seat,
              any(s["count"] > 0 for s in others))
        check("seat %d is never told what" % seat, others and not any(
            s["seen"] or "items" in s for s in others))
        # what is laid is shown when it is laid; what was chosen from is not
        keys = [row.get("key") for row in find(heard, "params")
                if row.get("kind") == "answer" and row["player"] == 1 - seat]
        check("seat %d hears that the other one answers" % seat,
              None in keys and any(keys))
        check("seat %d never hears which of the hand" % seat, not any(
            key.startswith(("lay ", "keep ", "goal ")) for key in keys if key))
        options = [o for m in heard if isinstance(m.get("result"), dict)
                   and m["result"].get("player") == 1 - seat
                   for o in m["result"].get("options", [])]
        check("seat %d never gets the options of the hand" % seat,
              options and not any(o["kind"] in ("type", "word")
                                  for o in options))
        own = [o for m in heard if isinstance(m.get("result"), dict)
               and m["result"].get("player") == seat
               for o in m["result"].get("options", []) if o["kind"] == "type"]
        check("seat %d reads what a tile is chosen for: %s" % (
            seat, [o["text"] for o in own][:1]),
              own and all(": the tile " in o["text"] for o in own))
        check("and what is seen beside its picture is that alone: %s" % (
            [o["brief"] for o in own][:1]),
              all(re.fullmatch(r"\w+", o["brief"]) for o in own))
    for page, who in ((wide, "wide"), (narrow, "narrow")):
        check("%s: no error %s" % (who, page.errors), not page.errors)
done()
