import type { CategoryWords } from '@/src/glossary/model';
import type { SWORDSORCERY_ENEMIES as DATA } from '../data/enemies';

export const SWORDSORCERY_ENEMIES_DE: CategoryWords<typeof DATA> = {
  enemies: {
    gist: 'Alle Figuren, die keine Helden sind; Spieler verwalten sie nach ihren Karten.',
    text: [
      'Sie handeln im [[enemy-turn|Zug der Gegner]] nach der [[enemy-activation|Aktivierung]] und sind den Spielern [[enemy-assignment|zugeordnet]]. Steht einer in deiner Zone, bist du [[engaged|gebunden]]. Ihre Figuren nehmen nur Helden die [[line-of-sight|Sicht]]; schwieriges und gefährliches Gelände stört sie nicht.',
    ],
  },
  'enemy-turn': {
    gist: 'Nach jedem Heldenzug: Ist mindestens ein Gegner im Spiel, eine Aktivierungskarte ziehen und ausführen.',
    text: [
      'Die [[activation-card|Aktivierungskarte]] sagt, welche Gegner handeln; wie, bestimmen ihre [[behaviour|Verhaltensweisen]]. Ohne Gegner auf dem Plan zieht ihr keine Karte.',
    ],
    missed: ['Nicht erst am Ende der Runde: Die Gegner kommen nach jedem einzelnen Helden.'],
  },
  'activation-card': {
    gist: 'Eine je Zug der Gegner: Sie nennt, welche Gegner aktiviert werden.',
    text: [
      'Gezogen wird sie nur, wenn ein Gegner im Spiel ist. Ist der Stapel leer, mischt ihr seine Ablage neu ([[supply]]). Was dann geschieht, regelt die [[enemy-activation|Aktivierung]].',
    ],
  },
  'master-enemy': {
    gist: 'Der Boss eines Abenteuers; siehst du ihn, darfst du ihn provozieren.',
    text: [
      'Auf wen er achtet, lenkt der [[menace-token|Bedrohungsmarker]], den ihr mit [[provoke]] beeinflusst. Mehr zu Endgegnern steht nicht in der Kurzübersicht.',
    ],
  },
  'menace-token': {
    gist: 'Lenkt die Aufmerksamkeit eines Endgegners; ihr ändert ihn durch Provozieren.',
    text: [
      'Dafür braucht der Held eine Standardaktion und eine [[line-of-sight|Sichtlinie]] zum [[master-enemy|Endgegner]] ([[provoke]]). Wohin der Marker genau wandert, sagt die Kurzübersicht nicht.',
    ],
  },
  'enemy-assignment': {
    gist: 'Gegnerkarten gleichmäßig verteilen, ab dem aktiven Spieler im Uhrzeigersinn; gleiche Art und Stufe bleiben zusammen.',
    text: [
      'Beim Aufbau beginnt ihr bei einem beliebigen Spieler, später beim aktiven. Kommt ein Gegner ins Spiel, von dem jemand schon dieselbe Art in derselben Stufe führt, geht er an diesen Spieler.',
    ],
    missed: [
      'Gleiche Art, aber andere Stufe: Das ist ein neuer Gegner und geht an den Nächsten in der Reihe.',
    ],
  },
  'enemy-card': {
    gist: 'Zeigt Werte, Zielsymbole und Verhaltensweisen eines Gegners; liegt bei dem Spieler, der ihn führt.',
    text: [
      'Die [[behaviour|Verhaltensweisen]] sagen je nach Entfernung, was er tut; die Symbole nennen sein [[preferred-target|bevorzugtes Ziel]]. Marker wie [[fire|Feuer]] und [[critical-hits|kritische Treffer]] legt ihr auf die Karte der Figur.',
    ],
  },
  'enemy-activation': {
    gist: 'Der Gegner wählt die Verhaltensweise nach Entfernung und geht den kürzesten Weg, lieber ohne Hindernisse.',
    text: [
      'Jede [[behaviour|Verhaltensweise]] verlangt [[line-of-sight|Sichtlinie]] und einen erlaubten Weg zum Ziel, außer der einen mit offener Reichweite. Sind mehrere Helden in Reichweite, entscheidet das [[preferred-target|bevorzugte Ziel]].',
      'Bewegt wird immer so, dass der Gegner seinem Ziel auf kürzestem Weg näher kommt. Hat er die Wahl, nimmt er Zonen ohne [[hindrances|Hindernisse]].',
    ],
    missed: [
      '[[stunned|Betäubte]] Gegner lassen ihre Aktivierung aus, [[slowed|verlangsamte]] befolgen nur den ersten Satz.',
    ],
  },
  behaviour: {
    gist: 'Zeile der Gegnerkarte, die nach Entfernung gilt; braucht Sicht und Weg, außer der mit offener Reichweite.',
    text: [
      'Welche Zeile gilt, hängt davon ab, ob Helden in ihrer [[range|Reichweite]] sind. Ist keine mit Sicht und Weg möglich, bleibt die mit der „+“-Reichweite als Auffangregel; ihr genaues Symbol ist in der Vorlage verloren.',
      '[[blinded|Geblendete]] Gegner befolgen bei ihrer nächsten Aktivierung genau diese Zeile, [[slowed|verlangsamte]] von ihrer Zeile nur den ersten Satz.',
    ],
  },
  'preferred-target': {
    gist: 'Sind mehrere Helden in Reichweite, wählen zuerst die Symbole der Gegnerkarte, dann allgemeine Bedingungen.',
    text: [
      'Nur Helden in der Reichweite der [[behaviour|Verhaltensweise]] kommen in Frage. Nennen die Symbole keinen eindeutig, gelten die [[general-targeting|allgemeinen Auswahlbedingungen]].',
    ],
  },
  'general-targeting': {
    gist: 'Entscheiden, wenn die Symbole der Gegnerkarte kein eindeutiges Ziel ergeben; die Liste steht im Regelbuch.',
    text: [
      'Lücke: Die Kurzübersicht verweist nur auf sie und zählt sie nicht auf. Schlagt sie im Regelbuch nach; ein [[preferred-target|bevorzugtes Ziel]] nach Symbolen geht immer vor.',
    ],
  },
};
