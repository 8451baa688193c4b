import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { Button, Sign, Text, useTheme } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { figureName } from '@/app/play/turn/next-up';
import { useAdventure } from '@/app/play/context/table-context';
import { useDeskMoves } from '../desk/desk-context';
import type { Hand } from '../desk/hand';
import { nameOf } from '../picture/frame';
import { useFrame } from '../picture/useBoardPicture';
import { useFigureMove } from './useFigureMove';

interface FigureQuestionProps {
  readonly hand: Extract<Hand, { readonly kind: 'figure' }>;
}

/** What is asked before a figure goes: too far, or who is pushed where (R1). */
export function FigureQuestion({ hand }: FigureQuestionProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const adventure = useAdventure((whole) => whole);
  const frame = useFrame();
  const { take } = useDeskMoves();
  const { goAnyway } = useFigureMove(frame);
  const { question } = hand;
  if (question === null) return null;
  const name = figureName(adventure, hand.figure, words);
  const drop = () => take({ ...hand, question: null });
  if (question.kind === 'too-far') {
    const said = t('board.play.tooFar', { name, field: nameOf(frame, question.to) });
    return (
      <Asked text={said}>
        <Button size="small" label={t('board.play.anyway')} onPress={() => void goAnyway(hand)} />
        <Button kind="quiet" size="small" label={t('board.play.notNow')} onPress={drop} />
      </Asked>
    );
  }
  const pushed = figureName(adventure, question.open[0] ?? '', words);
  return (
    <Asked text={t('board.play.displace', { monster: name, name: pushed })}>
      <Text variant="small" ink="muted">
        {t('board.play.displaceText')}
      </Text>
      <Button kind="quiet" size="small" label={t('board.play.notNow')} onPress={drop} />
    </Asked>
  );
}

interface AskedProps {
  readonly text: string;
  readonly children: ReactNode;
}

function Asked({ text, children }: AskedProps) {
  const { colors, scaled } = useTheme();
  return (
    <View style={styles.asked} aria-live="polite">
      <View style={styles.line}>
        <Sign name="warning" size={scaled(18)} color={colors.tones.yellow.text} />
        <Text variant="small" ink="yellow" grow>
          {text}
        </Text>
      </View>
      <View style={styles.line}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  asked: { gap: 8 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
});
