import type { CategoryData } from '@/src/glossary/model';

export const RUNEBOUND2_TURN_AND_MOVEMENT = {
  turn: {
    names: { de: 'Spielzug', en: 'Turn' },
    aliases: {
      de: ['Zug', 'Ablauf', 'Schritte', 'Zugreihenfolge', 'fünf Schritte'],
      en: ['turn order', 'steps', 'five steps', 'sequence of play'],
    },
    icon: 'history',
    section: 'Der Ablauf eines Spielzuges',
    related: [
      'refresh-step',
      'movement-step',
      'adventure-step',
      'market-step',
      'experience-step',
      'end-of-turn',
    ],
    rules: [],
  },
  'first-player': {
    names: { de: 'Startspieler', en: 'First player' },
    aliases: { de: ['wer beginnt', 'wer fängt an'], en: ['who starts', 'starting player'] },
    icon: 'leader',
    section: 'Spielaufbau',
    related: ['setup', 'turn', 'endgame'],
    rules: [],
  },
  'refresh-step': {
    names: { de: 'Auffrischung', en: 'Refresh step' },
    aliases: {
      de: ['auffrischen', 'Schritt 1', 'Karten aufdecken'],
      en: ['refresh', 'step 1', 'turn cards face up'],
    },
    icon: 'redo',
    section: 'Schritt 1: Auffrischen',
    related: ['activate-cards', 'activated-items', 'turn', 'movement-step'],
    rules: [],
  },
  'movement-step': {
    names: { de: 'Bewegung', en: 'Movement step' },
    aliases: {
      de: ['Schritt 2', 'bewegen', 'ziehen', 'laufen', 'Bewegungsschritt'],
      en: ['movement', 'move', 'step 2', 'walk'],
    },
    icon: 'boot',
    section: 'Schritt 2: Bewegung',
    related: ['movement-dice', 'terrain-symbols', 'rest', 'step-one-hex', 'roll-for-hazards'],
    rules: [],
  },
  'terrain-symbols': {
    names: { de: 'Geländesymbole', en: 'Terrain symbols' },
    aliases: {
      de: ['Symbole auf dem Bewegungswürfel', 'Würfelseite'],
      en: ['terrain symbol', 'die face'],
    },
    icon: 'additional-movement',
    section: 'Geländesymbole',
    related: ['movement-dice', 'terrain-types', 'city', 'movement-step', 'hazard-number'],
    rules: [],
  },
  rest: {
    names: { de: 'Ausruhen', en: 'Rest' },
    aliases: {
      de: ['rasten', 'Rast', 'Pause', 'erholen', 'Erschöpfung loswerden'],
      en: ['resting', 'recover', 'remove exhaustion'],
    },
    icon: 'moon',
    section: 'Sonstige Bewegungsregeln',
    related: ['exhaustion', 'movement-dice', 'step-one-hex', 'buy-healing'],
    rules: [],
  },
  'step-one-hex': {
    names: { de: 'Ein Feld ziehen', en: 'Step one hex' },
    aliases: {
      de: ['ohne Würfeln ziehen', 'benachbartes Feld', 'freies Feld'],
      en: ['move without rolling', 'adjacent hex', 'free step'],
    },
    icon: 'chevron-right',
    section: 'Sonstige Bewegungsregeln',
    related: ['movement-step', 'rest', 'half-hexes'],
    rules: [],
  },
  'end-of-turn': {
    names: { de: 'Ende des Spielzuges', en: 'End of turn' },
    aliases: {
      de: ['Zugende', 'nächster Spieler', 'Zug vorbei'],
      en: ['turn end', 'next player', 'turn over'],
    },
    icon: 'check',
    section: 'Ende des Spielzuges',
    related: ['turn', 'experience-step', 'refresh-step', 'knocked-out', 'escape-phase'],
    rules: [],
  },
  'card-effects': {
    names: { de: 'Karteneffekte', en: 'Card effects' },
    aliases: {
      de: ['Effekt', 'Fähigkeit', 'wann wirkt eine Karte', 'fett gedruckte Phase'],
      en: ['effect', 'ability', 'bold phase name'],
    },
    icon: 'magic',
    section: 'Karteneffekte',
    related: ['activate-cards', 'before-combat', 'combat-round', 'exhaustion-as-cost', 'card-text'],
    rules: [],
  },
  'activate-cards': {
    names: { de: 'Karten aktivieren', en: 'Activate cards' },
    aliases: {
      de: ['aktivieren', 'aktiviert', 'Karte umdrehen', 'verdeckt drehen'],
      en: ['activate', 'activation', 'turn face down'],
    },
    icon: 'redo',
    page: 6,
    related: ['activation-limit', 'activated-items', 'refresh-step', 'card-effects'],
    rules: [],
  },
  'activation-limit': {
    names: { de: 'Aktivierungslimit', en: 'Activation limit' },
    aliases: {
      de: ['wie viele Karten aktivieren', 'Aktivierungen', 'Limit Aktivierung'],
      en: ['how many activations', 'limit on activations'],
    },
    icon: 'lock',
    page: 6,
    related: [
      'activate-cards',
      'activated-items',
      'discard-items',
      'before-combat',
      'combat-round',
    ],
    rules: [],
  },
} as const satisfies CategoryData;
