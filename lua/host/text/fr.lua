--- The program's own texts in French: as in English, key by key.

return {
  ["seat"] = "%s",
  ["chance"] = "le hasard",

  ["verb.play.summary"] = "Jouer une partie dans le terminal.",
  ["verb.play.about"] =
    "CONFIG est une configuration fournie ou un fichier Lua, SAVE une " ..
    "partie enregistrée à continuer. Quand l'entrée standard n'est pas " ..
    "un terminal, des bots jouent tous les sièges ; la table finale et " ..
    "le décompte détaillé sont affichés.",
  ["verb.replay.summary"] =
    "Parcourir une partie enregistrée et la vérifier.",
  ["verb.replay.about"] =
    "Sans option : la dernière position et les points jusque-là. Le " ..
    "chargement vérifie déjà chaque somme de contrôle et chaque " ..
    "empreinte d'état du fichier.",
  ["verb.render.summary"] =
    "Dessiner la table d'une partie enregistrée, en SVG ou PNG.",
  ["verb.render.about"] =
    "Le nom du fichier dit la forme : .svg, .png (si le programme a été " ..
    "construit avec librsvg), .txt pour l'image du terminal. Sans " ..
    "fichier, le SVG va sur la sortie standard.",
  ["verb.tiles.summary"] = "Dessiner les tuiles d'un jeu, avec leur nombre.",
  ["verb.tiles.about"] =
    "SET est le nom d'un jeu de tuiles ou un fichier de tuiles. Toutes " ..
    "les marques sont dessinées, qu'une règle les lise ou non.",
  ["verb.modules.summary"] =
    "Lister modules, options, jeux de tuiles, configurations.",
  ["verb.modules.about"] = "Avec des noms : tout ce qu'il y a à en dire.",
  ["verb.rpc.summary"] = "Servir des parties par JSON-RPC 2.0.",
  ["verb.rpc.about"] =
    "Un message par ligne, sur l'entrée et la sortie standard. `tessera " ..
    "rpc --schema` affiche les méthodes avec leurs paramètres et " ..
    "erreurs.",
  ["verb.serve.summary"] = "Héberger des tables que l'on ouvre au navigateur.",
  ["verb.serve.about"] =
    "La page et tout ce qui se passe aux tables, par un programme et un " ..
    "fichier. Chaque place a un lien secret ; qui l'a y est assis.",
  ["verb.test.summary"] = "Exécuter les tests qui accompagnent les règles.",
  ["verb.test.about"] =
    "PATH est le dossier d'un module ou un fichier ; sans lui, tous les " ..
    "modules fournis sont testés. Le code de sortie 1 dit qu'un test a " ..
    "échoué.",

  ["verb.check.summary"] = "Dire tout ce qui ne va pas, sans jouer.",
  ["verb.check.about"] =
    "PATH est le dossier d'un module, un fichier de règles maison ou un " ..
    "jeu de tuiles ; sans lui, tout ce qui est fourni est vérifié. Le " ..
    "code de sortie 1 dit que quelque chose ne va pas.",
  ["verb.new.summary"] = "Créer un squelette pour commencer.",
  ["verb.new.about"] =
    "module : un dossier avec règles, tests et textes. tiles : un jeu de " ..
    "tuiles dans tiles/. rule : un seul fichier de règles maison. Tous " ..
    "passent check et test.",
  ["verb.doc.summary"] = "Afficher la référence, ou ce qu'elle dit d'un mot.",
  ["verb.doc.about"] =
    "La référence est tirée des sources ; --write la refait.",

  ["help.usage"] = "usage : tessera %s %s",
  ["help.options"] = "Options :",
  ["help.verbs"] = "Commandes :",
  ["help.more"] = "`tessera VERB --help` en dit plus sur chacune.",
  ["help.try"] = "essayez `tessera --help` ou `tessera VERB --help`",
  ["help.program"] =
    "usage : tessera VERB [OPTION]... [ARGUMENT]...\n        tessera " ..
    "--help | --version\n\nJeux de tuiles de la famille de Carcassonne, " ..
    "chaque règle en Lua.",
  ["help.version"] = "tessera %s",
  ["help.with"] = "avec %s",
  ["help.without"] = "sans %s",

  ["opt.help"] = "afficher cette aide",
  ["opt.config"] =
    "fichier de configuration, ou nom d'une configuration fournie",
  ["opt.path"] = "chercher modules et tuiles aussi dans DIR",
  ["opt.set"] =
    "changer une entrée de la configuration, comme options.base.edition=2",
  ["opt.players"] = "nombre de joueurs",
  ["opt.seed"] = "graine des nombres aléatoires",
  ["opt.lang"] = "langue des textes, comme fr",
  ["play.opt.save"] =
    "écrire la partie au fur et à mesure dans un nouveau FILE",
  ["play.opt.board"] =
    "aspect des plateaux : en signes, ou en image, que l'on " ..
    "peut nommer comme le terminal la prend",
  ["picture.no_terminal"] = "une image a besoin d'un terminal qui la montre",
  ["picture.no_colours"] =
    "une image en blocs a besoin de couleurs, et il n'y en a pas ici",
  ["play.opt.interactive"] =
    "lire les réponses sur l'entrée standard même si ce n'est pas un " ..
    "terminal",
  ["replay.opt.to"] = "s'arrêter après la réponse N",
  ["replay.opt.step"] = "montrer chaque réponse et ce qu'elle a donné",
  ["replay.opt.verify"] =
    "annuler chaque réponse, la redonner et comparer les empreintes",
  ["replay.opt.board"] = "avec --step : la table après chaque réponse",
  ["render.opt.output"] = "fichier à écrire : .svg, .png ou .txt",
  ["render.opt.size"] = "pixels par tuile (100 par défaut)",
  ["render.opt.at"] = "la position après la réponse N",
  ["render.opt.bare"] = "la table seule, sans sièges ni zones",
  ["tiles.opt.output"] = "fichier à écrire : .svg ou .png",
  ["tiles.opt.columns"] = "tuiles par rangée",
  ["modules.opt.json"] = "tout afficher en JSON",
  ["modules.opt.order"] =
    "montrer les phases, crochets, offres et emplacements d'une "
      .. "configuration, et à qui ils sont",
  ["rpc.opt.schema"] = "afficher le schéma",
  ["rpc.opt.limit"] = "plus longue ligne acceptée (1048576 par défaut)",
  ["test.opt.tap"] = "afficher le Test Anything Protocol",
  ["test.opt.verbose"] = "nommer aussi les tests réussis",
  ["test.opt.games"] =
    "parties au hasard pour chaque ensemble de modules (3 par défaut), " ..
    "voir --seed",
  ["test.opt.coverage"] =
    "montrer les lignes des règles qu'aucun test n'atteint",
  ["test.opt.mutate"] =
    "essayer de petits changements des règles et nommer ceux qu'aucun "
      .. "test ne remarque",

  ["doc.opt.write"] =
    "refaire la référence et les définitions pour éditeurs",
  ["doc.opt.check"] = "signaler ce qui n'est pas documenté ou pas à jour",
  ["new.opt.in"] = "le créer dans DIR au lieu du dossier courant",
  ["play.opt.watch"] = "relire les modules modifiés et rejouer la partie",

  ["doc.stale"] = "%s n'est pas à jour : `tessera doc --write`",
  ["doc.missing"] = "il manque %s",
  ["doc.sources"] = "%s n'a pas de sources dont tirer la référence",
  ["doc.unknown"] = "la référence ne dit rien de %q%s",
  ["new.usage"] = "tessera new module|tiles|rule NAME",
  ["new.name"] = "%q n'est pas un nom : minuscules, chiffres et -",
  ["new.exists"] = "%s existe déjà",
  ["new.made"] = "créé %s",
  ["new.next"] = "à examiner avec : %s",
  ["check.nothing"] = "il n'y a rien à vérifier dans %s",
  ["check.clean"] = "%d {vérifié|vérifiés}, rien trouvé",
  ["check.found"] = "%d {vérifié|vérifiés}, %d {problème|problèmes}",

  ["error.bare"] = "%s",
  ["error.mean"] = " (peut-être %s ?)",
  ["error.verb"] = "commande inconnue %q%s",
  ["error.option"] = "option inconnue %s%s",
  ["error.twice"] = "%s est donnée deux fois",
  ["error.no_value"] = "%s ne prend pas de valeur",
  ["error.needs_value"] = "%s demande une valeur : %s",
  ["error.integer"] = "%s : entier attendu, pas %q",
  ["error.least"] = "%s : au moins %d, pas %s",
  ["error.most"] = "%s : au plus %d, pas %s",
  ["error.value"] = "%s : une valeur parmi %s, pas %q%s",
  ["error.set"] = "--set : KEY=VALUE attendu, pas %q",
  ["error.is_save"] = "%s est une partie enregistrée, pas une configuration",
  ["error.language"] = '%s : un code comme "de" attendu, pas %q',
  ["lang.none"] =
    'pas de textes en « %s » hors ceux des modules ; le programme a %s',
  ["error.folder"] = "%s : il n'y a pas de dossier %q",
  ["error.only_with"] = "%s ne va qu'avec %s",
  ["error.one_of"] = "%s et %s s'excluent",
  ["error.extra"] = "un argument de trop : %q",
  ["error.empty"] = "un argument est vide",
  ["error.two_configs"] = "deux configurations : --config et %q",
  ["error.config"] = "aucun fichier ni configuration ne s'appelle %q%s",
  ["bots.endless"] =
    "La partie ne finit pas : %d {réponse|réponses} sans une tuile ni un " ..
    "point, la dernière question vient de la phase '%s' du module '%s' ; " ..
    "les robots ne jouent pas plus loin.",
  ["bots.hopeless"] =
    "Des règles ont été arrêtées à plusieurs reprises parce que trop " ..
    "lentes ; les robots ne jouent pas plus loin.",
  ["error.bot"] = "aucun bot ne s'appelle %q%s",
  ["error.seat"] = "pas de siège %q ; les sièges vont de A à %s, ou all",
  ["error.viewer"] =
    "cette partie montre ce que %s a vu ; ce que %s a vu n'y est pas",
  ["error.shared"] =
    "%s : c'est ce qu'une place a vu d'une partie ; on peut le regarder "
    .. "(tessera replay, tessera render), mais pas continuer",
  ["error.write"] = "impossible d'écrire %s",
  ["error.output"] = "impossible d'écrire sur la sortie standard : %s",
  ["error.interrupted"] = "interrompu",

  ["event.score"] = "%s marque %d : %s%s",
  ["event.score.complete"] = "%s marque %d : achevé %s%s",
  ["event.score.final"] = "%s marque %d à la fin : %s%s",
  ["event.score.less"] = "%s perd %d : %s%s",
  ["tile.words"] = "la tuile « %s »",
  ["event.placed"] = "%s pose %s en %d,%d",
  ["event.start"] = "la partie commence avec %s en %d,%d",
  ["event.overlaid"] = "%s pose %s sur %d,%d",
  ["event.overlaid.seen"] = "%s pose %s",
  ["event.discard"] = "%s ne va nulle part et quitte la partie",
  ["event.laid"] = "%s pose %s : %s",
  ["event.stands"] = "%s est maintenant ici : %s",
  ["event.goes"] = "%s se déplace",
  ["event.leaves"] = "%s s’en va",
  ["event.moved"] = "%s déplace %s : %s",
  ["event.moved.off"] = "%s déplace %s",
  ["event.deployed"] = "%s place %s : %s",
  ["event.deployed.off"] = "%s place %s",
  ["event.returned"] = "%s reprend %s",
  ["event.completed"] = "%s achevé, %d {tuile|tuiles}",
  ["about"] = "%s : %s",
  ["event.note"] = "%s : %s %d",
  ["event.word"] = "%s : %s",
  ["term.count"] = "%s %d : %d",
  ["term.bonus"] = "%s : %d",
  ["term.plain"] = "%s %d",
  ["term.times"] = "%s × %s %d : %d",

  ["option.place"] = "%d,%d %s",
  ["option.segment"] = "%s (tuile %s)",
  ["option.with"] = "%s avec %s",
  ["option.together"] = "avec %s",
  ["option.more"] = "%s : %s",
  ["option.last"] = "prend votre dernière pièce (%s)",
  ["option.spends"] = "prend 1 de vos %s",
  ["option.held"] = "%s : %s (%s)",
  ["option.tiles"] = "%d {tuile|tuiles}",
  ["side.N"] = "nord",
  ["side.E"] = "est",
  ["side.S"] = "sud",
  ["side.W"] = "ouest",
  ["option.nobodys"] = "%s (tuile %s)",
  ["option.figure"] = "%s : %s (tuile %s)",
  ["option.cell"] = "%d,%d",
  ["option.edge"] = "%d,%d %s",
  ["option.corner"] = "%s, coin au nord-ouest de %s",

  ["choices.more"] =
    "  ... et %d {ligne|lignes} de plus ; tapez le début d'une clé",
  ["choices.number"] = "il n'y a pas de choix %d ; ils vont de 1 à %d",
  ["choices.no_turn"] =
    "%s n'est pas la place d'une tuile : tapez-le sans %s",
  ["choices.turn"] = "dans quel sens ? %s",
  ["choices.ambiguous"] = "%q est le début de %d {clé|clés} :\n  %s",

  ["sign.end"] = "fin de lignes",
  ["board.cropped"] =
    "     (une partie de la table ; `board all` la montre toute)",
  ["board.moves"] =
    "     (une partie de la table ; `board >` et `board -` en montrent plus)",
  ["board.points"] = "%s  %3d {point|points}",
  ["board.no_figures"] = "plus de figurines",
  ["board.figures"] = "%d {figurine|figurines}",
  ["board.more_zones"] =
    "  et %d {ligne|lignes} de plus ; `board all` les montre",
  ["choices.unseen"] = "hors de vue :",
  ["choices.page"] = "  page %d/%d, `more` : suite",
  ["choices.one_page"] = "Il n'y en a pas d'autres.",

  ["play.welcome"] = "Tapez `help` pour l'aide.",
  ["play.seed"] = "graine %d",
  ["play.turn"] = "Tour %d, il reste %d {tuile|tuiles}.",
  ["play.question"] = "%s : %s",
  ["play.question.tile"] = "%s : %s %s",
  ["opt.seat"] = "seulement ce que voit cette " ..
    "place (A, B, …), ou toutes (all)",
  ["secret.nobody"] = "Table",
  ["secret.seen"] = "%s, %s : %s",
  ["secret.hidden"] = "%s, %s : %d {caché|cachés}",
  ["play.handover"] =
    "%s, appuyez sur Entrée quand personne d'autre ne regarde. ",
  ["rpc.hidden"] = "cette place ne doit pas voir les choix",
  ["rpc.turn"] =
    "la place %s ne peut pas répondre : la question est à la place %s",
  ["play.prompt"] = "%s> ",
  ["play.refused"] =
    "cette réponse a échoué, la partie est inchangée :\n%s",
  ["again.answer"] = "c'était la réponse %d, %s ; la position d'avant : %s",
  ["again.before"] = "la position d'avant : %s",
  ["again.begin"] = "à refaire : %s",
  ["again.unsaved"] = "(`save FICHIER` enregistre la partie.)",
  ["play.board"] =
    "board accepte all, X,Y ou l'un de < > ^ v + -, pas %q",
  ["play.no_vetoes"] = "Aucune règle n'interdit rien ici.",
  ["play.nothing_pending"] = "Rien à décider.",
  ["play.hint"] = "Un bot dirait : %s (%s), une de %d {option|options}",
  ["play.typed"] = "à taper : %s",
  ["why.taken"] = "%d,%d : la tuile %s y est",
  ["why.side"] = "ne correspond pas (côté %s) : %s contre %s",
  ["why.alone"] = "%d,%d : aucune tuile à côté",
  ["why.supply"] = "plus de %s",
  ["why.held"] = "%s : déjà pris par %s",
  ["why.no_feature"] = "la dernière tuile posée n'en montre pas : %s",
  ["why.no_tile"] = "aucune tuile n'est à poser maintenant",
  ["why.other_tile"] = "la tuile à poser est %s",
  ["why.never"] = "%s ne va jamais sur : %s",
  ["why.sides"] = "la dernière tuile posée montre : %s",
  ["why.unknown"] = "aucune tuile, figurine ou réponse ne s'appelle %q",
  ["why.offered"] = "c'est possible : tapez %s",
  ["why.nothing"] = "cela ne peut pas être choisi maintenant",
  ["why.continues"] = "une tuile avec %s doit la prolonger",
  ["why.rule"] = "les côtés correspondent ici, mais une règle ne le permet pas",
  ["play.undo_number"] = "annuler quoi ? Un nombre de vos décisions.",
  ["play.no_undo"] = "Il n'y a rien à annuler.",
  ["play.few_undo"] =
    "Seulement %d {décision peut être annulée|" ..
    "décisions peuvent être annulées}.",
  ["play.undo_chance"] =
    "Cela annule aussi une pioche ; `undo!` si tous sont d'accord. La " ..
    "même tuile revient.",
  ["play.undone"] = "%d {réponse annulée|réponses annulées}.",
  ["play.redone"] = "%d {réponse redonnée|réponses redonnées}.",
  ["play.no_redo"] = "Il n'y a rien à refaire.",
  ["play.save_usage"] = "save FILE",
  ["play.saved"] = "Enregistré dans %s.",
  ["play.bot"] = "%s : bot %s",
  ["play.unknown"] = "%q n'est ni une option ni une commande ; tapez `help`",
  ["play.stuck"] =
    "La partie est bloquée : chaque réponse échoue dans un script. " ..
    "Essayez `undo`, ou `save` et `quit`.",
  ["play.watch_save"] =
    "--watch commence une partie sans fichier ; `save FILE` l'écrit",
  ["play.reloaded"] = "Règles relues, %d {réponse rejouée|réponses rejouées}.",
  ["play.reload_failed"] =
    "les règles modifiées ne se chargent pas, les anciennes restent " ..
    ":\n%s",
  ["play.reload_stopped"] =
    "La réponse %d (%s) n'est plus possible : la partie s'arrête avant.",
  ["play.continue"] = "Continuer avec : tessera play %s",
  ["play.opt.continue"] =
    "reprendre la dernière partie jouée",
  ["play.no_last"] =
    "aucune partie n'attend d'être reprise",
  ["play.against"] =
    "%s est joué par le bot greedy. `bot B off` donne la place à " ..
    "une personne ; `tessera play --players 3 -b C=greedy` et " ..
    "autres changent la table.",
  ["play.continue_last"] =
    "La partie est gardée. Reprendre avec : tessera play --continue",
  ["play.save_twice"] =
    "--save : %s est une partie enregistrée et continue dans son fichier",
  ["play.save_exists"] = "%s existe déjà ; pour la continuer, jouez-la",
  ["play.help"] = [[
Une réponse est le numéro d'un choix, ou la clé d'une option ou son début. Si
une tuile peut aller dans plusieurs sens, ajoutez où pointe son nord :
5^  5>  5v  5<, ou 5 puis > seul. Entrée seule passe où on le peut ; Tab
complète commandes et clés et montre ce qu'elles font.
  board            la table autour de la dernière tuile ; board all : toute
  board X,Y        la table autour d'une case ; board < > ^ v continue de là
  board + -        tuiles plus grandes, plus petites ; board seul : au mieux
  board picture    de vraies images désormais ; board signs : des signes
  rules            comment on joue à ce jeu
  scores           points par siège et par sorte
  events [N]       ce qui s'est passé récemment
  options          la question à nouveau
  more             la page suivante d'une liste
  why [KEY]        ce que les règles interdisent à cette décision
  hint[!]          ce que ferait un bot
  undo [N]         annule vos N dernières décisions ; undo! les pioches aussi
  redo             les redonne
  save FILE        écrit la partie dans un autre fichier
  bot SEAT NAME    confie un siège à un bot (greedy, random) ; off : personne
  quit             quitte
`=WORD` est une option même là où WORD est une commande.]],
  ["play.help_signs"] = "`help signs` explique la table.",
  ["play.signs"] = [[
Signes du plateau : Ao est une figurine de la place A, une lettre seule n'est à
personne ; [7] est un lieu à choisir, + + + + la dernière tuile, %s un bord où
rien ne continue ; les nombres du bord sont X et Y. Sur les petites tuiles, ▀
et ▄ remplissent le côté nord ou sud, et + au bord montre la dernière.]],

  ["result.total"] = "total",
  ["result.win"] = "%s gagne avec %d {point|points}.",
  ["result.tie"] = "%s gagnent ensemble avec %d {point|points}.",
  ["result.together"] = "Tous gagnent ensemble avec %d {point|points}.",
  ["result.lost"] = "Tous perdent ensemble, avec %d {point|points}.",
  ["result.asking"] = "La partie n'est pas finie.",
  ["result.stuck"] = "La partie est bloquée et ne peut pas continuer.",

  ["progress"] = "[%s%s] %d/%d  %s parties/s  encore %.0f s",

  ["replay.no_save"] = "parcourir quoi ? Nommez une partie enregistrée.",
  ["replay.too_far"] = "--to %d : la partie a %d {réponse|réponses}",
  ["replay.no_option"] = "réponse %d : il n'y a pas d'option %q",
  ["replay.differs"] =
    "réponse %d (%s) : redonnée, elle donne une autre empreinte",
  ["replay.good"] =
    "%d {réponse vérifiée|réponses vérifiées}, empreinte d'état %016x",
  ["replay.answer"] = "%4d  %-8s %-30s %016x",
  ["replay.pause"] = "[Entrée : suite, nombre : y aller, q : quitter] ",

  ["render.no_save"] = "dessiner quoi ? Nommez une partie enregistrée.",
  ["render.too_far"] = "--at %d : la partie a %d {réponse|réponses}",
  ["render.title"] = "Plateau",
  ["web.symbol"] = "il n'y a pas de figurine « %s » à dessiner",
  ["page.title"] = "%s : une partie en %d {réponse|réponses}",
  ["page.keys"] =
    "← → pas · PgUp PgDn tour · Home End · espace : lecture",
  ["page.look"] = "clair ou sombre",
  ["page.in"] = "plus près (+)",
  ["page.out"] = "plus loin (-)",
  ["page.fit"] = "tout le plateau (0)",
  ["page.first"] = "au début (Home)",
  ["page.back"] = "une réponse en arrière (←)",
  ["page.play"] = "lecture (espace)",
  ["page.next"] = "une réponse en avant (→)",
  ["page.end"] = "à la fin (End)",
  ["page.slider"] = "position",
  ["page.seats"] = "Joueurs",
  ["page.now"] = "Maintenant",
  ["page.chart"] = "Points",
  ["page.sums"] = "Points par motif",
  ["page.log"] = "Ce qui s'est passé",
  ["page.tiles"] = "tuiles",
  ["page.complete"] = "terminé",
  ["page.open"] = "côtés ouverts",
  ["page.figures"] = "figurines",
  ["page.owner"] = "propriétaire",
  ["page.nobody"] = "personne",
  ["page.nothing"] = "%s : aucun point",
  ["page.worth"] = "vaut maintenant",
  ["page.turn"] = "tour %d",
  ["page.left"] = "encore %d {tuile|tuiles}",
  ["page.review"] = "ce que chaque réponse a coûté",
  ["page.review.at"] = "réponse %d : %s a perdu %s points",
  ["page.review.best"] =
    "pour cette réponse, aucune meilleure n'a été trouvée",
  ["page.review.better"] = "mieux : %s",
  ["page.review.place"] = "mieux : la tuile dans le cadre vert",
  ["page.review.tile"] = "tuile",
  ["page.review.none"] = "Aucune réponse n’a perdu de points.",
  ["page.review.legend"] =
    "Chaque trait est une réponse qui a perdu des points, à la "
    .. "couleur de sa place : plus il est haut, plus elle a perdu. Les "
    .. "pires sont nommées.",
  ["page.review.legend.own"] =
    "Chaque trait est une réponse qui a perdu des points, à la "
    .. "couleur de sa place : plus il est haut, plus elle a perdu. Vos "
    .. "pires sont nommées.",
  ["replay.opt.html"] = "écrire une page qui parcourt la partie",
  ["replay.opt.review"] = "avec --html : montrer ce que les réponses ont coûté",
  ["replay.opt.share"] =
    "avec --seat : ce que la place a vu, en partie enregistrée",
  ["replay.shared"] = "%s : ce que %s a vu, à donner.",
  ["replay.opt.output"] =
    "fichier pour --html (par défaut : le nom de la partie, .html)",
  ["look.svg"] = "look de %s : son svg est refusé : %s",
  ["picture.form"] = "%s : le nom d'une image finit par %s",
  ["picture.where"] =
    "une image ne se lit pas : nommez son fichier, -o FILE.svg",
  ["tiles.no_set"] =
    "quelles tuiles ? Nommez un jeu ; `tessera modules` les liste.",
  ["tiles.head"] = "%s : %d {type|types}, %d {tuile|tuiles}",
  ["tiles.count"] = "× %d",

  ["modules.bad"] = "ne se charge pas : %s",
  ["modules.modules"] = "Modules :",
  ["modules.tilesets"] = "Jeux de tuiles :",
  ["modules.presets"] = "Configurations fournies :",
  ["modules.needs"] = " (demande %s)",
  ["modules.tileset"] = "%s, %d {tuile|tuiles}",
  ["modules.more"] = "`tessera modules NAME` en dit plus sur l'un d'eux.",
  ["modules.module"] = "Module %s",
  ["modules.set"] = "Jeu de tuiles %s",
  ["modules.preset"] = "Configuration %s",
  ["modules.field.about"] = "apporte",
  ["modules.field.is"] = "est",
  ["modules.field.title"] = "titre",
  ["modules.field.version"] = "version",
  ["modules.field.needs"] = "demande",
  ["modules.field.conflicts"] = "exclut",
  ["modules.field.players"] = "joueurs",
  ["modules.field.note"] = "note",
  ["modules.field.modules"] = "modules",
  ["modules.field.settings"] = "options",
  ["modules.field.features"] = "éléments",
  ["modules.field.pieces"] = "figurines",
  ["modules.field.phases"] = "phases",
  ["modules.field.slots"] = "slots",
  ["modules.field.sums"] = "sommes",
  ["modules.field.exports"] = "exporte",
  ["modules.field.file"] = "fichier",
  ["modules.field.tiles"] = "tuiles",
  ["modules.field.types"] = "types",
  ["modules.field.marks"] = "marques",
  ["modules.values"] = "      parmi : %s",
  ["modules.order.waits"] = "attend",
  ["modules.order.landmark"] = "repère",
  ["modules.order.must"] = "à prendre",
  ["modules.order.setup"] = "Mise en place",
  ["modules.order.turn"] = "Un tour",
  ["modules.order.final"] = "La fin",
  ["modules.order.offers"] = "Offres",
  ["modules.order.hooks"] = "Crochets, dans l'ordre où ils agissent",
  ["modules.order.slots"] = "Emplacements",
  ["modules.unknown"] = "rien ne s'appelle %q%s",

  ["test.passed"] = "ok      %s:%d %s",
  ["test.failed"] = "ÉCHEC   %s:%d %s",
  ["test.count"] = "%d {réussi|réussis}, %d {échoué|échoués}",
  ["test.coverage"] = "%s : les tests atteignent %d {ligne|lignes} sur %d",
  ["test.mutant"] = "%s:%d : aucun test ne remarque %s à la place de %s",
  ["test.mutants"] = "les tests remarquent %d {changement|changements} sur %d",
  ["test.broken"] = "impossible d'exécuter les tests",
  ["test.no_path"] = "aucun fichier ni dossier : %s",

  ["serve.opt.listen"] = "où écouter (127.0.0.1:8080 par défaut)",
  ["serve.opt.store"] = "fichier SQLite ou postgres://... pour les tables",
  ["serve.opt.base_url"] = "l'adresse des gens, derrière un proxy",
  ["serve.opt.public_url"] = "l'adresse que disent les liens",
  ["serve.opt.trust"] = "croire X-Forwarded-For de ce proxy",
  ["serve.opt.cert"] = "certificat pour TLS",
  ["serve.opt.key"] = "sa clé privée",
  ["serve.opt.uploads"] =
    "peut-on apporter ses règles (sinon en local seulement)",
  ["serve.opt.push"] =
    "services push à joindre (sinon ceux des navigateurs ; no : aucun)",
  ["serve.opt.limit"] = "changer une limite, par exemple chat=200",
  ["serve.opt.expire"] =
    "oublier les tables après DAYS (60 par défaut, 0 : jamais)",
  ["serve.opt.workers"] = "processus où les bots réfléchissent",
  ["serve.opt.worker"] = "être un de ces processus (le programme les lance)",
  ["serve.opt.metrics"] = "qui peut voir /metrics (sinon here : cette machine)",
  ["serve.opt.pause"] = "combien de temps un bot attend (600 par défaut)",
  ["serve.opt.log"] = "à partir de quoi noter",
  ["serve.opt.open"] = "ouvrir la page",
  ["serve.opt.backup"] = "copier le fichier SQLite en service",
  ["serve.opt.list"] = "lister les tables",
  ["serve.opt.export"] = "donner une table comme partie enregistrée",
  ["serve.opt.output"] = "l'écrire dans FILE",
  ["serve.open"] = "Les tables sont sur %s",
  ["serve.open.too"] = "et sur %s",
  ["serve.uploads_off"] =
    "Les règles maison de la page sont coupées ici ; --uploads yes les "
    .. "permet.",
  ["serve.address"] =
    "--listen : adresse et port attendus, comme 127.0.0.1:8080, non %q",
  ["serve.base_url"] = "%s : http(s)://NOM attendu, non %q",
  ["serve.cert_key"] = "--cert et --key vont ensemble",
  ["serve.push"] =
    "--push : un nom de machine, *.NOM, NOM:PORT ou no attendu, non %q",
  ["serve.limit"] = "--limit : NOM=N attendu, non %q",
  ["serve.no_limit"] = "--limit : il n'y a pas de limite %q%s",
  ["serve.no_home"] = "aucun dossier à vous n'est connu ici : donnez --store",
  ["serve.listen"] = "impossible d'écouter sur %s : %s",
  ["serve.without"] =
    "ce programme a été compilé sans %s ; installez son paquet de " ..
    "développement et recompilez",
  ["serve.newer"] =
    "le stock vient d'un programme plus récent (schéma %d, connu " ..
    "jusqu'à %d)",
  ["serve.exists"] = "%s existe déjà",
  ["serve.pg_dump"] = "PostgreSQL a pg_dump pour cela",
  ["serve.no_table"] = "il n'y a pas de table %s",
  ["serve.gone"] = "cette table n'existe plus",
  ["serve.goodbye"] = "le serveur s'arrête ; il reviendra",
  ["serve.bug"] = "quelque chose a échoué ici ; rien n'a été fait",
  ["serve.link"] = "ce lien ne mène à aucune table",
  ["serve.not_asked"] = "ce n'est pas à vous",
  ["serve.still_here"] = "attendez encore un peu qui occupe cette place",
  ["serve.away"] =
    "le délai pour un absent est d'une semaine au plus, en secondes",
  ["serve.other_seat"] = "cette place n'est pas à vous",
  ["serve.watching"] = "qui regarde ne peut pas le faire",
  ["serve.makers"] = "seul qui a fait la table le peut",
  ["serve.not_free"] = "cette place n'est pas libre",
  ["serve.not_over"] = "la partie n'est pas finie",
  ["serve.no_rematch"] = "il n'y a pas encore de revanche",
  ["serve.own_rules"] = "cette table n'a pas de règles apportées",
  ["serve.damaged"] =
    "cette table ne peut pas être ouverte : ligne endommagée : %d",
  ["serve.secrets"] =
    "cette place a vu des secrets : seul son joueur peut la céder",
  ["serve.full"] =
    "cette table est pleine : on peut finir la partie, rien de plus",
  ["serve.moved"] = "quelqu'un a été plus rapide ; regardez encore",
  ["serve.store_lost"] =
    "la réponse n'a pu être gardée et ne compte pas ; réessayez",
  ["serve.died"] =
    "les règles ont trop duré ou trop pris et ont été arrêtées ; rien " ..
    "n'a été fait",
  ["serve.slow"] = "pas si vite ; réessayez dans un instant",
  ["serve.rulesets"] =
    "trop de jeux différents sont en cours ici ; réessayez plus tard",
  ["serve.strangers"] =
    "trop de parties avec leurs propres règles sont en cours ; " ..
    "réessayez plus tard",
  ["serve.nothing_asked"] = "personne n'a demandé à reprendre",
  ["serve.agreed"] = "vous êtes déjà d'accord",
  ["serve.empty"] = "rien n'a été dit",
  ["serve.long"] = "trop long (au plus %d)",
  ["serve.long_name"] = "un nom est trop long ou vide (au plus %d)",
  ["serve.colour"] = "une couleur est un nombre de 0 à 7",
  ["serve.colour_taken"] = "deux places ont cette couleur",
  ["serve.seats"] = "une table a de 1 à 8 places",
  ["serve.clock"] = "une pendule est { start, add } en secondes entières",
  ["serve.no_cage"] =
    "les règles d'inconnus ne peuvent pas être exécutées ici en sécurité : %s",
  ["serve.no_files"] = "les règles apportées ne sont pas acceptées ici",
  ["serve.push_key"] =
    "la paire de clés pour les services push est abîmée dans le stockage",
  ["serve.no_push"] = "ce serveur ne prévient personne dont la page est fermée",
  ["serve.no_push_service"] =
    "ce n'est pas une adresse d'un service push joint d'ici",
  ["serve.no_set"] = "il n’y a pas de jeu de tuiles %s",
  ["serve.files_config"] =
    "les fichiers vont avec config_text, qui les nomme sous rules",
  ["serve.file_name"] = "%q : un fichier s'appelle NOM.lua ou tiles/NOM.lua",
  ["serve.file_size"] = "%s est trop grand (au plus %d)",
  ["serve.files"] = "trop de fichiers (au plus %d)",
  ["serve.name"] = "%s : %q n'est pas un nom de module ou de jeu de tuiles",
  ["serve.key"] = "une configuration de table n'a pas de %q",
  ["serve.type"] = "%s : %s était attendu",
  ["serve.rules"] = "rules : le fichier %q n'est pas venu avec la table",
  ["serve.set"] = "set : %q ne peut être changé ici",
  ["serve.preset"] = "%q n'est pas un nom de préréglage",
  ["serve.literal"] = "%s:%d : %s",
  ["serve.expected"] = "%s était attendu",
  ["serve.data_only"] =
    "une configuration est ici de simples données : textes, nombres, " ..
    "true, false et tables",
  ["serve.deep"] = "les tables imbriquées vont trop loin",
  ["serve.shared"] =
    "c'est ce qu'une place a vu d'une partie "
    .. "; on ne peut pas continuer",
  ["serve.no_save"] = "ce n'est pas une partie enregistrée",
  ["rpc.parse"] = "message illisible : %s",
  ["rpc.long"] = "la ligne est trop longue",
  ["rpc.request"] = "requête non valable",
  ["rpc.empty"] = "lot vide",
  ["rpc.bytes"] =
    "les réponses à ce lot dépassent %d {octet|octets} ; envoyez-en " ..
    "moins à la fois",
  ["rpc.batch"] = "plus de %d {message|messages} dans un lot",
  ["rpc.method"] = "aucune méthode %q%s",
  ["rpc.by_name"] = "params doit être un objet",
  ["rpc.type"] = "paramètre %s : %s attendu",
  ["rpc.minimum"] = "paramètre %s : au moins %d",
  ["rpc.enum"] = "paramètre %s : une valeur parmi %s attendue",
  ["rpc.not_of"] = "le paramètre %s ne va pas avec la forme %q",
  ["rpc.not_beside"] = "le paramètre %s ne va pas avec le paramètre %s",
  ["rpc.missing"] = "le paramètre %s manque",
  ["rpc.param"] = "paramètre inconnu %q%s",
  ["rpc.set"] = "set.%s : texte, nombre ou booléen attendu",
  ["rpc.room"] = "columns et rows vont ensemble",
  ["rpc.config"] =
    "%s : une configuration est un préréglage, ou un fichier nommé *.lua",
  ["rpc.two_configs"] = "config et config_text sont deux configurations",
  ["rpc.key_or_index"] = "il faut soit key, soit index",
  ["rpc.option"] = "il n'y a pas cette option : %s",
  ["rpc.none"] = "aucune décision n'est en attente",
  ["rpc.no_chance"] = "la décision en attente n'est pas celle de CHANCE",
  ["rpc.undo"] =
    "{seule|seules} %d {réponse a été donnée|réponses ont été données}",
  ["rpc.consent"] = "cela annule aussi une pioche ; il faut \"consent\": true",
  ["rpc.game"] = "aucune partie %d",
  ["rpc.twice"] = "la partie %s est deux fois dans la liste",
  ["rpc.actions"] =
    "%d {action attendue|actions attendues}, une par partie, et non %d",
  ["rpc.action"] = "partie %s : l'action %s est impossible maintenant",
  ["rpc.games"] = "%d {partie est ouverte|parties sont ouvertes} ; fermez-en",
  ["opt.bot"] =
    "confier un siège (A, B, ... ou all) à un bot : random, easy, " ..
    "greedy, normal, hard, FILE.lua ou \"cmd COMMANDE\"",
  ["play.bot_usage"] =
    "bot SIÈGE NOM, par exemple : bot B normal ; ou : bot B off",
  ["bot.verdict"] = "Le bot %q a perdu son siège au tour %d : %s",
  ["bot.late"] = "il lui a fallu plus de %g secondes",
  ["bot.index"] =
    "%q n'est pas une option ; elles sont numérotées de 0 à %d",
  ["bot.key"] = "aucune option n'a la clé %q",
  ["bot.no_new"] =
    "%s doit renvoyer { new = function(rng, seat) }, qui renvoie une " ..
    "fonction",
  ["bot.rubbish"] = "il a affiché ce qui n'est pas un objet JSON : %q",
  ["bot.other_id"] = "il a répondu à la question %s, pas %d",
  ["bot.ended"] = "le programme est terminé",
  ["bot.long"] = "il a affiché une ligne qui ne finit pas",
  ["hint.best"] = "la meilleure",
  ["hint.even"] = "aussi bien",
  ["hint.rough"] = "environ %+.1f points",
  ["hint.less"] = "%+.1f points",
  ["reason.bare"] = "la dernière figurine quitte la réserve",
  ["reason.home"] =
    "une figurine gardée pour plus tard : %d {figurine|figurines} en "
      .. "réserve (%s : %d)",
  ["reason.later"] =
    "%s : %d {point|points} d'avance de plus maintenant, mais moins à la fin "
      .. ": encore %d {tuile|tuiles}",
  ["reason.ahead"] =
    "mieux que %s dans les parties jouées à partir d'ici",
  ["reason.even"] = "à peine meilleure que les autres réponses trouvées",
  ["reason.held"] = "%s, %s : vaut %d {point|points} maintenant (%s : %d)",
  ["reason.chance"] = "%s, %s : %d %% de chances d'être achevé (%s : %d %%)",
  ["reason.never"] = "%s, %s : ne peut plus être terminé (%s : à %d %%)",
  ["reason.both"] = "%s (%s aussi)",
  ["reason.but"] = "mais %s",
  ["reason.less"] =
    "%s, %s : ne vaut que %d {point|points} maintenant (%s : %d)",
  ["reason.only"] =
    "%s, %s : seulement %d %% de chances d'être achevé (%s : %d %%)",
  ["reason.feature"] = "%s de %d {tuile|tuiles}",
  ["reason.then"] = "ensuite possible : %s",
  ["reason.next"] = "la suivante",
  ["reason.instead"] = "%s : %s",
  ["reason.nth"] = "la réponse %d",
  ["reason.gained"] = "%s, %s : vaut %d {point|points} maintenant",
  ["reason.given"] = "la réponse donnée",
  ["reason.new"] = "%s, avec une nouvelle figurine",
  ["reason.other"] = "%s, %s",
}
