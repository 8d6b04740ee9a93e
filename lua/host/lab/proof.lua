--- A proof of a rule in small worlds: hands out worlds to all cores, adds up
--- what they find, and writes a counterexample as a test. What is looked at in
--- a world is in lua/tester/prover.lua.

local tes = require "tes"
local T = require "host.common.text".get
local fail = require "host.common.fail"
local literal = require "common.literal"
local parallel = require "host.lab.parallel"
local progress = require "host.lab.progress"
local source = require "host.common.source"

local proof = {}

-- Worlds of a job: enough that loading the rules costs little.
local CHUNK = 10
-- Worlds of one size at most.
local MOST = 100000

---@class Proof
---@field worlds integer those that were looked at
---@field whole integer those of them in which nothing was cut off
---@field total integer worlds there are
---@field positions integer
---@field equal integer positions that were reached once more
---@field ends integer
---@field cut integer positions that were not looked at
---@field finding table? { kind, text, where, pile, draws, play, answers }

local function ask(from, topic)
  return source.read(tes.ruleset.describe(from, topic))
end

---@class ProofWishes
---@field tiles integer
---@field positions integer after so many no other world is begun
---@field limit integer positions of a world at most
---@field jobs integer

--- Looks at the worlds of a source, the small ones first, up to the first
--- finding.
---@param from table
---@param wishes ProofWishes
---@return Proof
function proof.run(from, wishes)
  local plan = ask(from, ("worlds:%d %d"):format(wishes.tiles, MOST))
  local all = { worlds = 0, whole = 0, total = plan.total, positions = 0,
    equal = 0, ends = 0, cut = 0 }
  local count = (#plan.worlds + CHUNK - 1) // CHUNK
  local update, clear = progress.new(wishes.positions)
  local function add(result)
    all.worlds = all.worlds + 1
    if result.cut == 0 and not result.finding then all.whole = all.whole + 1 end
    for _, name in ipairs { "positions", "equal", "ends", "cut" } do
      all[name] = all[name] + result[name]
    end
    all.finding = result.finding
  end
  local done, problem = pcall(parallel.run, count, wishes.jobs, function()
    return function(job)
      local first = (job - 1) * CHUNK
      return tes.json.encode(tes.json.array(ask(from, ("prove:%d\n%s\n"):format(
        wishes.limit, table.concat(plan.worlds, "\n", first + 1,
          math.min(first + CHUNK, #plan.worlds))))))
    end
  end, function(line)
    for _, result in ipairs(fail.check(tes.json.decode(line))) do
      add(result)
      if all.finding or all.positions >= wishes.positions then break end
    end
    update(math.min(all.positions, wishes.positions))
    return not all.finding and all.positions < wishes.positions
  end, { name = function(job) return T("prove.job", job) end })
  clear()
  if not done then error(problem, 0) end
  return all
end

-- The config of a test, from what a saved game keeps of it.
local function config_of(from)
  local rules <close> = fail.check(tes.ruleset.load(from))
  local header = source.read(rules:describe "header")
  local with = {}
  for _, name in ipairs { "modules", "rules", "options", "tiles", "pieces" } do
    local value = header[name]
    if type(value) == "table" and next(value) then with[name] = value end
  end
  with.players = rules:players()
  return with
end

--- A counterexample as a test, a file of its own.
---@param from table
---@param finding table
---@return string
function proof.test(from, finding)
  local write = literal.write
  local lines = { "-- " .. finding.text:match "^[^\n]*",
    "test " .. write(T "prove.test") .. " {",
    "  with  = " .. write(config_of(from)) .. "," }
  if finding.pile then
    lines[#lines + 1] = "  pile  = " .. write(finding.pile) .. ","
  end
  if finding.draws ~= "" then
    lines[#lines + 1] = "  draws = " .. write(finding.draws) .. ","
  end
  lines[#lines + 1] = "  play  = " .. write(finding.play) .. ","
  lines[#lines + 1] = "}"
  return table.concat(lines, "\n") .. "\n"
end

return proof
