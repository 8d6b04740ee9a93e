--- tessera tiles: the tiles of a set, each type once, with their numbers.

local tes = require "tes"
local fail = require "host.common.fail"
local looks = require "host.pictures.looks"
local output = require "host.pictures.output"
local tile_sheet = require "host.pictures.tile_sheet"
local source = require "host.common.source"

local options = source.with_places {
  { long = "output", short = "o", arg = "FILE", help = "tiles.opt.output" },
  { long = "size", arg = "PIXELS", type = "integer", least = 8,
    most = 100000, help = "render.opt.size" },
  { long = "columns", arg = "N", type = "integer", least = 1, most = 100000,
    help = "tiles.opt.columns" },
}

local function run(args)
  source.at_most(args, 1)
  if not args[1] then fail.usage "tiles.no_set" end
  local found, problem = tes.ruleset.describe({ path = args.path },
    "tileset " .. args[1])
  local set = source.read(found, problem)
  output.write(function()
    return tile_sheet.paint(set, looks.new(set.looks),
      { size = args.size or 100, columns = args.columns })
  end, args.output)
  return 0
end

return {
  summary = "verb.tiles.summary",
  usage = "[OPTION]... SET",
  options = options,
  run = run,
}
