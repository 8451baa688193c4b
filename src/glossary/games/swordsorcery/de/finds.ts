import type { CategoryWords } from '@/src/glossary/model';
import type { SWORDSORCERY_FINDS as DATA } from '../data/finds';

export const SWORDSORCERY_FINDS_DE: CategoryWords<typeof DATA> = {
  door: {
    gist: 'Versperrt Weg und Sicht; unverschlossen: freie Aktion, verschlossen: Standardaktion; beides mit Fallenkarte.',
    text: [
      'Eine gewöhnliche Tür [[open|öffnest]] du als freie Aktion, eine verschlossene musst du [[bash|aufbrechen]]. In beiden Fällen ziehst du eine [[trap-card|Fallenkarte]], und die Tür verlässt den Plan. Mit [[magic-lock|magischem Schloss]] hilft nur der Schlüssel.',
    ],
    missed: ['Die Fallenkarte gehört auch zur unverschlossenen Tür.'],
  },
  'trap-card': {
    gist: 'Zieht, wer eine Tür oder Truhe öffnet, jedes Mal.',
    text: [
      'Bei der [[door|Tür]] wie bei der [[chest|Truhe]] kommt sie gleich nach dem Öffnen; den Inhalt der Truhe bekommst du erst danach. Was sie bewirkt, steht auf der Karte.',
    ],
  },
  chest: {
    gist: 'Standardaktion: aufbrechen, Fallenkarte ziehen, dann die Beute von der Rückseite des Markers nehmen.',
    text: [
      'Die Rückseite nennt [[treasure-card|Schatzkarten]] oder [[coins|Goldkronen]]. Danach kommt der Marker vom Plan. [[engaged|Im Kampf gebunden]] kannst du keine Truhe [[bash|aufbrechen]], und gegen ein [[magic-lock|magisches Schloss]] brauchst du den Schlüssel.',
    ],
  },
  'treasure-card': {
    gist: 'Beute aus einer Truhe: so viele, wie die Rückseite ihres Markers nennt.',
    text: [
      'Du bekommst sie nach der [[trap-card|Fallenkarte]]. Manche [[chest|Truhen]] geben statt Schatzkarten [[coins|Goldkronen]].',
    ],
  },
  'magic-lock': {
    gist: 'Lässt sich nicht aufbrechen; wer den magischen Schlüssel hat, entfernt es als freie Aktion.',
    text: [
      'Es sitzt auf [[door|Türen]] oder [[chest|Truhen]]. Erst wenn es weg ist, geht es weiter wie gewohnt. Ohne [[magic-key|magischen Schlüssel]] kommt ihr nicht hindurch.',
    ],
  },
  'magic-key': {
    gist: 'Wer ihn besitzt, entfernt ein magisches Schloss als freie Aktion.',
    text: [
      'Das geht auch, wenn Gegner in der Zone stehen: Die Kurzübersicht nennt keine Einschränkung. Woher der Schlüssel kommt, sagt das Abenteuer. Siehe [[magic-lock]].',
    ],
  },
  'search-token': {
    gist: 'Durchsuchen dreht ihn um; der rote Würfel bestimmt, welcher der aufgedruckten Effekte eintritt.',
    text: [
      'Mit der Standardaktion [[search]] drehst du den Marker deiner Zone um und wirfst einen [[red-die|roten Würfel]]. Sein Symbol wählt den Effekt. Danach ist der Marker weg, gleich was herauskam.',
    ],
  },
  'red-die': {
    gist: 'Wird beim Durchsuchen geworfen: Sein Symbol wählt den Effekt des Suchmarkers.',
    text: [
      'Ein Wurf je [[search-token|Suchmarker]]. Welche Seiten er hat und wo er sonst gebraucht wird, steht nicht in der Kurzübersicht.',
    ],
  },
  inventory: {
    gist: 'Gegenstände, die du trägst, aber nicht ausgerüstet hast.',
    text: [
      'Gefüllt und geleert wird es mit [[pick-up-drop]], umsortiert mit [[reorganize-equipment]]. Beides geht nicht, solange du [[engaged|gebunden]] bist. Wie viel hineinpasst, nennt die Kurzübersicht nicht.',
    ],
  },
  coins: {
    gist: 'Das Geld der Helden: aus Truhen und vom Boden, in beliebiger Menge weiterzugeben.',
    text: [
      'Die Kurzübersicht nennt es mal Münzen, mal Goldkronen. Beim [[exchange-items|Tauschen]] wandert jede Menge mit, beim [[pick-up-drop|Aufnehmen und Ablegen]] ebenso; beides nur, wenn du nicht gebunden bist. [[chest|Truhen]] geben Goldkronen, wenn ihr Marker es sagt.',
    ],
  },
};
