--- tessera render: the board of a saved game as a picture.

local fail = require "host.common.fail"
local recording = require "host.games.recording"
local out = require "host.common.out"
local output = require "host.pictures.output"
local scene = require "host.pictures.scene"
local source = require "host.common.source"
local svg = require "host.pictures.svg"
local board_painter = require "host.terminal.board_painter"

local options = source.with({
  { long = "output", short = "o", arg = "FILE", help = "render.opt.output" },
  { long = "at", arg = "N", type = "integer", least = 0,
    help = "render.opt.at" },
  { long = "size", arg = "PIXELS", type = "integer", least = 8,
    most = 100000, help = "render.opt.size" },
  { long = "bare", help = "render.opt.bare" },
  { long = "seat", arg = "SEAT", help = "opt.seat" },
}, { config = true, players = true, seed = true })

local function run(args)
  source.at_most(args, 1)
  if not args[1] then fail.usage "render.no_save" end
  local shown, notice = recording.open(args[1], source.from(args), args.at,
    args.seat)
  if notice then out.complain(notice) end
  if args.at and args.at > #shown.keys then
    fail.usage("render.too_far", args.at, #shown.keys)
  end
  shown:go(args.at or #shown.keys)
  local rules = shown.session.rules
  local look = { size = args.size or 100, bare = args.bare }
  local function scenery(paint)
    return function()
      local stage = scene.new(rules)
      return paint(stage:scene(shown.session), stage.looks, look)
    end
  end
  output.write(scenery(svg.paint), args.output, function()
    local lines = board_painter.new(rules, false):paint(shown.session.game)
    return out.shown(table.concat(lines, "\n") .. "\n")
  end, scenery(svg.sprites))
  return 0
end

return {
  summary = "verb.render.summary",
  usage = "[OPTION]... SAVE",
  options = options,
  run = run,
}
