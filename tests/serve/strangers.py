"""Attacks by those who have a link, or none: on secrets, on rows, on time."""

import json
import os
import re
import sqlite3
import subprocess
import sys
import threading
import time

from checks import (MEASURED, eventually, held_up, refused, slowness,
                    stops_well, used)
from client import Closed, Failed, Server, Socket, answer_any, http
from tap import case, check, done

folder, = sys.argv[1:]
ROOT = os.environ["TESSERA_ROOT"]
store = folder + "/tables.sqlite"
server = Server(store, "--limit", "tables=1000", "--trust", "127.0.0.1",
                log="info")
EVIL = {"X-Forwarded-For": "10.6.6.6"}  # somebody else's address

SECRET = ("return { modules = { 'base', 'hand-of-three', 'objectives', "
          "'draw-two' } }")


def table(seats, headers=None, **more):
    """A table of the edition of 2000, with people at it and a watcher."""
    maker = server.socket(headers=headers)
    more = more or {"config": "first"}
    made = maker.call("create", seats=[{}] * seats, **more)
    people = []
    for link in made["links"]["seats"]:
        who = server.socket(headers=headers)
        people.append((who, who.call("sit", link=link)))
    watcher = server.socket()
    return people, (watcher, watcher.call("sit", link=made["links"]["watch"])), \
        made


def play(people, answers):
    """So many answers by whoever is asked; the last scene."""
    for _ in range(answers):
        scene = people[0][0].call("scene", game=people[0][1]["game"])
        if scene["status"] != "asking":
            break
        who, sat = people[scene["decision"]["player"]]
        answer_any(who, sat["game"])
    return people[0][0].call("scene", game=people[0][1]["game"])


def rows_of(table_id):
    with sqlite3.connect("file:%s?mode=ro" % store, uri=True) as db:
        return [(n, kind, seat, json.loads(data)) for n, kind, seat, data in
                db.execute("SELECT number, kind, seat, data FROM happened "
                           "WHERE game = ? ORDER BY number", (table_id,))]


def watchers_see_no_secret():
    for seed in (3, 4, 5):
        people, (w, sw), made = table(2, config_text=SECRET, seed=seed)
        play(people, 24)
        game = sw["game"]
        told = w.call("rows", game=game)
        log = w.call("sit", link=made["links"]["watch"], row=0)["log"]
        check("rows tell a watcher no answer of a game with secrets",
              not [r for r in told + log if "key" in r], told[:3])
        own = people[0][0].call("rows", game=people[0][1]["game"])
        check("and a player one's own alone", own and all(
            r["seat"] == 0 for r in own if "key" in r), own[:3])
        check("a review tells a watcher of nobody's answers",
              w.call("review", game=game)["found"] == [])
        judged = people[0][0].call("review", game=people[0][1]["game"])
        check("and a player of one's own alone", all(
            one["player"] == 0 for one in judged["found"]), judged)
        for method in ("state", "decision", "choices", "events", "remaining",
                       "held", "scene", "replay", "export", "render", "looks"):
            try:
                w.call(method, game=game)
            except Failed:
                pass
            time.sleep(.12)
        held = [[s for s in who.call("scene", game=sat["game"])["secrets"]
                 if s["seen"] and s.get("items") and s.get("owner") is not None]
                for who, sat in people]
        seen = w.call("scene", game=game)["secrets"]
        check("players hold something", all(held), held)
        check("and a watcher sees none of it", not [
            s for s in seen if s["seen"] and s.get("items")
            and s.get("owner") is not None], seen)
        # words of goals alone: ids of tiles are in the public lists of types
        words = {i for secrets in held for s in secrets for i in s["items"]
                 if "/" not in i}
        hidden = {data["key"] for _, kind, seat, data in rows_of(made["table"])
                  if kind == "answer" and seat == -1
                  and any(word in data["key"] for word in words)}
        check("no dealt goal was told on any way", hidden and not [
            text for text in w.wire for key in hidden
            if '"key":"%s"' % key in text], hidden)


def watchers_answer_nothing():
    people, (w, sw), made = table(1)
    play(people, 6)
    a, sa = people[0]
    for answers in range(1, 6):
        # back to every point there is, draws among them
        before = a.call("scene", game=sa["game"])
        a.call("undo", game=sa["game"], answers=answers)
        scene = a.call("scene", game=sa["game"])
        check("after an undo of %d the next draw is made" % answers,
              scene["decision"]["player"] == 0, before, scene["decision"])
        for key in ("", "pass", scene["decision"].get("key", "x")):
            refused("a watcher cannot answer", -32011, w.call, "answer",
                    game=sw["game"], key=key)
        refused("nor by number", -32011, w.call, "answer", game=sw["game"],
                index=0)
        play(people, 4)
    hash_ = a.call("scene", game=sa["game"])["hash"]
    server.kill()
    server.start()
    again = server.socket()
    scene = again.call("sit", link=made["links"]["seats"][0])
    check("a restart finds what was there", scene["hash"] == hash_)


def needs():
    """Who may call what, by lua/host/tables/roles.lua."""
    with open(ROOT + "/lua/host/tables/roles.lua") as f:
        text = f.read()
    block = text[text.index("roles.needs = {"):]
    block = block[:block.index("\n}")]
    return dict(re.findall(r'(\w+) = "(\w+)"', block))


def methods_and_roles():
    may = needs()
    with open(ROOT + "/lua/host/rpc/rpc.schema.json") as f:
        schema = {m["name"]: m for m in json.load(f)["methods"]}
    alone = {name for name, m in schema.items()
             if "socket" in m.get("x-transport", ["socket"])}
    check("every method has a role", alone <= set(may) <= set(schema),
          alone - set(may), set(may) - set(schema))
    with open(ROOT + "/lua/doc/hosting.md") as f:
        page = dict(re.findall(r"^\| (\w+) \| (`[\w` ]+`) \|$", f.read(), re.M))
    by_role = {}
    for method, need in sorted(may.items()):
        by_role.setdefault(need, []).append("`%s`" % method)
    check("hosting.md says so", all(page.get(need) == " ".join(names)
          for need, names in by_role.items()), by_role)
    samples = {"integer": 0, "string": "x", "boolean": True, "array": [],
               "object": {}}
    people, watching, _ = table(2)
    asked = people[0][0].call("scene", game=people[0][1]["game"])
    asked = asked["decision"]["player"]
    stranger = (server.socket(), {"game": people[0][1]["game"]})
    roles = {"stranger": (stranger, {"anyone"}),
             "watcher": (watching, {"anyone", "viewer", "watcher"}),
             "host": (people[0], {"anyone", "viewer", "player", "talker",
                               "host"}),
             "guest": (people[1], {"anyone", "viewer", "player", "talker"})}
    roles["guest" if asked else "host"][1].add("asked")
    for role, ((who, sat), held) in roles.items():
        for method in sorted(set(may) - {"leave", "hello"}):
            params = {p["name"]: samples[p["schema"].get("type", "array")]
                      for p in schema[method]["params"] if p.get("required")}
            if "game" in params:
                params["game"] = sat["game"]
            if method == "answer":
                params["key"] = "no such key"
            if method == "seat":
                params["seat"] = max(0, sat.get("seat", 0))
            time.sleep(.11)  # several messages cost five
            code = 0
            try:
                who.call(method, **params)
            except Failed as problem:
                code = problem.code
            wanted = (-32006,) if role == "stranger" else (-32011,)
            if may[method] in held:
                # refused for what it asks perhaps, but not for who asks
                good = code != -32006 and (code != -32011 or
                                           method in ("push", "take", "rematch"))
            else:
                good = code in wanted
            check("%s: %s" % (role, method), good, code)


def agreeing_to_what_was_asked():
    people, _, _ = table(2)
    play(people, 12)
    (a, sa), (b, sb) = people
    # answers enough that some of them are a draw or somebody else's
    small = a.call("undo", game=sa["game"], answers=5)["asked"]
    a.call("undo", game=sa["game"], answers=10)
    hash_ = b.call("scene", game=sb["game"])["hash"]
    refused("who agrees to one undo does not agree to the next", -32012,
            b.call, "agree", game=sb["game"], row=small["row"], yes=True)
    check("and nothing was taken back",
          b.call("scene", game=sb["game"])["hash"] == hash_)


def reopened_seats():
    people, (w, sw), made = table(2, config_text=SECRET)
    (a, sa), (b, sb) = people
    play(people, 4)
    refused("the host opens no seat that has seen secrets", -32011, a.call,
            "seat", game=sa["game"], seat=1, open=True)
    b.call("seat", game=sb["game"], seat=1, open=True)
    link = w.call("take", game=sw["game"], seat=1)["link"]
    check("its player may give it away",
          w.call("sit", link=link)["seat"] == 1)
    people, _, _ = table(2)
    play(people, 4)
    people[0][0].call("seat", game=people[0][1]["game"], seat=1, open=True)
    check("where nothing is secret the host may",
          people[0][0].call("scene", game=people[0][1]["game"])["seats"][1]
          ["open"])


def sent_away():
    people, (w, sw), made = table(2)
    (a, sa), (b, sb) = people
    before = len(rows_of(made["table"]))
    for n in range(40):
        b.send(json.dumps({"jsonrpc": "2.0", "id": 1000 + n, "method": "chat",
                           "params": {"game": sb["game"], "text": "x"}}))
    a.call("seat", game=sa["game"], seat=1, open=True)
    row = [n for n, kind, _, _ in rows_of(made["table"]) if kind == "seat"]
    time.sleep(.5)
    late = [n for n, kind, seat, _ in rows_of(made["table"])
            if kind == "chat" and seat == 1 and n > row[-1]]
    check("who was sent away does nothing more", not late, before, late)


def sent_before_leaving():
    """What somebody sends and then hangs up has been asked for."""
    people, _, made = table(2)
    (a, sa), (b, sb) = people
    scene = a.call("scene", game=sa["game"])
    who, sat = people[scene["decision"]["player"]]
    key = who.call("decision", game=sat["game"])["options"][0]["key"]
    frames = []
    real, who.s = who.s, type("Kept", (), {
        "sendall": staticmethod(frames.append)})
    for n, (method, more) in enumerate((
            ("chat", {"text": "one"}), ("chat", {"text": "two"}),
            ("answer", {"key": key}))):
        who.send(json.dumps({"jsonrpc": "2.0", "id": 50 + n, "method": method,
                             "params": dict(more, game=sat["game"])}))
    who.send(b"\x03\xe8", 8)
    real.sendall(b"".join(frames))
    real.close()
    last = time.time() + 60
    kinds = []
    while "answer" not in kinds and time.time() < last:
        time.sleep(.05)
        kinds = [kind for _, kind, seat, _ in rows_of(made["table"])
                 if seat == sat["seat"]]
    check("what was sent before the end is done, in order",
          kinds == ["chat", "chat", "answer"], kinds)


def waiting_jobs():
    """Rights are looked at when a job begins, not when it was asked for."""
    people, _, _ = table(2, config_text=SECRET)
    b, sb = people[1]
    play(people, 6)
    for n in range(6):  # those of one address wait for each other
        b.send(json.dumps({"jsonrpc": "2.0", "id": 300 + n, "method": "replay",
                           "params": {"game": sb["game"]}}))
    b.send(json.dumps({"jsonrpc": "2.0", "id": 400, "method": "seat", "params":
                       {"game": sb["game"], "seat": 1, "open": True}}))
    heard = {}
    while len(heard) < 7:
        message = b.message()
        if "id" in message:
            heard[message["id"]] = message
    late = [heard[n].get("error", {}).get("code") for n in range(300, 306)]
    # those that had begun by then were the seat's own
    check("who has left the seat gets nothing of it later", late[-1] == -32006,
          late)


def neighbours():
    """Who floods takes nothing from others of the same address: what is refused
    to them counts for them alone."""
    shared = {"X-Forwarded-For": "10.7.7.7"}
    loud = [server.socket(headers=shared) for _ in range(3)]
    calm = server.socket(headers=shared)

    def flood():
        for n in range(1100):
            for who in loud:
                who.send('{"jsonrpc":"2.0","id":%d,"method":"hello"}' % n)
    thread = threading.Thread(target=flood)
    thread.start()
    refusals = asked = 0
    while thread.is_alive() or asked < 20:
        asked += 1
        try:
            calm.call("hello")
        except Failed as problem:
            refusals += problem.code == -32013
    thread.join()
    check("others of the address are served", refusals == 0, refusals, asked)
    for who in loud + [calm]:
        who.close()


def damaged_rows():
    people, _, made = table(2)
    play(people, 4)
    _, _, other = table(2)
    server.stop()
    with sqlite3.connect(store) as db:
        last = db.execute("SELECT max(number) FROM happened WHERE game = ?",
                          (made["table"],)).fetchone()[0]
        for n, data in enumerate(('{"answers":9000000000000000000}',
                                  '{"answers":-3}', '{}')):
            db.execute("DELETE FROM happened WHERE game = ? AND number > ?",
                       (made["table"], last))
            db.execute("INSERT INTO happened VALUES (?, ?, 'undo', 0, 0, ?)",
                       (made["table"], last + 1, data))
            db.commit()
            server.start()
            who = server.socket()
            try:
                who.call("sit", link=made["links"]["seats"][0])
                check("a damaged row", False, data)
            except Failed as problem:
                check("a damaged row is named", str(last + 1) in problem.text,
                      problem.text)
            check("and other tables go on", who.call(
                "sit", link=other["links"]["seats"][0])["seat"] == 0)
            server.stop()
    server.start()
    server.socket().call("hello")  # it runs


def slowest(people, run, seconds):
    """How long the slowest answer of an honest player took while attackers did
    what they do in another thread: in seconds of the clock, or of the processor
    that the server used meanwhile if others keep the machine busy."""
    thread = threading.Thread(target=run)
    (a, sa), most, last = people[0], 0, time.time() + seconds
    thread.start()
    while time.time() < last:
        start, work = time.time(), used(server.process.pid, False)
        a.call("scene", game=sa["game"])
        most = max(most, min(time.time() - start, used(
            server.process.pid, False) - work))
        time.sleep(.05)
    thread.join()
    return most


def batch(method, count, **params):
    return json.dumps([{"jsonrpc": "2.0", "id": n, "method": method,
                        "params": params} for n in range(count)])


def floods():
    people, watching, made = table(2)
    others = [table(1, EVIL)[0][0] for _ in range(4)]
    everything = server.socket()
    everything.call("modules")  # is found once
    floods = {
        "batches of modules": lambda sat: batch("modules", 1000),
        "batches of drawings": lambda sat: batch(
            "drawings", 400, game=sat["game"], types=list(range(60))),
        "batches of tries": lambda sat: batch("sit", 1000, link="A" * 22),
        "batches of checks": lambda sat: batch("check", 200, config="mega"),
        "batches of replays": lambda sat: batch("replay", 400,
                                                game=sat["game"]),
    }
    for name, text in floods.items():
        heard = []

        def attack():
            for who, sat in others:
                who.send(text(sat))
            for who, _ in others:
                message = who.message()
                while "method" in message:  # what others are told, too
                    message = who.message()
                # a batch that comes too soon is refused as a whole
                heard.append(message if isinstance(message, list)
                             else [message])
        took = slowest(people, attack, 2)
        check("%s: others are answered meanwhile" % name, took < 1, took)
        codes = [[m.get("error", {}).get("code") for m in one
                  if isinstance(m, dict)] for one in heard]
        check("%s: each call counts" % name,
              all({-32013, -32600} & set(one) for one in codes),
              [set(one) for one in codes])
        time.sleep(6)


def rules_not_in_use():
    """They are loaded beside the loop, whoever needs them in any language."""
    maker = server.socket()
    names = [m["name"] for m in maker.call("modules")["modules"]]
    names = [n for n in names if n not in (
        "die-stadt", "river-2", "all-together")]
    text = "return { modules = { %s } }" % ", ".join(map(repr, names))
    before = len(held_up(least=0))
    made = maker.call("create", seats=[{}, {}], config_text=text)
    mine = maker.call("sit", link=made["links"]["seats"][0])["decision"]
    other = server.socket()
    other.call("hello", lang="it")
    theirs = other.call("sit", link=made["links"]["seats"][1])["decision"]
    check("each is asked in a language of their own",
          mine["text"] != theirs["text"], mine, theirs)
    other.call("hello", lang="de")
    held = [(what, ms) for what, ms in held_up(least=0)[before:]
            if what in ("create", "sit", "hello")]
    # to load them takes 60 ms and more of a processor
    check("rules that are not in use hold up nobody",
          not MEASURED or not [ms for _, ms in held if ms >= 30 * slowness()],
          held)


def work_after_waiting():
    """What a call does after it has waited, for a worker or for rules, counts
    as well."""
    slow = Server(folder + "/slow.sqlite", "--limit", "processor=4")
    who, codes = slow.socket(), set()
    for n in range(9):
        try:
            who.call("create", seats=[{}, {}], config="mega",
                     set={"pieces.meeple": 5 + n})
        except Failed as problem:
            codes.add(problem.code)
    slow.stop()
    check("who has rules loaded has to wait in the end", codes == {-32013},
          codes)


def large_tables():
    """What grows with a table is done in parts, with others in between."""
    save = folder + "/large.save"
    subprocess.run([os.environ["TESSERA_BIN"], "play", "mega", "--players", "2",
                    "--seed", "3", "-b", "A=random", "-b", "B=random",
                    "--save", save], stdin=subprocess.DEVNULL,
                   stdout=subprocess.DEVNULL, check=True)
    with open(save) as f:
        text = re.sub(r" [0-9a-f]{8}$", "", f.read(), flags=re.M)[:250000]
    before = len(held_up(least=0))
    who = server.socket(headers=EVIL)
    made = who.call("import", save=text[:text.rindex("\n") + 1])
    game = who.call("sit", link=made["links"]["seats"][0], row=0)["game"]
    counts = [len(who.call("scene", game=game)["tiles"]),
              len(who.call("state", game=game)["tiles"]),
              len(who.call("events", game=game, limit=10000)),
              len(who.call("rows", game=game, limit=10000))]
    check("a game of thousands of tiles is told whole",
          min(counts) > 3000 and counts[0] == counts[1]
          and counts[3] == 10000, counts)
    held = [(what, ms) for what, ms in held_up(least=0)[before:]
            if what != "commit"]
    # in one piece, to make and to tell it takes 60 to 150 ms of a processor
    check("and holds up nobody", not MEASURED or
          not [ms for _, ms in held if ms >= 50 * slowness()], held)


def old_tables():
    """They are forgotten by and by, those in use are not."""
    place = folder + "/old.sqlite"
    second = Server(place)
    made = [second.socket().call("create", config="first", seats=[{}, {}])
            for _ in range(11)]
    second.stop()
    with sqlite3.connect(place) as db:
        db.execute("UPDATE tables SET touched = 0 WHERE id != ?",
                   (made[0]["table"],))
    second.start()
    left, last = 11, time.time() + 120
    while left > 1 and time.time() < last:
        time.sleep(.05)
        with sqlite3.connect("file:%s?mode=ro" % place, uri=True) as db:
            left = db.execute("SELECT count(*) FROM tables").fetchone()[0]
            rows = db.execute("SELECT count(DISTINCT game) FROM happened"
                              ).fetchone()[0]
    check("old tables are forgotten with their rows",
          (left, rows) == (1, 1), left, rows)
    check("and a new one is there", second.socket().call(
        "sit", link=made[0]["links"]["seats"][0])["seat"] == 0)
    second.stop()


def many_processes():
    who = server.socket(headers=EVIL)
    files = {"x.lua": "while true do end"}
    start = time.time()
    who.send(json.dumps([{
        "jsonrpc": "2.0", "id": n, "method": "check", "params": {
            "config_text": "return { modules = { 'base' }, "
                           "rules = { 'x.lua' } }", "files": files}}
        for n in range(20)]))
    for n in range(20):
        who.send(json.dumps({"jsonrpc": "2.0", "id": 100 + n,
                             "method": "check", "params": {
                                 "config_text": "return { modules = { 'base' }"
                                 ", rules = { 'x.lua' } }", "files": files}}))
    time.sleep(1.5)
    with os.popen("pgrep -c -P %d" % server.process.pid) as out:
        count = int(out.read())
    check("so many checks start few processes", count <= 16, count)
    heard = [who.message() for _ in range(12)]
    check("the rest are told to come back", sum(
        isinstance(m, dict) and m.get("error", {}).get("code") == -32013
        for m in heard) >= 10, *heard)
    check("and it goes quickly", time.time() - start < 20)
    who.close()


def stored_bytes():
    people, _, made = table(2)
    (a, sa), (b, sb) = people
    said = 0
    start = last = time.time()
    while last - start < 2:
        try:
            a.call("chat", game=sa["game"], text="x" * 500)
            said += 1
        except Failed as problem:
            if problem.code == -32013:
                time.sleep(.02)
        last = time.time()
    check("chat has a pace", said <= 40 + (last - start) * 10 + 5, said)
    db = sqlite3.connect(store)
    last = db.execute("SELECT max(number) FROM happened WHERE game = ?",
                      (made["table"],)).fetchone()[0]
    server.stop()
    db.executemany("INSERT INTO happened VALUES (?, ?, 'chat', 0, 0, ?)", [
        (made["table"], last + n, '{"text":"hello"}')
        for n in range(1, 2001)])
    db.commit()
    db.close()
    server.start()
    a, b = server.socket(), server.socket()
    start = used(server.process.pid)
    sa = a.call("sit", link=made["links"]["seats"][0])
    took = used(server.process.pid) - start
    check("a table full of chat opens quickly, with the last of it",
          took < 2 and len(sa["log"]) == 200
          and sa["log"][-1]["row"] == sa["row"], took)
    sb = b.call("sit", link=made["links"]["seats"][1])
    refused("it takes no more", -32013, a.call, "chat", game=sa["game"],
            text="x")
    check("and can be played", play([(a, sa), (b, sb)], 4)["answers"] > 4)


def full_tables():
    """A table that is full says so, and its game is played to the end."""
    own = Server(folder + "/full.sqlite", "--limit", "rows=40", "--limit",
                 "messages=100000", "--limit", "burst=100000", "--limit",
                 "processor=10000")
    made = own.socket().call("create", config="first", seats=[{}, {}], seed=5)
    people = []
    for link in made["links"]["seats"]:
        who = own.socket()
        people.append((who, who.call("sit", link=link)))
    play(people, 20)
    (a, sa), (b, sb) = people
    said = 0
    while said < 50:
        try:
            a.call("chat", game=sa["game"], text="x")
            said += 1
        except Failed as problem:
            check("a full table says so", problem.code == -32013
                  and "full" in problem.text, problem.args)
            break
    row = a.call("scene", game=sa["game"])["row"]
    check("when it has as many rows as it may", row == 40, row, said)
    refused("it takes no undo", -32013, a.call, "undo", game=sa["game"])
    refused("and no change of a seat", -32013, b.call, "seat",
            game=sb["game"], seat=1, name="Somebody")
    check("nothing of that is stored",
          a.call("scene", game=sa["game"])["row"] == 40)
    end = play(people, 1000)
    check("it is played to its end", end["status"] == "over" and
          end["row"] > 40, end["status"], end["row"])
    own.kill()
    own.start()
    again = own.socket().call("sit", link=made["links"]["seats"][0])
    check("all of which is read back", again["hash"] == end["hash"]
          and again["row"] == end["row"], again["row"], end["row"])
    own.stop()


def watchers_leave_room():
    """Watchers that may talk use up half of the lines of a table, no more."""
    own = Server(folder + "/talk.sqlite", "--limit", "chats=6")
    a, w = own.socket(), own.socket()
    made = a.call("create", config="first", seats=[{}, {}], talk=True)
    sa = a.call("sit", link=made["links"]["seats"][0])
    sw = w.call("sit", link=made["links"]["watch"])
    for n in range(3):
        w.call("chat", game=sw["game"], text=str(n))
    refused("watchers have half of the lines", -32011, w.call, "chat",
            game=sw["game"], text="more")
    for n in range(3):
        a.call("chat", game=sa["game"], text=str(n))
    check("and players the rest", True)
    own.stop()


def rows_that_are_read_back():
    """No row is stored beyond those that are read back."""
    own = Server(folder + "/stored.sqlite", "--limit", "stored=30", "--limit",
                 "messages=100000", "--limit", "burst=100000")
    made = own.socket().call("create", config="first", seats=[{}, {}], seed=5)
    people = []
    for link in made["links"]["seats"]:
        who = own.socket()
        people.append((who, who.call("sit", link=link)))
    code = 0
    try:
        play(people, 1000)
    except Failed as problem:
        code = problem.code
    check("a row too many is refused, an answer as well", code == -32013, code)
    before = people[0][0].call("scene", game=people[0][1]["game"])
    with sqlite3.connect(folder + "/stored.sqlite") as db:
        last = db.execute("SELECT max(number) FROM happened WHERE game = ?",
                          (made["table"],)).fetchone()[0]
    check("and not stored", last == before["row"] <= 30, last, before["row"])
    own.kill()
    own.start()
    again = own.socket().call("sit", link=made["links"]["seats"][0])
    check("what is there is read back", again["hash"] == before["hash"]
          and again["row"] == last, again["row"], last)
    own.stop()


def shares_of_rules():
    """Tables that differ in their title share their rules, and one address
    does not use up those of others."""
    own = Server(folder + "/rules.sqlite", "--limit", "rulesets=8", "--limit",
                 "messages=100000", "--limit", "burst=100000", "--limit",
                 "processor=10000", "--trust", "127.0.0.1")
    evil, good = own.socket(headers=EVIL), own.socket(
        headers={"X-Forwarded-For": "10.1.2.3"})
    for n in range(36):
        made = evil.call("create", seats=[{}], config_text="return { title = "
                         "'Game %d', modules = { 'base' } }" % n)
        evil.call("sit", link=made["links"]["seats"][0])
    check("36 tables that differ in their title share one ruleset", True)
    code, different = 0, 1
    for meeples in range(1, 9):
        try:
            made = evil.call("create", seats=[{}], config_text="return { "
                             "modules = { 'base' }, pieces = { meeple = %d } }"
                             % meeples)
            evil.call("sit", link=made["links"]["seats"][0])
            different += 1
        except Failed as problem:
            code = problem.code
            break
    check("one address has a quarter of the rules", code == -32013
          and different == 2, code, different)
    made = good.call("create", seats=[{}], config="mega")
    check("others still get theirs", good.call(
        "sit", link=made["links"]["seats"][0])["row"] >= 0)
    made = evil.call("create", seats=[{}], config_text="return { title = 'More"
                     "', modules = { 'base' } }")
    check("and who has some goes on with those",
          evil.call("sit", link=made["links"]["seats"][0])["row"] >= 0)
    own.stop()


def files_and_processes():
    own = folder + "/own.sqlite"
    before = os.umask(0)
    second = Server(own, "--uploads", "yes")
    os.umask(before)
    who = second.socket()
    made = who.call("create", config="first", seats=[{}])
    who.call("sit", link=made["links"]["seats"][0])
    modes = {n: oct(os.stat(folder + "/" + n).st_mode & 0o777)
             for n in os.listdir(folder) if n.startswith("own.sqlite")}
    check("the store is its user's alone, whatever the umask",
          len(modes) > 1 and set(modes.values()) == {"0o600"}, modes)
    who.send(json.dumps({"jsonrpc": "2.0", "id": 99, "method": "check",
                         "params": {"config_text": "return { modules = "
                                    "{ 'base' }, rules = { 'x.lua' } }",
                                    "files": {"x.lua": "while true do end"}}}))
    children = []
    last = time.time() + 60
    while not children and time.time() < last:
        time.sleep(.05)
        with os.popen("pgrep -P %d" % second.process.pid) as out:
            children = [int(word) for word in out.read().split()]
    second.kill()

    def alive(pid):
        try:
            with open("/proc/%d/stat" % pid) as f:
                return f.read().rsplit(")", 1)[1].split()[0] != "Z"
        except OSError:
            return False
    # with a second of the processor at most, which a loop would use up
    work = sum(map(used, children))
    eventually(lambda: not any(map(alive, children))
               or sum(map(used, children)) > work + 1)
    check("workers end with the server, even if it is killed",
          children and not any(map(alive, children)), children)
    os.symlink(folder + "/elsewhere", folder + "/link.sqlite")
    try:
        Server(folder + "/link.sqlite").stop()
        check("a store that is a link", False)
    except RuntimeError:
        check("a store that is a link is not followed",
              not os.path.exists(folder + "/elsewhere"))


def looping_module():
    """A module of the host that never ends holds nobody up for long."""
    os.makedirs(folder + "/installed/endless")
    with open(folder + "/installed/endless/rules.lua", "w") as f:
        f.write('module { "endless", title = "Endless", needs = "base" }\n'
                'on.placed(function(g) while g.turn > 0 do end end)\n')
    second = Server(folder + "/loops.sqlite", "--path", folder + "/installed",
                    "--limit", "loop=200", "--limit", "seconds=2",
                    "--limit", "processor=10000")
    who = second.socket()
    made = who.call("create", seats=[{}], config_text="return { modules = "
                    "{ 'base', 'endless' } }")
    sat = who.call("sit", link=made["links"]["seats"][0])
    key = who.call("decision", game=sat["game"])["options"][0]["key"]
    for turn in range(2):
        told = []

        def answer():
            try:
                who.call("answer", game=sat["game"], key=key)
            except Failed as problem:
                told.append(problem.code)
        thread, served = threading.Thread(target=answer), 0
        thread.start()
        while thread.is_alive():
            well = http(second.port, "/healthz")[0] == 200
            served += well and thread.is_alive()
            time.sleep(.05)
        thread.join()
        check("rules of the host that loop are stopped, and said so",
              told in ([-32015], [-32001]), told)
    check("from then on others are served meanwhile", served > 0, served)
    check("and the table is as before", who.call(
        "scene", game=sat["game"])["hash"] == sat["hash"])
    second.stop()
    if MEASURED:
        # however slow this machine is
        held = [what for what, ms in held_up(least=0) if ms >= 200]
        check("the watchdog says what held up the loop, once",
              held.count("answer") == 1, held)


def long_lines():
    """Texts without an end of line are read once, not once for each letter."""
    who, start = server.socket(), used(server.process.pid)
    refused("a saved game that is one long line", -32003, who.call, "import",
            save="tessera-save " + "x" * 200000)
    took = used(server.process.pid) - start
    check("and nobody waits for it", took < 5, took)
    if hasattr(os, "sched_setaffinity"):
        # on one core, what a worker says comes in parts
        second = Server(folder + "/one_core.sqlite")
        cores = os.sched_getaffinity(second.process.pid)
        os.sched_setaffinity(second.process.pid, {min(cores)})
        start = used(second.process.pid)
        second.socket().call("modules")
        took = used(second.process.pid) - start
        check("a long answer of a worker that comes in parts", took < 5, took)
        second.stop()


def names():
    who = server.socket()
    for name in ("\u3164", "\u2800", "\u00ad", "\u200b\u2060", "\u3000"):
        refused("a name that nobody sees is none", -32000, who.call, "create",
                config="first", seats=[{"name": name}])
    for host in ("evil.example", "x" * 3000):
        status = http(server.port, "/", host=host)[0]
        check("the page is not served to %.12s" % host, status != 200, status)
    try:
        Socket(server.port, origin="http://" + "x" * 3000).call("hello")
        check("an origin too long to read", False)
    except Closed as end:
        check("an origin too long to read is refused",
              end.code in (1008, None, 400, 431, 403), end.args)
    check("figures are for this machine alone", http(
        server.port, "/metrics", headers={"X-Forwarded-For": "10.1.1.1"})[0]
        == 404 and http(server.port, "/metrics")[0] == 200)


for test in (watchers_see_no_secret, watchers_answer_nothing,
             methods_and_roles, agreeing_to_what_was_asked, reopened_seats,
             sent_away, watchers_leave_room, sent_before_leaving,
             waiting_jobs, neighbours, damaged_rows, floods, rules_not_in_use,
             work_after_waiting, large_tables, old_tables, many_processes,
             stored_bytes, full_tables, rows_that_are_read_back, shares_of_rules, files_and_processes,
             looping_module, long_lines, names):
    case(test)
stops_well(server, {"answer": 250})  # of looping_module, 200 ms are allowed
done()
