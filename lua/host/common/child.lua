--- Other processes that exchange lines with this one: bots, and copies of this
--- program for work that may take long or crash.

local tes = require "tes"
local whole_lines = require "host.common.whole_lines"

local LONGEST = 1 << 20 -- bytes of a line that is waited for

---@class Child
---@field process userdata
---@field came string what has been read but for whole lines
---@field due string what is still to be written
local Child = {}
Child.__index = Child

local child = {}

local function new(process, problem)
  if not process then return nil, problem end
  return setmetatable({ process = process, came = "", due = "" }, Child)
end

--- Runs this program with these words as arguments and at most so many bytes of
--- memory (0: no limit).
---@return Child?
---@return table? problem
function child.start(words, memory)
  return new(tes.child.start(words, memory))
end

--- Runs a command of the shell. Raises.
---@return Child?
function child.talk(command) return new(tes.child.talk(command)) end

--- Ends it.
function Child:close() return self.process:close() end

--- A descriptor that is readable when something came.
function Child:fd() return self.process:fd() end

-- Writes as much of what is due as is possible without waiting: "done", "later"
-- or "ended".
local function push(self)
  local from = 1
  while from <= #self.due do
    local written = self.process:put(self.due, from)
    if written == 0 then break end
    if not written then return "ended" end
    from = from + written
  end
  self.due = self.due:sub(from)
  return self.due == "" and "done" or "later"
end

-- The first line that has come, or nil while none is whole.
local function take_line(self)
  local line, rest = self.came:match "^([^\n]*)\n(.*)$"
  if line then self.came = rest end
  return line
end

--- Sends a line, or as much of it as there is room for: see `more`.
function Child:send(line)
  self.due = self.due .. line .. "\n"
  push(self)
end

--- Sends more of what there was no room for. Returns whether some is left.
---@return boolean
function Child:more()
  return self.due ~= "" and push(self) == "later"
end

--- The lines that came, and whether it has ended. Never waits.
---@return string[]
---@return boolean
function Child:lines()
  push(self)
  local parts = { self.came }
  local text = self.process:get()
  while text and text ~= "" do
    parts[#parts + 1] = text
    text = self.process:get()
  end
  local list
  list, self.came = whole_lines(table.concat(parts))
  return list, not text
end

-- A time so many milliseconds from now, in seconds of the clock.
local function clock(ms)
  local until_then = tes.process.clock() + ms / 1000
  return function() return until_then - tes.process.clock() end
end

--- Writes a line: true, or nil and "late" or "ended".
function Child:write(line, ms)
  local left = clock(ms)
  self:send(line)
  local how = push(self)
  while how == "later" do
    if not self.process:wait(true, left()) then return nil, "late" end
    how = push(self)
  end
  if how == "ended" then return nil, how end
  return true
end

--- Reads a line; or nil and "late", "ended" or "long".
function Child:read(ms)
  local left = clock(ms)
  local line = take_line(self)
  while not line do
    if #self.came >= LONGEST then return nil, "long" end
    if not self.process:wait(false, left()) then return nil, "late" end
    local text = self.process:get()
    if not text then return nil, "ended" end
    self.came = self.came .. text
    line = take_line(self)
  end
  return line
end

return child
