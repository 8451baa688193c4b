import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { HeroEditScreen } from '@/app/logbook/hero/HeroEditScreen';
import type { CampaignHero } from '@/src/rules';
import { openState } from '@/__tests__/game/table/table';
import { realTable, seen, tap, type RealTable } from '@/__tests__/app/table/real-table';

interface Shown extends RealTable {
  readonly vorn: () => CampaignHero | undefined;
}

async function shown(): Promise<Shown> {
  const table = await realTable();
  const params = { campaign: openState(table.game).id, hero: 'hero-1' };
  await table.show(<HeroEditScreen route={{ params }} />);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Vorn' })).toBeOnTheScreen());
  const vorn = () => openState(table.game).state.campaign.heroes.find(({ id }) => id === 'hero-1');
  return { ...table, vorn };
}

const type = async (label: string, text: string) =>
  act(async () => fireEvent.changeText(screen.getByLabelText(label), text));

const leave = () => act(async () => screen.unmount());

test('what was changed is kept on the way out, as one step that can be undone', async () => {
  const { game, vorn } = await shown();
  await type('Heldenname', 'فورن 🪓');
  await tap('button', 'Mehr: Lebenspunkte');
  await leave();
  await waitFor(() => expect(vorn()).toMatchObject({ name: 'فورن 🪓', maxHp: 13 }));
  await game.undo();
  expect(vorn()).toMatchObject({ name: 'Vorn', maxHp: 12 });
});

test('an emptied name is explained; on the way out the old one stays, the rest is kept', async () => {
  const { vorn } = await shown();
  await type('Heldenname', '  ');
  await seen('Ein Held braucht einen Namen.');
  await type('Wer spielt?', 'Ben');
  await leave();
  await waitFor(() => expect(vorn()).toMatchObject({ name: 'Vorn', player: 'Ben' }));
});

test('a name twice is doubted and possible', async () => {
  const { vorn } = await shown();
  await type('Heldenname', ' maya ');
  await seen(/^maya heißt schon jemand in der Gruppe/);
  await leave();
  await waitFor(() => expect(vorn()?.name).toBe('maya'));
});

test('nothing changed, nothing written', async () => {
  const { game } = await shown();
  const before = openState(game).state;
  await leave();
  expect(openState(game).state).toBe(before);
});

test('the board’s items go with a hero who leaves; the campaign goes on', async () => {
  const { game } = await shown();
  await type('Heldenname', 'Niemand');
  await tap('button', 'Aus der Kampagne nehmen');
  await seen(/"screen":"CampaignHome"/);
  await leave();
  expect(openState(game).state.campaign.heroes.map(({ name }) => name)).not.toContain('Niemand');
  await game.undo();
  expect(openState(game).state.campaign.heroes[0]?.name).toBe('Vorn');
});
