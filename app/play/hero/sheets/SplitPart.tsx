import { useTranslation } from '@/src/i18n/translation';
import { Live, Section, Text } from '@/src/ui';
import { useNames } from '@/app/play/turn/names';
import { NumberStepper } from '@/app/play/parts/NumberStepper';

export type SplitShares = Readonly<Record<string, number>>;

export const sharesGiven = (shares: SplitShares) =>
  Object.entries(shares).flatMap(([figure, x]) => (x > 0 ? [{ figure, x }] : []));

interface SplitPartProps {
  readonly caption: string;
  readonly figures: readonly string[];
  /** All there is to give. */
  readonly most: number;
  readonly shares: SplitShares;
  readonly onChange: (shares: SplitShares) => void;
}

/** SPLIT: how much each of them gets. */
export function SplitPart({ caption, figures, most, shares, onChange }: SplitPartProps) {
  const { t } = useTranslation();
  const names = useNames();
  const left = sharesGiven(shares).reduce((rest, { x }) => rest - x, most);
  return (
    <Section caption={caption}>
      <Live>
        <Text variant="label">{t('skills.toShare', { count: left })}</Text>
      </Live>
      {figures.map((figure) => (
        <NumberStepper
          key={figure}
          label={names.one(figure)}
          value={shares[figure] ?? 0}
          min={0}
          max={(shares[figure] ?? 0) + left}
          onChange={(x) => onChange({ ...shares, [figure]: x })}
        />
      ))}
    </Section>
  );
}
