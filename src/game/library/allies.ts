import * as v from 'valibot';
import type { AllyCard, AllyKind } from '@/src/rules';
import type { LibraryPort } from '../port';
import { AllyCardSchema } from '../schema/figures';
import { parseJson } from '../schema/json';
import { Int, Name } from '../schema/parts';

const KIND = 'ally';

export const KeptAllySchema = v.strictObject({
  kind: v.picklist(['animal', 'companion']),
  name: Name,
  toughness: v.nullable(Int(0, 99)),
  card: AllyCardSchema,
});

/** An ally's card as the players entered it, kept for every campaign. */
export interface KeptAlly {
  readonly kind: AllyKind;
  readonly name: string;
  readonly toughness: number | null;
  readonly card: AllyCard;
}

/** By name; what cannot be read is left out. */
export async function readAllies(library: LibraryPort): Promise<readonly KeptAlly[]> {
  const { compare } = new Intl.Collator();
  const items = await library.list(KIND);
  return items
    .flatMap(({ body }) => {
      const read = v.safeParse(KeptAllySchema, parseJson(body));
      return read.success ? [read.output] : [];
    })
    .sort((a, b) => compare(a.name, b.name));
}

// A convenience: losing it costs typing, so a full disk does not stop the adventure.
export const keepAlly = (library: LibraryPort, ally: KeptAlly, changedAt: number): Promise<void> =>
  library
    .put({
      kind: KIND,
      id: `${ally.kind} ${ally.name.trim().toLowerCase()}`,
      changedAt,
      body: JSON.stringify(ally),
    })
    .catch(() => undefined);
