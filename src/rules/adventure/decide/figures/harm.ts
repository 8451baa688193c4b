import type { FigureCommand } from '@/src/rules/adventure/commands';
import { recallIfEmpty } from '@/src/rules/adventure/consequences/cubes';
import { harm, heal } from '@/src/rules/adventure/consequences/harm';
import { giveAll } from '@/src/rules/adventure/consequences/give-tokens';
import { refOf, theHero } from '@/src/rules/adventure/play/figures';
import { allyIn, heroIn } from '@/src/rules/adventure/state/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { checkNumber } from '../check';
import { checkTokens, figuresNamed, MAX_AMOUNT } from './named';

type Of<Kind extends FigureCommand['kind']> = Extract<FigureCommand, { kind: Kind }>;

/** D3, D10, W4: collateral tokens need a lost HP, unless a spell brings them. */
export function harmFigures(play: Play, command: Of<'harm'>): void {
  const { amount, preventable, tokens = {}, always = false } = command;
  checkNumber(amount, 0, MAX_AMOUNT);
  checkTokens(tokens);
  const by = command.by === undefined ? null : refOf(play, command.by);
  for (const id of figuresNamed(play, command.figures)) {
    const lost = harm(play, id, { amount, preventable, by, cause: 'D10' });
    if (lost > 0 || always) giveAll(play, id, tokens, 'W4');
  }
  if (by !== null && heroIn(play.adventure, by.id)) recallIfEmpty(play, by.id);
}

export function healFigures(play: Play, { figures, amount }: Of<'heal'>): void {
  checkNumber(amount, 0, MAX_AMOUNT);
  for (const id of figuresNamed(play, figures)) heal(play, id, amount, 'S2c');
}

/** D14: no damage, so that shields do not help; a companion has no HP to lose. */
export function drainHealth(play: Play, { from, to, amount }: Of<'drainHealth'>): void {
  checkNumber(amount, 0, MAX_AMOUNT);
  const by = refOf(play, to);
  refOf(play, from);
  if (from === to || (allyIn(play.adventure, from)?.toughness ?? null) !== null) return;
  const hit = { amount, preventable: false, by, cause: 'D14', drained: true } as const;
  const moved = harm(play, from, hit);
  heal(play, to, moved, 'D14');
}

/** D14: not preventable, and not allowed if it would knock him out. */
export function payLife(play: Play, { hero: id, amount }: Of<'payLife'>): void {
  checkNumber(amount, 1, MAX_AMOUNT);
  const { hp, name, unconscious } = theHero(play, id);
  if (unconscious) refuse({ code: 'unconscious', name });
  if (amount >= hp) refuse({ code: 'would-fall', name });
  harm(play, id, { amount, preventable: false, cause: 'D14' });
}
