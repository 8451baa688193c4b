import { useTranslation } from '@/src/i18n/translation';
import type { KeptTile } from '@/src/game';
import { Card, EmptyState, Row, Screen, Section, Text, useSnackbar } from '@/src/ui';
import { useBack } from '@/app/wiring/useBack';
import { useTitle } from '@/app/wiring/useTitle';
import { TileRow } from './TileRow';
import { useTileFiles, useTold } from './useTileFiles';
import { useTileLibrary } from './useTileLibrary';

export function TileLibraryScreen() {
  const { t } = useTranslation();
  const library = useTileLibrary();
  const { tiles, loaded } = library;
  const { give, start, sheet } = useTileFiles(library);
  useTitle(t('boardShare.library.title'));
  return (
    <Screen caption={t('shell.tabs.board')} title={t('boardShare.library.title')} back={useBack()}>
      {loaded && tiles.length === 0 ? (
        <EmptyState
          icon="board"
          title={t('boardShare.library.emptyTitle')}
          text={t('boardShare.library.emptyText')}
        />
      ) : (
        <>
          <Text ink="muted">{t('boardShare.library.text')}</Text>
          <TileList tiles={tiles} />
        </>
      )}
      <Card>
        {tiles.length === 0 ? null : (
          <Row
            icon="share"
            title={t('boardShare.library.export')}
            subtitle={t('boardShare.library.exportHint')}
            onPress={give}
          />
        )}
        <Row
          icon="upload"
          title={t('boardShare.library.import')}
          subtitle={t('boardShare.library.importHint')}
          onPress={start}
        />
      </Card>
      {sheet}
    </Screen>
  );
}

function TileList({ tiles }: { readonly tiles: readonly KeptTile[] }) {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const { forget } = useTileLibrary();
  const told = useTold();
  const remove = async ({ id, name }: KeptTile) =>
    told(t('boardShare.library.forgotten', { name }), await forget(id));
  const failed = () => show({ text: t('refusals.storage-failed'), refused: true });
  return (
    <Section caption={t('boardShare.library.count', { count: tiles.length })}>
      <Card>
        {tiles.map((tile) => (
          <TileRow key={tile.id} tile={tile} onForget={() => void remove(tile).catch(failed)} />
        ))}
      </Card>
    </Section>
  );
}
