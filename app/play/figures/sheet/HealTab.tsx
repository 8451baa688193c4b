import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { exceedsStart } from '@/src/rules';
import { Button, NumberGrid, Text } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { Warnings } from '@/app/play/parts/Warnings';
import type { FoundFigure } from '@/app/play/parts/find-figure';

const GRID = 20;

/** D14, S2c: only commanders and lieutenants go beyond what they started with. */
const healable = (found: FoundFigure): number => {
  if (found.kind === 'ally') return 0;
  if (found.kind === 'monster' && found.card && exceedsStart(found.card.kind)) return GRID;
  return Math.max(0, found.figure.maxHp - found.figure.hp);
};

interface HealTabProps {
  readonly found: FoundFigure;
  readonly onClose: () => void;
}

export function HealTab({ found, onClose }: HealTabProps) {
  const { t } = useTranslation();
  const { act } = useTable();
  const most = healable(found);
  const { id } = found.figure;
  const heal = (amount: number) => {
    void act({ kind: 'heal', figures: [id], amount });
    onClose();
  };
  if (most === 0) return <Text ink="muted">{t('tableFigure.heal.full')}</Text>;
  return (
    <View style={styles.tab}>
      <Warnings command={{ kind: 'heal', figures: [id], amount: 1 }} />
      <NumberGrid
        label={t('tableFigure.heal.label')}
        to={Math.min(GRID, most)}
        onPick={heal}
        spoken={(count) => t('tableFigure.heal.spoken', { count })}
      />
      {most > GRID ? (
        <Button
          label={t('tableFigure.heal.all', { count: most })}
          kind="quiet"
          size="small"
          onPress={() => heal(most)}
        />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({ tab: { gap: 14 } });
