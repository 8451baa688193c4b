import { memo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { HelpHit } from '@/src/glossary/help/search';
import { Card, Row, Section } from '@/src/ui';

interface HelpHitsProps {
  readonly hits: readonly HelpHit[];
  readonly onOpen: (hit: HelpHit) => void;
}

/** Every letter brings a new list, most of them with the same lines. */
const isSame = (one: HelpHitsProps, other: HelpHitsProps): boolean =>
  one.onOpen === other.onOpen &&
  one.hits.length === other.hits.length &&
  one.hits.every(({ title, page }, place) => {
    const hit = other.hits[place];
    return title === hit?.title && page === hit.page;
  });

/** Pages of the app's help that answer a query. */
export const HelpHits = memo(function HelpHits({ hits, onOpen }: HelpHitsProps) {
  const { t } = useTranslation();
  if (hits.length === 0) return null;
  return (
    <Section caption={t('shell.help.found')}>
      <Card padding="tight">
        {hits.map((hit) => (
          <Row
            key={`${hit.page}/${hit.item}`}
            icon="info"
            title={hit.title}
            subtitle={t(`shell.help.pages.${hit.page}`)}
            onPress={() => onOpen(hit)}
          />
        ))}
      </Card>
    </Section>
  );
}, isSame);
