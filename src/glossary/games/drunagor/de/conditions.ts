import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_CONDITIONS as DATA } from '../data/conditions';

export const DRUNAGOR_CONDITIONS_DE: CategoryWords<typeof DATA> = {
  conditions: {
    gist: 'Plättchen mit Nachwirkung: manche viermal stapelbar, andere höchstens einmal pro Figur.',
    text: [
      'Ein Zustand liegt als Plättchen bei der Figur, bis seine eigene Regel ihn entfernt. [[stackable|Stapelbar]] bis 4: [[bleed]], [[burn]], [[poison]], [[intimidate]]. [[redundant|Höchstens 1]]: [[stun]], [[slow]], [[knock-down]], [[stealth]], [[rangers-mark|MARKIERT]].',
      'Nur Figuren mit eigener Karte oder eigenem Tableau nehmen Plättchen an. Wer gegen den Zustand [[immunity|immun]] ist, bekommt gar keins.',
    ],
    missed: [
      'Wird ein Held [[knock-out|ohnmächtig]], verliert er alle Zustände, behält aber seine [[resources|Ressourcen]].',
    ],
  },
  bleed: {
    gist: 'Zu Zugbeginn 1 nicht-verhinderbarer Schaden je Plättchen, danach kommen alle weg.',
    text: [
      'Die Figur bekommt X Plättchen, höchstens 4 liegen zugleich. Beginnt ihr eigener Zug, verliert sie je Plättchen 1 LP; kein Schild und keine Reaktion hilft dagegen. Dann ist die Blutung vorbei: alle Plättchen gehen zurück in den Vorrat.',
    ],
    missed: [
      'Anders als bei [[burn]] und [[poison]] ist nach einem einzigen Zugbeginn nichts mehr übrig.',
      '[[cleanse]] hilft hier nicht.',
    ],
    example:
      'Jaheen hat BLUTEN 3: Sein Zug beginnt, er verliert 3 LP und wirft alle 3 Plättchen ab.',
  },
  burn: {
    gist: 'Zu Zugbeginn 1 nicht-verhinderbarer Schaden je Plättchen, danach kommt nur eines weg.',
    text: [
      'Die Figur bekommt X Plättchen, höchstens 4 liegen zugleich. Mit jedem eigenen Zugbeginn verliert sie so viele LP, wie Plättchen da sind; anschließend legt sie eines davon ab.',
    ],
    missed: [
      'Vier Plättchen kosten über vier Züge 4 + 3 + 2 + 1 = 10 LP.',
      '[[cleanse]] löscht das Feuer nicht.',
    ],
    example: 'Ein Monster mit BRENNEN 2 verliert in diesem Zug 2 LP, im nächsten noch 1.',
  },
  poison: {
    gist: 'Zu Zugbeginn 1 nicht-verhinderbarer Schaden je Plättchen; bleibt, bis jemand reinigt.',
    text: [
      'Die Figur bekommt X Plättchen, höchstens 4 liegen zugleich. Jeder eigene Zugbeginn kostet 1 LP je Plättchen, und es wird von allein nie weniger.',
      'Los wird man Gift durch [[cleanse]] (immer alle Plättchen auf einmal) oder als Held dadurch, dass man [[knock-out|ohnmächtig]] wird; die [[camp-phase]] beendet es ebenfalls.',
    ],
    missed: [
      'REINIGEN 1 genügt für beliebig viel Gift: Die Zahl zählt nur die [[curse-cubes|Fluchwürfel]].',
    ],
    example: 'Maya trägt GIFT 2 und wird nicht gereinigt: jede Runde 2 LP weniger.',
  },
  intimidate: {
    gist: 'Der nächste eigene Angriff macht je Plättchen 1 Schaden weniger, danach sind alle weg.',
    text: [
      'Die Figur bekommt X Plättchen, höchstens 4 liegen zugleich. Ihr nächster Angriff verliert 1 Schaden je Plättchen, nie unter 0. Danach gehen alle Plättchen ab, auch wenn der Angriff danebenging.',
      'Bei mehreren Angriffen hintereinander ist nur der erste schwächer.',
    ],
    missed: [
      'Entscheidung der App (W3): Der Abzug kommt vor dem Verdoppeln, etwa bei einem [[critical-hit]].',
      'Entscheidung der App (R3): [[attack-cards|Angriffskarten]] eines Kommandanten bleiben unberührt; die Plättchen warten auf seinen eigenen Zug.',
    ],
    example: 'Ein Monster mit 5 Schaden und EINSCHÜCHTERN 2 trifft für 3.',
  },
  stun: {
    gist: 'Ein Monster lässt seinen Angriff aus, ein Held verliert eine Würfelaktion; dann weg.',
    text: [
      'Zu Beginn des eigenen Zuges wirkt das Plättchen und geht danach ab. Ein **Monster** zieht noch genauso, als wollte es angreifen, schlägt dann aber nicht zu. Ein **Held** hat in diesem Zug eine [[cube-action|Würfelaktion]] weniger.',
      '[[large-monster|Große Monster]] und alle mit deren Symbol sind immun. Wogegen ein [[boss]] immun ist, zeigt sein Tableau.',
    ],
    missed: [
      'Ein betäubtes Monster wählt trotzdem Ziel und Standort wie sonst, zum Beispiel auf [[darkness-effect|Dunkelheit]] (T7).',
      'Entscheidung der App (R3): Bei [[attack-twice]] fallen beide Angriffe aus.',
    ],
    example:
      'Vorn betäubt einen Vollstrecker: Der läuft noch neben sein Ziel, greift es aber nicht an.',
  },
  slow: {
    gist: 'Die nächste Bewegung ist 2 Punkte kürzer, danach ist das Plättchen weg.',
    text: [
      'Sobald die Figur eine Bewegung erhält, geht das Plättchen ab und diese Bewegung schrumpft um 2 Punkte, höchstens auf 0. Das gilt für jede [[move|Bewegung]], auch außerhalb des eigenen Zuges.',
    ],
    missed: [
      'Es liegt immer nur 1 Plättchen; ein zweites bewirkt nichts.',
      'Einem Monster mit [[ambush]] macht LANGSAM beim Auflauern nichts aus (D7).',
    ],
    example: 'Mit LANGSAM bleibt von der [[free-movement]] nur 1 Feld.',
  },
  'knock-down': {
    gist: 'Die nächste Bewegung entfällt ganz; stattdessen geht das Plättchen ab.',
    text: [
      'Das Plättchen bleibt liegen, bis die Figur das nächste Mal eine Bewegung bekäme. Dann rührt sie sich nicht vom Fleck und wirft es ab. Danach läuft sie wieder normal.',
      'Entscheidung der App (M1): Ein Monster, das ohnehin von seinem Platz aus angreift, verbraucht das Plättchen dabei nicht.',
    ],
    missed: [
      'Helden können es mit ihrer [[free-movement]] abschütteln und danach einen Würfel für [[movement-for-cube|weitere Bewegung]] ausgeben.',
      'Ein Monster mit [[ambush]] kann nicht auflauern, solange es niedergeschlagen ist (D7).',
    ],
  },
  stealth: {
    gist: 'Bis zum nächsten eigenen Zug kann kein Gegner die Figur als Ziel wählen.',
    text: [
      'Verborgene werden von Gegnern übersehen: Sie sind weder Ziel noch [[engaged|gebunden]]. Entscheidung der App (W6): Sie binden auch selbst niemanden. Ihr Feld bleibt trotzdem ein [[solid-objects|Hindernis]]. Mit Beginn des nächsten eigenen Zuges geht das Plättchen ab.',
      'Ein Held darf früher heraus: Ein Waffenangriff aus dem Versteck ist ein [[surprise-attack]] und kostet das Plättchen, ob er trifft oder nicht. Zauberangriffe verraten ihn nicht (C5).',
    ],
    missed: [
      '[[strike|Flächenschläge]] treffen auch Verborgene, und gefährliches Gelände wirkt wie immer.',
      'Die [[darkness-target|Dunkelheit]] sieht Verborgene wie alle anderen.',
      'Wer gegen VERBORGEN immun ist, sieht und bindet sie ganz normal.',
    ],
  },
  'rangers-mark': {
    gist: 'Wer markiert hat, macht mit allen eigenen Angriffen auf dieses Ziel 1 Schaden mehr.',
    text: [
      'Das Ziel trägt 1 Plättchen MARKIERT. Waffen- und Zauberangriffe desjenigen, der es gelegt hat, bekommen gegen dieses Ziel +1 Schaden. Der Bonus wird wie jeder [[x-dmg|Bonusschaden]] mitverdoppelt. Ein Ende nennt das Regelbuch nicht: Das Plättchen verschwindet erst mit dem besiegten Ziel.',
    ],
    missed: ['Die übrigen Helden haben nichts davon: Nur der Jäger selbst schlägt härter zu.'],
  },
  stackable: {
    gist: 'Von jeder stapelbaren Sorte darf eine Figur bis zu 4 Plättchen haben, mehr verfallen.',
    text: [
      'Stapelbar sind die Zustände [[bleed]], [[burn]], [[poison]] und [[intimidate]] sowie alle [[resources|Ressourcen]]: [[focus]], [[shield]], [[fury]], [[ki]] und [[fruit-of-life]]. Die Grenze von 4 gilt je Sorte.',
      '[[bonus-tokens|Vorteilsplättchen]] wie +1 Schaden haben keine Grenze.',
    ],
    example: 'Mit 3 Schilden und SCHILD 4 hast du am Ende 4 Schilde, nicht 7.',
  },
  redundant: {
    gist: 'Von einer redundanten Sorte liegt nie mehr als 1 Plättchen; ein weiteres tut nichts.',
    text: [
      'Redundant sind [[stun]], [[slow]], [[knock-down]], [[stealth]] und [[rangers-mark|MARKIERT]]. Wer schon eines hat, bekommt kein zweites, und die Wirkung wird nicht stärker oder länger.',
    ],
  },
  immunity: {
    gist: 'Wogegen eine Figur immun ist, das ignoriert sie: keine Wirkung, kein Plättchen.',
    text: [
      'Die Immunität nennt Zustände oder Effekte. Das Symbol für [[large-monster|große Monster]] steht für vier auf einmal: [[knock-down]], [[push]], [[stun]] und [[telekinesis]].',
      'Immun gegen [[stealth]] heißt: Die Figur sieht Verborgene, bindet sie und nimmt durch einen [[surprise-attack]] keinen doppelten Schaden.',
    ],
    missed: [
      'Wer gegen [[fatigue]] immun ist, ist es auch gegen [[disarm]] und [[silence]].',
      'Ein kleines Monster mit dem Symbol bleibt klein: Es hat nur die Immunitäten.',
    ],
  },
  cleanse: {
    gist: 'Entfernt bis zu X Fluchwürfel und dazu immer alles Gift.',
    text: [
      'Das Ziel nimmt bis zu X [[curse-cubes|Fluchwürfel]] von seinen Fähigkeiten und legt außerdem sämtliche [[poison|Gift-Plättchen]] ab.',
    ],
    missed: [
      '[[trauma-cube|Traumawürfel]] und andere Zustände bleiben liegen.',
      'War eine passive Fähigkeit blockiert, wirkt sie sofort wieder.',
    ],
    example: 'REINIGEN 1 bei 2 Fluchwürfeln und GIFT 3: Ein Fluchwürfel bleibt, das Gift ist weg.',
  },
  'start-of-turn': {
    gist: 'Erst wirken die Zustände, Ohnmächtige stehen auf, dann kommen Fähigkeiten, die zu Zugbeginn auslösen.',
    text: [
      'Zuerst wirken die Zustände: je Plättchen [[bleed]], [[burn]] und [[poison]] 1 nicht-verhinderbarer Schaden. Entscheidung der App (C2): Das ist eine einzige Summe. Blutung geht ganz ab, vom Feuer ein Plättchen, Gift bleibt. [[stealth]] endet, [[stun]] kostet Angriff oder Würfelaktion.',
      'Wer als Held ohnmächtig in seinen Zug geht, steht zuallererst mit vollen LP auf; wer es jetzt durch Zustände wird, steht gleich danach auf: [[regain-your-breath]]. Beide ziehen normal weiter. Danach lösen Fähigkeiten aus, die den Beginn des Zuges nennen.',
    ],
    missed: [
      'Entscheidung der App (R3): Steht ein Monster in einer [[trap|Falle]], geht diese noch vor den Zuständen los.',
      'Die [[recall-action|Rast]] gehört nicht hierher: Sie ist eine eigene Entscheidung später im Zug.',
    ],
  },
};
