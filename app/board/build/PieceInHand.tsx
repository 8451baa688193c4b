import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { AccessibilityInfo, Platform, StyleSheet, View } from 'react-native';
import { Card, Text } from '@/src/ui';
import { useDeskMoves } from '../desk/desk-context';
import { turned, type Hand, type PalettePiece } from '../desk/hand';
import { useMapWords } from '../picture/map-words';
import { Turns } from './Turns';
import { useLaying } from './useLaying';

/** A piece of the palette that waits for its place. */
export function PieceInHand({
  hand,
}: {
  readonly hand: Extract<Hand, { readonly kind: 'piece' }>;
}) {
  const { t } = useTranslation();
  const words = useMapWords();
  const { take } = useDeskMoves();
  const arrival = useArrival();
  const advice = useAdvice(hand.piece);
  const { piece } = hand;
  const name = words.piece({
    kind: piece.kind,
    name: piece.kind === 'tray' ? String(piece.tray) : piece.name,
    sheetSize: piece.kind === 'sheet' ? piece.size : null,
  });
  const turn = (by: 1 | -1) => take({ ...hand, turn: turned(hand.turn, by) });
  return (
    <Card state="active" padding="tight" gap={6}>
      <View style={styles.line}>
        <View ref={arrival} tabIndex={-1} accessible style={styles.words}>
          <Text variant="label">{t('board.build.inHand', { name })}</Text>
          <Text variant="small" ink="muted">
            {t(`board.build.${advice}`)}
          </Text>
        </View>
        <Turns onTurn={turn} />
      </View>
    </Card>
  );
}

/** Where the app knows no place, it says what the piece needs. */
function useAdvice({ kind }: PalettePiece): 'inHandText' | 'bridgeText' | 'noSpotText' {
  const laying = useLaying();
  if (laying !== null && laying.fits) return 'inHandText';
  return kind === 'bridge' ? 'bridgeText' : 'noSpotText';
}

/** What was pressed has gone: the focus goes on to what came in its place. */
function useArrival(): RefObject<View | null> {
  const view = useRef<View>(null);
  useEffect(() => {
    if (view.current === null) return;
    if (Platform.OS === 'web') view.current.focus();
    else AccessibilityInfo.sendAccessibilityEvent(view.current, 'focus');
  }, []);
  return view;
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 150 },
});
