// Imports look down only (ARCHITECTURE.md). `only(from, allowed)` forbids every other project folder.
const LAYERS = [
  'app',
  'src/game',
  'src/storage',
  'src/sync',
  'src/glossary',
  'src/ui',
  'src/content',
  'src/i18n',
  'src/rules',
];
const RULE_PARTS = [
  'base',
  'board',
  'model',
  'movement',
  'harm',
  'initiative',
  'campaign',
  'darkness',
  'dungeon',
  'monster',
  'adventure',
  'engine',
  'session',
  'contract',
  'swordsorcery',
  'runebound3',
  'runebound2',
  'runewars',
];

/** Other games: each has a door of its own and knows no more than the contract and the base. */
const GAMES = ['swordsorcery', 'runebound3', 'runebound2', 'runewars'];

/** One folder a screen family; whatever two of them need lies in app/play or app/wiring. */
const FEATURES = ['table', 'board', 'logbook', 'glossary', 'games', 'settings', 'gallery'];
const inApp = (...folders) => `^app/(${folders.join('|')})/`;

/** An adventure's folders, from what there is to what is decided: each sees those before it. */
const ADVENTURE_PARTS = [
  'state',
  'track',
  'evolve',
  'events',
  'commands',
  'attacks',
  'quick',
  'map',
  'board',
  'view',
  'play',
  'consequences',
  'warnings',
  'decide',
];

const only = (prefix, parts) => (from, allowed) => ({
  name: `${(prefix + from).replaceAll('/', '-')}-looks-down`,
  severity: 'error',
  from: { path: `^${prefix}${from}/` },
  to: {
    path: parts
      .filter((part) => part !== from && !allowed.includes(part))
      .map((part) => `^${prefix}${part}/`),
  },
});

const layer = only('', LAYERS);
const part = only('src/rules/', RULE_PARTS);
const adventure = only('src/rules/adventure/', ADVENTURE_PARTS);

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(expo-env)' },
    },
    {
      name: 'rules-import-nothing',
      severity: 'error',
      from: { path: '^src/rules/' },
      to: { pathNot: '^src/rules/' },
    },
    {
      name: 'rules-have-one-door',
      severity: 'error',
      from: { path: '^(app|src|scripts)/', pathNot: '^src/rules/' },
      to: {
        path: '^src/rules/',
        pathNot: `^src/rules/(((contract|${GAMES.join('|')})/)?index|plain)\\.ts$`,
      },
    },
    {
      name: 'only-storage-knows-sql',
      severity: 'error',
      from: { path: '^(app|src)/', pathNot: '^src/storage/' },
      to: { path: 'expo-sqlite' },
    },
    {
      name: 'storage-is-wired-in-one-place',
      severity: 'error',
      from: { path: '^app/', pathNot: '^app/(wiring/|App\\.tsx$|index\\.ts$)' },
      to: { path: '^src/storage/' },
    },
    {
      name: 'storage-sees-only-the-port',
      severity: 'error',
      from: { path: '^src/storage/' },
      to: { path: '^src/game/', pathNot: '^src/game/port' },
    },
    ...FEATURES.map((feature) => ({
      name: `${feature}-imports-no-other-feature`,
      severity: 'error',
      from: { path: inApp(feature) },
      to: { path: inApp(...FEATURES.filter((other) => other !== feature)) },
    })),
    {
      name: 'shell-is-on-top',
      severity: 'error',
      from: { path: inApp('play', 'wiring', ...FEATURES) },
      to: { path: '^app/(shell/|[^/]+$)' },
    },
    {
      name: 'play-is-below-the-features',
      severity: 'error',
      from: { path: inApp('play') },
      to: { path: inApp(...FEATURES) },
    },
    {
      name: 'wiring-is-at-the-bottom',
      severity: 'error',
      from: { path: inApp('wiring') },
      to: { path: inApp('play', ...FEATURES) },
    },
    {
      name: 'no-circles-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^app/' },
      to: { circular: true },
    },
    layer('src/storage', ['src/game', 'src/rules']),
    layer('src/sync', ['src/game', 'src/rules']),
    layer('src/game', ['src/content', 'src/rules']),
    layer('src/glossary', ['src/content', 'src/i18n']),
    layer('src/content', ['src/rules']),
    layer('src/ui', ['src/i18n']),
    layer('src/i18n', []),
    {
      name: 'the-first-game-knows-no-other',
      severity: 'error',
      from: { path: '^src/rules/', pathNot: `^src/rules/(contract|${GAMES.join('|')})/` },
      to: { path: `^src/rules/(contract|${GAMES.join('|')})/` },
    },
    part('contract', ['base']),
    ...GAMES.map((game) => part(game, ['base', 'contract'])),
    part('base', []),
    part('session', ['base']),
    part('board', ['base']),
    part('model', ['base', 'board']),
    ...['movement', 'harm', 'initiative', 'campaign'].map((name) =>
      part(name, ['base', 'board', 'model']),
    ),
    ...['darkness', 'monster'].map((name) =>
      part(name, ['base', 'board', 'model', 'movement', 'harm', 'initiative', 'campaign']),
    ),
    part('dungeon', ['base', 'board', 'model', 'darkness']),
    part(
      'adventure',
      RULE_PARTS.filter((name) => name !== 'engine'),
    ),
    ...ADVENTURE_PARTS.slice(0, -1).map((name, index) =>
      adventure(name, ADVENTURE_PARTS.slice(0, index)),
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
