-- tester/invariants.lua - what must hold at one moment of any game.
--
-- Each check returns when it holds, and raises a finding otherwise: a table
-- { found = text }. None leaves the game changed. They see a game only as
-- tessera.h shows it (core/bind), and know no rule and no module.

local engine = ...

local invariants = {}

local LONGEST_KEY = 255
local HASHES = 33 -- hash and digest at the beginning of a snapshot

--- What is offered in a snapshot, as a pattern for string.match.
invariants.KEYS = "^%x+ %x+ (%x+)"

--- Raises a finding, as string.format writes it.
---@param format string
function invariants.found(format, ...)
  error({ found = format:format(...) }, 0)
end

local found = invariants.found

-- ---- snapshots ------------------------------------------------------------

-- The numbers of a snapshot, see `shot` in core/trial/games.c, as texts.
local NUMBERS = { "hash", "digest", "keys", "state", "offers", "answers",
  "events", "turn", "status" }

local function read(shot)
  local numbers, i = {}, 0
  for number in shot:gmatch "%S+" do
    i = i + 1
    numbers[NUMBERS[i]] = number
  end
  return numbers
end

--- What must be equal in two games: everything; all but the digest, which sees
--- numbers that a ruleset gives to strings in the order of their first use; or
--- no more than the state and what is offered, as modules in another order may
--- offer the same in another order, in phases of other numbers.
invariants.ALL, invariants.STATE, invariants.OFFERS = "all", "state", "offers"

--- Compares two snapshots that engine.trial.shot has made.
---@param a string
---@param b string
---@param what string names the game of b
---@param how string? invariants.ALL if nil
function invariants.same(a, b, what, how)
  if a == b then return end
  local one, two = read(a), read(b)
  local after = one.answers
  if how == invariants.OFFERS then
    if one.state == two.state then two.hash = one.hash end
    if one.offers == two.offers then two.keys = one.keys end
  end
  if one.hash ~= two.hash then
    found("%s: hash %s instead of %s after %s answers", what, two.hash,
      one.hash, after)
  elseif one.digest ~= two.digest and (how or "all") == invariants.ALL then
    found("%s: same hash, other digest after %s answers", what, after)
  elseif one.keys ~= two.keys then
    found("%s: other decision or options after %s answers", what, after)
  end
  for _, word in ipairs { "answers", "events", "turn", "status" } do
    if one[word] ~= two[word] then
      found("%s: %s %s/%s", what, word, one[word], two[word])
    end
  end
end

--- The game is as before, but for the mark of a failed answer.
function invariants.unharmed(game, before, what)
  local status = before:match " %d+$"
  invariants.same(before, (engine.trial.shot(game):gsub(" %d+$", status)), what)
end

-- ---- dice -----------------------------------------------------------------

local Dice = {}
Dice.__index = Dice

--- Numbers for choices, the same for the same seed: splitmix64.
---@param seed integer
function invariants.dice(seed) return setmetatable({ state = seed }, Dice) end

--- A whole number from 0 to below - 1.
function Dice:below(below)
  self.state = self.state + 0x9E3779B97F4A7C15
  local z = self.state
  z = (z ~ (z >> 30)) * 0xBF58476D1CE4E5B9
  z = (z ~ (z >> 27)) * 0x94D049BB133111EB
  return ((z ~ (z >> 31)) >> 1) % below
end

-- ---- options --------------------------------------------------------------

--- The option list: at least one; as many as counted; each is found by its
--- key, so no two have the same; weights add up.
function invariants.options(game)
  local open, weight = game:decision(), 0
  if not open then found "no decision is pending" end
  if open.count == 0 then found "a decision without options" end
  for i = 0, open.count - 1 do
    local option, key = game:option(i), game:key(i)
    if not option then
      found("option %d of %d is missing", i, open.count)
    elseif not key or #key > LONGEST_KEY then
      found("option %d has a key of length %d", i, #(key or ""))
    elseif key:find("\n", 1, true) then
      found("key %d has two lines", i)
    elseif game:find(key) ~= i then
      found("option %d, %s, is found at %s", i, key,
        tostring(game:find(key)))
    end
    weight = weight + option.weight
  end
  if weight ~= open.weight then
    found("weights add up to %d, not %d", weight, open.weight)
  elseif game:option(open.count) or game:key(open.count) then
    found("an option past the last of %d", open.count)
  elseif game:find "no such key" then
    found "`no such key` is found"
  end
end

-- ---- clones ---------------------------------------------------------------

--- A clone, closed when the variable ends that it is for.
function invariants.clone(game)
  return game:clone() or found "no clone"
end

--- A clone is equal, and answering or freeing it does not touch the game.
function invariants.clones(game, dice)
  local shot = engine.trial.shot
  local before = shot(game)
  do
    local clone <close> = invariants.clone(game)
    invariants.same(before, shot(clone), "clone")
    local _, count = clone:pending()
    local index = dice:below(count)
    local key = clone:key(index)
    local fine, err = clone:answer(index)
    if not fine then
      found("the answer %s, tried in a clone, fails: %s", key, err.text)
    end
    invariants.same(before, shot(game), "game whose clone moved")
  end
  invariants.same(before, shot(game), "game whose clone was freed")
end

--- A roll by the game's own generator equals the same answer forced.
function invariants.roll(game)
  local shot = engine.trial.shot
  local rolled <close> = invariants.clone(game)
  if not rolled:roll() then found "CHANCE cannot roll" end
  local wanted, _, count = shot(rolled):sub(1, HASHES), game:pending()
  for i = 0, count - 1 do
    local forced <close> = invariants.clone(game)
    local fine = forced:answer(i)
    if fine and shot(forced):sub(1, HASHES) == wanted then return end
  end
  found("a roll equals none of the %d answers forced", count)
end

-- ---- scores ---------------------------------------------------------------

local function check_items(i, event)
  local sum = 0
  for n, item in ipairs(event.items) do
    if not item.name or item.name == "" or not item.module
      or item.module == "" then
      found("event %d: item %d has no name", i, n - 1)
    end
    sum = sum + item.points
  end
  if sum ~= event.points then
    found("event %d, %s: %d points, items of %d", i, event.reason,
      event.points, sum)
  end
end

--- Scores are the sum of the score events, these of their items. `sums`, { }
--- at first, is how far this has been looked at, with the sum of each seat.
function invariants.scores(game, sums)
  local players, answers = game:players(), game:answers()
  for i = sums.events or 0, game:events() - 1 do
    local event = game:event(i) or found("event %d is missing", i)
    local last = sums.answer or 0
    if event.answer < last or event.answer > answers then
      found("event %d of answer %d after one of %d", i, event.answer, last)
    end
    sums.answer, sums.events = event.answer, i + 1
    if event.kind == "score" then
      local seat = event.player
      if seat < 0 or seat >= players then
        found("event %d: points for player %d", i, seat)
      end
      check_items(i, event)
      sums[seat] = (sums[seat] or 0) + event.points
    end
  end
  for seat = 0, players - 1 do
    if game:score(seat) ~= (sums[seat] or 0) then
      found("player %d has %d points, events of %d", seat, game:score(seat),
        sums[seat] or 0)
    end
  end
end

-- ---- figures and tiles ----------------------------------------------------

--- How many figures there are of each kind and owner, as a text; supplies count
--- those at home. `pieces` is what ruleset:pieces() says.
function invariants.figures(game, pieces)
  local all, home, lines = {}, {}, {}
  for i = 0, game:figures() - 1 do
    local figure = game:figure(i) or found("figure %d is missing", i)
    local key = figure.owner .. " " .. figure.piece
    all[key] = (all[key] or 0) + 1
    if figure.at == "supply" then home[key] = (home[key] or 0) + 1 end
  end
  for owner = -1, game:players() - 1 do
    for i, piece in ipairs(pieces) do
      local key = owner .. " " .. piece.name
      local supply = game:supply(owner, i - 1)
      if supply ~= (home[key] or 0) then
        found("player %d: supply of %s is %d, %d at home", owner, piece.name,
          supply, home[key] or 0)
      end
      lines[#lines + 1] = key .. " " .. (all[key] or 0)
      all[key] = nil
    end
  end
  local stranger = next(all)
  if stranger then found("a figure of no piece or owner: %s", stranger) end
  return table.concat(lines, "\n")
end

--- Two such texts are equal.
function invariants.same_figures(a, b)
  if a ~= b then found "figures have come or gone since the start" end
end

--- Tiles stand where they are listed, and nothing overlaps: those from number
--- `from` on.
function invariants.board(game, from)
  for i = from, game:tiles() - 1 do
    local tile = game:tile(i) or found("tile %d is missing", i)
    local there = game:tile_at(tile.x, tile.y)
    if there ~= i then
      found("tile %d at %d,%d, where %s is found", i, tile.x, tile.y,
        tostring(there))
    end
  end
end

return invariants
