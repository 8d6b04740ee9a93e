-- common/played.lua - the sentence that says what is played with a value of an
-- option: "played RULE=VALUE" of text{}, or for any number "played RULE".

--- Nothing where the module says nothing of the value.
---@param find fun(key: string): string? a text of the module
---@param name string of the option
---@param value any
---@return string?
return function(find, name, value)
  local key = "played " .. name
  local said = find(("%s=%s"):format(key, value))
  if said or math.type(value) ~= "integer" then return said end
  local text = value ~= 1 and find(key .. "/many") or find(key)
  return text and (text:gsub("%%d", ("%d"):format(value)))
end
