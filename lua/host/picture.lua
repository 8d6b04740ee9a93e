--- Where pictures go: standard output, or a file whose name says the form.

local tes = require "tes"
local T = require "host.text".get
local fail = require "host.fail"

local picture = {}

--- Writes a whole file.
---@param path string
---@param data string
function picture.save(path, data)
  local file, problem = io.open(path, "wb")
  if not file then fail.raise("io", T("picture.write", path, problem)) end
  local done, why = file:write(data)
  local closed, late = file:close()
  if not done or not closed then
    fail.raise("io", T("picture.write", path, why or late))
  end
end

--- Writes SVG, as PNG where the file is called so.
---@param svg string
---@param path string? nil: SVG to standard output
function picture.write(svg, path)
  local form = path and path:match "[^/]%.(%w+)$"
  if form and form:lower() ~= "svg" and form:lower() ~= "png" then
    fail.usage("picture.form", path)
  end
  if not path or path == "-" then
    io.write(svg)
  elseif path:lower():find "%.png$" then
    picture.save(path, fail.check(tes.image.png(svg)))
  else
    picture.save(path, svg)
  end
end

return picture
