-- tester/answers.lua - answering decisions as a test's `play` says.
--
-- play = "A D^ 0,1 meeple city N; B U> 1,1 pass": answers in the order they
-- are owed. Before the answers of a player the letter may stand, which is
-- checked. Draws need no words: the tile of the placement that follows is
-- drawn, or the next one of draws = "D U"; `draw D` draws a tile that will
-- not be laid. Every other answer must be written, also where only one may be
-- given, and `pass` too. `;` and line ends separate answers where that helps
-- reading.

local engine = ...
local board = require "tester/board_text"
local keys = require "tester/find_option"

local answers = {}

local function fail(text, ...)
  error({ fail = text:format(...) }, 0)
end

-- Words, and for each where the answer it belongs to must end.
local function tokens(text)
  local list, last = {}, {}
  for part in text:gmatch("[^;\n]+") do
    local from = #list + 1
    for word in part:gmatch("%S+") do list[#list + 1] = word end
    for i = from, #list do last[i] = #list end
  end
  return list, last
end

local function answer(state, index, key)
  local ok, failure = engine.drive.answer(index)
  if not ok then fail("the answer '%s' failed: %s", key, failure) end
  state.given[#state.given + 1] = { index = index, key = key }
end

local function vetoes()
  local list = engine.drive.vetoes()
  if #list == 0 then return "" end
  return "\nnot offered: " .. table.concat(list, "; ", 1, math.min(#list, 12))
end

-- ---- chance ---------------------------------------------------------------

-- The tile that the play goes on with, nil when that is no tile.
local function wanted_draw(state)
  local at = state.at
  if keys.seat(state.list[at]) then at = at + 1 end
  local word = state.list[at]
  if word == "draw" then
    state.at = at + 2
    return state.list[at + 1] or fail("draw what? write draw D")
  end
  return word and word:match("^(.+)[%^>v<]$")
end

local function chance(state, options)
  local wanted
  if options[1].draw then
    wanted = table.remove(state.draws, 1) or wanted_draw(state)
  end
  if wanted then
    for i, option in ipairs(options) do
      if keys.names(wanted, option.key) then
        return answer(state, i, "draw " .. option.key)
      end
    end
    board.tile_id(state.types, wanted) -- says so when there is no such tile
    fail("%s cannot be drawn; in the pile are %s", wanted,
      keys.show(options))
  end
  local found, used = keys.find(options, state.list, state.at,
    state.last[state.at])
  if #found ~= 1 then
    fail("'%s' is not what CHANCE may answer in phase '%s': %s",
      state.list[state.at], state.phase, keys.show(options))
  end
  state.at = state.at + used
  answer(state, found[1], options[found[1]].key)
end

-- ---- players --------------------------------------------------------------

local function check_letter(state, seat)
  local named = keys.seat(state.list[state.at])
  if not named then return end
  if named ~= seat then
    fail("%s is to answer in phase '%s', not %s", keys.letter(seat),
      state.phase, keys.letter(named))
  end
  state.at = state.at + 1
end

local function no_option(state, seat, options, found)
  local words = table.concat(state.list, " ", state.at,
    math.min(state.last[state.at], state.at + 5))
  local whose = ("%s in phase '%s'"):format(keys.letter(seat), state.phase)
  if #found == 0 then
    fail("'%s' is not offered to %s\noffered: %s%s", words, whose,
      keys.show(options), vetoes())
  end
  local several = {}
  for i, index in ipairs(found) do several[i] = options[index] end
  fail("'%s' may mean several answers of %s: %s", words, whose,
    keys.show(several))
end

local function player(state, seat, options)
  check_letter(state, seat)
  if not state.list[state.at] then
    fail("the play ends after the letter %s", keys.letter(seat))
  end
  local found, used = keys.find(options, state.list, state.at,
    state.last[state.at])
  if #found ~= 1 then no_option(state, seat, options, found) end
  state.at = state.at + used
  answer(state, found[1], options[found[1]].key)
end

-- ---------------------------------------------------------------------------

--- Plays a text. `draws` is the list of forced draws, from which those used
--- are taken; `given` collects the answers.
---@param text string
---@param draws string[]
---@param given { index: integer, key: string }[]
---@param types table[]
function answers.run(text, draws, given, types)
  local list, last = tokens(text)
  local state = { list = list, last = last, at = 1, draws = draws,
    given = given, types = types }
  while true do
    local seat, phase = engine.drive.decision()
    local more = state.at <= #list
    if more and (seat or 0) == 0 and list[state.at] == "pass" then
      state.at = state.at + 1
      more = state.at <= #list
    end
    state.phase = phase
    if not seat then
      if not more then return end
      fail("the game is over, but the play goes on with '%s'", list[state.at])
    end
    if not more and not (seat == 0 and draws[1]) then return end
    local options = engine.drive.options()
    if seat == 0 then
      chance(state, options)
    else
      player(state, seat, options)
    end
  end
end

return answers
