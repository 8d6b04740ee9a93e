"""Spaces as gymnasium has them, for where it is not installed."""
import numpy


class Space:
    """What all spaces have: shape, dtype, seed, sample, contains."""

    def __init__(self, shape, dtype, seed=None):
        self.shape = shape
        self.dtype = None if dtype is None else numpy.dtype(dtype)
        self.np_random = None
        self.seed(seed)

    def seed(self, seed=None):
        """Makes later samples follow from a number."""
        self.np_random = numpy.random.default_rng(seed)
        return seed

    def __contains__(self, x):
        return self.contains(x)


class Discrete(Space):
    """The numbers 0 to n - 1."""

    def __init__(self, n, seed=None):
        self.n = int(n)
        super().__init__((), numpy.int64, seed)

    def sample(self, mask=None):
        """Any number, or any where mask, int8 [n], is 1; 0 if none is."""
        if mask is None:
            return numpy.int64(self.np_random.integers(self.n))
        able = numpy.flatnonzero(mask)
        return numpy.int64(self.np_random.choice(able) if len(able) else 0)

    def contains(self, x):
        """Is it a whole number from 0 to n - 1?"""
        whole = isinstance(x, (int, numpy.integer)) or (
            isinstance(x, numpy.ndarray) and x.shape == ()
            and numpy.issubdtype(x.dtype, numpy.integer))
        return bool(whole and 0 <= int(x) < self.n)

    def __eq__(self, other):
        return isinstance(other, Discrete) and self.n == other.n

    def __repr__(self):
        return "Discrete(%d)" % self.n


class Box(Space):
    """Arrays of one shape and dtype, each number between low and high."""

    def __init__(self, low, high, shape, dtype, seed=None):
        self.low = numpy.full(shape, low, dtype)
        self.high = numpy.full(shape, high, dtype)
        super().__init__(tuple(shape), dtype, seed)

    def sample(self, mask=None):
        """Any array."""
        return self.np_random.integers(self.low, self.high, self.shape,
                                       self.dtype, endpoint=True)

    def contains(self, x):
        """Is it such an array?"""
        return bool(isinstance(x, numpy.ndarray) and x.shape == self.shape
                    and numpy.can_cast(x.dtype, self.dtype)
                    and (x >= self.low).all() and (x <= self.high).all())

    def __eq__(self, other):
        return (isinstance(other, Box) and self.shape == other.shape
                and self.dtype == other.dtype
                and (self.low == other.low).all()
                and (self.high == other.high).all())

    def __repr__(self):
        return "Box(%s, %s)" % (self.shape, self.dtype)


class MultiDiscrete(Space):
    """Arrays of whole numbers, the i-th from 0 to nvec[i] - 1."""

    def __init__(self, nvec, seed=None):
        self.nvec = numpy.array(nvec, numpy.int64)
        super().__init__(self.nvec.shape, numpy.int64, seed)

    def sample(self, mask=None):
        """Any array."""
        return self.np_random.integers(self.nvec)

    def contains(self, x):
        """Is it such an array?"""
        return bool(isinstance(x, numpy.ndarray) and x.shape == self.shape
                    and numpy.issubdtype(x.dtype, numpy.integer)
                    and (x >= 0).all() and (x < self.nvec).all())

    def __eq__(self, other):
        return isinstance(other, MultiDiscrete) and numpy.array_equal(
            self.nvec, other.nvec)

    def __repr__(self):
        return "MultiDiscrete(%s)" % (self.nvec,)


class Dict(Space):
    """Dicts with the same keys, each value of a space of its own."""

    def __init__(self, spaces, seed=None):
        self.spaces = dict(spaces)
        super().__init__(None, None, seed)

    def seed(self, seed=None):
        """Makes later samples of all follow from a number."""
        super().seed(seed)
        for i, space in enumerate(self.spaces.values()):
            space.seed(None if seed is None else seed + i)
        return seed

    def sample(self, mask=None):
        """Any dict; mask has one for each key."""
        return {key: space.sample((mask or {}).get(key))
                for key, space in self.spaces.items()}

    def contains(self, x):
        """Is it such a dict?"""
        return isinstance(x, dict) and x.keys() == self.spaces.keys() and all(
            space.contains(x[key]) for key, space in self.spaces.items())

    def __getitem__(self, key):
        return self.spaces[key]

    def __eq__(self, other):
        return isinstance(other, Dict) and self.spaces == other.spaces

    def __repr__(self):
        return "Dict(%s)" % self.spaces
