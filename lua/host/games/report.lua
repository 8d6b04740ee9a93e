--- Lines of text about what happens in a game: events, questions, options.

local texts = require "host.common.text"
local seats = require "host.games.seats"
local once = require "host.common.once"
local source = require "host.common.source"

local T = texts.get

local report = {}

--- Directions of the north side of a turned tile, as one types them.
report.ARROWS = { [0] = "^", ">", "v", "<" }

local SIDES = { "N", "E", "S", "W" }
local HALVES = { "NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR" }

--- Names of the sides, or half sides, a segment touches.
---@param segment { sides: integer, halves: integer }
---@return string
function report.sides(segment)
  local mask, names = segment.sides, SIDES
  if segment.halves ~= 0 then mask, names = segment.halves, HALVES end
  local list = {}
  for i, name in ipairs(names) do
    if mask >> (i - 1) & 1 == 1 then list[#list + 1] = name end
  end
  return table.concat(list, " ")
end

--- A question as people read it: text{} may have other words for it ("ask
--- NAME") than for the piece or phase of that name.
---@param rules table
---@param prompt string
---@return string
function report.prompt(rules, prompt)
  local words = rules:text("ask " .. prompt)
  return words ~= "ask " .. prompt and words or rules:text(prompt)
end

-- Of more answers nobody looks whether all do the same.
local MANY = 32

-- The verb that all answers have which do anything; nil: they differ.
local function only_verb(game, count)
  local verb
  for i = 0, math.min(count, MANY) - 1 do
    local option = game:option(i)
    if option.kind ~= "pass" then
      if not option.verb or verb and option.verb ~= verb then return nil end
      verb = option.verb
    end
  end
  return count <= MANY and verb or nil
end

--- The pending question as it is asked now: where all that one can do is the
--- same, it is that which is asked ("ask VERB"): no figure can be placed, but
--- one may come home.
---@param session Session
---@param asked table the decision
---@return string
function report.question(session, asked)
  local _, count = session.game:pending() -- nil: a rule has failed
  local verb = count and only_verb(session.game, count)
  local words = verb and session.rules:text("ask " .. verb)
  return words and words ~= "ask " .. verb and words
    or report.prompt(session.rules, asked.prompt)
end

--- What points are called in results and terms: text{} may have other words
--- for it ("points NAME"), where the name is that of an answer as well.
---@param rules table
---@param reason string? of points, or name of a term
---@return string
function report.reason(rules, reason)
  if not reason then return "?" end
  local words = rules:text("points " .. reason)
  return words ~= "points " .. reason and words or rules:text(reason)
end

--- What each answer of a question does, costs and brings, in a sentence or two
--- of text{} ("explain NAME").
---@param rules table
---@param prompt string
---@return string? nil where the rules say nothing
function report.explained(rules, prompt)
  local words = rules:text("explain " .. prompt)
  return words ~= "explain " .. prompt and words or nil
end

--- What modules say of marks, pieces, kinds of features and answers ("about
--- NAME"), by name.
---@param rules table
---@return table<string, string>
report.explanations = once(function(rules)
  local known = {}
  for _, card in ipairs(source.read(rules:describe "cards")) do
    for name, about in pairs(card.told) do known[name] = about end
  end
  return known
end)

--- What an answer does, in the words of its module.
---@param session Session
---@param option table as game:option returns it
---@return string? nil where none says so
function report.told(session, option)
  local known = report.explanations(session.rules)
  return known[option.verb] or known[option.piece or ""]
end

--- What a piece gets where it would stand, in the words of a module.
---@param session Session
---@param option table as game:option returns it
---@return string? nil where it stands nowhere, or none says so
function report.brings(session, option)
  local on = option.kind == "segment" and option.piece
    and session.game:segments(option.tile)[option.segment + 1].kind
  return report.explanations(session.rules)[on or ""]
end

local function at(game, tile)
  local placed = tile and game:tile(tile)
  return placed and ("%d,%d"):format(placed.x, placed.y) or "?"
end

--- The item of a score by which all others are multiplied, and what they bring
--- without it. The core names it so, and gives it what it adds to their sum.
---@param items table[]
---@return table? item nil: they are added up
---@return integer? sum
function report.factor(items)
  local factor, sum = nil, 0
  for _, item in ipairs(items) do
    if item.name == "factor" then factor = item
    else sum = sum + item.points end
  end
  local fits = factor and sum * (factor.count - 1) == factor.points
  if fits then return factor, sum end
end

-- "tiles 3", "pennants 2: 4", or "bonus 5": a term of a score.
local function term(name, item)
  if item.count == 0 then return T("term.bonus", name, item.points) end
  if item.count == item.points then
    return T("term.plain", name, item.points)
  end
  return T("term.count", name, item.count, item.points)
end

--- "tiles 3: 6, pennants 1: 2", or "tiles 3 × kinds 2: 6": the terms of a
--- score.
---@param rules table
---@param event table
---@return string
function report.terms(rules, event)
  local terms, factor, sum = {}, report.factor(event.items)
  for _, item in ipairs(event.items) do
    local name = report.reason(rules, item.name)
    if item ~= factor then
      terms[#terms + 1] = term(name, item)
    end
  end
  if not factor or not sum then return table.concat(terms, ", ") end
  local first, text = event.items[1]
  if #terms == 1 and first ~= factor and first.count == sum then
    text = T("term.plain", report.reason(rules, first.name), sum)
  else
    text = "(" .. table.concat(terms, ", ") .. ")"
  end
  return T("term.times", text, report.reason(rules, factor.name), factor.count,
    sum + factor.points)
end

-- Whether the only term says what its score says, such as castle 1: 5.
local function said_already(event)
  local item = event.items[1]
  return #event.items == 1 and item.name == event.reason
    and (item.count <= 1 or math.abs(item.points) == item.count)
end

--- What a piece is called on a kind of feature, or on an edge of the board: a
--- knight in a city.
---@param rules table
---@param piece string
---@param kind string? "edge"
---@return string
function report.role(rules, piece, kind)
  local key = ("%s %s"):format(piece, kind or "")
  local name = rules:text(key)
  return name ~= key and name or rules:text(piece)
end

local writers = {}

-- Only features are completed: what a rule pays when one is has a name of its
-- own.
function writers.score(game, rules, name, event)
  local feature = event.complete and event.node and game:feature(event.node)
  local key = event.final and "event.score.final"
    or feature and feature.kind == event.reason and "event.score.complete"
    or event.points < 0 and "event.score.less" or "event.score"
  local terms = said_already(event) and "" or report.terms(rules, event)
  return T(key, name(event.player),
    key == "event.score.less" and -event.points or event.points,
    report.reason(rules, event.reason),
    terms ~= "" and " (" .. terms .. ")" or "")
end

-- The id of a tile without its overlays.
local function printed(rules, type)
  return (rules:type_id(type):match "^[^+]+")
end

-- An overlay as keys write it, "bridge NS", with its name for people.
local function overlay(rules, label)
  local name, rest = label:match "^(%S+)(.*)$"
  return rules:text(name) .. rest
end

function writers.placed(game, rules, name, event, session)
  local tile = game:tile(event.tile)
  local what = session.type_words and session:type_words(tile.type)
    or printed(rules, tile.type)
  if event.answer == 0 or event.player < 0 then -- nobody's doing
    return T("event.start", what, tile.x, tile.y)
  end
  return T("event.placed", name(event.player), what, tile.x, tile.y)
end

function writers.overlaid(game, rules, name, event, session)
  if session.type_words then -- the board shows where, and how it lies
    return T("event.overlaid.seen", name(event.player),
      rules:text(event.reason:match "^%S+"))
  end
  local tile = game:tile(event.tile)
  return T("event.overlaid", name(event.player), overlay(rules, event.reason),
    tile.x, tile.y)
end

-- A tile type in words, where a session has them; else by its id.
local function type_name(session, type)
  return session.type_words and session:type_words(type)
    or session.rules:type_id(type)
end

function writers.discard(_, _, _, event, session)
  return T("event.discard", event.type and type_name(session, event.type)
    or "?")
end

-- What is done with a piece, where text{} has no words for it ("deployed
-- NAME"): where it is said where, and where that has changed since or the board
-- shows it.
local DEPLOYED = { "event.deployed", "event.deployed.off" }
local MOVED = { "event.moved", "event.moved.off" }
local LAID = { "event.laid", "event.overlaid.seen" } -- such as a wall
local STANDS = { "event.stands", "event.goes" } -- nobody's doing

-- Places need no numbers for whom the board shows them.
local function place_of(game, rules, event, figure, feature, seen)
  if figure and figure.at == "edge" then
    return not seen
      and T("option.edge", figure.x, figure.y, SIDES[figure.side + 1]) or nil
  end
  return feature and rules:text(feature.kind)
    or event.tile and not seen and at(game, event.tile)
    or figure and figure.at == "zone" and rules:text(figure.zone) or nil
end

-- What rules say of who goes to a side where another piece stands, such as a
-- house that somebody moves into; nil: nothing.
local function said_there(game, rules, number)
  local figure = game:figure(number)
  for i = 0, game:figures() - 1 do
    local other = game:figure(i)
    if i ~= number and other.at == "edge" and other.x == figure.x
      and other.y == figure.y and other.side == figure.side then
      local key = "deployed on " .. other.piece
      local said = rules:text(key)
      if said ~= key then return said end
    end
  end
end

function writers.deployed(game, rules, name, event, session)
  local figure = event.figure and game:figure(event.figure)
  local feature = event.node and game:feature(event.node)
  local piece = figure
    and report.role(rules, figure.piece, feature and feature.kind or figure.at)
    or "?"
  local where = place_of(game, rules, event, figure, feature,
    session.type_words ~= nil)
  local form = where and 1 or 2
  if event.player < 0 then return T(STANDS[form], piece, where) end
  local neutral = figure and figure.owner < 0
  local key = "deployed " .. (figure and figure.piece or "")
  local own = rules:text(key)
  local said = own ~= key and own or figure and figure.at == "edge"
    and not neutral and said_there(game, rules, event.figure)
  if said then return T("event.word", name(event.player), said) end
  local verb = neutral and (figure.at == "edge" and LAID or MOVED) or DEPLOYED
  return T(verb[form], name(event.player), piece, where)
end

function writers.returned(game, rules, name, event)
  local figure = event.figure and game:figure(event.figure)
  local piece = figure and rules:text(figure.piece) or "?"
  if event.player < 0 then return T("event.leaves", piece) end
  return T("event.returned", name(event.player), piece)
end

function writers.completed(game, rules, _, event)
  local feature = event.node and game:feature(event.node)
  return T("event.completed", feature and rules:text(feature.kind) or "?",
    feature and feature.tiles or 0)
end

function writers.note(_, rules, name, event, session)
  local word, number = rules:text(event.reason or ""), event.number
  local said = T(number and "event.note" or "event.word", name(event.player),
    word, number)
  if event.player < 0 then
    said = number and T("event.word", word, ("%d"):format(number)) or word
  end
  return event.type and T("option.more", said, type_name(session, event.type))
    or said
end

-- What is nobody's is moved by somebody.
local moves = { deployed = true, returned = true, note = true }

-- Who gave an answer; nil: nobody knows.
local function giver(session, n)
  if session.who_gave then return session:who_gave(n) end
  return session.who and session.who[n]
end

--- Whose an event is: who gave the answer, where what is nobody's was moved.
--- The first tile, where it is drawn and lies where it must, was laid by
--- nobody.
---@param session table
---@param event table
---@return integer seat -1: it was chance, or nobody knows
function report.mover(session, event)
  local owner, n = event.player, event.answer
  if n == 0 then return owner end
  if event.kind == "placed" and event.tile == 0 then
    return giver(session, n) == -1 and -1 or owner
  end
  if owner >= 0 or not moves[event.kind] then return owner end
  return giver(session, n) or owner
end

--- One line about an event. Tile types and seats are named as the session does,
--- if it has type_words(type) and seat_words(seat), else by ids and letters.
--- Whom types are told in words sees the board, and needs no numbers of cells.
---@param session Session
---@param event table as game:event returns it
---@return string
function report.event(session, event)
  local function name(seat) return session:name(seat) end
  event.player = report.mover(session, event)
  return writers[event.kind](session.game, session.rules, name, event,
    session)
end

local labels = {}

function labels.place(option, game, rules)
  local place = T("option.place", option.x, option.y,
    report.ARROWS[option.rotation])
  if not option.word then return place end
  local with = overlay(rules, option.word)
  if option.over then with = with .. " " .. at(game, option.over) end
  return T("option.with", place, with)
end

function labels.segment(option, game, rules)
  local segments = game:segments(option.tile)
  local segment = segments[option.segment + 1]
  local sides = report.sides(segment)
  if option.corner then
    return T("option.corner", rules:text(segment.kind), at(game, option.tile))
  elseif option.second then
    local _, second = game:node(option.second)
    sides = sides .. "-" .. report.sides(segments[second + 1])
  end
  return T("option.segment", rules:text(segment.kind) ..
    (sides ~= "" and " " .. sides or ""), at(game, option.tile))
end

-- What a seat is called in an option.
local function seat_name(session, seat)
  return session.seat_words and session:seat_words(seat) or seats.letter(seat)
end

function labels.figure(option, game, rules, session)
  local figure = game:figure(option.figure)
  if figure.zone then
    return T("option.held", seat_name(session, figure.owner),
      rules:text(figure.piece), rules:text(figure.zone))
  end
  if figure.owner < 0 and session.seat_words then -- nobody's
    return T("option.nobodys", rules:text(figure.piece), at(game, figure.tile))
  end
  return T("option.figure", seat_name(session, figure.owner),
    rules:text(figure.piece), at(game, figure.tile))
end

function labels.tile(option) return T("option.cell", option.x, option.y) end

labels.cell = labels.tile

function labels.type(option, _, _, session)
  return type_name(session, option.type)
end

function labels.edge(option)
  return T("option.edge", option.x, option.y, SIDES[option.side + 1])
end

function labels.player(option, _, _, session)
  return seat_name(session, option.player)
end

function labels.zone(option, _, rules) return rules:text(option.word) end

labels.word = labels.zone

function labels.number(option) return tostring(option.number) end

-- Labels where the place is shown: what it is, and not where.
local briefs = {}

function briefs.segment(option, game, rules)
  return rules:text(game:segments(option.tile)[option.segment + 1].kind)
end

function briefs.figure(option, game, rules)
  return rules:text(game:figure(option.figure).piece)
end

function briefs.cell() return "" end

briefs.tile, briefs.edge = briefs.cell, briefs.cell
briefs.type = briefs.cell

function briefs.place(option, _, rules)
  return option.word and T("option.together", overlay(rules,
    option.word:match "^%S+")) or ""
end

--- What comes to lie on tiles later, or together with them.
---@param rules table
---@return table<string, { first: integer, sides: integer, piece: string?,
--- becomes: table }>
report.overlays = once(function(rules)
  local known = {}
  for _, row in ipairs(source.read(rules:describe "overlays")) do
    known[row.name] = row
  end
  return known
end)

--- The piece that an option takes from the supply of who is asked, and how
--- many of it there are; nil: it takes nothing.
---@param session Session
---@param option table as game:option returns it
---@return string? piece
---@return integer? count
function report.spends(session, option)
  local name = option.kind == "place" and option.word
    and option.word:match "^%S+" or option.kind == "edge" and option.verb
  local laid = name and report.overlays(session.rules)[name]
  local player = session.game:pending()
  if not laid or not laid.piece or (player or -1) < 0 then return nil end
  for i, piece in ipairs(session.rules:pieces()) do
    if piece.name == laid.piece and piece.owned then
      return piece.name, session.game:supply(player, i - 1)
    end
  end
end

-- The same in words; nil: nothing.
local function cost(session, option)
  local piece, count = report.spends(session, option)
  if not piece then return nil end
  if count == 1 then return T("option.last", session.rules:text(piece)) end
  return T("option.spends", texts.count(session.rules, count, piece))
end

-- Verb and piece of an option, and what it is about.
local function describe(session, option, writer)
  local rules = session.rules
  local words = {}
  local kind = option.kind == "segment"
    and session.game:segments(option.tile)[option.segment + 1].kind
  if option.verb then words[1] = report.role(rules, option.verb, kind) end
  -- A verb that is named like the piece says it once.
  if option.piece and option.piece ~= option.verb
      and option.kind ~= "figure" then -- which says what it is
    words[#words + 1] = report.role(rules, option.piece, kind)
  end
  local about = writer and writer(option, session.game, rules, session) or ""
  -- A tile in words is long, and a clause of its own.
  local apart = option.kind == "type" and session.type_words and about ~= ""
    and words[1]
  if writer == briefs.segment and words[1] and about ~= words[#words] then
    return T("option.more", table.concat(words, " "), about)
  end
  if not apart and about ~= "" and about ~= words[#words] then
    words[#words + 1] = about
  end
  local said, more = table.concat(words, " "),
    apart and about or cost(session, option)
  return more and T("option.more", said, more) or said
end

--- Something that a question or an option is about: what it is there, and the
--- thing itself.
---@param session Session
---@param what table one of `about` as game:decision and game:option return it
---@param brief boolean? for whoever sees its place on the board
---@return string role
---@return string thing "" when the role and the place say all
function report.about(session, what, brief)
  local rules, game = session.rules, session.game
  local word = rules:text(what.verb)
  if what.kind == "player" then return word, session:name(what.player) end
  if what.kind ~= "segment" then
    local writer = brief and what.kind ~= "type" and briefs[what.kind]
      or labels[what.kind]
    return word, writer(what, game, rules, session)
  end
  local kind, place = briefs.segment(what, game, rules), at(game, what.tile)
  if brief then return word, kind == word and "" or kind end
  return word, kind == word and place or T("option.segment", kind, place)
end

--- "seller: Ann, high bid: 3"
---@param session Session
---@param list table[]?
---@return string empty when it is about nothing
function report.subject(session, list)
  local items, last = {}, nil
  for _, what in ipairs(list or {}) do
    local name, thing = report.about(session, what)
    items[#items + 1] = name == last and thing or T("about", name, thing)
    last = name
  end
  return table.concat(items, ", ")
end

-- What a page shows on the board, and says nowhere.
local SHOWN = { counts = true, piece = true }

-- A text with what its option is about; brief: for whoever sees the points.
local function with_subject(session, option, text, brief)
  local list = {}
  for _, what in ipairs(option.about or list) do
    if not SHOWN[what.verb] and not (brief and what.verb == "points") then
      list[#list + 1] = what
    end
  end
  if #list == 0 then return text end
  return ("%s (%s)"):format(text, report.subject(session, list))
end

--- What an option does, for people.
---@param session Session
---@param option table as game:option returns it
---@return string
function report.option(session, option)
  return with_subject(session, option,
    describe(session, option, labels[option.kind]))
end

--- The same in few words, without the place, which the board shows.
---@param session Session
---@param option table as game:option returns it
---@return string
function report.brief(session, option)
  return with_subject(session, option,
    describe(session, option, briefs[option.kind] or labels[option.kind]), true)
end

return report
