import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { boardTurn, type Adventure } from '@/src/rules';
import { Text } from '@/src/ui';
import { DEMO_CHAPTER } from '@/app/play/demo/setups';
import { useMainAction } from '@/app/play/context/main-action';
import { useMoves } from '@/app/play/context/table-context';
import { FigureAvatar } from '@/app/play/parts/FigureAvatar';
import { useNames } from '@/app/play/turn/names';
import { useGoOn, useNextLabel } from '@/app/play/turn/next-up';
import { useChangeRun } from '../run/run-state';

/** In the trial adventure, before anybody has acted: a monster that has somebody to strike. */
export function demoMonster(adventure: Adventure): string | null {
  const { chapter, turn, round, monsters } = adventure;
  if (chapter !== DEMO_CHAPTER || turn !== null || round > 0) return null;
  const strikes = monsters.find(({ id }) => {
    const answer = boardTurn(adventure, id);
    return answer.ok && answer.value.action === 'attack';
  });
  return strikes?.id ?? null;
}

/** The first thing to be seen: the app runs a monster, out of order (U6). */
export function DemoStart({ figure }: { readonly figure: string }) {
  const { t } = useTranslation();
  const { act } = useMoves();
  const change = useChangeRun();
  const name = useNames().one(figure);
  const next = useNextLabel();
  const run = async () => {
    if (await act({ kind: 'actNow', figure })) change({ ran: true });
  };
  useMainAction({
    label: t('boardTurn.demo.run'),
    spoken: t('boardTurn.runSpoken', { name }),
    onPress: () => void run(),
    beside: { label: next, onPress: useGoOn() },
  });
  return (
    <View style={styles.line}>
      <FigureAvatar id={figure} size={40} />
      <View style={styles.words}>
        <Text variant="heading" level={2}>
          {t('boardTurn.demo.title', { name })}
        </Text>
        <Text variant="small" ink="muted">
          {t('boardTurn.demo.text')}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
});
