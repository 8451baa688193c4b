import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_MOVEMENT as DATA } from '../data/movement';

export const DRUNAGOR_MOVEMENT_DE: CategoryWords<typeof DATA> = {
  move: {
    gist: 'Bis zu X Felder weit ziehen, gerade oder diagonal; jedes Feld kostet 1 Punkt.',
    text: [
      'X sind deine Bewegungspunkte. Für jeden gehst du auf ein [[adjacent|angrenzendes]] freies Feld; du musst nicht alle nutzen und darfst auch ganz stehen bleiben. Wenn nichts anderes dabeisteht, bewegt sich, wer den Effekt auslöst.',
      'Teurer wird es beim Klettern von [[levels|Ebene 0 auf 2]] (2 Punkte) und beim ersten Schritt in [[difficult-terrain|schwieriges Gelände]]. [[solid-objects|Hindernisse]] versperren den Weg, durch [[passing-allies|Verbündete]] darfst du hindurch.',
      '[[slow]] kürzt die nächste Bewegung um 2, [[knock-down]] lässt sie ganz ausfallen. Die Regeln gelten für Helden, Gefährten, Begleittiere und Monster gleich.',
    ],
    missed: [
      'Wer [[engaged|gebunden]] ist, darf trotzdem frei laufen; niemand bekommt dafür einen Gegenangriff.',
      'Eine [[cube-action]] oder [[reaction]] beendet die laufende Bewegung: [[interrupt-movement]].',
    ],
  },
  'free-movement': {
    gist: 'Einmal in deinem Zug darfst du 3 Felder ziehen, ohne Würfel: vor, zwischen oder nach deinen Aktionen.',
    text: [
      'Zusätzlich zu den zwei Würfelaktionen darf dein Held 1 Freie Bewegung machen und bis zu 3 Felder ziehen. Sie kostet nichts und du wählst den Zeitpunkt. Weitere Bewegung gibt es durch Fähigkeiten oder indem du [[movement-for-cube|einen Würfel dafür verbrauchst]].',
      'Für eine [[small-actions|kleine Aktion]] darfst du sie unterbrechen und danach weiterlaufen (M12).',
    ],
    missed: [
      'Laufen, per Würfelaktion angreifen und weiterlaufen geht nicht: Die restlichen Punkte verfallen.',
      'Mit [[slow]] bleibt nur 1 Feld, mit [[knock-down]] keins.',
    ],
  },
  'interrupt-movement': {
    gist: 'Kleine Aktion oder Tür mittendrin: du läufst weiter. Würfelaktion oder Reaktion: der Rest verfällt.',
    text: [
      'Mitten in einer [[move|Bewegung]] darfst du jederzeit eine [[small-actions|kleine Aktion]] machen, etwa eine Truhe durchsuchen oder eine Tür öffnen. Deine übrigen Bewegungspunkte bleiben dir, auch wenn hinter der Tür erst neu aufgebaut wird.',
      'Machst du dagegen eine [[cube-action]] oder eine [[reaction]], sind alle restlichen Punkte dieser Bewegung verloren (M12). Eine andere Bewegung, die du noch hast, bleibt davon unberührt.',
    ],
    missed: [
      'Unterbrichst du einen [[jump]], betrittst du das Feld, auf dem du gerade bist, mit allen Folgen.',
      'Die meisten kleinen Aktionen sind verboten, solange du [[engaged|gebunden]] bist.',
    ],
    example: 'Lorelai geht 1 Feld, öffnet eine Tür und läuft noch 2 Felder hinein.',
  },
  'movement-for-cube': {
    gist: 'Als Würfelaktion 1 beliebigen verfügbaren AW verbrauchen: BEWEGUNG 3, auch zweimal pro Zug.',
    text: [
      'Das steht auf jedem [[hero-board|Heldentableau]]. Du legst 1 verfügbaren Aktionswürfel beliebiger Farbe in den Bereich für [[expend|verbrauchte]] Würfel und erhältst [[move|BEWEGUNG 3]]. Es zählt als eine deiner zwei [[cube-action|Würfelaktionen]].',
      'Der Platz ist unbegrenzt, du kannst die Aktion also beide Male dafür nutzen. Den Würfel bekommst du mit der nächsten [[recall-action|Rastaktion]] oder durch [[recall]] zurück.',
    ],
    missed: [
      'Jede Bewegung steht für sich: Angefangene Punkte der Freien Bewegung verfallen, wenn du den Würfel ausgibst.',
      'War es dein letzter Würfel, läufst du erst zu Ende und musst dann rasten: [[forced-recall]].',
    ],
    example: 'Freie Bewegung und zwei Würfel: bis zu 3 + 3 + 3 = 9 Felder in einem Zug.',
  },
  'x-movement': {
    gist: 'Jede Bewegung dieser Figur bekommt X Bewegungspunkte dazu.',
    text: [
      'Erhält die Figur den Effekt [[move|BEWEGUNG]], kommen X Punkte obendrauf, bei jeder Bewegung aufs Neue. Ein [[additional-movement|Plättchen]] kann daran erinnern, bei Monstern zum Beispiel nach [[evolve]]. Steht dort −X, sind es entsprechend weniger.',
    ],
    example: 'Mit +1 BEWEGUNG wird aus der [[free-movement|Freien Bewegung]] BEWEGUNG 4.',
  },
  jump: {
    gist: 'Bewegung über Hindernisse, Gegner und Gefahren hinweg; nur das letzte Feld zählt, kein Fallschaden.',
    text: [
      'Die Punkte zählen wie bei [[move|BEWEGUNG]], und grundsätzlich springt nur, wer den Effekt ausführt. Unterwegs ignorierst du [[solid-objects|Hindernisse]], Gegner, gefährliches Gelände und Dunkelheit. Landen musst du auf einem freien Feld; nur dieses [[entering|betrittst]] du, und seine Wirkung trifft dich.',
      'Beim Springen gibt es keinen [[falling-damage|Fallschaden]]. Direkt von [[levels|Ebene 0 auf 2]] kostet es trotzdem 2 Punkte. Über Lücken im Spielplan führt kein Sprung (M5).',
      'Auch ein [[large-monster|großes Monster]] springt von Zone zu Zone und darf auf kleinen Monstern und Truhen landen: [[shove]], [[crush-chest]].',
    ],
    missed: [
      'Unterbrichst du den Sprung für eine kleine Aktion, zählt auch dieses Feld als betreten.',
      'Das Buch nennt den Sprung eine besondere Art von Bewegung und nimmt [[slow]] und [[knock-down]] dabei nicht aus; Monster mit SPRUNG treffen beide (M1).',
    ],
    example:
      'Elros setzt mit SPRUNG 3 über ein Monster und ein Lavafeld: kein BRENNEN, wenn das dritte Feld frei und harmlos ist.',
  },
  trample: {
    gist: 'Beim Bewegen durch Gegner hindurch; jeder überrannte nimmt 1x X nicht-verhinderbaren Schaden.',
    text: [
      'STAMPFEN ergänzt eine [[move|Bewegung]]: Felder von Gegnern sind kein Hindernis, auch nicht die von verborgenen oder ohnmächtigen. Jeder Gegner auf dem Weg erleidet X [[non-preventable|nicht-verhinderbaren]] Schaden, in derselben Bewegung aber nur einmal (M6).',
      'Enden darf die Bewegung nicht auf einem Gegner. Ein [[large-monster|großes Monster]] stampft durch ganze Zonen, sofern dort nur Gegner, Monster und Truhen sind. [[knock-out|Ohnmächtige]] Helden nehmen keinen Schaden.',
    ],
    missed: ['Andere [[solid-objects|Hindernisse]] versperren den Weg weiterhin.'],
  },
  'falling-damage': {
    gist: 'Direkt von Ebene 2 auf Ebene 0: 2 nicht-verhinderbarer Schaden; von 2 auf 1 oder 1 auf 0 nichts.',
    text: [
      'Jede Figur, die in einem Schritt von [[levels|Ebene 2 auf 0]] kommt, erleidet 2 [[non-preventable|nicht-verhinderbaren]] Schaden. Freiwillig geht das für 1 Bewegungspunkt; es gilt aber auch, wenn sie durch [[push]], [[telekinesis]] oder [[shove]] hinabstürzt.',
    ],
    missed: [
      'Wer mit [[jump]] hinunterspringt, nimmt keinen Schaden.',
      'Höhere Ebenen schaden nur beim direkten Abstieg: Über Ebene 1 kommst du heil hinunter.',
    ],
  },
  push: {
    gist: 'Stößt das Ziel X Felder in gerader Linie weg; ein Hindernis, eine höhere Ebene oder der Rand stoppt.',
    text: [
      'Das Ziel wandert geradeaus, auch diagonal, und muss sich mit jedem Feld weiter entfernen. Es bleibt vor einem [[solid-objects|Hindernis]], an der Kante zu einer höheren Ebene und am Rand des Spielplans stehen; der Rest verfällt.',
      'Auf tiefere Ebenen fällt es hinab: von 2 auf 0 mit [[falling-damage]]. [[hazardous-terrain|Gefährliches Gelände]] auf dem Weg wirkt (M9).',
    ],
    missed: [
      'Ohne andere Angabe können kleine Figuren keine großen schubsen, und [[large-monster|große Monster]] sind ohnehin immun.',
      'Anders als bei [[telekinesis]] zählt jedes Feld unterwegs als betreten.',
    ],
    example: 'Vorn stößt einen Skelettbogenschützen mit SCHUBSEN 2 durch Lava: BRENNEN 2, einmal.',
  },
  telekinesis: {
    gist: 'Versetzt 1 kleine Figur oder 1 kleines Objekt um bis zu X Felder; Gelände wirkt nur beim Landen.',
    text: [
      'Ziel ist eine kleine Figur, eine [[chest|Truhe]], eine [[trap|Falle]] oder ein kleines Dunkelheitsplättchen. [[interaction-token|Interaktionsplättchen]] und [[large-monster|große Monster]] sind immun.',
      'Über [[hazardous-terrain|gefährliches Gelände]] schwebt das Ziel unbeschadet hinweg; es wirkt erst dort, wo das Ziel landet. [[falling-damage]] gibt es auf dem Weg trotzdem (M10).',
    ],
    missed: ['Eine gerade Linie wie bei [[push]] ist nicht verlangt, und X ist nur das Höchstmaß.'],
  },
  swap: {
    gist: 'Du tauschst den Platz mit einem Objekt; beide betreten ihr neues Feld mit allen Folgen.',
    text: [
      'Der Effekt sagt, womit getauscht werden darf, zum Beispiel mit einem Verbündeten oder Gegner: [[object]]. Beide Seiten [[entering|betreten]] dabei ihr neues Feld, [[hazardous-terrain|gefährliches Gelände]] und Ähnliches wirkt also sofort (M11).',
    ],
    missed: [
      'Auch der andere ist betroffen: Stehst du in Lava, bekommt ein Monster an deiner Stelle BRENNEN 2.',
    ],
  },
  'large-monster-movement': {
    gist: 'Zieht von Zone zu Zone, 1 Punkt je Zone; andere Monster und Truhen halten es nicht auf, Helden schon.',
    text: [
      'Ein [[large-monster|großes Monster]] betritt nur ganze [[area|Zonen]] mit vier Feldern. Durch kleine und große Monster und durch [[chest|Truhen]] darf es ziehen. Eine Zone mit irgendeinem anderen [[solid-objects|Hindernis]], etwa einem Helden, NSC oder gesperrten Feld, ist ihm verschlossen (O3).',
      'Enden darf es auf kleinen Monstern, die es [[shove|verdrängt]], und auf Truhen, die es [[crush-chest|zertrümmert]], aber nie auf einem anderen großen Monster.',
      'Ebenen und Gelände zählen zonenweise: Von Ebene 0 auf 2 kostet 2 Punkte, und eine Zone ist gefährlich, sobald es eines ihrer Felder ist (M7).',
    ],
    missed: [
      'Ein einziger Held in einer Engstelle kann ihm den Weg versperren.',
      'Mit [[jump]] oder [[trample]] kommt es auch über Helden hinweg, stehen bleiben darf es auf ihnen nicht.',
    ],
    example: 'Ein Schattenritter mit 2 Punkten zieht 2 Zonen weit, auch diagonal.',
  },
};
