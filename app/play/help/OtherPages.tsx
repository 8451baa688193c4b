import { useTranslation } from '@/src/i18n/translation';
import { HELP_PAGES, type HelpPage } from '@/src/glossary/help/model';
import { Chip, Section } from '@/src/ui';
import { Wrap } from '../parts/Wrap';
import { PAGE_ICONS } from './page-icons';

interface OtherPagesProps {
  readonly page: HelpPage;
  readonly onOpen: (page: HelpPage) => void;
}

/** From a page of the help to the others. */
export function OtherPages({ page, onOpen }: OtherPagesProps) {
  const { t } = useTranslation();
  return (
    <Section caption={t('shell.help.others')}>
      <Wrap>
        {HELP_PAGES.filter((other) => other !== page).map((other) => (
          <Chip
            key={other}
            icon={PAGE_ICONS[other]}
            label={t(`shell.help.pages.${other}`)}
            onPress={() => onOpen(other)}
          />
        ))}
      </Wrap>
    </Section>
  );
}
