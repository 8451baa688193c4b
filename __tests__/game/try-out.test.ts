import { canonicalText } from '@/src/rules';
import type { Game } from '@/src/game';
import { newTable, openState, value } from './table/table';

const cardOf = (game: Game, id: string) =>
  game.store.getState().campaigns.find((card) => card.id === id);
const textOf = (game: Game) => canonicalText(openState(game).state);

async function played() {
  const { game, campaign } = await newTable();
  for (const chapter of [2, 3, 4]) value(await game.dispatch({ kind: 'setChapter', chapter }));
  const rows = value(await game.history()).map(({ row }) => row);
  return { game, campaign, second: rows[1] ?? '', text: textOf(game) };
}

test('what is tried begins at that row, is open and marked, and touches nothing of the original', async () => {
  const { game, campaign, second, text } = await played();
  const trial = value(await game.tryOut(campaign, 'Probe', second));
  expect(openState(game)).toMatchObject({ id: trial, state: { campaign: { chapter: 2 } } });
  expect(cardOf(game, trial)).toMatchObject({ name: 'Probe', tries: campaign });
  value(await game.dispatch({ kind: 'setChapter', chapter: 9 }));
  expect(cardOf(game, trial)).toMatchObject({ chapter: 9, tries: campaign });
  value(await game.open(campaign));
  expect(textOf(game)).toBe(text);
  expect(cardOf(game, campaign)?.tries).toBeNull();
});

test('kept, it is a campaign like any other, after a restart too', async () => {
  const { game, campaign, second, text } = await played();
  const trial = value(await game.tryOut(campaign, 'Probe', second));
  value(await game.keepTried(trial));
  expect(cardOf(game, trial)).toMatchObject({ name: 'Probe', chapter: 2, tries: null });
  value(await game.dispatch({ kind: 'setChapter', chapter: 9 }));
  value(await game.load());
  expect(cardOf(game, trial)).toMatchObject({ chapter: 9, tries: null, unverified: false });
  value(await game.open(campaign));
  expect(textOf(game)).toBe(text);
});

test('thrown away, it lies in the bin, and the original is as it was', async () => {
  const { game, campaign, second, text } = await played();
  const trial = value(await game.tryOut(campaign, 'Probe', second));
  value(await game.remove(trial));
  expect(cardOf(game, trial)?.deletedAt).not.toBeNull();
  value(await game.open(campaign));
  expect(textOf(game)).toBe(text);
});

test('a campaign or a row that is not here cannot be tried', async () => {
  const { game, campaign } = await played();
  expect(await game.tryOut('nope', 'x', 'nope')).toMatchObject({ ok: false });
  expect(await game.tryOut(campaign, 'x', 'nope')).toMatchObject({ ok: false });
  expect(await game.keepTried('nope')).toMatchObject({ error: { code: 'unknown-campaign' } });
});
