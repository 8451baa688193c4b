import { useTranslation } from '@/src/i18n/translation';
import { Card, Row, Section } from '@/src/ui';
import type { KeptMap } from '@/src/game';
import { useAdventure } from '@/app/play/context/table-context';
import { useKeptMaps } from '../library/useKeptMaps';
import { MapStamp } from './MapStamp';
import { useTakeMap } from './useTakeMap';

/** More would be a list to search in. */
const MOST = 4;

interface ChapterMap {
  /** The map this chapter was last played on; undefined: none yet. */
  readonly own: KeptMap | undefined;
  readonly loaded: boolean;
}

export function useChapterMap(): ChapterMap {
  const { maps: all, loaded } = useKeptMaps();
  const chapter = useAdventure((adventure) => adventure.chapter);
  const title = useAdventure((adventure) => adventure.title);
  const maps = all.filter((kept) => kept.chapter === chapter);
  return { own: maps.find((kept) => kept.title === title) ?? maps[0], loaded };
}

/** Maps of other chapters, the newest first. */
export function KnownMaps() {
  const { t } = useTranslation();
  const { again } = useTakeMap();
  const { own } = useChapterMap();
  const maps = useKeptMaps().maps.filter(({ id }) => id !== own?.id);
  if (maps.length === 0) return null;
  return (
    <Section caption={t('board.empty.recent')}>
      <Card padding="tight">
        {maps.slice(0, MOST).map(({ id, title, chapter, map }) => (
          <Row
            key={id}
            leading={<MapStamp map={map} size={40} />}
            title={title === '' ? t('board.empty.untitled') : title}
            {...(chapter > 0 ? { subtitle: t('board.empty.chapter', { chapter }) } : {})}
            onPress={() => void again(map)}
          />
        ))}
      </Card>
    </Section>
  );
}
