import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { Translate } from '@/src/i18n';
import { heroIn, type AdventureHero, type TargetOutlook } from '@/src/rules';
import { Button, Text, useTheme } from '@/src/ui';
import { useTable } from '../context/table-context';
import { useNames } from '../turn/names';
import { FigureAvatar } from '../parts/FigureAvatar';

interface TargetRowProps {
  readonly outlook: TargetOutlook;
  /** Left out where nobody may react. */
  readonly onReact?: () => void;
}

/** `7 Schaden · Schild hält 2 ab · 3 verhindert`. */
const partsOf = ({ damage, shield, prevented }: TargetOutlook, t: Translate): string =>
  [
    t('tableTurn.threat.damage', { damage }),
    shield > 0 ? t('tableTurn.threat.shield', { n: shield }) : '',
    prevented > 0 ? t('tableTurn.threat.prevented', { n: prevented }) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');

const endOf = (
  { lost, falls }: TargetOutlook,
  hero: AdventureHero | undefined,
  t: Translate,
): string => {
  if (!hero) return t(falls ? 'tableTurn.threat.gone' : 'tableTurn.threat.stands');
  if (falls) return t('tableTurn.threat.falls');
  return lost === 0
    ? t('tableTurn.threat.nothing')
    : t('tableTurn.threat.hp', { from: hero.hp, to: hero.hp - lost });
};

/** One target: what comes, what is held off, what is left. */
export function TargetRow({ outlook, onReact }: TargetRowProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const { scaled } = useTheme();
  const names = useNames();
  const { figure, falls, lost } = outlook;
  const hero = heroIn(adventure, figure);
  const name = names.one(figure);
  const end = endOf(outlook, hero, t);
  return (
    <View style={styles.row} role="group" aria-label={name}>
      <FigureAvatar id={figure} size={46} />
      <View style={[styles.words, { flexBasis: scaled(130) }]}>
        <Text variant="label">{name}</Text>
        <Text variant="small" ink="muted">
          {partsOf(outlook, t)}
        </Text>
        <Text variant="label" ink={falls ? 'danger' : lost > 0 ? 'text' : 'ok'}>
          {end}
        </Text>
      </View>
      {hero === undefined || onReact === undefined ? null : (
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
