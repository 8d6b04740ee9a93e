-- checker/leaks.lua - state kept outside state{}: every upvalue and table that
-- the functions of modules can reach must be the same before and after answers.

local engine = ...
local slots = require "words/slots"

local leaks = {}

local MAX_ANSWERS = 150

-- All functions that modules registered.
local function roots(all)
  local list = {}
  local function add(fn)
    if type(fn) == "function" then list[#list + 1] = fn end
  end
  for _, name in ipairs { "on", "places", "standing", "stages", "phases",
    "weights", "ranks", "deciders", "always" } do
    for _, item in ipairs(all[name]) do
      add(item.run)
      add(item.inner)
    end
  end
  for _, slot in pairs(all.slots) do
    add(slot.inner)
    for _, gift in ipairs(slots.gifts(slot)) do add(gift.run) end
  end
  for _, var in ipairs(all.vars) do add(var.sample) end
  for _, offers in pairs(all.offers) do
    for _, offer in ipairs(offers) do
      add(offer.list)
      add(offer.apply)
    end
  end
  for _, exported in pairs(all.exports) do
    for _, value in pairs(type(exported) == "table" and exported or {}) do
      add(value)
    end
  end
  return list
end

local walk = {}

function walk.value(see, value, path, where)
  local kind = type(value)
  if kind == "function" then return walk.fn(see, value) end
  see.values[path] = kind == "table" and "a table" or tostring(value)
  see.where[path] = where
  if kind == "table" then walk.table(see, value, path, where) end
end

function walk.table(see, given, path, where)
  if see.seen[given] then return end
  see.seen[given] = true
  for key, value in next, given do
    local name = type(key) == "string" and "." .. key
      or "[" .. tostring(key) .. "]"
    walk.value(see, value, path .. name, where)
  end
end

-- Only functions of modules count: those of the engine may keep values.
function walk.fn(see, fn)
  if see.seen[fn] then return end
  see.seen[fn] = true
  local file, line = engine.origin(fn)
  if not see.files[file:sub(2)] then return end
  local where, n = ("%s:%d"):format(file:sub(2), line), 1
  while true do
    local name, value = engine.upvalue(fn, n)
    if not name then return end
    if name ~= "_ENV" then
      walk.value(see, value, ("%s (of the function at %s)"):format(name, where),
        where)
    end
    n = n + 1
  end
end

local function fingerprint(all)
  local see = { seen = {}, values = {}, where = {}, files = {} }
  for _, manifest in ipairs(all.manifests) do
    see.files[manifest.shown] = true
  end
  for _, fn in ipairs(roots(all)) do walk.fn(see, fn) end
  return see
end

-- Plays at random; stops at the end or where a script fails.
local function play(seed)
  local state = seed * 2654435761 % 4294967296
  for _ = 1, MAX_ANSWERS do
    local seat, _, _, count = engine.drive.decision()
    if not seat then return true end
    local answer
    if seat > 0 then
      state = (state * 1664525 + 1013904223) % 4294967296
      answer = (state >> 8) % count + 1
    end
    local ok, failure = engine.drive.answer(answer)
    if not ok then return false, failure end
  end
  return true
end

--- Plays a random game; what has changed in between is a problem. Returns
--- false and why when the game fails.
---@param all table registry of a ruleset that was built
---@param problems table
---@param known? table<string, true> variables that were complained of before
function leaks.changes(all, problems, known)
  local before = fingerprint(all)
  engine.drive.open(all.config.seed or 1)
  local ok, failure = engine.drive.start("setup")
  if ok then ok, failure = play(7) end
  engine.drive.close()
  local after, changed = fingerprint(all), {}
  for path, value in pairs(after.values) do
    if before.values[path] ~= value then changed[path] = after.where[path] end
  end
  for path in pairs(before.values) do
    if after.values[path] == nil then changed[path] = before.where[path] end
  end
  for path, where in pairs(changed) do
    local name = path:match("^[^ .%[]+")
    if not (known and known[name]) then
      problems:add(where, "'%s' changes during a game; keep it in state{}",
        name)
    end
  end
  return ok, failure
end

--- As above, but reports the failure as a problem, unless a problem at the same
--- place may be its cause.
---@param all table
---@param problems table
---@param known? table<string, true>
function leaks.find(all, problems, known)
  local ok, failure = leaks.changes(all, problems, known)
  if ok then return end
  local where = failure:match("([^%s:]+%.lua:%d+): ")
  for _, problem in ipairs(problems) do
    if problem.where == where then return end
  end
  problems:add(where or all.manifests[#all.manifests].shown,
    "in a random game: %s",
    where and failure:gsub("[^%s:]+%.lua:%d+: ", "", 1) or failure)
end

return leaks
