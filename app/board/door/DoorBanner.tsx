import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Button, Icon, Live, Text, useTheme } from '@/src/ui';
import { useAdventure } from '@/app/play/context/table-context';
import { useSheets } from '@/app/play/context/sheets';
import { HOME, type Page } from '@/app/play/setup/pages';
import { SummonSheet } from '@/app/play/setup/SummonSheet';
import { useDesk } from '../desk/desk-context';

const stepOf = (number: number): Page => ({
  kind: 'step',
  wanted: { kind: 'door', number },
});

/** Says that the turn waits, as long as a door is being opened. */
export function DoorBanner() {
  const opening = useDesk(({ mode }) => mode === 'door');
  return opening ? <Opening /> : null;
}

function Opening() {
  const { t } = useTranslation();
  const { colors, radius, scaled } = useTheme();
  const sheets = useSheets();
  const number = useDesk(({ door }) => door);
  const steps = useAdventure((adventure) => adventure.steps.length);
  const [before] = useState(steps);
  const { soft, graphic, text } = colors.tones.ember;
  const first = number === null ? HOME : stepOf(number);
  const summon = () => sheets.open((close) => <SummonSheet first={first} onClose={close} />);
  return (
    <Live
      role="status"
      appears
      style={[
        styles.banner,
        { backgroundColor: soft, borderColor: graphic, borderRadius: radius.card },
      ]}
    >
      <View style={styles.line}>
        <Icon name="door" size={scaled(24)} color={text} />
        <View style={styles.words}>
          <Text variant="label">{t('board.door.banner')}</Text>
          <Text variant="small" ink="muted">
            {t('board.door.bannerText')}
          </Text>
        </View>
      </View>
      {steps > before ? null : (
        <Button kind="quiet" size="small" label={t('board.door.summon')} onPress={summon} />
      )}
    </Live>
  );
}

const styles = StyleSheet.create({
  banner: { borderWidth: 1.5, padding: 12, gap: 10 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
