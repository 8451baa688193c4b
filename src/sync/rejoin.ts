import { fail, ok, type Result } from '../rules';
import type { GameContext } from '../game/campaigns/context';
import type { SharedRecord } from '../game/port-shared';
import type { TableFault } from '../game/tables/view';
import { gather, isRenewed } from './join';
import { linkText, readTableLink } from './link';
import { Outdated } from './protocol';
import type { Connect } from './remote';

type Later = (call: () => void, ms: number) => () => void;

/**
 * Where a campaign whose links were renewed is played now, by the new link. It stays the campaign it is: what was played
 * alone meanwhile is told there, as after any other spell without a connection.
 */
export async function newTableOf(
  { storage }: GameContext,
  shared: SharedRecord,
  text: string,
  connect: Connect,
  later: Later,
): Promise<Result<SharedRecord, TableFault>> {
  const link = readTableLink(text);
  if (link === null) return fail('table-link');
  const { server, keys } = link;
  if (keys.role === 'watch' && shared.role !== 'watch') return fail('table-watch-link');
  const remote = await connect({ server, token: keys.token, table: keys.table }).catch(() => null);
  if (remote === null) return fail('table-away');
  try {
    const found = await remote.find();
    if (found === null || found.head === '') return fail('table-empty');
    const changes = await gather(remote, found, later);
    const rows = changes.flatMap((change) => change.rows.map(({ id }) => id));
    const known = await storage.log.rows(shared.campaign, rows);
    if (known.length === 0) return fail('table-other');
    const sealing = { key: keys.seal, bound: found.campaign };
    if (isRenewed(sealing, changes)) return fail('table-old-link');
    const { incarnation } = found;
    const at = { link: linkText(server, keys.fragment), role: keys.role, incarnation };
    return ok({ ...shared, ...at, v: 0, redo: '[]' });
  } catch (cause) {
    return fail(cause instanceof Outdated ? cause.fault : 'table-away');
  } finally {
    remote.close();
  }
}
