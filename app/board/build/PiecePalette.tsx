import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { SHEET_SIZES, type SheetSize } from '@/src/rules';
import { Chip, Text, TextField } from '@/src/ui';
import { useAdventure } from '@/app/play/context/table-context';
import { Wrap } from '@/app/play/parts/Wrap';
import { useDeskMoves } from '../desk/desk-context';
import type { PalettePiece } from '../desk/hand';
import { useTileLibrary } from '../library/useTileLibrary';
import { Strip } from '../parts/Strip';
import { OtherPieces } from './OtherPieces';
import { SizeMark } from './SizeMark';
import { useCampaignDraft } from '@/app/wiring/useDraft';

/** More than these only by typing. */
const MAX_KNOWN = 12;

/** Everything that can be laid: known sheets first, they come with their terrain. */
export function PiecePalette() {
  const { t } = useTranslation();
  const [name, setName] = useCampaignDraft('sheet', '');
  const take = useTakePiece();
  const none = useAdventure(({ map }) => map === null);
  return (
    <>
      {none ? (
        <Text variant="small" ink="muted">
          {t('board.build.start')}
        </Text>
      ) : null}
      <Known typed={name} />
      <Fresh name={name} onName={setName} />
      <OtherPieces onTake={take} />
    </>
  );
}

function useTakePiece(): (piece: PalettePiece) => void {
  const { take } = useDeskMoves();
  return (piece) => take({ kind: 'piece', piece, turn: 0 });
}

const folded = (name: string): string => name.trim().toLowerCase();

function Known({ typed }: { readonly typed: string }) {
  const { t } = useTranslation();
  const { tiles } = useTileLibrary();
  const sheets = useAdventure(({ map }) => map?.sheets);
  const take = useTakePiece();
  const laid = new Set((sheets ?? []).map(({ name }) => folded(name)));
  const free = tiles.filter(({ name }) => !laid.has(folded(name)));
  const shown = free.filter(({ name }) => folded(name).startsWith(folded(typed)));
  if (shown.length === 0) return null;
  return (
    <Strip label={t('board.build.known')}>
      {shown.slice(0, MAX_KNOWN).map(({ id, name, size, print }) => (
        <Chip
          key={id}
          icon="board"
          label={name}
          onPress={() => take({ kind: 'sheet', name, size, print })}
        />
      ))}
    </Strip>
  );
}

interface FreshProps {
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** Sheets are called after their size: E4-F is an E. */
const sizeNamed = (name: string): SheetSize | undefined =>
  SHEET_SIZES.find((size) => name.trim().toUpperCase().startsWith(size));

function Fresh({ name, onName }: FreshProps) {
  const { t } = useTranslation();
  const { printOf } = useTileLibrary();
  const take = useTakePiece();
  const choose = (size: SheetSize) => {
    const print = printOf(name, size);
    take({ kind: 'sheet', name: name.trim(), size, ...(print === undefined ? {} : { print }) });
    onName('');
  };
  const named = sizeNamed(name);
  return (
    <View style={styles.fresh}>
      <View style={styles.name}>
        <TextField
          label={t('board.build.name')}
          placeholder={t('board.build.nameHint')}
          value={name}
          maxLength={20}
          onChangeText={onName}
          {...(named === undefined ? {} : { onSubmit: () => choose(named) })}
        />
      </View>
      <Wrap label={t('board.build.size')}>
        {SHEET_SIZES.map((size) => (
          <Chip
            key={size}
            label={size}
            leading={<SizeMark size={size} />}
            spoken={t(`board.build.sizesSpoken.${size}`)}
            tone={size === named ? 'ember' : 'neutral'}
            onPress={() => choose(size)}
          />
        ))}
      </Wrap>
    </View>
  );
}

const styles = StyleSheet.create({
  fresh: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end', gap: 8 },
  name: { flexGrow: 1, flexShrink: 1, flexBasis: 110 },
});
