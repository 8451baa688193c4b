/** The games with helpers, in the order they are offered. */
export const PLAYED_GAMES = ['swordsorcery', 'runebound3', 'runebound2', 'runewars'] as const;
export type PlayedGame = (typeof PLAYED_GAMES)[number];

export const isPlayedGame = (game: string): game is PlayedGame =>
  PLAYED_GAMES.some((one) => one === game);

/** Which entries of the game's glossary a helper does the work of; links go both ways. */
export const HELPER_ENTRIES: Readonly<
  Record<PlayedGame, Readonly<Record<string, readonly string[]>>>
> = {
  swordsorcery: {
    attack: ['attack', 'attack-roll', 'defence-roll', 'magic-shields', 'lethal-hits', 'focus'],
    figures: ['condition-token', 'duplicate-condition', 'knocked-down', 'save-roll', 'time-phase'],
    actions: ['hero-turn', 'movement-action', 'combat-action', 'standard-action', 'free-action'],
    round: ['powers-refresh', 'powers-cooldown', 'event-phase', 'event-deck'],
    zone: ['control-area', 'dominate-area', 'engaged', 'reaction-attack', 'evade'],
    assign: ['enemy-assignment', 'enemy-card'],
    target: ['preferred-target', 'general-targeting'],
  },
  runebound3: {
    time: ['time-track', 'story-space', 'gem-space'],
    combat: ['combat', 'combat-actions', 'initiative', 'surge-abilities', 'shield-symbols'],
    villain: ['villain', 'ascendance-of-margath', 'corpse-king'],
    explore: ['quest-outcomes', 'compass-symbol'],
    move: ['terrain-dice', 'terrain-types', 'destination-hex'],
    test: ['attribute-tests', 'success-symbol'],
    actions: ['hero-action', 'adventure-gems'],
    rest: ['rest', 'defeated'],
    shop: ['shop', 'asset-kinds', 'trade-value'],
  },
  runebound2: {
    combat: ['combat', 'combat-round', 'escape-phase', 'allies-in-combat', 'combat-roll'],
    doom: ['doom-track', 'doom-counters'],
    hazard: ['travel-hazards', 'roll-for-hazards', 'hazard-colour', 'hazard-number'],
    endgame: ['endgame-confrontation', 'object-of-the-game'],
    experience: ['experience-step', 'experience-points', 'permanent-bonus', 'life-limit'],
    knockout: ['knocked-out', 'costliest-card', 'nearest-city', 'undefeated-track'],
    movement: ['movement-step', 'movement-dice', 'step-one-hex'],
    exhaustion: ['exhaustion-counters', 'exhaustion-as-cost'],
    market: ['market-step', 'buy-an-item', 'sell-an-item', 'buy-healing', 'weapon-and-armor-limit'],
  },
  runewars: {
    season: ['current-season', 'order-cards', 'order-number', 'supremacy-bonus'],
    battle: ['battle', 'battle-rounds', 'assign-damage', 'strength', 'retreat'],
    bid: ['influence-bid', 'bid-ties'],
    harvest: ['resource-dials', 'development-tiles'],
    scale: ['resource-pointers', 'resource-dials'],
    limits: ['unit-limit', 'food-limit'],
    duel: ['duel-quest', 'defeat-heroes', 'fate-cards'],
    test: ['attribute-test', 'fate-symbol'],
    runes: ['dragon-rune', 'false-rune', 'gain-dragon-rune'],
    final: ['game-end', 'object-of-the-game'],
  },
};

/** The helper that does what an entry describes. */
export const helperOfEntry = (game: string, entry: string): string | undefined =>
  isPlayedGame(game)
    ? Object.entries(HELPER_ENTRIES[game]).find(([, entries]) => entries.includes(entry))?.[0]
    : undefined;
