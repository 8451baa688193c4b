import { useTranslation } from 'react-i18next';
import { Card, Icon, Text, useTheme } from '@/src/ui';
import { StyleSheet, View } from 'react-native';
import { useMainAction } from '@/app/play/context/main-action';
import { useNames } from '@/app/play/turn/names';
import type { AttackAim, Attack } from '../useAttack';

interface DarknessStageProps {
  readonly attack: Attack;
  readonly aim: AttackAim;
}

/** D1, P1: only the table sees where it stands. */
export function DarknessStage({ attack, aim }: DarknessStageProps) {
  const { t } = useTranslation();
  const names = useNames();
  const { colors, scaled } = useTheme();
  useMainAction({
    label: t('tableTurn.go.yesDarkness'),
    onPress: () => attack.open(aim, true),
    beside: { label: t('tableTurn.go.no'), onPress: () => attack.open(aim, false) },
  });
  return (
    <Card state="active">
      <View style={styles.line}>
        <Icon name="darkness" size={scaled(30)} color={colors.tones.darkness.text} />
        <Text variant="heading" grow>
          {t('tableTurn.ask.darkness')}
        </Text>
      </View>
      <Text ink="muted">{t('tableTurn.ask.given', { names: names.all(aim.targets) })}</Text>
    </Card>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: 12 },
});
