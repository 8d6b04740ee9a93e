--- Web Push: who has closed the page is told that it is their turn. A browser
--- gives an address at the service of its maker (RFC 8030). The server asks
--- that service to wake the page's worker, and proves by a signature who asks
--- (RFC 8292). Nothing is sent but that: the worker then asks the table.
--
-- Addresses come from strangers. Only services of a list are asked, over TLS,
-- and addresses of a local network only where the host named the service with
-- its port. What a service answers changes nothing but whether it is asked
-- again.

local tes = require "tes"
local fail = require "host.common.fail"
local queue = require "host.common.queue"
local secrets = require "host.tables.link_secrets"
local tasks = require "host.tables.tasks"
local T = require "host.common.text".get

local json, clock = tes.json, tes.process.clock

---@class Push
---@field services string[] those that may be asked, * for any name before a dot
local Push = {}
Push.__index = Push

local push = {}

--- The services of the browsers there are.
push.usual = { "fcm.googleapis.com", "*.push.services.mozilla.com",
  "*.push.apple.com", "*.notify.windows.com" }

-- Bytes of an address; it must fit into a request.
local LONGEST = 900
-- Seconds after which somebody whose turn it is and who is not there is told:
-- a page that is loaded again is there by then. Seconds for which a service
-- keeps word, and for which a signature holds.
local DELAY, KEEP, HOLDS = 2, 86400, 43200
-- Requests at a time, of those one service's, and requests that may wait. A
-- service that failed is left alone for some seconds, or as long as it says.
local SENDERS, EACH, WAITING = 4, 2, 1000
local REST, LONGEST_REST, TRIES = 30, 3600, 3

--- Can this program send any?
---@return boolean
function push.can() return tes.push.sender ~= nil end

-- ---- the key ---------------------------------------------------------------

-- The private key of the store: all programs on it have the same one, since
-- what a browser subscribes to belongs to a key.
local function key_of(store)
  local digits = store:setting("push", secrets.digits(tes.push.make_key()))
  return (digits:gsub("%x%x", function(byte)
    return string.char(tonumber(byte, 16))
  end))
end

--- Begins to tell; `server` has store, tables, timers, web, log and metrics.
---@param services string[]
---@param contact string the address of the page
---@return Push
function push.new(server, services, contact)
  local self = setmetatable({ server = server, services = services,
    contact = contact, key = key_of(server.store), tokens = {}, resting = {},
    busy = {}, senders = {}, idle = {}, waiting = queue.new(), count = 0 },
    Push)
  local point = tes.push.public(self.key)
  if not point then fail.raise("damage", T "serve.push_key") end
  self.public = secrets.letters(point)
  for _ = 1, SENDERS do
    local sender = fail.check(tes.push.sender())
    self.senders[sender:fd()] = { sender = sender }
    server.web:watch(sender:fd())
    table.insert(self.idle, sender)
  end
  return self
end

--- Ends what is under way.
function Push:close()
  for fd, entry in pairs(self.senders) do
    self.server.web:unwatch(fd)
    entry.sender:close()
  end
  self.senders = {}
end

-- What proves to a service who asks it, made anew when it is half through.
local function token(self, host)
  local known, now = self.tokens[host], tes.child.now() // 1000
  if not known or known.till - now < HOLDS // 2 then
    local words = secrets.letters '{"typ":"JWT","alg":"ES256"}' .. "."
      .. secrets.letters(json.encode { aud = "https://" .. host,
        exp = now + HOLDS, sub = self.contact })
    known = { till = now + HOLDS, text = words .. "."
      .. secrets.letters(tes.push.sign(self.key, words)) }
    self.tokens[host] = known
  end
  return known.text
end

-- ---- addresses -------------------------------------------------------------

-- The service of an address, as host or host:port; nil: it is none.
local function host_of(endpoint)
  return #endpoint <= LONGEST and
    endpoint:match "^https://([%l%d.:-]+)/[%w%-._~:/=%%+?&]*$" or nil
end

-- May a service be asked? Also whether it may be one of a local network.
local function is_known(self, host)
  for _, service in ipairs(self.services) do
    if service == host then return true, host:find ":%d+$" ~= nil end
    local ending = service:match "^%*(%..+)$"
    if ending and #host > #ending and host:sub(-#ending) == ending then
      return true, false
    end
  end
  return false
end

--- Refuses an address that is not one of a service.
---@param endpoint string
function Push:check(endpoint)
  local host = host_of(endpoint)
  if not host or not is_known(self, host) then
    fail.raise("input", T "serve.no_push_service")
  end
end

-- ---- sending ---------------------------------------------------------------

-- Sends what waits, where somebody is free for it. What a service that rests or
-- is busy has to wait for goes to the end.
local function send_on(self)
  for _ = 1, self.count do
    if #self.idle == 0 then return end
    local job = self.waiting:pop()
    self.count = self.count - 1
    local rests = (self.resting[job.host] or 0) > clock()
    if rests or (self.busy[job.host] or 0) >= EACH then
      self.waiting:push(job)
      self.count = self.count + 1
    elseif job.still() then
      local sender = table.remove(self.idle)
      local _, near = is_known(self, job.host)
      sender:post(near, job.endpoint, "Authorization: vapid t="
        .. token(self, job.host) .. ", k=" .. self.public,
        "TTL: " .. KEEP, "Urgency: high", "Topic: " .. job.topic)
      self.senders[sender:fd()].job = job
      self.busy[job.host] = (self.busy[job.host] or 0) + 1
    end
  end
end

-- Queues a request.
local function queue_up(self, job)
  if self.count >= WAITING then
    return self.server.metrics:count "pushes_failed"
  end
  self.waiting:push(job)
  self.count = self.count + 1
  send_on(self)
end

-- Leaves a service alone for some time, and then tries once more.
local function rest(self, job, seconds)
  seconds = math.max(1, math.min(seconds > 0 and seconds or REST,
    LONGEST_REST))
  self.resting[job.host] = clock() + seconds
  job.tries = job.tries + 1
  self.server.timers:at(clock() + seconds + .01, function()
    if job.tries < TRIES and next(self.senders) then queue_up(self, job) end
    send_on(self)
  end)
end

local function forget(self, endpoint)
  tasks.start("en", nil, function()
    self.server.tables:quiet()
    self.server.store:forget_push(endpoint)
  end)
end

-- What an answer means: 2xx, it is told; 404 and 410, nobody is there any more;
-- 429, what servers fail at, and no answer, later; else never.
local function judge(self, job, status, more)
  local told = status and status >= 200 and status < 300
  self.server.metrics:count(told and "pushes" or "pushes_failed")
  if told then return end
  self.server.log:say(status and "info" or "warning", "push", {
    service = job.host, status = status or nil,
    text = not status and more.text or nil })
  if status == 404 or status == 410 then
    forget(self, job.endpoint)
  elseif not status or status == 429 or status >= 500 then
    rest(self, job, status and more or 0)
  end
end

--- Is this the descriptor of a request? Then it is looked at.
---@return boolean
function Push:ready(fd)
  local entry = self.senders[fd]
  if not entry then return false end
  local job, sender = entry.job, entry.sender
  local status, more = sender:take()
  if job then
    entry.job = nil
    self.busy[job.host] = self.busy[job.host] > 1 and self.busy[job.host] - 1
      or nil
    table.insert(self.idle, sender)
    judge(self, job, status, more)
  end
  send_on(self)
  return true
end

-- ---- whom ------------------------------------------------------------------

-- The seat of a person who is asked and is not there; nil: none.
local function called(found)
  local seat = found.now.status == "asking" and found.now.player
  local entry = seat and seat >= 0 and found.seats[seat + 1]
  if not entry or entry.bot or entry.open then return nil end
  return not found:presence().here[seat + 1] and seat or nil
end

local function tell(self, found, seat, since)
  local function still()
    return self.server.tables.tables[found.id] == found
      and found.since == since and called(found) == seat
  end
  self.server.tables:quiet()
  local list = still() and self.server.store:pushes(found.id, seat)
  for _, endpoint in ipairs(list or {}) do
    local host = host_of(endpoint)
    if host and is_known(self, host) then -- the list may have changed
      queue_up(self, { host = host, endpoint = endpoint, still = still,
        tries = 0, topic = secrets.letters(tes.secret.digest(found.id))
          :sub(1, 32) })
    end
  end
end

--- A table has changed: if it is somebody else's turn now, they are told, once,
--- unless they are there a little later.
---@param found LiveTable
---@param before integer? whose turn it was
function Push:look(found, before)
  local seat = called(found)
  if not seat or seat == before then return end
  local since = found.since
  self.server.timers:at(clock() + DELAY, function()
    tasks.start("en", nil, tell, self, found, seat, since)
  end)
end

-- ---- settings --------------------------------------------------------------

--- The services that may be asked; nil: nobody is told, as the program cannot,
--- or the page has no TLS.
---@param said string[] those of --push; `no` for none
---@param safe boolean has the page TLS?
---@return string[]?
function push.services(said, safe)
  for _, word in ipairs(said) do
    if word == "no" then return nil end
    local name = word:gsub("^%*%.", "")
    if not name:find "^[%w-][%w.-]*$" and not name:find "^[%w.-]+:%d+$" then
      fail.usage("serve.push", word)
    elseif not push.can() then
      fail.raise("input", T("serve.without", "libcurl"))
    end
  end
  if not push.can() or not safe then return nil end
  return #said > 0 and said or push.usual
end

return push
