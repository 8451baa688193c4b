import { setTokens } from '@/src/rules/adventure/consequences/tokens';
import { theHero } from '@/src/rules/adventure/play/figures';
import { heroIn } from '@/src/rules/adventure/state/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import type { AdventureHero } from '@/src/rules/adventure/state/hero';
import { tokenCount, type Resource } from '@/src/rules/adventure/state/tokens';

/** D11: an unconscious hero does nothing. */
export function actingHero(play: Play, id: string): AdventureHero {
  const hero = theHero(play, id);
  return hero.unconscious ? refuse({ code: 'unconscious', name: hero.name }) : hero;
}

/** D11: nor can anybody choose him. */
export function checkTarget(play: Play, id: string): void {
  const hero = heroIn(play.adventure, id);
  if (hero?.unconscious) refuse({ code: 'unconscious', name: hero.name });
}

export function checkHasToken({ tokens }: AdventureHero, token: Resource): void {
  if (tokenCount(tokens, token) === 0) refuse({ code: 'no-token', token });
}

/** One token of a resource back to the stock. */
export function payToken(play: Play, id: string, token: Resource): void {
  const hero = theHero(play, id);
  checkHasToken(hero, token);
  setTokens(play, id, { [token]: tokenCount(hero.tokens, token) - 1 }, 'Q8');
}
