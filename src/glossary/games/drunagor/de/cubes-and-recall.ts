import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_CUBES_AND_RECALL as DATA } from '../data/cubes-and-recall';

export const DRUNAGOR_CUBES_AND_RECALL_DE: CategoryWords<typeof DATA> = {
  'action-cubes': {
    gist: 'Gelb, rot, grün, blau: Jede aktive Fähigkeit kostet 1 passenden Würfel; jeder Held startet mit 5.',
    text: [
      'Aktionswürfel (AW) treiben deine Fähigkeiten an. Ein Würfel ist entweder **verfügbar**, liegt auf einer benutzten Fähigkeit oder ist [[expend|verbraucht]]. Pro Fähigkeit legst du genau 1 verfügbaren Würfel passender [[cube-colours|Farbe]]; damit ist sie belegt.',
      'Die 5 Startfarben zeigt deine [[initiative-card|Initiativekarte]]. Mit jeder gelernten Heldenfähigkeit kommt 1 Würfel ihrer Farbe dazu, mit jeder [[role-skills|Kampfrollenfähigkeit]] 1 in der Farbe deiner Wahl. Klassenfertigkeiten bringen keinen.',
      'Zurück bekommst du die Würfel durch eine [[recall-action|Rastaktion]] oder durch [[recall]].',
    ],
    missed: [
      'Hast du keinen verfügbaren Würfel mehr, musst du sofort rasten, auch außerhalb deines Zuges: [[forced-recall]].',
      'Für [[checks|Proben]] zählen alle Würfel, die du besitzt, nicht nur die verfügbaren.',
    ],
    example: 'Elros beginnt die Kampagne mit 2 gelben, 1 roten, 1 grünen und 1 blauen Würfel.',
  },
  'cube-colours': {
    gist: 'Gelb Nahkampf, rot Fernkampf, grün Gewandtheit, blau Weisheit; die anderen vier sind Anzeiger.',
    text: [
      'Vier Farben sind [[action-cubes|Aktionswürfel]] und bestimmen auch die [[cube-range|Reichweite]]: Gelb ist [[melee|Nahkampf]] (angrenzend), Rot [[ranged|Fernkampf]] (Reichweite 1), Grün [[agility|Gewandtheit]] und Blau [[wisdom|Weisheit]] (beide unbegrenzt).',
      'Vier weitere Farben sind keine Aktionswürfel: Schwarz sind [[curse-cubes|Fluchwürfel]], Violett [[trauma-cube|Traumawürfel]], [[pink-cubes|Pink und Weiß]] zeigen LP und gelernte Klassenfertigkeiten an.',
    ],
    missed: [
      'Ein Würfel anderer Farbe passt nie ersatzweise, außer als [[wild-cube|Jokerwürfel]].',
    ],
  },
  'cube-action': {
    gist: 'Bis zu 2 pro Zug: je 1 verfügbaren Würfel auf eine Fähigkeit legen oder für etwas verbrauchen.',
    text: [
      'Eine Würfelaktion ist jede Fähigkeit, für die du in deinem Zug 1 [[action-cubes|Aktionswürfel]] platzierst oder [[expend|verbrauchst]], zum Beispiel für [[movement-for-cube|Bewegung]], und alles, was ausdrücklich so heißt. Du darfst 0, 1 oder 2 davon machen, in beliebiger Reihenfolge mit Bewegung und kleinen Aktionen.',
      'Sie unterbricht eine laufende Bewegung: Deren restliche Punkte verfallen. [[stun]] nimmt dir eine Würfelaktion.',
    ],
    missed: [
      '[[reaction|Reaktionen]] zählen nie als Würfelaktion, auch nicht in deinem eigenen Zug.',
      'Rasten, [[focus-technique|Fokustechnik]], [[ki|KI-Angriff]] und andere [[small-actions|kleine Aktionen]] zählen ebenfalls nicht.',
    ],
  },
  expend: {
    gist: '1 verfügbaren AW in den Bereich für verbrauchte Würfel legen; dort ist beliebig viel Platz.',
    text: [
      'Verbrauchte Würfel liegen auf keiner Fähigkeit, sind aber bis zur nächsten [[recall-action|Rastaktion]] oder bis zum [[recall]] nicht verfügbar. Ist keine Farbe verlangt, wählst du sie frei.',
      'Verbrauchen ist meist eine [[cube-action]], etwa für [[movement-for-cube|3 Felder Bewegung]]. Oder ein Gegner zwingt dich dazu: [[fatigue]], [[disarm]] und [[silence]]; dann bekommst du nichts dafür.',
    ],
    missed: ['Nur verfügbare Würfel lassen sich verbrauchen, nicht solche auf Fähigkeiten.'],
  },
  'wild-cube': {
    gist: 'Gilt als jede Farbe; löst er eine Heldenfähigkeit aus, verdoppeln sich alle Zahlen in ihr.',
    text: [
      'Darfst du 1 AW als Jokerwürfel benutzen, hat er in diesem Moment alle vier [[cube-colours|Farben]] und passt auf jede Fähigkeit.',
      'Legst du ihn auf eine [[hero-skills|Heldenfähigkeit]], verdoppelt er sämtliche Zahlen ihrer Effekte, selbst wenn seine Farbe ohnehin gepasst hätte. Bei [[role-skills|Kampfrollenfähigkeiten]] und Ausrüstung verdoppelt er nichts, und Boni aus anderen Quellen bleiben einfach.',
    ],
    missed: ['Die Obergrenze von 4 [[stackable|stapelbaren]] Plättchen gilt weiter.'],
    example:
      'SELBST, HEILEN 2 UND SCHILD 4 wird zu HEILEN 4 und SCHILD 8, doch mehr als 4 Schilde gibt es nicht.',
  },
  'curse-cubes': {
    gist: 'Jeder blockiert 1 Fähigkeit; beim 6. Fluchwürfel eines Helden ist das Abenteuer verloren.',
    text: [
      'Fluchwürfel (FW, schwarz) bekommst du als Strafe für eine [[recall-action|Rastaktion]], durch [[curse]] oder durch eine Anweisung. Du legst jeden sofort auf eine freie Helden- oder Kampfrollenfähigkeit deiner Wahl, auch auf eine passive: [[blocked-skills]].',
      'Mit dem 6. FW ist dein Held verdorben und ihr habt sofort verloren (D12); manche Fähigkeiten heben die Grenze an. Entscheidung der App (Q6): Ist keine Fähigkeit mehr frei, zählt der Würfel trotzdem.',
      'Los wirst du sie durch [[cleanse]] oder in der [[camp-phase]]. In ein [[sequential-adventure|fortlaufendes Abenteuer]] nimmst du sie mit und legst sie dort neu aus.',
    ],
    missed: [
      'Rasten entfernt keine Fluchwürfel, es bringt neue.',
      'Ausrüstung, [[focus-technique|Fokustechniken]] und [[class-skills|Klassenfertigkeiten]] sind tabu.',
    ],
  },
  'trauma-cube': {
    gist: 'Kommt bei 0 LP und blockiert 1 Fähigkeit; mit dem 2. eines Helden ist das Abenteuer verloren.',
    text: [
      'Wird dein Held [[knock-out|ohnmächtig]], bekommt er 1 Traumawürfel (TW, violett). Du legst ihn sofort auf eine freie Helden- oder Kampfrollenfähigkeit, die damit [[blocked-skills|blockiert]] ist. Außerdem verlierst du deine [[aura]].',
      'Beim 2. TW erliegt der Held seinen Wunden: [[losing]]. Manche Fähigkeiten erlauben mehr (D12).',
    ],
    missed: [
      'Weder [[cleanse]] noch eine Rast entfernt ihn, erst die [[camp-phase]] oder die Starthilfe beim [[restart-sequential|Neustart eines fortlaufenden Abenteuers]].',
      'Die Würfel zählen je Held: Zwei Helden mit je 1 TW sind noch keine Niederlage.',
    ],
  },
  'blocked-skills': {
    gist: 'Liegt ein Fluch- oder Traumawürfel darauf, ist die Fähigkeit aus; Passives verlierst du sofort.',
    text: [
      '[[curse-cubes|Fluch-]] und [[trauma-cube|Traumawürfel]] kommen auf freie [[hero-skills|Heldenfähigkeiten]] (Tableau und Karten) oder [[role-skills|Kampfrollenfähigkeiten]]. Welche, entscheidest du. Frei heißt: ohne irgendeinen Würfel.',
      'Auch eine [[passive|passive]] Fähigkeit darfst du opfern. Ihr Vorteil endet in dem Moment: Bei +2 LP verlierst du 2 LP und dein Maximum sinkt um 2. Kommt der Würfel weg, ist alles wieder da.',
    ],
    missed: [
      'Ausrüstung, Klassenfertigkeiten und Fokustechniken können nie blockiert werden.',
      'Entscheidung der App (Q6): Beim Rasten legst du zuerst die Fluchwürfel und nimmst dann die Aktionswürfel zurück; Fähigkeiten mit Würfel darauf stehen also nicht zur Wahl.',
    ],
  },
  'recall-action': {
    gist: 'Alle Aktionswürfel zurück, dafür 1 oder 2 Fluchwürfel, je nach Abenteuer.',
    text: [
      'Alle platzierten und [[expend|verbrauchten]] Aktionswürfel sind danach wieder verfügbar, und ihre Fähigkeiten sind frei. Der Preis sind [[curse-cubes|Fluchwürfel]]; ob 1 oder 2, gibt das Abenteuer vor.',
      'Es gibt drei Arten: die [[voluntary-recall|freiwillige]] (höchstens 2 Farben verfügbar, beendet deinen Zug), die [[forced-recall|unfreiwillige]] (kein Würfel mehr verfügbar, Zug geht weiter) und die [[free-recall-action|kostenlose]] (ohne Fluchwürfel).',
      'Entscheidung der App (Q6): Zuerst legst du die Fluchwürfel auf noch freie Fähigkeiten, dann holst du die Aktionswürfel zurück.',
    ],
    missed: [
      'Fluch- und Traumawürfel bleiben liegen, und LP bekommst du auch keine.',
      'Der Effekt [[recall]] ist keine Rastaktion und kostet keinen Fluchwürfel.',
    ],
  },
  'voluntary-recall': {
    gist: 'Erlaubt, wenn du nur noch 2 oder weniger Farben verfügbar hast; beendet sofort deinen Zug.',
    text: [
      'In deinem eigenen Zug darfst du rasten, sobald deine verfügbaren Aktionswürfel höchstens 2 verschiedene Farben haben. Wie viele Würfel es sind, ist egal. Du erhältst die Fluchwürfel des Abenteuers und alle Würfel zurück, dann endet dein Zug (Q3).',
      'Sie ist keine Würfelaktion. Mach also vorher alles, was du in diesem Zug noch tun willst: bewegen, Würfelaktionen, kleine Aktionen. Nach dem Zugende sind wie immer noch deine [[companion-turn|Begleittiere und Gefährten]] dran.',
    ],
    missed: [
      'Blockierte Fähigkeiten spielen für die Bedingung keine Rolle: Nur die Farben der verfügbaren Würfel zählen.',
      'Verbrauchst du zuerst deinen letzten Würfel, wird daraus eine [[forced-recall|unfreiwillige Rast]], und dein Zug geht weiter.',
    ],
    example:
      'Jaheen hat noch 3 blaue und 1 gelben Würfel: zwei Farben, er darf rasten. Mit einem roten dazu nicht.',
  },
  'forced-recall': {
    gist: 'Kein AW mehr verfügbar: sofort rasten, Fluchwürfel nehmen; dein Zug geht trotzdem weiter.',
    text: [
      'Sobald dir der letzte verfügbare Aktionswürfel ausgeht, musst du rasten, in deinem Zug wie außerhalb, zum Beispiel durch eine [[reaction]] oder [[fatigue]]. Der laufende Effekt wird erst zu Ende gebracht (Q3).',
      'Du erhältst dieselbe Strafe wie bei der [[voluntary-recall|freiwilligen Rast]]: 1 oder 2 [[curse-cubes|Fluchwürfel]]. Dein Zug endet aber nicht; bleibt dir noch eine Würfelaktion, darfst du sie mit den frischen Würfeln nutzen.',
    ],
    missed: [
      'Zwang dich ERSCHÖPFEN dazu und hattest du zu wenige Würfel, ist der Rest vergessen: Nach der Rast verlierst du keine mehr (Q4).',
      'Die Strafe kann dein 6. Fluchwürfel sein: Dann ist das Abenteuer verloren.',
    ],
    example:
      'Maya nutzt mit ihrem letzten Würfel einen Angriff: Erst handelt ihr den Angriff ab, dann rastet sie.',
  },
  'free-recall-action': {
    gist: 'Alle Aktionswürfel zurück ohne Fluchwürfel: bei Ohnmacht oder wenn ein Effekt es sagt.',
    text: [
      'Sie läuft wie jede [[recall-action|Rastaktion]], nur bleibt die Strafe aus. Du bekommst sie, wenn dein Held [[knock-out|ohnmächtig]] wird, oder durch eine Anweisung oder einen Effekt, der sie nennt. Einen Zug beendet sie nicht.',
    ],
    missed: [
      'Bei Ohnmacht folgt danach der [[trauma-cube|Traumawürfel]]: umsonst ist nur die Rast.',
    ],
  },
  recall: {
    gist: 'Bis zu X platzierte oder verbrauchte AW zurücknehmen; sie sind sofort verfügbar, ohne Fluchwürfel.',
    text: [
      'Du suchst bis zu X deiner [[action-cubes|Aktionswürfel]] aus, ob sie auf Fähigkeiten liegen oder [[expend|verbraucht]] sind. Lag der Würfel auf einer Fähigkeit, ist diese wieder frei. Manche Effekte erlauben nur eine bestimmte Art von Würfeln.',
    ],
    missed: [
      'Das ist keine [[recall-action|Rastaktion]]: keine Strafe, kein Zugende.',
      '[[curse-cubes|Fluch-]] und Traumawürfel lassen sich damit nicht holen.',
    ],
  },
};
