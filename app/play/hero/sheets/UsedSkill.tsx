import { useTranslation } from '@/src/i18n/translation';
import {
  atOnce,
  giftsOf,
  tokenCount,
  type AdventureHero,
  type GameEvent,
  type HeroCommand,
  type OwnSkill,
} from '@/src/rules';
import { Text } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { tellingOf } from '@/app/play/context/between';
import { skillLine } from '@/app/play/skills/effect-words';
import { useGameWords } from '@/app/play/words/useGameWords';

/** The skill an attack is made with: its cube is placed with the attack, in one step. */
export interface SkillInUse {
  readonly skill: OwnSkill;
  readonly command: HeroCommand;
  /** What it did besides, and what is left to the players. */
  readonly told: string;
}

/** Q8: FURY he has, or gets from the skill before it strikes. */
export const hasFury = ({ tokens }: AdventureHero, using: SkillInUse | undefined): boolean =>
  tokenCount(tokens, 'fury') +
    (using === undefined ? 0 : tokenCount(giftsOf(atOnce(using.skill)), 'fury')) >
  0;

/** What the attack brought: the skill's tile shows its cube, and there may be no room for all. */
export function useBlowWords(): (events: readonly GameEvent[]) => string {
  const { line } = useGameWords();
  return (events) =>
    tellingOf(events.filter(({ type }) => type !== 'skillUsed'))
      .map(line)
      .join(' · ');
}

/** What stands on the skill in use, while its attack is made. */
export function UsedSkill({ using }: { readonly using: SkillInUse | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const line = using === undefined ? '' : skillLine(using.skill, language, t);
  return line === '' ? null : <Text ink="muted">{line}</Text>;
}
