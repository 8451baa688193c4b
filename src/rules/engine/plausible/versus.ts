import type { Adventure } from '@/src/rules/adventure/state/adventure';
import type { AdventureHero } from '@/src/rules/adventure/state/hero';
import type { Tokens } from '@/src/rules/adventure/state/tokens';
import { teamOf, teamTrauma, teamTraumaLimit } from '@/src/rules/adventure/state/versus';
import { areUnique, unless, type Faults } from './fault';

/** X9: whoever is out is nowhere, with nobody and nothing. */
const beatenFaults = ({ allies }: Adventure, { id, out, at, hp, tokens }: AdventureHero): Faults =>
  out !== true
    ? []
    : [
        ...unless(at === null && hp === 0, `${id} is out and stands somewhere`),
        ...unless(Object.keys(tokens).length === 0, `${id} is out with tokens`),
        ...unless(
          allies.every(({ hero }) => hero !== id),
          `${id} is out, an ally of his is not`,
        ),
      ];

/** X9: nobody fights on with a cube too many. */
const enduringFaults = (now: Adventure, hero: AdventureHero): Faults => {
  const team = teamOf(now, hero.id);
  const hurt =
    team.length === 1
      ? hero.trauma.length >= hero.traumaLimit
      : teamTrauma(now, team) >= teamTraumaLimit(now, team);
  const cursed = hero.curse.length >= hero.curseLimit;
  return unless(hero.out === true || !(hurt || cursed), `${hero.id}: at the limit and not out`);
};

/** W3: a mark is a token, and a hunter's. */
const markFaults = ({ heroes }: Adventure, { id, markedBy, tokens }: AdventureHero): Faults =>
  unless(
    markedBy === undefined ||
      (tokens['rangers-mark'] === 1 && heroes.some((hero) => hero.id === markedBy)),
    `${id}: marked without a token, or by nobody`,
  );

/** X4. */
const lingers = ({ bleed, burn, poison }: Tokens): boolean =>
  [bleed, burn, poison].some((count) => (count ?? 0) > 0);

/** X2 to X9: what holds while heroes fight each other; X9 nowhere else. */
export function versusFaults(now: Adventure): Faults {
  const { versus, heroes, allies, monsters } = now;
  if (versus === undefined) {
    return unless(
      heroes.every(({ out, markedBy }) => out === undefined && markedBy === undefined),
      'beaten or hunted, and all play together',
    );
  }
  const named = versus.teams.flat();
  const ids = heroes.map(({ id }) => id);
  return [
    ...unless(areUnique(named) && named.length === ids.length, 'a hero in no team, or in two'),
    ...unless(
      ids.every((id) => named.includes(id)),
      'a team of strangers',
    ),
    ...unless(
      heroes.every(({ role }) => role === null),
      'a role in a fight',
    ),
    ...unless(
      ![...heroes, ...allies, ...monsters].some(({ tokens }) => lingers(tokens)),
      'what works at once lies there',
    ),
    ...heroes.flatMap((hero) => [
      ...beatenFaults(now, hero),
      ...enduringFaults(now, hero),
      ...markFaults(now, hero),
    ]),
  ];
}
