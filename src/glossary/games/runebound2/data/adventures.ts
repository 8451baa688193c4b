import type { CategoryData } from '@/src/glossary/model';

export const RUNEBOUND2_ADVENTURES = {
  'adventure-step': {
    names: { de: 'Abenteuerschritt', en: 'Adventure step' },
    aliases: {
      de: ['Schritt 3', 'Abenteuer bestehen', 'Abenteuerkarte ziehen', 'Abenteuer ablehnen'],
      en: ['step 3', 'draw an adventure card', 'decline an adventure'],
    },
    icon: 'logbook',
    section: 'Schritt 3: Abenteuer',
    related: ['challenges', 'events', 'encounters', 'face-undefeated', 'hero-interaction', 'turn'],
    rules: [],
  },
  challenges: {
    names: { de: 'Herausforderungen', en: 'Challenges' },
    aliases: {
      de: ['Herausforderung', 'Monster', 'Monsterkarte'],
      en: ['challenge', 'monster card', 'creature'],
    },
    icon: 'skull',
    section: 'Herausforderungen',
    related: [
      'combat',
      'defeating-a-challenge',
      'undefeated-track',
      'life-limit',
      'adventure-cards',
    ],
    rules: [],
  },
  events: {
    names: { de: 'Ereignisse', en: 'Events' },
    aliases: { de: ['Ereignis', 'Ereigniskarte'], en: ['event', 'event card'] },
    icon: 'warning',
    section: 'Ereignisse',
    related: ['event-slot', 'event-number', 'refill-counters', 'adventure-step', 'doom-track'],
    rules: [],
  },
  'event-number': {
    names: { de: 'Ereignisnummer (I, II, III)', en: 'Event number' },
    aliases: {
      de: ['römische Zahl', 'Ereignis ersetzen', 'höheres Ereignis'],
      en: ['roman numeral', 'replace an event', 'higher event'],
    },
    icon: 'chevron-up',
    section: 'Ereignisse',
    related: ['events', 'event-slot', 'refill-counters'],
    rules: [],
  },
  'refill-counters': {
    names: { de: 'Abenteuercounter nachlegen', en: 'Refresh adventure counters' },
    aliases: {
      de: ['nachlegen', 'Counter auffüllen', 'neue Abenteuercounter'],
      en: ['refill', 'refill counters', 'new adventure counters'],
    },
    icon: 'plus',
    section: 'Ereignisse',
    related: ['sunburst', 'general-supply', 'events', 'adventure-jewel'],
    rules: [],
  },
  encounters: {
    names: { de: 'Begegnungen', en: 'Encounters' },
    aliases: { de: ['Begegnung', 'Begegnungskarte'], en: ['encounter', 'encounter card'] },
    icon: 'interaction',
    section: 'Begegnungen',
    related: ['skill-tests', 'success-and-failure', 'adventure-step', 'doom-track', 'challenges'],
    rules: [],
  },
  'face-undefeated': {
    names: {
      de: 'Unbesiegte Herausforderung antreten',
      en: 'Face an undefeated challenge',
    },
    aliases: {
      de: [
        'unbesiegtes Monster bekämpfen',
        'gegen unbesiegte kämpfen',
        'unbesiegte Herausforderung',
      ],
      en: ['fight an undefeated monster', 'undefeated challenge'],
    },
    icon: 'skull',
    section: 'Unbesiegte Herausforderungscounter',
    related: ['undefeated-track', 'undefeated-counters', 'defeating-a-challenge', 'adventure-step'],
    rules: [],
  },
  'hero-interaction': {
    names: { de: 'Interaktion mit Helden', en: 'Hero interaction' },
    aliases: {
      de: ['Interaktion', 'anderer Held auf dem Feld', 'Kontakt mit Helden', 'Mitspieler treffen'],
      en: ['interaction', 'another hero on the hex', 'meet another player'],
    },
    icon: 'users',
    section: 'Interaktion mit anderen Helden',
    related: ['trade', 'attack-heroes', 'hero-combat', 'adventure-step'],
    rules: [],
  },
  trade: {
    names: { de: 'Handeln', en: 'Trade' },
    aliases: {
      de: ['tauschen', 'Handel', 'Gold geben', 'Objekt weitergeben'],
      en: ['trading', 'swap', 'give gold', 'exchange items'],
    },
    icon: 'share',
    section: 'Mit anderen Helden handeln',
    related: ['hero-interaction', 'attack-heroes', 'market-step', 'weapon-and-armor-limit'],
    rules: [],
  },
  'attack-heroes': {
    names: { de: 'Andere Helden angreifen', en: 'Attack heroes' },
    aliases: {
      de: ['Mitspieler angreifen', 'Held angreifen', 'PvP'],
      en: ['attack another hero', 'attack a player', 'player versus player'],
    },
    icon: 'melee',
    section: 'Andere Helden angreifen',
    related: ['hero-combat', 'hero-interaction', 'trade'],
    rules: [],
  },
  'skill-tests': {
    names: { de: 'Geschicklichkeitsprüfungen', en: 'Skill tests' },
    aliases: {
      de: ['Geschicklichkeitsprüfung', 'Prüfung', 'Probe', 'Prüfe'],
      en: ['skill test', 'test', 'skill check'],
    },
    icon: 'dice',
    page: 9,
    related: ['skill', 'attributes', 'success-and-failure', 'encounters', 'ten-sided-dice'],
    rules: [],
  },
  skill: {
    names: { de: 'Geschicklichkeit (z. B. Diplomatie)', en: 'Skill (e.g. Diplomacy)' },
    aliases: {
      de: ['Diplomatie', 'Schwimmen', 'Geschicklichkeitsbonus', 'Fertigkeit'],
      en: ['diplomacy', 'swimming', 'skill bonus'],
    },
    icon: 'star',
    page: 9,
    related: ['skill-tests', 'hero-card', 'attributes'],
    rules: [],
  },
  'success-and-failure': {
    names: { de: 'Erfolg / Misserfolg', en: 'Success / failure' },
    aliases: {
      de: ['Erfolg', 'Misserfolg', 'Prüfung bestanden', 'Prüfung misslungen'],
      en: ['success', 'failure', 'test passed', 'test failed'],
    },
    icon: 'check',
    section: 'Ausdrücke und Begriffe',
    related: ['skill-tests', 'encounters', 'card-text'],
    rules: [],
  },
  you: {
    names: { de: 'Du', en: 'You' },
    aliases: { de: ['wer ist du', 'Spieler oder Held'], en: ['who is you', 'player or hero'] },
    icon: 'user',
    section: 'Ausdrücke und Begriffe',
    related: ['your-enemy', 'card-text', 'hero-card'],
    rules: [],
  },
} as const satisfies CategoryData;
