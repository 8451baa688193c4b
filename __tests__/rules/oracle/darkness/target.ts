import type { HeroInput } from './case';
import type { Dark, Position, Standing } from './position';
import type { Off } from './switches';

function before(a: HeroInput, b: HeroInput, off: Off): number {
  const byHp = off === 'N2-most-hp' ? 0 : b.hp - a.hp;
  if (byHp !== 0) return byHp;
  return off === 'N2-tie' ? b.order - a.order : a.order - b.order;
}

function counts(hero: HeroInput, off: Off): boolean {
  if (off === 'N2-hidden') return hero.hidden !== true;
  if (off === 'N2-unconscious') return hero.unconscious !== true;
  return true;
}

const strongest = (heroes: readonly Standing[], off: Off): Standing | undefined =>
  [...heroes].sort((a, b) => before(a.hero, b.hero, off))[0];

/** N2; nobody when every hero is on darkness. */
export function chooseTarget(position: Position, dark: Dark): Standing | undefined {
  const { heroes, off } = position;
  const free = heroes.filter(({ field }) => dark[field.id] !== true);
  if (free.length === 0) return off === 'N3-crushed' ? strongest(heroes, off) : undefined;
  const pool = off === 'N2-off-darkness' ? heroes : free;
  const counted = pool.filter(({ hero }) => counts(hero, off));
  return strongest(counted.length > 0 ? counted : pool, off);
}
