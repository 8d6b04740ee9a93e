"""make bench-serve ATTACK=NAME (or all): honest players give 500 answers a
second at 500 tables while one attack after the other runs from 16 connections,
each of an address of its own. Prints a row of a table for each. Words: TABLES
SECONDS NAME... An attacker's client is nice, for it would be another machine."""

import gc
import json
import multiprocessing
import os
import re
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time

import serve
from client import Closed, Failed, Server, Socket

CONNECTIONS = 16
AIM = 100 # ms, p99
AT_ONCE = 8 # messages of a connection that have no answer yet
SAVES, LOCK = [], threading.Lock() # of boards
SECRET = ("return { modules = { 'base', 'hand-of-three', 'objectives', "
          "'draw-two' } }")


def call(method, **params):
    return {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}


def batch(count, method, **params):
    return json.dumps([call(method, **params)] * count)


def one(method, **params):
    return json.dumps(call(method, **params))


def rules(text, **more):
    return dict({"config_text": "return { modules = { 'base' }, rules = "
                 "{ 'x.lua' } }", "files": {"x.lua": text}}, **more)


# ---- what a connection sends: each takes the connection and its number, and
# returns a function of how often it was asked before -------------------------

def own_table(who, config="first", seats=1, answers=0, **more):
    """A table of the attacker's own, some answers on; the number of its game
    and its links."""
    params = more or {"config": config}
    made = who.call("create", seats=[{}] * seats, **params)
    sat = who.call("sit", link=made["links"]["seats"][0])
    for _ in range(answers):
        who.call("answer", game=sat["game"], index=0)
    return sat["game"], made["links"]


def modules(who, _):
    return lambda k: batch(1000, "modules") if k % 2 else one("modules")


def drawings(who, _):
    game, _ = own_table(who)
    return lambda k: batch(1000, "drawings", game=game,
                           types=list(range(60)))


def checks(who, _):
    return lambda k: one("check", **rules("while true do end -- %d" % k))


def replays(who, _):
    game, _ = own_table(who, answers=40)
    names = "replay", "export", "render", "hint"
    return lambda k: one(names[k % 4], game=game)


def chat(who, _):
    game, _ = own_table(who)
    return lambda k: batch(100, "chat", game=game, text="x" * 500)


def old_chat(who, _):
    """A table full of chat, to which one comes again and again."""
    game, links = own_table(who)
    said = 0
    while said < 100:
        try:
            who.call("chat", game=game, text="x" * 500)
            said += 1
        except Failed:
            time.sleep(.1)
    return lambda k: one("sit", link=links["seats"][0], row=0)


def links(who, _):
    game, _ = own_table(who, seats=2)

    def next_one(k):
        return one("seat", game=game, seat=1, open=True) if k % 2 else \
            one("take", game=game, seat=1)
    return next_one


def tries(who, _):
    return lambda k: batch(1000, "sit", link="A" * 22)


def votes(who, _):
    game, _ = own_table(who, seats=2, config_text=SECRET)

    def next_one(k):
        return one("agree", game=game, row=k, yes=True) if k % 2 else \
            one("undo", game=game, answers=1 + k % 3)
    return next_one


def titles(who, n):
    def next_one(k):
        return one("create", config_text="return { title = '%d %d', modules = "
                   "{ 'base' }, options = { base = { edition = %d } } }"
                   % (n, k, 1 + k % 2), seats=[{}])
    return next_one


def rulesets(who, n):
    names = ("farmers", "river", "inns-and-cathedrals", "tower", "abbot",
             "traders-and-builders", "princess-and-dragon", "count")

    def next_one(k):
        chosen = ["'base'"] + ["'%s'" % name for i, name in enumerate(names)
                               if (16 * k + n) >> i & 1]
        return one("create", config_text="return { modules = { %s } }"
                   % ", ".join(chosen), seats=[{}])
    return next_one


def strangers(who, _):
    return lambda k: one("create", seats=[{}], seed=k,
                         **rules("-- %d\n" % k))


def texts(who, _):
    long = "text { en = { x = [==[%s]==] } }" % ("<b>(" * 12000)
    return lambda k: one("check", **rules(long + "-- %d" % k))


def scenes(who, _):
    game, links_ = own_table(who, "mega", answers=60)
    return lambda k: one("scene", game=game) if k % 2 else one(
        "sit", link=links_["watch"], row=0)


def questions(who, _):
    game, _ = own_table(who, "mega", answers=40)
    names = "choices", "state", "events", "remaining", "decision", "looks"
    return lambda k: batch(500, names[k % 6], game=game)


def imports(who, _):
    game, _ = own_table(who, answers=60)
    save = who.call("export", game=game)["text"]
    return lambda k: one("import", save=save)


def large_save():
    """A saved game of thousands of tiles, as long as a message may be."""
    with tempfile.TemporaryDirectory(prefix="bench-save") as folder:
        path = folder + "/large.save"
        subprocess.run([os.environ["TESSERA_BIN"], "play", "mega", "--players",
                        "2", "--seed", "3", "-b", "A=random", "-b", "B=random",
                        "--save", path], stdin=subprocess.DEVNULL,
                       stdout=subprocess.DEVNULL, check=True)
        with open(path) as f:
            text = re.sub(r" [0-9a-f]{8}$", "", f.read(), flags=re.M)[:250000]
    return text[:text.rindex("\n") + 1]


def boards(who, _):
    with LOCK:
        if not SAVES:
            SAVES.append(large_save())
    made = who.call("import", save=SAVES[0])
    game = who.call("sit", link=made["links"]["seats"][0])["game"]
    names = "scene", "state", "events", "rows"
    return lambda k: one(names[k % 4], game=game)


def parts(who, _):
    many = {"pieces.x%d" % n: n for n in range(8000)}
    listed = ", ".join("'x%d'" % n for n in range(6000))
    return lambda k: one("check", config="first", set=many) if k % 2 else one(
        "check", config_text="return { modules = { %s } }" % listed)


def answers(who, _):
    game, _ = own_table(who, "mega")
    return lambda k: batch(200, "answer", game=game, index=0) if k % 2 else \
        batch(200, "undo", game=game, answers=1)


def nests(who, _):
    big = "[" * 130000 + "]" * 130000
    wide = "[" + ",".join(["{}"] * 80000) + "]"
    return lambda k: (big, wide, "1" * 260000, '"%s"' % ("\\u0000" * 40000))[
        k % 4]


def hellos(who, _):
    return lambda k: one("hello", lang=("de", "en", "fr", "es", "nl")[k % 5])


# ---- how it is sent ---------------------------------------------------------

def headers(n):
    return {"X-Forwarded-For": "10.6.6.%d" % n}


def flood(port, n, make, done):
    """Sends, has so many under way, begins anew when it is thrown out."""
    while True:
        try:
            who = Socket(port, headers=headers(n), timeout=20)
            next_one, k, waiting = make(who, n), 0, 0
            while True:
                while waiting < AT_ONCE:
                    who.send(next_one(k))
                    k, waiting = k + 1, waiting + 1
                op, final, body = who.frame()
                if op == 8:
                    break
                if final and (body[:1] == b"[" or b'"id"' in body[:60] or
                              b'"id"' in body[-60:]):
                    waiting -= 1
                    done[n] += 1
        except (Closed, OSError):
            time.sleep(.02)
        except Failed as problem:
            time.sleep((problem.data or {}).get("retry_ms", 500) / 1000)


def deaf(port, n, _, done):
    """Asks for much and reads nothing."""
    who = Socket(port, headers=headers(n), timeout=20)
    game, _ = own_table(who, "mega", answers=10)
    who.s.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    while True:
        try:
            while True:
                who.send(one("scene", game=game))
                done[n] += 1
        except OSError:
            time.sleep(.05)
            try:
                who = Socket(port, headers=headers(n), timeout=20)
                game = who.call("sit", link="A" * 22) and 0
            except (Closed, Failed, OSError):
                pass


def idle(port, n, _, done):
    """Opens connections and keeps them: sockets, half of a request, bytes that
    are no request."""
    kept = []
    while True:
        for word in (None, b"GET / HTTP/1.1\r\nHost: x",
                     b"\x16\x03\x01\x02\x00\x01" * 20):
            try:
                if word is None:
                    kept.append(Socket(port, headers=headers(n), timeout=2))
                else:
                    kept.append(socket.create_connection(
                        ("127.0.0.1", port), 2))
                    kept[-1].sendall(word)
                done[n] += 1
            except (Closed, OSError):
                time.sleep(.01)
            del kept[:-700]


def pages(port, n, _, done):
    """The page's files, as fast as they come."""
    paths = "/", "/page/start.js", "/schema", "/page/none.js", "/healthz"
    while True:
        try:
            with socket.create_connection(("127.0.0.1", port), 5) as s:
                s.sendall(("GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"
                           "X-Forwarded-For: 10.6.6.%d\r\nConnection: close"
                           "\r\n\r\n" % (paths[done[n] % 5], port, n))
                          .encode())
                while s.recv(262144):
                    pass
            done[n] += 1
        except OSError:
            time.sleep(.01)


def files(port, n, _, done):
    """The largest file there is, again and again, on one connection."""
    while True:
        try:
            with socket.create_connection(("127.0.0.1", port), 5) as s:
                for path in ("/playground/data.js", "/schema"):
                    s.sendall(("GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"
                               "X-Forwarded-For: 10.6.6.%d\r\n\r\n"
                               % (path, port, n)).encode())
                    head, _, body = s.recv(65536).partition(b"\r\n\r\n")
                    left = int(re.search(rb"content-length: *(\d+)", head,
                                         re.I)[1]) - len(body)
                    while left > 0:
                        part = s.recv(262144)
                        if not part:
                            raise OSError
                        left -= len(part)
                    done[n] += 1
        except (OSError, TypeError):
            time.sleep(.01)


def churn(port, n, _, done):
    """Tables of rules that nobody has, by somebody who is gone by then."""
    while True:
        try:
            who = Socket(port, headers=headers(n), timeout=5)
            for k in range(4):
                who.send(one("create", config="mega", seats=[{}], lang="de",
                             set={"pieces.meeple": 1 + (n + 16 * k) % 90}))
            time.sleep(.02)
            who.s.close()
            done[n] += 4
        except (Closed, OSError):
            time.sleep(.02)


def reconnects(port, n, _, done):
    """Comes, asks for the dearest things at once, goes before they are there."""
    while True:
        try:
            who = Socket(port, headers=headers(n), timeout=5)
            for k in range(6):
                who.send(one("check", config="mega", set={
                    "options.base.edition": 1 + k % 2}))
            who.send(struct.pack(">H", 1000), 8)
            who.s.close()
            done[n] += 1
        except (Closed, OSError):
            time.sleep(.02)


# By name: what it is, what runs it, what it sends.
ATTACKS = {
    "none": ("nobody attacks", None, None),
    "modules": ("the list of modules, in batches of 1,000", flood, modules),
    "drawings": ("60 pictures, 1,000 times a batch", flood, drawings),
    "checks": ("rules that never end, to be checked", flood, checks),
    "replays": ("replays, exports, pictures, hints", flood, replays),
    "reconnects": ("checks, and gone before they are done", reconnects, None),
    "chat": ("chat in batches", flood, chat),
    "old-chat": ("coming back to a long chat", flood, old_chat),
    "links": ("a seat opened and taken, again and again", flood, links),
    "tries": ("links that are none, in batches of 1,000", flood, tries),
    "votes": ("undo and consent", flood, votes),
    "titles": ("tables that differ in their title", flood, titles),
    "rulesets": ("tables with rules of all kinds", flood, rulesets),
    "strangers": ("tables with rules of their own", flood, strangers),
    "texts": ("modules with long texts", flood, texts),
    "scenes": ("positions of the longest game", flood, scenes),
    "questions": ("batches of questions about it", flood, questions),
    "answers": ("batches of answers and of undo", flood, answers),
    "imports": ("saved games", flood, imports),
    "nests": ("messages as long and deep as can be", flood, nests),
    "hellos": ("messages, nothing else", flood, hellos),
    "deaf": ("asks for much and reads nothing", deaf, None),
    "idle": ("connections that say nothing whole", idle, None),
    "pages": ("the page's files over HTTP", pages, None),
    "files": ("the largest file over HTTP", files, None),
    "boards": ("boards of thousands of tiles", flood, boards),
    "parts": ("configs of thousands of parts", flood, parts),
    "churn": ("new rules, and gone before they are loaded", churn, None),
}


def attackers(port, name, done, ready):
    os.nice(5)
    _, run, make = ATTACKS[name]
    for n in range(CONNECTIONS):
        threading.Thread(target=run, args=(port, n, make, done),
                         daemon=True).start()
    ready.set()
    time.sleep(10000)


# ---- the measurement --------------------------------------------------------

def children(pid):
    with os.popen("pgrep -P %d" % pid) as out:
        return [int(word) for word in out.read().split()]


def memory(pid):
    try:
        return serve.memory(pid)
    except OSError:
        return 0


def measure(name, tables, seconds):
    """One attack against a server of its own: its row."""
    folder = tempfile.TemporaryDirectory(prefix="bench-attack")
    os.environ["SERVE_LOG"] = folder.name + "/log"
    server = Server(folder.name + "/tables.sqlite", "--trust", "127.0.0.1",
                    "--uploads", "yes", log="error")
    pid = server.process.pid
    done = multiprocessing.Array("q", CONNECTIONS, lock=False)
    ready = multiprocessing.Event()
    attack = multiprocessing.Process(target=attackers, daemon=True, args=(
        server.port, name, done, ready))
    people = [serve.Table([server], i, {"X-Forwarded-For": "10.%d.%d.%d" % (
        20 + i // 60000, i // 250 % 250, 1 + i % 250)}) for i in range(tables)]
    load = serve.Load(people)
    for _ in range(5):
        load.hear(.1)
    gc.collect()
    gc.disable()
    if ATTACKS[name][1]:
        attack.start()
        ready.wait()
        load.open_loop(serve.RATE, 2) # until it has begun
    seen, before, at = sum(done), serve.spent(pid), time.perf_counter()
    largest, most_workers = [0, 0], [0]

    def watch():
        while largest[1] == 0:
            workers = children(pid)
            most_workers[0] = max(most_workers[0], len(workers))
            largest[0] = max(largest[0], memory(pid) +
                             sum(map(memory, workers)))
            time.sleep(.5)
    watcher = threading.Thread(target=watch)
    watcher.start()
    rate = load.open_loop(serve.RATE, seconds)
    took = time.perf_counter() - at
    used, calls = serve.spent(pid) - before, sum(done) - seen
    largest[1] = 1
    watcher.join()
    row = (name, ATTACKS[name][0], rate, load.share(.5), load.share(.99),
           load.share(1), load.refused, used / took, largest[0] / 2**20,
           most_workers[0], calls / took)
    gc.enable()
    if attack.is_alive():
        attack.kill()
    with open("/proc/loadavg") as f:
        busy = f.read().split()[0]
    server.kill()
    for table in people:
        for who in table.people:
            who.s.close()
    return row, busy


def main():
    tables, seconds = int(sys.argv[1]), float(sys.argv[2])
    names = sys.argv[3:]
    if names == ["all"]:
        names = list(ATTACKS)
    for name in names:
        if name not in ATTACKS:
            print("ATTACK must be all or one of: " + " ".join(ATTACKS))
            sys.exit(2)
    print("%d tables, %.0f answers a second asked for, %d attackers; p99 aim "
          "%d ms" % (tables, serve.RATE, CONNECTIONS, AIM))
    print("| attack | what | answers/s | p50 ms | p99 ms | most ms | refused | "
          "server, cores | memory, MB | workers | its calls/s |")
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    slow = []
    for name in names:
        row, busy = measure(name, tables, seconds)
        print("| `%s` | %s | %.0f | %.1f | %.1f | %.0f | %d | %.2f | %.0f | %d "
              "| %.0f |" % row)
        sys.stdout.flush()
        if row[4] > AIM or row[6] > 0:
            slow.append(name)
    print("load of the machine at the end: " + busy)
    print("too slow: " + " ".join(slow) if slow else "none is too slow")


main()
