-- plan/asked.lua - names that rules ask tiles and segments for, in the texts of
-- the modules of a game. One that nothing has would be answered "no" for ever,
-- so it is said before the first tile is laid. Names that are put together
-- while a game runs are not seen here.

local keys_of = require "common/keys"
local problems_of = require "problems/list"
local undeclared = require "words/undeclared"

local asked = {}

-- Methods whose first argument is such a name.
local ASKING = { "has", "near", "around", "neighbours" }

-- The text that is the whole first argument of a call whose method ends before
-- this place; nil of a comment.
local function first_text(text, from)
  local quoted, after = text:match("^%s*%(?%s*(%b\"\")%s*()", from)
  if not quoted then
    quoted, after = text:match("^%s*%(?%s*(%b'')%s*()", from)
  end
  if not quoted or text:sub(after, after + 1) == ".." then return nil end
  local line = from
  while line > 1 and text:byte(line - 1) ~= 10 do line = line - 1 end
  local comment = text:find("--", line, true)
  if not comment or comment > from then return quoted:sub(2, -2) end
end

-- Calls found(name, place) for all that a text asks for.
local function each(text, found)
  for _, method in ipairs(ASKING) do
    local _, last = text:find(":" .. method, 1, true)
    while last do
      local name = first_text(text, last + 1)
      if name then found(name, last) end
      _, last = text:find(":" .. method, last + 1, true)
    end
  end
end

local function line_of(text, place)
  local line, last = 1, text:find("\n", 1, true)
  while last and last < place do
    line, last = line + 1, text:find("\n", last + 1, true)
  end
  return line
end

-- All that is asked for by name.
local function names_in(all)
  local known = {}
  for _, name in ipairs(all.mark_names) do known[name] = true end
  for _, name in ipairs(all.kind_names) do
    known[name] = true
    for _, attr in ipairs(all.kinds[name].attrs) do known[attr.name] = true end
  end
  for _, name in ipairs(all.piece_names) do
    known[name] = true
    for _, class in ipairs(all.pieces[name].classes) do known[class] = true end
  end
  return known
end

--- Reports names that no mark, feature, attribute, piece or class has.
function asked.check(all)
  local known = names_in(all)
  for _, manifest in ipairs(all.manifests or {}) do
    each(manifest.text, function(name, place)
      if known[name] or undeclared.allows(all, name) then return end
      all.problems:add(("%s:%d"):format(manifest.shown,
        line_of(manifest.text, place)), "there is no mark or feature '%s'%s",
        name, problems_of.hint(name, keys_of(known)))
    end)
  end
end

return asked
