/** The table: what stands around every panel. */
export const table = {
  title: 'Tisch',
  caption: 'Kapitel {{chapter}} · Runde {{round}}',
  captionBefore: 'Kapitel {{chapter}} · Aufbau',
  opening: 'Die Kampagne wird aufgeschlagen …',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  history: 'Verlauf',
  menu: 'Mehr am Tisch',
  next: 'Weiter: {{who}}',
  nextRound: 'Neue Runde: {{who}}',
  nextChoice: 'Weiter: wählen',
  nextFirst: 'Los geht’s: {{who}}',
  nextNobody: 'Weiter',
  empty: {
    text: 'Legt eine Kampagne an oder schlagt eine auf: Hier laufen dann Runden, Monster und Runen.',
    create: 'Neue Kampagne',
  },
  choice: {
    title: 'Wer kommt zuerst?',
    text: 'Mehrere Karten liegen auf demselben Platz.',
    leader: 'Mehrere Karten liegen auf demselben Platz: {{leader}} entscheidet.',
    back: 'Noch nicht',
  },
};
