import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Button, Card, moveFocus, Text } from '@/src/ui';
import { useAdventure } from '@/app/play/context/table-context';
import { useDeskMoves } from '../desk/desk-context';
import { turned, type Hand, type PalettePiece } from '../desk/hand';
import { useMapWords } from '../picture/map-words';
import type { InHand } from './fitting';
import { otherBridge } from './spots';
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
      <OtherBridge hand={hand} />
    </Card>
  );
}

type Advice = 'inHandText' | 'bridgePlacesText' | 'bridgeText' | 'noSpotText';

/** Where the app knows no place, it says what the piece needs. */
function useAdvice({ kind }: PalettePiece): Advice {
  const laying = useLaying();
  const fits = laying !== null && laying.fits;
  if (kind === 'bridge') return fits ? 'bridgePlacesText' : 'bridgeText';
  return fits ? 'inHandText' : 'noSpotText';
}

/** What of it would fit, one tap away. */
function OtherBridge({ hand }: { readonly hand: InHand }) {
  const { t } = useTranslation();
  const { take } = useDeskMoves();
  const fits = useLaying()?.fits === true;
  const map = useAdventure((adventure) => adventure.map);
  const other = useMemo(() => (fits ? null : otherBridge(map, hand)), [fits, map, hand]);
  if (other === null || other.piece.kind !== 'bridge') return null;
  const zones = t('board.build.zones', { count: other.piece.zones });
  const turned = other.turn !== hand.turn;
  return (
    <Button
      kind="quiet"
      size="small"
      icon="bridge"
      label={t(turned ? 'board.build.bridgeTurned' : 'board.build.bridgeOther', { zones })}
      onPress={() => take({ kind: 'piece', ...other })}
    />
  );
}

/** What was pressed has gone: the focus goes on to what came in its place. */
function useArrival(): RefObject<View | null> {
  const view = useRef<View>(null);
  useEffect(() => moveFocus(view.current), []);
  return view;
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 150 },
});
