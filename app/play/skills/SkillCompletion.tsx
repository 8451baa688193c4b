import { useTranslation } from '@/src/i18n/translation';
import { keptName, type KeptSkill } from '@/src/game';
import { fold } from '@/src/glossary/search/fold';
import type { SkillDraft } from '@/src/rules';
import { Row } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { beginningOf, useTakeSkills } from './KnownSkills';
import { skillLine } from './effect-words';
import { useKnownSkills } from './useKnownSkills';

const MIN_LETTERS = 2;
const MOST = 3;

/** Those of the library that begin so, or have a word that does. */
const completing = (offered: readonly KeptSkill[], typed: string): readonly KeptSkill[] => {
  const asked = fold(typed.trim());
  if (asked.length < MIN_LETTERS) return [];
  return offered.filter((kept) => ` ${fold(keptName(kept))}`.includes(` ${asked}`)).slice(0, MOST);
};

interface SkillCompletionProps {
  readonly hero: string;
  readonly typed: string;
  /** Only a name is known: the rest is asked. */
  readonly onBegin: (skill: Partial<SkillDraft>) => void;
  readonly onTaken: () => void;
}

/** Completes the name while it is typed: a tap enters all of a skill that is known. */
export function SkillCompletion({ hero, typed, onBegin, onTaken }: SkillCompletionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const take = useTakeSkills(hero);
  const { offered } = useKnownSkills(hero);
  const pick = async (kept: KeptSkill) => {
    if (!('skill' in kept)) return onBegin(beginningOf(kept.named));
    if (await take([kept.skill])) onTaken();
  };
  return completing(offered, typed).map((kept) => (
    <Row
      key={keptName(kept)}
      icon="book-open"
      title={keptName(kept)}
      subtitle={
        'skill' in kept
          ? [t(`skills.kinds.${kept.skill.kind}`), skillLine(kept.skill, language, t)]
              .filter((part) => part !== '')
              .join(' · ')
          : t('skills.onlyName')
      }
      onPress={() => void pick(kept)}
    />
  ));
}
