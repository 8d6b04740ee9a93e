"""One game at a time: Game (a ruleset) and State (a game being played)."""
import numpy

from . import drawing
from .library import (NONE, InputError, Source, failure, ffi, lib, new_error,
                      part, text)


_ROLLED = -1  # in the past of a state: what chance answered by itself


class Game:
    """The rules of a game: modules with their options, and a window.

    Game("evening.lua"), Game("return { modules = { 'base' } }") or
    Game(modules=["base"], players=2, ...), the fields of a config; an item of
    `rules` may be the text of a rule. `path` lists folders with modules of your
    own. `window` is the number of cells a side of
    what actions and observations show, around the first tile.

    A game and its states belong to one thread at a time.
    """

    def __init__(self, config=None, *, window=31, path=(), **fields):
        err = new_error()
        self._source = Source(config, path, **fields)
        self._given = config, window, path, fields
        self._looks = None
        self.window = window
        rules = lib.tes_ruleset_load(self._source.c, err)
        if rules == ffi.NULL:
            raise failure(err)
        self._rules = ffi.gc(rules, lib.tes_ruleset_free)
        space = lib.tes_space_new(self._rules, window, err)
        if space == ffi.NULL:
            raise failure(err)
        self._space = ffi.gc(space, lib.tes_space_free)
        self.num_players = lib.tes_ruleset_players(self._rules)
        self.num_actions = lib.tes_space_actions(self._space)
        self.observation_size = lib.tes_space_size(self._space)
        self.action_parts = self._parts(lib.tes_space_action_part)
        self.planes = self._parts(lib.tes_space_plane)
        self._room = ffi.new("uint32_t[]", 65536)
        self._asked = ffi.new("tes_decision *")
        self._option = ffi.new("tes_option *")
        self._err = err

    def _parts(self, read):
        row, parts = ffi.new("tes_part *"), []
        while read(self._space, len(parts), row):
            parts.append(part(row))
        return parts

    def schema(self):
        """All parts of actions and observations as JSON text."""
        chars = lib.tes_space_schema(self._space)
        if chars == ffi.NULL:
            raise MemoryError("out of memory")
        result = text(chars)
        holder = ffi.new("tes_error *")
        holder.text = chars  # malloc'd, as error texts are
        lib.tes_error_clear(holder)
        return result

    def new_state(self, seed=1):
        """A new game, at its first decision; a seed is from 0 to 2^64 - 1."""
        seed = int(seed) & 0xFFFFFFFFFFFFFFFF
        game = lib.tes_game_new(self._rules, seed, self._err)
        if game == ffi.NULL:
            raise failure(self._err)
        return State(self, game, seed)

    def __reduce__(self):
        return _same_game, self._given

    def _repr_svg_(self):
        return self.new_state().svg()

    # ---- the names of OpenSpiel ----

    new_initial_state = new_state

    def num_distinct_actions(self):
        """num_actions, as OpenSpiel calls it."""
        return self.num_actions

    def observation_tensor_shape(self):
        """[observation_size], the shape of State.observation_tensor."""
        return [self.observation_size]

    def observation_tensor_size(self):
        """observation_size, as OpenSpiel calls it."""
        return self.observation_size

    def view(self, observation):
        """The parts of an observation by name: arrays of their shapes, which
        share its memory. Takes batches, too: [..., observation_size]."""
        head = observation.shape[:-1]
        return {p["name"]:
                observation[..., p["first"]:p["first"] + p["count"]]
                .reshape(head + p["shape"]) for p in self.planes}


def _same_game(config, window, path, fields):
    return Game(config, window=window, path=path, **fields)


def _same_state(game, seed, past):
    state = game.new_state(seed)
    for option in past:
        if option == _ROLLED:
            state.roll()
        else:
            state.apply_option(option)
    return state


class State:
    """A game being played. A seat is 0, 1, ...; chance is -1.

    It can be pickled, for other processes: its rules are loaded there and its
    answers given again.
    """

    def __init__(self, game, handle, seed=1, past=()):
        self.game = game
        self._handle = handle
        self._rules = game._rules  # outlives the handle
        self._seed, self._past = seed, list(past)

    def __del__(self):
        if getattr(self, "_handle", None) is not None:
            lib.tes_game_free(self._handle)

    # ---- the decision ----

    def current_player(self):
        """The seat that is asked; -1: chance; -4: the game is over."""
        if not lib.tes_game_decision(self._handle, self.game._asked):
            return -4
        return self.game._asked.player

    def is_chance(self):
        """Does chance answer next? See roll and chance_outcomes."""
        return self.current_player() == -1

    def is_over(self):
        """Is the game over (or stuck: every answer has failed)?"""
        return lib.tes_game_status(self._handle) != lib.TES_ASKING

    is_terminal = is_over

    def num_options(self):
        """How many answers there are."""
        if not lib.tes_game_decision(self._handle, self.game._asked):
            return 0
        return self.game._asked.count

    def _actions(self):
        """The action of each option; NONE where it has none."""
        game = self.game
        count = lib.tes_space_legal(game._space, self._handle, game._room,
                                    len(game._room))
        if count > len(game._room):
            game._room = ffi.new("uint32_t[]", count)
            return self._actions()
        return ffi.unpack(game._room, count)

    def legal_actions(self, seat=None):
        """The actions that can be taken, in rising order; none for a seat that
        is not asked."""
        if seat is not None and seat != self.current_player():
            return []
        actions = sorted(self._actions())
        while actions and actions[-1] == NONE:
            actions.pop()
        return actions

    def action_mask(self, out=None):
        """uint8 [num_actions]: 1 for the actions that can be taken."""
        if out is None:
            out = numpy.empty(self.game.num_actions, numpy.uint8)
        if out.dtype != numpy.uint8 or out.shape != (self.game.num_actions,):
            raise InputError("a mask is uint8 [%d]" % self.game.num_actions)
        lib.tes_space_mask(self.game._space, self._handle,
                           ffi.from_buffer("uint8_t[]", out))
        return out

    def _index(self, action):
        option = NONE
        if 0 <= action < self.game.num_actions:
            option = lib.tes_space_option(self.game._space, self._handle,
                                          action)
        if option == NONE:
            raise InputError("action %s cannot be taken now" % action)
        return option

    def action_key(self, action):
        """The key of an action here, such as "place 0,-1 90"."""
        room = ffi.new("char[]", 1024)
        lib.tes_game_key(self._handle, self._index(action), room, 1024)
        return text(room)

    def apply(self, action):
        """Takes an action. InputError if it is none now; RuleError if a rule
        failed; the state is as before then."""
        self.apply_option(self._index(action))

    def apply_option(self, index):
        """Gives the answer with this index, from 0: quicker than an action."""
        if lib.tes_game_answer(self._handle, index, self.game._err):
            raise failure(self.game._err)
        self._past.append(index)

    def roll(self):
        """Lets chance answer by its weights and the game's own numbers."""
        if lib.tes_game_roll(self._handle, self.game._err):
            raise failure(self.game._err)
        self._past.append(_ROLLED)

    def chance_outcomes(self):
        """[(action, probability)] of a decision of chance."""
        if not self.is_chance():
            raise InputError("this is no decision of chance")
        option, total = self.game._option, self.game._asked.weight
        outcomes = []
        for i, action in enumerate(self._actions()):
            if action != NONE:
                lib.tes_game_option(self._handle, i, option)
                outcomes.append((action, option.weight / total))
        return outcomes

    def undo(self, answers=1):
        """Takes answers back."""
        if lib.tes_game_undo(self._handle, answers):
            raise InputError("so many answers cannot be taken back")
        del self._past[len(self._past) - answers:]

    def clone(self):
        """An equal, independent state."""
        handle = lib.tes_game_clone(self._handle)
        if handle == ffi.NULL:
            raise MemoryError("out of memory")
        return State(self.game, handle, self._seed, self._past)

    def __reduce__(self):
        return _same_state, (self.game, self._seed, self._past)

    def __deepcopy__(self, memo):
        return self.clone()

    __copy__ = clone

    # ---- what there is to see ----

    def observation(self, seat=None, out=None):
        """int32 [observation_size]: what a seat sees; game.view(...) names its
        parts. The seat that is asked if none is given."""
        if seat is None:
            seat = max(self.current_player(), 0)
        size = self.game.observation_size
        if out is None:
            out = numpy.empty(size, numpy.int32)
        if out.dtype != numpy.int32 or out.shape != (size,):
            raise InputError("an observation is int32 [%d]" % size)
        if lib.tes_space_observe(self.game._space, self._handle, seat,
                                 ffi.from_buffer("int32_t[]", out),
                                 self.game._err):
            raise failure(self.game._err)
        return out

    def scores(self):
        """Points of each seat now."""
        return [lib.tes_game_score(self._handle, s)
                for s in range(self.game.num_players)]

    def returns(self):
        """Points more than the best other seat, of each seat."""
        points = self.scores()
        return [float(p - max(points[:s] + points[s + 1:], default=0))
                for s, p in enumerate(points)]

    def hash(self):
        """A number of 64 bits: equal states have equal ones."""
        return lib.tes_game_hash(self._handle)

    def turn(self):
        """The number of the turn, from 1; 0 during set-up."""
        return lib.tes_game_turn(self._handle)

    # ---- the names of OpenSpiel ----

    is_chance_node = is_chance
    apply_action = apply

    def is_player_node(self):
        """Is a seat asked?"""
        return self.current_player() >= 0

    def is_simultaneous_node(self):
        """False: seats are asked one after the other."""
        return False

    def get_game(self):
        """The Game."""
        return self.game

    def num_players(self):
        """The number of seats."""
        return self.game.num_players

    def num_distinct_actions(self):
        """game.num_actions, as OpenSpiel calls it."""
        return self.game.num_actions

    def legal_actions_mask(self, seat=None):
        """[num_actions] of 1 and 0; all 0 for a seat that is not asked."""
        if seat is not None and seat != self.current_player():
            return [0] * self.game.num_actions
        return self.action_mask().tolist()

    def action_to_string(self, seat, action=None):
        """The key of an action here; a seat before it is allowed."""
        return self.action_key(seat if action is None else action)

    def child(self, action):
        """A clone that has taken an action."""
        state = self.clone()
        state.apply(action)
        return state

    def undo_action(self, seat, action):
        """Takes the last answer back."""
        self.undo()

    def observation_tensor(self, seat=None):
        """The observation as a list of floats, [observation_size]."""
        return self.observation(seat).astype(float).tolist()

    def player_return(self, seat):
        """returns() of one seat."""
        return self.returns()[seat]

    # ---- pictures ----

    def _look(self):
        if self.game._looks is None:
            self.game._looks = drawing.Looks(self._rules, self.game._err)
        return self.game._looks

    def svg(self):
        """The board as an SVG picture, text."""
        return drawing.as_svg(self._handle, self._look())

    _repr_svg_ = svg  # notebooks show a state as its board

    def pixels(self, side=24):
        """The board as an image, uint8 [height, width, 3]; `side` is the
        number of pixels a side of a tile."""
        return drawing.as_pixels(self._handle, self._look(), side)

    def __str__(self):
        return "turn %d, points %s\n%s" % (
            self.turn(), self.scores(),
            drawing.as_text(self._handle, self._look()))

    # ---- players that think ----

    def search(self, level="normal", seed=1):
        """[(action, expected lead)], the best first, as a built-in player
        ("greedy", "easy", "normal", "hard") sees it for the seat asked."""
        seat = self.current_player()
        if seat < 0:
            raise InputError("no seat is asked")
        how = ffi.new("tes_thinking *")
        if not lib.tes_thinking_level(level.encode(), how):
            raise InputError("there is no level %r" % level)
        how.seed, err, idea = seed, self.game._err, ffi.new("tes_idea *")
        player = lib.tes_player_new(self._rules, how, err)
        if player == ffi.NULL:
            raise failure(err)
        view = lib.tes_game_view(self._handle, seat, err)
        try:
            if view == ffi.NULL or lib.tes_player_think(player, view, err):
                raise failure(err)
            actions, ideas = self._actions(), []
            while lib.tes_player_idea(player, len(ideas), idea):
                ideas.append((actions[idea.index], idea.margin))
            return [idea for idea in ideas if idea[0] != NONE]
        finally:
            if view != ffi.NULL:
                lib.tes_game_free(view)
            lib.tes_player_free(player)
