--- Counters and gauges in the text format of Prometheus.

local metrics = {}

local help = {
  tessera_answers_total = "answers given by people",
  tessera_bot_answers_total = "answers given by bots",
  tessera_received_total = "messages received",
  tessera_refused_total = "messages answered by an error",
  tessera_requests_total = "HTTP requests",
  tessera_tables_made_total = "tables made",
  tessera_tables_opened_total = "games made of their rows",
  tessera_rows_total = "rows written",
  tessera_commits_total = "transactions",
  tessera_failed_commits_total = "batches that could not be written",
  tessera_clashes_total = "batches that came second to another's",
  tessera_pushes_total = "requests that push services took",
  tessera_pushes_failed_total = "requests that they did not take",
  tessera_workers_died_total = "worker processes that died or were ended",
  tessera_connections = "WebSockets that are open",
  tessera_jobs_running = "jobs that workers do for connections",
  tessera_jobs_waiting = "jobs that wait for a worker",
  tessera_tables_live = "games in memory",
  tessera_memory_bytes = "memory of Lua, games aside",
  tessera_answer_seconds = "time from an answer's arrival to its response",
  tessera_commit_seconds = "time that what was gathered took to be written",
  tessera_turn_processor_seconds =
    "processor time from one look at the connections to the next",
}

-- Of what it is told how long it took each time.
local TIMES = { "answer", "commit", "turn_processor" }

local BUCKETS = { .001, .002, .005, .01, .02, .05, .1, .2, .5, 1, 5 }

---@class Metrics
local Metrics = {}
Metrics.__index = Metrics

function metrics.new()
  local self = setmetatable({ values = {}, times = {} }, Metrics)
  for name in pairs(help) do
    if name:find "_total$" then self.values[name] = 0 end
  end
  for _, name in ipairs(TIMES) do
    local counts = { sum = 0, all = 0 }
    for i = 1, #BUCKETS do counts[i] = 0 end
    self.times[name] = counts
  end
  return self
end

--- Counts.
---@param name string without tessera_ and _total
function Metrics:count(name, by)
  local key = "tessera_" .. name .. "_total"
  self.values[key] = self.values[key] + (by or 1)
end

--- Notes how long something took.
---@param name string without tessera_ and _seconds
function Metrics:took(name, seconds)
  local counts = self.times[name]
  counts.sum, counts.all = counts.sum + seconds, counts.all + 1
  for i = #BUCKETS, 1, -1 do
    if seconds > BUCKETS[i] then break end
    counts[i] = counts[i] + 1
  end
end

-- The lines of a histogram.
local function histogram(out, name, counts)
  out[#out + 1] = ("# HELP %s %s\n# TYPE %s histogram\n"):format(name,
    help[name], name)
  for i, most in ipairs(BUCKETS) do
    out[#out + 1] = ('%s_bucket{le="%g"} %d\n'):format(name, most, counts[i])
  end
  out[#out + 1] = ('%s_bucket{le="+Inf"} %d\n%s_sum %.6f\n%s_count %d\n')
    :format(name, counts.all, name, counts.sum, name, counts.all)
end

--- The text, with the gauges as they are now.
---@param gauges table<string, number> without tessera_
function Metrics:text(gauges)
  local values = {}
  for name, value in pairs(self.values) do values[name] = value end
  for name, value in pairs(gauges) do values["tessera_" .. name] = value end
  local names, out = {}, {}
  for name in pairs(values) do names[#names + 1] = name end
  table.sort(names)
  for _, name in ipairs(names) do
    out[#out + 1] = ("# HELP %s %s\n# TYPE %s %s\n%s %d\n"):format(name,
      help[name] or name, name,
      name:find "_total$" and "counter" or "gauge", name,
      math.floor(values[name]))
  end
  for _, name in ipairs(TIMES) do
    histogram(out, "tessera_" .. name .. "_seconds", self.times[name])
  end
  return table.concat(out)
end

return metrics
