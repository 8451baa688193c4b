import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_MONSTER_KEYWORDS as DATA } from '../data/monster-keywords';

export const DRUNAGOR_MONSTER_KEYWORDS_DE: CategoryWords<typeof DATA> = {
  ambush: {
    gist: 'Das Monster verschwindet und taucht neben seinem primären Ziel auf, egal wie weit; der Spieler wählt das Feld.',
    text: [
      'Nehmt das Monster in seinem Zug vom Spielplan. Sein Ziel ist das [[primary-target|primäre Ziel]] in beliebiger Entfernung. Wer diese Figur spielt, sucht ein freies [[adjacent|angrenzendes]] Feld aus (für ein großes Monster eine Zone), auf dem es stehen darf, auch seinen alten Platz. Das zählt als [[jump|SPRUNG]].',
      'Von dort greift es an: das Ziel auf jeden Fall und dazu so viele weitere Helden, wie sein Angriff zulässt. Ein Fernkämpfer gilt dabei als nicht [[engaged|gebunden]] (D7).',
      'Sieht es keinen Helden, lauert es einem Gefährten oder Begleittier auf; der [[party-leader|Anführer der Gruppe]] wählt welchem. Findet sich kein Platz, bleibt es, wo es ist.',
    ],
    missed: [
      'Dunkelheit, Gefahr und Weglänge spielen für die Wahl des Feldes keine Rolle; [[slow]] auch nicht.',
      'Hat es [[knock-down]], gibt es keinen Hinterhalt, sondern einen normalen Zug mit 0 Bewegung.',
    ],
  },
  'attack-twice': {
    gist: 'Es bewegt sich einmal und greift zweimal an; jeder Angriff ist eine eigene Bedrohung.',
    text: [
      'Beide Angriffe laufen nacheinander ab, jeder mit vollem Schaden und eigenen [[collateral-damage|Kollateraleffekten]]. Gegen jeden darf jeder Held mit 1 [[reaction|Reaktion]] antworten, denn jeder ist eine eigene [[threat|Bedrohung]].',
      'Ist das Ziel nach dem ersten Angriff außer Reichweite, wählt das Monster von seinem Platz aus ein neues nach den [[monster-target|üblichen Regeln]]. Noch einmal bewegen darf es sich nicht (D6).',
    ],
    missed: [
      'Entscheidung der App (R3): [[stun]] nimmt ihm beide Angriffe.',
      '[[intimidate]] schwächt nur den ersten.',
    ],
    example:
      'Ein Fleischgolem mit 3 Schaden greift Vorn zweimal an, der 2 Schilde hat: Der erste Angriff kostet beide Schilde und 1 LP, der zweite 3 LP.',
  },
  bloodseeker: {
    gist: 'Primäres Ziel ist der Held mit den wenigsten LP; bei Gleichstand, wer später in der Runde dran ist.',
    text: [
      'Die ganze [[primary-target|Rangfolge]] läuft von den wenigsten zu den meisten LP. Gezählt werden nur Helden, die das Monster sieht. Vorne steht also der [[weakest-hero|schwächste Held]].',
    ],
    missed: [
      'Trotzdem trifft es zuerst möglichst viele Helden; die Rangfolge entscheidet nur zwischen gleich vielen (T1, T2).',
    ],
  },
  defiant: {
    gist: 'Primäres Ziel ist der Held mit den meisten verfügbaren AW; bei Gleichstand, wer früher dran ist.',
    text: [
      'Die [[primary-target|Rangfolge]] läuft von den meisten zu den wenigsten verfügbaren [[action-cubes|Aktionswürfeln]]. Vorne steht der [[most-vigorous-hero|eifrigste Held]].',
    ],
    missed: ['Würfel auf Fähigkeiten und verbrauchte Würfel zählen nicht.'],
    example: 'Maya hat gerade gerastet und 5 AW, Jaheen noch 2: Das Monster will Maya.',
  },
  relentless: {
    gist: 'Primäres Ziel ist der Held mit den wenigsten verfügbaren AW; bei Gleichstand, wer später dran ist.',
    text: [
      'Die [[primary-target|Rangfolge]] läuft von den wenigsten zu den meisten verfügbaren [[action-cubes|Aktionswürfeln]]. Vorne steht der [[most-tired-hero|erschöpfteste Held]].',
    ],
    missed: [
      'Der Gleichstand geht hier an den, der später in der Runde dran ist, anders als bei [[defiant]].',
    ],
  },
  reckoner: {
    gist: 'Primäres Ziel ist der Held mit den meisten Fluchwürfeln; bei Gleichstand, wer früher dran ist.',
    text: [
      'Die [[primary-target|Rangfolge]] läuft von den meisten zu den wenigsten [[curse-cubes|Fluchwürfeln]]. Vorne steht der [[most-corrupted-hero|verdorbenste Held]].',
    ],
    missed: [
      '[[trauma-cube|Traumawürfel]] zählen nicht. Hat niemand Fluchwürfel, ist das ein Gleichstand aller.',
    ],
  },
  covetous: {
    gist: 'Primäres Ziel ist der Held mit den meisten Ressourcen insgesamt; bei Gleichstand, wer früher dran ist.',
    text: [
      'Zählt bei jedem Helden alle [[resources|Ressourcen]] zusammen: [[focus]], [[shield]], [[fury]], [[ki]] und [[fruit-of-life]]. Danach richtet sich die [[primary-target|Rangfolge]].',
    ],
    missed: [
      'Gegenstände, Vorteilsplättchen und Zustände zählen nicht.',
      'Ein Plättchen mit der Zahl 2 zählt als zwei.',
    ],
    example: 'Elros hat 2 FOKUS und 1 SCHILD, Vorn 2 SCHILD: 3 gegen 2, das Ziel ist Elros.',
  },
  slaughter: {
    gist: 'NSC-Plättchen, die keine Gefährten sind, kommen als Ziel vor allen Helden.',
    text: [
      'Für dieses Monster sind [[npc|NSC-Plättchen]] Gegner und stehen in der [[primary-target|Rangfolge]] ganz vorn.',
      'Entscheidung der App (K3): Sie kommen sogar vor einem per Anweisung genannten primären Ziel; bei mehreren bestimmt der [[party-leader|Anführer der Gruppe]] die Reihenfolge. Sie zählen überall wie Helden, die es sieht: bei der Zahl der Getroffenen, als Ziel und beim [[engaged|Binden]].',
    ],
    missed: [
      '[[companions|Gefährten]] stehen zwar auch als NSC-Plättchen auf dem Plan, sind hier aber nicht gemeint.',
      'Andere Monster lassen solche NSC normalerweise in Ruhe.',
    ],
  },
  vicious: {
    gist: 'Aller Schaden seiner Angriffe ist nicht-verhinderbar: kein SCHILD, kein VERHINDERN, keine Reaktion.',
    text: [
      'Der Angriff ist keine [[threat|Bedrohung]], also darf niemand mit einer [[reaction|Reaktion]] antworten, auch nicht mit [[retaliate]]. Der Schaden ist [[non-preventable|nicht-verhinderbar]] und geht voll an die LP (D2).',
    ],
    missed: [
      'Die Schilde bleiben dabei liegen.',
      'Weil sicher LP verloren gehen, kommen auch die [[collateral-damage|Kollateraleffekte]] durch, sofern der Schaden nicht 0 ist.',
    ],
  },
  command: {
    gist: 'Das stärkste andere Monster macht sofort einen ganzen Zug; danach geht dieser Zug weiter.',
    text: [
      'Gewählt wird das [[strongest-monster|Monster mit den meisten LP]] außer dem Befehlenden; bei Gleichstand entscheidet der [[party-leader|Anführer der Gruppe]]. Es führt seinen vollständigen [[monster-turn|Zug]] aus, mit Zuständen, Bewegung und Angriff. Das Initiativeplättchen bleibt, wo es ist.',
      'Gibt es kein anderes Monster, passiert nichts. Entscheidung der App (D8): Wer auf Befehl handelt, befehligt selbst niemanden.',
    ],
    missed: [
      'Dass das befehligte Monster dafür seinen eigenen Zug verliert, sagt die Anleitung nicht: Kommt das Initiativeplättchen zu seiner Karte, ist es dort wie üblich dran.',
    ],
  },
  evolve: {
    gist: 'Bei jedem Auslösen bekommt das Monster dauerhaft +2 SCHADEN und +1 BEWEGUNG, ohne Grenze.',
    text: [
      'Legt die Plättchen für [[additional-damage|+2 SCHADEN]] und [[additional-movement|+1 BEWEGUNG]] zu seiner Farbe auf das [[monster-board|Monstertableau]]. Löst ENTWICKELN wieder aus, kommen neue dazu; eine Höchstzahl gibt es nicht (S2d).',
    ],
    missed: [
      'Meist ist es eine [[triggered-abilities|lila Fähigkeit]]: Das Plus gilt dann schon im selben Zug.',
    ],
    example: 'Nach drei Zügen mit ENTWICKELN macht es 6 Schaden mehr und läuft 3 Felder weiter.',
  },
  maelstrom: {
    gist: 'Zu Zugbeginn alle Angriffskarten einsammeln, mischen und 1 pro Held neu auf die Leiste legen.',
    text: [
      'Alle [[lieutenant|Leutnants]] und manche [[commander|Kommandanten]] haben diese Fähigkeit. Ihre ausliegenden [[attack-cards|Angriffskarten]] kommen zurück in den Stapel, ihr mischt und zieht so viele neue, wie Helden mitspielen.',
    ],
    missed: [
      'Landet eine neue Karte auf einem Platz, der in dieser Runde schon vorbei ist, wirkt sie erst in der nächsten (I2).',
    ],
  },
  manifest: {
    gist: 'Nehmt zufällig 1 Rune; ihre Farbe bestimmt die Wirkung laut Karte, dann kommt sie zurück in den Beutel.',
    text: [
      'Die Rune wird genommen, nicht gezogen ([[draw-or-take-runes]]): Es entsteht keine Dunkelheit, und sie kommt nicht auf die [[initiative-track|Initiativeleiste]]. Was jede Farbe bewirkt, steht auf der Karte des Monsters (S2e).',
    ],
    missed: [
      'Verloren ist ein Abenteuer erst, wenn ihr die letzte [[runes|Rune]] **zieht**: Sie hier zu nehmen und zurückzulegen zählt nicht (N1).',
    ],
  },
  regeneration: {
    gist: 'Zu Zugbeginn X LP zurück, höchstens bis zum Wert der Karte; Kommandanten und Leutnants ohne Grenze.',
    text: [
      'Zuerst wirken die Zustände, dann heilt es sich. Über die LP seiner Karte kommt es nicht hinaus. [[commander|Kommandanten]] und [[lieutenant|Leutnants]] haben diese Grenze nicht (S2c).',
    ],
    missed: [
      'Stirbt es vorher an BLUTEN, BRENNEN oder GIFT, hilft ihm die Regeneration nicht mehr.',
    ],
  },
  'shadow-aura': {
    gist: 'Unter das Ziel kommt 1 kleines Dunkelheitsplättchen; es erleidet sofort deren Wirkung.',
    text: [
      'Legt ein einzelnes Feld [[darkness-tiles|Dunkelheit]] unter die Figur. Sie gilt als von der Dunkelheit erreicht: 2 [[non-preventable|nicht-verhinderbarer]] Schaden für Helden, Gefährten und Begleittiere, höchstens einmal pro Zug (N12).',
      'Liegt dort schon Dunkelheit, ob Plättchen oder aufgedruckt, passiert nichts.',
    ],
    missed: [
      'Das Feld bleibt liegen: Von dort kann sich die Dunkelheit weiter ausbreiten, und der Held hat auf seine Angriffe [[darkness-effect|−2 ZU TRF]], bis er es verlässt.',
      'Gehört SCHATTENAURA zu einem Angriff, ist sie ein [[collateral-damage|Kollateraleffekt]]: nur bei LP-Verlust.',
    ],
  },
};
