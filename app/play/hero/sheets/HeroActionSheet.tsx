import { useEffect, type ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { heroIn, type AdventureHero } from '@/src/rules';
import { Sheet } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';

export interface HeroSheetProps {
  readonly hero: string;
  readonly onClose: () => void;
}

interface OfHeroProps extends HeroSheetProps {
  readonly children: (hero: AdventureHero) => ReactNode;
}

/** What is about one hero goes when he does. */
export function OfHero({ hero: id, onClose, children }: OfHeroProps) {
  const { adventure } = useTable();
  const hero = heroIn(adventure, id);
  useEffect(() => {
    if (hero === undefined) onClose();
  }, [hero, onClose]);
  return hero === undefined ? null : children(hero);
}

interface HeroFrameProps {
  readonly hero: AdventureHero;
  readonly title: string;
  /** The sheet's main action, in sight however long the rest is. */
  readonly footer?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** His name above the title. */
export function HeroFrame({ hero, title, footer, onClose, children }: HeroFrameProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      visible
      onClose={onClose}
      caption={hero.name}
      title={title}
      closeLabel={t('ui.close')}
      footer={footer}
    >
      {children}
    </Sheet>
  );
}

interface HeroActionSheetProps extends OfHeroProps {
  readonly title: string;
}

/** A sheet about one hero. */
export function HeroActionSheet({ hero, title, onClose, children }: HeroActionSheetProps) {
  return (
    <OfHero hero={hero} onClose={onClose}>
      {(figure) => (
        <HeroFrame hero={figure} title={title} onClose={onClose}>
          {children(figure)}
        </HeroFrame>
      )}
    </OfHero>
  );
}
