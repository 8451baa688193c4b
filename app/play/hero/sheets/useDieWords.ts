import { useTranslation } from '@/src/i18n/translation';
import { leftOnDie, type GameEvent } from '@/src/rules';
import { useGameView } from '@/app/wiring/game';
import { useLanguage } from '@/app/wiring/language';
import { skillEffectWords } from '@/app/play/skills/effect-words';

/** W4: what the die has brought and the players see to themselves. */
export function useDieWords(hero: string): (events: readonly GameEvent[]) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const skills = useGameView(({ open }) => open?.state.campaign.sheets[hero]?.ownSkills) ?? [];
  return (events) => {
    const left = events.flatMap((event) => {
      const skill = event.type === 'skillTriggered' && skills.find(({ id }) => id === event.skill);
      return skill ? leftOnDie(skill) : [];
    });
    const what = left.map((one) => skillEffectWords(one, language, t)).join(' · ');
    return what === '' ? '' : t('skills.left', { what });
  };
}
