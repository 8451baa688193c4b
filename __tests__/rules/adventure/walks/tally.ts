import { KINDS, type Kind } from './moves';

/** How an adventure came to its end. */
export const ENDINGS = [
  ...(['curse', 'trauma', 'last-rune', 'decided', 'draw'] as const),
  ...(['won', 'declared', 'unfinished'] as const),
] as const;
export type Ending = (typeof ENDINGS)[number];

const BY_A_RULE: readonly Ending[] = ['curse', 'trauma', 'last-rune', 'decided', 'draw'];

/** Counts over many walks. */
export class Tally {
  adventures = 0;
  commands = 0;
  rounds = 0;
  readonly accepted = new Map<Kind, number>();
  readonly refused = new Map<Kind, number>();
  readonly codes = new Map<string, number>();
  readonly endings = new Map<Ending, number>();
  readonly events = new Map<string, number>();
  readonly cards = new Set<string>();

  private static add<Key>(counts: Map<Key, number>, key: Key): void {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }

  accept(kind: Kind, events: readonly { readonly type: string }[]): void {
    this.commands += 1;
    Tally.add(this.accepted, kind);
    for (const { type } of events) Tally.add(this.events, type);
  }

  refuse(kind: Kind, code: string): void {
    this.commands += 1;
    Tally.add(this.refused, kind);
    Tally.add(this.codes, code);
  }

  end(ending: Ending, rounds: number): void {
    this.adventures += 1;
    this.rounds += rounds;
    Tally.add(this.endings, ending);
  }

  endedByARule(): number {
    return BY_A_RULE.reduce((sum, ending) => sum + (this.endings.get(ending) ?? 0), 0);
  }

  /** Kinds accepted or refused less often than asked for. */
  scarce(accepted: number, refused: number): readonly string[] {
    return KINDS.flatMap((kind) => [
      ...((this.accepted.get(kind) ?? 0) < accepted ? [`${kind} accepted`] : []),
      ...((this.refused.get(kind) ?? 0) < refused ? [`${kind} refused`] : []),
    ]);
  }

  print(): string {
    const least = (counts: Map<Kind, number>) =>
      Math.min(...KINDS.map((kind) => counts.get(kind) ?? 0));
    const kinds = KINDS.map(
      (kind) => `${kind} ${this.accepted.get(kind) ?? 0}/${this.refused.get(kind) ?? 0}`,
    );
    const ends = ENDINGS.map((ending) => `${ending} ${this.endings.get(ending) ?? 0}`);
    return [
      `${this.adventures} adventures, ${this.commands} commands, ${this.rounds} rounds`,
      `ended by a rule: ${this.endedByARule()} (${ends.join(', ')})`,
      `${KINDS.length} kinds: accepted at least ${least(this.accepted)} times, refused at least ${least(this.refused)}`,
      `accepted/refused: ${kinds.join(', ')}`,
      `${this.events.size} kinds of events, ${this.codes.size} reasons to refuse, ${this.cards.size} cards`,
    ].join('\n');
  }
}
