---@meta tessera
-- Types of `require "tessera"` for editors that know the Lua language server.
-- Seats, options, tiles, figures and events count from 0; chance is seat -1.

---@class tessera
---@field version string
---@field root string folder with lua/ expansions/ tiles/
---@field ruleset tessera.rulesets
---@field save tessera.saves
---@field file tessera.files

--- What a call that the library refuses gives beside nil.
---@class tessera.Error
---@field status "input"|"rule"|"memory"|"damage"|"window"|"io"|"interrupted"
---@field text string

--- Where rules come from; all fields may be missing.
---@class tessera.Source
---@field config_file string? a Lua file that returns a table
---@field config_text string? the same as text
---@field set string[]? such as "players=3", "options.base.edition=2"
---@field path string[]? more folders with modules and tile sets
---@field root string?
---@field time_limit_ms integer? ms that scripts may take for an answer
---@field memory_limit integer? bytes that scripts may use
---@field game_limit integer? bytes of memory that a game may hold
---@field lua_only integer? 1: steps run as the functions of Lua they stand for

---@class tessera.rulesets
local rulesets = {}
---@param source tessera.Source?
---@return tessera.Ruleset?, tessera.Error?
function rulesets.load(source) end
---@param source tessera.Source?
---@param topic string such as "modules"
---@return string? text of a table constructor
---@return tessera.Error?
function rulesets.describe(source, topic) end

---@class tessera.Ruleset
local Ruleset = {}
---@param seed integer
---@return tessera.Game?, tessera.Error?
function Ruleset:game(seed) end
---@return integer
function Ruleset:players() end
--- The seed of the config, or one that the library makes.
---@return integer
function Ruleset:seed() end
---@return integer number of tile types
function Ruleset:types() end
---@param type integer
---@return string such as "base/D"
function Ruleset:type_id(type) end
---@return { name: string, owned: boolean }[]
function Ruleset:pieces() end
---@param key string
---@return string words for people
function Ruleset:text(key) end
function Ruleset:free() end

---@class tessera.Decision
---@field player integer
---@field phase string
---@field prompt string?
---@field count integer
---@field weight integer?
---@field hidden boolean?

---@class tessera.Game
local Game = {}
---@return "asking"|"over"|"stuck"
function Game:status() end
---@return tessera.Decision?
function Game:decision() end
--- The decision without a table.
---@return integer? player, integer? count
function Game:pending() end
---@param index integer
---@return string? key what stands in saved games
function Game:key(index) end
---@param index integer
---@return table?
function Game:option(index) end
---@param key string
---@return integer?
function Game:find(key) end
---@param index integer
---@return true?, tessera.Error?
function Game:answer(index) end
--- Lets chance answer.
---@return true?, tessera.Error?
function Game:roll() end
---@param answers integer
---@return true?, tessera.Error?
function Game:undo(answers) end
---@return tessera.Game
function Game:clone() end
---@param seat integer
---@return tessera.Game?, tessera.Error?
function Game:view(seat) end
--- The seat whose view it is; -1: a watcher's.
---@return integer?
function Game:viewer() end
---@return integer
function Game:answers() end
---@return integer
function Game:players() end
---@return integer
function Game:turn() end
---@param seat integer
---@return integer
function Game:score(seat) end
---@return integer
function Game:hash() end
---@return integer
function Game:tiles() end
---@param index integer
---@return { type: integer, x: integer, y: integer, rotation: integer }?
function Game:tile(index) end
---@return integer
function Game:figures() end
---@param index integer
---@return table?
function Game:figure(index) end
---@return integer
function Game:events() end
---@param index integer
---@return table?
function Game:event(index) end
function Game:free() end

---@class tessera.saves
local saves = {}
---@param game tessera.Game
---@param seed integer
---@param path string?
---@return tessera.Save?, tessera.Error?
function saves.create(game, seed, path) end
---@param path string
---@param source tessera.Source?
---@param answers integer?
---@return tessera.Save?, tessera.Game?, tessera.Ruleset?, string? notice
function saves.load(path, source, answers) end

---@class tessera.Save
local Save = {}
---@param index integer
---@return true?, tessera.Error?
function Save:answer(index) end
---@return true?, tessera.Error?
function Save:roll() end
---@param answers integer
---@return true?, tessera.Error?
function Save:undo(answers) end
---@return integer
function Save:count() end
---@param index integer
---@return string
function Save:key(index) end
---@param path string
---@return true?, tessera.Error?
function Save:copy(path) end
--- Writes what a seat saw (-1: what everybody did) as a saved game to give away.
---@param seat integer
---@param path string
---@return true?, tessera.Error?
function Save:share(seat, path) end
--- Whose view is all that there is; nil: it is the whole game.
---@return integer?
function Save:seat() end
--- What the seat of such a save saw after so many answers.
---@param answers integer
---@return tessera.Game?, tessera.Error?
function Save:seen(answers) end
function Save:close() end

---@class tessera.files
local files = {}
---@param path string
---@param most integer?
---@return string?, string? why not
function files.read(path, most) end

---@type tessera
local tessera = {}
return tessera
