import type { FigureCommand } from '@/src/rules/adventure/commands';
import { writeCurse } from '@/src/rules/adventure/consequences/falling';
import { giveTokens, sufferAtOnce } from '@/src/rules/adventure/consequences/give-tokens';
import {
  isTokenImmune,
  setTokens,
  takeTokens,
  tokensOn,
} from '@/src/rules/adventure/consequences/tokens';
import { refOf, theHero, theMonster } from '@/src/rules/adventure/play/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { heroIn } from '@/src/rules/adventure/state/figures';
import type { Affliction } from '@/src/rules/adventure/state/hero';
import { tokenCount, tokenLimit, type TokenKind } from '@/src/rules/adventure/state/tokens';
import { worksAtOnce } from '@/src/rules/adventure/state/versus';
import { checkNumber } from '../check';
import { checkTokens, figuresNamed, MAX_AMOUNT } from './named';

type Of<Kind extends FigureCommand['kind']> = Extract<FigureCommand, { kind: Kind }>;

/** C1, C4: limits and immunities hold. */
export function giveFigures(play: Play, { figures, token, count }: Of<'giveTokens'>): void {
  checkTokens({ [token]: count });
  for (const id of figuresNamed(play, figures)) giveTokens(play, id, token, count, 'C1');
}

/** The players' word: whatever lies there, up to the limit; kinds not named stay. */
export function correctTokens(play: Play, { figure, tokens }: Of<'setTokens'>): void {
  const before = tokensOn(play, refOf(play, figure).id);
  checkTokens(tokens);
  const changed = Object.entries(tokens).filter(
    ([kind, count]) => tokenCount(before, kind as TokenKind) !== count,
  );
  for (const [kind, count] of changed) checkNumber(count, 0, tokenLimit(kind as TokenKind));
  const stays = changed.filter(([kind]) => !worksAtOnce(play.adventure, kind as TokenKind));
  if (stays.length > 0) setTokens(play, figure, Object.fromEntries(stays), 'table');
  for (const [name, count] of changed) {
    const kind = name as TokenKind;
    if (worksAtOnce(play.adventure, kind)) sufferAtOnce(play, figure, kind, count);
  }
}

/** X11: whoever can be attacked can be hunted: heroes only by heroes who fight them. */
const hunted = (play: Play, id: string) =>
  play.adventure.versus !== undefined && heroIn(play.adventure, id) !== undefined
    ? theHero(play, id)
    : theMonster(play, id);

/** W3: MARKED is one token, and one hunter's; a second mark replaces the first. */
export function mark(play: Play, { monster: id, hero }: Of<'mark'>): void {
  const { markedBy } = hunted(play, id);
  if (hero === null) return takeTokens(play, id, ['rangers-mark'], 'W3');
  const by = refOf(play, theHero(play, hero).id);
  if (isTokenImmune(play, id, 'rangers-mark') || markedBy === hero) return;
  giveTokens(play, id, 'rangers-mark', 1, 'W3');
  play.add({ type: 'marked', v: 1, cause: 'W3', who: refOf(play, id), by });
}

/** The cubes CLEANSE X takes: those named, or the last ones. */
function cleansed(
  curse: readonly Affliction[],
  x: number,
  named?: readonly number[],
): readonly Affliction[] {
  if (named === undefined) return curse.slice(0, Math.max(0, curse.length - x));
  for (const index of named) checkNumber(index, 0, curse.length - 1);
  const gone = new Set(named);
  if (gone.size > x) refuse({ code: 'number-out-of-range', least: 0, most: x });
  return curse.filter((_, index) => !gone.has(index));
}

/** C3: up to X curse cubes and all POISON. */
export function cleanse(play: Play, { hero: id, x, curse: named }: Of<'cleanse'>): void {
  checkNumber(x, 0, MAX_AMOUNT);
  const hero = theHero(play, id);
  if (hero.unconscious) return;
  const curse = cleansed(hero.curse, x, named);
  if (curse.length < hero.curse.length) {
    writeCurse(play, id, curse, 'C3');
  }
  takeTokens(play, id, ['poison'], 'C3');
}
