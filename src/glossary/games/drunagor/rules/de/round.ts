import type { RuleWords } from '@/src/glossary/model';

/** Initiative, setup, adventure: I, U, V. */
export const DRUNAGOR_ROUND_RULES_DE = {
  I1: {
    title: 'Reihenfolge der Leiste',
    text: 'Oben: Verteidiger, orange, grün, Anführer, blau, rot, Taktiker, grau. Unten: orange, Unterstützer, grün, blau, Angreifer, rot, grau, Runenkarte. Helden liegen auf ihrer Rolle, Monster und Angriffskarten bei Runenfarbe und Pfeil.',
  },
  I2: {
    title: 'Runden',
    text: 'Nach der letzten Karte beginnt eine neue Runde. Mehrere Karten auf einem Platz ordnet der Anführer. Wer auf einen schon überschrittenen Platz kommt, ist erst in der nächsten Runde dran.',
  },
  I3: {
    title: 'Anführer der Gruppe',
    text: 'Wer die Rolle Anführer hat, sonst Verteidiger, Unterstützer, Taktiker, Angreifer.',
  },
  I4: {
    title: 'Verbündete nach dem Helden',
    text: 'Auf einen Helden folgen seine Begleittiere und Gefährten, in der Reihenfolge, die er wählt.',
  },
  I5: {
    title: 'Karte verlässt die Leiste',
    text: 'Mit der letzten Figur eines Monsters geht auch seine Karte.',
  },
  I6: {
    title: 'Runen auf der Leiste',
    text: 'Sie zählen je Farbe; Karten mit X fragen danach.',
  },
  U1: {
    title: 'Wer aufgestellt wird',
    text: 'Einträge ohne Spielerzahl immer, die anderen ab dieser Zahl. Benannte Monster zuerst. Zufällige: aus den Karten dieser Farbe und dieses Rangs, die nicht im Spiel sind; gleiche Angaben in einem Aufbau ergeben dasselbe Monster.',
    ruling: 'Reichen die Miniaturen nicht, entscheidet ihr.',
  },
  U2: {
    title: 'Farbbasis',
    text: 'Jede Figur bekommt eine freie Basis ihrer Größe, jede Farbe einmal, höchstens 12. LP stehen auf der Karte.',
    ruling: 'Welche Farben auf den Plätzen 7 bis 12 stehen, ist unsere Festlegung.',
  },
  U3: {
    title: 'Kommandant',
    text: 'Zufällige Seite, LP nach [[D15]], je Held eine Angriffskarte auf der Leiste. Eine Angriffskarte ist kein Zug, außer sie aktiviert ihn (EILE). Passiver Text gilt immer, auch Immunitäten; Karten mit nur passivem Text werden übersprungen.',
  },
  U4: {
    title: 'Komplexe Monster',
    text: 'Sie beginnen auf Seite A.',
  },
  U5: {
    title: 'Variante',
    text: 'Bei jedem Beschwören dürft ihr wählen; ohne Wahl gilt die normale Karte.',
  },
  U6: {
    title: 'Ohne Rune',
    text: 'Ein Diener ohne Rune hat keinen Platz auf der Leiste und handelt nur auf Anweisung.',
  },
  U7: {
    title: 'Szenariomonster',
    text: 'Sie haben keinen Rang; welche Miniatur sie nutzen, steht dabei.',
  },
  U8: {
    title: 'Als Kommandant',
    text: 'Ein benannter Kommandant, oder ein Monster „als Kommandant“, wird behandelt wie in [[U3]].',
  },
  U10: {
    title: 'Leutnants',
    text: 'Sie haben eigene Angriffskarten und MAHLSTROM. Effekte, die Kommandanten nennen, gelten nicht für sie.',
  },
  U11: {
    title: 'Angriffsstapel',
    text: 'Zehn Karten, eine je Rune und Pfeil.',
  },
  U12: {
    title: 'Boss',
    text: 'Keine Monsterkarte, feste Angriffskarten. Eine davon, die Statuskarte, ist sein Zug; nur dort wirken seine Zustände. LP und Aufbau sagt das Abenteuer.',
  },
  U14: {
    title: 'Spielerzahl',
    text: 'Gemeint ist immer die Zahl der Helden.',
  },
  V1: {
    title: 'Vorläufig bis zum Sieg',
    text: 'Bei einem Sieg wird alles seit dem Start gültig, bei Niederlage oder Abbruch kommt der genaue Stand vom Start zurück. Notizen und Berichtigungen der Werte auf dem Heldentableau bleiben.',
  },
  V2: {
    title: 'Fortlaufendes Abenteuer',
    text: 'Keine Lagerphase. Fluch- und Traumawürfel, Ressourcen, die Zahl der Runen, Rolle und ihre Würfel gehen mit, Gefährten und Status auch; Begleittiere und Zustände nicht. Nach einer Niederlage gibt es auf Wunsch Hilfen.',
  },
  V3: {
    title: 'Tür öffnen',
    text: 'Angrenzend, auch diagonal. Das Spiel hält an, es wird aufgebaut, übrige Bewegung bleibt, der neue Bereich ist sofort offen.',
  },
  V4: {
    title: 'Interaktion',
    text: 'Angrenzend, 1 oder 2 Ladungen; jede Möglichkeit einmal pro Abenteuer.',
  },
  V6: {
    title: 'Beginn eines Abenteuers',
    text: 'Volle LP, alle Würfel. Die Rollen werden neu gewählt, außer in einem fortlaufenden Abenteuer.',
  },
} as const satisfies Readonly<Record<string, RuleWords>>;
