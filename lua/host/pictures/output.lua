--- Where pictures go: standard output, or a file whose name says the form.

local tes = require "tes"
local fail = require "host.common.fail"
local file = require "host.common.file"
local out = require "host.common.out"

local output = {}

--- Writes a picture in the form that the file's name says.
---@param paint fun(): string the picture as SVG
---@param path string? nil: SVG to standard output, if that is no terminal
---@param text (fun(): string)? the picture for a file called .txt
---@param sprites (fun(): table)? what tes.image.board makes PNG of; nil: the
---  SVG is drawn as it is
function output.write(paint, path, text, sprites)
  local form = (path and path:match "[^/]%.(%w+)$" or "svg"):lower()
  if form == "txt" and text then
    file.write(path, text())
  elseif form == "png" then
    local bytes, problem
    if sprites then bytes = tes.image.board(sprites()) end
    if not bytes then bytes, problem = tes.image.png(paint()) end
    file.write(path, fail.check(bytes, problem))
  elseif form ~= "svg" then
    fail.usage("picture.form", path, text and ".svg, .png, .txt"
      or ".svg, .png")
  elseif not path and tes.term.isatty "stdout" then
    fail.usage "picture.where"
  elseif not path or path == "-" then
    out.data(paint())
  else
    file.write(path, paint())
  end
end

return output
