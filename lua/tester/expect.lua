-- tester/expect.lua - the sentences of `expect`.
--
-- Each sentence has a form, in which capital words stand for something, a
-- line of help, and a function that compares: it returns nothing when the
-- sentence is true, and otherwise what is the case instead. Sentences are
-- separated by ; or line ends. What "scores" and "is discarded" say is about
-- the step (or whole test) they belong to.

local engine = ...
local board = require "tester/board_text"
local keys = require "tester/find_option"
local problems_of = require "problems/list"

local expect = {}

local function fail(text, ...)
  error({ fail = text:format(...) }, 0)
end

-- ---- scores ---------------------------------------------------------------

local function term_text(item)
  if item.count ~= 0 and item.points % item.count == 0 then
    return ("%s %d x %d"):format(item.name, item.count,
      item.points // item.count)
  end
  return ("%s %d"):format(item.name, item.points)
end

local function terms_of(event)
  local list = {}
  for i, item in ipairs(event.items) do list[i] = term_text(item) end
  table.sort(list)
  return list
end

local function event_text(event)
  return ("%s %s %d (%s)"):format(keys.letter(event.seat), event.reason,
    event.points, table.concat(terms_of(event), ", "))
end

local function score_events(t)
  local list = {}
  for _, event in ipairs(t.events) do
    if event.kind == "score" then list[#list + 1] = event end
  end
  return list
end

local function scores_text(t)
  local list = {}
  for i, event in ipairs(score_events(t)) do list[i] = event_text(event) end
  return #list == 0 and "nobody scores" or table.concat(list, "; ")
end

-- "tile 4 x 2, pennant 1 x 2" as terms_of writes it.
local function wanted_terms(text)
  local list = {}
  for term in text:gsub("%+", ","):gmatch("[^,]+") do
    local words = keys.words(term)
    if not ((#words == 4 and words[3] == "x") or #words == 2) then
      fail("'%s' is no term; write tile 4 x 2, or bonus 3", term)
    end
    list[#list + 1] = table.concat(words, " ")
  end
  table.sort(list)
  return table.concat(list, ", ")
end

local function scores_reason(t, seat, reason, points, terms)
  local wanted = terms and wanted_terms(terms)
  for _, event in ipairs(score_events(t)) do
    if event.seat == seat and event.reason == reason
      and event.points == points and not t.named[event]
      and (not wanted or wanted == table.concat(terms_of(event), ", ")) then
      t.named[event] = true
      return
    end
  end
  return scores_text(t)
end

local function scored(t, seat)
  local sum = 0
  for _, event in ipairs(score_events(t)) do
    if event.seat == seat then
      sum = sum + event.points
      t.named[event] = true
    end
  end
  return sum
end

local function scores_sum(t, seat, points)
  if scored(t, seat) ~= points then return scores_text(t) end
end

local function scores_nothing(t, seat)
  if scored(t, seat) ~= 0 then return scores_text(t) end
end

local function nobody_scores(t, but_named)
  for _, event in ipairs(score_events(t)) do
    if event.points ~= 0 and not (but_named and t.named[event]) then
      return scores_text(t)
    end
  end
end

local function points_of(t)
  local list = {}
  for player in t.g:seats() do
    list[#list + 1] = keys.letter(player.seat) .. " has " .. player.score
  end
  return table.concat(list, "; ")
end

local function player_of(t, seat)
  return board.player(t.g, keys.letter(seat))
end

local function has_points(t, seat, points)
  if player_of(t, seat).score ~= points then return points_of(t) end
end

local function holds(t, seat, count, piece)
  local held = player_of(t, seat):supply(piece)
  if held ~= count then
    return ("%s holds %d %s"):format(keys.letter(seat), held, piece)
  end
end

-- ---- the pending decision -------------------------------------------------

local function pending(t)
  local seat, phase, prompt = engine.drive.decision()
  if not seat then return "the game is over" end
  return ("%s must answer '%s' in phase '%s'; offered: %s"):format(
    keys.letter(seat), prompt, phase, keys.show(t.options))
end

local function must_answer(t, seat)
  if engine.drive.decision() ~= seat then return pending(t) end
end

local function on_turn(t, seat)
  if t.g.player.seat ~= seat then
    return keys.letter(t.g.player.seat) .. " is on turn"
  end
end

local function in_phase(t, phase)
  local _, now = engine.drive.decision()
  if now ~= phase then return pending(t) end
end

local function asks(t, prompt)
  local _, _, now = engine.drive.decision()
  if now ~= prompt then return pending(t) end
end

local function told(list)
  local items = {}
  for i, what in ipairs(list) do items[i] = what.role .. " " .. what.text end
  return #items > 0 and table.concat(items, ", ") or "nothing"
end

local function names(list, role, text)
  for _, what in ipairs(list) do
    if what.role == role and what.text == text then return true end
  end
end

local function about(t, role, text)
  if not engine.drive.decision() then return pending(t) end
  local list = engine.drive.about()
  if not names(list, role, text) then return "it is about " .. told(list) end
end

local function offers_with(t, key, role, text)
  local found = keys.all(t.options, key)
  if #found == 0 then return pending(t) end
  local list = t.options[found[1]].about
  if not names(list, role, text) then
    return ("'%s' is with %s"):format(key, told(list))
  end
end

local function offers(t, key)
  if #keys.all(t.options, key) == 0 then return pending(t) end
end

local function offers_not(t, key)
  if #keys.all(t.options, key) > 0 then return pending(t) end
end

-- A veto says "^ 0,1: reason" for a tile and "meeple city: reason" for a
-- figure.
local function because(t, key, reason)
  local failure = offers_not(t, key)
  if failure then return failure end
  local words = keys.words(key)
  local placed = #words == 2 and words[1]:match("[%^>v<]$")
    and words[1]:sub(-1) .. " " .. words[2]
  local list = engine.drive.vetoes()
  for _, veto in ipairs(list) do
    local what, why = veto:match("^(.-): (.*)$")
    if (what == placed or key:sub(1, #what) == what)
      and why:find(reason, 1, true) then
      return
    end
  end
  return #list == 0 and "it is not offered, but not for a reason given"
    or "the reasons are: " .. table.concat(list, "; ")
end

local function offers_only(t, text)
  local left, known = {}, #t.options
  for i = 1, known do left[i] = true end
  for key in (text .. ", "):gmatch("(.-), ") do
    local found = keys.all(t.options, key)
    if #found == 0 then return pending(t) end
    for _, i in ipairs(found) do left[i] = nil end
  end
  if next(left) then return pending(t) end
end

local function offers_count(t, count)
  if #t.options ~= count then
    return ("%d answers: %s"):format(#t.options, keys.show(t.options))
  end
end

-- In how many ways CHANCE may give an answer, of all there are.
local function chance_is(t, key, ways, all)
  local got, sum = 0, 0
  for _, option in ipairs(t.options) do sum = sum + option.weight end
  for _, i in ipairs(keys.all(t.options, key)) do
    got = got + t.options[i].weight
  end
  if got * all ~= ways * sum then return ("%d of %d"):format(got, sum) end
end

local function game_over(t)
  if engine.drive.decision() then return pending(t) end
end

local function goes_on()
  if not engine.drive.decision() then return "the game is over" end
end

-- ---- board and piles ------------------------------------------------------

local function lies(t, text, x, y)
  local tile = t.g:cell(x, y).tile
  local id, rotation = board.laid(t.types, text)
  if not tile then return ("%d,%d is empty"):format(x, y) end
  if tile.type.id ~= id or tile.rotation ~= rotation then
    return ("%s, turned %d times, lies there"):format(tile.type.id,
      tile.rotation)
  end
end

local function empty(t, x, y)
  local tile = t.g:cell(x, y).tile
  if tile then return tile.type.id .. " lies there" end
end

-- What figures stand on: a segment or an edge.
local function place(t, text)
  return board.edge(t.g, text) or board.segment(t.g, text)
end

-- Figures there, or at the corner that "corner 0,1" names.
local function standing(t, text)
  local x, y = keys.cell(text:match "^corner%s+(%S+)$")
  if not x then return place(t, text):figures() end
  local corner, list = board.corner(t.g, x, y), {}
  for _, figure in ipairs(corner.feature:figures()) do
    if figure.corner == corner then list[#list + 1] = figure end
  end
  return list
end

local function stands(t, seat, piece, text)
  local there = {}
  for _, figure in ipairs(standing(t, text)) do
    local owner = figure.owner and figure.owner.seat or nil
    if owner == seat and figure.piece.name == piece then return end
    there[#there + 1] = board.figure_text(figure)
  end
  return #there == 0 and "nobody stands there" or table.concat(there, "; ")
end

local function nobody_stands(t, text)
  local there = {}
  for i, figure in ipairs(standing(t, text)) do
    there[i] = board.figure_text(figure)
  end
  if #there > 0 then return table.concat(there, "; ") end
end

-- `at` as board.figure_text writes it.
local function is_out(t, seat, piece, at)
  local wanted = (seat and keys.letter(seat) .. " " or "") .. piece .. " "
    .. at
  local there = {}
  for figure in t.g:figures() do
    local text = board.figure_text(figure)
    if text == wanted then return end
    if figure.piece.name == piece then there[#there + 1] = text end
  end
  return #there == 0 and ("every %s is at home"):format(piece)
    or table.concat(there, "; ")
end

local function is_at(t, seat, piece, x, y)
  return is_out(t, seat, piece, ("%d,%d"):format(x, y))
end

local function is_in(t, seat, piece, zone)
  return is_out(t, seat, piece, "in " .. zone)
end

local CONDITIONS = {
  complete = function(feature) return feature.complete end,
  incomplete = function(feature) return not feature.complete end,
  occupied = function(feature) return feature.occupied end,
  free = function(feature) return not feature.occupied end,
  shut = function() return false end, -- of edges, see below
  open = function(feature) return feature.open > 0 end,
}

local function condition(t, text, word)
  local edge = board.edge(t.g, text)
  if edge then
    if edge.shut == (word == "shut") then return end
    return ("%s is not %s"):format(text, word)
  end
  local feature = board.segment(t.g, text).feature
  if not CONDITIONS[word](feature) then
    return ("%s is not %s"):format(text, word)
  end
end

local function has_tiles(t, text, count)
  local tiles = board.segment(t.g, text).feature.tiles
  if tiles ~= count then return ("it has %d tiles"):format(tiles) end
end

local function worth(t, text, points)
  local now = t.g:worth(board.segment(t.g, text).feature)
  if now ~= points then return ("it is worth %d"):format(now) end
end

local function touches(t, text, count, kind)
  local now = board.segment(t.g, text).feature:count(kind)
  if now ~= count then return ("it touches %d"):format(now) end
end

local function tiles_left(t, count)
  local left = board.left(t.g, t.types)
  if left ~= count then return ("%d tiles are left"):format(left) end
end

local function pile_holds(t, name, count)
  local pile = t.g:pile(name)
  if not pile then fail("there is no pile '%s'", name) end
  if pile.size ~= count then return ("it holds %d"):format(pile.size) end
end

local function discarded_text(t)
  local list = {}
  for _, event in ipairs(t.events) do
    if event.kind == "discard" then list[#list + 1] = event.type end
  end
  return #list == 0 and "nothing is discarded" or table.concat(list, ", "),
    list
end

local function discarded(t, text)
  local id = board.tile_id(t.types, text)
  local shown, list = discarded_text(t)
  for _, other in ipairs(list) do if other == id then return end end
  return shown
end

local function nothing_discarded(t)
  local shown, list = discarded_text(t)
  if #list > 0 then return shown .. " is discarded" end
end

-- What a variable holds, as a test writes it.
local function shown_value(vars, name, value)
  for _, var in ipairs(vars) do
    if var.name == name and var.type_name == "boolean" then
      return tostring(value ~= 0)
    elseif var.name == name and var.words then
      return var.words[value] or "nil"
    end
  end
  return tostring(value)
end

local function value_is(t, name, wanted, seat)
  local value = engine.drive.value(name, seat)
  if value == nil then fail("no module declares a state '%s'", name) end
  local shown = shown_value(t.vars, name, value)
  if shown ~= wanted then return ("%s is %s"):format(name, shown) end
end

-- The end of a game that all win or lose together.
local function all_end(t, wanted)
  local lost = engine.drive.value ".lost"
  if lost == nil then fail "no module says together = true" end
  local unfinished = engine.drive.decision() and pending(t)
  if unfinished or lost == wanted then return unfinished or nil end
  return lost == 1 and "all have lost" or "all have won"
end

-- ---- the table of sentences -----------------------------------------------

--- Capital words: PLAYER A to H (or CHANCE), N a whole number, CELL x,y,
--- REASON PIECE KIND NAME TILE VALUE one word, SEGMENT "city N 0,1", KEY
--- KEYS TEXT any words, TERMS "(tile 4 x 2, pennant 1 x 2)".
expect.sentences = {
  { "PLAYER scores REASON N", "one score of this step, whatever its terms",
    scores_reason },
  { "PLAYER scores REASON N TERMS", "the same with exactly these terms",
    scores_reason },
  { "PLAYER scores N", "all that the player scores in this step", scores_sum },
  { "PLAYER scores nothing", "no points in this step", scores_nothing },
  { "nobody scores", "no points for anybody in this step",
    function(t) return nobody_scores(t, false) end },
  { "nobody else scores", "every score of this step was named before",
    function(t) return nobody_scores(t, true) end },
  { "PLAYER has N points", "points so far", has_points },
  { "PLAYER holds N PIECE", "figures in the supply", holds },
  { "PLAYER must answer", "who owes the pending answer", must_answer },
  { "PLAYER is on turn", "whose turn it is", on_turn },
  { "phase NAME", "the phase that asks", in_phase },
  { "asks NAME", "the prompt of the pending question", asks },
  { "about NAME TEXT", "what the question is about: `about seller B`", about },
  { "offers KEY with NAME TEXT", "what is named with an answer",
    offers_with },
  { "offers KEY", "this answer may be given", offers },
  { "offers not KEY", "this answer may not be given", offers_not },
  { "offers not KEY because TEXT", "and the veto says why", because },
  { "offers only KEYS", "these answers, separated by commas, and no other",
    offers_only },
  { "offers N answers", "how many answers there are", offers_count },
  { "chance of KEY is N of N", "how likely an answer of CHANCE is", chance_is },
  { "game over", "final scoring is done", game_over },
  { "game goes on", "it is not", goes_on },
  { "all win", "it is over, and won by all together",
    function(t) return all_end(t, 0) end },
  { "all lose", "it is over, and lost by all together",
    function(t) return all_end(t, 1) end },
  { "TILE lies at CELL", "a laid tile with its rotation", lies },
  { "CELL is empty", "no tile lies there", empty },
  { "PLAYER PIECE stands on SEGMENT", "a figure on a segment, on an edge "
    .. "(edge N 0,1) or at a corner (corner 0,1)", stands },
  { "PIECE stands on SEGMENT", "a figure of nobody's on the board",
    function(t, piece, at) return stands(t, nil, piece, at) end },
  { "nobody stands on SEGMENT", "no figure on this very segment",
    nobody_stands },
  { "PLAYER PIECE is at CELL", "a token on a tile, not on a segment of it",
    is_at },
  { "PIECE is at CELL", "one of nobody's",
    function(t, piece, x, y) return is_at(t, nil, piece, x, y) end },
  { "PLAYER PIECE is in NAME", "a figure in a zone", is_in },
  { "PIECE is in NAME", "one of nobody's",
    function(t, piece, zone) return is_in(t, nil, piece, zone) end },
  { "SEGMENT is CONDITION", "the feature is complete, incomplete, occupied, "
    .. "free or open; an edge is shut or open", condition },
  { "SEGMENT has N tiles", "distinct tiles of the feature", has_tiles },
  { "SEGMENT is worth N", "what the feature would score now", worth },
  { "SEGMENT touches N KIND", "how many features of a kind it touches",
    touches },
  { "N tiles left", "in all piles together", tiles_left },
  { "pile NAME holds N", "tiles in one pile", pile_holds },
  { "TILE is discarded", "a tile left the game unplaced", discarded },
  { "nothing is discarded", "no tile did", nothing_discarded },
  { "state NAME is VALUE", "a variable of state{}: module.name", value_is },
  { "state NAME of PLAYER is VALUE", "one kept per player",
    function(t, name, seat, value) return value_is(t, name, value, seat) end },
}

-- ---- reading a sentence ---------------------------------------------------

-- How many words (at most) a capital word takes, and what it makes of them.
local one = { 1, function(text) return text end }
local many = { 99, function(text) return text end }
local TAKES = {
  REASON = one, PIECE = one, KIND = one, NAME = one, TILE = one,
  VALUE = one, KEY = many, KEYS = many, TEXT = many,
  PLAYER = { 1, keys.seat },
  N = { 1, function(text) return math.tointeger(tonumber(text)) end },
  CELL = { 1, keys.cell },
  TERMS = { 99, function(text) return text:match("^%((.*)%)$") end },
  CONDITION = { 1, function(text) return CONDITIONS[text] and text end },
  SEGMENT = { 3, function(text)
    return text:match("^%l%S*%s*%S* %-?%d+,%-?%d+$") and text
  end },
}
-- A reason or a piece is never a number, nor a word of its sentence.
local NOT = { REASON = "^%-?%d+$" }

-- Matches words[i…] against form[j…]; returns the values or nil.
local function match(form, words, i, j)
  if j > #form then return i > #words and {} or nil end
  local takes = TAKES[form[j]]
  if not takes then
    if words[i] ~= form[j] then
      -- "1 point", "1 tile left"
      local plural = words[i - 1] == "1" and words[i]
        and words[i] .. "s" == form[j]
      if not plural then return nil end
    end
    return match(form, words, i + 1, j + 1)
  end
  for n = 1, math.min(takes[1], #words - i + 1) do
    local text = table.concat(words, " ", i, i + n - 1)
    local value, more = takes[2](text)
    if value and not (NOT[form[j]] and text:match(NOT[form[j]])) then
      local rest = match(form, words, i + n, j + 1)
      if rest then
        if more then table.insert(rest, 1, more) end
        table.insert(rest, 1, value)
        return rest
      end
    end
  end
  return nil
end

-- Sentences with more words of their own are tried first.
local function own_words(form)
  local count = 0
  for _, word in ipairs(form) do
    if not TAKES[word] then count = count + 1 end
  end
  return count
end

local ordered = {}
for i, sentence in ipairs(expect.sentences) do
  local form = keys.words(sentence[1])
  ordered[i] = { form = form, own = own_words(form), run = sentence[3],
    at = i }
end
table.sort(ordered, function(a, b)
  if a.own ~= b.own then return a.own > b.own end
  return a.at < b.at
end)

-- Tries one sentence; returns nil, or what is the case instead.
local function check(t, text)
  local words = keys.words(text)
  for _, sentence in ipairs(ordered) do
    local values = match(sentence.form, words, 1, 1)
    if values then
      return sentence.run(t, table.unpack(values, 1, #values))
    end
  end
  return "the tester does not know this sentence" .. expect.hint(words)
end

--- The forms nearest to some words.
function expect.hint(words)
  local list, known = {}, {}
  for _, sentence in ipairs(expect.sentences) do
    for _, word in ipairs(keys.words(sentence[1])) do
      if not TAKES[word] then known[#known + 1] = word end
    end
  end
  local have = {}
  for _, word in ipairs(words) do have[word] = true end
  for _, sentence in ipairs(expect.sentences) do
    local hit = false
    for _, word in ipairs(keys.words(sentence[1])) do
      hit = hit or (not TAKES[word] and have[word])
    end
    if hit then list[#list + 1] = sentence[1] end
  end
  if #list > 0 then
    return "; sentences like it: " .. table.concat(list, "; ")
  end
  for _, word in ipairs(words) do
    local hint = problems_of.hint(word, known)
    if hint ~= "" then return hint end
  end
  return ""
end

--- Every sentence with its help, for the reference and for messages.
function expect.help()
  local lines = {}
  for i, sentence in ipairs(expect.sentences) do
    lines[i] = ("%-32s %s"):format(sentence[1], sentence[2])
  end
  return table.concat(lines, "\n")
end

-- ---------------------------------------------------------------------------

--- Checks an expectation: a text, a function(g, t), or a list of them.
--- Returns a list of { text =, actual = } of those that do not hold.
---@param given any
---@param t table g, types, options, events of the step, named
function expect.run(given, t)
  local failures = {}
  local function one_function(fn)
    local ok, raised = pcall(fn, t.g, t)
    if not ok then
      local text = type(raised) == "table" and raised.fail
        or tostring(raised)
      failures[#failures + 1] = { text = "the function holds", actual = text }
    end
  end
  local function all(item)
    if type(item) == "function" then
      one_function(item)
    elseif type(item) == "table" then
      for _, inner in ipairs(item) do all(inner) end
    elseif type(item) == "string" then
      for _, text in ipairs(board.entries(item)) do
        local ok, actual = pcall(check, t, text)
        if not ok then
          actual = type(actual) == "table" and actual.fail or actual
        end
        if actual then
          failures[#failures + 1] = { text = text, actual = actual }
        end
      end
    elseif item ~= nil then
      fail("expect takes sentences, functions, or a list of them")
    end
  end
  all(given)
  return failures
end

return expect
