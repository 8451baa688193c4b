/**
 * A short adventure with the newer forms of what heroes do, as a stored log:
 * `tsx scripts/logs/hero-events.ts > __tests__/game/logs/hero-events-1.json`.
 * For new forms only: logs that are released are never made anew.
 */
import { CATALOGUE, RUNES } from '@/src/content/drunagor';
import { STANDARD_RULES, type GameCommand } from '@/src/rules';

const START: GameCommand = {
  kind: 'startAdventure',
  chapter: 1,
  title: 'Neue Wege',
  at: 1000,
  rules: STANDARD_RULES,
  heroes: [
    {
      hero: 'hero-1',
      role: 'defender',
      maxHp: 12,
      cubes: { yellow: 2, red: 1, green: 1, blue: 1 },
    },
    { hero: 'hero-2', role: 'leader', maxHp: 9, cubes: null },
  ],
  runes: RUNES,
};

const MOVING: readonly GameCommand[] = [
  {
    kind: 'placeSheet',
    name: 'C1-F',
    size: 'C',
    at: [0, 0],
    turn: 0,
    print: ['.~..', '....', '....', '....'],
  },
  { kind: 'placeFigure', figure: 'hero-1', at: [0, 0] },
  { kind: 'setTokens', figure: 'hero-1', tokens: { slow: 1, 'knock-down': 1, focus: 3 } },
  { kind: 'nextTurn' },
  { kind: 'grantMovement', figure: 'hero-1', points: 2 },
  { kind: 'moveFigure', figure: 'hero-1', to: [1, 0], how: 'walk' },
  { kind: 'spendCube', hero: 'hero-1', colour: 'red' },
  { kind: 'setBonusHp', hero: 'hero-1', skill: 'board-1', hp: 2 },
  { kind: 'raiseMaxHp', hero: 'hero-1', by: 4 },
  { kind: 'focusTechnique', hero: 'hero-1', count: 2 },
];

async function main(): Promise<void> {
  // The test kit cleans up after Jest, which is not here.
  Object.assign(globalThis, { afterAll: () => undefined });
  const { newFolder, openIn } = await import('@/__tests__/storage/node/node-platform');
  const kit = await import('@/__tests__/game/table/table');
  const { createGame } = await import('@/src/game');
  const { now, random } = kit.ticking();
  const storage = await openIn(newFolder(), now);
  const game = createGame({ storage, catalogue: CATALOGUE, app: 'test', now, random });
  const heroes = [kit.hero('Jaheen'), kit.hero('Elros')];
  const campaign = kit.value(await game.create({ name: 'Neue Wege', heroes }));
  for (const command of [START, ...MOVING]) {
    const answer = await game.dispatch(command, {});
    if (!answer.ok) console.error(JSON.stringify(command), JSON.stringify(answer.error));
  }
  const file: unknown = JSON.parse(kit.value(await game.exportCampaign(campaign)).text);
  console.log(JSON.stringify({ expected: kit.openState(game).state, file }, null, 2));
}

void main();
