import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND3_ADVENTURES as DATA } from '../data/adventures';

export const RUNEBOUND3_ADVENTURES_DE: CategoryWords<typeof DATA> = {
  adventure: {
    gist: '2 Aktionen auf einem Feld mit farbigem Kristall: Kristall umdrehen, Karte vom passenden Stapel ziehen.',
    text: [
      'Steh auf einem Feld mit aktivem [[adventure-gems|Abenteuerkristall]], gib zwei [[actions|Aktionen]] aus, dreh ihn auf die graue Seite und zieh die oberste Karte des zugehörigen Stapels: [[social-deck|Sozial]], [[combat-deck|Kampf]] oder [[exploration-deck|Erkundung]]. Du handelst sie sofort ab.',
      'Mit nur einer Aktion oder auf einem [[gem-sides|grauen Kristall]] geht das nicht.',
    ],
    missed: ['Ist der Stapel leer, drehst du nur den Kristall um; mehr geschieht nicht.'],
  },
  'adventure-cards': {
    gist: 'Drei Stapel zu je 30 (Sozial, Kampf, Erkundung) mit Feinden, Ereignissen und Quests; nie neu gemischt.',
    text: [
      'Es gibt drei Arten: [[enemies|Feinde]] (die meisten im Kampfstapel), [[events|Ereignisse]] (vor allem im Sozialstapel) und [[quests]] (vor allem im Erkundungsstapel). Zusammen sind es 60 neutrale Karten und 10 je Stapel vom gewählten [[scenario]].',
      'Ein leerer Stapel bleibt leer. Du darfst dort zwar noch ein [[adventure]] unternehmen, aber dann wird nur der Kristall umgedreht.',
    ],
    missed: [
      'Kursives ist [[flavor-text|Stimmungstext]] oder ein [[traits|Merkmal]] und bewirkt selbst nichts.',
    ],
  },
  'adventure-gems': {
    gist: 'Farbig: Abenteuer möglich. Grau: verbraucht, bis ein Kristallfeld der Zeitleiste auffrischt.',
    text: [
      'Beim Aufbau kommt auf jedes Feld mit Kristallbild der passende Kristall, farbige Seite oben. Ein [[adventure]] dreht ihn auf Grau. Die Art des Kristalls bestimmt den Stapel.',
      'Erreicht der Zeitmarker ein [[gem-space|Kristallfeld]], werden alle wieder farbig, auf deren Feld kein Held steht.',
    ],
  },
  'gem-sides': {
    gist: 'Nur ein farbiger (aktiver) Kristall erlaubt ein Abenteuer; auf einem grauen geht keines.',
    text: [
      'Aktiv heißt: farbige Seite oben. Jedes [[adventure]] dreht den Kristall auf Grau, und dann kann niemand dort ein Abenteuer beginnen, bis ein [[gem-space|Kristallfeld]] ihn auffrischt.',
      'Steht in diesem Augenblick ein Held auf dem Feld, bleibt der Kristall grau.',
    ],
  },
  'social-deck': {
    gist: 'Abenteuerstapel, der vor allem Ereignisse enthält; leer wird er nicht neu gemischt.',
    text: [
      'Sozialkarten, die du als [[trophies|Trophäe]] nimmst oder gewinnst, sind Sozialtrophäen. Für Karten und Trophäen steht im Text dasselbe Symbol. Die meisten Karten sind [[events|Ereignisse]], aber nicht alle.',
    ],
  },
  'combat-deck': {
    gist: 'Abenteuerstapel, der vor allem Feinde enthält; leer wird er nicht neu gemischt.',
    text: [
      'Ziehst du einen [[enemies|Feind]], beginnt sofort ein [[combat]]. Kampfkarten, die du als [[trophies|Trophäe]] nimmst oder gewinnst, sind Kampftrophäen.',
    ],
  },
  'exploration-deck': {
    gist: 'Abenteuerstapel, der vor allem Quests enthält; leer wird er nicht neu gemischt.',
    text: [
      'Eine gezogene [[quests|Quest]] legst du offen neben deine Heldenkarte und erfüllst sie später. Erkundungskarten, die du als [[trophies|Trophäe]] nimmst oder gewinnst, sind Erkundungstrophäen.',
    ],
  },
  events: {
    gist: 'Lies beide Optionen vor, wähle eine und handle davon so viel ab, wie geht.',
    text: [
      'Du darfst jede der beiden Optionen wählen, auch eine, von der am Ende gar nichts eintritt. Verlangt sie eine [[attribute-tests|Probe]] und du scheiterst, tritt höchstens noch ein [[failure-effect]] ein, und du legst die Karte ab.',
      'Steht bei einer Option „Gerücht“ und du wählst sie, bleibt die Karte als [[rumors|Gerücht]] offen vor dir liegen.',
      'Als [[trophies|Trophäe]] nimmst du ein Ereignis nur, wenn die Karte es sagt.',
    ],
    missed: ['Mitten im Satz steckt oft [[flavor-text|Stimmung]] ohne Wirkung.'],
    example:
      '„Alte Sagen“: Die Probe, das Gold (das Symbol fehlt im vorliegenden Text) und die Trophäe sind der Effekt; dass dafür ein Barde seine Börse hergibt, ist nur Erzählung.',
  },
  rumors: {
    gist: 'Ereignisse, deren Gerücht-Option du gewählt hast; sie liegen offen vor dir, beliebig viele.',
    text: [
      'Ein Gerücht bleibt liegen, bis du tust, was auf der Karte steht. Eine Obergrenze gibt es nicht, und andere Spieler dürfen deine Gerüchte nicht anrühren ([[golden-rules]]).',
      'Wie man dazu kommt, steht bei [[rumor-option]].',
    ],
  },
  'rumor-option': {
    gist: 'Wählst du bei einem Ereignis „Gerücht“, bleibt es offen liegen; zur anderen Option darfst du nicht mehr wechseln.',
    text: [
      'Manche [[events|Ereignisse]] bieten eine Option mit dem Wort „Gerücht“. Nimmst du sie, legst du die Karte offen vor dich, bis du sie nach ihrem Text erledigt hast. Die Wahl ist endgültig.',
    ],
  },
  quests: {
    gist: 'Offen neben die Heldenkarte legen, zum markierten Feld ziehen, Anweisung befolgen, einen Ausgang abhandeln.',
    text: [
      'Die Karte zeigt meist rot, auf welchen Feldern du sie erfüllen kannst. Dort folgst du der Anweisung oben auf der Karte; in den meisten Fällen [[explore|erkundest]] du.',
      'Erfüllst du die [[requirements|Voraussetzungen]] eines [[quest-outcomes|Ausgangs]], darfst du ihn abhandeln, höchstens einen je Quest. Danach nimmst du die Karte als [[trophies|Trophäe]], wenn der Ausgang nichts anderes sagt.',
      'Reicht es nicht oder willst du nicht, bleibt die Quest liegen und du versuchst es später erneut. Du darfst beliebig viele Quests haben.',
    ],
    missed: [
      '[[story-quests|Handlungsquests]] liegen über dem Brett und gehören niemandem allein.',
    ],
  },
  'quest-outcomes': {
    gist: 'Eine Quest hat 1 bis 3 Ausgänge mit römischer Zahl; du handelst höchstens einen davon ab.',
    text: [
      'Zwischen Landkarte und Text steht für jeden Ausgang die Liste der [[requirements|Voraussetzungen]]. Erfüllst du mehrere zugleich, suchst du dir einen aus. Du darfst auch verzichten und die [[quests|Quest]] behalten, um später einen besseren zu schaffen.',
      'Hast du einen Ausgang abgehandelt, [[take-as-trophy|nimmst]] du die Karte als Trophäe, außer der Ausgang bestimmt etwas anderes.',
    ],
  },
  requirements: {
    gist: 'Symbolliste eines Quest-Ausgangs: je Symbol ein passender Würfel; Kompass gefordert heißt Kompass nötig.',
    text: [
      'Für jedes aufgeführte Symbol gibst du einen passenden [[terrain-dice|Geländewürfel]] aus. Jeder Würfel deckt nur eines, auch wenn er zwei Gelände zeigt. Der [[compass-symbol|Kompass]] ersetzt jedes Gelände, aber einen geforderten Kompass deckt nichts anderes.',
    ],
    example:
      'Corbin braucht Berg und Wasser: Berg/Wasser plus Kompass reicht, zwei Kompasse reichen auch. Zwei geforderte Kompasse schafft er nur mit zwei Kompassen.',
  },
  explore: {
    gist: 'Wirf Geländewürfel in Höhe deiner Geschwindigkeit; was das Ergebnis bewirkt, sagt die Karte.',
    text: [
      'Karten wie [[quests]] lassen dich erkunden. Du wirfst so viele [[terrain-dice|Geländewürfel]], wie deine [[speed]] angibt, und ordnest sie den verlangten Symbolen zu: jeder Würfel nur einmal und nur für ein Symbol.',
      'Der [[compass-symbol|Kompass]] steht für jedes Gelände; einen verlangten Kompass liefert nur er selbst. Zum Nachbessern darfst du dich [[exert-for-reroll|entkräften]].',
    ],
    missed: [
      'Erkunden ist keine eigene der üblichen Aktionen: Die Karte bestimmt, wann du es darfst und was es kostet.',
    ],
  },
};
