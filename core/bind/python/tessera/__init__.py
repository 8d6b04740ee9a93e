"""Tessera for Python: tile-laying games, as learners want them.

    import tessera
    game = tessera.Game(modules=["base", "farmers"], players=2)
    state = game.new_state(seed=1)
    while not state.is_over():
        if state.is_chance():
            state.roll()
        else:
            state.apply(state.legal_actions()[0])
    print(state.returns())

Batch plays thousands of games at once; AEC, Env and VectorEnv are environments
in the shapes of PettingZoo and Gymnasium. See lua/doc/learning.md.
"""
from .batch import ANY, WAIT, Batch
from .environments import AEC, Env, VectorEnv
from .library import Error, InputError, RuleError, version
from .play import Game, State
from .rules import Tested, test

__all__ = ["AEC", "ANY", "Batch", "Env", "Error", "Game", "InputError",
           "RuleError", "State", "Tested", "VectorEnv", "WAIT", "test",
           "version"]
