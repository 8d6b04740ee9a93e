"""Tests of the package. Prints TAP, without a plan."""
import gc
import random
import sys
import threading
import time
import traceback

import numpy

import tessera

PLAIN = dict(modules=["base", "farmers"], players=2)
tests = []


def test(function):
    tests.append(function)
    return function


def raises(kind, words, function, *arguments, **named):
    try:
        function(*arguments, **named)
    except kind as error:
        assert words in str(error), "%r lacks %r" % (str(error), words)
        return
    raise AssertionError("nothing was raised")


def played(game, seed):
    """A random game by actions."""
    dice, state = random.Random(seed), game.new_state(seed)
    while not state.is_over():
        if state.is_chance():
            state.roll()
        else:
            state.apply(dice.choice(state.legal_actions()))
    return state


@test
def games_end_and_repeat():
    game = tessera.Game(**PLAIN)
    first, second = played(game, 3), played(game, 3)
    assert first.hash() == second.hash() and first.scores() == second.scores()
    assert first.returns()[0] == -first.returns()[1]
    assert first.current_player() == -4 and first.legal_actions() == []
    assert played(game, 4).hash() != first.hash()


@test
def chance_undo_and_clone():
    state = tessera.Game(**PLAIN).new_state(5)
    assert state.is_chance()
    outcomes = state.chance_outcomes()
    assert abs(sum(p for _, p in outcomes) - 1) < 1e-9
    before, copy = state.hash(), state.clone()
    state.apply(outcomes[-1][0])
    assert copy.hash() == before != state.hash()
    state.undo()
    assert state.hash() == before
    raises(tessera.InputError, "cannot be taken back", state.undo, 1000)
    copy.apply(outcomes[0][0])
    raises(tessera.InputError, "no decision of chance", copy.chance_outcomes)


@test
def masks_and_observations():
    game = tessera.Game(window=21, **PLAIN)
    state, dice = game.new_state(7), random.Random(1)
    for _ in range(60):
        if state.is_chance():
            state.roll()
            continue
        legal, mask = state.legal_actions(), state.action_mask()
        assert sorted(legal) == list(numpy.flatnonzero(mask))
        seen = game.view(state.observation())
        assert seen["now"][5] == len(legal)
        assert seen["tile"].shape == (21, 21)
        assert (seen["tile"] > 0).sum() == seen["order"].max()
        assert list(seen["seats"][:, 0])[0] == \
            state.scores()[state.current_player()]
        state.apply(dice.choice(legal))
    import json
    schema = json.loads(game.schema())
    assert schema["actions"] == game.num_actions
    assert schema["size"] == game.observation_size
    assert [p["name"] for p in schema["planes"]] == \
        [p["name"] for p in game.planes]
    raises(tessera.InputError, "int32", state.observation, 0,
           numpy.zeros(3, numpy.int32))
    raises(tessera.InputError, "uint8", state.action_mask,
           numpy.zeros(game.num_actions))
    raises(tessera.InputError, "seat", state.observation, 2)


@test
def wrong_input_has_names():
    raises(tessera.InputError, "bsae", tessera.Game, modules=["bsae"])
    raises(tessera.InputError, "odd", tessera.Game, window=30, **PLAIN)
    raises(tessera.InputError, "no other fields", tessera.Game,
           "return {}", players=2)
    state = tessera.Game(**PLAIN).new_state()
    state.roll()
    for action in (-1, 0, 10 ** 6):
        raises(tessera.InputError, "cannot be taken", state.apply, action)
    raises(tessera.InputError, "no level", state.search, "genius")


@test
def players_think():
    state = tessera.Game(**PLAIN).new_state(2)
    state.roll()
    ideas = state.search("greedy")
    assert ideas[0][1] == max(margin for _, margin in ideas)
    assert ideas[0][0] in state.legal_actions()


@test
def more_options_than_actions():
    """Through a window of one cell most placements of a large game are
    "other", which has not room for all; those that have actions keep them."""
    state = tessera.Game("expansions/presets/mega.lua", window=1).new_state(1)
    dice = random.Random(1)
    while state.num_options() <= 280:
        if state.is_chance():
            state.roll()
        else:
            state.apply_option(dice.randrange(state.num_options()))
    legal = state.legal_actions()
    assert 0 < len(legal) < state.num_options()
    ideas = state.search("greedy")
    assert ideas and all(action in legal for action, _ in ideas)
    keys = {state.action_key(action) for action, _ in ideas}
    assert len(keys) == len(ideas)


@test
def batches_are_games():
    batch = tessera.Batch(games=5, threads=2, planes=True, stay=True,
                          reward="points", window=31, **PLAIN)
    seeds = [21, 22, 23, 24, 25]
    batch.reset(seeds=seeds)
    game = tessera.Game(**PLAIN)
    states = [game.new_state(s) for s in seeds]
    total = numpy.zeros((5, 2))
    while not batch.done.all():
        batch.step()
        total += batch.reward
        for state, action in zip(states, batch.taken):
            while state.is_chance():
                state.roll()
            if action != tessera.ANY:
                state.apply(int(action))
    for i, state in enumerate(states):
        assert state.is_over() and state.scores() == list(total[i])
    assert batch.finished() == 5 and batch.steps() > 400
    assert batch.view()["tile"].shape == (5, 31, 31)


@test
def batches_take_actions():
    batch = tessera.Batch(games=4, threads=2, **PLAIN)
    dice = numpy.random.default_rng(1)
    for _ in range(200):
        noise = dice.random(batch.mask.shape, numpy.float32) * batch.mask
        actions = noise.argmax(axis=1).astype(numpy.uint32)
        actions[batch.done != 0] = tessera.ANY
        batch.step(actions)
    assert batch.finished() >= 4
    actions[:] = tessera.WAIT
    before = batch.mask.copy()
    batch.step(actions)
    assert (batch.mask == before).all()
    raises(tessera.InputError, "4 games", batch.step, actions[:3])
    raises(tessera.InputError, "4 games", batch.reset, [1, 1])
    raises(tessera.InputError, "4 games", batch.reset, [1] * 4, [1] * 3)
    actions[2] = 10 ** 6
    raises(tessera.InputError, "game 2", batch.step, actions)
    # nothing else is made a number of 32 bits: it might be one that is legal
    for wrong in ([-1] * 4, [0.5] * 4, [2 ** 40] * 4, [True] * 4, [None] * 4,
                  "abcd", batch.mask, [[1], [1, 2]]):
        raises(tessera.InputError, "actions are", batch.step, wrong)
    assert (batch.mask == before).all()
    raises(tessera.InputError, "threads", tessera.Batch, threads=-1, **PLAIN)
    raises(tessera.InputError, "reward", tessera.Batch, reward="glory", **PLAIN)
    raises(tessera.InputError, "planes", batch.view)


@test
def agents_take_turns():
    for config in (PLAIN, dict(modules=["die-stadt"], players=3)):
        env = tessera.AEC(window=21, **config)
        hashes = []
        for seed in (1, 1, 2):
            env.reset(seed=seed)
            dice, sums = numpy.random.default_rng(3), {}
            for agent in env.agent_iter():
                seen, reward, over, cut, _ = env.last()
                assert env.observation_space(agent).contains(seen)
                sums[agent] = sums.get(agent, 0) + reward
                action = None
                if not over:
                    legal = numpy.flatnonzero(seen["action_mask"])
                    action = int(dice.choice(legal))
                else:
                    assert not seen["action_mask"].any()
                env.step(action)
            assert not cut and env.agents == []
            assert [sums[a] for a in env.possible_agents] == \
                env.position.returns()
            hashes.append(env.position.hash())
        assert hashes[0] == hashes[1] != hashes[2]
    env.reset(seed=1)
    raises(tessera.InputError, "cannot be taken", env.step, 10 ** 6)
    raises(tessera.InputError, "render_mode", tessera.AEC, render_mode="3d",
           **PLAIN)


@test
def what_cannot_be_taken_ends_the_game():
    env = tessera.AEC(illegal_reward=-5, **PLAIN)
    env.reset(seed=1)
    wrong = int(numpy.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    env.step(wrong)
    assert all(env.terminations.values()) and not env.position.is_over()
    assert env.rewards == {"seat_0": -5.0, "seat_1": 0.0}
    env = tessera.AEC(illegal_reward=None, **PLAIN)
    env.reset(seed=1)
    raises(tessera.InputError, "cannot be taken", env.step, wrong)
    assert not any(env.terminations.values())
    single = tessera.Env(illegal_reward=None, **PLAIN)
    raises(tessera.InputError, "reset", single.step, 0)
    single.reset(seed=1)
    raises(tessera.InputError, "cannot be taken", single.step, 10 ** 6)


@test
def opponents_of_three_kinds():
    for other in ("random", "greedy", lambda state: state.legal_actions()[0]):
        env, over = tessera.Env(opponents=other, **PLAIN), False
        _, info = env.reset(seed=2)
        while not over:
            action = int(info["action_mask"].argmax())
            _, reward, over, _, info = env.step(action)
        assert reward == env.position.returns()[0]
        assert not info["action_mask"].any()


@test
def boards_are_drawn():
    import xml.etree.ElementTree as xml
    for config in (PLAIN, dict(modules=["die-stadt"], players=3)):
        state = played(tessera.Game(**config), 3)
        assert xml.fromstring(state._repr_svg_()).tag.endswith("svg")
        laid = state.game.view(state.observation(0))["tile"] > 0
        assert state.svg().count("<g ") == laid.sum()
        assert len(str(state).splitlines()) > 10
        image = state.pixels(side=12)
        assert image.dtype == numpy.uint8 and image.std() > 10


@test
def vectors_step():
    env = tessera.VectorEnv(num_envs=3, window=21, **PLAIN)
    seen, info = env.reset(seed=4)
    first = seen.copy()
    assert seen.shape == (3, env.batch.observation_size)
    ended = 0
    for _ in range(250):
        actions = info["action_mask"].argmax(axis=1).astype(numpy.uint32)
        seen, reward, over, cut, info = env.step(
            numpy.where(info["action_mask"].any(axis=1), actions, tessera.ANY))
        ended += over.sum()
        assert reward.shape == (3,) and not cut.any()
    assert ended >= 3
    assert (env.reset(seed=4)[0] == first).all()


@test
def rules_that_fail_are_named():
    import os
    import tempfile
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(folder + "/broken")
        with open(folder + "/broken/rules.lua", "w") as file:
            file.write('module { "broken", api = 1, needs = { "base" } }\n'
                       'phase { "boom", after = "deploy", run = function(g)\n'
                       '  error("here it ends")\nend }\n')
        game = tessera.Game(modules=["base", "broken"], players=2,
                            path=[folder])
        state = game.new_state()
        try:
            for _ in range(5):
                if state.is_chance():
                    state.roll()
                else:
                    state.apply(state.legal_actions()[0])
            raise AssertionError("nothing failed")
        except tessera.RuleError as error:
            assert "rules.lua:3" in str(error), str(error)


LONG = """module { "long-roads", title = "Long roads", needs = "base" }
local least = option { "least", default = 5, min = 2, max = 20, help = "tiles" }
score.road.bonus(function(road)
  if road.complete and road.tiles >= least then return { long = 3 } end
end)
text { en = { long = "long road" } }
test "a draw leaves a tile less" { play = "A D^ 1,0 pass",
  expect = "%d tiles left" }
"""


@test
def rules_and_tests_are_texts():
    game = tessera.Game(modules=["base"], players=2, rules=[LONG])
    assert played(game, 1).is_over()
    for left, good in ((70, True), (71, False)):
        one, = tessera.test(LONG % left)
        assert one.passed == good and one.line == 7
        assert one.file.endswith("long-roads.lua")
        assert one.name == "a draw leaves a tile less"
        assert good or "70" in one.message
    with_games = tessera.test(LONG % 70, games=1)
    assert len(with_games) > 1 and all(row.passed for row in with_games)
    raises(tessera.InputError, "a rule is", tessera.test)
    try:
        tessera.Game(modules=["base"], rules=[LONG + "phaze {}\n"])
        raise AssertionError("a wrong word was taken")
    except tessera.InputError as error:
        assert "did you mean 'phase'" in str(error)
        assert error.line == 9 and error.file.endswith("long-roads.lua")
    assert tessera.InputError("no place").file is None


@test
def states_go_to_other_processes():
    import pickle
    import subprocess
    game = tessera.Game(rules=[LONG % 70], modules=["base"], players=2)
    state = game.new_state(9)
    for _ in range(50):
        if state.is_chance():
            state.roll()
        else:
            state.apply(state.legal_actions()[-1])
    state.undo(3)
    done = subprocess.run(
        [sys.executable, "-c", "import pickle, sys\nstate = pickle.load("
         "sys.stdin.buffer)\nprint(state.hash())\nstate.roll() if "
         "state.is_chance() else state.apply_option(0)\nprint(state.hash())"],
        input=pickle.dumps(state), stdout=subprocess.PIPE, check=True)
    before = state.hash()
    state.roll() if state.is_chance() else state.apply_option(0)
    assert done.stdout.split() == [b"%d" % before, b"%d" % state.hash()]


@test
def calls_release_the_lock():
    """Nobody is made to give the lock up, so the other thread counts during a
    call only if the call has released it."""
    count, stop = [0], threading.Event()

    def work():
        while not stop.is_set():
            count[0] += 1
            time.sleep(0)

    batch = tessera.Batch(games=64, **PLAIN)
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    thread = threading.Thread(target=work)
    try:
        thread.start()
        held = released = False
        for _ in range(100000):
            before = count[0]
            sum(range(1000))  # Python alone keeps it
            held = held or count[0] == before
            before = count[0]
            batch.step()
            released = count[0] > before
            if released:
                break
        assert held and released
    finally:
        stop.set()
        sys.setswitchinterval(interval)
        thread.join()


def stubs():
    """{class or "": {function: its parameters}} of __init__.pyi."""
    import ast
    import os
    path = os.path.join(os.path.dirname(tessera.__file__), "__init__.pyi")
    with open(path, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    found = {"": {}}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = {}
        for inner in node.body if isinstance(node, ast.ClassDef) else [node]:
            if isinstance(inner, ast.FunctionDef):
                spec = inner.args
                names = [a.arg for a in spec.args + spec.kwonlyargs]
                names += [a.arg for a in (spec.vararg, spec.kwarg) if a]
                found[node.name if inner is not node else ""][inner.name] = \
                    names
    return found


@test
def names_have_docstrings_and_types():
    import inspect
    typed = stubs()
    for name in tessera.__all__:
        thing = getattr(tessera, name)
        if isinstance(thing, int):
            continue
        assert thing.__doc__, name
        if not inspect.isclass(thing):
            assert typed[""][name] == list(
                inspect.signature(thing).parameters), name
            continue
        if name == "Tested":
            continue
        own = {key: value for key, value in vars(thing).items()
               if key == "__init__" or not key.startswith("_")
               and (callable(value) or isinstance(value, property))}
        if name == "State":
            del own["__init__"]  # states are made by games
        assert set(own) == set(typed[name]), (
            name, set(own) ^ set(typed[name]))
        for key, value in own.items():
            what = value.fget if isinstance(value, property) else value
            assert list(inspect.signature(what).parameters) == \
                typed[name][key], (name, key)
            assert key == "__init__" or what.__doc__, (name, key)
    for words in ("[num_actions]", "[observation_size]"):
        assert words in tessera.AEC.__doc__
    for function in (tessera.State.action_mask, tessera.State.observation,
                     tessera.State.pixels, tessera.Batch.view,
                     tessera.Env.reset, tessera.VectorEnv.step):
        assert "[" in function.__doc__, function


@test
def threads_and_memory():
    results = []

    def work(seed):
        results.append((seed, played(tessera.Game(**PLAIN), seed).hash()))

    threads = [threading.Thread(target=work, args=(s % 2,)) for s in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(results) == 4 and len(set(results)) == 2
    state = tessera.Game(**PLAIN).new_state()  # its game lives on with it
    gc.collect()
    state.roll()


def main():
    failed = 0
    for number, function in enumerate(tests, 1):
        try:
            function()
            print("ok %d - %s" % (number, function.__name__))
        except Exception:  # a test may fail in any way
            failed = 1
            print("not ok %d - %s" % (number, function.__name__))
            for line in traceback.format_exc().splitlines():
                print("# " + line)
    return failed


sys.exit(main())
