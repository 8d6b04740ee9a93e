"""python3 -m tessera [CONFIG]: a game against a built-in player, by numbers."""
import signal
import sys

from . import Error, Game


def main():
    """Plays; Return alone answers as the computer would."""
    game = Game(sys.argv[1]) if len(sys.argv) > 1 else Game(
        modules=["base", "farmers"], players=2)
    state = game.new_state()
    print("You play first. Answer with a number; Return alone answers as the"
          " computer would, Ctrl-D ends.")
    while not state.is_over():
        seat = state.current_player()
        if seat < 0:
            state.roll()
            continue
        if seat > 0:
            state.apply(state.search("greedy")[0][0])
            continue
        legal = state.legal_actions()
        print(state)
        for i, action in enumerate(legal):
            print("  %d  %s" % (i, state.action_key(action)))
        print("your answer> ", end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            return 0
        line = line.strip()
        if line == "":
            state.apply(state.search("greedy")[0][0])
        elif line.isascii() and line.isdigit() and int(line) < len(legal):
            state.apply(legal[int(line)])
        else:
            print("a number from 0 to %d, please" % (len(legal) - 1))
    print("points: %s" % state.scores())
    return 0


if hasattr(signal, "SIGPIPE"):  # who reads has read enough: no traceback
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
try:
    sys.exit(main())
except Error as error:
    sys.exit("tessera: %s" % error)
except KeyboardInterrupt:
    sys.exit(130)
