--- Who sees what: a session as one seat sees it, for whatever shows games.

local T = require "host.text".get
local fail = require "host.fail"
local seats = require "host.seats"

local sight = {}

--- What everybody may see.
sight.ALL = -1

--- What stands for an answer that a seat may not know.
sight.HIDDEN = "…"

--- The seat that a flag names: a letter, a number from 1, or "all" for what
--- everybody may see. nil without a flag.
---@param word string?
---@param players integer
---@return integer?
function sight.seat(word, players)
  if not word then return nil end
  if word == "all" then return sight.ALL end
  return seats.parse(word, players) or
    fail.usage("error.seat", word, seats.letter(players - 1))
end

--- The word by which sight.seat finds a seat.
---@param seat integer
---@return string
function sight.word(seat)
  return seat == sight.ALL and "all" or seats.letter(seat)
end

--- A game as a seat sees it. Of a saved game that a seat was given there is
--- that seat's view only.
---@param game table
---@param seat integer? nil: as it is
---@return table
function sight.game(game, seat)
  local viewer = game:viewer()
  if not seat or viewer == seat then return game end
  if viewer then
    fail.raise("input", T("error.viewer", sight.word(viewer),
      sight.word(seat)))
  end
  return fail.check(game:view(seat))
end

--- A session that shows what the seat sees. It is for reading only.
---@param session Session
---@param seat integer? nil: everything
---@return Session
function sight.of(session, seat)
  if not seat then return session end
  return setmetatable({ game = sight.game(session.game, seat) },
    { __index = session })
end

--- What something held is called: words have texts, ids of tiles have not.
---@param rules table
---@param item string
---@return string
function sight.item_text(rules, item)
  if item:find "/" then return item end
  return rules:text(item)
end

--- A line for each secret that there is something of.
---@param session Session as a seat sees it
---@return string[]
function sight.lines(session)
  local lines, rules = {}, session.rules
  for _, secret in ipairs(session.game:secrets()) do
    local items = secret.items or {}
    for i, item in ipairs(items) do items[i] = sight.item_text(rules, item) end
    local name = rules:text(secret.name:match "[^.]*$")
    local owner = secret.owner and session:name(secret.owner)
      or T "secret.nobody"
    if secret.count > 0 and (not secret.seen or #items > 0) then
      lines[#lines + 1] = secret.seen
        and T("secret.seen", owner, name, table.concat(items, " "))
        or T("secret.hidden", owner, name, secret.count)
    end
  end
  return lines
end

return sight
