"""make bench-serve: many live games and connections on this machine, loopback
only: answers a second, latency, memory. Words: TABLES SECONDS; the store from
SERVE_STORE (default: an SQLite file of its own; serve.sh starts a PostgreSQL
for `postgres`), nodes from SERVE_NODES, answers a second from SERVE_RATE."""

import gc
import json
import multiprocessing
import os
import random
import re
import selectors
import socket
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "serve"))
from client import Server, Socket, http  # noqa: E402

TABLES = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
SECONDS = float(sys.argv[2]) if len(sys.argv) > 2 else 20
RATE = float(os.environ.get("SERVE_RATE", "500"))
NODES = int(os.environ.get("SERVE_NODES", "1"))
WIDE = ["--limit", "messages=1000000", "--limit", "burst=1000000", "--limit",
        "tables=1000000", "--limit", "connections=1000000", "--workers", "0"]
COUNT = re.compile(rb'"decision":\{"count":(\d+)[^}]*?"player":(\d)')
ANSWERS = re.compile(rb'"change":\{"answers":(\d+)')
OVER = b'"status":"over"'
rng = random.Random(1)


def memory(pid):
    """Resident bytes of a process."""
    with open("/proc/%d/statm" % pid) as f:
        return int(f.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def spent(pid):
    """Processor seconds of a process."""
    with open("/proc/%d/stat" % pid) as f:
        parts = f.read().rsplit(")", 1)[1].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def counted(servers, name):
    """How often something took how long, by the servers' own clocks: the
    counts of /metrics by their limits in seconds."""
    found = {}
    for server in servers:
        text = http(server.port, "/metrics")[2].decode()
        for limit, count in re.findall(
                r'^tessera_%s_seconds_bucket{le="([^"]+)"} (\d+)' % name, text,
                re.M):
            found[float(limit)] = found.get(float(limit), 0) + int(count)
    return found


def slow(before, after):
    """Of how many, how many took longer than 20 and 50 ms."""
    grown = {limit: after[limit] - before[limit] for limit in after}
    every = grown[float("inf")]
    return every, every - grown[.02], every - grown[.05]


class Table:
    """Two connections, and whose turn it is."""

    def __init__(self, servers, number, headers=None):
        at = [servers[(number + i) % len(servers)] for i in (0, 1)]
        self.people = [Socket(s.port, headers=headers) for s in at]
        made = self.people[0].call("create", config="first", seats=[{}, {}])
        self.id = made["table"]
        self.games = []
        for who, link in zip(self.people, made["links"]["seats"]):
            scene = who.call("sit", link=link)
            self.games.append(scene["game"])
        self.count = scene["decision"]["count"]
        self.player = scene["decision"]["player"]
        self.answers = scene["answers"]
        self.sent, self.due, self.over, self.last = None, None, False, 0

    def answer(self, due):
        self.due, self.sent = due, time.perf_counter()
        self.last += 1
        who = self.people[self.player]
        who.send(json.dumps({
            "jsonrpc": "2.0", "id": self.last, "method": "answer",
            "params": {"game": self.games[self.player], "answers":
                       self.answers, "index": rng.randrange(self.count)}}))


def frames(who):
    """The messages that have come, as bytes."""
    while len(who.data) >= 2:
        size, head = who.data[1], 2
        if size == 126:
            if len(who.data) < 4:
                return
            size, head = int.from_bytes(who.data[2:4], "big"), 4
        elif size == 127:
            if len(who.data) < 10:
                return
            size, head = int.from_bytes(who.data[2:10], "big"), 10
        if len(who.data) < head + size:
            return
        body = who.data[head:head + size]
        who.data = who.data[head + size:]
        yield body


class Load:
    def __init__(self, tables):
        self.tables = tables
        self.watch = selectors.DefaultSelector()
        for table in tables:
            for i, who in enumerate(table.people):
                who.s.setblocking(False)
                self.watch.register(who.s, selectors.EVENT_READ,
                                    (table, i, who))
        self.took, self.refused = [], 0

    def hear(self, wait):
        """Reads what has come; the tables that were answered."""
        answered = []
        for key, _ in self.watch.select(wait):
            table, _, who = key.data
            try:
                who.data += who.s.recv(262144)
            except BlockingIOError:
                continue
            for body in frames(who):
                if body.startswith(b'{"id"') or b'"error":{' in body[:200] \
                        or b'"result":' in body[:400]:
                    if table.sent is None:
                        continue
                    self.took.append(time.perf_counter() - table.due)
                    table.sent = None
                    if b'"error"' in body:
                        self.refused += 1
                    answered.append(table)
                else:
                    found = COUNT.search(body)
                    given = ANSWERS.search(body)
                    if found and given and \
                            int(given.group(1)) > table.answers:
                        table.answers = int(given.group(1))
                        table.count = int(found.group(1))
                        table.player = int(found.group(2))
                    if OVER in body:
                        table.over = True
        return answered

    def open_loop(self, rate, seconds):
        """Answers at a rate, whatever happens; latency from when each was
        due."""
        self.took, self.refused = [], 0
        start = time.perf_counter()
        sent, order = 0, 0
        while time.perf_counter() - start < seconds:
            now = time.perf_counter()
            while sent < (now - start) * rate:
                for _ in range(len(self.tables)):
                    order += 1
                    table = self.tables[order % len(self.tables)]
                    if table.sent is None and not table.over:
                        break
                else:
                    break # all of them wait
                table.answer(start + sent / rate)
                sent += 1
            self.hear(max(0, start + sent / rate - time.perf_counter()))
        rate = len(self.took) / (time.perf_counter() - start)
        self.settle()
        return rate

    def closed_loop(self, at_once, seconds):
        """As fast as it goes with so many at once."""
        self.took, self.refused = [], 0
        start = time.perf_counter()
        free = [t for t in self.tables if not t.over]
        rng.shuffle(free)
        for _ in range(min(at_once, len(free))):
            free.pop().answer(time.perf_counter())
        while time.perf_counter() - start < seconds:
            for table in self.hear(.1):
                if not table.over:
                    free.insert(0, table)
                if free:
                    free.pop().answer(time.perf_counter())
        rate = len(self.took) / (time.perf_counter() - start)
        self.settle()
        return rate

    def whole_game(self):
        """Plays the first table to its end."""
        table = self.tables[0]
        last = time.perf_counter() + 20
        while not table.over and time.perf_counter() < last:
            table.answer(time.perf_counter())
            while table.sent is not None and time.perf_counter() < last:
                self.hear(.1)

    def settle(self):
        """Waits for what is still to be answered."""
        last = time.perf_counter() + 5
        while any(t.sent is not None for t in self.tables) and \
                time.perf_counter() < last:
            self.hear(.1)

    def share(self, part):
        took = sorted(self.took)
        return 1000 * took[min(len(took) - 1, int(len(took) * part))]


def engine_alone():
    """Answers a second of the engine, by random players in one process."""
    words = [os.environ["TESSERA_BIN"], "simulate", "first", "--players", "2",
             "--seed", "1", "-b", "all=random", "--jobs", "1"]
    times = []
    for games in (200, 2200):
        start = time.perf_counter()
        subprocess.run(words + ["--games", str(games)], check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    return 2000 * 166 / (times[1] - times[0])


def disk_beside(path, seconds, pipe):
    """When told to, a page written and synced 100 times a second in a file of
    its own: how many, and how many took over 20 and over 50 ms. That is the
    disk: no commit can be quicker."""
    page, took = os.urandom(8192), []
    pipe.recv()
    last = time.perf_counter() + seconds
    file = os.open(path, os.O_CREAT | os.O_WRONLY, 0o600)
    os.pwrite(file, 128 * page, 0)
    os.fsync(file)
    while time.perf_counter() < last:
        os.pwrite(file, page, len(took) % 128 * len(page))
        start = time.perf_counter()
        os.fdatasync(file)
        took.append(time.perf_counter() - start)
        time.sleep(.01)
    os.close(file)
    pipe.send((len(took), sum(t > .02 for t in took),
               sum(t > .05 for t in took)))


def main():
    folder = tempfile.TemporaryDirectory(prefix="bench-serve")
    os.environ["SERVE_LOG"] = folder.name + "/log"
    store = os.environ.get("SERVE_STORE") or folder.name + "/tables.sqlite"
    try:
        servers = [Server(store, *WIDE) for _ in range(NODES)]
    except RuntimeError:
        print("skipped bench-serve: the program was built without a server")
        return
    pids = [s.process.pid for s in servers]
    # before there is much memory that two would share: whoever writes to it
    # first has to copy it, for 70 ms
    disk, other = multiprocessing.Pipe()
    multiprocessing.Process(target=disk_beside, daemon=True, args=(
        folder.name + "/page", SECONDS, other)).start()
    warm = Table(servers, 0)
    empty = sum(memory(p) for p in pids)
    start = time.perf_counter()
    tables = []
    for i in range(TABLES):
        tables.append(Table(servers, i))
    making = (time.perf_counter() - start) / TABLES
    load = Load(tables)
    Load([warm]).whole_game() # what is drawn is thought out once
    for _ in range(10):
        load.hear(.1) # what was said while the others sat down
    gc.disable() # so that no answer waits for the client's own garbage
    names = "commit", "turn_processor"
    counts = [counted(servers, name) for name in names]
    disk.send("go")
    before = time.perf_counter(), sum(spent(p) for p in pids)
    rate = load.open_loop(RATE, SECONDS)
    after = time.perf_counter(), sum(spent(p) for p in pids)
    syncs = disk.recv()
    commits, turns = [slow(old, counted(servers, name))
                      for old, name in zip(counts, names)]
    given = max(1, len(load.took))
    half, most = load.share(.5), load.share(.99)
    refused = load.refused
    full = sum(memory(p) for p in pids)
    fastest = load.closed_loop(64, min(10, SECONDS))
    fast_half, fast_most = load.share(.5), load.share(.99)
    alone = engine_alone()
    each = (full - empty) / TABLES
    kind = "PostgreSQL" if "://" in store else "SQLite, durable"
    print("%d tables, %d connections, %d node%s, %s"
          % (TABLES, 2 * TABLES, NODES, "s" if NODES > 1 else "", kind))
    rows = [
        ("answers a second, asked for", "%.0f" % RATE, ""),
        ("answers a second, given", "%.0f" % rate, "%.4f of the engine alone"
         % (rate / alone)),
        ("latency p50, ms", "%.1f" % half, ""),
        ("latency p99, ms", "%.1f" % most, "aim: 50"),
        ("refused", "%d" % refused, ""),
        ("processor, of one core", "%.2f" % ((after[1] - before[1])
                                             / (after[0] - before[0])), ""),
        ("processor, ms an answer", "%.2f" % (1000 * (after[1] - before[1])
                                              / given), ""),
        ("commits; over 20, over 50 ms", "%d; %d, %d" % commits, ""),
        ("the disk beside; over 20, over 50 ms", "%d; %d, %d" % syncs, ""),
        ("turns; over 20, over 50 ms of processor", "%d; %d, %d" % turns, ""),
        ("answers a second, 64 at once", "%.0f" % fastest,
         "%.4f of the engine alone" % (fastest / alone)),
        ("latency p50 / p99 then, ms", "%.1f / %.1f"
         % (fast_half, fast_most), ""),
        ("engine alone, answers a second", "%.0f" % alone, ""),
        ("memory a game with its connections, KB", "%.1f" % (each / 1024),
         "aim: 100"),
        ("making and sitting down, ms a table", "%.1f" % (1000 * making), ""),
    ]
    for name, value, note in rows:
        print("  %-40s %12s  %s" % (name, value, note))
    warm.people[0].close()
    for server in servers:
        server.kill()


if __name__ == "__main__":
    main()
