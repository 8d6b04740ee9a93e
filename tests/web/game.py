"""A whole game of the third edition with river and abbot: one plays by mouse,
one by keyboard on 360 px, a third looks on. On the way one page is loaded
again, one goes offline, and the server is killed in mid-turn."""
import signal

from browser import Browser
from players import (Keyboard, Mouse, Server, create, data, play_out, scores,
                     sit, totals, READY, STATE)
from tap import check, done

# what is about to be answered, as the page has it
CHOSEN = """document.querySelector('[data-act=commit]') &&
    document.querySelector('.question .soft').textContent +
    [...document.querySelectorAll('.on[data-target]')].map(
        e => e.dataset.target)"""

# counts figures put on the board, and those among them that stood there
STANDING = """(() => {
    window.came = window.again = 0;
    new MutationObserver(changes => {
        const ids = nodes => changes.flatMap(c =>
            [...c[nodes]].map(n => n.dataset.figure));
        const gone = new Set(ids("removedNodes")), added = ids("addedNodes");
        window.came += added.length;
        window.again += added.filter(id => gone.has(id)).length;
    }).observe(document.querySelector(".layer-figures"), { childList: true });
})()"""

with Server() as server, Browser() as browser:
    wide, narrow, third = (browser.page(1280, 800), browser.page(360, 740),
                           browser.page(1024, 700))
    pages = [wide, narrow, third]
    wide.open(server.base)
    wide.wait("!!document.querySelector('.lobby[data-checked=well]')")
    made = create(wide, server, {"config": "third", "seed": 11, "seats": [
        {"name": "<b>Ann</b>"}, {"name": "Bob"}]})
    for page, link in zip(pages, made["links"]["seats"] +
                          [made["links"]["watch"]]):
        sit(page, server, link)
    check("markup in a name is text", wide.run(
        "document.querySelector('.seat .name').textContent") == "<b>Ann</b>")
    check("360 px: nothing is cut off", narrow.holds(
        "innerWidth === 360 && "
        "document.documentElement.scrollWidth <= 360"))

    third.run(STANDING)
    broken = []

    def trouble(n):
        if n == 20:
            wide.reload()
            wide.wait(READY)
            wide.quiet()
        if n >= 40 and not broken and players[1].asked():
            broken.append(n)
            narrow.quiet()
            players[1].point(narrow.run(STATE))
            players[1].commit()
            chosen = narrow.run(CHOSEN)
            narrow.offline(True)
            narrow.wait("!!document.querySelector('.table-page.offline')")
            check("offline: the page says so", narrow.run(
                "getComputedStyle(document.querySelector('.offline-note'))"
                ".display") != "none")
            narrow.offline(False)
            narrow.wait(READY, "the way back")
            narrow.quiet()
            check("what was chosen still is: %s" % chosen,
                  chosen and chosen == narrow.comes(CHOSEN, chosen))
            narrow.key("Escape")
        if n == 60:
            for page in pages:  # until all have heard of the last answer
                page.quiet()
            before = [data(page).get("answers") for page in pages]
            server.stop(signal.SIGKILL)
            for page in pages:
                page.wait("!!document.querySelector('.table-page.offline')")
            server.start()
            for page in pages:
                page.wait(READY, "the server again")
                page.quiet()
            check("killed: nothing is lost", before == [
                data(page).get("answers") for page in pages])

    players = [Mouse(wide, 1), Keyboard(narrow, 2)]
    answers = play_out(players, trouble)
    check("both gave answers, %d and %d" % tuple(p.given for p in players),
          min(p.given for p in players) > 40)
    for page in pages:
        page.wait("document.body.dataset.status === 'over'")
        page.quiet()
    came, again = third.run("[window.came, window.again]")
    check("of %d figures that came %d were there before" % (came, again),
          came > 10 and again == 0)
    shown = [scores(page) for page in pages]
    check("all see the same scores, %s" % shown, shown[0] == shown[1] ==
          shown[2])
    save = server.saved(made["table"])
    server.tessera("replay", save, "--verify")
    check("which are those of the log replayed", totals(server, save) ==
          shown[0])
    wide.click(".replay-button")
    wide.wait("!!document.querySelector('.history:not([hidden])')")
    wide.quiet()
    steps = wide.run("+document.querySelector('.history input').max")
    wide.run("""(() => { const e = document.querySelector('.history input');
        e.value = 0; e.dispatchEvent(new Event("input")); })()""")
    check("replay: the start", wide.holds(
        "document.getElementById('board').dataset.tiles === '1'"))
    check("replay: %s answers" % steps, steps == int(data(wide)["answers"]))
    wide.key("Escape")
    check("and back", wide.holds(
        "+document.getElementById('board').dataset.tiles > 70"))
    third.click("[data-tab=sums]")
    third.wait("!!document.querySelector('.sums tfoot')")
    check("the points by reason add up", third.run("""(() => {
        const rows = [...document.querySelectorAll(
            '.sums tbody tr:not(.part)')];
        return [0, 1].map(i => rows.reduce((n, r) =>
            n + +r.querySelectorAll("td")[i].textContent, 0));
        })()""") == shown[0])
    # what a browser says of a line that broke, or was cut, is no fault
    for page, who in zip(pages, ("mouse", "keyboard", "third")):
        wrong = [e for e in page.errors if "WebSocket connection" not in e
                 and "ERR_" not in e]
        check("%s: no error %s" % (who, wrong), not wrong)
done()
