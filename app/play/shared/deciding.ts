import type { TableNews } from '@/src/game';
import type { Adventure } from '@/src/rules';
import { reactors } from '../reactions/draft';

/** A hero held by some device who may react and has not yet, and whether he said that he will not. */
export interface Deciding {
  readonly hero: string;
  /** The name given at the table; null: this device. */
  readonly holder: string | null;
  readonly passed: boolean;
}

type News = Pick<TableNews, 'heroes' | 'passed' | 'people'>;

/** D10, D11: whoever stands may react, once. */
export function decidingIn(adventure: Adventure, news: News): readonly Deciding[] {
  const { threat } = adventure;
  if (threat === null || !threat.preventable) return [];
  const hasPassed = ({ passed }: Pick<News, 'passed'>, hero: string): boolean =>
    passed?.threat === threat.id && passed.heroes.includes(hero);
  const open = reactors(adventure).filter(
    (id) => !threat.reactions.some(({ hero }) => hero === id),
  );
  return open.flatMap((hero): readonly Deciding[] => {
    if (news.heroes.includes(hero)) return [{ hero, holder: null, passed: hasPassed(news, hero) }];
    const person = news.people.find(({ heroes }) => heroes.includes(hero));
    return person === undefined
      ? []
      : [{ hero, holder: person.name, passed: hasPassed(person, hero) }];
  });
}
