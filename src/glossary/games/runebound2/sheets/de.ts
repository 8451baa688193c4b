import type { SheetWords } from '@/src/glossary/sheets';

export const RUNEBOUND2_SHEETS_DE = {
  turn: {
    title: 'Ein Spielzug',
    gist: 'Fünf Schritte, immer in dieser Reihenfolge; danach ist die Person links dran.',
    blocks: [
      {
        kind: 'steps',
        title: 'Die fünf Schritte',
        steps: [
          '[[refresh-step|Auffrischung]]: aktivierte Karten wieder aufdecken.',
          '[[movement-step|Bewegung]]: würfeln, [[rest|ausruhen]] oder ohne Wurf [[step-one-hex|ein Feld]] ziehen.',
          '[[adventure-step|Abenteuer]]: auf einem Counter annehmen oder ablehnen; ablehnen führt zu Schritt 5.',
          '[[market-step|Markt]]: nur in einer Stadt; erst eine Karte ins Angebot, dann beliebig viele Aktionen.',
          '[[experience-step|Erfahrung]]: Abenteuercounter eintauschen.',
        ],
      },
      {
        kind: 'figures',
        title: 'Bewegung',
        figures: [
          { value: '5', text: '[[movement-dice|Bewegungswürfel]], wenn niemand Counter trägt' },
          {
            value: '4',
            text: 'sobald auf Held oder Verbündetem eine Verletzung oder Erschöpfung liegt',
          },
          {
            value: '3–0',
            text: 'beim [[rest|Ausruhen]]: je fehlendem Würfel (von vier) eine Erschöpfung weg',
          },
          {
            value: '1',
            text: '[[terrain-symbols|Symbol]] je Würfel, ein Feld; in eine Stadt passt jedes',
          },
        ],
      },
      {
        kind: 'points',
        title: 'Karten im Abenteuerschritt',
        points: [
          '[[challenges|Herausforderung]]: kämpfen.',
          '[[events|Ereignis]]: Nummer vergleichen, Counter nachlegen, noch eine Karte ziehen.',
          '[[encounters|Begegnung]]: ausführen, noch eine Karte ziehen.',
          '[[face-undefeated|Unbesiegter Counter]]: die Karte der Leiste bekämpfen, statt zu ziehen.',
          '[[hero-interaction|Anderer Held]]: handeln oder angreifen; Abenteuer oder Heldenkampf, nie beides.',
        ],
      },
      {
        kind: 'points',
        title: 'Sofort vorbei',
        points: [
          'Gelungene [[escape-phase|Flucht]] und [[knocked-out|außer Gefecht]] beenden den Zug, ohne Markt und Erfahrung.',
        ],
      },
    ],
  },
  combat: {
    title: 'Kampf',
    gist: 'Zwei Zehnseiter plus Eigenschaft gegen die Eigenschaft des Gegners, drei Phasen je Runde.',
    blocks: [
      {
        kind: 'steps',
        title: 'Vor dem Kampf, nur einmal',
        steps: [
          'Text des Gegners ausführen, falls [[before-combat|vorhanden]].',
          'Deine Fähigkeiten: Held und jeder Verbündete je einmal, höchstens ein [[activated-items|aktiviertes Objekt]].',
        ],
      },
      {
        kind: 'steps',
        title: 'Jede Kampfrunde',
        steps: [
          '[[escape-phase|Flucht]] (freiwillig): Wurf + [[mind|Geisteskraft]]; misslungen = 1 Verletzung, dann noch einmal oder weiter.',
          '[[ranged-phase|Fernkampf]]: Wurf + Geisteskraft.',
          '[[melee-phase|Nahkampf]]: Wurf + [[body|Körperkraft]].',
          '[[magic-phase|Zauberkampf]]: Wurf + [[spirit|Gedankenkraft]]; danach neue Runde.',
        ],
      },
      {
        kind: 'points',
        title: 'In jeder Kampfphase eines davon',
        points: [
          'Held [[attack|greift an]] (eine Phase je Runde): ab dem Zielwert nimmt der Gegner Schaden, sonst der Held.',
          '[[allies-in-combat|Verbündeter]] greift an: ab dem Zielwert nimmt der Gegner Schaden, sonst der Verbündete.',
          'Held [[defend|verteidigt]]: ab dem Zielwert passiert nichts, sonst nimmt der Held Schaden.',
        ],
      },
      {
        kind: 'points',
        title: 'Ende',
        points: [
          '[[defeating-a-challenge|Sieg]]: Belohnung, Abenteuercounter, Karte unter ihren Stapel.',
          '[[knocked-out|Niederlage]]: Counter vom Helden, Gold an die Bank, [[costliest-card|teuerste Karte]] weg, [[nearest-city|nächste Stadt]], Gegner auf die [[undefeated-track|Leiste]].',
        ],
      },
      {
        kind: 'figures',
        title: 'Chance auf mindestens',
        figures: [
          { value: '8', text: '79 von 100 [[ten-sided-dice|Würfen]]' },
          { value: '11', text: '55 von 100' },
          { value: '13', text: '36 von 100' },
          { value: '15', text: '21 von 100' },
          { value: '18', text: '6 von 100' },
        ],
      },
    ],
  },
  numbers: {
    title: 'Preise und Grenzen',
    gist: 'Was alles kostet und wie viel erlaubt ist.',
    blocks: [
      {
        kind: 'figures',
        title: 'Punkte je Erfahrungscounter',
        figures: [
          { value: '5', text: '1 bis 2 Spieler ([[short-and-long-game|kürzer]] 4, länger 6)' },
          { value: '4', text: '3 bis 4 Spieler (kürzer 3, länger 5)' },
          { value: '3', text: '5 bis 6 Spieler (kürzer 2, länger 4)' },
        ],
      },
      {
        kind: 'figures',
        title: 'Was ein Erfahrungscounter gibt',
        figures: [
          {
            value: '+2',
            text: '[[permanent-bonus|Geisteskraft, Körperkraft, Gedankenkraft]] oder Kondition',
          },
          {
            value: '+1',
            text: '[[life-limit|Leben]], höchstens dreimal; sperrt der Reihe nach Grün, Gelb, Blau',
          },
        ],
      },
      {
        kind: 'figures',
        title: 'Höchstens',
        figures: [
          { value: '2', text: '[[weapon-and-armor-limit|Waffen]]' },
          { value: '1', text: 'Rüstung' },
          { value: '2', text: '[[ally-cards|Verbündete]]' },
          { value: '6', text: 'Karten auf der [[undefeated-track|Leiste der Unbesiegten]]' },
        ],
      },
      {
        kind: 'figures',
        title: 'Gold',
        figures: [
          { value: '3', text: 'für jeden beim [[setup|Aufbau]]' },
          {
            value: '1',
            text: '[[buy-healing|heilt]] eine Verletzung oder alle Erschöpfung einer Figur',
          },
          {
            value: '½',
            text: 'der Kosten beim [[sell-an-item|Verkauf]], abgerundet; nie bei Kosten 1, nie Verbündete',
          },
        ],
      },
      {
        kind: 'points',
        title: 'Aktivieren: je eine Karte',
        points: [
          'Im [[activation-limit|Bewegungsschritt]].',
          'Im Marktschritt.',
          'Vor dem Kampf.',
          'In jeder Kampfrunde, für alle vier Phasen zusammen.',
        ],
      },
    ],
  },
  symbols: {
    title: 'Symbole in Worten',
    gist: 'Was die Zeichen auf Karten, Würfeln und Plan bedeuten; ihr Aussehen zeigt das gedruckte Heft.',
    blocks: [
      {
        kind: 'points',
        title: 'Im Kartentext',
        points: [
          '[[mind|Geisteskraft]]: Fernkampf, Flucht, geistige Prüfungen.',
          '[[body|Körperkraft]]: Nahkampf, körperliche Prüfungen.',
          '[[spirit|Gedankenkraft]]: Zauberkampf, soziale und Willensprüfungen.',
          '[[wounds|Verletzung]].',
          '[[exhaustion|Erschöpfung]].',
          '[[gold-counters|Gold]]; auf den Countern I, V und X für 1, 5 und 10.',
        ],
      },
      {
        kind: 'points',
        title: 'Auf Marktkarten',
        points: [
          '[[activated-items|Aktivieren]]: nach der Benutzung umdrehen.',
          '[[discard-items|Abwerfen]]: einmal benutzen, dann unter den Marktstapel.',
          '[[always-active-items|Immer]]: wirkt, solange du die Karte hast.',
        ],
      },
      {
        kind: 'points',
        title: 'Auf Ereignissen und Plan',
        points: [
          '[[sunburst|Sonnenkranz]] auf der Karte: Abenteuercounter nachlegen; um ein Juwel: hier darf nachgelegt werden.',
          '[[event-number|I, II, III]]: gleiche oder höhere Zahl ersetzt das gültige Ereignis.',
          '[[adventure-jewel|Juwel]]: Grün leicht, Gelb, Blau, Rot am schwersten.',
          '[[city-crest|Wappen]]: welcher Marktstapel zu welcher Stadt gehört.',
        ],
      },
      {
        kind: 'points',
        title: 'Gelände auf Würfeln und Feldern',
        points: [
          '[[terrain-types|Ebene, Straße, Fluss, Sumpf, Wald, Hügel, Gebirge]].',
          '[[city|Stadt]]: zählt als jedes Gelände.',
        ],
      },
    ],
  },
  setup: {
    title: 'Aufbau',
    gist: 'Zehn Schritte bis zum ersten Zug.',
    blocks: [
      {
        kind: 'steps',
        title: 'Der Reihe nach',
        steps: [
          '[[board|Spielplan]] in die Mitte.',
          'Auf jedes [[adventure-jewel|Juwel]] einen Counter der Farbe, Juwel nach oben.',
          '[[undefeated-counters|Unbesiegte Counter]] 1 bis 6 auf ihre Leiste.',
          'Verbündete und Objekte mischen: [[market-deck|Marktstapel]]; je Stadt außer [[tamalir]] eine Karte offen.',
          '[[adventure-decks|Abenteuerkarten]] nach vier Farben getrennt mischen.',
          'Jeder 3 Gold, der Rest ist die [[bank]].',
          'Verletzungs-, Erschöpfungs- und Erfahrungscounter bereitlegen.',
          'Jeder zieht eine [[hero-card|Heldenkarte]].',
          'Figuren nehmen, übrige zurück in die Schachtel.',
          '[[first-player|Startspieler]] bestimmen.',
        ],
      },
      {
        kind: 'points',
        title: 'Nicht vergessen',
        points: [
          'Figuren kommen erst im eigenen ersten Zug auf den Plan, nach Tamalir.',
          'Mit [[doom-track|Doomleiste]]: oberste grüne Abenteuerkarte ungesehen neben Vynelvale.',
        ],
      },
    ],
  },
  doom: {
    title: 'Doom und Gefahren',
    gist: 'Die beiden empfohlenen Varianten und das Endspiel.',
    blocks: [
      {
        kind: 'figures',
        title: 'Karten je Doomcounter',
        figures: [
          { value: '2', text: 'bei 1 Spieler' },
          { value: '4', text: 'bei 2 Spielern' },
          { value: '6', text: 'bei 3 Spielern' },
          { value: '8', text: 'bei 4 bis 6 Spielern' },
        ],
      },
      {
        kind: 'steps',
        title: 'Wenn die Doomleiste voll ist',
        steps: [
          'Letzte Karte auf den ersten Platz der [[doom-track|Doomleiste]] (Vynelvale).',
          'Alle anderen verdeckt unter ihre Stapel.',
          '[[doom-counters|Doomcounter]] auf das nächste freie [[city-crest|Wappen]]; beim achten (Frostgate) [[endgame|Endspiel]].',
        ],
      },
      {
        kind: 'steps',
        title: 'Endspiel',
        steps: [
          'Roter Stapel ohne Ereignisse und Begegnungen, dazu rote Karten der Leiste; mischen.',
          'Höchstes [[level|Level]] zuerst (1 + Erfahrungscounter), dann mehr Gold, dann Zufall.',
          '[[endgame-confrontation|Rote Karte ziehen]], kämpfen, keine Flucht.',
          '[[high-lord-margath|Margath]] oder dritte rote Karte: gewonnen. Niederlage: ausgeschieden.',
          'Alle draußen: meiste rote Karten, dann Level, dann Gold.',
        ],
      },
      {
        kind: 'steps',
        title: 'Reiseprobleme',
        steps: [
          'Leeres Feld ohne Counter, Held, Stadt: [[roll-for-hazards|zwei Bewegungswürfel]]; eigenes Gelände dabei = sicher.',
          '[[hazard-colour|Farbe]] mit Doomleiste: Symbole zweier Würfel zählen, Platz abzählen.',
          'Farbe ohne Doomleiste: Zehnseiter 2–6 grün, 7–15 gelb, 16–20 blau.',
          '[[resolve-a-hazard|Eine Karte]]: ohne Vor dem Kampf, ohne Flucht, ohne Belohnung; Erfahrung aus dem Vorrat.',
        ],
      },
    ],
  },
} satisfies Readonly<Record<string, SheetWords>>;
