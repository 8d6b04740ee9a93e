"""The server is killed again and again while games go on: no answer that was
acknowledged may be lost, and every game stays readable."""

import os
import random
import subprocess
import sys
import threading
import time

from client import Closed, Failed, Server
from tap import case, check, done

KILLS = int(os.environ.get("KILLS", "200"))
LONGEST = 150  # seconds, whatever the machine is busy with
store, = sys.argv[1:]
server = Server(store, "--limit", "messages=100000", "--limit",
                "burst=100000", "--limit", "connections=10000",
                "--workers", "0", log="error")
rng = random.Random(1)


class Table:
    """A table both seats of which are played from here."""

    def __init__(self):
        maker = server.socket()
        made = maker.call("create", config="first", seats=[{}, {}])
        maker.close()
        self.id, self.links = made["table"], made["links"]["seats"]
        self.known, self.lost, self.row = {}, 0, 0

    def sit(self):
        self.seats = [server.socket() for _ in self.links]
        for who, link in zip(self.seats, self.links):
            scene = who.call("sit", link=link)
            self.game = scene["game"]
        self.row, self.player = scene["row"], scene["player"]
        self.over = scene["status"] == "over"
        if not self.over:
            self.player = scene["decision"]["player"]
        # every answer that was acknowledged is there
        there, at = {}, 0
        while at < self.row:
            rows = self.seats[0].call("rows", game=self.game, **{"from": at})
            for row in rows:
                there[row["row"]] = row["key"]
            at = rows[-1]["row"]
        for number, key in self.known.items():
            if there.get(number) != key:
                self.lost += 1
                print("# lost", self.id, number, key, there.get(number))

    def answer(self):
        if self.over:
            return
        who = self.seats[self.player]
        options = who.call("decision", game=self.game, limit=50)["options"]
        key = rng.choice(options)["key"]
        step = who.call("answer", game=self.game, key=key)
        self.known[self.row + 1] = key
        self.row = step["row"]
        self.over = step["status"] == "over"
        if not self.over:
            self.player = step["decision"]["player"]


def kill():
    tables = [Table() for _ in range(4)]
    answers = kills = pace = 0
    last = time.time() + LONGEST
    while kills < KILLS and (kills < 20 or time.time() < last):
        victim = server.process
        # on a slow machine, too, after some answers
        timer = threading.Timer(rng.uniform(1, 12) * max(.01, pace),
                                victim.kill)
        try:
            for table in tables:
                table.sit()
            timer.start()
            while True:
                for i, table in enumerate(tables):
                    start = time.time()
                    table.answer()
                    answers += 1
                    pace += .1 * (time.time() - start - pace)
                    if table.over:
                        finished.append(table)
                        tables[i] = Table()
                        tables[i].sit()
        except (Closed, OSError):
            pass
        if not timer.is_alive() and victim.poll() is None and \
                not timer.finished.is_set():
            victim.kill()
        timer.join() if timer.is_alive() else None
        server.kill()
        kills += 1
        server.start()
    for table in tables:
        table.sit()
    check("killed %d times while %d answers were given" % (kills, answers),
          kills >= min(KILLS, 20) and answers > kills, kills, answers)
    finished.extend(tables)
    check("no acknowledged answer is lost",
          all(table.lost == 0 for table in finished))
    check("the server stops when asked", server.stop() == 0)
    for table in finished[-8:]:
        run = subprocess.run(
            [os.environ["TESSERA_BIN"], "serve", "--store", store,
             "--export", table.id, "--output", "kill.save"],
            capture_output=True, text=True)
        verify = subprocess.run(
            [os.environ["TESSERA_BIN"], "replay", "kill.save", "--verify"],
            capture_output=True, text=True)
        check("the game %s is whole" % table.id, run.returncode == 0
              and verify.returncode == 0, run, verify)


finished = []
case(kill)
done()
