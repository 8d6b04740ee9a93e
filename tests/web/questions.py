"""All questions that the shipped modules ask, each with a game that leads to
it. Nothing is listed by hand: random games of every module are played over
`tessera rpc`, and what the rules say they ask is looked for in them.

A question is (prompt, verb, kind): what is asked, and one thing that can be
answered. A module joins by being in expansions/.
"""
import json
import os
import random
import re
import subprocess
import zlib

ROOT = os.environ.get("TESSERA_ROOT", ".")
EXPANSIONS = os.path.join(ROOT, "expansions")

# In the rules: g:ask(WHO, "PROMPT"; nil is CHANCE. In the English texts: what
# ends in a question mark, "ask NAME" being about NAME, unless that is an offer
# of the rules, which is one answer of a question.
ASKS = re.compile(r'g:ask\(\s*([\w.]+),\s*"([\w-]+)"')
TEXTS = re.compile(r'\["(?:ask )?([\w-]+)"\]\s*=\s*"[^"]*\?"|'
                   r'\b(\w+)\s*=\s*"[^"]*\?"')
OFFERS = re.compile(r'offer\.\w+ \{ "([\w-]+)"')


def modules():
    return sorted(name for name in os.listdir(EXPANSIONS) if os.path.exists(
        os.path.join(EXPANSIONS, name, "rules.lua")))


def text_of(*names):
    try:
        with open(os.path.join(EXPANSIONS, *names)) as file:
            return file.read()
    except FileNotFoundError:
        return ""


def declared(name):
    """Prompts that a module asks, by its text."""
    rules = text_of(name, "rules.lua")
    asks = {prompt for who, prompt in ASKS.findall(rules) if who != "nil"}
    english = text_of(name, "locale.lua").split("\n  },")[0]
    return asks | ({a or b for a, b in TEXTS.findall(english)} -
                   set(OFFERS.findall(rules)))


class Rpc:
    def __init__(self):
        self.number = 0
        self.process = subprocess.Popen(
            [os.environ["TESSERA_BIN"], "rpc"], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait(20)

    def call(self, method, **params):
        self.number += 1
        self.process.stdin.write(json.dumps({
            "jsonrpc": "2.0", "id": self.number, "method": method,
            "params": params}) + "\n")
        self.process.stdin.flush()
        while True:
            said = json.loads(self.process.stdout.readline())
            if said.get("id") == self.number:
                break
        if "error" in said:
            raise SystemExit("%s: %s" % (method, said["error"]))
        return said["result"]


class Question:
    """What is asked, how many answers into which saved game, and an answer."""

    def __init__(self, path, answers, asked, option):
        self.path, self.answers = path, answers
        self.player, self.prompt = asked["player"], asked["prompt"]
        self.option = option
        self.about = sorted(what["verb"] for what in asked.get("about", []))
        self.name = name_of(asked, option)

    def save(self):
        """The game up to there, as a saved game."""
        text, left = "", self.answers
        with open(self.path) as file:
            for line in file:
                left -= line.startswith("> ")
                if left < 0:
                    break
                text += line
        return text


def name_of(asked, option):
    return "%s: %s %s" % (asked["prompt"], option.get("verb", "place"),
                          option["kind"])


def play(rpc, config, seed, path, found, least, most):
    """A random game; what it asks goes to `found` where that takes fewer
    answers than what is known, but not fewer than `least`. Verbs have equal
    chances, so that rare ones come."""
    dice = random.Random(seed)
    game = rpc.call("new", seed=seed, save=path, **config)["game"]
    for answers in range(most):
        asked = rpc.call("decision", game=game, limit=2000)
        if asked is None:
            break
        if asked["player"] < 0:
            rpc.call("roll", game=game)
            continue
        verbs = {}
        for option in asked["options"]:
            verbs.setdefault((option.get("verb") or "", option["kind"]),
                             []).append(option)
        for _, options in sorted(verbs.items()):
            option = dice.choice(options)
            name = name_of(asked, option)
            if answers >= least and (name not in found or
                                     found[name].answers > answers):
                found[name] = Question(path, answers, asked, option)
        option = dice.choice(verbs[dice.choice(sorted(verbs))])
        rpc.call("answer", game=game, index=option["index"])
    rpc.call("close", game=game)


def config_of(names):
    return {"config_text": "return { players = 2, modules = { %s } }" %
            ", ".join('"%s"' % name for name in names)}


def company(name, seed, plain):
    """Modules to play a module with: in turn any one, one that its own tests
    name, for they say what its questions need, and all that they name."""
    named = [other for other in plain if other != name and
             '"%s"' % other in text_of(name, "tests.lua")] or plain[:1]
    if seed % 3 == 0:
        return plain[seed // 3 % len(plain)],
    if seed % 3 == 1:
        return named[seed // 3 % len(named)],
    return named


def missing(name, found):
    """What a module says it asks, and nobody was asked."""
    return sorted(declared(name) - {q.prompt for q in found.values()})


def gather(folder, most=400, patience=300):
    """Questions by name, found in games of each module alone and of all; more
    and longer games, together with another one, of those modules of which
    something is missing."""
    found = {}
    names = modules()
    plain = [name for name in names if name not in (
        "die-stadt", "points-limit", "narrow-board", "all-together")]
    with Rpc() as rpc:
        for name in names:
            # the games of a module stay when others are added
            number = zlib.crc32(name.encode()) % 10000
            for seed in range(patience):
                if seed >= 2 and not missing(name, found):
                    break
                others = company(name, seed, plain) if seed >= 2 else ()
                with_it = [name] if name == "die-stadt" else list(
                    dict.fromkeys(["base", name, *others]))
                play(rpc, config_of(with_it), 100 * number + seed + 1,
                     os.path.join(folder, "%d-%d.save" % (number, seed)),
                     found, 0, most if seed < 2 else 3 * most)
        for seed in range(2):
            play(rpc, config_of(n for n in names if n not in (
                    "die-stadt", "all-together")), seed,
                 os.path.join(folder, "all-%d.save" % seed), found, 0, most)
    return found
