import type { RuleWords } from '@/src/glossary/model';

/** Movement of monsters and heroes: M. */
export const DRUNAGOR_MOVEMENT_RULES_DE = {
  M1: {
    title: 'Bewegungspunkte eines Monsters',
    text: 'Wert der Karte plus Vorteile. Mit [[slow]] sind es 2 weniger, mit [[knock-down]] keine; das Plättchen kommt dann weg.',
    ruling:
      'Es kommt nur weg, wenn das Monster sich ohne das Plättchen bewegt hätte. Greift es ohnehin von seinem Platz aus an, bleibt es liegen.',
  },
  M2: {
    title: 'Was ein Schritt kostet',
    text: 'Jeder Schritt kostet 1 Punkt, ein Schritt von Ebene 0 auf 2 kostet 2. Von Ebene 2 auf 0 kostet er 1 und bringt Fallschaden: 2, nicht verhinderbar.',
  },
  M3: {
    title: 'Schwieriges Gelände',
    text: 'Der erste Schritt eines Zuges auf schwieriges Gelände verliert 1 Punkt zusätzlich. Mit dem letzten Punkt darf man trotzdem hinein, dann entfällt der Verlust. Verlorene Punkte zählen als ausgegeben.',
  },
  M4: {
    title: 'Lava, Miasma, Spitzen',
    text: 'Lava gibt BRENNEN 2, Miasma GIFT 2, Spitzen BLUTEN 2: beim ersten Schritt darauf oder wenn man den eigenen Zug dort beendet. Jede Art wirkt höchstens einmal pro Zug, freiwillig oder nicht. Monstern tut Dunkelheit nichts.',
  },
  M5: {
    title: 'SPRUNG',
    text: 'Gegner, Hindernisse und Gefahren auf dem Weg zählen nicht, nur das letzte Feld gilt als betreten. Kein Fallschaden; hinauf von Ebene 0 auf 2 kostet weiter 2. Über Lücken im Plan führt kein Sprung.',
  },
  M6: {
    title: 'STAMPFEN',
    text: 'Das Monster läuft durch Gegner hindurch; jeder davon erleidet einmal pro Bewegung X nicht verhinderbaren Schaden, Ohnmächtige nichts. Enden darf die Bewegung nicht auf einem Gegner.',
  },
  M7: {
    title: 'Zone statt Feld',
    text: 'Für ein großes Monster lest „Zone“ statt „Feld“. Eine Zone ist gefährlich, sobald es eines ihrer Felder ist.',
    ruling: 'So gelesen, weil das Buch die Geländeregeln nur für Felder ausführt.',
  },
  M8: {
    title: 'Immun gegen ein Plättchen',
    text: 'Ein Plättchen, gegen das das Monster immun ist, bewirkt nichts. Das Symbol für große Monster deckt NIEDERSCHLAGEN und BETÄUBEN ab.',
  },
  M9: {
    title: 'SCHUBSEN',
    text: 'Geradlinig X Felder weg, jeder Schritt weiter fort. Ein Hindernis, eine höhere Ebene oder der Rand hält auf. Gelände und Stürze unterwegs zählen. Kleine Figuren schubsen keine großen.',
  },
  M10: {
    title: 'TELEKINESE',
    text: 'Bis zu X Felder für eine kleine Figur oder ein Objekt, etwa Falle, Truhe oder ein einzelnes Feld Dunkelheit, aber kein Interaktionsplättchen. Gefahren zählen nur, wo es landet; Stürze zählen.',
  },
  M11: {
    title: 'TAUSCHE DEN PLATZ',
    text: 'Beide betreten das Feld des anderen, mit allem, was dort liegt.',
  },
  M12: {
    title: 'Bewegung unterbrechen',
    text: 'Eine Würfelaktion oder Reaktion beendet die laufende Bewegung eines Helden, der Rest verfällt. Eine kleine Aktion oder eine Tür tut das nicht. Wird ein Sprung dafür unterbrochen, ist das Feld dort betreten.',
  },
} as const satisfies Readonly<Record<string, RuleWords>>;
