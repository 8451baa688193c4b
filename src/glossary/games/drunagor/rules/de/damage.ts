import type { RuleWords } from '@/src/glossary/model';

/** Tokens and damage: C, D9 to D21. */
export const DRUNAGOR_DAMAGE_RULES_DE = {
  C1: {
    title: 'Grenzen der Plättchen',
    text: 'Höchstens 4 je Sorte: BLUTEN, BRENNEN, GIFT, EINSCHÜCHTERN und die Ressourcen. Höchstens 1: BETÄUBEN, LANGSAM, NIEDERSCHLAGEN, VERBORGEN, MARKIERT. Vorteile haben keine Grenze; was zu viel ist, verfällt.',
  },
  C2: {
    title: 'Beginn des Zuges',
    text: '1 nicht verhinderbarer Schaden je BLUTEN (dann alle weg), je BRENNEN (dann eines weg) und je GIFT (bleibt). VERBORGEN kommt weg. BETÄUBEN kostet ein Monster den Angriff, einen Helden eine Würfelaktion. Ohnmächtige stehen zuerst auf.',
    ruling: 'Der Schaden dieses Schritts kommt als eine Summe.',
  },
  C3: {
    title: 'REINIGEN X',
    text: 'Bis zu X Fluchwürfel nach Wahl des Spielers und alles GIFT kommen weg. Es hilft auch gegen eines davon allein.',
  },
  C4: {
    title: 'Immun',
    text: 'Der Effekt wird ignoriert, es gibt kein Plättchen. Einem großen Monster schaden weder NIEDERSCHLAGEN noch SCHUBSEN, BETÄUBEN oder TELEKINESE; einem kleinen mit diesem Symbol ebenso wenig.',
  },
  C5: {
    title: 'Angriff aus dem Verborgenen',
    text: 'Ein Waffenangriff nimmt das Plättchen weg, ob er trifft oder nicht. Ein Zauber lässt es liegen.',
  },
  C6: {
    title: 'Passives bei Ohnmacht',
    text: 'Passive Fähigkeiten eines ohnmächtigen Helden gelten weiter.',
  },
  C7: {
    title: 'Gebremste Helden',
    text: 'LANGSAM: Die nächste Bewegung, die ein Held oder Verbündeter erhält, hat 2 Punkte weniger, dann kommt es weg. NIEDERSCHLAGEN: Diese Bewegung fällt aus, dann kommt es weg.',
    ruling: 'Liegen beide, fällt die Bewegung aus und beide kommen weg.',
  },
  D9: {
    title: 'BESCHÜTZEN',
    text: 'Wer neben einem angegriffenen Verbündeten steht, wird an seiner Stelle das Ziel; nicht, wenn er schon eines ist.',
  },
  D10: {
    title: 'Schaden abwehren',
    text: 'Zuerst SCHILD, so viele noch etwas bringen, dann VERHINDERN, dann LP. Reagieren darf jeder Held einmal je Bedrohung, auch wenn Schilde schon alles abfangen. „Allen Schaden verhindern“ deckt ein Ziel. Nicht verhinderbarer Schaden ist keine Bedrohung.',
  },
  D11: {
    title: 'Ohnmächtig',
    text: 'Bei 0 LP: Zustände weg, Ressourcen bleiben, kostenlose Rastaktion, 1 Traumawürfel, Aura verloren. Er kann nicht Ziel sein. Zu Beginn seines nächsten Zuges steht er mit vollen LP auf; geschah es durch seine Zustände, sofort.',
  },
  D12: {
    title: 'Verloren',
    text: 'Beim 6. Fluchwürfel oder 2. Traumawürfel eines Helden, mit der letzten gezogenen Rune oder durch eine Anweisung. Einzelne Grenzen können höher liegen.',
  },
  D13: {
    title: 'Maximale LP',
    text: 'Nie über 16. +X LP aus Aura, Gegenstand, Fähigkeit oder Rolle hebt beide Werte sofort; geht es verloren, sinken beide sofort.',
  },
  D14: {
    title: 'LP entziehen, Leben bezahlen',
    text: 'LP ENTZIEHEN verschiebt bis zu X LP und ist kein Schaden; Kommandanten und Leutnants dürfen dabei über ihren Startwert. BEZAHLE X LEBEN ist nicht verhinderbar und nicht erlaubt, wenn der Held davon ohnmächtig würde.',
  },
  D15: {
    title: 'LP eines Kommandanten',
    text: 'Wert der Karte × (vorgegebene Zahl + Anzahl der Helden).',
  },
  D16: {
    title: 'ZURÜCKSCHLAGEN X',
    text: 'Nur der Angegriffene, nur gegen den Angreifer. Mit Aktionswürfel zählt die Reichweite, sonst geht es auf jede Entfernung.',
  },
  D19: {
    title: 'REUE, FLUCH X',
    text: 'REUE ist ein Kollateraleffekt: 1 nicht verhinderbarer Schaden je Fluchwürfel des Ziels. FLUCH X bringt X Fluchwürfel.',
  },
  D20: {
    title: 'NSC ohne Karte',
    text: 'Ein NSC-Plättchen ohne Karte erhält keine Zustände oder Ressourcen.',
  },
  D21: {
    title: 'Robustheit',
    text: 'Schaden bis zu diesem Wert ignoriert ein Gefährte völlig, Kollateraleffekte ebenso.',
  },
} as const satisfies Readonly<Record<string, RuleWords>>;
