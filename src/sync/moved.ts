import * as v from 'valibot';
import { authorName } from '../game/campaigns/played-by';
import type { HeadMoved } from '../game/tables/view';
import type { Holding } from './holding';
import { moveBound } from './push';
import type { Change } from './remote';
import { unseal } from './seal';

const AuthorSchema = v.pipe(v.string(), v.maxLength(80));
/** Taken back or brought back, without anything new. */
export const isMoveOfOthers = ({ own, rows, moved }: Change): boolean =>
  !own && rows.length === 0 && moved !== null && moved.from !== '';

export function movedIn({ key, bound }: Holding, { moved }: Change): HeadMoved | null {
  if (moved === null) return null;
  const { from, to, by = '' } = moved;
  const read = v.safeParse(AuthorSchema, unseal(key, moveBound(bound, to), by));
  return { from, to, who: read.success ? authorName(read.output) : null };
}
