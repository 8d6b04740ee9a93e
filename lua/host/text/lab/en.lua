--- Texts of the laboratory, in English. See host/common/text.lua.

return {
  ["verb.arena.summary"] = "Let bots play against bots, and rate them.",
  ["verb.compare.summary"] =
    "Find out what a rule changes: two configs on the same seeds.",
  ["lab.opt.resume"] =
    "keep finished games in FILE, and use those it has",
  ["lab.stopped"] =
    "Stopped after %d of %d; with --resume FILE a run can be continued.",
  ["lab.stopped.resume"] =
    "Stopped after %d of %d; the same command continues (%s).",
  ["lab.journal.other"] =
    "%s: these are the games of another run (other rules, bots or " ..
    "seed)",
  ["lab.journal.damaged"] =
    "%s: %d {damaged line|damaged lines}, from line %d on; their " ..
    "games are played again",
  ["lab.journal.none"] = "%s: this file was not written by --resume",
  ["arena.opt.pairs"] =
    "seeds for each pair of bots (100); each is played both ways",
  ["arena.opt.sprt"] =
    "stop when it is decided whether the first bot's share is P0 or P1",
  ["arena.opt.json"] = "write the numbers to FILE as JSON",
  ["arena.opt.report"] = "write a report page (HTML) to FILE",
  ["arena.two"] =
    "an arena needs two bots or more, as in: tessera arena greedy " ..
    "random",
  ["arena.sprt"] = "--sprt wants two shares such as 0.5,0.55, not %q",
  ["arena.sprt_two"] = "--sprt is for two bots",
  ["arena.players"] = "an arena needs a game for two players or more",
  ["arena.played"] = "games",
  ["arena.wins"] = "wins",
  ["arena.points"] = "points",
  ["arena.time"] = "a decision",
  ["arena.games"] = "%d {game|games} in %.1f s",
  ["arena.decided"] =
    "Decided: a share of %g is the likelier one for %s, after %d " ..
    "{pair|pairs} of games.",
  ["arena.table"] = "Results",
  ["arena.cross"] = "Who won against whom",
  ["arena.verdict"] = "Verdict",
  ["arena.title"] = "Arena: %s",
  ["arena.head"] = "%d {game|games}, seeds from %d.",
  ["compare.opt.games"] = "seeds (200); each is played with both configs",
  ["compare.opt.json"] = "write the numbers to FILE as JSON",
  ["compare.opt.report"] = "write a report page (HTML) to FILE",
  ["compare.two"] =
    "two configs are compared, as in: tessera compare X.lua Y.lua",
  ["compare.players"] =
    "the configs have different numbers of players: %d and %d",
  ["compare.points"] = "points: %s",
  ["compare.term"] = "term: %s (%s)",
  ["compare.wins"] = "wins of %s",
  ["compare.figures.used"] = "figures deployed",
  ["compare.figures.blocked"] = "figures that never came home",
  ["compare.course.lead_changes"] = "changes of the lead",
  ["compare.course.comeback"] = "comebacks",
  ["compare.length.turns"] = "turns",
  ["compare.length.decisions"] = "decisions a turn",
  ["compare.length.matter"] = "share of decisions that matter",
  ["compare.total.points"] = "points a seat",
  ["compare.total.spread"] = "points between first and last",
  ["compare.change"] = "Y - X",
  ["compare.sure"] = "more than noise",
  ["compare.same"] =
    "Nothing changes: everything went the same way, in %d " ..
    "{game|games}.",
  ["compare.nothing"] =
    "No change that is more than noise in %d {seed|seeds}.",
  ["compare.more"] = "More: %s, by %.2f ± %.2f a game.",
  ["compare.less"] = "Less: %s, by %.2f ± %.2f a game.",
  ["compare.title"] = "%s and %s",
  ["compare.head"] = "%d {seed|seeds} from %d, each played with both.",
  ["compare.configs"] = "X is %s, Y is %s.",
  ["compare.bots"] = "Bots: %s.",
  ["compare.about"] = "How it was played",
  ["compare.chart.points"] = "Points a game",
  ["compare.chart.changes"] =
    "Changes (Y - X) with intervals of 95 percent; filled: more than noise",
  ["compare.words"] = "In words",
  ["compare.numbers"] = "In numbers",
  ["lab.sqlite.exists"] = "%s is there already; SQLite output is a new file",
  ["lab.sqlite.none"] = "this program was built without SQLite",
  ["lab.sqlite.where"] = "--format sqlite needs --output FILE",
  ["lab.rows.format"] = "--rows needs --format csv, jsonl or sqlite",
  ["simulate.opt.rows"] = "a row for each game, turn or decision",
  ["simulate.opt.terms"] = "points by the terms of the rules, as columns",
  ["simulate.opt.rotate"] =
    "bots change seats from game to game; A is the bot that began " ..
    "there",
  ["verb.simulate.summary"] = "Let bots play many games on all cores.",
  ["verb.simulate.about"] =
    "Game k of N has the seed S + k - 1. The output does not depend on the " ..
    "number of cores. Exit status 3 says that a game was stuck.",
  ["verb.arena.about"] =
    "Every pair of bots plays each seed twice with seats exchanged, so " ..
    "that neither draws nor the first seat favour anybody.",
  ["verb.compare.about"] =
    "Every seed is played with both configs, so differences come from " ..
    "the rules.",
  ["verb.tune.about"] =
    "Prints the table of weights in core/search/judge.h after each round, " ..
    "with what a change of each is worth.",
  ["simulate.opt.games"] = "number of games (default 100)",
  ["simulate.opt.jobs"] = "number of processes (default: all cores)",
  ["simulate.opt.format"] = "format; without it, by the ending of FILE",
  ["simulate.opt.output"] = "write to FILE instead of standard output",
  ["farm.died"] = "%s, again and again",
  ["simulate.stuck"] = "the game of seed %d is stuck: %s",
  ["simulate.failed"] = "in the game of seed %d an answer failed: %s",
  ["stats.mean"] = "mean",
  ["stats.sd"] = "sd",
  ["stats.min"] = "min",
  ["stats.max"] = "max",
  ["stats.wins"] = "wins",
  ["stats.seat"] = "%s (%s)",
  ["stats.turns"] = "turns",
  ["stats.games"] = "%d {game|games} in %.2f s, %s games/s",
  ["stats.stuck"] = "%d {game was|games were} stuck and {is|are} left out",
  ["report.title"] = "%s: simulated games",
  ["report.head"] = "%d {game|games}, seeds %d to %d",
  ["report.scores"] = "Scores by seat",
  ["report.categories"] = "Where the points come from",
  ["report.categories.note"] = "Mean points a game.",
  ["report.wins"] = "Wins by seat, with intervals (95 %)",
  ["report.lead"] = "The first seat scores %+.2f points more than the " ..
    "others on average (95 %%: %+.2f to %+.2f).",
  ["report.length"] = "Length in turns",
  ["report.figures"] = "Figures deployed",
  ["report.figures.note"] = "Mean number of deployments a game.",
  ["report.completion"] = "Features completed by the end",
  ["report.completed"] = "%.0f %%, %.1f a game",
  ["report.heat"] = "Where tiles are laid",
  ["report.heat.note"] = "Share of games with a tile on each cell; the " ..
    "game begins at 0,0.",
  ["simulate.opt.save"] = "with --games 1: write the game to a new FILE",
  ["simulate.save_one"] = "--save is for one game: --games 1",
  ["simulate.opt.report"] = "write a page with charts to FILE as well",
  ["verb.tune.summary"] = "Find better weights for bots by self-play.",
  ["tune.opt.games"] = "pairs of games a round (400)",
  ["tune.opt.rounds"] = "rounds (4)",
  ["farm.exit"] = "its process came to an end with status %d",
  ["farm.signal"] = "its process was killed by signal %d",
  ["farm.seed"] = "seed %d",
  ["ranks.name"] = "rank %d (%s)",
  ["ranks.lost"] = "%s has fallen silent; others play its games",
  ["ranks.all_lost"] = "no rank is left that plays",
  ["ranks.silent"] = "its rank fell silent",
  ["ranks.differ"] =
    "%s has other rules, bots, options or another version of this program",
  ["ranks.none"] =
    "several ranks were started, but this program was built without " ..
    "Open MPI (libopenmpi-dev)",
  ["lab.stopped.kept"] =
    "Stopped after %d of %d; with --resume %s the same command continues.",
  ["compare.none"] = "No game was finished.",
  ["lab.kept"] =
    "The games are kept: with --resume %s the same command plays none again.",
}
