import type { RuleWords } from '@/src/glossary/model';

/** A monster's attack and the order of its turn: D1 to D8, S, R. */
export const DRUNAGOR_MONSTER_RULES_DE = {
  D1: {
    title: 'Schaden eines Monsters',
    text: 'Wert der Karte, +2 auf Dunkelheit im eigenen Zug, plus Schadensvorteile, minus 1 je EINSCHÜCHTERN; nie unter 0. Die EINSCHÜCHTERN-Plättchen kommen danach alle weg. X auf der Karte: so viele Runen ihrer Farbe, wie auf der Initiativeleiste liegen.',
  },
  D2: {
    title: 'Trifft immer',
    text: 'Monster würfeln nicht. Mit [[vicious]] ist der Schaden nicht verhinderbar.',
  },
  D3: {
    title: 'Erst SCHILD, dann VERHINDERN',
    text: 'Bei jedem Getroffenen gehen zuerst SCHILD-Plättchen drauf, so viele noch helfen, dann zählt VERHINDERN; der Rest sind verlorene LP. Nicht verhinderbarer Schaden lässt beides aus.',
  },
  D4: {
    title: 'Kollateraleffekte',
    text: 'Sie wirken nur auf Ziele, die durch diesen Angriff mindestens 1 LP verloren haben, auch wenn das Monster zaubert. Immunitäten gelten.',
  },
  D5: {
    title: 'Gefährten und Begleittiere',
    text: 'Ein Gefährte fällt nur, wenn ein einziger Treffer seine Robustheit übersteigt. Ein Begleittier hat 1 LP.',
  },
  D6: {
    title: 'DOPPELANGRIFF',
    text: 'Einmal bewegen, zweimal angreifen; jeder Angriff ist eine eigene Bedrohung. Ist das Ziel beim zweiten nicht mehr zu treffen, wird ohne Bewegung neu gewählt.',
  },
  D7: {
    title: 'HINTERHALT',
    text: 'Das Monster verlässt den Plan und taucht neben seinem primären Ziel auf, egal wie weit weg; den Platz wählt dessen Spieler. Das zählt als [[jump]]. Gibt es keinen Platz, bleibt es, wo es war; mit NIEDERSCHLAGEN gibt es keinen Hinterhalt.',
  },
  D8: {
    title: 'BEFEHLIGEN',
    text: 'Das stärkste andere Monster macht sofort einen ganzen Zug, dann geht dieser weiter. Bei Gleichstand wählt der Anführer.',
    ruling: 'Wer auf Befehl handelt, befiehlt selbst nicht.',
  },
  S1: {
    title: 'Schritt 1: Zustände',
    text: 'Zuerst wirken BLUTEN, BRENNEN und GIFT. Wer dabei auf 0 LP fällt, ist besiegt, bevor er etwas tut.',
  },
  S2: {
    title: 'Schritt 2: lila Fähigkeiten',
    text: 'Danach wirkt jede lila Fähigkeit der Karte einmal.',
  },
  S3: {
    title: 'Schritt 3: Ziel',
    text: 'Jetzt werden Rangfolge und Angriffsziel bestimmt; die mögliche Bewegung ist darin schon enthalten.',
  },
  S4: {
    title: 'Schritt 4: Bewegung',
    text: 'Das Monster geht dorthin, wo es sein Ziel nach den Vorlieben [[P1]] bis [[P4]] angreift.',
  },
  S5: {
    title: 'Schritt 5: Angriff',
    text: 'Es greift an; ihr könnt darauf reagieren.',
  },
  S6: {
    title: 'Schritt 6: Karte umdrehen',
    text: 'Haben alle Figuren einer Karte mit komplexem Verhalten gehandelt, dreht ihr sie um; zeigt die neue Seite einen anderen Platz, wandert sie dorthin.',
  },
  S2a: {
    title: 'Lila Fähigkeiten',
    text: 'Jede wirkt einmal im Zug, für das Monster selbst, wenn nichts anderes dabeisteht. Verbündete eines Monsters sind die anderen Monster.',
  },
  S2b: {
    title: 'SCHILD X',
    text: 'Das Monster bekommt X Plättchen, höchstens 4, und gibt sie aus wie ein Held.',
  },
  S2c: {
    title: 'REGENERATION, HEILEN',
    text: 'Geheilt wird bis zum Wert der Karte, bei Kommandanten und Leutnants ohne Grenze. Bei „den schwächsten Monstern“ klärt der Anführer Gleichstände.',
  },
  S2d: {
    title: 'ENTWICKELN',
    text: 'Das Monster erhält +2 Schaden und +1 Bewegung als Vorteile, ohne Obergrenze.',
  },
  S2e: {
    title: 'MANIFESTIEREN',
    text: 'Nehmt zufällig 1 Rune, führt aus, was die Karte zu ihrer Farbe sagt, und legt sie zurück. Das ist kein Ziehen: Es kommt keine Dunkelheit.',
  },
  S2f: {
    title: 'MAHLSTROM',
    text: 'Die Angriffskarten werden gemischt und neu ausgelegt, eine je Held.',
  },
  S2g: {
    title: 'BEFEHLIGEN',
    text: 'Als lila Fähigkeit ausgelöst, wirkt es wie in [[D8]] beschrieben.',
  },
  S7: {
    title: 'Noch einmal dran',
    text: 'Liegt der neue Platz einer umgedrehten Karte in dieser Runde noch vor dem Initiativeplättchen, handelt sie dort ein zweites Mal.',
  },
  S8: {
    title: 'Besiegt',
    text: 'Bei 0 LP verschwindet die Figur sofort mit allen Plättchen, auch mitten in ihren Zuständen.',
  },
  S9: {
    title: 'Mehrere Figuren einer Karte',
    text: 'Sie handeln nacheinander in der Reihenfolge ihrer Farbbasen, Gelb zuerst. Zwei Karten auf demselben Platz ordnet der Anführer.',
    ruling: 'Welche Farben auf den Plätzen 7 bis 12 stehen, ist unsere Festlegung.',
  },
  R1: {
    title: 'VERDRÄNGEN',
    text: 'Endet ein großes Monster auf kleinen Monstern, wählt der Anführer für jedes ein freies Feld neben der Zone, auf jeder Ebene. Es betritt dieses Feld, mit Gelände und Fallschaden.',
    ruling: 'Ist dort nichts frei, nimmt es das nächste freie Feld.',
  },
  R2: {
    title: 'Truhe zertrümmern',
    text: 'Nur wo die Bewegung eines großen Monsters endet: Es wirft je Truhe den Fallenwürfel, der Inhalt ist verloren. Bei der Truhe aus [[loot]] gibt es keinen Wurf, für sichere Truhen gilt [[Z5]].',
  },
  R3: {
    title: 'Unsere Festlegungen',
    text: 'Vier Fälle, die das Regelbuch offen lässt.',
    ruling:
      'Die Angriffskarten eines besiegten Kommandanten verlassen die Leiste. Schadensvorteile und EINSCHÜCHTERN betreffen Angriffskarten nicht. BETÄUBEN nimmt beide Angriffe eines DOPPELANGRIFFS. Eine Falle unter einem Monster wirkt vor seinen Zuständen.',
  },
} as const satisfies Readonly<Record<string, RuleWords>>;
