import type { CategoryWords } from '@/src/glossary/model';
import type { SWORDSORCERY_AREAS as DATA } from '../data/areas';

export const SWORDSORCERY_AREAS_DE: CategoryWords<typeof DATA> = {
  area: {
    gist: 'Ein Abschnitt des Spielplans; mit Gegnern in derselben Zone bist du im Kampf gebunden.',
    text: [
      'Bewegung, [[range|Reichweite]] und Sicht rechnet ihr von Zone zu Zone. Stehen Gegner in deiner, bist du [[engaged|im Kampf gebunden]]. Die Zahl der Figuren je Seite entscheidet, wer sie [[control-area|kontrolliert]] oder [[dominate-area|beherrscht]].',
    ],
  },
  range: {
    gist: 'Wie viele Zonen weit etwas wirkt; bist du gebunden, zählt nur noch die eigene Zone.',
    text: [
      'Die Reichweite steht bei Angriff, Fähigkeit oder Gegenstand. [[engaged|Im Kampf gebunden]] gilt sie nicht: Dann wählst du nur Figuren in deiner Zone. Bei Gegnern bestimmt die Entfernung, welche [[behaviour|Verhaltensweise]] sie befolgen.',
    ],
  },
  'control-area': {
    gist: 'Die Seite mit mehr Figuren in einer Zone kontrolliert sie; bei Gleichstand niemand.',
    text: [
      'Gezählt werden alle Figuren der Helden und alle der Gegner dort. Für [[supremacy|Überlegenheit]] und das [[evade|Lösen aus dem Kampf]] ohne Gegenwehr reicht Kontrolle nicht: Dafür müsst ihr die Zone [[dominate-area|beherrschen]].',
    ],
    example:
      'Drei Helden und zwei Gegner: Die Helden kontrollieren die Zone, beherrschen sie aber nicht.',
  },
  'dominate-area': {
    gist: 'Mindestens doppelt so viele Figuren wie die andere Seite: Ihr beherrscht die Zone und kontrolliert sie auch.',
    text: [
      'Zwei Folgen: Angriffe eurer Seite auf Ziele in dieser Zone bekommen [[supremacy|Überlegenheit]], also 1 Treffer mehr. Und Helden verlassen sie ohne [[reaction-attack|Gelegenheitsangriffe]].',
    ],
    missed: ['Auch Gegner können eine Zone beherrschen und treffen dann mit einem Treffer mehr.'],
    example: '2 gegen 1 beherrscht, 3 gegen 2 kontrolliert nur, 2 gegen 2 gehört niemandem.',
  },
  'line-of-sight': {
    gist: 'Gerade Linie von Zonenmarker zu Zonenmarker ohne Unterbrechung; in der eigenen Zone siehst du immer.',
    text: [
      'Unterbrochen wird sie von [[blocking-elements|blockierenden Elementen]], von Rändern eines Spielplanteils, an die kein anderes stößt, und für Helden auch von Gegnerfiguren.',
      'Gegner brauchen sie für ihre [[behaviour|Verhaltensweisen]], außer für die eine mit offener Reichweite.',
    ],
    missed: [
      'Gegner sehen an ihresgleichen vorbei: Gegnerfiguren versperren nur den Helden die Sicht.',
      '[[barriers|Barrieren]] halten die Bewegung auf, nicht die Sicht.',
    ],
  },
  'area-marker': {
    gist: 'Der Punkt einer Zone, von dem aus ihr die Sichtlinie zieht.',
    text: [
      'Für die [[line-of-sight|Sichtlinie]] zählt nicht, wo die Figur steht, sondern nur dieser Punkt: Zwei Marker, eine gerade Linie, nichts dazwischen.',
    ],
  },
  'blocking-elements': {
    gist: 'Wände, Wandmarker, Türen und Ähnliches unterbrechen die Sichtlinie für alle.',
    text: [
      '[[walls|Wände]] und [[door|Türen]] versperren Weg und Sicht. Dazu kommen Ränder eines Spielplanteils, an die kein anderes grenzt. [[barriers|Barrieren]] gehören nicht dazu: Über sie hinweg sieht man.',
    ],
  },
  walls: {
    gist: 'Zwischen zwei Zonen mit Wand gibt es weder Weg noch Sicht, für Helden wie für Gegner.',
    text: [
      'Anders als eine [[barriers|Barriere]] wirkt eine Wand in beide Richtungen und nimmt auch die [[line-of-sight|Sichtlinie]]. Wandmarker versperren die Sicht ebenso; ob auch den Weg, sagt die Kurzübersicht nicht.',
    ],
  },
  hindrances: {
    gist: 'Oberbegriff für Barrieren, schwieriges und gefährliches Gelände; Gegner meiden sie, wenn es geht.',
    text: [
      '[[barriers]] sperren eine Richtung, [[difficult-terrain]] kostet Helden mehr, [[dangerous-terrain]] verwundet sie. Auf dem kürzesten Weg gehen Gegner lieber durch Zonen ohne Hindernisse ([[enemy-activation]]).',
    ],
  },
  barriers: {
    gist: 'Versperren den Weg aus der markierten Zone in die Nachbarzone, aber nicht die Sicht.',
    text: [
      'Nur diese eine Richtung ist zu: Wer von der anderen Seite kommt, ist nicht aufgehalten. Die [[line-of-sight|Sichtlinie]] läuft darüber hinweg.',
    ],
  },
  'difficult-terrain': {
    gist: 'Helden zahlen 1 Bewegungspunkt mehr, um die Zone zu betreten; Gegner nicht.',
    text: [
      'Der Aufschlag fällt beim Betreten an, nicht beim Verlassen. Für Gegner ist das Gelände wie jedes andere, nur wählen sie auf gleich kurzem Weg lieber Zonen ohne [[hindrances|Hindernisse]].',
    ],
  },
  'dangerous-terrain': {
    gist: 'Jeder Held, der die Zone betritt, erleidet 1 Wunde; Gegner nicht.',
    text: [
      'Die Wunde lässt sich nicht abwehren ([[suffer|erleiden]]) und kommt bei jedem Betreten neu. Gegner gehen ohne Schaden hindurch.',
    ],
  },
  'movement-point': {
    gist: 'Währung der Bewegung: Spurt gibt 1 dazu, schwieriges Gelände kostet 1 mehr, 1 hilft dir auch auf die Beine.',
    text: [
      'Wie viele du hast, steht bei deinem Helden. Die Kurzübersicht nennt nur die Zuschläge: [[difficult-terrain|schwieriges Gelände]] verlangt 1 zusätzlichen Punkt; was eine gewöhnliche Zone kostet, steht im Regelbuch. [[knocked-down|Niedergeschmettert]] gibst du 1 Punkt aus, um aufzustehen.',
    ],
  },
};
