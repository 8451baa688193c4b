import { CATALOGUE } from '@/src/content/drunagor';
import {
  decide,
  replay,
  START,
  typedDice,
  virtualDice,
  type Adventure,
  type Faults,
  type GameCommand,
  type GameEvent,
  type GameState,
  type SkillDraft,
} from '@/src/rules';
import { Chance } from '@/__tests__/rules/oracle/monster/chance';
import { faultsOf, sameValue, snapshotFaults } from './changes';
import { KINDS, moveOf, type Kind } from './moves';
import { startCommand } from './moves/course';
import { numbersFaults } from './numbers';
import { choose } from './player';
import { spoil } from './spoil';
import type { Ending, Tally } from './tally';

/** One command as it was given; `dice`: typed in by the players. */
export interface Step {
  readonly command: GameCommand;
  readonly dice: readonly number[] | null;
}

export interface Failure {
  readonly seed: number;
  readonly steps: readonly Step[];
  readonly faults: Faults;
}

export const ADVENTURES_A_WALK = 2;
const MAX_COMMANDS = 450;
const MAX_VAIN = 8;
const SPOILT = 9;
const SNAPSHOT_EVERY = 8;

export interface Taken {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly faults: Faults;
  /** Null: accepted. */
  readonly refusal: string | null;
}

/** Gives one command and looks at all that came of it. */
export function take(state: GameState, { command, dice }: Step): Taken {
  const source = dice ? typedDice(dice, state.dice.next) : virtualDice(state.dice.seed);
  const decision = decide(CATALOGUE, state, command, source);
  if (!decision.ok) return { state, events: [], faults: [], refusal: decision.error.code };
  const events = decision.value;
  const after = replay(state, events);
  const faults = faultsOf({ before: state, command, events, after });
  return { state: after, events, faults, refusal: null };
}

const heroesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    board: null,
    name: `Held ${index + 1}`,
    player: '',
    heroClass: '',
    maxHp: null,
    cubes: null,
    gear: [],
    notes: '',
  }));

const campaignStep = (chance: Chance, seed: number, fighters: number | null): Step => ({
  command: {
    kind: 'createCampaign',
    name: 'Wanderung',
    seed,
    heroes: heroesOf(fighters ?? chance.between(1, 5)),
  },
  dice: null,
});

const skill = (more: Partial<SkillDraft>): SkillDraft => ({
  name: 'Hieb',
  kind: 'action',
  place: null,
  role: null,
  colour: 'yellow',
  cost: 0,
  effects: [],
  notes: '',
  ...more,
});

/** Q2, Q9, D13, W4: of every kind that does something by itself. */
const SKILLS: readonly SkillDraft[] = [
  skill({ place: 'board-1', effects: [{ effect: 'heal', x: 2 }] }),
  skill({
    colour: 'red',
    effects: [
      { effect: 'shield', x: 1 },
      { effect: 'move', x: 2 },
      { effect: 'fury', x: 1 },
    ],
  }),
  skill({ kind: 'focus', colour: null, cost: 1, effects: [{ effect: 'strike-back', x: 1 }] }),
  skill({ kind: 'passive', colour: null, place: 'board-2', effects: [{ effect: 'hp', x: 1 }] }),
  skill({
    kind: 'passive',
    colour: null,
    effects: [
      { effect: 'roll', x: 15 },
      { effect: 'damage', x: 1 },
      { effect: 'fury', x: 1 },
    ],
  }),
];

const skillSteps = (heroes: readonly { readonly id: string }[]): readonly Step[] =>
  heroes.flatMap(({ id }) =>
    SKILLS.map((one) => ({
      command: { kind: 'writeSkill', hero: id, skill: one } as const,
      dice: null,
    })),
  );

/** D11: something a trauma cube takes away. */
const auraStep = (hero: string): Step => ({
  command: {
    kind: 'gainConsequence',
    hero,
    consequence: 'aura',
    draft: { catalogue: null, names: { en: 'Ember', de: 'Glut' }, notes: '', hp: 0 },
  },
  dice: null,
});

/** Commands of the campaign are not counted. */
const isAdventureKind = (kind: GameCommand['kind']): kind is Kind =>
  (KINDS as readonly string[]).includes(kind);

const endingOf = ({ outcome }: Adventure, events: readonly GameEvent[]): Ending => {
  const byRule = events.some((event) => event.type === 'outcomeReached' && event.cause === 'D12');
  if (outcome?.result === 'decided' || outcome?.result === 'draw') {
    const fought = events.some((one) => one.type === 'outcomeReached' && one.cause === 'X10');
    return fought ? outcome.result : 'declared';
  }
  if (outcome?.result === 'won') return 'won';
  if (outcome?.result !== 'lost' || !byRule) return 'declared';
  const { kind } = outcome.reason;
  return kind === 'curse' || kind === 'trauma' || kind === 'last-rune' ? kind : 'declared';
};

/** Goes through a campaign of a few adventures; every step follows from the seed. */
export class Walk {
  private readonly chance: Chance;
  private state: GameState = START;
  private readonly log: GameEvent[] = [];
  private readonly steps: Step[] = [];
  private last: Adventure | null = null;
  private faults: Faults = [];

  constructor(
    readonly seed: number,
    private readonly tally: Tally,
    /** X2: so many against each other; null: together. */
    private readonly fighters: number | null = null,
  ) {
    this.chance = new Chance(seed);
  }

  run(): Failure | null {
    this.give(campaignStep(this.chance, this.seed, this.fighters));
    for (const step of skillSteps(this.state.campaign.heroes)) this.give(step);
    for (let played = 0; played < ADVENTURES_A_WALK && this.faults.length === 0; played += 1) {
      this.tally.end(this.adventure(), this.last?.round ?? 0);
    }
    if (this.faults.length === 0) this.between();
    if (this.faults.length === 0) this.faults = this.logFaults();
    const { seed, steps, faults } = this;
    return faults.length === 0 ? null : { seed, steps, faults };
  }

  /** Each event came back from storage as it was: replayed, they are all the same state. */
  private logFaults(): Faults {
    const same = sameValue(replay(START, this.log), this.state);
    return [
      ...(same ? [] : ['replayed, it is another state']),
      ...snapshotFaults(this.state),
      ...numbersFaults(this.log, this.state),
    ];
  }

  private give(step: Step): Taken {
    const { kind } = step.command;
    const taken = take(this.state, step);
    this.steps.push(step);
    this.state = taken.state;
    this.log.push(...taken.events);
    const snapshot = this.steps.length % SNAPSHOT_EVERY === 0 ? snapshotFaults(this.state) : [];
    this.faults = [...taken.faults, ...snapshot];
    if (!isAdventureKind(kind)) return taken;
    if (taken.refusal === null) this.tally.accept(kind, taken.events);
    else this.tally.refuse(kind, taken.refusal);
    return taken;
  }

  /** Dice of the table: sometimes more or less than there are sides. */
  private dice(): readonly number[] | null {
    const byHand = this.state.adventure?.rules.dice === 'table' && this.chance.percent(70);
    return byHand ? Array.from({ length: 8 }, () => this.chance.between(1, 20)) : null;
  }

  private start(): void {
    const { campaign } = this.state;
    const { carryOver } = campaign;
    const sequential = carryOver !== null && this.chance.percent(85);
    const hurt = carryOver?.heroes.find(({ trauma }) => trauma > 0)?.hero ?? null;
    const carried = Object.values(carryOver?.runes ?? {}).reduce((sum, count) => sum + count, 0);
    const heroes = campaign.heroes.map(({ id }) => id);
    for (const hero of heroes) if (this.chance.percent(40)) this.give(auraStep(hero));
    const command = startCommand(this.chance, { heroes, sequential, carried, hurt });
    const versus = this.fighters === null ? {} : { versus: { teams: this.teams(heroes) } };
    this.give({ command: { ...command, ...versus }, dice: null });
  }

  /** X2: two against two as often as not. */
  private teams(heroes: readonly string[]): readonly (readonly string[])[] {
    const pairs = heroes.length === 4 && this.chance.percent(60);
    return pairs ? [heroes.slice(0, 2), heroes.slice(2)] : heroes.map((hero) => [hero]);
  }

  /** Before it begins and after it is closed nothing can be done. */
  private between(): void {
    const { last, chance } = this;
    for (const kind of last ? this.vain() : []) {
      if (last && kind !== 'startAdventure' && this.faults.length === 0) {
        this.give({ command: moveOf(kind, { chance, adventure: last }), dice: null });
      }
    }
    if (chance.percent(10)) this.give({ command: spoil(chance, this.wrongStart()), dice: null });
  }

  /** Some kinds at a time: another walk tries the others. */
  private vain(): readonly Kind[] {
    const first = (this.seed * MAX_VAIN) % KINDS.length;
    return [...KINDS, ...KINDS].slice(first, first + MAX_VAIN);
  }

  private wrongStart(): GameCommand {
    const heroes = this.chance.percent(50) ? ['hero-1', 'hero-1'] : [];
    return startCommand(this.chance, {
      heroes,
      sequential: this.chance.percent(50),
      carried: 2,
      hurt: 'hero-1',
    });
  }

  private adventure(): Ending {
    while (this.state.adventure === null && this.faults.length === 0) {
      if (this.chance.percent(30)) this.between();
      if (this.state.adventure === null && this.faults.length === 0) this.start();
    }
    let ending: Ending = 'unfinished';
    for (let given = 0; given < MAX_COMMANDS && this.state.adventure !== null; given += 1) {
      const events = this.turn(this.state.adventure);
      if (this.faults.length > 0) return ending;
      const now = this.state.adventure as Adventure | null;
      if (now?.outcome && events.some(({ type }) => type === 'outcomeReached')) {
        ending = endingOf(now, events);
      }
      if (now === null) return ending;
    }
    this.giveUp();
    return 'unfinished';
  }

  private turn(adventure: Adventure): readonly GameEvent[] {
    const { chance } = this;
    this.last = adventure;
    for (const { face } of adventure.cards) this.tally.cards.add(face.id);
    const command = choose({ chance, adventure });
    const given = chance.percent(SPOILT) ? spoil(chance, command) : command;
    return this.give({ command: given, dice: this.dice() }).events;
  }

  private giveUp(): void {
    const outcome = { result: 'abandoned' } as const;
    this.give({ command: { kind: 'declareOutcome', outcome }, dice: null });
    if (this.faults.length > 0) return;
    this.give({ command: { kind: 'closeAdventure', at: 1, afterwards: 'restart' }, dice: null });
  }
}
