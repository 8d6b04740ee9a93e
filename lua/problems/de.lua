-- What can be wrong with a config, in German, by the English text.

return {
  [", did you mean '"] = ", meinten Sie '",
  ["%s has no '%s'%s"] = "%s hat kein '%s'%s",
  ["a config"] = "eine Konfiguration",
  ["a table"] = "eine Tabelle",
  ["table"] = "eine Tabelle",
  ["text"] = "ein Text",
  ["nothing"] = "nichts",
  ["true or false"] = "true oder false",
  ["a whole number"] = "eine ganze Zahl",
  ["a string"] = "ein Text",
  ["one of "] = "eines von ",
  ["a number from %s to %s"] = "eine Zahl von %s bis %s",
  [": write { %s }"] = ": schreiben Sie { %s }",
  ["'%s' is not of the form key=value"] = "'%s' hat nicht die Form key=value",
  ["a config returns a table, this returned %s"] =
    "eine Konfiguration gibt eine Tabelle zurück, diese %s",
  ["this is a module, not a config: a config names it, "
    .. "as in return { %s = { \"%s\" } }"] =
    "dies ist ein Modul, keine Konfiguration: eine Konfiguration nennt es, " ..
      "wie in return { %s = { \"%s\" } }",
  ["this is a tile set, not a config: a config names "
    .. "it, as in return { tiles = { \"%s\" } }"] =
    "dies ist ein Kartensatz, keine Konfiguration: eine Konfiguration " ..
      "nennt ihn, wie in return { tiles = { \"%s\" } }",
  ["%s is a list, '%s' is no place in it"] =
    "%s ist eine Liste, '%s' ist kein Platz darin",
  ["%s must be a %s, not %s%s"] = "%s muss %s sein, nicht %s%s",
  ["%s: a name must have no zero byte, not %s"] =
    "%s: ein Name darf kein Null-Byte haben, nicht %s",
  ["this file cannot be run, and lies outside the folders of the config, of "
    .. "--path and of the program: nothing of it is quoted"] =
    "diese Datei läuft nicht und liegt außerhalb der Ordner der " ..
      "Konfiguration, von --path und des Programms: nichts aus ihr wird " ..
      "zitiert",
  ["%s[%d] must be a text, not %s"] = "%s[%d] muss ein Text sein, nicht %s",
  ["%s must be UTF-8 without control characters"] =
    "%s muss UTF-8 ohne Steuerzeichen sein",
  ["%s: a name must be UTF-8 without control characters, of "
    .. "%d bytes at most"] =
    "%s: ein Name muss UTF-8 ohne Steuerzeichen sein, höchstens %d " ..
      "Bytes",
  ["%s must have at most %d letters, not %d"] =
    "%s darf höchstens %d Zeichen haben, nicht %d",
  ['lang must be a code such as "de", not %s'] =
    'lang muss ein Kürzel wie "de" sein, nicht %s',
  ["%s must be a whole number, not %s"] =
    "%s muss eine ganze Zahl sein, nicht %s",
  ["%s must be at least %d, not %d"] = "%s muss mindestens %d sein, nicht %d",
  ["%s must be at most %d, not %d"] = "%s darf höchstens %d sein, nicht %d",
  ["players[%d] must be a name or { name =, bot = }, not %s"] =
    "players[%d] muss ein Name oder { name =, bot = } sein, nicht %s",
  ["players[%d].%s must be a text, not %s"] =
    "players[%d].%s muss ein Text sein, nicht %s",
  ["players must be a whole number or a list, not %s"] =
    "players muss eine ganze Zahl oder eine Liste sein, nicht %s",
  ["players must be 1 to %d, not %d"] = "players muss 1 bis %d sein, nicht %d",
  ["players: two are called '%s'"] = "players: zwei heißen '%s'",
  ["modules.%s must be true or false, not %s"] =
    "modules.%s muss true oder false sein, nicht %s",
  ["modules is a list of names, or name = true; %s is neither"] =
    "modules ist eine Liste von Namen, oder name = true; %s ist "
    .. "keins von beiden",
  ["options.%s.%s is %s, must be %s"] = "options.%s.%s ist %s, muss sein: %s",
  ["options.%s.%s makes no sense without %s"] =
    "options.%s.%s hat keinen Sinn ohne %s",
  ["options: module '%s' is not enabled%s"] =
    "options: das Modul '%s' ist nicht dabei%s",
  ["options.%s must be a table, not %s"] =
    "options.%s muss eine Tabelle sein, nicht %s",
  ["module '%s' is for %d to %d players, not %d"] =
    "das Modul '%s' ist für %d bis %d Spieler, nicht %d",
  ["there is no tile set '%s'%s"] = "es gibt keinen Kartensatz '%s'%s",
  ["tiles.%s must be true, false, a number of copies up to %d, "
    .. "or { id = copies }"] =
    "tiles.%s muss true, false, eine Zahl von Exemplaren bis %d "
    .. "oder { id = Zahl } sein",
  ["tiles.%s has no tile '%s'%s"] = "tiles.%s hat keine Karte '%s'%s",
  ["tiles.%s: %s must be 0 to %d copies"] =
    "tiles.%s: %s muss 0 bis %d Exemplare haben",
  ["there is no tile to play with%s"] = "es gibt keine Karte zum Spielen%s",
  [': which module do the rules need? module { "NAME", needs = "base" }'] =
    ': welches Modul brauchen die Regeln? module { "NAME", needs = "base" }',
  ["the tile set '%s' belongs to the module '%s', which is not enabled"] =
    "der Kartensatz '%s' gehört zum Modul '%s', das nicht dabei ist",
  ["there is no module '%s'%s"] = "es gibt kein Modul '%s'%s",
  ["module '%s' needs '%s', which is switched off"] =
    "das Modul '%s' braucht '%s', das abgeschaltet ist",
  ["conflict: '%s' and '%s' exclude each other"] =
    "Widerspruch: '%s' und '%s' schließen einander aus",
  ["rules: '%s' is not called *.lua"] = "rules: '%s' heißt nicht *.lua",
  ["rules: there is no file '%s'"] = "rules: es gibt keine Datei '%s'",
  ["pieces: there is no piece '%s'%s"] = "pieces: es gibt keine Figur '%s'%s",
  ["pieces.%s must be 0 to 200, not %s"] =
    "pieces.%s muss 0 bis 200 sein, nicht %s",
  ["text.%s: '%s' is a word of module '%s', where it is '%s': "
    .. "this renames it in the whole game; take another key"] =
    "text.%s: '%s' ist ein Wort des Moduls '%s', wo es '%s' heißt: so heißt " ..
      "es im ganzen Spiel anders; nehmen Sie einen anderen Schlüssel",
}
