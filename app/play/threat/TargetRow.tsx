import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { Translate } from '@/src/i18n';
import { heroIn, type TargetOutlook } from '@/src/rules';
import { Button, Text, useTheme } from '@/src/ui';
import { useTable } from '../context/table-context';
import { useNames } from '../turn/names';
import { FigureAvatar } from '../parts/FigureAvatar';
import type { FigureEnd } from './ends';

interface TargetRowProps {
  readonly outlook: TargetOutlook;
  /** What has become of everybody when all is over. */
  readonly ends: readonly FigureEnd[];
  /** Left out where nobody may react. */
  readonly onReact?: () => void;
}

/** `7 Schaden · Schild hält 2 ab · 3 verhindert`. */
const partsOf = ({ damage, shield, prevented, drained }: TargetOutlook, t: Translate): string =>
  [
    t('tableTurn.threat.damage', { damage }),
    shield > 0 ? t('tableTurn.threat.shield', { n: shield }) : '',
    prevented > 0 ? t('tableTurn.threat.prevented', { n: prevented }) : '',
    drained > 0 ? t('tableTurn.threat.drained', { n: drained }) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');

const endWords = (isHero: boolean, end: FigureEnd | undefined, t: Translate): string => {
  if (!isHero) return t(end?.falls ? 'tableTurn.threat.gone' : 'tableTurn.threat.stands');
  if (end?.falls) return t('tableTurn.threat.falls');
  return end?.hp ? t('tableTurn.threat.hp', end.hp) : t('tableTurn.threat.nothing');
};

const inkOf = (end: FigureEnd | undefined): 'danger' | 'text' | 'ok' => {
  if (end?.falls) return 'danger';
  return end?.hp && end.hp.to < end.hp.from ? 'text' : 'ok';
};

/** One target: what comes, what is held off, what is left. */
export function TargetRow({ outlook, ends, onReact }: TargetRowProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const { scaled } = useTheme();
  const names = useNames();
  const { figure } = outlook;
  const isHero = heroIn(adventure, figure) !== undefined;
  const name = names.one(figure);
  const end = ends.find((one) => one.figure === figure);
  return (
    <View style={styles.row} role="group" aria-label={name}>
      <FigureAvatar id={figure} size={46} />
      <View style={[styles.words, { flexBasis: scaled(130) }]}>
        <Text variant="label">{name}</Text>
        <Text variant="small" ink="muted">
          {partsOf(outlook, t)}
        </Text>
        <Text variant="label" ink={inkOf(end)}>
          {endWords(isHero, end, t)}
        </Text>
      </View>
      {!isHero || onReact === undefined ? null : (
        <Button
          label={t('tableTurn.go.react')}
          spoken={`${t('tableTurn.go.react')}: ${name}`}
          kind="quiet"
          size="small"
          onPress={onReact}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
  words: { flexGrow: 1, flexShrink: 1 },
});
