import {
  canonicalText,
  type AdventureNumbers,
  type Faults,
  type GameEvent,
  type GameState,
  type RoundNumbers,
} from '@/src/rules';
import { sameValue } from './changes';

/** The statistics counted a second way: from the events of one attempt alone, with own books. */

export type Of<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;
export type Attempt = readonly [start: Of<'adventureStarted'>, ...rest: GameEvent[]];

export const attemptsIn = (log: readonly GameEvent[]): readonly Attempt[] => {
  const attempts: [Of<'adventureStarted'>, ...GameEvent[]][] = [];
  let open = false;
  for (const event of log) {
    if (event.type === 'adventureStarted') attempts.push([event]);
    else if (open && event.type !== 'adventureClosed') attempts.at(-1)?.push(event);
    open = event.type === 'adventureStarted' || (open && event.type !== 'adventureClosed');
  }
  return attempts;
};

const count = <Type extends GameEvent['type']>(
  attempt: Attempt,
  type: Type,
  fits: (event: Of<Type>) => boolean,
): number => attempt.filter((event) => event.type === type && fits(event as Of<Type>)).length;

interface Loss {
  readonly who: string;
  readonly lost: number;
  /** Null: nobody is named, and nobody's turn it is. */
  readonly by: string | null;
  readonly turn: string | null;
  readonly dark: boolean;
  readonly beaten: boolean;
}

/** Own books of HP and turns, as the events themselves say. */
class Books {
  private readonly hp = new Map<string, number>();
  private turns: { readonly who: string | null; readonly out: boolean }[] = [];

  get turn(): string | null {
    return this.turns.at(-1)?.who ?? null;
  }

  lostTo(who: string, now: number): number {
    return Math.max(0, (this.hp.get(who) ?? 0) - now);
  }

  write(event: GameEvent): void {
    if (event.type === 'adventureStarted')
      for (const { id, hp } of event.heroes) this.hp.set(id, hp);
    if (event.type === 'monsterSummoned') this.hp.set(event.monster.id, event.monster.hp);
    if (event.type === 'fell' || event.type === 'heroBeaten') this.hp.set(event.who.id, 0);
    if (event.type === 'harmed' || event.type === 'healed') this.hp.set(event.who.id, event.hp);
    if (event.type === 'hpSet' || event.type === 'stoodUp') this.hp.set(event.who.id, event.hp);
    this.writeTurn(event);
  }

  /** D8: one out of order sets the others aside. */
  private writeTurn(event: GameEvent): void {
    if (event.type === 'roundBegan') this.turns = [];
    if (event.type === 'turnBegan') {
      const out = event.place === -1;
      if (!out) this.turns.pop();
      this.turns.push({ who: event.who?.id ?? null, out });
    }
    if (event.type === 'turnEnded' && this.turns.at(-1)?.out === true) this.turns.pop();
  }
}

const lossesOf = (attempt: Attempt): readonly Loss[] => {
  const books = new Books();
  return attempt.flatMap((event): Loss[] => {
    const { turn } = books;
    const lost = event.type === 'hpSet' ? books.lostTo(event.who.id, event.hp) : 0;
    const last = event.type === 'monsterDefeated' ? books.lostTo(event.who.id, 0) : 0;
    books.write(event);
    const dark = event.cause === 'N3' || event.cause === 'N10' || event.cause === 'N11';
    const more = { turn, beaten: event.type === 'monsterDefeated' };
    if (event.type === 'harmed') {
      return [{ ...more, who: event.who.id, lost: event.lost, by: event.by?.id ?? turn, dark }];
    }
    if (event.type !== 'hpSet' && event.type !== 'monsterDefeated') return [];
    return [{ ...more, who: event.who.id, lost: lost + last, by: turn, dark: false }];
  });
};

/** Whoever hurt it last, whatever came between; else the hero whose turn it is. */
const killersOf = (
  losses: readonly Loss[],
  heroes: readonly string[],
): readonly (string | null)[] =>
  losses.flatMap((loss, index) => {
    if (!loss.beaten) return [];
    const blow = losses
      .slice(0, index + 1)
      .filter(({ who, lost, by }) => who === loss.who && lost > 0 && heroes.includes(by ?? ''))
      .at(-1);
    return [blow?.by ?? loss.turn];
  });

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

/** By tile, field by field. */
const writeDarkness = (dark: Map<string, readonly unknown[]>, event: GameEvent): void => {
  if (event.type === 'mapSet') {
    dark.clear();
    for (const { id, cells } of event.map?.darkness ?? []) dark.set(id, cells);
  }
  if (event.type === 'darknessLaid') dark.set(event.tile.id, event.tile.cells);
  if (event.type !== 'darknessLifted') return;
  const gone = event.cells.map((cell) => canonicalText(cell));
  for (const [id, cells] of dark) {
    dark.set(
      id,
      cells.filter((cell) => !gone.includes(canonicalText(cell))),
    );
  }
};

const roundsOf = (attempt: Attempt): AdventureNumbers['rounds'] => {
  const curse = new Map(attempt[0].heroes.map((hero) => [hero.id as string, hero.curse.length]));
  const trauma = new Map(attempt[0].heroes.map((hero) => [hero.id as string, hero.trauma.length]));
  const track = new Set<string>();
  const dark = new Map<string, readonly unknown[]>();
  const rounds: RoundNumbers[] = [];
  let round = 1;
  for (const event of attempt) {
    if (event.type === 'curseSet') curse.set(event.who.id, event.curse.length);
    if (event.type === 'traumaSet') trauma.set(event.who.id, event.trauma.length);
    if (event.type === 'runesLaid') for (const { id } of event.runes) track.add(id);
    if (event.type === 'runesReturned') for (const { id } of event.runes) track.delete(id);
    if (event.type === 'roundBegan') round = event.round;
    writeDarkness(dark, event);
    const [cursed, hurt] = [sum([...curse.values()]), sum([...trauma.values()])];
    if (event.type !== 'adventureStarted')
      rounds[round - 1] = {
        curse: cursed,
        trauma: hurt,
        runes: track.size,
        darkness: [...dark.values()].flat().length,
      };
  }
  return rounds;
};

/** X11: against other heroes, by name. */
const blowsOf = (attempt: Attempt, hero: string): number =>
  attempt[0].versus === undefined
    ? 0
    : sum(
        attempt.flatMap((event) =>
          event.type === 'harmed' &&
          event.by?.id === hero &&
          event.who.id !== hero &&
          event.who.id.startsWith('hero')
            ? [event.lost]
            : [],
        ),
      );

const facesOf = (attempt: Attempt): readonly number[] =>
  Array.from({ length: 20 }, (_, face) =>
    sum([
      count(attempt, 'heroAttacked', ({ roll }) => roll === face + 1),
      count(attempt, 'checked', ({ roll }) => roll === face + 1),
    ]),
  );

const thrownBy = (attempt: Attempt, hero: string): readonly number[] =>
  attempt.flatMap((event) =>
    (event.type === 'heroAttacked' || event.type === 'checked') && event.who.id === hero
      ? [event.roll].filter((roll) => roll > 0)
      : [],
  );

export const counted = (attempt: Attempt): Omit<AdventureNumbers, 'blows'> => {
  const heroes = attempt[0].heroes.map(({ id }) => id as string);
  const losses = lossesOf(attempt);
  const killers = killersOf(losses, heroes);
  const lost = (fits: (loss: Loss) => boolean) => sum(losses.filter(fits).map((one) => one.lost));
  const of = (hero: string) => ({
    dealt:
      lost(({ who, by }) => by === hero && !heroes.includes(who) && who.startsWith('monster')) +
      blowsOf(attempt, hero),
    taken: lost(({ who }) => who === hero),
    dark: lost(({ who, dark }) => who === hero && dark),
    kills: killers.filter((killer) => killer === hero).length,
    falls: count(attempt, 'fell', ({ who }) => who.id === hero),
    hits: count(
      attempt,
      'heroAttacked',
      ({ who, results }) => who.id === hero && results.some(({ hit }) => hit),
    ),
    misses: count(
      attempt,
      'heroAttacked',
      ({ who, results }) => who.id === hero && !results.some(({ hit }) => hit),
    ),
    rolls: thrownBy(attempt, hero).length,
    pips: sum(thrownBy(attempt, hero)),
  });
  return {
    heroes: Object.fromEntries(heroes.map((hero) => [hero, of(hero)])) as never,
    rounds: roundsOf(attempt),
    d20: facesOf(attempt),
    defeated: count(attempt, 'monsterDefeated', () => true),
  };
};

const withoutStart = ({ blows: _, ...numbers }: AdventureNumbers) => ({
  ...numbers,
  heroes: Object.fromEntries(
    Object.entries(numbers.heroes).map(([id, { maxHp: _hp, cubes: _cubes, ...rest }]) => [
      id,
      rest,
    ]),
  ),
});

export function numbersFaults(
  log: readonly GameEvent[],
  { campaign, adventure }: GameState,
): Faults {
  const kept = [
    ...campaign.chronicle.map(({ numbers }) => numbers),
    ...(adventure ? [adventure.numbers] : []),
  ];
  const attempts = attemptsIn(log);
  if (kept.length !== attempts.length) return ['not as many numbers as attempts'];
  return attempts.flatMap((attempt, index) => {
    const [slow, quick] = [counted(attempt), withoutStart(kept[index] as AdventureNumbers)];
    return sameValue(slow, quick)
      ? []
      : [`attempt ${index + 1}: ${JSON.stringify(slow)} against ${JSON.stringify(quick)}`];
  });
}
