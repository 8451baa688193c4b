import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { tokenCount, type FigureCommand } from '@/src/rules';
import { Chip, NumberGrid, Text, useLayout } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { figureName } from '@/app/play/turn/next-up';
import { useMoves, useTable } from '@/app/play/context/table-context';
import { useIsShort } from '@/app/play/parts/useArrangement';
import { Warnings } from '@/app/play/parts/Warnings';
import { sameSide, type FoundFigure } from '@/app/play/parts/find-figure';

const GRID = 20;

interface DamageTabProps {
  readonly found: FoundFigure;
  readonly onClose: () => void;
}

/**
 * Tap a number: done. Several figures, unpreventable damage and large numbers are one tap away.
 * Whose damage it is only an attack knows.
 */
export function DamageTab({ found, onClose }: DamageTabProps) {
  const { t } = useTranslation();
  const { act } = useMoves();
  const [others, setOthers] = useState<readonly string[] | null>(null);
  const [preventable, setPreventable] = useState(true);
  const [large, setLarge] = useState(false);
  const figures = [found.figure.id, ...(others ?? [])];
  const harm = (amount: number): FigureCommand => ({ kind: 'harm', figures, amount, preventable });
  const hit = (amount: number) => {
    void act(harm(amount));
    onClose();
  };
  const from = large ? GRID + 1 : 1;
  const short = useIsShort();
  const { landscape } = useLayout();
  const grid = (
    <NumberGrid
      label={t('tableFigure.damage.label')}
      from={from}
      to={from + GRID - 1}
      columns={short && landscape ? 10 : 5}
      onPick={hit}
      spoken={(count) => t('tableFigure.damage.spoken', { count })}
    />
  );
  return (
    <View style={styles.tab}>
      {short ? grid : null}
      <View style={styles.chips}>
        <Chip
          label={t('tableFigure.damage.several')}
          icon="users"
          selected={others !== null}
          onPress={() => setOthers(others === null ? [] : null)}
        />
        <Chip
          label={t('tableFigure.damage.unpreventable')}
          selected={!preventable}
          onPress={() => setPreventable(!preventable)}
        />
        <Chip
          label={t('tableFigure.damage.large', { from: GRID + 1, to: 2 * GRID })}
          selected={large}
          onPress={() => setLarge(!large)}
        />
      </View>
      {others === null ? null : <Others found={found} chosen={others} onChange={setOthers} />}
      <Shields found={found} preventable={preventable} />
      <Warnings command={harm(1)} />
      {short ? null : grid}
    </View>
  );
}

interface OthersProps {
  readonly found: FoundFigure;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function Others({ found, chosen, onChange }: OthersProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { adventure } = useTable();
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <View role="group" aria-label={t('tableFigure.damage.others')} style={styles.chips}>
      {sameSide(adventure, found)
        .filter((id) => id !== found.figure.id)
        .map((id) => (
          <Chip
            key={id}
            label={figureName(adventure, id, words)}
            selected={chosen.includes(id)}
            onPress={() => toggle(id)}
          />
        ))}
    </View>
  );
}

/** D10: shields come first, and everybody knows it before tapping. */
function Shields({
  found,
  preventable,
}: {
  readonly found: FoundFigure;
  readonly preventable: boolean;
}) {
  const { t } = useTranslation();
  const count = tokenCount(found.figure.tokens, 'shield');
  if (count === 0 || !preventable) return null;
  return <Text ink="muted">{t('tableFigure.damage.shields', { count })}</Text>;
}

const styles = StyleSheet.create({
  tab: { gap: 14 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
