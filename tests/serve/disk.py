"""A full disk, and a copy made while answers are given."""

import os
import random
import sqlite3
import subprocess
import sys
import threading
import time

from client import Failed, Server, answer_any, http
from tap import case, check, done

folder, = sys.argv[1:]
store = folder + "/tables.sqlite"
program = os.environ["TESSERA_BIN"]
rng = random.Random(2)
WIDE = ["--limit", "messages=100000", "--limit", "burst=100000", "--workers",
        "0"]


def play(server, link, most):
    """Answers until it is over or refused: the scene, and the problem."""
    who = server.socket()
    game = who.call("sit", link=link)["game"]
    problem = None
    for _ in range(most):
        if who.call("scene", game=game)["status"] != "asking":
            break
        try:
            answer_any(who, game, rng.choice)
        except Failed as caught:
            problem = caught
            break
    return who.call("scene", game=game), problem


def full_disk():
    server = Server(store, *WIDE)
    made = server.socket().call("create", config="first", seats=[{}])
    link = made["links"]["seats"][0]
    before, _ = play(server, link, 5)
    server.stop()
    # files may not grow any more: the system says so as it does of a full disk
    size = max(os.path.getsize(folder + "/" + n) for n in os.listdir(folder)
               if n.startswith("tables.sqlite"))
    words = [program]
    wrapper = folder + "/small"
    with open(wrapper, "w") as f:
        f.write("#!/bin/sh\nulimit -f %d\nexec %s \"$@\"\n"
                % (size // 512 + 24, words[0]))
    os.chmod(wrapper, 0o755)
    os.environ["TESSERA_BIN"] = wrapper
    small = Server(store, *WIDE)
    os.environ["TESSERA_BIN"] = program
    stopped, problem = play(small, link, 1000)
    check("with a full disk an answer is refused", problem is not None
          and problem.code == -32014, problem and problem.args)
    check("and not given", stopped["status"] == "asking"
          and stopped["answers"] > before["answers"], stopped["answers"])
    small.kill()
    again = Server(store, *WIDE)
    back, _ = play(again, link, 0)
    check("the log is whole", back["hash"] == stopped["hash"]
          and back["row"] == stopped["row"], back["row"], stopped["row"])
    end, problem = play(again, link, 1000)
    check("and goes on where there is room", end["status"] == "over",
          problem)
    again.stop()


def copies():
    server = Server(store, *WIDE)
    made = server.socket().call("create", config="first", seats=[{}])
    link = made["links"]["seats"][0]
    scene, _ = play(server, link, 20)
    copy = folder + "/copy.sqlite"
    run = subprocess.run([program, "serve", "--store", store, "--backup",
                          copy], capture_output=True, text=True)
    check("a copy while it runs", run.returncode == 0, run)
    play(server, link, 20)
    server.stop()
    other = Server(copy)
    there, _ = play(other, link, 0)
    check("is a whole store", there["hash"] == scene["hash"])
    other.stop()
    run = subprocess.run([program, "serve", "--store", store, "--backup",
                          copy], capture_output=True, text=True)
    check("and never takes the place of another", run.returncode != 0
          and "copy.sqlite" in run.stderr, run)
    run = subprocess.run([program, "serve", "--store", store, "--list"],
                         capture_output=True, text=True)
    check("tables are listed", made["table"] in run.stdout, run)
    run = subprocess.run([program, "serve", "--store", store, "--export",
                          "none"], capture_output=True, text=True)
    check("a table that is not there", run.returncode == 2
          and "none" in run.stderr, run)


def carried():
    """What was committed goes from the log into the file while it runs."""
    path = folder + "/long.sqlite"
    server = Server(path, *WIDE, "--limit", "tables=100")
    before = os.path.getsize(path)
    for _ in range(20):  # it is when there are a thousand pages
        made = server.socket().call("create", config="first", seats=[{}])
        end, _ = play(server, made["links"]["seats"][0], 1000)
        if os.path.getsize(path) > before:
            break
    check("the log is carried", os.path.getsize(path) > before, before)
    server.kill()
    again = Server(path)
    there, _ = play(again, made["links"]["seats"][0], 0)
    check("nothing is lost", there["hash"] == end["hash"])
    again.stop()


def moved():
    """The file is taken away under a server, and brought back."""
    path = folder + "/moved.sqlite"
    kinds = "", "-wal", "-shm"
    server = Server(path, *WIDE)
    made = server.socket().call("create", config="first", seats=[{}])
    link = made["links"]["seats"][0]
    before, _ = play(server, link, 5)
    for kind in kinds:
        os.rename(path + kind, folder + "/away" + kind)
    stopped, problem = play(server, link, 5)
    check("a store that is gone takes no answer", problem is not None
          and problem.code == -32014
          and stopped["hash"] == before["hash"], problem and problem.args)
    who = server.socket()
    try:
        who.call("create", config="first", seats=[{}])
        check("nor a table", False)
    except Failed as caught:
        check("nor a table", caught.code == -32014, caught.args)
    check("and is not begun anew", not os.path.exists(path))
    for kind in kinds:
        if os.path.exists(folder + "/away" + kind):
            os.rename(folder + "/away" + kind, path + kind)
    after, problem = play(server, link, 5)
    check("it goes on when it is back", problem is None
          and after["answers"] > before["answers"],
          problem and problem.args, before["answers"], after["answers"])
    server.kill()
    again = Server(path)
    there, _ = play(again, link, 0)
    check("with all that was answered", there["hash"] == after["hash"])
    again.stop()


def locked():
    """Another program writes to the store, and takes its time."""
    path = folder + "/locked.sqlite"
    server = Server(path, *WIDE)
    made = server.socket().call("create", config="first", seats=[{}, {}])
    (a, b), games = [server.socket() for _ in range(2)], []
    for who, link in zip((a, b), made["links"]["seats"]):
        games.append(who.call("sit", link=link)["game"])
    other = sqlite3.connect(path, isolation_level=None)

    def say(text):
        start = time.time()
        try:
            return a.call("chat", game=games[0], text=text), \
                time.time() - start
        except Failed as problem:
            return problem, time.time() - start

    for pause, told in ((1, True), (8, False)):
        other.execute("BEGIN IMMEDIATE")
        said, took, last = [], [], time.time() + pause
        thread = threading.Thread(target=lambda: said.extend(say("x")))
        thread.start()
        while time.time() < last:
            start = time.time()
            b.call("hello")
            http(server.port, "/healthz")
            took.append(time.time() - start)
            time.sleep(.02)
        if told:
            other.execute("ROLLBACK")
        thread.join()
        # held up, one would have waited to the end, and done no more
        middle = sorted(took)[len(took) // 2]
        check("who does not write is served meanwhile", middle < pause / 2,
              took)
        if told:
            check("what waits is written when it can be", not isinstance(
                said[0], Failed) and said[1] > pause - .1, said)
        else:
            check("who waits too long is told so", isinstance(
                said[0], Failed) and said[0].code == -32014, said)
            other.execute("ROLLBACK")
    check("and can say it again", not isinstance(say("y")[0], Failed))
    texts = [row[0] for row in other.execute(
        "SELECT data FROM happened WHERE kind = 'chat' ORDER BY number")]
    check("it is there once", ['"x"' in t or '"y"' in t for t in texts]
          == [True, True], texts)
    other.close()
    server.stop()


def slow():
    """Who waits for the disk is who gave an answer."""
    shim = folder + "/slow_disk.so"
    source = os.path.join(os.path.dirname(__file__), "slow_disk.c")
    if os.environ.get("TESSERA_VARIANT") == "asan" or subprocess.run(
            [os.environ.get("CC", "cc"), "-shared", "-fPIC", "-o", shim,
             source], capture_output=True).returncode != 0:
        return  # the sanitizer wants to be first; no compiler
    server = Server(folder + "/slow.sqlite", *WIDE, env={
        "LD_PRELOAD": shim, "SLOW_MS": "1500"})
    made = server.socket().call("create", config="first", seats=[{}])
    who = server.socket()
    game = who.call("sit", link=made["links"]["seats"][0])["game"]

    def answer():
        start = time.time()
        answer_any(who, game)
        took.extend((start, time.time()))

    for _ in range(5):  # a busy machine may be late once
        took = []
        thread = threading.Thread(target=answer)
        thread.start()
        time.sleep(.2)
        found = [http(server.port, path)[0] for path in ("/", "/healthz")]
        served = time.time()
        thread.join()
        start, told = took
        if served < told:
            break
    check("an answer is told when it is on the disk", told - start > 1.4,
          told - start)
    check("others do not wait for it", found == [200, 200] and served < told,
          found, told - served)
    server.kill()


def newer():
    subprocess.run([sys.executable, "-c", "import sqlite3, sys\n"
                    "db = sqlite3.connect(sys.argv[1])\n"
                    "db.execute(\"UPDATE meta SET value = '99'\")\n"
                    "db.commit()", store], check=True)
    run = subprocess.run([program, "serve", "--store", store, "--listen",
                          "127.0.0.1:0"], capture_output=True, text=True)
    check("the store of a newer program is left alone",
          run.returncode == 2 and "99" in run.stderr, run)
    broken = folder + "/broken.sqlite"
    with open(broken, "wb") as f:
        f.write(os.urandom(8192))
    run = subprocess.run([program, "serve", "--store", broken, "--listen",
                          "127.0.0.1:0"], capture_output=True, text=True)
    check("what is no store is left alone, too", run.returncode == 1
          and "broken.sqlite" in run.stderr, run)


def memory_is_no_file():
    server = Server(":memory:", *WIDE)
    server.socket().call("create", config="first", seats=[{}])
    check("a store in memory serves tables, and leaves no file",
          not os.path.exists(":memory:"))
    server.stop()


for test in (full_disk, copies, carried, moved, locked, slow, newer,
             memory_is_no_file):
    case(test)
done()
