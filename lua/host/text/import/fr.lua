--- Textes de `tessera import` en français. Voir host/common/text.lua.

return {
  ["verb.import.summary"] =
    "Faire une partie enregistrée d'une partie de JCloisterZone.",
  ["verb.import.about"] =
    "FILE est ce qu'enregistre JCloisterZone 5, .jcz. La partie est rejouée " ..
    "d'après ses messages, tant que les deux programmes connaissent les " ..
    "extensions ; ce qui manque est nommé. Le code de sortie 3 dit que ce " ..
    "n'est pas toute la partie.",
  ["import.opt.output"] = "la partie enregistrée (sinon FILE.save)",
  ["import.opt.config"] =
    "afficher la configuration que FILE demande, sans jouer",
  ["import.no_file"] = "il manque un fichier de JCloisterZone",
  ["import.done"] = "%s : messages suivis : %d sur %d",
  ["import.json"] = "ce n'est pas du JSON : %s",
  ["import.foreign"] =
    "ce n'est pas une partie de JCloisterZone : aucun appVersion ne le dit",
  ["import.old"] =
    "ce fichier est de JCloisterZone %s, d'une autre forme ; ceux de la " ..
    "version 5 peuvent être lus",
  ["import.large"] =
    "ce fichier dépasse %s : aucune partie n'est si grande",
  ["import.setup_only"] =
    "ce fichier a une mise en place et pas de partie ; `tessera play` en " ..
    "commence une",
  ["import.first"] =
    "%s est de JCloisterZone : `tessera import %s` en fait une partie " ..
    "enregistrée",
  ["import.wrong"] = "%s : %s attendu, et non %s",
  ["import.nothing"] = "rien",
  ["import.long_text"] = "un long texte",
  ["import.kind_object"] = "un objet",
  ["import.kind_list"] = "une liste",
  ["import.kind_text"] = "un texte",
  ["import.kind_integer"] = "un nombre entier",
  ["import.figure_id"] = "un pion tel que 0.small.1",
  ["import.rotation"] = "R0, R90, R180 ou R270",
  ["import.copies"] = "un nombre de 0 à 99",
  ["import.seats"] = "1 à %s joueurs",
  ["import.set"] = "setup.sets : personne ici ne connaît les tuiles '%s'",
  ["import.element"] = "setup.elements : personne ici ne connaît '%s'",
  ["import.without"] = "setup.elements : sans '%s', pas de %s ici",
  ["import.rule"] =
    "setup.rules.%s : personne ici ne connaît la valeur '%s'",
  ["import.start"] =
    "setup.start : la partie ne commencerait pas par la tuile %s à cet endroit",
  ["import.start_count"] =
    "setup.start : a %d {tuile|tuiles}, alors que la partie commence par %d",
  ["import.tile"] =
    "%s : personne ici ne connaît la tuile %s ; la partie s'arrête avant",
  ["import.gone"] =
    "%s : la tuile %s n'est plus à piocher ; la partie s'arrête avant",
  ["import.unsaid"] =
    "le fichier ne dit pas ce qu'a fait le hasard (%s) ; la partie s'arrête " ..
    "avant",
  ["import.figure"] =
    "%s : personne ici ne connaît le pion '%s' ; la partie s'arrête avant",
  ["import.message"] =
    "%s : %s ne peut pas être lu ; la partie s'arrête avant",
  ["import.offered"] =
    "%s : %s n'est pas parmi les réponses ici (%s) ; la partie s'arrête avant",
  ["import.stuck"] = "la partie est bloquée",
}
