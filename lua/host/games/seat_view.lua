--- Who sees what: a session as one seat sees it, for whatever shows games.

local T = require "host.common.text".get
local fail = require "host.common.fail"
local public_state = require "host.games.public_state"
local seats = require "host.games.seats"

local seat_view = {}

--- What everybody may see.
seat_view.ALL = -1

--- What stands for an answer that a seat may not know.
seat_view.HIDDEN = "…"

--- The seat that a flag names: a letter, a number from 1, or "all" for what
--- everybody may see. nil without a flag.
---@param word string?
---@param players integer
---@return integer?
function seat_view.seat(word, players)
  if not word then return nil end
  if word == "all" then return seat_view.ALL end
  return seats.parse(word, players) or
    fail.usage("error.seat", word, seats.letter(players - 1))
end

--- The word by which sight.seat finds a seat.
---@param seat integer
---@return string
function seat_view.word(seat)
  return seat == seat_view.ALL and "all" or seats.letter(seat)
end

--- A game as a seat sees it. Of a saved game that a seat was given there is
--- that seat's view only.
---@param game table
---@param seat integer? nil: as it is
---@return table
function seat_view.game(game, seat)
  local viewer = game:viewer()
  if not seat or viewer == seat then return game end
  if viewer then
    fail.raise("input", T("error.viewer", seat_view.word(viewer),
      seat_view.word(seat)))
  end
  return fail.check(game:view(seat))
end

--- A session that shows what the seat sees. It is for reading only.
---@param session Session
---@param seat integer? nil: everything
---@return Session
function seat_view.of(session, seat)
  if not seat then return session end
  return setmetatable({ game = seat_view.game(session.game, seat),
    whole_game = session.game }, { __index = session })
end

--- What is held that others may not see. Once the game is over nothing is a
--- secret: the final scoring has told, and the saved game is there for all.
---@param session Session as a seat sees it
---@return table[] as game:secrets
function seat_view.secrets(session)
  local over = session.game:status() == "over"
  return (over and session.whole_game or session.game):secrets()
end

--- What something held is called: words have texts, ids of tiles have not.
---@param rules table
---@param item string
---@return string
function seat_view.item_text(rules, item)
  if item:find "/" then return item end
  return rules:text(item)
end

--- What a secret is called: without a text, its name in words.
---@param rules table
---@param secret table of game:secrets
---@return string
function seat_view.title(rules, secret)
  return public_state.title(rules, secret.name:match "[^.]*$")
end

--- A line for each secret that there is something of.
---@param session Session as a seat sees it
---@param seen_only boolean? without what others hold
---@return string[]
function seat_view.lines(session, seen_only)
  local lines, rules = {}, session.rules
  for _, secret in ipairs(seat_view.secrets(session)) do
    local items = secret.items or {}
    for i, item in ipairs(items) do
      items[i] = seat_view.item_text(rules, item)
    end
    local name = seat_view.title(rules, secret)
    local owner = secret.owner and session:name(secret.owner)
      or T "secret.nobody"
    local shown = #items > 0 or not secret.seen and not seen_only
    if secret.count > 0 and shown then
      lines[#lines + 1] = secret.seen
        and T("secret.seen", owner, name, table.concat(items, " "))
        or T("secret.hidden", owner, name, secret.count)
    end
  end
  return lines
end

return seat_view
