--- By which addresses others reach this machine.

local file = require "host.common.file"

local addresses = {}

-- The routes of Linux: networks as eight hexadecimal digits, the lowest byte
-- first, and the device each is reached by.
local function routes()
  local list, default = {}, nil
  for line in (file.read("/proc/net/route", 1 << 16) or ""):gmatch "[^\n]+" do
    local device, to, _, mask = line:match
      "^(%S+)%s+(%x+)%s+(%x+)%s+%x+%s+%S+%s+%S+%s+%S+%s+(%x+)"
    if device and to == "00000000" then
      default = default or device
    elseif device then
      list[#list + 1] = { device = device, to = tonumber(to, 16),
        mask = tonumber(mask, 16) }
    end
  end
  return list, default
end

local function number_of(address)
  local a, b, c, d = address:match "^(%d+)%.(%d+)%.(%d+)%.(%d+)$"
  return a | b << 8 | c << 16 | d << 24
end

-- Does an address lie in the network that leads to the rest of the world?
local function leads_out(address, list, default)
  for _, route in ipairs(list) do
    if route.device == default and number_of(address) & route.mask == route.to
    then return true end
  end
  return false
end

--- The addresses of this machine in its networks, the one first by which it
--- reaches others. Where the system does not tell, there are none.
---@return string[]
function addresses.own()
  local found, seen, last = {}, {}, nil
  local text = file.read("/proc/net/fib_trie", 1 << 20) or ""
  for line in text:gmatch "[^\n]+" do
    last = line:match "|%-%- ([%d.]+)$" or last
    if line:find "/32 host LOCAL" and last and not seen[last]
      and not last:find "^127%." then
      seen[last] = true
      found[#found + 1] = last
    end
  end
  local list, default = routes()
  table.sort(found, function(a, b)
    local first, second = leads_out(a, list, default),
      leads_out(b, list, default)
    if first ~= second then return first end
    return a < b
  end)
  return found
end

-- The address of a page on a host.
local function url(settings, host, port)
  if host:find ":" then host = "[" .. host .. "]" end
  return ("%s://%s:%d/"):format(settings.cert and "https" or "http", host,
    port)
end

--- Where people find the page: what the host said, or where it listens. The
--- best first.
---@param settings table see lua/host/verbs/serve.lua
---@param port integer
---@return string[]
function addresses.urls(settings, port)
  local said = settings.public_url or settings.base_url
  if said then return { (said:gsub("/?$", "/")) } end
  local host = settings.host or "localhost"
  if host ~= "0.0.0.0" and host ~= "::" then
    return { url(settings, host, port) }
  end
  local list = addresses.own()
  if #list == 0 then list[1] = settings.name end
  for i, one in ipairs(list) do list[i] = url(settings, one, port) end
  list[#list + 1] = url(settings, "localhost", port)
  return list
end

--- What a page is told of this: which address links have to say, and whether
--- nobody but this machine gets here.
---@param server table
---@param here boolean is the page open on this machine?
---@return { links: string?, alone: boolean? }
function addresses.told(server, here)
  local settings = server.settings
  local said = settings.public_url or settings.base_url
  if settings.loopback and not said then return { alone = true } end
  if said or here then
    return { links = addresses.urls(settings, server.web:port())[1] }
  end
  return {}
end

return addresses
