"""Stands in for gymnasium where tests need its classes: what environments
derive from, and what its checks demand of spaces, no more."""
import numpy

from . import spaces, vector

__all__ = ["Env", "register", "registry", "spaces", "vector"]
registry = {}


class Env:
    metadata = {"render_modes": []}
    render_mode = None
    spec = None
    _np_random = None

    @property
    def unwrapped(self):
        return self

    def reset(self, *, seed=None, options=None):
        if seed is not None:
            self._np_random = numpy.random.default_rng(seed)

    def step(self, action):
        raise NotImplementedError

    def render(self):
        raise NotImplementedError

    def close(self):
        pass


def register(id, entry_point):
    registry[id] = entry_point
