"""The protocol, and every kind of bad input, on the store that the first
argument names."""

import json
import random
import re
import subprocess
import os
import sys
import time

from checks import refused, stops_well
from client import Closed, Failed, Server, answer_any, http
from tap import case, check, done

FAST = ["--limit", "seconds=1", "--limit", "messages=100000", "--limit", "burst=100000",
        "--limit", "tables=100000", "--pause", "0"]
store = sys.argv[1]
server = Server(store, *FAST)


def table(seats=2, **more):
    """A table with people at it: [(socket, scene)...], links."""
    maker = server.socket()
    made = maker.call("create", seats=[{} for _ in range(seats)],
                      **dict({"config": "first", "seed": 5}, **more))
    people = []
    for i, link in enumerate(made["links"]["seats"]):
        who = maker if i == 0 else server.socket()
        people.append((who, who.call("sit", link=link)))
    return people, made


def whose(people):
    scene = people[0][0].call("scene", game=people[0][1]["game"])
    player = scene["decision"]["player"] if scene["decision"] else None
    return player, scene


def play_on(people, answers, chance=random.Random(7)):
    """Answers so many times, or until the end; the last scene."""
    for _ in range(answers):
        player, scene = whose(people)
        if scene["status"] != "asking":
            break
        who, sat = people[player]
        answer_any(who, sat["game"], chance.choice)
    return whose(people)[1]


def hello():
    who = server.socket()
    said = who.call("hello", lang="de")
    check("hello", said["lang"] == "de" and "de" in said["languages"]
          and len(said["colours"]) == 8, said)
    refused("messages are in one's language", -32010, who.call, "sit",
            link="x" * 22)
    try:
        who.call("sit", link="x" * 22)
    except Failed as problem:
        check("in German", "Link" in problem.text and "Tisch" in problem.text,
              problem.text)
    names = [m["name"] for m in who.call("modules")["presets"]]
    check("modules as rpc lists them", "first" in names, names)
    check("a picture of a tile set", "<path" in who.call(
        "cover", set="tower")["svg"])
    for name in ("nothing", "../tower", "/etc/passwd", "tiles/tower.lua"):
        refused("no picture of " + name, -32000, who.call, "cover", set=name)


def whole_game():
    people, made = table()
    watcher = server.socket()
    seen = watcher.call("sit", link=made["links"]["watch"])
    check("a watcher has no seat", seen["seat"] == -1)
    end = play_on(people, 1000, random.Random(3))
    check("a game to its end", end["status"] == "over"
          and len(end["tiles"]) == 72 and end["over_text"], end["status"])
    rows = []
    while not rows or rows[-1]["row"] < end["row"]:
        message = watcher.told.pop(0) if watcher.told else watcher.message()
        if message["method"] == "row":
            rows.append(message["params"])
    numbers = [row["row"] for row in rows]
    check("rows come one after the other",
          numbers == list(range(seen["row"] + 1, end["row"] + 1)), numbers[:9])
    tiles, scores = list(seen["tiles"]), None
    for row in rows:
        change = row.get("change") or {}
        if "tiles" in change:
            check_from = change["tiles_from"]
            tiles[check_from:] = change["tiles"]
        scores = change.get("scores", scores)
    check("the changes add up to the position", tiles == end["tiles"]
          and scores == end["scores"], tiles[-2:], end["tiles"][-2:])
    who, sat = people[0]
    text = who.call("export", game=sat["game"])["text"]
    with open("web.save", "w") as f:
        f.write(text)
    run = subprocess.run([os.environ["TESSERA_BIN"], "replay", "web.save",
                          "--verify"], capture_output=True, text=True)
    check("tessera replay --verify reads what was played",
          run.returncode == 0 and end["hash"] in run.stdout, run)
    again = who.call("import", save=text)
    back = who.call("sit", link=again["links"]["watch"])
    check("and it can be imported", back["hash"] == end["hash"], back["hash"])
    record = who.call("replay", game=sat["game"])
    check("the record has every position",
          len(record["steps"]) == end["answers"] + 1)
    judged, reviewed, calls = 0, [], 0
    while judged is not None and calls < 2000:
        part = who.call("review", **{"game": sat["game"], "from": judged})
        reviewed, calls = reviewed + part["found"], calls + 1
        judged = part.get("next")
    numbers = [one["answer"] for one in reviewed]
    check("a review of all answers, a part after the other", numbers ==
          sorted(set(numbers)) and len(numbers) > 60 and
          numbers[-1] <= end["answers"] == part["last"], numbers[-9:])
    check("what was lost, and what was better", all(
        one["lost"] >= 0 and (one["lost"] == 0 or "text" in one or
                              len(one["place"]) == 4) for one in reviewed) and
          sum(one["lost"] for one in reviewed) > 50, reviewed[:3])
    check("and why", all(one["lost"] == 0 or one["why"] and "" not in one["why"]
                         for one in reviewed), reviewed[:3])
    check("nothing after the end", who.call("review", **{
        "game": sat["game"], "from": 10 ** 6})["found"] == [])
    made2 = who.call("rematch", game=sat["game"])
    link = people[1][0].call("follow", game=people[1][1]["game"])["link"]
    next_ = people[1][0].call("sit", link=link)
    check("a rematch, one seat on", next_["seat"] == 0
          and next_["table"] == made2["table"] and next_["status"] == "asking")
    told = watcher.wait(lambda m: m["params"].get("kind") == "rematch")
    check("of which all are told", told["params"]["table"] == made2["table"])
    guest, seat = people[1]
    refused_, links = None, 0
    while links < 101 and not refused_:
        try:
            guest.call("follow", game=seat["game"])
            links += 1
        except Failed as problem:
            refused_ = problem.code
    check("links to it are bounded", refused_ == -32011 and links < 100,
          refused_, links)
    check("and nobody uses up those of others",
          who.call("follow", game=sat["game"])["link"])


def wrong_answers():
    people, _ = table()
    (a, sat), (b, other) = people
    player = sat["decision"]["player"]
    asked, waits = (a, b) if player == 0 else (b, a)
    game = sat["game"] if asked is a else other["game"]
    option = asked.call("decision", game=game)["options"][0]["key"]
    refused("an answer out of turn", -32011, waits.call, "answer",
            game=other["game"] if waits is b else sat["game"], key=option)
    refused("an answer that is no option", -32000, asked.call, "answer",
            game=game, key="nonsense 9")
    refused("an index that is no option", -32000, asked.call, "answer",
            game=game, index=100000)
    refused("key and index", -32602, asked.call, "answer", game=game,
            key=option, index=0)
    refused("neither", -32602, asked.call, "answer", game=game)
    refused("for another seat", -32011, asked.call, "answer", game=game,
            key=option, seat=5)
    refused("an answer to an old decision", -32012, asked.call, "answer",
            game=game, key=option, answers=sat["answers"] + 7)
    refused("no such table", -32006, asked.call, "answer", game=10 ** 9,
            key=option)
    before = asked.call("scene", game=game)["hash"]
    check("none of which changed anything", before == sat["hash"])
    # two at once: the second comes too late
    for n in (501, 502):
        asked.send(json.dumps({"jsonrpc": "2.0", "id": n, "method": "answer",
                               "params": {"game": game, "key": option,
                                          "answers": sat["answers"]}}))
    results = {}
    while len(results) < 2:
        message = asked.message()
        if "id" in message:
            results[message["id"]] = message
    check("of two answers at once one wins", "result" in results[501]
          and results[502]["error"]["code"] in (-32011, -32012), results)


def wrong_messages():
    who = server.socket()
    for name, text, code in (
            ("no JSON", "{", -32700), ("no request", "[1]", None),
            ("no method", '{"jsonrpc":"2.0","id":1,"method":"nope"}', -32601),
            ("a method of stdio", '{"jsonrpc":"2.0","id":1,"method":"load",'
             '"params":{"file":"/etc/passwd"}}', -32601),
            ("another method of it", '{"jsonrpc":"2.0","id":1,"method":"save",'
             '"params":{"game":1,"path":"/tmp/x"}}', -32601),
            ("a param of another type", '{"jsonrpc":"2.0","id":1,"method":'
             '"sit","params":{"link":5}}', -32602),
            ("a missing param", '{"jsonrpc":"2.0","id":1,"method":"sit"}',
             -32602),
            ("an unknown param", '{"jsonrpc":"2.0","id":1,"method":"sit",'
             '"params":{"link":"x","no":1}}', -32602),
            ("params by place", '{"jsonrpc":"2.0","id":1,"method":"sit",'
             '"params":["x"]}', -32602),
            ("types that are none", '{"jsonrpc":"2.0","id":1,"method":'
             '"drawings","params":{"game":1,"types":["x"]}}', -32602),
            ("nothing", "[]", -32600), ("a number", "5", -32600)):
        who.send(text)
        answer = who.message()
        if isinstance(answer, list):
            answer = answer[0]
        check("message: " + name, code is None and "error" in answer
              or answer["error"]["code"] == code, answer)
    who.send('{"jsonrpc":"2.0","method":"hello"}')
    check("a notification has no answer", "version" in who.call("hello"))
    who.send(json.dumps([{"jsonrpc": "2.0", "id": n, "method": "hello"}
                         for n in (1, 2)]))
    check("a batch", len(who.message()) == 2)

    def closes(name, code, act, *args, **more):
        one = server.socket()
        try:
            act(one, *args, **more)
            one.message()
            check(name, False)
        except Closed as end:
            check(name, end.code == code, end.args)
    closes("a message that is too long", 1009,
           lambda one: one.send("x" * 300000))
    closes("the same in parts", 1009, lambda one: [
        one.send("x" * 100000, op=0 if n else 1, final=False)
        for n in range(3)])
    closes("a binary message", 1003, lambda one: one.send(b"\0\1", op=2))
    closes("text that is not UTF-8", 1007,
           lambda one: one.send(b"\xff\xfe\xff"))
    one = server.socket()
    one.send("{}", masked=False)
    one = server.socket()
    one.send('{"jsonrpc":"2.0","id":1,', final=False)
    one.send('"method":"hello"}', op=0)
    check("a message in parts", one.message()["id"] == 1)
    check("and the server is well", http(server.port, "/healthz")[0] == 200)


def wrong_tables():
    who = server.socket()

    def bad(what, code=-32000, **params):
        refused("create: " + what, code, who.call, "create", **params)
    bad("no such preset", -32602, config="nope")
    bad("a path as a preset", config="../../etc/passwd")
    bad("two configs", config="first", config_text="return {}")
    for text in ("return os.exit()", "return { modules = { 'base' } ",
                 "while true do end", "return { title = ('x'):rep(1e9) }",
                 "return {} os.exit()", "return { rules = { '/etc/passwd' } }",
                 "return { rules = { 'other.lua' } }",
                 "return { path = { '/' } }", "return { modules = 5 }",
                 "return { modules = { '../../x' } }",
                 "return { tiles = { ['../x'] = 2 } }",
                 "return " + "{" * 200, "return { modules = { 'towr' } }"):
        bad("config " + text[:40], config_text=text)
    bad("an override of a path", set={"path.1": "/"})
    bad("an override of rules", set={"rules.1": "/etc/passwd"})
    bad("an override that is a table", set={"options": {}})
    bad("a clock that is none", clock={"start": 0})
    bad("no such bot", -32602, seats=[{"bot": "nope"}])
    bad("nine seats", seats=[{} for _ in range(9)])
    bad("two of one colour", seats=[{"colour": 3}, {"colour": 3}])
    bad("a colour that is none", seats=[{"colour": 9}])
    bad("a name that is too long", seats=[{"name": "x" * 100}])
    bad("a file's name", files={"../x.lua": "x"}, config_text="return {}")
    bad("a save that is none", -32602, save="x")
    refused("import: no save", -32003, who.call, "import", save="x")
    refused("import: other answers", -32003, who.call, "import", save=(
        "tessera-save 1 1 0.1.0 00000000\nconfig {modules={\"base\"}} 00000000\n"
        "seed 1 00000000\nplay 00000000\n> base/ZZ 00000000\n"))
    made = who.call("import", save=(
        "tessera-save 1 1 0.1.0 00000000\nconfig {modules={\"base\"}} 00000000\n"
        "seed 1 00000000\nplay 00000000\nundo 9000000000000000000 00000000\n"))
    check("a save that takes back more than there is goes on from the start",
          "links" in made, made)
    asked = who.call("check", config_text="return { modules = { 'towr' },\n"
                     "  options = { base = { edtion = 2 } } }")
    check("check says all that is wrong, and what would be right",
          not asked["ok"] and any("tower" in p for p in asked["problems"]),
          asked)
    good = who.call("check", config_text="return { modules = { 'base' }, "
                    "players = { 'Ann', 'Bob', 'Cleo' }, -- three\n}")
    check("and what is right", good["ok"] and good["players"] == 3
          and good["seats"][2]["name"] == "Cleo", good)


def seats_and_undo():
    people, made = table(3)
    (a, sa), (b, sb), (c, sc) = people
    refused("a stranger's seat", -32011, b.call, "seat", game=sb["game"],
            seat=2, name="Eve")
    b.call("seat", game=sb["game"], seat=1, name="B\u202eob\n<b>", colour=6)
    seat = a.call("scene", game=sa["game"])["seats"][1]
    check("a name is text on one line", "\n" not in seat["name"]
          and "\u202e" not in seat["name"] and seat["colour"] == 6, seat)
    refused("a colour that is taken", -32000, b.call, "seat",
            game=sb["game"], seat=1, colour=0)
    a.call("chat", game=sa["game"], text="hello <script>")
    told = c.wait(lambda m: m["params"].get("kind") == "chat")
    check("chat reaches all", told["params"]["text"] == "hello <script>"
          and told["params"]["seat"] == 0, told)
    refused("chat that is too long", -32000, a.call, "chat",
            game=sa["game"], text="x" * 501)
    refused("chat that says nothing", -32000, a.call, "chat",
            game=sa["game"], text=" \n ")
    watcher = server.socket()
    w = watcher.call("sit", link=made["links"]["watch"])
    for method, params in (("chat", {"text": "x"}), ("undo", {}),
                           ("agree", {"row": 1, "yes": True}),
                           ("seat", {"seat": 0, "name": "x"})):
        refused("a watcher: " + method, -32011, watcher.call, method,
                game=w["game"], **params)
    refused("a seat that is not free", -32011, watcher.call, "take",
            game=w["game"], seat=1)
    first = a.call("scene", game=sa["game"])
    start, player = first["hash"], first["decision"]["player"]
    who, sat = people[player]
    play_on(people, 1)
    free = who.call("undo", game=sat["game"])
    check("one's own tile is taken back without asking anybody",
          free["asked"] is None and
          a.call("scene", game=sa["game"])["hash"] == start, free)
    play_on(people, 1)
    drawn = who.call("undo", game=sat["game"], answers=first["answers"] + 1)
    check("an undo of a draw is asked for",
          drawn["asked"] and drawn["asked"]["seat"] == player, drawn)
    who.call("agree", game=sat["game"], row=drawn["asked"]["row"], yes=False)
    while whose(people)[0] == player:
        play_on(people, 1)
    back = whose(people)[1]["answers"] - first["answers"]
    asked = who.call("undo", game=sat["game"], answers=back)["asked"]
    check("and so is one after the next player has seen a tile",
          asked["seat"] == player, asked)
    others = [p for i, p in enumerate(people) if i != player]
    row = asked["row"]
    others[0][0].call("agree", game=others[0][1]["game"], row=row, yes=True)
    middle = a.call("scene", game=sa["game"])
    check("one who agrees is not enough", middle["hash"] != start
          and len(middle["asked"]["agreed"]) == 2, middle["asked"])
    refused("nor the same twice", -32000, others[0][0].call, "agree",
            game=others[0][1]["game"], row=row, yes=True)
    others[1][0].call("agree", game=others[1][1]["game"], row=row, yes=True)
    check("all are", a.call("scene", game=sa["game"])["hash"] == start)
    while whose(people)[0] == player:
        play_on(people, 1)
    row = who.call("undo", game=sat["game"])["asked"]["row"]
    others[1][0].call("agree", game=others[1][1]["game"], row=row, yes=False)
    after = a.call("scene", game=sa["game"])
    check("one who refuses is", after["asked"] is None
          and after["hash"] != start, after["asked"])
    refused("and then nothing is asked", -32000, a.call, "agree",
            game=sa["game"], row=row, yes=True)
    # leaving for good, a bot, and coming back
    c.call("seat", game=sc["game"], seat=2, bot="random")
    check("a seat given to a bot", a.call("scene", game=sa["game"])["seats"]
          [2]["bot"] == "random")
    c.call("seat", game=sc["game"], seat=2, human=True)
    check("and taken back", "bot" not in a.call(
        "scene", game=sa["game"])["seats"][2])
    old = made["links"]["seats"][2]
    c.call("seat", game=sc["game"], seat=2, open=True)
    refused("who frees a seat has left it", -32006, c.call, "scene",
            game=sc["game"])
    refused("and its link is no longer good", -32010, c.call, "sit", link=old)
    link = watcher.call("take", game=w["game"], seat=2, name="Dan")["link"]
    new = watcher.call("sit", link=link)
    check("somebody else takes it", new["seat"] == 2
          and new["seats"][2]["name"] == "Dan", new["seats"])


def alone_with_bots():
    who = server.socket()
    made = who.call("create", config="first", seed=9, seats=[
        {"name": "Ann"}, {"bot": "greedy"}, {"bot": "random"}])
    check("bots have no links", made["links"]["seats"][1:] == [None, None])
    sat = who.call("sit", link=made["links"]["seats"][0])
    game, answers = sat["game"], 0
    end = time.time() + 300
    while time.time() < end and answers < 4:
        scene = who.call("scene", game=game)
        if scene["decision"]["player"] == 0:
            answer_any(who, game)
            answers += 1
        else:
            who.wait(lambda m: m["method"] == "row")
    check("bots answer by themselves", answers == 4)
    while who.call("scene", game=game)["decision"]["player"] != 0:
        who.wait(lambda m: m["method"] == "row")
    before = who.call("scene", game=game)["answers"]
    undone = who.call("undo", game=game)
    check("an undo among bots needs nobody", undone["asked"] is None
          and who.call("scene", game=game)["answers"] < before)
    hint = None
    while hint is None:
        scene = who.call("scene", game=game)
        if scene["decision"]["player"] == 0:
            hint = who.call("hint", game=game)
        else:
            who.wait(lambda m: m["method"] == "row")
    options = who.call("decision", game=game)["options"]
    if options[0]["kind"] == "place":
        here = who.call("why", game=game, type=options[0]["type"], x=0, y=0)
        check("why not on a tile, and nowhere", not here["known"] and not
              who.call("why", game=game)["known"], here)
    check("of types and tiles that there are none", not any(
        who.call("why", game=game, **at)["known"] for at in (
            {"type": 10 ** 6, "x": 1, "y": 0}, {"tile": 10 ** 6,
                                                "segment": 10 ** 6})))
    keys = [o["key"] for o in who.call("decision", game=game)["options"]]
    check("a hint is an option", hint["key"] in keys, hint)
    ideas = hint["ideas"]
    check("it says why: the best three with the points of each seat",
          1 < len(ideas) <= 3 and ideas[0]["key"] == hint["key"] and all(
              i["key"] in keys and len(i["points"]) == 3 and
              isinstance(i["margin"], (int, float)) for i in ideas), hint)
    check("and in words, which call people by their names", all(
        isinstance(line, str) and not re.match(r"[A-F] ", line)
        for i in ideas for line in i["why"]) and "why" in ideas[0], hint)
    check("and of which decision", hint["answers"] ==
          who.call("scene", game=game)["answers"])
    text = who.call("export", game=game)["text"]
    check("a saved game has the modules, and the names of the seats",
          'name="Ann"' in text and '"base"' in text and "farmers" in text)
    with open("seen.save", "w") as f:
        f.write(text)
    run = subprocess.run([os.environ["TESSERA_BIN"], "replay", "seen.save"],
                         capture_output=True, text=True)
    check("of a game that goes on one takes home what one saw",
          run.returncode == 0 and "\nseat A " in text
          and "\nseed" not in text, run)
    refused("it cannot be continued", -32000, who.call, "import",
            save=text)


def thinking():
    """Bots that take their time keep nobody else waiting."""
    who, other = server.socket(timeout=60), server.socket()
    made = who.call("create", config="first", seed=4, seats=[
        {"name": "Ann"}, {"bot": "easy"}, {"bot": "normal"}, {"bot": "hard"}])
    game = who.call("sit", link=made["links"]["seats"][0])["game"]
    mine, end = 0, time.time() + 600
    while time.time() < end:
        scene = who.call("scene", game=game)
        if scene["decision"]["player"] == 0:
            if mine == 4 and scene["turn"] > 5:
                break
            answer_any(who, game)
            mine += 1
        else:
            who.wait(lambda m: m["method"] == "row", 300)
    check("every level plays at a table", mine >= 4 and
          scene["decision"]["player"] == 0, scene["turn"])
    # rules are loaded before, for that takes as long as a bot thinks
    other.call("create", config="first", seed=5, seats=[{}, {}])
    for number in range(9996, 10000):
        who.send(json.dumps({"jsonrpc": "2.0", "id": number, "method": "hint",
                             "params": {"game": game, "bot": "hard"}}))
    made = other.call("create", config="first", seed=5, seats=[{}, {}])
    sat = other.call("sit", link=made["links"]["seats"][0])
    other.call("chat", game=sat["game"], text="quick")
    who.s.settimeout(0)
    try:
        early = b'"id":9999' in who.s.recv(1 << 20)
    except BlockingIOError:
        early = False
    who.s.settimeout(100)
    check("a table is made and talked at while a bot thinks", not early)
    who.close()
    other.close()


def clocks():
    people, _ = table(2, clock={"start": 1, "add": 0})
    a, sat = people[0]
    told = a.wait(lambda m: m["params"].get("kind") == "clock")
    player = told["params"]["seat"]
    check("a clock runs out and a bot takes over",
          told["params"]["change"]["seats"][player]["bot"] == "greedy"
          and sat["seats"][0]["clock_ms"] <= 1000, told)
    a.wait(lambda m: m["params"].get("kind") == "answer")
    check("which then answers", True)


def resume():
    people, made = table()
    play_on(people, 3)
    late = server.socket()
    link = made["links"]["seats"][1]
    sat = late.call("sit", link=link, row=2)
    check("who comes back hears what happened since",
          [r["row"] for r in sat["log"]] == list(range(3, sat["row"] + 1))
          and sat["seat"] == 1, sat["log"])
    here = people[0][0].wait(lambda m: m["method"] == "presence")
    check("and others see them", "here" in here["params"], here)


def watchers_talk():
    who = server.socket()
    made = who.call("create", config="first", seats=[{}, {}], talk=True)
    sat = who.call("sit", link=made["links"]["seats"][0])
    watcher = server.socket()
    sees = watcher.call("sit", link=made["links"]["watch"])
    check("a table says that watchers may talk", sees["talk"], sees)
    watcher.call("chat", game=sees["game"], text="well  played", name=" Wim ")
    told = who.wait(lambda m: m["params"].get("kind") == "chat")["params"]
    check("and all hear who it was", told["seat"] == -1 and told["text"] ==
          "well played" and told["name"] == "Wim", told)
    who.call("chat", game=sat["game"], text="thanks", name="Wim")
    told = watcher.wait(lambda m: m["params"].get("text") == "thanks")
    check("a player has the name of the seat", told["params"]["seat"] == 0 and
          "name" not in told["params"], told)
    again = server.socket().call("sit", link=made["links"]["watch"])
    check("who comes later reads it", [(row["seat"], row.get("name")) for row in
          again["log"]] == [(-1, "Wim"), (0, None)], again["log"])
    refused("a name that is too long", -32000, watcher.call, "chat",
            game=sees["game"], text="x", name="n" * 41)
    made = who.call("create", config="first", seats=[{}, {}])
    sees = watcher.call("sit", link=made["links"]["watch"])
    check("a table that says nothing lets them not", not sees["talk"])
    refused("they are refused", -32011, watcher.call, "chat",
            game=sees["game"], text="x")


def views():
    maker = server.socket()
    made = maker.call("create", config_text="return { modules = { 'base', "
                      "'hand-of-three', 'objectives' } }", seats=[{}, {}],
                      seed=3)
    a, b, w = maker, server.socket(), server.socket()
    sa = a.call("sit", link=made["links"]["seats"][0])
    sb = b.call("sit", link=made["links"]["seats"][1])
    sw = w.call("sit", link=made["links"]["watch"])
    people = [(a, sa), (b, sb)]
    check("a table with secrets says so", sa["hides"])
    refused("to take it along before its end", -32000, a.call, "playground",
            game=sa["game"])

    def mine(who, sat):
        scene = who.call("scene", game=sat["game"])
        return [(s.get("owner"), s["name"], tuple(s["items"]))
                for s in scene["secrets"] if s["seen"] and s.get("items")
                and s.get("owner") is not None]
    for _ in range(8):
        check("each sees one's own secrets alone",
              all(o == 0 for o, *_ in mine(a, sa))
              and all(o == 1 for o, *_ in mine(b, sb))
              and mine(w, sw) == [], mine(w, sw))
        asked = w.call("decision", game=sw["game"])
        if asked and asked.get("hidden"):
            check("and not the options of others", not asked.get("options"))
        play_on(people, 1)
    check("a game with them goes on",
          play_on(people, 60)["answers"] > 20)
    words = {i for _, _, items in mine(a, sa) for i in items}
    check("goals of one are not told to another",
          words and not any('"%s"' % word in text and "secrets" in text
                            for word in words if "/" not in word
                            for text in w.wire), words)


def languages():
    people = [server.socket() for _ in range(3)]
    for who, lang in zip(people, ("de", "en", "fr")):
        who.call("hello", lang=lang)
    links = people[0].call("create", config="first",
                           seats=[{}, {}])["links"]
    scenes = [who.call("sit", link=link) for who, link in
              zip(people, links["seats"] + [links["watch"]])]
    turn = scenes[0]["decision"]["player"]
    step = answer_any(people[turn], scenes[turn]["game"])
    said = [step["events"][0]["text"] if i == turn else who.wait(
        lambda m: m["method"] == "row")["params"]["events"][0]["text"]
        for i, who in enumerate(people)]
    check("each is told in their own language", all(
        word in text for word, text in zip((" legt ", " lays ", " pose "),
                                           said)), *said)
    # what the rules say, too, whoever made the table
    for method, path in (("scene", "decision.text"),
                         ("scene", "supplies.0.0.2"), ("choices", "text"),
                         ("looks", "kinds.city")):
        said = []
        for who, scene in zip(people, scenes):
            found = who.call(method, game=scene["game"])
            for key in path.split("."):
                found = found[int(key) if key.isdigit() else key]
            said.append(found)
        check("%s: %s is in each one's language" % (method, path),
              len(set(said)) == 3, *said)
    told = [json.dumps(who.call("replay", game=scene["game"]),
                       ensure_ascii=False)
            for who, scene in zip(people, scenes)]
    check("and the replay", all(word in text for word, text in zip(
        ("das Spiel beginnt", "the game begins", "la partie commence"),
        told)))
    strange = people[0].call(
        "create", config_text='return { rules = { "odd.lua" } }', lang="en",
        files={"odd.lua": 'module { "odd", needs = "base" }\n'}, seats=[{}])
    game = people[0].call("sit", link=strange["links"]["seats"][0])["game"]
    said = people[0].call("events", game=game)[0]["text"]
    check("and a table with rules of its own", "das Spiel beginnt" in said,
          said)
    for who, scene in zip(people, scenes):
        who.call("leave", game=scene["game"])
    people[0].call("leave", game=game)


def told_by_the_board():
    """Who sees the board is told what and not at which numbers; a join is
    chosen between the places that it joins."""
    people, _ = table(config_text='return { modules = { "base", "tower", '
                      '"bridges-castles-bazaars", "ferries" } }', config=None)
    chance, joins, texts = random.Random(5), [], []
    for _ in range(600):
        player, scene = whose(people)
        if scene["status"] != "asking":
            break
        who, sat = people[player]
        asked = who.call("choices", game=sat["game"])
        joins += [o for o in asked["options"] if "second" in o]
        answer_any(who, sat["game"], chance.choice)
    who, sat = people[0]
    for event in who.call("events", game=sat["game"], limit=5000):
        if event["kind"] in ("deployed", "overlaid"):
            texts.append(event["text"])
    check("bridges and tower pieces are told in words", "A lays bridge" in
          texts and "A deploys tower piece" in texts and
          not any("," in text or "EW" in text for text in texts),
          sorted(set(texts)))
    check("a join is chosen between its ends", joins and all(
        abs(2 * o["at"][i] - o["ends"][i] - o["ends"][i + 2]) < .3 and
        o["way"][0].startswith("M") for o in joins for i in (0, 1)), joins[:2])


def tiles_to_come():
    """The tiles that are listed are those that are left, also when bridges lie
    on others."""
    config = os.path.join(os.environ["TMPDIR"], "bridges.lua")
    path = os.path.join(os.environ["TMPDIR"], "bridges.save")
    with open(config, "w") as file:
        file.write("return { modules = { 'base', 'bridges-castles-bazaars' } }")
    subprocess.run([os.environ["TESSERA_BIN"], "simulate", config, "--games",
                    "1", "--players", "2", "--seed", "4", "--save", path,
                    "-o", os.devnull], check=True)
    with open(path) as file:
        lines = file.readlines()
    for part in .5, .9:
        who = server.socket()
        made = who.call("import", save="".join(
            lines[:int(len(lines) * part)]), seats=[{}, {}])
        sat = who.call("sit", link=made["links"]["seats"][0])
        left = who.call("state", game=sat["game"])["tiles_left"]
        listed = who.call("remaining", game=sat["game"])
        told = who.call("figure", game=sat["game"], figure=0)
        check("a figure that came home is told of, too", told and "owner" in
              told and "title" in told, told)
        check("and one that is none is not", who.call(
            "figure", game=sat["game"], figure=99999) is None)
        check("as many are listed as are left", sum(
            row["count"] for row in listed) == left, left, listed)


def pages():
    status, headers, body = http(server.port, "/")
    policy = headers.get("content-security-policy", "")
    check("the page", status == 200 and b"<!DOCTYPE html" in body[:40], status)
    check("lets nothing in that is not its own", "default-src 'none'" in
          policy and "unsafe" not in policy and "script-src 'self'" in policy,
          policy)
    check("and no script stands in it", b"<script>" not in body
          and b"style=" not in body and b" on" + b"load=" not in body)
    again = http(server.port, "/", headers={"If-None-Match":
                                            headers["etag"]})
    check("a page that is known is not sent again", again[0] == 304, again)
    check("the schema", json.loads(http(server.port, "/schema")[2])["openrpc"])
    status, _, text = http(server.port, "/metrics")
    check("metrics", b"tessera_answers_total" in text
          and all(b"# TYPE tessera_%s_seconds histogram" % name in text
                  for name in (b"answer", b"commit", b"turn_processor")))
    check("HEAD has no body", http(server.port, "/", "HEAD")[2] == b"")


def main(*tests):
    for test in tests:
        case(test)
    stops_well(server)
    done()


TESTS = (hello, whole_game, wrong_answers, wrong_messages, wrong_tables,
         seats_and_undo, alone_with_bots, thinking, clocks, resume, watchers_talk,
         views, languages, told_by_the_board, tiles_to_come, pages)
if __name__ == "__main__":
    main(*TESTS)
