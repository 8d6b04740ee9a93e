--- Keeps what a function makes of a value for as long as that value lives.

---@param make fun(of: any): any never nil
---@return fun(of: any): any
return function(make)
  local kept = setmetatable({}, { __mode = "k" })
  return function(of)
    local found = kept[of]
    if found == nil then
      found = make(of)
      kept[of] = found
    end
    return found
  end
end
