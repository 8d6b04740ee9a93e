"""What PettingZoo's api, seed, max_cycles, render and save_obs tests and its
benchmark ask of an environment with agents, and Gymnasium's check_env of one
without; for every preset, all modules together and Die Stadt. With gymnasium
and pettingzoo, or what stands in for them, their own classes are asked for.
Prints TAP, without a plan.
"""
import collections
import glob
import inspect
import os
import pickle
import random
import re
import sys
import time
import traceback
import warnings

import numpy

import tessera

try:
    import gymnasium
    import pettingzoo
    spaces, bases = gymnasium.spaces, "theirs"
except ImportError:
    from tessera import spaces
    gymnasium = pettingzoo = None
    bases = "own"

ROOT = os.environ["TESSERA_ROOT"]
PLAIN = dict(modules=["base", "farmers"], players=2)
SECRETS = dict(modules=["base", "hand-of-three", "objectives"], players=3)


def same(one, other):
    """Equal, in type and shape as well."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(
            same(one[key], other[key]) for key in one)
    if isinstance(one, (tuple, list)):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, numpy.ndarray):
        return (one.shape == other.shape and one.dtype == other.dtype
                and bool((one == other).all()))
    return one == other


def choice(seen, over, dice):
    """None for an agent that is done, else any action that can be taken."""
    if over:
        return None
    return dice.choice(numpy.flatnonzero(seen["action_mask"]))


def has_spaces(env):
    first = env.possible_agents[0]
    for agent in env.possible_agents:
        assert re.fullmatch("[a-z]+_[0-9]+", agent)
        seen, act = env.observation_space(agent), env.action_space(agent)
        assert isinstance(seen, spaces.Space) and isinstance(act, spaces.Space)
        assert seen is env.observation_space(agent) is \
            env.observation_spaces[agent]
        assert act is env.action_space(agent) is env.action_spaces[agent]
        assert isinstance(act, spaces.Discrete) and act.n > 1
        assert seen == env.observation_space(first)
        assert act == env.action_space(first)
        assert (seen["observation"].low < seen["observation"].high).all()
        assert seen["observation"].low.shape == seen["observation"].shape
        assert seen["action_mask"].dtype == numpy.int8
        assert seen["action_mask"].shape == (act.n,)
        assert seen["observation"].contains(seen["observation"].sample())
        assert act.contains(act.sample()) and not act.contains(int(act.n))


def plays(env, steps, dice):
    """A game: rewards accumulate, agents leave one by one, nothing is outside
    of its space. Returns the agents that left."""
    env.reset()
    total, gone = collections.defaultdict(float), []
    for agent in env.agent_iter(steps):
        assert agent not in gone and agent in env.agents
        assert isinstance(env.infos[agent], dict)
        seen, reward, over, cut, info = env.last()
        assert isinstance(over, bool) and isinstance(cut, bool)
        assert over == env.terminations[agent]
        assert cut == env.truncations[agent] and info is env.infos[agent]
        assert isinstance(reward, float) and reward == total[agent]
        assert env.observation_space(agent).contains(seen)
        assert seen["observation"].any()
        assert seen["action_mask"].any() != (over or cut)
        total[agent] = 0.0
        if over or cut:
            gone.append(agent)
        assert env.step(choice(seen, over or cut, dice)) is None
        for other, more in env.rewards.items():
            total[other] += more
        alive = set(env.agents)
        assert env.num_agents == len(alive)
        assert alive == set(env.rewards) == set(env.terminations) == \
            set(env.truncations) == set(env.infos)
        assert alive.issubset(env.possible_agents)
    if not env.agents:
        assert sorted(gone) == sorted(env.possible_agents)
    return gone


def check_api(env, steps, dice):
    env.reset()
    if pettingzoo:
        assert isinstance(env, pettingzoo.AECEnv)
        assert type(env).close is not pettingzoo.AECEnv.close
    assert not any(env.terminations.values())
    assert not any(env.truncations.values())
    assert isinstance(env.num_agents, int) and env.num_agents > 0
    assert env.unwrapped is env and str(env) == env.metadata["name"]
    assert env.last(observe=False)[0] is None
    has_spaces(env)
    gone = plays(env, steps, dice)
    env.reset()  # an action of one game, as another kind of number, in the next
    action = choice(env.last()[0], False, dice)
    env.step(action)
    env.reset()
    env.step(numpy.int32(action))
    assert env.state_space.contains(env.state())
    return gone


def check_seed(make, steps):
    one, other = make(), make()
    for seed in (42, 43):
        for env in (one, other):
            env.reset(seed=seed)
            for i, agent in enumerate(env.agents):
                env.action_space(agent).seed(42 + i)
                env.observation_space(agent).seed(42 + i)
        names = zip(one.agent_iter(steps), other.agent_iter(steps))
        for a, b in names:
            assert a == b
            first, second = one.last(), other.last()
            assert same(first, second)
            if first[2] or first[3]:
                break
            pick = [env.action_space(a).sample(first[0]["action_mask"])
                    for env in (one, other)]
            assert same(*pick)
            one.step(pick[0])
            other.step(pick[1])
        assert same(one.state(), other.state())
    for env in (one, other):
        env.close()


def check_cycles(config, dice):
    env = tessera.AEC(config, max_cycles=4)
    env.reset(seed=1)
    asked, cut = collections.Counter(), False
    for agent in env.agent_iter():
        asked[agent] += 1
        seen, _, over, short, _ = env.last()
        cut = cut or short
        env.step(choice(seen, over or short, dice))
    assert cut and max(asked.values()) == 5 and not env.agents


def check_render(config, dice):
    modes = tessera.AEC.metadata["render_modes"]
    assert {"human", "ansi", "rgb_array"} <= set(modes)
    for mode in modes:
        env = tessera.AEC(config, render_mode=mode)
        assert env.render_mode == mode
        env.reset()
        for _ in range(4):
            shown = shown_by(env)
            if mode == "human":
                assert shown is None
            elif mode == "rgb_array":
                assert shown.dtype == numpy.uint8 and shown.shape[2:] == (3,)
            else:
                assert isinstance(shown, str) and len(shown) > 20
            for _ in env.agent_iter(env.num_agents):
                env.step(choice(env.last()[0], False, dice))
        env.close()
        env.close()


def shown_by(env):
    """render(), with what it prints in /dev/null."""
    out, sys.stdout = sys.stdout, open(os.devnull, "w")
    try:
        return env.render()
    finally:
        sys.stdout.close()
        sys.stdout = out


def check_benchmark(env, dice):
    env.reset()
    turns, end = 0, time.process_time() + .2
    while time.process_time() < end:
        for _ in env.agent_iter(env.num_agents):
            seen, _, over, cut, _ = env.last()
            env.step(choice(seen, over or cut, dice))
            turns += 1
            if all(env.terminations.values()):
                env.reset()
    assert turns > 20


def check_env(config):
    """Gymnasium's check_env, and the rest of a game."""
    env = tessera.Env(config, render_mode="ansi")
    if gymnasium:
        assert isinstance(env, gymnasium.Env) and env.unwrapped is env
        assert gymnasium.registry["Tessera-v0"] == "tessera:Env"
    assert not callable(getattr(env, "seed", None))
    assert "return_info" not in inspect.signature(env.reset).parameters
    assert isinstance(env.observation_space, spaces.Box)
    assert isinstance(env.action_space, spaces.Discrete)
    assert env.metadata["render_fps"] > 0
    firsts = []
    for seed in (123, 123, 456, None):
        seen, info = env.reset(seed=seed, options={})
        assert seen in env.observation_space and isinstance(info, dict)
        assert seen.dtype == env.observation_space.dtype
        env.action_space.seed(seed)
        action = env.action_space.sample(info["action_mask"])
        firsts.append((seen, action, env.step(action)))
        if gymnasium and seed is not None:
            fresh = numpy.random.default_rng(seed)
            assert env._np_random.bit_generator.state == \
                fresh.bit_generator.state
    assert same(firsts[0], firsts[1]) and not same(firsts[0], firsts[2])
    env.reset()
    wrong = env.step(int(numpy.flatnonzero(env.reset()[1]["action_mask"] == 0)
                         [0]))
    assert wrong[1] == -1.0 and wrong[2] is True
    seen, info = env.reset(seed=7)
    over, steps = False, 0
    while not over and steps < 60:
        assert isinstance(env.render(), str)
        seen, reward, over, cut, info = env.step(
            env.action_space.sample(info["action_mask"]))
        assert seen in env.observation_space and isinstance(reward, float)
        assert isinstance(over, bool) and cut is False
        steps += 1
    assert not over or reward == env.position.returns()[0]


def check_vector(config):
    env = tessera.VectorEnv(config, num_envs=3)
    if gymnasium:
        assert isinstance(env, gymnasium.vector.VectorEnv)
        assert env.metadata["autoreset_mode"] == \
            gymnasium.vector.AutoresetMode.NEXT_STEP
    seen, info = env.reset(seed=5)
    first = seen.copy()
    for _ in range(30):
        assert env.observation_space.contains(seen)
        actions = info["action_mask"].argmax(axis=1)
        assert env.action_space.contains(actions)
        seen, reward, over, cut, info = env.step(actions)
        assert reward.shape == over.shape == cut.shape == (3,)
        assert over.dtype == cut.dtype == bool
    assert same(env.reset(seed=[5, 6, 7])[0], first)
    copied = tessera.VectorEnv(config, num_envs=3, copy=True)
    seen = copied.reset(seed=5)[0]
    copied.step(copied.batch.mask.argmax(axis=1))
    assert same(seen, first)
    env.close()


def check_state(game, steps, dice):
    """The names that OpenSpiel's users know."""
    state = game.new_initial_state()
    assert state.get_game() is game
    assert state.num_players() == game.num_players
    for _ in range(steps):
        seat = state.current_player()
        if state.is_terminal():
            break
        legal = state.legal_actions()
        assert legal == sorted(set(legal)) and legal
        assert state.is_chance_node() == (seat == -1)
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            assert set(outcomes) <= set(legal)
            action = dice.choices(outcomes, chances)[0]
        else:
            assert state.is_player_node()
            assert state.legal_actions(seat) == legal
            assert state.legal_actions((seat + 1) % game.num_players) == []
            mask = state.legal_actions_mask(seat)
            assert [a for a, can in enumerate(mask) if can] == legal
            assert len(state.observation_tensor(seat)) == \
                game.observation_tensor_shape()[0]
            action = dice.choice(legal)
        assert isinstance(state.action_to_string(seat, action), str)
        child = state.child(action)
        state.apply_action(action)
        assert child.hash() == state.hash()
    again = pickle.loads(pickle.dumps(state))
    assert again.hash() == state.hash() and again.game is not game
    assert same(again.observation(0), state.observation(0))


def everything():
    """(name, config, how many steps)"""
    yield "plain", PLAIN, 400
    yield "secrets", SECRETS, 200
    for file in sorted(glob.glob(ROOT + "/expansions/presets/*.lua")):
        yield os.path.basename(file), file, 60
    yield "all together", ROOT + "/tests/properties/configs/all-6.lua", 60


def main():
    warnings.simplefilter("error")
    failed = 0
    for name, config, steps in everything():
        dice = random.Random(3)
        game = tessera.Game(**config) if isinstance(config, dict) else \
            tessera.Game(config)
        checks = [(check_api, (tessera.AEC(game), steps, dice)),
                  (check_seed, (lambda: tessera.AEC(game), steps)),
                  (check_state, (game, steps, dice)),
                  (check_env, (game,))]
        if name == "plain":
            assert check_api(tessera.AEC(game), 400, dice), "it was over"
            checks += [(check_benchmark, (tessera.AEC(game), dice)),
                       (check_cycles, (game, dice)),
                       (check_render, (game, dice)),
                       (check_vector, (config,))]
        for check, given in checks:
            try:
                check(*given)
                print("ok - %s of %s, bases %s" % (check.__name__, name, bases))
            except Exception:  # a check may fail in any way
                failed = 1
                print("not ok - %s of %s, bases %s" % (check.__name__, name,
                                                       bases))
                for line in traceback.format_exc().splitlines():
                    print("# " + line)
    return failed


sys.exit(main())
