import type { Dice } from '@/src/rules/base/dice';
import type { Catalogue } from '@/src/rules/model/catalogue';
import type { AdventureRefusal } from '../commands';
import { evolveAdventure, type AdventureEvent } from '../events';

import type { Adventure } from '../state/adventure';
import type { PlayState } from '../state/play-state';

/** Thrown inside `decide` only, which turns it into its answer. */
export class Refused extends Error {
  constructor(readonly refusal: AdventureRefusal) {
    super(refusal.code);
  }
}

export const refuse = (refusal: AdventureRefusal): never => {
  throw new Refused(refusal);
};

/**
 * One command on its way: the events so far and the state they add up to, because one thing leads
 * to another (a hit to a fall, a fall to a trauma cube, the cube to a defeat).
 */
export class Play {
  readonly events: AdventureEvent[] = [];

  constructor(
    readonly catalogue: Catalogue,
    private current: PlayState,
    private readonly dice: Dice,
  ) {}

  get state(): PlayState {
    return this.current;
  }

  get adventure(): Adventure {
    return this.current.adventure ?? refuse({ code: 'no-adventure' });
  }

  add(event: AdventureEvent): void {
    this.events.push(event);
    this.current = evolveAdventure(this.current, event);
  }

  /** A number from 1 to `of`: by chance, or what the players rolled or drew. */
  draw(of: number, cause: AdventureEvent['cause']): number {
    const n = this.current.dice.next;
    const value = this.dice.die(n, of);
    if (!Number.isInteger(value) || value < 1 || value > of) {
      return refuse({ code: 'die-out-of-range', sides: of });
    }
    this.add({ type: 'drawn', v: 1, cause, n, of, value, source: this.dice.source });
    return value;
  }
}

export type Handler<Command> = (play: Play, command: Command) => void;

/** One handler for each kind of command of an area. */
export type Handlers<Command extends { readonly kind: string }> = {
  readonly [Kind in Command['kind']]: Handler<Extract<Command, { readonly kind: Kind }>>;
};
