import { useTranslation } from '@/src/i18n/translation';
import { EditorLine } from '@/app/play/parts/ValueEditor';
import type { Attack } from '../useAttack';

const MOST = 99;

interface DamageLineProps {
  readonly attack: Attack;
  /** What the card says. */
  readonly printed?: number | null;
}

/** The players' word against the card's. */
export function DamageLine({ attack, printed = null }: DamageLineProps) {
  const { t } = useTranslation();
  return (
    <EditorLine
      label={t('tableTurn.other.damage')}
      value={attack.damage ?? printed ?? 0}
      max={MOST}
      onChange={attack.setDamage}
    />
  );
}
