---@meta tessera
-- Types of `require "tessera"` for editors that know the Lua language server.
-- Seats, options, tiles, figures and events count from 0; chance is seat -1.
-- luacheck: ignore 212 241

---@class tessera
---@field version string
---@field root string folder with lua/ expansions/ tiles/
---@field ruleset tessera.rulesets
---@field save tessera.saves
---@field file tessera.files
---@field learn tessera.learn

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
---@param type integer
---@return integer how many of its rotations differ: 1, 2 or 4
function Ruleset:turns(type) end
---@return table[] pieces: { name, owned, claims, occupies } each
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
--- Goes to the final phases at once; for clones.
---@return true?, tessera.Error?
function Game:conclude() end
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
--- Writes a saved game to give away: what a seat saw (-1: what everybody did).
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

--- Games as numbers: see lua/doc/learning.md. Actions and options count from 0,
--- games of a batch from 1.
---@class tessera.learn
---@field ANY integer in place of an action: any that can be taken
---@field WAIT integer in place of an action: the game stays as it is
local learn = {}
---@param rules tessera.Ruleset
---@param window integer? odd number of cells a side, 31 by default
---@return tessera.Space?, tessera.Error?
function learn.space(rules, window) end
---@param source tessera.Source
---@param setup tessera.BatchSetup
---@return tessera.Batch?, tessera.Error?
function learn.batch(source, setup) end

---@class tessera.BatchSetup
---@field games integer
---@field threads integer? 1 by default; results do not depend on it
---@field window integer? as a space has it
---@field seed integer? all seeds of games follow from it
---@field stay boolean? a game that is over does not start again by itself
---@field reward "lead"|"result"|"points"? "lead" by default
---@field planes boolean? observe after each step

--- A run of actions, or of numbers of an observation: rows of the dimensions.
---@class tessera.Part
---@field name string
---@field what string
---@field first integer
---@field count integer
---@field dims integer[]

---@class tessera.Schema
---@field actions integer how many there are
---@field size integer numbers of an observation
---@field parts tessera.Part[] of the actions
---@field planes tessera.Part[] of an observation

---@class tessera.Space
local Space = {}
---@return tessera.Schema
function Space:schema() end
--- The action of each option; false: it has none.
---@param game tessera.Game
---@return (integer|false)[]
function Space:legal(game) end
--- A byte for each action: 1 if it can be taken.
---@param game tessera.Game
---@return string
function Space:mask(game) end
--- The option that an action stands for now.
---@param game tessera.Game
---@param action integer
---@return integer?
function Space:option(game, action) end
---@param game tessera.Game
---@param index integer
---@return integer?
function Space:action(game, index) end
--- What a seat sees: the i-th number, from 0, is string.unpack("i4", seen, 4 *
--- i + 1).
---@param game tessera.Game
---@param seat integer
---@return string?, tessera.Error?
function Space:observe(game, seat) end
function Space:free() end

---@class tessera.Batch
local Batch = {}
---@return tessera.Schema
function Batch:schema() end
--- Takes an action in each game; without a list, any in all. A game that was
--- over starts again, unless the batch was told to stay.
---@param actions integer[]?
---@return true?, tessera.Error?
function Batch:step(actions) end
--- Starts games again: all of them, or those that have a seed in the list.
---@param seeds (integer|false)[]?
---@return true?, tessera.Error?
function Batch:reset(seeds) end
---@param game integer
---@return integer seat that is asked, -1: nobody
---@return integer done 0, 1: the game is over, 2: a rule failed
---@return integer? taken the action of the last step
---@return number ... reward of each seat
function Batch:now(game) end
---@param game integer
---@return integer[]
function Batch:legal(game) end
---@param game integer
---@return string
function Batch:mask(game) end
--- Nil if the batch was not asked for planes.
---@param game integer
---@return string?
function Batch:observation(game) end
--- Games over since the batch was made.
---@return integer
function Batch:finished() end
function Batch:free() end

---@type tessera
local tessera = {}
return tessera
