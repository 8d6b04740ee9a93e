"""What people who see the page for the first time look for: what it is, what
they chose a minute ago, who is where at the end."""
from browser import Browser
from players import Server
from tap import check, done

CHECKED = "document.querySelector('.lobby')?.dataset.checked === 'well'"
TICKED = "[...document.querySelectorAll('.module.on')].map(e => " \
    "e.dataset.module).join()"
TICK = "document.querySelector('[data-module=%s] input').click()"


def first_page(server, page):
    """What it is, for whom games are, and a mix that is still there."""
    page.open(server.base)
    page.wait(CHECKED)
    page.quiet()
    check("a sentence says what it is, on a phone too", page.run(
        "document.querySelector('.hero p').offsetHeight") > 10)
    check("the first game says that it is for the first time", page.run(
        "document.querySelector('.card.on').textContent.includes("
        "'a good first game')"))
    page.tap(".card:last-of-type")
    page.wait("!!document.querySelector('.group')")
    groups = page.run("""[...document.querySelectorAll(".group")].map(e =>
        e.querySelectorAll(".module").length)""")
    check("modules are listed by kind, %s of each" % groups,
          len(groups) == 4 and min(groups) >= 2)
    check("and the page scrolls, not the list", page.run("""(() => {
        const e = document.querySelector(".modules");
        return e.scrollHeight <= e.clientHeight + 1; })()"""))
    bare = page.run("""[...document.querySelectorAll(".group")].filter(e => {
        const n = e.querySelectorAll(".cover").length;
        return n && n < e.querySelectorAll(".module").length; }).length""")
    check("in no group some have a picture and others have none", bare == 0)
    page.run(TICK % "river")
    brought = page.run(TICKED)
    page.run(TICK % "river")
    check("what was brought by a module, %s, goes with it: %s" % (
        brought, page.run(TICKED)), brought == "base,river,rivers" and
        page.run(TICKED) == "base")
    page.run(TICK % "river")
    page.run(TICK % "tower")
    page.tap(".add")
    page.run("document.querySelector('.place input').focus()")
    page.write("Ada")
    page.wait(CHECKED)
    before = page.run(TICKED)
    page.reload()
    page.wait(CHECKED)
    page.quiet()
    check("a mix and its seats outlive a reload: %s" % page.run(TICKED),
          page.run(TICKED) == before and "tower" in before and page.run(
              "document.querySelectorAll('.place').length === 3 && "
              "document.querySelector('.place input').value === 'Ada'"))
    page.run(TICK % "river")
    check("and what was brought goes after it, too: " + page.run(TICKED),
          "rivers" not in page.run(TICKED))


with Server("--pause", "10") as server, Browser() as browser:
    page = browser.page(390, 844, True)
    first_page(server, page)
    check("no error %s" % page.errors, not page.errors)
done()
