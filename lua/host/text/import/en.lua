--- Texts of `tessera import`, in English. See host/common/text.lua.

return {
  ["verb.import.summary"] = "Convert a game that JCloisterZone saved.",
  ["verb.import.about"] =
    "FILE is a .jcz file of JCloisterZone 5. Its game is played again from " ..
    "its messages, as far as both programs know the expansions; what is " ..
    "missing is named. Exit status 3: the game is incomplete.",
  ["import.opt.output"] = "the saved game (default: FILE.save)",
  ["import.opt.config"] =
    "print the config that FILE asks for, and play nothing",
  ["import.no_file"] = "a file saved by JCloisterZone is missing",
  ["import.done"] = "%s: %d of %d {message|messages} followed",
  ["import.json"] = "this is no JSON: %s",
  ["import.foreign"] =
    "this is no game saved by JCloisterZone: no appVersion says so",
  ["import.old"] =
    "this was saved by JCloisterZone %s, whose files are of another form; " ..
    "those of version 5 can be read",
  ["import.large"] = "this file is larger than %s: no saved game is",
  ["import.setup_only"] =
    "this file has a set-up and no game; `tessera play` makes one",
  ["import.first"] =
    "%s is by JCloisterZone: `tessera import %s` makes a saved game of it",
  ["import.wrong"] = "%s: expected %s, not %s",
  ["import.nothing"] = "nothing",
  ["import.long_text"] = "a long text",
  ["import.kind_object"] = "an object",
  ["import.kind_list"] = "a list",
  ["import.kind_text"] = "a text",
  ["import.kind_integer"] = "a whole number",
  ["import.figure_id"] = "a meeple such as 0.small.1",
  ["import.rotation"] = "R0, R90, R180 or R270",
  ["import.copies"] = "a number from 0 to 99",
  ["import.seats"] = "1 to %s players",
  ["import.set"] = "setup.sets: nobody here knows the tiles '%s'",
  ["import.element"] = "setup.elements: nobody here knows '%s'",
  ["import.without"] = "setup.elements: without '%s' there is no %s here",
  ["import.rule"] = "setup.rules.%s: nobody here knows the value '%s'",
  ["import.start"] =
    "setup.start: the game would not start with the tile %s there",
  ["import.start_count"] =
    "setup.start: has %d {tile|tiles}, where the game starts with %d",
  ["import.tile"] =
    "%s: nobody here knows the tile %s; the game ends before it",
  ["import.gone"] = "%s: the tile %s cannot be drawn; the game ends before it",
  ["import.unsaid"] =
    "the file does not say what chance did (%s); the game ends before it",
  ["import.figure"] =
    "%s: nobody here knows the figure '%s'; the game ends before it",
  ["import.message"] = "%s: %s cannot be read; the game ends before it",
  ["import.offered"] =
    "%s: %s is not among the answers here (%s); the game ends before it",
  ["import.stuck"] = "the game is stuck",
}
