import { useTranslation } from '@/src/i18n/translation';
import { RUNE_COLOURS, TRACK_ROWS, type TrackSpot } from '@/src/rules';
import { Chip, RuneIcon, SegmentedControl, Text } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { Wrap } from '@/app/play/parts/Wrap';

interface SpotChoiceProps {
  readonly value: TrackSpot | null;
  /** U6: a card without a rune acts by instruction. */
  readonly none: boolean;
  readonly onChange: (spot: TrackSpot | null) => void;
}

/** I1: rune and arrow as printed. */
export function SpotChoice({ value, none, onChange }: SpotChoiceProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const row = value?.row ?? 'upper';
  return (
    <>
      <Text variant="tag" ink="muted">
        {t('tableSetup.spot.label')}
      </Text>
      <Wrap label={t('tableSetup.spot.label')}>
        {RUNE_COLOURS.map((rune) => (
          <Chip
            key={rune}
            label={words.rune(rune)}
            leading={<RuneIcon color={rune} size={18} />}
            oneOf
            selected={value?.rune === rune}
            onPress={() => onChange({ rune, row })}
          />
        ))}
        {none ? (
          <Chip
            label={t('tableSetup.spot.none')}
            oneOf
            selected={value === null}
            onPress={() => onChange(null)}
          />
        ) : null}
      </Wrap>
      {value === null ? null : (
        <SegmentedControl
          label={t('tableSetup.spot.row')}
          value={row}
          segments={TRACK_ROWS.map((one) => ({
            value: one,
            label: t(`tableSetup.spot.${one}Row`),
          }))}
          onChange={(next) => onChange({ rune: value.rune, row: next })}
        />
      )}
    </>
  );
}
