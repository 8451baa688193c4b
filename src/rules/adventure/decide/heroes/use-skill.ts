import { placeSkillCube, recallIfEmpty } from '@/src/rules/adventure/consequences/cubes';
import { heal } from '@/src/rules/adventure/consequences/harm';
import { grantMovement } from '@/src/rules/adventure/consequences/movement';
import { giveAll, giveTokens } from '@/src/rules/adventure/consequences/give-tokens';
import type { HeroCommand } from '@/src/rules/adventure/commands';
import { refOf, theHero } from '@/src/rules/adventure/play/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import type { CubeColour } from '@/src/rules/campaign/cubes';
import {
  amountOf,
  atOnce,
  giftsOf,
  hasEffect,
  splitIn,
  type OwnSkill,
} from '@/src/rules/campaign/own-skills';
import { checkShares } from '../check';
import { figuresNamed } from '../figures/named';
import { tickCube } from '../ticks';
import { actingHero } from './acting';
import { readySkill } from './ready-skill';
import { focusTechnique } from './small-actions';

type Of<Kind extends HeroCommand['kind']> = Extract<HeroCommand, { kind: Kind }>;
type Shares = NonNullable<Of<'useSkill'>['shares']>;

/** Q2: the cube lies on it until the recall. */
function occupy(play: Play, id: string, skill: OwnSkill, colour: CubeColour | null): void {
  const who = refOf(play, id);
  const { id: key, name } = skill;
  play.add({ type: 'skillUsed', v: 1, cause: 'Q2', who, skill: key, name, colour });
}

/** A joker has every colour: the cube's is said then. */
function pay(play: Play, id: string, skill: OwnSkill, said: CubeColour | undefined): void {
  if (skill.kind === 'focus') {
    focusTechnique(play, { kind: 'focusTechnique', hero: id, count: skill.cost });
    return occupy(play, id, skill, null);
  }
  const colour = hasEffect(skill, 'joker') ? (said ?? skill.colour) : skill.colour;
  if (colour === null) return refuse({ code: 'no-cube', colour: '' });
  recallIfEmpty(play, id);
  const { cubes } = theHero(play, id);
  if (cubes?.available[colour] === 0) refuse({ code: 'no-cube', colour });
  placeSkillCube(play, id, colour, 'Q2');
  tickCube(play, id);
  occupy(play, id, skill, colour);
}

type Given = 'heal' | 'shield';
const GIVEN: readonly Given[] = ['heal', 'shield'];

function giveTo(play: Play, target: string, what: Given, amount: number): void {
  if (what === 'heal') heal(play, target, amount, 'Q2');
  else giveTokens(play, target, 'shield', amount, 'Q2');
}

/** SELF: nobody else. */
function give(play: Play, id: string, skill: OwnSkill, targets: readonly string[]): void {
  const chosen =
    hasEffect(skill, 'self') || targets.length === 0 ? [id] : figuresNamed(play, targets);
  for (const target of chosen) {
    for (const what of GIVEN) giveTo(play, target, what, amountOf(skill, what));
  }
}

/** SPLIT; what else the skill gives the players see to. */
function shareOut(play: Play, skill: OwnSkill, shares: Shares): void {
  const what = splitIn(skill);
  if (what === null || what === 'damage') return;
  figuresNamed(
    play,
    shares.map(({ figure }) => figure),
  );
  checkShares(shares, amountOf(skill, what));
  for (const { figure, x } of shares) giveTo(play, figure, what, x);
}

/** Q2: the cube, then what the app can do of it. The attack that follows is a command of its own. */
export function useSkill(play: Play, command: Of<'useSkill'>): void {
  const { hero: id, skill: key, colour, targets = [], shares = [] } = command;
  actingHero(play, id);
  const skill = readySkill(play, id, key);
  if (skill.kind === 'passive' || skill.kind === 'reaction') {
    refuse({ code: 'skill-not-now', name: skill.name });
  }
  pay(play, id, skill, colour);
  const now = atOnce(skill);
  const move = amountOf(now, 'move');
  if (move > 0) grantMovement(play, id, move);
  if (shares.length > 0) shareOut(play, now, shares);
  else give(play, id, now, targets);
  giveAll(play, id, giftsOf(now), 'Q2');
}

/** A skill gives its cube back. */
export function freeSkill(play: Play, { hero: id, skill: key }: Of<'freeSkill'>): void {
  const { cubes, occupied = [] } = theHero(play, id);
  const found = occupied.find(({ skill }) => skill === key);
  if (found === undefined) return refuse({ code: 'unknown-skill' });
  const who = refOf(play, id);
  play.add({ type: 'skillFreed', v: 1, cause: 'table', who, skill: key, name: found.name });
  if (cubes === null || cubes.placed[found.colour] === 0) return;
  const moved = {
    ...cubes,
    available: { ...cubes.available, [found.colour]: cubes.available[found.colour] + 1 },
    placed: { ...cubes.placed, [found.colour]: cubes.placed[found.colour] - 1 },
  };
  play.add({ type: 'cubesSet', v: 1, cause: 'Q2', who, cubes: moved, said: null });
}
