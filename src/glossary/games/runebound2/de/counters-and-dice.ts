import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND2_COUNTERS_AND_DICE as DATA } from '../data/counters-and-dice';

export const RUNEBOUND2_COUNTERS_AND_DICE_DE: CategoryWords<typeof DATA> = {
  'hero-figure': {
    gist: 'Steht auf dem Plan für deinen Helden und alle seine Verbündeten zusammen.',
    text: [
      'Zu jeder der 12 [[hero-card|Heldenkarten]] gehört eine Figur. Sie bewegt den Helden samt seinen [[ally-cards|Verbündeten]]: Niemand aus der Gruppe zieht allein.',
      'In deinem ersten Zug stellst du sie vor der Bewegung nach [[tamalir]]. Fremde Figuren sind kein Hindernis: Du darfst auf ihr Feld und hindurch.',
    ],
  },
  'wound-counters': {
    gist: 'Zählen Verletzungen auf Helden, Verbündeten und Herausforderungen; 60 Stück.',
    text: [
      'Für jede [[wounds|Verletzung]] legst du einen auf die betroffene Karte. Erreichen sie das [[life|Leben]], ist die Karte besiegt. Was geheilt ist, geht in den Vorrat zurück.',
      'Eine Herausforderung, die unbesiegt auf die [[undefeated-track|Leiste]] kommt, verliert alle Verletzungscounter.',
    ],
    missed: [
      'Schon ein einziger Counter auf dem Helden oder einem Verbündeten macht aus fünf [[movement-dice|Bewegungswürfeln]] vier.',
    ],
  },
  'exhaustion-counters': {
    gist: 'Zählen Erschöpfung auf Helden und Verbündeten; 54 Stück.',
    text: [
      'Für jede [[exhaustion|Erschöpfung]] legst du einen auf die Karte des Helden oder Verbündeten. Mehr, als die [[stamina|Kondition]] erlaubt, bleiben nicht liegen: Der Überschuss wird zu Verletzungen.',
      'Du wirst sie los, wenn du dich [[rest|ausruhst]] oder in der Stadt [[buy-healing|Heilung]] bezahlst.',
    ],
    missed: ['Auch ein Erschöpfungscounter kostet den fünften [[movement-dice|Bewegungswürfel]].'],
  },
  'adventure-counters': {
    gist: '58 Juwelen (22 grün, 16 gelb, 11 blau, 9 rot): zeigen Abenteuer auf dem Plan, hinten Erfahrungspunkte.',
    text: [
      'Auf dem Plan liegt das Juwel oben; die Farbe sagt, von welchem [[adventure-decks|Stapel]] du dort ziehst. Besiegst du die Herausforderung, nimmst du den Counter und drehst ihn um: Die Zahl hinten sind deine [[experience-points|Erfahrungspunkte]].',
      'Im [[experience-step|Erfahrungsschritt]] tauschst du Counter ein; sie gehen in den [[general-supply|Vorrat]] und können durch [[refill-counters|Ereignisse]] auf den Plan zurückkehren. Sie behindern keine Bewegung.',
    ],
    missed: [
      'Nach Flucht oder Niederlage bleibt der Abenteuercounter liegen, zusammen mit dem [[undefeated-counters|unbesiegten Counter]].',
      'Welche Zahlen hinten stehen, sagt das Heft nicht. Ein Beispiel setzt drei grüne Counter einem blauen gleich.',
      'Im Abschnitt über den Spielplan heißt diese Lage offen, beim Aufbau verdeckt; beide Stellen meinen: Juwel sichtbar.',
    ],
  },
  'experience-counters': {
    gist: 'Dauerhafte Verbesserung: +2 auf eine Eigenschaft oder Kondition oder +1 Leben; beliebig viele.',
    text: [
      'Du kaufst sie im [[experience-step|Erfahrungsschritt]] mit [[experience-points|Erfahrungspunkten]], auch mehrere auf einmal. Jeder bringt den [[permanent-bonus|Bonus]], der auf ihm steht, für den Rest der Partie. 60 liegen in der Schachtel; eine Höchstzahl je Spieler gibt es nicht.',
      'Nur mehr Leben ist begrenzt, siehe [[life-limit]]. Für das [[level]] zählt, wie viele du hast.',
    ],
    missed: [
      'Abenteuercounter aufzusparen bringt nichts: Tauscht ein, sobald es reicht.',
      'Beim Scheitern gehen sie nicht verloren, auch nicht im Endspiel.',
    ],
  },
  'undefeated-counters': {
    gist: 'Sechs Counter mit den Zahlen 1 bis 6: verbinden ein Feld mit einer Karte auf der Leiste.',
    text: [
      'Wer vor einer Herausforderung flieht oder an ihr scheitert, legt ihre Karte auf die nächste freie Position der [[undefeated-track|Leiste]] und den Counter mit derselben Zahl auf das Feld des Kampfes. Der Abenteuercounter bleibt dort ebenfalls liegen.',
      'Wer später dort hält, kann genau diese Karte [[face-undefeated|bekämpfen]]. Die Bewegung stört der Counter nicht.',
    ],
    missed: [
      'Das Heft spricht anfangs von jedem nicht bestandenen Abenteuer; die genauen Regeln nennen nur Herausforderungen, aus [[escape-phase|Flucht]] oder [[knocked-out|Niederlage]].',
      'Gegner aus [[resolve-a-hazard|Reiseproblemen]] bekommen nie einen Counter.',
    ],
  },
  'gold-counters': {
    gist: 'Gold zu 1, 5 und 10, bezeichnet mit I, V und X; 50 Counter (28, 12 und 10 Stück).',
    text: [
      'Gold bekommst du vor allem als [[reward|Belohnung]] für Abenteuer, drei zu Spielbeginn. Du gibst es in Städten aus: für [[buy-an-item|Objekte]], [[hire-an-ally|Verbündete]] und [[buy-healing|Heilung]].',
      'Mit der [[bank]] wechselst du jederzeit. Mit anderen Helden auf deinem Feld darfst du [[trade|handeln]]. Wer [[knocked-out|außer Gefecht]] geht, verliert alles Gold.',
    ],
  },
  'doom-counters': {
    gist: 'Acht Counter, nur für die Doomleiste: Der achte, bei Frostgate, beginnt das Endspiel.',
    text: [
      'Liegen genug Karten auf der [[doom-track|Doomleiste]], kommt ein Doomcounter auf das nächste freie [[city-crest|Stadtwappen]]: zuerst Vynelvale, dann Riverwatch, Dawnsmoor und weiter bis Frostgate. Nötig sind bei 1 Spieler 2 Karten, bei 2 Spielern 4, bei 3 Spielern 6, ab 4 Spielern 8.',
      'Mit dem letzten endet das normale Spiel sofort und das [[endgame|Endspiel]] fängt an. Ohne diese Variante bleiben die Counter in der Schachtel.',
    ],
  },
  'ten-sided-dice': {
    gist: 'Zwei Würfel, immer zusammen geworfen und addiert; 0 zählt 10, also 2 bis 20.',
    text: [
      'Mit ihnen würfelst du alles außer der Bewegung: [[combat-roll|Kampf]], [[escape-check|Flucht]], [[skill-tests|Prüfungen]]. Immer beide, immer die Summe. Zwei Nullen sind 20.',
      'Chancen: Eine 11 oder mehr fällt in 55 von 100 Würfen, 15 oder mehr in 21, eine 20 in einem.',
    ],
    missed: ['Sagt eine Karte nur „[[dice|Würfel]]“, sind diese beiden gemeint.'],
  },
  'movement-dice': {
    gist: 'Fünf Würfel mit Geländesymbolen; nur vier, sobald Held oder Verbündeter verletzt oder erschöpft ist.',
    text: [
      'Im [[movement-step|Bewegungsschritt]] wirfst du alle fünf. Liegt auf dem Helden oder irgendeinem Verbündeten auch nur ein Verletzungs- oder Erschöpfungscounter, sind es vier. Wer sich [[rest|ausruht]], wirft noch weniger.',
      'Jede Seite zeigt mindestens zwei [[terrain-symbols|Geländesymbole]]; pro Würfel nutzt du eines davon für ein Feld.',
    ],
    missed: [
      'Bei [[roll-for-hazards|Reiseproblemen]] wirfst du zwei davon, unabhängig von Verletzungen.',
      'Wie die Seiten genau aussehen, steht nicht im Text der Regel.',
    ],
  },
  dice: {
    gist: 'Ohne Zusatz sind immer die zwei zehnseitigen Würfel gemeint, sonst heißt es „Bewegungswürfel“.',
    text: [
      'Verlangt ein Karten- oder Regeltext einfach „Würfel“, nimmst du die beiden [[ten-sided-dice|Zehnseiter]]. Geht es um die [[movement-dice]], steht das ausdrücklich da.',
    ],
  },
  'adventure-jewel': {
    gist: 'Aufdruck auf dem Plan in Grün, Gelb, Blau oder Rot: Hier liegt ein Abenteuercounter dieser Farbe.',
    text: [
      'Beim [[setup|Aufbau]] kommt auf jedes Juwel ein [[adventure-counters|Abenteuercounter]] derselben Farbe. Ist er weg, bleibt das Feld leer, bis ein Ereignis ihn ersetzt; das geht nur bei Juwelen mit [[sunburst|Sonnenkranz]].',
    ],
    missed: ['Ohne Counter gibt es auf dem Juwel kein Abenteuer.'],
  },
  sunburst: {
    gist: 'Strahlen um ein Juwel: Nur solche Felder werden bei Ereignissen wieder aufgefüllt.',
    text: [
      'Auf dem Plan umgibt der Sonnenkranz manche [[adventure-jewel|Abenteuerjuwelen]]. Nur dort [[refill-counters|legst du nach]], wenn das Feld leer ist. Ein Juwel ohne Kranz bleibt nach dem ersten Sieg leer.',
      'Dasselbe Zeichen steht links unten auf jeder [[events|Ereigniskarte]] und erinnert daran.',
    ],
  },
  'general-supply': {
    gist: 'Alle Counter, die gerade niemand hat: Quelle zum Nachlegen, Wechseln und Markieren.',
    text: [
      'Eingetauschte [[adventure-counters|Abenteuercounter]] kommen in den Vorrat. Nur von dort wird [[refill-counters|nachgelegt]], dort kannst du [[making-change|wechseln]], und von dort stammt die Erfahrung aus [[resolve-a-hazard|Reiseproblemen]].',
      'Auch Verletzungs- und Erschöpfungscounter gehen dorthin zurück. Gold liegt in der [[bank]].',
    ],
    missed: ['Counter, die ein Spieler noch vor sich liegen hat, gehören nicht zum Vorrat.'],
  },
};
