---@meta
-- Made by `tessera doc --write`; do not edit.
-- luacheck: ignore

---@alias Side "N"|"E"|"S"|"W"
---@alias Direction "N"|"NE"|"E"|"SE"|"S"|"SW"|"W"|"NW"
---@alias Step [string, any?]

---The running game, the first argument of phases and handlers.
---@class Game
---@field final boolean do the final phases run?
---@field host Player whose turn it is: who is on turn, g.player, unless a part of the turn was given away, or an offer made to another player
---@field player Player who is on turn
---@field players integer number of seats
---@field tile Tile|false the tile laid last; false when there is none
---@field turn integer 1 for the first turn
local Game = {}

---runs this phase once more, from its start
function Game:again() end

---may one of the player (on turn) stand there as far as ground and vetoes go, whoever else does?
---@param piece Piece|string
---@param place Segment|Zone
---@param player? Player
---@return boolean
function Game:allowed(piece, place, player) end

---asks a player, or CHANCE when nil, for one of the options that the function lists; returns verb, target, extra and tag of the answer. What follows the function is handed on to it. Where pass is the only option nobody is asked: the answer is "pass". For CHANCE the weights of the options count.
---@param player Player?
---@param prompt string
---@param list fun(o: Options, ...: any)
---@param ... any
---@return string, any, any, integer
function Game:ask(player, prompt, list, ...) end

---gives points for a reason other than a majority; returns their sum
---@param award Award
---@return integer
function Game:award(award) end

---the start tile lies at 0, 0
---@param x integer
---@param y integer
---@return Cell
function Game:cell(x, y) end

---asks where to lay a tile: cell and rotation. A rotation above 3 means "together with an overlay"; g:place takes it
---@param player Player
---@param type Type
---@return Cell, integer
function Game:choose(player, type) end

---those that claim and stand on a tile or a segment of one; with an attribute, those on features that have it
---@param player? Player
---@param attribute? string
---@return fun(): Figure
function Game:claimants(player, attribute) end

---empties the list of g:completed()
function Game:clear_completed() end

---those that became complete, whatever the cause: the tile laid last, or since then a shut edge or a link. Features that are open again are left out. When the next tile is laid, those that a rule has already listed are dropped. With here = true only those that the tile laid last completed or is part of
---@param kind? string
---@param here? boolean
---@return fun(): Feature
function Game:completed(kind, here) end

---how many features of a kind are on the board; with a second argument, how many of them are complete, or are not
---@param kind string
---@param complete? boolean
---@return integer
function Game:count(kind, complete) end

---out of the supply of the player, by default the one on turn
---@param piece Piece|string
---@param target Segment|Tile|Zone|Edge|Corner
---@param player? Player
---@return Figure
function Game:deploy(piece, target, player) end

---a tile that was drawn leaves the game
---@param type Type
function Game:discard(type) end

---CHANCE takes a tile out of the pile and puts it into `to`, if given; nil when the pile is empty. Without a pile, the first that is not empty. Everybody sees the tile, except players who may not look into `to`.
---@param pile? Pile|string
---@param to? Pile
---@return Type?
function Game:draw(pile, to) end

---the edge of a cell with a tile
---@param cell Cell
---@param side Side
---@return Edge
function Game:edge(cell, side) end

---all on the board; with open = true those that are not complete; but for those with a figure of this piece or class
---@param kind? string
---@param open? boolean
---@param but? string
---@return fun(): Feature
function Game:features(kind, open, but) end

---the one figure of a neutral piece, in play or not; nil when the config leaves it out
---@param piece Piece|string
---@return Figure?
function Game:figure(piece) end

---those in play, of one kind or of one player
---@param piece? Piece|string
---@param player? Player
---@return fun(): Figure
function Game:figures(piece, player) end

---goes to the final phases at once; in these, ends the game. With { lost = true } the players have lost, where module{} says that they win or lose together
---@param how? table<string, boolean>
function Game:finish(how) end

---can it be laid there, or anywhere, vetoes included? A tile also fits if the player on turn could lay it together with an overlay
---@param type Type
---@param cell? Cell
---@param rotation? integer
---@return boolean
function Game:fits(type, cell, rotation) end

---the free cells beside a tile; with a type those where its sides fit in some rotation, or in this one; with hole = true those with a tile at each side. No veto is asked
---@param type? Type
---@param rotation? integer
---@param hole? boolean
---@return Cell[]
function Game:frontier(type, rotation, hole) end

---the features that the tile laid last has made longer: those that reach it across an edge, each once
---@param kind? string
---@return Feature[]
function Game:grown(kind) end

---the free cells with a tile on each of their four sides; with a type those where it can be laid, vetoes included
---@param type? Type
---@return Cell[]
function Game:holes(type) end

---joins the features of two segments by a link, wherever they lie, until g:part removes it; their kinds must join each other. If the feature is complete now, it is in g:completed()
---@param a Segment
---@param b Segment
function Game:join(a, b) end

---continues with another phase, or after a landmark
---@param phase string
function Game:jump(phase) end

---lays a tile where the player (on turn) chooses; nil when it fits nowhere. If it fits only together with an overlay, the player may pass: nil, too
---@param type Type
---@param player? Player
---@return Tile?
function Game:lay(type, player) end

---tiles in it, or in all piles that tiles are drawn from; 0 when there is no such pile
---@param pile? Pile|string
---@return integer
function Game:left(pile) end

---who has the majority in it, or in all of them together: the most weight, then the highest rank
---@param features Feature|Segment|Feature[]
---@return Player[]
function Game:majority(features) end

---from anywhere to a place
---@param figure Figure
---@param target Segment|Tile|Zone|Edge|Corner
function Game:move(figure, target) end

---who plays after this turn
---@param player Player
function Game:next_turn(player) end

---shows players a note such as "Ann: TEXT 3", or "Ann: TEXT", and a tile beside it; TEXT is the text{} of the key
---@param key string
---@param player? Player
---@param number? integer
---@param type? Type
function Game:note(key, player, number, type) end

---those with figures on them; open and but as with g:features
---@param kind? string
---@param open? boolean
---@param but? string
---@return fun(): Feature
function Game:occupied(kind, open, but) end

---asks the player (on turn) one question made of all offers of this name, applies the chosen one, and returns the answer. Until that is done another player is on turn, who lists, deploys and pays. With a piece, only options that put such a figure somewhere are offered. Without options: "pass"
---@param question string
---@param player? Player
---@param piece? Piece|string
---@return string, any, any
function Game:offer(question, player, piece) end

---the edges of laid tiles where a side of this terrain lies open: no tile lies beyond it, and it is not shut. Those of the oldest tile come first; those that face the cell are left out
---@param terrain string
---@param but? Cell
---@return Edge[]
function Game:open_edges(terrain, but) end

---clockwise round the board
---@return fun(): Edge
function Game:outline() end

---lays an overlay on a tile in a rotation of the board, or so that its first side lies at the edge; its piece, if it costs one, is taken from the player on turn
---@param name string
---@param on Tile|Edge
---@param rotation? integer
function Game:overlay(name, on, rotation) end

---removes the link of two segments: their feature falls apart, unless other joins hold it together. Figures stay on their segments; attributes are computed anew, without what feature:set wrote; features that are complete now are in g:completed()
---@param a Segment
---@param b Segment
function Game:part(a, b) end

---gives a part of the turn to a player: from that phase, or from what follows a landmark, up to this one that player is on turn, is asked, deploys and gets the points. Then the turn goes on after this phase, with whoever gave the part away
---@param player Player
---@param phase string
function Game:part_for(player, phase) end

---an award with one item, named like the reason: `rate` points for each of `count`
---@param player Player
---@param reason string
---@param count integer
---@param rate integer
---@param feature? Feature
---@return integer
function Game:pay(player, reason, count, rate, feature) end

---as declared by piece{}
---@param piece string
---@return Piece
function Game:piece(piece) end

---all kinds of pieces that players have
---@return Piece[]
function Game:pieces() end

---the player's own, if each has one; nil when there is none of this name
---@param pile string
---@param player? Player
---@return Pile?
function Game:pile(pile, player) end

---lays a tile without asking; rotation is 0 by default. Cell and rotation from g:choose, or from an answer to o:place, can be passed on, overlay included
---@param type Type
---@param cell Cell
---@param rotation? integer
---@return Tile
function Game:place(type, cell, rotation) end

---home to its supply
---@param figure Figure
function Game:recall(figure) end

---sends its figures home, except those of pieces with `stays`; from a tile, those of all players, but no tokens
---@param from Feature|Segment|Tile
function Game:release(from) end

---out of the game
---@param figure Figure
function Game:remove(figure) end

---the last answer of a player in this phase, and what follows from it, is no secret any more: from now on everybody sees what is asked, until something hidden is read again
function Game:reveal() end

---scores it for its majority, or for the players listed, such as { g.player }; false when nobody has a claim. Players whose figures have no weight get 0 points
---@param feature Feature|Segment
---@param call? Score
---@return boolean
function Game:score(feature, call) end

---clockwise
---@param first? Player
---@return fun(): Player
function Game:seats(first) end

---from now on, only this player (nil: nobody) and the player who is asked see the questions of this phase and their answers. Reading something hidden has the same effect
---@param player? Player
function Game:secret(player) end

---closes the segment at the edge, beyond which no tile may be laid any more; features completed by this are in g:completed()
---@param edge Edge
function Game:shut(edge) end

---how many of a neutral piece are left
---@param piece Piece|string
---@return integer
function Game:supply(piece) end

---calls the function with g and what follows it, returns what it returns, and takes back all that it changed. It may be called anywhere, in vetoes and scores too. Inside, g:ask fails and no handler runs. A tile laid inside no longer exists afterwards and cannot be returned
---@param fn fun(g: Game, ...: any): ...any
---@param ... any
---@return ...any
function Game:suppose(fn, ...) end

---all on the board, oldest first; with a name those that have this mark or kind of segment. Whether there is one a condition asks for nothing: when = { board = "rose" }
---@param name? string
---@return fun(): Tile
function Game:tiles(name) end

---by its full id, such as "base/D"
---@param id string
---@return Type?
function Game:type(id) end

---the same for this player only; the others do not notice
---@param key string
---@param player Player
---@param number? integer
---@param type? Type
function Game:whisper(key, player, number, type) end

---g:completed() no longer lists the feature: it was completed, but has become something else
---@param feature Feature
function Game:withdraw(feature) end

---points it would score now
---@param feature Feature|Segment
---@param player? Player
---@param call? Score
---@return integer
function Game:worth(feature, player, call) end

---the player's own, if it is owned
---@param zone string
---@param player? Player
---@return Zone
function Game:zone(zone, player) end

---The option builder that g:ask and offers hand to their lister.
---@class Options
local Options = {}

---what the question is about, to be shown beside it: a type, tile, segment, feature, figure, player, cell, number, or a word that has a text; the role, such as "seller", says what it is there 
---@param role string
---@param what any
function Options:about(role, what) end

---every segment of the board, but for those of one tile, whose feature is neither complete nor claimed and where the player may put a figure that claims
---@param but? Tile
---@param player? Player
function Options:anywhere(but, player) end

---one cell, free or not
---@param verb string
---@param cell Cell
---@param weight? integer
function Options:cell(verb, cell, weight) end

---one corner where four tiles meet
---@param verb string
---@param corner Corner
function Options:corner(verb, corner) end

---every corner of the tile laid last where four tiles meet, the ground of this kind is not parted on any of them, and no figure stands; but for those on features with a figure of this piece or class
---@param verb string
---@param kind string
---@param but? Piece|string
function Options:corners(verb, kind, but) end

---options so far
---@return integer
function Options:count() end

---an option for each of them; a feature stands for its segment furthest to the west, and of those to the north
---@param verb string
---@param list Figure[]|Tile[]|Type[]|Player[]|Cell[]|Segment[]|Feature[]
function Options:each(verb, list) end

---one edge
---@param verb string
---@param edge Edge
function Options:edge(verb, edge) end

---every feature of a kind, one kind after the other, that is not complete, but for those with a figure of this piece or class; each stands for its segment furthest to the west, and of those to the north; of one whose parts g:join has joined each segment, as they may be parted again
---@param verb string
---@param kinds string|string[]
---@param but? Piece|string
function Options:features(verb, kinds, but) end

---one figure
---@param verb string
---@param figure Figure
---@param weight? integer
function Options:figure(verb, figure, weight) end

---every figure of the player (on turn) that claims and stands on a tile or a segment of one, at an edge, or in a zone that lies on a tile, but for one
---@param verb string
---@param but? Figure
---@param player? Player
function Options:figures(verb, but, player) end

---a number
---@param verb string
---@param number integer
---@param weight? integer
function Options:number(verb, number, weight) end

---every number from the first to the last
---@param verb string
---@param first integer
---@param last integer
function Options:numbers(verb, first, last) end

---the first figure of each piece that the player has in a zone of this name, whoever owns the zone
---@param verb string
---@param zone string
---@param player Player
function Options:one_of_each(verb, zone, player) end

---every rotation in which the overlay can be laid on the tile (the one laid last), as the edge at its first side, if the player on turn has what it costs; with true only where it would run into no other tile
---@param name string
---@param bare? boolean
---@param on? Tile
function Options:overlay(name, bare, on) end

---every two of these segments of a tile that g:join has not joined; target and extra of the answer are the two
---@param verb string
---@param segments Segment[]
function Options:pairs(verb, segments) end

---the answer "do nothing"
---@param verb? string
---@param weight? integer
function Options:pass(verb, weight) end

---every cell and rotation where the tile may be laid
---@param type Type
function Options:place(type) end

---one player
---@param verb string
---@param player Player
---@param weight? integer
function Options:player(verb, player, weight) end

---every tile for which the variable, kept per tile, is true or not 0, once for each piece of this name or class that the player (on turn) has at home; the verb is the name of the piece
---@param piece string
---@param state table
---@param player? Player
function Options:put(piece, state, player) end

---one segment
---@param verb string
---@param segment Segment
---@param piece? Piece|string
function Options:segment(verb, segment, piece) end

---every segment of the features, and every segment given, where such a figure of the player may stand, even if somebody does
---@param on Feature|Segment|(Feature|Segment)[]
---@param piece Piece|string
---@param player? Player
function Options:share(on, piece, player) end

---every segment of the tile (the one laid last), or the one given, where the player may put a figure
---@param on? Tile|Segment
---@param piece? Piece|string
---@param player? Player
function Options:stand(on, piece, player) end

---gives the options that follow the tag n, from 0 to 1000; g:ask returns the tag of the answer as its fourth result. Not in an offer 
---@param n integer
function Options:tag(n) end

---one tile on the board
---@param verb string
---@param tile Tile
---@param weight? integer
function Options:tile(verb, tile, weight) end

---every tile for which the variable, kept per tile, is true or not 0: o:tiles("build", S.free)
---@param verb string
---@param state table
function Options:tiles(verb, state) end

---one type of tile
---@param verb string
---@param type Type
---@param weight? integer
function Options:type(verb, type, weight) end

---every figure of this piece that the player (on turn) has on a feature that is not complete
---@param verb string
---@param piece Piece|string
---@param player? Player
function Options:unfinished(verb, piece, player) end

---the same of the option that was added last, which it does not tell from others: a price, or whom it is taken from. Pages show three roles on the board: "points", what it is worth; "piece", the name of the piece that would stand there; "counts", what it counts
---@param role string
---@param what any
function Options:with(role, what) end

---a word
---@param verb string
---@param word string
---@param weight? integer
function Options:word(verb, word, weight) end

---one zone; if the verb is the name of a piece, and allow.stand has nothing against it there
---@param verb string
---@param zone Zone
function Options:zone(verb, zone) end

---A tile that was laid.
---@class Tile
---@field cell Cell where it lies
---@field number integer 1 for the first tile laid, 2 for the second
---@field rotation integer quarter turns clockwise, 0 to 3
---@field type Type what was laid, without overlays
local Tile = {}

---those on the eight cells around it, row by row, that have this mark or kind of segment
---@param name? string
---@return Tile[]
function Tile:around(name) end

---its corners at which four tiles meet and the ground, of this kind, is not parted on any of them
---@param kind? string
---@return Corner[]
function Tile:corners(kind) end

---where a mark such as "arrow=NW" points, as laid
---@param mark string
---@return Direction?
function Tile:direction(mark) end

---those standing anywhere on the tile, of one piece or class
---@param piece? Piece|string
---@return Figure[]
function Tile:figures(piece) end

---along the features of a kind from this tile, in each direction the figures of players that stand nearest; where some stand on the tile itself, these alone
---@param kind string
---@return Figure[]
function Tile:figures_ahead(kind) end

---those (of a class) on it, on the eight tiles around, at edges of these and in zones that lie there
---@param class? string
---@return Figure[]
function Tile:figures_around(class) end

---a mark of the tile, or a kind of segment on it
---@param name string
---@return boolean
function Tile:has(name) end

---how many these are
---@param piece Piece|string
---@param player? Player
---@return integer
function Tile:height(piece, player) end

---of each feature that it is part of the first figure of this piece or class, of the player if one is given
---@param piece Piece|string
---@param player? Player
---@return Figure[]
function Tile:holders(piece, player) end

---those that claim and stand on a tile of the same row or column, or in a zone that lies there, no more than `reach` tiles away, whatever is between
---@param reach integer
---@return Figure[]
function Tile:in_line(reach) end

---along the features of a kind from this tile, in each direction the first segment on another tile that g:join has joined with one: the near end of that link. With an attribute, links whose segments lack it are walked across
---@param kind string
---@param attribute? string
---@return Segment[]
function Tile:links_ahead(kind, attribute) end

---does it, or one of the eight tiles around, have this mark or kind of segment?
---@param name string
---@return boolean
function Tile:near(name) end

---those on the four cells beside it, leaving out what has this mark or kind of segment, and keys of the table
---@param but? string
---@param nor? table<Tile, any>
---@return Tile[]
function Tile:neighbours(but, nor) end

---how far east and how far south of it the other one lies
---@param other Tile
---@return integer, integer
function Tile:offset(other) end

---the first of a kind, or the one at a port: a side or half as laid, such as "N" or "NL"
---@param kind string
---@param port? string
---@return Segment?
function Tile:segment(kind, port) end

---in the order of the tile file, those of overlays last
---@return fun(): Segment
function Tile:segments() end

---kind of this side as it lies, overlays included
---@param side Side
---@return string
function Tile:side(side) end

---those that stand on the tile itself, not on a segment of it, of one piece or class
---@param piece? Piece|string
---@param player? Player
---@return Figure[]
function Tile:stack(piece, player) end

---can the overlay be laid on it now, in this rotation of the board? With true only where it would run into no other tile
---@param overlay string
---@param rotation? integer
---@param bare? boolean
---@return boolean
function Tile:takes(overlay, rotation, bare) end

---the same of a laid tile, overlays left out
---@param mark string
---@return string|integer|boolean
function Tile:value(mark) end

---all segments on it and on the tiles of the eight cells around it, row by row
---@return Segment[]
function Tile:within_reach() end

---A type of tile, of which there may be several copies.
---@class Type
---@field at Cell? where it lies from the start, if the tile file says so
---@field id string of the form set/letter, such as "base/D"
local Type = {}

---where a mark such as "arrow=NW" points when the tile is laid with this rotation, 0 by default
---@param mark string
---@param rotation? integer
---@return Direction?
function Type:direction(mark, rotation) end

---a mark of the tile, or a kind of segment on it
---@param name string
---@return boolean
function Type:has(name) end

---kind of this side when laid with this rotation, 0 by default
---@param side Side
---@param rotation? integer
---@return string
function Type:side(side, rotation) end

---the sides of this kind when laid with this rotation, 0 by default; with a cell only those beside which no tile lies when it is laid there
---@param kind string
---@param rotation? integer
---@param cell? Cell
---@return Side[]
function Type:sides(kind, rotation, cell) end

---what a mark of the tile says: "city" of "watch=city", 3 of "worth=3", true without a value, false where it has no such mark. A mark that no module declares is an error
---@param mark string
---@return string|integer|boolean
function Type:value(mark) end

---A part of a laid tile.
---@class Segment
---@field claimed boolean does a figure that claims stand on its feature?
---@field complete boolean is its feature complete?
---@field feature Feature what it is part of now
---@field kind string of feature, such as "city"
---@field taken boolean does a figure of a player stand on its feature, or, where parts = of feature{} parts that, on the same part? On all of it, for a segment that parts it
---@field tile Tile the tile it is drawn on
local Segment = {}

---those on the tiles beside it that it has joined across an edge
---@return Segment[]
function Segment:across() end

---those on this segment only, of this piece or class and of this player
---@param piece? Piece|string
---@param player? Player
---@return Figure[]
function Segment:figures(piece, player) end

---is it marked itself, not only its feature?
---@param attribute string
---@return boolean
function Segment:has(attribute) end

---what a line that ends on its tile ends at: the monastery or city its tile file names, or the other lines that meet it at the same crossroads. Of a city, the lines that end at it, the city at their other side, and what lies within it. Of both, the areas of a tile beside it that closes it with a bare side
---@return Segment[]
function Segment:leads_to() end

---those that g:join has joined it with
---@return Segment[]
function Segment:links() end

---does it reach this side of the tile, as laid?
---@param side Side
---@return boolean
function Segment:on(side) end

---the sides it reaches, as laid, such as "NE"
---@return string
function Segment:sides() end

---what it adds itself to this of its feature
---@param attribute string
---@return integer
function Segment:value(attribute) end

---Segments that have joined. Its attributes are fields as well: city.pennant.
---@class Feature
---@field claimed boolean does a figure that claims stand on it?
---@field complete boolean nothing can be added to it
---@field enclosed boolean is feature.open 0? Of large ground this is known sooner
---@field kind string such as "city"
---@field linked boolean are segments of it joined by g:join?
---@field occupied boolean does any figure stand on it?
---@field open integer sides still without a neighbour; of an area, free cells around it
---@field taken boolean does a figure of a player stand on it, one that claims nothing too? Neutral figures and tokens do not count
---@field tile Tile its first tile; the only one of an area
---@field tiles integer on how many tiles it is
---@field [string] any
local Feature = {}

---the tiles it is on, each once; for an area, which is completed by the cells around it, the tiles on these as well
---@return Tile[]
function Feature:area() end

---removes all its attributes, whatever its tiles show
function Feature:clear() end

---how many of a kind it touches; with true, only complete ones
---@param kind string
---@param complete? boolean
---@return integer
function Feature:count(kind, complete) end

---the features of a kind that lie against it across an edge, without joining it
---@param kind string
---@return Feature[]
function Feature:facing(kind) end

---those on any of its segments, of this piece or class and of this player
---@param piece? Piece|string
---@param player? Player
---@return Figure[]
function Feature:figures(piece, player) end

---does a figure of this piece or class stand on it, of the player if one is given? 
---@param piece Piece|string
---@param player? Player
---@return boolean
function Feature:holds(piece, player) end

---what its segments lead to, each once
---@return Segment[]
function Feature:leads_to() end

---does a tile of it, or one of the eight around such a tile, have this mark or kind of segment?
---@param name string
---@return boolean
function Feature:near(name) end

---its parts
---@return fun(): Segment
function Feature:segments() end

---changes an attribute of the whole feature
---@param attribute string
---@param value integer|boolean
function Feature:set(attribute, value) end

---the features of a kind it touches, each once
---@param kind string
---@return Feature[]
function Feature:touching(kind) end

---the members of an attribute that is merged as a set: the numbers of its bits, from 0 on
---@param attribute string
---@return integer[]
function Feature:values(attribute) end

---the parts of the feature of features that it belongs to, see feature{}, itself first; empty where it is of another kind
---@param whole string
---@return Feature[]
function Feature:whole(whole) end

---One figure or token.
---@class Figure
---@field at string "supply", "segment", "tile", "edge", "zone" or "out"
---@field corner Corner? where it stands when four tiles meet there; it is on their ground then, and figure.at is "segment"
---@field edge Edge? where it stands when it is at an edge
---@field feature Feature? what it stands on
---@field owner Player? nil when it is neutral
---@field piece Piece what it is
---@field segment Segment? what it stands on
---@field tile Tile? where it stands, on a segment or on the tile itself
---@field zone Zone? where it is when it is in a zone
local Figure = {}

---where it stands, as g:deploy and g:move take it; nil when it is at home or out of the game
---@return Segment|Tile|Zone|Edge|Corner?
function Figure:place() end

---A kind of figure; its name does as well.
---@class Piece
---@field claims boolean does it occupy what it stands on, and count?
---@field name string as declared by piece{}
---@field token boolean a piece of no class: no feature is offered to it, though a rule may put it on one
---@field weight integer what one figure counts in a majority, as declared; weight.PIECE may add to it
local Piece = {}

---is it of this class?
---@param class string
---@return boolean
function Piece:is(class) end

---may it stand on features of this kind at all?
---@param kind string
---@return boolean
function Piece:stands(kind) end

---A seat.
---@class Player
---@field next Player clockwise
---@field score integer points so far
---@field seat integer 1 for the first player
local Player = {}

---the figures away from home, of one piece or class
---@param piece? Piece|string
---@return Figure[]
function Player:figures(piece) end

---the first of such figures that is at home; nil when none is
---@param piece Piece|string
---@return Figure?
function Player:home(piece) end

---what figures (of a class) are at home, each piece once
---@param class? string
---@return Piece[]
function Player:pieces(class) end

---number of figures at home
---@param piece Piece|string
---@return integer
function Player:supply(piece) end

---A place on the board, free or not.
---@class Cell
---@field tile Tile? what lies there
---@field x integer to the east
---@field y integer to the south
local Cell = {}

---the tiles on the eight cells around, row by row, that have this mark or kind of segment
---@param name? string
---@return Tile[]
function Cell:around(name) end

---the tile on the next cell that way
---@param side Side
---@return Tile?
function Cell:beside(side) end

---is there no tile on the next cell that way, nor on those to its left and right? With far = true neither is there one beyond these three, however far away
---@param side Side
---@param far? boolean
---@return boolean
function Cell:clear(side, far) end

---how far north and east of it the other one lies; with a side, how far ahead for somebody who looks that way, and how far to the right
---@param other Cell
---@param side? Side
---@return integer, integer
function Cell:offset(other, side) end

---the edge that one sees from an empty cell, looking over other empty cells; nil when no tile lies there
---@param side Side
---@return Edge?
function Cell:sees(side) end

---the cell n steps further, 1 by default: across a side or, with "NE", "SE", "SW" or "NW", across a corner
---@param direction Direction
---@param n? integer
---@return Cell
function Cell:step(direction, n) end

---A side of a cell. Where two tiles meet there are two of them.
---@class Edge
---@field bare boolean does no tile lie beyond it?
---@field cell Cell whose side it is
---@field next Edge the edge that follows clockwise round the outline
---@field opposite Edge the edge at the far end of its line
---@field prev Edge the edge before it on the outline
---@field shut boolean has a rule shut it?
---@field side Side of that cell
---@field tile Tile? the tile on its cell
local Edge = {}

---the tiles on the two cells at the edge and on the cells to the left and right of these: six at most
---@return Tile[]
function Edge:around() end

---those on the edge, of a piece or class
---@param piece? Piece|string
---@return Figure[]
function Edge:figures(piece) end

---does a figure of this piece or class stand on the edge?
---@param piece Piece|string
---@return boolean
function Edge:has(piece) end

---from its own tile straight on to the last one before an empty cell
---@return fun(): Tile
function Edge:line() end

---A place where four tiles meet on one piece of ground.
---@class Corner
---@field cell Cell the one to the south-east, whose north-west corner it is 
---@field feature Feature the ground all around it
---@field taken boolean does a figure stand there?
local Corner = {}

---the four that meet there, from the south-east one on clockwise
---@return Tile[]
function Corner:tiles() end

---Tiles that are not laid yet.
---@class Pile
---@field name string "tiles", "start", or a group of tiles
---@field owner Player? nil when it belongs to nobody
---@field size integer tiles in it
local Pile = {}

---puts n tiles in, 1 by default; a negative n takes out
---@param type Type
---@param n? integer
function Pile:add(type, n) end

---an unknown tile of it leaves the game: the pile holds one less, and any of its tiles may still be drawn. False when it is empty
---@return boolean
function Pile:bury() end

---how many of a type it holds
---@param type Type
---@return integer
function Pile:count(type) end

---all its tiles into another pile, or those with this mark or kind of segment
---@param other Pile
---@param what? string
function Pile:pour(other, what) end

---what it holds, and how many of each
---@return fun(): Type, integer
function Pile:types() end

---A place beside the board.
---@class Zone
---@field name string as declared by zone{}
---@field owner Player? nil when it belongs to nobody
---@field tile Tile? the tile that the zone lies on; nil where not all see which figures are in it
local Zone = {}

---in the zone, of one player or all
---@param player? Player
---@return Figure[]
function Zone:figures(player) end

---the first figure of each piece that the player has in the zone
---@param player Player
---@return Figure[]
function Zone:one_of_each(player) end

---@class Score
---@field ["[integer]"] Player who scores, in place of those who hold it
---@field reason string? why, if it is not the feature itself; goes through text{}
---@field rates table<string, integer|false>? points for each of these terms, in place of those declared; false leaves a term out
---@field early boolean? points ahead of the score that is still to come: no on.scored with the names of features hears of them

---@class Award
---@field player Player who gets the points
---@field reason string why; goes through text{}
---@field items table[] { { name, count, points for each } }
---@field feature Feature? what they are for
---@field figure Figure? who they are for, if for no feature
---@field counts (Tile|Segment)[]? what was counted on the board, where that is not the feature, the first 128: it is lit where the points are shown

---@class Test
---@field ["with?"] table config of this test; own = { … } are options of the module itself
---@field ["board?"] string the position, drawn: tile and where its north points, such as D^; . is an empty cell
---@field ["origin?"] string "x,y" of the first cell drawn; "0,0"
---@field ["setup?"] boolean set-up runs first, as far as it neither asks nor draws
---@field ["links?"] string|string[] "road E S 1,0": two segments of a tile that a rule has joined
---@field ["figures?"] string|string[] "A meeple city N 0,1": who stands where; "A meeple 0,1" on a tile, "A meeple edge N 0,1", "A meeple corner 0,1" north-west of a cell, "A meeple in market" in a zone, "token 0,1" of nobody; ; or line ends between
---@field ["supply?"] string|string[] "A meeple 2": what is left at home
---@field ["scores?"] table<string, integer> { A = 10 }
---@field ["state?"] table<string, any> what variables of state{} hold: { open = true, tokens = { A = 2 }, ["base.turns"] = 4 }; players, cells, segments and figures are written as elsewhere in a test
---@field ["turn?"] string who is on turn
---@field ["pile?"] string|table "D U V": all that is left to draw
---@field ["draws?"] string what is drawn, in order
---@field ["final?"] boolean no turn is played, the final phases run
---@field ["play?"] string "A D^ 0,1 meeple city N; B U> 1,1 pass": answers
---@field ["expect?"] string|function|table sentences, or function(g, t), or a list of both
---@field ["steps?"] table[] { draws =, play =, expect = } one by one; draws beside steps serve all of them
---@field ["fails?"] string the test must fail with this in its message, and must say something
---@field ["note?"] string anything worth saying

---@class Config
---@field ["modules?"] table { "base", "farmers" }, or { farmers = true }
---@field ["options?"] table<string, table> { base = { edition = 2 } }
---@field ["tiles?"] table tile sets without their rules: { "river" }; copies { base = 2 }; counts { river = { wEW = 4 } }; { tower = false }
---@field ["pieces?"] table<string, integer> { meeple = 5 }
---@field ["players?"] integer|table a number, or { { name = "Ann", bot = "greedy" } }
---@field ["seed?"] integer of the random numbers
---@field ["rules?"] string[] files of house rules
---@field ["title?"] string what people read in English; other languages have text{}
---@field ["titles?"] table<string, string> the title in other languages; { de = "Mittwochsregeln" }
---@field ["about?"] string what it is, in a sentence, in lists of presets
---@field ["abouts?"] table<string, string> the same in other languages
---@field ["undo?"] integer answers that can be taken back at once
---@field ["lang?"] string language of texts
---@field ["locale?"] string the same, if lang is not given
---@field ["path?"] string[] more folders with modules and tile sets
---@field ["loaded?"] table written into saved games

---@class ModuleWords
---@field [1] string name of the folder, or of the house rule
---@field title? string what people read in menus
---@field version? string any text
---@field api? integer version of this vocabulary; 1
---@field needs? string|string[] modules that are loaded with it, and before it
---@field borrows? string|string[] modules whose rules it needs, but not their tiles: these are in the game only if something else asks for them
---@field after? string|string[] modules it comes after when both are there
---@field before? string|string[] modules it comes before when both are there
---@field conflicts? string|string[] modules it cannot be combined with
---@field tiles? string|string[] tile sets that are in the game with it
---@field players? integer[] { fewest, most } players it is for
---@field together? boolean true: all players win or lose together, see g:finish; false: with this module there are winners among them. A game cannot have modules of both kinds
---@field note? string anything else worth saying

---The first call of every module: who it is and what it goes with.
---@param given ModuleWords
function module(given) end

---@class OptionWords
---@field [1] string name
---@field default? boolean|integer|string its value unless set
---@field values? any[] all values it can have
---@field min? integer the least number
---@field max? integer the greatest number
---@field requires? string|string[] other options, of this module or as MODULE.OPTION, without which it cannot be set
---@field help? string a sentence for menus

---A setting of the module; returns its value.
---@param given OptionWords
---@return any
function option(given) end

---@class FeatureWords
---@field [1] string kind
---@field form? "solid"|"line"|"ground"|"area"|"bare" solid fills a side, line enters at its middle, ground fills halves of sides, area meets no side; solid by default
---@field closes? "never"|"sides"|"around" what completes it: nothing, a neighbour at every side, or tiles on all cells around
---@field joins? string|string[] kinds it becomes one feature with; its own. What the kind of the later tile says holds, so two kinds name each other
---@field touches? string|string[] terrains its sides may lie against besides
---@field ground? string of a line: the ground beside it
---@field meets? string of a line: the end (end=crossroads) at which lines lead to each other; at any, without it
---@field continues? boolean a tile that shows it must be laid against it
---@field open? string|string[] marks, of a line: a segment with one of them is held open at a place of its own, beside its sides, until g:join closes it there; a game without a module that does so does not load. One that runs through such a place is cut: it ends there from each of its sides, with the first mark as end and as mark
---@field parts? string an attribute of lines: segments that have it part the feature for who looks for a free place. Such a segment is free if no player's figure stands on it, another one if none stands on what is reached from it without passing such
---@field of? string|string[] kinds: it is a feature of features, made of features of these kinds where they touch: at the end of a line, along ground, across an edge. Tiles do not show it; feature:whole(name) gives its parts. No other field but title goes with it
---@field attributes? table<string, string|[string, mark: string, value: string]> numbers a feature carries, each with its merge rule: sum, any, all, max, set or one. They are counted from the marks of tiles.
---@field title? string what people read in English; other languages have text{}

---A kind of segment, as tiles show it and features are made of. A second feature{} of the same kind adds attributes, touches and open; several modules may declare an attribute alike.
---@param given FeatureWords
function feature(given) end

---@class TerrainWords
---@field [1] string name
---@field form? string as of feature{}
---@field segment? string kind of the segment at such a side
---@field marks? table<string, any> marks it gives to that segment
---@field touches? string|string[] terrains it may lie against, besides itself
---@field continues? boolean as of feature{}

---A kind of side, where it is not that of a feature.
---@param given TerrainWords
function terrain(given) end

---Marks of whole tiles that the rules of this module read.
---@param names string|string[]
function mark(names) end

---@class PieceWords
---@field [1] string name
---@field count? integer|integer[] how many each player has, or how many there are when it is neutral; 1. A list { 8, 7, 6 } says so for one, two, three players, its last number for more
---@field share? integer so many in all, shared out equally
---@field class? string|string[] classes, for stand() and allow.stand
---@field weight? integer what one counts in a majority; 1, neutral 0
---@field claims? boolean whether it keeps others off what it stands on; pieces with a class and a weight do, tokens do not
---@field neutral? boolean belongs to nobody
---@field bars? boolean nobody may be put on the tile where it stands; only if neutral
---@field stays? boolean it does not go home with the others when what it stands on is settled
---@field only? string|string[] features: of those where its classes stand, it stands on these only, and on no tile itself
---@field beside? string|string[] classes: it stands only where its owner has a figure of one of them
---@field title? string what people read in English; other languages have text{}

---A kind of figure or token.
---@param given PieceWords
function piece(given) end

---@class OverlayWords
---@field [1] string name
---@field on? string|string[] kinds of ground that the sides must show which it covers; any ground by default. It never covers another line
---@field crossing? boolean it passes over whatever is in its way; otherwise it lies only where nothing is
---@field joins? string|string[] kinds of segments of the tile that it is joined with
---@field together? boolean a tile may be laid together with it, on the tile itself or on a neighbour in line whose far side lies free, where it would not fit without
---@field piece? string piece of the player on turn that each one costs
---@field title? string what people read in English; other languages have text{}
---@field [integer] any

---Lines that may come to lie on a tile: overlay { "bridge", "road NS", crossing = true }. Segments are written as in tile{}; what they put at the sides is what shows there from then on. A tile under every overlay it can take, in every rotation that differs, is a type of its own; each overlay lies on a tile once. g:overlay lays one on a laid tile.
---@param given OverlayWords
function overlay(given) end

---@class PileWords
---@field [1] string name
---@field before? string|string[] piles that are drawn later
---@field after? string|string[] piles that are drawn earlier
---@field aside? boolean it is not drawn from
---@field owned? boolean each player has one, aside and empty at first: g:pile(name, player)
---@field visible? string who sees which tiles are in it, as in state{}; how many is no secret
---@field of? string of a pile that not all see: the pile its tiles come from; "tiles"
---@field title? string what people read in English; other languages have text{}

---A pile of its own for the tiles of a group. Tiles are drawn pile by pile in the order that before and after give; "tiles" holds all others. Several modules may name the same pile.
---@param given PileWords
function pile(given) end

---Figures of a class may stand on these kinds of feature.
---@param class string
---@param ... string
function stand(class, ...) end

---@class StackWords
---@field [1] string piece
---@field on? string|string[] marks: only on tiles with one of them
---@field limit? integer how many, from 1 on

---So many figures of a piece or class may stand on one tile itself; of several, stack { "shed", "house", limit = 1 }, together. Whatever puts another one there is an error: a rule asks tile:height before it offers that.
---@param given StackWords
function stack(given) end

---@class ZoneWords
---@field [1] string name
---@field owned? boolean each player has one
---@field at? integer[] { x, y }: it lies on the tile there; what goes for figures on that tile (tile:in_line, o:figures) goes for those in the zone, too
---@field visible? string who sees which figures are in it, as in state{}; how many is no secret, and what their owner is offered afterwards may tell which pieces are not at home
---@field title? string what people read in English; other languages have text{}

---A place beside the board where figures may be.
---@param given ZoneWords
function zone(given) end

---All that a module may remember. Each variable is a type, or { type, per =, default = }. Types: integer, boolean, word (with its values), player, tile, type, figure, feature, segment, cell, zone, edge. per: game (the default), player, tile, figure, map. S.x reads and writes a variable of the game, S.x[player] one per player. visible = says who may know it: "all" (the default), "owner", "nobody" but the rules, or the name of another variable kept per player: those for whom it is true, or equal to the owner's. What a phase asks once it has read something hidden is hidden too, until g:reveal(). sample = function(o, g, of) lists, as for g:ask, what a hidden variable of that player, tile or figure may be, for bots that must guess; without it a boolean, word, player or type may be any. Keys of a map are whole numbers, words, or handles of one type: those of two types may be the same key. Of a hidden map ("nobody", or a set) it is no secret which keys have a value. show = true lets all players see an integer, boolean, word or player of the game or per player beside the points: "3 coins". Its name is the key of text{}, title = the text in English. What is 0, false or nil is not shown.
---@param variables table<string, string|table>
---@return table<string, any>
function state(variables) end

---@class PhaseWords
---@field [1] string name
---@field stage? "setup"|"turn"|"final" turn by default
---@field after? string|string[] phases that come before it; one that need not be there ends with a question mark: "market?"
---@field before? string|string[] phases that come after it, likewise
---@field when? "always"|"completed"|{ completed: boolean|string|nil, tile: string|string[]?, state: string?, piece: string?, away: string?, claims: string?, mine: string?, pile: string|string[]|false|nil, home: string?, out: string?, together: string[]?, here: string?, enclosed: string?, part: string?, hole: true?, board: string|string[]? }|({ completed: boolean|string|nil, tile: string|string[]?, state: string?, piece: string?, away: string?, claims: string?, mine: string?, pile: string|string[]|false|nil, home: string?, out: string?, together: string[]?, here: string?, enclosed: string?, part: string?, hole: true?, board: string|string[]? })[] what it waits for; see below
---@field run? fun(g: Game)|Step what happens
---@field landmark? boolean it is a place in the order and nothing else: no rule jumps to it, and games do not notice that it is there
---@field otherwise? string phase to jump to when run gives false or nil
---@field title? string what people read in English; other languages have text{}

---A step of the turn, as straight-line code. Without run it is a landmark that others are placed by. With when it is passed over, at no cost, unless the tile laid last completed something ("completed" or completed = true, or completed = "road"), shows a mark or feature or is of a type (tile = "dragon"), a variable of state{} is true or not 0 (state = "open"), one holds the player on turn or a figure of theirs (mine = "friend"), the config has figures of a piece (piece = "fairy"), the player on turn has one that is not at home (away = "builder") or one that is (home = "barn"), anybody has one that is not (out = "shepherd"), figures of two pieces are on one feature (together = { "mage", "witch" }), one is on a feature of the tile laid last (here = "shepherd") or on one without open sides (enclosed = "shepherd"); of these three each may be a class or "claimants", too. Or a feature of the tile laid last has an attribute (part = "ferry"), a free cell has a tile on each side (hole = true), some tile on the board shows a mark or feature or is of a type (board = "rose"), or the player a figure that claims on a feature with an attribute (claims = "besieged"), a pile has a tile (pile = "gold") or none is left to be drawn (pile = false); all that is given must hold, and of a list of such, when = { { state = "new" }, { here = "barn" } }, one of them. A variable that is kept per player is that of the player on turn.
---@param given PhaseWords
function phase(given) end

---A step that other modules may change; returns the function to call, which takes g and up to three values more. Its kind says how: a value (the default) is wrapped with wrap.NAME or replaced with replace.NAME; all is a condition to which add.NAME adds others, true when all are; sum is a number to which add.NAME adds. With a name alone it returns the function of a slot that another module declares, so that any module may call it; slot "river?" may be missing, and then gives nil.
---@param name string
---@param default fun(g: Game, ...: any): any|Step?
---@param kind "value"|"all"|"sum"|nil
---@return fun(g: Game, ...): any
function slot(name, default, kind) end

---A number that every module may add to with add; returns the function that sums up. A slot of kind sum that begins with 0.
---@param name string
---@return fun(g: Game, ...): integer
function sum(name) end

---@class LookWords
---@field [1] string feature, side, piece, mark, end of a line, tile, or zone
---@field colour? string for every painter, such as "#b5783a"
---@field glyph? string one character for the terminal
---@field fill? string for pictures, if different from colour
---@field edge? string outline; walls of solid features
---@field texture? string of solid and ground: plain, grass, houses, quarter, cobbles, stalls
---@field rim? string where a solid ends: wall, kerb, none
---@field line? string of lines: road, street, water, track
---@field link? string what joins lines of distant tiles: dashed, line, none
---@field width? number of lines, in hundredths of a tile, .5 to 50
---@field symbol? string what stands for it: abbot, anvil, arch, badge, barn, barrel, basilica, block, cart, castle, cathedral, church, cloth, coin, compass, count, cow, cross, crown, disc, dragon, fairy, fish, flag, fountain, garden, gate, grapes, hall, hill, house, keep, lady, manor, mayor, minster, mountain, person, pig, plaza, pool, ring, sheaf, shield, spring, stall, star, swords, token, tower, tree, wall, watchtower, well, wings, worker; none: nothing
---@field size? number of the symbol, .1 to 5; 1 is its usual size
---@field x? number of a zone that lies on the board: its place, in hundredths of a tile east of the north-west corner of cell 0,0
---@field y? number the same, to the south
---@field svg? string a tile's own picture: a fragment of SVG 100 wide, north up, drawing elements only

---How it is drawn: a feature or piece by its name, a mark as "inn" or "goods=wine", a piece that shares its name as "piece.NAME", a tile by its id, a zone as "zone.NAME". What a look leaves out is drawn by form; marks and areas without a look show their letters. Looks may stand in look.lua beside rules.lua, and in tile files.
---@param given LookWords
function look(given) end

---Texts by language and key: text { en = { key = "Text" } }. Keys are the names of features, pieces, phases, verbs, prompts, score terms, notes and reasons of vetoes; module, about and "option NAME" are the module's title, its line in `tessera modules` and the help of an option, "option NAME=VALUE" what one of its values is called where it is chosen, "played NAME=VALUE" a sentence that says what is played with it, "played NAME" the same with %d for any number, "about NAME" is what a mark, a piece or an answer does or a kind of feature brings, "ask NAME" is a question for which the name alone is too short, or, of an answer, what is asked where nothing else can be done, "explain NAME" says below it what each answer does, costs and brings, "points NAME" is what points are called whose reason has the name of an answer, and "deployed NAME" what the log says of who places a piece, such as "builds a barn", "deployed on NAME" of who goes to a side where that piece stands; "how to play" tells in a few sentences who never did how a game goes, each line of it a paragraph. What players count has a plural: meeple = { "meeple", "meeples" }. They belong in locale.lua.
---@param texts table<string, table<string, string|string[]>>
function text(texts) end

---A rule test: test "name" { board =, play =, expect = }.
---@param name string
---@return fun(body: Test)
function test(name) end

---What other modules get from use.
---@param values table
function export(values) end

---What an earlier module exports; nil when it is not there. One that comes later has exported nothing yet: say after in module{}.
---@param module string
---@return table
function use(module) end

---Is the module in this game, wherever in the order? Where a rule only names something that may be absent it need not ask: a feature, terrain, piece or class that a module declares which is not in the game is idle in every word, as in score.garden or on.deployed("barn", fn). A name that nobody known declares is taken for a slip of the pen unless it ends with a question mark: touches = { "lava?" }, score["lava?"], loaded "lava?". An attribute that nobody has is nil.
---@param module string
---@return boolean
function loaded(module) end

---Something happened. Handlers run in the order of modules; they may change the game but not ask. With { names..., when = ... } ahead of the function it is called only for these and while the condition holds, as in phase{}: on.placed({ "road", when = { state = "open" } }, fn). { "set", … } may stand in place of the function. Points that a handler of on.scored gives are told to all handlers once these have heard of what led to them, as they come in the log; player.score has them already, and what the player had before these points comes last.
on = {}

---a tile was laid; on.placed(names, fn) is called only for tiles with one of these marks or features
---@overload fun(fn: table|fun(g: Game, tile: Tile))
---@param names string|string[]
---@param fn table|fun(g: Game, tile: Tile)
function on.placed(names, fn) end

---a figure went to a place; on.deployed(names, fn) is called only for these pieces or classes, "claimants" being all that claim
---@overload fun(fn: table|fun(g: Game, figure: Figure, from: Segment?))
---@param names string|string[]
---@param fn table|fun(g: Game, figure: Figure, from: Segment?)
function on.deployed(names, fn) end

---a figure went home; names as with deployed
---@overload fun(fn: table|fun(g: Game, figure: Figure, from: Segment?))
---@param names string|string[]
---@param fn table|fun(g: Game, figure: Figure, from: Segment?)
function on.returned(names, fn) end

---points were given to a player who had so many before; with the names of features only those that such features score as such, "features" being all of them
---@overload fun(fn: table|fun(g: Game, player: Player, points: integer, feature: Feature?, reason: string, before: integer))
---@param names string|string[]
---@param fn table|fun(g: Game, player: Player, points: integer, feature: Feature?, reason: string, before: integer)
function on.scored(names, fn) end

---an overlay was laid on a tile; together with a tile: before on.placed; on.overlaid(names, fn) is called only for these overlays
---@param fn table|fun(g: Game, tile: Tile, name: string)
function on.overlaid(fn) end

---g:join has joined two segments; with the names of features only those of such
---@overload fun(fn: table|fun(g: Game, a: Segment, b: Segment))
---@param names string|string[]
---@param fn table|fun(g: Game, a: Segment, b: Segment)
function on.joined(names, fn) end

---g:part has parted two segments, which may still be one feature; names as with joined
---@overload fun(fn: table|fun(g: Game, a: Segment, b: Segment))
---@param names string|string[]
---@param fn table|fun(g: Game, a: Segment, b: Segment)
function on.parted(names, fn) end

---a tile is about to be laid, before anybody is asked where: by g:lay or g:choose; names as with placed
---@overload fun(fn: table|fun(g: Game, type: Type))
---@param names string|string[]
---@param fn table|fun(g: Game, type: Type)
function on.drawn(names, fn) end

---A veto: return false and a reason to forbid. Nothing may be changed meanwhile. Names and a condition may come first, as with on.
allow = {}

---a tile to a cell, by the player who is asked (g:fits: the one on turn); allow.place(names, fn) for tiles with one of these marks or features; allow.place({ names, near = names }, fn) only for cells with a tile of the second on one of the eight cells around
---@overload fun(fn: fun(g: Game, type: Type, cell: Cell, rotation: integer, player: Player?): boolean?, string?)
---@param names string|string[]
---@param fn fun(g: Game, type: Type, cell: Cell, rotation: integer, player: Player?): boolean?
function allow.place(names, fn) end

---a figure on a segment; shared says that it does not matter who else stands there (o:share, g:allowed); allow.stand(names, fn) for these features or classes, or for zones, which it is given in place of a segment and which must be named; allow.stand({ names, on = names }, fn) only for segments of tiles with one of the second. In place of a function { "apart", piece, reason = text } forbids features with a figure of this piece or class, unless shared
---@overload fun(fn: table|fun(g: Game, piece: Piece, place: Segment|Zone, shared: boolean): boolean?, string?)
---@param names string|string[]
---@param fn table|fun(g: Game, piece: Piece, place: Segment|Zone, shared: boolean): boolean?
function allow.stand(names, fn) end

---@class OfferWords
---@field [1] string name
---@field list? fun(g: Game, o: Options)|table adds the options; in place of a function that calls one word of the menu, the word and its arguments: { "put", "follower", S.free }; an argument { state = "friend" } is what that variable holds then
---@field apply? fun(g: Game, verb: string, target: any, extra: any)|Step does what was chosen
---@field must? boolean while it lists anything, one must be taken
---@field returns? string a piece that it takes back from where it stands, which bots then count on; o:unfinished in a list says so by itself
---@field when? "always"|"completed"|{ completed: boolean|string|nil, tile: string|string[]?, state: string?, piece: string?, away: string?, claims: string?, mine: string?, pile: string|string[]|false|nil, home: string?, out: string?, together: string[]?, here: string?, enclosed: string?, part: string?, hole: true?, board: string|string[]? }|({ completed: boolean|string|nil, tile: string|string[]?, state: string?, piece: string?, away: string?, claims: string?, mine: string?, pile: string|string[]|false|nil, home: string?, out: string?, together: string[]?, here: string?, enclosed: string?, part: string?, hole: true?, board: string|string[]? })[] what it waits for, as in phase{}: it lists nothing while that is not true

---"Instead of …, you may …": offer.PHASE adds to the question that g:offer "PHASE" asks; offer.any joins every question of the player on turn until the final phases.
---@type table<string, fun(given: OfferWords)>
offer = {}

---What a feature is worth. score.KIND { term = points, or { complete, incomplete }, or the name of another term, which pays as much ("city?": if there is one) } counts attributes and the terms tile, around (tiles on and around an area) and one. { points, touches = "city", with = "wonder" } counts the complete cities that it touches, with an attribute if one is named; { points, count = fn } counts what fn(feature, player, g, reason) returns. What a term pays is declared once. Functions add to stages of it; nothing may be changed meanwhile. The reason they are given is the kind of the feature, unless g:score has another.
---@type table<string, ScoreWords>
score = {}

---@class ScoreWords
---@overload fun(terms: table<string, integer|integer[]>)
---@field count fun(fn: fun(feature: Feature, player: Player?, g: Game, reason: string): table<string, integer>?) more of a term
---@field rate fun(fn: fun(feature: Feature, player: Player?, g: Game, reason: string): table<string, integer>?) more points for each of a term
---@field bonus fun(fn: fun(feature: Feature, player: Player?, g: Game, reason: string): table<string, integer>?) points once; score.KIND.bonus({ kept = true }, fn) gives them in spite of any veto
---@field factor fun(fn: fun(feature: Feature, player: Player?, g: Game, reason: string): integer?) times so much
---@field veto fun(fn: fun(feature: Feature, player: Player?, g: Game, reason: string): boolean?) true: worth nothing
---@field final fun(fn: fun(feature: Feature, player: Player?, g: Game, reason: string, points: integer): table<string, integer>?) what is added to, or taken from, the sum so far: points, to which modules before have added already

---What a figure weighs in a majority besides the weight of its piece. Nothing may be changed meanwhile.
---@type table<string, fun(fn: fun(figure: Figure, feature: Feature, g: Game): integer?)>
weight = {}

---Who comes first among players of equal weight: those for whom it returns the most, by the figures they have there; modules one after the other, until one player is left. rank(names, fn) is called only for these kinds of features.
---@overload fun(fn: fun(figures: Figure[], player: Player, g: Game): integer?)
---@param names string|string[]
---@param fn fun(figures: Figure[], player: Player, g: Game): integer?
function rank(names, fn) end

---Who has a feature when no rank could tell: one of these players, or nil, and they share. decider(names, fn) is for these kinds only; a second one of the same kind is an error.
---@overload fun(fn: fun(players: Player[], feature: Feature, g: Game): Player?)
---@param names string|string[]
---@param fn fun(players: Player[], feature: Feature, g: Game): Player?
function decider(names, fn) end

---What must hold whenever somebody is asked, and at the end of the game: the function returns false, and perhaps why, where it does not. Tests check it after each step, and `tessera prove` in every position; games do not run it. It may change nothing.
---@param fn fun(g: Game): boolean?
function always(fn) end

---replace.SLOT(fn) takes the innermost of a slot over: its default is not called any more. A second taker is an error.
---@type table<string, fun(fn: function)>
replace = {}

---wrap.SLOT(fn) lies around a slot: fn(g, inner, ...) is called in its place, and inner(g, ...) is what was there before. The wraps of all modules lie around each other in the order of modules, the last one outermost. inner is called once at most, and must be called where fn returns nothing; a wrap that has a value of its own may leave it. wrap.SLOT({ when = ... }, fn) lies there only while the condition holds, as in phase{}, and costs nothing else. The steps "set" and "take" may stand in place of fn.
---@type table<string, fun(fn: table|fun(g: Game, inner: function, ...: any): any)>
wrap = {}

---add.SLOT(fn) adds what fn(g, ...) returns to a sum, or makes it one of the conditions of a slot of kind all. add.SLOT({ when = ... }, fn) adds it only while the condition holds, as in phase{}. A condition may be false in place of a function.
---@type table<string, fun(fn: function|table|false)>
add = {}

---@class TilesetWords
---@field [1] string name
---@field title? string what people read
---@field marks? string[] every mark its tiles may carry
---@field prefix? string what stands before the slash in full ids
---@field note? string anything else worth saying

---The first call of a tile file.
---@param given TilesetWords
function tileset(given) end

---@class TileWords
---@field [1] string letter or name
---@field start? integer how many of the copies are start tiles
---@field ends? string where lines with one side end
---@field crossing? string[] pairs that pass without joining: "road S/river E"
---@field marks? string[] marks of the whole tile
---@field group? string a name by which rules sort tiles into piles
---@field at? integer[] its cell in a fixed layout
---@field variant? table { n, addition... }: n of the copies carry the additions
---@field [integer] any

---A type of tile: tile { id, copies, "N E S W", segments..., key = value }. A segment is "kind ports marks", such as "city NW pennant", "road EW", "field EL.WR".
---@param given TileWords
function tile(given) end
