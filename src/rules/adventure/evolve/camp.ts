import type { CampPhase, Leftover } from '@/src/rules/campaign/camp';
import { openCamp } from '@/src/rules/campaign/logbook/evolve/camp';
import type { Adventure } from '../state/adventure';
import type { AdventureHero } from '../state/hero';
import { CONDITIONS, RESOURCES, tokenCount, type TokenKind, type Tokens } from '../state/tokens';

const only = (tokens: Tokens, kinds: readonly TokenKind[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    kinds.map((kind) => [kind, tokenCount(tokens, kind)] as const).filter(([, count]) => count > 0),
  );

const leftoverOf = (hero: AdventureHero): Leftover => ({
  hero: hero.id,
  name: hero.name,
  conditions: only(hero.tokens, CONDITIONS),
  curse: hero.curse.length,
  trauma: hero.trauma.length,
  resources: only(hero.tokens, RESOURCES),
  hp: hero.hp,
  maxHp: hero.maxHp,
});

/** L1 to L5 act on what the heroes brought back. */
export const campAfter = ({ chapter, heroes, allies }: Adventure): CampPhase =>
  openCamp(chapter, {
    leftovers: heroes.map(leftoverOf),
    companions: allies.filter(({ kind }) => kind === 'companion').map(({ name }) => name),
    animals: allies.filter(({ kind }) => kind !== 'companion').map(({ name }) => name),
  });
