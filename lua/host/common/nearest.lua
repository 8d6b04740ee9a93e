--- The nearest of some names, for "did you mean".

--- Edits (insert, delete, replace, swap of neighbours) between two words.
local function distance(a, b)
  local before, last = {}, {}
  for j = 0, #b do last[j] = j end
  for i = 1, #a do
    local row = { [0] = i }
    for j = 1, #b do
      local same = a:byte(i) == b:byte(j)
      row[j] = math.min(last[j] + 1, row[j - 1] + 1,
        last[j - 1] + (same and 0 or 1))
      if i > 1 and j > 1 and a:byte(i) == b:byte(j - 1) and
          a:byte(i - 1) == b:byte(j) then
        row[j] = math.min(row[j], before[j - 2] + 1)
      end
    end
    before, last = last, row
  end
  return last[#b]
end

--- Finds the name most like `word`, if any is alike at all.
---@param word string
---@param names string[]
---@return string?
return function(word, names)
  local best, least
  for _, name in ipairs(names) do
    local limit, edits = math.max(1, #name // 3), math.huge
    -- a word may be as long as a stranger likes
    if math.abs(#word - #name) <= limit then
      edits = distance(word:lower(), name:lower())
    end
    if name:sub(1, #word) == word then edits = math.min(edits, 1) end
    if edits <= limit and (not least or edits < least) then
      best, least = name, edits
    end
  end
  return best
end
