--- A position as data for a page that draws it: places in hundredths of a tile,
--- pictures by key. Stateless: the update after an answer follows from the game
--- and from what the page has already seen.
--
-- A symbol's key is PIECE/OWNER, the owner being a seat or -1 for nobody; or
-- PIECE/OWNER/ANGLE for what stands on an edge.

local tes = require "tes"
local apart = require "host.games.apart"
local colour = require "host.pictures.colour"
local fail = require "host.common.fail"
local held = require "host.games.held"
local recording = require "host.games.recording"
local figure = require "host.pictures.figure"
local pause = require "host.common.pause"
local markup = require "host.pictures.markup"
local fragments = require "host.pictures.fragments"
local option_place = require "host.pictures.option_place"
local playback = require "host.web.playback_data"
local public_state = require "host.games.public_state"
local report = require "host.games.report"
local result = require "host.games.result"
local seat_view = require "host.games.seat_view"
local seats = require "host.games.seats"
local in_order = require "common.keys"

local array = tes.json.array
local null = tes.json.null

local page_position = {}

-- Options or events listed at most.
local MOST = 10000

local function hash(game) return ("%016x"):format(game:hash()) end

-- ---- the board -------------------------------------------------------------

local function symbol_key(item, angle)
  local key = item.piece .. "/" .. item.owner
  return angle and key .. "/" .. angle or key
end

-- Something on the board: { figure, symbol, x, y, angle, size, bar, title,
-- tile, segment }.
local function place_of(item)
  local x, y, angle, size, bar = figure.place(item)
  local on_edge = item.side ~= nil
  return array { item.figure, symbol_key(item, on_edge and angle), x, y, angle,
    size, bar, item.title, on_edge and -1 or item.tile,
    on_edge and -1 or item.segment - 1 }
end

local function add_figures(self, out)
  local shown = { figures = {}, edges = {}, zones = {} }
  self.stage:standing(self.game, shown)
  out.figures, out.zones = array(), array()
  for _, list in ipairs { shown.edges, shown.figures } do
    for _, item in ipairs(list) do
      table.insert(out.figures, place_of(item))
    end
  end
  for i, zone in ipairs(shown.zones) do
    local items = array()
    for k, item in ipairs(zone.figures) do
      items[k] = array { symbol_key(item), item.title,
        item.holder or -1 }
    end
    out.zones[i] = array { zone.word, items, zone.holder }
  end
end

-- The pieces of the rules: the number of each, what it is called, and its size.
local function pieces_of(self)
  local rules, pieces = self.rules, self.known.pieces
  if pieces then return pieces end
  pieces = rules:pieces()
  for i, piece in ipairs(pieces) do
    piece.number = i - 1
    piece.title = markup.tidy(rules:text(piece.name))
    piece.size = math.min(1.4, self.stage.looks:piece(piece.name,
      piece.owned).size or 1)
  end
  self.known.pieces = pieces
  return pieces
end

local function add_supplies(self, out)
  local game, pieces = self.game, pieces_of(self)
  out.supplies, out.scores = array(), array()
  for seat = 0, game:players() - 1 do
    local list = array()
    for _, piece in ipairs(pieces) do
      local count = piece.owned and game:supply(seat, piece.number) or 0
      if count > 0 then
        list[#list + 1] = array { piece.name .. "/" .. seat, count,
          piece.title, piece.size, piece.occupies }
      end
    end
    out.supplies[seat + 1] = list
    out.scores[seat + 1] = game:score(seat)
  end
  out.shown = public_state.lists(self, markup.tidy)
end

-- A line as a page draws it: its path, then { width, colour, dash } for each
-- stroke.
local function drawn_line(line)
  local drawn = array { line.path }
  for _, stroke in ipairs(line.strokes) do
    drawn[#drawn + 1] = array { stroke[1], stroke[2], stroke.dash }
  end
  return drawn
end

local function add_shut(self, out)
  out.shut = array()
  for i, edge in ipairs(self.game:edges()) do
    local x, y, angle = figure.side(edge.x, edge.y, edge.side)
    out.shut[i] = array { x, y, angle }
  end
  out.links_drawn = array()
  for i, link in ipairs(self.stage:links(self.game)) do
    out.links_drawn[i] = drawn_line(link)
  end
end

local function add_secrets(self, out)
  if not self.game:hides() then return end
  out.secrets = array(seat_view.secrets(self))
  for _, secret in ipairs(out.secrets) do
    secret.title = markup.tidy(seat_view.title(self.rules, secret))
    if secret.items then
      array(secret.items)
      secret.texts = array()
      for i, item in ipairs(secret.items) do
        secret.texts[i] = markup.tidy(seat_view.item_text(self.rules, item))
      end
    end
  end
end

-- What a question or an option is about, for people and as pictures.
local function shown_about(self, list)
  for i, what in ipairs(list or {}) do
    if i == 1 then array(list) end
    local role, thing = report.about(self, what, true)
    what.title, what.text = markup.tidy(role), markup.tidy(thing)
    if what.kind == "figure" then
      local _, node = self.game:standing(what.figure)
      if node then what.tile, what.segment = self.game:node(node) end
    end
    what.at = option_place.of(self.stage, self.game, what)
  end
end

-- The question without its options.
local function question(self)
  local asked = self.game:decision()
  if not asked then return null end
  asked.vetoes = array(self.game:vetoes())
  asked.text = markup.tidy(report.question(self, asked))
  local explained = report.explained(self.rules, asked.prompt)
  asked.explained = explained and markup.tidy(explained)
  shown_about(self, asked.about)
  return asked
end

--- Who has won, in words.
function page_position.verdict(self)
  return markup.tidy(result.verdict(self))
end

-- The parts that are sent in full after each change.
local function add_rest(self, out)
  local game = self.game
  out.status, out.turn, out.player = game:status(), game:turn(), game:player()
  out.phase, out.tiles_left = game:phase(), game:tiles_left()
  out.answers, out.hash = game:answers(), hash(game)
  out.decision = question(self)
  if out.status == "over" then
    out.over_text = page_position.verdict(self)
    out.winners = array(result.winners(game))
    out.result = array(result.rows(self))
  end
  add_figures(self, out)
  add_supplies(self, out)
  add_shut(self, out)
  add_secrets(self, out)
end

local function add_tiles(game, out, from)
  out.tiles = array()
  for i = from, game:tiles() - 1 do
    pause.at(i)
    local tile = game:tile(i)
    out.tiles[i - from + 1] =
      array { tile.type, tile.x, tile.y, tile.rotation }
  end
end

--- The whole position, for drawing.
function page_position.position(self)
  local out = { hides = self.game:hides(), events = self.game:events(),
    pieces = array() }
  for i, piece in ipairs(pieces_of(self)) do out.pieces[i] = piece.name end
  add_tiles(self.game, out, 0)
  add_rest(self, out)
  return out
end

-- ---- what happened ---------------------------------------------------------

-- Tiles and segments that were counted: { tile, segment }, -1 for all of it.
local function places_of(game, counted)
  local list = array()
  for i, what in ipairs(counted) do
    local segment
    if what.node then segment = select(2, game:node(what.node)) end
    list[i] = array { what.tile, segment or -1 }
  end
  return list
end

-- What a feature got its points for around it: the complete features that it
-- touches, of the kinds that its terms name.
local function touched(self, event)
  local game, kinds, seen, list = self.game, {}, {}, array()
  for _, item in ipairs(event.items) do kinds[item.name] = item.count > 0 end
  for i, node in ipairs(game:members(event.node)) do
    pause.at(i)
    local index, segment = game:node(node)
    local own = self.stage.types[game:tile(index).type + 1]
      .segments[segment + 1]
    local parts = own.touches[1] and game:segments(index)
    for _, number in ipairs(parts and own.touches or {}) do
      local part = parts[number]
      local feature = kinds[part.kind] and game:feature(part.node)
      if feature and feature.complete and not seen[feature.id] then
        seen[feature.id] = true
        for _, member in ipairs(game:members(part.node)) do
          list[#list + 1] = array { game:node(member) }
        end
      end
    end
  end
  return list[1] and list
end

local function told(self, event)
  event.player = report.mover(self, event)
  event.text = markup.tidy(report.event(self, event))
  if event.kind == "note" and event.type then -- beside the tile's picture
    local type = event.type
    event.type = nil
    event.brief, event.type = markup.tidy(report.event(self, event)), type
  end
  if event.type then event.id = self.rules:type_id(event.type) end
  if event.kind == "score" then
    array(event.items)
    local factor = report.factor(event.items)
    for _, item in ipairs(event.items) do
      item.times = item == factor or nil
      item.title = markup.tidy(report.reason(self.rules, item.name))
    end
    event.title = markup.tidy(report.reason(self.rules, event.reason))
  end
  if event.node then event.on, event.segment = self.game:node(event.node) end
  if event.counted then
    event.counted = places_of(self.game, event.counted)
  elseif event.final and event.node then
    event.counted = touched(self, event)
  end
  return event
end

-- Where somebody's figure went with an answer: the number of a tile there, of
-- one that stands on a side a tile beside it.
local function tile_below(game, number)
  local at = number and game:figure(number)
  if not at or not at.x then return nil end
  local step = at.side and ({ [0] = { 0, -1 }, { 1, 0 }, { 0, 1 },
    { -1, 0 } })[at.side] or { 0, 0 }
  return game:tile_at(at.x, at.y)
    or game:tile_at(at.x + step[1], at.y + step[2])
end

-- Points that are for no feature are shown where the figure is that they are
-- for, or that of who gets them went with the same answer.
local function place_awards(game, list)
  local went = {}
  local function key(event) return event.answer .. "/" .. event.player end
  for _, event in ipairs(list) do
    if event.kind == "deployed" then went[key(event)] = event.figure end
  end
  for _, event in ipairs(list) do
    if event.kind == "score" and not event.node and not event.tile then
      event.figure = event.figure or went[key(event)]
      event.tile = tile_below(game, event.figure)
    end
  end
end

--- Events from a number on.
function page_position.events(self, from, limit)
  local list = array()
  local last = math.min(self.game:events(), from + math.min(limit, MOST))
  for i = from, last - 1 do
    pause.at(i)
    list[#list + 1] = told(self, self.game:event(i))
  end
  place_awards(self.game, list)
  return list
end

--- What a page must draw anew if it knows the position of the mark.
---@param mark { seat: integer?, events: integer, tiles: integer }
---@return table change
---@return table events
function page_position.change(self, mark)
  local game, out = self.game, {}
  local events = page_position.events(self, mark.events, MOST)
  add_tiles(game, out, mark.tiles)
  out.tiles_from = mark.tiles
  local changed, seen = array(), {}
  for _, event in ipairs(events) do
    if event.kind == "overlaid" and event.tile < mark.tiles
        and not seen[event.tile] then
      seen[event.tile] = true
      changed[#changed + 1] = array { event.tile,
        game:tile(event.tile).type }
    end
  end
  if #changed > 0 then out.tiles_changed = changed end
  add_rest(self, out)
  return { change = out, events = events }
end

-- ---- the decision ----------------------------------------------------------

-- A node on the feature that an option is about.
local function node_of(game, option)
  if option.node then return option.node end
  if option.kind == "figure" and option.figure then
    local _, node = game:standing(option.figure)
    return node
  end
end

local function piece_named(self, name)
  for _, piece in ipairs(pieces_of(self)) do
    if piece.name == name then return piece end
  end
end

-- What an option is about in a role: the last of its list.
local function about_as(option, role)
  local found
  for _, what in ipairs(option.about or {}) do
    if what.verb == role then found = what end
  end
  return found
end

-- The key of the picture of the piece that an option is about: the one that is
-- put down, or the one that gives it its verb.
local function piece_of(self, option, player)
  local named = about_as(option, "piece")
  local piece = piece_named(self, named and named.word or option.piece
    or option.verb)
  if not piece then return nil end
  local look = self.stage.looks:piece(piece.name, piece.owned)
  local key = piece.name .. "/" .. (piece.owned and player or -1)
  if option.kind ~= "edge" or not figure.is_bar(look) then return key end
  local _, _, angle = figure.side(option.x, option.y, option.side)
  return nil, key .. "/" .. angle
end

-- Terms of a worth, as those of the scores that are told.
local function shown_terms(self, items)
  local list, factor = array(), report.factor(items)
  for i, item in ipairs(items) do
    list[i] = array { markup.tidy(report.reason(self.rules, item.name)),
      item.count, item.points, item.module or "", item == factor }
  end
  return list
end

-- From the middle of a side through that of the tile, seen from the side that
-- lies to the north: to it, to the east, south and west.
local courses = { [0] = "M0 0V50", "M50 50H0", "M0 100V50", "M-50 50H0" }

-- The tile as it would be with the overlay that an option lays on it, and where
-- that would lie, from the side that the option names.
local function show_overlay(self, option)
  local overlay = report.overlays(self.rules)[option.verb]
  local index = overlay and self.game:tile_at(option.x, option.y)
  if not index then return end
  local tile = self.game:tile(index)
  local becomes = overlay.becomes[tile.type] or {}
  local turn = option.side - overlay.first - tile.rotation & 3
  local laid = becomes[turn + 1] or 0
  if laid > 0 then option.laid, option.rotation = laid, tile.rotation end
  option.course = ""
  for side = 0, 3 do
    if overlay.sides >> side & 1 == 1 then
      option.course = option.course .. courses[side - overlay.first & 3]
    end
  end
end

-- The neighbour as it would be with the overlay that a tile is laid together
-- with: { x, y, type, rotation }.
local function show_over(self, option)
  local index = option.kind == "place" and option.over
  if not index then return nil end
  local overlay = report.overlays(self.rules)[option.word:match "^%S+"]
  local tile, way = self.game:tile(index), 1
  while overlay.labels[way] ~= option.word do way = way + 1 end
  local turn = way - 1 - tile.rotation & 3
  local laid = (overlay.becomes[tile.type] or {})[turn + 1] or 0
  return laid > 0 and array { tile.x, tile.y, laid, tile.rotation } or nil
end

local function shown_option(self, index, player)
  local game = self.game
  local option = game:option(index)
  option.index, option.key = index, game:key(index)
  shown_about(self, option.about)
  option.text = markup.tidy(report.option(self, option))
  local brief = markup.tidy(report.brief(self, option))
  if brief ~= option.text and brief ~= "" then option.brief = brief end
  if option.type then option.id = self.rules:type_id(option.type) end
  option.at = option_place.of(self.stage, game, option)
  option.symbol, option.bar = piece_of(self, option, player)
  if option.kind == "segment" and option.piece then
    local type = game:tile(option.tile).type
    option.lying = self.stage:lies(type, option.segment) or nil
  end
  local spent = option.kind == "place" and report.spends(self, option)
  option.spends = spent and spent .. "/" .. player or nil
  option.beside = show_over(self, option)
  for _, key in ipairs { "told", "brings" } do
    local about = report[key](self, option)
    option[key] = about and markup.tidy(about)
  end
  if option.second then -- a join is chosen between the places of both
    local way = self.stage:way(game, option.node, option.second)
    local x, y, to_x, to_y = way.from[1], way.from[2], way.to[1], way.to[2]
    option.way = drawn_line(way)
    option.ends = array { figure.tenths(x), figure.tenths(y),
      figure.tenths(to_x), figure.tenths(to_y) }
    option.at = array { figure.tenths((x + to_x) / 2),
      figure.tenths((y + to_y) / 2) }
  end
  if option.kind == "edge" then
    option.side_at = array { figure.side(option.x, option.y, option.side) }
    show_overlay(self, option)
  end
  -- what a place is worth to whoever stands there: other things done to a
  -- segment, and pieces that claim nothing, bring what their rules say
  local stands = option.kind ~= "segment"
  if not stands and option.piece then
    local piece = piece_named(self, option.piece)
    stands = not piece or piece.claims
  end
  local points = about_as(option, "points")
  local node = player >= 0 and stands and node_of(game, option)
  if points then
    option.worth = points.number
  elseif node then
    option.worth = game:worth(node, player)
    option.terms = option.worth and shown_terms(self, game:terms(node, player))
  end
  return option
end

--- The pending decision with its options from a number on; plain placements
--- are gathered by type as { x, y, rotation, index }.
function page_position.choices(self, from, limit)
  local game = self.game
  local asked = question(self)
  if asked == null or asked.hidden then return asked end
  asked.options, asked.answers = array(), game:answers()
  local last = math.min(asked.count, from + math.min(limit, MOST)) - 1
  for index = from, last do
    local option = game:option(index)
    if option.kind == "place" and not option.word and not option.over then
      asked.places = asked.places or {}
      local key = tostring(option.type)
      asked.places[key] = asked.places[key] or array()
      table.insert(asked.places[key], array { option.x, option.y,
        option.rotation, index })
    else
      table.insert(asked.options, shown_option(self, index, asked.player))
    end
  end
  apart.tell(self, asked.options)
  return asked
end

-- ---- features, and what is still to come -----------------------------------

-- What is said of the marks of a feature, and of pieces that stand on it or on
-- a side of one of its tiles: { title, text } each.
local function told_of(self, members)
  local game, known = self.game, report.explanations(self.rules)
  local list, nodes, cells, said = array(), {}, {}, {}
  local function tell(name, title)
    if known[name] and not said[name] then
      said[name] = true
      list[#list + 1] = array { markup.tidy(title), markup.tidy(known[name]) }
    end
  end
  local kind = game:feature(members[1]).kind
  tell(kind, self.rules:text(kind))
  for i, node in ipairs(members) do
    if i > MOST then break end
    pause.at(i)
    local index, segment = game:node(node)
    local tile = game:tile(index)
    nodes[node], cells[tile.x .. "," .. tile.y] = true, true
    local part = self.stage.types[tile.type + 1].segments[segment + 1]
    for _, name in ipairs(in_order(part.marks or {})) do
      tell(name, self.stage:mark_word(name))
    end
  end
  for i = 0, game:figures() - 1 do
    pause.at(i)
    local standing = game:figure(i)
    if standing.node and nodes[standing.node] or standing.at == "edge"
        and cells[standing.x .. "," .. standing.y] then
      tell(standing.piece, self.rules:text(standing.piece))
    end
  end
  return list
end

-- How many figures each seat has on a feature: { seat, figures }, the most
-- first; empty where all are of one.
local function by_seat(game, id)
  local counts, list = {}, array()
  for i = 0, game:figures() - 1 do
    local owner, node = game:standing(i)
    if node and owner >= 0 and game:feature_id(node) == id then
      counts[owner] = (counts[owner] or 0) + 1
    end
  end
  for seat, count in pairs(counts) do
    list[#list + 1] = array { seat, count }
  end
  if #list < 2 then return array() end
  table.sort(list, function(a, b)
    if a[2] ~= b[2] then return a[2] > b[2] end
    return a[1] < b[1]
  end)
  return list
end

--- A feature by one of its segments; null where there is none.
function page_position.feature(self, tile, segment)
  local game = self.game
  local parts = tile < game:tiles() and game:segments(tile) or {}
  local part = parts[segment + 1]
  if not part then return null end
  local found = game:feature(part.node)
  found.title = markup.tidy(self.rules:text(found.kind))
  found.holders = seats.of_mask(game:holders(part.node))
  found.by_seat = by_seat(game, found.id)
  found.worth, found.members = array(), array()
  for seat = 0, game:players() - 1 do
    table.insert(found.worth,
      array { seat, game:worth(part.node, seat) or 0 })
  end
  local members = game:members(part.node)
  found.told = told_of(self, members)
  for i, node in ipairs(members) do
    if i > MOST then break end
    found.members[i] = array { game:node(node) }
  end
  return found
end

-- ---- pictures --------------------------------------------------------------

--- Drawings of tile types, as the replay page has them, and each in words.
---@param types integer[]
---@param spoken Stage whose words they are
function page_position.drawings(self, types, spoken)
  local out, count = {}, self.rules:types()
  for _, type in ipairs(types) do
    if type >= 0 and type < count then
      local picture = { words = spoken:words(type),
        turns = self.rules:turns(type) }
      for name, value in pairs(fragments.type(self.stage, type)) do
        picture[name] = value
      end
      out[tostring(type)] = picture
    end
  end
  return out
end

-- The key of a picture in the colour that a seat has.
local function coloured(key, colours)
  local name, owner, angle = key:match "^([^/]+)/(%d)(.*)$"
  if not name then return key end
  return ("%s/%d%s"):format(name, colours[owner + 1] or owner, angle)
end

--- Pictures of pieces: those with these keys, or all that seats have; and what
--- kinds of features are called.
---@param colours integer[] number of the colour of each seat
---@param symbols string[]?
function page_position.looks(self, colours, symbols)
  local out = { symbols = {}, pieces = array(), kinds = {},
    neutral = colour.neutral }
  local keys = symbols or {}
  for i, piece in ipairs(self.rules:pieces()) do
    out.pieces[i] = { name = piece.name, owned = piece.owned,
      title = markup.tidy(self.rules:text(piece.name)) }
    local last = piece.owned and self.game:players() - 1 or -1
    for owner = symbols and 0 or piece.owned and 0 or -1,
        symbols and -1 or last do
      keys[#keys + 1] = piece.name .. "/" .. owner
    end
  end
  for _, key in ipairs(keys) do
    out.symbols[key] = fragments.symbol(self.stage, coloured(key, colours))
  end
  for _, type in ipairs(self.stage.types) do
    for _, segment in ipairs(type.segments) do
      out.kinds[segment.kind] = out.kinds[segment.kind]
        or markup.tidy(self.rules:text(segment.kind))
    end
  end
  return out
end

--- The record of a whole game, as the replay page has it.
---@param keys string[]
---@param seat integer
function page_position.replay(self, keys, seat)
  local game <close> = fail.check(self.rules:game(self.save:seed()))
  local going = { game = game, rules = self.rules, seats = {},
    name = function(_, who) return self:name(who) end }
  for i = 0, game:players() - 1 do
    going.seats[i] = { letter = seats.letter(i), name = self:name(i) }
  end
  local shown = recording.of(going, keys, self.game:hides() and seat or nil)
  local record, used = playback.record(shown)
  record.types = array()
  for type in pairs(used) do table.insert(record.types, type) end
  table.sort(record.types)
  return record
end

-- What everybody gets now for what stands: { title, seat, points } each.
local function standing_points(self)
  local game, list = self.game, {}
  local events = held.at_end(game)
  for _, event in ipairs(events or {}) do
    list[#list + 1] = { title = report.reason(self.rules, event.reason),
      seat = event.player, points = event.points }
  end
  for i, feature in ipairs(events and {} or held.features(game)) do
    pause.at(i)
    for seat = 0, game:players() - 1 do
      list[#list + 1] = { title = self.rules:text(feature.kind), seat = seat,
        points = feature.worth[seat] }
    end
  end
  return list
end

--- What stands on the board, as if it were scored now: { title, points }, a
--- row for each reason for which somebody gets something.
function page_position.held(self)
  local list, rows = array(), {}
  for _, one in ipairs(standing_points(self)) do
    local row = rows[one.title]
    if one.points ~= 0 and not row then
      row = { title = markup.tidy(one.title), points = array() }
      for n = 1, self.game:players() do row.points[n] = 0 end
      rows[one.title], list[#list + 1] = row, row
    end
    if row then
      row.points[one.seat + 1] = row.points[one.seat + 1] + one.points
    end
  end
  return list
end

-- The events of the final scoring, as they would be now or have been.
local function final_events(game)
  local list = game:status() ~= "over" and held.at_end(game) or {}
  for i = 0, game:status() == "over" and game:events() - 1 or -1 do
    local event = game:event(i)
    if event.final then list[#list + 1] = event end
  end
  return list
end

--- What is known of a figure: what it is called, whose it is, what rules say of
--- it, and what the end would bring for it now, for one on no feature; null
--- where there is none.
---@param number integer
function page_position.figure(self, number)
  local game = self.game
  local at = math.type(number) == "integer" and game:figure(number)
  if not at then return null end
  local words = report.explanations(self.rules)[at.piece]
  local _, node = game:standing(number)
  local found = { title = markup.tidy(report.role(self.rules, at.piece,
    node and game:feature(node).kind or at.at)), owner = at.owner,
    told = words and markup.tidy(words) }
  for _, event in ipairs(final_events(game)) do
    if event.figure == number and not event.node then
      found.counted = event.counted and places_of(game, event.counted)
        or found.counted
      found.points = (found.points or 0) + event.points
      found.items = found.items or array()
      for _, item in ipairs(shown_terms(self, event.items)) do
        table.insert(found.items, item)
      end
    end
  end
  return found
end

--- Tiles still to come, as far as everybody can count: { type, id, count }.
function page_position.remaining(self)
  local game, left = self.game, {}
  for i, type in ipairs(self.stage.types) do left[i - 1] = type.count or 0 end
  local function gone(type)
    local plain = self.stage.types[type + 1].plain or type
    left[plain] = (left[plain] or 0) - 1
  end
  for i = 0, game:tiles() - 1 do gone(game:tile(i).type) end
  for i = 0, game:events() - 1 do
    local event = game:event(i)
    if event.kind == "discard" and event.type then gone(event.type) end
  end
  local hand = game:option(0)
  if hand and hand.kind == "place" and not hand.laid then gone(hand.type) end
  local list = array()
  for type = 0, self.rules:types() - 1 do
    if (left[type] or 0) > 0 then
      list[#list + 1] = { type = type, id = self.rules:type_id(type),
        count = left[type] }
    end
  end
  return list
end

return page_position
