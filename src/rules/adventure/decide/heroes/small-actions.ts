import { LONGEST_NAME } from '@/src/rules/campaign/campaign';
import type { HeroCommand } from '@/src/rules/adventure/commands';
import { heal } from '@/src/rules/adventure/consequences/harm';
import { refOf } from '@/src/rules/adventure/play/figures';
import { heroIn } from '@/src/rules/adventure/state/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import type { Interaction } from '@/src/rules/adventure/state/adventure';
import { checkLength, checkNumber } from '../check';
import { tick } from '../ticks';
import { actingHero, checkHasToken, checkTarget, payToken } from './acting';

type Of<Kind extends HeroCommand['kind']> = Extract<HeroCommand, { kind: Kind }>;

const FRUIT_HEALS = 2;
const MAX_CHARGES = 9;

/** Q8: one FOCUS; in his own turn it is a small action. */
export function focusTechnique(play: Play, { hero: id }: Of<'focusTechnique'>): void {
  actingHero(play, id);
  payToken(play, id, 'focus');
  play.add({ type: 'focusUsed', v: 1, cause: 'Q8', who: refOf(play, id) });
  tick(play, id, 'focus');
}

/** Q8: FRUIT OF LIFE. */
export function eatFruit(play: Play, { hero: id, target }: Of<'eatFruit'>): void {
  checkHasToken(actingHero(play, id), 'fruit-of-life');
  const { name } = refOf(play, target);
  if (!heroIn(play.adventure, target)) refuse({ code: 'not-a-target', name });
  checkTarget(play, target);
  payToken(play, id, 'fruit-of-life');
  heal(play, target, FRUIT_HEALS, 'Q8');
  tick(play, id, 'consumable');
}

/** W6: the weapon attack +0 that follows is a command of its own. */
export function spendKi(play: Play, { hero: id }: Of<'spendKi'>): void {
  actingHero(play, id);
  payToken(play, id, 'ki');
  tick(play, id, 'ki');
}

export function addInteraction(play: Play, { name, charges }: Of<'addInteraction'>): void {
  checkLength(name, LONGEST_NAME);
  checkNumber(charges, 1, MAX_CHARGES);
  const id = `interaction-${play.adventure.serial + 1}`;
  const interaction = { id, name: name.trim(), charges, taken: [] };
  report(play, interaction, null, '');
}

function report(play: Play, interaction: Interaction, hero: string | null, option: string): void {
  const who = hero === null ? null : refOf(play, hero);
  play.add({ type: 'interactionSet', v: 1, cause: 'V4', interaction, who, option });
}

/** V4: a charge each time, each option once an adventure; one without a name is not remembered. */
export function interact(play: Play, { hero, interaction: id, option }: Of<'interact'>): void {
  actingHero(play, hero);
  checkLength(option, LONGEST_NAME);
  const before = play.adventure.interactions.find((one) => one.id === id);
  if (!before) return refuse({ code: 'unknown-thing' });
  if (before.charges === 0) refuse({ code: 'no-charge' });
  if (option !== '' && before.taken.includes(option)) refuse({ code: 'option-taken' });
  const taken = option === '' ? before.taken : [...before.taken, option];
  report(play, { ...before, charges: before.charges - 1, taken }, hero, option);
  tick(play, hero, 'interaction');
}
