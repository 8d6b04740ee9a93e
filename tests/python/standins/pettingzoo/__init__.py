"""Stands in for pettingzoo where tests need the class of environments."""

__all__ = ["AECEnv"]


class AECEnv:
    metadata = {}

    def __init__(self):
        pass

    def render(self):
        raise NotImplementedError

    def close(self):
        pass

    def state(self):
        raise NotImplementedError

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def unwrapped(self):
        return self
