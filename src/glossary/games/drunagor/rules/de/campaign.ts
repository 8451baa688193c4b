import type { RuleWords } from '@/src/glossary/model';

/** Camp, logbook, other modes: L, B, X. */
export const DRUNAGOR_CAMPAIGN_RULES_DE = {
  L1: {
    title: 'Lager 1: Zustände',
    text: 'Alle Zustände kommen weg.',
  },
  L2: {
    title: 'Lager 2: Fluchwürfel',
    text: 'Alle Fluchwürfel kommen weg.',
  },
  L3: {
    title: 'Lager 3: Traumawürfel',
    text: 'Alle Traumawürfel kommen weg.',
  },
  L4: {
    title: 'Lager 4: Ressourcen',
    text: 'Alle Ressourcen kommen weg.',
  },
  L5: {
    title: 'Lager 5: Erholung',
    text: 'Volle LP. Status werden gelöscht, Aura und Auswirkungen bleiben. Gefährten gehen, Begleittiere verschwinden.',
  },
  L6: {
    title: 'Lager 6: Belohnung',
    text: 'Ihr erhaltet, was das Abenteuer nennt: Ausrüstung ([[L6a]]), Heldenfähigkeit ([[L6b]]), Klassenfertigkeit ([[L6c]]).',
  },
  L6a: {
    title: 'Lagerausrüstung',
    text: 'Jeder Held wählt eine von denen, die noch da sind. Der „aktuelle“ Stapel ist die höchste Stufe, die ihr bisher erhalten habt.',
  },
  L6b: {
    title: 'Heldenfähigkeit',
    text: 'Stufe I in einer der 4 Farben, oder Stufe II auf einer gelernten: dazu 1 Aktionswürfel dieser Farbe, auch bei passiven. Stattdessen geht immer Rollenfähigkeit III-A, später III-B: 1 Würfel einer gewählten Farbe, für jede Rolle; eine neue Rolle darf die Farben neu wählen.',
  },
  L6c: {
    title: 'Klassenfertigkeit',
    text: 'Ein neuer Baum auf Stufe 1 oder die nächste Stufe eines begonnenen; kein Würfel. Höchstens eine fremde Klasse je Held, jede fremde nur einmal in der Gruppe: Die App warnt, verbietet aber nicht.',
  },
  L7: {
    title: 'Lager 7: Gegenstände',
    text: 'Verstaut, tauscht und legt an ([[L7a]]).',
  },
  L7a: {
    title: 'Plätze und Tasche',
    text: '4 Plätze nur mit erlaubter Ausrüstung, Tasche für 2, das Lager fasst beliebig viel. Aus Truhen darf nichts ins Lager. Startausrüstung könnt ihr jederzeit wieder nehmen.',
  },
  B1: {
    title: 'Logbuch',
    text: 'Namen, Fähigkeiten, Rollenfähigkeit mit Farben, Lagerausrüstung, Status, Aura, Auswirkungen, Plätze und Tasche, Klassen, Übertrag. Eine neue Aura ersetzt die alte, ein Traumawürfel nimmt sie.',
  },
  X1: {
    title: 'Einzelabenteuer',
    text: 'Die Kapitel 2, 3, 4, 6, 7, 9, 14 und 15 lassen sich einzeln spielen. Jeder Held beginnt dann mit zusätzlichen Fähigkeiten und Ausrüstung, je nach Kapitel.',
  },
  X2: {
    title: 'Spieler gegen Spieler',
    text: 'Jeder gegen Jeden (2 bis 5 Helden) oder Zwei gegen Zwei, ohne Rollen. Danach ist alles wie zuvor.',
  },
  X3: {
    title: 'PvP: Reihenfolge',
    text: 'Alle würfeln den W20, bei Gleichstand noch einmal. Der Höchste nimmt den Platz des Verteidigers, der Nächste den des Anführers und so fort; Teams wechseln sich ab.',
  },
  X4: {
    title: 'PvP: Zustände sofort',
    text: 'BLUTEN, BRENNEN und GIFT schaden, sobald man sie bekommt, und kommen gleich wieder weg.',
  },
  X5: {
    title: 'PvP: Verborgen',
    text: 'Jeder sieht Verborgene, trifft sie aber mit −5; aus dem Verborgenen gibt es doppelten Schaden. Wer selbst immun ist, hat mit beidem nichts zu tun.',
  },
  X6: {
    title: 'PvP: Würfelaktion',
    text: 'Für 1 Aktionswürfel: HEILEN 2 und REINIGEN 1.',
  },
  X7: {
    title: 'PvP: Würfel ablegen',
    text: 'Fluch- und Traumawürfel liegen nur auf Heldenfähigkeiten.',
  },
  X8: {
    title: 'PvP: Monster',
    text: 'Zuerst der Held mit dem kürzesten Weg, dann das Kriterium der Karte ([[K2]]).',
  },
  X9: {
    title: 'PvP: Besiegt',
    text: 'Einzeln: der 6. Fluch- oder 2. Traumawürfel. Ein Zweierteam fällt mit seinem 4. Traumawürfel. Besiegte sind sofort draußen.',
  },
  X10: {
    title: 'PvP: Sieg',
    text: 'Wer übrig bleibt, gewinnt. Die letzte Rune bringt ein Unentschieden.',
  },
  X11: {
    title: 'PvP: Angriff auf Helden',
    text: 'Ein Treffer ist eine Bedrohung: Schilde, Reaktionen, LP ([[D10]]). Helfen dürfen nur Verbündete.',
  },
} as const satisfies Readonly<Record<string, RuleWords>>;
