--- Limits on what one address may use, so that nobody uses everything.

local limits = {}

--- The defaults of --limit. An address: connections, new tables an hour, jobs
--- that run or wait for a worker, requests of HTTP a second. A connection:
--- messages a second and as many at once (burst), milliseconds of processor
--- time a second. Bytes of a message and of an uploaded file; letters of a name
--- and of a line of chat. A stranger's rules: megabytes, seconds. The server:
--- milliseconds of rules on its own thread (loop), rules in use, tables with a
--- process of their own. A table: rows, lines of chat, links, browsers of a
--- seat that are told (pushes); all rows whatever they are (stored), as many as
--- are read back.
limits.normal = { connections = 64, tables = 60, messages = 50, burst = 200,
  processor = 250, jobs = 8, requests = 400, message = 262144, file = 65536,
  name = 40, chat = 500, memory = 512, seconds = 10, loop = 1000,
  rulesets = 64, strangers = 8, rows = 20000, chats = 2000, links = 100,
  pushes = 4,
  stored = 1000000 }

--- Calls that cost more than one message.
limits.costs = { modules = 2, cover = 2, drawings = 2, looks = 2, sit = 5,
  glance = 3, rows = 2, chat = 5, render = 10, replay = 20, export = 10,
  hint = 5, check = 5, create = 5, import = 10, rematch = 5, follow = 5,
  push = 5, rules = 10, playground = 5, fork = 10, review = 10, why = 2,
  cards = 5 }

-- All connections of an address together may do as much as this many.
local SHARE = 4
-- Seconds of processor time used of late up to which a connection waits in each
-- of the lines of `server.lua`; beyond the last, in one line more. An answer
-- takes half a millisecond, a page that opens some ten. What was used is half
-- forgotten after so many seconds: not as quickly as the allowance flows back,
-- or sixteen who ask without end would go first again and again.
local LINES, FORGET = { .002, .01, .05 }, 1
limits.lines = #LINES + 1
-- Seconds' worth of processor time that may be used at once, and of requests: a
-- page is some fifty, and a class opens it in the same moment.
local AT_ONCE, PAGES = 8, 10
-- Bytes of an answer of HTTP that cost as much as another request.
local BYTES = 32768

-- ---- buckets ---------------------------------------------------------------

---@class Bucket
local Bucket = {}
Bucket.__index = Bucket

--- A token bucket: `rate` a second flow in, up to `size`.
function limits.bucket(rate, size, now)
  return setmetatable({ rate = rate, size = size, left = size, at = now },
    Bucket)
end

local function fill(self, now)
  self.left = math.min(self.size, self.left + (now - self.at) * self.rate)
  self.at = now
end

--- Takes some. Returns nil, or the seconds until there is enough.
---@param count number? 1 when nothing is said
function Bucket:take(now, count)
  count = count or 1
  fill(self, now)
  if self.left >= count then
    self.left = self.left - count
    return nil
  end
  return (count - self.left) / self.rate
end

--- Takes what was used already; the level may become negative.
function Bucket:spend(now, count)
  fill(self, now)
  self.left = self.left - count
end

--- Is it as full as if nobody had ever taken anything?
function Bucket:full(now)
  return self.left + (now - self.at) * self.rate >= self.size
end

-- ---- addresses -------------------------------------------------------------

---@class Allowance
---@field messages Bucket
---@field processor Bucket in seconds
---@field connections integer how many share it
---@field lately number seconds used of late when it was looked at last
---@field looked number when that was
local Allowance = {}
Allowance.__index = Allowance

-- The allowance of so many connections together.
local function allowance(most, connections, now)
  local rate = connections * most.processor / 1000
  return setmetatable({
    messages = limits.bucket(connections * most.messages,
      connections * most.burst, now),
    processor = limits.bucket(rate, AT_ONCE * rate, now),
    connections = connections, lately = 0, looked = now }, Allowance)
end

-- Seconds of processor time used of late, by each of those who share it.
local function lately(self, now)
  return self.lately * .5 ^ ((now - self.looked) / FORGET)
end

--- Takes messages, where there is processor time left as well. Returns nil, or
--- the seconds to wait.
function Allowance:take(now, count)
  return self.processor:take(now, 0) or self.messages:take(now, count)
end

--- Takes what has been used of the processor, in seconds.
function Allowance:spend(now, seconds)
  self.processor:spend(now, seconds)
  self.lately = lately(self, now) + seconds / self.connections
  self.looked = now
end

--- The line in which to wait, by the processor time used of late: 1 goes first.
---@return integer
function Allowance:line(now)
  local used = lately(self, now)
  for i, most in ipairs(LINES) do
    if used <= most then return i end
  end
  return limits.lines
end

--- Is nothing of it in use?
function Allowance:full(now)
  return self.processor:full(now) and self.messages:full(now)
end

--- What one connection may do.
---@return Allowance
function limits.connection(most, now) return allowance(most, 1, now) end

---@class Addresses
local Addresses = {}
Addresses.__index = Addresses

--- Counts what each address has.
---@param most table see limits.normal
function limits.addresses(most)
  return setmetatable({ most = most, connections = {}, tables = {},
    shares = {}, used = {}, requests = {} }, Addresses)
end

--- One more request: nil, or the seconds until one may be made.
function Addresses:request(address, now)
  local bucket, rate = self.requests[address], self.most.requests
  if not bucket then
    bucket = limits.bucket(rate, PAGES * rate, now)
    self.requests[address] = bucket
  end
  return bucket:take(now)
end

--- It was answered by so many bytes.
function Addresses:answered(address, now, bytes)
  self.requests[address]:spend(now, bytes // BYTES)
end

--- What all connections of an address together may do.
---@return Allowance
function Addresses:share(address, now)
  local share = self.shares[address]
  if not share then
    share = allowance(self.most, SHARE, now)
    self.shares[address] = share
  end
  return share
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

--- An address has begun to use rules of this key.
function Addresses:use_rules(address, key)
  self.used[address] = self.used[address] or {}
  self.used[address][key] = true
end

--- How many different rules that an address began to use are still in use.
---@param in_use fun(key: string): boolean
function Addresses:rules(address, in_use)
  local count = 0
  for key in pairs(self.used[address] or {}) do
    if in_use(key) then
      count = count + 1
    else
      self.used[address][key] = nil
    end
  end
  if count == 0 then self.used[address] = nil end
  return count
end

--- Forgets addresses that have used nothing.
function Addresses:sweep(now)
  for address, bucket in pairs(self.tables) do
    if bucket:full(now) then self.tables[address] = nil end
  end
  for address, bucket in pairs(self.requests) do
    if bucket:full(now) then self.requests[address] = nil end
  end
  for address, share in pairs(self.shares) do
    if share:full(now) and not self.connections[address] then
      self.shares[address] = nil
    end
  end
end

--- An address as it is told, one of IPv4 without what IPv6 adds to it.
---@param peer string?
---@return string
local function plain(peer) return ((peer or ""):gsub("^::ffff:", "")) end

--- Is it an address of this machine that nobody else reaches?
---@param address string?
---@return boolean
function limits.is_loopback(address)
  address = plain(address)
  return address:find "^127%." ~= nil or address == "::1"
end

-- The network of an address of IPv6: its first four groups. A provider gives
-- each customer all addresses of one, so that it counts as one address. Those
-- of a local network (fe80, fc, fd) count each.
local function network(address)
  local before, after = address:match "^(.-)::(.*)$"
  local groups = {}
  local function add(text)
    for group in text:gmatch "%x+" do
      groups[#groups + 1] = group:gsub("^0+(%x)", "%1"):lower()
    end
  end
  add(before or address)
  local _, missing = (after or ""):gsub("%x+", "")
  for i = 1, 4 do
    if before and i > #groups and #groups + missing < 8 then groups[i] = "0" end
  end
  add(after or "")
  return table.concat(groups, ":", 1, math.min(4, #groups)) .. "::/64"
end

--- An address by which those at it are counted; nil: it is none.
---@param address string
---@return string?
local function counted(address)
  address = plain(address:match "^%[(.-)%]" or address)
  local v4 = address:match "^(%d+%.%d+%.%d+%.%d+)$"
    or address:match "^(%d+%.%d+%.%d+%.%d+):%d+$"
  if v4 then return v4 end
  if not address:find "^[%x:]*:[%x:]*$" or #address > 45 then return nil end
  local own = limits.is_loopback(address) or address:find "^[fF][eE]80:"
    or address:find "^[fF][cdCD]%x%x:"
  return own and address or network(address)
end

--- Whose address counts: that of the other end, or where that is a proxy
--- which is trusted, what the proxy says is the other end of its own.
---@param peer string
---@param forwarded string? header X-Forwarded-For
---@param trusted string[]
---@return string
function limits.address(peer, forwarded, trusted)
  peer = plain(peer)
  for _, proxy in ipairs(trusted) do
    if proxy == peer then
      local last = forwarded and forwarded:match "([^, ]+)%s*$"
      return last and counted(last) or counted(peer) or peer
    end
  end
  return counted(peer) or peer
end

return limits
