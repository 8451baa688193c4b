import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { Position } from '@/src/rules';
import { Button, Card, IconButton, Text, TextField, type IconName } from '@/src/ui';
import { useAdventure, useMoves } from '@/app/play/context/table-context';
import { useDeskMoves } from '../desk/desk-context';
import { useMapWords } from '../picture/map-words';
import type { MapPieceRef } from '../picture/pieces';
import { isBare, paletteOf } from './again';
import { suggested } from './spots';
import { Turns } from './Turns';
import { useBuilding } from './useBuilding';
import { useCampaignChangeDraft } from '@/app/wiring/useDraft';

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

/** A piece on the map that was tapped: turn it, push it, name it, take it away. */
export function LaidPiece({ piece }: { readonly piece: MapPieceRef }) {
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
      <BareTray piece={piece} />
      {naming ? <Naming piece={piece} onDone={() => setNaming(false)} /> : null}
      <View style={styles.tools}>
        <Another piece={piece} />
        <Turns onTurn={(by) => void building.turn(piece.id, by)} />
      </View>
      <View style={styles.tools}>
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

/** The same once more, beside this one; where the app knows no place it comes into the hand. */
function Another({ piece }: { readonly piece: MapPieceRef }) {
  const { t } = useTranslation();
  const { take } = useDeskMoves();
  const { lay } = useBuilding();
  const map = useAdventure((adventure) => adventure.map);
  const same = map === null ? null : paletteOf(map, piece);
  if (same === null) return null;
  const again = () => {
    const hand = { piece: same, turn: piece.turn };
    const spot = suggested(map, hand);
    if (spot === null) take({ kind: 'piece', ...hand });
    else void lay(same, spot, piece.turn);
  };
  return <Button kind="quiet" size="small" label={t('board.build.another')} onPress={again} />;
}

/** Says what a tray needs next. */
function BareTray({ piece }: { readonly piece: MapPieceRef }) {
  const { t } = useTranslation();
  const bare = useAdventure(({ map }) => map !== null && isBare(map, piece));
  return bare ? <Text variant="small">{t('board.build.bareTray')}</Text> : null;
}

interface NamingProps {
  readonly piece: MapPieceRef;
  readonly onDone: () => void;
}

function Naming({ piece, onDone }: NamingProps) {
  const { t } = useTranslation();
  const { act } = useMoves();
  const [name, setName, finish] = useCampaignChangeDraft(`piece ${piece.id}`, piece.name);
  const keep = async () => {
    if (!(await act({ kind: 'namePiece', piece: piece.id, name: name.trim() }))) return;
    finish();
    onDone();
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
  tools: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 },
});
