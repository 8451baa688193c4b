import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { lineOf, type GameEvent } from '@/src/rules';
import { Icon, Live, Section, Text, useTheme } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { consequencesOf } from './outcome';
import type { Foreseen } from '../turn/foresight';

/** What follows by itself once it is applied: told before it happens, in the history's words. */
export function Consequences({ foreseen }: { readonly foreseen: Foreseen }) {
  const { t } = useTranslation();
  const events = consequencesOf(foreseen);
  return (
    <Live>
      {events.length === 0 ? null : (
        <Section caption={t('tableTurn.threat.follows')}>
          {events.map((event, index) => (
            <Consequence key={index} event={event} />
          ))}
        </Section>
      )}
    </Live>
  );
}

function Consequence({ event }: { readonly event: GameEvent }) {
  const words = useGameWords();
  const { colors, scaled } = useTheme();
  const line = lineOf(event);
  if (line === null) return null;
  const grave = event.type === 'outcomeReached' || event.type === 'traumaSet';
  const tone = grave ? 'danger' : 'ember';
  return (
    <View style={styles.line}>
      <Icon
        name={grave ? 'warning' : 'sparkle'}
        size={scaled(17)}
        color={colors.tones[tone].text}
      />
      <Text ink={grave ? 'danger' : 'text'} grow>
        {words.line(line)}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: 8 },
});
