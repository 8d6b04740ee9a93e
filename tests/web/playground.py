"""The playground: a house rule is typed, a mistake in it underlined, its test
passes, a game is played against a bot, the link brings all of it to a fresh
profile, and a loop is stopped with its line while the page stays alive."""
import functools
import gzip
import http.server
import json
import os
import subprocess
import threading
import time

from axe import looked_at
from browser import Browser, Failed, worked
from friends import friends, kept_off
from tap import check, done

FOLDER = os.path.join(os.environ.get("TESSERA_ROOT", "."), ".build/playground")

RULE = """module { "long-roads", title = "Long roads", needs = "base" }

score.road.bonus(function(road)
  if road.complete and road.tiles >= 3 then return { long = 3 } end
end)

text { en = { long = "long road" } }

test "mine" {
  board   = [[ V< W^
               .  .  ]],
  figures = "B meeple road W 1,0",
  play    = "A W> 0,1 pass",
  expect  = "B scores road 6 (tile 3 x 1, long 3)",
}
"""
LOOP = """module { "long-roads", title = "Long roads", needs = "base" }

on.placed(function()
  while true do end
end)
"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def serve():
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Quiet, directory=FOLDER))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return "http://127.0.0.1:%d/" % server.server_port


def type_rule(page, text):
    page.run("playground.editor.view.dispatch({changes: {from: 0, to: "
             "playground.editor.view.state.doc.length}}); "
             "playground.editor.view.focus(); 1")
    # closing brackets by itself is for people, not for whole texts
    page.run("playground.editor.view.dispatch({changes: {from: 0, insert: %s}})"
             "; 1" % json.dumps(text))


def settled(page):
    page.wait("window.playground?.table?.s && playground.seen === "
              "JSON.stringify(playground.files)",
              "the page to come to rest")
    page.quiet()


# Plays to the end as the page does: by what can be chosen.
PLAY = """(async () => {
  const { client } = playground;
  for (let i = 0; i < 400; i++) {
    const c = await client.call("table_choices", { game: 1 });
    if (!c) break;
    const place = c.places && Object.values(c.places)[0][0];
    const index = place ? place[3] : c.options[i % c.options.length].index;
    await client.call("table_answer", { game: 1, index, answers: c.answers });
  }
  await playground.table.queue;
  return playground.table.s.status;
})()"""


# Some answers, as the page gives them.
SOME = PLAY.replace("i < 400", "i < 12")

# The same rule, but for words and for what may be laid.
COMMENT = RULE + "\n-- a remark\n"
VETO = RULE.replace("text {", """allow.place("road", function(_, _, cell)
  if cell.x > 0 then return false, "no roads to the east" end
end)

text {""")


def typed_by_hand(page):
    """Keys that do something at the table are letters in the editor."""
    type_rule(page, RULE)
    settled(page)
    given = page.run("playground.table.s.answers")
    page.run("(() => { const { view } = playground.editor; view.focus(); "
             "view.dispatch({ selection: { anchor: view.state.doc.length } }); "
             "return 1; })()")
    written = "-- thurocl p R 1 2 0 + - "
    for letter in written:
        page.key(letter)
    page.key("ArrowLeft")
    page.key("Enter")
    page.quiet()
    text = page.run("playground.editor.view.state.doc.toString()")
    check("letters typed by key arrive in the editor: %r" % text[len(RULE):],
          text.startswith(RULE + written[:-1] + "\n"))
    check("and nothing happened at the table",
          page.run("playground.table.s.answers") == given)
    type_rule(page, RULE)
    settled(page)


LINES = "[...document.querySelectorAll('#problems li')].map(e => e.textContent)"


def mistaken(page):
    """One mistake is one line that is one's own; what is broken can be shared;
    and what is said in red can be read."""
    type_rule(page, RULE + "oops(\n")
    page.wait(LINES + ".some(t => t.includes('long-roads.lua:'))")
    page.wait("!document.querySelector('.busy')")
    lines = page.run(LINES)
    check("a syntax error is told once, with its line: %s" % lines,
          len(lines) == 1 and "long-roads.lua:17" in lines[0])
    page.run("history.replaceState(null, '', '#')")
    page.click("#share")
    page.wait("location.hash.startsWith('#p=')", "a link")
    page.wait("/link/.test(playground.note.textContent)")
    check("broken rules are shared, and that is told: " + page.run(
        "playground.note.textContent"), "mistakes" in page.run(
            "playground.note.textContent"))
    type_rule(page, RULE)
    settled(page)
    colours = page.run("""(() => { playground.table.toast("oh", "bad");
        const style = getComputedStyle(document.querySelector(".toast.bad"));
        return [style.color, style.backgroundColor]; })()""")
    check("a toast can be read: %s on %s" % tuple(colours),
          colours[0] == "rgb(255, 255, 255)" != colours[1])


def new_tiles(page):
    page.run("window.prompt = () => 'tiles/mine.lua'")
    page.click(".files button[title]")
    page.wait("'tiles/mine.lua' in playground.files")
    page.wait("document.querySelector('.cm-content').textContent"
              ".startsWith('tileset')", "a tile set")
    settled(page)
    check("a new tile file is a tile set without a mistake: %s" % page.run(
        LINES), page.run("!playground.problems.length"))


def all_examples(browser, base):
    """Each example of the page is whole: nothing wrong, and its tests pass."""
    page = browser.page(1400, 900)
    page.open(base)
    settled(page)
    count = page.run("document.querySelectorAll('#examples option').length")
    bad = []
    for n in range(count):
        page.run("""(() => { playground.seen = null;
            const e = document.querySelector("#examples"); e.value = %d;
            e.dispatchEvent(new Event("change")); })()""" % n)
        page.wait("playground.seen === JSON.stringify(playground.files) && "
                  "!document.querySelector('.busy')", "example %d" % n)
        page.quiet()
        if page.run("playground.problems.length || document.querySelector("
                    "'#tests .bad') || playground.note.className.includes("
                    "'bad')"):
            bad.append([n, page.run("playground.note.textContent"),
                        page.run(LINES)])
    check("all %d examples are whole %s" % (count, bad), not bad)


def reload_in_mid_game(page, base):
    page.run("playground.play(true)")
    page.run(SOME)
    page.wait("playground.table.s.answers > 8", "some answers")
    given = page.run("playground.table.s.answers")
    type_rule(page, COMMENT)
    settled(page)
    check("a rule read again in mid-game keeps the game",
          page.run("playground.table.s.answers") == given and
          page.run("playground.note.textContent") == "")
    page.wait("playground.kept().then(kept => kept?.files['long-roads.lua'] "
              "=== %s)" % json.dumps(COMMENT), "what is typed to be kept")
    page.run("window.before = true")
    page.open(base)
    page.wait("!window.before", "the page to be loaded again")
    settled(page)
    check("so does the page when it is loaded again",
          page.run("playground.table.s.answers") == given and
          page.run("playground.files['long-roads.lua']") == COMMENT)
    type_rule(page, VETO)
    settled(page)
    note = page.run("playground.note.textContent")
    print("# " + note)
    check("where the new rules do not allow it, it goes back and says why",
          page.run("playground.table.s.answers") < given and
          "no roads to the east" in note)
    type_rule(page, RULE)
    settled(page)


def test(browser, base):
    page = browser.page(1400, 900)
    page.open(base)
    page.wait("/[1-9] . [1-9]/.test(document.querySelector('#count')"
              "?.textContent)", "the first example's tests")
    looked_at(page, "playground")
    check("the first example opens, is checked and tested",
          page.run("document.querySelectorAll('#tests .bad').length") == 0)
    check("all examples of the tutorial are there",
          page.run("document.querySelectorAll('#examples option').length") > 8)

    page.run("for (const n of Object.keys(playground.files)) if (n !== "
             "'long-roads.lua') delete playground.files[n]; 1")
    type_rule(page, RULE.replace("score.road", "scroe.road"))
    page.wait("document.querySelector('#problems').textContent"
              ".includes('scroe')", "the mistake to be named")
    check("a mistake is underlined on its line", page.holds(
        "[...document.querySelectorAll('.cm-line')].findIndex(l => "
        "l.querySelector('.cm-lintRange-error')) === 2"))
    type_rule(page, RULE)
    page.wait("/mine/.test(document.querySelector('#tests')"
              ".textContent)", "the test")
    settled(page)
    check("the test passes, with its board drawn", page.holds(
        "(() => { const b = document.querySelector('#tests .good img.board'); "
        "return b?.alt.startsWith('V<') && b.naturalWidth > b.naturalHeight / 2"
        " && decodeURIComponent(b.src).includes('<use href=') && "
        "!document.querySelector('#tests .bad'); })()"))

    page.run("(() => { const b = document.querySelector('#bot'); b.value = "
             "[...b.options].some(o => o.value === 'normal') ? 'normal' : "
             "'greedy'; playground.bot = b.value; return playground.play(true);"
             " })()")
    check("a game is played against a bot", page.run(PLAY) == "over")
    page.run("document.querySelector('.replay-button').click()")
    page.wait("!!document.querySelector('.history:not([hidden]) input')")
    check("its replay leaves the address as it is: " + page.run(
        "location.href"), page.run("location.href").split("#")[0] == base and
        "page/" not in page.run("location.hash"))
    page.run("document.querySelector('.history .primary').click()")
    page.wait("document.querySelector('.history').hidden")
    # a row has come, and what it changes is not laid yet
    check("tiles are drawn as they were laid", page.run(
        "(({ s, board }) => { const all = s.tiles.splice(0); "
        "board.camera.zoom(4); board.paint(); s.tiles.push(...all); "
        "board.camera.zoom(.25); return board.seen.length > 0; })"
        "(playground.table)"))
    page.run("playground.share()")
    link = page.wait("location.hash.startsWith('#p=') && location.href")
    scores = page.run("playground.table.s.scores.join()")
    sum_ = page.run("playground.table.s.answers")

    other = browser.page(1400, 900)
    other.open(link)
    settled(other)
    check("the link brings rule and game to a fresh profile",
          other.run("playground.table.s.scores.join()") == scores and
          other.run("playground.table.s.answers") == sum_ and
          other.run("playground.files['long-roads.lua']") == RULE)

    typed_by_hand(page)
    mistaken(page)
    reload_in_mid_game(page, base)
    page.run("window.ticks = 0; setInterval(() => window.ticks++, 50); 1")
    begun, work = time.monotonic(), worked(browser.process.pid)
    type_rule(page, LOOP)
    page.wait("document.querySelector('#problems').textContent"
              ".includes('long-roads.lua:4')", "the loop's line")
    # a machine that is busy with something else takes longer
    spent = min(time.monotonic() - begun, worked(browser.process.pid) - work)
    print("# a loop was named after %.1f s" % spent)
    check("a loop is stopped with its line, the page alive",
          spent < 8 and page.holds("window.ticks > 5"))
    type_rule(page, RULE)
    settled(page)
    check("and goes on when it is mended", page.holds(
        "['asking', 'over'].includes(playground.table.s.status)"))
    new_tiles(page)
    all_examples(browser, base)
    errors = [e for e in page.errors if "favicon" not in e]
    check("nothing was thrown %s" % errors[:3], not errors)


def tables():
    """Was the program built with a server?"""
    return subprocess.run([os.environ["TESSERA_BIN"], "serve", "--help"],
                          stdout=subprocess.DEVNULL, check=False
                          ).returncode == 0


size = sum(len(gzip.compress(open(os.path.join(FOLDER, name), "rb").read()))
           for name in os.listdir(FOLDER))
check("the page weighs %d bytes compressed" % size, size <= 1.5e6)
try:
    with Browser() as browser:
        if tables():
            friends(browser)
            kept_off(browser)
        test(browser, serve())
except Failed as failure:
    print("# " + str(failure).replace("\n", "\n# "))
    check("the browser went all the way", False)
done()
