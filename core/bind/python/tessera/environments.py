"""Environments in the shapes of PettingZoo (AEC) and Gymnasium (Env,
VectorEnv).

Neither library is needed. Where they are installed, the environments derive
from their classes and have their spaces, so that their checks accept them.
"""
import random

import numpy

from .batch import Batch
from .library import InputError
from .play import Game

try:
    import gymnasium as _gymnasium
    from gymnasium import spaces as _spaces
except ImportError:
    from . import spaces as _spaces
    _gymnasium = None

try:
    from pettingzoo import AECEnv as _AECEnv
except ImportError:
    _AECEnv = object

_Env = _gymnasium.Env if _gymnasium else object
_VectorEnv = _gymnasium.vector.VectorEnv if _gymnasium else object

_MODES = ["human", "ansi", "svg", "rgb_array"]


def _numbers(shape):
    limit = numpy.iinfo(numpy.int32)
    return _spaces.Box(limit.min, limit.max, shape, numpy.int32)


def _bits(shape):
    return _spaces.Box(0, 1, shape, numpy.int8)


def _mode(name):
    if name is not None and name not in _MODES:
        raise InputError("a render_mode is one of %s" % ", ".join(_MODES))
    return name


def _rendered(state, mode):
    """What render() returns; with "human" it prints."""
    if mode is None or state is None:
        return None
    if mode == "human":
        print(state)
        return None
    return {"ansi": state.__str__, "svg": state.svg,
            "rgb_array": state.pixels}[mode]()


def _made(config, fields):
    return config if isinstance(config, Game) else Game(config, **fields)


def _rolled(position):
    while position.is_chance():
        position.roll()


class AEC(_AECEnv):
    """One agent after the other, as PettingZoo has it: "seat_0", "seat_1", ...

    observe(agent) is {"observation": int32 [observation_size], "action_mask":
    int8 [num_actions]}. The reward is the lead when the game is over. An action
    that cannot be taken ends the game: its agent is rewarded `illegal_reward`,
    the others 0; with illegal_reward=None it raises InputError. An agent that
    is asked once more after `max_cycles` actions finds the game truncated.
    `position` is the State. Other fields are those of Game.
    """

    metadata = {"name": "tessera_v0", "render_modes": _MODES, "render_fps": 2,
                "is_parallelizable": False}

    def __init__(self, config=None, *, render_mode=None, max_cycles=None,
                 illegal_reward=-1.0, **fields):
        super().__init__()
        self.render_mode = _mode(render_mode)
        self.game = _made(config, fields)
        self.max_cycles, self.illegal_reward = max_cycles, illegal_reward
        self.possible_agents = ["seat_%d" % s
                                for s in range(self.game.num_players)]
        self.action_spaces = {a: _spaces.Discrete(self.game.num_actions)
                              for a in self.possible_agents}
        self.observation_spaces = {a: _spaces.Dict({
            "observation": _numbers((self.game.observation_size,)),
            "action_mask": _bits((self.game.num_actions,))})
            for a in self.possible_agents}
        self.state_space = _numbers(
            (self.game.num_players * self.game.observation_size,))
        self._seed, self.position = 0, None
        self.agents, self.agent_selection = [], None
        self.rewards, self.infos, self._cumulative_rewards = {}, {}, {}
        self.terminations, self.truncations, self._acted = {}, {}, {}

    @property
    def unwrapped(self):
        """The environment itself."""
        return self

    @property
    def num_agents(self):
        """How many agents still play."""
        return len(self.agents)

    @property
    def max_num_agents(self):
        """How many play when a game begins."""
        return len(self.possible_agents)

    def __str__(self):
        return self.metadata["name"]

    def action_space(self, agent):
        """The Discrete of all actions, the same object each time."""
        return self.action_spaces[agent]

    def observation_space(self, agent):
        """The Dict of what observe returns, the same object each time."""
        return self.observation_spaces[agent]

    def reset(self, seed=None, options=None):
        """Begins a game with this seed, or one after that of the last game."""
        self._seed = self._seed + 1 if seed is None else int(seed)
        self.position = self.game.new_state(self._seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._acted = dict.fromkeys(self.agents, 0)
        self.infos = {a: {} for a in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def _go_on(self):
        _rolled(self.position)
        if self.position.is_over():
            for agent, lead in zip(self.possible_agents,
                                   self.position.returns()):
                self.rewards[agent] = lead
            self._end(self.terminations)
            return
        self.agent_selection = self.possible_agents[
            self.position.current_player()]
        if self._acted[self.agent_selection] == self.max_cycles:
            self._end(self.truncations)

    def _end(self, table):
        for agent in self.agents:
            table[agent] = True
            self._cumulative_rewards[agent] += self.rewards[agent]
        self.agent_selection = self.agents[0]

    def observe(self, agent):
        """What the agent sees: {"observation": int32 [observation_size],
        "action_mask": int8 [num_actions]}; the mask is 0 when it is not
        asked."""
        seat = self.possible_agents.index(agent)
        mask = numpy.zeros(self.game.num_actions, numpy.int8)
        live = not (self.terminations.get(agent, True)
                    or self.truncations.get(agent, True))
        if live and self.position.current_player() == seat:
            self.position.action_mask(mask.view(numpy.uint8))
        return {"observation": self.position.observation(seat),
                "action_mask": mask}

    def state(self):
        """What all seats see, one after the other: int32 [num_players *
        observation_size]."""
        return numpy.concatenate([self.position.observation(s)
                                  for s in range(self.game.num_players)])

    def last(self, observe=True):
        """observation, reward since its last step, terminated, truncated,
        info of the agent that is asked."""
        agent = self.agent_selection
        return (self.observe(agent) if observe else None,
                self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])

    def step(self, action):
        """Takes the action of the agent that is asked; None once it is
        done."""
        if self.position is None:
            raise InputError("reset comes before step")
        if not self.agents:
            raise InputError("the game is over: reset begins another")
        agent = self.agent_selection
        for other in self.agents:
            self.rewards[other] = 0.0
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(agent, action)
            return
        if action is None or not 0 <= int(action) < self.game.num_actions:
            raise InputError("action %s cannot be taken: there are %d" %
                             (action, self.game.num_actions))
        self._cumulative_rewards[agent] = 0.0
        try:
            self.position.apply(int(action))
        except InputError:
            if self.illegal_reward is None:
                raise
            self.rewards[agent] = float(self.illegal_reward)
            self._end(self.terminations)
            return
        self._acted[agent] += 1
        self._go_on()

    def _leave(self, agent, action):
        if action is not None:
            raise InputError("an agent that is done takes the action None")
        self.agents.remove(agent)
        for table in (self.rewards, self._cumulative_rewards,
                      self.terminations, self.truncations, self.infos):
            del table[agent]
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter=2 ** 63):
        """The agent that is asked, step after step."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def render(self):
        """The board: printed, as text, SVG or pixels (see render_mode)."""
        return _rendered(self.position, self.render_mode)

    def close(self):
        """Nothing is left to be closed."""


class Env(_Env):
    """One learner at seat 0, as Gymnasium has it.

    reset and step return the observation of seat 0, int32 [observation_size];
    info["action_mask"] is int8 [num_actions]. The other seats are played by
    `opponents`: "random", a level of State.search such as "greedy", or a
    function from State to action. The reward is the lead when the game is
    over. An action that cannot be taken ends the game with `illegal_reward`;
    None: it raises InputError. `position` is the State.
    """

    metadata = {"name": "tessera_v0", "render_modes": _MODES, "render_fps": 2}

    def __init__(self, config=None, *, opponents="random", render_mode=None,
                 illegal_reward=-1.0, **fields):
        self.render_mode = _mode(render_mode)
        self.game = _made(config, fields)
        self.opponents, self.illegal_reward = opponents, illegal_reward
        self.action_space = _spaces.Discrete(self.game.num_actions)
        self.observation_space = _numbers((self.game.observation_size,))
        self.position, self._dice, self._over = None, random.Random(1), True

    def _seen(self):
        mask = numpy.zeros(self.game.num_actions, numpy.int8)
        if not self._over:
            self.position.action_mask(mask.view(numpy.uint8))
        return self.position.observation(0), {"action_mask": mask}

    def _go_on(self):
        position = self.position
        while not position.is_over():
            seat = position.current_player()
            if seat < 0:
                position.roll()
            elif seat == 0:
                return
            elif self.opponents == "random":
                position.apply_option(
                    self._dice.randrange(position.num_options()))
            elif callable(self.opponents):
                position.apply(int(self.opponents(position)))
            else:
                position.apply(position.search(
                    self.opponents, self._dice.getrandbits(32))[0][0])
        self._over = True

    def reset(self, *, seed=None, options=None):
        """Begins a game: observation, int32 [observation_size], and info."""
        if _gymnasium:
            super().reset(seed=seed, options=options)
        if seed is not None:
            self._dice.seed(int(seed))
        self.position = self.game.new_state(self._dice.getrandbits(63))
        self._over = False
        self._go_on()
        return self._seen()

    def step(self, action):
        """Takes an action, lets the others play until seat 0 is asked again:
        observation, int32 [observation_size], reward, terminated, truncated,
        info."""
        if self._over:
            raise InputError("the game is over: reset begins another")
        reward = 0.0
        try:
            self.position.apply(int(action))
        except InputError:
            if self.illegal_reward is None:
                raise
            self._over, reward = True, float(self.illegal_reward)
        else:
            self._go_on()
            if self._over:
                reward = self.position.returns()[0]
        seen, info = self._seen()
        return seen, reward, self._over, False, info

    def render(self):
        """The board: printed, as text, SVG or pixels (see render_mode)."""
        return _rendered(self.position, self.render_mode)

    def close(self):
        """Nothing is left to be closed."""


class VectorEnv(_VectorEnv):
    """Many games in the shape of Gymnasium's vector environments.

    reset and step return planes int32 [num_envs, observation_size], those of
    the seat that is asked; the reward of step, [num_envs], is that of the seat
    that acted. info has "action_mask", int8 [num_envs, num_actions], and
    "seat", int32 [num_envs]. They are the same arrays each time, with copy=True
    others. A game that is over starts again with its next step, whose action
    does not count (AutoresetMode.NEXT_STEP). Actions may be ANY and WAIT.
    Other fields are those of Batch.
    """

    metadata = {"name": "tessera_v0", "render_modes": []}

    def __init__(self, config=None, num_envs=64, *, copy=False, **fields):
        self.batch = Batch(config, games=num_envs, planes=True, masks=True,
                           **fields)
        self.num_envs, self._copy = num_envs, copy
        self.render_mode, self.closed = None, False
        self.single_action_space = _spaces.Discrete(self.batch.num_actions)
        self.single_observation_space = _numbers(
            (self.batch.observation_size,))
        self.action_space = _spaces.MultiDiscrete(
            numpy.full(num_envs, self.batch.num_actions))
        self.observation_space = _numbers(
            (num_envs, self.batch.observation_size))

    def _given(self, array):
        return array.copy() if self._copy else array

    def _info(self):
        return {"action_mask": self._given(self.batch.mask.view(numpy.int8)),
                "seat": self._given(self.batch.seat)}

    def reset(self, *, seed=None, options=None):
        """Begins all games anew, game i with seed + i, or with seed[i]:
        planes, int32 [num_envs, observation_size], and info."""
        if isinstance(seed, (int, numpy.integer)):
            seed = [(int(seed) + i) & 0xFFFFFFFFFFFFFFFF
                    for i in range(self.num_envs)]
        elif seed is not None and None in list(seed):
            seed = None
        self.batch.reset(seeds=seed)
        return self._given(self.batch.planes), self._info()

    def step(self, actions):
        """An action in each game, [num_envs]: planes, reward, terminated,
        truncated, info."""
        acted = numpy.maximum(self.batch.seat, 0)
        self.batch.step(actions)
        reward = self.batch.reward[numpy.arange(self.num_envs), acted]
        over = self.batch.done != 0
        return (self._given(self.batch.planes), reward, over,
                numpy.zeros_like(over), self._info())

    def render(self):
        """None: pictures are of single games."""

    def close(self, **_):
        """Nothing is left to be closed."""
        self.closed = True


if _gymnasium:
    if hasattr(_gymnasium.vector, "AutoresetMode"):
        VectorEnv.metadata["autoreset_mode"] = \
            _gymnasium.vector.AutoresetMode.NEXT_STEP
    _gymnasium.register(id="Tessera-v0", entry_point="tessera:Env")
