import * as v from 'valibot';
import type { WeaponValues } from '@/src/rules';
import type { SettingsPort } from '../port';
import { parseJson } from '../schema/json';

const KEY = 'table.weapons';
const Whole = v.pipe(v.number(), v.integer());
const Saved = v.fallback(
  v.record(
    v.string(),
    v.object({
      accuracy: Whole,
      damage: Whole,
      modifier: Whole,
      crit: Whole,
      ranged: v.boolean(),
    }),
  ),
  {},
);

type Port = Pick<SettingsPort, 'read' | 'write' | 'remove'>;
type Weapons = Readonly<Record<string, WeaponValues>>;

const saved = async (port: Port): Promise<Weapons> =>
  v.parse(Saved, parseJson((await port.read())[KEY] ?? '{}'));

const within = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The old settings had no limits. */
const limited = ({ accuracy, damage, modifier, crit, ranged }: WeaponValues): WeaponValues => ({
  accuracy: within(0, accuracy, 40),
  damage: within(0, damage, 99),
  modifier: within(-99, modifier, 99),
  crit: within(1, crit, 20),
  ranged,
});

/** Weapons were settings once, by campaign and hero: what is still there of one campaign, by hero. */
export async function oldWeapons(port: Port, campaign: string): Promise<Weapons> {
  const mine = Object.entries(await saved(port)).flatMap(([key, weapon]) =>
    key.startsWith(`${campaign}/`) ? [[key.slice(campaign.length + 1), limited(weapon)]] : [],
  );
  return Object.fromEntries(mine);
}

/** They are in the logbook now. */
export async function forgetOldWeapons(port: Port, campaign: string): Promise<void> {
  const others = Object.entries(await saved(port)).filter(
    ([key]) => !key.startsWith(`${campaign}/`),
  );
  await (others.length === 0
    ? port.remove(KEY)
    : port.write(KEY, JSON.stringify(Object.fromEntries(others))));
}
