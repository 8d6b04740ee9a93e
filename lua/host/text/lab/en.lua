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
  ["verb.learn.summary"] = "Find better weights for the bots of a config.",
  ["verb.learn.about"] =
    "Bots that search play against each other with other weights; then " ..
    "the best are tested against those given. Only if they are shown to " ..
    "be better they are kept, in a file beside the config that says how " ..
    "it was made. If that file is there already, it is what is " ..
    "improved.",
  ["learn.opt.minutes"] = "about so many minutes (30)",
  ["learn.opt.games"] = "so many games, however long they take",
  ["learn.opt.positions"] =
    "positions that a bot looks at for an answer (1000)",
  ["learn.opt.output"] = "keep the weights in FILE (CONFIG.weights.lua)",
  ["learn.weight"] = "weight",
  ["learn.before"] = "before",
  ["learn.after"] = "after",
  ["learn.test"] =
    "Test against the weights given: %.1f %% of %d {game|games} won (95 " ..
    "%%: %.1f–%.1f).",
  ["learn.kept"] = "They are better. Kept in %s.",
  ["learn.use"] = "A bot that uses them: -b 'B=%s'",
  ["learn.none"] = "That does not show that they are better. Nothing is kept.",
  ["weights.none"] = "this is no file of weights of tessera learn",
  ["weights.name"] = "no weight is called %q",
  ["weights.value"] = "%s is no number",
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
  ["verb.review.summary"] =
    "Find the answers of a saved game that cost points.",
  ["verb.review.about"] =
    "Every answer is compared with the best one that `normal` finds. " ..
    "Accuracy is 100 percent for whoever always gives the best answer, " ..
    "and 0 percent for whoever does no better than an answer at " ..
    "random.",
  ["review.opt.seat"] = "only answers of this seat (A, B, …), by what it saw",
  ["review.opt.worst"] = "how many of the answers that cost most (5)",
  ["review.opt.all"] =
    "list every answer with the points expected before and after",
  ["review.no_save"] = "review what? Name a saved game.",
  ["review.answer"] = "answer %d",
  ["review.answers"] = "answers",
  ["review.lost"] = "points lost",
  ["review.accuracy"] = "accuracy",
  ["review.seat"] = "seat",
  ["review.key"] = "answer",
  ["review.before"] = "before",
  ["review.after"] = "after",
  ["review.better"] = "better",
  ["review.curve"] = "Points expected in the course of the game",
  ["review.title"] = "Answer %d, turn %d: %s loses %.1f points.",
  ["review.given"] = "given: %s",
  ["review.best"] = "better: %s",
  ["review.expected"] = "%s: %.1f points expected instead of %.1f",
  ["review.none"] = "There is no answer to judge.",
  ["review.page"] = "%s: what answers cost",
  ["review.head"] = "%d {answer|answers} judged.",
  ["verb.diagnose.summary"] =
    "Find what is wrong with a rule, in games of bots.",
  ["verb.diagnose.about"] =
    "Plays games with the bot `greedy` in every seat, then games in " ..
    "which one seat is stronger, does without something or tries " ..
    "something. Of a rule or module it diagnoses what that adds; of a " ..
    "config everything. What it reports is more than noise: it is " ..
    "wrong about a sound rule in one run of fifty.",
  ["diagnose.opt.games"] =
    "games of equal players (300); each trial has a third of them",
  ["diagnose.sound"] =
    "Nothing is wrong that is more than noise (%d {question|questions} " ..
    "asked).",
  ["diagnose.games"] = "%d {game|games} in %.1f s",
  ["diagnose.page"] = "%s: a diagnosis",
  ["diagnose.found"] = "What was found",
  ["diagnose.wins"] = "Wins of each seat",
  ["diagnose.points_without"] = "Points of who does without",
  ["diagnose.points_with"] = "Points of who tries it",
  ["diagnose.figures"] = "Figures",
  ["diagnose.failed"] = "the game of seed %d: %s",
  ["diagnose.asks"] =
    "the game of seed %d: after %d {answer|answers} the phase %s (%s) " ..
    "still asks",
  ["diagnose.stuck"] = "A rule fails: %s of games cannot go on.",
  ["diagnose.endless"] = "Games do not end: %s of them.",
  ["diagnose.term"] = "The term %s hardly ever scores: in %s of games.",
  ["diagnose.piece"] = "The piece %s is hardly ever used: in %s of games.",
  ["diagnose.swamp"] = "The term %s brings nearly all points: %s of them.",
  ["diagnose.never"] = "%s (%s) is hardly ever taken: in %s of games.",
  ["diagnose.trial.never"] =
    "Who tries it half of the time loses %.1f ± %.1f points.",
  ["diagnose.always"] = "%s (%s) is no choice: it is taken in %s of decisions.",
  ["diagnose.trial.always"] = "Who never takes it loses %.1f ± %.1f points.",
  ["diagnose.trap"] = "%s (%s) is a trap: who never takes it gains %s points.",
  ["diagnose.decisive"] =
    "Who does without %s (%s) has lost: only %s of games are won.",
  ["diagnose.seat"] = "Seat %s wins too often: %s of games.",
  ["diagnose.idle"] = "Seat %s has too little to decide: %s of its fair share.",
  ["diagnose.early"] =
    "Games are decided early: who leads after a third of the game wins " ..
    "%s of them.",
  ["diagnose.runaway"] =
    "The leader runs away: every point of lead at half time brings %s " ..
    "more.",
  ["diagnose.tie"] = "Too many games have no winner: %s of them.",
  ["diagnose.wait"] =
    "The wait is long: others decide %s times before it is one's turn " ..
    "again.",
  ["diagnose.skill"] =
    "Skill counts for little: a good player among random ones wins %s " ..
    "of games.",
  ["diagnose.short"] = "The game ends too soon: %s of the tiles are left.",
  ["diagnose.choice"] = "There is little to decide: %s choices a turn.",
  ["diagnose.won"] = "The game is too easy: all win %s of games.",
  ["diagnose.lost"] = "The game is too hard: all win only %s of games.",
  ["diagnose.figure.turns"] = "turns",
  ["diagnose.figure.answers"] = "answers",
  ["diagnose.figure.points"] = "points a seat",
  ["diagnose.figure.choices"] = "choices a turn",
  ["diagnose.figure.waiting"] = "decisions of others while one waits",
  ["diagnose.figure.left"] = "share of tiles left at the end",
  ["diagnose.figure.decided"] =
    "share of the game after which the winner leads",
  ["diagnose.figure.tie"] = "share of games without a winner",
  ["diagnose.figure.course.lead_changes"] = "changes of the lead",
  ["diagnose.figure.course.comeback"] =
    "share of games won by who was last late",
  ["diagnose.figure.length.matter"] = "share of decisions that matter",
  ["diagnose.figure.figures.blocked"] = "figures that stay out",
  ["diagnose.figure.skill.random"] = "share of wins of greedy among random",
  ["diagnose.figure.skill.easy"] = "share of wins of greedy among easy",
  ["diagnose.figure.with"] = "%s (%s): points of who tries it",
  ["diagnose.figure.without"] = "%s (%s): points of who does without",
  ["verb.prove.summary"] =
    "Play every game with a few tiles, and check each position.",
  ["verb.prove.about"] =
    "A world is a game whose pile is a few tiles. All of them are " ..
    "played, with every draw and every answer, and each position is " ..
    "looked at once: whether it can be taken back exactly, whether its " ..
    "answers alone lead to it, whether a seat can tell what is hidden " ..
    "from it, whether the game ends, whether points and figures add " ..
    "up, and whether what modules say with `always` holds.",
  ["prove.opt.tiles"] = "tiles of a world at most (2)",
  ["prove.opt.positions"] =
    "after so many positions no other world is begun (100000)",
  ["prove.opt.limit"] = "positions of one world at most (20000)",
  ["prove.opt.output"] = "write the counterexample as a test to FILE",
  ["prove.job"] = "worlds, part %d",
  ["prove.found"] = "Proved wrong: %s",
  ["prove.at"] = "there the phase %s (%s) asks",
  ["prove.seen"] =
    "%d {position|positions} in %d {world|worlds} (of %d), in %.1f s " ..
    "(%s a second)",
  ["prove.more"] =
    "%d {position|positions} reached once more, %d {end|ends} of games",
  ["prove.cut"] =
    "Not looked at: %d {position|positions} in worlds with too many " ..
    "(--limit %d).",
  ["prove.rest"] = "Not begun: %d {world|worlds} (--positions %d).",
  ["prove.page"] = "%s: every game of %d {tile|tiles}",
  ["prove.example"] = "The example, as a test",
  ["prove.looked_at"] = "What was looked at",
  ["prove.whole"] = "Complete: nothing was cut off.",
  ["prove.kind.points"] = "points do not add up",
  ["prove.kind.figures"] = "figures come or go",
  ["prove.kind.board"] = "tiles do not stand where they are listed",
  ["prove.kind.options"] = "the options are not in order",
  ["prove.kind.always"] = "what must always hold does not",
  ["prove.kind.undo"] = "an answer cannot be taken back exactly",
  ["prove.kind.saving"] = "the same answers lead elsewhere",
  ["prove.kind.secrecy"] = "a seat can tell what is hidden from it",
  ["prove.kind.fails"] = "a rule fails",
  ["prove.kind.ends"] = "the game does not end",
  ["prove.test"] = "found by tessera prove",
}
