"""From an idea to friends: a rule is typed into an empty editor, a table is made
of it, a friend sits down with the link; and back from the table into the
playground, at the position on the board or one of the replay."""
import json
import time

from browser import worked
from players import READY, Mouse, Server, data
from tap import check

RULE = """module { "long", needs = "base" }
local n = option { "n", default = 3 }
score.road.bonus(function(road) return { long = n } end)"""
AT_ONCE = 60  # seconds: of the clock, or on a busy machine of people who press
# and type, and of the processor for all that the machine does
PRESS = 2  # seconds for each of what is pressed
PACE = .12  # seconds a key: a hundred words a minute
TILES = "+document.querySelector('#board').dataset.tiles"
TEXT = "(document.querySelector(%s)?.textContent || '')"


def typed(page, text):
    """By keys, one after the other as a person does: a bracket that the editor
    closes by itself is typed over."""
    due = time.monotonic()
    for letter in text:
        page.key("Enter" if letter == "\n" else letter)
        due += PACE
        page.browser.pause(max(0, due - time.monotonic()))


def work(page, server):
    """Seconds of the processor that browser and server have used."""
    return worked(page.browser.process.pid, server.process.pid)


def settled(page):
    page.wait("window.playground?.table?.s && playground.seen === "
              "JSON.stringify(playground.files)", "the playground")
    page.quiet()


def chosen(page, selector, value):
    page.run("(() => { const e = document.querySelector(%s); e.value = %s; "
             "e.dispatchEvent(new Event('input')); e.dispatchEvent("
             "new Event('change')); })()" % (json.dumps(selector),
                                             json.dumps(value)))


def made(page, server):
    """Types the rule and makes the table; the link for the friend."""
    page.open(server.base)
    page.click(".more > summary")
    page.click("a[href='/playground/']")
    settled(page)
    page.wait("!document.querySelector('.busy')")
    begun = time.monotonic(), work(page, server)
    chosen(page, "#examples", page.run(
        "document.querySelector('#examples').lastChild.value"))
    page.wait("playground.name === 'rule.lua'", "an empty editor")
    check("the editor is empty", page.run("playground.editor.text()") == "")
    page.click(".cm-content")
    typed(page, RULE)
    page.quiet()
    text = page.run("playground.editor.text()")
    check("a rule typed by keys is what was meant: %r" % text, text == RULE)
    settled(page)
    page.click("#make-table")
    page.wait("document.querySelector('.lobby')?.dataset.checked === 'well' "
              "&& !!document.querySelector('.house-options input')",
              "the form")
    page.quiet()
    check("its options are in the form: " + page.run(
        TEXT % "'.house-options'"), page.run(
            "document.querySelector('.house-options input').value") == "3")
    page.click(".place:first-child input")
    page.wait("document.activeElement.matches('.place input')")
    typed(page, "Ann")
    page.click(".go .primary")
    page.wait("document.querySelectorAll('.links .link').length === 3",
              "the links")
    link = page.run("document.querySelectorAll('.links .link')[1].value")
    page.click(".go .primary")
    return begun, link


def from_idea(browser, server):
    ann, ben = browser.page(1280, 800), browser.page(390, 844, True)
    begun, link = made(ann, server)
    ben.open(link)
    for page in (ann, ben):
        page.wait(READY, "the table")
    ann.wait("document.querySelectorAll('.seat .tag').length === 0",
             "both to be there")
    spent = time.monotonic() - begun[0]
    alone = PACE * len(RULE + "Ann") + 8 * PRESS + \
        work(ann, server) - begun[1]
    print("# from an empty editor to a friend at the table: %.1f s, %.1f s on "
          "a machine that is idle" % (spent, alone))
    check("from an empty editor to a friend seated in a minute",
          min(spent, alone) <= AT_ONCE)
    check("the table is called by its rule: " + ben.run(TEXT % "'.bar h1'"),
          ben.run(TEXT % "'.bar h1'") == "long")
    ben.tap(".house-button")
    ben.wait(TEXT % "'.house-card'" + ".includes('score.road.bonus')",
             "the card")
    check("and the friend reads it there", True)
    ben.tap(".house-card .close")
    return ann, ben


def back(browser, ann, ben):
    """One press leads back, to the position of the table or of the replay."""
    players = [Mouse(ann, 3), Mouse(ben, 4)]
    while int(data(ann)["answers"]) < 7 or not data(ann).get("mine"):
        for player in players:
            if player.asked():
                player.play()
        browser.pause(.02)
    ann.quiet()
    given, asked = data(ann)["answers"], ann.run(TEXT % "'.prompt'")
    board = ann.run(TILES)
    ann.click("[data-act=playground]")
    shop = browser.opened("/playground/#p=")
    settled(shop)
    check("one press leads into the playground, %s answers in" % given,
          shop.run("String(playground.table.s.answers)") == given and
          shop.run("playground.note.className").strip() == "note" and
          "rule.lua" in shop.run("Object.keys(playground.files).join()"))
    check("where the same person is asked the same: " + asked,
          shop.run(TEXT % "'.prompt'") == asked and
          shop.run(TILES) == board)
    shop.click(".replay-button")
    shop.wait("!!document.querySelector('.history:not([hidden]) input')",
              "the replay in the playground")
    check("which has a replay of its own", shop.holds(
        "document.querySelector('.history').dataset.step === '%s'" % given))
    shop.size(1400, 900)
    shop.quiet()
    shop.click("[data-act=review]")
    shop.wait("document.querySelector('.history').dataset.judged === 'all'",
              "the review")
    lost = shop.run("document.querySelector('.lost-most').textContent")
    check("and says what the answers lost: " + lost, lost)
    shop.click(".history .primary")
    shop.wait("document.querySelector('.history').hidden")
    shop.quiet()
    shop.run("document.activeElement.blur()")
    shop.key("h")
    shop.wait("!!document.querySelector('[data-act=commit]')", "a hint")
    check("and hints", True)
    shop.close()
    ann.click(".replay-button")
    ann.wait("!!document.querySelector('.history:not([hidden]) input')")
    ann.click(".history .steps button:nth-child(1)")
    for n in range(1, 4):
        ann.click(".history .steps button:nth-child(4)")
        ann.wait("document.querySelector('.history').dataset.step === '%d'" % n)
    ann.click("[data-act=playground]")
    shop = browser.opened("/playground/#p=")
    settled(shop)
    # where chance is asked at that step, it has answered
    check("from the replay, at the step that is looked at", shop.run(
        "playground.table.s.answers") in (3, 4) and shop.run(TILES) ==
          ann.run(TILES) < board)
    shop.close()


def configured(server, page):
    """A config of the playground goes along as it is; the form has its values,
    and what is chosen there holds."""
    page.open("about:blank")
    page.open(server.base + "playground/")
    settled(page)
    chosen(page, "#examples", "0")
    page.wait("'roads.lua' in playground.files", "the first example")
    settled(page)
    page.click("#make-table")
    page.wait("document.querySelector('.lobby')?.dataset.checked === 'well' "
              "&& !!document.querySelector('.house-options input')")
    check("the form has the option as the config sets it", page.run(
        "document.querySelector('.house-options input').value") == "4")
    page.click(".house-options input")
    page.wait("document.activeElement.matches('.house-options input')")
    page.key("Backspace")
    page.key("End")
    page.key("Backspace")
    page.key("7")
    page.wait("document.querySelector('.house-options input').value === '7'")
    page.wait("document.querySelector('.lobby').dataset.checked === 'well'")
    page.click(".go .primary")
    page.click(".go a.primary")
    page.wait(READY, "the table")
    page.click(".house-button")
    page.wait(TEXT % "'.house-card'" + ".includes(': 7')",
              "the option on the card: " + page.run(TEXT % "'.house-card'"))
    check("and a table is made with what was chosen", True)


def friends(browser):
    with Server("--pause", "10") as server:
        ann, ben = from_idea(browser, server)
        back(browser, ann, ben)
        configured(server, ann)
        for page, who in ((ann, "Ann"), (ben, "Ben")):
            check("%s: no error %s" % (who, page.errors), not page.errors)


def kept_off(browser):
    """Away from this machine there is none of it until the host allows it."""
    for words, there in ((("--public-url", "http://127.0.0.1:1"), False),
                         (("--public-url", "http://127.0.0.1:1", "--uploads",
                           "yes"), True)):
        with Server(*words) as server:
            page = browser.page(800, 600)
            page.open(server.base + "playground/")
            page.wait("document.readyState === 'complete'")
            found = page.run("!!document.querySelector('script')")
            check("away from this machine, with %s: %s" % (
                " ".join(words[2:]) or "nothing said", found), found == there)
