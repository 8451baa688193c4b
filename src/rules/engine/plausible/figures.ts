import {
  TOKEN_KINDS,
  tokenLimit,
  type TokenKind,
  type Tokens,
} from '@/src/rules/adventure/state/tokens';
import type { Adventure } from '@/src/rules/adventure/state/adventure';
import type { AdventureHero } from '@/src/rules/adventure/state/hero';
import { exceedsStart, type MonsterFigure } from '@/src/rules/adventure/state/monster';
import { MAX_HP_LIMIT } from '@/src/rules/campaign/campaign';
import type { Catalogue } from '@/src/rules/model/catalogue';
import { isCount, unless, type Faults } from './fault';

/** C1: within the limits, and no zeros lie about. */
const tokenFaults = (id: string, tokens: Tokens): Faults =>
  Object.entries(tokens).flatMap(([kind, count]) => {
    const known = (TOKEN_KINDS as readonly string[]).includes(kind);
    const most = known ? tokenLimit(kind as TokenKind) : 0;
    return unless(isCount(count, 1, most), `${id} has ${count} ${kind}`);
  });

/** D11, D13. */
const heroFaults = (hero: AdventureHero): Faults => {
  const { id, hp, maxHp, unconscious, cubes } = hero;
  const heaps = cubes === null ? [] : [cubes.available, cubes.placed, cubes.spent];
  const counts = heaps.flatMap((heap) => Object.values(heap));
  return [
    ...unless(isCount(maxHp, 1, MAX_HP_LIMIT), `${id}: maximum ${maxHp}`),
    ...unless(isCount(hp, 0, maxHp), `${id}: ${hp} of ${maxHp} HP`),
    ...unless(unconscious === (hp === 0), `${id}: ${hp} HP, unconscious ${unconscious}`),
    ...unless(
      counts.every((count) => isCount(count, 0, Infinity)),
      `${id}: cubes ${counts.join()}`,
    ),
    ...unless(cubes === null || hero.cubesSaid === null, `${id}: cubes tracked and said`),
    ...tokenFaults(id, hero.tokens),
  ];
};

/** D14: only commanders and lieutenants go beyond their start. W3: a mark is a token. */
const monsterFaults = (
  { bases }: Catalogue,
  { cards, heroes }: Adventure,
  monster: MonsterFigure,
): Faults => {
  const { id, hp, maxHp, markedBy, tokens, base } = monster;
  const card = cards.find((one) => one.id === monster.card);
  const most = card && exceedsStart(card.kind) ? Infinity : maxHp;
  const marked = markedBy === null || tokens['rangers-mark'] === 1;
  const fits = bases.some((one) => one.id === base && one.sizes.includes(sizeOf(card)));
  return [
    ...unless(card !== undefined, `${id}: its card ${monster.card} is gone`),
    ...unless(isCount(hp, 1, most), `${id}: ${hp} of ${maxHp} HP`),
    ...unless(marked, `${id}: marked without a token`),
    ...unless(markedBy === null || heroes.some((hero) => hero.id === markedBy), `${id}: markedBy`),
    ...unless(base === null || fits, `${id}: no base ${base} of its size`),
    ...tokenFaults(id, tokens),
  ];
};

const sizeOf = (card: Adventure['cards'][number] | undefined) => card?.face.size ?? 'small';

/** What stands as it stood was looked at before; a monster also when cards or heroes changed. */
export function figureFaults(catalogue: Catalogue, old: Adventure | null, now: Adventure): Faults {
  const { heroes, monsters, allies } = now;
  const known = new Set<object>(old === null ? [] : [...old.heroes, ...old.allies]);
  const among = old !== null && old.cards === now.cards && old.heroes === heroes;
  const seen = new Set<object>(among ? old.monsters : []);
  return [
    ...heroes.filter((hero) => !known.has(hero)).flatMap(heroFaults),
    ...monsters
      .filter((monster) => !seen.has(monster))
      .flatMap((monster) => monsterFaults(catalogue, now, monster)),
    ...allies
      .filter((ally) => !known.has(ally))
      .flatMap(({ id, tokens }) => tokenFaults(id, tokens)),
  ];
}
