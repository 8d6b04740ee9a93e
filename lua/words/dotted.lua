-- words/dotted.lua - words with a dot: on.placed, score.city, replace.draw.

-- A table whose fields are made on demand by `make(field)`.
return function(all, word, make)
  local made = {}
  return setmetatable({}, {
    __index = function(_, key)
      all:check_open(word)
      if type(key) ~= "string" then
        error(("%s.<name> needs a name"):format(word), 2)
      end
      local value = made[key]
      if value == nil then
        value = make(key)
        local speak = value
        if type(speak) == "function" then
          value = function(...)
            all:check_open(word .. "." .. key)
            return speak(all:bounded(word .. "." .. key, ...))
          end
        end
        made[key] = value
      end
      return value
    end,
    __newindex = function() error("the vocabulary cannot be changed", 2) end,
    __metatable = false,
  })
end
