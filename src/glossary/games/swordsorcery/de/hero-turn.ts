import type { CategoryWords } from '@/src/glossary/model';
import type { SWORDSORCERY_HERO_TURN as DATA } from '../data/hero-turn';

export const SWORDSORCERY_HERO_TURN_DE: CategoryWords<typeof DATA> = {
  'hero-turn': {
    gist: '1 Bewegung, X Kampf- und X Standardaktionen, beliebig viele freie Aktionen, in freier Reihenfolge.',
    text: [
      'Du mischst, wie du magst: eine [[movement-action|Bewegungsaktion]], deine [[combat-action|Kampfaktionen]], deine [[standard-action|Standardaktionen]] und so viele [[free-action|freie Aktionen]], wie du willst. Wie viele X bedeutet, steht bei deinem Helden.',
      'Nach dem Zug folgt der [[enemy-turn|Zug der Gegner]].',
    ],
    missed: [
      'Die Bewegung darf für Standard- und freie Aktionen unterbrochen werden, für einen Angriff nicht.',
    ],
  },
  'movement-action': {
    gist: 'Einmal pro Zug; Standard- und freie Aktionen dürfen dazwischen, Kampfaktionen nicht.',
    text: [
      'Du gibst deine [[movement-point|Bewegungspunkte]] aus und gehst von Zone zu Zone. Unterwegs darfst du zum Beispiel eine Tür [[open|öffnen]] oder etwas [[search|durchsuchen]] und dann weitergehen. Greifst du an, ist die Bewegung vorbei oder beginnt erst danach.',
      'Verlässt du eine Zone mit Gegnern, musst du dich [[evade|aus dem Kampf lösen]].',
    ],
    example:
      'Zwei Schritte, eine Tür öffnen, noch ein Schritt: erlaubt. Ein Schritt, angreifen, noch ein Schritt aus derselben Bewegung: nicht.',
  },
  'combat-action': {
    gist: 'Ein Angriff; wie oft pro Zug, steht beim Helden. Gebundene Helden treffen nur Ziele in ihrer Zone.',
    text: [
      'Mit einer Kampfaktion führst du einen [[attack|Angriff]] aus. Stehen Gegner bei dir, bist du [[engaged|gebunden]] und darfst nur dort zuschlagen. Als [[knocked-down|Niedergeschmetterter]] hast du gar keine Kampfaktion.',
    ],
    missed: [
      'Eine Kampfaktion unterbricht nie deine [[movement-action|Bewegung]]: erst gehen oder erst angreifen.',
    ],
  },
  'standard-action': {
    gist: 'X pro Zug: Spurt, Vorbereiten, Provozieren, Aufbrechen, Ausrüsten, Tauschen oder Durchsuchen.',
    text: [
      'Je einmal pro Zug: [[dash]], [[focus]], [[provoke]]. Nur wenn du nicht [[engaged|gebunden]] bist: [[bash]], [[reorganize-equipment]], [[exchange-items]], [[search]]. Die Kurzübersicht nennt sie als Beispiele; Karten können weitere bringen.',
      'Standardaktionen dürfen deine [[movement-action|Bewegung]] unterbrechen.',
    ],
    missed: [
      'Steht ein Gegner in deiner Zone, bleiben dir von diesen sieben nur Spurt, Vorbereiten und Provozieren.',
    ],
  },
  'free-action': {
    gist: 'Kostet nichts, beliebig oft: Tür öffnen, aufnehmen oder ablegen, aus dem Kampf lösen.',
    text: [
      'Freie Aktionen zählen gegen keine Grenze und dürfen deine Bewegung unterbrechen: [[open]], [[pick-up-drop]], [[evade]] und das Lösen eines [[magic-lock|magischen Schlosses]]. Auch [[slowed|verlangsamt]] darfst du beliebig viele machen, und der [[condition-x|Zustand X]] verwundet dich dabei nicht.',
    ],
    missed: ['Aufnehmen und Ablegen geht nur, wenn du nicht [[engaged|gebunden]] bist.'],
  },
  dash: {
    gist: 'Standardaktion, 1× pro Zug: 1 Bewegungspunkt mehr, oder aufstehen, wenn du niedergeschmettert bist.',
    text: [
      'Entweder du gehst einen Punkt weiter, oder du beendest den Zustand [[knocked-down]]. Beides zusammen gibt ein Spurt nicht. Das Symbol ist in der Vorlage verloren; gemeint ist die Bewegung.',
    ],
    missed: [
      'Aufstehen kostet keine Standardaktion, wenn du stattdessen 1 [[movement-point|Bewegungspunkt]] ausgibst.',
    ],
  },
  focus: {
    gist: 'Standardaktion, 1× pro Zug: +1 Treffer bei deinem nächsten Angriff in diesem Zug.',
    text: [
      'Der Treffer kommt zum Ergebnis des [[attack-roll|Angriffswurfs]] hinzu, neben einem Treffer durch [[supremacy]]. Greifst du in diesem Zug nicht mehr an, verfällt er. Das Symbol fehlt in der Vorlage; dass ein Treffer gemeint ist, bestätigt eine englische Spielhilfe.',
    ],
    example:
      '2 Treffer gewürfelt, dazu Vorbereiten und Überlegenheit: 4 Treffer, bevor die Rüstung zählt.',
  },
  provoke: {
    gist: 'Standardaktion, 1× pro Zug: den Bedrohungsmarker beeinflussen, wenn du einen Endgegner siehst.',
    text: [
      'Du brauchst eine [[line-of-sight|Sichtlinie]] zu einem [[master-enemy|Endgegner]]. Wie sich der [[menace-token|Bedrohungsmarker]] genau ändert, steht nicht in der Kurzübersicht.',
    ],
  },
  bash: {
    gist: 'Standardaktion, wenn du nicht gebunden bist: öffnet eine verschlossene Tür oder eine Truhe.',
    text: [
      'Danach ziehst du in jedem Fall eine [[trap-card|Fallenkarte]]. Die [[door|Tür]] kommt vom Plan; aus der [[chest|Truhe]] bekommst du, was auf der Rückseite ihres Markers steht. Gegen ein [[magic-lock|magisches Schloss]] hilft Aufbrechen nicht.',
    ],
  },
  'reorganize-equipment': {
    gist: 'Standardaktion, nicht im Kampf gebunden: Ausrüstung und Inventar beliebig umsortieren.',
    text: [
      'Mit einer Aktion tauschst du alles zwischen dem, was du trägst, und deinem [[inventory|Inventar]]. Stehen Gegner in deiner Zone, geht das nicht.',
    ],
    missed: [
      'Was du beim [[exchange-items|Tauschen]] bekommst, darfst du sofort ausrüsten, ohne diese Aktion.',
    ],
  },
  'exchange-items': {
    gist: 'Standardaktion, nicht gebunden: mit einem Helden deiner Zone je 1 Gegenstand und beliebig viele Münzen tauschen.',
    text: [
      'Du gibst, nimmst oder tust beides: höchstens einen Gegenstand in jede Richtung, dazu so viele [[coins|Münzen]], wie ihr wollt. Das Neue darf gleich angelegt werden.',
    ],
    missed: [
      'Nur mit einem Helden in derselben Zone, und nur ein Gegenstand je Richtung und Aktion.',
    ],
  },
  search: {
    gist: 'Standardaktion, nicht im Kampf gebunden: einen Suchmarker deiner Zone umdrehen und ausführen.',
    text: [
      'Du drehst den [[search-token|Suchmarker]] um, wirfst den [[red-die|roten Würfel]] und bekommst den Effekt, dessen Symbol er zeigt. Dann kommt der Marker vom Plan.',
    ],
  },
  open: {
    gist: 'Freie Aktion: eine nicht verschlossene Tür öffnen; danach ziehst du eine Fallenkarte.',
    text: [
      'Es kostet nichts und unterbricht deine Bewegung nicht dauerhaft. Trotzdem folgt eine [[trap-card|Fallenkarte]], und die [[door|Tür]] wird vom Plan genommen. Eine verschlossene musst du [[bash|aufbrechen]].',
    ],
    missed: [
      'Anders als fürs Aufbrechen nennt die Kurzübersicht hier keine Sperre für gebundene Helden.',
    ],
  },
  'pick-up-drop': {
    gist: 'Freie Aktion, nicht im Kampf gebunden: beliebig viel aus der Zone ins Inventar legen oder umgekehrt.',
    text: [
      'Gegenstände und [[coins|Münzen]] wandern in jeder Menge zwischen deiner Zone und deinem [[inventory|Inventar]]. Ausgerüstet ist davon noch nichts: Dazu brauchst du [[reorganize-equipment]].',
    ],
  },
  evade: {
    gist: 'Freie Aktion, sobald du eine Zone mit Gegnern verlässt: löst Gelegenheitsangriffe aus, außer ihr beherrscht sie.',
    text: [
      'Du darfst immer gehen. [[dominate-area|Beherrschen]] die Helden die Zone, passiert nichts. Sonst folgen [[reaction-attack|Gelegenheitsangriffe]] der Gegner dort. [[stunned|Betäubte]] Gegner machen keine.',
    ],
    example:
      'Zwei Helden gegen einen Gegner: Die Zone ist beherrscht, der erste Held geht unbehelligt. Stehen zwei gegen zwei, kostet das Gehen Gelegenheitsangriffe.',
  },
  'reaction-attack': {
    gist: 'Angriff der Gegner, wenn ein Held ihre Zone verlässt und die Helden sie nicht beherrschen.',
    text: [
      'Als Auslöser nennt die Kurzübersicht nur das [[evade|Lösen aus dem Kampf]]. [[dominate-area|Beherrscht]] eure Seite die Zone, bleibt er aus; ein [[stunned|betäubter]] Gegner darf ihn nicht ausführen. Wie er gewürfelt wird, steht nicht in der Kurzübersicht.',
    ],
  },
};
