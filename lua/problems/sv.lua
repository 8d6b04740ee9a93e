-- What can be wrong with a config, in Swedish, by the English text.

return {
  [", did you mean '"] = ", menade du '",
  ["%s has no '%s'%s"] = "%s har inget '%s'%s",
  ["a config"] = "en konfiguration",
  ["a table"] = "en tabell",
  ["table"] = "en tabell",
  ["text"] = "en text",
  ["nothing"] = "ingenting",
  ["true or false"] = "true eller false",
  ["a whole number"] = "ett heltal",
  ["a string"] = "en text",
  ["one of "] = "ett av ",
  ["a number from %s to %s"] = "ett tal från %s till %s",
  [": write { %s }"] = ": skriv { %s }",
  ["'%s' is not of the form key=value"] = "'%s' har inte formen key=value",
  ["a config returns a table, this returned %s"] =
    "en konfiguration ger en tabell, denna gav %s",
  ["this is a module, not a config: a config names it, "
    .. "as in return { %s = { \"%s\" } }"] =
    "detta är en modul, ingen konfiguration: en konfiguration nämner den, " ..
      "som i return { %s = { \"%s\" } }",
  ["this is a tile set, not a config: a config names "
    .. "it, as in return { tiles = { \"%s\" } }"] =
    "detta är en brickuppsättning, ingen konfiguration: en " ..
      "konfiguration nämner den, som i return { tiles = { \"%s\" } }",
  ["%s is a list, '%s' is no place in it"] =
    "%s är en lista, '%s' är ingen plats i den",
  ["%s must be a %s, not %s%s"] = "%s ska vara %s, inte %s%s",
  ["%s: a name must have no zero byte, not %s"] =
    "%s: ett namn får inte ha någon nollbyte, inte %s",
  ["this file cannot be run, and lies outside the folders of the config, of "
    .. "--path and of the program: nothing of it is quoted"] =
    "den här filen går inte att köra och ligger utanför mapparna för " ..
      "konfigurationen, --path och programmet: inget i den citeras",
  ["%s[%d] must be a text, not %s"] = "%s[%d] ska vara en text, inte %s",
  ["%s must be UTF-8 without control characters"] =
    "%s ska vara UTF-8 utan styrtecken",
  ["%s: a name must be UTF-8 without control characters, of "
    .. "%d bytes at most"] =
    "%s: ett namn ska vara UTF-8 utan styrtecken, högst %d " ..
      "byte",
  ["%s must have at most %d letters, not %d"] =
    "%s får ha högst %d tecken, inte %d",
  ['lang must be a code such as "de", not %s'] =
    'lang ska vara en kod som "de", inte %s',
  ["%s must be a whole number, not %s"] = "%s ska vara ett heltal, inte %s",
  ["%s must be at least %d, not %d"] = "%s ska vara minst %d, inte %d",
  ["%s must be at most %d, not %d"] = "%s får vara högst %d, inte %d",
  ["players[%d] must be a name or { name =, bot = }, not %s"] =
    "players[%d] ska vara ett namn eller { name =, bot = }, inte %s",
  ["players[%d].%s must be a text, not %s"] =
    "players[%d].%s ska vara en text, inte %s",
  ["players must be a whole number or a list, not %s"] =
    "players ska vara ett heltal eller en lista, inte %s",
  ["players must be 1 to %d, not %d"] = "players ska vara 1 till %d, inte %d",
  ["players: two are called '%s'"] = "players: två heter '%s'",
  ["modules.%s must be true or false, not %s"] =
    "modules.%s ska vara true eller false, inte %s",
  ["modules is a list of names, or name = true; %s is neither"] =
    "modules är en lista med namn, eller name = true; %s är ingetdera",
  ["options.%s.%s is %s, must be %s"] = "options.%s.%s är %s, ska vara %s",
  ["options.%s.%s makes no sense without %s"] =
    "options.%s.%s är meningslös utan %s",
  ["options: module '%s' is not enabled%s"] =
    "options: modulen '%s' är inte med%s",
  ["options.%s must be a table, not %s"] =
    "options.%s ska vara en tabell, inte %s",
  ["module '%s' is for %d to %d players, not %d"] =
    "modulen '%s' är för %d till %d spelare, inte %d",
  ["there is no tile set '%s'%s"] = "det finns ingen bricksats '%s'%s",
  ["tiles.%s must be true, false, a number of copies up to %d, "
    .. "or { id = copies }"] =
    "tiles.%s ska vara true, false, ett antal exemplar upp till "
    .. "%d, eller { id = antal }",
  ["tiles.%s has no tile '%s'%s"] = "tiles.%s har ingen bricka '%s'%s",
  ["tiles.%s: %s must be 0 to %d copies"] =
    "tiles.%s: %s ska ha 0 till %d exemplar",
  ["there is no tile to play with%s"] =
    "det finns ingen bricka att spela med%s",
  [': which module do the rules need? module { "NAME", needs = "base" }'] =
    ': vilken modul behöver reglerna? module { "NAME", needs = "base" }',
  ["the tile set '%s' belongs to the module '%s', which is not enabled"] =
    "bricksatsen '%s' hör till modulen '%s', som inte är med",
  ["there is no module '%s'%s"] = "det finns ingen modul '%s'%s",
  ["module '%s' needs '%s', which is switched off"] =
    "modulen '%s' behöver '%s', som är avstängd",
  ["conflict: '%s' and '%s' exclude each other"] =
    "konflikt: '%s' och '%s' utesluter varandra",
  ["rules: '%s' is not called *.lua"] = "rules: '%s' heter inte *.lua",
  ["rules: there is no file '%s'"] = "rules: det finns ingen fil '%s'",
  ["pieces: there is no piece '%s'%s"] = "pieces: det finns ingen pjäs '%s'%s",
  ["pieces.%s must be 0 to 200, not %s"] =
    "pieces.%s ska vara 0 till 200, inte %s",
  ["text.%s: '%s' is a word of module '%s', where it is '%s': "
    .. "this renames it in the whole game; take another key"] =
    "text.%s: '%s' är ett ord i modulen '%s', där det är '%s': så byter det " ..
      "namn i hela spelet; ta en annan nyckel",
}
