--- Lines of a text that may end in the middle of one.

--- The lines that have an end, and what follows the last of them.
---@param text string
---@return string[] lines without their ends
---@return string rest
return function(text)
  -- without this cut, the rest is looked through from each of its letters
  local whole, lines = text:match "^.*\n" or "", {}
  for line in whole:gmatch "([^\n]*)\n" do lines[#lines + 1] = line end
  return lines, text:sub(#whole + 1)
end
