--- Text for XML and HTML: escaping, and the cleaning of SVG that modules
--- bring along.

local shown = require("host.common.out").shown
local values = require "host.pictures.svg_values"

local markup = {}

local entities = { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;",
  ['"'] = "&quot;", ["'"] = "&#39;" }

--- Valid UTF-8 without what a terminal or a reader obeys: control characters,
--- marks that turn the direction of what follows.
function markup.tidy(text)
  return shown(text)
end

--- Escapes text for elements and attributes.
---@param text any
---@return string
function markup.escape(text)
  return (markup.tidy(tostring(text)):gsub("[&<>\"']", entities))
end

--- A name as it may stand among others: cut to so many characters, set apart
--- from the direction of the text around it, escaped.
---@param text any
---@param most integer?
---@return string
function markup.name(text, most)
  text = markup.tidy(tostring(text)):gsub("%s+", " ")
  if most and utf8.len(text) > most then
    text = text:sub(1, utf8.offset(text, most) - 1) .. "…"
  end
  return "\u{2068}" .. markup.escape(text) .. "\u{2069}"
end

--- JSON text that may stand in a script element.
---@param json string
---@return string
function markup.script(json)
  return (json:gsub("<", "\\u003c"):gsub("\u{2028}", "\\u2028")
    :gsub("\u{2029}", "\\u2029"))
end

-- ---- fragments of SVG -----------------------------------------------------

local function set(words)
  local list = {}
  for word in words:gmatch "%S+" do list[word] = true end
  return list
end

local elements = set [[g path rect circle ellipse line polyline polygon defs
  linearGradient radialGradient stop clipPath title]]
local LONGEST, DEEPEST = 1 << 16, 32

local function read_attributes(text, name, prefix)
  local out, at = {}, 1
  while true do
    local _, stop, key, quote = text:find("^%s*([%w-]+)%s*=%s*([\"'])", at)
    if not stop then break end
    local closing = text:find(quote, stop + 1, true)
    if not closing then return nil, "an open quote in <" .. name .. ">" end
    local value = text:sub(stop + 1, closing - 1)
    if not values.known(key) then
      return nil, ("<%s> must not have %s"):format(name, key)
    end
    value = values.clean(key, value, prefix)
    if not value then
      return nil, ("%s of <%s> refers to something outside, or is no plain "
        .. "value"):format(key, name)
    end
    out[#out + 1] = (' %s="%s"'):format(key, value)
    at = closing + 1
  end
  if text:find("%S", at) then return nil, "cannot read <" .. name .. ">" end
  return table.concat(out)
end

--- Cleans a fragment of SVG: only drawing elements and attributes, nothing
--- that runs, nothing from outside. Ids get the prefix.
---@param text string
---@param prefix string of letters, digits and -
---@return string? clean
---@return string? problem
function markup.svg(text, prefix)
  if #text > LONGEST then return nil, "it is longer than 64 KB" end
  local out, open, at = {}, {}, 1
  while at <= #text do
    local from, to, slash, name, rest, empty =
      text:find("<(/?)(%a[%w]*)([^<>]-)(/?)>", at)
    local between = text:sub(at, (from or #text + 1) - 1)
    if open[#open] == "title" then
      out[#out + 1] = markup.escape((between:gsub("[<>&]", " ")))
    elseif between:find "%S" then
      return nil, "text or a declaration outside of elements"
    end
    if not from then break end
    if not elements[name] then
      return nil, ("element <%s> is not allowed"):format(name)
    end
    if open[#open] == "title" and slash == "" then
      return nil, ("<title> holds text only, not <%s>"):format(name)
    end
    if slash == "/" then
      if open[#open] ~= name or rest:find "%S" then
        return nil, ("</%s> closes nothing"):format(name)
      end
      open[#open] = nil
      out[#out + 1] = "</" .. name .. ">"
    else
      local written, problem = read_attributes(rest, name, prefix)
      if not written then return nil, problem end
      out[#out + 1] = "<" .. name .. written .. empty .. ">"
      if empty == "" then open[#open + 1] = name end
      if #open > DEEPEST then return nil, "it nests too deeply" end
    end
    at = to + 1
  end
  if #open > 0 then return nil, "<" .. open[#open] .. "> is not closed" end
  return table.concat(out)
end

return markup
