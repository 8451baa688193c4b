import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_TERRAIN_AND_TRAPS as DATA } from '../data/terrain-and-traps';

export const DRUNAGOR_TERRAIN_AND_TRAPS_DE: CategoryWords<typeof DATA> = {
  'hazardous-terrain': {
    gist: 'Wirkt beim ersten Betreten im Zug und am Ende des eigenen Zuges, jede Sorte nur 1x pro Zug.',
    text: [
      'Es gibt fünf Sorten: [[difficult-terrain]], [[lava]] (BRENNEN 2), [[miasma|Miasma]] (GIFT 2), [[spikes]] (BLUTEN 2) und [[darkness-effect|Dunkelheit]] (2 nicht-verhinderbarer Schaden, nicht für Monster).',
      'Eine Figur ist betroffen, wenn sie in diesem Zug zum ersten Mal ein solches Feld [[entering|betritt]], freiwillig oder nicht, oder wenn sie ihren **eigenen** Zug darauf beendet. Von jeder Sorte trifft sie das höchstens 1x pro Zug, egal wessen Zug gerade läuft (M4).',
      'Das Symbol gilt für den ganzen [[map-sheets|Geländeplan]], auch wenn etwas darauf liegt. Nur Dunkelheitsplättchen heben es auf: Das Feld ist dann bloß noch Dunkelheit (G8).',
    ],
    missed: [
      'In derselben Runde kann es dich mehrmals erwischen, etwa wenn dich im Zug eines Monsters eine Reaktion über das Feld führt.',
      'Wer im fremden Zug einfach stehen bleibt, dem passiert nichts.',
      'Bei einem [[large-monster|großen Monster]] genügt ein gefährliches Feld in der Zone (M7).',
    ],
    example:
      'Elros läuft zwei Schritte durch Lava und endet auf Spitzen: einmal BRENNEN 2 und einmal BLUTEN 2.',
  },
  'difficult-terrain': {
    gist: 'Der erste Schritt hinein kostet 1 Bewegungspunkt extra, 1x pro Zug; mit dem letzten Punkt geht es.',
    text: [
      'Wer in diesem Zug zum ersten Mal ein Feld wie Wasser betritt, verliert zusätzlich 1 Punkt der laufenden Bewegung. Jeder weitere Schritt im selben Zug kostet normal. Hast du nur noch 1 Punkt, darfst du trotzdem hinein; der Verlust entfällt dann.',
      'Auch ein Schritt von einem schwierigen Feld auf das nächste zählt als Betreten, wenn es der erste in diesem Zug ist (M3). Wer von Ebene 0 direkt auf ein schwieriges Feld auf Ebene 2 steigt, braucht mindestens 2 Punkte.',
    ],
    missed: [
      'Es kostet nicht bei jedem Feld extra, sondern nur einmal pro Zug.',
      'Endet dein Zug auf schwierigem Gelände, passiert nichts.',
    ],
    example: 'Jaheen watet mit BEWEGUNG 3 los: erstes Wasserfeld 2 Punkte, zweites 1 Punkt.',
  },
  lava: {
    gist: 'Erstes Betreten im Zug oder eigenes Zugende darauf: BRENNEN 2, höchstens 1x pro Zug.',
    text: [
      'Die Figur bekommt 2 Plättchen [[burn]], auch wenn sie geschubst oder verdrängt wurde. Mehrere Lavafelder im selben Zug zählen nur einmal. Es gilt für Helden, ihre Verbündeten und Monster: [[hazardous-terrain]].',
    ],
    missed: [
      'Den Schaden gibt es erst beim nächsten eigenen Zugbeginn.',
      'Wer auf Lava bleibt, wird am Ende jedes eigenen Zuges wieder betroffen.',
    ],
  },
  miasma: {
    gist: 'Erstes Betreten im Zug oder eigenes Zugende darauf: GIFT 2, höchstens 1x pro Zug.',
    text: [
      'Die Figur bekommt 2 Plättchen [[poison]]. Wie bei jedem [[hazardous-terrain|gefährlichen Gelände]] trifft es Helden, Verbündete und Monster, freiwillig oder gezwungen.',
    ],
    missed: ['Das Gift verschwindet nicht, wenn du das Miasma verlässt: Du brauchst [[cleanse]].'],
  },
  spikes: {
    gist: 'Erstes Betreten im Zug oder eigenes Zugende darauf: BLUTEN 2, höchstens 1x pro Zug.',
    text: [
      'Die Figur bekommt 2 Plättchen [[bleed]]. Wie bei jedem [[hazardous-terrain|gefährlichen Gelände]] trifft es Helden, Verbündete und Monster, freiwillig oder gezwungen.',
    ],
    missed: ['Ein [[jump]] über die Spitzen hinweg ist harmlos; nur das Landefeld zählt.'],
  },
  trap: {
    gist: 'Wartet in einer Zone auf Gegner: alle dort erleiden 2 nicht-verhinderbaren Schaden und einen Zustand.',
    text: [
      'Du legst das Plättchen in die Mitte einer [[area|Zone]]; pro Zone ist nur 1 Falle erlaubt. Sie löst aus, sobald ein Gegner sich in die Zone hineinbewegt oder seinen Zug dort beginnt.',
      'Dann trifft sie **jeden** Gegner in der Zone: 2 [[non-preventable|nicht-verhinderbarer]] Schaden, dazu je nach Sorte [[bear-trap|BLUTEN 2]], [[fire-trap|BRENNEN 4]] oder [[poison-trap|GIFT 2]]. Danach kommt die Falle weg (Z2).',
    ],
    missed: [
      'Fallen sind keine [[solid-objects|Hindernisse]], und euch selbst schaden sie nicht.',
      'Entscheidung der App (R3): Beginnt ein Monster seinen Zug in der Falle, geht sie vor seinen Zuständen los.',
      'Das hat nichts mit dem [[trap-die]] der Truhen zu tun.',
    ],
  },
  'bear-trap': {
    gist: 'Jeder Gegner in der Zone: 2 nicht-verhinderbarer Schaden und BLUTEN 2, dann ist sie weg.',
    text: [
      'Ausgelöst wird sie wie jede [[trap|Falle]]: Ein Gegner betritt die Zone oder beginnt dort seinen Zug. Alle Gegner darin erleiden 2 Schaden, den nichts verhindert, und [[bleed]] 2.',
    ],
    example:
      'Ein Vollstrecker läuft in die Zone, in der schon ein Skelettbogenschütze steht: Beide werden getroffen.',
  },
  'fire-trap': {
    gist: 'Jeder Gegner in der Zone: 2 nicht-verhinderbarer Schaden und BRENNEN 4, dann ist sie weg.',
    text: [
      'Ausgelöst wird sie wie jede [[trap|Falle]]: Ein Gegner betritt die Zone oder beginnt dort seinen Zug. Alle Gegner darin erleiden 2 Schaden, den nichts verhindert, und [[burn]] 4, also gleich das Maximum.',
    ],
  },
  'poison-trap': {
    gist: 'Jeder Gegner in der Zone: 2 nicht-verhinderbarer Schaden und GIFT 2, dann ist sie weg.',
    text: [
      'Ausgelöst wird sie wie jede [[trap|Falle]]: Ein Gegner betritt die Zone oder beginnt dort seinen Zug. Alle Gegner darin erleiden 2 Schaden, den nichts verhindert, und [[poison]] 2.',
    ],
  },
  entering: {
    gist: 'Ein Feld betritt, wer darauf kommt: durch eigenen Schritt, Schubsen, Verdrängen oder Platztausch.',
    text: [
      'Jeder Schritt einer [[move|Bewegung]] betritt sein Feld, ebenso jeder Schritt beim [[push|Schubsen]]. Wer [[shove|verdrängt]] wird oder den [[swap|Platz tauscht]], betritt sein neues Feld. Bei [[telekinesis]] und [[jump]] zählt nur das Feld, auf dem die Figur landet.',
      'Erreicht ein Dunkelheitsplättchen dein Feld, gilt das für Helden und ihre Verbündeten ebenfalls als Betreten: [[darkness-effect]].',
      'Für [[hazardous-terrain|gefährliches Gelände]] zählt pro Zug nur das erste Betreten jeder Sorte. Ein Schritt von Lava auf Lava ist in einem neuen Zug wieder ein erstes Mal.',
    ],
    missed: [
      'Unterbrichst du einen SPRUNG für eine kleine Aktion, betrittst du das Feld, auf dem du gerade bist (M12).',
      'Den Zug auf einem Feld zu beginnen, ist kein Betreten.',
    ],
  },
};
