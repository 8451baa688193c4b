import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_ATTACKS as DATA } from '../data/attacks';

export const DRUNAGOR_ATTACKS_DE: CategoryWords<typeof DATA> = {
  'weapon-attack': {
    gist: 'W20 werfen, alles verrechnen: Ab der Genauigkeit deiner Waffe triffst du und machst ihren Schaden.',
    text: [
      'Du erkennst ihn an den gekreuzten Schwertern und am Effekt [[x-hit]]. Zuerst wählst du einen Gegner in Reichweite, dann folgt der [[attack-roll|Angriffswurf]]. Mit mindestens der [[accuracy|Genauigkeit]] triffst du.',
      'Bei einem Treffer erleidet das Ziel den [[weapon-damage|Waffenschaden]] samt Bonusschaden. Verliert es dabei LP, kommen die [[collateral-damage|Kollateraleffekte]] dazu. Ein [[failed|misslungener]] Angriff bewirkt nichts davon.',
      'Wie weit du kommst, sagt die Farbe der Fähigkeit oder des eingesetzten Würfels ([[cube-range]]). Nur ohne eigenen Würfel, etwa bei einer [[focus-technique|Fokustechnik]], zählt die [[weapon-range]]. Wer [[engaged|gebunden]] ist, darf nicht im Fernkampf mit der Waffe angreifen.',
    ],
    missed: [
      'Was mit Semikolon vom Angriff getrennt ist, wirkt auch dann, wenn du danebenschlägst.',
      'Ein Angriff auf mehrere Ziele bleibt 1 Angriff mit 1 Wurf.',
    ],
  },
  'attack-roll': {
    gist: 'W20 + TRF des Angriffs + Boni ± 2 für die Höhe − 2 auf Dunkelheit: Genauigkeit erreicht heißt Treffer.',
    text: [
      'Schau zuerst auf den nackten Würfel: Die 1 ist ein [[critical-miss|Patzer]], die 20 ein [[critical-hit|kritischer Treffer]]. Auch [[roll|Auslöser wie 16+]] sehen nur diese Zahl.',
      'Danach rechnest du zusammen: Wurf, Modifikator des Angriffs ([[x-hit]]), Boni aus Klassenfertigkeiten und passiven Fähigkeiten ([[x-to-hit]]), **+2** von einer höheren [[levels|Ebene]] aus, **−2** von einer tieferen, **−2**, wenn du auf [[darkness-effect|Dunkelheit]] stehst.',
      'Erreicht die Summe die [[accuracy|Genauigkeit]] der Waffe, ist es ein Treffer. Gegen mehrere Ziele würfelst du einmal und rechnest nur die Höhe für jedes einzeln (W2).',
    ],
    missed: [
      'Monster, Gefährten und Begleittiere würfeln nie.',
      '[[spell-attack|Zauberangriffe]] brauchen keinen Wurf; Vor- und Nachteile sind ihnen egal.',
    ],
    example:
      'Vorn würfelt 7 bei Genauigkeit 7. Den Gegner auf seiner Ebene trifft er, den eine Ebene höher nicht: 7 − 2 = 5.',
  },
  'x-hit': {
    gist: 'Jedes „+X TRF“ ist 1 Waffenangriff: Würfle dafür und zähle X zum Wurf.',
    text: [
      'Steht +X TRF in einem Effekt, machst du einen [[weapon-attack|Waffenangriff]], und X ist sein Modifikator; meist ist es +0. Ist nichts anderes angegeben, greift dein eigener Held an.',
      'Mehrere, durch | getrennte TRF sind [[several-attacks|mehrere Angriffe]] mit je einem eigenen Wurf.',
    ],
    missed: ['[[x-to-hit]] klingt ähnlich, ist aber kein Angriff, sondern nur ein Zuschlag.'],
    example:
      '„+1 TRF, BLUTEN 1“: 1 Angriff, Wurf plus 1; die Blutung nur, wenn das Ziel LP verliert.',
  },
  'x-to-hit': {
    gist: 'Ändert deinen Angriffswurf um X, ist aber selbst kein Angriff.',
    text: [
      'Nach dem Wurf mit dem W20 zählst du X zum Ergebnis, bei −X ziehst du es ab. Solche Zuschläge kommen aus Fähigkeiten, Klassenfertigkeiten und von der Stellung: **+2** von einer höheren, **−2** von einer tieferen Ebene ([[height-advantage]]), **−2** auf [[darkness-effect|Dunkelheit]]. Alle gelten zusammen.',
    ],
    missed: [
      'Für [[critical-hit|kritische Treffer]] und „[[roll]]“ zählen diese Zuschläge nicht.',
      'Eine gewürfelte 1 rettet kein Bonus.',
    ],
    example: 'Auf Dunkelheit und eine Ebene tiefer als das Ziel: zusammen −4.',
  },
  accuracy: {
    gist: 'Die Zahl neben dem W20 auf deiner Waffe: So viel brauchst du nach allen Zuschlägen zum Treffer.',
    text: [
      'Jede [[weapon|Waffe]] nennt links auf der Karte ihre Genauigkeit. Ist dein [[attack-roll|Angriffswurf]] mit allen Zu- und Abschlägen mindestens so hoch, triffst du. Je kleiner die Zahl, desto leichter.',
    ],
    missed: ['Genau die Zahl zu erreichen genügt.'],
    example: 'Mayas Bogen hat Genauigkeit 7: Mit 6 verfehlt sie, mit 7 oder mehr trifft sie.',
  },
  'weapon-damage': {
    gist: 'Grundschaden der Waffe plus Bonusschaden; erst dann wird verdoppelt.',
    text: [
      'Der Grundschaden steht unten rechts auf der [[weapon|Waffe]]. Dazu kommt jeder Bonusschaden ([[x-dmg]]), etwa vom Angriff selbst, von passiven Fähigkeiten, von [[fury]] oder gegen ein [[rangers-mark|markiertes]] Ziel.',
      'Danach wird verdoppelt: einmal für [[double-damage]] oder einen [[surprise-attack]], noch einmal für einen [[critical-hit|kritischen Treffer]] (W3).',
      'Entscheidung der App (W3): [[intimidate]] wird vor dem Verdoppeln abgezogen, nie unter 0.',
    ],
    missed: [
      'Um wie viel du die Genauigkeit übertriffst, ist egal: Vom Wurf hängen sonst nur kritische Treffer und [[roll|Auslöser wie 16+]] ab.',
    ],
    example: 'Waffe 3, +1 SCHADEN, kritischer Treffer: (3 + 1) × 2 = 8.',
  },
  'x-dmg': {
    gist: 'X Schaden zusätzlich; wird bei kritischem Treffer und DOPPELSCHADEN mitverdoppelt.',
    text: [
      'Steht der Bonus hinter einem Waffenangriff, stärkt er nur diesen Angriff. Steht er neben dem Symbol für Waffen- oder Zauberangriffe, stärkt er alle deine Angriffe dieser Art.',
      'Bei [[several-attacks|mehreren Angriffen]] bekommt jeder den Bonus. −X SCHADEN wirkt genau andersherum.',
    ],
    missed: [
      'Bonusschaden ist kein [[collateral-damage|Kollateraleffekt]]: Er zählt gleich zum Schaden und braucht keinen vorherigen LP-Verlust.',
    ],
    example: 'Waffe 3 mit +2 SCHADEN: 5, kritisch 10.',
  },
  'critical-hit': {
    gist: 'Zeigt der W20 die 20, triffst du sicher und der ganze Schaden verdoppelt sich.',
    text: [
      'Nur die Zahl auf dem Würfel entscheidet, nicht die Summe. Der Angriff trifft, egal welche Abzüge du hast, und verdoppelt Waffen- und [[x-dmg|Bonusschaden]]. Mit [[crit]] geht es schon unterhalb von 20.',
      'Kommt [[double-damage]] oder ein [[surprise-attack]] dazu, wird noch einmal verdoppelt: vierfacher Schaden.',
    ],
    missed: [
      'Nur der Schaden verdoppelt sich: BLUTEN 1 bleibt BLUTEN 1.',
      'Eine 18 mit +2 ergibt zwar 20, ist aber kein kritischer Treffer.',
    ],
    example: 'Elros trifft kritisch mit Waffe 3 und +1 SCHADEN: 8 statt 4.',
  },
  crit: {
    gist: 'Schon ab gewürfeltem X ist der Angriff ein kritischer Treffer; von mehreren gilt die kleinste Zahl.',
    text: [
      'Der Effekt senkt die Zahl, ab der ein [[attack-roll|Angriffswurf]] ein [[critical-hit|kritischer Treffer]] ist. Wieder zählt nur der Würfel ohne Zu- und Abschläge; der Angriff trifft dann sicher.',
      'Hast du mehrere solcher Effekte, nimmst du den mit der kleinsten Zahl.',
    ],
    missed: [
      'Eine gewürfelte 1 bleibt ein [[critical-miss|Patzer]], wie klein X auch sein mag (W1).',
    ],
    example: 'Mit „18+“ und „16+“ zugleich triffst du bei 16 bis 20 kritisch.',
  },
  'critical-miss': {
    gist: 'Zeigt der W20 die 1, geht der Angriff daneben, egal welche Boni du hast.',
    text: [
      'Der Angriff ist [[failed|misslungen]]: kein Schaden, keine [[collateral-damage|Kollateraleffekte]]. Eine weitere Strafe nennt die Anleitung nicht. Manche Effekte ändern Patzer oder machen sogar kritische Treffer daraus.',
    ],
    missed: ['Mit [[reroll]] darfst du auch eine 1 neu würfeln: Der Wurf ist ja misslungen.'],
  },
  'double-damage': {
    gist: 'Der ganze Schaden eines Angriffs samt Bonus mal 2, höchstens einmal; ein kritischer Treffer macht mal 4.',
    text: [
      'DOPPELSCHADEN verdoppelt Waffen- und [[x-dmg|Bonusschaden]], aber keine [[collateral-damage|Kollateraleffekte]]. Pro Angriff wirkt er nur einmal, auch wenn zwei Quellen ihn geben, zum Beispiel die Fähigkeit und ein [[surprise-attack]].',
      'Ein [[critical-hit|kritischer Treffer]] ist etwas anderes und verdoppelt zusätzlich: zusammen vierfacher Schaden.',
    ],
    missed: ['DOPPELSCHADEN aus dem Versteck heraus bleibt mal 2, nicht mal 4.'],
    example: 'Waffe 3, +1 SCHADEN, DOPPELSCHADEN: 8. Zeigt der Würfel dazu die 20: 16.',
  },
  reroll: {
    gist: 'Einen misslungenen Wurf darfst du einmal neu würfeln.',
    text: [
      'Geht ein [[weapon-attack|Waffenangriff]] daneben, darfst du den W20 für diesen Angriff einmal neu werfen. Bei [[several-attacks|mehreren Angriffen]] darfst du nur einen der Würfe wiederholen.',
      'Manche Fähigkeiten erlauben das auch bei [[checks|Proben]], etwa Lorelais „Schlaukopf“ bei jedem misslungenen W20-Wurf.',
    ],
    missed: ['Einen Treffer darfst du nicht neu würfeln, um auf einen kritischen zu hoffen.'],
  },
  roll: {
    gist: 'Zeigt der Würfel selbst mindestens X, löst der Effekt aus; Zuschläge zählen nicht.',
    text: [
      'Beim [[attack-roll|Angriffswurf]] vergleichst du nur die Zahl auf dem W20 mit X. Der Effekt kommt sofort: Er stärkt diesen Angriff oder bewirkt etwas Eigenes. Etwas Eigenes hat [[unlimited-range|unbegrenzte Reichweite]], solange nichts anderes dabeisteht. Nennt ein Auslöser ausdrücklich eine Probe, zählt auch dort nur der Würfel.',
    ],
    missed: [
      'Auslöser für Angriffswürfe gelten nicht bei [[checks|Proben]] (W5).',
      'Eine 14 mit +2 löst „16+“ nicht aus.',
    ],
    example:
      'Jaheen würfelt beim Angriff eine 17: „16+“ gibt einem Ziel seiner Wahl SCHILD 2, egal wie weit weg.',
  },
  failed: {
    gist: 'Ein W20-Wurf unter der geforderten Zahl; beim Angriff verfällt alles, was daran hängt.',
    text: [
      'Ein [[weapon-attack|Waffenangriff]] misslingt, wenn dein Ergebnis unter der [[accuracy|Genauigkeit]] bleibt oder der Würfel die 1 zeigt. Dann gibt es weder Schaden noch [[collateral-damage|Kollateraleffekte]]. Eine [[checks|Probe]] misslingt, wenn du unter ihrer Schwierigkeit bleibst.',
    ],
    missed: [
      'Der Würfel für die Fähigkeit ist trotzdem gelegt, und [[intimidate]] und [[stealth]] gehen auch bei einem Fehlschlag ab.',
    ],
  },
  'height-advantage': {
    gist: 'Stehst du höher als dein Ziel: +2 auf den Wurf; stehst du tiefer: −2.',
    text: [
      'Verglichen werden die [[levels|Ebenen]] von Angreifer und Ziel. Ob 1 oder 2 Ebenen dazwischen liegen, ist gleich: immer +2 oder −2 auf den [[attack-roll|Angriffswurf]]. Bei mehreren Zielen rechnest du es für jedes einzeln aus demselben Wurf.',
    ],
    missed: [
      '[[spell-attack|Zauberangriffe]] und [[monster-attack|Monsterangriffe]] kümmert die Höhe nicht: Sie würfeln ja nicht.',
      'Auch im Nahkampf gilt der Zuschlag: Angrenzen kann man über Ebenen hinweg.',
    ],
    example: 'Elros greift von Ebene 2 auf Ebene 0 an: +2, nicht +4.',
  },
  checks: {
    gist: 'W20 + Bonus je eigenem Würfel der Farbe: Erreichst du die Schwierigkeit, gelingt die Probe.',
    text: [
      'Die Anweisung sagt, wer die Probe macht, welche Farbe und welche Schwierigkeit sie hat und wie viel jeder passende [[action-cubes|Aktionswürfel]] bringt. Du zählst alle, die du besitzt, auch gelegte und verbrauchte; keiner wird dafür ausgegeben.',
      'Ist die Summe mindestens so hoch wie die Schwierigkeit, liest du ERFOLG, sonst MISSERFOLG. Folgt dein Held dem genannten [[path|Pfad]], gelingt die Probe sofort ohne Wurf.',
    ],
    missed: ['Eine Probe ist kein Angriffswurf: „[[roll]]“ für Angriffe löst nicht aus (W5).'],
    example: 'Gelbe Probe 12 mit +2 je Würfel: Elros besitzt 2 gelbe, also reicht ihm eine 8.',
  },
};
