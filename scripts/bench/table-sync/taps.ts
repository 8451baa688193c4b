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
import { pause, ratioOf, round, spread, until } from './figures';
import { relayed } from './relayed';

const TAPS = 150;
const WARM_UP = 20;
const BURST = 10;
/** What a device still does for its presence after a tap is not the next tap's time. */
const REST_MS = 5;

const rest = async (device: Device): Promise<void> => {
  await until('told', () => isTold(device));
  await pause(REST_MS);
};

/**
 * The same tap with a shared campaign and with one that is not, in turn: what it costs until it is kept and shown, and
 * until it is answered, with all that went on its way to the others.
 */
export async function benchOwnTap(folder: string, port: number) {
  const [alone, shared] = [await newDevice(folder, port), await newDevice(folder, port)];
  for (const device of [alone, shared]) await beginOn(device);
  await share(shared);
  const times = { alone: [] as number[], shared: [] as number[] };
  const shown = { alone: [] as number[], shared: [] as number[] };
  const bursts = { alone: [] as number[], shared: [] as number[] };
  for (let n = 0; n < WARM_UP + TAPS; n += 1) {
    const both = [['alone', alone] as const, ['shared', shared] as const];
    for (const [name, device] of n % 2 === 0 ? both : both.reverse()) {
      const isBurst = n % 5 === 4;
      const start = performance.now();
      const stop = device.game.store.subscribe(() => {
        if (!isBurst && n >= WARM_UP) shown[name].push(performance.now() - start);
        stop();
      });
      await dispatchAll(device, n * BURST, isBurst ? BURST : 1);
      stop();
      const took = performance.now() - start;
      if (n >= WARM_UP) (isBurst ? bursts : times)[name].push(took);
      if (name === 'shared') await rest(shared);
    }
  }
  for (const device of [alone, shared]) await device.close();
  return {
    aloneMs: spread(times.alone).medianMs,
    sharedMs: spread(times.shared).medianMs,
    shownRatio: ratioOf(shown.shared, shown.alone),
    answeredRatio: ratioOf(times.shared, times.alone),
    tenInARowRatio: ratioOf(bursts.shared, bursts.alone),
  };
}

async function dispatchAll({ game }: Device, from: number, count: number): Promise<void> {
  for (let n = from; n < from + count; n += 1) value(await game.dispatch(tap(n)));
}

const arrived = (device: Device, head: () => string): Promise<void> =>
  new Promise((resolve) => {
    const stop = device.game.store.subscribe(() => {
      if (openOf(device).head !== head()) return;
      stop();
      resolve();
    });
  });

/** From the tap on one device until another one shows it, both in this process; the relay's round in between. */
export async function benchArrival(folder: string, ports: readonly number[], relay: number) {
  const [near = 0] = ports;
  const [one, other] = [
    await newDevice(folder, near),
    await newDevice(folder, ports.at(-1) ?? near),
  ];
  await beginOn(one);
  await joinAs(other, await share(one));
  const bare = await relayed(relay, 'arrival');
  const times = { table: [] as number[], relay: [] as number[] };
  let before = { sent: 0, received: 0 };
  for (let n = 0; n < WARM_UP + TAPS; n += 1) {
    if (n === WARM_UP) before = { sent: one.bytes().sent, received: other.bytes().received };
    const start = performance.now();
    const seen = arrived(other, () => openOf(one).head);
    value(await one.game.dispatch(tap(n)));
    await seen;
    times.table.push(performance.now() - start);
    await rest(one);
    await rest(other);
    times.relay.push(await bare.round(one.said()));
  }
  const wire = { sent: one.bytes().sent, received: other.bytes().received };
  const text = one.said();
  bare.close();
  for (const device of [one, other]) await device.close();
  const [table, bareRound] = [times.table.slice(WARM_UP), times.relay.slice(WARM_UP)];
  return {
    text,
    arrival: { ...spread(table), relay: spread(bareRound), ratio: ratioOf(table, bareRound) },
    bytesPerRow: {
      sentByAuthor: Math.round((wire.sent - before.sent) / TAPS),
      receivedByOther: Math.round((wire.received - before.received) / TAPS),
      messageOfTheRow: text.length,
      ratio: round((wire.received - before.received) / TAPS / text.length),
    },
  };
}
