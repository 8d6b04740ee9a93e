-- tester/opening.lua - the game of a test, up to its first decision.

local engine = ...
local plan = require "plan/catalogue"
local words = require "words/vocabulary"
local board = require "tester/board_text"
local state_of = require "tester/variables"

local opening = {}

-- What set-up does, as functions of g.
local function setups_of(all)
  local list = {}
  for _, phase in ipairs(plan.make(all, all.types).phases) do
    if phase.stage == words.PHASE_STAGES.setup then
      list[#list + 1] = phase.run
    end
  end
  return list
end

local function changes_position(body)
  for _, key in ipairs { "board", "figures", "supply", "scores", "state",
    "turn", "pile", "final" } do
    if body[key] then return true end
  end
  return false
end

--- Opens the game of a test and runs to its first decision.
---@param all table registry of a ruleset that was built
---@param body table of the test
---@param module string? whose variables `state` means
function opening.start(all, body, module)
  engine.drive.open(all.config.seed or 1)
  local stage = "setup"
  if changes_position(body) then
    stage = body.final and "final" or "turn"
    local with_setup = body.setup or not body.board
    board.set_up(all, body, with_setup and setups_of(all) or {})
    if body.state then state_of.set_up(all, body.state, module) end
  end
  local ok, failure = engine.drive.start(stage)
  if not ok then error({ fail = failure }, 0) end
end

return opening
