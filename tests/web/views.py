"""What is in view on a phone while questions come and go below the board, and
what a second tap on a button does."""
from browser import Browser
from players import Server, create, data, sit
from tap import check, done


# However slow the machine: buttons are held until they are let go.
HELD = """(() => {
  const { setTimeout } = window;
  window.setTimeout = (run, ms, ...words) => ms === 400 ? (window.letGo = run,
    0) : setTimeout(run, ms, ...words);
})()"""


def twice(server, page):
    """Who taps twice to confirm does not take the answer back."""
    made = create(page, server, {"config": "first", "seed": 6, "seats": [
        {"name": "Ann"}, {"name": "Ben"}]})
    sit(page, server, made["links"]["seats"][0])
    page.run(HELD)
    before = int(data(page)["answers"])
    page.tap_at(*page.box(".lit.fits"))
    page.quiet()
    at = page.pressed("[data-act=commit]")
    page.tap_at(*at)
    page.wait("!document.querySelector('[data-act=commit]')")
    there = page.run("document.elementFromPoint(%f, %f)?.closest('button')"
                     "?.dataset.act" % tuple(at))
    page.tap_at(*at)
    page.quiet()
    check("a second tap where one has confirmed, now %s, does nothing" % there,
          there and int(data(page)["answers"]) == before + 1)
    page.wait("!!window.letGo")
    page.run("window.letGo()")
    page.tap("[data-act=undo]")
    check("a later one takes back", page.holds(
        "document.body.dataset.answers === '%d'" % before))


# Whether an element of the board is seen whole, and how many tiles are seen
# from left to right.
WHOLE = """[...document.querySelectorAll("%s")].every(e => {
  const a = document.getElementById("board").getBoundingClientRect(),
    b = e.getBoundingClientRect();
  return b.left >= a.left && b.right <= a.right && b.top >= a.top &&
    b.bottom <= a.bottom; })"""
ACROSS = "document.querySelector('.overlay').getAttribute('viewBox')" \
    ".split(' ')[2] / 100"


def framed(server, page):
    """The board stays in view when more is said below it, and around what is
    asked about on it."""
    made = create(page, server, {"config": "first", "seed": 6, "seats": [
        {"name": "Ann"}, {"bot": "greedy"}]})
    page.run("localStorage.setItem('tessera.guide', 'true')")
    sit(page, server, made["links"]["seats"][0])
    hidden, close = [], []
    for turn in range(6):
        for _ in range(2):
            page.wait("!!document.body.dataset.mine")
            page.quiet()
            if not page.run(WHOLE % ".lit"):
                hidden.append(turn)
            if page.run("!!document.querySelector('.place')"):
                close.append(page.run(ACROSS))
            before = data(page)["answers"]
            if page.run("!!document.querySelector('.ideas')"):
                page.tap(".ideas .choice")
                page.quiet()
                if not page.run(WHOLE % "#board .ghost .frame"):
                    hidden.append("picked %d" % turn)
            else:
                page.tap(".lit, [data-act=pass]")
            page.tap("[data-act=commit]")
            page.wait("document.body.dataset.answers !== '%s'" % before)
            if not page.run("!!document.querySelector('.place')"):
                break
    check("all cells to choose from are in view, what is picked is %s" % hidden,
          not hidden)
    check("tiles around places for figures are seen: %s" % close,
          close and min(close) > 1.7 and max(close) > 2.6)
    page.wait("!!document.body.dataset.mine && !!document.querySelector('.lit')")
    page.size(360, 600, True)
    page.quiet()
    check("cells stay in view where the board has less room, and nothing is "
          "pointed at", page.run(WHOLE % ".lit") and page.run(
              "!document.querySelector('.pointer')"))
    page.size(360, 740, True)
    page.quiet()
    page.tap_at(*page.box(".lit.fits"))
    page.quiet()
    x, y = page.box("#board")
    for kind, by in 2 * (("touchStart", 0), ("touchMove", 80), ("touchMove", 300),
                         ("touchEnd", None)):
        page.call("Input.dispatchTouchEvent", {"type": kind, "touchPoints": []
            if by is None else [{"x": x - 150 + by, "y": y - 150 + by}]})
    page.quiet()
    away = not page.run(WHOLE % "#board .ghost .frame")
    page.run("document.activeElement.blur()")
    page.key("Enter")
    page.wait("!!document.querySelector('.place .ring')")
    page.quiet()
    check("who has moved the view away sees all places of the next question",
          away and page.run(WHOLE % ".place .ring"))


with Server("--pause", "10") as server, Browser() as browser:
    page = browser.page(360, 740, True)
    twice(server, page)
    framed(server, page)
    check("no error %s" % page.errors, not page.errors)
done()
