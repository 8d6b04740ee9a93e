--- tessera check: all that is wrong with modules and tile sets.

local tes = require "tes"
local T = require "host.common.text".get
local fail = require "host.common.fail"
local file = require "host.common.file"
local out = require "host.common.out"
local source = require "host.common.source"

local options = source.with_places {}

local function run(args)
  local checked, lines = 0, {}
  local function ask(topic)
    return source.read(tes.ruleset.describe({ path = args.path }, topic))
  end
  for _, path in ipairs(#args > 0 and args or { "" }) do
    if path ~= "" and not file.kind(path) then
      fail.usage("test.no_path", path)
    end
    local all = ask("checks:" .. path)
    if #all == 0 then fail.usage("check.nothing", path) end
    for _, one in ipairs(all) do
      local found = ask("check:" .. one)
      checked = checked + 1
      table.move(found, 1, #found, #lines + 1, lines)
    end
  end
  out.say_all(lines)
  out.say(#lines == 0 and T("check.clean", checked)
    or T("check.found", checked, #lines))
  return #lines > 0 and 1 or 0
end

return {
  summary = "verb.check.summary",
  usage = "[OPTION]... [PATH]...",
  options = options,
  run = run,
}
