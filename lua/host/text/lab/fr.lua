--- Texts of the laboratory, in French. See host/common/text.lua.

return {
  ["verb.arena.summary"] =
    "Faire jouer des bots contre des bots et les classer.",
  ["verb.compare.summary"] =
    "Trouver ce que change une règle : deux configs, mêmes graines.",
  ["lab.opt.resume"] =
    "garder les parties finies dans FILE et continuer avec celles qui " ..
    "y sont",
  ["lab.stopped"] =
    "Arrêté après %d sur %d ; avec --resume FILE, on peut " ..
    "continuer.",
  ["lab.stopped.resume"] =
    "Arrêté après %d sur %d ; la même commande continue (%s).",
  ["lab.journal.other"] =
    "%s : ce sont les parties d'un autre essai (règles, bots ou " ..
    "graine)",
  ["lab.journal.damaged"] =
    "%s : %d {ligne abîmée|lignes abîmées}, à partir de la ligne %d ; " ..
    "ce qui y était est rejoué",
  ["lab.journal.none"] = "%s : ce fichier n'a pas été écrit par --resume",
  ["arena.opt.pairs"] =
    "graines par paire de bots (100) ; chacune est jouée dans les " ..
    "deux sens",
  ["arena.opt.sprt"] =
    "arrêter dès qu'on sait si la part du premier bot est P0 ou P1",
  ["arena.opt.json"] = "écrire les nombres dans FILE en JSON",
  ["arena.opt.report"] = "écrire un rapport (HTML) dans FILE",
  ["arena.two"] =
    "une arène demande deux bots ou plus, par exemple : tessera arena " ..
    "greedy random",
  ["arena.sprt"] = "--sprt veut deux parts comme 0.5,0.55, pas %q",
  ["arena.sprt_two"] = "--sprt est pour deux bots",
  ["arena.players"] = "une arène demande un jeu à deux joueurs ou plus",
  ["arena.played"] = "parties",
  ["arena.wins"] = "victoires",
  ["arena.points"] = "points",
  ["arena.time"] = "par décision",
  ["arena.games"] = "%d {partie|parties} en %.1f s",
  ["arena.decided"] =
    "Décidé : une part de %g est plus probable pour %s, après %d " ..
    "{paire|paires} de parties.",
  ["arena.table"] = "Résultats",
  ["arena.cross"] = "Qui a battu qui",
  ["arena.verdict"] = "Verdict",
  ["arena.title"] = "Arène : %s",
  ["arena.head"] = "%d {partie|parties}, graines à partir de %d.",
  ["compare.opt.games"] =
    "graines (200) ; chacune est jouée avec les deux configs",
  ["compare.opt.json"] = "écrire les nombres dans FILE en JSON",
  ["compare.opt.report"] = "écrire un rapport (HTML) dans FILE",
  ["compare.two"] =
    "on compare deux configs, par exemple : tessera compare X.lua " ..
    "Y.lua",
  ["compare.players"] =
    "les configs n'ont pas le même nombre de joueurs : %d et %d",
  ["compare.points"] = "points : %s",
  ["compare.term"] = "terme : %s (%s)",
  ["compare.wins"] = "victoires de %s",
  ["compare.figures.used"] = "figurines posées",
  ["compare.figures.blocked"] = "figurines jamais revenues",
  ["compare.course.lead_changes"] = "changements de meneur",
  ["compare.course.comeback"] = "remontées",
  ["compare.length.turns"] = "tours",
  ["compare.length.decisions"] = "décisions par tour",
  ["compare.length.matter"] = "part des décisions qui comptent",
  ["compare.total.points"] = "points par siège",
  ["compare.total.spread"] = "points entre premier et dernier",
  ["compare.change"] = "Y - X",
  ["compare.sure"] = "plus que du hasard",
  ["compare.same"] =
    "Rien ne change : tout s'est déroulé de même, sur %d " ..
    "{partie|parties}.",
  ["compare.nothing"] =
    "Aucun changement qui soit plus que du hasard, sur %d " ..
    "{graine|graines}.",
  ["compare.more"] = "Plus : %s, de %.2f ± %.2f par partie.",
  ["compare.less"] = "Moins : %s, de %.2f ± %.2f par partie.",
  ["compare.title"] = "%s et %s",
  ["compare.head"] =
    "%d {graine|graines} à partir de %d, jouées avec les deux.",
  ["compare.configs"] = "X est %s, Y est %s.",
  ["compare.bots"] = "Bots : %s.",
  ["compare.about"] = "Comment on a joué",
  ["compare.chart.points"] = "Points par partie",
  ["compare.chart.changes"] =
    "Changements (Y - X), intervalles à 95 pour cent ; " ..
    "plein : plus que du hasard",
  ["compare.words"] = "En mots",
  ["compare.numbers"] = "En nombres",
  ["lab.sqlite.exists"] =
    "%s existe déjà ; SQLite écrit un nouveau fichier",
  ["lab.sqlite.none"] = "ce programme a été construit sans SQLite",
  ["lab.sqlite.where"] = "--format sqlite demande --output FILE",
  ["lab.rows.format"] = "--rows demande --format csv, jsonl ou sqlite",
  ["simulate.opt.rows"] =
    "une ligne par partie (game), tour (turn) ou décision (decision)",
  ["simulate.opt.terms"] = "points selon les termes des règles, en colonnes",
  ["simulate.opt.rotate"] =
    "les bots changent de siège à chaque partie ; A est le bot qui y " ..
    "a commencé",
  ["verb.simulate.summary"] =
    "Faire jouer beaucoup de parties par des bots, sur tous les cœurs.",
  ["verb.simulate.about"] =
    "La partie k sur N a la graine S + k - 1. La sortie ne dépend pas du " ..
    "nombre de cœurs. Le code de sortie 3 dit qu'une partie est restée " ..
    "bloquée.",
  ["verb.arena.about"] =
    "Chaque paire joue chaque graine dans les deux sens, pour que ni la " ..
    "chance ni la première place ne comptent.",
  ["verb.compare.about"] =
    "Chaque graine est jouée avec les deux configurations ; ce qui " ..
    "diffère vient des règles.",
  ["verb.tune.about"] =
    "Les poids qui gagnent restent ; le résultat est une table à " ..
    "coller.",
  ["simulate.opt.games"] = "nombre de parties (100 par défaut)",
  ["simulate.opt.jobs"] = "nombre de processus (par défaut : tous les cœurs)",
  ["simulate.opt.format"] =
    "ce qu'il faut afficher, sinon selon la fin du nom de FILE",
  ["simulate.opt.output"] = "écrire dans FILE au lieu de la sortie standard",
  ["farm.died"] = "%s, à chaque essai",
  ["simulate.stuck"] = "la partie de graine %d est bloquée : %s",
  ["simulate.failed"] =
    "dans la partie de graine %d une réponse a échoué : %s",
  ["stats.mean"] = "moyenne",
  ["stats.sd"] = "é.-t.",
  ["stats.min"] = "min",
  ["stats.max"] = "max",
  ["stats.wins"] = "victoires",
  ["stats.seat"] = "%s (%s)",
  ["stats.turns"] = "tours",
  ["stats.games"] = "%d {partie|parties} en %.2f s, %s parties/s",
  ["stats.stuck"] =
    "%d {partie est restée bloquée et ne compte|parties sont restées " ..
    "bloquées et ne comptent} pas",
  ["report.title"] = "%s : parties simulées",
  ["report.head"] = "%d {partie|parties}, graines %d à %d",
  ["report.scores"] = "Points par place",
  ["report.categories"] = "D'où viennent les points",
  ["report.categories.note"] = "Points moyens par partie.",
  ["report.wins"] = "Victoires par place, avec intervalles (95 %)",
  ["report.lead"] =
    "La première place marque en moyenne %+.2f points de plus que les " ..
    "autres (95 %% : %+.2f à %+.2f).",
  ["report.length"] = "Durée en tours",
  ["report.figures"] = "Figurines posées",
  ["report.figures.note"] = "Nombre moyen de poses par partie.",
  ["report.completion"] = "Terminés à la fin",
  ["report.completed"] = "%.0f %%, %.1f par partie",
  ["report.heat"] = "Où l'on pose les tuiles",
  ["report.heat.note"] =
    "Part des parties avec une tuile sur chaque case ; le jeu commence en " ..
    "0,0.",
  ["simulate.opt.save"] =
    "avec --games 1 : écrire la partie dans un nouveau FILE",
  ["simulate.save_one"] = "--save est pour une seule partie : --games 1",
  ["simulate.opt.report"] =
    "écrire aussi dans FILE une page avec des graphiques",
  ["verb.learn.summary"] =
    "Trouver de meilleurs poids pour les bots d’une configuration.",
  ["verb.learn.about"] =
    "Des bots qui cherchent jouent entre eux avec d’autres poids ; puis " ..
    "les meilleurs sont mis à l’épreuve contre ceux donnés. On ne les " ..
    "garde que s’il est montré qu’ils sont meilleurs, dans un fichier à " ..
    "côté de la configuration qui dit comment il a été fait. Si ce " ..
    "fichier existe déjà, c’est lui qu’on améliore.",
  ["learn.opt.minutes"] = "environ tant de minutes (30)",
  ["learn.opt.games"] = "tant de parties, quel que soit le temps",
  ["learn.opt.positions"] =
    "positions qu’un bot regarde pour une réponse (1000)",
  ["learn.opt.output"] = "garder les poids dans FILE (CONFIG.weights.lua)",
  ["learn.weight"] = "poids",
  ["learn.before"] = "avant",
  ["learn.after"] = "après",
  ["learn.test"] =
    "Épreuve contre les poids donnés : %.1f %% de %d {partie|parties} " ..
    "gagnées (95 %% : %.1f–%.1f).",
  ["learn.kept"] = "Ils sont meilleurs. Gardés dans %s.",
  ["learn.use"] = "Un bot qui s’en sert : -b 'B=%s'",
  ["learn.none"] =
    "Cela ne montre pas qu’ils sont meilleurs. Rien n’est gardé.",
  ["weights.none"] = "ce n’est pas un fichier de poids de tessera learn",
  ["weights.name"] = "aucun poids ne s’appelle %q",
  ["weights.value"] = "%s n’est pas un nombre",
  ["verb.tune.summary"] =
    "Trouver de meilleurs poids pour les bots en les faisant jouer.",
  ["tune.opt.games"] = "paires de parties par série (400)",
  ["tune.opt.rounds"] = "séries (4)",
  ["farm.exit"] = "le processus s'est terminé avec le statut %d",
  ["farm.signal"] = "le processus a été tué par le signal %d",
  ["farm.seed"] = "graine %d",
  ["ranks.name"] = "rang %d (%s)",
  ["ranks.lost"] = "%s ne répond plus ; d'autres jouent ses parties",
  ["ranks.all_lost"] = "il ne reste aucun rang qui joue",
  ["ranks.silent"] = "le rang ne répondait plus",
  ["ranks.differ"] =
    "%s a d'autres règles, bots, options ou une autre version de ce programme",
  ["ranks.none"] =
    "plusieurs rangs ont été lancés, mais ce programme a été " ..
    "compilé sans Open MPI (libopenmpi-dev)",
  ["lab.stopped.kept"] =
    "Arrêté après %d sur %d ; avec --resume %s la même commande continue.",
  ["compare.none"] = "Aucune partie n'est arrivée à son terme.",
  ["lab.kept"] =
    "Les parties sont gardées : avec --resume %s la même commande ne " ..
    "fait plus qu'écrire.",
  ["verb.review.summary"] =
    "Trouver les réponses d'une partie enregistrée qui ont coûté des " ..
    "points.",
  ["verb.review.about"] =
    "Chaque réponse est comparée à la meilleure que trouve `normal`. " ..
    "La précision est de 100 pour cent pour qui donne toujours la " ..
    "meilleure réponse, et de 0 pour cent pour qui ne fait pas mieux " ..
    "que le hasard.",
  ["review.opt.seat"] =
    "seulement les réponses de cette place (A, B, …), d'après ce " ..
    "qu'elle voyait",
  ["review.opt.worst"] = "combien de réponses parmi les plus coûteuses (5)",
  ["review.opt.all"] =
    "lister chaque réponse avec les points attendus avant et après",
  ["review.no_save"] = "Que faut-il juger ? Nommez une partie enregistrée.",
  ["review.answer"] = "réponse %d",
  ["review.answers"] = "réponses",
  ["review.lost"] = "points perdus",
  ["review.accuracy"] = "précision",
  ["review.seat"] = "place",
  ["review.key"] = "réponse",
  ["review.before"] = "avant",
  ["review.after"] = "après",
  ["review.better"] = "mieux",
  ["review.curve"] = "Points attendus au cours de la partie",
  ["review.title"] = "Réponse %d, tour %d : %s perd %.1f points.",
  ["review.given"] = "donnée : %s",
  ["review.best"] = "mieux : %s",
  ["review.expected"] = "%s : %.1f points attendus au lieu de %.1f",
  ["review.none"] = "Il n'y a aucune réponse à juger.",
  ["review.page"] = "%s : ce que les réponses ont coûté",
  ["review.head"] = "%d {réponse jugée|réponses jugées}.",
  ["verb.diagnose.summary"] =
    "Trouver ce qui ne va pas dans une règle, par des parties de bots.",
  ["verb.diagnose.about"] =
    "Joue des parties avec le bot `greedy` à toutes les places, puis " ..
    "d’autres où une place est plus forte, se passe de quelque chose " ..
    "ou essaie quelque chose. D’une règle ou d’un module, il examine " ..
    "ce qu’ils ajoutent ; d’une config, tout. Ce qui est signalé " ..
    "dépasse le hasard : pour une règle saine, un essai sur cinquante " ..
    "se trompe.",
  ["diagnose.opt.games"] =
    "parties de joueurs égaux (300) ; chaque essai en a un tiers",
  ["diagnose.sound"] =
    "Rien ne va mal au-delà du hasard (%d {question posée|questions " ..
    "posées}).",
  ["diagnose.games"] = "%d {partie|parties} en %.1f s",
  ["diagnose.page"] = "%s : un diagnostic",
  ["diagnose.found"] = "Ce qui a été trouvé",
  ["diagnose.wins"] = "Victoires de chaque siège",
  ["diagnose.points_without"] = "Points de qui s’en passe",
  ["diagnose.points_with"] = "Points de qui l’essaie",
  ["diagnose.figures"] = "Chiffres",
  ["diagnose.failed"] = "la partie de seed %d : %s",
  ["diagnose.asks"] =
    "la partie de seed %d : après %d {réponse|réponses}, la phase %s " ..
    "(%s) demande encore",
  ["diagnose.stuck"] =
    "Une règle échoue : %s des parties ne peuvent pas continuer.",
  ["diagnose.endless"] = "Des parties ne finissent pas : %s.",
  ["diagnose.term"] =
    "Le terme %s ne rapporte presque jamais de points : dans %s des " ..
    "parties.",
  ["diagnose.piece"] =
    "La pièce %s ne sert presque jamais : dans %s des parties.",
  ["diagnose.swamp"] = "Le terme %s rapporte presque tous les points : %s.",
  ["diagnose.never"] =
    "%s (%s) n’est presque jamais choisi : dans %s des parties.",
  ["diagnose.trial.never"] =
    "Qui l’essaie une fois sur deux perd %.1f ± %.1f points.",
  ["diagnose.always"] =
    "%s (%s) n’est pas un choix : on le prend dans %s des décisions.",
  ["diagnose.trial.always"] = "Qui ne le prend jamais perd %.1f ± %.1f points.",
  ["diagnose.trap"] =
    "%s (%s) est un piège : qui ne le prend jamais gagne %s points.",
  ["diagnose.decisive"] =
    "Qui se passe de %s (%s) a perdu : seulement %s des parties sont " ..
    "gagnées.",
  ["diagnose.seat"] = "La place %s gagne trop souvent : %s des parties.",
  ["diagnose.idle"] = "La place %s a trop peu à décider : %s de sa part.",
  ["diagnose.early"] =
    "Les parties sont décidées tôt : qui mène après un tiers gagne %s " ..
    "d’entre elles.",
  ["diagnose.runaway"] =
    "Qui mène s’échappe : chaque point d’avance à la mi-partie en " ..
    "rapporte %s de plus.",
  ["diagnose.tie"] = "Trop de parties n’ont pas de vainqueur : %s.",
  ["diagnose.wait"] =
    "L’attente est longue : les autres décident %s fois avant que ce " ..
    "soit de nouveau son tour.",
  ["diagnose.skill"] =
    "L’adresse compte peu : un bon joueur parmi des joueurs au hasard " ..
    "gagne %s des parties.",
  ["diagnose.short"] = "Le jeu finit trop tôt : il reste %s des tuiles.",
  ["diagnose.choice"] = "Il y a peu à décider : %s choix par tour.",
  ["diagnose.won"] = "Le jeu est trop facile : tous gagnent %s des parties.",
  ["diagnose.lost"] =
    "Le jeu est trop difficile : tous ne gagnent que %s des parties.",
  ["diagnose.figure.turns"] = "tours",
  ["diagnose.figure.answers"] = "réponses",
  ["diagnose.figure.points"] = "points par place",
  ["diagnose.figure.choices"] = "choix par tour",
  ["diagnose.figure.waiting"] = "décisions des autres pendant qu’on attend",
  ["diagnose.figure.left"] = "part des tuiles qui restent à la fin",
  ["diagnose.figure.decided"] =
    "part de la partie après laquelle le vainqueur mène",
  ["diagnose.figure.tie"] = "part des parties sans vainqueur",
  ["diagnose.figure.course.lead_changes"] = "changements de tête",
  ["diagnose.figure.course.comeback"] =
    "part des parties gagnées par qui était dernier vers la fin",
  ["diagnose.figure.length.matter"] = "part des décisions qui importent",
  ["diagnose.figure.figures.blocked"] = "figures qui restent dehors",
  ["diagnose.figure.skill.random"] =
    "part des victoires de greedy parmi random",
  ["diagnose.figure.skill.easy"] = "part des victoires de greedy parmi easy",
  ["diagnose.figure.with"] = "%s (%s) : points de qui l’essaie",
  ["diagnose.figure.without"] = "%s (%s) : points de qui s’en passe",
  ["verb.prove.summary"] =
    "Jouer toutes les parties de quelques tuiles et examiner chaque " ..
    "position.",
  ["verb.prove.about"] =
    "Un monde est une partie dont la pile n’a que quelques tuiles. " ..
    "Tous sont joués, avec chaque tirage et chaque réponse, et chaque " ..
    "position est examinée une fois : si elle s’annule exactement, si " ..
    "les réponses seules y mènent, si une place devine ce qui lui est " ..
    "caché, si la partie finit, si les points et les figures sont au " ..
    "complet, et si ce que les modules disent avec `always` est vrai.",
  ["prove.opt.tiles"] = "tuiles d’un monde au plus (2)",
  ["prove.opt.positions"] =
    "après tant de positions, aucun autre monde n’est commencé " ..
    "(100000)",
  ["prove.opt.limit"] = "positions d’un monde au plus (20000)",
  ["prove.opt.output"] = "écrire le contre-exemple comme test dans FILE",
  ["prove.job"] = "mondes, partie %d",
  ["prove.found"] = "Réfuté : %s",
  ["prove.at"] = "là, la phase %s (%s) demande",
  ["prove.seen"] =
    "%d {position|positions} dans %d {monde|mondes} (sur %d), en %.1f " ..
    "s (%s par seconde)",
  ["prove.more"] =
    "%d {position atteinte|positions atteintes} encore une fois, %d " ..
    "{fin|fins} de partie",
  ["prove.cut"] =
    "Non examinées : %d {position|positions} dans des mondes qui en " ..
    "ont trop (--limit %d).",
  ["prove.rest"] = "Non commencés : %d {monde|mondes} (--positions %d).",
  ["prove.page"] = "%s : toutes les parties de %d {tuile|tuiles}",
  ["prove.example"] = "Le contre-exemple, comme test",
  ["prove.looked_at"] = "Ce qui a été examiné",
  ["prove.whole"] = "Complet : rien n’a été coupé.",
  ["prove.kind.points"] = "les points ne s’additionnent pas",
  ["prove.kind.figures"] = "des figures apparaissent ou disparaissent",
  ["prove.kind.board"] = "des tuiles ne sont pas où elles sont notées",
  ["prove.kind.options"] = "les options ne sont pas en ordre",
  ["prove.kind.always"] = "ce qui doit toujours être vrai ne l’est pas",
  ["prove.kind.undo"] = "une réponse ne s’annule pas exactement",
  ["prove.kind.saving"] = "les mêmes réponses mènent ailleurs",
  ["prove.kind.secrecy"] = "une place devine ce qui lui est caché",
  ["prove.kind.fails"] = "une règle échoue",
  ["prove.kind.ends"] = "la partie ne finit pas",
  ["prove.test"] = "trouvé par tessera prove",
}
