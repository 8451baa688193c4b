import { CATALOGUE, RUNES } from '@/src/content/drunagor';
import { STANDARD_RULES, type GameCommand } from '@/src/rules';

export const START: GameCommand = {
  kind: 'startAdventure',
  chapter: 1,
  title: 'Alte Wege',
  at: 1000,
  rules: STANDARD_RULES,
  heroes: [
    { hero: 'hero-1', role: 'defender', maxHp: 12, cubes: null },
    { hero: 'hero-2', role: 'leader', maxHp: 9, cubes: null },
  ],
  runes: RUNES,
};

/** Plays the commands on a game of its own and prints its file with the state it adds up to. */
export async function printLog(name: string, commands: readonly GameCommand[]): Promise<void> {
  // The test kit cleans up after Jest, which is not here.
  Object.assign(globalThis, { afterAll: () => undefined });
  const { newFolder, openIn } = await import('@/__tests__/storage/node/node-platform');
  const kit = await import('@/__tests__/game/table/table');
  const { createGame } = await import('@/src/game');
  const { now, random } = kit.ticking();
  const storage = await openIn(newFolder(), now);
  const game = createGame({ storage, catalogue: CATALOGUE, app: 'test', now, random });
  const heroes = [kit.hero('Jaheen'), kit.hero('Elros')];
  const campaign = kit.value(await game.create({ name, heroes }));
  for (const command of commands) {
    const answer = await game.dispatch(command, {});
    if (!answer.ok) console.error(JSON.stringify(command), JSON.stringify(answer.error));
  }
  const file: unknown = JSON.parse(kit.value(await game.exportCampaign(campaign)).text);
  console.log(JSON.stringify({ expected: kit.openState(game).state, file }, null, 2));
}
