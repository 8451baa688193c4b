import { useNavigation } from '@react-navigation/native';
import { memo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { GlossaryGame } from '@/src/glossary';
import { Section } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { gameParam } from '../params';
import { TileGrid } from './TileGrid';

interface QuickSheetTilesProps {
  readonly game: GlossaryGame;
}

export const QuickSheetTiles = memo(function QuickSheetTiles({ game }: QuickSheetTilesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigation = useNavigation();
  return (
    <Section caption={t('glossary.home.sheets')}>
      <TileGrid
        tiles={game.sheets.map(({ id, icon, words }) => ({
          key: id,
          icon,
          tone: game.tone,
          title: words[language].title,
          note: t('glossary.home.sheetHint'),
        }))}
        onOpen={(sheet) =>
          navigation.navigate('Glossary', {
            screen: 'QuickSheet',
            params: { ...gameParam(game.id), sheet },
          })
        }
      />
    </Section>
  );
});
