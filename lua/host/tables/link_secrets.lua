-- link_secrets.lua - random texts, of which a store keeps hashes.

local tes = require "tes"

local secrets = {}

local LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
  .. "0123456789-_"

--- So many random bytes as text: letters of A-Z a-z 0-9 - _ with six bits each.
--- Raises if the system has none.
---@param count integer 1 to 60
---@return string
function secrets.random(count)
  local bytes = tes.secret.random(count) .. "\0"
  return (("."):rep((8 * count + 5) // 6):gsub("()%.", function(at)
    local bit = 6 * (at - 1)
    local first, second = bytes:byte(bit // 8 + 1, bit // 8 + 2)
    local letter = (first << 8 | second) >> (10 - bit % 8) & 63
    return LETTERS:sub(letter + 1, letter + 1)
  end))
end

--- The SHA-256 of a text.
---@param text string
---@return string 64 hexadecimal digits
function secrets.digest(text)
  return (tes.secret.digest(text):gsub(".", function(byte)
    return ("%02x"):format(byte:byte())
  end))
end

return secrets
