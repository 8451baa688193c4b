import { useEffect, useRef } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Button, NumberGrid, SegmentedControl, useReveal, useSnackbar } from '@/src/ui';
import type { Roller } from '@/app/play/dice/roller';

interface RollPartProps {
  readonly roller: Roller;
  readonly onRoller: (roller: Roller) => void;
  /** With what the players rolled, or without: the app rolls. */
  readonly onRoll: (roll?: number) => void;
  /** Said to whoever rolls all the same. */
  readonly missing?: string | null;
}

/** The d20: the app's, or the one on the table. */
export function RollPart({ roller, onRoller, onRoll, missing = null }: RollPartProps) {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  return (
    <View ref={useRevealed(roller)} style={styles.part}>
      <SegmentedControl
        label={t('tableHero.roll.label')}
        value={roller}
        onChange={onRoller}
        segments={(['app', 'table'] as const).map((value) => ({
          value,
          label: t(`tableHero.roll.${value}`),
        }))}
      />
      {roller === 'app' ? (
        <Button
          label={t('tableHero.roll.do')}
          icon="dice"
          disabled={missing !== null}
          onPress={() => onRoll()}
        />
      ) : (
        <NumberGrid
          label={t('tableHero.roll.grid')}
          onPick={(roll) =>
            missing === null ? onRoll(roll) : show({ text: missing, refused: true })
          }
          spoken={(roll) => t('tableHero.roll.spoken', { roll })}
        />
      )}
    </View>
  );
}

/** The numbers of the own die take more room than the button they replace: they come into sight. */
function useRevealed(roller: Roller) {
  const part = useRef<View>(null);
  const reveal = useReveal();
  const shown = useRef(roller);
  useEffect(() => {
    if (shown.current !== roller && part.current !== null) reveal(part.current);
    shown.current = roller;
  }, [roller, reveal]);
  return part;
}

const styles = StyleSheet.create({ part: { gap: 12 } });
