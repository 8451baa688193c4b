import {
  beginOn,
  isTold,
  joinAs,
  newDevice,
  openOf,
  share,
  tap,
  value,
  type Device,
} from './device';
import { round, timed, until } from './figures';
import { relayed } from './relayed';

/** Rows written in one go, as the longest steps have them. */
const AT_ONCE = 100;

async function play({ game }: Device, rows: number): Promise<void> {
  for (let done = 0; done < rows; done += AT_ONCE) {
    value(
      await game.dispatch(
        Array.from({ length: Math.min(AT_ONCE, rows - done) }, (_, n) => tap(done + n)),
      ),
    );
  }
}

async function comeBack(device: Device, campaign: string, head: string): Promise<void> {
  value(await device.game.open(campaign));
  await until('caught up', () => openOf(device).head === head);
}

/** One device was away while so many rows were played; then one that has nothing yet. */
async function catchUp(folder: string, port: number, relay: number, text: string, rows: number) {
  const [one, other] = [await newDevice(folder, port), await newDevice(folder, port)];
  await beginOn(one);
  const link = await share(one);
  await joinAs(other, link);
  await other.game.close();
  await play(one, rows);
  await until('told', () => isTold(one), 20);
  const { id, head } = openOf(one);
  const back = await timed(() => comeBack(other, id, head));
  const { received } = other.bytes();
  const fresh = await newDevice(folder, port);
  const joined = await timed(() => joinAs(fresh, link));
  const bare = await relayed(relay, `catch-up-${rows}`);
  const rushed = await bare.rush(text, rows);
  bare.close();
  for (const device of [one, other, fresh]) await device.close();
  return {
    backMs: round(back),
    joinMs: round(joined),
    relayMs: round(rushed),
    ratio: round(back / rushed),
    kilobytes: Math.round(received / 1024),
  };
}

export async function benchCatchingUp(folder: string, port: number, relay: number, text: string) {
  return {
    rows100: await catchUp(folder, port, relay, text, 100),
    rows10000: await catchUp(folder, port, relay, text, 10_000),
  };
}
