import { monster } from '@/__tests__/e2e/table-campaigns';
import type { GameCommand } from '@/src/rules';
import { openOf, type Device } from './device';
import { pause } from './figures';

/** How many devices, and how much each of them plays. */
export interface Load {
  readonly devices: number;
  readonly rowsASecond: number;
  readonly seconds: number;
}

export const rowsOf = ({ rowsASecond, seconds }: Load): number => rowsASecond * seconds;
/** Each of them, at each of the others. */
export const arrivalsOf = (load: Load): number => rowsOf(load) * load.devices * (load.devices - 1);
const FULL_HP = 99;
/** Everybody has a monster of his own: whoever was earlier changed nothing that a later one replaces. */
export const summon = (count: number): GameCommand => ({
  kind: 'summon',
  summons: Array.from({ length: count }, (_, n) =>
    monster(`Wüterich ${n}`, [], { id: `own-${n}`, hp: FULL_HP }),
  ),
});

const monstersOf = (device: Device) => openOf(device).state.adventure?.monsters ?? [];

export const hit = (device: Device, own: number, row: number): GameCommand => ({
  kind: 'setHp',
  figure: monstersOf(device)[own]?.id ?? '',
  hp: FULL_HP - row,
  maxHp: FULL_HP,
});

/** When which row was sent, and how long it took to each of the others. */
export class Clock {
  readonly times: number[] = [];
  private readonly sent = new Map<string, number>();

  send(device: number, row: number): void {
    this.sent.set(`${device}/${row}`, performance.now());
  }

  hear(device: number, row: number): void {
    const at = this.sent.get(`${device}/${row}`);
    if (at !== undefined) this.times.push(performance.now() - at);
  }
}

/** Everybody at his own time within the same second. */
export async function inStep(
  load: Load,
  say: (device: number, row: number) => Promise<unknown> | void,
): Promise<void> {
  const gap = 1000 / load.rowsASecond;
  const start = performance.now();
  const evening = async (device: number): Promise<void> => {
    for (let row = 1; row <= rowsOf(load); row += 1) {
      const due = start + (row - 1) * gap + (device * gap) / load.devices;
      await pause(Math.max(0, due - performance.now()));
      await say(device, row);
    }
  };
  await Promise.all(Array.from({ length: load.devices }, (_, device) => evening(device)));
}

/** Notes every hit of the others, also where several came at once. */
export function listen(device: Device, own: number, clock: Clock): void {
  const seen = monstersOf(device).map(() => 0);
  device.game.store.subscribe(() => {
    const monsters = monstersOf(device);
    for (let other = 0; other < seen.length; other += 1) {
      if (other === own) continue;
      const now = FULL_HP - (monsters[other]?.hp ?? FULL_HP);
      for (let row = (seen[other] ?? 0) + 1; row <= now; row += 1) clock.hear(other, row);
      seen[other] = Math.max(now, seen[other] ?? 0);
    }
  });
}
