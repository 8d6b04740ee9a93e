-- What can be wrong with a config, in Italian, by the English text.

return {
  [", did you mean '"] = ", intendevi '",
  ["%s has no '%s'%s"] = "%s non ha '%s'%s",
  ["a config"] = "una configurazione",
  ["a table"] = "una tabella",
  ["table"] = "una tabella",
  ["text"] = "un testo",
  ["nothing"] = "niente",
  ["true or false"] = "true o false",
  ["a whole number"] = "un numero intero",
  ["a string"] = "un testo",
  ["one of "] = "uno di ",
  ["a number from %s to %s"] = "un numero da %s a %s",
  [": write { %s }"] = ": scrivi { %s }",
  ["'%s' is not of the form key=value"] = "'%s' non ha la forma key=value",
  ["a config returns a table, this returned %s"] =
    "una configurazione restituisce una tabella, questa %s",
  ["this is a module, not a config: a config names it, "
    .. "as in return { %s = { \"%s\" } }"] =
    "questo è un modulo, non una configurazione: una configurazione lo " ..
      "nomina, come in return { %s = { \"%s\" } }",
  ["this is a tile set, not a config: a config names "
    .. "it, as in return { tiles = { \"%s\" } }"] =
    "questa è una serie di tessere, non una configurazione: una " ..
      "configurazione lo nomina, come in return { tiles = { \"%s\" } }",
  ["%s is a list, '%s' is no place in it"] =
    "%s è una lista, '%s' non è un posto in essa",
  ["%s must be a %s, not %s%s"] = "%s deve essere %s, non %s%s",
  ["%s: a name must have no zero byte, not %s"] =
    "%s: un nome non deve avere byte nulli, non %s",
  ["this file cannot be run, and lies outside the folders of the config, of "
    .. "--path and of the program: nothing of it is quoted"] =
    "questo file non si può eseguire e sta fuori dalle cartelle della " ..
      "configurazione, di --path e del programma: niente ne viene citato",
  ["%s[%d] must be a text, not %s"] = "%s[%d] deve essere un testo, non %s",
  ["%s must be UTF-8 without control characters"] =
    "%s deve essere UTF-8 senza caratteri di controllo",
  ["%s: a name must be UTF-8 without control characters, of "
    .. "%d bytes at most"] =
    "%s: un nome deve essere UTF-8 senza caratteri di controllo, al " ..
      "massimo %d byte",
  ["%s must have at most %d letters, not %d"] =
    "%s può avere al massimo %d lettere, non %d",
  ['lang must be a code such as "de", not %s'] =
    'lang deve essere un codice come "de", non %s',
  ["%s must be a whole number, not %s"] =
    "%s deve essere un numero intero, non %s",
  ["%s must be at least %d, not %d"] = "%s deve essere almeno %d, non %d",
  ["%s must be at most %d, not %d"] = "%s deve essere al massimo %d, non %d",
  ["players[%d] must be a name or { name =, bot = }, not %s"] =
    "players[%d] deve essere un nome o { name =, bot = }, non %s",
  ["players[%d].%s must be a text, not %s"] =
    "players[%d].%s deve essere un testo, non %s",
  ["players must be a whole number or a list, not %s"] =
    "players deve essere un numero intero o una lista, non %s",
  ["players must be 1 to %d, not %d"] = "players deve essere da 1 a %d, non %d",
  ["players: two are called '%s'"] = "players: due si chiamano '%s'",
  ["modules.%s must be true or false, not %s"] =
    "modules.%s deve essere true o false, non %s",
  ["modules is a list of names, or name = true; %s is neither"] =
    "modules è una lista di nomi, o name = true; %s non è né "
    .. "l'uno né l'altro",
  ["options.%s.%s is %s, must be %s"] = "options.%s.%s è %s, deve essere %s",
  ["options.%s.%s makes no sense without %s"] =
    "options.%s.%s non ha senso senza %s",
  ["options: module '%s' is not enabled%s"] =
    "options: il modulo '%s' non è attivo%s",
  ["options.%s must be a table, not %s"] =
    "options.%s deve essere una tabella, non %s",
  ["module '%s' is for %d to %d players, not %d"] =
    "il modulo '%s' è da %d a %d giocatori, non %d",
  ["there is no tile set '%s'%s"] = "non c'è un set di tessere '%s'%s",
  ["tiles.%s must be true, false, a number of copies up to %d, "
    .. "or { id = copies }"] =
    "tiles.%s deve essere true, false, un numero di copie fino a "
    .. "%d, o { id = numero }",
  ["tiles.%s has no tile '%s'%s"] = "tiles.%s non ha la tessera '%s'%s",
  ["tiles.%s: %s must be 0 to %d copies"] =
    "tiles.%s: %s deve avere da 0 a %d copie",
  ["there is no tile to play with%s"] =
    "non c'è nessuna tessera per giocare%s",
  [': which module do the rules need? module { "NAME", needs = "base" }'] =
    ': di quale modulo hanno bisogno le regole? module { "NAME", '
    .. 'needs = "base" }',
  ["the tile set '%s' belongs to the module '%s', which is not enabled"] =
    "il set di tessere '%s' appartiene al modulo '%s', che non è attivo",
  ["there is no module '%s'%s"] = "non c'è un modulo '%s'%s",
  ["module '%s' needs '%s', which is switched off"] =
    "il modulo '%s' ha bisogno di '%s', che è disattivato",
  ["conflict: '%s' and '%s' exclude each other"] =
    "conflitto: '%s' e '%s' si escludono",
  ["rules: '%s' is not called *.lua"] = "rules: '%s' non si chiama *.lua",
  ["rules: there is no file '%s'"] = "rules: non c'è il file '%s'",
  ["pieces: there is no piece '%s'%s"] = "pieces: non c'è il pezzo '%s'%s",
  ["pieces.%s must be 0 to 200, not %s"] =
    "pieces.%s deve essere da 0 a 200, non %s",
  ["text.%s: '%s' is a word of module '%s', where it is '%s': "
    .. "this renames it in the whole game; take another key"] =
    "text.%s: '%s' è una parola del modulo '%s', dove è '%s': così cambia " ..
      "nome in tutta la partita; prenda un'altra chiave",
}
