--- The program: picks the verb, runs it, and turns every failure into one
--- message on stderr and an exit status. Arguments: those of the command
--- line; returns the exit status.
-- A verb is one file host/verbs/NAME.lua that returns { summary = text key,
-- usage = text, options = see host/common/cli.lua, run = function(args) }; what
-- run returns is the exit status, nil for 0. `ranks = true`: it runs on many
-- machines as well, see host/lab/mpi.lua.

local tes = require "tes"
local text = require "host.common.text"
local cli = require "host.common.cli"
local fail = require "host.common.fail"
local out = require "host.common.out"
local mpi = require "host.lab.mpi"

local T = text.get

local names = { "play", "simulate", "arena", "compare", "learn", "tune",
  "diagnose", "prove", "replay", "review", "import", "render", "tiles",
  "modules", "rpc", "serve", "test", "check", "new", "doc" }

local verbs = setmetatable({}, {
  __index = function(self, name)
    local verb = require("host.verbs." .. name)
    self[name] = verb
    return verb
  end,
})

local function is_verb(name)
  for _, known in ipairs(names) do
    if known == name then return true end
  end
end

-- The version, and what was found when the program was built.
local function version()
  local with, without = {}, {}
  for _, entry in ipairs(tes.built) do
    local name, found = table.unpack(entry)
    local number = found:match "^[%d.]*"
    if number == "" and found ~= "" then
      without[#without + 1] = name
    else
      with[#with + 1] = number == "" and name or name .. " " .. number
    end
  end
  out.say(T("help.version", tes.version))
  out.say(T("help.with", table.concat(with, ", ")))
  if without[1] then
    out.say(T("help.without", table.concat(without, ", ")))
  end
end

-- What a shell reads to complete command lines.
local function complete(shell)
  local completion = require "host.kit.completion"
  if not completion[shell] or shell == "shells" then
    fail.usage("error.value", "--completion",
      table.concat(completion.shells, ", "), shell or "",
      cli.hint(shell or "", completion.shells))
  end
  out.data(completion[shell](names, verbs))
end

local function first_flag(word, topic)
  if word == "help" and topic and not topic:find "^%-" then
    fail.usage("error.verb", topic, cli.hint(topic, names))
  elseif word == "--help" or word == "-h" or word == "help" then
    out.write(cli.program_help(names, verbs))
  elseif word == "--version" or word == "-V" then
    version()
  elseif word == "--completion" then
    complete(topic)
  else
    fail.usage("error.verb", word, cli.hint(word, names))
  end
  return 0
end

-- The language that --lang names; it is read first so that help uses it. A
-- wrong one is reported later, when all words are read.
local function wanted(words)
  for i, word in ipairs(words) do
    if word == "--" then break end
    local value = word:match "^%-%-lang=(.*)$"
      or word == "--lang" and words[i + 1]
    if value then return value end
  end
  return text.wanted()
end

local function main(word, ...)
  text.select(wanted { word, ... })
  -- `--lang CODE` may stand before the verb
  if word == "--lang" and select("#", ...) > 1 then
    local code, verb = ...
    return main(verb, "--lang", code, select(3, ...))
  elseif word and word:find "^%-%-lang=" and (...) then
    local verb = ...
    return main(verb, word, select(2, ...))
  end
  if not word then
    out.write(cli.program_help(names, verbs))
    return 2
  end
  if word == "help" and is_verb((...)) then
    out.write(cli.verb_help(..., verbs[...]))
    return 0
  end
  if not is_verb(word) then return first_flag(word, (...)) end
  local verb = verbs[word]
  if verb.ranks then mpi.begin() end
  local words = { ... }
  for _, given in ipairs(words) do
    if given == "--" then break end
    if given == "--help" or given == "-h" then
      out.write(cli.verb_help(word, verb))
      return 0
    end
  end
  local args = cli.parse(verb.options, words)
  if args.lang then
    text.select(args.lang)
    if not text.known(args.lang:match "^%l+") then
      local known = table.concat(text.languages, ", ")
      out.complain(T("lang.none", args.lang, known))
    end
  end
  return verb.run(args) or 0
end

-- If output could not be written, the program fails.
local function run(...)
  local status = main(...)
  local arrived, problem = tes.term.arrived()
  if not arrived then fail.raise("io", T("error.output", problem)) end
  return status
end

local debugging = os.getenv "TESSERA_DEBUG"

local function handler(caught)
  if not debugging then return caught end
  local code, message = fail.describe(caught)
  return { status = type(caught) == "table" and caught.status or
    code == 130 and "interrupted" or "failed",
    text = debug.traceback(message, 2) }
end

local done, status = xpcall(run, handler, ...)
if done then return mpi.leave(status) end
if mpi.serving() then return mpi.leave(fail.describe(status), status) end

local code, message = fail.describe(status)
out.flush()
out.complain(message)
if type(status) == "table" and status.status == "usage" then
  tes.out.complain(T "help.try", "\n")
end
return mpi.leave(code)
