import type { RuleWords } from '@/src/glossary/model';

/** Attacks, cubes, chests and traps: W, Q, Z. */
export const DRUNAGOR_HEROES_RULES_DE = {
  W1: {
    title: 'Natürliche 1 und 20',
    text: 'Eine 1 geht immer daneben. Eine 20, oder mindestens der kritische Wert, trifft immer und verdoppelt den Schaden; von mehreren kritischen Werten gilt der kleinste.',
  },
  W2: {
    title: 'Treffer',
    text: 'Wurf + Modifikator + passive Boni, +2 von oben, −2 von unten, −2 auf Dunkelheit: Reicht das an die Genauigkeit der Waffe, ist es ein Treffer. Ein Wurf für mehrere Ziele, aber die Höhe zählt für jedes einzeln.',
  },
  W3: {
    title: 'Schaden der Waffe',
    text: 'Waffe plus Boni; DOPPELSCHADEN oder ein Angriff aus dem Verborgenen verdoppelt einmal, ein kritischer Treffer noch einmal. EINSCHÜCHTERN zieht beim ersten Angriff 1 je Plättchen ab. MARKIERT gibt dem Jäger +1.',
    ruling: 'EINSCHÜCHTERN wird vor dem Verdoppeln abgezogen, nie unter 0.',
  },
  W4: {
    title: 'WÜRFELST DU X+',
    text: 'Hier zählt nur die Augenzahl. Kollateraleffekte brauchen verlorene LP, Effekte von Zaubern wirken immer.',
  },
  W5: {
    title: 'WIEDERHOLEN und Proben',
    text: 'Ein misslungener Wurf darf einmal wiederholt werden. Probe: W20 plus Bonus je eigenem Würfel der Farbe gegen die Schwierigkeit; der passende Heldenpfad schafft sie sofort. Auslöser für Angriffswürfe gelten nicht.',
  },
  W6: {
    title: 'Im Kampf gebunden',
    text: 'Neben einem Gegner, den beide sehen, gibt es keine Waffenangriffe im Fernkampf. Von den kleinen Aktionen bleiben Fokustechnik, Verbrauchsgut und 1 KI ausgeben.',
  },
  Q1: {
    title: 'Ein Heldenzug',
    text: '1 freie Bewegung mit 3 Punkten, bis zu 2 Würfelaktionen, jede Art kleiner Aktion einmal.',
  },
  Q2: {
    title: 'Fähigkeit benutzen',
    text: 'Sie nimmt 1 verfügbaren Würfel ihrer Farbe und ist dann belegt. Einen Würfel für BEWEGUNG 3 auszugeben ist auch eine Würfelaktion, also bis zu zweimal im Zug. Ein Jokerwürfel hat jede Farbe und verdoppelt die Zahlen einer Heldenfähigkeit.',
  },
  Q3: {
    title: 'Rasten',
    text: 'Freiwillig nur mit höchstens 2 Farben verfügbarer Würfel; der Zug endet. Unfreiwillig, sobald keiner mehr da ist, nach dem laufenden Effekt; der Zug geht weiter. Beides kostet Fluchwürfel, wie das Abenteuer sagt. Kostenloses Rasten kostet nichts.',
  },
  Q4: {
    title: 'ERSCHÖPFEN',
    text: 'X verfügbare Würfel werden verbraucht, nach Wahl des Helden; zu wenige: alle, dann wird gerastet. ENTWAFFNEN nimmt Gelb und Rot, STILLE Grün und Blau. Wer gegen ERSCHÖPFEN immun ist, ist es gegen beide.',
  },
  Q5: {
    title: 'Blockierte Fähigkeiten',
    text: 'Fluch- und Traumawürfel kommen auf freie Heldenfähigkeiten (Tableau und gelernte Karten) oder Rollenfähigkeiten, nie auf Ausrüstung, Klassenfertigkeiten oder Fokustechniken. Ein blockierter fester Bonus ist sofort weg.',
  },
  Q6: {
    title: 'Reihenfolge beim Rasten',
    text: 'Erst die Fluchwürfel auf noch freie Fähigkeiten, dann kommen die Aktionswürfel zurück.',
    ruling:
      'Die Kurzübersicht des Buchs nennt es umgekehrt. Ist keine Fähigkeit frei, zählt der Würfel trotzdem.',
  },
  Q7: {
    title: 'Zwei Plätze, mehrere Farben',
    text: 'Ausrüstung mit zwei Feldern lässt sich zweimal nutzen. Bei mehrfarbigen Fähigkeiten bestimmt die Farbe des Würfels die Reichweite.',
  },
  Q8: {
    title: 'WUT, FRUCHT DES LEBENS',
    text: 'Nach einem Treffer 1 WUT für +1 Schaden, eine je Zug oder Reaktion. FRUCHT DES LEBENS ist ein Verbrauchsgut, HEILEN 2 für einen selbst, und lässt sich beim Austauschen weitergeben. Nur 1 Fokustechnik je Zug, Reaktionen mitgezählt.',
  },
  Q9: {
    title: 'Preis der Fokustechnik',
    text: 'Sie kostet so viel FOKUS, wie auf ihr steht.',
  },
  Q10: {
    title: 'Reaktionen mit mehreren Effekten',
    text: 'Eine Reaktion kann mehrere Effekte haben; sie wirken in der gedruckten Reihenfolge. WUT zählt auch hier.',
  },
  Z1: {
    title: 'Fallenwürfel',
    text: 'Zwei leere Seiten, GIFT 2, LANGSAM, BRENNEN 2, BLUTEN 2. Wird eine Truhe zertrümmert, würfelt das Monster und der Inhalt ist verloren.',
  },
  Z2: {
    title: 'Fallen der Helden',
    text: 'Sie wirken, wenn ein Gegner in der Zone beginnt oder sie betritt: 2 nicht verhinderbarer Schaden für jeden Gegner darin. Dazu Bärenfalle BLUTEN 2, Brandfalle BRENNEN 4, Giftfalle GIFT 2. Eine Falle je Zone.',
  },
  Z3: {
    title: 'Truhe durchsuchen',
    text: 'Angrenzend: oberste Truhenkarte in die Tasche, Fallenwürfel, Truhe weg. Abgeworfene Karten bleiben bis zum nächsten Abenteuer draußen.',
  },
  Z4: {
    title: 'Truhe aus PLÜNDERN',
    text: 'Für sie wird kein Fallenwürfel geworfen.',
  },
  Z5: {
    title: 'Sichere Truhe',
    text: 'Wer sie öffnet, wirft keinen Fallenwürfel.',
    ruling:
      'Auch ein großes Monster, das sie zertrümmert, würfelt nicht; das Buch spricht nur vom Öffnen.',
  },
} as const satisfies Readonly<Record<string, RuleWords>>;
