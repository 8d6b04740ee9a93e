"""Several people at a table: names, languages, who looks on, who is away, what
is remembered on a device."""
import json
import os
import re
import subprocess
import time
import urllib.request

from browser import PATIENCE, Browser, Failed
from players import (CALL, READY, Mouse, Server, Touch, create, data,
                     free_port, sit)
from tap import check, done

TEXT = "(document.querySelector(`%s`)?.textContent || '')"


def in_language(browser, code, width=1280, height=800, touch=False):
    page = browser.page(width, height, touch)
    page.call("Emulation.setUserAgentOverride", {
        "userAgent": "test", "acceptLanguage": code})
    return page


def press(page, selector, touch=False):
    (page.tap if touch else page.click)(selector)


def unnamed(server, ann, ben):
    """Who was made a seat without a name is asked for one, in their language;
    the title of the game is in it, too."""
    made = create(ann, server, {"config": "third", "seed": 4, "lang": "sv",
                                "seats": [{}, {}], "away": 1})
    links = made["links"]
    sit(ann, server, links["seats"][0])
    sit(ben, server, links["seats"][1])
    titles = [page.wait(TEXT % ".bar h1") for page in (ann, ben)]
    check("a title in the language of each, not the maker's: %s" % titles,
          "edition" in titles[0] and "Dritte" in titles[1])
    ben.wait("!!document.querySelector('form.naming:not([hidden]) input')")
    check("who has no name is asked: " + ben.run(TEXT % "form.naming p"),
          "heißt" in ben.run(TEXT % "form.naming p"))
    press(ben, "form.naming input")
    for letter in "Ben":
        ben.key(letter)
    ben.key("Enter")
    for page in (ann, ben):
        page.wait((TEXT % "[data-seat='1'] .name") + " === 'Ben'")
    check("and is called so by all, and asked no more", ben.holds(
        "document.querySelector('form.naming').hidden"))
    press(ann, "form.naming button[type=button]")
    check("who would rather not is left alone", ann.holds(
        "document.querySelector('form.naming').hidden"))
    return links


def watched(server, ann, other, links):
    count = "/1/.test(" + TEXT % ".watchers" + ")"
    ann.wait("!document.querySelector('.watchers')")
    sit(other, server, links["watch"])
    ann.wait(count, "the watcher to be counted at once")
    other.wait(count)
    check("who looks on is counted at once", True)
    other.open("about:blank")
    ann.wait("!document.querySelector('.watchers')", "the watcher gone")
    check("and no more when they leave", True)


def held_down(ann, other, links, server):
    """What is pressed stays until it is let go, whatever is heard meanwhile."""
    ann.quiet()
    at = ann.pressed(".replay-button")
    ann.mouse("mouseMoved", *at)
    ann.mouse("mousePressed", *at, button="left", clickCount=1)
    ann.heard.clear()
    sit(other, server, links["watch"])
    until = time.monotonic() + PATIENCE
    while not any('"presence"' in text for text in ann.heard) and \
            time.monotonic() < until:
        ann.browser.pause(.03)
    ann.quiet()
    ann.mouse("mouseReleased", *at, button="left", clickCount=1)
    check("who comes takes no click away", ann.holds(
        "!!document.querySelector('.history:not([hidden])')"))
    check("and is shown when the button is let go", ann.holds(
        "!!document.querySelector('.watchers')"))
    ann.key("Escape")
    ann.wait("document.querySelector('.history').hidden")
    other.open("about:blank")
    ann.wait("!document.querySelector('.watchers')")


def away(server, ann, ben):
    """A seat goes to a bot only after the time that the table has set."""
    made = create(ann, server, {"config": "first", "seed": 4, "away": 3600,
                                "seats": [{"name": "A"}, {"name": "B"}]})
    sit(ann, server, made["links"]["seats"][0])
    button = "[data-seat='1'] .seat-act"
    ann.wait("/\\d\\d:\\d\\d/.test(%s)" % (TEXT % button), "the time left")
    ann.click_at(*ann.box(button))
    check("nobody's seat is given away at once: " + ann.run(TEXT % button),
          ann.run("document.querySelector(%s).disabled" % json.dumps(button))
          and re.search(r"\d\d:\d\d", ann.run(TEXT % button)))
    said = ann.run("""new Promise(done => {
        const s = new WebSocket(location.origin.replace("http", "ws") +
          "/socket", "tessera");
        const call = (id, method, params) => s.send(JSON.stringify({
          jsonrpc: "2.0", id, method, params }));
        s.onopen = () => call(1, "sit", { link: "%s" });
        s.onmessage = e => { const m = JSON.parse(e.data);
          if (m.id === 1) call(2, "seat", { game: m.result.game, seat: 1,
            bot: "greedy" });
          if (m.id === 2) { s.close(); done(m.error?.code); } }; })"""
                   % made["links"]["seats"][0])
    check("nor over the socket, by the host", said == -32011)
    made = create(ann, server, {"config": "first", "seed": 4, "away": 0,
                                "seats": [{"name": "A"}, {"name": "B"}]})
    sit(ann, server, made["links"]["seats"][0])
    ann.wait("document.querySelector(%s)?.disabled === false" %
             json.dumps(button))
    press(ann, button)
    ann.wait("!!document.querySelector(\"[data-seat='1'] .tag\")")
    check("after the time, one press does", True)


def left_and_back(server, ann, ben, other):
    """Who left comes back by the same link on another device, even when a bot
    has the seat by then."""
    made = create(ann, server, {"config": "first", "seed": 4, "away": 0,
                                "seats": [{"name": "A"}, {"name": "B"}]})
    links = made["links"]["seats"]
    sit(ann, server, links[0])
    sit(ben, server, links[1])
    press(ben, ".home")
    press(ann, "[data-seat='1'] .seat-act")
    ann.wait("!!document.querySelector(\"[data-seat='1'] .tag[title]\")")
    sit(other, server, links[1])
    press(other, ".seat.me .seat-act")
    for page in (ann, other):
        page.wait("document.querySelector(\"[data-seat='1']\") && "
                  "!document.querySelector(\"[data-seat='1'] .tag\")")
    check("who left comes back on another device, and the bot goes",
          other.holds((TEXT % ".seat.me .name") + " === 'B'"))


def nothing_to_take_back(server, page):
    """Who has not answered yet has nothing to take back, even if a tile was laid
    for them."""
    made = create(page, server, {"config": "stadt", "seed": 4, "seats": [
        {"name": "A"}, {"name": "B"}]})
    sit(page, server, made["links"]["seats"][0])
    page.wait("!!document.querySelector('[data-act=hint]')")
    check("nothing to take back before the first answer", page.run(
        "!document.querySelector('[data-act=undo]')"))
    press(page, "[data-act=pass]")
    page.wait("!!document.querySelector('[data-act=undo]')")
    check("and something after it", True)


def watchers_talk(server, ann, other):
    """Watchers may talk where the table allows it: a tick in the form."""
    ann.open("about:blank")
    ann.open(server.base)
    ann.wait("!!document.querySelector('.lobby[data-checked=well]')")
    press(ann, ".lobby .more > summary")
    press(ann, ".lobby .fields .toggle input")
    press(ann, ".go .primary")
    ann.wait(READY)
    link = ann.run("JSON.parse(localStorage['tessera.tables'])[0].links.watch")
    sit(other, server, link)
    press(other, "[data-tab=chat]")
    press(other, ".say input")
    for letter in "hello":
        other.key(letter)
    other.key("Enter")
    ann.wait("document.querySelector('[data-tab=chat]').matches('.unread')")
    press(ann, "[data-tab=chat]")
    ann.wait("!!document.querySelector('.chat li')")
    check("who looks on may talk where the table allows it: " + ann.run(
        TEXT % ".chat li"), ann.run(TEXT % ".chat li").endswith(": hello"))


def called(server, page, other):
    """Who looks elsewhere is told by the device that it is their turn, once they
    have asked for it; the page can be installed."""
    own = page.call("Target.getTargetInfo")["targetInfo"]["browserContextId"]
    page.browser.call("Browser.grantPermissions", {
        "origin": server.base[:-1], "permissions": ["notifications"],
        "browserContextId": own})
    made = create(page, server, {"config": "first", "seed": 4, "seats": [
        {"name": "A"}, {"name": "B"}]})
    for who, link in zip((page, other), made["links"]["seats"]):
        sit(who, server, link)
    page.run("""(() => { window.shown = [];
        ServiceWorkerRegistration.prototype.showNotification = async (...a) =>
          { window.shown.push(a); };
        Object.defineProperty(document, "hidden", { get: () => true }); })()""")
    players = [Mouse(page, 1), Mouse(other, 2)]

    def turn_of(n):
        while not players[n].asked():
            if players[1 - n].asked():
                players[1 - n].play()
            page.browser.pause(.02)

    turn_of(1)
    turn_of(0)
    check("nobody is told who has not asked", page.run("!shown.length"))
    press(page, "[data-tab=more]")
    press(page, "[data-set=notify] input")
    page.wait("localStorage['tessera.notify'] === 'true'", "leave to notify")
    turn_of(1)
    turn_of(0)
    page.wait("shown.length > 0", "a notification")
    told = page.run("[shown[0][0], shown[0][1].body, shown[0][1].data.link]")
    check("whose turn it is, and at which table: %s" % told[:2], told == [
        "Your turn", page.run(TEXT % ".bar h1"), made["links"]["seats"][0]])
    check("the page can be installed", page.run("""(async () => {
        const found = await (await fetch(document.querySelector(
          "link[rel=manifest]").href)).json();
        const icon = await fetch(found.icons[0].src);
        const worker = await navigator.serviceWorker.ready;
        return icon.ok && found.display === "standalone" &&
          worker.active.scriptURL.endsWith("/serviceworker.js"); })()"""))


def woken(browser):
    """Who has closed the page is told, too: the push service of their browser
    (here nobody) is asked to wake it, and the page's worker then asks the table.
    """
    if not re.search("^with .*libcurl", subprocess.run(
            [os.environ["TESSERA_BIN"], "--version"], capture_output=True,
            text=True).stdout, re.M):
        return check("without libcurl nobody is woken", True)
    nobody = "127.0.0.1:%d" % free_port()
    with Server("--public-url", "https://tables.example", "--push",
                nobody) as server:
        page, other = in_language(browser, "en"), browser.page(800, 600)
        own = page.call("Target.getTargetInfo")["targetInfo"]
        page.browser.call("Browser.grantPermissions", {
            "origin": server.base[:-1], "permissions": ["notifications"],
            "browserContextId": own["browserContextId"]})
        page.call("ServiceWorker.enable")
        for how, more in (("startObserving", {}),
                          ("setRecording", {"shouldRecord": True})):
            page.call("BackgroundService." + how,
                      dict(more, service="notifications"))
        # what this browser cannot get from its maker
        page.call("Page.addScriptToEvaluateOnNewDocument", {"source": """
            if (globalThis.PushManager) PushManager.prototype.subscribe =
              async options => { window.key = options.applicationServerKey;
                return { endpoint: "https://%s/ben" }; };""" % nobody})
        made = create(page, server, {"config": "first", "seed": 4, "seats": [
            {"name": "A"}, {"name": "B"}]})
        links = made["links"]["seats"]
        sit(page, server, links[1])
        sit(other, server, links[0])
        press(page, "[data-tab=more]")
        label = TEXT % "[data-set=notify]"
        check("the tick says that it works when the page is closed: " +
              page.run(label), "closed" in page.run(label))
        press(page, "[data-set=notify] input")
        page.wait("window.key?.length === 65", "the key of the server")
        page.wait("caches.open('turns').then(c => c.keys()).then(k => k.length)")
        page.quiet()
        title = page.run(TEXT % ".bar h1")
        page.open("about:blank")
        other.wait("document.querySelector('[data-seat=\"1\"] .who .tag')"
                   "?.textContent === '…'", "the others to see that they left")
        player = Mouse(other, 2)
        player.play()
        while player.asked():
            player.play()

        def failed():
            with urllib.request.urlopen(server.base + "metrics") as answer:
                return int(re.search(r"\ntessera_pushes_failed_total (\d+)",
                                     answer.read().decode()).group(1))
        until = time.monotonic() + PATIENCE
        while not failed() and time.monotonic() < until:
            browser.pause(.05)
        check("the service is asked when it is their turn", failed() > 0)
        page.open(server.base)
        page.wait("!!document.querySelector('.lobby')")
        page.call("ServiceWorker.deliverPushMessage", {
            "origin": server.base[:-1], "registrationId": page.registered[0],
            "data": ""})
        until = time.monotonic() + PATIENCE
        while not page.shown and time.monotonic() < until:
            browser.pause(.05)
        check("the worker says at which table: %s" % page.shown,
              page.shown == [["Your turn", title, links[1]]])
        check("no error %s" % page.errors, not page.errors)


def remembered(server, page):
    """A reload keeps what was chosen; the first page tells whose turn it is."""
    made = create(page, server, {"config": "first", "seed": 4, "seats": [
        {"name": "A"}, {"name": "B", "bot": "greedy"}]})
    sit(page, server, made["links"]["seats"][0])
    page.wait("!!document.body.dataset.mine")
    page.quiet()
    for key in ("ArrowRight", "ArrowRight", "r"):
        page.key(key)
    page.wait("!!document.querySelector('[data-act=commit]')")
    page.quiet()
    ghost = ("document.querySelector('.ghost.sure')?.getAttribute('transform')"
             " + ' ' + document.querySelector('.tile-in-hand img')?.src.length")
    before = page.run(ghost)
    page.reload()
    page.wait(READY)
    page.wait(ghost + " === " + json.dumps(before),
              "the choice after a reload")
    check("a reload keeps what was not confirmed yet: " + before[:30], True)
    page.quiet()
    page.key("Escape")
    page.wait("!document.querySelector('.ghost.sure')")
    page.reload()
    page.wait(READY + " && !!document.body.dataset.mine")
    page.quiet()
    check("and what was dropped is dropped", page.run(
        "!document.querySelector('.ghost.sure')"))

    press(page, ".home")
    row = "[data-table='%s'] .soft" % made["table"]
    page.wait("/Your turn/.test(%s)" % (TEXT % row), "whose turn it is")
    check("your tables: " + page.run(TEXT % row), True)
    over = create(page, server, {"config_text":
        'return { modules = { "base", "points-limit" }, options = { '
        '["points-limit"] = { limit = 10 } } }', "seed": 6, "seats": [
            {"name": "A", "bot": "greedy"}, {"name": "B", "bot": "greedy"}]})
    sit(page, server, over["links"]["watch"])
    page.wait("document.body.dataset.status === 'over'")
    verdict = page.run(TEXT % ".question strong")
    press(page, ".home")
    row = "[data-table='%s'] .soft" % over["table"]
    page.wait((TEXT % row) + ".includes(%s)" % json.dumps(verdict),
              "how it ended")
    check("your tables: " + page.run(TEXT % row), True)
    check("every language is in the list by its own name", page.run(
        "[...document.querySelectorAll('.hero option')].map(e => "
        "e.textContent).join()") == "Deutsch,English,Français,Italiano,Svenska")


# Everything that the page says: texts, titles, what stands for pictures.
SAID = """[...document.querySelectorAll("body *")].flatMap(e => [
    ...[...e.childNodes].filter(n => n.nodeType === 3).map(n => n.data),
    e.title, e.alt, e.ariaLabel]).filter(t => t?.trim())"""
# What is told to those who hear the page, from now on.
HEAR = """(() => {
    window.told = [];
    for (const e of document.querySelectorAll(".aside[aria-live]")) {
      new MutationObserver(() => window.told.push(e.textContent)).observe(e,
        { childList: true, characterData: true, subtree: true });
    }
})()"""
LABELS = """(() => {
    const labels = [...document.querySelectorAll(".worth")];
    const box = e => e.getBoundingClientRect();
    const figures = [...document.querySelectorAll(".figure image")].map(e => {
      const b = box(e);
      return [b.x + b.width / 2, b.y + b.height / 2]; });
    return [labels.map(e => e.textContent), labels.flatMap(e => {
      const b = box(e.querySelector("rect"));
      return figures.filter(([x, y]) => x > b.left && x < b.right &&
        y > b.top && y < b.bottom); }).length]; })()"""


def words(server, page):
    """No name of the program's own is said to people; who moves the dragon is
    told. Places worth nothing have no label, and labels hide no figure."""
    made = create(page, server, {"config_text": 'return { modules = { "base", '
        '"farmers", "tower", "princess-and-dragon", "abbot", "draw-two" } }',
        "seed": 4, "seats": [{"name": "Ann"}, {"name": "Ben",
                                               "bot": "greedy"}]})
    sit(page, server, made["links"]["seats"][0])
    page.run(HEAR)
    player = Mouse(page, 3)
    said, seen, worst = set(), [], 0
    until = time.monotonic() + 600
    while player.given < 24 or not any(
            re.search("bewegt (Drache|Fee)", t) for t in page.run("told")):
        if time.monotonic() > until or data(page)["status"] != "asking":
            break
        if not player.asked():
            page.browser.pause(.03)
            continue
        page.quiet()
        found = page.run(LABELS)
        seen += found[0]
        worst = max(worst, found[1])
        if player.given % 6 == 3:
            for tab in ("list", "tiles", "log"):
                page.click("[data-tab=%s]" % tab)
                page.wait("document.querySelectorAll('.panel *').length > 3")
                page.quiet()
                said.update(page.run(SAID))
        player.play()
    told = page.run("told")
    sets = "|".join(name[:-4] for name in os.listdir(
        os.path.join(os.environ.get("TESSERA_ROOT", "."), "tiles")))
    raw = [t for t in [*said, *told] if re.search(r"\b(%s)/\w" % sets, t)]
    check("of %d texts none has an id of a tile %s" % (len(said), raw[:3]),
          len(said) > 60 and not raw)
    laid = [t for t in told if "legt Karte" in t]
    check("a tile is told by what lies on it: " + laid[-1][:60],
          re.search("Stadt|Straße", laid[-1]))
    moved = [t for t in told if re.search("bewegt (Drache|Fee)", t)]
    check("who moves what is nobody's is told: " + (moved or ["?"])[0][-60:],
          moved and not any("Zufall bewegt" in t for t in moved))
    check("no place is said to be worth +0, of %d" % len(seen),
          len(seen) > 4 and not {"+0", "0"} & set(seen))
    check("no label lies on a figure", worst == 0)


def all_see(server, page):
    """What all see of the rules' variables; and that all win together."""
    text = ('return { modules = { "all-together", "traders-and-builders" }, '
            'options = { ["all-together"] = { sum = 40 } } }')
    made = create(page, server, {"config_text": text, "seed": 6, "seats": [
        {"name": "A"}, {"name": "B", "bot": "greedy"}]})
    sit(page, server, made["links"]["seats"][0])
    page.wait((TEXT % ".commons .shown") + " === '40 points missing'")
    check("all see what is missing", True)
    made = create(page, server, {"config_text": text, "seed": 6, "seats": [
        {"name": "A", "bot": "greedy"}, {"name": "B", "bot": "greedy"}]})
    sit(page, server, made["links"]["watch"])
    page.wait("document.body.dataset.status === 'over'", 60)
    page.wait((TEXT % ".question strong") +
              ".startsWith('All win together with ')")
    check("and that they have won together", True)
    page.wait("!!document.querySelector('.seat .shown')")
    goods = page.run("[...document.querySelectorAll('.seat .shown')].map(e => "
                     "e.textContent).join(', ')")
    check("what each has in goods: " + goods, re.fullmatch(
        r"(\d+ (cloth|grain|wine)(, )?)+", goods))


def narrow(server, page):
    """Three seats with all pieces on a phone: nothing of them is out of reach,
    and words have room."""
    made = create(page, server, {"config_text":
        'return { modules = { "base", "abbot", "inns-and-cathedrals", '
        '"traders-and-builders", "princess-and-dragon", "tower", '
        '"abbey-and-mayor", '
        '"bridges-castles-bazaars", "phantom", "farmers", "count" } }', "seed": 2,
        "seats": [{"name": "Anna"}] + [{"name": name, "bot": "greedy"}
                                       for name in ("Bert", "Cleo")]})
    sit(page, server, made["links"]["seats"][0])
    hidden = """[...document.querySelectorAll(".seat")].filter(seat =>
        [...seat.querySelectorAll(".piece")].some(e =>
          e.getBoundingClientRect().bottom >
          seat.getBoundingClientRect().bottom + 1)).length"""
    page.wait("document.querySelectorAll('.piece img').length > 10")
    page.quiet()
    told = page.run("""(() => {
        for (const e of document.querySelectorAll(".seat .score")) {
          e.textContent = "208"; }
        const all = document.querySelector(".commons");
        return [all.clientWidth, all.scrollWidth - all.clientWidth,
          ...[...document.querySelectorAll(".seat .name")].map(e =>
            e.clientWidth)]; })()""")
    check("what lies beside the board has room for words, and names have: %s"
          % told, told[0] > 90 and told[1] <= 0 and min(told[2:]) > 25)
    cut = page.run(hidden)
    if cut:
        press(page, ".wider button", True)
        page.wait("document.querySelector('.seat-bar').matches('.open')")
    check("one tap shows all that %d seats have" % cut, cut > 0 and
          page.holds(hidden + " === 0"))
    check("and the board is still there", page.holds(
        "document.querySelector('#board').clientHeight > 150"))
    press(page, ".wider button", True)
    page.wait("!document.querySelector('.seat-bar').matches('.open')")


# What is asked, and what of it is drawn: buttons beside the board, places, those
# of them with the piece.
ASKED = """[document.querySelector(".prompt")?.textContent.split(": ")[1],
    document.querySelectorAll(".choice").length,
    document.querySelectorAll(".layer-spots .place").length,
    document.querySelectorAll(".layer-spots .place image").length]"""


DRAWN = """(([, , places, pieces]) => places === pieces)(%s)""" % ASKED


def quarters(server, *pages):
    """The count goes from quarter to quarter by taps on the board, mage and
    witch stand where they would go."""
    made = create(pages[0], server, {"config_text": 'return { modules = { '
        '"base", "count", "mage-and-witch", "farmers" } }', "seed": 4,
        "seats": [{"name": "Ann"}, {"name": "Ben"}]})
    for page, link in zip(pages, made["links"]["seats"]):
        sit(page, server, link)
    players = [Touch(page, 2 + i) for i, page in enumerate(pages)]
    wanted = {"move the count?": None, "who goes where?": None}
    until = time.monotonic() + 900
    while None in wanted.values() and time.monotonic() < until:
        for player in players:
            if not player.asked():
                continue
            prompt, *drawn = player.page.run(ASKED)
            if prompt in wanted and not wanted[prompt]:
                try:  # pictures come after the places
                    player.page.wait(DRAWN)
                    prompt, *drawn = player.page.run(ASKED)
                except Failed:
                    pass  # the check below says what was there
                wanted[prompt] = drawn
            player.play()
        pages[0].browser.pause(.02)
    for prompt, drawn in wanted.items():
        check("%s on the board, with the piece: %s" % (prompt, drawn), drawn and
              drawn[0] == 0 and drawn[1] > 2 and drawn[1] == drawn[2])


def pointed_at(server, page):
    """What can be chosen and is out of view is pointed at."""
    made = create(page, server, {"config": "first", "seed": 4, "seats": [
        {"name": "A"}]})
    sit(page, server, made["links"]["seats"][0])
    page.wait("document.querySelectorAll('.lit').length > 2")
    page.quiet()
    seen = """[...document.querySelectorAll(".lit")].filter(e => {
        const b = e.getBoundingClientRect(), s = document.querySelector(
          "#board").getBoundingClientRect();
        const x = b.x + b.width / 2, y = b.y + b.height / 2;
        return x > s.left && x < s.right && y > s.top && y < s.bottom;
        }).map(e => e.dataset.target)"""
    check("nothing is pointed at while all is seen", page.run(
        "!document.querySelector('.pointer')"))
    page.size(600, 760)
    for _ in range(12):
        page.key("+")
    page.wait("document.querySelectorAll('.pointer').length > 1")
    page.quiet()
    before = page.run(seen)
    press(page, ".pointer")
    page.wait("%s.some(id => !%s.includes(id))" % (seen, json.dumps(before)))
    check("an arrow leads to what is out of view, and chooses nothing", page.run(
        "!document.querySelector('[data-act=commit]')"))
    page.size(1280, 800)


def read_code(lines):
    """What a QR code of half blocks says: versions 1 to 5, level L."""
    rows = []
    for line in lines:
        pairs = ["█▄▀ ".index(c) for c in line]
        rows += [[p & 1 for p in pairs], [p >> 1 for p in pairs]]
    rows = [row[2:-2] for row in rows[2:]]
    size = len(rows[0])
    corner = [1, 1, 1, 1, 1, 1, 1, 0]
    if rows[0][:8] != corner or rows[0][-8:] != corner[::-1]:
        return None
    mask = sum((rows[8][2 + i] ^ (0b101 >> (2 - i) & 1)) << (2 - i)
               for i in range(3))
    flip = [lambda x, y: (x + y) % 2, lambda x, y: y % 2, lambda x, y: x % 3,
            lambda x, y: (x + y) % 3, lambda x, y: (x // 3 + y // 2) % 2,
            lambda x, y: x * y % 2 + x * y % 3,
            lambda x, y: (x * y % 2 + x * y % 3) % 2,
            lambda x, y: ((x + y) % 2 + x * y % 3) % 2][mask]
    middle = size - 7 if size > 21 else None

    def fixed(x, y):
        return (x < 9 and (y < 9 or y > size - 9) or x > size - 9 and y < 9
                or 6 in (x, y) or middle and abs(x - middle) < 3
                and abs(y - middle) < 3)

    bits, x, up = [], size - 1, True
    while x > 0:
        x -= x == 6
        for y in range(size - 1, -1, -1) if up else range(size):
            bits += [rows[y][k] ^ (flip(k, y) == 0) for k in (x, x - 1)
                     if not fixed(k, y)]
        x, up = x - 2, not up
    at, text = 0, ""

    def take(n):
        nonlocal at
        at += n
        return int("".join(str(int(b)) for b in bits[at - n:at]) or "0", 2)

    alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
    while mode := take(4):
        count = take({1: 10, 2: 9, 4: 8}[mode])
        while count > 0:
            if mode == 4:
                text, count = text + chr(take(8)), count - 1
            elif mode == 1:
                n = min(3, count)
                text += "%0*d" % (n, take(3 * n + 1))
                count -= n
            elif count == 1:
                text, count = text + alphabet[take(6)], 0
            else:
                two = take(11)
                text += alphabet[two // 45] + alphabet[two % 45]
                count -= 2
    return text


def reachable(browser):
    """A server for others says where it is, also as a picture; links made on
    this machine lead there; what is off is said on the page."""
    with Server(host="0.0.0.0") as server:
        lines = server.said().split("\n")
        urls = [re.search(r"https?://\S+/", line).group() for line in lines
                if "://" in line]
        check("it says its addresses: %s" % urls, len(urls) > 1 and not
              re.search("localhost|0\\.0", urls[0]))
        code = [line for line in lines if "█" in line]
        if "libqrencode" in server.tessera("--version").split("without")[0]:
            check("and shows the first to phones", read_code(code) == urls[0])
        with urllib.request.urlopen(urls[0] + "healthz") as answer:
            check("it is reached there", answer.status == 200)
        page = browser.page(1280, 800)
        page.open(server.base)
        page.wait("!!document.querySelector('.lobby[data-checked=well]')")
        page.run("document.querySelector('summary').click()")
        told = page.wait(TEXT % ".files-off")
        check("what is off is told, with how to turn it on: " + told,
              "--uploads yes" in told and "--uploads yes" in "".join(lines))
        page.wait("document.querySelectorAll('.place select').length > 1")
        page.run("""(() => { const e = document.querySelectorAll(
            ".place select")[1]; e.value = "person";
            e.dispatchEvent(new Event("change")); })()""")
        press(page, ".go .primary")
        page.wait("!!document.querySelector('.links input')")
        links = page.run("[...document.querySelectorAll('.links input')]"
                         ".map(e => e.value)")
        check("links lead to an address that others reach: " + links[0][:30],
              all(link.startswith(urls[0]) for link in links))
        friend = browser.page(800, 600)
        friend.open(links[1])
        friend.wait(READY)
        check("a friend who opens one sits there", friend.run(
            "document.querySelector('.seat.me').dataset.seat") == "1")
    with Server("--public-url", "https://tables.example") as server:
        made = server.said()
        check("--public-url is what it says: " + made.split("\n")[0],
              "https://tables.example/" in made)
        page.open(server.base)
        page.wait("!!document.querySelector('.lobby')")
        told = page.run(CALL % ('"hello"', "{}"))
        check("and what links say", told["reach"]["links"] ==
              "https://tables.example/")


with Server("--pause", "10") as server, Browser() as browser:
    ann, ben = in_language(browser, "en"), in_language(browser, "de")
    phone = in_language(browser, "en", 390, 844, True)
    links = unnamed(server, ann, ben)
    looker = browser.page(800, 600)
    watched(server, ann, looker, links)
    held_down(ann, looker, links, server)
    away(server, ann, ben)
    third = browser.page(800, 600)
    left_and_back(server, ann, ben, third)
    watchers_talk(server, ann, third)
    nothing_to_take_back(server, ann)
    called(server, ann, ben)
    woken(browser)
    remembered(server, ann)
    words(server, ben)
    all_see(server, ann)
    narrow(server, phone)
    quarters(server, phone, in_language(browser, "en", 390, 844, True))
    pointed_at(server, ann)
    reachable(browser)
    for who, page in (("ann", ann), ("ben", ben), ("phone", phone)):
        check("%s: no error %s" % (who, page.errors), not page.errors)
done()
