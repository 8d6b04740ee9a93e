-- tests/script/trial.lua - faults, and what a trial says of each: run by
-- test_trial.c, which gives the functions.

local engine, check, write, spoil = ...
local invariants = require "tester/invariants"
local trial = require "tester/trial"

-- ---- rules with a fault ---------------------------------------------------

-- The source of a ruleset with a house rule that has a variable S.x and these
-- lines.
local function source_of(name, lines)
  local path = write(name .. ".lua", ([[
module { 'mine', title = 'Mine', needs = 'base' }
local S = state { x = 'integer' }
]]) .. lines .. "\n")
  return { config_text =
    ("return { rules = { %q }, players = 2 }"):format(path) }
end

local sources = {}
for name, lines in pairs {
  fine = "on.placed(function() S.x = S.x + 1 end)",
  twice = "on.placed(function() S.x = S.x + 2 end)",
  gone = "error 'gone'",
  counts = "local n = 0\n"
    .. "on.placed(function(g) n = n + g.turn; S.x = n end)",
  interleaved = [[
local n = 0
on.placed(function(_, tile) n = tile.cell.x end)
on.deployed(function() S.x = n end)]],
  second = [[
local n = 0
phase { 'first', stage = 'setup', run = function()
  n = n + 1; S.x = n
end }]],
  phase = [[
local n = 0
phase { 'ask', before = 'tile', run = function(g)
  n = n + 1
  local first = n
  g:ask(g.player, 'ask', function(o)
    o:number('take', first); o:number('take', 0)
  end)
end }]],
  failing = [[
on.placed(function(g)
  if g.turn == 9 then error 'nine' end
end)]],
  asking = [[
phase { 'ask', before = 'tile', run = function(g)
  g:ask(g.player, 'ask', function(o)
    o:number('take', 1); o:number('take', 2)
  end)
end }]],
} do
  sources[name] = source_of(name, lines)
end

local function load(name)
  local rules, err = engine.trial.load(sources[name])
  return rules or error(err.text)
end

-- One game; `wanted` is part of what must be found, nil for nothing.
local function finds(name, of, wanted, in_order)
  local message, order = trial.play(of)
  if not wanted then
    check(name, message)
  elseif not message or not message:find(wanted, 1, true)
    or not message:find("in the game of seed 1, after ", 1, true) then
    check(name, ("'%s' is not in: %s"):format(wanted, tostring(message)))
  else
    check(name, (order or false) ~= (in_order or false) and "the order" or nil)
  end
end

finds("a fine rule", { seed = 1, rules = load "fine", fresh = load "fine",
  shuffled = load "fine", source = sources.fine, without_memory = 20 })
finds("what another game has left", { seed = 1,
  rules = load "interleaved" }, "hash")
finds("a second game", { seed = 1, rules = load "second" },
  "second game of the ruleset: hash")
finds("an answer without memory", { seed = 1, rules = load "counts",
  without_memory = 1 }, "game after failures of memory: hash")
finds("a phase that runs again", { seed = 1, rules = load "counts" },
  "game without cache: hash")
finds("a fresh ruleset", { seed = 1, rules = load "fine",
  fresh = load "twice" }, "fresh ruleset: hash")
finds("another order", { seed = 1, rules = load "fine",
  shuffled = load "twice" }, "loaded in another order: hash", true)
finds("rules that change", { seed = 1, rules = load "fine",
  source = sources.twice }, "rules loaded again between two answers: hash")
finds("rules that go", { seed = 1, rules = load "fine",
  source = sources.gone }, "gone.lua:3: ")
finds("a phase that asks otherwise", { seed = 1, rules = load "phase" }, "")
finds("a rule that fails", { seed = 1, rules = load "failing" },
  "module 'mine', on.placed, turn 9: ")

-- ---- a game with a fault --------------------------------------------------

local function open(rules, answers)
  local game = assert(rules:game(1))
  for _ = 1, answers do
    local _, count = game:pending()
    assert(game:answer(count // 2))
  end
  return game
end

-- Does a function find what is wanted, and nothing before the fault?
local function told(name, wanted, call, ...)
  local ok, raised = pcall(call, ...)
  local text = not ok and (type(raised) == "table" and raised.found or raised)
  check(name, (ok or not text:find(wanted, 1, true))
    and ("'%s' is not in: %s"):format(wanted, text or "nothing") or nil)
end

local function differs(name, one, other, wanted)
  told(name, wanted, invariants.same, engine.trial.shot(one),
    engine.trial.shot(other), "it")
end

local fine = load "fine"
local one, other = open(fine, 12), open(fine, 12)
invariants.same(engine.trial.shot(one), engine.trial.shot(other), "it")
spoil(one, "hash")
differs("a hash", one, other, "it: hash")
spoil(one, "hash")
spoil(one, "node")
differs("a digest", one, other, "it: same hash, other digest")

one, other = open(fine, 11), open(fine, 11)
assert(one:answer(0) and other:answer(0))
differs("an answer more", one, open(fine, 11), "it: ")
spoil(one, "journal")
assert(one:undo(1) and other:undo(1))
differs("an undo", one, other, "")

local game, pieces = open(fine, 12), fine:pieces()
invariants.scores(game, {})
local figures = invariants.figures(game, pieces)
invariants.board(game, 0)
spoil(game, "score")
told("a score", "player 0 has ", invariants.scores, game, {})
told("a figure more", "come or gone", invariants.same_figures, figures,
  figures .. "1")
spoil(game, "supply")
told("a supply", "supply of ", invariants.figures, game, pieces)
spoil(game, "tile")
told("a tile on another", "tile ", invariants.board, game, 0)

game = open(load "asking", 0)
invariants.options(game)
spoil(game, "options")
told("two options of one key", "take 1", invariants.options, game)
