--- tessera new: skeletons that pass check and test.

local tes = require "tes"
local T = require "host.text".get
local fail = require "host.fail"
local cli = require "host.cli"

local options = {
  { long = "in", arg = "DIR", help = "new.opt.in" },
  { long = "lang", arg = "CODE", help = "opt.lang" },
}

-- Files of each kind: path below the folder, contents. NAME and TITLE
-- are filled in.
local kinds = {
  rule = { { "NAME.lua", [[
-- House rule: a completed road of five tiles or more scores 2 points more.
module { "NAME", title = "TITLE", version = "1", needs = "base" }

local length = option { "length", default = 5, min = 2,
  help = "tiles of a road that is long" }

score.road.bonus(function(road)
  if road.complete and road.tiles >= length then return { long = 2 } end
end)

text { en = { long = "long road" } }

test "with the option, two tiles are long" {
  with = { own = { length = 2 } },
  board = "W^ .",
  play = "A A> 1,0 meeple road",
  expect = "A scores road 4 (tile 2 x 1, long 2)",
}
]] } },
  module = {
    { "NAME/rules.lua", [[
-- TITLE: a point for each tile laid beside a monastery.

module { "NAME", title = "TITLE", version = "1", needs = "base" }

local bonus = option { "bonus", default = 1, min = 0, max = 9,
  help = "points for each tile laid beside a monastery" }

-- All that must last is kept in state{}.
local S = state { laid = { "integer", per = "player" } }

on.placed(function(g, tile)
  for _, near in ipairs(tile.cell:around()) do
    if near:has "monastery" then
      S.laid[g.player] = S.laid[g.player] + 1
    end
  end
end)

phase { "neighbours", stage = "final", after = "final", run = function(g)
  for player in g:seats() do
    if bonus > 0 and S.laid[player] > 0 then
      g:award { player = player, reason = "neighbour",
        items = { { "neighbour", S.laid[player], bonus } } }
    end
  end
end }
]] },
    { "NAME/locale.lua", [[
text {
  en = { neighbour = "tiles beside monasteries" },
}
]] },
    { "NAME/tests.lua", [[
test "tiles beside a monastery score at the end" {
  board = "B^ .",
  pile = "E",
  play = "A E^ 1,0 pass",
  expect = "A has 1 point; game over",
}
]] },
  },
  tiles = { { "tiles/NAME.lua", [[
-- TITLE. Letters are up to you; sides are written clockwise from the north.

tileset { "NAME", title = "TITLE", marks = { "pennant" } }

tile { "A", 2, "field field road field", "monastery", "road S end=monastery" }
tile { "B", 3, "city field field city",  "city NW pennant" }
tile { "C", 3, "field road field road",  "road EW" }
]] } },
}

local function title_of(name)
  local words = name:gsub("%-", " ")
  return words:sub(1, 1):upper() .. words:sub(2)
end

local function fill(text, name)
  return (text:gsub("NAME", name):gsub("TITLE", title_of(name)))
end

local function write_file(path, text)
  local file, failure = io.open(path, "wb")
  if not file or not file:write(text) or not file:close() then
    fail.raise("failed", failure or T("error.write", path))
  end
end

local function make_folder(path)
  if tes.process.kind(path) == "folder" then return end
  if not tes.process.folder(path) then
    fail.raise("failed", T("error.write", path))
  end
end

local function run(args)
  local kind, name = args[1], args[2]
  if not kinds[kind] or not name or args[3] then
    fail.usage("error.bare", T "new.usage" ..
      (kind and not kinds[kind] and cli.hint(kind, { "module", "tiles",
        "rule" }) or ""))
  elseif not name:find "^[a-z][a-z0-9-]*$" then
    fail.usage("new.name", name)
  end
  local folder = args["in"] or "."
  local made
  for _, file in ipairs(kinds[kind]) do
    local path = folder .. "/" .. fill(file[1], name)
    if tes.process.kind(path) then fail.usage("new.exists", path) end
  end
  make_folder(folder)
  for _, file in ipairs(kinds[kind]) do
    local path = (folder .. "/" .. fill(file[1], name)):gsub("^%./", "")
    local parent = path:match "^(.*)/[^/]*$"
    if parent then make_folder(parent) end
    write_file(path, fill(file[2], name))
    print(T("new.made", path))
    made = made or (kind == "module" and parent or path)
  end
  print(T("new.next", ("tessera check %s"):format(made)
    .. (kind == "tiles" and "" or (" && tessera test %s"):format(made))))
  return 0
end

return {
  summary = "verb.new.summary",
  usage = "[OPTION]... module|tiles|rule NAME",
  options = options,
  run = run,
}
