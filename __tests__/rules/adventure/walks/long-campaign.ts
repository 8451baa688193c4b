import { CATALOGUE } from '@/src/content/drunagor';
import {
  decide,
  replay,
  START,
  typedDice,
  virtualDice,
  type GameCommand,
  type GameEvent,
  type GameState,
} from '@/src/rules';
import { Chance } from '@/__tests__/rules/oracle/monster/chance';
import { startCommand } from './moves/course';
import { choose } from './player';

export const CHAPTERS = 18;
/** In one attempt, unless a rule ends it before. */
const COMMANDS = 70;
const MINUTE = 60_000;

const HEROES = ['Lorelai', 'Vorn', 'Maya', 'Jaheen'].map((name) => ({
  board: null,
  name,
  player: '',
  heroClass: '',
  maxHp: null,
  cubes: null,
  gear: [],
  notes: '',
}));

/** A whole campaign of a seeded player: each chapter until it is won, all its events in one log. */
export class LongCampaign {
  readonly log: GameEvent[] = [];
  state: GameState = START;
  private readonly chance: Chance;
  private clock = 0;

  constructor(seed: number) {
    this.chance = new Chance(seed);
    this.give({ kind: 'createCampaign', name: 'Lange Reise', seed, heroes: HEROES });
    for (let chapter = 1; chapter <= CHAPTERS; chapter += 1) {
      if (this.chance.percent(30)) this.attempt(chapter, 'lost');
      this.attempt(chapter, 'won');
    }
  }

  private give(command: GameCommand): void {
    const byHand = this.state.adventure?.rules.dice === 'table';
    const typed = Array.from({ length: 8 }, () => this.chance.between(1, 20));
    const dice = byHand
      ? typedDice(typed, this.state.dice.next)
      : virtualDice(this.state.dice.seed);
    const decision = decide(CATALOGUE, this.state, command, dice);
    if (!decision.ok) return;
    this.log.push(...decision.value);
    this.state = replay(this.state, decision.value);
  }

  private attempt(chapter: number, result: 'won' | 'lost'): void {
    const heroes = this.state.campaign.heroes.map(({ id }) => id);
    const wishes = { heroes, sequential: false, carried: 0, hurt: null };
    this.clock += this.chance.between(1, 9000) * MINUTE;
    this.give({ ...startCommand(this.chance, wishes), chapter, at: this.clock });
    for (let given = 0; given < COMMANDS && this.state.adventure?.outcome === null; given += 1) {
      const { adventure } = this.state;
      const command = choose({ chance: this.chance, adventure });
      if (command.kind !== 'declareOutcome' && command.kind !== 'closeAdventure')
        this.give(command);
    }
    this.clock += this.chance.between(20, 200) * MINUTE;
    const reason = { kind: 'declared' } as const;
    const outcome = result === 'won' ? ({ result } as const) : ({ result, reason } as const);
    this.give({ kind: 'declareOutcome', outcome });
    const afterwards = result === 'won' ? 'camp' : 'restart';
    this.give({ kind: 'closeAdventure', at: this.clock, afterwards });
  }
}
