import type { ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { linesOfEvents } from '@/src/game';
import { Button, Icon, Live, Text, useTheme } from '@/src/ui';
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

/** What is shown or asked before a figure goes: its way, too far, into harm, who is pushed where (R1). */
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
  if (question.kind !== 'displace') {
    const { points, harm } = question.ahead;
    const field = nameOf(frame, question.to);
    const told = linesOfEvents(harm).map(words.line).join(' · ');
    const calm = question.kind === 'ahead';
    return (
      <Asked calm={calm} text={t(`board.play.${SAID[question.kind]}`, { name, field })}>
        <Text variant="small">
          {[t('board.play.cost', { count: points }), told].filter((one) => one !== '').join(' · ')}
        </Text>
        <Button
          size="small"
          label={t(calm ? 'board.play.go' : 'board.play.anyway')}
          onPress={() => void goAnyway(hand)}
        />
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

const SAID = { ahead: 'ahead', 'too-far': 'tooFar', harmful: 'harmful' } as const;

interface AskedProps {
  readonly text: string;
  /** Nothing to be warned of. */
  readonly calm?: boolean;
  readonly children: ReactNode;
}

function Asked({ text, calm = false, children }: AskedProps) {
  const { colors, scaled } = useTheme();
  return (
    <Live appears style={styles.asked}>
      <View style={styles.line}>
        {calm ? null : <Icon name="warning" size={scaled(18)} color={colors.tones.yellow.text} />}
        <Text variant={calm ? 'label' : 'small'} ink={calm ? 'text' : 'yellow'} grow>
          {text}
        </Text>
      </View>
      <View style={styles.line}>{children}</View>
    </Live>
  );
}

const styles = StyleSheet.create({
  asked: { gap: 8 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
});
