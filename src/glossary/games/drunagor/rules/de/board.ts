import type { RuleWords } from '@/src/glossary/model';

/** Fields, zones, obstacles: G, O. */
export const DRUNAGOR_BOARD_RULES_DE = {
  G1: {
    title: 'Felder und Zonen',
    text: 'Ein Feld ist ein Quadrat auf Ebene 0, 1 oder 2. Eine Zone ist der feste Block aus 2 × 2 Feldern; alle Felder einer Zone liegen auf derselben Ebene. Am Rand des Spielplans kann eine Zone unvollständig sein.',
  },
  G2: {
    title: 'Angrenzend',
    text: 'Felder grenzen aneinander, wenn sie sich an einer Seite oder Ecke berühren, egal auf welcher Ebene. Für Zonen gilt dasselbe. Kein Feld grenzt an sich selbst.',
  },
  G3: {
    title: 'Abstand von Zonen',
    text: 'Gezählt werden die Schritte von Zone zu Zone über Zonen, die im Spiel sind. Reichweite 1 heißt: dieselbe Zone oder eine angrenzende.',
  },
  G4: {
    title: 'Klein und groß',
    text: 'Eine kleine Figur steht auf 1 Feld. Ein großes Monster füllt 1 vollständige Zone.',
  },
  G5: {
    title: 'Umgebung einer Figur',
    text: 'Um eine kleine Figur liegen bis zu 8 Felder, um die Zone eines großen Monsters bis zu 12.',
  },
  G6: {
    title: 'Brücken',
    text: 'Die Felder unter einer Brücke sind für Figuren gesperrt, die Dunkelheit darf hinein. Gefahren darunter berühren niemanden auf der Brücke. Ein Entstehungspunkt unter einer Brücke ist aus dem Spiel.',
  },
  G7: {
    title: 'Gefährliches Gelände auf dem Plan',
    text: 'Ein Gelände, das ein Geländeplan zeigt, gilt für alle Felder dieses Plans, wenn nichts anderes vorgegeben ist.',
  },
  G8: {
    title: 'Dunkelheit deckt zu',
    text: 'Liegt ein Dunkelheitsplättchen auf einem Feld, zählt dort nur noch die Dunkelheit: Lava, Miasma, Spitzen und schwieriges Gelände darunter sind weg. Ein gesperrtes Feld bleibt gesperrt.',
  },
  O0: {
    title: 'Gegner eines Monsters',
    text: 'Gegner sind Helden, Gefährten und Begleittiere. Für ein Monster mit [[slaughter]] kommen die NSC-Plättchen dazu.',
  },
  O1: {
    title: 'Verbündete im Weg',
    text: 'Durch Verbündete darf man hindurch, bei Monstern also durch andere Monster. Aber niemand beendet eine Bewegung auf einem besetzten Feld.',
  },
  O2: {
    title: 'Hindernisse',
    text: 'Alles andere auf dem Plan hält kleine Figuren auf: Gegner, auch verborgene und ohnmächtige, NSC, Truhen, Interaktions-, Runen- und Ereignisplättchen, gesperrte Felder. Dunkelheit, Fallen und die Truhe aus [[loot]] sind keine Hindernisse.',
    ruling:
      'Eine Tür steht zwischen den Feldern und versperrt keines, außer ihr markiert eines damit.',
  },
  O3: {
    title: 'Große Monster und Hindernisse',
    text: 'Es geht durch Monster und Truhen hindurch. Enden darf es auf kleinen Monstern (sie werden verdrängt) und auf Truhen (sie werden zertrümmert), nie auf einem anderen großen Monster und nie in einer Zone mit sonst einem Hindernis.',
  },
  O4: {
    title: 'Diagonal zwischen Hindernissen',
    text: 'Ein diagonaler Schritt zwischen zwei Hindernissen hindurch ist erlaubt.',
  },
} as const satisfies Readonly<Record<string, RuleWords>>;
