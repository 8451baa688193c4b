import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_BOARD as DATA } from '../data/board';

export const DRUNAGOR_BOARD_DE: CategoryWords<typeof DATA> = {
  square: {
    gist: 'Kleines Quadrat mit weißen Linien; jede kleine Figur belegt 1 Feld, vier Felder sind 1 Zone.',
    text: [
      'Felder sind die Schritte auf dem Spielplan: 1 Bewegungspunkt bringt eine kleine Figur auf ein [[adjacent|angrenzendes]] freies Feld, gerade oder diagonal. Helden, Gefährten, Begleittiere und [[small-monster|kleine Monster]] stehen auf genau 1 Feld.',
      'Vier Felder im Quadrat bilden eine [[area|Zone]]. [[large-monster|Große Monster]] ziehen nicht von Feld zu Feld, sondern von Zone zu Zone.',
    ],
  },
  area: {
    gist: 'Blau umrandetes Quadrat aus 2 × 2 Feldern; nach Zonen misst du Reichweiten und Flächenschläge.',
    text: [
      'Jeder [[map-sheets|Geländeplan]] ist in Zonen zu je 4 [[square|Feldern]] geteilt. Zonen grenzen aneinander, wenn sie eine Seite oder eine Ecke teilen. Die [[range|Reichweite]] zählt immer Zonen, nie Felder.',
      'Ein [[large-monster|großes Monster]] füllt eine ganze Zone. [[strike|Flächenschläge]] und [[trap|Fallen]] wirken ebenfalls auf ganze Zonen.',
    ],
    missed: ['Die Zonen sind aufgedruckt: Du darfst dir kein eigenes 2 × 2 Quadrat suchen.'],
  },
  adjacent: {
    gist: 'Felder und Zonen grenzen an, wenn sie eine Seite oder Ecke teilen, also auch diagonal.',
    text: [
      'Um eine kleine Figur liegen bis zu 8 angrenzende [[square|Felder]], um ein [[large-monster|großes Monster]] bis zu 12, nämlich rund um seine [[area|Zone]]. Für Zonen gilt dasselbe wie für Felder.',
      'Die [[levels|Ebene]] spielt keine Rolle: Auch ein Feld, das 1 oder 2 Ebenen höher liegt, ist angrenzend (G2). Steht vor einem Effekt ANGRENZEND, dürfen seine Ziele nur dort stehen.',
    ],
    missed: [
      'Das eigene Feld ist nicht angrenzend; dich selbst darfst du mit gelben Fähigkeiten trotzdem als Ziel wählen.',
      'Nur die [[darkness-behavior|Dunkelheit]] braucht eine gemeinsame Seite; eine Ecke reicht ihr nicht.',
    ],
  },
  levels: {
    gist: 'Drei Höhen: 1 Ebene hoch oder runter kostet nichts extra, 0 auf 2 kostet 2 Punkte, 2 auf 0 ist ein Sturz.',
    text: [
      'Ebene 0 ist die Tischplatte, Ebene 1 die Fläche der [[terrain-pieces|Geländebauteile]], Ebene 2 nur der hohe Teil von Bauteil 2.',
      'Ein Schritt um 1 Ebene hinauf oder hinab kostet wie jeder andere 1 Punkt. Direkt von Ebene 0 auf Ebene 2 klettern kostet 2 Punkte. Direkt von 2 auf 0 hinabsteigen kostet 1 Punkt, bringt aber [[falling-damage]]: 2 nicht-verhinderbaren Schaden (M2).',
      'Bei Waffenangriffen trifft leichter, wer höher steht als sein Ziel, und schwerer, wer tiefer steht: [[height-advantage|+2 oder −2 ZU TRF]].',
    ],
    missed: [
      'Angrenzend und Reichweite achten nicht auf die Höhe: Von Ebene 0 aus kannst du im Nahkampf jemanden auf Ebene 2 angreifen.',
      'Auch ein [[jump]] von Ebene 0 auf 2 kostet 2 Punkte, schützt aber vor Fallschaden.',
    ],
    example:
      'Elros hat noch 1 Bewegungspunkt: Auf Ebene 1 kommt er, von 0 direkt auf 2 nicht mehr.',
  },
  'terrain-pieces': {
    gist: 'Die Kunststoffblöcke: Bauteil 1 und 3 liegen auf Ebene 1, nur Bauteil 2 hat auch Ebene 2.',
    text: [
      'Bauteil 1 trägt 2 × 3 [[area|Zonen]] auf Ebene 1, Bauteil 3 trägt 3 × 4 Zonen auf Ebene 1. Bauteil 2 hat 2 × 2 Zonen auf Ebene 1 und 2 Zonen auf Ebene 2; in der Aufbauskizze ist der hohe Teil dunkel.',
      'Auf die Bauteile kommen [[map-sheets|Geländepläne]], in ihre Aussparungen die [[door|Türen]]. Liegt ein Plan teilweise unter einem Bauteil, gehört das verdeckte Stück nicht zum Spielplan.',
    ],
    missed: [
      'Gegen eine höhere Kante wird niemand hinaufgeschoben: [[push]] endet dort wie an einem Hindernis.',
    ],
  },
  'map-sheets': {
    gist: 'Die 32 beidseitigen Pläne in drei Größen: B 1 × 2, C 2 × 2, E 2 × 3 Zonen.',
    text: [
      'Jeder Plan hat einen Buchstaben für die Größe, eine Nummer und zwei Seiten: F vorn und B hinten. „E4-F“ ist also Plan E4 mit der Vorderseite. Ob er auf dem Tisch liegt (Ebene 0) oder auf einem [[terrain-pieces|Geländebauteil]], zeigt die Aufbauskizze.',
      'Alle Pläne und [[bridges|Brücken]] zusammen sind der Spielplan. Aufgedrucktes [[hazardous-terrain|gefährliches Gelände]] gilt auf **jedem** Feld seines Plans, nicht nur beim Symbol (G7).',
    ],
  },
  bridges: {
    gist: 'Verbindet zwei Bauteile; die 4 oder 8 Felder direkt darunter sind für alle Figuren gesperrt.',
    text: [
      'Auf einer Brücke läufst du wie auf jedem anderen Feld. Überspannt sie gefährliches Gelände, merkt man oben nichts davon. Die Felder darunter darf niemand betreten.',
      'Wird eine Brücke gelegt, während unten jemand steht, muss er vorher weichen, als würde er [[shove|verdrängt]].',
      'Die [[darkness-behavior|Dunkelheit]] darf sich auch darunter ausbreiten; nur für sie grenzen ein Feld der Brücke und das Feld genau darunter aneinander (G6). Ein [[spawn-point|Entstehungspunkt]] unter einer Brücke ist aus dem Spiel.',
    ],
  },
  'solid-objects': {
    gist: 'Figuren und fast alle Plättchen versperren ihr Feld: nicht hindurch, nicht darauf stehen bleiben.',
    text: [
      'Hindernisse sind alle Charaktere, dazu [[chest|Truhen]], Interaktions-, Runen-, Ereignis- und [[npc|NSC-Plättchen]], andere Objekte und gesperrte Felder (O2). Auch verborgene und ohnmächtige Gegner versperren ihr Feld.',
      'Ausnahmen: Durch [[passing-allies|Verbündete]] darfst du ziehen, aber nicht auf ihrem Feld enden. [[jump]] setzt über alles hinweg. [[trample]] erlaubt den Weg durch Gegner. [[large-monster|Große Monster]] dürfen durch Truhen ziehen und auf Truhen und kleinen Monstern enden.',
      '**Kein** Hindernis sind Dunkelheit, [[trap|Fallen]] und die Truhe, die durch [[loot]] entsteht. Entscheidung der App (O2): Eine Tür steht zwischen den Feldern und versperrt keines.',
    ],
    missed: ['[[diagonal|Diagonal]] zwischen zwei Hindernissen hindurch ist immer erlaubt.'],
  },
  object: {
    gist: 'Alles auf dem Plan, was weder Karte, Tableau, Geländeplan noch Bauteil ist; meist ein Hindernis.',
    text: [
      'Zu den Objekten zählen Figuren und alle Plättchen. Sie sind [[solid-objects|Hindernisse]], außer eine Regel nimmt sie aus, wie [[trap|Fallen]] und [[darkness-tiles|Dunkelheitsplättchen]]. Durch solche Ausnahmen läufst du hindurch und darfst darauf stehen bleiben.',
      'Manche Effekte wählen Objekte als Ziel: [[swap]] nennt die Art, die erlaubt ist, [[telekinesis]] bewegt kleine Objekte, aber nie [[interaction-token|Interaktionsplättchen]].',
    ],
  },
  'passing-allies': {
    gist: 'Durch Felder von Verbündeten darfst du ziehen, aber deine Bewegung nie auf ihnen beenden.',
    text: [
      'Helden, ihre [[companions|Gefährten]] und [[pet|Begleittiere]] lassen einander durch, ebenso Monster andere Monster. Das Feld kostet normal 1 Punkt. Am Ende der Bewegung muss jeder auf einem freien Feld stehen: Zwei Figuren teilen sich nie ein Feld (O1).',
    ],
    missed: [
      'Gegner versperren den Weg, auch verborgene und ohnmächtige: Ein Monster läuft nicht durch einen ohnmächtigen Helden.',
      'Ein [[large-monster|großes Monster]] darf auf kleinen Monstern enden: Es [[shove|verdrängt]] sie.',
    ],
    example: 'Maya geht mit 3 Punkten durch Vorns Feld im engen Gang und bleibt dahinter stehen.',
  },
  diagonal: {
    gist: 'Diagonale Schritte kosten 1 Punkt und sind auch zwischen zwei Hindernissen hindurch erlaubt.',
    text: [
      'Ein schräger Schritt ist so gut wie ein gerader. Berühren sich zwei [[solid-objects|Hindernisse]] nur an der Ecke, darfst du dazwischen durchschlüpfen, selbst wenn beide Gegner sind. Das gilt für alle Charaktere, also auch für Monster (O4).',
    ],
    missed: ['Zwei Helden Ecke an Ecke sind deshalb keine Mauer.'],
  },
  'large-monster': {
    gist: 'Füllt 1 ganze Zone, ist gegen vier Effekte immun, verdrängt kleine Monster und zertrümmert Truhen.',
    text: [
      'Große Monster (Basis 50 mm, auf Seite 38 heißt es ab 40 mm) stehen mitten in einer [[area|Zone]] und belegen alle vier Felder. Angrenzend sind bis zu 12 Felder ringsum. Sie ziehen von Zone zu Zone: [[large-monster-movement]].',
      'Sie sind [[immunity|immun]] gegen [[knock-down]], [[push]], [[stun]] und [[telekinesis]]; ihr Symbol auf der Karte steht für alle vier. Umgehen kann das nur ein Effekt, der es ausdrücklich sagt.',
      'Endet ihre Bewegung auf kleinen Monstern, werden diese [[shove|verdrängt]]; Truhen werden [[crush-chest|zertrümmert]].',
    ],
    missed: [
      'Für den Bonus auf [[darkness-effect|Dunkelheit]] reicht 1 dunkles Feld in der Zone.',
      'Eine kleine Figur mit dem Symbol hat nur die vier Immunitäten und bleibt sonst klein.',
    ],
  },
  'small-monster': {
    gist: 'Monster mit etwa 25 mm Basis: belegt 1 Feld und zieht Feld für Feld wie ein Held.',
    text: [
      'Kleine Monster stehen auf genau 1 [[square|Feld]]; ihre Nachbarschaft sind die bis zu 8 Felder ringsum. Durch andere Monster dürfen sie ziehen, durch Gegner und andere [[solid-objects|Hindernisse]] nicht.',
      'Trägt ein kleines Monster das Symbol für [[large-monster|große Monster]] oder nennt die Anweisung es so, bekommt es nur deren vier [[immunity|Immunitäten]] (C4). Es belegt weiter 1 Feld, verdrängt niemanden und kann selbst [[shove|verdrängt]] werden.',
    ],
  },
  shove: {
    gist: 'Endet ein großes Monster auf kleinen, rücken diese auf freie Felder neben seiner Zone.',
    text: [
      'Für jedes kleine Monster in der Zone wählt der [[party-leader]] ein freies Feld, das an diese [[area|Zone]] grenzt, gleich auf welcher Ebene. Muss einmal ein Held weichen, sucht dessen Spieler das Feld aus.',
      'Der Verdrängte [[entering|betritt]] sein neues Feld: Gefährliches Gelände wirkt, und von Ebene 2 auf 0 gibt es [[falling-damage]]. Verdrängt wird nur dort, wo die Bewegung endet, nicht unterwegs.',
      'Entscheidung der App (R1): Ist ringsum nichts frei, nehmt ihr das nächste freie Feld.',
    ],
    missed: [
      'Auf Helden, NSC oder anderen großen Monstern darf ein großes Monster nie stehen bleiben.',
    ],
    example:
      'Ein Schattenritter hält in der Zone eines Vollstreckers: Bis zu 12 Felder kommen für diesen infrage.',
  },
  'crush-chest': {
    gist: 'Endet ein großes Monster auf einer Truhe, ist sie samt Inhalt weg; pro Truhe fällt ein Fallenwürfel.',
    text: [
      'Alle [[chest|Truhen]] in der Zone, in der das [[large-monster|große Monster]] stehen bleibt, kommen vom Plan und ihr Inhalt ist verloren. Für jede werft ihr 1x den [[trap-die]]; das Monster erleidet, was er zeigt (R2).',
      'Läuft es nur hindurch, passiert der Truhe nichts. Bei einer [[safe-chest|sicheren Truhe]] und einer Truhe aus [[loot]] wird nicht gewürfelt.',
    ],
    missed: [
      'LANGSAM vom Fallenwürfel wirkt auch auf große Monster: Ihr Symbol schützt nicht davor.',
      'Kleine Monster zertrümmern nichts; für sie ist die Truhe ein Hindernis.',
    ],
  },
};
