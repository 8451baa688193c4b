import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND3_DAMAGE_AND_HEALTH as DATA } from '../data/damage-and-health';

export const RUNEBOUND3_DAMAGE_AND_HEALTH_DE: CategoryWords<typeof DATA> = {
  damage: {
    gist: 'Marker auf der Karte; so viele wie die Gesundheit heißt besiegt, mehr werden es nie.',
    text: [
      'Wer Schaden nimmt, bekommt Schadensmarker auf seine Karte. Erreichen sie die [[health]], ist er [[defeated|besiegt]]; was darüber hinausginge, verfällt.',
      'Ein 3er-Marker ist drei 1er wert, wechseln geht jederzeit. Schaden außerhalb eines Kampfes lässt sich nicht mit [[shield-symbols|Schilden]] abwehren.',
    ],
  },
  'deal-damage': {
    gist: 'Im Kampf nur gegen deinen Gegner; wird alles abgewehrt, gilt der Schaden als nicht zugefügt.',
    text: [
      'Meist kommt Schaden aus [[combat-actions|Kampfaktionen]]. Im Kampf trifft er nur den [[opponent|Gegner]], nicht dich selbst und niemanden außerhalb.',
      'Ist der ganze Schaden [[prevent-damage|abgewehrt]], lösen Fähigkeiten nicht aus, die zugefügten Schaden voraussetzen. Andere Zusatzeffekte derselben Aktion treten trotzdem ein.',
    ],
    missed: [
      'Andere Einträge des Handbuchs nennen dasselbe „Schaden verursachen“; ein Stichwort dieses Namens gibt es nicht.',
    ],
  },
  'prevent-damage': {
    gist: 'Abgewehrter Schaden zählt nicht; Zusatzeffekte der Fähigkeit treten trotzdem ein.',
    text: [
      'Abgewehrt wird vor allem mit [[shield-symbols|Schilden]], je 1 Schaden, manche Karten können es auch. Hat eine Fähigkeit neben Schaden noch einen Effekt, wirkt der auch bei voller Abwehr, wenn nichts anderes dasteht.',
    ],
    missed: [
      'Was nur bei zugefügtem Schaden auslöst, bleibt bei voller Abwehr aus: [[deal-damage]].',
    ],
  },
  'physical-damage': {
    gist: 'Nur Helden: beliebig viele dieser Symbole ausgeben, ebenso viel körperlicher Schaden am Gegner.',
    text: [
      'Eine [[combat-actions|Kampfaktion]]. Du musst nicht alle Marker auf einmal ausgeben, und in derselben Aktion ist kein [[magic-damage|magischer Schaden]] möglich.',
      'Manche Feinde können gerade diese Art [[prevent-damage|abwehren]], die andere nicht.',
    ],
  },
  'magic-damage': {
    gist: 'Nur Helden: beliebig viele dieser Symbole ausgeben, ebenso viel magischer Schaden am Gegner.',
    text: [
      'Eine [[combat-actions|Kampfaktion]]. Du darfst Marker für später zurückhalten; mit [[physical-damage|körperlichem Schaden]] lässt sie sich nicht mischen.',
      'Manche Feinde haben eine Fähigkeit gegen magischen Schaden, aber keine gegen körperlichen.',
    ],
  },
  'enemy-damage': {
    gist: 'Nur Feinde: beliebig viele dieser Symbole ausgeben, ebenso viel feindlicher Schaden am Helden.',
    text: [
      'Eine [[combat-actions|Kampfaktion]] des Spielers, der den [[enemies|Feind]] führt. Er darf die Marker auf mehrere Aktionen verteilen. [[shield-symbols|Schilde]] helfen dagegen wie gegen jede Art.',
    ],
  },
  health: {
    gist: 'So viele Schadensmarker hältst du aus: Ist die Zahl erreicht, bist du besiegt.',
    text: [
      'Helden und Feinde haben einen Wert auf der Karte. Fähigkeiten erhöhen ihn mit „+X“ vor dem Herz. Bekommst du als [[defeated|Besiegter]] durch eine neu gelernte Fertigkeit mehr Gesundheit, bist du es nicht mehr.',
      'Die Werte von [[margath]] und [[vorakesh]] hängen zusätzlich von Handlungsmarkern ab.',
    ],
  },
  heal: {
    gist: 'Entferne so viele Schadensmarker, wie geheilt werden; ohne Schaden gibt es nichts zu heilen.',
    text: [
      'Das gilt für Helden und Feinde. Der übliche Weg ist [[rest|Ausruhen]]; die Aktion darfst du auch unverletzt nehmen.',
      'Ein [[villain|Endgegner]], dessen Gesundheit durch Handlungsmarker gesenkt ist, heilt nicht über diese Grenze hinaus.',
    ],
  },
  defeated: {
    gist: 'Schaden gleich Gesundheit: Der Kampf endet sofort, und der Held darf nur noch ausruhen.',
    text: [
      'Noch offene Kampffähigkeiten entfallen, überzähliger Schaden auch. **Feind besiegt:** Du erhältst die [[reward]] und nimmst die Abenteuerkarte als Trophäe. **Held von einer Abenteuerkarte besiegt:** Sie wird abgelegt. Gegen den [[villain|Endgegner]] bedeutet es das Aus.',
      'Ein besiegter Held kann als Aktion nur [[rest|ausruhen]], aber Fähigkeiten nutzen und lernen. Niemand kann ihn herausfordern oder sonst in einen Kampf ziehen. Heilt er wenigstens 1 Schaden oder lernt er eine Fertigkeit mit mehr Gesundheit, ist er wieder dabei.',
    ],
    missed: [
      'Eine weitere Strafe nennt das Handbuch nicht: Gold, Ausrüstung und Trophäen bleiben dir.',
    ],
    example:
      'Im Kampf mit dem Großen Drachen ist jemand besiegt, bevor „Verbrennen“ dran ist: Es entfällt.',
  },
};
