import type { CategoryWords } from '@/src/glossary/model';
import type { RUNEBOUND2_TURN_AND_MOVEMENT as DATA } from '../data/turn-and-movement';

export const RUNEBOUND2_TURN_AND_MOVEMENT_DE: CategoryWords<typeof DATA> = {
  turn: {
    gist: 'Fünf Schritte in fester Reihenfolge: Auffrischung, Bewegung, Abenteuer, Markt, Erfahrung.',
    text: [
      '1. [[refresh-step|Auffrischung]]: aktivierte Karten wieder aufdecken. 2. [[movement-step|Bewegung]]: würfeln, ausruhen oder ein Feld ziehen. 3. [[adventure-step|Abenteuer]]: auf einem Counter, wenn du willst. 4. [[market-step|Markt]]: nur in einer Stadt. 5. [[experience-step|Erfahrung]]: Counter eintauschen.',
      'Du spielst deinen Zug ganz zu Ende, dann ist die Person links von dir dran, im Uhrzeigersinn bis zum Schluss. Nicht jeder Schritt ist immer möglich: Ohne Abenteuercounter und ohne Stadt fallen 3 und 4 weg.',
      'Gelingt dir eine [[escape-phase|Flucht]] oder wirst du [[knocked-out|außer Gefecht gesetzt]], endet dein Zug sofort, auch ohne Markt und Erfahrung.',
    ],
    missed: ['Lehnst du ein Abenteuer ab, geht es direkt mit Schritt 5 weiter.'],
  },
  'first-player': {
    gist: 'Wird am Ende des Aufbaus beliebig bestimmt; danach geht es im Uhrzeigersinn.',
    text: [
      'Wie ihr den Startspieler findet, ist euch überlassen. Vorteile oder Ausgleich für die anderen gibt es nicht; nach seinem [[turn|Zug]] folgt die Person links von ihm.',
    ],
    missed: [
      'Im [[endgame|Endspiel]] zählt diese Reihenfolge nicht mehr: Dort beginnt das höchste [[level]].',
    ],
  },
  'refresh-step': {
    gist: 'Schritt 1: Du drehst alle deine aktivierten Karten wieder auf, sie sind neu verfügbar.',
    text: [
      'Alle Karten, die du seit deinem letzten Zug [[activate-cards|aktiviert]] hast, liegen jetzt wieder offen. Hast du keine, entfällt der Schritt.',
    ],
    missed: [
      'Counter entfernst du hier nicht: Verletzungen und Erschöpfung bleiben liegen.',
      'Was du im Zug eines anderen aktiviert hast, etwa als Angegriffener, kommt erst in deinem eigenen Schritt 1 zurück.',
    ],
  },
  'movement-step': {
    gist: 'Schritt 2: fünf Würfel (vier, wenn jemand verletzt oder erschöpft ist), ein Symbol je Würfel, ein Feld.',
    text: [
      'Du hast drei Möglichkeiten: mit den [[movement-dice|Bewegungswürfeln]] würfeln, dich mit weniger Würfeln [[rest|ausruhen]] oder ohne Wurf [[step-one-hex|ein Feld]] ziehen. Jeder Würfel bringt dich mit einem seiner [[terrain-symbols|Symbole]] auf ein benachbartes Feld dieses Geländes; in eine [[city|Stadt]] passt jedes.',
      'Du musst nicht alles nutzen; was übrig ist, verfällt. Counter und andere Helden halten dich nicht auf.',
      'Vor der ersten Bewegung überhaupt stellst du deine Figur nach [[tamalir]]. In der Variante [[travel-hazards|Reiseprobleme]] würfelst du ganz zuletzt für Gefahren.',
    ],
    missed: [
      'Ob du vier oder fünf Würfel hast, hängt auch von deinen Verbündeten ab: Ein Counter auf einem von ihnen genügt.',
      'Eine einzige Karte darfst du in diesem Schritt [[activation-limit|aktivieren]].',
    ],
    example:
      'Würfel mit Ebene, Fluss, Wald und Hügel führen vier Felder weit, jedes Feld mit dem passenden Symbol.',
  },
  'terrain-symbols': {
    gist: 'Jede Würfelseite zeigt zwei oder mehr Gelände; du nutzt genau eines davon für ein Feld.',
    text: [
      'Ein Symbol erlaubt dir, ein Feld dieses [[terrain-types|Geländetyps]] zu betreten. Pro [[movement-dice|Würfel]] zählt nur eines, auch wenn mehrere passen. In eine [[city|Stadt]] führt jedes Symbol.',
    ],
    missed: ['Es zählt das Gelände des Feldes, das du betrittst, nicht das, welches du verlässt.'],
    example: 'Drei Würfel zeigen unter anderem Fluss: Du kannst drei Flussfelder weit ziehen.',
  },
  rest: {
    gist: 'Vor dem Wurf weniger als vier Bewegungswürfel wählen: jeder fehlende entfernt eine Erschöpfung.',
    text: [
      'Du rechnest von vier aus: Mit 3 Würfeln verlierst du 1 [[exhaustion|Erschöpfung]], mit 2 Würfeln 2, mit 1 Würfel 3, und wer gar nicht würfelt, verliert 4. Du verteilst das frei auf deinen Helden und seine Verbündeten, sofort und noch vor dem Wurf.',
    ],
    missed: [
      'Auch mit fünf verfügbaren [[movement-dice|Würfeln]] wird von vier gezählt: Vier zu werfen ist noch keine Rast.',
      'Verletzungen heilen so nicht; dafür gibt es [[buy-healing|Heilung]] in der Stadt.',
      'Wer sich ausruht, darf in diesem Zug nicht [[step-one-hex|ohne Wurf ein Feld]] ziehen.',
    ],
    example:
      'Du würfelst mit 2 Würfeln: eine Erschöpfung weg beim Helden, eine bei seinem Verbündeten.',
  },
  'step-one-hex': {
    gist: 'Statt zu würfeln ziehst du einfach auf ein Nachbarfeld; nicht zusammen mit Ausruhen.',
    text: [
      'Willst du sicher auf ein bestimmtes Nachbarfeld, verzichte auf den Wurf und setze die [[hero-figure|Figur]] dorthin. Nach dem Gelände fragt die Regel dabei nicht.',
      'Hast du dich in diesem Zug [[rest|ausgeruht]], ist das verboten.',
    ],
    missed: [
      'Du entscheidest vor dem Wurf: Gefällt dir das Ergebnis nicht, gibt es den freien Schritt nicht mehr.',
      '[[half-hexes|Halbe Felder]] bleiben gesperrt.',
    ],
  },
  'end-of-turn': {
    gist: 'Nach Schritt 5 ist die Person links dran; Flucht und Niederlage beenden den Zug schon vorher.',
    text: [
      'Mit dem Schritt [[experience-step|Erfahrung]] endet dein Zug, und die nächste Person beginnt mit ihrer [[refresh-step|Auffrischung]].',
      'Früher endet er, wenn du [[escape-phase|fliehst]], [[knocked-out|außer Gefecht gesetzt]] wirst, wenn ein von dir begonnener [[hero-combat|Heldenkampf]] vorbei ist oder nach einer [[resolve-a-hazard|Gefahr]], die ein Ereignis oder eine Begegnung war.',
    ],
  },
  'card-effects': {
    gist: 'Die Karte sagt, wann und wofür; steht eine Kampfphase fett davor, gilt sie nur in dieser Phase.',
    text: [
      'Effekte auf Helden-, Verbündeten- und Objektkarten nennen selbst ihren Zeitpunkt und ihren Preis. Steht vorn fett „Vor dem Kampf“ oder der Name einer Phase (Zauberphase und Zauberkampf sind dasselbe), darfst du sie nur im Kampf und nur in dieser [[combat-round|Phase]] nutzen.',
      'Kostet ein Effekt Erschöpfung, gilt [[exhaustion-as-cost]]. Wie oft du Karten umdrehen darfst, regelt das [[activation-limit]].',
    ],
    missed: [
      'Ein Zauberangriff, der [[before-combat|vor dem Kampf]] stattfindet, ist noch nicht die Zauberkampfphase.',
    ],
    example:
      'Varikas greift vor dem Kampf mit Magie an; „Brennende Seele“ gilt nur im Zauberkampf und bleibt daher liegen.',
  },
  'activate-cards': {
    gist: 'Karte benutzen, umdrehen, verdeckt liegen lassen: bis zu deinem nächsten Schritt 1 ist sie weg.',
    text: [
      'Manche [[activated-items|Objekte]] werden durch ihre Benutzung aktiviert: Du drehst sie auf die Rückseite. Erst in deiner nächsten [[refresh-step|Auffrischung]] kommen sie wieder nach vorn und sind erneut nutzbar.',
      'Wie viele Karten das sein dürfen, ist begrenzt: [[activation-limit]].',
    ],
    missed: [
      'Dauert ein Kampf mehrere Runden, hilft dir jedes aktivierte Objekt nur einmal.',
      'Aktiviert heißt hier verbraucht, nicht eingeschaltet.',
    ],
  },
  'activation-limit': {
    gist: 'Je eine Karte: im Bewegungsschritt, im Marktschritt, vor dem Kampf und in jeder Kampfrunde.',
    text: [
      'Du darfst eine Karte in der [[movement-step|Bewegung]], eine auf dem [[market-step|Markt]], eine [[before-combat|vor dem Kampf]] und eine in jeder [[combat-round|Kampfrunde]] [[activate-cards|aktivieren]]. Im [[hero-combat|Heldenkampf]] gilt die Grenze je Runde für beide.',
      'Karten zum [[discard-items|Abwerfen]] und [[always-active-items|immer aktive]] zählen nicht mit: Davon darfst du beliebig viele einsetzen.',
    ],
    missed: [
      'Eine Kampfrunde sind vier Phasen: Die eine Karte gilt für alle zusammen, nicht je Phase.',
      'Wer auf den Vor-dem-Kampf-Text des Gegners mit einer Rüstung reagiert, hat seine Karte vor dem Kampf damit verbraucht.',
    ],
  },
};
