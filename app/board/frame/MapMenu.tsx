import { useTranslation } from 'react-i18next';
import { Section, Sheet, Text } from '@/src/ui';
import { MapRows } from '../share/MapRows';

const HELP = ['build', 'figures', 'view', 'list'] as const;

/** Sharing, the library, and how it all works. */
export function MapMenu({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Sheet visible onClose={onClose} title={t('board.tools.more')} closeLabel={t('ui.close')}>
      <MapRows onPress={onClose} />
      <Section caption={t('board.help.title')}>
        {HELP.map((part) => (
          <Text key={part}>{t(`board.help.${part}`)}</Text>
        ))}
      </Section>
    </Sheet>
  );
}
