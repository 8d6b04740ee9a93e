--- Texter för `tessera import` på svenska. Se host/common/text.lua.

return {
  ["verb.import.summary"] =
    "Göra ett sparat parti av ett parti från JCloisterZone.",
  ["verb.import.about"] =
    "FILE är vad JCloisterZone 5 sparar, .jcz. Partiet spelas om efter sina " ..
    "meddelanden, så långt båda programmen känner expansionerna; det som " ..
    "saknas nämns. Slutstatus 3 säger att det inte är hela partiet.",
  ["import.opt.output"] = "det sparade partiet (annars FILE.save)",
  ["import.opt.config"] =
    "skriv ut den konfiguration som FILE begär, utan att spela",
  ["import.no_file"] = "en fil från JCloisterZone saknas",
  ["import.done"] = "%s: %d av %d {meddelande|meddelanden} följda",
  ["import.json"] = "detta är inte JSON: %s",
  ["import.foreign"] =
    "detta är inget parti från JCloisterZone: ingen appVersion säger det",
  ["import.old"] =
    "detta är från JCloisterZone %s, vars filer har en annan form; de från " ..
    "version 5 kan läsas",
  ["import.large"] = "filen är större än %s: så stort är inget parti",
  ["import.setup_only"] =
    "filen har en uppställning och inget parti; `tessera play` börjar ett",
  ["import.first"] =
    "%s är från JCloisterZone: `tessera import %s` gör ett sparat parti av den",
  ["import.wrong"] = "%s: väntade %s, inte %s",
  ["import.nothing"] = "ingenting",
  ["import.long_text"] = "en lång text",
  ["import.kind_object"] = "ett objekt",
  ["import.kind_list"] = "en lista",
  ["import.kind_text"] = "en text",
  ["import.kind_integer"] = "ett heltal",
  ["import.figure_id"] = "en figur som 0.small.1",
  ["import.rotation"] = "R0, R90, R180 eller R270",
  ["import.copies"] = "ett tal från 0 till 99",
  ["import.seats"] = "1 till %s spelare",
  ["import.set"] = "setup.sets: ingen här känner brickorna '%s'",
  ["import.element"] = "setup.elements: ingen här känner '%s'",
  ["import.without"] = "setup.elements: utan '%s' finns här inget %s",
  ["import.rule"] = "setup.rules.%s: ingen här känner värdet '%s'",
  ["import.start"] =
    "setup.start: partiet skulle inte börja med brickan %s där",
  ["import.start_count"] =
    "setup.start: har %d {bricka|brickor}, men partiet börjar med %d",
  ["import.tile"] = "%s: ingen här känner brickan %s; partiet slutar före den",
  ["import.gone"] =
    "%s: brickan %s kan inte längre dras; partiet slutar före den",
  ["import.unsaid"] =
    "filen säger inte vad slumpen gjorde (%s); partiet slutar före det",
  ["import.figure"] =
    "%s: ingen här känner figuren '%s'; partiet slutar före den",
  ["import.message"] = "%s: %s kan inte läsas; partiet slutar före det",
  ["import.offered"] =
    "%s: %s är inte bland svaren här (%s); partiet slutar före det",
  ["import.stuck"] = "partiet kan inte gå vidare",
}
