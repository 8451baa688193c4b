import { isStopWord } from './stop-words';

/** A term and how many letters it is away from what was looked for. */
export interface NearTerm {
  readonly term: number;
  readonly distance: number;
}

/** The sorted terms of an index, each named by its place. */
export class Terms {
  private readonly places: ReadonlyMap<string, number>;
  private readonly stops: (boolean | undefined)[] = [];

  constructor(readonly list: readonly string[]) {
    const places = new Map<string, number>();
    for (let place = 0; place < list.length; place += 1) places.set(list[place] ?? '', place);
    this.places = places;
  }

  at(place: number): string {
    return this.list[place] ?? '';
  }

  readonly isStopWord = (place: number): boolean =>
    (this.stops[place] ??= isStopWord(this.at(place)));

  placeOf(term: string): number | undefined {
    return this.places.get(term);
  }

  /** Places of all that begin so: from the first up to, but without, the second. */
  beginning(start: string): readonly [number, number] {
    const from = this.firstFrom(start);
    let to = from;
    while (to < this.list.length && this.at(to).startsWith(start)) to += 1;
    return [from, to];
  }

  /** The first place whose term is not before this one. */
  private firstFrom(term: string): number {
    let low = 0;
    let high = this.list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.at(middle) < term) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
