import * as v from 'valibot';
import type { Me, Passed, Person } from '../game/tables/view';
import type { Remote } from './remote';
import { seal, unseal } from './seal';
import type { TableParts } from './table-parts';

/** More often the others are not shown where this device stands: the server hears only so much of everybody. */
const SHOWN_EVERY_MS = 300;

const HeroesSchema = v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(20));
const PersonSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(60)),
  heroes: HeroesSchema,
  passed: v.nullish(
    v.object({ threat: v.pipe(v.string(), v.maxLength(100)), heroes: HeroesSchema }),
    null,
  ),
  watching: v.optional(v.boolean(), false),
  device: v.pipe(v.string(), v.maxLength(40)),
  v: v.number(),
  pending: v.number(),
});

export interface ShownSelf extends Me {
  readonly heroes: readonly string[];
  readonly passed: Passed | null;
  readonly watching: boolean;
  readonly v: number;
  readonly pending: number;
}

/** Who is at the table, sealed on its way. */
export class TablePresence {
  private remote: Remote | null = null;
  private isWaiting = false;
  private isWanted = false;

  constructor(
    private readonly parts: Pick<TableParts, 'seat' | 'link' | 'tell' | 'later'>,
    private readonly mine: () => ShownSelf | null,
  ) {}

  private get bound(): readonly string[] {
    return ['presence', this.parts.link.keys.table];
  }

  sitDown(remote: Remote): void {
    const { link, tell } = this.parts;
    this.remote = remote;
    remote.presence.onChange((people) => {
      const read = [...people].flatMap(([id, sealed]): Person[] => {
        const opened = unseal(link.keys.seal, this.bound, String(sealed));
        const person = v.safeParse(PersonSchema, opened);
        return person.success ? [{ id, ...person.output }] : [];
      });
      tell({ people: read });
    });
    this.show();
  }

  show(): void {
    const { link, seat } = this.parts;
    const value = this.mine();
    if (value === null) return;
    this.wait();
    this.isWanted = false;
    this.remote?.presence.show(seal(link.keys.seal, seat.random, this.bound, value));
  }

  /** With the end of this moment: what was played is drawn first. */
  showSoon(): void {
    this.isWanted = true;
    this.wait();
  }

  private wait(): void {
    if (this.isWaiting) return;
    this.isWaiting = true;
    this.parts.later(() => this.goOn(), SHOWN_EVERY_MS);
  }

  private goOn(): void {
    this.isWaiting = false;
    if (this.isWanted) this.show();
  }
}
