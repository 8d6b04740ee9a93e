--- The vocabulary of module files, documented: one entry a word.
-- lua/doc/generate.lua makes the reference and the editor stubs of it; a test
-- compares it with the words that lua/words/vocabulary.lua registers.
--
-- An entry is { word, text =, named = what the first string of its table is,
-- fields = { { name, type, text } }, args = "as in LuaCATS", returns = type,
-- keys = { { name, args, text } } for words with a dot, example = name of a
-- file in tests/docs/examples/ }.
-- Types are those of LuaCATS; handles have the names of the bound types.

local api = {}

local ATTRIBUTE = "string|[string, mark: string, value: string]"
local NAMES = "string|string[]"
local CONDITION = "{ completed: boolean|string|nil, tile: string|"
  .. "string[]?, state: string?, piece: string?, away: string?, "
  .. "claims: string?, mine: string?, pile: string|string[]|false|nil, "
  .. "home: string?, out: string?, together: string[]?, here: string?, "
  .. "enclosed: string?, part: string?, hole: true?, "
  .. "board: string|string[]? }"
local WHEN = '"always"|"completed"|' .. CONDITION .. "|(" .. CONDITION .. ")[]"

local SCORE = "fn: fun(feature: Feature, player: Player?, g: Game, reason: "
  .. "string"

api.words = {
  { "module", named = "name of the folder, or of the house rule",
    text = "The first call of every module: who it is and what it goes with.",
    fields = {
      { "title", "string", "what people read in menus" },
      { "version", "string", "any text" },
      { "api", "integer", "version of this vocabulary; 1" },
      { "needs", NAMES, "modules that are loaded with it, and before it" },
      { "borrows", NAMES, "modules whose rules it needs, but not their tiles: "
        .. "these are in the game only if something else asks for them" },
      { "after", NAMES, "modules it comes after when both are there" },
      { "before", NAMES, "modules it comes before when both are there" },
      { "conflicts", NAMES, "modules it cannot be combined with" },
      { "tiles", NAMES, "tile sets that are in the game with it" },
      { "players", "integer[]", "{ fewest, most } players it is for" },
      { "together", "boolean", "true: all players win or lose together, see "
        .. "g:finish; false: with this module there are winners among them. A "
        .. "game cannot have modules of both kinds" },
      { "note", "string", "anything else worth saying" },
    },
    example = "small-cities" },
  { "option", named = "name", returns = "any",
    text = "A setting of the module; returns its value.",
    fields = {
      { "default", "boolean|integer|string", "its value unless set" },
      { "values", "any[]", "all values it can have" },
      { "min", "integer", "the least number" },
      { "max", "integer", "the greatest number" },
      { "requires", NAMES, "other options, of this module or as "
        .. "MODULE.OPTION, without which it cannot be set" },
      { "help", "string", "a sentence for menus" },
    },
    example = "long-roads" },
  { "feature", named = "kind",
    text = "A kind of segment, as tiles show it and features are made of. A "
      .. "second feature{} of the same kind adds attributes, touches and open; "
      .. "several modules may declare an attribute alike.",
    fields = {
      { "form", '"solid"|"line"|"ground"|"area"|"bare"',
        "solid fills a side, line enters at its middle, ground fills halves "
        .. "of sides, area meets no side; solid by default" },
      { "closes", '"never"|"sides"|"around"',
        "what completes it: nothing, a neighbour at every side, or tiles on "
        .. "all cells around" },
      { "joins", NAMES, "kinds it becomes one feature with; its own. What the "
        .. "kind of the later tile says holds, so two kinds name each other" },
      { "touches", NAMES, "terrains its sides may lie against besides" },
      { "ground", "string", "of a line: the ground beside it" },
      { "meets", "string", "of a line: the end (end=crossroads) at which lines "
        .. "lead to each other; at any, without it" },
      { "continues", "boolean", "a tile that shows it must be laid against "
        .. "it" },
      { "open", NAMES, "marks, of a line: a segment with one of them is held "
        .. "open at a place of its own, beside its sides, until g:join closes "
        .. "it there; a game without a module that does so does not load. One "
        .. "that runs through such a place is cut: it ends there from each of "
        .. "its sides, with the first mark as end and as mark" },
      { "parts", "string", "an attribute of lines: segments that have it part "
        .. "the feature for who looks for a free place. Such a segment is "
        .. "free if no player's figure stands on it, another one if none "
        .. "stands on what is reached from it without passing such" },
      { "of", NAMES, "kinds: it is a feature of features, made of features of "
        .. "these kinds where they touch: at the end of a line, along ground, "
        .. "across an edge. Tiles do not show it; feature:whole(name) gives "
        .. "its parts. No other field but title goes with it" },
      { "attributes", "table<string, " .. ATTRIBUTE .. ">",
        "numbers a feature carries, each with its merge rule: sum, any, all, "
        .. "max, set or one. They are counted from the marks of tiles." },
      { "title", "string", "what people read in English; other languages "
        .. "have text{}" },
    } },
  { "terrain", named = "name",
    text = "A kind of side, where it is not that of a feature.",
    fields = {
      { "form", "string", "as of feature{}" },
      { "segment", "string", "kind of the segment at such a side" },
      { "marks", "table<string, any>", "marks it gives to that segment" },
      { "touches", NAMES, "terrains it may lie against, besides itself" },
      { "continues", "boolean", "as of feature{}" },
    } },
  { "mark", args = "names: " .. NAMES,
    text = "Marks of whole tiles that the rules of this module read." },
  { "piece", named = "name",
    text = "A kind of figure or token.",
    fields = {
      { "count", "integer|integer[]", "how many each player has, or how many "
        .. "there are when it is neutral; 1. A list { 8, 7, 6 } says so for "
        .. "one, two, three players, its last number for more" },
      { "share", "integer", "so many in all, shared out equally" },
      { "class", NAMES, "classes, for stand() and allow.stand" },
      { "weight", "integer", "what one counts in a majority; 1, neutral 0" },
      { "claims", "boolean", "whether it keeps others off what it stands "
        .. "on; pieces with a class and a weight do, tokens do not" },
      { "neutral", "boolean", "belongs to nobody" },
      { "bars", "boolean", "nobody may be put on the tile where it stands; "
        .. "only if neutral" },
      { "stays", "boolean", "it does not go home with the others when what "
        .. "it stands on is settled" },
      { "only", NAMES, "features: of those where its classes stand, it stands "
        .. "on these only, and on no tile itself" },
      { "beside", NAMES, "classes: it stands only where its owner has a "
        .. "figure of one of them" },
      { "title", "string", "what people read in English; other languages "
        .. "have text{}" },
    } },
  { "overlay", named = "name",
    text = "Lines that may come to lie on a tile: overlay { \"bridge\", \"road "
      .. "NS\", crossing = true }. Segments are written as in tile{}; what "
      .. "they put at the sides is what shows there from then on. A tile under "
      .. "every overlay it can take, in every rotation that differs, is a "
      .. "type of its own; each overlay lies on a tile once. g:overlay lays "
      .. "one on a laid tile.",
    more = "segment",
    fields = {
      { "on", NAMES, "kinds of ground that the sides must show which it "
        .. "covers; any ground by default. It never covers another line" },
      { "crossing", "boolean", "it passes over whatever is in its way; "
        .. "otherwise it lies only where nothing is" },
      { "joins", NAMES, "kinds of segments of the tile that it is joined "
        .. "with" },
      { "together", "boolean", "a tile may be laid together with it, on the "
        .. "tile itself or on a neighbour in line whose far side lies free, "
        .. "where it would not fit without" },
      { "piece", "string", "piece of the player on turn that each one costs" },
      { "title", "string", "what people read in English; other languages "
        .. "have text{}" },
    } },
  { "pile", named = "name",
    text = "A pile of its own for the tiles of a group. Tiles are drawn pile "
      .. "by pile in the order that before and after give; \"tiles\" holds "
      .. "all others. Several modules may name the same pile.",
    fields = {
      { "before", NAMES, "piles that are drawn later" },
      { "after", NAMES, "piles that are drawn earlier" },
      { "aside", "boolean", "it is not drawn from" },
      { "owned", "boolean", "each player has one, aside and empty at first: "
        .. "g:pile(name, player)" },
      { "visible", "string", "who sees which tiles are in it, as in state{}; "
        .. "how many is no secret" },
      { "of", "string", "of a pile that not all see: the pile its tiles come "
        .. "from; \"tiles\"" },
      { "title", "string", "what people read in English; other languages "
        .. "have text{}" },
    } },
  { "stand", args = "class: string, ...: string",
    text = "Figures of a class may stand on these kinds of feature." },
  { "stack", named = "piece",
    text = "So many figures of a piece or class may stand on one tile itself; "
      .. "of several, stack { \"shed\", \"house\", limit = 1 }, together. "
      .. "Whatever puts another one there is an error: a rule asks tile:height "
      .. "before it offers that.",
    fields = {
      { "on", NAMES, "marks: only on tiles with one of them" },
      { "limit", "integer", "how many, from 1 on" },
    } },
  { "zone", named = "name",
    text = "A place beside the board where figures may be.",
    fields = {
      { "owned", "boolean", "each player has one" },
      { "at", "integer[]", "{ x, y }: it lies on the tile there; what goes "
        .. "for figures on that tile (tile:in_line, o:figures) goes for those "
        .. "in the zone, too" },
      { "visible", "string", "who sees which figures are in it, as in "
        .. "state{}; how many is no secret, and what their owner is offered "
        .. "afterwards may tell which pieces are not at home" },
      { "title", "string", "what people read in English; other languages "
        .. "have text{}" },
    } },
  { "state", args = "variables: table<string, string|table>",
    returns = "table<string, any>",
    text = "All that a module may remember. Each variable is a type, or "
      .. "{ type, per =, default = }. Types: integer, boolean, word "
      .. "(with its values), player, "
      .. "tile, type, figure, feature, segment, cell, zone, edge. per: game "
      .. "(the "
      .. "default), player, tile, figure, map. S.x reads and writes a "
      .. "variable of the game, S.x[player] one per player. visible = says "
      .. "who may know it: \"all\" (the default), \"owner\", \"nobody\" but "
      .. "the rules, or the name of another variable kept per player: those "
      .. "for whom it is true, or equal to the owner's. What a phase asks once "
      .. "it has read something hidden is hidden too, until g:reveal(). "
      .. "sample = function(o, g, of) lists, as for g:ask, what a hidden "
      .. "variable of that player, tile or figure may be, for bots that must "
      .. "guess; without it a boolean, word, player or type may be any. Keys "
      .. "of a map are whole numbers, words, or handles of one type: those of "
      .. "two types may be the same key. Of a hidden map (\"nobody\", or a "
      .. "set) it is no secret which keys have a value. show = true lets all "
      .. "players see an integer, boolean, word or player of the game or per "
      .. "player beside the points: \"3 coins\". Its name is the key of "
      .. "text{}, title = the text in English. What is 0, false or nil is not "
      .. "shown.",
    example = "first-blood" },
  { "phase", named = "name",
    text = "A step of the turn, as straight-line code. Without run it is a "
      .. "landmark that others are placed by. With when it is passed over, "
      .. "at no cost, unless the tile laid last completed something "
      .. "(\"completed\" or completed = true, or completed = \"road\"), "
      .. "shows a mark or feature or is "
      .. "of a type (tile = \"dragon\"), a variable of state{} is true or not "
      .. "0 (state = \"open\"), one holds the player on turn or a figure of "
      .. "theirs (mine = \"friend\"), the config has figures of a piece "
      .. "(piece = \"fairy\"), the player on turn has one that is not at "
      .. "home (away = \"builder\") or one that is (home = \"barn\"), "
      .. "anybody has "
      .. "one that is not (out = \"shepherd\"), figures of two pieces are on "
      .. "one feature (together = { \"mage\", \"witch\" }), one is on a "
      .. "feature of the tile laid last (here = \"shepherd\") or on one "
      .. "without open sides (enclosed = \"shepherd\"); of these three "
      .. "each may be a class or \"claimants\", too. Or a feature of the tile "
      .. "laid last has an attribute (part = \"ferry\"), a free cell has "
      .. "a tile on each side (hole = true), some tile on the board shows "
      .. "a mark or feature or is of a type (board = \"rose\"), or the "
      .. "player a figure that "
      .. "claims on a feature with an attribute (claims = \"besieged\"), a "
      .. "pile has a tile (pile = \"gold\") or none is left to be drawn (pile "
      .. "= false); all that is given must hold, and of a list of such, when = "
      .. "{ { state = \"new\" }, { here = \"barn\" } }, one of them. A "
      .. "variable that is kept per "
      .. "player is that of the player on turn.",
    fields = {
      { "stage", '"setup"|"turn"|"final"', "turn by default" },
      { "after", NAMES, "phases that come before it; one that need "
        .. "not be there ends with a question mark: \"market?\"" },
      { "before", NAMES, "phases that come after it, likewise" },
      { "when", WHEN, "what it waits for; see below" },
      { "run", "fun(g: Game)|Step", "what happens" },
      { "landmark", "boolean", "it is a place in the order and nothing else: "
        .. "no rule jumps to it, and games do not notice that it is there" },
      { "otherwise", "string", "phase to jump to when run gives false or nil" },
      { "title", "string", "what people read in English; other languages "
        .. "have text{}" },
    } },
  { "slot", args = "name: string, default: fun(g: Game, ...: any): any|Step?, "
      .. "kind: "
      .. '"value"|"all"|"sum"|nil', returns = "fun(g: Game, ...): any",
    text = "A step that other modules may change; returns the function to "
      .. "call, which takes g and up to three values more. Its kind says how: "
      .. "a value (the default) is wrapped with wrap.NAME or replaced with "
      .. "replace.NAME; all is a condition to which add.NAME adds others, true "
      .. "when all are; sum is a number to which add.NAME adds. With a name "
      .. "alone it returns the function of a slot that another module "
      .. 'declares, so that any module may call it; slot "river?" may be '
      .. "missing, and then gives nil." },
  { "sum", args = "name: string", returns = "fun(g: Game, ...): integer",
    text = "A number that every module may add to with add; returns the "
      .. "function that sums up. A slot of kind sum that begins with 0." },
  { "look",
    named = "feature, side, piece, mark, end of a line, tile, or zone",
    text = "How it is drawn: a feature or piece by its name, a mark as "
      .. "\"inn\" or \"goods=wine\", a piece that shares its name as "
      .. "\"piece.NAME\", a tile by its id, a zone as \"zone.NAME\". What a "
      .. "look leaves out is drawn by form; marks and areas without a look "
      .. "show their letters. Looks "
      .. "may stand in look.lua beside rules.lua, and in tile files.",
    fields = {
      { "colour", "string", 'for every painter, such as "#b5783a"' },
      { "glyph", "string", "one character for the terminal" },
      { "fill", "string", "for pictures, if different from colour" },
      { "edge", "string", "outline; walls of solid features" },
      { "texture", "string", "of solid and ground: plain, grass, houses, "
        .. "quarter, cobbles, stalls" },
      { "rim", "string", "where a solid ends: wall, kerb, none" },
      { "line", "string", "of lines: road, street, water, track" },
      { "link", "string", "what joins lines of distant tiles: dashed, line, "
        .. "none" },
      { "width", "number", "of lines, in hundredths of a tile, .5 to 50" },
      { "symbol", "string", "what stands for it: abbot, anvil, arch, badge, "
        .. "barn, barrel, basilica, block, cart, castle, cathedral, church, "
        .. "cloth, coin, compass, count, cow, cross, crown, disc, dragon, "
        .. "fairy, fish, flag, fountain, garden, gate, grapes, hall, hill, "
        .. "house, keep, lady, manor, mayor, minster, mountain, person, pig, "
        .. "plaza, pool, ring, sheaf, shield, spring, stall, star, swords, "
        .. "token, tower, tree, wall, watchtower, well, wings, worker; none: "
        .. "nothing" },
      { "size", "number", "of the symbol, .1 to 5; 1 is its usual size" },
      { "x", "number", "of a zone that lies on the board: its place, in "
        .. "hundredths of a tile east of the north-west corner of cell 0,0" },
      { "y", "number", "the same, to the south" },
      { "svg", "string", "a tile's own picture: a fragment of SVG 100 wide, "
        .. "north up, drawing elements only" },
    } },
  { "text", args = "texts: table<string, table<string, string|string[]>>",
    text = "Texts by language and key: text { en = { key = \"Text\" } }. Keys "
      .. "are the names of features, pieces, phases, verbs, prompts, score "
      .. "terms, notes and reasons of vetoes; module, about and \"option "
      .. "NAME\" are the module's title, its line in `tessera modules` and "
      .. "the help of an option, \"option NAME=VALUE\" what one of its "
      .. "values is called where it is chosen, \"played NAME=VALUE\" a "
      .. "sentence that says what is played with it, \"played NAME\" the "
      .. "same with %d for any number, \"about NAME\" is what a mark, a "
      .. "piece or an answer does or a kind of feature brings, \"ask NAME\" "
      .. "is a question for which the name alone is too short, or, of an "
      .. "answer, what is asked where nothing else can be done, "
      .. "\"explain NAME\" says below it what each answer does, costs and "
      .. "brings, \"points NAME\" is what points are called whose reason "
      .. "has the name of an answer, and \"deployed NAME\" what the log says "
      .. "of who places a piece, such as \"builds a barn\", \"deployed on "
      .. "NAME\" of who goes to a side where that piece stands; \"how to "
      .. "play\" tells in a few sentences who never did how a game goes, each "
      .. "line of it a paragraph. What players count has a plural: meeple = "
      .. "{ \"meeple\", \"meeples\" }. They belong in locale.lua." },
  { "test", args = "name: string", returns = "fun(body: Test)",
    text = "A rule test: test \"name\" { board =, play =, expect = }." },
  { "export", args = "values: table",
    text = "What other modules get from use." },
  { "use", args = "module: string", returns = "table",
    text = "What an earlier module exports; nil when it is not there. One "
      .. "that comes later has exported nothing yet: say after in module{}." },
  { "loaded", args = "module: string", returns = "boolean",
    text = "Is the module in this game, wherever in the order? Where a rule "
      .. "only names something that may be absent it need not ask: a feature, "
      .. "terrain, piece or class that a module declares which is not in the "
      .. "game is idle in every word, as in score.garden or "
      .. 'on.deployed("barn", fn). A name that nobody known declares is taken '
      .. 'for a slip of the pen unless it ends with a question mark: touches = '
      .. '{ "lava?" }, score["lava?"], loaded "lava?". An attribute that '
      .. "nobody has is nil." },
  { "on", text = "Something happened. Handlers run in the order of modules; "
      .. "they may change the game but not ask. With { names..., when = ... } "
      .. "ahead of the function it is called only for these and while the "
      .. "condition holds, as in phase{}: on.placed({ \"road\", when = { "
      .. "state = \"open\" } }, fn). { \"set\", … } may stand in place of the "
      .. "function. Points that a handler of on.scored gives are told to all "
      .. "handlers once these have heard of what led to them, as they come in "
      .. "the log; player.score has them already, and what the player had "
      .. "before these points comes last.",
    example = "milestones",
    keys = {
      { "placed", "fn: table|fun(g: Game, tile: Tile)",
        "a tile was laid; on.placed(names, fn) is called only for tiles "
        .. "with one of these marks or features", names = true },
      { "deployed", "fn: table|fun(g: Game, figure: Figure, from: Segment?)",
        "a figure went to a place; on.deployed(names, fn) is called only for "
        .. "these pieces or classes, \"claimants\" being all that claim",
        names = true },
      { "returned", "fn: table|fun(g: Game, figure: Figure, from: Segment?)",
        "a figure went home; names as with deployed", names = true },
      { "scored", "fn: table|fun(g: Game, player: Player, points: integer, "
        .. "feature: Feature?, reason: string, before: integer)", "points were "
        .. "given to a player who had so many before; with the names of "
        .. "features only those that such features score as such, "
        .. "\"features\" being all of them", names = true },
      { "overlaid", "fn: table|fun(g: Game, tile: Tile, name: string)",
        "an overlay was laid on a tile; together with a tile: before "
        .. "on.placed; on.overlaid(names, fn) is called only for these "
        .. "overlays" },
      { "joined", "fn: table|fun(g: Game, a: Segment, b: Segment)",
        "g:join has joined two segments; with the names of features only "
        .. "those of such", names = true },
      { "parted", "fn: table|fun(g: Game, a: Segment, b: Segment)",
        "g:part has parted two segments, which may still be one feature; "
        .. "names as with joined", names = true },
      { "drawn", "fn: table|fun(g: Game, type: Type)",
        "a tile is about to be laid, before anybody is asked where: by g:lay "
        .. "or g:choose; names as with placed", names = true },
    } },
  { "allow", text = "A veto: return false and a reason to forbid. Nothing "
      .. "may be changed meanwhile. Names and a condition may come first, as "
      .. "with on.",
    keys = {
      { "place", "fn: fun(g: Game, type: Type, cell: Cell, rotation: "
        .. "integer, player: Player?): boolean?, string?", "a tile to a cell, "
        .. "by the player who is asked (g:fits: the one on turn); "
        .. "allow.place(names, fn) for tiles with one of these marks or "
        .. "features; allow.place({ names, near = names }, fn) only for cells "
        .. "with a tile of the second on one of the eight cells around",
        names = true },
      { "stand", "fn: table|fun(g: Game, piece: Piece, place: Segment|Zone, "
        .. "shared: boolean): boolean?, string?", "a figure on a segment; "
        .. "shared says that it does not matter who else stands there "
        .. "(o:share, g:allowed); allow.stand(names, fn) for these features or "
        .. "classes, or for zones, which it is given in place of a segment and "
        .. "which must be named; allow.stand({ names, on = names }, fn) only "
        .. "for segments of tiles with one of the second. In place of a "
        .. "function { \"apart\", piece, "
        .. "reason = text } forbids features with a figure of this piece or "
        .. "class, unless shared", names = true },
    },
    example = "quiet-start" },
  { "offer", text = "\"Instead of …, you may …\": offer.PHASE adds to the "
      .. "question that g:offer \"PHASE\" asks; offer.any joins every "
      .. "question of the player on turn until the final phases.",
    named = "name", any_key = "name of a question",
    fields = {
      { "list", "fun(g: Game, o: Options)|table", "adds the options; in "
        .. "place of a function that calls one word of the menu, the word and "
        .. "its arguments: { \"put\", \"follower\", S.free }; an argument "
        .. "{ state = \"friend\" } is what that variable holds then" },
      { "apply", "fun(g: Game, verb: string, target: any, extra: any)|Step",
        "does what was chosen" },
      { "must", "boolean", "while it lists anything, one must be taken" },
      { "returns", "string", "a piece that it takes back from where it "
        .. "stands, which bots then count on; o:unfinished in a list says so "
        .. "by itself" },
      { "when", WHEN, "what it waits for, as in phase{}: it lists nothing "
        .. "while that is not true" },
    } },
  { "score", text = "What a feature is worth. score.KIND { term = points, or "
      .. "{ complete, incomplete }, or the name of another term, which pays "
      .. "as much (\"city?\": if there is one) } counts attributes and the "
      .. "terms tile, around (tiles on and around an area) and one. { points, "
      .. "touches = \"city\", with = \"wonder\" } counts the complete cities "
      .. "that it touches, with an attribute if one is named; { points, "
      .. "count = fn } counts what fn(feature, player, g, reason) returns. "
      .. "What a term pays is declared once. Functions add to stages of it; "
      .. "nothing may be changed meanwhile. The reason they are given is the "
      .. "kind of the feature, unless g:score has another.",
    any_key = "kind of feature",
    keys = {
      { "count", SCORE .. "): table<string, integer>?", "more of a term" },
      { "rate", SCORE .. "): table<string, integer>?",
        "more points for each of a term" },
      { "bonus", SCORE .. "): table<string, integer>?", "points once; "
        .. "score.KIND.bonus({ kept = true }, fn) gives them in spite of any "
        .. "veto" },
      { "factor", SCORE .. "): integer?", "times so much" },
      { "veto", SCORE .. "): boolean?", "true: worth nothing" },
      { "final", SCORE .. ", points: integer): table<string, integer>?",
        "what is added to, or taken from, the sum so far: points, to which "
        .. "modules before have added already" },
    },
    example = "half-price" },
  { "weight", text = "What a figure weighs in a majority besides the weight "
      .. "of its piece. Nothing may be changed meanwhile.",
    any_key = "piece or class",
    args = "fn: fun(figure: Figure, feature: Feature, g: Game): integer?",
    example = "high-ground" },
  { "rank", names = true, args = "fn: fun(figures: Figure[], player: "
      .. "Player, g: Game): integer?",
    text = "Who comes first among players of equal weight: those for whom it "
      .. "returns the most, by the figures they have there; modules one after "
      .. "the other, until one player is left. rank(names, fn) is called only "
      .. "for these kinds of features." },
  { "decider", names = true, args = "fn: fun(players: Player[], feature: "
      .. "Feature, g: Game): Player?",
    text = "Who has a feature when no rank could tell: one of these players, "
      .. "or nil, and they share. decider(names, fn) is for these kinds only; "
      .. "a second one of the same kind is an error." },
  { "always", args = "fn: fun(g: Game): boolean?, string?",
    text = "What must hold whenever somebody is asked, and at the end of the "
      .. "game: the function returns false, and perhaps why, where it does "
      .. "not. Tests check it after each step, and `tessera prove` in every "
      .. "position; games do not run it. It may change nothing." },
  { "replace", text = "replace.SLOT(fn) takes the innermost of a slot over: "
      .. "its default is not called any more. A second taker is an error.",
    any_key = "name of a slot", args = "fn: function" },
  { "wrap", text = "wrap.SLOT(fn) lies around a slot: fn(g, inner, ...) is "
      .. "called in its place, and inner(g, ...) is what was there before. The "
      .. "wraps of all modules lie around each other in the order of modules, "
      .. "the last one outermost. inner is called once at most, and must be "
      .. "called where fn returns nothing; a wrap that has a value of its own "
      .. "may leave it. wrap.SLOT({ when = ... }, fn) lies there only while "
      .. "the condition holds, as in phase{}, and costs nothing else. The "
      .. "steps \"set\" and \"take\" may stand in place of fn.",
    any_key = "name of a slot", args = "fn: table|fun(g: Game, "
      .. "inner: function, ...: any): any" },
  { "add", text = "add.SLOT(fn) adds what fn(g, ...) returns to a sum, or "
      .. "makes it one of the conditions of a slot of kind all. "
      .. "add.SLOT({ when = ... }, fn) adds it only while the condition holds, "
      .. "as in phase{}. A condition may be false in place of a function.",
    any_key = "name of a slot or sum", args = "fn: function|table|false" },
}

-- The words of a tile file.
api.tiles = {
  { "tileset", named = "name",
    text = "The first call of a tile file.",
    fields = {
      { "title", "string", "what people read" },
      { "marks", "string[]", "every mark its tiles may carry" },
      { "prefix", "string", "what stands before the slash in full ids" },
      { "note", "string", "anything else worth saying" },
    } },
  { "tile", named = "letter or name",
    text = "A type of tile: tile { id, copies, \"N E S W\", segments..., "
      .. "key = value }. A segment is \"kind ports marks\", such as "
      .. "\"city NW pennant\", \"road EW\", \"field EL.WR\".",
    fields = {
      { "start", "integer", "how many of the copies are start tiles" },
      { "ends", "string", "where lines with one side end" },
      { "crossing", "string[]", "pairs that pass without joining: "
        .. "\"road S/river E\"" },
      { "marks", "string[]", "marks of the whole tile" },
      { "group", "string", "a name by which rules sort tiles into piles" },
      { "at", "integer[]", "its cell in a fixed layout" },
      { "variant", "table", "{ n, addition... }: n of the copies carry the "
        .. "additions" },
    } },
}

-- The fields of test{}; see lua/tester/tests.lua.
api.test = {
  { "with", "table", "config of this test; own = { … } are options of the "
    .. "module itself" },
  { "board", "string", "the position, drawn: tile and where its north "
    .. "points, such as D^; . is an empty cell" },
  { "origin", "string", '"x,y" of the first cell drawn; "0,0"' },
  { "setup", "boolean", "set-up runs first, as far as it neither asks nor "
    .. "draws" },
  { "links", "string|string[]", '"road E S 1,0": two segments of a tile that '
    .. "a rule has joined" },
  { "figures", "string|string[]", '"A meeple city N 0,1": who stands where; '
    .. '"A meeple 0,1" on a tile, "A meeple edge N 0,1", "A meeple corner 0,1" '
    .. 'north-west of a cell, "A meeple in market" in a zone, "token 0,1" of '
    .. "nobody; ; or line ends between" },
  { "supply", "string|string[]", '"A meeple 2": what is left at home' },
  { "scores", "table<string, integer>", "{ A = 10 }" },
  { "state", "table<string, any>", "what variables of state{} hold: { open = "
    .. "true, tokens = { A = 2 }, [\"base.turns\"] = 4 }; players, cells, "
    .. "segments and figures are written as elsewhere in a test" },
  { "turn", "string", "who is on turn" },
  { "pile", "string|table", '"D U V": all that is left to draw' },
  { "draws", "string", "what is drawn, in order" },
  { "final", "boolean", "no turn is played, the final phases run" },
  { "play", "string", '"A D^ 0,1 meeple city N; B U> 1,1 pass": answers' },
  { "expect", "string|function|table",
    "sentences, or function(g, t), or a list of both" },
  { "steps", "table[]", "{ draws =, play =, expect = } one by one; draws "
    .. "beside steps serve all of them" },
  { "fails", "string", "the test must fail with this in its message, and "
    .. "must say something" },
  { "note", "string", "anything worth saying" },
}

-- The fields of a config file; see lua/source/config.lua.
api.config = {
  { "modules", "table", '{ "base", "farmers" }, or { farmers = true }' },
  { "options", "table<string, table>", "{ base = { edition = 2 } }" },
  { "tiles", "table", "tile sets without their rules: { \"river\" }; copies "
    .. "{ base = 2 }; counts { river = { wEW = 4 } }; { tower = false }" },
  { "pieces", "table<string, integer>", "{ meeple = 5 }" },
  { "players", "integer|table", "a number, or { { name = \"Ann\", bot = "
    .. "\"greedy\" } }" },
  { "seed", "integer", "of the random numbers" },
  { "rules", "string[]", "files of house rules" },
  { "title", "string", "what people read in English; other languages "
        .. "have text{}" },
  { "titles", "table<string, string>", "the title in other languages; "
    .. "{ de = \"Mittwochsregeln\" }" },
  { "about", "string", "what it is, in a sentence, in lists of presets" },
  { "abouts", "table<string, string>", "the same in other languages" },
  { "undo", "integer", "answers that can be taken back at once" },
  { "lang", "string", "language of texts" },
  { "locale", "string", "the same, if lang is not given" },
  { "path", "string[]", "more folders with modules and tile sets" },
  { "loaded", "table", "written into saved games" },
}

-- The last argument of g:score and g:worth.
api.score = {
  { "[integer]", "Player", "who scores, in place of those who hold it" },
  { "reason", "string?", "why, if it is not the feature itself; goes through "
    .. "text{}" },
  { "rates", "table<string, integer|false>?", "points for each of these "
    .. "terms, in place of those declared; false leaves a term out" },
  { "early", "boolean?", "points ahead of the score that is still to come: no "
    .. "on.scored with the names of features hears of them" },
}

-- What may stand where a function would be one word of g; lua/words/steps.lua.
api.about_steps = "What a phase runs, what a slot does by default and what an "
  .. "offer applies may be a step in place of a function: a word in braces, "
  .. "with what it needs. Unless a function wraps the step, the engine runs it "
  .. "without entering Lua, which halves the time of a turn. So a "
  .. "handler may be { \"set\", … }, and a wrap { \"set\", … } or "
  .. "{ \"take\", … }. A phase with otherwise = \"NAME\" jumps there when what "
  .. "it runs gives false or nil."
api.steps = {
  { '{ "draw" }', "g:draw(nil, to): the next tile" },
  { '{ "lay", draw }', "draws with this slot or function and lets the player "
    .. "on turn lay the tile; one that fits nowhere is discarded, and the next "
    .. "is drawn; gives what was laid, nil when nothing is left" },
  { '{ "offer", "NAME" }', "g:offer(\"NAME\")" },
  { '{ "deploy" }', "g:deploy(piece, target), as an offer applies it" },
  { '{ "score" }', "g:score(feature)" },
  { '{ "release" }', "g:release(feature)" },
  { '{ "exhausted" }', "g:left() == 0" },
  { '{ "finish", condition }', "g:finish() if the slot or function is true" },
  { '{ "set", NAME = value, … }', "S.NAME = value, of a variable that state{} "
    .. "above declares for the game, or per player: then it is that of the "
    .. "player on turn. false empties what refers to something; \"up\" and "
    .. "\"down\" are one more and one less, but never less than 0. A wrap "
    .. "goes on with what is inside" },
  { '{ "take", NAME, … }', "of a wrap: gives what such a variable refers to, "
    .. "empties it, and sets variables as \"set\" does; while it refers to "
    .. "nothing the wrap is not there" },
}

-- How the keys of options are written, by kind; see core/turn/keys.c.
api.about_keys = "A key names an option within its decision: in saved games, "
  .. "in the protocol and in tests. VERB is the text that o:tile and the "
  .. "like are given, CELL is x,y. The cell of a segment is left out on the "
  .. "tile laid last. Of a segment one side is named, of ground a half of a "
  .. "side, such as EL."
api.keys = {
  { "pass", "pass", "pass" },
  { "a tile to a cell", "TYPE and ^ > v <, CELL", "set/D> 1,0" },
  { "the same with an overlay", "… and OVERLAY SIDES, CELL of a neighbour",
    "set/D> 1,0 bridge EW 0,0" },
  { "a draw, a type", "TYPE, or VERB TYPE", "keep set/D" },
  { "a segment", "VERB KIND SIDE CELL", "meeple city N 0,1" },
  { "two segments", "VERB KIND SIDE SIDE CELL", "ferry road N E" },
  { "a corner", "VERB corner CELL, south-east of it", "stake corner 1,1" },
  { "a figure", "VERB PIECE and where it stands", "recall abbot garden 0,1" },
  { "a tile", "VERB CELL", "fairy 0,1" },
  { "a cell", "VERB CELL", "land 2,-1" },
  { "an edge", "VERB CELL SIDE", "wall 1,0 S" },
  { "a player", "VERB LETTER", "rob B" },
  { "a zone", "VERB ZONE", "enter market" },
  { "a number", "VERB NUMBER", "bid 3" },
  { "a word", "VERB WORD", "turn left" },
}

-- The argument of g:award.
api.award = {
  { "player", "Player", "who gets the points" },
  { "reason", "string", "why; goes through text{}" },
  { "items", "table[]", "{ { name, count, points for each } }" },
  { "feature", "Feature?", "what they are for" },
  { "figure", "Figure?", "who they are for, if for no feature" },
  { "counts", "(Tile|Segment)[]?", "what was counted on the board, where that "
    .. "is not the feature, the first 128: it is lit where the points are "
    .. "shown" },
}

return api
