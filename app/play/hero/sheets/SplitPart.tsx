import { useTranslation } from '@/src/i18n/translation';
import { Live, Section, Text } from '@/src/ui';
import { useNames } from '@/app/play/turn/names';
import { NumberStepper } from '@/app/play/parts/NumberStepper';
import { sumOf, type SplitShares } from './split-shares';

interface SplitPartProps {
  readonly caption: string;
  readonly figures: readonly string[];
  /** All there is to give. */
  readonly most: number;
  readonly shares: SplitShares;
  /** W3: by whoever deals it out. */
  readonly isMarked?: (figure: string) => boolean;
  readonly onChange: (shares: SplitShares) => void;
}

const NOBODY = () => false;

/** SPLIT: how much each of them gets. */
export function SplitPart(props: SplitPartProps) {
  const { caption, figures, most, shares, isMarked = NOBODY, onChange } = props;
  const { t } = useTranslation();
  const names = useNames();
  const left = most - sumOf(shares);
  // The mark adds its own once the first of them gets something.
  const unmarked = !figures.some((figure) => isMarked(figure) && (shares[figure] ?? 0) > 0);
  const more = (figure: string) => left + (unmarked && isMarked(figure) ? 1 : 0);
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
          max={(shares[figure] ?? 0) + more(figure)}
          onChange={(x) => onChange({ ...shares, [figure]: x })}
        />
      ))}
    </Section>
  );
}
