-- Complete games that JCloisterZone played (tests/conformance), written as it
-- would save them, and read back: the points must be those it counted.

local check, folder = ...

local tes = require "tes"
local fail = require "host.common.fail"
local follow = require "host.import.follow"
local foreign_names = require "host.import.foreign_names"
local record = require "host.import.record"
local session = require "host.games.session"
local setup = require "host.import.setup"
local convert = dofile(tes.root .. "/tests/import/convert.lua")

local known = foreign_names.read()

local function play(text)
  local read = record.parse(text)
  local config, missing = setup.config(known, read)
  local rules = fail.check(tes.ruleset.load { config_text = config })
  local playing = session.new(rules, 1)
  local followed = follow.new(known, read, playing)
  return playing, followed:run(), followed.next > #read.messages, missing
end

local function scores(game)
  local list = {}
  for seat = 0, game:players() - 1 do list[seat + 1] = game:score(seat) end
  return table.concat(list, " ")
end

-- The bag is the one thing of these games that a file does not tell.
local unsaid = { ["hills-and-sheep"] = true }

local function is_unsaid(game)
  for _, name in ipairs(game.setup.modules) do
    if unsaid[name] then return true end
  end
end

local function one(line)
  local game = fail.check(tes.json.decode(line))
  local text = tes.json.encode(convert.document(known, game))
  local playing, why, all, missing = play(text)
  local cut = game.setup.pack ~= nil -- with fewer tiles than there are
  local expected = cut and game.turns[#game.turns].scores or game.final.scores
  if is_unsaid(game) then
    check(game.id .. " up to what its file does not say",
      why and why:find "chance" and playing.save:count() > 0)
    return
  end
  local fine = not why and all and #missing == 0 and
    scores(playing.game) == table.concat(expected, " ") and
    (cut or playing.game:status() == "over")
  check(game.id, fine)
  if not fine then
    print(("# %s %s: %s, not %s %s"):format(why, playing.game:status(),
      scores(playing.game), table.concat(expected, " "),
      table.concat(missing, "; ")))
  end
end

for path in io.popen("ls " .. folder .. "/*.jsonl"):lines() do
  for line in io.lines(path) do one(line) end
end
