-- problems/list.lua - collecting everything that is wrong before saying it.

local values = require "common/values"

local problems = {}
problems.__index = problems

-- Languages besides English that know what can be wrong with a config: a file
-- each, which maps the English text to another.
local languages = { de = true, fr = true, it = true, sv = true }

local translated = {}

--- Sets the language of all later messages.
---@param code string? unknown or nil: English
function problems.speak(code)
  translated = languages[code] and require("problems/" .. code) or {}
end

--- A text in the language chosen, where that has one.
function problems.say(text) return translated[text] or text end

--- A new, empty list of problems.
function problems.new()
  return setmetatable({}, problems)
end

-- Most problems of a list: a script in a loop could make any number.
local MOST = 500

-- Bytes of one of them; a name may be as long as a file.
local LONGEST = 2000

-- Removes zero bytes, which would end the message in C, and bytes that move the
-- cursor of a terminal.
local function plain(text)
  if #text > LONGEST then -- no half of a character
    text = text:sub(1, LONGEST):gsub("[\xc0-\xff][\x80-\xbf]*$", "") .. "…"
  end
  return (text:gsub("[\0-\9\11-\31\127]", "?"))
end

--- Are there so many problems that no more are noted?
function problems:full() return #self >= MOST end

--- Adds a problem. `where` is "file:line" or a file.
function problems:add(where, text, ...)
  if self:full() then return end
  text = problems.say(text)
  if select("#", ...) > 0 then text = text:format(...) end
  self[#self + 1] = { where = plain(where), text = plain(text) }
end

--- Adds what Lua says of a file that cannot be read or run: a text that
--- begins with its place, as a rule. `shown` is the file.
function problems:add_failure(shown, failure)
  local where, text = failure:match("^(.-:%d+): (.*)$")
  if not where and failure:sub(1, #shown + 2) == shown .. ": " then
    text = failure:sub(#shown + 3)
  end
  self:add(where or shown, "%s", text or failure)
end

--- A value as a message names it: "a number", or "none".
function problems.kind(value)
  return value == nil and "none" or "a " .. type(value)
end

--- ", did you mean 'x'?" for the nearest known word, or "".
function problems.hint(word, known)
  local near, only = values.nearest(tostring(word), known), nil
  if not near and #tostring(word) > 2 then -- the start of one name only
    for _, name in ipairs(known) do
      if tostring(name):sub(1, #tostring(word)) == tostring(word) then
        only, near = name, not only and name or nil
      end
    end
  end
  return near and problems.say ", did you mean '" .. near .. "'?" or ""
end

--- Reports every key of `given` that is not in the list `known`. `at`, when
--- given, says where a key stands.
function problems:unknown(where, what, given, known, at)
  for key in pairs(given) do
    if self:full() then return end
    local found = false
    for _, name in ipairs(known) do
      found = name == key
      if found then break end
    end
    if not found then
      self:add(at and at(key) or where, "%s has no '%s'%s", problems.say(what),
        tostring(key), self.hint(key, known))
    end
  end
end

-- Line 9 of a file comes before line 10.
local function by_place(a, b)
  local file, line = a:match("^(.-):(%d+): ")
  local other, other_line = b:match("^(.-):(%d+): ")
  if file and file == other and line ~= other_line then
    return tonumber(line) < tonumber(other_line)
  end
  return a < b
end

--- All problems as one text, each on its own line, each once.
function problems:text()
  local lines, seen = {}, {}
  for _, problem in ipairs(self) do
    local line = problem.where .. ": " .. problem.text
    if not seen[line] then lines[#lines + 1] = line end
    seen[line] = true
  end
  table.sort(lines, by_place)
  return table.concat(lines, "\n")
end

return problems
