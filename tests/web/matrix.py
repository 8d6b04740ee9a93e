"""Every question that a shipped module asks (questions.py), answered by taps
alone on a phone and by keys alone at a desk; what can be tapped or pressed is
found by what is drawn. TESSERA_PICTURES=FOLDER keeps a picture of each.

In CI one question of each prompt, and one of each kind of thing that is drawn;
MATRIX=all: all of them (make questions); QUESTIONS="wagon|barn": all whose
name, as in "move-wagon: wagon figure", this regular expression finds."""
import json
import os
import re
import time

from browser import Browser, Failed
from players import CALL, FRAMES, FREE, READY, WRONG, Server, data
from questions import gather, missing, modules
from tap import check, done

FINGER = 32  # pixels between two places, at least
TOLD = 50  # questions after which it is told how far this is

# What there is for an option: a choice of the tray, the button to pass, or a
# target of the board; where it is, how large, and whether it is chosen. For a
# target also how far the next one of its kind is, and how many choices of the
# tray go with the one that is chosen.
FIND = """((key, cell, pass) => {
  const box = e => { const b = e.getBoundingClientRect();
    return { x: b.x + b.width / 2, y: b.y + b.height / 2, w: b.width,
      h: b.height }; };
  const commit = document.querySelector(".tray [data-act=commit]");
  const choice = [...document.querySelectorAll(".tray .choices .choice")].find(
    e => e.dataset.key === key);
  if (choice) {
    choice.scrollIntoView({ block: "nearest", inline: "nearest" });
    return { ...box(choice), what: "choice", on: choice.classList.contains("on")
      && Boolean(commit), at: [...document.querySelectorAll(
      ".tray .choice")].indexOf(choice) };
  }
  const button = pass && document.querySelector(".tray [data-act=pass]");
  if (button) return { ...box(button), what: "pass" };
  const all = [...document.querySelectorAll("#board [data-target]")];
  const arrow = [...document.querySelectorAll(".pointer[data-beyond]")].find(
    e => e.dataset.keys.split("|").includes(key) || e.dataset.beyond === cell);
  if (arrow) return { ...box(arrow), what: "arrow" };
  const own = all.find(e => e.dataset.keys.split("|").includes(key) ||
    cell && e.matches(".lit") && e.dataset.target === cell);
  if (!own) return null;
  const mid = e => box(e.querySelector(".ring, path") || e);
  const m = mid(own), lit = own.matches(".lit");
  const on = [...document.querySelectorAll("#board [data-target].on")];
  return { ...m, what: lit ? "cell" : own.matches(".place") ? "spot" : "side",
    on: own.classList.contains("on") && Boolean(commit),
    near: Math.min(1000, ...all.filter(e => e !== own && e.matches(".lit") ===
      lit).map(e => Math.hypot(mid(e).x - m.x, mid(e).y - m.y))),
    from: on.length ? mid(on[0]) : null };
})(%s, %s, %s)"""


class Hand:
    """Who answers one question on a page."""

    def __init__(self, page, size, question):
        self.page, self.question = page, question
        option = question.option
        self.key = option["key"]
        self.cell = "%d,%d" % (option["x"], option["y"]) \
            if option["kind"] == "place" else None
        self.passes = option["kind"] == "pass"
        self.size = size
        self.steps = 0
        self.near = 1000

    def find(self):
        """Where to answer, once that stays where it is."""
        self.page.quiet()
        at, before = None, False
        while at != before:
            before = at
            at = self.page.run(FIND % (json.dumps(self.key), json.dumps(
                self.cell), json.dumps(self.passes)))
            self.page.run(FRAMES)
        return at

    def found(self):
        """The same, once it is drawn; nothing when the answer is given."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            found = self.find()
            if found or self.given():
                return found
        return None

    def given(self):
        """Whether the answer is given, or on its way, once the page has done
        what it was told."""
        self.page.quiet()
        self.page.wait("!document.querySelector('.sending')", "an answer")
        return self.page.run("document.body.dataset.answers !== %s" %
                             json.dumps(self.before))

    def answer(self):
        """Until it is given; what has gone wrong, or nothing."""
        self.page.quiet()
        self.before = data(self.page)["answers"]
        for _ in range(120):
            found = self.found()
            if not found:
                return None if self.given() else \
                    "nothing is drawn for " + self.key
            self.steps += 1
            self.step(found)
            if self.given():
                return None
        return "not to be reached: " + self.key


class Finger(Hand):
    def step(self, found):
        if found.get("on"):
            self.near = min(self.near, found.get("near", 1000))
            self.page.tap("[data-act=commit]")
        else:
            self.page.tap_at(found["x"], found["y"])


class Keys(Hand):
    turn = 0

    def step(self, found):
        page, what = self.page, found["what"]
        if found.get("on"):
            return page.key("Enter")
        if what == "pass":
            return page.key("p")
        if what == "choice" and found["at"] < 9:
            return page.key(str(found["at"] + 1))
        if what == "choice":
            page.key("Tab")
            if page.run("document.activeElement.dataset.key === %s" %
                        json.dumps(self.key)):
                page.key("Enter")
            return None
        at = found.get("from")  # nothing for what an arrow points at
        if not at:
            return page.key("ArrowRight")
        dx, dy = found["x"] - at["x"], found["y"] - at["y"]
        ways = ["ArrowRight" if dx > 0 else "ArrowLeft",
                "ArrowDown" if dy > 0 else "ArrowUp"]
        if abs(dy) > abs(dx):
            ways.reverse()
        # now and then the other way, lest it goes to and fro
        self.turn += 1
        return page.key(ways[self.turn % 4 == 3])


def sit(page, server, link):
    if page.run("location.href").startswith(server.base):
        # what the page says of the table before is forgotten
        page.run("""new Promise(done => {
            addEventListener("hashchange", () => {
              delete document.body.dataset.mine;
              delete document.body.dataset.status;
              done();
            }, { once: true });
            location.hash = %s;
          })""" % json.dumps(link))
    else:
        page.open(server.base + "#" + link)
    page.wait(READY + " && !!document.body.dataset.mine", "the question")
    page.quiet()


def ask(server, page, question, hand, folder):
    """One question on one page."""
    made = page.run(CALL % ('"import"', json.dumps({
        "save": question.save(), "seats": [{"name": "Ann"},
                                           {"name": "Bob"}]})))
    try:
        sit(page, server, made["links"]["seats"][question.player])
    except Failed:
        return ["nobody is asked: %s" % page.run(
            "document.body.innerText")[:300]]
    if folder:
        page.picture(os.path.join(folder, "%s %s.png" % (
            question.name.replace(":", ""), hand.size)))
    wrong = page.run(WRONG)
    about = page.run("[...document.querySelectorAll('.tray [data-about]')].map("
                     "e => e.dataset.about).sort()")
    if about != question.about:
        wrong.append("it is about %s, not %s" % (question.about, about))
    try:
        problem = hand.answer()
    except Failed as failed:
        problem = str(failed)
    return wrong + ([problem] if problem else [])


def sample(found):
    """One of each prompt, and of each kind of option."""
    chosen, seen = [], set()
    for name, question in sorted(found.items()):
        marks = {question.prompt, question.option["kind"]}
        if not marks <= seen:
            chosen.append(question)
        seen |= marks
    return chosen


with Server("--pause", "5", *FREE) as server, Browser() as browser:
    found = gather(server.folder)
    lost = {name: missing(name, found) for name in modules()}
    check("%d questions: all that %d modules ask" % (len(found), len(lost)),
          not any(lost.values()) and len(found) > 60)
    if any(lost.values()):
        print("# not asked: %s" % lost)
    named = os.environ.get("QUESTIONS")
    chosen = [found[name] for name in sorted(found) if re.search(
        named or "", name)] if named or os.environ.get("MATRIX") == "all" \
        else sample(found)
    folder = os.environ.get("TESSERA_PICTURES")
    pages = [(browser.page(390, 844, True), "390x844", Finger),
             (browser.page(1440, 900), "1440x900", Keys)]
    for page, size, who in pages:
        page.open(server.base)
        page.wait("!!document.querySelector('.lobby')")
        wrong, slow, near = [], [], []
        for number, question in enumerate(chosen):
            if number and number % TOLD == 0:
                print("# %s: %d questions, %d things wrong" % (
                    size, number, len(wrong)), flush=True)
            hand = who(page, size, question)
            said = ask(server, page, question, hand, folder)
            if hand.near < FINGER:
                near.append("%s: %d" % (question.name, hand.near))
            if hand.steps > 2 and who is Finger:
                # on a busy machine a place may move away under a finger
                again = who(page, size, question)
                said += ask(server, page, question, again, None)
                if again.steps > 2:
                    slow.append("%s: %d" % (question.name, again.steps))
            wrong += said
            for problem in said:
                print("# %s: %s" % (question.name, problem), flush=True)
        check("%s: %d questions are answered by what is drawn" % (
            size, len(chosen)), not wrong)
        if who is Finger:
            check("each by two taps at most: %s" % slow, not slow)
            check("no two places that are nearer than %d px: %s" % (
                FINGER, near), not near)
        check("%s: no error %s" % (size, page.errors), not page.errors)
done()
