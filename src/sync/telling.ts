import type { Answered } from '../game/campaigns/view';
import type { Holding } from './holding';
import type { Parcel } from './push';
import type { Remote } from './remote';
import type { TableParts } from './table-parts';

/** What is answered sooner was never seen to be on its way: nothing is drawn for it. */
const PENDING_TOLD_MS = 500;

/** What goes from here to the table: one parcel at a time, and whether anything is left. */
export class Telling {
  /** A parcel is under way. */
  isUnderWay = false;
  /** How often something was written here, and how often when the table last knew all of it; null: nobody knows. */
  private written = 0;
  private told: number | null = null;
  private stopTelling: () => void = () => undefined;

  constructor(private readonly parts: Pick<TableParts, 'tell' | 'later'>) {}

  /** The storage need not be asked. */
  get isTold(): boolean {
    return this.told === this.written;
  }

  wrote(): void {
    this.written += 1;
  }

  /** The connection is gone: what arrived of it is looked up with the next one. */
  forget(): void {
    this.isUnderWay = false;
    this.told = null;
  }

  close(): void {
    this.stopTelling();
  }

  /** One turn of the game; `told` notes that the table knows all that was written by its end. */
  async inTurn<Value>(hand: Holding, task: () => Answered<Value>) {
    let { written } = this;
    const answer = await hand.seat.inTurn(async () => {
      const done = await task();
      ({ written } = this);
      return done;
    });
    const told = (knowsAll: boolean): void => {
      this.told = knowsAll ? written : null;
    };
    return { answer, told };
  }

  rest(): void {
    this.stopTelling();
    this.parts.tell({ phase: 'here', pending: 0 });
  }

  /** Rejects if it may not have arrived. */
  async push(remote: Remote, { parts, move }: Parcel): Promise<void> {
    this.isUnderWay = true;
    this.stopTelling();
    const pending = parts.reduce((sum, part) => sum + part.length, 0);
    this.stopTelling = this.parts.later(() => this.parts.tell({ pending }), PENDING_TOLD_MS);
    for (const [index, rows] of parts.entries()) {
      await remote.push(rows, index === parts.length - 1 ? move : null);
    }
  }
}
