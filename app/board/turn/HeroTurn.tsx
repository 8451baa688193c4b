import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Chip, Text } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { useMainAction } from '@/app/play/context/main-action';
import { figureName, useGoOn, useNextLabel } from '@/app/play/turn/next-up';
import { useAdventure } from '@/app/play/context/table-context';
import { FigureAvatar } from '@/app/play/parts/FigureAvatar';
import { useHand } from '../desk/desk-context';
import { useOpenSomeDoor } from '../door/useDoor';
import { withoutPlace } from '../picture/standing';

/** Whose turn it is, in one line, and the way to the next one. */
export function HeroTurn() {
  const { t } = useTranslation();
  const words = useGameWords();
  const acting = useAdventure(({ turn }) => turn?.figure ?? null);
  const name = useAdventure((adventure) => figureName(adventure, acting ?? '', words));
  const waiting = useAdventure((adventure) => withoutPlace(adventure).length > 0);
  const idle = useHand().kind === 'nothing';
  const openDoor = useOpenSomeDoor();
  // X2: a battlefield has no doors.
  const doors = useAdventure(({ versus }) => versus === undefined);
  useMainAction({ label: useNextLabel(), onPress: useGoOn() });
  return (
    <View style={styles.line}>
      {acting === null ? null : <FigureAvatar id={acting} size={40} />}
      <View style={styles.words}>
        <Text variant="heading" level={2}>
          {name === '' ? t('board.play.noTurn') : t('board.play.turnOf', { name })}
        </Text>
        {idle ? (
          <Text variant="small" ink="muted">
            {t(waiting ? 'board.play.placeText' : 'board.play.chooseText')}
          </Text>
        ) : null}
      </View>
      {acting === null || !doors ? null : (
        <Chip icon="door" label={t('board.play.openDoor')} onPress={openDoor} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
});
