import type { SheetWords } from '@/src/glossary/sheets';

export const RUNEBOUND3_SHEETS_DE = {
  turn: {
    title: 'Zug und Runde',
    gist: 'Drei Aktionen, lernen vor und nach jeder davon; am Rundenende rückt der Zeitmarker vor.',
    blocks: [
      {
        kind: 'figures',
        title: 'Was Aktionen kosten',
        figures: [
          {
            value: '1',
            text: '[[move|Bewegen]]: 1 Feld ohne Würfel oder Würfel nach Geschwindigkeit',
          },
          {
            value: '1',
            text: '[[rest|Ausruhen]]: in Stadt, Ortschaft, Schrein, Festung alles heilen, sonst 5 Würfel',
          },
          {
            value: '1',
            text: '[[train|Trainieren]]: so viele Karten ziehen wie das Handkartenlimit, dann aufs Limit ablegen',
          },
          { value: '1', text: '[[shop|Einkaufen]], nur in einer Stadt' },
          { value: '2', text: '[[adventure]] auf einem Feld mit farbigem Kristall' },
          { value: '1', text: '[[abilities|Kartenfähigkeit]] mit Aktionspfeil' },
        ],
      },
      {
        kind: 'points',
        title: 'Ohne Aktion',
        points: [
          '[[learn|Fertigkeiten lernen]]: vor oder nach jeder Aktion, nie mittendrin.',
          '[[trade-with-heroes|Tauschen]] mit einem Helden auf deinem Feld, in deinem Zug oder in seinem.',
        ],
      },
      {
        kind: 'points',
        title: 'Wenn es klemmt',
        points: [
          '[[defeated|Besiegt]]: nur Ausruhen.',
          '[[delayed|Aufgehalten]]: Die nächste Aktion ist Aufstehen.',
          'Beides: erst ausruhen, bis du nicht mehr besiegt bist, dann aufstehen.',
        ],
      },
      {
        kind: 'steps',
        title: 'Runde',
        steps: [
          'Vom [[first-player]] im Uhrzeigersinn: jeder ein [[turns|Zug]].',
          'Der Startspieler schiebt den Zeitmarker 1 Feld auf der [[time-track|Zeitleiste]] weiter.',
          '[[story-space|Handlungssymbol]]: 1 Handlungskarte ziehen. [[gem-space|Kristallfeld]]: Kristalle ohne Held auffrischen.',
          'Lag er auf dem letzten Feld: in [[acts|Akt 2]] wechseln; war es schon Akt 2, Szenariokarte lesen.',
        ],
      },
    ],
  },
  combat: {
    title: 'Kampf',
    gist: 'Werfen, abwechselnd handeln, vielleicht fliehen; bis jemand besiegt ist.',
    blocks: [
      {
        kind: 'steps',
        title: 'Ablauf',
        steps: [
          'Der Spieler rechts vom Helden führt den [[enemies|Feind]].',
          '[[engage|Kampfbeginn]]: Fähigkeiten dafür, einmal, ohne Schilde.',
          '[[cast-phase]]: beide werfen alle Marker gleichzeitig.',
          '[[initiative]]: mehr goldene Marker beginnt, bei Gleichstand der [[attacker]].',
          '[[action-phase]]: abwechselnd je eine [[combat-actions|Kampfaktion]], bis beide [[pass|gepasst]] haben.',
          '[[retreat-phase]]: Held darf 1 Geländewürfel werfen und [[retreat|entkommen]]. Sonst nächste Kampfrunde ab dem Werfen.',
        ],
      },
      {
        kind: 'figures',
        title: 'Wie viele Marker',
        figures: [
          { value: '5', text: '[[enemy-tokens|Feind]] in Akt 1' },
          { value: '6', text: '[[elite-enemies|Feind]] in Akt 2' },
          { value: '7', text: '[[villain]]: fünf, Elite und sein eigener' },
          {
            value: '+1',
            text: '[[three-character-code|Kampfmarker]] je Ausrüstung mit Code, zu den [[starting-combat-tokens|Startkampfmarkern]] des Helden',
          },
        ],
      },
      {
        kind: 'points',
        title: 'Ende',
        points: [
          'Schaden gleich [[health]]: Kampf sofort vorbei, Offenes entfällt.',
          'Feind besiegt: [[reward]] und Karte als [[trophies|Trophäe]] (nicht bei Handlungskarten).',
          'Held besiegt: Abenteuerkarte ablegen; gegen den Endgegner [[eliminated-heroes|ausgeschieden]].',
          'Kein Rückzug: Feinde, vor dem Endgegner, in einer [[challenge|Herausforderung]] mit Corbin.',
        ],
      },
    ],
  },
  'combat-icons': {
    title: 'Symbole in Worten',
    gist: 'Was jedes Kampfsymbol tut, was Würfel und Karten zeigen.',
    blocks: [
      {
        kind: 'points',
        title: 'Kampfmarker',
        points: [
          '[[physical-damage|Körperlicher Schaden]] (nur Helden): beliebig viele ausgeben, so viel Schaden.',
          '[[magic-damage|Magischer Schaden]] (nur Helden): ebenso, nie zusammen mit körperlichem.',
          '[[enemy-damage|Feindlicher Schaden]] (nur Feinde): beliebig viele ausgeben, so viel Schaden.',
          '[[agility-symbol|Flinkheit]]: 1 eigenen Marker umdrehen oder 1 gegnerischen neu werfen lassen.',
          '[[surge-symbol|Energie]]: eine [[surge-abilities|Energiefähigkeit]] auslösen, jede 1× je Kampfrunde.',
          '[[doubler]]: 1 eigenen Marker darauflegen, er zählt doppelt.',
          '[[shield-symbols|Schild]]: wehrt 1 Schaden ab, keine Kampfaktion, auch nach dem Passen.',
          '[[dash-symbols|Strich]]: nichts; golden zählt er für die Initiative.',
          'Goldenes Symbol: zählt für die [[initiative]], je Marker 1.',
          '[[large-and-small-symbol|Kleines Symbol]]: zeigt nur die Rückseite.',
        ],
      },
      {
        kind: 'points',
        title: 'Geländewürfel',
        points: [
          '[[terrain-types|Ebene, Hügel, Wasser, Wald, Berg]]: das Gelände.',
          '[[compass-symbol|Kompass]]: zählt als jedes Gelände.',
        ],
      },
      {
        kind: 'points',
        title: 'Karten und Brett',
        points: [
          'Stern: [[success-symbol|Erfolg]] bei Proben.',
          'Pfeil: kostet eine [[actions|Aktion]].',
          '[[body]], [[mind]], [[spirit]]: die drei Attribute.',
          'Eigene Symbole haben auch [[speed]], [[health]], [[hand-limit]] und [[gold]].',
          'Stapel und Trophäen: [[combat-deck|Kampf]], [[exploration-deck|Erkundung]], [[social-deck|Sozial]].',
        ],
      },
    ],
  },
  movement: {
    title: 'Bewegen und Würfeln',
    gist: 'Der Würfel muss zum betretenen Feld passen; Straßen, Flüsse und Städte haben eigene Regeln.',
    blocks: [
      {
        kind: 'points',
        title: 'Welcher Würfel passt',
        points: [
          'Normal: Gelände des [[destination-hex|Ziel-Felds]] oder [[compass-symbol|Kompass]].',
          '[[rivers|Fluss]] dazwischen: nur Wasser oder Kompass.',
          '[[bridges|Brücke]]: jeder Würfel.',
          'In eine [[cities|Stadt]] hinein: jeder Würfel.',
          'Auf derselben [[roads|Straße]] weiter: jeder Würfel; hinauf nur mit passendem Gelände.',
        ],
      },
      {
        kind: 'points',
        title: 'Nicht vergessen',
        points: [
          'Ohne Würfel: genau 1 angrenzendes Feld, auch über einen Fluss.',
          'Ein Würfel ist 1 Feld, selbst mit zwei Geländearten.',
          'Erst die Würfel fertig nutzen oder verfallen lassen, dann die nächste Aktion.',
          '[[exert-for-reroll|Handkarte ablegen]]: 1 Würfel neu werfen, so oft du Karten hast.',
        ],
      },
      {
        kind: 'figures',
        title: 'Wie viele Würfel',
        figures: [
          { value: 'X', text: '[[speed]] beim Bewegen und [[explore|Erkunden]]' },
          {
            value: '5',
            text: 'beim [[rest|Ausruhen]] in der [[wilderness|Wildnis]], 1 Heilung je passendem',
          },
          { value: '1', text: 'beim [[retreat|Zurückziehen]]' },
        ],
      },
    ],
  },
  'tests-and-skills': {
    title: 'Proben und Lernen',
    gist: 'Karten in Höhe des Attributs aufdecken, ein Stern genügt; gelernt wird mit Trophäen.',
    blocks: [
      {
        kind: 'steps',
        title: 'Attributsprobe',
        steps: [
          'Fertigkeitskarten in Höhe von [[attributes|Attribut]] plus Modifikator aufdecken, bei 0 oder weniger keine.',
          '[[exert|Entkräften]], so oft du willst: 1 Handkarte ablegen, 1 Karte mehr aufdecken.',
          'Mindestens 1 [[success-symbol|Stern]]: bestanden. Keiner: nur noch ein [[failure-effect]]; Ereignis ablegen, Feind bleibt.',
          'Alle aufgedeckten Karten ablegen.',
        ],
      },
      {
        kind: 'steps',
        title: 'Fertigkeit lernen',
        steps: [
          'In deinem Zug, vor oder nach einer Aktion: Handkarte wählen.',
          'Je [[orbs|Orb]] 1 Trophäe dieser Art ausgeben, für graue eine beliebige.',
          'Karte offen auslegen. Je Art höchstens so viele wie dein Attributswert.',
        ],
      },
      {
        kind: 'steps',
        title: 'Einkauf in der Stadt',
        steps: [
          '1 Karte vom Stapel in den [[markets|Markt]]: jetzt vier.',
          '[[sell|Verkaufen]], so viel du willst, zum Goldwert.',
          '1 Karte kaufen oder 1 Marktkarte ablegen: wieder drei. Nur eine je [[asset-kinds|Ausrüstungsart]].',
        ],
      },
    ],
  },
  setup: {
    title: 'Aufbau',
    gist: 'Zehn Schritte vom leeren Tisch bis zum ersten Zug.',
    blocks: [
      {
        kind: 'steps',
        title: 'Zehn Schritte',
        steps: [
          'Brett; auf jedes Kristallbild den passenden [[adventure-gems|Kristall]], farbige Seite oben.',
          'Übrige Marker sortiert in den [[token-bank]].',
          '[[scenario]] wählen, Handlungskarten mischen, beide Seiten der [[scenario-card]] vorlesen.',
          '[[adventure-cards|Abenteuerstapel]]: neutrale Karten nach Rückseite, Szenariokarten dazu, mischen.',
          '[[first-player]] auslosen; Helden wählen, Aufbauseite oben; Gold und Kampfmarker nehmen.',
          '[[starting-skills|Fertigkeiten]] bis zum Handkartenlimit ziehen.',
          'Helden aufstellen: Schrein, Festung oder Ortschaft laut Heldenkarte.',
          '[[setup-ability|Aufbaufähigkeiten]] abhandeln, Heldenkarten umdrehen.',
          'Ausrüstung mischen, an jeden [[markets|Markt]] drei Karten.',
          'Zeitmarker auf das erste Feld der [[time-track|Zeitleiste]].',
        ],
      },
      {
        kind: 'figures',
        title: 'Zahlen',
        figures: [
          { value: '60', text: 'neutrale Abenteuerkarten, dazu 10 je Stapel vom Szenario' },
          { value: '30', text: 'Karten in jedem der drei Abenteuerstapel' },
          { value: '10', text: '[[story-cards|Handlungskarten]] je Szenario' },
          { value: '3', text: 'Karten in jedem der vier Märkte' },
        ],
      },
    ],
  },
} satisfies Readonly<Record<string, SheetWords>>;
