import * as v from 'valibot';
import type { SettingsPort } from '../game/port';
import { parseJson } from '../game/schema/json';
import type { Me } from '../game/tables/view';

const KEY = 'table.me';
const MeSchema = v.object({
  device: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/u)),
  name: v.fallback(v.pipe(v.string(), v.maxLength(60)), ''),
});

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Who plays on this device; one who never said has no name yet, but is told apart from others. */
export async function readMe(
  settings: SettingsPort,
  random: (bytes: number) => Uint8Array,
): Promise<Me> {
  const read = v.safeParse(MeSchema, parseJson((await settings.read())[KEY] ?? ''));
  if (read.success) return read.output;
  const me = { device: hex(random(6)), name: '' };
  await writeMe(settings, me);
  return me;
}

export const writeMe = (settings: SettingsPort, me: Me): Promise<void> =>
  settings.write(KEY, JSON.stringify(me));
