import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND3_HEROES_AND_TESTS as DATA } from '../data/heroes-and-tests';

export const RUNEBOUND3_HEROES_AND_TESTS_DE: CategoryWords<typeof DATA> = {
  heroes: {
    gist: 'Jeder Spieler führt einen Helden: Heldenkarte, passende Figur und Startkampfmarker.',
    text: [
      'Die Karte nennt [[attributes|Attribute]], [[speed]], [[health]], [[hand-limit]], Startgold, die [[starting-combat-tokens|Startkampfmarker]] und wo du beginnst. Die Werte der einzelnen Helden stehen nur auf ihren Karten.',
    ],
  },
  attributes: {
    gist: 'Körper, Verstand, Geist: alle Modifikatoren addieren; der Wert darf negativ sein.',
    text: [
      'Der aktuelle Wert ist die Summe aller Zu- und Abschläge. Ein negativer Wert zählt beim Abhandeln von Kartenfähigkeiten als 0, außer beim Vergleichen von Attributen.',
      'Der Wert bestimmt, wie viele Karten du bei einer [[attribute-tests|Probe]] aufdeckst und wie viele [[skill-cards|Fertigkeiten]] dieser Art du höchstens erlernt haben darfst.',
    ],
    example: '+2 Körper und −1 Körper ergeben Körper +1.',
  },
  body: {
    gist: 'Attribut für Stärke und Geschick; höchstens so viele erlernte Körper-Fertigkeiten, wie der Wert beträgt.',
    text: [
      'Körper ist eines der drei [[attributes|Attribute]]. Körperproben decken so viele Karten auf, wie der Wert angibt. Fähigkeiten erhöhen ihn mit „+X“ vor dem Körpersymbol.',
    ],
  },
  mind: {
    gist: 'Attribut für Klugheit und Wahrnehmung; höchstens so viele erlernte Verstand-Fertigkeiten, wie der Wert beträgt.',
    text: [
      'Verstand ist eines der drei [[attributes|Attribute]]. Verstandsproben decken so viele Karten auf, wie der Wert angibt. Fähigkeiten erhöhen ihn mit „+X“ vor dem Verstandsymbol.',
    ],
  },
  spirit: {
    gist: 'Attribut für Willenskraft und Magie; höchstens so viele erlernte Geist-Fertigkeiten, wie der Wert beträgt.',
    text: [
      'Geist ist eines der drei [[attributes|Attribute]]. Geistproben decken so viele Karten auf, wie der Wert angibt. Fähigkeiten erhöhen ihn mit „+X“ vor dem Geistsymbol.',
    ],
  },
  'attribute-tests': {
    gist: 'Decke Fertigkeitskarten in Höhe des Attributs auf; ein einziger Stern genügt zum Bestehen.',
    text: [
      '**1 Aufdecken:** so viele Karten vom Fertigkeitenstapel, wie dein Attribut angibt, dazu oder davon ab die Modifikatoren der Probe. Freiwillig weniger ist nicht erlaubt. Bei 0 oder weniger deckst du keine auf.',
      '**2 Entkräften:** Für jede [[exert|abgelegte Handkarte]] deckst du eine weitere auf, so oft du willst und Karten hast, auch nach einem Erfolg noch. Nach jeder Karte darfst du aufhören.',
      '**3 Ergebnis:** Jeder [[success-symbol|Stern]] ist ein Erfolg. Mit mindestens 1 bestehst du und handelst weiter ab; ohne Stern ist Schluss, nur ein [[failure-effect]] tritt noch ein. Ein Ereignis legst du dann ab, ein [[enemies|Feind]] bleibt und der Kampf läuft weiter. Alle aufgedeckten Karten werden abgelegt.',
    ],
    missed: [
      'Auch mit Wert 0 darfst du die Probe versuchen: Dann hilft nur Entkräften.',
      'Nicht vorgerechnet: ob bei einem negativen Wert ein Bonus der Probe ab 0 oder ab dem negativen Wert zählt.',
    ],
    example:
      'Verstand 2, Probe mit +1: Du deckst drei Karten auf und darfst danach noch entkräften.',
  },
  tests: {
    gist: 'Proben sind immer Attributsproben: Karten in Höhe von Körper, Verstand oder Geist aufdecken, 1 Stern reicht.',
    text: [
      'Das Symbol vor dem Wort Probe sagt, welches [[attributes|Attribut]] zählt. Der Ablauf mit Aufdecken, [[exert|Entkräften]] und Ergebnis steht bei [[attribute-tests]].',
    ],
  },
  'success-symbol': {
    gist: 'Der Stern oben rechts auf Fertigkeitskarten; jeder aufgedeckte zählt bei Proben als 1 Erfolg.',
    text: [
      'Er zählt nur, wenn die Karte bei einer [[attribute-tests|Attributsprobe]] aufgedeckt wird. Mit mindestens einem Stern ist sie bestanden; weitere helfen, wenn der Effekt nach der Zahl der Erfolge fragt.',
      'Wie viele Karten einen Stern haben, verrät das Handbuch nicht.',
    ],
  },
  'failure-effect': {
    gist: 'Das Einzige, was nach einer misslungenen Probe von der Karte noch ausgeführt wird.',
    text: [
      'Ohne Stern endet die Abhandlung der Karte. Nur wenn dort ausdrücklich steht, was bei einem Fehlschlag geschieht, führst du das noch aus.',
      'Danach gilt: Ein [[events|Ereignis]] wird abgelegt, ein [[enemies|Feind]] bleibt und der Kampf geht weiter.',
    ],
  },
  delayed: {
    gist: 'Figur hinlegen: Deine nächste Aktion muss Aufstehen sein.',
    text: [
      'Erst wenn du eine Aktion zum Aufstehen ausgegeben hast, kannst du wieder handeln. Fähigkeiten nutzen und Fertigkeiten [[learn|lernen]] geht auch im Liegen.',
      'Bist du zugleich [[defeated|besiegt]], [[rest|ruhst]] du dich zuerst aus, bis du es nicht mehr bist, und stehst dann mit einer weiteren Aktion auf.',
    ],
  },
};
