import { canonicalText } from '@/src/rules/base/hash';
import { LONGEST_NAME } from '@/src/rules/campaign/campaign';
import { RUNE_CARD } from '@/src/rules/initiative/turn-order';
import type { CourseCommand } from '@/src/rules/adventure/commands';
import { refuse, type Play } from '@/src/rules/adventure/play';
import type {
  AdventureRules,
  DarknessEffect,
  EndCard,
} from '@/src/rules/adventure/state/adventure';
import {
  TOKEN_KINDS,
  tokenCount,
  tokenLimit,
  type Tokens,
} from '@/src/rules/adventure/state/tokens';
import { checkLength, checkNumber } from '../check';

type Change = Extract<CourseCommand, { kind: 'changeAdventureRules' }>;

const MAX_DAMAGE = 99;
const MAX_CURSE = 20;
const MAX_LINES = 20;
const ID = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const MADE_BY_THE_APP = /^(hero|card|attack|monster|ally)-\d+$/;

function checkTokens(tokens: Tokens): void {
  for (const kind of TOKEN_KINDS) checkNumber(tokenCount(tokens, kind), 0, tokenLimit(kind));
}

function checkEffect({ damage, tokens, curse }: DarknessEffect): void {
  if (damage !== 'heroes') checkNumber(damage, 0, MAX_DAMAGE);
  checkTokens(tokens);
  checkNumber(curse, 0, MAX_CURSE);
}

/** The ids lie on the track beside those of heroes and cards. */
function checkEndCards(cards: readonly EndCard[]): void {
  checkNumber(cards.length, 0, MAX_LINES);
  cards.forEach(({ id, name }, index) => {
    checkLength(id, LONGEST_NAME);
    checkLength(name, LONGEST_NAME);
    const twice = cards.findIndex((card) => card.id === id) !== index;
    if (twice || !ID.test(id) || id === RUNE_CARD || MADE_BY_THE_APP.test(id)) {
      refuse({ code: 'card-twice', name });
    }
  });
}

export function checkRules(rules: AdventureRules): void {
  checkNumber(rules.cursePenalty, 1, 2);
  checkEffect(rules.darkness);
  checkEffect(rules.crushing);
  checkEndCards(rules.endCards);
  checkNumber(rules.lossConditions.length, 0, MAX_LINES);
  for (const condition of rules.lossConditions) checkLength(condition, LONGEST_NAME);
}

/** Only what really differs is reported. */
export function changeAdventureRules(play: Play, { change }: Change): void {
  const { rules } = play.adventure;
  checkRules({ ...rules, ...change });
  const differing = Object.entries(change).filter(
    ([key, value]) => canonicalText(value) !== canonicalText(rules[key as keyof AdventureRules]),
  );
  if (differing.length === 0) return;
  const changed: Partial<AdventureRules> = Object.fromEntries(differing);
  play.add({ type: 'adventureRulesChanged', v: 1, cause: 'table', change: changed });
}
