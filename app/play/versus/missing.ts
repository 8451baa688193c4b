import type { Translate } from '@/src/i18n';
import { isEnough, rollsDue, type Contender, type LineUp } from './line-up';

/** What has to be said before they can begin; null: nothing. */
export function missingWords(
  fighters: readonly Contender[],
  lineUp: LineUp,
  t: Translate,
): string | null {
  if (!isEnough(fighters)) return t('versus.missing.heroes');
  if (fighters.some(({ hp }) => hp === null)) return t('versus.missing.hp');
  const keys = fighters.map(({ key }) => key);
  const rolled = lineUp.roller === 'app' || rollsDue(keys, lineUp.rolls).asked === null;
  return rolled ? null : t('versus.missing.rolls');
}
