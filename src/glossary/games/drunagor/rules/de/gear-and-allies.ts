import type { RuleWords } from '@/src/glossary/model';

/** Gear and allies: E, F. */
export const DRUNAGOR_GEAR_AND_ALLIES_RULES_DE = {
  E1: {
    title: 'Neue Gegenstände',
    text: 'Sie kommen zuerst in die Tasche. Ist sie voll, darf einer ungenutzt abgeworfen werden.',
  },
  E2: {
    title: 'Austauschen',
    text: 'Einen Gegenstand anlegen oder ablegen, neben einem Helden einen geben oder nehmen. Nichts, worauf ein Würfel liegt; Erhaltenes ist nicht sofort angelegt; die Kartenseite bleibt.',
  },
  E3: {
    title: 'Zwei Kategorien',
    text: 'Hat Ausrüstung zwei Kategorien, genügt es, wenn eine erlaubt ist.',
  },
  E4: {
    title: 'Doppelseitige Gegenstände',
    text: 'Ihr erhaltet die Seite, die die Anweisung nennt, sonst die Vorderseite. Umgedreht wird durch einen Edelstein (Sockel) oder durch den Text der Karte.',
  },
  E5: {
    title: 'Benutzte Karten',
    text: 'Truhenkarten kommen auf den Ablagestapel, Abenteuerkarten zurück in ihren Stapel.',
  },
  F1: {
    title: 'Verbündete handeln',
    text: 'Gefährten und Begleittiere bewegen sich, dann greifen sie an, ohne Wurf. Sie können gebunden sein, Kollateraleffekte brauchen Schaden, Gelände und Dunkelheit treffen sie.',
  },
  F2: {
    title: 'AKTIVIERE',
    text: 'Ein Begleittier kommt angrenzend ins Spiel, oder eines im Spiel erhält einen zusätzlichen Zug. Eines je Held, ein zweites ersetzt es. Bei 1 Schaden verschwindet es und kann wiederkommen.',
  },
  F3: {
    title: 'Gefährten',
    text: 'Ein Held kann mehrere haben; zusätzliche Züge bekommen sie nie.',
  },
  F4: {
    title: 'Zug eines Verbündeten',
    text: 'Ein eigener Zug gleich nach seinem Helden: Zustände, Bewegung, Angriff, Ende mit Dunkelheit und Gelände. Das Grundspiel hat sechs Begleittiere: Wolf, Adler, Bär, Elementar, Hund, Drache.',
  },
} as const satisfies Readonly<Record<string, RuleWords>>;
