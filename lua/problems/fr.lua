-- What can be wrong with a config, in French, by the English text.

return {
  [", did you mean '"] = ", vouliez-vous dire '",
  ["%s has no '%s'%s"] = "%s n'a pas de '%s'%s",
  ["a config"] = "une configuration",
  ["a table"] = "une table",
  ["table"] = "une table",
  ["text"] = "un texte",
  ["nothing"] = "rien",
  ["true or false"] = "true ou false",
  ["a whole number"] = "un nombre entier",
  ["a string"] = "un texte",
  ["one of "] = "un de ",
  ["a number from %s to %s"] = "un nombre de %s à %s",
  [": write { %s }"] = " : écrivez { %s }",
  ["'%s' is not of the form key=value"] =
    "'%s' n'est pas de la forme key=value",
  ["a config returns a table, this returned %s"] =
    "une configuration rend une table, celle-ci rend %s",
  ["this is a module, not a config: a config names it, "
    .. "as in return { %s = { \"%s\" } }"] =
    "ceci est un module, pas une configuration : une configuration le " ..
      "nomme, comme dans return { %s = { \"%s\" } }",
  ["this is a tile set, not a config: a config names "
    .. "it, as in return { tiles = { \"%s\" } }"] =
    "ceci est un jeu de tuiles, pas une configuration : une " ..
      "configuration le nomme, comme dans return { tiles = { \"%s\" } }",
  ["%s is a list, '%s' is no place in it"] =
    "%s est une liste, '%s' n'y est pas une place",
  ["%s must be a %s, not %s%s"] = "%s doit être %s, pas %s%s",
  ["%s: a name must have no zero byte, not %s"] =
    "%s : un nom ne doit pas avoir d'octet nul, pas %s",
  ["this file cannot be run, and lies outside the folders of the config, of "
    .. "--path and of the program: nothing of it is quoted"] =
    "ce fichier ne s'exécute pas et se trouve hors des dossiers de la " ..
      "configuration, de --path et du programme : rien n'en est cité",
  ["%s[%d] must be a text, not %s"] = "%s[%d] doit être un texte, pas %s",
  ["%s must be UTF-8 without control characters"] =
    "%s doit être en UTF-8 sans caractères de contrôle",
  ["%s: a name must be UTF-8 without control characters, of "
    .. "%d bytes at most"] =
    "%s : un nom doit être en UTF-8 sans caractères de contrôle, d'au " ..
      "plus %d octets",
  ["%s must have at most %d letters, not %d"] =
    "%s peut avoir au plus %d lettres, pas %d",
  ['lang must be a code such as "de", not %s'] =
    'lang doit être un code tel que "de", pas %s',
  ["%s must be a whole number, not %s"] =
    "%s doit être un nombre entier, pas %s",
  ["%s must be at least %d, not %d"] = "%s doit être au moins %d, pas %d",
  ["%s must be at most %d, not %d"] = "%s doit être au plus %d, pas %d",
  ["players[%d] must be a name or { name =, bot = }, not %s"] =
    "players[%d] doit être un nom ou { name =, bot = }, pas %s",
  ["players[%d].%s must be a text, not %s"] =
    "players[%d].%s doit être un texte, pas %s",
  ["players must be a whole number or a list, not %s"] =
    "players doit être un nombre entier ou une liste, pas %s",
  ["players must be 1 to %d, not %d"] = "players doit être de 1 à %d, pas %d",
  ["players: two are called '%s'"] = "players : deux s'appellent '%s'",
  ["modules.%s must be true or false, not %s"] =
    "modules.%s doit être true ou false, pas %s",
  ["modules is a list of names, or name = true; %s is neither"] =
    "modules est une liste de noms, ou name = true ; %s n'est ni "
    .. "l'un ni l'autre",
  ["options.%s.%s is %s, must be %s"] = "options.%s.%s est %s, doit être %s",
  ["options.%s.%s makes no sense without %s"] =
    "options.%s.%s n'a pas de sens sans %s",
  ["options: module '%s' is not enabled%s"] =
    "options : le module '%s' n'est pas activé%s",
  ["options.%s must be a table, not %s"] =
    "options.%s doit être une table, pas %s",
  ["module '%s' is for %d to %d players, not %d"] =
    "le module '%s' est pour %d à %d joueurs, pas %d",
  ["there is no tile set '%s'%s"] = "il n'y a pas de jeu de tuiles '%s'%s",
  ["tiles.%s must be true, false, a number of copies up to %d, "
    .. "or { id = copies }"] =
    "tiles.%s doit être true, false, un nombre d'exemplaires "
    .. "jusqu'à %d, ou { id = nombre }",
  ["tiles.%s has no tile '%s'%s"] = "tiles.%s n'a pas de tuile '%s'%s",
  ["tiles.%s: %s must be 0 to %d copies"] =
    "tiles.%s : %s doit avoir de 0 à %d exemplaires",
  ["there is no tile to play with%s"] = "il n'y a aucune tuile pour jouer%s",
  [': which module do the rules need? module { "NAME", needs = "base" }'] =
    ": de quel module les règles ont-elles besoin ? module { "
    .. '"NAME", needs = "base" }',
  ["the tile set '%s' belongs to the module '%s', which is not enabled"] =
    "le jeu de tuiles '%s' appartient au module '%s', qui n'est pas activé",
  ["there is no module '%s'%s"] = "il n'y a pas de module '%s'%s",
  ["module '%s' needs '%s', which is switched off"] =
    "le module '%s' a besoin de '%s', qui est désactivé",
  ["conflict: '%s' and '%s' exclude each other"] =
    "conflit : '%s' et '%s' s'excluent",
  ["rules: '%s' is not called *.lua"] = "rules : '%s' ne s'appelle pas *.lua",
  ["rules: there is no file '%s'"] = "rules : il n'y a pas de fichier '%s'",
  ["pieces: there is no piece '%s'%s"] =
    "pieces : il n'y a pas de pièce '%s'%s",
  ["pieces.%s must be 0 to 200, not %s"] =
    "pieces.%s doit être de 0 à 200, pas %s",
  ["text.%s: '%s' is a word of module '%s', where it is '%s': "
    .. "this renames it in the whole game; take another key"] =
    "text.%s : '%s' est un mot du module '%s', où c'est '%s' : il change " ..
      "de nom dans toute la partie ; prenez une autre clé",
}
