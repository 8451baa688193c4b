import { useTranslation } from 'react-i18next';
import { RecallPart } from '@/app/play/figures/sheet/hero/RecallPart';
import { HeroSheet, type HeroSheetProps } from './HeroSheet';

export function RecallSheet({ hero: id, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  return (
    <HeroSheet hero={id} title={t('tableHero.actions.recall')} onClose={onClose}>
      {(hero) => <RecallPart hero={hero} onDone={onClose} />}
    </HeroSheet>
  );
}
