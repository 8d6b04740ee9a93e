"""The board as somebody looks at it: it stays where it is, what is said over it
belongs to what is seen, and goes with it; signs that are told apart; the final
scoring, and what is looked back at."""
import json
import re

from browser import Browser
from players import (AT, CALL, READY, SLOWLY, Mouse, Server, Touch, create,
                     data, sit, totals)
from tap import check, done

TEXT = "(document.querySelector(`%s`)?.textContent || '')"


def final_scoring(server, page):
    """The end is walked through on the board, and can be skipped."""
    page.prefer(reduced_motion="no-preference")
    made = create(page, server, {"config_text":
        'return { modules = { "base", "points-limit" }, options = { '
        '["points-limit"] = { limit = 10 } } }', "seed": 6, "seats": [
            {"name": "A"}, {"name": "B", "bot": "greedy"}]})
    sit(page, server, made["links"]["seats"][0])
    page.run(SLOWLY)
    player = Mouse(page, 1)
    while data(page)["status"] != "over":
        page.run("window.flown = false")
        if player.asked():
            player.play()
        page.browser.pause(.03)
    page.wait("!!document.querySelector('.finale:not([hidden])')")
    page.wait("document.querySelectorAll('.layer-glow path').length > 0 && "
              "window.flown")
    said = page.run(TEXT % ".finale")
    check("the final scoring lights a feature: " + said,
          re.search(r"(last turn|Final scoring \d+ / \d).*\+\d", said))
    final = page.run("document.querySelector('.sums tfoot')?.textContent || ''")
    hidden = page.run("""(() => {
        const lit = [...document.querySelectorAll(".layer-glow path")].map(e =>
          e.getBoundingClientRect());
        return [...document.querySelectorAll(".finale, .flight, .zoom")].filter(
          e => { const b = e.getBoundingClientRect(); return lit.some(l =>
            l.left < b.right && l.right > b.left && l.top < b.bottom &&
            l.bottom > b.top); }).map(e => e.className); })()""")
    check("and hides nothing of it %s" % hidden, not hidden)
    told = "%s + ' ' + %s" % (TEXT % ".question", TEXT % ".verdict")
    early = page.run(told)
    check("who has won is not said before all is counted: " + early,
          "win" not in early and not page.run(
              "document.querySelector('.most')"))
    page.click(".finale [data-act=skip]")
    check("but then", page.holds(told + ".includes('win') && "
                                 "!!document.querySelector('.most')"))
    page.wait("document.querySelector('.finale').hidden && "
              "!!document.querySelector('.sums tfoot')")
    check("then nothing moves that nobody has touched", page.quiet())
    sums = page.run("[...document.querySelectorAll('.sums tfoot td')].map(e =>"
                    " e.textContent).join()")
    check("skipped, all points are there: " + sums, not final and sums ==
          page.run("[...document.querySelectorAll('.seat .score')].map(e => "
                   "e.textContent).join()"))
    page.click("[data-tab=list]")
    check("the list of what can be answered says who has won, too",
          page.holds("/win/.test(document.querySelector('.lists')?.textContent)"
                     ))
    page.prefer(reduced_motion="reduce")


# Where on the screen the first tile lies and how large it is, how high what asks
# is, and whether what is chosen is in sight.
FIRST_TILE = """(() => {
    const e = document.querySelector(".overlay"), b = e.getBoundingClientRect();
    const [left, top, wide] = e.getAttribute("viewBox").split(" ").map(Number);
    const unit = b.width / wide;
    const ghost = document.querySelector(".ghost.sure .frame");
    const g = ghost?.getBoundingClientRect();
    return [b.left - left * unit, b.top - top * unit, 100 * unit].map(
      Math.round).concat(document.querySelector(".tray").offsetHeight, !g ||
        g.top >= b.top && g.bottom <= b.bottom && g.left >= b.left &&
        g.right <= b.right); })()"""


def steady(server, page):
    """The board stays where it is while what is asked takes more room, and
    less."""
    made = create(page, server, {"config": "first", "seed": 4, "seats": [
        {"name": "A"}, {"name": "B", "bot": "greedy"}]})
    sit(page, server, made["links"]["seats"][0])
    for _ in range(2):
        page.wait("!!document.body.dataset.mine")
        page.quiet()
        before = data(page)["mine"]
        at = [page.run(FIRST_TILE)]
        page.key("h")
        page.wait("!!document.querySelector('.ideas')")
        page.quiet()
        at.append(page.run(FIRST_TILE))
        page.key("Escape")
        page.wait("!document.querySelector('[data-act=commit]')")
        page.quiet()
        at.append(page.run(FIRST_TILE))
        check("%s px wide, asked more, the board stays: %s" % (page.run(
            "innerWidth"), at), all(abs(n - m) <= 1 for now in at[1:]
                                    for n, m in zip(at[0][:3], now)) and
              at[1][4] and (at[1][3] > at[0][3] + 15 or page.run(
                  "!!document.querySelector('.side .ideas')")))
        page.key("h")
        page.wait("!!document.querySelector('[data-act=commit]')")
        page.key("Enter")
        page.wait("document.body.dataset.mine !== '%s'" % before)


def said_once(server, page):
    """What a hint says goes when something else is chosen, or answered; never
    are two things said."""
    made = create(page, server, {"config": "first", "seed": 4, "seats": [
        {"name": "A"}, {"name": "B", "bot": "greedy"}]})
    sit(page, server, made["links"]["seats"][0])
    count = "document.querySelectorAll('.toast').length"
    page.wait("!!document.body.dataset.mine")
    for key, what in (("Escape", "dropped"), ("ArrowRight", "not chosen"),
                      ("Enter", "answered")):
        page.quiet()
        before = data(page)["mine"]
        page.key("h")
        page.wait(count)
        page.quiet()
        page.key("h")
        page.quiet()
        told = page.run(count)
        page.key(key)
        if key == "Enter":
            page.wait("document.body.dataset.mine !== '%s'" % before)
        page.quiet()
        left = page.run(count)
        check("a hint is said once, and no more when it is %s: %s %s" % (
            what, told, left), told == 1 and left == 0)


def once_more(server, page, touch):
    """A press on the chosen place turns the tile, or takes the next answer
    there; only the button confirms. The same by mouse and by touch."""
    made = create(page, server, {"config": "third", "seed": 4, "seats": [
        {"name": "A"}]})
    sit(page, server, made["links"]["seats"][0])
    turned = "document.querySelector('.tile-in-hand img').src.length + " \
        "document.querySelector('.tile-in-hand').getAttribute('aria-label')"
    at_once = page.tap_at if touch else page.click_at
    seen = {"place": 0, "turned": 0, "spot": 0}
    player = (Touch if touch else Mouse)(page, 3)
    while not all(seen.values()) and player.given < 40:
        page.wait("!!document.body.dataset.mine")
        page.quiet()
        kind = "place" if page.run("!!document.querySelector('.lit')") else \
            "spot"
        given = data(page)["answers"]
        name = page.run("document.querySelector('.lit.fits, "
                        ".layer-spots .place')?.dataset.target")
        if not name:
            player.play()
            continue
        at_once(*page.run(AT % json.dumps(name))[:2])
        page.wait("!!document.querySelector('[data-act=commit]')")
        page.quiet()
        turns = page.run("!!document.querySelector('[data-act=turn]')")
        before = page.run(turned) if kind == "place" else ""
        said = page.run(TEXT % ".question .soft")
        at_once(*page.run(AT % json.dumps(name))[:2])
        page.quiet()
        seen[kind] += 1
        if turns and kind == "place":
            seen["turned"] += 1
            if seen["turned"] == 1:
                check("another press turns the tile, as is said: " + said,
                      page.run(turned) != before and "again" in said)
        if data(page)["answers"] != given:
            break
        page.click("[data-act=commit]")
        page.wait("document.body.dataset.answers !== '%s'" % given)
        player.given += 1
    check("by %s no second press confirms: %s" % (
        "touch" if touch else "mouse", seen), all(seen.values()))


# Colours of the signs of the turn, of the most points, and of what was laid of
# late, with the nearest colour of a seat and how far it is.
SIGNS = """(colours => {
    const paint = c => (c.startsWith("#") ? c.slice(1).match(/../g).map(h =>
      parseInt(h, 16)) : c.match(/[\\d.]+/g).slice(0, 3).map(Number));
    const far = (a, b) => Math.hypot(...a.map((n, i) => n - b[i]));
    const found = {};
    for (const [name, selector, of] of [["turn", ".seat.turn", "boxShadow"],
      ["turn sign", ".seat .now", "color"], ["most", ".seat.best",
        "backgroundColor"], ["last", ".last:not(.under)", "stroke"]]) {
      const e = document.querySelector(selector);
      if (!e) continue;
      const said = getComputedStyle(e)[of].match(/(rgb|color)[^)]*\\)/)[0];
      const c = paint(said).map(n => said.startsWith("color(") ? 255 * n : n);
      found[name] = Math.round(Math.min(...colours.map(s => far(c,
        paint(s)))));
    }
    return found;
})(%s)"""


def signs(server, page):
    """Whose turn it is, who leads and what was laid of late is not said in a
    colour that a seat has."""
    made = create(page, server, {"config_text":
        'return { modules = { "base", "points-limit" }, options = { '
        '["points-limit"] = { limit = 5 } } }', "seed": 6, "seats": [
            {"name": "A", "colour": 2}, {"bot": "greedy", "colour": 0}]})
    colours = json.dumps(page.run(CALL % ('"hello"', "{}"))["colours"])
    sit(page, server, made["links"]["seats"][0])
    page.wait("!!document.body.dataset.mine")
    player = Mouse(page, 1)
    while not page.run("!!document.querySelector('.last') && "
                       "!!document.querySelector('.seat.turn')"):
        player.play()
        page.quiet()
    found = page.run(SIGNS % colours)
    while data(page)["status"] != "over":
        if player.asked():
            player.play()
        page.browser.pause(.03)
    page.quiet()
    found.update(page.run(SIGNS % colours))
    check("signs are in no seat's colour: %s" % found, len(found) == 4 and
          min(found.values()) > 60)
    check("who has most has a sign: " + page.run(TEXT % ".seat.best .who"),
          page.run("document.querySelectorAll('.most').length") >= 1)
    page.click(".replay-button")
    page.wait("!!document.querySelector('.history:not([hidden])')")
    check("also at the end of a replay", page.holds(
        "document.querySelectorAll('.seat.best .most').length > 0"))
    page.click(".history .steps button:nth-child(1)")
    page.wait("document.querySelector('.history').dataset.step === '0'")
    page.click(".history .steps button:nth-child(4)")
    page.wait("document.querySelector('.history').dataset.step === '1'")
    page.quiet()
    check("in a replay nobody has won yet, and whose turn it is is told",
          page.run("!document.querySelector('.seat.best') && document"
                   ".querySelectorAll('.seat.turn').length === 1"))


# Cards of points stay until something else takes them away.
STAYING = """(() => {
    const { setTimeout } = window;
    window.setTimeout = (run, ms, ...words) => [2600, 3600].includes(ms) ? -1 :
      setTimeout(run, ms, ...words);
})()"""
# Cards of points that are seen: how many, which lie over each other or over the
# buttons, and how far they are from the tile that they are for, in px between
# rims, if that is in view: they stay near one of those that they are about.
CARDS = """(tiles => {
    const box = e => e.getBoundingClientRect();
    const cards = [...document.querySelectorAll(".flight")].filter(e =>
      getComputedStyle(e).visibility === "visible");
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left,
      b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const over = document.querySelector(".overlay"), b = box(over);
    const [left, top, wide, high] = over.getAttribute("viewBox").split(" ")
      .map(Number);
    const all = [...cards, ...document.querySelectorAll(
      ".zoom, .vote:not([hidden])")];
    const bad = cards.flatMap((e, i) => all.slice(i + 1).filter(f =>
      meet(box(e), box(f))).map(f => e.textContent + " / " + f.textContent));
    const far = cards.flatMap(e => {
      const [, x, y] = tiles[e.dataset.tile], c = box(e);
      const x0 = b.left + (100 * x - left) / wide * b.width;
      const y0 = b.top + (100 * y - top) / high * b.height;
      const side = 100 / wide * b.width;
      if (x0 < b.left || y0 < b.top || x0 + side > b.right ||
        y0 + side > b.bottom) return [];
      return [Math.max(0, x0 - c.right, c.left - x0 - side, y0 - c.bottom,
        c.top - y0 - side)];
    });
    return { count: cards.length, bad, far, most: Math.max(0, ...far) };
})(%s)"""


def points_rise(server, page):
    """Points made on the board stay beside what made them while the view is
    moved and zoomed, and hide no other points."""
    page.size(390, 844, True)
    made = create(page, server, {"config": "third", "seed": 3, "seats": [
        {"bot": "greedy"}, {"bot": "greedy"}, {"bot": "greedy"}]})
    link = made["links"]["watch"]
    page.call("Page.addScriptToEvaluateOnNewDocument", {"source": STAYING})
    sit(page, server, link)
    page.wait("document.body.dataset.status === 'over'", "the end")
    page.quiet()
    tiles = json.dumps(page.run(CALL % ('"sit"', json.dumps(
        {"link": link})))["tiles"])
    found = page.run(CARDS % tiles)
    check("%d cards of points, none over another: %s" % (found["count"],
                                                         found["bad"]),
          found["count"] > 2 and not found["bad"])
    lead = page.run("""[...document.querySelectorAll(".flight")].filter(e =>
        getComputedStyle(e).visibility === "visible" &&
        !e.previousElementSibling?.matches(".lead")).length""")
    check("each has a line to what it is for, where that is apart", lead == 0)
    x, y = page.box("#board")

    def dragged(dx, dy):
        for kind, at in (("touchStart", (x, y)), ("touchMove", (x + dx / 2,
                         y + dy / 2)), ("touchMove", (x + dx, y + dy))):
            page.call("Input.dispatchTouchEvent", {
                "type": kind, "touchPoints": [{"x": at[0], "y": at[1]}]})
        page.call("Input.dispatchTouchEvent", {
            "type": "touchEnd", "touchPoints": []})
        page.quiet()

    for what, act in (("moved", lambda: dragged(-60, 90)),
                      ("closer", lambda: [page.key("+") for _ in range(4)]),
                      ("moved again", lambda: dragged(80, -120)),
                      ("far away", lambda: [page.key("-") for _ in range(9)])):
        act()
        page.quiet()
        found = page.run(CARDS % tiles)
        check("%s, %d cards are where they belong: %s %s" % (
            what, found["count"], found["bad"], [int(n) for n in
                                                 found["far"]]),
              found["count"] and not found["bad"] and found["most"] <= 160)


# Cards of points, and those that lie over what can be picked or was laid last.
COVER = """(() => {
    const lit = [...document.querySelectorAll(":is(.layer-choices, .layer-spots,"
      + " .layer-ghost) > *, .layer-marks .last")].map(e =>
        e.getBoundingClientRect()).filter(b => b.width);
    const cards = [...document.querySelectorAll(".flight")].filter(e =>
      getComputedStyle(e).visibility === "visible");
    return [cards.length, cards.filter(e => { const c =
      e.getBoundingClientRect(); return lit.some(b => b.left < c.right - 1 &&
        b.right > c.left + 1 && b.top < c.bottom - 1 && b.bottom > c.top + 1);
    }).length]; })()"""


def points_beside(server, page):
    """Points that others made hide nothing that is asked for meanwhile, as long
    as there is room elsewhere: with 27 cells lit some lie over one."""
    page.size(390, 844, True)
    made = create(page, server, {"config": "third", "seed": 4, "seats": [
        {"name": "A"}, {"bot": "greedy"}, {"bot": "greedy"}]})
    sit(page, server, made["links"]["seats"][0])
    player, seen, over = Touch(page, 3), 0, 0
    while data(page)["status"] != "over" and seen < 12:
        if player.asked():
            page.quiet()
            cards, hiding = page.run(COVER)
            seen, over = seen + cards, over + hiding
            player.play()
        page.browser.pause(.02)
    check("of %d cards of points seen at questions %d hide an answer" % (
        seen, over), seen >= 12 and over <= 3)


# What lies over the board for a moment, or belongs to the game as it is now.
OVER = """[...document.querySelectorAll(".finale, .flight, .toast, .house-card," +
    ".feature-card, .layer-glow path, .clash path, .pointer")].filter(e =>
    !e.hidden && e.getBoundingClientRect().width).map(e =>
    e.getAttribute("class") || e.tagName)"""


def nothing_left(server, page):
    """What is said over a board stays behind when one goes to the replay and
    back, to another table, or to the first page."""
    page.size(800, 600)
    page.prefer(reduced_motion="no-preference")
    text = ('return { modules = { "base", "points-limit" }, options = { '
            '["points-limit"] = { limit = 10 } } }')
    made = create(page, server, {"config_text": text, "seed": 6, "seats": [
        {"name": "A"}, {"name": "B", "bot": "greedy"}]})
    sit(page, server, made["links"]["seats"][0])
    page.run(SLOWLY)
    player = Mouse(page, 1)
    while data(page)["status"] != "over":
        if player.asked():
            player.play()
        page.browser.pause(.03)
    page.wait("!!document.querySelector('.finale:not([hidden])') && "
              "!!document.querySelector('.layer-glow path')")
    page.click(".replay-button")
    page.wait("!!document.querySelector('.history:not([hidden])')")
    over = page.run(OVER)
    check("the final scoring does not lie over the replay %s" % over, not over)
    scores = """[...document.querySelectorAll(".seat .score")].map(e =>
        e.textContent).join()"""
    page.wait("document.querySelectorAll('.seat .score').length === 2")
    shown = page.run(scores)
    total = ",".join(map(str, totals(server, server.saved(made["table"]))))
    check("whose points are those of its step: %s" % shown, shown == total)
    page.click(".history .primary")
    page.wait("document.querySelector('.history').hidden")
    check("nor over the board after it", page.quiet() and not page.run(OVER))

    page.size(1280, 800)
    made = create(page, server, {"config": "first", "seed": 4, "seats": [
        {"name": "A"}, {"name": "B"}]})
    first = made["links"]["seats"][0]
    sit(page, server, first)
    page.quiet()
    page.click_at(*page.run("""(() => { const e = document.querySelector(
        ".overlay"), b = e.getBoundingClientRect(),
        [x, y, w, h] = e.getAttribute("viewBox").split(" ").map(Number);
        return [b.x + (50 - x) / w * b.width, b.y + (8 - y) / h * b.height];
        })()"""))
    page.wait("!document.querySelector('.feature-card').hidden")
    page.click("[data-act=hint]")
    page.wait("!!document.querySelector('.toast')")
    page.click(".bar [data-act=cards]")
    page.wait("!!document.querySelector('.rule-card')")
    page.click(".replay-button")
    page.wait("!!document.querySelector('.history:not([hidden])')")
    over = page.run(OVER)
    check("cards, hints and arrows do not, either %s" % over, not over)
    page.click(".history .primary")
    page.wait("document.querySelector('.history').hidden")
    page.click(".bar [data-act=cards]")
    page.wait("!!document.querySelector('.house-card:not([hidden])')")
    page.key("Escape")
    check("Escape closes the cards", page.holds(
        "document.querySelector('.house-card').hidden"))

    check("the title says whose turn it is: " + page.run("document.title"),
          page.run("document.title").startswith("● "))
    page.run("document.querySelector('.replay-button').click();"
             "location.hash = ''")
    page.wait("!!document.querySelector('.lobby[data-checked=well]')")
    page.quiet()
    left = page.run("[location.hash, document.title, "
                    "document.body.dataset.mine || '']")
    check("a replay that comes late changes nothing: %s" % left,
          left == ["", "Tessera", ""])
    page.run("location.hash = " + json.dumps(first))
    page.wait(READY + " && document.title.startsWith('● ')")
    page.run("location.hash = 'nowhere-nowhere-nowhere'")
    page.wait("!!document.querySelector('.waiting a')")
    check("a table that is not there has no title", page.run(
        "document.title") == "Tessera")
    page.prefer(reduced_motion="reduce")


def reviewed(server, page):
    """A replay says what answers lost; the worst are a tap away."""
    made = create(page, server, {"config_text":
        'return { modules = { "base", "points-limit" }, options = { '
        '["points-limit"] = { limit = 25 } } }', "seed": 6, "seats": [
            {"name": "A", "bot": "random"}, {"name": "B", "bot": "greedy"}]})
    sit(page, server, made["links"]["watch"])
    page.wait("document.body.dataset.status === 'over'", 60)
    page.click("[data-tab=log]")
    page.click(".replay-button")
    page.wait("!!document.querySelector('.history:not([hidden])')")
    check("nothing is judged until somebody asks", page.run(
        "!document.querySelector('.lost, .lost-marks i')"))
    asks = page.run("document.querySelector('[data-act=review]').textContent")
    check("it is a button that says what it does: " + asks, " " in asks)
    page.click("[data-act=review]")
    page.wait("document.querySelector('.history').dataset.judged === 'all'",
              120)
    worst = page.run("""[...document.querySelectorAll(".lost-most .lost")].map(
        e => [+e.dataset.answer, +e.textContent.match(/−(.*)/)[1]])""")
    marks = page.run("[document.querySelectorAll('.lost-marks i').length, "
                     "document.querySelectorAll('.lost-marks .most').length]")
    check("the three answers that cost most, of %s: %s" % (marks, worst),
          len(worst) == 3 and marks[0] > 3 and marks[1] == 3 and
          worst == sorted(worst, key=lambda one: -one[1]) and
          all(lost > 1 for _, lost in worst))
    turns = page.run("[...document.querySelectorAll('.lost-most .lost')].every("
                     "e => /turn \\d+/.test(e.textContent))")
    check("and the turns of these", turns)
    legend = page.run("document.querySelector('.lost-note').textContent")
    check("what the marks are is said: " + legend,
          "Each mark is an answer that lost points" in legend)
    listed = page.run("[...document.querySelectorAll('.log .lost')].map(e => "
                      "+e.dataset.answer).reverse()")
    check("they are marked in the log: %s" % listed, listed and all(
        n in [answer for answer, _ in worst] for n in listed))
    step = "+document.querySelector('.history').dataset.step"
    page.click(".log .lost")
    check("a press leads there from the log", page.run(step) == listed[-1])
    for answer, lost in worst:
        page.click(".lost-most [data-answer='%d']" % answer)
        told = page.run("document.querySelector('.lost-note').textContent")
        check("and from the bar, with what was better: %s" % told,
              page.run(step) == answer and "−%.1f" % lost in told and
              "better: " in told and page.run(
                  "!!document.querySelector('.layer-ghost .better') || "
                  "!/frame/.test(%s)" % json.dumps(told)))
        turns = page.run("[document.querySelector('.lost-most .on'), document"
                         ".querySelector('.history .where')].map(e => "
                         "/turn \\d+/.exec(e.textContent)[0])")
        check("it is the turn that is told: %s" % turns, turns[0] == turns[1])
    check("nobody tries another answer of a bot, which gives the same", page.run(
        "!document.querySelector('[data-act=retry]')"))
    page.click(".history .primary")
    page.wait("document.querySelector('.history').hidden")
    check("outside of the replay nothing of it is left", page.run(
        "!document.querySelector('.better, .log .lost')"))


def what_stands(server, page):
    """The points tab says what the board would bring now."""
    path = "/".join((server.folder, "stands.save"))
    server.tessera("play", "third", "--players", "2", "--seed", "5", "-b",
                   "all=random", "--save", path)
    with open(path) as file:
        save = "".join(file.readlines()[:90])
    page.open(server.base)
    made = page.run(CALL % (json.dumps("import"), json.dumps(
        {"save": save, "seats": [{}, {}]})))
    sit(page, server, made["links"]["seats"][0])
    page.click("[data-tab=sums]")
    page.wait("!!document.querySelector('.standing tfoot')")
    sums = page.run("""[...document.querySelectorAll(
        ".standing :is(tbody, tfoot) tr")].map(row => [...row.querySelectorAll(
        "td")].map(e => +e.textContent))""")
    have = page.run("[...document.querySelectorAll('.seat .score')].map(e => "
                    "+e.textContent)")
    check("what stands, by kind and with the points: %s" % sums, all(
        have[i] + sum(row[i] for row in sums[:-1]) == sums[-1][i]
        for i in range(2)) and sum(map(sum, sums[:-1])) > 0)
    rows = page.run("""import("/page/standing.js").then(async ({ Standing }) => {
        const table = { seats: [{}, {}], history: { open: false }, act:
          async () => [{ title: "city", points: [3, 0] }] };
        const standing = new Standing(table), lines = [];
        for (const [answers, status, open] of [[1, "asking", false], [2, "over",
          false], [1, "asking", false], [1, "asking", true], [1, "asking",
          false]]) {
          table.s = { answers, status, scores: [1, 2] };
          table.history.open = open;
          const element = standing.show();
          await new Promise(done => setTimeout(done));
          lines.push(element.querySelectorAll("tr").length);
        }
        return lines; })""")
    check("not when it is over nor in a replay, but after both: %s" % rows,
          rows == [3, 0, 3, 0, 3])


def farmers_lie(server, page):
    """Who would lie where it is put is drawn so before it is put there."""
    made = create(page, server, {"config_text":
        'return { modules = { "base", "farmers" } }', "seed": 5,
        "seats": [{}, {}]})
    for link in made["links"]["seats"]:
        sit(page, server, link)
        if data(page)["mine"]:
            break
    Mouse(page, 1).play()
    page.wait("!!document.querySelector('.place .piece')")
    lies, stands = ([e for e in page.run("""[...document.querySelectorAll(
        ".place")].map(e => [e.dataset.keys, e.querySelector(".piece")
        .getAttribute("transform")])""") if ("field" in e[0]) == field]
                    for field in (True, False))
    check("places on fields %s, and others %s" % (lies, stands),
          lies and all(how == "rotate(90)" for _, how in lies) and
          not any(how for _, how in stands))


with Server("--pause", "10") as server, Browser() as browser:
    desk, other = browser.page(1280, 800), browser.page(1280, 800)
    phone = browser.page(390, 844, True)
    for page in (desk, phone):
        steady(server, page)
    said_once(server, desk)
    once_more(server, desk, False)
    once_more(server, phone, True)
    signs(server, other)
    farmers_lie(server, other)
    what_stands(server, other)
    points_beside(server, phone)
    points_rise(server, phone)
    final_scoring(server, other)
    nothing_left(server, other)
    reviewed(server, desk)
    for who, page in (("desk", desk), ("other", other), ("phone", phone)):
        check("%s: no error %s" % (who, page.errors), not page.errors)
done()
