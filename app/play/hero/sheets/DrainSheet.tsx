import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { NumberGrid, Text, useSnackbar } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { HeroActionSheet, type HeroSheetProps } from './HeroActionSheet';
import { TargetChips } from './TargetChips';

const MOST = 10;

/** D14: DRAIN HEALTH X. */
export function DrainSheet({ hero, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const { show } = useSnackbar();
  const [from, setFrom] = useState<readonly string[]>([]);
  const drain = (amount: number) => {
    const [victim] = from;
    if (victim === undefined) return show({ text: t('tableHero.attack.choose'), refused: true });
    void act({ kind: 'drainHealth', from: victim, to: hero, amount });
    onClose();
  };
  return (
    <HeroActionSheet hero={hero} title={t('tableHero.actions.drain')} onClose={onClose}>
      {() => (
        <View style={styles.sheet}>
          <TargetChips
            caption={t('tableHero.drain.from')}
            figures={adventure.monsters.map(({ id }) => id)}
            chosen={from}
            onChange={setFrom}
            single
          />
          {from.length === 0 ? <Text ink="muted">{t('tableHero.attack.choose')}</Text> : null}
          <NumberGrid label={t('tableHero.drain.amount')} to={MOST} onPick={drain} />
        </View>
      )}
    </HeroActionSheet>
  );
}

const styles = StyleSheet.create({ sheet: { gap: 16 } });
