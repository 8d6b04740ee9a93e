--- Commands that lead to the same point of a game once more, for messages.

local again = {}

-- A word as a shell takes it.
local function quoted(word)
  word = tostring(word)
  if word:find "^[%w%+%-%./:=@_,%%]+$" then return word end
  return "'" .. word:gsub("'", "'\\''") .. "'"
end

-- A command of words; common flags of the verbs are added as they were given.
local function command(args, words)
  for _, path in ipairs(args.path or {}) do
    words[#words + 1] = "--path"
    words[#words + 1] = path
  end
  for i, word in ipairs(words) do words[i] = quoted(word) end
  return table.concat(words, " ")
end

--- The random game of a seed with the modules tested in a file.
---@param args table parsed flags
---@param file string
---@param seed integer
---@return string
function again.test(args, file, seed)
  return command(args, { "tessera", "test", file, "--games", 1, "--seed",
    seed })
end

return again
