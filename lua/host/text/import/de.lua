--- Texte von `tessera import` auf Deutsch. Siehe host/common/text.lua.

return {
  ["verb.import.summary"] =
    "Aus einer Partie von JCloisterZone eine gespeicherte Partie machen.",
  ["verb.import.about"] =
    "FILE ist, was JCloisterZone 5 speichert, .jcz. Die Partie wird nach " ..
    "ihren Meldungen noch einmal gespielt, so weit beide Programme die " ..
    "Erweiterungen kennen; was fehlt, wird genannt. Exit-Status 3 sagt, " ..
    "dass es nicht die ganze Partie ist.",
  ["import.opt.output"] = "die gespeicherte Partie (sonst FILE.save)",
  ["import.opt.config"] =
    "die Konfiguration ausgeben, die FILE verlangt, und nichts spielen",
  ["import.no_file"] = "eine Datei von JCloisterZone fehlt",
  ["import.done"] = "%s: %d von %d {Meldung|Meldungen} nachgespielt",
  ["import.json"] = "das ist kein JSON: %s",
  ["import.foreign"] =
    "das ist keine Partie von JCloisterZone: keine appVersion sagt es",
  ["import.old"] =
    "das hat JCloisterZone %s gespeichert, dessen Dateien anders gebaut " ..
    "sind; die von Version 5 sind lesbar",
  ["import.large"] =
    "diese Datei ist größer als %s: so groß ist keine Partie",
  ["import.setup_only"] =
    "diese Datei hat einen Aufbau und keine Partie; `tessera play` macht eine",
  ["import.first"] =
    "%s ist von JCloisterZone: `tessera import %s` macht daraus eine " ..
    "gespeicherte Partie",
  ["import.wrong"] = "%s: erwartet wird %s, nicht %s",
  ["import.nothing"] = "nichts",
  ["import.long_text"] = "ein langer Text",
  ["import.kind_object"] = "ein Objekt",
  ["import.kind_list"] = "eine Liste",
  ["import.kind_text"] = "ein Text",
  ["import.kind_integer"] = "eine ganze Zahl",
  ["import.figure_id"] = "eine Figur wie 0.small.1",
  ["import.rotation"] = "R0, R90, R180 oder R270",
  ["import.copies"] = "eine Zahl von 0 bis 99",
  ["import.seats"] = "1 bis %s Personen",
  ["import.set"] = "setup.sets: die Karten '%s' kennt hier niemand",
  ["import.element"] = "setup.elements: '%s' kennt hier niemand",
  ["import.without"] = "setup.elements: ohne '%s' gibt es hier kein %s",
  ["import.rule"] = "setup.rules.%s: den Wert '%s' kennt hier niemand",
  ["import.start"] =
    "setup.start: die Partie würde nicht mit der Karte %s dort beginnen",
  ["import.start_count"] =
    "setup.start: hat %d {Karte|Karten}, die Partie beginnt mit %d",
  ["import.tile"] =
    "%s: die Karte %s kennt hier niemand; die Partie endet davor",
  ["import.gone"] =
    "%s: die Karte %s ist nicht mehr zu ziehen; die Partie endet davor",
  ["import.unsaid"] =
    "die Datei sagt nicht, was der Zufall tat (%s); die Partie endet davor",
  ["import.figure"] =
    "%s: die Figur '%s' kennt hier niemand; die Partie endet davor",
  ["import.message"] = "%s: %s ist nicht lesbar; die Partie endet davor",
  ["import.offered"] =
    "%s: %s ist hier keine der Antworten (%s); die Partie endet davor",
  ["import.stuck"] = "die Partie kann nicht weitergehen",
}
