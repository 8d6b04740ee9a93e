"""What can be done at the page besides playing: making tables, seats, undo by
agreement, chat, hints, files, languages; and what the page is made of."""
import gzip
import json
import os
import re
import urllib.request

from browser import Browser, Failed
from players import (CALL, READY, Mouse, Server, create, data, scores, sit,
                     totals)
from tap import check, done

ROOT = os.environ.get("TESSERA_ROOT", ".")
WEB = os.path.join(ROOT, "lua", "host", "web")


def fetch(server, name):
    with urllib.request.urlopen(server.base + name) as answer:
        return answer.read(), answer.headers


def made_of(server):
    """The files of the page: small, without anything inline or foreign."""
    names = sorted(n for n in os.listdir(WEB)
                   if not n.endswith((".lua", ".md")) and
                   n not in ("replay.js", "standalone.css", "playground"))
    whole, foreign, inline = 0, [], []
    for name in names:
        text, _ = fetch(server, "page/" + name)
        whole += len(gzip.compress(text))
        words = text.decode()
        foreign += [u for u in re.findall(r"https?://[^\s\"'`]+", words)
                    if not u.startswith("http://www.w3.org/")]
        if re.search(r"innerHTML|insertAdjacentHTML|outerHTML|document\.write|"
                     r"\beval\(|new Function", words):
            inline.append(name)
        if name.endswith(".html") and re.search(
                r"<script(?![^>]*src=)|style=|<style|\son\w+=", words):
            inline.append(name)
    check("the page weighs %d bytes compressed" % whole, whole < 150000)
    check("nothing of it comes from elsewhere %s" % foreign, not foreign)
    check("no markup is made of text, nothing is inline %s" % inline,
          not inline)
    _, headers = fetch(server, "")
    policy = headers["Content-Security-Policy"]
    check("the policy allows no more", "unsafe" not in policy and
          "default-src 'none'" in policy)


def lobby(server, page):
    page.open(server.base)
    page.wait("!!document.querySelector('.lobby[data-checked=well]')")
    check("lobby: fits 360 px", page.run(
        "innerWidth === 360 && "
        "document.documentElement.scrollWidth <= 360"))
    wide = page.run("document.querySelector('.place input').offsetWidth")
    check("a name has room, %d px" % wide, wide > 150)
    page.run("document.querySelector('.card:last-of-type').click()")
    page.wait("document.querySelectorAll('.module').length > 20")
    page.wait("!!document.querySelector("
              "'[data-module=tower] .cover[src^=\"data:image/svg\"]')")
    check("lobby: modules with tiles have a picture", page.run(
        "document.querySelector('[data-module=tower] .cover').naturalWidth")
        > 0)
    tick = "document.querySelector('[data-module=%s] input').click()"
    said = "document.querySelector('.said').textContent"
    page.run(tick % "phantom")
    page.wait("!!document.querySelector('[data-module=phantom].on')")
    page.run(tick % "teams")
    page.wait("document.querySelector('[data-checked]').dataset.checked")
    page.run("""document.querySelector(
        "[data-module='points-limit'] input").click()""")
    page.wait("!!document.querySelector("
              "'[data-module=points-limit] .option input')")
    page.run("""(() => { const e = document.querySelector(
        "[data-module='points-limit'] .option input");
        e.value = -7; e.dispatchEvent(new Event("input")); })()""")
    page.wait("document.querySelector('.lobby').dataset.checked === 'wrong'")
    check("an option out of bounds is said at once: " +
          page.run(said).strip()[:70], "limit" in page.run(said) and page.run(
              "document.querySelector('.go .primary').disabled"))
    page.run("""(() => { const e = document.querySelector("textarea");
        e.value = 'return { modules = { "base", "towr" } }';
        e.dispatchEvent(new Event("input")); })()""")
    page.wait(said + ".includes('towr')")
    check("a pasted config is checked: " + page.run(said).strip()[:60],
          "tower" in page.run(said))
    page.run("""(() => { const e = document.querySelector("textarea");
        e.value = 'return { modules = { "base", "abbot" }, seed = 3 }';
        e.dispatchEvent(new Event("input")); })()""")
    page.wait("document.querySelector('.lobby').dataset.checked === 'well'")
    check("and a good one is ready", page.run(
        "!document.querySelector('.go .primary').disabled"))


def files(server, page, other):
    """A house rule dropped onto the page, with an option; who comes to the
    table reads it there."""
    page.open("about:blank")
    page.open(server.base)
    page.wait("!!document.querySelector('.lobby[data-checked=well]')")
    drop = """(async () => {
        const box = new DataTransfer();
        box.items.add(new File([%s], "odd.lua"));
        const zone = document.querySelector(".drop");
        zone.dispatchEvent(new DragEvent("drop", { dataTransfer: box,
          bubbles: true, cancelable: true })); })()"""
    page.run(drop % json.dumps('module { "odd", title = "Odd", needs = "base"'
                               ' }\nscore.road.bonus(function() return 1'))
    page.wait("document.querySelector('.said').textContent.includes('odd.lua')")
    said = page.run("document.querySelector('.said').textContent")
    check("a broken house rule is named with its line: " + said.strip()[:60],
          re.search(r"odd\.lua:\d+", said))
    page.run(drop % json.dumps('module { "odd", title = "Odd", needs = "base"'
                               ' }\nlocal more = option { "more", default '
                               '= 1, min = 1, help = "more a road" }\n'
                               'score.road.bonus(function(road)\n'
                               '  return { odd = more }\nend)\n'
                               'text { en = { odd = "odd" } }\n'))
    page.wait("document.querySelector('.lobby').dataset.checked === 'well'")
    said = page.run("document.querySelector('.said').textContent")
    check("a game with house rules is called by them: " + said,
          "edition" in said and said.endswith(" + Odd"))
    page.click(".lobby > section:last-of-type > details > summary")
    page.click(".house-options input")
    page.key("End")
    page.key("7")
    page.wait("/17/.test(document.querySelector('.house-options input').value)")
    page.wait("document.querySelector('.lobby').dataset.checked === 'well'")
    check("their options are fields: " + page.run(
        "document.querySelector('.house-options').textContent"), page.run(
        "document.querySelector('.house-options').textContent") ==
        "Oddmore a road")
    page.click(".go .primary")
    page.wait(READY)
    check("and a good one is played", page.run("location.hash.length > 10"))
    link = page.run("JSON.parse(localStorage['tessera.tables'])[0].links.watch")
    sit(other, server, link)
    other.wait("!!document.querySelector('.house-button')")
    check("whoever comes sees it in the title", other.run(
        "document.querySelector('.bar h1').textContent").endswith("+ Odd"))
    other.click(".house-button")
    other.wait("!!document.querySelector('.house-card:not([hidden]) summary')")
    other.click(".house-card summary")
    other.wait("!!document.querySelector('.house-card details[open]')")
    card = other.run("document.querySelector('.house-card').innerText")
    check("and reads rules and options there", "more a road: 17" in card and
          "score.road.bonus" in card)
    other.click(".house-card .close")
    check("until it is closed", other.run(
        "document.querySelector('.house-card').hidden"))


def hinted(pages):
    """Whose turn it is, once they have more than one answer to choose from,
    with a hint; what has only one is answered by it."""
    while True:
        turn = [p for p in pages if data(p).get("mine")]
        if not turn:
            pages[0].browser.pause(.05)
            continue
        turn, before = turn[0], data(turn[0])["answers"]
        turn.run("document.activeElement.blur()")
        turn.key("h")
        turn.wait("!!document.querySelector('[data-act=commit]')")
        if turn.run("document.querySelectorAll('.ideas li').length") > 1:
            return turn
        turn.key("Enter")
        turn.wait("document.body.dataset.answers !== '%s'" % before)


def answer_all(turn):
    """Answers by hints until somebody else is asked."""
    while data(turn).get("mine"):
        before = data(turn)["answers"]
        turn.run("document.activeElement.blur()")
        turn.key("h")
        turn.wait("!!document.querySelector('[data-act=commit]')")
        turn.key("Enter")
        turn.wait("document.body.dataset.answers !== '%s'" % before)


def table(server, ann, bob, third):
    made = create(ann, server, {"config": "second", "seed": 4, "seats": [
        {"name": "Ann", "colour": 6}, {"name": "Bob"},
        {"name": "Cleo", "open": True}], "clock": {"start": 600, "add": 5}})
    links = made["links"]
    sit(ann, server, links["seats"][0])
    sit(bob, server, links["seats"][1])
    sit(third, server, links["watch"])
    text = "document.querySelector('%s')?.textContent || ''"
    check("the open seat has no link", links["seats"][2] is None)
    third.wait("!!document.querySelector('.seat-act')")
    third.run("document.querySelector('.seat-act').click()")
    third.wait(READY + " && !!document.querySelector('.seat.me')")
    check("an onlooker takes the free seat", "Cleo" in third.run(
        text % ".seat.me .name"))

    # a wrong link, and one that was spoilt
    lost = ann.browser.page(800, 600)
    lost.open(server.base + "#" + "A" * 22)
    lost.wait("document.body.innerText.length > 20")
    check("a wrong link is told: " + lost.run(text % ".waiting p"), lost.run(
        "!document.querySelector('.table-page')"))

    check("the clock of who is asked runs", ann.run("""
        /^(10:0\\d|9:5\\d)$/.test(document.querySelector(".clock.running")
          .textContent)"""))

    # what a feature is worth
    place = bob.run("""(() => { const e = document.querySelector(".overlay"),
        b = e.getBoundingClientRect(),
        [x, y, w, h] = e.getAttribute("viewBox").split(" ").map(Number);
        return [b.x + (50 - x) / w * b.width, b.y + (8 - y) / h * b.height];
        })()""")
    bob.click_at(*place)
    bob.wait("!document.querySelector('.feature-card').hidden")
    check("a click tells of a feature: " + bob.run(text % ".feature-card dl"),
          bob.run("document.querySelectorAll('.layer-glow path').length > 0"))

    # chat
    ann.run("document.querySelector('[data-tab=chat]').click()")
    ann.run("document.querySelector('.say input').focus()")
    ann.write("<img src=x onerror=alert(1)> שלום")
    ann.key("Enter")
    bob.run("document.querySelector('[data-tab=chat]').click()")
    bob.wait("!!document.querySelector('.chat li')")
    check("chat: markup is text", "<img src=x" in bob.run(text % ".chat li")
          and bob.run("!document.querySelector('.chat img')"))

    # a hint, an answer, undo by agreement
    turn = hinted((ann, bob, third))
    others = [p for p in (ann, bob, third) if p is not turn]
    told = turn.run("[...document.querySelectorAll('.ideas li')]"
                    ".map(e => e.textContent).join(' | ')")
    check("a hint says why: " + told, len(re.findall(
        r"\d\.\d.*?[+−]\d+\.\d", told)) > 1)
    turn.click(".ideas li:nth-child(2) button")
    turn.wait("!!document.querySelector('.ideas li:nth-child(2) .on')")
    check("it chooses and answers nothing", data(turn)["mine"])
    before = data(turn)["answers"]
    turn.run("document.activeElement.blur()")
    turn.key("Enter")
    turn.wait("document.body.dataset.answers !== '%s'" % before)
    # one's own tile comes back at once while nobody else has acted
    while not data(turn).get("mine"):
        turn = hinted((ann, bob, third))
        before = data(turn)["answers"]
        turn.key("Enter")
        turn.wait("document.body.dataset.answers !== '%s'" % before)
    others = [p for p in (ann, bob, third) if p is not turn]
    turn.click("[data-act=undo]")
    for page in (ann, bob, third):
        page.wait("document.body.dataset.answers === '%s'" % before)
    check("nobody is asked about a tile that was laid a moment ago",
          all(p.run("document.querySelector('.vote').hidden")
              for p in (ann, bob, third)) and data(turn)["mine"])
    answer_all(turn)
    answers = data(turn)["answers"]
    ask = "document.querySelector('[data-act=undo]').click()"
    turn.run(ask)
    for page in others:
        page.wait("!!document.querySelector("
                  "'.vote:not([hidden]) [data-vote=yes]')", 10, "a vote")
    check("who hears the page is told of a vote", others[0].run(
        "[...document.querySelectorAll('.aside[aria-live]')].some(e => "
        "e.textContent === document.querySelector('.vote p').textContent)"))
    others[0].click("[data-vote=no]")
    name = others[0].run("document.querySelector('.seat.me .name').textContent")
    turn.wait("document.querySelector('.vote').hidden")
    turn.wait("document.querySelector('.toasts').textContent.includes(%s)" %
              json.dumps(name), 3, "word of a refusal")
    check("who asked hears that it was refused: " + turn.run(
        "document.querySelector('.toasts').lastChild.textContent"),
          data(turn)["answers"] == answers)
    turn.run(ask)
    for page in others:
        page.wait("!!document.querySelector("
                  "'.vote:not([hidden]) [data-vote=yes]')", 10, "a vote")
    others[0].click("[data-vote=yes]")
    others[0].browser.pause(.3)
    check("one yes is not enough", data(turn)["answers"] == answers)
    others[1].click("[data-vote=yes]")
    turn.wait("document.body.dataset.answers !== '%s'" % answers)
    check("all agree: it is taken back", True)
    for page in others:
        page.wait("document.querySelector('.vote').hidden")

    # a seat to a bot and back
    ann.run("document.querySelector('[data-tab=more]').click()")
    ann.run("document.querySelector('[data-act=to-bot]').click()")
    ann.wait("!!document.querySelector('.seat.me .tag')")
    bob.wait("!!document.querySelector('.seat .tag')")
    ann.wait("!!document.querySelector('.seat.me .seat-act')")
    ann.click(".seat.me .seat-act")
    ann.wait("!document.querySelector('.seat.me .tag')")
    check("a seat goes to a bot and comes back", True)

    # the list, features, what is left
    ann.run("document.querySelector('[data-tab=list]').click()")
    ann.wait("document.querySelectorAll('.lists li').length > 0")
    names = ann.run("""[...document.querySelectorAll("button, input, select")]
        .filter(e => e.checkVisibility() && !(e.textContent.trim() ||
          e.getAttribute("aria-label") || e.title || e.labels?.length ||
          e.querySelector("[alt]:not([alt=''])"))).length""")
    check("every control has a name", names == 0)
    ann.run("document.querySelector('[data-tab=tiles]').click()")
    ann.wait("document.querySelectorAll('.remaining figure').length > 15")
    check("the tiles still to come add up", ann.run("""(() => {
        const n = [...document.querySelectorAll(".remaining figcaption")]
          .reduce((n, e) => n + +e.textContent.replace(/\\D/g, ""), 0);
        const left = +document.querySelector(".panel h3").textContent
          .replace(/\\D/g, "");
        return n === left || n === left + 1; })()"""))
    behind(ann, bob, third)


def behind(looker, *others):
    """The replay beside a game that goes on."""
    others = [p for p in others if data(p).get("mine")]
    looker.run("document.querySelector('.replay-button').click()")
    looker.wait("!!document.querySelector('.history:not([hidden])')")
    looker.run("""(() => { const e = document.querySelector('.history input');
        e.value = 1; e.dispatchEvent(new Event("input")); })()""")
    check("during a game the replay goes back", looker.run(
        "document.querySelector('.history').dataset.step") == "1")
    before = data(looker)["answers"]
    for page in others:
        page.key("h")
        page.wait("!!document.querySelector('[data-act=commit]')")
        page.run("document.activeElement.blur()")
        page.key("Enter")
        looker.wait("!!document.querySelector('.history.behind')")
        check("it stays there while others play", looker.run(
            "document.querySelector('.history').dataset.step") == "1")
    looker.key("Escape")
    looker.wait("document.querySelector('.history').hidden")
    check("and one is back in the game", not others or
          data(looker)["answers"] != before)


def out_of_time(server, page):
    """A clock runs out: a bot goes on, and the seat can be taken back."""
    made = create(page, server, {"config": "first", "seed": 2, "clock": {
        "start": 1, "add": 0}, "seats": [{"name": "A"}, {"name": "B"}]})
    sit(page, server, made["links"]["seats"][0])
    page.wait("!!document.querySelector('.seat.me .tag')", 20, "a bot")
    page.wait("!!document.querySelector('.seat.me .seat-act')")
    check("a clock that runs out is told, and a bot goes on", True)


def carried(server, page, other, table):
    """A game is saved from the page, read elsewhere, and brought back."""
    page.run("""(() => { const make = URL.createObjectURL;
        URL.createObjectURL = blob => { blob.text().then(text => {
          window.kept = text; });
          return make.call(URL, blob); }; })()""")
    page.run("document.querySelector('[data-tab=more]').click()")
    page.run("document.querySelector('[data-act=save]').click()")
    page.wait("!!window.kept")
    path = os.path.join(server.folder, "kept.save")
    with open(path, "w") as file:
        file.write(page.run("window.kept"))
    server.tessera("replay", path, "--verify")
    check("a game saved from the page is the server's", totals(
        server, path) == totals(server, server.saved(table)))
    bring = """(() => { const box = new DataTransfer();
        box.items.add(new File([%s], "kept.save"));
        const e = document.querySelector("input[accept='.save']");
        e.files = box.files; e.dispatchEvent(new Event("change")); })()"""
    other.open("about:blank")
    other.open(server.base)
    other.wait("!!document.querySelector('.lobby[data-checked=well]')")
    other.run(bring % json.dumps("no such thing"))
    other.wait("document.querySelector('.lobby').dataset.checked === 'wrong'")
    check("what is no saved game is told: " + other.run(
        "document.querySelector('.said').textContent").strip()[:60], True)
    with open(path) as file:
        other.run(bring % json.dumps(file.read()))
    other.wait("!!document.querySelector('.go a.primary')")
    other.click(".go a.primary")
    other.wait(READY, what="the table of the saved game")
    seen = [(data(p)["answers"], scores(p)) for p in (other, page)]
    check("and a saved game is a table again, %s" % seen, seen[0] == seen[1])


def by_tab(server, page):
    """Who goes from button to button by the keyboard stays where they were."""
    made = create(page, server, {"config_text":
        'return { modules = { "base", "objectives" } }', "seed": 3,
        "seats": [{"name": "A"}]})
    sit(page, server, made["links"]["seats"][0])
    at = "document.activeElement.getAttribute('%s')"
    page.wait("document.querySelectorAll('.choice').length > 1")
    page.key("Tab")
    page.run("document.querySelectorAll('.choice')[1].focus()")
    key = page.run(at % "data-key")
    page.key("Enter")
    page.wait("!!document.querySelector('.choice.on')")
    check("a choice that is picked keeps the focus: " + key,
          page.run(at % "data-key") == key)
    before = data(page)["answers"]
    page.key("Enter")
    page.wait("document.body.dataset.answers !== '%s'" % before)
    check("and Enter confirms it", True)
    page.run("document.querySelector('[data-tab=list]').click()")
    page.wait("document.querySelectorAll('.option-list button').length > 2")
    page.run("document.querySelectorAll('.option-list button')[2].focus()")
    index = page.run(at % "data-index")
    page.key("Enter")
    page.wait("!!document.querySelector('.option-list .on')")
    check("and so does one of the list", page.run(at % "data-index") == index)


def noticed(server, page):
    """What two others did meanwhile is marked in their colours."""
    made = create(page, server, {"config": "first", "seed": 5, "seats": [
        {"name": "A"}, {"name": "B", "bot": "greedy"},
        {"name": "C", "bot": "greedy"}]})
    sit(page, server, made["links"]["seats"][0])
    player = Mouse(page, 2)
    tiles = "document.querySelectorAll('.layer-marks rect.by').length"
    while page.run(tiles) < 3 or not player.asked():
        if player.asked():
            player.play()
        page.browser.pause(.05)

    def marks():
        return page.run("""[...document.querySelectorAll(".layer-marks .by")]
            .map(e => e.tagName + " " + e.getAttribute("stroke")).sort()""")
    seats = page.run("[...document.querySelectorAll('.seat')].map(e => "
                     "e.style.getPropertyValue('--seat'))")
    seen = marks()
    check("all tiles since my last one are framed by who laid them %s" % seen,
          sorted(m for m in seen if m.startswith("rect")) == sorted(
              "rect " + colour for colour in seats))
    check("and the figures they put down", any(
        m.startswith("circle") for m in seen))
    page.reload()
    page.wait(READY + " && !!document.querySelector('.layer-marks .by')")
    check("a reload forgets none of it", marks() == seen)


def retraced(server, page):
    """What is beside the board follows the replay; its address leads there."""
    made = create(page, server, {"config_text":
        'return { modules = { "base", "points-limit" }, options = { '
        '["points-limit"] = { limit = 10 } } }', "seed": 6, "seats": [
            {"name": "A", "bot": "greedy"}, {"name": "B", "bot": "greedy"}]})
    sit(page, server, made["links"]["watch"])
    page.wait("document.body.dataset.status === 'over'", 60)
    page.click("[data-tab=log]")
    page.click(".replay-button")
    page.wait("!!document.querySelector('.history:not([hidden])')")
    side = """[document.querySelector(".seat .supply").textContent.trim()
        .split(/\\s+/)[0], document.querySelectorAll(".log li").length,
        location.hash.split("/")[1], document.querySelector(".turns")
        .textContent]"""
    end = page.run(side)
    page.click(".history .steps button:nth-child(1)")
    start = page.run(side)
    check("a replay begins with an empty log and all figures: %s" % start,
          start[:3] == ["7", 0, "0"] and start[3] != end[3])
    for _ in range(6):
        page.click(".history .steps button:nth-child(4)")
    seen = page.run(side)
    check("both follow its steps: %s of %s" % (seen, end),
          0 < seen[1] < end[1] and seen[2] == "6" and seen[0] != "7")
    address = page.run("location.href")
    page.open("about:blank")
    page.open(address)
    page.wait("!!document.querySelector('.history:not([hidden])')")
    page.wait("document.querySelectorAll('.log li').length === %d" % seen[1])
    check("its address leads to the step", page.run(side) == seen)
    page.click(".history .primary")
    page.wait("document.querySelectorAll('.log li').length === %d" % end[1])
    check("and back to the end", "/" not in page.run("location.hash"))
    page.open("about:blank")
    page.open(address)
    page.wait("!!document.querySelector('.history:not([hidden])')")
    page.click("[data-act=fork]")
    page.wait("!location.href.includes(%s)" % json.dumps(
        address.split("#")[1].split("/")[0]))
    page.wait(READY + " && document.body.dataset.status === 'asking' && "
              "+document.body.dataset.answers >= 6")
    check("a game goes on from there at a new table, with bots",
          int(data(page)["answers"]) < 20 and page.run(
              "document.querySelectorAll('.seat.me').length === 1 && "
              "document.querySelectorAll('.seat .tag').length === 1"))


def languages(server, page):
    for code, word in (("de", "Tisch"), ("fr", "table"), ("it", "tavolo"),
                       ("sv", "bord"), ("en", "table")):
        page.open("about:blank")
        page.open(server.base)
        page.wait("!!document.querySelector('.hero select')")
        page.run("""(() => { const e = document.querySelector(".hero select");
            e.value = %s; e.dispatchEvent(new Event("change")); })()"""
                 % json.dumps(code))
        page.wait("document.documentElement.lang === %s && document"
                  ".querySelector('.go .primary')?.textContent.toLowerCase()"
                  ".includes(%s)" % (json.dumps(code), json.dumps(
                      word.lower())), 10, code)
        raw = page.run("""(document.body.innerText.match(
            /\\b(table|page)\\.[a-z.]+/g) || []).join()""")
        check("%s: every text is there %s" % (code, raw), not raw)
        card = page.run("document.querySelector('.card.on').textContent")
        check("%s: a preset is called %s" % (code, card[:30]), code == "en" or
              "Third edition" not in card)


def rematch(server, page, other):
    made = create(page, server, {"config_text":
        'return { modules = { "base", "points-limit" }, options = { '
        '["points-limit"] = { limit = 10 } } }', "seed": 6, "seats": [
            {"name": "A"}, {"name": "B", "bot": "greedy"}]})
    sit(page, server, made["links"]["seats"][0])
    sit(other, server, made["links"]["watch"])
    player = Mouse(page, 1)
    while data(page).get("status") != "over":
        if player.asked():
            player.play()
        page.browser.pause(.05)
    page.wait("!!document.querySelector('.finale:not([hidden])')")
    page.click(".finale [data-act=skip]")
    page.wait("document.querySelector('.finale').hidden")
    check("the end is told: " + page.run(
        "document.querySelector('.question').textContent"), True)
    carried(server, page, other, made["table"])
    sit(other, server, made["links"]["watch"])
    old = page.run("location.hash")
    page.click("[data-act=rematch]")
    page.wait("location.hash !== %s" % json.dumps(old))
    page.wait(READY + " && document.body.dataset.status === 'asking'")
    check("rematch: a new table, one seat on", page.run(
        "document.querySelector('.seat.me').dataset.seat") == "1")
    other.wait("!!document.querySelector('[data-vote=join]')",
               what="the others are told")
    old = other.run("location.hash")
    other.click("[data-vote=join]")
    other.wait("location.hash !== %s" % json.dumps(old))
    other.wait(READY + " && document.body.dataset.status === 'asking'")
    check("rematch: one tap, and who looked on does so there", other.run(
        "document.querySelectorAll('.seat').length") == 2)


with Server("--pause", "10") as server, Browser() as browser:
    made_of(server)
    phone = browser.page(360, 740, True)
    lobby(server, phone)
    languages(server, phone)
    desk, second, third = (browser.page(1280, 800) for _ in range(3))
    files(server, desk, second)
    by_tab(server, desk)
    noticed(server, desk)
    retraced(server, desk)
    table(server, desk, second, third)
    second.prefer(reduced_motion="no-preference")
    rematch(server, second, third)
    out_of_time(server, third)
    for page, who in ((phone, "phone"), (desk, "desk"), (second, "second"),
                      (third, "third")):
        check("%s: no error %s" % (who, page.errors), not page.errors)
done()
