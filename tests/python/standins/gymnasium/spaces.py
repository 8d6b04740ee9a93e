"""Spaces that refuse what those of gymnasium refuse."""
import numpy


class Space:
    def __init__(self, shape=None, dtype=None, seed=None):
        self.shape = shape
        self.dtype = None if dtype is None else numpy.dtype(dtype)
        self.seed(seed)

    def seed(self, seed=None):
        self.np_random = numpy.random.default_rng(seed)

    def __contains__(self, x):
        return self.contains(x)


class Discrete(Space):
    def __init__(self, n, seed=None, start=0):
        assert isinstance(n, (int, numpy.integer)) and n > 0
        self.n, self.start = numpy.int64(n), start
        super().__init__((), numpy.int64, seed)

    def sample(self, mask=None):
        if mask is None:
            return self.start + self.np_random.integers(self.n)
        assert isinstance(mask, numpy.ndarray), type(mask)
        assert mask.dtype == numpy.int8, mask.dtype
        assert mask.shape == (self.n,), mask.shape
        assert numpy.isin(mask, (0, 1)).all()
        able = numpy.flatnonzero(mask)
        return self.start + self.np_random.choice(able) if len(able) else \
            self.start

    def contains(self, x):
        if not isinstance(x, (int, numpy.integer)):
            return False
        return bool(self.start <= x < self.start + self.n)

    def __eq__(self, other):
        return isinstance(other, Discrete) and self.n == other.n


class Box(Space):
    def __init__(self, low, high, shape=None, dtype=numpy.float32, seed=None):
        kind = numpy.iinfo(dtype)
        assert kind.min <= low <= high <= kind.max
        self.low = numpy.full(shape, low, dtype)
        self.high = numpy.full(shape, high, dtype)
        super().__init__(tuple(shape), dtype, seed)

    def sample(self, mask=None):
        assert mask is None
        return self.np_random.integers(self.low, self.high, dtype=self.dtype,
                                       endpoint=True)

    def contains(self, x):
        assert isinstance(x, numpy.ndarray), type(x)
        return bool(numpy.can_cast(x.dtype, self.dtype)
                    and x.shape == self.shape
                    and numpy.all(x >= self.low)
                    and numpy.all(x <= self.high))

    def __eq__(self, other):
        return (isinstance(other, Box) and self.shape == other.shape
                and self.dtype == other.dtype)


class MultiDiscrete(Space):
    def __init__(self, nvec, seed=None):
        self.nvec = numpy.array(nvec, numpy.int64)
        assert (self.nvec > 0).all()
        super().__init__(self.nvec.shape, numpy.int64, seed)

    def sample(self, mask=None):
        return self.np_random.integers(self.nvec)

    def contains(self, x):
        return x.shape == self.shape and bool((x < self.nvec).all())


class Dict(Space):
    def __init__(self, spaces=None, seed=None):
        assert all(isinstance(s, Space) for s in spaces.values())
        self.spaces = dict(sorted(spaces.items()))
        super().__init__(None, None, seed)

    def seed(self, seed=None):
        super().seed(seed)
        for space in self.spaces.values():
            space.seed(seed)

    def contains(self, x):
        return isinstance(x, dict) and x.keys() == self.spaces.keys() and all(
            x[key] in self.spaces[key] for key in self.spaces)

    def __getitem__(self, key):
        return self.spaces[key]

    def __eq__(self, other):
        return isinstance(other, Dict) and self.spaces == other.spaces
