import { useTranslation } from '@/src/i18n/translation';
import type { OwnSkill } from '@/src/rules';
import { Text } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { skillLine } from '@/app/play/skills/effect-words';

/** What stands on the skill in use, while its attack is made. */
export function UsedSkill({ skill }: { readonly skill: OwnSkill | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const line = skill === undefined ? '' : skillLine(skill, language, t);
  return line === '' ? null : <Text ink="muted">{line}</Text>;
}
