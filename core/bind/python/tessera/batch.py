"""Many games at once."""
import numpy

from .library import (InputError, Source, failure, ffi, lib, new_error, part)

ANY = 0xFFFFFFFF   # in place of an action: any that can be taken
WAIT = 0xFFFFFFFE  # in place of an action: the game stays as it is

_REWARDS = {"lead": 0, "result": 1, "points": 2}


def _numbers(actions):
    """Actions as uint32 [games], none changed on the way."""
    try:
        given = numpy.asarray(actions)
    except ValueError:  # rows of different lengths
        given = numpy.empty((0, 0))
    if given.ndim != 1:
        raise InputError("actions are an array [games]")
    if given.dtype != numpy.uint32:
        if len(given) and (given.dtype.kind not in "iu" or given.min() < 0
                           or given.max() > ANY):
            raise InputError("actions are whole numbers from 0, ANY or WAIT")
    return numpy.ascontiguousarray(given, numpy.uint32)


class Batch:
    """`games` games of one config, stepped by one call on `threads` threads.

    After each call these hold what there is now; they are the same arrays:
      mask    uint8   [games, num_actions]  or None (masks=False)
      planes  int32   [games, observation_size]  or None (planes=False)
      reward  float32 [games, num_players]  of the last step
      seat    int32   [games]  who is asked, -1: nobody
      done    uint8   [games]  1: over, 2: a rule failed
      legal   uint32  [games]  how many actions can be taken
      taken   uint32  [games]  the action taken by the last step
    A game that is over starts again with its next step, unless `stay`.
    """

    def __init__(self, config=None, *, games=64, threads=1, window=31,
                 seed=1, reward="lead", masks=True, planes=False, stay=False,
                 path=(), **fields):
        if reward not in _REWARDS:
            raise InputError("a reward is one of %s" % ", ".join(_REWARDS))
        if games < 1:
            raise InputError("a batch has at least one game")
        if threads < 0:
            raise InputError("a batch has 1 to 64 threads")
        err = self._err = new_error()
        source = Source(config, path, **fields)
        setup = ffi.new("tes_batch_setup *", {
            "games": games, "threads": threads, "window": window,
            "reward": _REWARDS[reward], "seed": seed, "stay": stay})
        batch = lib.tes_batch_new(source.c, setup, err)
        if batch == ffi.NULL:
            raise failure(err)
        self._batch = ffi.gc(batch, lib.tes_batch_free)
        space = lib.tes_batch_space(self._batch)
        self.games = games
        self.num_players = lib.tes_batch_seats(self._batch)
        self.num_actions = lib.tes_space_actions(space)
        self.observation_size = lib.tes_space_size(space)
        row, self.plane_parts = ffi.new("tes_part *"), []
        while lib.tes_space_plane(space, len(self.plane_parts), row):
            self.plane_parts.append(part(row))
        self._make(masks, planes)

    def _make(self, masks, planes):
        n, arrays = self.games, ffi.new("tes_batch_arrays *")
        arrays.games, arrays.actions = n, self.num_actions
        arrays.size, arrays.seats = self.observation_size, self.num_players
        self.mask = self.planes = None
        if masks:
            self.mask = numpy.zeros((n, self.num_actions), numpy.uint8)
            arrays.mask = ffi.from_buffer("uint8_t[]", self.mask)
        if planes:
            self.planes = numpy.zeros((n, self.observation_size), numpy.int32)
            arrays.planes = ffi.from_buffer("int32_t[]", self.planes)
        self.reward = numpy.zeros((n, self.num_players), numpy.float32)
        self.seat = numpy.zeros(n, numpy.int32)
        self.done = numpy.zeros(n, numpy.uint8)
        self.legal = numpy.zeros(n, numpy.uint32)
        self.taken = numpy.zeros(n, numpy.uint32)
        arrays.reward = ffi.from_buffer("float[]", self.reward)
        arrays.seat = ffi.from_buffer("int32_t[]", self.seat)
        arrays.done = ffi.from_buffer("uint8_t[]", self.done)
        arrays.legal = ffi.from_buffer("uint32_t[]", self.legal)
        arrays.taken = ffi.from_buffer("uint32_t[]", self.taken)
        self._any = numpy.full(n, ANY, numpy.uint32)
        if lib.tes_batch_bind(self._batch, arrays, self._err):
            raise failure(self._err)

    def step(self, actions=None):
        """Takes an action in each game: uint32 [games]; ANY and WAIT are
        allowed. None: any in all. InputError: nothing has changed; RuleError:
        the games that failed have done == 2."""
        actions = self._any if actions is None else _numbers(actions)
        if lib.tes_batch_step(self._batch,
                              ffi.from_buffer("uint32_t[]", actions),
                              len(actions), self._err):
            raise failure(self._err)

    def reset(self, which=None, seeds=None):
        """Starts games again: all, or those where `which` is true; with these
        seeds, [games], or by the batch's own."""
        n, a, b = self.games, ffi.NULL, ffi.NULL
        if which is not None:
            n = len(which)
            which = numpy.ascontiguousarray(which, numpy.uint8)
            a = ffi.from_buffer("uint8_t[]", which)
        if seeds is not None:
            n = len(seeds) if which is None or len(seeds) == n else 0
            seeds = numpy.ascontiguousarray(seeds, numpy.uint64)
            b = ffi.from_buffer("uint64_t[]", seeds)
        if lib.tes_batch_reset(self._batch, a, b, n, self._err):
            raise failure(self._err)

    def finished(self):
        """Games over since the batch was made."""
        return lib.tes_batch_finished(self._batch)

    def steps(self):
        """Steps taken in all games."""
        return lib.tes_batch_steps(self._batch)

    def view(self):
        """The planes by name, arrays [games, ...] that share memory."""
        if self.planes is None:
            raise InputError("this batch has no planes: planes=True")
        return {p["name"]:
                self.planes[:, p["first"]:p["first"] + p["count"]]
                .reshape((self.games,) + p["shape"])
                for p in self.plane_parts}
