import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEWARS_DIPLOMACY_AND_INFLUENCE as DATA } from '../data/diplomacy-and-influence';

export const RUNEWARS_DIPLOMACY_AND_INFLUENCE_DE: CategoryWords<typeof DATA> = {
  diplomacy: {
    gist: '1 bis 6 Einfluss zahlen, ebenso viele Schicksalskarten ziehen, eine wählen; ihr Symbol entscheidet.',
    text: [
      'Ziehst du mit Einheiten zu nicht verbündeten [[neutral-units|Neutralen]], kannst du statt zu kämpfen verhandeln: 1. Gib 1 bis 6 [[influence-tokens|Einflussmarker]] ab. 2. Ziehe genau so viele [[fate-cards|Schicksalskarten]]. 3. Wähle eine davon und führe ihr [[fate-symbol|Symbol]] aus.',
      '**Gutes Ergebnis:** Alle Neutralen im Gebiet werden deine [[allied-units|Verbündeten]]. **Mittleres:** Sie ziehen sich zurück und flüchten; wohin, bestimmt, wer links von dir sitzt; ohne mögliches Gebiet sind sie verloren. **Schlechtes:** Du kämpfst gegen sie oder ziehst dich selbst [[retreat|zurück]].',
      'Ohne Einfluss keine Verhandlung. Ein Versuch gilt für alle Neutralen des Gebiets zusammen.',
    ],
    missed: [
      'Du musst alle bezahlten Karten ziehen, auch wenn schon die erste passt.',
      'Hat dieselbe [[mobilize|Mobilisierung]] schon einen Kampf ausgelöst, bleibt beim schlechten Ergebnis nur der Rückzug.',
      'Die drei Symbole fehlen in unserer Textfassung des Regelbuchs; die [[reference-sheet]] zeigt sie.',
    ],
    example:
      '2 Tiermenschen und 1 Drache: Du zahlst 3, ziehst 3 Karten und wählst die beste. Am Ende sind alle drei mit dir verbündet oder keiner.',
  },
  'allied-units': {
    gist: 'Neutrale, die mit deinen Einheiten zusammenstehen oder in deinem Gebiet sind: du führst sie wie eigene.',
    text: [
      'Sie ziehen und kämpfen wie Einheiten deiner Fraktion, und du entscheidest alles für sie. Sie zählen zum [[unit-limit|Limit von 8]] und zum [[food-limit]]. Allein ziehen dürfen sie, wenn sie in einem von dir kontrollierten Gebiet ankommen.',
      'Stehen sie ohne deine Armee in einem Gebiet, das du nicht kontrollierst, sind sie wieder gewöhnliche Neutrale. Ausnahme: Fällt im Kampf deine letzte eigene Einheit, bleiben sie bis zum Kampfende bei dir und dürfen sich noch in ein Gebiet von dir zurückziehen.',
      'Setzt oder zieht eine [[tactics-cards|Taktikkarte]] Neutrale in das Gebiet eines Spielers, sind sie mit ihm verbündet; in einem leeren oder neutralen Gebiet mit niemandem.',
    ],
    missed: ['Neutrale allein [[controlled-area|kontrollieren]] nie ein Gebiet.'],
  },
  'unallied-neutrals': {
    gist: 'Für sie entscheidet, wer links vom aktiven Spieler sitzt; Taktikkarten spielt er für sie keine.',
    text: [
      'Greifst du sie an, führt sie dein linker Nachbar: Er stellt sie neben seiner Tafel in ihren [[combat-row|Kampfreihen]] auf und trifft alle Entscheidungen, darf in diesem [[battle|Kampf]] aber keine [[tactics-cards|Taktikkarten]] spielen.',
      'Gekämpft wird immer gegen alle Neutralen des Gebiets. Müssen sie sich zurückziehen, wählt er ein angrenzendes [[uncontrolled-area|unkontrolliertes Gebiet]]; gibt es keines, sind sie verloren.',
    ],
  },
  'influence-tokens': {
    gist: 'Zahlt Diplomatie, Titel, Heldensuche und Gebote; wer mehr hat, gewinnt Gleichstände der Reihenfolge.',
    text: [
      'Ausgeben kannst du sie für [[diplomacy|Diplomatie]] (1 bis 6), für [[title-cards|Titelkarten]], bei einem [[influence-bid|Einflussgebot]] und für [[recruit-heroes|neue Helden]] (bis zu 3). Wer mehr besitzt, ist bei gleicher Befehlsnummer früher dran und gewinnt am Spielende den ersten Gleichstand.',
      'Neue bekommst du durch [[acquire-power]], Städte mit [[rally-support]], im [[fall|Herbst]] (2, wenn du sie wählst), durch die [[development-diplomacy|Diplomatie-Entwicklung]] und durch Karten.',
    ],
    missed: [
      'Marker auf einer Titelkarte sind ausgegeben und zählen nirgends mehr.',
      'Die 40 Marker sind keine Grenze: Gehen sie aus, nehmt Ersatz.',
    ],
  },
  'starting-influence': {
    gist: 'Einflussmarker laut Fraktionstafel zu Spielbeginn; letzter Entscheid bei Gleichständen.',
    text: [
      'Die Zahl steht unten links auf der [[faction-sheet]]. Sie entscheidet als Letztes über die [[player-order|Spielerreihenfolge]], über das Recht, gleich hohe [[bid-ties|Gebote]] zu schlichten, und über den Sieg am [[game-end|Spielende]].',
      'Die Werte der vier Fraktionen nennt das Regelbuch nicht.',
    ],
  },
  'influence-bid': {
    gist: 'Einfluss offenlegen, heimlich bieten, gleichzeitig zeigen; alle zahlen, meist gewinnt das höchste Gebot.',
    text: [
      'Manche [[season-cards|Jahreszeitenkarten]] verlangen ein Gebot: 1. Jeder sagt, wie viele [[influence-tokens|Einflussmarker]] er hat; reden, versprechen und lügen ist erlaubt. 2. Jeder nimmt sein Gebot heimlich in die Faust. 3. Alle zeigen gleichzeitig; die Karte sagt, wer gewinnt, gewöhnlich das höchste Gebot. 4. **Alle** geben ab, was sie geboten haben.',
      'Bei gleichen Geboten: [[bid-ties]].',
    ],
    missed: ['Auch wer verliert, bekommt sein Gebot nicht zurück.'],
  },
  'bid-ties': {
    gist: 'Der Primarch bestimmt den Sieger; sonst der Beteiligte mit dem meisten restlichen Einfluss.',
    text: [
      'Wer den Titel [[primarch|Primarch]] hat, wählt, welcher der Gleichauf-Liegenden gewinnt. Hat ihn niemand, wählt derjenige von ihnen, der nach dem Gebot noch die meisten unverbrauchten [[influence-tokens|Einflussmarker]] hat. Sind auch die gleich, wählt der mit dem größten [[starting-influence|anfänglichen Einfluss]].',
    ],
    missed: [
      'Es gewinnt nicht automatisch, wer mehr übrig hat: Er **entscheidet**, und darf natürlich sich selbst nennen.',
    ],
    example:
      'Elfen und Uthuk bieten je 2, kein Primarch. Die Elfen haben noch 2 übrig, die Uthuk 0: Der Elfenspieler entscheidet.',
  },
  'title-cards': {
    gist: 'Drei Ämter mit Vorteilen; man nimmt sie mit dem Bonus von Machtgewinn für mehr Einfluss, als darauf liegt.',
    text: [
      'Die 3 Titel liegen zu Spielbeginn offen aus und werden nie gemischt. Jeden hat höchstens ein Spieler. Wer ihn mit [[acquire-power]] übernimmt, legt seinen Einfluss darauf; die alten Marker gehen in den Vorrat.',
      'Die Karten helfen vor allem, an Drachenrunen zu kommen. Ihre genauen Texte stehen nicht im Regelbuch; es nennt [[primarch]], [[captain-of-heroes-league]] und [[head-of-warriors-guild]].',
    ],
    missed: [
      'Scheidet der Besitzer aus, kommt die Karte in die Auslage, **mit** den Markern darauf.',
    ],
  },
  'wizards-council': {
    gist: 'Nur ein Schlagwort auf Karten; ohne eigene Regel, doch andere Karten beziehen sich darauf.',
    text: [
      'Steht „Rat der Magier“ auf einer [[season-cards|Jahreszeitenkarte]], bedeutet das für sich nichts. Es ist wichtig, weil zum Beispiel der [[primarch|Primarch]] dafür Einfluss bekommt.',
    ],
  },
  primarch: {
    gist: 'Titel: 1 Einfluss je gezogener Jahreszeitenkarte „Rat der Magier“; schlichtet gleich hohe Gebote.',
    text: [
      'Den Einflussmarker bekommt der Besitzer, bevor die Karte mit dem Schlagwort [[wizards-council|Rat der Magier]] ausgeführt wird. Bei gleichen [[influence-bid|Einflussgeboten]] bestimmt er, wer von den Beteiligten gewinnt, auch wenn er selbst nicht dazugehört.',
      'Der vollständige Text der [[title-cards|Titelkarte]] steht nicht im Regelbuch.',
    ],
  },
  'captain-of-heroes-league': {
    gist: 'Titel: Helden werden dem Besitzer normalerweise nicht untreu; beim vierten Helden muss doch einer gehen.',
    text: [
      'Das Regelbuch nennt diese [[title-cards|Titelkarte]] nur als Beispiel dafür, dass Helden nicht [[treacherous-heroes|untreu]] werden können. Wirbst du einen vierten Helden an, muss trotzdem einer gehen. Den vollen Kartentext druckt es nicht ab.',
    ],
  },
  'head-of-warriors-guild': {
    gist: 'Titelkarte, die das Regelbuch nur in einem Beispiel nennt; ihr Vorteil steht auf der Karte.',
    text: [
      'Im Beispiel zu [[acquire-power]] liegt noch kein Einfluss auf dem Titel. Die Elfen bräuchten nur 1 Marker, geben aber 3, damit er schwerer wegzunehmen ist. Was der Titel bewirkt, sagt das Regelbuch nicht.',
    ],
  },
};
