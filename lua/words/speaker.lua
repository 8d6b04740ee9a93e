-- words/speaker.lua - the object whose methods are the words of one module, and
-- the checks of their arguments: a wrong shape becomes a problem, and loading
-- continues.
--
-- The other files of this folder add the words. A word is a method of the same
-- name; `where` is the "file:line" at which a module uses it.

local engine = ...
local keys_of = require "common/keys"
local undeclared = require "words/undeclared"
local problems_of = require "problems/list"

local MAX_DEPTH = 20
local LONGEST_NAME = 200 -- bytes

---@class words.speaker
---@field all table    the registry, see lua/words/vocabulary.lua
---@field name string  of the module
local speaker = {}
speaker.__index = speaker

--- The named fields of each word that takes a table.
speaker.fields = {}

function speaker:problem(where, text, ...)
  self.all.problems:add(where, text, ...)
end

-- Most names occur often, such as those of texts in each language.
local fine = {}

-- Names reach keys, saved games and terminals: lines of text.
function speaker:line(where, what, name)
  if fine[name] then return true end
  if #name <= LONGEST_NAME and utf8.len(name) and not name:find "%c"
      and not name:find "\xc2[\x80-\x9f]" then
    fine[name] = true
    return true
  end
  self:problem(where, "%s: a name must be UTF-8 without control characters, of "
    .. "%d bytes at most", what, LONGEST_NAME)
  return false
end

-- Keys, boards and tests take such names apart at spaces and punctuation.
function speaker:one_word(where, what, name)
  if name ~= "" and not name:find "[%s,;:=?\"()]" then return true end
  self:problem(where, "%s: the name '%s' must be one word, without any of "
    .. ", ; : = ? \" ( )", what, name)
  return false
end

-- Words that declare names which become parts of keys.
local ONE_WORD = { feature = true, terrain = true, piece = true,
  overlay = true, pile = true, zone = true }

-- The name in [1] of what a word is given; nil (and a problem) without one.
-- Other keys must be fields of the word; one with a dot shares those of what
-- stands before the dot.
function speaker:named(word, given)
  local where = engine.where(3)
  if type(given) ~= "table" or type(given[1]) ~= "string" then
    self:problem(where, '%s{} needs a name first: %s { "name", … }', word,
      word)
    return nil, where
  end
  if not self:line(where, word .. "{}", given[1])
    or ONE_WORD[word] and not self:one_word(where, word .. "{}", given[1]) then
    return nil, where
  end
  self:known_fields(where, word .. "{}", given,
    speaker.fields[word:match("^%a+")])
  return given[1], where
end

-- Besides its first `listed` items (1), a table has no fields but these.
function speaker:known_fields(where, what, given, known, listed)
  local extra = {}
  for key, value in pairs(given) do
    if math.type(key) ~= "integer" or key < 1 or key > (listed or 1) then
      extra[key] = value
    end
  end
  self.all.problems:unknown(where, what, extra, known)
end

function speaker:one_of(where, what, value, allowed, default)
  if value == nil then return default end
  if allowed[value] == nil then
    self:problem(where, "%s cannot be '%s'; it is one of %s", what,
      tostring(value), table.concat(keys_of(allowed), " "))
    return default
  end
  return value
end

function speaker:fn(where, what, value)
  if type(value) == "function" then return value end
  self:problem(where, "%s needs a function, got %s", what,
    problems_of.kind(value))
end

-- Splits the argument of a word into what stands before its function, and the
-- function, which may stand alone.
function speaker:ahead(where, what, filter, fn)
  if fn == nil and type(filter) ~= "string" and type(filter) ~= "table" then
    return nil, filter
  elseif type(filter) == "function" then
    self:problem(where, "%s takes one function; names, or { when = … }, may "
      .. "go ahead of it", what)
    return nil, fn
  end
  return filter, fn
end

-- A name or a list of names, as a list of its own.
function speaker:names(where, what, value)
  local list = {}
  if value == nil then return list end
  for i, name in ipairs(type(value) == "table" and value or { value }) do
    if type(name) == "string" then
      if self:line(where, what, name) then
        list[#list + 1] = undeclared.bare(self.all, name)
      end
    else
      self:problem(where, "%s: name %d is a %s, not a string", what, i,
        type(name))
    end
  end
  return list
end

-- A function, or step, that will run in a phase of another module; what fails
-- in it is reported under the first word of `what`.
function speaker:guest(where, what, value)
  local run = self:step(where, what, value)
  if run then
    engine.entry(run, ("module '%s', %s"):format(self.name,
      what:match("^%S+")))
  end
  return run
end

-- The keys of a table that must all be names.
function speaker:unsorted_keys(where, what, given)
  local list = {}
  if type(given) ~= "table" then
    self:problem(where, "%s must be a table, not %s", what,
      problems_of.kind(given))
    return list
  end
  for key in pairs(given) do
    if type(key) == "string" then
      if self:line(where, what, key) then list[#list + 1] = key end
    else
      self:problem(where, "%s has a %s where a name belongs", what,
        type(key))
    end
  end
  return list
end

-- The same, sorted.
function speaker:keys(where, what, given)
  local list = self:unsorted_keys(where, what, given)
  table.sort(list)
  return list
end

-- Whether a field is true: it may be false or missing, and nothing else.
function speaker:flag(where, what, given, key)
  local value = given[key]
  if value ~= nil and type(value) ~= "boolean" then
    self:problem(where, "%s: %s is true or false, not '%s'", what, key,
      tostring(value))
  end
  return value == true
end

-- A whole number in a range; `default` (and a problem) otherwise.
function speaker:integer(where, what, value, low, high, default)
  if value == nil then return default end
  if math.type(value) == "integer" and value >= low and value <= high then
    return value
  end
  self:problem(where, "%s must be a whole number from %d to %d, not '%s'",
    what, low, high, tostring(value))
  return default
end


-- A copy of plain data: booleans, numbers, strings and tables of them.
function speaker:plain(where, what, value, depth)
  local kind = type(value)
  if kind == "boolean" or kind == "number" or kind == "string" then
    return value
  elseif kind ~= "table" or depth > MAX_DEPTH then
    self:problem(where, "%s holds a %s; only plain values can stand there",
      what, kind)
    return nil
  end
  local copy = {}
  for key, item in pairs(value) do
    if type(key) == "string" or math.type(key) == "integer" then
      copy[key] = self:plain(where, what, item, depth + 1)
    end
  end
  return copy
end

-- Who may see something: nil for all, or { seen =, set =, where = } for
-- lua/plan/secrets.lua.
function speaker:sight(where, what, visible, owned)
  if visible == nil or visible == "all" then return nil end
  local seen = ({ owner = 1, nobody = 2 })[visible] or 3
  if type(visible) ~= "string" then
    self:problem(where, "%s: visible is \"all\", \"owner\", \"nobody\", or "
      .. "the name of a variable kept per player", what)
    return nil
  end
  if seen == 1 and not owned then
    self:problem(where, "%s: visible = \"owner\", but nobody owns it", what)
  end
  return { seen = seen, where = where, what = what,
    set = seen == 3 and self.name .. "." .. visible or nil }
end

return speaker
