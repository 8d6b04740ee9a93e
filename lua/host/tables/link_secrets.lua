-- link_secrets.lua - random texts, of which a store keeps hashes.

local tes = require "tes"

local secrets = {}

local LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
  .. "0123456789-_"

--- Bytes as text: letters of A-Z a-z 0-9 - _ with six bits each (base64url).
---@param bytes string
---@return string
function secrets.letters(bytes)
  local count = #bytes
  bytes = bytes .. "\0"
  return (("."):rep((8 * count + 5) // 6):gsub("()%.", function(at)
    local bit = 6 * (at - 1)
    local first, second = bytes:byte(bit // 8 + 1, bit // 8 + 2)
    local letter = (first << 8 | second) >> (10 - bit % 8) & 63
    return LETTERS:sub(letter + 1, letter + 1)
  end))
end

--- So many random bytes, as letters. Raises if the system has none.
---@param count integer 1 to 60
---@return string
function secrets.random(count)
  return secrets.letters(tes.secret.random(count))
end

--- Bytes as hexadecimal digits, two each.
---@param bytes string
---@return string
function secrets.digits(bytes)
  return (bytes:gsub(".", function(byte)
    return ("%02x"):format(byte:byte())
  end))
end

--- The SHA-256 of a text.
---@param text string
---@return string 64 hexadecimal digits
function secrets.digest(text)
  return secrets.digits(tes.secret.digest(text))
end

return secrets
