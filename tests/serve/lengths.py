"""Texts of strangers that are far too long: refused with field, line and bound,
and read in a time that grows with their length alone."""

import os
import resource
import subprocess
import sys

from checks import slowness, used
from client import Failed, Server
from tap import case, check, done

folder, = sys.argv[1:]
program = os.environ["TESSERA_BIN"]
# seconds of the processor for 500 KB; the sanitizers make all of it slower
MOST = slowness() * (
    8 if os.environ.get("TESSERA_VARIANT") == "asan" else .5)
LONG = [(shape * size)[:size] for shape, size in (
    ("x", 50000), ("x", 500000), ("a b{ <", 500000), ("\\'[[ä", 500000))]


def write(name, text):
    with open(folder + "/" + name, "w", encoding="utf-8") as f:
        f.write(text)


def run(*words):
    """What the program says, and the seconds of the processor it took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    ended = subprocess.run([program, *words], cwd=folder, capture_output=True,
                           stdin=subprocess.DEVNULL, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (ended.stdout + ended.stderr).decode("utf-8", "replace"), \
        after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def quick(what, name, made, *words):
    """Each shape and size of a long text costs little more than a short one."""
    write(name, made("x"))
    _, least = run(*words)
    slow = []
    for text in LONG:
        write(name, made(text))
        told, took = run(*words)
        if took - least > MOST:
            slow.append((len(text), text[:6], took, told[:200]))
    check("%s: no length takes long" % what, not slow, *slow)


FIELDS = {
    "module{}.title": (200, 'module { "house", title = TEXT }'),
    "module{}.note": (2000, 'module { "house", title = "x", note = TEXT }'),
    "text{}.en.long": (2000, "text { en = { long = TEXT } }"),
    "text{}.en.long.2": (2000, 'text { en = { long = { "x", TEXT } } }'),
    "option{}.help": (2000, 'option { "o", default = 1, help = TEXT }'),
    "option{}.default": (2000, 'option { "o", default = TEXT }'),
    "piece{}.title": (200, 'piece { "x", title = TEXT }'),
    "look{ city }.symbol": (2000, 'look { "city", symbol = TEXT }'),
    "look{ city }.svg": (65536, 'look { "city", svg = TEXT }'),
    "feature{}.1": (2000, "feature { TEXT }"),
    "offer.actions.1": (2000, "offer.actions { TEXT }"),
    "allow.stand.reason": (2000, 'allow.stand(function() end, '
                           "{ reason = TEXT })"),
    "on.placed": (2000, "on.placed(TEXT, function() end)"),
    "score.city.x": (2000, 'score.city { ["x"] = TEXT }'),
}


def house(line, text):
    head = "" if line.startswith("module") else \
        'module { "house", title = "House", needs = "base" }\n'
    return head + line.replace("TEXT", "'%s'" % text.replace("\\", "\\\\")
                               .replace("'", "\\'")) + "\n"


def fields_of_modules():
    for field, (most, line) in FIELDS.items():
        write("house.lua", house(line, "ö" * (most + 1)))
        told, _ = run("check", "house.lua")
        number = 1 if line.startswith("module") else 2
        wanted = "house.lua:%d: %s must have at most %d letters, not %d" % (
            number, field, most, most + 1)
        check("%s has a bound" % field, wanted in told, told[:600])
        write("house.lua", house(line, "ö" * most))
        told, _ = run("check", "house.lua")
        check("of %d" % most, "must have at most" not in told, told[:600])
    for field in ("text{}.en.long", "piece{}.title", "look{ city }.svg"):
        quick(field, "house.lua", lambda text, line=FIELDS[field][1]:
              house(line, text), "check", "house.lua")


def fields_of_tile_sets():
    for field, most, line in (
            ("tileset{}.title", 200, 'tileset { "set", title = "TEXT" }'),
            ("tileset{}.note", 2000, 'tileset { "set", note = "TEXT" }'),
            ("tile{}.3", 2000, 'tileset { "set" } tile { "A", 1, "TEXT" }'),
            ("tile{}.4", 2000, 'tileset { "set" } tile { "A", 1, '
             '"city city city city", "TEXT" }')):
        write("set.lua", line.replace("TEXT", "x" * (most + 1)))
        told, _ = run("check", "set.lua")
        check("%s has a bound" % field, "set.lua:1: %s must have at most %d "
              "letters, not %d" % (field, most, most + 1) in told, told[:600])
    quick("tile set", "set.lua", lambda text: 'tileset { "set" }\ntile { "A", '
          "1, [==[%s]==] }\n" % text, "check", "set.lua")


def fields_of_configs():
    for field, most, text in (
            ("title", 200, 'title = "TEXT"'),
            ("titles.de", 200, 'titles = { de = "TEXT" }'),
            ("about", 200, 'about = "TEXT"'),
            ("abouts.de", 200, 'abouts = { de = "TEXT" }'),
            ("players[1].name", 200, 'players = { "TEXT" }'),
            ("players[2].bot", 2000, 'players = { "A", { bot = "TEXT" } }'),
            ("modules.2", 2000, 'modules = { "base", "TEXT" }'),
            ("options.base.edition", 2000, 'options = { base = { edition = '
             '"TEXT" } }'),
            ("tiles.1", 2000, 'tiles = { "TEXT" }'),
            ("pieces.meeple", 2000, 'pieces = { meeple = "TEXT" }'),
            ("rules.1", 2000, 'rules = { "TEXT" }'),
            ("path.1", 2000, 'path = { "TEXT" }'),
            ("lang", 2000, 'lang = "TEXT"')):
        write("c.lua", "return {\n" + text.replace("TEXT", "x" * (most + 1))
              + " }\n")
        told, _ = run("play", "c.lua", "--bot", "all=random")
        check("%s of a config has a bound" % field,
              "c.lua:2: %s must have at most %d letters, not %d"
              % (field, most, most + 1) in told, told[:600])
    for what, text in (("title", "title = [==[%s]==]"),
                       ("option", "options = { base = { x = [==[%s]==] } }"),
                       ("module", "modules = { [==[%s]==] }"),
                       ("key", "options = { [ [==[%s]==] ] = 1 }"),
                       ("names", "players = { [==[%s]==], [==[%s]==] }"),
                       ("bot", "players = { { bot = [==[%s]==] } }"),
                       ("note", "title = 'x' } --[==[%s]==]")):
        quick("config, " + what, "c.lua", lambda given, text=text: "return { "
              + text.replace("%s", given)
              + ("\n" if what == "note" else " }\n"),
              "play", "c.lua", "--bot", "all=random")


def files():
    run("play", "first", "--seed", "3", "--bot", "all=random", "--save",
        "whole.save")
    with open(folder + "/whole.save", encoding="utf-8") as f:
        lines = f.read().split("\n")
    for what, line, at in (
            ("config", 'config {modules={"base"},title="%s"} 00000000', 1),
            ("answer", "> %s 00000000", 4), ("word", "%s 00000000", 4),
            ("seed", "seed %s 00000000", 2)):
        def saved(text, line=line, at=at):
            return "\n".join(lines[:at] + [line.replace("%s", text)]
                             + lines[at + 1:])
        for verb in ("replay", "import"):
            quick("%s of a saved game, %s" % (verb, what), "long.save", saved,
                  verb, "long.save")
    game = ('{"appVersion":"%s","gameId":"1","initialRandom":0.5,"clock":9,'
            '"setup":{"sets":{"%s":1},"elements":{"%s":7},"rules":{"%s":"%s"},'
            '"start":[{"tile":"%s","x":0,"y":0,"rotation":0}],"timer":null},'
            '"players":[{"name":"%s","slot":0},{"name":"Bob","slot":4}],'
            '"replay":[{"type":"%s","payload":{"tileId":"%s"}}]}\n')
    normal = ["5.7.0", "basic:1", "small-follower", "farmers", "all",
              "BA/RCr", "Ann", "PLACE_TILE", "BA/C"]
    for at, what in enumerate(normal):
        def jcz(text, at=at):
            told = text.replace("\\", "\\\\")
            return game % tuple(normal[:at] + [told] + normal[at + 1:])
        quick("import, in place of %s" % what, "game.jcz", jcz, "import",
              "game.jcz", "-o", "imported.save")


def counts():
    """What has many parts is refused before anybody looks at each of them."""
    server = Server(folder + "/counts.sqlite", "--workers", "1")
    who = server.socket()
    many = ", ".join("x%d = 1" % n for n in range(5000))
    listed = ", ".join("'x%d'" % n for n in range(5000))
    for what, params in (
            ("options", {"config_text": "return { options = { %s } }" % many}),
            ("tiles", {"config_text": "return { tiles = { base = { %s } } }"
                       % many}),
            ("modules", {"config_text": "return { modules = { %s } }"
                         % listed}),
            ("players", {"config_text": "return { players = { %s } }"
                         % listed}),
            ("overrides", {"config": "first", "set": {
                "pieces.x%d" % n: n for n in range(5000)}})):
        before = used(server.process.pid)
        told = who.call("check", **params)
        took = used(server.process.pid) - before
        check("a config with thousands of %s is too large" % what,
              not told["ok"] and "too large" in told["problems"][0],
              told["problems"][:3])
        check("and not looked at further", took < MOST, took)
    try:
        who.call("import", save="tessera-save 1 1\nconfig { title = '%s' }\n"
                 "seed 1\n" % ("x" * 100000))
        check("a config of a saved game that is too long", False)
    except Failed as problem:
        check("a config of a saved game that is too long is refused",
              "too large" in problem.text, problem.text)
    for text in ("x" * 200000, "\u200b" * 20000):
        for method, params in (("create", {"seats": [{"name": text}]}),
                               ("chat", {"game": 1, "text": text})):
            if method == "chat":
                made = who.call("create", config="first", seats=[{}])
                params["game"] = who.call(
                    "sit", link=made["links"]["seats"][0])["game"]
            try:
                who.call(method, **params)
                check("a text of that length", False, method)
            except Failed as problem:
                check("%s: a text that nobody would read is refused" % method,
                      "40" in problem.text or "500" in problem.text,
                      problem.text)
    server.stop()


def methods():
    server = Server(folder + "/tables.sqlite", "--uploads", "yes", "--limit",
                    "processor=100000", "--limit",
                    "messages=100000", "--limit", "burst=100000", "--limit",
                    "file=1000000", "--limit",
                    "message=8000000", "--workers", "2")
    who = server.socket()
    with open(folder + "/whole.save", encoding="utf-8") as f:
        save = f.read()
    slow = []
    for text in LONG:
        quoted = "[==[%s]==]" % text
        for method, params in (
                ("check", {"config_text": "return { title = %s }" % quoted}),
                ("check", {"config_text": "return { options = { base = "
                                          "{ x = %s } } }" % quoted}),
                ("check", {"config": text}),
                ("check", {"config_text": "return { rules = { 'x.lua' } }",
                           "files": {"x.lua": house(
                               FIELDS["text{}.en.long"][1], text)}}),
                ("check", {"set": {"title": text}}),
                ("create", {"seats": [{"name": text}]}),
                ("import", {"save": save.replace("First edition", text)}),
                ("import", {"save": save + "> " + text + "\n"}),
                ("sit", {"link": text}), ("glance", {"links": [text]}),
                (text, {}), ("hello", {"lang": text}), ("cover", {"set": text})
                ):
            before = used(server.process.pid)
            try:
                who.call(method, **params)
            except Failed:
                pass  # what matters is how long it takes to say so
            took = used(server.process.pid) - before
            if took > MOST:
                slow.append((method[:9], list(params), len(text), text[:6],
                             took))
    check("no method takes long over a long text", not slow, *slow)
    check("and it stops as always", server.stop() == 0)


for test in (fields_of_modules, fields_of_tile_sets, fields_of_configs, files,
             counts, methods):
    case(test)
done()
