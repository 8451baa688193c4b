import {
  RESOURCES,
  tokenCount,
  type Adventure,
  type AdventureHero,
  type LossReason,
  type Outcome,
} from '@/src/rules';
import type { Translate } from '@/src/i18n';
import type { GameWords } from '../words/useGameWords';

const nameOf = ({ heroes }: Adventure, id: string): string =>
  heroes.find((hero) => hero.id === id)?.name ?? '';

/** D12. */
function reasonWords(reason: LossReason, adventure: Adventure, t: Translate): string {
  switch (reason.kind) {
    case 'curse':
    case 'trauma':
      return t(`tableSetup.end.reason.${reason.kind}`, { name: nameOf(adventure, reason.hero) });
    case 'last-rune':
      return t('tableSetup.end.reason.lastRune');
    case 'instruction':
      return reason.name;
    case 'declared':
      return t('tableSetup.end.reason.declared');
  }
}

export const outcomeWords = (outcome: Outcome, adventure: Adventure, t: Translate): string => {
  switch (outcome.result) {
    case 'won':
      return t('tableSetup.end.wonText');
    case 'lost':
      return reasonWords(outcome.reason, adventure, t);
    case 'abandoned':
      return t('tableSetup.end.abandonedText');
    // X10: `FightEnd` tells.
    case 'decided':
    case 'draw':
      return '';
  }
};

/** V1: what was found and noted since the start; the heroes' pages have words of their own. */
export function provisionalWords(adventure: Adventure, t: Translate): readonly string[] {
  const found = adventure.found.filter((item) => item !== '');
  const unnamed = adventure.found.length - found.length;
  return [
    found.length === 0 ? '' : t('tableSetup.end.found', { items: found.join(', ') }),
    unnamed === 0 ? '' : t('tableSetup.end.chests', { count: unnamed }),
  ].filter((line) => line !== '');
}

/** V2: what goes straight into the next adventure of a sequence. */
export const carriedWords = (hero: AdventureHero, words: GameWords, t: Translate): string => {
  const resources = Object.fromEntries(
    RESOURCES.map((kind) => [kind, tokenCount(hero.tokens, kind)] as const).filter(
      ([, count]) => count > 0,
    ),
  );
  const parts = [
    hero.curse.length === 0 ? '' : t('tableSetup.runes.curse', { count: hero.curse.length }),
    hero.trauma.length === 0 ? '' : t('tableSetup.end.trauma', { count: hero.trauma.length }),
    words.tokens(resources),
  ].filter((part) => part !== '');
  return parts.length === 0 ? t('tableSetup.end.nothing') : parts.join(', ');
};
