import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_RANGE_AND_TARGETS as DATA } from '../data/range-and-targets';

export const DRUNAGOR_RANGE_AND_TARGETS_DE: CategoryWords<typeof DATA> = {
  'cube-range': {
    gist: 'Die Farbe des gelegten AW bestimmt die Reichweite: gelb angrenzend, rot 1, grün und blau unbegrenzt.',
    text: [
      'Bei einfarbigen Fähigkeiten ist das die Farbe der Fähigkeit, bei [[multicolour-skills|mehrfarbigen]] die des Würfels, den du wirklich legst (Q7): [[melee|gelb]] für dich selbst und [[adjacent|angrenzende]] Felder, [[ranged|rot]] für Reichweite 1, [[agility|grün]] und [[wisdom|blau]] für den ganzen Spielplan.',
    ],
    missed: [
      'Auch für [[weapon-attack|Waffenangriffe]] mit eigenem Würfel zählt seine Farbe; die [[weapon-range]] ist dann egal.',
      'Beim [[copy-effect|Kopieren]] zählt die Farbe der kopierten Fähigkeit.',
    ],
  },
  range: {
    gist: 'Wird in Zonen gezählt: Reichweite 1 ist die eigene Zone und alle angrenzenden, auch diagonal.',
    text: [
      'Maßgeblich ist die [[area|Zone]], in der du stehst, nicht dein Feld. REICHWEITE X trifft jedes Feld, dessen Zone höchstens X Schritte von Zone zu Zone entfernt ist; gezählt wird über Zonen, die im Spiel sind (G3). [[levels|Ebenen]] spielen keine Rolle.',
      'Ohne eigene Angabe bestimmt die Farbe die Reichweite: [[cube-range]]. [[unlimited-range|Unbegrenzt]] reichen grüne, blaue und passive Fähigkeiten, Klassenfertigkeiten und Fokustechniken ohne Waffenangriff.',
    ],
    missed: [
      'Deshalb reicht Rot je nach Standort in der Zone 2 oder 3 Felder weit.',
      'Nahkampf ist nicht „Reichweite 0“: Er trifft nur die 8 Felder um dich, auch über Zonengrenzen hinweg.',
    ],
    example:
      'Maya steht am linken Rand ihrer Zone: Nach rechts erreicht sie 3 Felder, nach links 2.',
  },
  'unlimited-range': {
    gist: 'Jedes Ziel auf dem Spielplan, gleich wie weit entfernt; von einer Sichtlinie steht im Regelbuch nichts.',
    text: [
      'Unbegrenzt reichen grüne ([[agility]]) und blaue Fähigkeiten ([[wisdom]]), [[passive|passive]] Fähigkeiten, [[class-skills|Klassenfertigkeiten]] und [[focus-technique|Fokustechniken]] ohne Waffenangriff, solange nichts anderes dabeisteht. Auch Monster mit blauem [[monster-attack|Zauberangriff]] treffen überall.',
      'Das Regelbuch kennt keine Sichtlinie. Auch bei [[range|Reichweite 1]] fragt es nur, ob die Zone nah genug ist.',
    ],
    missed: [
      '[[stealth|Verborgene]] Gegner und [[knock-out|Ohnmächtige]] kannst du trotzdem nicht als Ziel wählen.',
      'Steht ANGRENZEND oder SELBST davor, gilt diese Grenze.',
    ],
  },
  melee: {
    gist: 'Gelb: du selbst und alles auf den bis zu 8 angrenzenden Feldern, auch diagonal.',
    text: [
      'Eine Fähigkeit mit gelbem Würfel wirkt auf deinen Helden oder auf Ziele, die direkt [[adjacent|angrenzen]]: zusammen 9 Felder. Zonengrenzen und [[levels|Ebenen]] sind dabei gleich.',
      'Monster mit gelbem Angriff müssen ebenfalls angrenzen; um ein [[large-monster|großes Monster]] sind das bis zu 12 Felder (A1).',
    ],
    missed: [
      'Gelbe Waffenangriffe gehen auch, wenn du [[engaged|gebunden]] bist, sogar mit einem Bogen: Mit eigenem Würfel zählt nur dessen Farbe.',
    ],
  },
  ranged: {
    gist: 'Rot: Reichweite 1, also eigene und alle angrenzenden Zonen; kein Waffenangriff, wenn gebunden.',
    text: [
      'Eine Fähigkeit mit rotem Würfel wirkt auf dich selbst und auf Ziele in [[range|Reichweite 1]]. Manche Klassenfertigkeiten vergrößern das.',
      'Bist du [[engaged|im Kampf gebunden]], darfst du keine [[weapon-attack|Waffenangriffe]] im Fernkampf machen, auch nicht gegen andere Ziele. Für Monster mit rotem Angriff gilt das genauso (A1, W6).',
    ],
    missed: [
      'Rote Fähigkeiten ohne Waffenangriff, etwa Heilung oder [[spell-attack|Zauberangriffe]], gehen auch gebunden.',
      'Gehe vor dem Schuss einfach weg: Die Bewegung ist frei, auch wenn du gebunden bist.',
    ],
  },
  agility: {
    gist: 'Grün: unbegrenzte Reichweite; BEWEGUNG und SPRUNG gelten aber nur für deinen eigenen Helden.',
    text: [
      'Fähigkeiten mit grünem Würfel können jedes Ziel auf dem Spielplan treffen: [[unlimited-range]]. Viele enthalten [[move]] oder [[jump]]; damit zieht nur, wer die Fähigkeit benutzt, wenn kein anderes Ziel genannt ist.',
    ],
    missed: ['[[silence]] nimmt dir alle verfügbaren grünen und blauen Würfel auf einmal.'],
  },
  wisdom: {
    gist: 'Blau: unbegrenzte Reichweite, jedes Ziel auf dem Spielplan.',
    text: [
      'Fähigkeiten mit blauem Würfel erreichen jedes Ziel, gleich wie weit entfernt: [[unlimited-range]]. Das können zum Beispiel [[spell-attack|Zauberangriffe]] oder Heilung sein.',
    ],
    missed: [
      'Ein Waffenangriff über eine [[multicolour-skills|mehrfarbige]] Fähigkeit mit blauem Würfel reicht ebenfalls unbegrenzt: Die Farbe entscheidet, nicht die Waffe.',
    ],
  },
  targets: {
    gist: 'Ist kein Ziel genannt, wählst du es frei in Reichweite, auch deinen eigenen Helden.',
    text: [
      'Jeder Effekt hat ein oder mehrere Ziele in [[range|Reichweite]]. Angaben vor dem Effekt schränken sie ein: ANGRENZEND, [[ally|VERBÜNDETER]], [[self]], [[up-to-x]], [[strike]]. Ohne Angabe bestimmst du das Ziel, auch dich selbst.',
      '[[move]] und [[jump]] haben ohne andere Angabe immer dich zum Ziel. Effekte, die mit UND verbunden sind, müssen dasselbe Ziel haben; nach einem Semikolon darfst du neu wählen: [[linked-effects]].',
    ],
    missed: [
      'VERBÜNDETER meint immer einen **anderen**: Du selbst bist nicht dein Verbündeter.',
      '[[knock-out|Ohnmächtige]] Helden sind für niemanden ein Ziel, auch nicht für Heilung.',
      '[[stealth|Verborgene]] können nur von Gegnern nicht gewählt werden, von Verbündeten schon.',
    ],
  },
  self: {
    gist: 'Der Effekt gilt nur dir; eine Reaktion mit SELBST geht nur, wenn du selbst bedroht bist.',
    text: [
      'SELBST legt das [[targets|Ziel]] fest: Nur die Figur, die den Effekt ausführt, bekommt ihn. Bei einer [[reaction]] kommt eine Bedingung dazu: Die [[threat]] muss deinen eigenen Helden betreffen.',
    ],
    missed: ['SELBST gilt nur bis zum Semikolon; danach darf wieder jemand anderes das Ziel sein.'],
    example: 'SELBST, VERHINDERN 3 hilft nur gegen deinen eigenen Schaden, nicht gegen Mayas.',
  },
  'up-to-x': {
    gist: 'Du wählst höchstens X Ziele in Reichweite, und alle müssen verschieden sein.',
    text: [
      'Weniger als X sind erlaubt, dasselbe Ziel mehrfach nicht. Jedes [[targets|Ziel]] bekommt den vollen Effekt. Ähnlich zählen [[cleave]] und [[multishot]]; bei einem Waffenangriff auf mehrere Ziele würfelst du nur einmal.',
    ],
    missed: ['Soll eine Summe verteilt werden, heißt das [[split]].'],
    example: 'BIS ZU 2 ZIELE, 2 SCHADEN: zwei Monster verlieren je 2 LP, eines allein aber nie 4.',
  },
  split: {
    gist: 'Die Zahl des Effekts darfst du beliebig auf Ziele in Reichweite verteilen.',
    text: [
      'Steht AUFTEILEN hinter einem Effekt, ist seine Zahl eine Gesamtsumme. Du gibst sie in Portionen an beliebig viele [[targets|Ziele]] in [[range|Reichweite]], auch an dich selbst, wenn nichts dagegen spricht.',
      'Ein [[x-bonus|Bonus]] erhöht die Summe einmal, nicht jede Portion.',
    ],
    example: 'HEILEN 4, AUFTEILEN: Jaheen heilt Vorn um 3 und sich selbst um 1.',
  },
  'weapon-range': {
    gist: 'Zählt nur ohne eigenen AW: Fernkampf- und Unterstützungswaffe Reichweite 1, andere angrenzend.',
    text: [
      'Legst du für einen [[weapon-attack|Waffenangriff]] selbst einen Würfel, bestimmt seine [[cube-range|Farbe]] die Reichweite und das Symbol der Waffe ist bedeutungslos.',
      'Ohne eigenen Würfel gilt die Waffe: bei einer [[focus-technique]], beim [[ki|KI-Angriff]] oder wenn dir jemand anderes einen Angriff verschafft ([[make-attack]]). Rotes Symbol (Fernkampf- und Unterstützungswaffe) heißt [[ranged|Fernkampf]] mit Reichweite 1, gelbes Symbol (leichte und schwere Waffe) heißt [[melee|Nahkampf]].',
    ],
    missed: [
      'Mit rotem Symbol ist so ein Angriff verboten, solange du [[engaged|gebunden]] bist (W6).',
    ],
    example:
      'Maya mit Bogen neben einem Monster: Die Fokustechnik mit Angriff geht nicht, eine gelbe Fähigkeit schon.',
  },
};
