import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { ItemPlace } from '@/src/rules';
import { Section } from '@/src/ui';
import { AddItemSheet } from './AddItemSheet';
import { GearGrid } from './GearGrid';
import { ItemSheet } from './ItemSheet';
import { StoredCard } from './StoredCard';

/** Gear, bag and camp share their two pages: one thing, or something new. */
export function HeroItems() {
  const { t } = useTranslation();
  const [shown, setShown] = useState<string | null>(null);
  const [adding, setAdding] = useState<ItemPlace | null>(null);
  return (
    <>
      <Section caption={t('logbookHero.items.gear')}>
        <GearGrid onItem={setShown} onAdd={setAdding} />
      </Section>
      <StoredCard place="bag" onItem={setShown} onAdd={() => setAdding('bag')} />
      <StoredCard place="camp" onItem={setShown} onAdd={() => setAdding('camp')} />
      {shown === null ? null : <ItemSheet id={shown} onClose={() => setShown(null)} />}
      {adding === null ? null : <AddItemSheet place={adding} onClose={() => setAdding(null)} />}
    </>
  );
}
