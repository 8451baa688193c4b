import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND2_CARDS_AND_VALUES as DATA } from '../data/cards-and-values';

export const RUNEBOUND2_CARDS_AND_VALUES_DE: CategoryWords<typeof DATA> = {
  'hero-card': {
    gist: 'Zeigt Werte und besondere Fähigkeit deines Helden; 12 Karten liegen in der Schachtel.',
    text: [
      'Jeder spielt einen der 12 Helden. Auf der Karte stehen seine [[attributes|Eigenschaften]] mit Schaden, [[life|Leben]], [[stamina|Kondition]], seine [[skill|Geschicklichkeiten]] und seine besondere Fähigkeit. Verletzungen und Erschöpfung legst du auf die Karte, Objekte und Verbündete daneben.',
      'Ihr zieht die Helden zufällig; nur wenn ihr es vorher abmacht, sucht ihr sie euch aus.',
    ],
  },
  'adventure-cards': {
    gist: '84 Karten in vier Farben, von leicht bis schwer: Grün 35, Gelb 25, Blau 16, Rot 8.',
    text: [
      'Die Farbe sagt, wie schwer es wird: Grün ist am leichtesten, dann Gelb, Blau und zuletzt Rot. Du ziehst immer in der Farbe des [[adventure-counters|Abenteuercounters]], auf dem du stehst.',
      'Es gibt drei Arten: [[challenges|Herausforderungen]] (die häufigsten, ein Kampf), [[events|Ereignisse]] (verändern die Welt für alle) und [[encounters|Begegnungen]] (Prüfungen und Nebenaufgaben).',
    ],
    missed: [
      'Nach einem Ereignis oder einer Begegnung ziehst du noch einmal, siehe [[adventure-step]].',
    ],
  },
  'ally-cards': {
    gist: '29 Gefährten mit eigenen Werten: Du heuerst sie in Städten an, höchstens zwei gleichzeitig.',
    text: [
      'Verbündete haben [[attributes|Eigenschaften]] und Fähigkeiten wie ein Held, dazu [[cost|Kosten]] in Gold. Du [[hire-an-ally|heuerst]] sie in einer Stadt an oder gewinnst sie durch manche Abenteuerkarten. Mehr als zwei dürfen es nie sein.',
      'Im Kampf können sie [[allies-in-combat|angreifen, aber nie verteidigen]]. Sie sammeln eigene Verletzungen und Erschöpfung; ist ihr [[life|Leben]] erreicht, sind sie [[killed|tot]].',
    ],
    missed: [
      'Verbündete legen keine [[skill-tests|Geschicklichkeitsprüfungen]] ab.',
      'Auch ihre Counter kosten dich einen [[movement-dice|Bewegungswürfel]].',
    ],
  },
  'item-cards': {
    gist: '55 Waffen, Rüstungen und andere Dinge: aktivieren, abwerfen oder immer benutzen, je nach Symbol.',
    text: [
      'Ein Objekt hat [[cost|Kosten]], eine [[class-and-type|Klasse und einen Typ]] und einen Text mit seiner Wirkung. Das Symbol sagt, wie du es benutzt: [[activated-items|aktivieren]], [[discard-items|abwerfen]] oder [[always-active-items|immer]].',
      'Du [[buy-an-item|kaufst]] Objekte in der Stadt. Erlaubt sind höchstens [[weapon-and-armor-limit|zwei Waffen und eine Rüstung]]; für anderes nennt die Grundregel keine Grenze.',
    ],
  },
  'class-and-type': {
    gist: 'Jedes Objekt gehört zu einer Klasse (etwa Waffe) und einem Typ (etwa Schwert); davon hängen Grenzen ab.',
    text: [
      'Die **Klasse** ist die grobe Einteilung: Waffe, Rüstung, Artefakt und so weiter. Der **Typ** ist die genaue: Schwert, Keule, Schild. Beides steht im Text der [[item-cards|Objektkarte]].',
      'Die normale [[weapon-and-armor-limit|Obergrenze]] zählt Klassen: zwei Waffen, eine Rüstung. Die [[item-limit-variant|Variante für Objekte]] zählt Typen.',
    ],
    missed: [
      'Bei der Obergrenze schreibt das Heft einmal Typ, meint aber Waffe, Rüstung oder Verbündete, also die Klasse.',
    ],
    example: 'Die Blitzkeule ist eine Waffe (Klasse) und eine Keule (Typ).',
  },
  'relic-and-artifact': {
    gist: 'Beispiele für Einteilungen von Objekten: Artefakt als Klasse, Relikt als Typ; ohne eigene Regel.',
    text: [
      'Das Heft nennt Artefakt als Beispiel einer [[class-and-type|Klasse]] und Relikt als Beispiel eines Typs. Mehr sagt es dazu nicht: Für beide gilt keine eigene Grenze, nur Waffen und Rüstungen sind [[weapon-and-armor-limit|beschränkt]].',
    ],
    missed: [
      'In der [[item-limit-variant|Variante für Objekte]] zählt auch hier der Typ: höchstens ein Objekt davon.',
    ],
  },
  cost: {
    gist: 'Der Preis in Gold, den du für ein Objekt oder einen Verbündeten an die Bank zahlst.',
    text: [
      'Die aufgedruckten Kosten zahlst du beim [[buy-an-item|Kauf]] oder [[hire-an-ally|Anheuern]] voll. Beim [[sell-an-item|Verkauf]] eines Objekts bekommst du die Hälfte, abgerundet.',
      'Nach den Kosten richtet sich auch, welche Karte du verlierst, wenn du [[knocked-out|außer Gefecht]] gehst: die [[costliest-card|teuerste]].',
    ],
  },
  'card-text': {
    gist: 'Sagt, was die Karte tut; kursive Stellen sind nur Stimmung und haben keine Wirkung.',
    text: [
      'Der normale Text enthält Wirkung und Sonderregeln der Karte. Was kursiv gedruckt ist, schmückt nur aus; vorlesen darfst du es natürlich.',
      'Wann eine Wirkung erlaubt ist, steht unter [[card-effects]]. „[[you|Du]]“ meint deinen Helden, „[[your-enemy|dein Feind]]“ den, gegen den er gerade kämpft.',
    ],
  },
  'card-symbols': {
    gist: 'Sechs Zeichen im Text, dazu Sonnenkranz auf Ereignissen und Nutzungszeichen auf Marktkarten.',
    text: [
      '**Im Kartentext** stehen sechs Zeichen als Abkürzung: [[mind|Geisteskraft]], [[body|Körperkraft]], [[spirit|Gedankenkraft]], [[wounds|Verletzung]], [[exhaustion|Erschöpfung]] und [[gold-counters|Gold]].',
      '**Auf Ereignissen** erinnert der [[sunburst|Sonnenkranz]] links unten ans Nachlegen der Abenteuercounter. **Auf Marktkarten** zeigt ein Symbol, ob du sie [[discard-items|abwerfen]] oder [[activated-items|aktivieren]] musst oder ob sie [[always-active-items|immer wirkt]].',
    ],
    missed: [
      'In unserer Textfassung der Regel sind die Bilder verloren; wie die Zeichen aussehen, zeigt euch die gedruckte Übersicht.',
    ],
  },
  life: {
    gist: 'Liegen so viele Verletzungen auf der Karte, wie sie Leben hat, ist sie besiegt.',
    text: [
      'Leben haben Helden, Verbündete und Herausforderungen. Sobald die [[wounds|Verletzungen]] den Wert erreichen oder übertreffen, ist es sofort vorbei: Ein Held wird [[knocked-out|außer Gefecht gesetzt]], Verbündete und Herausforderungen werden [[killed|getötet]].',
      'Mit Erfahrung kannst du das Leben deines Helden steigern, höchstens um 3 und mit einem Haken: [[life-limit]].',
    ],
  },
  stamina: {
    gist: 'So viel Erschöpfung hältst du ohne Schaden aus; jede weitere wird zur Verletzung.',
    text: [
      'Kondition haben Helden und Verbündete. Bis zu diesem Wert schadet [[exhaustion|Erschöpfung]] nicht; erzwungene Erschöpfung darüber hinaus wird sofort zu [[wounds|Verletzungen]]. Als [[exhaustion-as-cost|Preis]] darfst du sie gar nicht erst überschreiten.',
      'Ein Erfahrungscounter kann die Kondition deines Helden um 2 erhöhen, siehe [[permanent-bonus]].',
    ],
    example:
      'Kondition 4, drei Erschöpfung liegen schon da, zwei erleidest du dazu: vier bleiben, die fünfte wird zur Verletzung.',
  },
  attributes: {
    gist: 'Drei Wertepaare: Geisteskraft, Körperkraft, Gedankenkraft, jeweils mit eigenem Schaden.',
    text: [
      '[[mind|Geisteskraft]] gehört zum Fernkampf, [[body|Körperkraft]] zum Nahkampf, [[spirit|Gedankenkraft]] zum Zauberkampf. Daneben steht jeweils der Schaden, den die Karte in dieser Kampfart macht.',
      'Helden und Verbündete zählen den Wert zu ihrem Wurf. Bei einer [[challenges|Herausforderung]] ist er der Zielwert, den dein Wurf mindestens erreichen muss. Dieselben Werte gelten bei [[skill-tests|Geschicklichkeitsprüfungen]], dort nur für Helden.',
    ],
    missed: [
      'Das Heft nennt diese Werte im Kampf auch [[combat-values|Kampfwerte]] und einmal Fähigkeiten; gemeint ist dasselbe.',
    ],
  },
  mind: {
    gist: 'Zählt bei Fernkampf, Flucht und geistigen Prüfungen zum Wurf; bei Gegnern ist sie der Zielwert.',
    text: [
      'Du addierst sie im [[ranged-phase|Fernkampf]], bei der [[escape-check|Fluchtprüfung]] und bei Prüfungen, die den Verstand fordern. Sie heißt deshalb auch Fernkampfwert.',
      'Bei einer Herausforderung ist sie die Zahl, die du im Fernkampf und bei der Flucht erreichen musst.',
    ],
    missed: [
      'Leicht zu verwechseln: Geisteskraft ist Fernkampf, [[spirit|Gedankenkraft]] ist Zauberkampf.',
    ],
  },
  'ranged-damage': {
    gist: 'So viele Verletzungen teilt die Karte in der Fernkampfphase aus.',
    text: [
      'Triffst du im [[ranged-phase|Fernkampf]], bekommt der Gegner so viele [[wounds|Verletzungen]], wie dein Fernkampfschaden angibt. Misslingt dein Wurf, trifft dich der Wert des Gegners, beim Angreifen wie beim [[defend|Verteidigen]].',
    ],
    missed: ['Hat der Gegner hier 0, musst du beim Verteidigen gar nicht würfeln.'],
  },
  body: {
    gist: 'Zählt im Nahkampf und bei körperlichen Prüfungen zum Wurf; bei Gegnern ist sie der Zielwert.',
    text: [
      'Du addierst sie im [[melee-phase|Nahkampf]] und bei körperlichen [[skill-tests|Prüfungen]], etwa Schwimmen. Im Kampf heißt sie auch Nahkampfwert.',
      'Bei einer Herausforderung ist sie die Zahl, die dein Wurf in der Nahkampfphase mindestens haben muss.',
    ],
    example: 'Wurf 5 plus Körperkraft 4 ergibt 9: gegen Zielwert 11 daneben.',
  },
  'melee-damage': {
    gist: 'So viele Verletzungen teilt die Karte in der Nahkampfphase aus.',
    text: [
      'Gelingt dein Angriff im [[melee-phase|Nahkampf]], nimmt der Gegner diese Zahl an [[wounds|Verletzungen]]. Schlägt dein Angriff oder deine [[defend|Verteidigung]] fehl, nimmst du die Zahl des Gegners.',
    ],
  },
  spirit: {
    gist: 'Zählt im Zauberkampf und bei sozialen oder Willensprüfungen zum Wurf; bei Gegnern der Zielwert.',
    text: [
      'Du addierst sie im [[magic-phase|Zauberkampf]] und bei [[skill-tests|Prüfungen]], in denen es um Umgang mit anderen oder um Willenskraft geht, etwa Diplomatie. Im Kampf heißt sie auch Zauberkampfwert.',
      'Bei einer Herausforderung ist sie der Zielwert der Zauberkampfphase.',
    ],
    missed: ['Nicht mit der [[mind|Geisteskraft]] verwechseln: Die gehört zum Fernkampf.'],
  },
  'magic-damage': {
    gist: 'So viele Verletzungen teilt die Karte in der Zauberkampfphase aus.',
    text: [
      'Ein gelungener Angriff im [[magic-phase|Zauberkampf]] gibt dem Gegner so viele [[wounds|Verletzungen]]. Bei einem Fehlwurf bekommst du den Zauberschaden des Gegners ab; hat ein [[allies-in-combat|Verbündeter]] angegriffen, bekommt er ihn.',
    ],
  },
};
