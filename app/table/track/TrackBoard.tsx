import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { TRACK } from '@/src/rules';
import { Icon, RuneIcon, useTheme } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { useFigureSheet } from '@/app/play/figures/useFigureSheet';
import { useAdventure } from '@/app/play/context/table-context';
import { trackTiles, type PlaceTiles } from './tiles';
import { TrackTile } from './TrackTile';

/** The upper row ends with the end card's place (I1). */
const LOWER_FROM = TRACK.findIndex(({ kind }) => kind === 'end-card') + 1;

/** The track as it lies on the table: two rows, empty places too. */
export function TrackBoard() {
  const { t } = useTranslation();
  const words = useGameWords();
  const adventure = useAdventure((whole) => whole);
  const open = useFigureSheet();
  const places = trackTiles(adventure, words);
  const rows = [
    places.filter(({ index }) => index < LOWER_FROM),
    places.filter(({ index }) => index >= LOWER_FROM),
  ];
  return (
    <View role="group" aria-label={t('table.track.label')} style={styles.board}>
      {rows.map((row, index) => (
        <View key={index} style={styles.row}>
          {row.map((place) => (
            <Place key={place.index} place={place} onOpen={open} />
          ))}
        </View>
      ))}
    </View>
  );
}

interface PlaceProps {
  readonly place: PlaceTiles;
  readonly onOpen: (figure: string) => void;
}

function Place({ place, onOpen }: PlaceProps) {
  const { colors } = useTheme();
  if (place.tiles.length === 0) {
    return (
      <View style={[styles.empty, { borderColor: colors.line }]} aria-hidden>
        <Sign place={place} />
      </View>
    );
  }
  return (
    <View style={[styles.place, { flexGrow: 2 * place.tiles.length }]}>
      {place.tiles.map((tile) => (
        <TrackTile key={tile.id} {...tile} place={place.place} shape="flat" onOpen={onOpen} />
      ))}
    </View>
  );
}

function Sign({ place: { place } }: { readonly place: PlaceTiles }) {
  const { colors, scaled } = useTheme();
  const size = scaled(18);
  if (place.kind === 'rune') return <RuneIcon color={place.rune} size={size} />;
  if (place.kind === 'role') return <Icon name={place.role} size={size} color={colors.faint} />;
  return <Icon name="darkness" size={size} color={colors.faint} />;
}

const styles = StyleSheet.create({
  board: { gap: 6 },
  row: { flexDirection: 'row', gap: 6 },
  place: { flexDirection: 'row', gap: 4, flexShrink: 1, flexBasis: 0 },
  empty: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    minHeight: 56,
    borderWidth: 1.5,
    borderStyle: 'dashed',
    borderRadius: 16,
    alignItems: 'center',
    justifyContent: 'center',
    opacity: 0.6,
  },
});
