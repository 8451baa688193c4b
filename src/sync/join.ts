import { fail, ok, type Result } from '../rules';
import type { GameContext } from '../game/campaigns/context';
import { refreshList } from '../game/campaigns/view';
import { createKept } from '../game/log/kept';
import { newRecord, recordAt } from '../game/log/write';
import { placeOf } from '../game/log/session';
import type { TableFault } from '../game/tables/view';
import { linkText, type TableLink } from './link';
import { Outdated } from './protocol';
import { createReceiver } from './receive';
import type { Change, Connect, Found, Remote } from './remote';
import { isLastWord } from './renewed';
import type { Delay } from './table-parts';

const NOTHING_HERE: ReadonlySet<string> = new Set();
const ANSWER_WITHIN_MS = 60_000;

/** All there is, up to what was found. */
function gather(remote: Remote, found: Found, later: Delay) {
  return new Promise<readonly Change[]>((resolve, reject) => {
    const changes: Change[] = [];
    const stop = later(() => reject(new Error('no answer')), ANSWER_WITHIN_MS);
    remote.onLost(reject);
    remote.onChange((change) => {
      changes.push(change);
      if (change.v < found.v) return;
      stop();
      resolve(changes);
    });
    remote.rowsSince({ ...found, v: 0, head: '' });
  });
}

/** Somebody said the last word there. */
export const isRenewed = (
  sealing: Parameters<typeof isLastWord>[0],
  changes: readonly Change[],
): boolean => changes.some((change) => isLastWord(sealing, change));

async function take(
  seat: GameContext,
  link: TableLink,
  found: Found,
  changes: readonly Change[],
): Promise<Result<string, TableFault>> {
  const sealing = { key: link.keys.seal, bound: found.campaign };
  if (isRenewed(sealing, changes)) return fail('table-old-link');
  const isHere = (await seat.storage.campaigns.find(found.campaign)) !== null;
  const campaign = isHere ? seat.parts.ids.next() : found.campaign;
  const { storage } = seat;
  const parts = {
    storage,
    campaign,
    bound: found.campaign,
    key: link.keys.seal,
    known: NOTHING_HERE,
  };
  const receiver = createReceiver(parts, createKept(Number.MAX_SAFE_INTEGER));
  for (const { rows } of changes) {
    const taken = await receiver.take(rows);
    if (!taken.ok) return fail(taken.error);
  }
  if (receiver.newer) return fail('table-newer');
  const head = changes.at(-1)?.head ?? '';
  const grown = receiver.grown(head);
  if (grown === undefined) return fail('table-broken');
  const { row, state } = grown;
  const now = seat.parts.now();
  const placed = { place: placeOf(row, row.parent), state };
  const record = recordAt(newRecord(campaign, now), placed, now);
  await storage.campaigns.importAll([{ record, rows: receiver.rows, snapshots: [] }], []);
  await storage.shared.put({
    campaign,
    link: linkText(link.server, link.keys.fragment),
    role: link.keys.role,
    incarnation: found.incarnation,
    v: changes.at(-1)?.v ?? 0,
    head,
    redo: '[]',
  });
  return ok(campaign);
}

/** What is done with all there is at a link's table. */
export async function atTableOf<Value>(
  { server, keys }: TableLink,
  connect: Connect,
  later: Delay,
  answer: (found: Found, changes: readonly Change[]) => Promise<Result<Value, TableFault>>,
): Promise<Result<Value, TableFault>> {
  const remote = await connect({ server, token: keys.token, table: keys.table }).catch(() => null);
  if (remote === null) return fail('table-away');
  try {
    const found = await remote.find();
    if (found === null || found.head === '') return fail('table-empty');
    return await answer(found, await gather(remote, found, later));
  } catch (cause) {
    return fail(cause instanceof Outdated ? cause.fault : 'table-away');
  } finally {
    remote.close();
  }
}

/** Brings a table's campaign to this device. It only adds: a campaign that is here already stays as it is. */
export async function join(
  seat: GameContext,
  link: TableLink,
  connect: Connect,
  later: Delay,
): Promise<Result<string, TableFault>> {
  const text = linkText(link.server, link.keys.fragment);
  const known = (await seat.storage.shared.list()).find((shared) => shared.link === text);
  if (known !== undefined) return ok(known.campaign);
  return atTableOf(link, connect, later, async (found, changes) => {
    const taken = await seat.inTurn(async () => ok(await take(seat, link, found, changes)));
    if (!taken.ok) return fail('table-broken');
    await refreshList(seat);
    return taken.value;
  });
}
