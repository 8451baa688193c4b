import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { HelpPage } from '@/src/glossary/help/model';
import { helpWords } from '@/src/glossary/help/words';
import { Sheet } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { HelpContent } from './HelpContent';
import { OtherPages } from './OtherPages';

interface HelpSheetProps {
  readonly page: HelpPage;
  /** What was asked for comes first. */
  readonly item?: string;
  readonly onClose: () => void;
}

/** The help of a screen, over it; the other pages are one tap away, and back leads here. */
export function HelpSheet({ page, item, onClose }: HelpSheetProps) {
  const { t } = useTranslation();
  const words = helpWords(useLanguage());
  const [turned, setTurned] = useState<readonly HelpPage[]>([]);
  const shown = turned.at(-1) ?? page;
  const back = () => setTurned((pages) => pages.slice(0, -1));
  return (
    <Sheet
      visible
      onClose={onClose}
      {...(turned.length === 0 ? {} : { onBack: back })}
      title={words[shown].title}
      caption={t('shell.help.title')}
      closeLabel={t('ui.close')}
      page={`${turned.length}/${shown}`}
      whenWide="side"
      testID="help-sheet"
    >
      <HelpContent page={shown} {...(turned.length > 0 || item === undefined ? {} : { item })} />
      <OtherPages page={shown} onOpen={(next) => setTurned((pages) => [...pages, next])} />
    </Sheet>
  );
}
