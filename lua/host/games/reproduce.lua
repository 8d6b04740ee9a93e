--- Commands that reproduce a point of a game, for messages about rules that
--- failed there.

local T = require "host.common.text".get

local reproduce = {}

-- File that commands save a game to.
local FILE = "game.save"

-- A word as a shell takes it.
local function quoted(word)
  word = tostring(word)
  if word:find "^[%w%+%-%./:=@_,%%]+$" then return word end
  return "'" .. word:gsub("'", "'\\''") .. "'"
end

local function join(words)
  for i, word in ipairs(words) do words[i] = quoted(word) end
  return "tessera " .. table.concat(words, " ")
end

-- Adds flags as they were given.
local function add_flags(words, args, names)
  for _, name in ipairs(names) do
    local given = args[name]
    if type(given) ~= "table" then given = { given } end
    for _, value in ipairs(given) do
      words[#words + 1] = "--" .. name
      words[#words + 1] = value
    end
  end
  return words
end

--- The random game of a seed with the modules tested in a file.
---@param args table parsed flags
---@param file string
---@param seed integer
---@return string
function reproduce.test(args, file, seed)
  return join(add_flags({ "test", file, "--games", 1, "--seed", seed }, args,
    { "path" }))
end

--- The position of a saved game after some answers.
---@param args table parsed flags
---@param path string
---@param answers integer
---@return string
function reproduce.replay(args, path, answers)
  return join(add_flags({ "replay", path, "--to", answers }, args,
    { "path" }))
end

--- The same for a game between bots: the command saves it first.
---@param verb string play or simulate
---@param args table parsed flags
---@param seed integer
---@param answers integer? nil: it does not even begin
---@return string
function reproduce.play(verb, args, seed, answers)
  local words = add_flags({ verb, args[1] }, args,
    { "config", "path", "set", "players", "bot" })
  if verb == "simulate" then
    add_flags(words, { games = 1 }, { "games" })
  end
  add_flags(words, { seed = seed }, { "seed" })
  if not answers then return join(words) end
  add_flags(words, { save = FILE }, { "save" })
  return join(words) .. "; " .. reproduce.replay(args, FILE, answers)
end

--- A run of a verb of the laboratory.
---@param verb string
---@param args table parsed flags
---@param names string[] flags that shape the run, in their order
---@param values table<string, any> theirs, where they need not have been given
---@return string
function reproduce.run(verb, args, names, values)
  local words = add_flags({ verb, table.unpack(args) }, args,
    { "config", "path", "set", "players", "bot" })
  return join(add_flags(words, values, names))
end

--- What to say below the text of a problem.
---@param problem table of an answer, see bots.answer
---@param command string
---@return string
function reproduce.text(problem, command)
  if not problem.answers then return T("again.begin", command) end
  return T("again.answer", problem.answers + 1, problem.key or T "chance",
    command)
end

return reproduce
