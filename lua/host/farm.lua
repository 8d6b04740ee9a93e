--- Many jobs on all cores, results in the order of the jobs. Worker k of n
--- does the jobs k, k + n, k + 2n, ... in a process of its own and writes a
--- line for each; the parent reads the lines round robin, so that the output
--- does not depend on the number of workers, and nobody runs far ahead.

local tes = require "tes"
local T = require "host.text".get
local fail = require "host.fail"

local farm = {}

--- Runs jobs 1..count.
---@param count integer
---@param workers integer
---@param prepare fun(): fun(job: integer): string runs once in a worker;
---  the function it returns does one job and returns its line
---@param sink fun(line: string, job: integer): boolean? called in order;
---  stops everything by returning false
function farm.run(count, workers, prepare, sink)
  workers = math.max(1, math.min(workers, count))
  local files <close> = setmetatable({}, { __close = function(list)
    for _, file in ipairs(list) do file:close() end
  end })
  for k = 1, workers do
    files[k] = tes.process.spawn(function(out)
      local work = prepare()
      for job = k, count, workers do
        if not out:write(work(job), "\n") then return end
      end
    end)
  end
  for job = 1, count do
    local line = files[(job - 1) % workers + 1]:read "l"
    if not line then fail.raise("failed", T("farm.died", job)) end
    if sink(line, job) == false then return end
  end
  for _, file in ipairs(files) do file:read "a" end
end

return farm
