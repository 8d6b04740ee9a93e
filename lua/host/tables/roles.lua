--- Who may do what at a table. A link gives a role: a player has a seat, a
--- watcher has none. The host is whoever made the table, player or watcher.
--- Every method of the socket is in one table here, and nothing else decides
--- who may call it; hosting.md has the same table, and a test compares them.

local fail = require "host.common.fail"
local seat_view = require "host.games.seat_view"
local T = require "host.common.text".get

local roles = {}

---@class Viewer
---@field role "player"|"watcher"
---@field seat integer? of a player; a watcher has none
---@field view integer whose view of the game it gets: its seat, or what
---  everybody may see; by that number the engine also calls CHANCE, so no right
---  follows from it
---@field maker boolean is it the host?
---@field live LiveTable
---@field conn Conn

-- Who may call each method, and the text of a refusal:
--   anyone   without sitting anywhere
--   viewer   players and watchers
--   player   who has a seat
--   watcher  who has none
--   talker   players, and watchers where the table lets them talk
--   asked    the player whose seat the game asks
--   host     who made the table
roles.needs = {
  hello = "anyone", modules = "anyone", cover = "anyone", check = "anyone",
  create = "anyone", import = "anyone", sit = "anyone", glance = "anyone",
  scene = "viewer", leave = "viewer", rows = "viewer", state = "viewer",
  decision = "viewer", choices = "viewer", events = "viewer",
  feature = "viewer", figure = "viewer", remaining = "viewer", held = "viewer",
  drawings = "viewer", looks = "viewer", house = "viewer",
  render = "viewer", replay = "viewer", export = "viewer",
  follow = "viewer", review = "viewer",
  playground = "viewer", fork = "viewer", cards = "viewer",
  undo = "player", agree = "player", chat = "talker", seat = "player",
  rematch = "player", push = "player",
  take = "watcher",
  answer = "asked", hint = "asked", why = "asked",
  rules = "host",
}

local refusals = { player = "serve.watching", watcher = "serve.not_free",
  talker = "serve.watching",
  asked = "serve.not_asked", host = "serve.makers" }

--- The role that a link gives at a table.
---@param link { seat: integer, maker: boolean }
---@return Viewer
function roles.viewer(found, link, conn)
  local seated = link.seat >= 0 and link.seat < #found.seats
  return { role = seated and "player" or "watcher",
    seat = seated and link.seat or nil,
    view = seated and link.seat or seat_view.ALL,
    maker = link.maker, live = found, conn = conn }
end

--- Does this seat belong to the viewer?
---@param viewer Viewer
---@param seat integer?
---@return boolean
function roles.owns(viewer, seat)
  return viewer.role == "player" and viewer.seat == seat
end

local holds = {}

function holds.viewer() return true end

function holds.player(viewer) return viewer.role == "player" end

function holds.watcher(viewer) return viewer.role == "watcher" end

function holds.talker(viewer, found)
  return viewer.role == "player" or found.entry.talk
end

function holds.asked(viewer, found)
  if found.now.status ~= "asking" then fail.raise("input", T "rpc.none") end
  return roles.owns(viewer, found.now.player)
end

function holds.host(viewer) return viewer.maker end

--- Refuses a method that is not the viewer's to call now.
---@param method string
---@param viewer Viewer
---@param found LiveTable
function roles.check(method, viewer, found)
  local need = roles.needs[method]
  if not holds[need](viewer, found) then
    fail.raise("turn", T(refusals[need]))
  end
end

--- May a viewer know the answer of a row? Where the game has secrets, later on
--- only a player's own answers are told again.
---@param viewer Viewer
---@param row table
---@return boolean
function roles.may_read(viewer, row)
  return not viewer.live.now.hides or roles.owns(viewer, row.seat)
end

return roles
