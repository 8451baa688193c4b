import type { CategoryWords } from '@/src/glossary/model';
import type { DRUNAGOR_EFFECTS_ON_HEROES as DATA } from '../data/effects-on-heroes';

export const DRUNAGOR_EFFECTS_ON_HEROES_DE: CategoryWords<typeof DATA> = {
  penitence: {
    gist: 'Zusatz eines Angriffs: 1 nicht-verhinderbarer Schaden je Fluchwürfel, den das Ziel hat.',
    text: [
      'REUE ist ein [[collateral-damage|Kollateraleffekt]]: Sie wirkt nur, wenn der Angriff selbst LP gekostet hat. Dann zählt das Ziel seine eigenen [[curse-cubes|Fluchwürfel]] und nimmt für jeden 1 [[non-preventable|nicht-verhinderbaren]] Schaden (D19).',
    ],
    missed: [
      'Wer den Angriff ganz abfängt, entgeht auch der REUE.',
      '[[trauma-cube|Traumawürfel]] zählen nicht mit.',
    ],
    example:
      'Lorelai hat 3 Fluchwürfel und verliert durch den Angriff 1 LP: Dazu kommen 3 Schaden.',
  },
  curse: {
    gist: 'Der Held bekommt X Fluchwürfel und legt jeden sofort auf eine freie Helden- oder Kampfrollenfähigkeit.',
    text: [
      'Welche freie Fähigkeit blockiert wird, entscheidet der Held selbst; auch eine [[passive|passive]] ist erlaubt, sie verliert dann ihre Wirkung. Ausrüstung, Klassenfertigkeiten und Fokustechniken kommen nicht infrage. Helden können gegen FLUCH [[immunity|immun]] sein.',
      'Der 6. [[curse-cubes|Fluchwürfel]] eines Helden beendet das Abenteuer: [[losing|verloren]] (D12). Manche Fähigkeiten erhöhen diese Grenze.',
    ],
    missed: [
      'Los wirst du sie zum Beispiel mit [[cleanse]] oder in der [[camp-phase|Lagerphase]]. Eine Rast entfernt keine; bis auf die [[free-recall-action|kostenlose]] bringt sie sogar neue.',
      'Entscheidung der App (Q6): Ist keine Fähigkeit mehr frei, zählt der Würfel trotzdem.',
      'Steht FLUCH auf einem Monsterangriff, wirkt er nur bei LP-Verlust.',
    ],
  },
  fatigue: {
    gist: 'Du musst sofort X verfügbare Aktionswürfel ungenutzt verbrauchen; welche, bestimmst du.',
    text: [
      'Die Würfel kommen auf das Feld für [[expend|verbrauchte]] AW deines Heldentableaus. Hast du weniger als X, verbrauchst du alle, machst danach eine [[forced-recall|unfreiwillige Rastaktion]], und der Rest ist vergessen (Q4).',
      'Wer gegen ERSCHÖPFEN [[immunity|immun]] ist, ist es auch gegen [[disarm]] und [[silence]].',
    ],
    missed: [
      'Auch wenn genau X verfügbar waren, hast du danach keinen mehr: unfreiwillige Rastaktion mit ihren Fluchwürfeln (Q3).',
      'Nur verfügbare Würfel sind betroffen, nicht die auf deinen Fähigkeiten.',
    ],
    example:
      'Jaheen hat 2 AW und erleidet ERSCHÖPFEN 3: Beide weg, Rast mit Strafe, der dritte ist vergessen.',
  },
  disarm: {
    gist: 'Du musst sofort alle verfügbaren gelben und roten Aktionswürfel ungenutzt verbrauchen.',
    text: [
      'ENTWAFFNEN ist eine Art von [[fatigue]] mit vorgegebenen Farben: Nahkampf (gelb) und Fernkampf (rot). Alles andere läuft genauso. Bleibt dir kein einziger verfügbarer Würfel, folgt die [[forced-recall|unfreiwillige Rastaktion]].',
      'Wer gegen ERSCHÖPFEN immun ist, den lässt auch ENTWAFFNEN kalt. Es löst nur aus, was auch ERSCHÖPFEN auslösen würde.',
    ],
    missed: [
      'Deine Waffe behältst du: Mit anderen Würfeln oder einer [[focus-technique|Fokustechnik]] greifst du weiter an.',
    ],
  },
  silence: {
    gist: 'Du musst sofort alle verfügbaren grünen und blauen Aktionswürfel ungenutzt verbrauchen.',
    text: [
      'STILLE ist eine Art von [[fatigue]] mit vorgegebenen Farben: Gewandtheit (grün) und Weisheit (blau). Alles andere läuft genauso. Bleibt dir kein einziger verfügbarer Würfel, folgt die [[forced-recall|unfreiwillige Rastaktion]].',
      'Wer gegen ERSCHÖPFEN immun ist, den lässt auch STILLE kalt. Sie löst nur aus, was auch ERSCHÖPFEN auslösen würde.',
    ],
    missed: ['Zaubern ist nicht verboten: Mit gelben und roten Würfeln geht alles wie sonst.'],
  },
  'drain-health': {
    gist: 'Das Ziel verliert bis zu X LP, der Ausführende bekommt genauso viele; das ist kein Schaden.',
    text: [
      'Nur LP, die das Ziel wirklich verliert, wandern hinüber. Es zählt nicht als Schaden, also gibt es keine [[threat|Bedrohung]] und keine Reaktion (D14); [[shield|Schilde]] und Verhindern mindern nur Schaden und greifen deshalb nicht.',
      'Über sein Maximum kommt niemand, außer [[commander|Kommandanten]] und [[lieutenant|Leutnants]]: Sie dürfen ihre Start-LP überschreiten.',
      'ENTZIEHEN kann auch anderes nennen: Das Ziel verliert es, der Ausführende bekommt gleich viel, soweit möglich.',
    ],
    missed: [
      'Hängt es an einem Monsterangriff, ist es ein [[collateral-damage|Kollateraleffekt]]: nur wenn der Angriff LP gekostet hat.',
    ],
  },
  polymorph: {
    gist: 'Das deutsche Grundspiel hat dafür keinen Regeltext; die Karte, die POLYMORPH nennt, erklärt es.',
    text: [
      'Der Begriff stammt aus der englischen Schlüsselwortliste (Verwandlung). Die deutsche Anleitung führt ihn nicht. Kommt er bei euch vor, gilt allein der Text der Karte, auf der er steht.',
    ],
  },
  spread: {
    gist: 'Das deutsche Grundspiel hat dafür keinen Regeltext; die Karte, die SPREAD nennt, erklärt es.',
    text: [
      'Der Begriff stammt aus der englischen Schlüsselwortliste. Die deutsche Anleitung führt ihn nicht. Kommt er bei euch vor, gilt allein der Text der Karte, auf der er steht.',
    ],
    missed: [
      'Nicht verwechseln mit [[split]] und mit der [[darkness-behavior|Ausbreitung der Dunkelheit]].',
    ],
  },
  'immediate-effects': {
    gist: 'Wirken sofort und einmal, ohne Plättchen; was nicht angewendet werden kann, verfällt.',
    text: [
      'Beispiele sind [[move]], [[heal]], [[push]], [[cleanse]] und [[prevent]]. Anders als [[conditions|Zustände]] hinterlassen sie nichts, das später noch wirkt.',
      'Passt nur ein Teil, verfällt der Rest. Ist das Ziel [[immunity|immun]], gilt der Effekt als angekommen, bewirkt aber nichts.',
    ],
    missed: [
      'Jede Figur kann Ziel sein, auch ein [[npc|NSC-Plättchen]]; Plättchen dagegen bekommen nur Figuren mit Karte oder Tableau (D20).',
    ],
    example: 'HEILEN 3 bei nur 1 fehlenden LP: 1 LP kommt zurück, 2 verfallen.',
  },
};
