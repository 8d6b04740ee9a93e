--- The report page of an arena.

local arena = require "host.lab.arena"
local charts = require "host.paint.charts"
local colour = require "host.colour"
local sheets = require "host.paint.sheets"
local T = require "host.text".get

local page = {}

---@param tally Tally
---@param seed integer
---@return string
function page.paint(tally, seed)
  local bars = {}
  for i, bot in ipairs(tally.bots) do
    local low, high = arena.interval(bot.share)
    local share = bot.share.mean
    bars[i] = { name = tally.names[i], low = low, high = high,
      note = ("%.1f %%"):format(100 * share),
      parts = { { value = share, colour = colour.seats[(i - 1) % 8],
        title = ("%.1f %% (%.1f–%.1f %%)"):format(100 * share, 100 * low,
          100 * high) } } }
  end
  local sections = {
    sheets.section(T "arena.wins", charts.bars(T "arena.wins", bars, 1)),
    sheets.section(T "arena.table", sheets.table(tally:rows())),
  }
  if #tally.names > 2 then
    sections[3] = sheets.section(T "arena.cross", sheets.table(tally:cross()))
  end
  for _, verdict in ipairs(tally:verdicts()) do
    sections[#sections + 1] = sheets.section(T "arena.verdict", nil, verdict)
  end
  return sheets.page(T("arena.title", table.concat(tally.names, ", ")),
    T("arena.head", tally.games, seed) ..
      (tally.decided and " " .. tally.decided or ""), sections)
end

return page
