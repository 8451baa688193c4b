import { useTranslation } from '@/src/i18n/translation';
import { useHeroSheet } from '@/app/logbook/parts/hero-context';
import { NotesField } from '@/app/logbook/parts/NotesField';
import { SheetCard } from '@/app/logbook/parts/SheetCard';
import { useGameView } from '@/app/wiring/game';

export function NotesCard() {
  const { t } = useTranslation();
  const { hero } = useHeroSheet();
  const campaign = useGameView(({ open }) => open?.id ?? '');
  return (
    <SheetCard title={t('logbookHero.notes.title')}>
      <NotesField
        key={hero.id}
        of={`${campaign} ${hero.id}`}
        label={t('logbookHero.notes.label', { name: hero.name })}
        placeholder={t('logbookHero.notes.placeholder')}
        stored={hero.notes}
        commandFor={(notes) => ({ kind: 'changeHero', hero: hero.id, change: { notes } })}
      />
    </SheetCard>
  );
}
