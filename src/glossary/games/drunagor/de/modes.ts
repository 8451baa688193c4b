import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_MODES as DATA } from '../data/modes';

export const DRUNAGOR_MODES_DE: CategoryWords<typeof DATA> = {
  'campaign-mode': {
    gist: '18 Kapitel mit denselben Helden, gemeinsam und der Reihe nach; jedes Kapitel ist ein Abenteuer.',
    text: [
      'Jeder wählt einen Helden für die ganze Kampagne. Ihr beginnt mit dem Prolog und Kapitel 1 im Abenteuerbuch und spielt dann die übrigen 17 nacheinander. Gewonnen geht es meist über die [[camp-phase]] weiter, verloren versucht ihr dasselbe Kapitel noch einmal: [[restart]].',
      'Zwischen den Kapiteln haltet ihr alles im [[campaign-logbook]] fest; so könnt ihr die Kampagne jederzeit zwischen zwei Abenteuern unterbrechen.',
    ],
    missed: [
      'Blättert im Abenteuerbuch nicht vor: Lest immer nur die Stelle, zu der ihr geschickt werdet.',
      'Andere Arten zu spielen: [[single-adventure]] und [[player-versus-player]].',
    ],
  },
  tutorial: {
    gist: 'Eigenes Heft zum Sofort-Losspielen: Kapitel 1 mit nur 1 Helden, Schritt für Schritt erklärt.',
    text: [
      'Das Tutorial zeigt beim Spielen, wie man einen [[hero-setup|Helden vorbereitet]], den ersten [[dungeon-setup|Dungeon aufbaut]] und wie ein [[hero-turn|Zug]] abläuft. Alle Einzelheiten erklärt es nicht; dafür sind die Anleitung und dieses Nachschlagewerk da.',
    ],
  },
  'single-adventure': {
    gist: 'Nur ein Kapitel mit frischen Helden: Geeignet sind 2, 3, 4, 6, 7, 9, 14 und 15, dazu ein Startbonus.',
    text: [
      'Ihr spielt gemeinsam, aber nur dieses eine Kapitel. Jeder bereitet einen Helden [[hero-setup|wie zu Beginn der Kampagne]] vor und bekommt dazu den [[single-adventure-bonus|Startbonus]] des Kapitels. Aufbau und Regeln sind sonst wie gewohnt.',
    ],
    missed: [
      'Texte können sich auf Entscheidungen beziehen, die ihr nie getroffen habt, und in der [[campaign-mode|Kampagne]] wärt ihr meist etwas stärker.',
    ],
  },
  'single-adventure-bonus': {
    gist: 'Je nach Kapitel lernt jeder Held 1 bis 6 Fähigkeiten und bekommt bis zu 4 Ausrüstungen und 4 Klassenfertigkeiten.',
    text: [
      'Das bekommt jeder Held. **Kapitel 2**: 1 Fähigkeit Stufe 1. **Kapitel 3**: dazu 1 Ausrüstung Stufe 1. **Kapitel 4**: dazu noch 1 Klassenfertigkeit. **Kapitel 6**: 2 Fähigkeiten Stufe 1, 1 Ausrüstung Stufe 1, 1 Klassenfertigkeit. **Kapitel 7**: 2 Fähigkeiten Stufe 1, 2 Ausrüstungen Stufe 1, 2 Klassenfertigkeiten.',
      '**Kapitel 9**: 3 Fähigkeiten Stufe 1 und 1 Stufe 2, 2 Ausrüstungen Stufe 1, 2 Klassenfertigkeiten. **Kapitel 14**: 4 Fähigkeiten Stufe 1 und 1 Stufe 2, 2 Ausrüstungen Stufe 1 und 1 Stufe 2, 3 Klassenfertigkeiten. **Kapitel 15**: 4 Fähigkeiten Stufe 1 und 2 Stufe 2, je 2 Ausrüstungen Stufe 1 und Stufe 2, 4 Klassenfertigkeiten.',
      'Gelernt wird wie im Lager: [[reward-skill|Heldenfähigkeit]] mit 1 Würfel ihrer Farbe oder Kampfrollenfähigkeit mit 1 Würfel nach Wahl, [[reward-class|Klassenfertigkeit]] ohne Würfel. [[reward-gear|Ausrüstung]] sucht ihr aus dem aufgedeckten Stapel aus; sie darf sofort angelegt werden oder in die Tasche.',
    ],
    missed: ['Stufe 2 setzt auch hier Stufe 1 derselben Fähigkeit voraus.'],
  },
  'player-versus-player': {
    gist: 'Helden gegeneinander, bis zu 4 (auf einem Schlachtfeld 5), ohne Kampfrollen; die Reihenfolge würfelt ihr aus.',
    text: [
      'Ihr spielt Zwei gegen Zwei oder Jeder gegen Jeden, auf einem der 4 Schlachtfelder im Abenteuerbuch (ab Seite 118) oder in einer eigenen Arena. Das Schlachtfeld sagt, wie ihr Helden vorbereitet, und ob eine [[rune-card]] ausliegt.',
      'Jeder wirft den W20: Der Höchste liegt am Platz des Verteidigers, der Nächste an dem des Anführers und so weiter; bei Gleichstand würfeln die Beteiligten neu. Im Team wechseln sich die Seiten ab. Ersatz für die fehlende Rolle ist eine besondere [[cube-action|Würfelaktion]]: 1 Würfel [[expend|verbrauchen]] für [[heal|HEILEN 2]] und [[cleanse|REINIGEN 1]].',
      'Monster sind dran wie immer, doch ihr [[primary-target|primäres Ziel]] ist der Held, zu dem sie die wenigsten Bewegungspunkte brauchen. Bei Gleichstand entscheidet ihr übliches Kriterium (K2). Möglichst viele Helden zu treffen geht weiterhin vor.',
      'Fluch- und Traumawürfel dürfen nur auf [[hero-skills|Heldenfähigkeiten]] liegen. Statt einer zusätzlichen Heldenfähigkeit könnt ihr III-A einer Kampfrolle wählen, für zwei auch III-B; gewählt wird in Spielerreihenfolge.',
    ],
    missed: [
      'Einige Zustände wirken anders: [[pvp-conditions]]. Wer gewinnt, steht unter [[pvp-victory]].',
    ],
  },
  'pvp-conditions': {
    gist: 'BLUTEN, BRENNEN und GIFT schaden sofort und gehen ganz ab; Verborgene sind Ziel, aber mit −5 ZU TRF.',
    text: [
      '[[bleed]], [[burn]] und [[poison]] machen ihren Schaden in dem Moment, in dem man sie bekommt, und alle Plättchen gehen sofort ab. BRENNEN macht damit weniger Schaden als sonst.',
      '[[stealth]] ignorieren alle, auch Monster: Verborgene dürfen als Ziel gewählt werden. Wer nicht von sich aus dagegen immun ist, hat aber [[x-to-hit|−5 ZU TRF]] gegen sie und nimmt von einem [[surprise-attack]] weiterhin [[double-damage]].',
    ],
    missed: [
      'Wer von sich aus gegen VERBORGEN immun ist, hat weder den Abzug noch nimmt er doppelten Schaden.',
    ],
  },
  'pvp-victory': {
    gist: 'Raus mit dem 6. Fluch- oder 2. Traumawürfel; ein Zweierteam fällt mit seinem 4. Traumawürfel. Wer bleibt, gewinnt.',
    text: [
      'Ein Held ist besiegt, wenn er mehr [[curse-cubes|Fluchwürfel]] erhält, als er haben darf (üblich 5). Einer gegen Einen und Jeder gegen Jeden gilt dasselbe für [[trauma-cube|Traumawürfel]] (üblich 1).',
      'Zwei gegen Zwei zählt ihr die Traumawürfel des Teams zusammen: Beim 4. ist es besiegt, wie sie sich verteilen, ist egal. Fähigkeiten, die einem Helden mehr erlauben, heben die Grenze des Teams.',
      'Besiegte scheiden aus; der letzte Held oder das letzte Team gewinnt. Wird die [[last-rune|letzte Rune]] gezogen, endet der Kampf unentschieden.',
    ],
    example: 'Elros hat 3 Traumawürfel, seine Partnerin Maya keinen: Das Team ist noch im Spiel.',
  },
};
