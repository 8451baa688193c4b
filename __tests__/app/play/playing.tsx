import { screen, waitFor } from '@testing-library/react-native';
import { OpenTable } from '@/app/table/OpenTable';
import { SettingsProvider } from '@/app/wiring/settings';
import { createSettingsStore } from '@/src/game';
import { RUNES } from '@/src/content/drunagor';
import {
  STANDARD_RULES,
  type AdventureRules,
  type GameCommand,
  type Role,
  type Summons,
} from '@/src/rules';
import { value } from '@/__tests__/game/table/table';
import { realTable, type RealTable } from '../table/real-table';

const ROLES: readonly Role[] = ['defender', 'leader', 'support', 'striker'];

interface Setting {
  readonly heroes?: number;
  readonly rules?: Partial<AdventureRules>;
  readonly summons?: readonly Summons[];
  /** Done before the screen is shown. */
  readonly then?: readonly GameCommand[];
}

export const startWith = ({ heroes = 2, rules = {} }: Setting): GameCommand => ({
  kind: 'startAdventure',
  chapter: 4,
  title: 'Der Überfall',
  at: 1000,
  runes: RUNES,
  rules: { ...STANDARD_RULES, ...rules },
  heroes: ROLES.slice(0, heroes).map((role, index) => ({
    hero: `hero-${index + 1}`,
    role,
    maxHp: 10,
    cubes: { yellow: 2, red: 1, green: 1, blue: 1 },
  })),
});

/** A running adventure on a real game: Vorn the defender, Maya the leader; monsters as asked. */
export async function playing(setting: Setting = {}): Promise<RealTable> {
  const table = await realTable();
  const { summons = [{ card: 'executioner/standard/fighter' }], then = [] } = setting;
  value(await table.game.dispatch(startWith(setting)));
  if (summons.length > 0) value(await table.game.dispatch({ kind: 'summon', summons }));
  for (const command of then) value(await table.game.dispatch(command));
  await table.show(
    <SettingsProvider store={createSettingsStore(table.storage.settings)}>
      <OpenTable />
    </SettingsProvider>,
  );
  await waitFor(() => expect(screen.getByText('Der Überfall')).toBeOnTheScreen());
  return table;
}
