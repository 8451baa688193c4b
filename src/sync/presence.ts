import * as v from 'valibot';
import type { GameContext } from '../game/campaigns/context';
import type { Me, Passed, Person, TableNews } from '../game/tables/view';
import type { TableLink } from './link';
import type { Remote } from './remote';
import { seal, unseal } from './seal';

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

interface PresenceParts {
  readonly seat: Pick<GameContext, 'random'>;
  readonly link: TableLink;
  readonly tell: (news: Partial<TableNews>) => void;
  readonly later: (call: () => void, ms: number) => () => void;
}

/** Who is at the table, sealed on its way. */
export class TablePresence {
  private remote: Remote | null = null;
  private isShown = false;
  private isWanted = false;

  constructor(
    private readonly parts: PresenceParts,
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
    const { link, seat, later } = this.parts;
    const value = this.mine();
    if (value === null) return;
    if (!this.isShown) later(() => this.goOn(), SHOWN_EVERY_MS);
    this.isShown = true;
    this.isWanted = false;
    this.remote?.presence.show(seal(link.keys.seal, seat.random, this.bound, value));
  }

  /** At once if it is the first for a moment, else with the end of that moment. */
  showSoon(): void {
    if (this.isShown) this.isWanted = true;
    else this.show();
  }

  private goOn(): void {
    this.isShown = false;
    if (this.isWanted) this.show();
  }
}
