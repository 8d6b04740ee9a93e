--- The program's own texts in English. Keys go to host/common/text.lua; values
--- are forms of string.format.

return {
  ["seat"] = "%s",
  ["chance"] = "chance",

  ["verb.play.summary"] = "Play a game in the terminal.",
  ["verb.play.about"] =
    "CONFIG is a preset or a Lua file, SAVE a saved game to continue. " ..
    "When standard input is no terminal, bots play all seats, and the " ..
    "final board and the itemised result are printed.",
  ["verb.replay.summary"] = "Step through a saved game, and check it.",
  ["verb.replay.about"] =
    "Without options, prints the last position and the points so far. " ..
    "Every checksum and state hash of the file is checked.",
  ["verb.render.summary"] = "Draw a saved game's board as SVG or PNG.",
  ["verb.render.about"] =
    "The name of the output file gives the format: .svg, .png (if the " ..
    "program was built with librsvg), .txt for the terminal's picture. " ..
    "Without one, SVG goes to standard output.",
  ["verb.tiles.summary"] = "Draw the tiles of a set, with their numbers.",
  ["verb.tiles.about"] =
    "SET is the name of a tile set or a tile file. All marks are drawn, " ..
    "whether a rule reads them or not.",
  ["verb.modules.summary"] = "List modules, options, tile sets, presets.",
  ["verb.modules.about"] = "With names: the details of each.",
  ["verb.rpc.summary"] = "Serve games over JSON-RPC 2.0.",
  ["verb.rpc.about"] =
    "One message a line, on standard input and output. `tessera rpc " ..
    "--schema` prints the methods with their parameters and errors.",
  ["verb.serve.summary"] = "Host tables that people open in the browser.",
  ["verb.serve.about"] =
    "One program serves the page and keeps all tables in one file. Every " ..
    "seat has a secret link; the person who opens it plays that seat.",
  ["verb.test.summary"] = "Run the rule tests that stand beside the rules.",
  ["verb.test.about"] =
    "PATH is a module's folder or a file; without one, all shipped modules " ..
    "are tested. Exit status 1: a test failed.",

  ["verb.check.summary"] = "Find mistakes in rules and tiles without playing.",
  ["verb.check.about"] =
    "PATH is a module's folder, a file of house rules or a tile set; " ..
    "without one, everything shipped is checked. Exit status 1: mistakes " ..
    "were found.",
  ["verb.new.summary"] = "Make a skeleton to begin with.",
  ["verb.new.about"] =
    "module: a folder with rules, tests and texts. tiles: a tile set in " ..
    "tiles/. rule: one file of house rules. All pass check and test.",
  ["verb.doc.summary"] = "Print the reference, or its entry for a word.",
  ["verb.doc.about"] =
    "The reference is generated from the sources by --write.",

  ["help.usage"] = "usage: tessera %s %s",
  ["help.options"] = "Options:",
  ["help.verbs"] = "Verbs:",
  ["help.more"] = "`tessera VERB --help` says more about each.",
  ["help.try"] = "try `tessera --help`, or `tessera VERB --help`",
  ["help.program"] =
    "usage: tessera VERB [OPTION]... [ARGUMENT]...\n" ..
    "       tessera --help | --version\n\n" ..
    "Tile-laying games of the Carcassonne family, every rule in Lua.",
  ["help.version"] = "tessera %s",
  ["help.with"] = "with %s",
  ["help.without"] = "without %s",

  ["opt.help"] = "print this help",
  ["opt.config"] = "config file, or name of a preset",
  ["opt.path"] = "look for modules and tile sets in DIR as well",
  ["opt.set"] = "override one entry of the config, as in " ..
    "options.base.edition=2",
  ["opt.players"] = "number of seats",
  ["opt.seed"] = "seed of the random numbers",
  ["opt.lang"] = "language of texts, such as de",
  ["play.opt.save"] = "write the game to a new FILE as it goes",
  ["play.opt.board"] =
    "show boards as signs, or as a picture in the best way that the " ..
    "terminal has, or in the way named",
  ["picture.no_terminal"] = "a picture needs a terminal to be shown in",
  ["picture.no_colours"] =
    "a picture in blocks needs colours, and this terminal has none",
  ["play.opt.interactive"] =
    "read answers from standard input even when it is no terminal",
  ["replay.opt.to"] = "stop after answer N",
  ["replay.opt.step"] = "show every answer and what it led to",
  ["replay.opt.verify"] = "take every answer back and give it again, and " ..
    "compare hashes",
  ["replay.opt.board"] = "with --step: the board after every answer",
  ["render.opt.output"] = "file to write: .svg, .png or .txt",
  ["render.opt.size"] = "pixels a tile (default 100)",
  ["render.opt.at"] = "the position after answer N",
  ["render.opt.bare"] = "the board only, without seats and zones",
  ["tiles.opt.output"] = "file to write: .svg or .png",
  ["tiles.opt.columns"] = "tiles in a row",
  ["modules.opt.json"] = "print everything as JSON",
  ["modules.opt.order"] =
    "print the phases, hooks, offers and slots of a config by module",
  ["rpc.opt.schema"] = "print the schema document",
  ["rpc.opt.limit"] = "longest line accepted (default 1048576)",
  ["test.opt.tap"] = "print the Test Anything Protocol",
  ["test.opt.verbose"] = "name passed tests too",
  ["test.opt.games"] =
    "random games of each set of modules (default 3), see --seed",
  ["test.opt.coverage"] =
    "mark the lines of rules that no test has reached",
  ["test.opt.mutate"] =
    "try small changes of the rules and name those no test notices",

  ["doc.opt.write"] = "make the reference and the editor stubs again",
  ["doc.opt.check"] = "list what is undocumented or out of date",
  ["new.opt.in"] = "make it in DIR instead of the current folder",
  ["play.opt.watch"] = "read changed modules again, and replay the game",

  ["doc.stale"] = "%s is out of date: run `tessera doc --write`",
  ["doc.missing"] = "there is no %s",
  ["doc.sources"] = "%s has no sources to make the reference from",
  ["doc.unknown"] = "the reference has no entry for %q%s",
  ["new.usage"] = "tessera new module|tiles|rule NAME",
  ["new.name"] = "%q is no name: use lower-case letters, digits and -",
  ["new.exists"] = "%s is there already",
  ["new.made"] = "made %s",
  ["new.next"] = "check it with: %s",
  ["check.nothing"] = "there is nothing to check in %s",
  ["check.clean"] = "%d checked, nothing found",
  ["check.found"] = "%d checked, %d {problem|problems}",

  ["error.bare"] = "%s",
  ["error.mean"] = " (did you mean %s?)",
  ["error.verb"] = "unknown verb %q%s",
  ["error.option"] = "unknown option %s%s",
  ["error.twice"] = "%s is given twice",
  ["error.no_value"] = "%s takes no value",
  ["error.needs_value"] = "%s needs a value: %s",
  ["error.integer"] = "%s: integer expected, got %q",
  ["error.least"] = "%s: at least %d, got %s",
  ["error.most"] = "%s: at most %d, got %s",
  ["error.value"] = "%s: one of %s expected, got %q%s",
  ["error.set"] = "--set: KEY=VALUE expected, got %q",
  ["error.is_save"] = "%s is a saved game, not a config",
  ["error.language"] = '%s: a code such as "de" expected, got %q',
  ["lang.none"] =
    'no texts in "%s" but those of modules; the program has %s',
  ["error.folder"] = "%s: there is no folder %q",
  ["error.only_with"] = "%s is only for %s",
  ["error.one_of"] = "%s and %s exclude each other",
  ["error.extra"] = "one argument too many: %q",
  ["error.empty"] = "an argument is empty",
  ["error.two_configs"] = "two configs: --config and %q",
  ["error.config"] = "no file and no preset is called %q%s",
  ["bots.endless"] =
    "The game does not end: %d {answer|answers} without a tile or a point, " ..
    "the last question is asked by phase '%s' of module '%s'; bots play no " ..
    "further.",
  ["bots.hopeless"] =
    "Rules were stopped again and again for taking too long; bots " ..
    "play no further.",
  ["error.bot"] = "no bot is called %q%s",
  ["error.seat"] = "no seat %q; seats are A to %s, or all",
  ["error.viewer"] =
    "this file has what %s saw of the game, and not what %s saw",
  ["error.shared"] =
    "%s: this is what a seat saw of a game; it can be shown (tessera "
    .. "replay, tessera render), but not continued",
  ["error.write"] = "cannot write %s",
  ["error.output"] = "cannot write to standard output: %s",
  ["error.interrupted"] = "interrupted",

  ["event.score"] = "%s scores %d: %s%s",
  ["event.score.complete"] = "%s scores %d: completed %s%s",
  ["event.score.final"] = "%s scores %d at the end: %s%s",
  ["event.score.less"] = "%s loses %d: %s%s",
  ["tile.words"] = "the tile “%s”",
  ["event.placed"] = "%s lays %s at %d,%d",
  ["event.start"] = "the game begins with %s at %d,%d",
  ["event.overlaid"] = "%s lays %s at %d,%d",
  ["event.overlaid.seen"] = "%s lays %s",
  ["event.discard"] = "%s fits nowhere and leaves the game",
  ["event.laid"] = "%s lays %s: %s",
  ["event.stands"] = "%s now stands: %s",
  ["event.goes"] = "%s moves on",
  ["event.leaves"] = "%s leaves",
  ["event.moved"] = "%s moves %s: %s",
  ["event.moved.off"] = "%s moves %s",
  ["event.deployed"] = "%s deploys %s: %s",
  ["event.deployed.off"] = "%s deploys %s",
  ["event.returned"] = "%s takes %s back",
  ["event.completed"] = "%s completed, %d {tile|tiles}",
  ["about"] = "%s: %s",
  ["event.note"] = "%s: %s %d",
  ["event.word"] = "%s: %s",
  ["term.count"] = "%s %d: %d",
  ["term.bonus"] = "%s: %d",
  ["term.plain"] = "%s %d",
  ["term.times"] = "%s × %s %d: %d",

  ["option.place"] = "%d,%d %s",
  ["option.segment"] = "%s (tile %s)",
  ["option.with"] = "%s with %s",
  ["option.together"] = "with %s",
  ["option.more"] = "%s: %s",
  ["option.last"] = "uses your last %s",
  ["option.spends"] = "uses 1 of your %s",
  ["option.held"] = "%s's %s (%s)",
  ["option.tiles"] = "%d {tile|tiles}",
  ["side.N"] = "north",
  ["side.E"] = "east",
  ["side.S"] = "south",
  ["side.W"] = "west",
  ["option.nobodys"] = "%s (tile %s)",
  ["option.figure"] = "%s's %s (tile %s)",
  ["option.cell"] = "%d,%d",
  ["option.edge"] = "%d,%d %s",
  ["option.corner"] = "%s, corner north-west of %s",

  ["choices.more"] = "  ... and %d {line|lines} more; type the start of a key",
  ["choices.number"] = "there is no choice %d; they go from 1 to %d",
  ["choices.no_turn"] =
    "%s is no place for a tile: type it without %s",
  ["choices.turn"] = "which way? %s",
  ["choices.ambiguous"] = "%q is the start of %d {key|keys}:\n  %s",

  ["sign.end"] = "an end of lines",
  ["board.cropped"] = "     (a part of the board; `board all` shows it all)",
  ["board.moves"] =
    "     (a part of the board; `board >` and `board -` show more)",
  ["board.points"] = "%s  %3d {point|points}",
  ["board.no_figures"] = "no figures left",
  ["board.figures"] = "%d {figure|figures}",
  ["board.more_zones"] =
    "  and %d {line|lines} more; `board all` shows them",
  ["choices.unseen"] = "out of view:",
  ["choices.page"] = "  page %d/%d, `more` goes on",
  ["choices.one_page"] = "These are all.",

  ["play.welcome"] = "Type `help` for help.",
  ["play.seed"] = "seed %d",
  ["play.turn"] = "Turn %d, %d {tile|tiles} left.",
  ["play.question"] = "%s: %s",
  ["play.question.tile"] = "%s: %s %s",
  ["opt.seat"] = "only what this seat sees (A, B, …), or all of them (all)",
  ["secret.nobody"] = "Table",
  ["secret.seen"] = "%s, %s: %s",
  ["secret.hidden"] = "%s, %s: {one|%d} hidden",
  ["play.handover"] = "%s, press Enter when nobody else is looking. ",
  ["rpc.hidden"] = "this seat may not see the options",
  ["rpc.turn"] = "seat %s cannot answer: seat %s is asked",
  ["play.prompt"] = "%s> ",
  ["play.refused"] = "that answer failed, the game is unchanged:\n%s",
  ["again.answer"] = "that was answer %d, %s; the position before it: %s",
  ["again.before"] = "the position before it: %s",
  ["again.begin"] = "again: %s",
  ["again.unsaved"] = "(`save FILE` writes the game.)",
  ["play.board"] =
    "board takes all, X,Y or one of < > ^ v + -, not %q",
  ["play.no_vetoes"] = "No rule forbids anything here.",
  ["play.nothing_pending"] = "Nothing to decide.",
  ["play.hint"] = "A bot would say: %s (%s), one of %d {option|options}",
  ["play.typed"] = "you would type: %s",
  ["why.taken"] = "%d,%d: the tile %s lies there",
  ["why.side"] = "does not match to the %s: %s against %s",
  ["why.alone"] = "%d,%d: no tile lies beside it",
  ["why.supply"] = "no %s left",
  ["why.held"] = "the %s is taken by %s",
  ["why.no_feature"] = "the tile laid last shows no %s",
  ["why.no_tile"] = "no tile is to be laid now",
  ["why.other_tile"] = "the tile to lay is %s",
  ["why.never"] = "a %s never stands on a %s",
  ["why.sides"] = "the tile laid last shows: %s",
  ["why.unknown"] = "no tile, figure or answer is called %q",
  ["why.offered"] = "that is possible: type %s",
  ["why.nothing"] = "that cannot be chosen now",
  ["why.continues"] = "a tile with a %s must carry it on",
  ["why.rule"] = "its sides match here, but a rule does not allow it",
  ["play.undo_number"] = "undo what? A number of your decisions.",
  ["play.no_undo"] = "There is nothing to take back.",
  ["play.few_undo"] =
    "Only %d {decision|decisions} of yours can be taken back.",
  ["play.undo_chance"] =
    "That takes back a draw as well; `undo!` if all agree. The same draw " ..
    "comes again.",
  ["play.undone"] = "%d {answer|answers} taken back.",
  ["play.redone"] = "%d {answer|answers} given again.",
  ["play.no_redo"] = "There is nothing to give again.",
  ["play.save_usage"] = "save FILE",
  ["play.saved"] = "Saved to %s.",
  ["play.bot"] = "%s: bot %s",
  ["play.unknown"] = "%q is no option and no command; type `help`",
  ["play.stuck"] =
    "The game is stuck: every answer fails in a script. Try `undo`, or " ..
    "`save` and `quit`.",
  ["play.watch_save"] =
    "--watch starts a new game without a file; `save FILE` writes it",
  ["play.reloaded"] = "Rules read again, %d {answer|answers} replayed.",
  ["play.reload_failed"] =
    "the changed rules do not load, the old ones stay:\n%s",
  ["play.reload_stopped"] =
    "Answer %d (%s) is no longer possible: the game stops before it.",
  ["play.continue"] = "Continue with: tessera play %s",
  ["play.opt.continue"] = "continue the game that was played last",
  ["play.no_last"] =
    "there is no unfinished game to continue",
  ["play.against"] =
    "%s is played by the bot greedy. `bot B off` gives the seat to " ..
    "a person; other seats: `tessera play --players 3 -b C=greedy`.",
  ["play.continue_last"] =
    "The game is saved. Continue with: tessera play --continue",
  ["play.save_twice"] =
    "--save: %s is a saved game, which is continued in its own file",
  ["play.save_exists"] =
    "%s is there already; `tessera play FILE` continues it",
  ["play.help"] = [[
An answer is the number of a choice, or the key of an option or the start of
one. Where a tile can lie in several directions, add the way its north points:
5^  5>  5v  5<, or 5 and then > alone. Enter alone passes where one may, and
Tab completes commands and keys and shows what they do.
  board            the part around the last tile; board all: the whole board
  board X,Y        the board around a cell; board < > ^ v the part beside it
  board + -        larger or smaller tiles; board alone: as many as fit
  board picture    show boards as pictures; board signs: as characters
  rules            how this game is played
  scores           points by seat and kind
  events [N]       what happened lately
  options          the question again
  more             the next page of a list of choices
  why [KEY]        what rules forbid at this decision
  hint[!]          what a bot would do
  undo [N]         take your last N decisions back; undo! draws too
  redo             give them again
  save FILE        write the game to another file
  bot SEAT NAME    let a bot (greedy, random) play a seat; NAME off: nobody
  quit             leave
`=WORD` is an option even where WORD is a command.]],
  ["play.help_signs"] = "`help signs` explains the board.",
  ["play.signs"] = [[
Signs of the board: Ao is a figure of seat A, a letter alone a neutral one;
[7] is a place to choose, + + + + the last tile, %s an edge that a rule has
shut; the numbers at the rim are X and Y. On small tiles ▀ and ▄ are what fills
the north or south side, and + at the rim points to the last tile.]],

  ["result.total"] = "total",
  ["result.win"] = "%s wins with %d {point|points}.",
  ["result.tie"] = "%s share the win with %d {point|points}.",
  ["result.together"] = "All win together with %d {point|points}.",
  ["result.lost"] = "All lose together, with %d {point|points}.",
  ["result.asking"] = "The game is not over.",
  ["result.stuck"] = "The game is stuck and cannot go on.",

  ["progress"] = "[%s%s] %d/%d  %s games/s  %.0f s left",

  ["replay.no_save"] = "replay what? Name a saved game.",
  ["replay.too_far"] = "--to %d: the game has %d {answer|answers}",
  ["replay.no_option"] = "answer %d: there is no option %q",
  ["replay.differs"] = "answer %d (%s): state hash differs when given again",
  ["replay.good"] = "%d {answer|answers} verified, state hash %016x",
  ["replay.answer"] = "%4d  %-8s %-30s %016x",
  ["replay.pause"] = "[Enter: next, number: jump, q: quit] ",

  ["render.no_save"] = "render what? Name a saved game.",
  ["render.too_far"] = "--at %d: the game has %d {answer|answers}",
  ["render.title"] = "Board",
  ["web.symbol"] = "there is no piece '%s' to draw",
  ["page.title"] = "%s: a game in %d {answer|answers}",
  ["page.keys"] = "← → step · PgUp PgDn turn · Home End · space plays",
  ["page.look"] = "light or dark",
  ["page.in"] = "closer (+)",
  ["page.out"] = "farther (-)",
  ["page.fit"] = "the whole board (0)",
  ["page.first"] = "to the start (Home)",
  ["page.back"] = "one answer back (←)",
  ["page.play"] = "play (space)",
  ["page.next"] = "one answer on (→)",
  ["page.end"] = "to the end (End)",
  ["page.slider"] = "position",
  ["page.seats"] = "Players",
  ["page.now"] = "Now",
  ["page.chart"] = "Scores",
  ["page.sums"] = "Points by reason",
  ["page.log"] = "What happened",
  ["page.tiles"] = "tiles",
  ["page.complete"] = "complete",
  ["page.open"] = "open sides",
  ["page.figures"] = "figures",
  ["page.owner"] = "owner",
  ["page.nobody"] = "nobody",
  ["page.nothing"] = "%s: no points",
  ["page.worth"] = "worth now",
  ["page.turn"] = "turn %d",
  ["page.left"] = "%d {tile|tiles} left",
  ["page.review"] = "what each answer cost",
  ["page.review.at"] = "answer %d: %s lost %s points",
  ["page.review.best"] = "for this answer no better one was found",
  ["page.review.better"] = "better: %s",
  ["page.review.place"] = "better: the tile in the green frame",
  ["page.review.tile"] = "tile",
  ["page.review.none"] = "No answer lost points.",
  ["page.review.legend"] =
    "Each mark is an answer that lost points, in the colour of "
    .. "its seat: the higher, the more. The worst are named.",
  ["page.review.legend.own"] =
    "Each mark is an answer that lost points, in the colour of its "
    .. "seat: the higher, the more. Your worst are named.",
  ["replay.opt.html"] = "write a page that steps through the game",
  ["replay.opt.review"] = "with --html: mark what answers lost",
  ["replay.opt.share"] =
    "with --seat: write what the seat saw as a saved game",
  ["replay.shared"] = "%s: what %s saw, to give away.",
  ["replay.opt.output"] = "file for --html (default: the save's name, .html)",
  ["look.svg"] = "look of %s: its svg is refused: %s",
  ["picture.form"] = "%s: the name of a picture ends with %s",
  ["picture.where"] =
    "pictures are not printed in a terminal: name a file, -o FILE.svg",
  ["tiles.no_set"] = "which tiles? Name a tile set; `tessera modules` " ..
    "lists them.",
  ["tiles.head"] = "%s: %d {type|types}, %d {tile|tiles}",
  ["tiles.count"] = "× %d",

  ["modules.bad"] = "does not load: %s",
  ["modules.modules"] = "Modules:",
  ["modules.tilesets"] = "Tile sets:",
  ["modules.presets"] = "Presets:",
  ["modules.needs"] = " (needs %s)",
  ["modules.tileset"] = "%s, %d {tile|tiles}",
  ["modules.more"] = "`tessera modules NAME` says more about one.",
  ["modules.module"] = "Module %s",
  ["modules.set"] = "Tile set %s",
  ["modules.preset"] = "Preset %s",
  ["modules.field.about"] = "adds",
  ["modules.field.is"] = "is",
  ["modules.field.title"] = "title",
  ["modules.field.version"] = "version",
  ["modules.field.needs"] = "needs",
  ["modules.field.conflicts"] = "excludes",
  ["modules.field.players"] = "players",
  ["modules.field.note"] = "note",
  ["modules.field.modules"] = "modules",
  ["modules.field.settings"] = "options",
  ["modules.field.features"] = "features",
  ["modules.field.pieces"] = "pieces",
  ["modules.field.phases"] = "phases",
  ["modules.field.slots"] = "slots",
  ["modules.field.sums"] = "sums",
  ["modules.field.exports"] = "exports",
  ["modules.field.file"] = "file",
  ["modules.field.tiles"] = "tiles",
  ["modules.field.types"] = "types",
  ["modules.field.marks"] = "marks",
  ["modules.values"] = "      one of: %s",
  ["modules.order.waits"] = "waits",
  ["modules.order.landmark"] = "landmark",
  ["modules.order.must"] = "must be taken",
  ["modules.order.setup"] = "Set-up",
  ["modules.order.turn"] = "A turn",
  ["modules.order.final"] = "The end",
  ["modules.order.offers"] = "Offers",
  ["modules.order.hooks"] = "Hooks, in the order they run",
  ["modules.order.slots"] = "Slots",
  ["modules.unknown"] = "nothing is called %q%s",

  ["test.passed"] = "ok      %s:%d %s",
  ["test.failed"] = "FAILED  %s:%d %s",
  ["test.count"] = "%d passed, %d failed",
  ["test.coverage"] = "%s: tests reach %d of %d {line|lines}",
  ["test.mutant"] = "%s:%d: no test notices %s in place of %s",
  ["test.mutants"] = "tests notice %d of %d {change|changes}",
  ["test.broken"] = "cannot run the tests",
  ["test.no_path"] = "no such file or folder: %s",

  ["serve.opt.listen"] = "where to listen (default 127.0.0.1:8080)",
  ["serve.opt.store"] = "SQLite file or postgres://... for the tables",
  ["serve.opt.base_url"] = "the address people use, behind a proxy",
  ["serve.opt.public_url"] = "what links say others shall open",
  ["serve.opt.trust"] = "trust X-Forwarded-For of this proxy",
  ["serve.opt.cert"] = "certificate for TLS",
  ["serve.opt.key"] = "its private key",
  ["serve.opt.uploads"] =
    "may people bring rules (default: yes on loopback only)",
  ["serve.opt.push"] =
    "push services to ask (default: the browsers'; no: none)",
  ["serve.opt.limit"] = "change a limit, such as chat=200",
  ["serve.opt.expire"] = "forget tables idle for DAYS (default 60, 0: never)",
  ["serve.opt.workers"] = "processes in which bots think",
  ["serve.opt.worker"] = "be one of these processes (the program starts them)",
  ["serve.opt.metrics"] = "who may see /metrics (default: here, this machine)",
  ["serve.opt.pause"] = "how long a bot waits (default 600)",
  ["serve.opt.log"] = "log messages of this level and above",
  ["serve.opt.open"] = "open the page",
  ["serve.opt.backup"] = "copy the SQLite file while it is in use",
  ["serve.opt.list"] = "list the tables",
  ["serve.opt.export"] = "print a table as a saved game",
  ["serve.opt.output"] = "write it to FILE",
  ["serve.open"] = "Tables are at %s",
  ["serve.open.too"] = "and at %s",
  ["serve.uploads_off"] =
    "House rules from the page are off here; --uploads yes turns them "
    .. "on.",
  ["serve.address"] =
    "--listen: address and port expected, such as 127.0.0.1:8080, not " ..
    "%q",
  ["serve.base_url"] = "%s: http(s)://NAME expected, not %q",
  ["serve.cert_key"] = "--cert and --key go together",
  ["serve.push"] =
    "--push: a host name, *.NAME, NAME:PORT or no expected, not %q",
  ["serve.limit"] = "--limit: NAME=N expected, not %q",
  ["serve.no_limit"] = "--limit: there is no limit %q%s",
  ["serve.no_home"] = "your home folder is not known: use --store",
  ["serve.listen"] = "cannot listen on %s: %s",
  ["serve.without"] =
    "this program was built without %s; install its development package " ..
    "and build again",
  ["serve.newer"] =
    "the store is of a newer program (schema %d, this one knows %d)",
  ["serve.exists"] = "%s is there already",
  ["serve.pg_dump"] = "PostgreSQL has pg_dump for that",
  ["serve.no_table"] = "there is no table %s",
  ["serve.gone"] = "this table is gone",
  ["serve.goodbye"] = "the server stops; it will be back",
  ["serve.bug"] = "something went wrong here; nothing was done",
  ["serve.link"] = "this link leads to no table",
  ["serve.not_asked"] = "it is not your turn",
  ["serve.still_here"] = "wait a little longer for who sits there",
  ["serve.away"] = "the time for who is away is at most a week, in seconds",
  ["serve.other_seat"] = "that seat is not yours",
  ["serve.watching"] = "watchers cannot do that",
  ["serve.makers"] = "only the maker of the table can do that",
  ["serve.not_free"] = "this seat is not free",
  ["serve.not_over"] = "the game is not over",
  ["serve.no_rematch"] = "there is no rematch yet",
  ["serve.own_rules"] = "this table has no rules that came with it",
  ["serve.damaged"] =
    "this table cannot be opened: its store is damaged at row %d",
  ["serve.secrets"] =
    "this seat has seen secrets: only its player may give it up",
  ["serve.full"] =
    "this table is full: the game can be finished, and no more",
  ["serve.moved"] = "somebody was faster; look again",
  ["serve.store_lost"] =
    "the answer could not be kept, so it was not given; try again",
  ["serve.died"] =
    "the rules took too long or too much and were stopped; nothing was " ..
    "done",
  ["serve.slow"] = "not so fast; try again in a moment",
  ["serve.rulesets"] =
    "too many different games are being played here; try again later",
  ["serve.strangers"] =
    "too many games with rules of their own are being played here; try " ..
    "again later",
  ["serve.nothing_asked"] = "nobody has asked for an undo",
  ["serve.agreed"] = "you have agreed already",
  ["serve.empty"] = "nothing was said",
  ["serve.long"] = "too long (at most %d)",
  ["serve.long_name"] = "a name is too long or empty (at most %d)",
  ["serve.colour"] = "a colour is a number from 0 to 7",
  ["serve.colour_taken"] = "two seats have this colour",
  ["serve.seats"] = "a table has 1 to 8 seats",
  ["serve.clock"] = "a clock is { start, add } in whole seconds",
  ["serve.no_cage"] = "strangers' rules cannot be run safely here: %s",
  ["serve.no_files"] = "rules of your own are not taken here",
  ["serve.push_key"] = "the key pair for push services in the store is damaged",
  ["serve.no_push"] = "this server tells nobody whose page is closed",
  ["serve.no_push_service"] =
    "this is no address of a push service that is asked here",
  ["serve.no_set"] = "there is no tile set %s",
  ["serve.files_config"] =
    "files go with config_text, which names them under rules",
  ["serve.file_name"] = "%q: a file is called NAME.lua or tiles/NAME.lua",
  ["serve.file_size"] = "%s is too large (at most %d)",
  ["serve.files"] = "too many files (at most %d)",
  ["serve.name"] = "%s: %q is no name of a module or tile set",
  ["serve.key"] = "a config for a table has no %q",
  ["serve.type"] = "%s: a %s was expected",
  ["serve.rules"] = "rules: the file %q did not come with the table",
  ["serve.set"] = "set: %q cannot be changed here",
  ["serve.preset"] = "%q is no name of a preset",
  ["serve.literal"] = "%s:%d: %s",
  ["serve.expected"] = "%s was expected",
  ["serve.data_only"] =
    "a config is plain data here: texts, numbers, true, false and " ..
    "tables",
  ["serve.deep"] = "tables within tables go too deep",
  ["serve.shared"] =
    "this is what a seat saw of a game; "
    .. "it cannot be continued",
  ["serve.no_save"] = "this is no saved game",
  ["rpc.parse"] = "parse error: %s",
  ["rpc.long"] = "the line is too long",
  ["rpc.request"] = "invalid request",
  ["rpc.empty"] = "empty batch",
  ["rpc.bytes"] =
    "the answers to this batch have more than %d {byte|bytes}; send " ..
    "fewer at a time",
  ["rpc.batch"] = "more than %d {message|messages} in a batch",
  ["rpc.method"] = "no method %q%s",
  ["rpc.by_name"] = "params must be an object",
  ["rpc.type"] = "param %s: %s expected",
  ["rpc.minimum"] = "param %s: at least %d",
  ["rpc.enum"] = "param %s: one of %s expected",
  ["rpc.not_of"] = "param %s does not go with form %q",
  ["rpc.not_beside"] = "param %s does not go with param %s",
  ["rpc.missing"] = "param %s is missing",
  ["rpc.param"] = "unknown param %q%s",
  ["rpc.set"] = "set.%s: text, number or boolean expected",
  ["rpc.room"] = "columns and rows go together",
  ["rpc.config"] = "%s: a config is a preset, or a file called *.lua",
  ["rpc.two_configs"] = "config and config_text are two configs",
  ["rpc.key_or_index"] = "one of key and index is wanted",
  ["rpc.option"] = "no such option: %s",
  ["rpc.none"] = "no decision is pending",
  ["rpc.no_chance"] = "the pending decision is not CHANCE's",
  ["rpc.undo"] = "only %d {answer was|answers were} given",
  ["rpc.consent"] = "that takes back a draw; it needs \"consent\": true",
  ["rpc.game"] = "no game %d",
  ["rpc.twice"] = "game %s stands in the list twice",
  ["rpc.actions"] = "%d {action|actions} expected, one for each game, not %d",
  ["rpc.action"] = "game %s: action %s cannot be taken now",
  ["rpc.games"] = "%d {game is|games are} open; close some",
  ["opt.bot"] =
    "let a bot play a seat (A, B, ... or all): random, easy, greedy, " ..
    "normal, hard, FILE.lua, or \"cmd COMMAND\"",
  ["play.bot_usage"] = "bot SEAT NAME, as in: bot B normal; or: bot B off",
  ["bot.verdict"] = "The bot %q has lost its seat in turn %d: %s",
  ["bot.late"] = "it took longer than %g seconds",
  ["bot.index"] = "%q is no option; they are numbered from 0 to %d",
  ["bot.key"] = "no option has the key %q",
  ["bot.no_new"] =
    "%s must return { new = function(rng, seat) }, which returns a " ..
    "function",
  ["bot.rubbish"] = "it printed what is no JSON object: %q",
  ["bot.other_id"] = "it answered question %s, not %d",
  ["bot.ended"] = "the program has ended",
  ["bot.long"] = "it printed a line that does not end",
  ["hint.best"] = "best",
  ["hint.even"] = "as good",
  ["hint.rough"] = "about %+.1f points",
  ["hint.less"] = "%+.1f points",
  ["reason.bare"] = "the last figure leaves home",
  ["reason.home"] =
    "a figure kept for later: %d {figure|figures} at home (%s: %d)",
  ["reason.later"] =
    "%s: %d {point|points} more of a lead now, but less in the end: %d "
      .. "{tile|tiles} to come",
  ["reason.ahead"] =
    "better than %s in games tried out from here",
  ["reason.even"] = "hardly better than the other answers found",
  ["reason.held"] = "%s, %s: worth %d {point|points} now (%s: %d)",
  ["reason.chance"] = "%s, %s: %d %% likely to be completed (%s: %d %%)",
  ["reason.never"] = "%s, %s: can no longer be completed (%s: %d %% likely)",
  ["reason.both"] = "%s (%s, too)",
  ["reason.but"] = "but %s",
  ["reason.less"] = "%s, %s: worth only %d {point|points} now (%s: %d)",
  ["reason.only"] = "%s, %s: only %d %% likely to be completed (%s: %d %%)",
  ["reason.feature"] = "%s of %d {tile|tiles}",
  ["reason.then"] = "then possible: %s",
  ["reason.next"] = "the next best",
  ["reason.instead"] = "%s: %s",
  ["reason.nth"] = "answer %d",
  ["reason.gained"] = "%s, %s: worth %d {point|points} now",
  ["reason.given"] = "the answer given",
  ["reason.new"] = "%s, with a new figure",
  ["reason.other"] = "%s, %s",
}
