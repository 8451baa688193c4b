import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { MapTile, MergeChoice, TileConflict, TileMerge } from '@/src/game';
import { Button, Row, Sheet, Text } from '@/src/ui';
import { PrintPicture } from './PrintPicture';
import { printWords } from './print-words';

interface TileImportSheetProps {
  readonly merge: TileMerge | null;
  readonly onTake: (choice: MergeChoice) => void;
  readonly onClose: () => void;
}

const NOTHING: TileMerge = { fresh: [], same: 0, conflicts: [] };

/** What a file would bring; until a button is pressed nothing is changed. */
export function TileImportSheet({ merge, onTake, onClose }: TileImportSheetProps) {
  const { t } = useTranslation();
  const { fresh, same, conflicts } = merge ?? NOTHING;
  return (
    <Sheet
      visible={merge !== null}
      onClose={onClose}
      title={t('boardShare.library.merge')}
      closeLabel={t('ui.close')}
      footer={<Footer conflicts={conflicts.length} onTake={onTake} />}
    >
      <Text>
        {fresh.length === 0
          ? t('boardShare.library.noFresh')
          : t('boardShare.library.fresh', { count: fresh.length })}
      </Text>
      {fresh.map((tile) => (
        <FreshRow key={`${tile.size}${tile.name}`} tile={tile} />
      ))}
      {same === 0 ? null : <Text ink="muted">{t('boardShare.library.same', { count: same })}</Text>}
      {conflicts.length === 0 ? null : (
        <Text>{t('boardShare.library.differs', { count: conflicts.length })}</Text>
      )}
      {conflicts.map((conflict) => (
        <Conflict key={`${conflict.mine.size}${conflict.mine.name}`} conflict={conflict} />
      ))}
    </Sheet>
  );
}

interface FooterProps {
  readonly conflicts: number;
  readonly onTake: (choice: MergeChoice) => void;
}

function Footer({ conflicts, onTake }: FooterProps) {
  const { t } = useTranslation();
  if (conflicts === 0) {
    return <Button label={t('boardShare.library.take')} onPress={() => onTake('mine')} grow />;
  }
  return (
    <>
      <Button
        label={t('boardShare.library.takeTheirs')}
        kind="quiet"
        onPress={() => onTake('theirs')}
        grow
      />
      <Button label={t('boardShare.library.keepMine')} onPress={() => onTake('mine')} grow />
    </>
  );
}

function FreshRow({ tile }: { readonly tile: MapTile }) {
  const { t } = useTranslation();
  return (
    <Row
      title={tile.name}
      subtitle={printWords(tile.print, t)}
      leading={<PrintPicture print={tile.print} size={40} />}
    />
  );
}

function Conflict({ conflict }: { readonly conflict: TileConflict }) {
  const { t } = useTranslation();
  const { mine, theirs } = conflict;
  return (
    <View style={styles.conflict}>
      <Text variant="label">{mine.name}</Text>
      <View style={styles.pair}>
        <Side title={t('boardShare.library.mine')} tile={mine} />
        <Side title={t('boardShare.library.theirs')} tile={theirs} />
      </View>
    </View>
  );
}

function Side({ title, tile }: { readonly title: string; readonly tile: MapTile }) {
  const { t } = useTranslation();
  return (
    <View style={styles.side}>
      <PrintPicture print={tile.print} size={84} />
      <Text variant="small" ink="muted">
        {title}
      </Text>
      <Text variant="small">{printWords(tile.print, t)}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  conflict: { gap: 8 },
  pair: { flexDirection: 'row', gap: 16 },
  side: { flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: 4 },
});
