--- The page of a proof: what was found wrong, with an example, and what was
--- looked at.

local markup = require "host.pictures.markup"
local report_page = require "host.web.report_page"
local T = require "host.common.text".get

local page = {}

---@param proof { name: string, tiles: integer, command: string,
---  wrong: string[]?, test: string?, seen: string[] } wrong and test: what does
---  not hold, and an example of it
---@return string
function page.paint(proof)
  local sections = {}
  if proof.wrong then
    sections[1] = report_page.section(T "diagnose.found",
      report_page.paragraphs(proof.wrong))
    sections[2] = report_page.section(T "prove.example",
      "<pre>" .. markup.escape(proof.test) .. "</pre>")
  end
  sections[#sections + 1] = report_page.section(T "prove.looked_at",
    report_page.paragraphs(proof.seen))
  return report_page.page(T("prove.page", proof.name, proof.tiles),
    proof.command, sections)
end

return page
