import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND3_TURN_AND_ROUND as DATA } from '../data/turn-and-round';

export const RUNEBOUND3_TURN_AND_ROUND_DE: CategoryWords<typeof DATA> = {
  'golden-rules': {
    gist: 'Karte schlägt Referenzhandbuch, Handbuch schlägt Spielregel; ein „kann nicht“ ist absolut, ein „darf“ freiwillig.',
    text: [
      'Rangfolge bei Widersprüchen: Kartentext, dann Referenzhandbuch, dann die Spielregel zum Lernen. Lassen sich Karte und Regel beide befolgen, tut ihr beides.',
      'Verbietet eine [[abilities|Fähigkeit]] etwas („kann nicht“, „kein …“), hebt keine andere Fähigkeit das auf; ebenso setzt keine Regel das Verbot einer anderen Regel außer Kraft. „Darf“ heißt freiwillig, und jede [[surge-abilities|Energiefähigkeit]] ist freiwillig.',
      'Quests, Gerüchte, Fertigkeiten, Ausrüstung, Heldenkarte, Marker und Trophäen der anderen sind für dich tabu, solange dir keine Fähigkeit den Zugriff gibt.',
    ],
  },
  setup: {
    gist: 'Zehn Schritte: Brett, Vorrat, Szenario, Abenteuerstapel, Helden, Fertigkeiten, Aufstellen, Aufbaufähigkeit, Märkte, Zeit.',
    text: [
      '**1** Brett in die Mitte, auf jedes Feld mit Kristallbild den passenden [[adventure-gems|Abenteuerkristall]] mit der farbigen Seite nach oben. **2** Übrige Marker nach Sorten in den [[token-bank|Markervorrat]]. **3** [[scenario]] wählen (ohne Einigung: auslosen), dessen Handlungskarten mischen, beide Seiten der Szenariokarte laut vorlesen.',
      '**4** 60 neutrale [[adventure-cards|Abenteuerkarten]] nach Rückseite in drei Stapel, die Karten des Szenarios dazumischen: je 30. **5** [[first-player]] auslosen; in [[player-order|Spielerreihenfolge]] wählt jeder einen Helden und erhält Gold und Kampfmarker laut Heldenkarte, Aufbauseite oben. **6** [[starting-skills|Fertigkeiten]] bis zum Handkartenlimit ziehen.',
      '**7** Helden aufstellen: Die Heldenkarte sagt, ob Schrein, Festung oder Ortschaft; welche davon, sucht sich jeder aus. **8** [[setup-ability|Aufbaufähigkeiten]] abhandeln, Heldenkarten wenden. **9** An jeden der vier [[markets|Märkte]] 3 Ausrüstungskarten. **10** Zeitmarker auf das erste Feld der [[time-track|Zeitleiste]].',
    ],
  },
  'token-bank': {
    gist: 'Der nach Sorten getrennte Vorrat: Von hier kommen gewonnene Marker, hierher gehen ausgegebene zurück.',
    text: [
      'Beim [[setup|Aufbau]] sortiert ihr alle übrigen Marker nach Sorte. [[gain|Gewinnst]] du Gold oder andere Marker, nimmst du sie von hier; [[spend|gibst du sie aus]], wandern sie hierher zurück.',
      'Ausnahme: Im Kampf ausgegebene [[combat-tokens|Kampfmarker]] bleiben bei dir und werden nur zur Seite gelegt. Der Kampfmarker verkaufter oder verlorener [[assets|Ausrüstung]] kommt dagegen in den Vorrat.',
    ],
    missed: ['Geht etwas aus, hilft beliebiger Ersatz: siehe [[component-limits]].'],
  },
  'setup-ability': {
    gist: 'Steht auf der Startseite des Helden; einmal beim Aufbau abhandeln, danach die Heldenkarte wenden.',
    text: [
      'Jede Heldenkarte hat zwei Seiten. Ihr beginnt mit der, auf der die Aufbaufähigkeit steht, handelt sie nach dem Aufstellen in [[player-order|Spielerreihenfolge]] ab und dreht die Karten dann um.',
    ],
    missed: [
      'Laurel vom Blutwald darf „Orientierung“ dabei nicht benutzen; [[exert-for-reroll|entkräften]] für einen neuen Würfelwurf darf sie.',
    ],
  },
  'starting-skills': {
    gist: 'Beim Aufbau zieht jeder Held so viele Fertigkeitskarten, wie sein Handkartenlimit angibt.',
    text: [
      'Mischt den Fertigkeitenstapel. Beginnend beim [[first-player]] zieht jeder in [[player-order|Spielerreihenfolge]] bis zum [[hand-limit]] seines Helden. Die Karten sind noch nicht [[learn|erlernt]]: Sie liegen auf der Hand und wirken nicht.',
    ],
  },
  rounds: {
    gist: 'Jeder macht einen Zug, ab Startspieler im Uhrzeigersinn; danach rückt der Zeitmarker 1 Feld vor.',
    text: [
      'Eine Runde: Vom [[first-player]] an macht jeder genau einen [[turns|Zug]]. Am Rundenende, noch vor seinem nächsten Zug, schiebt der Startspieler den Zeitmarker auf der [[time-track|Zeitleiste]] um 1 Feld nach unten, und ihr führt aus, was das neue Feld zeigt.',
    ],
    missed: ['Kampfrunden sind etwas anderes: siehe [[combat]].'],
  },
  turns: {
    gist: 'Drei Aktionen ausgeben, dazwischen Fertigkeiten lernen und Fähigkeiten nutzen; dann ist der Nächste dran.',
    text: [
      'Du hast drei [[actions|Aktionen]]. Vor und nach jeder, aber nie mittendrin, darfst du beliebig viele Fertigkeiten [[learn|lernen]]. Auch nach der dritten Aktion ist dafür noch Zeit, ebenso für Fähigkeiten. Dann beginnt der nächste Spieler.',
      'Bist du [[defeated|besiegt]], geht nur [[rest|Ausruhen]]. Bist du [[delayed|aufgehalten]], heißt deine nächste Aktion Aufstehen. Trifft beides zu: erst ausruhen, dann aufstehen.',
    ],
  },
  actions: {
    gist: 'Drei pro Zug: Bewegen, Ausruhen, Trainieren, Einkaufen je 1, Abenteuer 2; jede auch mehrfach.',
    text: [
      'Je 1 Aktion kosten [[move|Bewegen]], [[rest|Ausruhen]], [[train|Trainieren]], [[shop|Einkaufen]] (nur in einer Stadt) und Kartenfähigkeiten mit dem Aktionspfeil. Ein [[adventure]] kostet 2.',
      'Dieselbe Aktion darfst du wiederholen, etwa dreimal trainieren. Du darfst eine Aktion auch für nichts ausgeben.',
    ],
    missed: [
      'Steht irgendwo nur „Aktion“, ist eine [[hero-action]] gemeint, keine [[combat-actions|Kampfaktion]].',
      'Mit nur noch einer Aktion ist kein Abenteuer mehr möglich.',
      'Lernen und [[trade-with-heroes|Tauschen]] kosten keine Aktion.',
    ],
  },
  'hero-action': {
    gist: 'Eine der drei Aktionen deines Zuges; gemeint, wann immer nur „Aktion“ dasteht.',
    text: [
      'Heldenaktionen sind deine drei [[actions|Aktionen]] pro Zug. [[combat-actions|Kampfaktionen]] gehören nicht dazu: Im Kampf führst du beliebig viele davon aus, ohne dass dein Zug kürzer wird.',
    ],
  },
  rest: {
    gist: '1 Aktion: in Stadt, Ortschaft, Schrein oder Festung alles heilen, in der Wildnis 5 Würfel werfen.',
    text: [
      'In [[cities|Stadt]], [[towns|Ortschaft]], [[shrines|Schrein]] und [[fortresses|Festung]] verschwindet dein ganzer Schaden.',
      'In der [[wilderness|Wildnis]] würfelst du alle fünf [[terrain-dice|Geländewürfel]] und heilst 1 Schaden je Würfel, der das Gelände deines Feldes oder einen [[compass-symbol|Kompass]] zeigt. Auf einem Straßenfeld zählt das Gelände unter der Straße.',
      'Bist du [[defeated|besiegt]] und heilst dabei 0, bleibst du besiegt und musst auch die nächste Aktion ausruhen.',
    ],
    missed: [
      'Es sind immer fünf Würfel: [[speed|Geschwindigkeit]] ändert daran nichts.',
      'Auch ohne Schaden darfst du die Aktion nehmen.',
    ],
    example: 'Du rastest im Wald und würfelst Wald, Wald, Kompass, Berg, Ebene: 3 Schaden weg.',
  },
  'active-player': {
    gist: 'Der Spieler, der gerade am Zug ist.',
    text: [
      'Im Kampf ist er der [[attacker|Angreifer]], und bei [[simultaneous-abilities|gleichzeitigen Fähigkeiten]] kommen seine zuerst.',
    ],
  },
  'first-player': {
    gist: 'Zu Spielbeginn ausgelost; er eröffnet jede Runde und schiebt am Rundenende den Zeitmarker.',
    text: [
      'Wie ihr lost, ist frei; ein Vorschlag des Handbuchs: Jeder wirft die fünf Geländewürfel, die meisten Kompasse gewinnen. Ein Weiterreichen nach jeder Runde ist nicht vorgesehen.',
      'Scheidet der Startspieler aus ([[eliminated-heroes|eliminiert]]), übernimmt der nächste in [[player-order|Spielerreihenfolge]].',
    ],
  },
  'player-order': {
    gist: 'Erst der Startspieler, dann reihum im Uhrzeigersinn.',
    text: [
      'Immer wenn etwas „in Spielerreihenfolge“ geschieht, macht der [[first-player]] den Anfang, egal wer gerade am Zug ist. Nur bei [[simultaneous-abilities|gleichzeitigen Fähigkeiten]] kommt der [[active-player|aktive Spieler]] noch vor allen anderen.',
    ],
  },
  acts: {
    gist: 'Zwei Akte, je ein Durchgang über die Zeitleiste; die Zahl auf dem Zeitmarker zeigt den aktuellen.',
    text: [
      'Ein Akt ist vorbei, wenn der Zeitmarker auf dem letzten Feld der [[time-track|Zeitleiste]] liegt und in dieser Runde alle ihren Zug hatten. Nach Akt 1 dreht ihr ihn auf die „2“ und legt ihn auf das Startfeld.',
      'In Akt 2 werfen alle Feinde zusätzlich den [[elite-token]]. Einen dritten Akt gibt es nicht: Am zweiten Ende der Leiste sagt die [[scenario-card]], was geschieht.',
      'Nicht geregelt: ob beim Wechsel in Akt 2 ein Symbol auf dem Startfeld ausgeführt wird.',
    ],
  },
  'time-track': {
    gist: 'Zählt die Runden: am Rundenende 1 Feld weiter, neues Feld ausführen; zweimal über die Leiste.',
    text: [
      'Der [[first-player]] bewegt den Marker am Ende jeder [[rounds|Runde]] 1 Feld nach unten. Ein [[story-space|Handlungssymbol]] bringt eine Handlungskarte, ein [[gem-space|Kristallfeld]] frischt Kristalle auf.',
      'Liegt er schon auf dem letzten Feld, kommt er stattdessen mit der Akt-2-Seite auf das Startfeld. Zeigt er bereits [[acts|Akt 2]], bleibt er liegen, und ihr lest auf der Szenariokarte nach.',
      'Wie viele Felder die Leiste hat und wo welches Symbol liegt, zeigt das Spielbrett; das Handbuch nennt es nicht.',
    ],
  },
  'story-space': {
    gist: 'Kommt der Zeitmarker auf ein Feld mit Handlungssymbol, zieht und erledigt ihr 1 Handlungskarte.',
    text: [
      'Gewöhnliche [[story-cards|Handlungskarten]] führt ihr sofort aus und legt sie ab. Eine [[story-quests|Handlungsquest]] kommt auf ihre Leiste über dem Brett.',
    ],
    missed: [
      'Zehn Karten je Szenario, und mindestens zwei bleiben immer übrig: Mehr als achtmal kommt dieses Symbol in einem Spiel also nicht vor.',
    ],
  },
  'gem-space': {
    gist: 'Erreicht der Zeitmarker ein Kristallfeld, werden alle Kristalle wieder farbig, wo kein Held steht.',
    text: [
      'Dreht jeden grauen [[adventure-gems|Abenteuerkristall]] auf seine farbige Seite, außer auf Feldern mit mindestens einem Helden. Dort bleibt er grau, bis der [[time-track|Zeitmarker]] wieder ein solches Feld erreicht.',
    ],
    missed: ['Wer auf „seinem“ grauen Kristall stehen bleibt, verhindert das Auffrischen.'],
  },
  'fair-play': {
    gist: 'Spielt auf Sieg: tauscht nur zum beiderseitigen Vorteil und führt Feinde so gut wie möglich.',
    text: [
      'Ein [[trade-with-heroes|Tausch]] soll beiden nützen; alles herzuschenken, damit jemand anders gewinnt, ist nicht gemeint. Wer im [[combat|Kampf]] den Feind führt, wählt die besten Aktionen gegen den Helden.',
    ],
  },
  'component-limits': {
    gist: 'Gold-, Handlungs-, Schadensmarker und Würfel sind unbegrenzt; Abenteuerkarten sind begrenzt.',
    text: [
      'Fehlen Gold-, Handlungs- oder Schadensmarker, nehmt Münzen oder Ähnliches. Brauchst du mehr als 5 [[terrain-dice|Geländewürfel]], wirf 5, merk dir das Ergebnis und würfle den Rest nach.',
      '[[adventure-cards|Abenteuerstapel]] werden nie neu gemischt. Ist der Stapel leer, gewinnst du [[trophies|Trophäen]] vom Ablagestapel; sind beide leer, gibt es keine.',
      'Fertigkeits- und Ausrüstungsstapel dagegen werden aus ihrem Ablagestapel neu gemischt, sobald sie leer sind.',
    ],
  },
};
