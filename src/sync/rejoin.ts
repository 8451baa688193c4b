import { fail, ok, type Result } from '../rules';
import type { GameContext } from '../game/campaigns/context';
import type { SharedRecord } from '../game/port-shared';
import type { TableFault } from '../game/tables/view';
import { atTableOf, isRenewed } from './join';
import { linkText, readTableLink } from './link';
import type { Connect } from './remote';
import type { Delay } from './table-parts';

/**
 * Where a campaign whose links were renewed is played now, by the new link. It stays the campaign it is: what was played
 * alone meanwhile is told there, as after any other spell without a connection.
 */
export async function newTableOf(
  { storage }: GameContext,
  shared: SharedRecord,
  text: string,
  connect: Connect,
  later: Delay,
): Promise<Result<SharedRecord, TableFault>> {
  const link = readTableLink(text);
  if (link === null) return fail('table-link');
  const { server, keys } = link;
  if (keys.role === 'watch' && shared.role !== 'watch') return fail('table-watch-link');
  return atTableOf(link, connect, later, async ({ campaign, incarnation }, changes) => {
    const rows = changes.flatMap((change) => change.rows.map(({ id }) => id));
    const known = await storage.log.rows(shared.campaign, rows);
    if (known.length === 0) return fail('table-other');
    if (isRenewed({ key: keys.seal, bound: campaign }, changes)) return fail('table-old-link');
    const at = { link: linkText(server, keys.fragment), role: keys.role, incarnation };
    return ok({ ...shared, ...at, v: 0, redo: '[]' });
  });
}
