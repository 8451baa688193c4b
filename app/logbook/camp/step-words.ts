import { nameIn } from '@/src/content/drunagor';
import type { Translate } from '@/src/i18n';
import {
  consequencesOn,
  sheetOf,
  type Campaign,
  type CampPhase,
  type CampStep,
  type Leftover,
} from '@/src/rules';
import type { GameWords } from '@/app/play/words/useGameWords';

/** L1 to L5: nothing to choose. */
export type RestStep = Exclude<CampStep, 'rewards' | 'items'>;

export const isRest = (step: CampStep): step is RestStep => step !== 'rewards' && step !== 'items';

function goesOff(
  step: Exclude<RestStep, 'recovery'>,
  hero: Leftover,
  words: GameWords,
  t: Translate,
) {
  switch (step) {
    case 'conditions':
      return words.tokens(hero.conditions);
    case 'resources':
      return words.tokens(hero.resources);
    case 'curse':
      return hero.curse === 0 ? '' : t('logbookCamp.camp.curse', { count: hero.curse });
    case 'trauma':
      return hero.trauma === 0 ? '' : t('logbookCamp.camp.trauma', { count: hero.trauma });
  }
}

/** L5: healed, statuses gone, auras and outcomes kept, everybody else on their way. */
function recoveryLines(campaign: Campaign, camp: CampPhase, words: GameWords, t: Translate) {
  const healed = camp.leftovers
    .filter(({ hp, maxHp }) => hp < maxHp)
    .map(({ name, hp, maxHp }) => t('logbookCamp.camp.healed', { name, hp, maxHp }));
  const noted = campaign.heroes.flatMap(({ id, name }) => {
    const all = consequencesOn(sheetOf(campaign, id));
    const list = (gone: boolean) =>
      all
        .filter(({ kind }) => (kind === 'status') === gone)
        .map(({ entry }) => nameIn(entry.names, words.language))
        .join(', ');
    return [
      list(true) === '' ? '' : t('logbookCamp.camp.statuses', { name, what: list(true) }),
      list(false) === '' ? '' : t('logbookCamp.camp.stays', { name, what: list(false) }),
    ];
  });
  const left = (['companions', 'animals'] as const).map((kind) =>
    camp[kind].length === 0 ? '' : t(`logbookCamp.camp.${kind}`, { what: camp[kind].join(', ') }),
  );
  const lines = [...healed, ...noted, ...left].filter((line) => line !== '');
  return lines.length === 0 ? [t('logbookCamp.camp.rested')] : lines;
}

/** What the step takes off, hero by hero. */
export function restLines(
  step: RestStep,
  campaign: Campaign,
  camp: CampPhase,
  words: GameWords,
  t: Translate,
): readonly string[] {
  if (step === 'recovery') return recoveryLines(campaign, camp, words, t);
  if (camp.leftovers.length === 0) return [t('logbookCamp.camp.unknown')];
  const lines = camp.leftovers
    .map((hero) => ({ name: hero.name, what: goesOff(step, hero, words, t) }))
    .filter(({ what }) => what !== '')
    .map((values) => t('logbookCamp.camp.goes', values));
  return lines.length === 0 ? [t('logbookCamp.camp.nothing')] : lines;
}
