"""A server to play on, and players who use the page as people do."""
import json
import os
import random
import re
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request

from browser import Failed


def free_port():
    """A port that nobody has, nor gets from the system while a server that was
    killed is started again: those are above 32768."""
    while True:
        port = random.SystemRandom().randrange(20000, 32000)
        with socket.socket() as free:
            free.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                free.bind(("0.0.0.0", port))
            except OSError:
                continue
            return port


class Server:
    """`tessera serve` on a port of its own, with a store that outlives it."""

    def __init__(self, *options, host="127.0.0.1"):
        self.host = host
        self.port = free_port()
        self.folder = tempfile.mkdtemp(dir=os.environ.get("TMPDIR"))
        self.store = os.path.join(self.folder, "tables.sqlite")
        self.options = options
        self.base = "http://127.0.0.1:%d/" % self.port
        self.process = None

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.stop(signal.SIGTERM)

    def start(self):
        log = open(os.path.join(self.folder, "log"), "ab")
        self.process = subprocess.Popen(
            [os.environ["TESSERA_BIN"], "serve", "--listen",
             "%s:%d" % (self.host, self.port), "--store", self.store, *self.options],
            stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        until = time.monotonic() + 120
        while True:
            try:
                urllib.request.urlopen(self.base + "healthz", timeout=20)
                return
            except OSError:
                if time.monotonic() > until or self.process.poll() is not None:
                    raise SystemExit("the server does not start: " +
                                     self.said())
                time.sleep(.05)

    def said(self):
        with open(os.path.join(self.folder, "log")) as log:
            return log.read()[-3000:]

    def stop(self, how):
        if self.process and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(120)

    def tessera(self, *words):
        done = subprocess.run([os.environ["TESSERA_BIN"], *words],
                              capture_output=True, text=True, timeout=600,
                              stdin=subprocess.DEVNULL)
        if done.returncode:
            raise SystemExit("%s: %s%s" % (words, done.stdout, done.stderr))
        return done.stdout

    def saved(self, table):
        """The game of a table as an ordinary saved game: its file."""
        path = os.path.join(self.folder, table + ".save")
        self.tessera("serve", "--store", self.store, "--export", table,
                     "-o", path)
        return path


# ---- the page ---------------------------------------------------------------

CALL = """new Promise((done, fail) => {
  const s = new WebSocket(location.origin.replace("http", "ws") + "/socket",
    "tessera");
  s.onerror = () => fail(Error("no socket"));
  s.onopen = () => s.send(JSON.stringify({ jsonrpc: "2.0", id: 1,
    method: %s, params: %s }));
  s.onmessage = e => { const m = JSON.parse(e.data);
    if (m.id !== 1) return;
    s.close();
    if (m.error) fail(Error(JSON.stringify(m.error))); else done(m.result); };
})"""


def create(page, server, params):
    """Makes a table through the socket of a page."""
    if not page.run("location.href").startswith(server.base):
        page.open(server.base)
        page.wait("location.origin + '/' === " + json.dumps(server.base))
    return page.run(CALL % (json.dumps("create"), json.dumps(params)))


READY = ("!!document.querySelector('.table-page:not(.offline, .opening)') && "
         "!!document.body.dataset.status")


# Where nothing is to move, the final scoring waits for presses: those who play
# a game do not wait for it.
HURRY = """new MutationObserver(() => { if (matchMedia(
    "(prefers-reduced-motion: reduce)").matches) document.querySelector(
    ".finale:not([hidden]) [data-act=skip]")?.click(); }).observe(document,
    { childList: true, subtree: true, attributeFilter: ["hidden"] })"""


def hurry(page):
    """Where nothing moves, what is opened from now on does not wait for presses
    while all is counted."""
    if not getattr(page, "hurries", False):
        page.call("Page.addScriptToEvaluateOnNewDocument", {"source": HURRY})
        page.hurries = True


def sit(page, server, link):
    hurry(page)
    page.open("about:blank")
    page.open(server.base + "#" + link)
    page.wait(READY, "a seat at the table")
    page.quiet()


def sit_before(page, server, config, seed, answers, after=0):
    """Lets random bots play a game of two, and takes the seat of who is asked
    what was answered by the first line that begins like this, after so many
    lines: the number of that line, and the table."""
    path = os.path.join(tempfile.mkdtemp(dir=server.folder), "game.save")
    server.tessera("play", config, "--players", "2", "--seed", str(seed),
                   "-b", "all=random", "--save", path)
    with open(path) as file:
        lines = file.readlines()
    asked = next(i for i, line in enumerate(lines) if i >= after and
                 line.startswith(answers))
    made = page.run(CALL % (json.dumps("import"), json.dumps({
        "save": "".join(lines[:asked]), "seats": [{}, {}]})))
    for link in made["links"]["seats"]:
        sit(page, server, link)
        if data(page).get("mine"):
            return asked, made["table"]
    raise Failed("nobody is asked")


def data(page):
    return page.run("({ ...document.body.dataset })")


STATE = """(() => {
  const box = e => { const b = e.getBoundingClientRect();
    return [b.x + b.width / 2, b.y + b.height / 2,
      e.closest("[data-target]")?.dataset.target]; };
  const all = (s, f) => [...document.querySelectorAll(s)].map(f);
  const inside = ([x, y]) => [-3, 3].every(d =>
    document.elementFromPoint(x + d, y + d)?.closest("#board"));
  return { mine: document.body.dataset.mine,
    status: document.body.dataset.status,
    answers: +document.body.dataset.answers,
    board: all(".layer-choices .lit, .layer-spots .place .ring, " +
      ".layer-spots .brink path, .layer-spots .brink:not(:has(path)) .ring",
      box).filter(inside),
    targets: document.querySelectorAll("[data-target]").length,
    choices: all(".choice", box), acts: all("[data-act]", e =>
      e.dataset.act) };
})()"""


FRAMES = "new Promise(f => requestAnimationFrame(() => " \
    "requestAnimationFrame(f)))"

# Where a target is, and how far from there the next one of its kind.
AT = """(name => {
  const all = [...document.querySelectorAll("[data-target]")];
  const mid = e => {
    const b = (e.querySelector(".ring, path") || e).getBoundingClientRect();
    return [b.x + b.width / 2, b.y + b.height / 2];
  };
  const own = all.find(e => e.dataset.target === name), [x, y] = mid(own);
  const cell = own.matches(".lit");
  return [x, y, Math.min(1000, ...all.filter(e => e !== own &&
    e.matches(".lit") === cell).map(e => Math.hypot(mid(e)[0] - x,
    mid(e)[1] - y)))];
})(%s)"""

# What is wrong with how it is asked: words, parts out of sight, parts that lie
# over each other, answers without a name or with the same one.
WRONG = """(() => {
  const bad = [], box = e => e.getBoundingClientRect();
  const seen = (e, what) => {
    const b = box(e);
    if (b.left < -1 || b.top < -1 || b.right > innerWidth + 1 ||
      b.bottom > innerHeight + 1) bad.push(what + " is out of sight");
  };
  const tray = document.querySelector(".tray");
  const prompt = tray.querySelector(".prompt");
  if (!prompt || !prompt.textContent.trim()) bad.push("no question");
  for (const e of tray.querySelectorAll(
    ".prompt, .buttons button, .subject li, .tile-in-hand")) {
    seen(e, e.dataset.act || e.dataset.about || e.className);
  }
  const list = tray.querySelector(".choices");
  if (list) {
    const b = box(list);
    if (b.bottom > innerHeight || b.height < 30) bad.push("choices are cut");
    if (list.scrollHeight > 2.5 * list.clientHeight) bad.push(
      "choices scroll for more than two screens");
    const all = [...list.children];
    if (all.length < 5 && all.some(e => box(e).right > b.right + 1 ||
      box(e).bottom > b.bottom + 1)) bad.push("one of few choices is cut");
    const mute = all.filter(e => !e.textContent.trim());
    if (mute.length === 1 && all.length > 1) bad.push(
      "a picture without words stands for one answer");
  }
  for (const e of tray.querySelectorAll(".subject .soft, .choice span")) {
    const range = document.createRange(), words = e.textContent.trim();
    range.selectNodeContents(e);
    if (range.getClientRects().length > words.split(/\\s+/).length) bad.push(
      "a word is broken: " + words);
  }
  const names = [...tray.querySelectorAll(".choices .choice, .buttons button")]
    .map(e => e.getAttribute("aria-label") || e.textContent.trim());
  if (names.some(n => !n)) bad.push("an answer without a name");
  if (new Set(names).size < names.length) bad.push("two answers of one name: " +
    names.join(", "));
  for (const e of tray.querySelectorAll(".choice, .buttons button")) {
    const b = box(e);
    if (b.width < 32 || b.height < 32) bad.push("small: " + e.textContent);
  }
  if (document.documentElement.scrollWidth > innerWidth) bad.push("too wide");
  const board = box(document.getElementById("board"));
  if (board.height < .3 * innerHeight) bad.push("board " + board.height +
    " px high");
  const parts = [...tray.children].filter(e => box(e).width).map(box);
  parts.forEach((a, i) => parts.slice(0, i).forEach(b => {
    if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 &&
      b.top < a.bottom - 1) bad.push("parts of the tray overlap");
  }));
  return bad;
})()"""

# The walk through the final scoring stays at its first feature until it is
# skipped; points that fly are noted, as they are gone soon.
SLOWLY = """(() => {
    const { setTimeout } = window;
    window.setTimeout = (run, ms, ...words) => ms === 1400 ? 0 :
      setTimeout(run, ms, ...words);
    new MutationObserver(() => { window.flown ||= Boolean(
      document.querySelector(".flight")); }).observe(document.body,
        { childList: true, subtree: true });
})()"""

# For a server that nobody else is at: no limits.
FREE = [word for name in ("tables", "messages", "burst", "processor",
                          "rulesets") for word in ("--limit",
                                                   name + "=100000")]


class Player:
    def __init__(self, page, seed):
        self.page = page
        self.random = random.Random(seed)
        self.given = 0
        self.nearest = 1000  # pixels from a target that was chosen to another

    def asked(self):
        found = data(self.page)
        return found.get("mine") or None

    def play(self):
        """Answers once. The page tells when it has heard of it."""
        page = self.page
        page.quiet()
        state = page.run(STATE)
        if not state.get("mine"):
            return
        self.choose(state)
        gone = ("document.body.dataset.mine !== %s || document.body.dataset"
                ".status !== 'asking'" % json.dumps(state["mine"]))
        what = "answer %s, %s" % (state["answers"], state)
        try:
            page.wait(gone, what, 30)
        except Failed:  # a button may move away under a pointer: once more
            if "commit" in page.run(STATE)["acts"]:
                page.click("[data-act=commit]")
            page.wait(gone, what)
        self.given += 1

    def commit(self):
        self.page.wait("!!document.querySelector('[data-act=commit]')",
                       "something to confirm")
        self.page.quiet()


class Mouse(Player):
    """Points and clicks; turns tiles with the wheel."""

    def choose(self, state):
        page, dice = self.page, self.random
        if "pass" in state["acts"] and (
                dice.random() < .25 or not state["targets"]
                and not state["choices"]):
            return page.click("[data-act=pass]")
        if not state["board"] and state["targets"]:
            page.click(".zoom button:last-child")  # the whole board
            page.quiet()
            state = page.run(STATE)
        if state["board"]:
            x, y, _ = dice.choice(state["board"])
            if dice.random() < .4:
                page.mouse("mouseMoved", x, y)
                page.wheel(x, y, 120)
            page.click_at(x, y)
        else:
            dice.choice([None])
            buttons = len(state["choices"])
            page.run("document.querySelectorAll('.choice')[%d].click()"
                     % dice.randrange(buttons))
        self.commit()
        page.click("[data-act=commit]")


class Touch(Player):
    """Taps; turns tiles by tapping them again."""

    def choose(self, state):
        page, dice = self.page, self.random
        if "pass" in state["acts"] and (
                dice.random() < .25 or not state["targets"]
                and not state["choices"]):
            return page.tap("[data-act=pass]")
        if not state["board"] and state["targets"]:
            page.tap(".zoom button:last-child")
            page.quiet()
            state = page.run(STATE)
        if state["board"]:
            self.tap(dice.choice(state["board"])[2])
        else:
            page.tap(".choice")
        self.commit()
        if "turn" in page.run(STATE)["acts"] and dice.random() < .4:
            page.tap("[data-act=turn]")
        page.tap("[data-act=commit]")


    def tap(self, name):
        """Taps a target, which is chosen then, and far enough from others to
        choose one of these instead by another tap."""
        x, y, _ = self.page.run(AT % json.dumps(name))
        self.page.tap_at(x, y)
        self.page.quiet()
        if "commit" not in self.page.run(STATE)["acts"]:
            raise SystemExit("a tap does not choose " + name)
        self.nearest = min(self.nearest, self.page.run(AT % json.dumps(
            name))[2])


class Keyboard(Player):
    """Arrows, R, Enter, P and numbers; nothing else."""

    def choose(self, state):
        page, dice = self.page, self.random
        if "pass" in state["acts"] and (
                dice.random() < .25 or not state["targets"]
                and not state["choices"]):
            return page.key("p")
        self.point(state)
        self.commit()
        page.key("Enter")

    def point(self, state):
        page, dice = self.page, self.random
        if state["targets"]:
            for _ in range(dice.randrange(1, 5)):
                page.key(dice.choice(["ArrowUp", "ArrowDown", "ArrowLeft",
                                      "ArrowRight"]))
            if dice.random() < .5:
                page.key("r")
        else:
            page.key(str(dice.randrange(1, 1 + min(9, len(state["choices"])))))


def shipped():
    folder = os.path.join(os.environ.get("TESSERA_ROOT", "."), "expansions")
    return sorted(name for name in os.listdir(folder) if os.path.exists(
        os.path.join(folder, name, "rules.lua")) and name not in (
            "die-stadt", "all-together"))


def scores(page):
    return page.run("[...document.querySelectorAll('.seat .score')]"
                    ".map(e => +e.textContent)")


def play_out(players, each=None, most=4000):
    """Lets players answer until the game is over; each(n) before the nth."""
    n = 0
    idle = time.monotonic()
    while n < most:
        state = data(players[0].page)
        if state.get("status") == "over":
            return n
        for player in players:
            if player.asked():
                if each:
                    each(n)
                player.play()
                n += 1
                idle = time.monotonic()
        if time.monotonic() - idle > 120:
            raise SystemExit("nobody is asked: %s" % [
                data(p.page) for p in players])
    return n


def totals(server, save):
    """Final scores of a saved game, as `tessera replay` has them."""
    said = server.tessera("replay", save)
    return [int(n) for n in re.findall(r"-?\d+", re.search(
        r"^total(.*)$", said, re.M).group(1))]
