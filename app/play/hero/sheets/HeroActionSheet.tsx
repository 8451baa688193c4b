import { useEffect, type ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { heroIn, type AdventureHero } from '@/src/rules';
import { Sheet } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';

export interface HeroSheetProps {
  readonly hero: string;
  readonly onClose: () => void;
}

interface FrameProps extends HeroSheetProps {
  readonly title: string;
  readonly footer?: ReactNode;
  readonly children: (hero: AdventureHero) => ReactNode;
}

/** A sheet about one hero; it goes when he does. */
export function HeroActionSheet({ hero: id, title, footer, onClose, children }: FrameProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const hero = heroIn(adventure, id);
  useEffect(() => {
    if (hero === undefined) onClose();
  }, [hero, onClose]);
  if (hero === undefined) return null;
  return (
    <Sheet
      visible
      onClose={onClose}
      caption={hero.name}
      title={title}
      closeLabel={t('ui.close')}
      {...(footer === undefined ? {} : { footer })}
    >
      {children(hero)}
    </Sheet>
  );
}
