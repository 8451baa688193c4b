import { createHash } from 'node:crypto';
import { CATALOGUE } from '@/src/content/drunagor';
import { createGame, type Game } from '@/src/game';
import { canonicalText } from '@/src/rules';
import { Chance } from '@/__tests__/rules/oracle/monster/chance';
import { startCommand } from '@/__tests__/rules/adventure/walks/moves/course';
import { choose } from '@/__tests__/rules/adventure/walks/player';
import { newFolder, openIn } from '@/__tests__/storage/node/node-platform';
import { hero, openState, ticking, value } from './table/table';

/** Whatever the seeded player does in an adventure, undoing and redoing now and then. */
async function play(game: Game, chance: Chance, moves: number): Promise<void> {
  for (let move = 0; move < moves; move += 1) {
    const { adventure } = openState(game).state;
    if (adventure === null) return;
    if (chance.percent(10)) await game.undo();
    else if (chance.percent(5)) await game.redo();
    else await game.dispatch(choose({ chance, adventure }), { dice: [7, 13, 2, 20, 1, 9, 16, 4] });
  }
}

async function begun(chance: Chance): Promise<Game> {
  const { now, random } = ticking();
  const storage = await openIn(newFolder(), now);
  const parts = { storage, catalogue: CATALOGUE, app: 'test', now, random };
  const game = createGame({ ...parts, plays: 'campaigns' });
  const heroes = [hero('Vorn'), hero('Maya'), hero('Elros')];
  value(await game.create({ name: 'Dunkle Tage', heroes }));
  const wishes = { heroes: ['hero-1', 'hero-2', 'hero-3'], sequential: false };
  value(await game.dispatch(startCommand(chance, { ...wishes, carried: 0, hurt: null })));
  return game;
}

/** The state and everything that was ever done, taken back or not. */
async function hashOf(game: Game, campaign: string): Promise<string> {
  value(await game.open(campaign));
  const { state, head, canUndo, canRedo } = openState(game);
  const rows = value(await game.history());
  const all = canonicalText({ state, head, canUndo, canRedo, rows } as never);
  return createHash('sha256').update(all).digest('hex');
}

test.each([1, 2])(
  'whatever is tried, kept or thrown away, nothing of the original changes: seed %i',
  async (seed) => {
    const chance = new Chance(seed);
    const game = await begun(chance);
    await play(game, chance, 40);
    const { id } = openState(game);
    const before = await hashOf(game, id);
    const rows = value(await game.history());
    for (const keeps of [true, false]) {
      const from = rows[chance.between(1, rows.length - 1)]?.row ?? '';
      const trial = value(await game.tryOut(id, 'Probe', from));
      const tried = await hashOf(game, trial);
      await play(game, chance, 60);
      expect(await hashOf(game, trial)).not.toBe(tried);
      value(await (keeps ? game.keepTried(trial) : game.remove(trial)));
      expect(await hashOf(game, id)).toBe(before);
    }
  },
);
