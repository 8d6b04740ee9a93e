--- Things that wait: first come, first served.

---@class Queue
local Queue = {}
Queue.__index = Queue

local queue = {}

--- An empty one.
---@return Queue
function queue.new() return setmetatable({ first = 1, last = 0 }, Queue) end

--- Adds something at the end.
---@param item any but nil
function Queue:push(item)
  self.last = self.last + 1
  self[self.last] = item
end

--- Takes what has waited longest; nil: nothing waits.
function Queue:pop()
  local item = self[self.first]
  if item == nil then return nil end
  self[self.first] = nil
  self.first = self.first + 1
  return item
end

--- Does nothing wait?
---@return boolean
function Queue:empty() return self.first > self.last end

return queue
