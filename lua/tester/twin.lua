-- tester/twin.lua - what a seat sees must not depend on what is hidden from
-- it.
--
-- A sample of a seat's view differs from the game only in what the seat does
-- not see: it is a twin. Both must look the same to the seat, also after an
-- answer that the seat sees, unless a rule reveals something meanwhile.

local engine = ...

local invariants = require "tester/invariants"

local CHANCE = -1

local twin = {}
twin.__index = twin

-- All that can be read of a view, by subject: functions that give one thing
-- after the other, and nil in the end.
local function counted(count, read)
  return function(view, i)
    return i < view[count](view) and view[read](view, i) or nil
  end
end

local function once(read)
  return function(view, i) return i == 0 and read(view) or nil end
end

-- The events of the past have been compared when the twin was made.
local LAST_EVENTS = 12

local SUBJECTS = {
  { "the decision", once(function(view)
    return { view:status(), view:decision() or "", view:vetoes(),
      engine.trial.shot(view):match(invariants.KEYS) }
  end) },
  { "the decision", function(view, i)
    return view:pending() == CHANCE and view:option(i)
  end },
  { "the events", function(view, i, late)
    local from = late and math.max(0, view:events() - LAST_EVENTS) or 0
    return view:event(from + i)
  end },
  { "the board", counted("tiles", "tile") },
  { "the board", once(function(view) return view:edges() end) },
  { "the figures", counted("figures", "figure") },
  { "turn, scores and supplies", once(function(view)
    local seen = { view:turn(), view:player(), view:tiles_left(),
      view:answers(), view:events() }
    for seat = 0, view:players() - 1 do seen[#seen + 1] = view:score(seat) end
    return seen
  end) },
  { "what it sees of secrets", once(function(view)
    return view:secrets()
  end) },
  { "the hash of the view", once(function(view) return view:hash() end) },
}

local function equal(a, b)
  if type(a) ~= "table" or type(b) ~= "table" then return a == b end
  for key, value in pairs(a) do
    if not equal(value, b[key]) then return false end
  end
  for key in pairs(b) do
    if a[key] == nil then return false end
  end
  return true
end

-- The first subject in which two views differ.
local function difference(a, b, late)
  for _, subject in ipairs(SUBJECTS) do
    local name, read = subject[1], subject[2]
    local i = 0
    repeat
      local one, two = read(a, i, late), read(b, i, late)
      if not equal(one, two) then return name end
      i = i + 1
    until not one
  end
  return nil
end

local function eyes(seat)
  return seat < 0 and "those who look on"
    or "player " .. string.char(65 + seat)
end

-- Checks that both look the same to the seat.
local function alike(a, b, seat, when, late)
  local first <close> = a:view(seat) or invariants.found "no view"
  local second <close> = b:view(seat) or invariants.found "no view"
  local what = difference(first, second, late)
  if what then
    invariants.found("%s: %s can tell from %s what is hidden from them", when,
      eyes(seat), what)
  end
end

--- Makes a twin, and checks that it looks the same to the seat. nil when none
--- is found in reasonable time.
---@param game userdata
---@param seat integer -1: a watcher
---@param seed integer
function twin.open(game, seat, seed)
  local view <close> = game:view(seat) or invariants.found "no view"
  local sample, err = view:sample(seed)
  if not sample then
    if err.status == "input" then return nil end
    invariants.found("no sample for %s: %s", eyes(seat), err.text)
  end
  local made = setmetatable({ game = sample, seat = seat,
    visible = game:sees(seat) }, twin)
  alike(game, sample, seat, "a sample of a view")
  return made
end

--- The game was given an answer. If the seat sees it, the twin gets it too, and
--- must look the same again.
function twin:follow(game, key)
  -- CHANCE may draw what is not there in the other game
  local index = self.visible and self.game:find(key)
  if not index then return end
  local reveals = engine.trial.reveals(self.game)
  if not self.game:answer(index) then
    invariants.found("the answer %s fails in a sample", key)
  end
  if engine.trial.reveals(self.game) == reveals then
    alike(game, self.game, self.seat,
      ("after %s, in two games with other secrets"):format(key), true)
  end
end

twin.__close = function(self) self.game:free() end

return twin
