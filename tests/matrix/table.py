"""table.py CONFIG STORE OUT: a table of `tessera serve` with this preset or
file. A person answers and bots play the other seats; then the table is
exported to the file OUT."""

import os
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.environ["TESSERA_ROOT"], "tests/serve"))
from client import Server, answer_any  # noqa: E402

ANSWERS = int(os.environ.get("MATRIX_ANSWERS", "12"))


def main():
    config, store, out = sys.argv[1:]
    server = Server(store, "--pause", "0")
    who = server.socket()
    named = {"config": config}
    if os.path.exists(config):
        with open(config) as file:
            named = {"config_text": file.read()}
    seats = [{}, {"bot": "random"}, {"bot": "random"}]
    made = who.call("create", seats=seats, seed=3, **named)
    game = who.call("sit", link=made["links"]["seats"][0])["game"]
    end = time.time() + 60
    answers, scene = 0, who.call("scene", game=game)
    while answers < ANSWERS and scene["status"] == "asking":
        if time.time() > end:
            sys.exit("no more than %d answers in a minute" % answers)
        if scene["decision"] and scene["decision"]["player"] == 0:
            answer_any(who, game, lambda o: o[answers % len(o)])
            answers += 1
        else:
            who.wait(lambda m: m["method"] == "row")
        scene = who.call("scene", game=game)
    who.close()
    if server.stop() != 0:
        sys.exit("the server failed")
    program = os.environ["TESSERA_BIN"]
    tables = subprocess.run([program, "serve", "--store", store, "--list"],
                            capture_output=True, text=True, check=True).stdout
    subprocess.run([program, "serve", "--store", store, "--export",
                    tables.split()[0], "-o", out], check=True)


main()
