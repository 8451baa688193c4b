import { useTranslation } from 'react-i18next';
import type { CampaignPreview, ImportFile, ImportMode } from '@/src/game';
import { Button, Row, Sheet, Text } from '@/src/ui';
import { useGameView } from '@/app/wiring/game';
import { useDateWords } from './campaign-words';
import { useDamageLine } from './useDamageWords';

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
      {file === null || file.unreadable === 0 ? null : (
        <Row
          icon="warning"
          tone="danger"
          title={t('storage.loss.unreadable', { count: file.unreadable })}
        />
      )}
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
  const damageLine = useDamageLine();
  const { name, damage } = preview;
  const said = damage === null ? [line, changed] : [line, changed, damageLine(damage)];
  const look = damage === null ? { icon: 'logbook' as const } : DAMAGED;
  return <Row {...look} title={name} subtitle={said.join(' · ')} />;
}

const DAMAGED = { icon: 'warning', tone: 'danger' } as const;
