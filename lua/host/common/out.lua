--- The one way from Lua to the terminal. All that is printed is cleaned of what
--- a terminal would obey (see tes_clean in core/tessera.h), except colours of
--- host/terminal/style.lua; so a title, a note or an error of a stranger's
--- module is plain text.

local tes = require "tes"

local out = {}

--- Prints texts on standard output.
---@param ... any
out.write = tes.out.write

--- Prints data for another program on standard output, byte by byte: a
--- picture, a page, a line of JSON.
---@param text string
out.data = tes.out.data

--- A text as it would be printed, to be printed elsewhere.
---@param text string
---@return string
out.shown = tes.out.shown

--- Writes out everything that was printed so far.
out.flush = tes.out.flush

--- Replaces the last line of standard error, "" clears it.
---@param text string
out.status = tes.out.status

--- Empties the terminal: somebody else is going to look at it.
out.clear = tes.out.clear

--- Prints a line.
---@param text any? nil: an empty one
function out.say(text)
  tes.out.write(text == nil and "" or text, "\n")
end

--- Prints several lines.
---@param lines string[]
function out.say_all(lines)
  for _, line in ipairs(lines) do tes.out.write(line, "\n") end
end

--- Prints a message on standard error, each of its lines as one of the
--- program.
---@param text string
function out.complain(text)
  for line in (text .. "\n"):gmatch "(.-)\n" do
    if line ~= "" then tes.out.complain("tessera: ", line, "\n") end
  end
end

--- Makes a function that prints messages, each once, and no more than so many.
---@param most integer
---@return fun(text: string)
function out.once(most)
  local said, count = {}, 0
  return function(text)
    if said[text] or count >= most then return end
    said[text], count = true, count + 1
    out.complain(text)
  end
end

return out
