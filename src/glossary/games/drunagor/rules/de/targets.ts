import type { RuleWords } from '@/src/glossary/model';

/** Whom a monster attacks and from where: K, A, T, P. */
export const DRUNAGOR_TARGETS_RULES_DE = {
  K1: {
    title: 'Wen ein Monster sieht',
    text: 'Jeden Helden außer ohnmächtigen und verborgenen; verborgene sieht es nur, wenn es gegen [[stealth]] immun ist. Für Gefährten und Begleittiere gilt dasselbe. Spieler gegen Spieler: Verborgene werden gesehen.',
  },
  K2: {
    title: 'Rangfolge der Helden',
    text: 'Ohne Merkmal zählen die meisten LP, bei Gleichstand, wer früher dran ist. BLUTSUCHER: wenigste LP, TROTZIG: meiste AW, UNNACHGIEBIG: wenigste AW, BERECHNEND: meiste Fluchwürfel, HABGIERIG: meiste Ressourcen. Bei „wenigste“ steht vorn, wer später dran ist.',
  },
  K3: {
    title: 'Primäres Ziel',
    text: 'Der Erste der Rangfolge. Eine Anweisung kann einen sichtbaren Helden nach vorn holen. Mit [[slaughter]] kommen NSC-Plättchen noch davor.',
    ruling:
      'Die NSC zählen dann überall wie sichtbare Helden, in der Reihenfolge, die der Anführer nennt.',
  },
  A1: {
    title: 'Reichweite des Angriffs',
    text: 'Nahkampf trifft nur in der Umgebung. Fernkampf reicht in die eigene und angrenzende Zonen, aber nicht, wenn dort ein sichtbarer Gegner neben dem Monster steht: Dann ist es gebunden. Zauber treffen überall.',
    ruling: 'Verborgene und ohnmächtige Figuren binden nicht.',
  },
  A2: {
    title: 'Wie viele Ziele',
    text: 'Ein einfacher Angriff trifft einen. [[cleave]]: bis zu X in der Umgebung. [[multishot]]: bis zu X in Reichweite. [[strike]]: bis zu X Zonen, alle Gegner darin.',
    ruling: 'Eine Zone ohne Gegner, der zählt, wird nicht getroffen.',
  },
  A3: {
    title: 'Verborgene und Ohnmächtige',
    text: 'Wen das Monster nicht sieht, der zählt bei der Zielwahl nicht; ein [[strike]] auf seine Zone trifft ihn trotzdem. Ohnmächtige werden nie getroffen.',
  },
  T1: {
    title: 'So viele Helden wie möglich',
    text: 'Das Monster greift von dort an, wo es die meisten Helden zugleich trifft. Wie viel Schaden dabei entsteht, spielt keine Rolle.',
  },
  T2: {
    title: 'Die Besten der Rangfolge',
    text: 'Sind mehrere Gruppen gleich groß, gewinnt die mit dem besser platzierten ersten Helden, dann dem zweiten und so weiter.',
  },
  T3: {
    title: 'Kein Held in Reichweite',
    text: 'Kann es keinen Helden treffen, nimmt es möglichst viele Gefährten und Begleittiere.',
  },
  T4: {
    title: 'Verbündete dazu',
    text: 'Trifft es Helden, trifft es außerdem so viele Gefährten und Begleittiere wie möglich, solange das an den Helden nichts ändert. Sind dann noch mehrere Gruppen gleich, wählt der Anführer.',
  },
  T5: {
    title: 'Näher heran',
    text: 'Kann es niemanden treffen, geht es so nah wie möglich an das primäre Ziel. Ein gebundenes Fernkampfmonster, das von nirgends angreifen kann, bleibt stehen.',
    ruling:
      '„Nah“ heißt: am wenigsten Bewegungspunkte bis zu einem Platz, von dem aus es träfe. Ist der Weg versperrt, denkt man sich die Figuren weg.',
  },
  T6: {
    title: 'Niemand zu sehen',
    text: 'Sieht es keinen Gegner, bleibt es stehen und greift nicht an.',
  },
  T7: {
    title: 'BETÄUBEN',
    text: 'Es wählt und bewegt sich, als griffe es an, lässt den Angriff dann aus und verliert das Plättchen.',
  },
  P1: {
    title: 'Auf Dunkelheit',
    text: 'Unter allen Plätzen für seinen Angriff zieht es solche auf Dunkelheit vor. Einem großen Monster genügt 1 Feld seiner Zone.',
  },
  P1a: {
    title: 'Weg von der Gefahr',
    text: 'Steht es gerade auf Lava, Miasma oder Spitzen, die ihm schaden, zieht es Plätze ohne solches Gelände vor.',
  },
  P2: {
    title: 'Weg ohne Schaden',
    text: 'Ein Weg ohne Gefahr kommt vor einem mit. Gefahr ist: Lava, Miasma, Spitzen oder schwieriges Gelände betreten, fallen, oder den Zug auf solchem Gelände beenden.',
    ruling:
      'Es zählt nur ja oder nein, nicht wie viel. Gelände, gegen dessen Zustand es immun ist, ist keine Gefahr.',
  },
  P3: {
    title: 'Kürzester Weg',
    text: 'Von den übrigen Plätzen nimmt es den mit den wenigsten ausgegebenen Bewegungspunkten.',
  },
  P4: {
    title: 'Der Anführer wählt',
    text: 'Was danach noch gleich gut ist, entscheidet der Anführer der Gruppe. Die App bietet genau diese Plätze an.',
  },
} as const satisfies Readonly<Record<string, RuleWords>>;
