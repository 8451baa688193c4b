import { LONGEST_NAME } from '@/src/rules/campaign/campaign';
import type { HeroCommand } from '@/src/rules/adventure/commands';
import { heal } from '@/src/rules/adventure/consequences/harm';
import { giveTokens } from '@/src/rules/adventure/consequences/give-tokens';
import { setTokens } from '@/src/rules/adventure/consequences/tokens';
import { interactionsOf } from '@/src/rules/adventure/view/things';
import { refOf, theHero } from '@/src/rules/adventure/play/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { tokenCount, tokenLimit } from '@/src/rules/adventure/state/tokens';
import type { Interaction } from '@/src/rules/adventure/state/adventure';
import { checkLength, checkNumber } from '../check';
import { tick } from '../ticks';
import { actingHero, checkHasToken, checkTarget, payToken } from './acting';

type Of<Kind extends HeroCommand['kind']> = Extract<HeroCommand, { kind: Kind }>;

const FRUIT_HEALS = 2;
const MAX_CHARGES = 9;

/** Q8, Q9: as many FOCUS as printed; in his own turn it is a small action. */
export function focusTechnique(play: Play, { hero: id, count = 1 }: Of<'focusTechnique'>): void {
  const hero = actingHero(play, id);
  checkNumber(count, 1, tokenLimit('focus'));
  const left = tokenCount(hero.tokens, 'focus') - count;
  if (left < 0) refuse({ code: 'no-token', token: 'focus' });
  setTokens(play, id, { focus: left }, 'Q9');
  play.add({ type: 'focusUsed', v: 1, cause: 'Q8', who: refOf(play, id) });
  tick(play, id, 'focus');
}

/** Q8: FRUIT OF LIFE, for himself alone. */
export function eatFruit(play: Play, { hero: id }: Of<'eatFruit'>): void {
  checkHasToken(actingHero(play, id), 'fruit-of-life');
  payToken(play, id, 'fruit-of-life');
  heal(play, id, FRUIT_HEALS, 'Q8');
  tick(play, id, 'consumable');
}

/** Q8, E2: the token changes hands; C1: whoever has four takes none. */
export function giveFruit(play: Play, { hero: id, to }: Of<'giveFruit'>): void {
  checkHasToken(actingHero(play, id), 'fruit-of-life');
  const other = theHero(play, to);
  checkTarget(play, to);
  const full = tokenCount(other.tokens, 'fruit-of-life') >= tokenLimit('fruit-of-life');
  if (to === id || full) refuse({ code: 'not-a-target', name: other.name });
  payToken(play, id, 'fruit-of-life');
  giveTokens(play, to, 'fruit-of-life', 1, 'E2');
  tick(play, id, 'exchange');
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

const isNumber = (option: string): boolean => /^[0-9]+$/u.test(option);

/** V4: the book numbers its options through, so a number is the same one at every token. */
function checkOption(play: Play, { taken }: Pick<Interaction, 'taken'>, option: string): void {
  if (option === '') return;
  const everywhere = isNumber(option) ? interactionsOf(play.adventure) : [];
  const used = [...taken, ...everywhere.flatMap((one) => one.taken)];
  if (used.includes(option)) refuse({ code: 'option-taken' });
}

/** V4: a charge each time, each option once an adventure; one without a name is not remembered. */
export function interact(play: Play, { hero, interaction: id, option }: Of<'interact'>): void {
  actingHero(play, hero);
  const name = option.trim();
  checkLength(name, LONGEST_NAME);
  const before = interactionsOf(play.adventure).find((one) => one.id === id);
  if (!before) return refuse({ code: 'unknown-thing' });
  if (before.charges === 0) refuse({ code: 'no-charge' });
  checkOption(play, before, name);
  const taken = name === '' ? before.taken : [...before.taken, name];
  spendCharge(play, { ...before, charges: before.charges - 1, taken }, hero, name);
  tick(play, hero, 'interaction');
}

/** One list of both: a token of the map is written there. */
function spendCharge(play: Play, after: Interaction, hero: string, option: string): void {
  const object = play.adventure.map?.objects.find(({ id }) => id === after.id);
  if (object === undefined) return report(play, after, hero, option);
  const { charges, taken } = after;
  const left = object.charges === null ? null : charges;
  play.add({ type: 'objectSet', v: 1, cause: 'V4', object: { ...object, charges: left, taken } });
}
