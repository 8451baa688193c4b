import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '@/src/ui';

export const HEIGHTS = ['lower', 'same', 'higher'] as const;
export type Height = (typeof HEIGHTS)[number];

/** W2 looks only at who stands higher. */
export const levelsOf = (
  height: Height,
): { readonly attacker: number; readonly target: number } => ({
  attacker: height === 'higher' ? 1 : 0,
  target: height === 'lower' ? 1 : 0,
});

interface HeightChoiceProps {
  readonly value: Height;
  readonly onChange: (height: Height) => void;
}

export function HeightChoice({ value, onChange }: HeightChoiceProps) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      label={t('tableHero.height.label')}
      value={value}
      onChange={onChange}
      segments={HEIGHTS.map((height) => ({
        value: height,
        label: t(`tableHero.height.${height}`),
      }))}
    />
  );
}
