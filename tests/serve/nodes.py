"""Two servers on one PostgreSQL: players on different ones, one of which is
killed; and the database goes away and comes back."""

import json
import os
import random
import signal
import subprocess
import sys
import time

from checks import refused
from client import Closed, Failed, Server, answer_any, http
from tap import case, check, done

FAST = ["--limit", "messages=100000", "--limit", "burst=100000",
        "--pause", "0"]
store = sys.argv[1]
one, two = Server(store, *FAST), Server(store, *FAST)
rng = random.Random(4)


def scene_of(person):
    return person["who"].call("scene", game=person["game"])


def sit(server, link, **more):
    who = server.socket()
    scene = who.call("sit", link=link, **more)
    return {"who": who, "game": scene["game"], "scene": scene}


def agree(people, row):
    """Waits until all have come to a row."""
    last = time.time() + 120
    while time.time() < last:
        scenes = [scene_of(p) for p in people]
        if all(s["row"] >= row for s in scenes):
            return scenes
        time.sleep(.01)
    raise TimeoutError


def two_nodes():
    made = one.socket().call("create", config="first", seats=[{}, {}], seed=8)
    a = sit(one, made["links"]["seats"][0])
    b = sit(two, made["links"]["seats"][1])
    people = [a, b]
    scene = a["scene"]
    for _ in range(12):
        player = people[scene["decision"]["player"]]
        step = answer_any(player["who"], player["game"], rng.choice)
        scenes = agree(people, step["row"])
        if scenes[0]["hash"] != scenes[1]["hash"]:
            break
        scene = scenes[0]
    check("both see the same game", scenes[0]["hash"] == scenes[1]["hash"]
          and scene["answers"] > 12, scenes)
    told = [m["params"] for m in b["who"].told if m["method"] == "row"]
    numbers = [row["row"] for row in told]
    check("each row is told once", numbers == sorted(set(numbers)), numbers)
    a["who"].call("chat", game=a["game"], text="over there?")
    said = b["who"].wait(lambda m: m["params"].get("kind") == "chat")
    check("chat goes from one to the other",
          said["params"]["text"] == "over there?")
    # the same seat on both, two answers at once
    wins = clashes = 0
    for _ in range(20):
        scene = agree(people, scene_of(a)["row"])[0]
        if scene["status"] != "asking":
            break
        player = scene["decision"]["player"]
        twins = [people[player], sit(two if player == 0 else one,
                                     made["links"]["seats"][player])]
        for i, twin in enumerate(twins):
            options = twin["who"].call("decision",
                                       game=twin["game"])["options"]
            twin["key"] = options[i % len(options)]["key"]
        for twin in twins:
            twin["who"].send(json.dumps(
                {"jsonrpc": "2.0", "id": 9000, "method": "answer",
                 "params": {"game": twin["game"], "key": twin["key"],
                            "answers": scene["answers"]}}))
        results = []
        for twin in twins:
            message = twin["who"].message()
            while message.get("id") != 9000:
                message = twin["who"].message()
            results.append(message)
        wins += sum("result" in r for r in results)
        clashes += sum(r.get("error", {}).get("code") in (-32012, -32011)
                       for r in results)
        twins[1]["who"].close()
        scenes = agree(people, max(scene_of(p)["row"] for p in people))
        if scenes[0]["hash"] != scenes[1]["hash"]:
            check("no two histories", False, scenes)
    check("of two answers on two nodes one wins, each time",
          wins == 20 and clashes == 20, wins, clashes)
    # undo, asked on one, agreed on the other
    scene = agree(people, scene_of(a)["row"])[0]
    a["who"].call("undo", game=a["game"], answers=8)
    told = b["who"].wait(lambda m: m["params"].get("kind") == "ask")
    b["who"].call("agree", game=b["game"], row=told["params"]["row"],
                  yes=True)
    a["who"].wait(lambda m: m["params"].get("kind") == "undo")
    scenes = agree(people, scene_of(b)["row"])
    check("an undo agreed across them",
          scenes[0]["hash"] == scenes[1]["hash"]
          and scenes[0]["answers"] < scene["answers"])
    # one is killed; its player goes on with the other
    row = scenes[0]["row"]
    one.kill()
    try:
        while True:
            a["who"].message()
    except Closed:
        pass
    people[0] = a = sit(two, made["links"]["seats"][0], row=row)
    check("the other goes on from the row one had",
          a["scene"]["row"] == row and a["scene"]["log"] == [])
    scene = a["scene"]
    while scene["status"] == "asking":
        player = people[scene["decision"]["player"]]
        answer_any(player["who"], player["game"], rng.choice)
        scene = scene_of(a)
    check("to the end", scene["status"] == "over")
    with open("nodes.save", "w") as f:
        f.write(a["who"].call("export", game=a["game"])["text"])
    run = subprocess.run([os.environ["TESSERA_BIN"], "replay", "nodes.save",
                          "--verify"], capture_output=True, text=True)
    check("and tessera replay --verify agrees", run.returncode == 0
          and scene["hash"] in run.stdout, run)


def database(*words):
    subprocess.run(os.environ["PG_CTL"].split() + list(words), cwd="/",
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                   check=True)


def lost_database():
    made = two.socket().call("create", config="first", seats=[{}], seed=1)
    a = sit(two, made["links"]["seats"][0])
    answer_any(a["who"], a["game"])
    before = scene_of(a)
    database("stop", "-m", "fast")
    try:
        answer_any(a["who"], a["game"])
        check("without a database no answer counts", False)
    except Failed as problem:
        check("without a database no answer counts",
              problem.code == -32014 and problem.text != "", problem.args)
    check("and the game is as before",
          scene_of(a)["hash"] == before["hash"])
    check("which /healthz says", http(two.port, "/healthz")[0] == 503)
    database("-w", "-l", os.environ["PG_LOG"], "-o",
             os.environ["PG_OPTIONS"], "start")
    check("it is back", http(two.port, "/healthz")[0] == 200)
    step = answer_any(a["who"], a["game"])
    check("and the game goes on", step["answers"] > before["answers"])
    again = Server(store, *FAST)
    late = sit(again, made["links"]["watch"])
    check("another program sees the same",
          late["scene"]["hash"] == scene_of(a)["hash"])
    answer_any(a["who"], a["game"])
    told = late["who"].wait(lambda m: m["params"].get("kind") == "answer")
    check("and is told again of what happens", told is not None)
    again.stop()


def silent_database():
    """One that does not answer holds up others for seconds at most."""
    made = two.socket().call("create", config="first", seats=[{}, {}], seed=2)
    a = sit(two, made["links"]["seats"][0])
    other = sit(two, made["links"]["seats"][1])
    with open(os.environ["PG_LOG"].replace("/log", "/db/postmaster.pid")) as f:
        first = int(f.readline())
    with os.popen("pgrep -P %d" % first) as out:
        stopped = [first] + [int(pid) for pid in out.read().split()]
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    try:
        refused("what cannot be written is refused", -32014, a["who"].call,
                "chat", game=a["game"], text="is anybody there?")
        took = 0
        for _ in range(30):
            start = time.time()
            scene_of(other)
            took = max(took, time.time() - start)
            time.sleep(.1)
        check("and others are answered meanwhile", took < 10, took)
    finally:
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)
    last, said = time.time() + 120, None
    while said is None and time.time() < last:
        try:
            said = a["who"].call("chat", game=a["game"], text="well?")["row"]
        except Failed as problem:
            check("until then", problem.code == -32014, problem.args)
            time.sleep(.2)
    check("and when it answers again all goes on", said is not None)


case(two_nodes)
case(silent_database)
case(lost_database)
check("the server stops when asked", two.stop() == 0)
done()
