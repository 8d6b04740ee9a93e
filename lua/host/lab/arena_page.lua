--- The report page of an arena.

local arena = require "host.lab.arena"
local charts = require "host.web.charts"
local colour = require "host.pictures.colour"
local report_page = require "host.web.report_page"
local T = require "host.common.text".get

local page = {}

---@param tally Tally
---@param seed integer
---@return string
function page.paint(tally, seed)
  local bars = {}
  for i, bot in ipairs(tally.bots) do
    local low, high = arena.interval(bot.share)
    local share = tally:won_by(i)
    bars[i] = { name = tally.names[i], low = low, high = high,
      note = ("%.1f %%"):format(100 * share),
      parts = { { value = share, colour = colour.seats[(i - 1) % 8],
        title = ("%.1f %% (%.1f–%.1f %%)"):format(100 * share, 100 * low,
          100 * high) } } }
  end
  local sections = {
    report_page.section(T "arena.wins", charts.bars(T "arena.wins", bars, 1)),
    report_page.section(T "arena.table", report_page.table(tally:rows())),
  }
  if #tally.names > 2 then
    sections[3] = report_page.section(T "arena.cross",
      report_page.table(tally:cross()))
  end
  for _, verdict in ipairs(tally:verdicts()) do
    sections[#sections + 1] = report_page.section(T "arena.verdict",
      nil, verdict)
  end
  return report_page.page(T("arena.title", table.concat(tally.names, ", ")),
    T("arena.head", tally.games, seed) ..
      (tally.decided and " " .. tally.decided or ""), sections)
end

return page
