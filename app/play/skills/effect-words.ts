import type { Language, Translate } from '@/src/i18n';
import {
  TOKEN_KINDS,
  hasAmount,
  type OwnSkill,
  type SkillEffect,
  type SkillEffectKind,
} from '@/src/rules';
import { signed } from '../parts/NumberStepper';
import { tokenName } from '../words/names';
import { tokenLimit } from '@/src/rules';

const SIGNED: readonly SkillEffectKind[] = ['modifier', 'damage', 'hp'];

/** "Verhindern 3", "Wurf +1", "Bluten 2". */
export function skillEffectWords(
  { effect, x }: SkillEffect,
  language: Language,
  t: Translate,
): string {
  const token = TOKEN_KINDS.find((kind) => kind === effect);
  if (token !== undefined && token !== 'shield') {
    const name = tokenName(token, language);
    return tokenLimit(token) > 1 ? `${name} ${x}` : name;
  }
  if (token !== undefined) return t('skills.effect.shield', { x });
  const key = effect as Exclude<SkillEffectKind, (typeof TOKEN_KINDS)[number]>;
  const shown = SIGNED.includes(effect) ? signed(x) : String(x);
  return t(`skills.effect.${key}`, hasAmount(effect) ? { x: shown } : {});
}

/** All of it in a line, notes last. */
export const skillLine = (
  { effects, notes }: Pick<OwnSkill, 'effects' | 'notes'>,
  language: Language,
  t: Translate,
): string =>
  [...effects.map((one) => skillEffectWords(one, language, t)), notes.trim()]
    .filter((part) => part !== '')
    .join(' · ');
