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

--- Writes a picture in the form that the file's name says.
---@param paint fun(): string the picture as SVG
---@param path string? nil: SVG to standard output
---@param text (fun(): string)? the picture for a file called .txt
function picture.write(paint, path, text)
  local form = (path and path:match "[^/]%.(%w+)$" or "svg"):lower()
  if form == "txt" and text then
    picture.save(path, text())
  elseif form == "png" then
    picture.save(path, fail.check(tes.image.png(paint())))
  elseif form ~= "svg" then
    fail.usage("picture.form", path, text and ".svg, .png, .txt"
      or ".svg, .png")
  elseif not path or path == "-" then
    io.write(paint())
  else
    picture.save(path, paint())
  end
end

return picture
