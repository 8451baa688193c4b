import { useTranslation } from '@/src/i18n/translation';
import type { CampaignPreview, ImportFile, ImportMode, LibraryPlan } from '@/src/game';
import { Button, Live, Progress, Row, Sheet, Text } from '@/src/ui';
import { useGameView } from '@/app/wiring/game';
import { useDateWords, useGameTitle } from './campaign-words';
import { LibraryPreview } from './LibraryPreview';
import { useDamageLine } from './useDamageWords';

/** What was found in a file, and what it would change here. */
export interface FoundImport {
  readonly file: ImportFile;
  readonly library: LibraryPlan;
}

/** What goes on with a file: looked through, waiting for the players' word, written. */
export type ImportStage =
  { readonly kind: 'reading' | 'writing' } | ({ readonly kind: 'found' } & FoundImport);

interface ImportSheetProps {
  readonly stage: ImportStage | null;
  readonly onTake: (found: FoundImport, mode: ImportMode) => void;
  readonly onClose: () => void;
}

export function ImportSheet({ stage, onTake, onClose }: ImportSheetProps) {
  const { t } = useTranslation();
  const found = stage?.kind === 'found' ? stage : null;
  return (
    <Sheet
      visible={stage !== null}
      onClose={onClose}
      held={stage?.kind === 'writing'}
      title={t('campaigns.import.title')}
      closeLabel={t('campaigns.import.cancel')}
      footer={
        found === null || isEmpty(found) ? undefined : (
          <Ways {...found} onTake={(mode) => onTake(found, mode)} />
        )
      }
    >
      <Live appears role="status" empty={found !== null}>
        <Progress
          label={t(
            stage?.kind === 'writing' ? 'campaigns.import.writing' : 'campaigns.import.reading',
          )}
        />
      </Live>
      {found === null ? null : <Contents {...found} />}
    </Sheet>
  );
}

const isEmpty = ({ file, library }: FoundImport): boolean =>
  file.preview.length === 0 && library.changes.length === 0;

const isDoubtful = ({ preview }: ImportFile): boolean =>
  preview.some(({ doubt }) => doubt !== null);

/** Whether a campaign of the file is here; one that is shared changes only with its table. */
function useKnown({ preview }: ImportFile): 'shared' | 'here' | null {
  const here = useGameView((view) => view.campaigns);
  const known = here.filter((card) => preview.some(({ id }) => card.id === id));
  if (known.some(({ shared }) => shared !== undefined)) return 'shared';
  return known.length > 0 ? 'here' : null;
}

interface WaysProps extends FoundImport {
  readonly onTake: (mode: ImportMode) => void;
}

/** A story that cannot have happened never takes the place of one that did. */
function Ways({ file, onTake }: WaysProps) {
  const { t } = useTranslation();
  const known = useKnown(file);
  if (file.pack) {
    return <Button label={t('campaigns.import.packTake')} onPress={() => onTake('new')} grow />;
  }
  if (isDoubtful(file)) {
    return <Button label={t('campaigns.import.asUnverified')} onPress={() => onTake('new')} grow />;
  }
  return (
    <>
      {known === 'here' ? (
        <Button
          label={t('campaigns.import.replace')}
          kind="quiet"
          onPress={() => onTake('replace')}
          grow
        />
      ) : null}
      <Button
        label={t('campaigns.import.asNew')}
        onPress={() => onTake(known === null ? 'replace' : 'new')}
        grow
      />
    </>
  );
}

const DOUBT_HINT = 'campaigns.import.doubtHint';
const KNOWN_HINTS = {
  shared: 'campaigns.import.sharedHint',
  here: 'campaigns.import.replaceHint',
} as const;

function Contents({ file, library }: FoundImport) {
  const { t } = useTranslation();
  const known = useKnown(file);
  const hint = isDoubtful(file) ? DOUBT_HINT : known === null ? null : KNOWN_HINTS[known];
  return (
    <>
      <Text ink="muted">
        {file.pack
          ? t('campaigns.import.pack')
          : file.preview.length === 0
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
      {hint === null ? null : (
        <Text variant="small" ink="muted">
          {t(hint)}
        </Text>
      )}
    </>
  );
}

const TROUBLED = { icon: 'warning', tone: 'danger' } as const;

function usePreviewLine({ heroes, chapter, steps: count, game }: CampaignPreview): string {
  const { t } = useTranslation();
  const title = useGameTitle();
  const steps = t('campaigns.list.steps', { count });
  if (game !== null) return t('campaigns.import.session', { game: title(game), steps });
  const party = t('campaigns.list.heroes', { count: heroes });
  return t('campaigns.import.preview', { heroes: party, chapter, steps });
}

function Preview({ preview }: { readonly preview: CampaignPreview }) {
  const { t } = useTranslation();
  const changed = useDateWords()(preview.changedAt);
  const damageLine = useDamageLine();
  const { name, damage, doubt } = preview;
  const line = usePreviewLine(preview);
  const troubles = [
    ...(damage === null ? [] : [damageLine(damage)]),
    ...(doubt === null ? [] : [t('campaigns.import.doubt', { step: doubt.step })]),
  ];
  const look = troubles.length === 0 ? { icon: 'logbook' as const } : TROUBLED;
  return <Row {...look} title={name} subtitle={[line, changed, ...troubles].join(' · ')} />;
}
