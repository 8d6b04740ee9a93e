"""Rules and tile sets that a table brings along: checked, played, too large,
endless, failing, and replaced by newer ones in the middle of a game."""

import json
import os
import random
import time

from client import Closed, Failed, Server, answer_any
from protocol import main, play_on, refused, server
from tap import check


def strangers():
    who = server.socket()
    rule = ('module { "house", title = "House", needs = "base" }\n'
            'score.road.bonus(function(road) return { long = 3 } end)\n'
            'text { en = { long = "long" } }\n')
    config = "return { modules = { 'base' }, rules = { 'house.lua' } }"
    checked = who.call("check", config_text=config, files={"house.lua": rule})
    check("rules that come along are checked", checked["ok"], checked)
    bad = who.call("check", config_text=config,
                   files={"house.lua": rule + "oops(\n"})
    check("and what is wrong has file and line", not bad["ok"] and any(
        "house.lua:" in p and "/tmp" not in p for p in bad["problems"]), bad)
    made = who.call("create", config_text=config, seats=[{}, {}],
                    files={"house.lua": rule}, seed=2)
    people = []
    for link in made["links"]["seats"]:
        one = server.socket()
        people.append((one, one.call("sit", link=link)))
    scene = play_on(people, 12, random.Random(1))
    check("and played", scene["stranger"] and scene["answers"] > 12)
    who, sat = people[scene["decision"]["player"]]
    for method, params, wanted in (
            ("hint", {"bot": "greedy"}, "ideas"), ("replay", {}, "steps"),
            ("review", {}, "found"),
            ("export", {}, "text"), ("remaining", {}, None), ("held", {}, None),
            ("render", {}, None), ("state", {}, "scores")):
        found = who.call(method, game=sat["game"], **params)
        check("with " + method, found and (not wanted or found[wanted]))
    found = who.call("playground", game=sat["game"])
    check("the playground gets rules, config and answers, and no seed before "
          "the end", found["files"] == {"house.lua": rule} and
          'rules = {"house.lua"}' in found["config"] and len(found["keys"]) ==
          who.call("scene", game=sat["game"])["answers"] and
          "seed" not in found, found)
    check("and the table is called by its rules", sat["title"] == "House", sat)
    check("nothing of it stays behind", not [
        n for n in os.listdir(os.environ["TMPDIR"])
        if n.startswith("tessera-")])
    # one that never ends when a tile is laid
    loop = rule + 'on.placed(function(g) while g.turn > 0 do end end)\n'
    made = who.call("create", config_text=config, seats=[{}, {}],
                    files={"house.lua": loop}, seed=2)
    sat = who.call("sit", link=made["links"]["seats"][0])
    mine = sat["decision"]["player"] == 0
    if not mine:
        other = server.socket()
        sat = other.call("sit", link=made["links"]["seats"][1])
        who = other
    try:
        option = who.call("decision", game=sat["game"])["options"][0]["key"]
        who.send(json.dumps({"jsonrpc": "2.0", "id": 900, "method": "answer",
                             "params": {"game": sat["game"], "key": option}}))
        quick = server.socket()
        quick.call("hello")
        served = time.time()
        while True:
            message = who.message()
            if message.get("id") == 900:
                break
        check("while one loops, others are served", time.time() - served > .1,
              time.time() - served)
        check("rules that loop are stopped, and said so",
              message["error"]["code"] in (-32015, -32001), message)
    except Closed as end:
        check("rules that loop are stopped, and said so", False, end.args)
    who.s.settimeout(60)
    after = who.call("scene", game=sat["game"])
    check("and the table is as before", after["hash"] == sat["hash"])
    maker = server.socket()
    maker.call("sit", link=made["links"]["seats"][0])
    game = maker.call("sit", link=made["links"]["seats"][0])["game"]
    maker.call("rules", game=game, files={"house.lua": rule})
    step = answer_any(who, sat["game"])
    check("newer rules help", step["answers"] > sat["answers"], step)
    refused("files that are too large", -32000, who.call, "create",
            config_text=config, files={"house.lua": "-" * 70000})


def stuck():
    """A rule that fails at play time, whatever is answered."""
    rule = ('module { "house", title = "House", needs = "base" }\n'
            'on.placed(function(g)\n'
            '  if g.turn >= 3 then local gone; gone.x = 1 end\n'
            'end)\n')
    config = "return { modules = { 'base' }, rules = { 'house.lua' } }"
    maker = server.socket()
    made = maker.call("create", config_text=config, seats=[{}], seed=2,
                      files={"house.lua": rule})
    sat = maker.call("sit", link=made["links"]["seats"][0])
    game, problem = sat["game"], None
    for _ in range(20):
        asked = maker.call("decision", game=game)
        before = maker.call("scene", game=game)
        try:
            maker.call("answer", game=game, key=asked["options"][-1]["key"])
        except Failed as failed:
            problem = failed
            break
    check("a rule that fails is told, with its line", problem and
          problem.code == -32015 and "house.lua:3" in problem.text,
          problem and problem.args)
    check("and the answer not given",
          maker.call("scene", game=game)["hash"] == before["hash"])
    for option in asked["options"][:-1]:
        refused("nor is another: " + option["key"], -32015, maker.call,
                "answer", game=game, key=option["key"])
    after = maker.call("scene", game=game)
    check("then the table is stuck", after["status"] == "stuck"
          and after["hash"] == before["hash"], after["status"])
    said = maker.call("export", game=game)["text"]
    check("but can be exported", "tessera-save" in said[:20]
          and said.count("\n> ") >= 2, said[:200])
    maker.call("undo", game=game)
    back = maker.call("scene", game=game)
    check("taken back", back["status"] == "asking"
          and back["answers"] < after["answers"], back["status"])
    maker.call("rules", game=game, files={"house.lua": rule.replace(
        "local gone; gone.x = 1", "return")})
    scene = play_on([(maker, sat)], 30, random.Random(1))
    check("and played on under newer rules",
          scene["answers"] > after["answers"] + 5, scene["answers"])


def off():
    """A server that takes no files says so, and takes all else."""
    closed = Server(os.environ["TMPDIR"] + "/closed.sqlite", "--uploads", "no")
    who = closed.socket()
    rule = 'module { "house", needs = "base" }\n'
    check("the page is told that files are not taken",
          who.call("hello")["uploads"] is False)
    brought = {"config_text": 'return { rules = { "house.lua" } }',
               "files": {"house.lua": rule}}
    checked = who.call("check", **brought)
    check("files are not checked", not checked["ok"]
          and "not taken" in checked["problems"][0], checked)
    refused("nor is a table made of them", -32000, who.call, "create",
            seats=[{}], **brought)
    check("a table without files is made", who.call(
        "create", config="first", seats=[{}])["table"])
    closed.stop()


TESTS = (strangers, stuck, off)
if __name__ == "__main__":
    main(*TESTS)
