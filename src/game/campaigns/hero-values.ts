import * as v from 'valibot';
import type { CampaignHero } from '@/src/rules';
import type { LibraryPort } from '../port';
import { parseJson } from '../schema/json';

const KIND = 'hero-values';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const ValuesSchema = v.object({
  maxHp: v.nullable(v.pipe(v.number(), v.integer())),
  cubes: v.nullable(v.object({ yellow: Count, red: Count, green: Count, blue: Count })),
});

/** What the players once entered for a printed hero, offered for the next campaign. */
export type HeroValues = Readonly<v.InferOutput<typeof ValuesSchema>>;

/** By the id of the hero's printed board. */
export type Remembered = Readonly<Record<string, HeroValues>>;

const isKnown = (hero: CampaignHero): hero is CampaignHero & { board: string } =>
  hero.board !== null && (hero.maxHp !== null || hero.cubes !== null);

// A convenience: losing it costs typing, so a full disk does not stop the campaign.
export async function rememberHeroes(
  library: LibraryPort,
  heroes: readonly CampaignHero[],
  changedAt: number,
): Promise<void> {
  const before = await readHeroValues(library).catch(() => ({}) as Remembered);
  for (const { board, maxHp, cubes } of heroes.filter(isKnown)) {
    const old = before[board];
    const body = JSON.stringify({
      maxHp: maxHp ?? old?.maxHp ?? null,
      cubes: cubes ?? old?.cubes ?? null,
    });
    if (body === JSON.stringify(old)) continue;
    await library.put({ kind: KIND, id: board, changedAt, body }).catch(() => undefined);
  }
}

export async function readHeroValues(library: LibraryPort): Promise<Remembered> {
  const items = await library.list(KIND);
  return Object.fromEntries(
    items.flatMap(({ id, body }) => {
      const read = v.safeParse(ValuesSchema, parseJson(body));
      return read.success ? [[id, read.output] as const] : [];
    }),
  );
}
