import type { WebSocket } from 'ws';
import { beginOn, isTold, joinAs, newDevice, openOf, share, value, type Device } from './device';
import { ratioOf, round, spread, until } from './figures';
import { arrivalsOf, Clock, hit, inStep, listen, rowsOf, summon, type Load } from './hits';
import { plugIn } from './relayed';

/** Eight phones have eight disks; here one disk has them all, and nobody pulls its plug. */
const ONE_DISK =
  'PRAGMA locking_mode=EXCLUSIVE; PRAGMA synchronous=OFF; PRAGMA journal_mode=MEMORY;';

async function gather(folder: string, port: number, count: number): Promise<readonly Device[]> {
  const devices: Device[] = [];
  for (let n = 0; n < count; n += 1) devices.push(await newDevice(folder, port, ONE_DISK));
  const [host, ...guests] = devices;
  if (host === undefined) throw new Error('nobody');
  await beginOn(host);
  value(await host.game.dispatch(summon(count)));
  const link = await share(host);
  for (const guest of guests) await joinAs(guest, link);
  return devices;
}

const busy = (start: NodeJS.CpuUsage, sinceMs: number): number => {
  const { user, system } = process.cpuUsage(start);
  return round((user + system) / 1000 / (performance.now() - sinceMs));
};

/** Whoever fell more than a few steps behind is asked; here everybody brings along what he has. */
function bringAlong(devices: readonly Device[]): () => number {
  let asked = 0;
  for (const { tables } of devices) {
    tables.store.subscribe(({ asks }) => {
      if (asks === 0) return;
      asked += 1;
      setTimeout(() => tables.answer('bring'));
    });
  }
  return () => asked;
}

/** Also those that lost and were played again. */
const rowsOn = async (device: Device | undefined): Promise<number> =>
  device === undefined ? 0 : (await device.storage.log.all(openOf(device).id)).length;

async function relayCrowd(port: number, text: string, load: Load): Promise<Clock> {
  const clock = new Clock();
  const sockets: WebSocket[] = [];
  for (let n = 0; n < load.devices; n += 1) {
    const socket = await plugIn(port, 'crowd');
    socket.on('message', (data) => {
      const [device = 0, row = 0] = String(data).split(' ', 2).map(Number);
      if (device !== n) clock.hear(device, row);
    });
    sockets.push(socket);
  }
  await inStep(load, (device, row) => {
    clock.send(device, row);
    sockets[device]?.send(`${device} ${row} ${text}`);
  });
  await until('relayed', () => clock.times.length === arrivalsOf(load));
  for (const socket of sockets) socket.terminate();
  return clock;
}

/** Devices in this process, all of them tapping; then as many sockets at the relay. */
export async function benchCrowd(
  folder: string,
  port: number,
  relay: number,
  text: string,
  load: Load,
) {
  const devices = await gather(folder, port, load.devices);
  const clock = new Clock();
  devices.forEach((device, n) => listen(device, n, clock));
  const asked = bringAlong(devices);
  const [cpu, start] = [process.cpuUsage(), performance.now()];
  await inStep(load, (device, row) => {
    clock.send(device, row);
    const one = devices[device];
    return one?.game.dispatch(hit(one, device, row)).then(value);
  });
  const busyCores = busy(cpu, start);
  const told = async (): Promise<boolean> =>
    (await Promise.all(devices.map(isTold))).every(Boolean) &&
    new Set(devices.map((device) => openOf(device).head)).size === 1;
  const last = performance.now();
  const isInStep = await until('all in step', told, 10).then(
    () => true,
    () => false,
  );
  const settled = performance.now() - last;
  const refused = devices.reduce(
    (all, { tables }) => all + tables.store.getState().refused.length,
    0,
  );
  const rowsWithBranches = await rowsOn(devices[0]);
  for (const device of devices) await device.close();
  const bare = await relayCrowd(relay, text, load);
  return {
    ...load,
    rows: rowsOf(load) * load.devices,
    rowsWithBranches,
    arrival: spread(clock.times),
    /** After the last tap; null: not within a minute. */
    settledMs: isInStep ? round(settled) : null,
    missing: arrivalsOf(load) - clock.times.length,
    refused,
    asked: asked(),
    relay: spread(bare.times),
    ratio: ratioOf(clock.times, bare.times),
    busyCores,
  };
}
