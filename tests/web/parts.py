"""What can be done at the page besides playing: making tables, seats, undo by
agreement, chat, hints, files, languages; and what the page is made of."""
import gzip
import json
import os
import re
import urllib.request

from browser import Browser, Failed
from players import (CALL, READY, SLOWLY, Mouse, Server, Touch, create,
                     data, scores, shipped, sit, totals)
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


# How far the list of modules is wider than its frame, and how wide the narrowest
# words of an option are.
ROOM = """(() => {
  const list = document.querySelector(".modules");
  return [list.scrollWidth - list.clientWidth, Math.min(...[
    ...list.querySelectorAll(".option > span")].map(e => e.offsetWidth))];
})()"""


def lobby(server, page):
    page.open(server.base)
    page.wait("!!document.querySelector('.lobby[data-checked=well]')")
    page.quiet()
    check("lobby: fits 360 px", page.run(
        "innerWidth === 360 && "
        "document.documentElement.scrollWidth <= 360"))
    said = page.run("""[...document.querySelectorAll(".presets .card")].map(
        e => [e.children.length + (e.firstChild.textContent === "Die Stadt"),
          [...e.children].every(line => line.scrollHeight <=
            line.clientHeight + 1)])""")
    check("lobby: each preset says what it is, and no card cuts it: %s" % said,
          len(said) > 5 and all(fits for _, fits in said) and
          all(lines == 3 for lines, _ in said[:-1]))
    wide = page.run("document.querySelector('.place input').offsetWidth")
    check("a name has room, %d px" % wide, wide > 150)
    page.tap(".card:last-of-type")
    page.wait("document.querySelectorAll('.module').length > 20")
    page.wait("!!document.querySelector("
              "'[data-module=tower] .cover[src^=\"data:image/svg\"]')")
    check("lobby: modules with tiles have a picture", page.holds(
        "document.querySelector('[data-module=tower] .cover').naturalWidth > 0"))
    tick = 'document.querySelector("[data-module=%s] input").click()'
    said = "document.querySelector('.said').textContent"
    ready = "document.querySelector('.lobby').dataset.checked === 'well' && "
    first = page.run("document.querySelector('.card strong').textContent")
    page.wait(ready + said + ".includes('A mix of your own')",
              "a mix to be called so")
    check("lobby: a mix says what will be played, not what it began with: " +
          page.run(said), first not in page.run(said) and page.run(
              "[...document.querySelectorAll('.module.on strong')].every(e => "
              + said + ".includes(e.textContent))"))
    ticked = "[...document.querySelectorAll('.module.on strong')].map(e => " \
        "e.textContent).join(', ')"
    page.tap(".card:nth-of-type(3)")
    own = page.run("document.querySelector('.card.on').lastChild.textContent")
    page.wait(ready + said + ".includes(%s)" % json.dumps(own), own)
    page.tap(".card:last-of-type")
    page.wait("document.querySelectorAll('.module').length > 20")
    begun = page.run(ticked)
    needed = ["Rivers: how they run"]  # by the river
    check("lobby: a mix begins with the base game alone, whatever was on: " +
          begun, begun == "Base game")
    page.tap(".card:nth-of-type(3)")
    page.tap(".mix .plain")
    page.wait("document.querySelectorAll('.module').length > 20")
    begun = page.run(ticked)
    check("lobby: or with the one that is to be changed: " + begun,
          sorted(begun.split(", ")) == sorted(own.split(", ") + needed))
    page.run("document.querySelector('.mix input[type=search]').focus()")
    page.write("die stadt")
    check("lobby: what is found is under the name of its kind alone", page.run(
        "[...document.querySelectorAll('.group:not([hidden])')].map(e => "
        "e.innerText.split('\\n')[0]).join()").upper() == "GAMES")
    page.run(tick % "die-stadt")
    check("lobby: what excludes each other is told in a sentence", page.holds(
        said + " === 'Die Stadt cannot be played with Base game: untick one of "
        "them.' && document.querySelector('.lobby').dataset.checked === 'wrong'"))
    page.run(tick % "die-stadt")
    page.run(tick % "phantom")
    page.tap(".card:nth-of-type(1)")
    page.tap(".card:last-of-type")
    page.wait("document.querySelectorAll('.module').length > 20")
    check("lobby: and keeps what was ticked, as is said: " + page.run(ticked),
          page.holds(ready + ticked + ".includes('Phantom') && " + said +
                     ".includes('The Phantom')"))
    page.tap(".card:nth-of-type(5)")
    page.tap(".mix .plain")
    page.wait("document.querySelectorAll('.module').length > 20")
    raw = page.run("""[...document.querySelectorAll(".option option")]
        .map(e => e.textContent).filter(t => /[a-z][-_][a-z]/.test(t))""")
    check("values of options are words %s" % raw, not raw and page.run(
        "document.querySelectorAll('.option option').length") > 3)
    played = """[...document.querySelectorAll(
        "[data-module=base] .option .played")].map(e => e.textContent)"""
    small = "A complete city of two tiles counts %s"
    check("options say what is played: %s" % page.run(played), page.run(
        played + ".some(t => t.startsWith(%s))" % json.dumps(
            small % "2 points a tile")) and not page.run(
        "[...document.querySelectorAll('.option .played')].some(e => "
        "!e.textContent.endsWith('.'))"))
    check("lobby: options have room for their words: %s" % page.run(ROOM),
          page.run(ROOM)[0] <= 0 and page.run(ROOM)[1] >= 180)
    page.run(tick % "phantom")
    check("a preset with one more module is called so", page.holds(
        said + ".includes(' + ') && document.querySelector('.lobby')"
        ".dataset.checked === 'well'"))
    page.run("document.querySelector('[data-module=base] .option input')"
             ".click()")
    check("with other options it is a mix", page.holds("!" + said +
        ".includes(' + ') && document.querySelector('.lobby').dataset"
        ".checked === 'well'"))
    check("and what is played then is said", page.holds(played +
        ".some(t => t.startsWith(%s))" % json.dumps(small % "1 point a tile")))
    page.run("document.querySelector('[data-module=base] .option input')"
             ".click()")
    page.run(tick % "phantom")
    page.run(tick % "phantom")
    page.wait("!!document.querySelector('[data-module=phantom].on')")
    page.run(tick % "teams")
    page.wait("document.querySelector('[data-checked]').dataset.checked")
    page.run(tick % "'points-limit'")
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
    check("and a good one is ready", page.holds(
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
                               'local kind = option { "kind", default = "low",'
                               ' values = { "low", "high" } }\n'
                               'option { "wide", default = false, help = '
                               '"wide roads" }\n'
                               'score.road.bonus(function(road)\n'
                               '  return { odd = kind == "high" and 9 or more }'
                               '\nend)\n'
                               'text { en = { odd = "odd", ["option kind"] = '
                               '"how odd", ["option kind=low"] = "a little", '
                               '["played kind=low"] = "Roads are a bit odd.", '
                               '["played kind=high"] = "Roads are most odd."'
                               ' } }\n'))
    page.wait("document.querySelector('.lobby').dataset.checked === 'well'")
    said = page.run("document.querySelector('.said .well').textContent")
    check("a game with house rules is called by them: " + said,
          "edition" in said and said.endswith(" + Odd"))
    page.click(".lobby > section:last-of-type > details > summary")
    page.click(".house-options input")
    page.wait("document.activeElement.matches('.house-options input')")
    page.key("End")
    page.key("7")
    page.wait("/17/.test(document.querySelector('.house-options input').value)")
    page.wait("document.querySelector('.lobby').dataset.checked === 'well'")
    check("their options are fields: " + page.run(
        "document.querySelector('.house-options').textContent"), page.run(
        "document.querySelector('.house-options').textContent") ==
        "Oddmore a roadNormally: 1how oddRoads are a bit odd.a littlehigh"
        "wide roadsNormally: no")
    page.run("""(() => { const s = document.querySelector(
        ".house-options select"); s.value = "high";
        s.dispatchEvent(new Event("change")); })()""")
    check("in the words of the rule file, also for another value", page.holds(
        "document.querySelector('.house-options').textContent.includes("
        "'Roads are most odd.')"))
    page.wait("document.querySelector('.lobby').dataset.checked === 'well'")
    page.click(".go .primary")
    page.wait(READY)
    check("and a good one is played", page.holds("location.hash.length > 10"))
    link = page.run("JSON.parse(localStorage['tessera.tables'])[0].links.watch")
    sit(other, server, link)
    other.wait("!!document.querySelector('.house-button')")
    check("whoever comes sees it in the title", other.holds(
        "document.querySelector('.bar h1').textContent.endsWith('+ Odd')"))
    other.click(".house-button")
    other.wait("!!document.querySelector('.house-card:not([hidden]) summary')")
    other.click(".house-card summary")
    other.wait("!!document.querySelector('.house-card details[open]')")
    card = other.run("document.querySelector('.house-card').innerText")
    check("and reads rules and options there", "more a road: 17" in card and
          "Roads are most odd." in card and
          "score.road.bonus" in card)
    other.click(".house-card .close")
    check("until it is closed", other.holds(
        "document.querySelector('.house-card').hidden"))


# Toasts are gone after five seconds: what they have said stays.
TOASTS = """(() => {
    window.toasts = [];
    new MutationObserver(changes => {
      for (const { addedNodes } of changes) for (const e of addedNodes)
        window.toasts.push(e.textContent);
    }).observe(document.querySelector(".toasts"), { childList: true });
})()"""


def hinted(pages):
    """Whose turn it is, once they have more than one answer to choose from,
    with a hint; what has only one is answered by it."""
    while True:
        turn = [p for p in pages if data(p).get("mine")]
        if not turn:
            pages[0].browser.pause(.05)
            continue
        turn = turn[0]
        turn.quiet()
        before = data(turn)["answers"]
        turn.run("document.activeElement.blur()")
        turn.key("h")
        turn.wait("!!document.querySelector('[data-act=commit]')")
        turn.quiet()
        if turn.run("document.querySelectorAll('.ideas li').length") > 1:
            return turn
        turn.key("Enter")
        turn.wait("document.body.dataset.answers !== '%s'" % before)


def answer_one(turn):
    """Answers by a hint."""
    turn.quiet()
    before = data(turn)["answers"]
    turn.run("document.activeElement.blur()")
    turn.key("h")
    turn.wait("!!document.querySelector('[data-act=commit]')")
    turn.quiet()
    turn.key("Enter")
    turn.wait("document.body.dataset.answers !== '%s'" % before)
    turn.quiet()


def answer_all(turn):
    """Answers by hints until somebody else is asked."""
    while data(turn).get("mine"):
        answer_one(turn)


def seconds(clock):
    minutes, rest = clock.split(":")
    return 60 * int(minutes) + int(rest)


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
    third.click(".seat-act")
    third.wait(READY + " && !!document.querySelector('.seat.me')")
    third.quiet()
    check("an onlooker takes the free seat", "Cleo" in third.run(
        text % ".seat.me .name"))

    # a wrong link, and one that was spoilt
    lost = ann.browser.page(800, 600)
    lost.open(server.base + "#" + "A" * 22)
    lost.wait(text % ".waiting p")
    check("a wrong link is told: " + lost.run(text % ".waiting p"), lost.run(
        "!document.querySelector('.table-page')"))

    # however long it has taken until here
    ran = ann.run("document.querySelector('.clock.running').textContent")
    ann.wait("!['10:00', %s].includes(document.querySelector('.clock.running')"
             ".textContent)" % json.dumps(ran))
    now = ann.run("document.querySelector('.clock.running').textContent")
    check("the clock of who is asked runs: %s, %s" % (ran, now),
          seconds(now) < seconds(ran) <= 600)

    # what a feature is worth
    bob.quiet()
    place = bob.run("""(() => { const e = document.querySelector(".overlay"),
        b = e.getBoundingClientRect(),
        [x, y, w, h] = e.getAttribute("viewBox").split(" ").map(Number);
        return [b.x + (50 - x) / w * b.width, b.y + (8 - y) / h * b.height];
        })()""")
    bob.click_at(*place)
    bob.wait("!document.querySelector('.feature-card').hidden")
    check("a click tells of a feature: " + bob.run(text % ".feature-card dl"),
          bob.holds("document.querySelectorAll('.layer-glow path').length > 0"))

    # chat
    ann.quiet()
    ann.click("[data-tab=chat]")
    ann.click(".say input")
    ann.write("<img src=x onerror=alert(1)> שלום")
    ann.key("Enter")
    bob.click("[data-tab=chat]")
    bob.wait("!!document.querySelector('.chat li')")
    check("chat: markup is text", "<img src=x" in bob.run(text % ".chat li")
          and bob.run("!document.querySelector('.chat img')"))

    # a hint, an answer, undo by agreement
    turn = hinted((ann, bob, third))
    others = [p for p in (ann, bob, third) if p is not turn]
    told = turn.run("[...document.querySelectorAll('.ideas .behind')]"
                    ".map(e => e.textContent).join(' | ')")
    check("a hint says how far others are behind the best: " + told, re.search(
        r"1: best( \| \d: (as good|(≈ )?−\d+\.\d))+$", told))
    turn.click(".ideas li:nth-child(2) button")
    turn.wait("!!document.querySelector('.ideas li:nth-child(2) .on')")
    check("it chooses and answers nothing", data(turn)["mine"])
    turn.quiet()
    before = data(turn)["answers"]
    turn.run("document.activeElement.blur()")
    turn.key("Enter")
    turn.wait("document.body.dataset.answers !== '%s'" % before)
    turn.quiet()
    # one's own tile comes back at once while nobody else has acted
    while not data(turn).get("mine"):
        turn = hinted((ann, bob, third))
        before = data(turn)["answers"]
        turn.key("Enter")
        turn.wait("document.body.dataset.answers !== '%s'" % before)
        turn.quiet()
    others = [p for p in (ann, bob, third) if p is not turn]
    turn.click("[data-act=undo]")
    for page in (ann, bob, third):
        page.wait("document.body.dataset.answers === '%s'" % before)
        page.quiet()
    check("nobody is asked about a tile that was laid a moment ago",
          all(p.run("document.querySelector('.vote').hidden")
              for p in (ann, bob, third)) and data(turn)["mine"])
    answer_all(turn)
    answers = data(turn)["answers"]
    ask = "[data-act=undo]"
    turn.click(ask)
    for page in others:
        page.wait("!!document.querySelector("
                  "'.vote:not([hidden]) [data-vote=yes]')", "a vote")
    check("who hears the page is told of a vote", others[0].holds(
        "[...document.querySelectorAll('.aside[aria-live]')].some(e => "
        "e.textContent === document.querySelector('.vote p').textContent)"))
    turn.run(TOASTS)
    others[0].click("[data-vote=no]")
    name = others[0].run("document.querySelector('.seat.me .name').textContent")
    turn.wait("document.querySelector('.vote').hidden")
    told = turn.wait("window.toasts.find(t => t.includes(%s))" % json.dumps(
        name), "word of a refusal")
    check("who asked hears that it was refused: " + told,
          data(turn)["answers"] == answers)
    turn.click(ask)
    for page in others:
        page.wait("!!document.querySelector("
                  "'.vote:not([hidden]) [data-vote=yes]')", "a vote")
    others[0].click("[data-vote=yes]")
    others[0].wait("!document.querySelector('[data-vote=yes]')")
    turn.quiet()
    check("one yes is not enough", data(turn)["answers"] == answers)
    others[1].click("[data-vote=yes]")
    turn.wait("document.body.dataset.answers !== '%s'" % answers)
    check("all agree: it is taken back", True)
    for page in others:
        page.wait("document.querySelector('.vote').hidden")
    # after that has been said at the tables, too
    ann.click("[data-tab=chat]")
    ann.click(".say input")
    ann.write("once more")
    ann.key("Enter")
    check("chat is heard by all at any time", all(page.holds(
        "document.querySelectorAll('.chat li').length === 2 || "
        "!!document.querySelector('[data-tab=chat].unread')")
        for page in (ann, bob, third)))

    # a seat to a bot and back
    ann.click("[data-tab=more]")
    ann.click("[data-act=to-bot]")
    ann.wait("!!document.querySelector('.seat.me .tag')")
    bob.wait("!!document.querySelector('.seat .tag')")
    ann.wait("!!document.querySelector('.seat.me .seat-act')")
    ann.quiet()
    check("who has given the seat away is asked nothing", ann.run(
        "!document.body.dataset.mine && !document.querySelector("
        "'[data-act=pass], [data-act=hint], [data-target]')"))
    ann.click(".seat.me .seat-act")
    ann.wait("!document.querySelector('.seat.me .tag')")
    check("a seat goes to a bot and comes back", True)

    # the list, features, what is left
    ann.run("document.querySelector('.panel').scrollTop = 200")
    ann.click("[data-tab=list]")
    ann.quiet()
    check("a list begins at its top", ann.run(
        "document.querySelector('.panel').scrollTop") == 0)
    ann.wait("document.querySelectorAll('.lists li').length > 0")
    ann.quiet()
    names = ann.run("""[...document.querySelectorAll("button, input, select")]
        .filter(e => e.checkVisibility() && !(e.textContent.trim() ||
          e.getAttribute("aria-label") || e.title || e.labels?.length ||
          e.querySelector("[alt]:not([alt=''])"))).length""")
    check("every control has a name", names == 0)
    ann.click("[data-tab=tiles]")
    ann.wait("document.querySelectorAll('.remaining figure').length > 15")
    check("the tiles still to come add up", ann.holds("""(() => {
        const n = [...document.querySelectorAll(".remaining figcaption")]
          .reduce((n, e) => n + +e.textContent.replace(/\\D/g, ""), 0);
        const left = +document.querySelector(".panel h2").textContent
          .replace(/\\D/g, "");
        return n === left || n === left + 1; })()"""))
    behind(ann, bob, third)


def behind(looker, *others):
    """The replay beside a game that goes on."""
    others = [p for p in others if data(p).get("mine")]
    looker.click(".replay-button")
    looker.wait("!!document.querySelector('.history:not([hidden])')")
    looker.run("""(() => { const e = document.querySelector('.history input');
        e.value = 1; e.dispatchEvent(new Event("input")); })()""")
    check("during a game the replay goes back", looker.holds(
        "document.querySelector('.history').dataset.step === '1'"))
    before = data(looker)["answers"]
    for page in others:
        page.quiet()
        page.run("document.activeElement.blur()")
        page.key("h")
        page.wait("!!document.querySelector('[data-act=commit]')")
        page.quiet()
        page.key("Enter")
        looker.wait("!!document.querySelector('.history.behind')")
        check("it stays there while others play", looker.run(
            "document.querySelector('.history').dataset.step") == "1")
    looker.key("Escape")
    looker.wait("document.querySelector('.history').hidden")
    looker.quiet()
    check("and one is back in the game", not others or
          data(looker)["answers"] != before)


def out_of_time(server, page):
    """A clock runs out: a bot goes on, and the seat can be taken back."""
    made = create(page, server, {"config": "first", "seed": 2, "clock": {
        "start": 5, "add": 0}, "seats": [{"name": "A"}, {"name": "B"}]})
    sit(page, server, made["links"]["seats"][0])
    page.wait("!!document.querySelector('.seat.me .tag')", "a bot")
    page.wait("!!document.querySelector('.seat.me .seat-act')")
    check("a clock that runs out is told, and a bot goes on", True)


def carried(server, page, other, table):
    """A game is saved from the page, read elsewhere, and brought back."""
    page.run("""(() => { const make = URL.createObjectURL;
        URL.createObjectURL = blob => { blob.text().then(text => {
          window.kept = text; });
          return make.call(URL, blob); }; })()""")
    page.click("[data-tab=more]")
    page.click("[data-act=save]")
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
    other.run(bring % json.dumps("1 2 3\n" * 50000))
    other.wait("document.querySelector('.said').textContent.includes('256 KB')")
    check("what is larger than a message may be is told at once: " + other.run(
        "document.querySelector('.said').textContent").strip()[:60], True)
    with open(path) as file:
        other.run(bring % json.dumps(file.read()))
    other.wait("!!document.querySelector('.go a.primary')")
    other.click(".go a.primary")
    other.wait(READY, "the table of the saved game")
    for p in (other, page):
        p.quiet()
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
    page.quiet()
    page.key("Tab")
    page.run("document.querySelectorAll('.choice')[1].focus()")
    key = page.run(at % "data-key")
    page.key("Enter")
    page.wait("!!document.querySelector('.choice.on')")
    page.quiet()
    check("a choice that is picked keeps the focus: " + key,
          page.run(at % "data-key") == key)
    before = data(page)["answers"]
    page.key("Enter")
    page.wait("document.body.dataset.answers !== '%s'" % before)
    check("and Enter confirms it", True)
    page.quiet()
    page.click("[data-tab=list]")
    page.wait("document.querySelectorAll('.option-list button').length > 2")
    shown = "document.querySelector('.lists .asked img')"
    check("the list shows what is asked about: " + page.run(shown + ".alt"),
          page.holds("%s.naturalWidth > 0 && %s.src === document"
                     ".querySelector('.tile-in-hand.on img').src"
                     % (shown, shown)))
    page.quiet()
    page.run("document.querySelectorAll('.option-list button')[2].focus()")
    index = page.run(at % "data-index")
    page.key("Enter")
    page.wait("!!document.querySelector('.option-list .on')")
    page.quiet()
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

    page.quiet()

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
    page.quiet()
    check("a reload forgets none of it", marks() == seen)


def watched(server, page, rules, seed):
    """Looks on at a game of bots until it is over, and opens its replay, beside
    the log."""
    made = create(page, server, {"config_text": rules, "seed": seed, "seats": [
        {"name": "A", "bot": "greedy"}, {"name": "B", "bot": "greedy"}]})
    sit(page, server, made["links"]["watch"])
    page.wait("document.body.dataset.status === 'over'")
    page.click("[data-tab=log]")
    page.click(".replay-button")
    page.wait("!!document.querySelector('.history:not([hidden])')")


def postures(server, page):
    """Figures of a replay stand or lie as they did then, whatever they did
    afterwards."""
    watched(server, page, 'return { modules = { "base", "farmers" } }', 3)
    link = page.run("location.href.split('/').slice(0, -1).join('/')")
    shown = """[...document.querySelectorAll(".figure")].map(g => [
        g.dataset.figure, g.firstChild.getAttribute("transform")]).sort()"""
    def at(n):
        page.run("location.href = %s" % json.dumps("%s/%d" % (link, n)))
        page.wait("document.querySelector('.history').dataset.step === '%d'" % n)
        page.quiet()
        return page.run(shown)

    steps = (90, 60, 30)
    after = [at(n) for n in steps]
    anew = [at(0) or at(n) for n in steps]  # nothing stands at the start
    check("figures of a replay stand and lie as they did", after == anew
          and "rotate(90)" in str(anew) and "rotate(0)" in str(anew))


def retraced(server, page):
    """What is beside the board follows the replay; its address leads there."""
    watched(server, page, 'return { modules = { "base", "points-limit" }, '
            'options = { ["points-limit"] = { limit = 10 } } }', 6)
    page.quiet()
    side = """[document.querySelector(".seat .supply").textContent.trim()
        .split(/\\s+/)[0], document.querySelectorAll(".log li").length,
        location.hash.split("/")[1], document.querySelector(".turns")
        .textContent]"""
    end = page.run(side)
    page.click(".history .steps button:nth-child(1)")
    page.wait("document.querySelector('.history').dataset.step === '0'")
    page.quiet()
    start = page.run(side)
    check("a replay begins with an empty log and all figures: %s" % start,
          start[:3] == ["7", 0, "0"] and start[3] != end[3])
    for n in range(1, 7):
        page.click(".history .steps button:nth-child(4)")
        page.wait("document.querySelector('.history').dataset.step === '%d'" % n)
    page.quiet()
    seen = page.run(side)
    check("both follow its steps: %s of %s" % (seen, end),
          0 < seen[1] < end[1] and seen[2] == "6" and seen[0] != "7")
    address = page.run("location.href")
    page.open("about:blank")
    page.open(address)
    page.wait("!!document.querySelector('.history:not([hidden])')")
    page.wait("document.querySelectorAll('.log li').length === %d" % seen[1])
    check("its address leads to the step", page.comes(side, seen) == seen)
    page.click(".history .primary")
    page.wait("document.querySelectorAll('.log li').length === %d" % end[1])
    check("and back to the end", page.holds("!location.hash.includes('/')"))
    page.open("about:blank")
    page.open(address)
    page.wait("!!document.querySelector('.history:not([hidden])')")
    page.click("[data-act=fork]")
    page.wait("!location.href.includes(%s)" % json.dumps(
        address.split("#")[1].split("/")[0]))
    page.wait(READY + " && document.body.dataset.status === 'asking' && "
              "+document.body.dataset.answers >= 6")
    page.quiet()
    check("a game goes on from there at a new table, with bots",
          int(data(page)["answers"]) < 20 and page.run(
              "document.querySelectorAll('.seat.me').length === 1 && "
              "document.querySelectorAll('.seat .tag').length === 1"))


# The middle of a cell beside others in which nothing can be laid, and its
# sides; else nothing.
NOWHERE = """(() => {
    const over = document.querySelector("#board .overlay"),
        box = over.getBoundingClientRect(), hit = (x, y) =>
            document.elementFromPoint(x, y)?.closest("#board");
    const [left, top, wide, high] = over.getAttribute("viewBox").split(" ");
    const lit = new Set([...document.querySelectorAll(".lit")].map(e =>
        `${(+e.getAttribute("x") - 5) / 100},${(+e.getAttribute("y") - 5) /
            100}`));
    const laid = new Set(%s.map(([, x, y]) => `${x},${y}`));
    for (const cell of laid) for (const [dx, dy] of [[0, -1], [1, 0], [0, 1],
        [-1, 0]]) {
        const [x, y] = cell.split(",").map(Number), at = [x + dx, y + dy];
        if (laid.has(at.join()) || lit.has(at.join())) continue;
        const spot = [box.x + (100 * at[0] + 50 - left) / wide * box.width,
            box.y + (100 * at[1] + 50 - top) / high * box.height];
        if (hit(...spot)) return spot;
    }
    return null;
})()"""


def refused(server, page):
    """A press where the tile in hand fits nowhere tells why."""
    made = create(page, server, {"config": "first", "seed": 5, "seats": [
        {"name": "Ann"}, {"bot": "greedy"}]})
    sit(page, server, made["links"]["seats"][0])
    at = None
    while not at:
        page.wait("document.body.dataset.mine")
        if page.run("!!document.querySelector('.lit')"):
            scene = page.run(CALL % ('"sit"', json.dumps(
                {"link": made["links"]["seats"][0]})))
            at = page.run(NOWHERE % json.dumps(scene["tiles"]))
        if not at:
            answer_one(page)
    before = data(page)["answers"]
    page.click_at(*at)
    page.wait("!!document.querySelector('.clash path')")
    told = page.run("document.querySelector('.toast:last-child').textContent")
    check("where nothing fits, a press tells why: " + told,
          "does not match to the " in told and " against " in told)
    check("the sides that do not match are marked, nothing is answered",
          page.run("document.querySelectorAll('.clash path').length") ==
          told.count("does not match") and data(page)["answers"] == before)
    lit = page.box(".lit.fits")
    page.click_at(*lit)
    page.wait("!!document.querySelector('[data-act=commit]')")
    check("until a place is chosen", page.run(
        "!document.querySelector('.clash')"))


def explained(server, page):
    """A card for each module, with pieces and marks as pictures."""
    made = create(page, server, {"config_text":
        'return { modules = { "base", "inns-and-cathedrals", "tower" } }',
        "seats": [{"name": "Ann"}, {"bot": "greedy"}]})
    sit(page, server, made["links"]["seats"][0])
    page.click(".bar [data-act=cards]")
    page.wait("document.querySelectorAll('.rule-card').length === 3")
    page.wait("[...document.querySelectorAll('.rule-card .shown img')].every(e => "
              "e.src && e.complete && e.naturalWidth > 0)")
    told = page.run("""[...document.querySelectorAll(".rule-card")].map(e =>
        e.dataset.card + ": " + [...e.querySelectorAll("li")].map(l =>
            l.textContent).join("; "))""")
    check("a card for each module, %s" % told, "inn – its road" in told[1] and
          "tower piece" in told[2] and "meeple" in told[0])
    told = page.run("""[...document.querySelectorAll(
        ".rule-card .played")].map(e => e.textContent)""")
    check("options as rules, those that are off, too: %s" % told,
          any(t.startswith("A complete city of two tiles counts 2 points")
              for t in told) and
          any(t.startswith("A road that is incomplete at the end counts 1 "
                           "point a tile") for t in told))
    page.click(".house-card [data-act=close]")
    check("which goes away", page.run(
        "document.querySelector('.house-card').hidden"))


def marked(server, page):
    """Every mark of every shipped module says what it does; a verb that several
    modules have is the same word in all of them."""
    for names in (["die-stadt"], shipped()):
        made = create(page, server, {"config_text":
            "return { modules = { %s } }" % ", ".join(map(json.dumps, names)),
            "seats": [{"name": "Ann"}, {"name": "Ben"}]})
        sit(page, server, made["links"]["seats"][0])
        page.click(".bar [data-act=cards]")
        page.wait("document.querySelectorAll('.rule-card .mark').length > 4")
        bare = page.run("""[...document.querySelectorAll(".rule-card .mark")]
            .map(e => e.textContent).filter(t => !t.includes(" – "))""")
        check("%d modules: each mark says what it does %s" % (len(names), bare),
              not bare)
        if "tower" in names:
            told = page.run("""[...document.querySelectorAll(
                "[data-card=princess-and-dragon] .mark b")].map(e =>
                e.textContent).sort().join()""")
            asked = page.run("[...document.querySelectorAll('.rule-card .mark "
                             "b')].some(e => e.textContent.includes('?'))")
            check("marks are called what they show: " + told, not asked and
                  told == "dragon,portal,princess,volcano")
        bare = page.run("""[...document.querySelectorAll(".rule-card .played")]
            .map(e => e.textContent).filter(t => !/^[A-Z].*[.]$/.test(t))""")
        check("%d modules: each option is a sentence %s" % (len(names), bare),
              not bare)
        check("they scroll only down", page.run("""(() => {
            const e = document.querySelector(".house-card");
            return e.offsetHeight - e.clientHeight <= 2; })()"""))
        # the button stays where it is when they are scrolled
        check("no word goes below the button to close", page.run("""(() => {
            const { left } = document.querySelector(".house-card .close")
              .getBoundingClientRect();
            return [...document.querySelectorAll(".rule-card *")].every(e =>
              e.getBoundingClientRect().right <= left); })()"""))
        page.click(".house-card [data-act=close]")
    page.wait("!!document.body.dataset.mine")
    page.quiet()
    goals = page.run("[...document.querySelectorAll('.choice')].map(e => "
                     "e.textContent)")
    check("a goal is kept, not bought: %s" % goals, goals and all(
        goal.startswith("keep ") for goal in goals))


def spent(server, page):
    """Who has no figure left sees a 0, and which seat is one's own."""
    made = create(page, server, {"config_text":
        'return { modules = { "base", "farmers" }, pieces = { meeple = 1 } }',
        "seed": 6, "seats": [{}, {"bot": "greedy"}]})
    sit(page, server, made["links"]["seats"][0])
    check("a seat without a name is told to be one's own", page.run(
        "document.querySelector('.seat.me .tag').textContent") == "You")
    player, left = Touch(page, 1), "document.querySelector('.seat.me .supply')" \
        ".textContent"
    while page.run(left) == "1" and player.given < 60:
        page.wait("!!document.body.dataset.mine")
        player.play()
        page.quiet()
    check("the last figure is laid: 0 are left", page.run(left) == "0")
    page.tap("[data-tab=log]")
    page.wait("!!document.querySelector('.log .mini')")
    page.quiet()
    out = page.run("""[...document.querySelectorAll(".log .mini")].filter(e => {
        const a = e.getBoundingClientRect(),
          b = e.closest("li").getBoundingClientRect();
        return a.top < b.top - 3 || a.bottom > b.bottom + 3; }).length""")
    check("pictures in the log are on their own lines", out == 0)
    page.tap("[data-tab=log]")


def guided(server, page):
    """A first game tells what one could do; switched on in the lobby."""
    page.open("about:blank")
    page.open(server.base)
    page.wait("!!document.querySelector('[data-set=guide] input')")
    page.click("[data-set=guide] input")
    made = create(page, server, {"config_text":
        'return { modules = { "base", "points-limit" }, options = { '
        '["points-limit"] = { limit = 5 } } }', "seed": 5, "seats": [
            {"name": "Ann"}, {"bot": "greedy"}]})
    sit(page, server, made["links"]["seats"][0])
    page.wait("document.querySelectorAll('.ideas li').length > 1")
    check("guided: what one could do, and nothing is chosen: " + page.run(
        "document.querySelector('.ideas').innerText.replace(/\\s+/g, ' ')"),
          page.run("!document.querySelector('[data-act=commit]') && "
                   "!document.querySelector('.toast')"))
    page.run("document.activeElement.blur()")
    page.key("h")
    page.wait("!!document.querySelector('[data-act=commit]')")
    check("guided: a hint still chooses", page.run(
        "document.querySelectorAll('.ideas .on').length") == 1)
    until = 200
    while data(page)["status"] != "over" and until:
        until -= 1
        if data(page).get("mine"):
            answer_all(page)
        page.browser.pause(.05)
    page.wait("[...document.querySelectorAll('.toast')].some(e => "
              "e.textContent.startsWith('The first game'))", 60)
    check("guided: for one game", page.run(
        "localStorage.getItem('tessera.guide')") == "false")


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
                      word.lower())), code)
        page.quiet()
        raw = page.run("""(document.body.innerText.match(
            /\\b(table|page)\\.[a-z.]+/g) || []).join()""")
        check("%s: every text is there %s" % (code, raw), not raw)
        card = page.run("document.querySelector('.card.on').textContent")
        check("%s: a preset is called %s" % (code, card[:30]), code == "en" or
              "Third edition" not in card)


def rematch(server, page, other):
    who = "[...document.querySelectorAll('.seat')].map(e => [e.querySelector(" \
        "'.name').textContent, e.style.getPropertyValue('--seat')])"
    made = create(page, server, {"config_text":
        'return { modules = { "base", "points-limit" }, options = { '
        '["points-limit"] = { limit = 10 } } }', "seed": 6, "seats": [
            {}, {"bot": "greedy"}]})
    sit(page, server, made["links"]["seats"][0])
    sit(other, server, made["links"]["watch"])
    before = page.run(who)
    page.run(SLOWLY)
    player = Mouse(page, 1)
    while data(page).get("status") != "over":
        if player.asked():
            player.play()
        page.browser.pause(.05)
    page.wait("!!document.querySelector('.finale:not([hidden])')")
    page.click(".finale [data-act=skip]")
    page.wait("document.querySelector('.finale').hidden")
    page.quiet()
    check("the end is told: " + page.run(
        "document.querySelector('.question').textContent"), True)
    carried(server, page, other, made["table"])
    sit(other, server, made["links"]["watch"])
    acts = page.run("[...document.querySelectorAll('.buttons [data-act]')].map("
                    "e => e.dataset.act)")
    check("the end: to take it back comes last: %s" % acts,
          acts == ["rematch", "undo"])
    old = page.run("location.hash")
    page.click("[data-act=rematch]")
    page.wait("location.hash !== %s" % json.dumps(old))
    page.wait(READY + " && document.body.dataset.status === 'asking'")
    page.quiet()
    check("rematch: a new table, one seat on", page.run(
        "document.querySelector('.seat.me').dataset.seat") == "1")
    now = page.run(who)
    check("rematch: who has no name keeps letter and colour: %s" % now,
          now == before[::-1] and page.run("document.querySelector("
          "'.seat.me .name').textContent") == "A")
    other.wait("!!document.querySelector('[data-vote=join]')",
               "the others are told")
    old = other.run("location.hash")
    other.click("[data-vote=join]")
    other.wait("location.hash !== %s" % json.dumps(old))
    other.wait(READY + " && document.body.dataset.status === 'asking'")
    other.quiet()
    check("rematch: and is still told which seat is theirs: " + page.run(
        "document.querySelector('.seat.me .who').textContent"), page.run(
        "!!document.querySelector('.seat.me .tag')"))
    check("rematch: one tap, and who looked on does so there", other.run(
        "document.querySelectorAll('.seat').length") == 2)


with Server("--pause", "10") as server, Browser() as browser:
    made_of(server)
    phone = browser.page(360, 740, True)
    lobby(server, phone)
    languages(server, phone)
    spent(server, phone)
    desk, second, third = (browser.page(1280, 800) for _ in range(3))
    files(server, desk, second)
    by_tab(server, desk)
    noticed(server, desk)
    postures(server, desk)
    retraced(server, desk)
    refused(server, desk)
    explained(server, desk)
    marked(server, desk)
    guided(server, desk)
    table(server, desk, second, third)
    second.prefer(reduced_motion="no-preference")
    rematch(server, second, third)
    out_of_time(server, third)
    for page, who in ((phone, "phone"), (desk, "desk"), (second, "second"),
                      (third, "third")):
        check("%s: no error %s" % (who, page.errors), not page.errors)
done()
