import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { Adventure } from '@/src/rules';
import { Button, Card, IconButton, SegmentedControl, Text } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { useFigureSheet } from '@/app/play/figures/useFigureSheet';
import { figureName } from '@/app/play/turn/next-up';
import { useAdventure, useMoves } from '@/app/play/context/table-context';
import { FigureAvatar } from '@/app/play/parts/FigureAvatar';
import { useRoom } from '../parts/useRoom';
import { useHelped } from '../hero/useHelped';
import { useDeskMoves, useHand } from '../desk/desk-context';
import type { Hand, MoveKind } from '../desk/hand';
import { nameOf, type Frame } from '../picture/frame';
import { useFrame } from '../picture/useBoardPicture';
import { FigureQuestion } from './FigureQuestion';
import { figureOnMap } from '../picture/standing';
import { QuickActions } from './QuickActions';
import { useReach } from './useReach';
import { useTurnWaits } from './useTurnWaits';

type Held = Extract<Hand, { readonly kind: 'figure' }>;

const MOVE_KINDS: readonly MoveKind[] = ['walk', 'jump', 'forced', 'place'];

/** The figure that was tapped: how it goes, and what else can be done to it. */
export function FigureBar() {
  const hand = useHand();
  return hand.kind === 'figure' ? <Chosen key={hand.figure} hand={hand} /> : null;
}

function useTitle(adventure: Adventure, frame: Frame, id: string): string {
  const { t } = useTranslation();
  const words = useGameWords();
  const name = figureName(adventure, id, words);
  const figure = figureOnMap(adventure, id);
  if (figure === undefined || figure.at === null) return name;
  return t('board.play.chosen', { name, field: nameOf(frame, figure.at) });
}

function Chosen({ hand }: { readonly hand: Held }) {
  const { t } = useTranslation();
  const frame = useFrame();
  const adventure = useAdventure((whole) => whole);
  const { letGo } = useDeskMoves();
  const title = useTitle(adventure, frame, hand.figure);
  const figure = figureOnMap(adventure, hand.figure);
  if (figure === undefined) return null;
  return (
    <Card state="active" padding="tight" gap={6}>
      <View style={styles.line}>
        <FigureAvatar id={hand.figure} size={38} />
        <View style={styles.words}>
          <Text variant="label">{title}</Text>
          {hand.help === true ? null : (
            <Advice hand={hand} placed={figure.at !== null} large={figure.large} />
          )}
        </View>
        {hand.question === null ? <RangeButton hand={hand} /> : null}
        <IconButton on="bare" icon="close" label={t('board.build.letGo')} onPress={letGo} />
      </View>
      <FigureQuestion hand={hand} />
      {figure.at === null || hand.question !== null || hand.help === true ? null : (
        <Ways hand={hand} />
      )}
    </Card>
  );
}

interface AdviceProps {
  readonly hand: Held;
  readonly placed: boolean;
  readonly large: boolean;
}

function Advice({ hand, placed, large }: AdviceProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const reach = useReach();
  const name = useAdventure((adventure) => figureName(adventure, hand.figure, words));
  const said = placed
    ? hand.how === 'walk' && reach !== null
      ? t('board.play.reach', { count: reach.points })
      : t(`board.play.howText.${hand.how}`)
    : t(large ? 'board.play.placeAtZone' : 'board.play.placeAt', { name });
  return (
    <Text variant="small" ink="muted">
      {said}
    </Text>
  );
}

/** A hero's range in the panel below; with room beside the map it is there already. */
function RangeButton({ hand }: { readonly hand: Held }) {
  const { t } = useTranslation();
  const { take } = useDeskMoves();
  const { beside } = useRoom();
  const waits = useTurnWaits();
  const hero = useHelped();
  const { help = false } = hand;
  if (beside || !waits || hero?.id !== hand.figure) return null;
  return (
    <Button
      kind="quiet"
      size="small"
      label={t(help ? 'boardTurn.hero.ways' : 'boardTurn.hero.range')}
      onPress={() => take({ ...hand, help: !help })}
    />
  );
}

function Ways({ hand }: { readonly hand: Held }) {
  const { t } = useTranslation();
  const { act } = useMoves();
  const { take, letGo } = useDeskMoves();
  const details = useFigureSheet();
  const takeOff = async () => {
    if (await act({ kind: 'placeFigure', figure: hand.figure, at: null })) letGo();
  };
  return (
    <>
      <QuickActions figure={hand.figure} />
      <SegmentedControl
        label={t('board.play.how')}
        segments={MOVE_KINDS.map((value) => ({ value, label: t(`board.play.hows.${value}`) }))}
        value={hand.how}
        onChange={(how) => take({ ...hand, how })}
      />
      <View style={styles.line}>
        <Button
          kind="quiet"
          size="small"
          label={t('board.play.details')}
          onPress={() => details(hand.figure)}
        />
        <Button
          kind="quiet"
          size="small"
          label={t('board.play.takeOffShort')}
          spoken={t('board.play.takeOff')}
          onPress={() => void takeOff()}
        />
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 100 },
});
