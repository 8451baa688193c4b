import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { Position } from '../../../src/rules';
import { Button, Card, IconButton, Text, TextField, type IconName } from '../../../src/ui';
import { useAdventure, useMoves } from '../../table/play/table-context';
import { useDeskMoves, useHand } from '../desk/desk-context';
import { turned, type Hand, type Piece } from '../desk/hand';
import { useArrival } from '../frame/useArrival';
import { useMapWords } from '../picture/map-words';
import { pieceIn, type MapPieceRef } from '../picture/pieces';
import { useBuilding } from './useBuilding';
import { useLaying } from './useLaying';

/** What is in hand, with everything that can be done to it. */
export function PieceBar() {
  const hand = useHand();
  const map = useAdventure((adventure) => adventure.map);
  if (hand.kind === 'piece') return <InHand hand={hand} />;
  const laid = hand.kind === 'laid' ? pieceIn(map, hand.piece) : undefined;
  return laid === undefined ? null : <Laid key={laid.id} piece={laid} />;
}

function InHand({ hand }: { readonly hand: Extract<Hand, { readonly kind: 'piece' }> }) {
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
function useAdvice({ kind }: Piece): 'inHandText' | 'bridgeText' | 'noSpotText' {
  const laying = useLaying();
  if (laying !== null && laying.fits) return 'inHandText';
  return kind === 'bridge' ? 'bridgeText' : 'noSpotText';
}

function Turns({ onTurn }: { readonly onTurn: (by: 1 | -1) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <IconButton
        on="raised"
        icon="turn-left"
        label={t('board.build.turnLeft')}
        onPress={() => onTurn(-1)}
      />
      <IconButton
        on="raised"
        icon="turn-right"
        label={t('board.build.turnRight')}
        onPress={() => onTurn(1)}
      />
    </>
  );
}

const PUSHES: readonly {
  readonly way: 'left' | 'up' | 'down' | 'right';
  readonly icon: IconName;
  readonly by: Position;
}[] = [
  { way: 'left', icon: 'chevron-left', by: [-1, 0] },
  { way: 'up', icon: 'chevron-up', by: [0, -1] },
  { way: 'down', icon: 'chevron-down', by: [0, 1] },
  { way: 'right', icon: 'chevron-right', by: [1, 0] },
];

function Laid({ piece }: { readonly piece: MapPieceRef }) {
  const { t } = useTranslation();
  const words = useMapWords();
  const { letGo } = useDeskMoves();
  const building = useBuilding();
  const [naming, setNaming] = useState(false);
  const name = words.piece(piece);
  return (
    <Card state="active" padding="tight" gap={8}>
      <View style={styles.line}>
        <Text variant="label" grow>
          {t('board.build.chosen', { name })}
        </Text>
        {piece.kind === 'tray' ? null : (
          <IconButton
            on="bare"
            icon="edit"
            expanded={naming}
            label={t('board.build.rename')}
            onPress={() => setNaming(!naming)}
          />
        )}
        <IconButton
          on="bare"
          icon="trash"
          label={t('board.build.remove', { name })}
          onPress={() => void building.remove(piece.id)}
        />
        <IconButton on="bare" icon="close" label={t('board.build.letGo')} onPress={letGo} />
      </View>
      {naming ? <Naming piece={piece} onDone={() => setNaming(false)} /> : null}
      <View style={styles.tools}>
        <Turns onTurn={(by) => void building.turn(piece.id, by)} />
        {PUSHES.map(({ way, icon, by }) => (
          <IconButton
            key={way}
            on="raised"
            icon={icon}
            label={t(`board.build.${way}`)}
            onPress={() => void building.push(piece.id, by)}
          />
        ))}
      </View>
    </Card>
  );
}

interface NamingProps {
  readonly piece: MapPieceRef;
  readonly onDone: () => void;
}

function Naming({ piece, onDone }: NamingProps) {
  const { t } = useTranslation();
  const { act } = useMoves();
  const [name, setName] = useState(piece.name);
  const keep = async () => {
    if (await act({ kind: 'namePiece', piece: piece.id, name: name.trim() })) onDone();
  };
  return (
    <View style={styles.line}>
      <View style={styles.words}>
        <TextField
          label={t('board.build.name')}
          value={name}
          maxLength={20}
          onChangeText={setName}
          onSubmit={() => void keep()}
        />
      </View>
      <Button size="small" label={t('board.build.keepName')} onPress={() => void keep()} />
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 150 },
  tools: { flexDirection: 'row', flexWrap: 'wrap', gap: 8, justifyContent: 'space-between' },
});
