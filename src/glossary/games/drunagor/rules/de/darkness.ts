import type { RuleWords } from '@/src/glossary/model';

/** The darkness: N. */
export const DRUNAGOR_DARKNESS_RULES_DE = {
  N1: {
    title: 'Runen ziehen',
    text: 'Die Runenkarte zieht auf Seite A 1, auf Seite B 2 Runen und dreht sich danach. Erst werden alle Runen gezogen, dann die Plättchen gelegt, dann die Runen auf die Leiste. Eine Rune nehmen ist kein Ziehen. Mit der letzten gezogenen Rune ist das Abenteuer verloren.',
    ruling: 'Bei mehreren Runen bestimmt der Anführer, welches Plättchen zuerst gelegt wird.',
  },
  N2: {
    title: 'Ziel der Dunkelheit',
    text: 'Der Held mit den meisten LP, der nicht auf Dunkelheit steht; bei Gleichstand, wer früher dran ist. Verborgene, ohnmächtige und immune Helden zählen wie alle anderen.',
  },
  N3: {
    title: 'Zermalmung',
    text: 'Stehen alle Helden auf Dunkelheit, kommt kein Plättchen. Jeder Held erleidet so viel nicht verhinderbaren Schaden, wie Helden mitspielen, auch wer gegen Dunkelheit immun ist. Die Rune kommt trotzdem auf die Leiste.',
    ruling: 'Ohnmächtige Helden erleiden nichts.',
  },
  N4: {
    title: 'Wohin ein Plättchen darf',
    text: 'Beliebig gedreht oder gewendet, ganz auf vorhandenen Feldern einer Ebene ohne Dunkelheit. Es bedeckt einen Entstehungspunkt oder berührt Dunkelheit an einer Seite, nicht von Ebene 0 hinauf auf 2. Figuren, Objekte und Gelände dürfen darunter liegen.',
    ruling: 'Das ganze Plättchen darf auf einer Nachbarebene liegen.',
  },
  N5: {
    title: 'Fehlende Felder',
    text: 'So viele Felder bräuchte die Dunkelheit noch, um orthogonal bis unter das Ziel zu kommen; ein Anstieg von Ebene 0 auf 2 zählt eines mehr.',
    ruling: 'Kommt sie nie dorthin, zählt der gerade Abstand vom nächsten dunklen Feld.',
  },
  N6: {
    title: 'Die beste Lage',
    text: 'Das Plättchen liegt so, dass die wenigsten Felder fehlen. Gleich gute Lagen entscheidet der Anführer.',
  },
  N7: {
    title: 'Aufbrechen',
    text: 'Statt des Plättchens bis zu 3 einzelne Felder nacheinander, jedes an Dunkelheit oder auf einem Entstehungspunkt. Ein Anstieg von Ebene 0 auf 2 verbraucht ein Feld zusätzlich. Erreicht sie das Ziel, dann mit möglichst wenigen; sonst so nah wie möglich.',
  },
  N8: {
    title: 'Wann sie aufbricht',
    text: 'Wenn das Plättchen nirgends hinpasst oder wenn Einzelfelder weniger Felder fehlen lassen als seine beste Lage.',
  },
  N9: {
    title: 'Nächstes Ziel',
    text: 'Ist das Ziel beim Aufbrechen erreicht und sind Einzelfelder übrig, gehen sie zum nächsten Helden. Ist der letzte freie Held erreicht, verfällt der Rest, ohne Zermalmung.',
  },
  N9a: {
    title: 'Nichts zu legen',
    text: 'Gibt es weder Dunkelheit noch Entstehungspunkt oder keinen Platz, wird nichts gelegt.',
  },
  N10: {
    title: 'Erreicht',
    text: 'Wer von der Dunkelheit erreicht wird, bleibt stehen. Das kostet Helden und ihre Verbündeten 2 nicht verhinderbaren Schaden, höchstens einmal pro Zug. Monstern und Ohnmächtigen geschieht nichts.',
  },
  N11: {
    title: 'Auf Dunkelheit stehen',
    text: 'Helden haben −2 auf Angriffswürfe, Monster machen +2 Schaden. Betreten, oder den eigenen Zug darauf beenden: 2 nicht verhinderbarer Schaden für Helden und ihre Verbündeten, einmal pro Zug.',
  },
  N12: {
    title: 'SCHATTENAURA',
    text: 'Unter das Ziel kommt ein einzelnes Feld Dunkelheit, falls dort noch keine ist; es gilt als erreicht.',
  },
  N13: {
    title: 'Gedruckte Dunkelheit',
    text: 'Von ihr breitet sich die Dunkelheit aus, aber Plättchen liegen nie auf ihr.',
  },
  N14: {
    title: 'Ohne Karte',
    text: 'Ihr sagt, wen das Plättchen erreicht hat. Wer erreicht ist, steht auf Dunkelheit, bis ihr etwas anderes sagt; Ziel, Zermalmung und das nächste Ziel beim Aufbrechen folgen daraus.',
  },
} as const satisfies Readonly<Record<string, RuleWords>>;
