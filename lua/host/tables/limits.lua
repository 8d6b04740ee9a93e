--- How much one address may have and do, so that nobody takes it all.

local limits = {}

--- What holds where nothing else was said: connections and new tables an hour
--- of one address, messages a second of one connection with as many at once,
--- bytes of a message, of a file that comes with a table, letters of a name
--- and of a line of chat, megabytes and seconds of a stranger's rules, rules
--- in use at a time.
limits.normal = { connections = 64, tables = 60, messages = 50, burst = 200,
  message = 262144, file = 65536, name = 40, chat = 500, memory = 512,
  seconds = 10, rulesets = 64, strangers = 8 }

-- ---- buckets ---------------------------------------------------------------

---@class Bucket
local Bucket = {}
Bucket.__index = Bucket

--- Something of which there is so much a second, and at most so much at once.
function limits.bucket(rate, size, now)
  return setmetatable({ rate = rate, size = size, left = size, at = now },
    Bucket)
end

--- Takes one. Returns nil, or the seconds until there is one.
function Bucket:take(now)
  self.left = math.min(self.size, self.left + (now - self.at) * self.rate)
  self.at = now
  if self.left >= 1 then
    self.left = self.left - 1
    return nil
  end
  return (1 - self.left) / self.rate
end

--- Is it as full as if nobody had ever taken anything?
function Bucket:full(now)
  return self.left + (now - self.at) * self.rate >= self.size
end

-- ---- addresses -------------------------------------------------------------

---@class Addresses
local Addresses = {}
Addresses.__index = Addresses

--- Counts what each address has.
---@param most table see limits.normal
function limits.addresses(most)
  return setmetatable({ most = most, connections = {}, tables = {} },
    Addresses)
end

--- One more connection; false: there are too many.
function Addresses:connect(address)
  local count = self.connections[address] or 0
  if count >= self.most.connections then return false end
  self.connections[address] = count + 1
  return true
end

function Addresses:disconnect(address)
  local count = (self.connections[address] or 1) - 1
  self.connections[address] = count > 0 and count or nil
end

--- One more table: nil, or the seconds until one may be made.
function Addresses:table(address, now)
  local bucket = self.tables[address]
  if not bucket then
    bucket = limits.bucket(self.most.tables / 3600, self.most.tables, now)
    self.tables[address] = bucket
  end
  return bucket:take(now)
end

--- Forgets addresses that have used nothing.
function Addresses:sweep(now)
  for address, bucket in pairs(self.tables) do
    if bucket:full(now) then self.tables[address] = nil end
  end
end

--- Whose address counts: that of the other end, or where that is a proxy
--- which is trusted, what the proxy says is the other end of its own.
---@param peer string
---@param forwarded string? header X-Forwarded-For
---@param trusted string[]
---@return string
function limits.address(peer, forwarded, trusted)
  peer = peer:gsub("^::ffff:", "")
  for _, proxy in ipairs(trusted) do
    if proxy == peer then
      local last = forwarded and forwarded:match "([^, ]+)%s*$"
      return last and last:sub(1, 64) or peer
    end
  end
  return peer
end

return limits
