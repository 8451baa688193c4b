import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND2_GAME_AND_GOAL as DATA } from '../data/game-and-goal';

export const RUNEBOUND2_GAME_AND_GOAL_DE: CategoryWords<typeof DATA> = {
  adventure: {
    gist: 'Das Szenario legt fest, worum es geht; im Grundspiel ist es „Auferstehung der Drachenherrscher“.',
    text: [
      'Jede Partie spielt in einem Abenteuer. Es bestimmt euer [[object-of-the-game|Ziel]], die Gegner und die Wunder unterwegs. In der Schachtel liegt genau eines: „Auferstehung der Drachenherrscher“, in dem [[vorakesh]] die Drachen zurückholen will.',
      'Runebound ist für 1 bis 6 Leute, am schönsten zu dritt oder viert, und dauert etwa 2 bis 4 Stunden.',
    ],
    missed: [
      'Das Wort hat zwei Bedeutungen: Auf dem Plan ist mit Abenteuer das gemeint, was du im [[adventure-step]] von einem [[adventure-decks|Stapel]] ziehst.',
    ],
  },
  'object-of-the-game': {
    gist: 'Es gewinnt, wer als Erster Margath tötet oder drei Drachenrunen hat.',
    text: [
      'Zwei Wege führen zum Sieg, und wer einen davon zuerst schafft, gewinnt sofort: [[high-lord-margath|Margath]] töten oder drei [[dragon-runes|Drachenrunen]] finden. Ein anderes Szenario kann ein anderes Ziel haben.',
      'Mit der [[doom-track|Doomleiste]] kann vorher die Zeit ablaufen. Dann entscheidet das [[endgame|Endspiel]]: Margath schlagen oder die dritte rote [[challenges|Herausforderungskarte]] gewinnen.',
    ],
    missed: [
      'Ihr spielt gegeneinander: Es gibt einen Sieger, keinen gemeinsamen Sieg.',
      'Lücke: Das Regelheft kündigt Einzelheiten zum Ziel an, erklärt aber später nur das Endspiel.',
    ],
  },
  'high-lord-margath': {
    gist: 'Der stärkste Gegner des Abenteuers: Wer ihn tötet, gewinnt auf der Stelle.',
    text: [
      'Margath ist der vor Urzeiten gestorbene Herr der Drachen, den [[vorakesh]] wiedererwecken will. Er ist eine [[challenges|Herausforderung]] und wird wie jede andere [[combat|bekämpft]]; ein Sieg über ihn beendet das Spiel sofort.',
      'In der [[endgame-confrontation|Konfrontation des Endspiels]] steckt seine Karte im roten Stapel, und fliehen geht dort nicht mehr.',
    ],
    missed: ['Seine Werte stehen nur auf seiner Karte, nicht im Regelheft.'],
  },
  'dragon-runes': {
    gist: 'Drei Drachenrunen bedeuten den Sieg; was als Rune zählt, sagen nur die Karten.',
    text: [
      'Wer als Erster drei Drachenrunen besitzt, hat gewonnen, auch ohne Kampf gegen [[high-lord-margath|Margath]]. Das ist der zweite Weg zum [[object-of-the-game|Spielziel]].',
      'Lücke im Regelheft: Es sagt nirgends, wo die Runen zu finden sind. Haltet euch an die Kartentexte, vor allem an die [[reward|Belohnungen]]. Im [[endgame-confrontation|Endspiel]] zählt das Heft stattdessen rote Herausforderungskarten: Die dritte gewinnt.',
    ],
  },
  vorakesh: {
    gist: 'Totenbeschwörer der Geschichte; in den Spielregeln hat er keine Aufgabe.',
    text: [
      'Vorakesh sucht die [[dragon-runes|Drachenrunen]], um [[high-lord-margath|Margath]] auferstehen zu lassen; ihn aufzuhalten ist der Anlass eurer Reise. Eine eigene Regel gibt es für ihn nicht: Er kommt nur in der Geschichte vor.',
    ],
  },
  setup: {
    gist: 'Zehn Schritte: Plan, Counter, Stapel, 3 Gold für jeden, Held ziehen, Startspieler bestimmen.',
    text: [
      '**Plan:** 1. [[board|Spielplan]] in die Mitte. 2. Auf jedes [[adventure-jewel|Abenteuerjuwel]] einen Counter seiner Farbe, das Juwel nach oben. 3. Die [[undefeated-counters|unbesiegten Counter]] 1 bis 6 auf ihre Plätze der Leiste.',
      '**Karten:** 4. Verbündete und Objekte zusammen mischen: der [[market-deck|Marktstapel]]; jede Stadt außer [[tamalir]] bekommt davon eine Karte offen. 5. Abenteuerkarten nach Farben getrennt mischen: vier verdeckte [[adventure-decks|Stapel]].',
      '**Spieler:** 6. Jeder bekommt 3 Gold, der Rest ist die [[bank]]. 7. Verletzungs-, Erschöpfungs- und Erfahrungscounter sortiert bereitlegen. 8. Jeder zieht zufällig eine [[hero-card|Heldenkarte]] oder sucht sich eine aus, wenn ihr das abmacht. 9. Passende [[hero-figure|Figur]] nehmen, übrige in die Schachtel. 10. [[first-player|Startspieler]] bestimmen.',
      'Mit der [[doom-track|Doomleiste]] kommt noch die oberste grüne Abenteuerkarte verdeckt neben den Marktstapel von Vynelvale.',
    ],
    missed: [
      'Die Figuren stehen noch nicht auf dem Plan: Jeder setzt seine erst in seinem ersten Zug nach Tamalir.',
      'Das Heft nennt dieselbe Lage der Counter einmal offen, einmal verdeckt. Gemeint ist beide Male: Juwel sichtbar, Zahl unten.',
    ],
  },
  bank: {
    gist: 'Der gemeinsame Goldvorrat: Einnahmen kommen von hier, Ausgaben gehen hierher; wechseln geht jederzeit.',
    text: [
      'Nach dem [[setup|Aufbau]] bildet alles Gold, das niemand hat, die Bank. Du nimmst dein Gold von dort und zahlst dort für [[buy-an-item|Objekte]], [[hire-an-ally|Verbündete]] und [[buy-healing|Heilung]].',
      'Große und kleine [[gold-counters|Goldcounter]] darfst du dort tauschen, wann du willst. Wirst du [[knocked-out|außer Gefecht gesetzt]], geht dein ganzes Gold an die Bank.',
    ],
  },
};
