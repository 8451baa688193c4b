import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { CampScreen } from '@/app/logbook/camp/CampScreen';
import { ownItem } from '@/app/play/logbook/own-item';
import { CAMP_STEPS, sheetOf, type GameCommand, type HeroSheet } from '@/src/rules';
import { openState, value } from '@/__tests__/game/table/table';
import { PARTY, realTable, seen, tap, type RealTable } from '@/__tests__/app/table/real-table';

jest.mock('@/app/play/logbook/load-items', () => jest.requireActual('../hero/tables-at-once'));

const VORN = 'hero-1';
const MAYA = 'hero-2';
const RESTED: readonly GameCommand[] = [
  { kind: 'beginCamp' },
  ...CAMP_STEPS.slice(0, 5).map((step) => ({ kind: 'doCampStep', step }) as const),
];
const pack = (hero: string, name: string): GameCommand => ({
  kind: 'gainItem',
  hero,
  item: ownItem(name, 'trinket'),
});

interface Shown extends RealTable {
  readonly sheet: (hero?: string) => HeroSheet;
}

async function shown(...commands: readonly GameCommand[]): Promise<Shown> {
  const [vorn, maya] = PARTY;
  if (vorn === undefined || maya === undefined) throw new Error('no party');
  const table = await realTable([{ ...vorn, player: 'Ben' }, maya]);
  for (const command of [...RESTED, ...commands]) value(await table.game.dispatch(command));
  await table.show(<CampScreen route={{ params: { campaign: openState(table.game).id } }} />);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Lager' })).toBeOnTheScreen());
  const sheet = (hero = VORN) => sheetOf(openState(table.game).state.campaign, hero);
  return { ...table, sheet };
}

const names = (items: HeroSheet['bag']) => items.map(({ front }) => front.names.en);

const CAMP_ITEM: GameCommand = { kind: 'noteReward', reward: { kind: 'camp-item', tier: 1 } };

test('L7: stowing and swapping in place, the phone handed on from player to player', async () => {
  const { game, sheet } = await shown(...[pack(VORN, 'Ring'), pack(MAYA, 'Kette')], {
    kind: 'doCampStep',
    step: 'rewards',
  });
  await tap('button', /^Was Vorn trägt und verstaut/);
  await seen('Reicht das Gerät an Ben.');
  await tap('button', /^Beutel: Ring/);
  await tap('button', 'Ausrüsten');
  await waitFor(() => expect(sheet().gear.trinket?.front.names.en).toBe('Ring'));
  await tap('button', 'Weiter mit Maya');
  await tap('button', /^Beutel: Kette/);
  await tap('button', 'Weitergeben');
  await tap('button', 'An Vorn');
  await waitFor(() => expect(names(sheet().bag)).toEqual(['Kette']));
  await act(async () => void (await game.undo()));
  await waitFor(() => expect(names(sheet(MAYA).bag)).toEqual(['Kette']));
});

test('L6a, E1: a reward for a full bag says what would be left behind', async () => {
  const { sheet } = await shown(pack(VORN, 'Ring'), pack(VORN, 'Kette'), CAMP_ITEM);
  await tap('button', 'Vorn wählt: Lagerausrüstung Stufe 1');
  const field = await waitFor(() => screen.getByLabelText('Name des Gegenstands'));
  await act(async () => fireEvent.changeText(field, 'Horn'));
  await tap('button', 'Eigener Gegenstand: Horn');
  expect(screen.queryByRole('button', { name: 'In den Beutel' })).toBeNull();
  await tap('button', 'Anderer Name');
  expect(screen.getByLabelText('Name des Gegenstands').props.value).toBe('Horn');
  await tap('button', 'Eigener Gegenstand: Horn');
  await tap('button', 'In den Beutel, Ring bleibt liegen');
  await waitFor(() => expect(names(sheet().bag)).toEqual(['Kette', 'Horn']));
});

test('X1: rewards of a kind lie on top of each other and go one by one', async () => {
  const { game } = await shown(CAMP_ITEM, CAMP_ITEM);
  await seen('2 × Lagerausrüstung Stufe 1');
  await tap('button', 'Vorn wählt 2×: Lagerausrüstung Stufe 1');
  await tap('button', 'Vorn verzichtet');
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: 'Vorn wählt: Lagerausrüstung Stufe 1' }),
    ).toBeOnTheScreen(),
  );
  await tap('button', 'Streichen: Lagerausrüstung Stufe 1');
  await waitFor(() =>
    expect(openState(game).state.campaign.rewards.map(({ open }) => open)).toEqual([[MAYA]]),
  );
});
