import { useTranslation } from '@/src/i18n/translation';
import { RecallPart } from '@/app/play/figures/sheet/hero/RecallPart';
import { HeroActionSheet, type HeroSheetProps } from './HeroActionSheet';

export function RecallSheet({ hero: id, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  return (
    <HeroActionSheet hero={id} title={t('tableHero.actions.recall')} onClose={onClose}>
      {(hero) => <RecallPart hero={hero} onDone={onClose} />}
    </HeroActionSheet>
  );
}
