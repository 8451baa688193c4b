import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND2_ADVENTURES as DATA } from '../data/adventures';

export const RUNEBOUND2_ADVENTURES_DE: CategoryWords<typeof DATA> = {
  'adventure-step': {
    gist: 'Schritt 3: Auf einem Abenteuercounter darfst du eine Karte seiner Farbe ziehen und bestehen.',
    text: [
      'Endet deine Bewegung auf einem [[adventure-counters|Abenteuercounter]], entscheidest du: annehmen oder nicht. Wenn ja, ziehst du die oberste Karte vom [[adventure-decks|Stapel]] der Farbe, zeigst sie allen und führst sie aus. Wenn nein, geht es sofort mit Schritt 5 weiter.',
      'War es ein [[events|Ereignis]] oder eine [[encounters|Begegnung]], musst du danach noch eine Karte ziehen, bis eine [[challenges|Herausforderung]] kommt. Liegt auf dem Feld ein unbesiegter Counter, kannst du dich stattdessen der [[face-undefeated|Karte auf der Leiste]] stellen.',
      'Trifft dein Held andere, gibt es die [[hero-interaction|Interaktion]]. In einem Zug geht nur eines: ein Abenteuer oder der Kampf gegen einen anderen Helden.',
    ],
    missed: [
      'Sobald du gezogen hast, gibt es kein Zurück: Du kannst höchstens [[escape-phase|fliehen]].',
      'Wer sein Leben gesteigert hat, darf leichte Farben nicht mehr annehmen: [[life-limit]].',
      'Eine Karte darfst du vor dem Kampf und eine je Kampfrunde [[activation-limit|aktivieren]].',
    ],
  },
  challenges: {
    gist: 'Die häufigsten Abenteuerkarten: ein Gegner, gegen den dein Held kämpft.',
    text: [
      'Jede Herausforderung bedeutet [[combat|Kampf]]. Ihre drei [[attributes|Eigenschaften]] sind die Zielwerte für deine Würfe, daneben steht ihr Schaden, dazu ihr [[life|Leben]] und die [[reward|Belohnung]].',
      '[[defeating-a-challenge|Besiegst]] du sie, gehört dir auch der Abenteuercounter des Feldes. Fliehst du oder verlierst du, kommt sie unverletzt auf die [[undefeated-track|Leiste der Unbesiegten]].',
    ],
    missed: ['Für eine Herausforderung würfelt niemand: Sie hat feste Werte.'],
  },
  events: {
    gist: 'Wirken sofort und für alle, bis ein Ereignis mit gleicher oder höherer Nummer sie ablöst.',
    text: [
      'Ist der [[event-slot]] leer, kommt die Karte dorthin und gilt ab jetzt. Liegt schon eine da, vergleicht ihr die [[event-number|Nummern]]: Gleich oder höher ersetzt die alte, niedriger bleibt ohne Wirkung. Die Karte, die nicht bleibt, geht verdeckt unter den Stapel ihrer Farbe.',
      'Jede Ereigniskarte erinnert mit dem [[sunburst|Sonnenkranz]] daran, [[refill-counters|Abenteuercounter nachzulegen]]. Danach ziehst du noch eine Abenteuerkarte; so können mehrere Ereignisse in einem Schritt kommen.',
    ],
    missed: [
      'Lücke: Ob ein zu niedriges, also wirkungsloses Ereignis trotzdem nachlegen lässt, steht nicht da. Das Zeichen trägt jede Ereigniskarte, und keine Stelle nimmt sie aus.',
      'Mit [[doom-track|Doomleiste]] kommt ein wirkungsloses Ereignis auf die Leiste.',
    ],
  },
  'event-number': {
    gist: 'I, II oder III: Gleiche oder höhere Nummer ersetzt das gültige Ereignis, niedrigere verpufft.',
    text: [
      'Verglichen wird nur, wenn auf dem [[event-slot]] schon eine Karte liegt. Damit steigt die Nummer im Laufe der Partie nur an.',
    ],
    example:
      'Ereignis I gilt, gezogen wird III: Es übernimmt, und I und II können für den Rest der Partie nicht mehr wirken.',
  },
  'refill-counters': {
    gist: 'Bei jedem Ereignis: leere Juwelen mit Sonnenkranz bekommen Counter ihrer Farbe aus dem Vorrat.',
    text: [
      'Wird ein [[events|Ereignis]] gezogen, füllst du alle leeren Felder auf, deren [[adventure-jewel|Juwel]] ein [[sunburst|Sonnenkranz]] umgibt, jeweils in der Farbe des Juwels.',
      'Die Counter stammen allein aus dem [[general-supply|allgemeinen Vorrat]]. Reichen sie nicht, bestimmt, wer das Ereignis gezogen hat, welche Felder leer bleiben.',
    ],
    missed: [
      'Counter, die Spieler noch nicht eingetauscht haben, fehlen im Vorrat.',
      'Juwelen ohne Kranz werden nie aufgefüllt.',
    ],
  },
  encounters: {
    gist: 'Tu, was auf der Karte steht: Prüfungen, Kämpfe, Nebenaufgaben; danach ziehst du weiter.',
    text: [
      'Begegnungen verlangen meist [[skill-tests|Geschicklichkeitsprüfungen]], oft auch Kampf oder andere Bedingungen, und können sich über mehrere Runden hinziehen. Zu gewinnen gibt es Gold, Boni oder besondere Fähigkeiten.',
      'Nach der Begegnung ziehst du eine weitere [[adventure-cards|Abenteuerkarte]]. Wird sie abgeworfen, ist sie ganz aus dem Spiel.',
    ],
    missed: [
      'Widerspruch im Heft: Mit [[doom-track|Doomleiste]] zählen abgewickelte Begegnungen zu den Karten, die auf die Leiste kommen; die Grundregel nimmt sie aus dem Spiel. Einigt euch vorher.',
      'Den Abenteuercounter bringt erst der Sieg über eine [[challenges|Herausforderung]]; für Begegnungen nennt das Heft keinen.',
    ],
  },
  'face-undefeated': {
    gist: 'Auf dem Feld mit ihrem Counter kämpfst du gegen die Karte der Leiste, statt eine zu ziehen.',
    text: [
      'Endet deine Bewegung auf einem [[undefeated-counters|unbesiegten Counter]], siehst du dir die Karte auf dem Platz mit dieser Zahl an. Willst du dich ihr stellen, ziehst du nichts vom Stapel und [[combat|kämpfst]] gegen sie, mit frischem Leben.',
      'Ein Sieg bringt Belohnung und Abenteuercounter wie sonst auch. Jeder Held darf es versuchen, nicht nur der, der entkommen ist.',
    ],
    missed: [
      'Lücke: Ob du stattdessen eine neue Karte vom Stapel ziehen darfst, obwohl ein Abenteuercounter daneben liegt, sagt das Heft nicht.',
      'Du kennst den Gegner vorher: Die Karte auf der [[undefeated-track|Leiste]] darfst du ansehen.',
    ],
  },
  'hero-interaction': {
    gist: 'Auf demselben Feld wie ein anderer Held: handeln, angreifen oder nichts davon.',
    text: [
      'Endet deine Bewegung bei einem anderen Helden, entscheidest du, ob du mit ihm [[trade|handelst]] oder ihn [[attack-heroes|angreifst]]. Das geht auch auf Feldern ohne Abenteuer und ohne Stadt.',
      'In einem Zug darfst du nur einmal kämpfen: ein Abenteuer **oder** ein Held, und nie zwei Helden.',
    ],
    missed: [
      'Vorbeiziehen reicht nicht: Du musst deine Bewegung auf dem Feld beenden.',
      'Nach dem Handeln noch ein Abenteuer anzunehmen, verbietet keine Stelle.',
    ],
  },
  trade: {
    gist: 'Gold, Objekte und Verbündete frei tauschen; diesen Helden darfst du im selben Zug nicht angreifen.',
    text: [
      'Mit einem Helden auf deinem Feld tauschst du, was ihr wollt und worauf ihr euch einigt. Abmachungen, die ihr dabei trefft, müsst ihr einhalten.',
      'Hast du gehandelt, ist ein [[attack-heroes|Angriff]] auf diesen Helden in diesem Zug ausgeschlossen.',
    ],
    missed: [
      'Auch danach gelten zwei Waffen, eine Rüstung, zwei Verbündete: [[weapon-and-armor-limit]].',
      'Genannt sind nur Gold, Objekte und Verbündete; von Abenteuercountern ist keine Rede.',
    ],
  },
  'attack-heroes': {
    gist: 'Endet deine Bewegung bei einem anderen Helden, darfst du ihn bekämpfen: ein Gegner pro Zug.',
    text: [
      'Der Kampf läuft wie gegen eine Herausforderung, mit eigenen Regeln für Reihenfolge, Flucht und Beute: [[hero-combat]].',
      'Danach ist dein Zug zu Ende. Auf einem Feld mit Abenteuer wählst du: das Abenteuer oder diesen Kampf.',
    ],
    missed: [
      'Nach dem [[trade|Handeln]] mit ihm geht es in diesem Zug nicht mehr.',
      'Ein ganzes Beispiel verspricht das Heft nur auf der Website des Verlags.',
    ],
  },
  'skill-tests': {
    gist: 'Beide Zehnseiter + Eigenschaft + Geschicklichkeitsbonus müssen die Zahl in Klammern erreichen.',
    text: [
      'Eine Karte nennt Eigenschaft, vielleicht eine [[skill|Geschicklichkeit]] und in Klammern den Zielwert. Du wirfst die [[ten-sided-dice|zwei Zehnseiter]], zählst die [[attributes|Eigenschaft]] dazu und, falls genannt und vorhanden, den Bonus. Gleich oder höher heißt bestanden.',
      'Nur Helden legen Prüfungen ab. Verbündete haben keine Geschicklichkeiten und prüfen nie.',
    ],
    missed: [
      'Fehlt dir die genannte Geschicklichkeit, prüfst du trotzdem, nur ohne Bonus.',
      'Was bei fehlender Angabe passiert, steht unter [[success-and-failure]].',
    ],
    example:
      'Prüfung Körperkraft, Schwimmen (14): Varikas kann nicht schwimmen, wirft 6, Körperkraft 4, zusammen 10: misslungen.',
  },
  skill: {
    gist: 'Benanntes Können eines Helden, dessen Bonus bei passenden Prüfungen zum Wurf zählt.',
    text: [
      'Diplomatie oder Schwimmen sind Beispiele. Nennt eine [[skill-tests|Prüfung]] eine Geschicklichkeit, die dein Held hat, addierst du ihren Bonus. Nennt sie keine, zählt allein die Eigenschaft.',
    ],
    missed: ['Verbündete haben keine und können deinem Helden damit nicht aushelfen.'],
  },
  'success-and-failure': {
    gist: 'Sagt die Karte nichts zu Erfolg oder Misserfolg, passiert nichts und dein Zug geht weiter.',
    text: [
      'Steht auf einer Karte nur, was bei einem der beiden Ausgänge der [[skill-tests|Prüfung]] geschieht, hat der andere keine Folgen. Die Karte kommt zurück, und du machst normal weiter.',
    ],
    missed: [
      'Widerspruch: „Zurücklegen“ passt nicht zu [[encounters|Begegnungen]], die nach ihrer eigenen Regel ganz aus dem Spiel gehen.',
    ],
  },
  you: {
    gist: 'Mit „du“ meint eine Karte deinen Helden, nur ganz selten dich als Spieler.',
    text: [
      'Sollst „du“ prüfen oder kämpfen, tut es dein [[hero-card|Held]], nicht ein Verbündeter. In den seltenen Fällen, in denen du selbst gemeint bist, erkennst du es am Zusammenhang.',
    ],
  },
};
