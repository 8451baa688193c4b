import { useTranslation } from 'react-i18next';
import type { CampaignPreview, ImportFile, ImportMode, LibraryPlan } from '@/src/game';
import { Button, Row, Sheet, Text } from '@/src/ui';
import { useGameView } from '@/app/wiring/game';
import { useDateWords } from './campaign-words';
import { LibraryPreview } from './LibraryPreview';
import { useDamageLine } from './useDamageWords';

/** What was found in a file, and what it would change here. */
export interface FoundImport {
  readonly file: ImportFile;
  readonly library: LibraryPlan;
}

interface ImportSheetProps {
  readonly found: FoundImport | null;
  readonly onTake: (mode: ImportMode) => void;
  readonly onClose: () => void;
}

export function ImportSheet({ found, onTake, onClose }: ImportSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      visible={found !== null}
      onClose={onClose}
      title={t('campaigns.import.title')}
      closeLabel={t('campaigns.import.cancel')}
      footer={found === null || isEmpty(found) ? undefined : <Ways {...found} onTake={onTake} />}
    >
      {found === null ? null : <Contents {...found} />}
    </Sheet>
  );
}

const isEmpty = ({ file, library }: FoundImport): boolean =>
  file.preview.length === 0 && library.changes.length === 0;

const isDoubtful = ({ preview }: ImportFile): boolean =>
  preview.some(({ doubt }) => doubt !== null);

function useKnown({ preview }: ImportFile): boolean {
  const here = useGameView((view) => view.campaigns);
  return preview.some(({ id }) => here.some((card) => card.id === id));
}

interface WaysProps extends FoundImport {
  readonly onTake: (mode: ImportMode) => void;
}

/** A story that cannot have happened never takes the place of one that did. */
function Ways({ file, onTake }: WaysProps) {
  const { t } = useTranslation();
  const known = useKnown(file);
  if (isDoubtful(file)) {
    return <Button label={t('campaigns.import.asUnverified')} onPress={() => onTake('new')} grow />;
  }
  return (
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
  );
}

function Contents({ file, library }: FoundImport) {
  const { t } = useTranslation();
  const known = useKnown(file);
  const doubtful = isDoubtful(file);
  return (
    <>
      <Text ink="muted">
        {file.preview.length === 0
          ? t('campaigns.import.nothing')
          : t('campaigns.import.found', { count: file.preview.length })}
      </Text>
      {file.preview.map((preview) => (
        <Preview key={preview.id} preview={preview} />
      ))}
      {file.unreadable === 0 ? null : (
        <Row
          icon="warning"
          tone="danger"
          title={t('storage.loss.unreadable', { count: file.unreadable })}
        />
      )}
      <LibraryPreview plan={library} />
      {doubtful || known ? (
        <Text variant="small" ink="muted">
          {t(doubtful ? 'campaigns.import.doubtHint' : 'campaigns.import.replaceHint')}
        </Text>
      ) : null}
    </>
  );
}

const TROUBLED = { icon: 'warning', tone: 'danger' } as const;

function Preview({ preview }: { readonly preview: CampaignPreview }) {
  const { t } = useTranslation();
  const changed = useDateWords()(preview.changedAt);
  const damageLine = useDamageLine();
  const { name, damage, doubt, heroes, chapter, steps } = preview;
  const line = t('campaigns.import.preview', {
    heroes: t('campaigns.list.heroes', { count: heroes }),
    chapter,
    steps: t('campaigns.list.steps', { count: steps }),
  });
  const troubles = [
    ...(damage === null ? [] : [damageLine(damage)]),
    ...(doubt === null ? [] : [t('campaigns.import.doubt', { step: doubt.step })]),
  ];
  const look = troubles.length === 0 ? { icon: 'logbook' as const } : TROUBLED;
  return <Row {...look} title={name} subtitle={[line, changed, ...troubles].join(' · ')} />;
}
