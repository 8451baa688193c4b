import type { SheetWords } from '@/src/glossary/sheets';

export const RUNEWARS_SHEETS_DE = {
  year: {
    title: 'Jahr und Jahreszeit',
    gist: 'Vier Jahreszeiten, jede in drei Schritten; nach spätestens sechs Jahren ist Schluss.',
    blocks: [
      {
        kind: 'steps',
        title: 'Eine Jahreszeit',
        steps: [
          '[[season-cards|Jahreszeitenkarte]]: erst der [[primary-ability|Text]], dann die [[secondary-ability|zweite Funktion]], in Reihenfolge der Befehle der vorigen Jahreszeit.',
          'Alle wählen verdeckt eine [[order-cards|Befehlskarte]].',
          'Aufdecken und ausführen, kleinste [[order-number|Nummer]] zuerst: Hauptfunktion, dann der [[supremacy-bonus|Bonus]], wenn er dir zusteht.',
        ],
      },
      {
        kind: 'points',
        title: 'Zweite Funktionen',
        points: [
          '[[spring|Frühling]]: Aktivierungsmarker weg, alle Figuren aufstellen, alle Befehle auf die Hand.',
          '[[summer|Sommer]]: [[quest-phase|Questphase]]: je Held bewegen (dann Duell oder Quest), heilen oder trainieren.',
          '[[fall|Herbst]]: Schicksalskarten mischen; jeder 2 Einfluss oder 1 Taktikkarte.',
          '[[winter|Winter]]: [[food-limit|Nahrungslimit]] in jedem Gebiet; Wassergrenzen sind offen.',
        ],
      },
      {
        kind: 'points',
        title: 'Wer zuerst',
        points: [
          'Kleinste Befehlsnummer, dann mehr [[influence-tokens|Einfluss]], dann mehr [[starting-influence|anfänglicher Einfluss]].',
          'Gleiche [[influence-bid|Gebote]]: Der [[primarch|Primarch]] bestimmt; sonst der Beteiligte mit dem meisten restlichen Einfluss.',
        ],
      },
      {
        kind: 'figures',
        title: 'Zahlen',
        figures: [
          { value: '6', text: '[[dragon-rune|Drachenrunen]] gewinnen sofort' },
          { value: '6', text: 'Jahre höchstens, dann [[game-end|Abrechnung]]' },
          { value: '4', text: 'Befehle je [[year|Jahr]] und Spieler' },
          { value: '8', text: '[[unit-limit|Einheiten]] je Spieler und Gebiet' },
          { value: '10', text: '[[tactics-cards|Taktikkarten]] auf der Hand' },
          { value: '3', text: '[[heroes|Helden]] je Spieler' },
          { value: '3', text: '[[quest-cards|Questkarten]] auf der Hand' },
        ],
      },
    ],
  },
  orders: {
    title: 'Die acht Befehle',
    gist: 'Erst die Hauptfunktion, dann der Bonus, falls die Nummer deine höchste in diesem Jahr ist.',
    blocks: [
      {
        kind: 'figures',
        title: 'Befehle',
        figures: [
          {
            value: '1',
            text: '[[strategize|Strategie]]: Figuren je 1 Gebiet in eigene oder leere. Bonus: Taktikkarten laut Anzeigen.',
          },
          {
            value: '2',
            text: '[[mobilize|Mobilisierung]]: aktivieren und hineinziehen. Bonus: noch einmal, aber nur ein Kampf.',
          },
          {
            value: '3',
            text: '[[conquer|Eroberung]]: aktivieren und hineinziehen. Bonus: feindliche Festung −3.',
          },
          {
            value: '4',
            text: '[[harvest|Ernte]]: Zeiger neu stellen. Bonus: Entwicklungen nutzen, für 1 Holz eine bauen.',
          },
          {
            value: '5',
            text: '[[recruit|Rekrutierung]]: Einheiten eines Rohstoffs. Bonus: eines zweiten.',
          },
          {
            value: '6',
            text: '[[rally-support|Unterstützung]]: 1 Vorteil je Stadt. Bonus: bis zu 3 Einfluss für einen Helden.',
          },
          {
            value: '7',
            text: '[[acquire-power|Machtgewinn]]: Einfluss laut Anzeigen. Bonus: einen Titel nehmen.',
          },
          {
            value: '8',
            text: '[[fortify|Festung]]: bauen, reparieren, Runen tauschen, je einmal. Kein Bonus.',
          },
        ],
      },
      {
        kind: 'points',
        title: 'Ziehen',
        points: [
          'Befehle 2 und 3: bis zu 2 Gebiete, [[fast|schnelle]] Einheiten 3; nur durch eigene oder leere Gebiete.',
          'Aus einem Gebiet mit eigenem [[activation-tokens|Aktivierungsmarker]] zieht keine Einheit heraus.',
          'Rote und blaue [[movement-restrictions|Grenzen]] sperren; [[flying|Fliegende]] übergehen sie, im Winter ist Blau offen.',
          '[[hero-movement|Helden]] ziehen mit Befehl 1 oder in der Questphase, nie mit 2 oder 3.',
        ],
      },
      {
        kind: 'points',
        title: 'Kosten',
        points: [
          '[[build-stronghold|Festung bauen]]: Holz −1 und Erz −1; nicht bei Stadt oder Festung.',
          '[[repair-stronghold|Festung reparieren]]: Erz −1.',
          '[[development-tiles|Entwicklung]]: Holz −1, nur bei eigener Festung, 1 je Gebiet.',
          '[[title-cards|Titel]]: mehr Einfluss, als darauf liegt.',
        ],
      },
    ],
  },
  battle: {
    title: 'Kampf und Duell',
    gist: 'Einheiten kämpfen in fünf Reihen, Helden in bis zu vier Duellrunden.',
    blocks: [
      {
        kind: 'steps',
        title: 'Kampf',
        steps: [
          '[[battle-marker|Kampfmarker]] legen.',
          'Stehende Einheiten nach [[combat-row|Kampfreihen]] aufstellen; Helden und Flüchtende bleiben im Gebiet.',
          '[[start-of-battle|Startfähigkeiten]]: Angreifer, dann Verteidiger.',
          'Fünf [[battle-rounds|Kampfrunden]], Reihe 1 bis 5.',
          '[[strength|Stärke]]: Verteidigungsbonus, stehende Einheiten zählen, Festung addieren, Festung beschädigen.',
          'Ergebnis: mehr Stärke gewinnt, Gleichstand der Verteidiger. [[retreat|Rückzug]], Festung ersetzen, Schaden weg, Einheiten zurückstellen.',
        ],
      },
      {
        kind: 'steps',
        title: 'Eine Kampfrunde',
        steps: [
          'Angreifer wählt einen Typ der Reihe und zieht 1 [[fate-cards|Schicksalskarte]] je Einheit.',
          'Verteidiger ebenso.',
          '[[special-ability|Besondere Fähigkeiten]], Angreifer zuerst.',
          '[[rout|Flüchten]]: je Punkt eine unverletzte stehende Einheit.',
          '[[assign-damage|Schaden]]: erst Verletzte, dann Stehende, dann Flüchtende. Karten ablegen, wiederholen, bis alle Typen gezogen haben.',
        ],
      },
      {
        kind: 'steps',
        title: 'Duell',
        steps: [
          'Einen gegnerischen [[heroes|Helden]] im Gebiet bestimmen.',
          'Fähigkeiten zu Duellbeginn: Angreifer, dann Verteidiger.',
          'Bis zu vier Runden: je 1 Karte, [[circle|Kreisbereich]]; Schaden trifft gleichzeitig.',
          'Ende: [[defeat-heroes|Besiegter]] weg, Sieger nimmt die Belohnungen; sonst bleiben beide mit ihrem Schaden.',
        ],
      },
      {
        kind: 'figures',
        title: 'Werte',
        figures: [
          { value: '5', text: '[[stronghold-strength|Festung]] unbeschädigt' },
          { value: '−3', text: 'Festung beim Bonus von [[conquer|Eroberung]]' },
          { value: '+2', text: '[[development-reinforced-wall|Verstärkungswall]] (Menschen)' },
          {
            value: '3',
            text: 'Gegner flüchten: [[development-cursed-burial-site|Grabstätte]] (Untote)',
          },
          { value: '4', text: 'Schaden: [[development-ravenous-offshoot|Ableger]] (Uthuk)' },
          {
            value: '1',
            text: 'Gegner zieht sich zurück: [[development-sanctuary|Schutzgebiet]] (Elfen)',
          },
        ],
      },
    ],
  },
  diplomacy: {
    title: 'Diplomatie',
    gist: 'Verhandeln mit nicht verbündeten Neutralen statt gegen sie zu kämpfen.',
    blocks: [
      {
        kind: 'steps',
        title: 'Verhandeln',
        steps: [
          '1 bis 6 [[influence-tokens|Einflussmarker]] abgeben.',
          'Genau so viele [[fate-cards|Schicksalskarten]] ziehen, immer alle.',
          'Eine wählen und ihr [[fate-symbol|Symbol]] ausführen.',
        ],
      },
      {
        kind: 'points',
        title: 'Ergebnisse',
        points: [
          'Gut: Alle Neutralen im Gebiet sind [[allied-units|verbündet]].',
          'Mittel: Sie ziehen sich [[retreat|zurück]] und flüchten; wohin, wählt der linke Nachbar.',
          'Schlecht: kämpfen oder selbst zurückziehen; nach einem Kampf mit derselben [[mobilize|Mobilisierung]] nur zurückziehen.',
          'Welches Symbol was ist, zeigt die [[reference-sheet|Übersichtstafel]].',
        ],
      },
      {
        kind: 'points',
        title: 'Verbündete',
        points: [
          'Sie bleiben, solange eine eigene Einheit dabei ist oder du das [[controlled-area|Gebiet kontrollierst]].',
          'Sie zählen zum [[unit-limit|Limit von 8]] und zum [[food-limit|Nahrungslimit]].',
          '[[unallied-neutrals|Nicht verbündete]] führt, wer links vom aktiven Spieler sitzt, ohne Taktikkarten.',
        ],
      },
    ],
  },
  symbols: {
    title: 'Symbole in Worten',
    gist: 'Was auf Schicksalskarten, Sockeln, Grenzen und Stapeln zu sehen ist.',
    blocks: [
      {
        kind: 'points',
        title: 'Schicksalskarte',
        points: [
          'Oben: [[fate-symbol|Schicksalssymbol]] für Diplomatie und Prüfungen.',
          'Besonderes Symbol: [[special-ability|Fähigkeit]] der Einheit; im Duell 1 Schaden oder eine Belohnung.',
          'Fluchtsymbol mit Zahl: so viele Gegner [[rout-symbol|flüchten]]; im Duell so viel Schaden verhindern.',
          'Schadenssymbol mit Zahl: so viel [[damage-symbol|Schaden]].',
          'Leerer Bereich: [[miss|Fehlschlag]].',
          'Zahl unten in der Mitte: bestimmt den [[first-player|Startspieler]].',
        ],
      },
      {
        kind: 'points',
        title: 'Sockelformen',
        points: [
          '[[triangle|Dreieck]]: 40 % Fehlschläge, höchstens 1 Schaden.',
          '[[circle|Kreis]]: doppelt so oft besondere Fähigkeiten; Helden im Duell.',
          '[[rectangle|Rechteck]]: meist bis zu 2 Schaden.',
          '[[hexagon|Sechseck]]: üblicherweise 3 Schaden.',
        ],
      },
      {
        kind: 'points',
        title: 'Farben und Zeichen',
        points: [
          'Rote Kante: [[mountain-border|Gebirge]]. Blaue Kante: [[water-border|Wasser]].',
          'Grüne Blume, gelbe Sonne, oranges Blatt, blaue Schneeflocke: die vier [[season-cards|Jahreszeiten]].',
          'Weißes Banner gut, schwarzes böse, grünes neutral: [[alignment|Gesinnung]].',
          'Blauer Edelstein: [[dragon-rune|Drachenrune]]. Leere Seite: [[false-rune|falsche Rune]].',
          'Gelber Pfeil auf einem Erkundungsmarker: [[exploration-event|Ereignis]].',
          'Rote Zahl auf einer Anzeige: Startwert der [[resource-dials|Rohstoffanzeigen]].',
        ],
      },
    ],
  },
  setup: {
    title: 'Aufbau',
    gist: 'Zwölf Schritte bis zum ersten Frühling; der Plan entsteht in Schritt 3.',
    blocks: [
      {
        kind: 'steps',
        title: 'Spielvorbereitung',
        steps: [
          'Je 1 Schicksalskarte: höchste Zahl ist [[first-player|Startspieler]].',
          'Reihum eine [[faction|Fraktion]] wählen.',
          'Den Plan bauen (siehe unten).',
          '[[neutral-units|Neutrale Einheiten]] auf ihre Symbole stellen.',
          '[[city-tiles|Stadtplättchen]] zufällig und offen auf die Stadtfelder.',
          '[[quest-cards|Quests]] für fehlende Gebiete aussortieren, den Rest mischen.',
          'Zeiger auf die roten Startwerte; [[influence-tokens|Einfluss]] und Taktikkarten laut Tafel.',
          'Reihum: 1 Festung, [[starting-units|Starteinheiten]] aus allen drei Rohstoffen, 2 Drachenrunen und 1 falsche verdeckt, je Gebiet eine.',
          '2 Quests und 1 zufälliger [[heroes|Held]] der eigenen Gesinnung; übrige Helden mischen.',
          'Alle Stapel mischen, die 3 [[title-cards|Titel]] offen auslegen.',
          'Marker bereitlegen, [[rune-tokens|Runen]] in zwei offenen Stapeln.',
          '1 [[objective-cards|Zielkarte]] der eigenen Gesinnung.',
        ],
      },
      {
        kind: 'steps',
        title: 'Spielplan',
        steps: [
          'Je 2 [[setup-quest-cards|Aufbau-Questkarten]] offen austeilen.',
          'Die passenden [[map-tiles|Spielplanteile]] nehmen.',
          'Reihum je eines legen: zwei Gebiete an mindestens zwei liegende, keine farbige Grenze an farbige.',
          'Startspieler legt die [[home-realm-markers|Aufbauhilfen]]: je 3 ungefärbte Grenzen, 4 Gebiete Abstand, eine notfalls 3.',
          'Ab dem linken Nachbarn: Hilfe durch das [[home-realm|Heimatreich]] ersetzen; nie aneinander.',
        ],
      },
      {
        kind: 'points',
        title: 'Varianten',
        points: [
          '[[exploration-tokens|Erkundungsmarker]]: „1“ neben Heimatreiche, „2“ in alle anderen Gebiete außerhalb.',
          '[[epic-variant|Epische Variante]]: 1 offene Drachenrune, 7 zum Sieg, 8 Jahre, keine falschen.',
        ],
      },
    ],
  },
} satisfies Readonly<Record<string, SheetWords>>;
