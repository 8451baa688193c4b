import type ShareDB from 'sharedb';
import { RUNES } from '@/src/content/drunagor';
import type { GameStorage, LogRow } from '@/src/game';
import { applyRow } from '@/src/game/log/session';
import {
  canonicalText,
  START,
  STANDARD_RULES,
  type GameCommand,
  type GameState,
} from '@/src/rules';
import { Chance } from '@/__tests__/rules/oracle/monster/chance';
import { hero, openState, value } from '@/__tests__/game/table/table';
import { cut, device, mend, newServer, patiently, turns, until, type Device } from './devices';

const BEGIN: GameCommand = {
  kind: 'startAdventure',
  chapter: 2,
  title: 'Probe',
  at: 5,
  rules: STANDARD_RULES,
  runes: RUNES,
  heroes: [
    { hero: 'hero-1', role: 'leader', maxHp: 10, cubes: null },
    { hero: 'hero-2', role: 'striker', maxHp: 9, cubes: null },
  ],
};

/** A command that was issued, told from all others by a note that goes with it. */
interface Issued {
  readonly mark: string;
  readonly by: number;
  readonly command: GameCommand;
  /** What a value was before it was set, or what a die showed. */
  readonly seen: string;
}

export interface Tally {
  commands: number;
  refused: number;
  undone: number;
}

/** How devices reach their server, and what may become of the way there. */
export interface Ways {
  readonly address: string;
  sit(storage: GameStorage, seed: number): Device;
  trouble(one: Device, chance: Chance): void;
  mend(one: Device): void;
  /** How often one looks whether all have come together. */
  readonly patience: number;
}

/** In one process, without a socket in between: many evenings in little time. */
export const waysTo = (backend: ShareDB = newServer()): Ways => ({
  address: 'http://table.example',
  sit: (storage, seed) => device(storage, backend, seed),
  trouble: cut,
  mend,
  patience: 400,
});

const heroes = ['hero-1', 'hero-2'] as const;

function anyCommand(chance: Chance, state: GameState): GameCommand {
  const figure = heroes[chance.between(0, 2 - 1)] ?? 'hero-1';
  const { adventure } = state;
  const some: GameCommand[] = [
    { kind: 'harm', figures: [figure], amount: 1 + chance.between(0, 4 - 1), preventable: true },
    { kind: 'heal', figures: [figure], amount: 1 + chance.between(0, 3 - 1) },
    { kind: 'setHp', figure, hp: chance.between(0, 9 - 1), maxHp: 9 },
    { kind: 'rollDie', sides: 20 },
    { kind: 'giveTokens', figures: [figure], token: 'poison', count: 1 },
    { kind: 'setCounter', name: 'Tor', value: chance.between(0, 5 - 1) },
    { kind: 'writeNotes', notes: `n${chance.between(0, 1000 - 1)}` },
    { kind: 'removeAlly', ally: 'nobody' },
  ];
  if (adventure !== null) some.push({ kind: 'nextTurn' });
  return some[chance.between(0, some.length - 1)] ?? { kind: 'rollDie', sides: 20 };
}

/** The one value a setting command replaces, as its author saw it. */
function replaced(command: GameCommand, { campaign, adventure }: GameState): string {
  if (command.kind === 'writeNotes') return campaign.notes;
  if (command.kind === 'setCounter') return canonicalText([adventure?.counters ?? null]);
  if (command.kind !== 'setHp') return '';
  const figure = adventure?.heroes.find(({ id }) => id === command.figure);
  return canonicalText([figure?.hp ?? null]);
}

const wantedBy = (command: GameCommand): string | null =>
  command.kind === 'setHp' ? canonicalText([command.hp]) : null;

const rolled = (events: string): string => /"value":(\d+)/u.exec(events)?.[1] ?? '';

export class Interleaving {
  readonly issued: Issued[] = [];
  readonly takenBack = new Set<string>();
  readonly tally: Tally = { commands: 0, refused: 0, undone: 0 };
  devices: Device[] = [];
  private readonly chance: Chance;

  constructor(
    private readonly seed: number,
    private readonly pool: readonly GameStorage[],
    private readonly ways: Ways = waysTo(),
  ) {
    this.chance = new Chance(seed);
  }

  async sitDown(): Promise<void> {
    const count = 2 + this.chance.between(0, 4 - 1);
    const all = this.pool.slice(0, count);
    this.devices = all.map((storage, n) => this.ways.sit(storage, this.seed * 8 + n));
    const [first, ...others] = this.devices;
    if (first === undefined) throw new Error('nobody');
    value(await first.game.create({ name: 'Tisch', heroes: [hero('Vorn'), hero('Maya')] }));
    value(await first.game.dispatch(BEGIN));
    const { play } = await patiently(() => first.tables.share(this.ways.address));
    await until(
      () => isTold(first),
      () => 'shared',
      this.ways.patience,
    );
    for (const other of others) await patiently(() => other.tables.join(play ?? ''));
  }

  private async play(by: number): Promise<void> {
    const { game } = this.at(by);
    const { state } = openState(game);
    const command = anyCommand(this.chance, state);
    const mark = `mark-${this.issued.length}.`;
    const typed = command.kind === 'rollDie' && this.chance.between(0, 2 - 1) === 0;
    const dice = typed ? { dice: [1 + this.chance.between(0, 20 - 1)] } : {};
    const note: GameCommand = { kind: 'note', figure: null, text: mark };
    const done = await game.dispatch([command, note], dice);
    if (!done.ok) return;
    this.tally.commands += 1;
    const [row] = done.value.rows;
    const isRoll = command.kind === 'rollDie';
    const seen = isRoll ? rolled(JSON.stringify(row?.events)) : replaced(command, state);
    this.issued.push({ mark, by, command, seen });
  }

  private at(n: number): Device {
    const found = this.devices[n];
    if (found === undefined) throw new Error('no such device');
    return found;
  }

  private async marksOf(one: Device): Promise<ReadonlySet<string>> {
    const rows = await lineOf(one);
    return new Set(rows.flatMap(({ command }) => /mark-\d+\./u.exec(command) ?? []));
  }

  private async move(by: number, way: 'undo' | 'redo'): Promise<void> {
    const one = this.at(by);
    const before = await this.marksOf(one);
    if (openState(one.game).steps <= 2 && way === 'undo') return;
    const moved = await one.game[way]();
    if (!moved.ok) return;
    const after = await this.marksOf(one);
    for (const mark of before) if (!after.has(mark)) this.takenBack.add(mark);
    this.tally.undone += 1;
  }

  async playOn(actions: number): Promise<void> {
    for (let n = 0; n < actions; n += 1) {
      const by = this.chance.between(0, this.devices.length - 1);
      const what = this.chance.between(0, 20 - 1);
      if (what < 12) await this.play(by);
      else if (what < 14) await this.move(by, 'undo');
      else if (what < 15) await this.move(by, 'redo');
      else if (what < 17) this.ways.trouble(this.at(by), this.chance);
      else if (what < 19) this.ways.mend(this.at(by));
      else await turns(this.chance.between(0, 30 - 1));
    }
  }

  private async isSettled(): Promise<boolean> {
    const heads = new Set(this.devices.map(({ game }) => openState(game).head));
    if (heads.size !== 1) return false;
    for (const { storage, game } of this.devices) {
      const { id, head } = openState(game);
      const shared = await storage.shared.find(id);
      if (shared?.head !== head || (await storage.shared.unsaid(id)).length > 0) return false;
    }
    return true;
  }

  async settle(): Promise<void> {
    for (const one of this.devices) {
      this.ways.mend(one);
      one.tables.store.subscribe(({ asks }) => asks > 0 && one.tables.answer('bring'));
      if (one.tables.store.getState().asks > 0) one.tables.answer('bring');
    }
    await until(
      () => this.isSettled(),
      () =>
        JSON.stringify(
          this.devices.map(({ game, tables }) => {
            const { phase, trouble, pending, asks, v } = tables.store.getState();
            return { head: openState(game).head.slice(-6), phase, trouble, pending, asks, v };
          }),
        ),
      this.ways.patience,
    );
  }

  /** What does not hold; empty: all does. */
  async faults(): Promise<readonly string[]> {
    const states = new Set(this.devices.map(({ game }) => canonicalText([openState(game).state])));
    const faults = states.size === 1 ? [] : ['the devices differ'];
    const line = await lineOf(this.at(0));
    const refused = await this.refusedMarks();
    for (const issued of this.issued) {
      const times = line.filter(({ command }) => command.includes(issued.mark)).length;
      if (times > 1) faults.push(`${issued.mark} twice`);
      const isTold = refused.has(issued.mark) || this.takenBack.has(issued.mark);
      if (times === 0 && !isTold) faults.push(`${issued.mark} ${issued.command.kind} is lost`);
    }
    this.tally.refused += refused.size;
    return [...faults, ...this.wrongOnTheLine(line)];
  }

  private async refusedMarks(): Promise<ReadonlySet<string>> {
    const marks = new Set<string>();
    for (const { storage, game } of this.devices) {
      for (const { body } of await storage.shared.refused(openState(game).id)) {
        for (const mark of body.match(/mark-\d+\./gu) ?? []) marks.add(mark);
      }
    }
    return marks;
  }

  /** Values that were set over what nobody saw, dice that fell twice. */
  private wrongOnTheLine(line: readonly LogRow[]): readonly string[] {
    const faults: string[] = [];
    let state = START;
    for (const [index, row] of line.entries()) {
      const mark = /mark-\d+\./u.exec(line[index + 1]?.command ?? '')?.[0];
      const issued = this.issued.find((one) => one.mark === mark);
      if (issued !== undefined && JSON.stringify(issued.command) === row.command) {
        const isRoll = issued.command.kind === 'rollDie';
        const now = isRoll ? rolled(row.events) : replaced(issued.command, state);
        // What somebody else had set to the same value meanwhile overwrites nothing.
        if (now !== issued.seen && now !== wantedBy(issued.command))
          faults.push(`${issued.mark} ${issued.command.kind}: ${issued.seen} became ${now}`);
      }
      const applied = applyRow(state, row);
      if (!applied.ok) return [...faults, 'the line cannot be read'];
      state = applied.value;
    }
    return faults;
  }

  close(): void {
    for (const { tables } of this.devices) tables.close();
  }
}

/** The table stands where the device does. */
async function isTold({ storage, game }: Device): Promise<boolean> {
  const { id, head } = openState(game);
  return (await storage.shared.find(id))?.head === head;
}

/** From the root to the head. */
async function lineOf({ storage, game }: Device): Promise<readonly LogRow[]> {
  const { id, head } = openState(game);
  const rows = new Map((await storage.log.all(id)).map((row) => [row.id, row]));
  const line: LogRow[] = [];
  for (let row = rows.get(head); row !== undefined; row = rows.get(row.parent ?? ''))
    line.unshift(row);
  return line;
}

export async function interleave(
  seed: number,
  pool: readonly GameStorage[],
  ways?: Ways,
  actions = 14,
) {
  const run = new Interleaving(seed, pool, ways);
  await run.sitDown();
  await run.playOn(actions);
  await run.settle();
  const faults = await run.faults();
  run.close();
  return { faults, tally: run.tally };
}
