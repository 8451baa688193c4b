import type { SheetWords } from '@/src/glossary/sheets';

export const SWORDSORCERY_SHEETS_DE = {
  round: {
    title: 'Eine Runde',
    gist: 'Zeit, Kampf, Ereignis: drei Phasen, immer in dieser Reihenfolge.',
    blocks: [
      {
        kind: 'steps',
        title: 'I. Zeitphase',
        steps: [
          '[[effects-cleanup|Effekte]]: zuerst Wunden durch [[poisoned|Gift]] und [[fire|Feuer]], dann alles andere.',
          '[[powers-refresh|Bereitmachen]]: Fähigkeiten mit nur einer [[hourglass]] aufdecken.',
          '[[powers-cooldown|Aufladen]]: von jeder noch verdeckten eine Sanduhr abziehen.',
          '[[soulrank]] erhöhen oder an einem aktiven [[shrine]] [[resurrection|auferstehen]].',
        ],
      },
      {
        kind: 'steps',
        title: 'II. Kampfphase',
        steps: [
          'Ein Held nach eurer Wahl hat seinen [[hero-turn|Zug]].',
          'Ist ein Gegner im Spiel: [[activation-card]] ziehen und ausführen ([[enemy-turn]]).',
          'Nächster Held, bis jeder einmal dran war.',
        ],
      },
      {
        kind: 'points',
        title: 'III. Ereignisphase',
        points: [
          'Oberste [[event-card]] verdeckt: ziehen, ausführen, offen obenauf legen.',
          'Oberste offen: nur ablegen. Der [[event-deck|Stapel]] wird nie neu gemischt.',
        ],
      },
      {
        kind: 'points',
        title: 'Gilt immer',
        points: [
          '[[golden-rules|Karten gehen vor]]; gleichnamige Effekte zählen einmal.',
          'Jeder Würfel höchstens ein [[re-roll]].',
          'Was du [[suffer|erleidest]], wehrt nichts ab.',
        ],
      },
    ],
  },
  'hero-turn': {
    title: 'Heldenzug',
    gist: 'Alles in freier Reihenfolge; nur ein Angriff darf die Bewegung nicht unterbrechen.',
    blocks: [
      {
        kind: 'figures',
        title: 'Das steht dir zu',
        figures: [
          { value: '1', text: '[[movement-action]]' },
          { value: 'X', text: '[[combat-action|Kampfaktionen]], wie dein Held sie hat' },
          { value: 'X', text: '[[standard-action|Standardaktionen]], ebenso' },
          { value: '∞', text: '[[free-action|freie Aktionen]]' },
        ],
      },
      {
        kind: 'points',
        title: 'Standard, je 1× pro Zug',
        points: [
          '[[dash]]: 1 Bewegungspunkt mehr oder aufstehen.',
          '[[focus]]: +1 Treffer beim nächsten Angriff in diesem Zug.',
          '[[provoke]]: [[menace-token]] ändern, wenn du einen Endgegner siehst.',
        ],
      },
      {
        kind: 'points',
        title: 'Standard, nur ungebunden',
        points: [
          '[[bash]]: verschlossene Tür oder Truhe.',
          '[[reorganize-equipment]]: alles umsortieren.',
          '[[exchange-items]]: je Richtung 1 Gegenstand, beliebig viele Münzen.',
          '[[search]]: einen [[search-token]] ausführen.',
        ],
      },
      {
        kind: 'points',
        title: 'Frei',
        points: [
          '[[open]]: unverschlossene Tür, danach [[trap-card]].',
          '[[pick-up-drop]], nur ungebunden.',
          '[[evade]]: [[reaction-attack|Gelegenheitsangriffe]], wenn ihr die Zone nicht beherrscht.',
        ],
      },
    ],
  },
  attack: {
    title: 'Angriff',
    gist: 'Erst die Attacke, dann die Verteidigung; tödliche Treffer immer zuerst.',
    blocks: [
      {
        kind: 'steps',
        title: 'Attacke',
        steps: [
          '[[attack-roll]]; ohne Waffe 1 [[blue-die|blauer Würfel]].',
          '[[properties]] einsetzen, +1 durch [[supremacy]], +1 durch [[focus]].',
          '[[hits]] zählen, [[lethal-hits|tödliche]] getrennt.',
        ],
      },
      {
        kind: 'steps',
        title: 'Verteidigung',
        steps: [
          '[[vulnerability]], [[resistance]] und ähnliche Eigenschaften.',
          '[[armour]] abziehen; nicht von tödlichen, nicht bei [[knocked-down|Niedergeschmetterten]].',
          '[[magic-shields]]: je Marker 1 Treffer weniger, auch tödliche.',
          '[[defence-roll]]: 1 blauer Würfel je Treffer bis zur Grenze; nicht gegen tödliche.',
          'Eigenschaften der Verteidigung, dann [[shield-symbol|Abwehrsymbole]] abziehen; jeder Rest ist 1 [[wound]].',
        ],
      },
      {
        kind: 'figures',
        title: 'Wer hat die Zone?',
        figures: [
          { value: '>', text: 'mehr Figuren: [[control-area|kontrolliert]]' },
          { value: '2×', text: 'mindestens doppelt so viele: [[dominate-area|beherrscht]]' },
          { value: '+1', text: 'Treffer, wenn eure Seite die Zone des Ziels beherrscht' },
        ],
      },
      {
        kind: 'points',
        title: 'Gut zu wissen',
        points: [
          '[[engaged|Gebunden]]: Ziele nur in der eigenen Zone, für alles.',
          '[[area-of-effect|FlW 0]]: alle Figuren einer Seite in der Zone; FlW 1: auch in den Nachbarzonen.',
          '[[critical-hits|Kritisch]]: mindestens 1 Symbol, sofort 1 Marker.',
        ],
      },
    ],
  },
  enemies: {
    title: 'Gegner',
    gist: 'Nach jedem Helden eine Aktivierungskarte; die Karte des Gegners sagt den Rest.',
    blocks: [
      {
        kind: 'steps',
        title: 'Aktivierung',
        steps: [
          '[[activation-card]] ziehen: Sie nennt, wer handelt.',
          '[[behaviour]] nach Entfernung wählen; jede braucht [[line-of-sight|Sicht]] und Weg, nur die mit offener Reichweite nicht.',
          'Mehrere Helden in Reichweite: [[preferred-target]], sonst [[general-targeting]].',
          'Auf dem kürzesten Weg näher heran, lieber ohne [[hindrances]].',
        ],
      },
      {
        kind: 'points',
        title: 'Verteilen',
        points: [
          'Möglichst gleichmäßig, ab dem aktiven Spieler im Uhrzeigersinn ([[enemy-assignment]]).',
          'Gleiche Art und Stufe: zu dem, der sie schon führt.',
        ],
      },
      {
        kind: 'points',
        title: 'Anders als bei Helden',
        points: [
          '[[difficult-terrain]] und [[dangerous-terrain]] berühren sie nicht.',
          'Ihre Figuren nehmen nur Helden die [[line-of-sight]].',
          'Ein [[save-roll]] ist für sie nicht genannt.',
        ],
      },
    ],
  },
  conditions: {
    title: 'Zustände',
    gist: 'Verschiedene dürfen zusammenkommen; ein zweiter gleicher kostet 1 Wunde.',
    blocks: [
      {
        kind: 'points',
        title: 'Held',
        points: [
          '[[stunned]]: Zug endet, nächster fällt aus.',
          '[[blinded]]: vor jeder Aktion [[save-roll]].',
          '[[knocked-down]]: keine Kampfaktion, Rüstung 0, bis 1 Bewegungspunkt oder [[dash]].',
          '[[poisoned]]: Zeitphase 1 oder 2 Wunden, dann [[save-roll]].',
          '[[slowed]]: nur 1 Aktion, freie beliebig.',
          '[[condition-x|Zustand X]]: 1 Wunde je nicht freier Aktion.',
          '[[condition-y|Zustand Y]]: keine Standardaktionen.',
        ],
      },
      {
        kind: 'points',
        title: 'Gegner',
        points: [
          '[[stunned]]: nächste Aktivierung fällt aus, keine Angriffe.',
          '[[blinded]]: offene [[behaviour]], kein Angriff mit Sicht.',
          '[[knocked-down]]: Rüstung 0 bis zur nächsten Aktivierung.',
          '[[poisoned]]: Zeitphase 1 oder 2 Wunden, bleibt.',
          '[[slowed]]: nur der erste Satz der Verhaltensweise.',
          '[[condition-x|Zustand X]]: 1 Wunde zu Beginn der Aktivierung.',
          '[[condition-y|Zustand Y]]: eine Art Eigenschaft fällt aus.',
        ],
      },
      {
        kind: 'figures',
        title: 'Feuer',
        figures: [
          { value: '1', text: 'Wunde je [[fire|Feuermarker]] in der Zeitphase' },
          { value: 'I', text: 'kommt danach weg' },
          { value: 'II', text: 'wird danach zu Feuer I' },
        ],
      },
      {
        kind: 'points',
        title: 'Doppelt',
        points: [
          '[[duplicate-condition|Derselbe noch einmal]]: Marker weg, 1 Wunde. Feuer dagegen stapelt sich.',
        ],
      },
    ],
  },
  icons: {
    title: 'Symbole in Worten',
    gist: 'Was auf Würfeln, Karten und Plan gemeint ist; unsere Vorlage hat die Zeichen verloren.',
    blocks: [
      {
        kind: 'points',
        title: 'Würfel und Karten',
        points: [
          '[[hits|Treffer]]: zählt nach allen Änderungen.',
          '[[lethal-hits|Tödlicher Treffer]]: an Rüstung und Abwehr vorbei.',
          '[[shield-symbol|Abwehrsymbol]]: nimmt 1 gewöhnlichen Treffer weg.',
          '[[hourglass|Sanduhr]]: eine Zeitphase Wartezeit.',
          '[[blue-die|Blauer Würfel]]: verteidigt. [[red-die|Roter]]: entscheidet beim Durchsuchen.',
        ],
      },
      {
        kind: 'points',
        title: 'Auf dem Plan',
        points: [
          '[[walls|Wand]]: kein Weg, keine Sicht.',
          '[[barriers|Barriere]]: kein Weg aus der markierten Zone, Sicht bleibt.',
          '[[difficult-terrain|Schwierig]]: 1 Bewegungspunkt mehr für Helden.',
          '[[dangerous-terrain|Gefährlich]]: 1 Wunde beim Betreten für Helden.',
          '[[area-marker|Zonenmarker]]: von dort zieht ihr die Sichtlinie.',
        ],
      },
      {
        kind: 'points',
        title: 'Zum Öffnen',
        points: [
          '[[door|Tür]]: freie Aktion; verschlossen: Standardaktion. Immer [[trap-card]].',
          '[[chest|Truhe]]: Standardaktion, [[trap-card]], dann Beute.',
          '[[magic-lock|Magisches Schloss]]: nur mit [[magic-key|Schlüssel]], freie Aktion.',
          '[[search-token|Suchmarker]]: Standardaktion, roter Würfel.',
        ],
      },
    ],
  },
} satisfies Readonly<Record<string, SheetWords>>;
