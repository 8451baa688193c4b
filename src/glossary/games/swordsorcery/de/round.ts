import type { CategoryWords } from '@/src/glossary/model';
import type { SWORDSORCERY_ROUND as DATA } from '../data/round';

export const SWORDSORCERY_ROUND_DE: CategoryWords<typeof DATA> = {
  'golden-rules': {
    gist: 'Karten gehen vor; jeder Würfel höchstens einmal neu; gleichnamige Effekte zählen auf einer Figur nur einmal.',
    text: [
      'Sagt eine Karte etwas anderes als die Regeln, gilt die Karte.',
      'Vier weitere Grundsätze: Kein Würfel kommt öfter als einmal in den [[re-roll|Wiederholungswurf]]. Aufgebrauchte Stapel und Markervorräte mischt ihr neu, nur den [[event-deck|Ereignisstapel]] nicht. Zwei Effekte mit gleichem Namen geben einer Figur ihren Bonus oder Nachteil nur einmal. Und was eine Figur [[suffer|erleidet]], lässt sich durch nichts abwenden.',
    ],
    missed: [
      'Zwei verschieden benannte Boni dürfen zusammenkommen; nur derselbe Name zählt nicht doppelt.',
    ],
  },
  're-roll': {
    gist: 'Jeden einzelnen Würfel dürft ihr höchstens einmal neu werfen, egal wie viele Effekte es erlauben.',
    text: [
      'Hast du mehrere Wiederholungswürfe, verteilst du sie auf verschiedene Würfel. Ein Würfel, der schon einmal wiederholt wurde, bleibt liegen.',
    ],
    example:
      'Zwei Gegenstände erlauben dir je einen Wiederholungswurf: Du wiederholst zwei verschiedene Würfel, aber nicht zweimal denselben.',
  },
  'event-deck': {
    gist: 'Der einzige Stapel, dessen Ablage nie zurückgemischt wird; ist er leer, bleibt er leer.',
    text: [
      'Alle anderen Kartenstapel mischt ihr neu, sobald eine Karte fehlt. Der Stapel der [[event-card|Ereigniskarten]] ist ausgenommen: Seine Ablage bleibt liegen.',
      'Ob in der [[event-phase|Ereignisphase]] etwas passiert, zeigt seine oberste Karte: verdeckt heißt ziehen, offen heißt nur ablegen. Was ein leerer Stapel bedeutet, sagt die Kurzübersicht nicht.',
    ],
    missed: ['Nicht aus Gewohnheit nachmischen: Bei jedem anderen Stapel wäre es richtig.'],
  },
  supply: {
    gist: 'Ist ein Stapel oder Markervorrat leer und ihr müsst ziehen, mischt ihr die Ablage zu einem neuen.',
    text: [
      'Das geschieht erst, wenn wirklich eine Karte oder ein Marker gebraucht wird und nichts mehr da ist. Nur der [[event-deck|Ereigniskarten-Stapel]] wird nie aufgefüllt.',
    ],
  },
  suffer: {
    gist: 'Steht „erleiden“ im Text, hilft nichts dagegen: weder Rüstung noch Schutzschild noch Würfel.',
    text: [
      'Das Wort ist ein Schlüsselwort: Der Effekt trifft ein, und nichts darf ihn verhindern oder mindern. So wirken etwa die Wunden durch [[poisoned|Gift]], [[fire|Feuer]], [[dangerous-terrain|gefährliches Gelände]] und einen [[duplicate-condition|doppelten Zustand]].',
    ],
    missed: [
      '[[magic-shields|Magische Schutzschilde]] halten Treffer eines Angriffs auf, aber keine Wunden, die du einfach erleidest.',
    ],
  },
  'time-phase': {
    gist: 'Erste Phase: Effekte abhandeln, Fähigkeiten bereitmachen und aufladen, Seelenrang erhöhen, auferstehen.',
    text: [
      'So beginnt jede Runde, und zwar in dieser Reihenfolge: [[effects-cleanup|Effekte verwalten]], zuerst die Wunden. Dann [[powers-refresh|Fähigkeiten bereitmachen]]. Danach [[powers-cooldown|Fähigkeiten aufladen]]. Zuletzt [[soulrank|Seelenrang erhöhen]] oder an einem aktiven [[shrine]] [[resurrection|auferstehen]].',
      'Darauf folgt die [[battle-phase]].',
    ],
    missed: [
      'Erst aufdecken, dann Sanduhren abziehen: In umgekehrter Folge wäre eine Fähigkeit eine Runde zu früh wieder da.',
    ],
  },
  'effects-cleanup': {
    gist: 'Am Anfang der Zeitphase wirken zuerst alle Wunden, erst danach die übrigen Effekte.',
    text: [
      'Hier fallen die Wunden durch [[poisoned|Gift]] und [[fire|Feuer]] an. Danach kommt alles andere: Feuermarker umdrehen oder ablegen, nach Gift den [[save-roll|Rettungswurf]] würfeln, den Marker des [[condition-x|Zustands X]] umdrehen oder entfernen.',
    ],
    missed: ['Die Wunden gelten auch dann, wenn der Marker gleich danach verschwindet.'],
  },
  'powers-refresh': {
    gist: 'Deckt in der Zeitphase jede verdeckte Fähigkeitskarte auf, die nur noch eine Sanduhr hat.',
    text: [
      'Die Karte liegt dann wieder offen und darf benutzt werden. Erst danach verlieren die übrigen verdeckten Karten ihre [[hourglass|Sanduhr]] ([[powers-cooldown|aufladen]]).',
    ],
    example:
      'Eine Fähigkeit mit einer Sanduhr wird bereit, eine mit drei bleibt verdeckt und hat danach noch zwei.',
  },
  'powers-cooldown': {
    gist: 'Jede Fähigkeitskarte, die noch verdeckt liegt, verliert in der Zeitphase eine Sanduhr.',
    text: [
      'Das passiert nach dem [[powers-refresh|Bereitmachen]]: Was gerade aufgedeckt wurde, zählt nicht mehr mit. Eine Karte mit drei Sanduhren braucht also drei Zeitphasen, bis sie wieder offen liegt.',
    ],
  },
  hourglass: {
    gist: 'Ein Schritt Abklingzeit: So viele Zeitphasen bleibt eine benutzte Fähigkeit verdeckt.',
    text: [
      'Je Runde geht eine Sanduhr ab; ist nur noch eine übrig, deckt ihr die [[power-card|Fähigkeitskarte]] beim [[powers-refresh|Bereitmachen]] auf. Mit wie vielen eine Fähigkeit beginnt, steht auf ihrer Karte.',
    ],
  },
  'power-card': {
    gist: 'Fähigkeit eines Helden; nach Gebrauch liegt sie verdeckt, bis ihre Sanduhren abgelaufen sind.',
    text: [
      'Eine benutzte Fähigkeit dreht ihr um. In jeder [[time-phase|Zeitphase]] verliert sie eine [[hourglass|Sanduhr]], und mit der letzten wird sie wieder [[powers-refresh|bereit]].',
      'Auch Fähigkeiten sind an die eigene Zone gebunden, solange du [[engaged|im Kampf gebunden]] bist. Wie man sie bezahlt oder lernt, steht nicht in der Kurzübersicht.',
    ],
  },
  soulrank: {
    gist: 'Stufe eines Helden; steigt in der Zeitphase, aber nur, wer nicht schon den höchsten Rang der Gruppe hat.',
    text: [
      'Am Ende der [[time-phase|Zeitphase]] darf ein Held aufsteigen, solange jemand in der Gruppe einen höheren Rang hat als er.',
      'Achtung, Lücke: Wörtlich genommen könnte eine Gruppe mit gleichem Rang nie aufsteigen. Gemeint ist wohl, dass niemand davonzieht, solange ein anderer Held tiefer steht; das Regelbuch entscheidet. Auch die Kosten in Seelenpunkten nennt die Kurzübersicht nicht.',
    ],
    missed: ['Den Rang erhöht ihr nicht im eigenen Zug, sondern nur in der Zeitphase.'],
  },
  resurrection: {
    gist: 'Ein gefallener Held kehrt in der Zeitphase an einem aktiven Altar zurück.',
    text: [
      'Das ist der letzte Schritt der [[time-phase|Zeitphase]]. Ohne aktiven [[shrine|Altar]] geht es nicht. Was die Rückkehr kostet und womit der Held weitermacht, steht im Regelbuch und nicht in der Kurzübersicht.',
    ],
  },
  shrine: {
    gist: 'Ort der Auferstehung: Nur an einem aktiven Altar kommen gefallene Helden zurück.',
    text: [
      'Die [[resurrection|Auferstehung]] geschieht in der Zeitphase. Wann ein Altar aktiv ist, sagen Abenteuer und Regelbuch; die Kurzübersicht erklärt es nicht.',
    ],
  },
  'battle-phase': {
    gist: 'Zweite Phase: Jeder Held zieht einmal, Reihenfolge nach Wahl; auf jeden Heldenzug folgt ein Zug der Gegner.',
    text: [
      'Ihr bestimmt in jeder Runde frei, wer wann drankommt. Erst der [[hero-turn|Zug eines Helden]], dann der [[enemy-turn|Zug der Gegner]], dann der nächste Held, bis alle einmal dran waren. Danach kommt die [[event-phase]].',
    ],
    missed: [
      'Die Reihenfolge der Helden ist nicht fest: Wer gerade am günstigsten steht, darf vorziehen.',
    ],
    example:
      'Bei drei Helden gibt es drei Heldenzüge und, solange Gegner im Spiel sind, drei Aktivierungskarten.',
  },
  'event-phase': {
    gist: 'Dritte Phase: verdeckte oberste Ereigniskarte abhandeln, eine offene nur ablegen. Also jede zweite Runde ein Ereignis.',
    text: [
      'Liegt die oberste Karte des [[event-deck|Ereigniskarten-Stapels]] verdeckt, zieht ihr sie, handelt sie ab und legt sie offen wieder obenauf. Liegt dort eine offene, kommt sie auf die Ablage, und sonst geschieht nichts.',
    ],
    missed: ['Die offene Karte wird beim Ablegen kein zweites Mal ausgeführt.'],
    example: 'Vier Runden mit frischem Stapel: Ereignis, ablegen, Ereignis, ablegen.',
  },
  'event-card': {
    gist: 'Wird in der Ereignisphase abgehandelt, bleibt eine Runde offen liegen und kommt dann auf die Ablage.',
    text: [
      'Nach dem Abhandeln liegt die Karte aufgedeckt auf dem [[event-deck|Stapel]]. In der nächsten [[event-phase]] wandert sie auf die Ablage, ohne noch einmal zu wirken. Gemischt wird diese Ablage nie.',
    ],
  },
};
