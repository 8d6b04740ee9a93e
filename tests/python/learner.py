"""A player that has learned by itself: a value function, self-play, numpy.

    python3 learner.py train 600 value.npy    for 600 seconds, on all cores
    python3 learner.py play 200 value.npy     games with the built-in players

The value of a position is the lead that a seat will have at the end: a sum of
weights for what its observation shows (features). The player looks at all
answers of its turn, and takes the one whose position is worth most. It learns
in rounds: games of the player against itself, with some noise, then the
weights that come nearest to how these games have ended (least squares).
lua/doc/learning.md explains it.
"""
import os
import multiprocessing
import random
import sys
import time

os.environ.setdefault("OMP_NUM_THREADS", "1")  # a worker has one core
import numpy

import tessera

RULES = dict(modules=["base", "farmers"], players=2)
KINDS, OPEN, SEGMENTS, FIGURES = 6, 5, 8, 8


class Features:
    """What counts of a position, as an array of numbers, from many
    observations at once. All but the first are differences between the seat
    that looks and the other one, and come twice: as they are, and times the
    part of the tiles that is still to come."""

    def __init__(self, game):
        self.game = game
        self.types = dict((p["name"], p["shape"])
                          for p in game.planes)["offered"][0] + 1
        self.places = self.types * SEGMENTS
        self.count = 2 * (1 + FIGURES + KINDS * OPEN + 2 * self.places)

    def __call__(self, seen):
        view, rows = self.game.view(seen), len(seen)
        parts = [self.lead(view), self.supply(view), self.sides(view, rows),
                 *self.figures(view, rows)]
        now = numpy.concatenate(parts, axis=1)
        left = view["now"][:, 1:2] / 72.0
        return numpy.concatenate([now, now * left], axis=1)

    @staticmethod
    def lead(view):
        points = view["seats"][:, :, 0]
        return (points[:, :1] - points[:, 1:2]).astype(float)

    @staticmethod
    def supply(view):
        supply = numpy.minimum(view["seats"][:, :, 1], FIGURES - 1)
        ones = numpy.eye(FIGURES)[supply]
        return ones[:, 0] - ones[:, 1]

    @staticmethod
    def sides(view, rows):
        """Sides of tiles by terrain and how open their feature is: those that
        the seat holds less those of the other."""
        row, y, x = numpy.nonzero(view["tile"])
        sums = numpy.zeros(rows * KINDS * OPEN)
        for side in "nesw":
            kind = numpy.minimum(view["side_" + side][row, y, x], KINDS - 1)
            free = numpy.minimum(view["open_" + side][row, y, x], OPEN - 1)
            holder = view["holder_" + side][row, y, x]
            sign = (holder == 1) * 1.0 - (holder == 2)
            sums += numpy.bincount((row * KINDS + kind) * OPEN + free, sign,
                                   len(sums))
        return sums.reshape(rows, -1)

    def figures(self, view, rows):
        """Figures by type of tile and segment; and the tiles around them."""
        row, figure = numpy.nonzero(view["figures"][:, :, 3])
        _, owner, _, y, x, segment = (
            view["figures"][row, figure][:, :6].T.astype(int))
        tile = numpy.pad(view["tile"] > 0, ((0, 0), (1, 1), (1, 1)))
        kind = view["tile"][row, y - 1, x - 1]
        around = sum(tile[row, y + dy, x + dx]
                     for dy in (-1, 0, 1) for dx in (-1, 0, 1)) - 1.0
        sign = (owner == 1) * 1.0 - (owner == 2)
        at = ((row * self.types + numpy.minimum(kind, self.types - 1))
              * SEGMENTS + numpy.minimum(segment, SEGMENTS - 1))
        size = rows * self.places
        yield numpy.bincount(at, sign, size).reshape(rows, -1)
        yield numpy.bincount(at, sign * around / 8, size).reshape(rows, -1)


class Player:
    """Takes the answers of a turn whose position is worth most."""

    def __init__(self, game, weights):
        self.features = Features(game)
        self.weights = weights
        self.room = numpy.empty((64, game.observation_size), numpy.int32)

    def positions(self, state, seat, line=()):
        """The lines of answers of this turn; observations go to self.room."""
        for option in range(state.num_options()):
            state.apply_option(option)
            if len(line) < 1 and state.current_player() == seat:
                yield from self.positions(state, seat, line + (option,))
            else:
                if self.found == len(self.room):
                    self.room = numpy.concatenate([self.room] * 2)
                state.observation(seat, self.room[self.found])
                self.found += 1
                yield line + (option,)
            state.undo()

    def think(self, state, noise=0.0):
        """The best line of answers, and the features of where it leads."""
        self.found = 0
        lines = list(self.positions(state, state.current_player()))
        features = self.features(self.room[:self.found])
        # where all is worth the same, any: who knows nothing plays at random
        worth = features @ self.weights + numpy.random.normal(
            0, max(noise, 1e-6), len(lines))
        best = int(worth.argmax())
        return lines[best], features[best]


def game_of(players, game, seed, noted=None, noise=0.0):
    """Plays a game. Returns the lead of seat 0; `noted` gets seat and features
    of every position that a player of ours has chosen."""
    state = game.new_state(seed)
    while not state.is_over():
        seat = state.current_player()
        if seat < 0:
            state.roll()
        elif players[seat] == "random":
            state.apply_option(random.randrange(state.num_options()))
        elif isinstance(players[seat], str):
            state.apply(state.search(players[seat],
                                     seed=random.getrandbits(63))[0][0])
        else:
            line, features = players[seat].think(state, noise)
            for option in line:
                state.apply_option(option)
            if noted is not None:
                noted.append((seat, features))
    return state.returns()[0]


def self_play(job):
    """Games of a player against itself, for so many seconds or games: the sums
    that least squares need."""
    weights, seed, seconds, most, noise = job
    game = tessera.Game(window=25, **RULES)
    player = Player(game, weights)
    numpy.random.seed(seed % 2 ** 32)
    n = player.features.count
    squares, target, games = numpy.zeros((n, n)), numpy.zeros(n), 0
    end = time.time() + seconds
    while games == 0 or time.time() < end and games < most:
        noted = []
        lead = game_of([player, player], game, seed + games, noted, noise)
        rows = numpy.array([features for _, features in noted])
        ends = numpy.array([-lead if seat else lead for seat, _ in noted])
        squares += rows.T @ rows
        target += rows.T @ ends
        games += 1
    return squares, target, games


def train(path, seconds=numpy.inf, most=numpy.inf, workers=None, rounds=20,
          show=print):
    """Learns for so many seconds, or games of each worker in a round, and
    writes the weights to a file after each round. At first all are 0: it knows
    nothing, not even that points count."""
    game = tessera.Game(window=25, **RULES)
    n = Features(game).count
    weights, target = numpy.zeros((2, n))
    squares, games = numpy.zeros((n, n)), 0
    workers = workers or multiprocessing.cpu_count()
    pool = multiprocessing.Pool(workers) if workers > 1 else None
    for number in range(rounds):
        noise = 4.0 * (1 - number / rounds) + .5
        jobs = [(weights, 10 ** 6 * (number * workers + w + 1),
                 seconds / rounds, most, noise) for w in range(workers)]
        squares, target = squares * .6, target * .6
        for more, ends, count in (pool.map if pool else map)(self_play, jobs):
            squares, target = squares + more, target + ends
            games += count
        weights = numpy.linalg.solve(squares + 20 * numpy.eye(n), target)
        numpy.save(path, weights)
        show("round %d, %d games:" % (number + 1, games), weights)
    if pool:
        pool.close()
    return weights


def share(weights, other, games, seed=1):
    """Games won against another player, a draw counts half; each seed is
    played from both seats."""
    game = tessera.Game(window=25, **RULES)
    player, won = Player(game, weights), 0.0
    random.seed(seed)
    numpy.random.seed(seed)
    for i in range(games):
        seats = [player, other] if i % 2 == 0 else [other, player]
        lead = game_of(seats, game, seed + i // 2) * (1 if i % 2 == 0 else -1)
        won += (lead > 0) + .5 * (lead == 0)
    return won / games


if __name__ == "__main__":
    if len(sys.argv) != 4 or sys.argv[1] not in ("train", "play"):
        sys.exit(__doc__)
    if sys.argv[1] == "train":
        train(sys.argv[3], float(sys.argv[2]),
              show=lambda line, weights: print(line, "%.0f %% against easy" % (
                  100 * share(weights, "easy", 20))))
    else:
        for name in ("random", "easy", "greedy"):
            print("%s: %.1f %%" % (name, 100 * share(
                numpy.load(sys.argv[3]), name, int(sys.argv[2]))))
