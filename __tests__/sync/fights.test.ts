import { RUNES } from '@/src/content/drunagor';
import { readFile } from '@/src/game';
import { readRefused } from '@/src/game/tables/refused';
import { canonicalText, STANDARD_RULES, type GameCommand } from '@/src/rules';
import { openState, value } from '@/__tests__/game/table/table';
import { cut, mend, newServer, until, type Device } from './table/devices';
import { head, host, isHere, sit } from './table/host';

jest.setTimeout(120_000);

/** X3: Vorn against Maya, each with one trauma cube to go. */
const START: GameCommand = {
  kind: 'startAdventure',
  chapter: 3,
  title: 'Zwei im Ring',
  at: 1000,
  rules: STANDARD_RULES,
  runes: RUNES,
  versus: { teams: [['hero-1'], ['hero-2']] },
  heroes: ['hero-1', 'hero-2'].map((hero) => ({ hero, role: null, maxHp: 5, cubes: null })),
};
const spell = (hero: string, target: string): GameCommand => ({
  kind: 'spellAttack',
  hero,
  targets: [target],
  damage: 5,
  tokens: {},
});

const inStep = (one: Device, other: Device) =>
  until(
    async () => {
      const { id } = openState(other.game);
      const unsaid = await Promise.all(
        [one, other].map(({ storage }) => storage.shared.unsaid(id)),
      );
      return head(one) === head(other) && unsaid.every(({ length }) => length === 0);
    },
    () => `${head(one)} and ${head(other)}`,
  );
const stateOf = ({ game }: Device): string => canonicalText(openState(game).state);
const fightOf = ({ game }: Device) => openState(game).state.adventure;

/** Two devices in one fight, Vorn the faster. */
async function fighting() {
  const { one, play } = await host(newServer());
  value(await one.game.dispatch(START, { dice: [20, 10] }));
  value(await one.game.dispatch({ kind: 'nextTurn' }));
  const other = await sit(one.wire.backend);
  value(await other.tables.join(play));
  await until(
    () => isHere(other),
    () => 'joined',
  );
  await inStep(one, other);
  return { one, other };
}

test('X11: a blow on one phone is answered on the other, undone and redone, to the end on both', async () => {
  const { one, other } = await fighting();
  expect(fightOf(other)?.versus?.teams).toEqual([['hero-1'], ['hero-2']]);
  value(await one.game.dispatch(spell('hero-1', 'hero-2')));
  await inStep(one, other);
  const reaction = {
    hero: 'hero-2',
    cost: { kind: 'free' },
    effect: { kind: 'prevent', target: 'hero-2', amount: 2 },
  } as const;
  value(await other.game.dispatch({ kind: 'react', reaction }));
  value(await other.game.dispatch({ kind: 'applyThreat' }));
  await inStep(one, other);
  expect(fightOf(one)?.heroes.map(({ hp }) => hp)).toEqual([5, 2]);
  value(await one.game.undo());
  await inStep(one, other);
  expect(fightOf(other)?.threat).not.toBeNull();
  value(await one.game.redo());
  value(await other.game.dispatch({ kind: 'trauma', hero: 'hero-2', x: 2 }));
  await inStep(one, other);
  expect(fightOf(one)?.outcome).toEqual({ result: 'decided', winners: ['hero-1'] });
  value(await one.game.dispatch({ kind: 'closeAdventure', at: 9000, afterwards: 'camp' }));
  await inStep(one, other);
  expect(stateOf(other)).toBe(stateOf(one));
  expect(openState(other.game).state.campaign.chronicle).toMatchObject([
    { result: 'decided', teams: [['hero-1'], ['hero-2']] },
  ]);
});

test('X10: who struck while cut off, after the fight was decided, is told so; nothing is lost', async () => {
  const { one, other } = await fighting();
  cut(other);
  value(await other.game.dispatch(spell('hero-2', 'hero-1')));
  value(await one.game.dispatch({ kind: 'trauma', hero: 'hero-2', x: 2 }));
  mend(other);
  await inStep(one, other);
  expect(stateOf(other)).toBe(stateOf(one));
  expect(fightOf(other)?.outcome).toEqual({ result: 'decided', winners: ['hero-1'] });
  const refused = await other.storage.shared.refused(openState(other.game).id);
  expect(refused.flatMap((kept) => readRefused(kept).commands)).toEqual([
    spell('hero-2', 'hero-1'),
  ]);
});

test.each<readonly [string, readonly GameCommand[]]>([
  ['in progress, with a blow that waits', []],
  ['decided', [{ kind: 'applyThreat' }, { kind: 'trauma', hero: 'hero-2', x: 1 }]],
  [
    'in the chronicle',
    [
      { kind: 'applyThreat' },
      { kind: 'trauma', hero: 'hero-2', x: 1 },
      { kind: 'closeAdventure', at: 9000, afterwards: 'restart' },
    ],
  ],
])('a campaign with a fight %s goes into a file and comes back the same', async (_, then) => {
  const { one } = await fighting();
  value(await one.game.dispatch(spell('hero-1', 'hero-2')));
  for (const command of then) value(await one.game.dispatch(command));
  const text = value(await one.game.exportCampaign(openState(one.game).id)).text;
  const stranger = await sit(newServer());
  const file = value(await readFile(new TextEncoder().encode(text)));
  const [id = ''] = value(await stranger.game.importFile(file, 'new'));
  value(await stranger.game.open(id));
  expect(stateOf(stranger)).toBe(stateOf(one));
  value(await stranger.game.undo());
  value(await stranger.game.redo());
  expect(stateOf(stranger)).toBe(stateOf(one));
});
