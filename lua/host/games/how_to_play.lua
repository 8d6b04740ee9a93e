--- How a game is played, in the words of the modules that say so ("how to
--- play" of text{}), each line of which is a paragraph.

local cli = require "host.common.cli"
local source = require "host.common.source"

local how_to_play = {}

--- One entry for each module that says it, in the language of the rules.
---@param rules table
---@return { title: string, text: string }[]
function how_to_play.list(rules)
  local list = {}
  for _, card in ipairs(source.read(rules:describe "cards")) do
    if card.how then
      list[#list + 1] = { title = card.title or card.name, text = card.how }
    end
  end
  return list
end

--- The same as lines, each module under its title, paragraphs apart.
---@param rules table
---@param width integer
---@return string[]
function how_to_play.lines(rules, width)
  local lines = {}
  for _, told in ipairs(how_to_play.list(rules)) do
    if #lines > 0 then lines[#lines + 1] = "" end
    lines[#lines + 1] = told.title
    for paragraph in told.text:gmatch "[^\n]+" do
      if lines[#lines] ~= told.title then lines[#lines + 1] = "" end
      local wrapped = cli.wrap(paragraph, width - 2, "  ")
      table.move(wrapped, 1, #wrapped, #lines + 1, lines)
    end
  end
  return lines
end

return how_to_play
