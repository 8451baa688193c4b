import { useTranslation } from 'react-i18next';
import type { CampaignPreview, ImportFile, ImportMode } from '@/src/game';
import { Button, Row, Sheet, Text } from '@/src/ui';
import { useGameView } from '@/app/wiring/game';
import { useDateWords } from './campaign-words';

interface ImportSheetProps {
  readonly file: ImportFile | null;
  readonly onTake: (mode: ImportMode) => void;
  readonly onClose: () => void;
}

export function ImportSheet({ file, onTake, onClose }: ImportSheetProps) {
  const { t } = useTranslation();
  const here = useGameView((view) => view.campaigns);
  const known = file?.preview.some(({ id }) => here.some((card) => card.id === id)) ?? false;
  const empty = file?.preview.length === 0 && file.libraryItems === 0;
  return (
    <Sheet
      visible={file !== null}
      onClose={onClose}
      title={t('campaigns.import.title')}
      closeLabel={t('campaigns.import.cancel')}
      footer={
        empty ? undefined : (
          <>
            {known ? (
              <Button
                label={t('campaigns.import.replace')}
                kind="quiet"
                onPress={() => onTake('replace')}
                grow
              />
            ) : null}
            <Button
              label={t('campaigns.import.asNew')}
              onPress={() => onTake(known ? 'new' : 'replace')}
              grow
            />
          </>
        )
      }
    >
      <Text ink="muted">
        {file?.preview.length === 0
          ? t('campaigns.import.nothing')
          : t('campaigns.import.found', { count: file?.preview.length ?? 0 })}
      </Text>
      {file?.preview.map((preview) => (
        <Preview key={preview.id} preview={preview} />
      ))}
      {known ? (
        <Text variant="small" ink="muted">
          {t('campaigns.import.replaceHint')}
        </Text>
      ) : null}
    </Sheet>
  );
}

function Preview({ preview }: { readonly preview: CampaignPreview }) {
  const { t } = useTranslation();
  const changed = useDateWords()(preview.changedAt);
  const line = t('campaigns.import.preview', {
    heroes: t('campaigns.list.heroes', { count: preview.heroes }),
    chapter: preview.chapter,
    steps: t('campaigns.list.steps', { count: preview.steps }),
  });
  return <Row icon="logbook" title={preview.name} subtitle={`${line} · ${changed}`} />;
}
