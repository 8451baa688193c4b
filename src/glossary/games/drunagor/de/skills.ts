import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_SKILLS as DATA } from '../data/skills';

export const DRUNAGOR_SKILLS_DE: CategoryWords<typeof DATA> = {
  'hero-skills': {
    gist: '8 Fähigkeiten auf dem Tableau, später bis zu 4 Karten; 1 passender AW darauf und sie wirkt.',
    text: [
      'Deine Heldenfähigkeiten gehören nur deinem Helden. Um eine aktive zu benutzen, legst du 1 verfügbaren [[action-cubes|Aktionswürfel]] ihrer Farbe darauf; sie muss frei sein, also ohne Aktions-, Fluch- oder Traumawürfel. Danach ist sie belegt, bis der Würfel zurückkommt. In deinem Zug ist das eine [[cube-action]]; nur [[reaction|Reaktionen]] zählen nicht so.',
      'Alle Effekte wendest du von links nach rechts an: [[linked-effects]]. Bewegungspunkte darfst du verfallen lassen und Unmögliches überspringen, der Rest ist in der Regel Pflicht. Die Farbe bestimmt die [[range|Reichweite]].',
      'Dazu kommen 4 Karten, je eine pro Farbe, mit Stufe 1 und später Stufe 2: [[reward-skill]]. Jedes Lernen bringt 1 Würfel dieser Farbe, auch bei einer passiven Fähigkeit.',
    ],
    missed: ['Flächenangriffe und schädliche Zustände treffen nie deine Verbündeten.'],
  },
  'role-skills': {
    gist: 'Fähigkeiten deiner Kampfrolle: Karten I und II von Anfang an, III-A und III-B als Belohnung.',
    text: [
      'Jede [[combat-roles|Kampfrolle]] hat drei Karten mit je 2 Fähigkeiten. Karte I und II hast du sofort. Statt einer Heldenfähigkeit darfst du als Belohnung immer III-A lernen, beim nächsten Mal III-B. Jedes Mal kommt 1 [[action-cubes|Aktionswürfel]] in einer Farbe deiner Wahl dazu.',
      'Der Fortschritt gilt für **jede** Rolle: Wechselst du sie, nimmst du deren dritte Karte mit der erreichten Seite und darfst die Farben dieser Würfel neu bestimmen (L6b).',
    ],
    missed: [
      '[[curse-cubes|Fluch-]] und Traumawürfel dürfen auf Kampfrollenfähigkeiten liegen.',
      'Viele sind [[multicolour-skills|mehrfarbig]]: Die Würfelfarbe entscheidet über die Reichweite.',
    ],
  },
  'class-skills': {
    gist: 'Gelten immer, kosten keinen Würfel und können nie blockiert werden; Reichweite unbegrenzt.',
    text: [
      'Jede Klasse hat 4 Klassenbäume mit je 3 Fertigkeiten. Du beginnst einen Baum mit Stufe 1 und gehst dann Stufe für Stufe weiter; manche Bäume bieten auf Stufe 2 zwei Fertigkeiten statt einer dritten Stufe. Einen begonnenen Baum musst du nicht abschließen (L6c).',
      'Gelernte Fertigkeiten markierst du mit einem weißen Würfel. Sie wirken ähnlich wie [[passive|passive]] Fähigkeiten, meist auf deinen Helden selbst; ein Vorteil wie [[x-hp|+X LP]] gilt sofort. Wenn ihr Text nichts anderes sagt, haben sie [[unlimited-range|unbegrenzte Reichweite]].',
      'Gelernt wird als Belohnung: [[reward-class]]. Fremde Klassen sind möglich: [[multiclass]].',
    ],
    missed: [
      'Für eine Klassenfertigkeit gibt es keinen neuen Aktionswürfel.',
      'Sie sind keine Fähigkeiten: Fluch- und Traumawürfel dürfen dort nicht liegen.',
    ],
  },
  'multicolour-skills': {
    gist: 'Zeigt 2 oder 4 Farben: 1 Würfel einer dieser Farben genügt, und seine Farbe bestimmt die Reichweite.',
    text: [
      'Vor allem Kampfrollen und Ausrüstung haben mehrfarbige Fähigkeiten. Du legst trotzdem nur 1 verfügbaren Würfel, und die Fähigkeit muss frei sein.',
      'Wie weit sie reicht, entscheidet der **gelegte** Würfel: [[melee|gelb]] nur angrenzend, [[ranged|rot]] Reichweite 1, [[agility|grün]] und [[wisdom|blau]] unbegrenzt (Q7).',
    ],
    missed: [
      'Ein Waffenangriff mit einem roten Würfel ist ein Fernkampfangriff, also verboten, solange du [[engaged|gebunden]] bist. Mit einem gelben geht er.',
    ],
    example:
      'Jaheen will einen fernen Helden schützen: Mit Blau erreicht er jeden, mit Gelb nur Nachbarn.',
  },
  'double-use-skills': {
    gist: 'Ausrüstung mit zwei Würfelfeldern kannst du zweimal benutzen, bevor sie belegt ist.',
    text: [
      'Für jede Nutzung legst du 1 passenden [[action-cubes|Aktionswürfel]] auf eines der beiden Felder; welches zuerst, ist egal. Jede zählt für sich, im eigenen Zug als [[cube-action]] oder bei einer [[reaction]] als Reaktion.',
    ],
    missed: [
      'Schon ein einziger Würfel darauf verhindert, dass du die [[equipment|Ausrüstung]] ablegst oder tauschst.',
    ],
  },
  reaction: {
    gist: 'Antwort auf verhinderbaren Schaden gegen dich oder Verbündete; 1 pro Held und Bedrohung.',
    text: [
      'Fähigkeiten mit Blitz darfst du nur einsetzen, wenn eine [[threat]] besteht: Du oder ein Verbündeter soll verhinderbaren Schaden erleiden. Das geht im eigenen Zug, in dem eines anderen Helden oder eines Monsters.',
      'Du legst wie üblich 1 verfügbaren Würfel passender Farbe auf die freie Fähigkeit; Ziele müssen in [[range|Reichweite]] sein. Eine Reaktion ist nie eine [[cube-action]]. Jeder Held darf auf dieselbe Bedrohung nur 1x reagieren, aber mehrere Helden dürfen es je einmal.',
      'Mit [[self]] musst du selbst bedroht sein und nur du bekommst den Effekt. [[retaliate]] geht nur, wenn dein Held selbst angegriffen wird. Auch eine [[focus-technique]] kann eine Reaktion sein; sie kostet FOKUS statt Würfel.',
    ],
    missed: [
      'Erst fallen die [[shield|Schilde]]. Reagieren darfst du selbst dann, wenn sie schon alles abgefangen haben (D10).',
      'Eine Reaktion in deinem eigenen Zug lässt die restlichen Punkte deiner laufenden Bewegung verfallen.',
      'War es dein letzter Würfel, rastest du, sobald der laufende Effekt zu Ende ist: [[forced-recall]].',
    ],
    example:
      'Maya soll 3 Schaden nehmen. Ihre Reaktion verhindert 2, Jaheens Reaktion noch einmal 2: Sie verliert nichts.',
  },
  threat: {
    gist: 'Ein Angriff, Ereignis oder Effekt, der dir oder Verbündeten verhinderbaren Schaden zufügen soll.',
    text: [
      'Nur eine Bedrohung erlaubt [[reaction|Reaktionen]]. Ob am Ende wirklich jemand LP verliert, ist gleich. Schaden ist verhinderbar, solange er nicht ausdrücklich [[non-preventable|nicht-verhinderbar]] heißt.',
      'Eine Bedrohung ist immer der **ganze** Angriff oder Effekt, egal wie viele er trifft: Bei einem [[strike]] auf drei Helden hat jeder Held trotzdem nur 1 Reaktion (D10). Bei einem [[attack-twice]] ist jeder der beiden Angriffe eine eigene Bedrohung.',
    ],
    missed: [
      'Schaden durch BLUTEN, BRENNEN oder GIFT, Fallschaden, Dunkelheit und Angriffe mit [[vicious]] sind keine Bedrohung.',
      '[[drain-health]] ist kein Schaden und damit auch keine.',
    ],
  },
  passive: {
    gist: 'Grau mit P: gilt immer und ohne Würfel, außer ein Fluch- oder Traumawürfel liegt darauf.',
    text: [
      'Es gibt zwei Arten. **Statische Vorteile** wirken dauernd, zum Beispiel [[x-hp|+X LP]]. **Ausgelöste Effekte** warten auf ihre Bedingung, oft [[roll|WÜRFELST DU X+]] bei einem Angriffswurf; dann handelst du sie sofort ab, und soweit es geht, verändern sie schon diesen Angriff.',
      'Steht keine Reichweite dabei, ist sie [[unlimited-range|unbegrenzt]], ganz gleich, zu welcher Farbe die Karte gehört. Ein Vorteil betrifft deinen Helden, wenn nichts anderes dasteht.',
      'Nur [[blocked-skills|blockiert]] ist sie aus, und ein statischer Vorteil fällt dann augenblicklich weg.',
    ],
    missed: [
      'Passive Fähigkeiten gelten auch weiter, wenn dein Held [[knock-out|ohnmächtig]] ist (C6).',
      'Passives auf Ausrüstung wirkt nur, wenn du sie trägst, nicht in der [[bag|Tasche]].',
    ],
  },
  'linked-effects': {
    gist: 'UND: gleichzeitig, gleiches Ziel. Komma: gehört zusammen. Semikolon: getrennt, eigene Ziele.',
    text: [
      'Du gehst die Effekte einer Fähigkeit von links nach rechts durch und wendest alle an, soweit möglich.',
      '**UND** verbindet zwei Effekte auf dasselbe Ziel, die zugleich geschehen; der zweite hat also nichts vom ersten. Ein **Komma** hängt eine Angabe oder einen weiteren Effekt an, etwa die Zielwahl davor ([[self]], ANGRENZEND, [[up-to-x]]) oder die [[collateral-damage|Kollateraleffekte]] hinter einem Waffenangriff.',
      'Ein **Semikolon** trennt: Jeder Teil hat eigene [[targets|Ziele]] und wirkt für sich, auch wenn der Angriff davor oder danach misslingt. Ein Strich | trennt [[several-attacks|mehrere Waffenangriffe]].',
    ],
    missed: [
      'Ist das Ziel gegen einen von zwei UND-Effekten immun, bekommt es den anderen trotzdem.',
      'Hinter einem Komma kommt ein Kollateraleffekt nur an, wenn das Ziel LP verlor; bei Zauberangriffen von Helden immer (W4).',
    ],
    example:
      'BEWEGUNG 2; BIS ZU 3 ZIELE, 1 SCHADEN: erst 2 Felder ziehen, dann bis zu 3 Ziele in Reichweite mit je 1 Schaden.',
  },
  'copy-effect': {
    gist: 'Übernimmt alle Werte und Effekte einer Heldenfähigkeit; deren Farbe bestimmt die Reichweite.',
    text: [
      'Du wählst eine Fähigkeit und führst sie aus, als stünde sie da. Ohne andere Angabe sind nur [[hero-skills|Heldenfähigkeiten]] von Tableaus und Karten erlaubt, deine eigenen eingeschlossen; Kampfrollen, Ausrüstung und Fokustechniken nicht.',
      'Für die [[range|Reichweite]] zählt die Farbe der kopierten Fähigkeit, nicht der Würfel, den du gelegt hast.',
    ],
    example: 'Lorelai kopiert mit einer blauen Fähigkeit eine rote: Reichweite 1.',
  },
  'focus-technique': {
    gist: 'Kleine Aktion: FOKUS-Plättchen abgeben und den Effekt nutzen; nur 1 Technik pro Zug.',
    text: [
      'Auf deinem [[hero-board|Heldentableau]] stehen 2 Techniken mit ihrem Preis in [[focus|FOKUS]]. In deinem Zug darfst du als [[small-actions|kleine Aktion]] 1 davon benutzen, auch [[engaged|gebunden]]. Zeigt sie den Blitz, ist sie eine [[reaction]] und geht auch in fremden Zügen.',
      'Pro Spielzug, egal wessen, darfst du nur 1 Fokustechnik nutzen, Reaktionen mitgezählt (Q8).',
      'Waffenangriffe daraus haben die [[weapon-range]] deiner Waffe; mit Fernkampf- und Unterstützungswaffen gehen sie also nicht, solange du gebunden bist. Alles andere hat [[unlimited-range|unbegrenzte Reichweite]], wenn nichts anderes dabeisteht.',
    ],
    missed: [
      'Eine Technik ist nie belegt und kann nicht blockiert werden: Mit genug FOKUS geht dieselbe im nächsten Zug wieder.',
      'Wer in seinem Zug eine Technik genutzt hat, darf im Zug des nächsten Monsters trotzdem mit einer reagieren.',
    ],
    example:
      'Vorns „Gekreuzte Parade“ ist eine Reaktion mit SELBST: in jedem Zug, aber nur, wenn er selbst bedroht ist.',
  },
  'x-bonus': {
    gist: 'Der genannte Effekt wird um X stärker; löst eine Aktion ihn mehrmals aus, zählt der Bonus nur 1x.',
    text: [
      'Ein Bonus nennt den Effekt, den er verbessert, zum Beispiel +1 [[heal|HEILEN]]. Kommt dieser Effekt in einer Aktion mehrfach vor oder wird er [[split|aufgeteilt]], gilt der Bonus ein einziges Mal.',
      'Ein Bonus auf [[spell-attack|Zauberangriffe]] erhöht nur deren Schaden, nicht die verbundenen Effekte.',
    ],
    example: 'HEILEN 4, AUFTEILEN mit +1: zusammen 5 LP, nicht 1 mehr für jedes Ziel.',
  },
};
