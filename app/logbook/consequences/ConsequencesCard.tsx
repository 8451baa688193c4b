import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { nameIn } from '@/src/content/drunagor';
import type { Translate } from '@/src/i18n';
import { consequencesOn, type PlacedConsequence } from '@/src/rules';
import { Button, Text } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { useHeroSheet } from '../parts/hero-context';
import { FirstFew } from '../parts/FirstFew';
import { KindTag } from '../parts/KindTag';
import { SheetCard } from '../parts/SheetCard';
import { SheetRow } from '../parts/SheetRow';
import { withSign } from '@/app/play/logbook/item-words';
import { AddConsequenceSheet } from './AddConsequenceSheet';
import { ConsequenceSheet } from './ConsequenceSheet';

/** B: the aura, the statuses, the outcomes. */
export function ConsequencesCard() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { sheet, marks } = useHeroSheet();
  const [adding, setAdding] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const noted = consequencesOn(sheet);
  return (
    <SheetCard title={t('logbookHero.consequences.title')} provisional={marks.consequences.size}>
      {noted.length === 0 ? (
        <Text variant="small" ink="muted">
          {t('logbookHero.consequences.empty')}
        </Text>
      ) : (
        <FirstFew items={noted} keyOf={({ entry }) => entry.id}>
          {({ kind, entry }) => (
            <SheetRow
              leading={<KindTag kind={kind} />}
              title={nameIn(entry.names, language)}
              below={lineOf(entry, t)}
              fresh={marks.consequences.has(entry.id)}
              onPress={() => setShown(entry.id)}
            />
          )}
        </FirstFew>
      )}
      <Button
        label={t('logbookHero.consequences.add')}
        icon="plus"
        kind="quiet"
        size="small"
        onPress={() => setAdding(true)}
      />
      {adding ? <AddConsequenceSheet onClose={() => setAdding(false)} /> : null}
      {shown === null ? null : <ConsequenceSheet id={shown} onClose={() => setShown(null)} />}
    </SheetCard>
  );
}

const lineOf = ({ hp, notes }: PlacedConsequence['entry'], t: Translate): string =>
  [
    ...(hp === 0 ? [] : [t('logbookHero.items.hp', { value: withSign(hp) })]),
    ...(notes === '' ? [] : [notes]),
  ].join(' · ');
