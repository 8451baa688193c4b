import { useNavigation } from '@react-navigation/native';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { QUICK_SHEET_WORDS, QUICK_SHEETS } from '../../../src/i18n/quick-sheets';
import { Section } from '../../../src/ui';
import { useLanguage } from '../../wiring/language';
import { SHEET_ICONS } from '../sheets/icons';
import { TileGrid } from './TileGrid';

export const QuickSheetTiles = memo(function QuickSheetTiles() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigation = useNavigation();
  return (
    <Section caption={t('glossary.home.sheets')}>
      <TileGrid
        tiles={QUICK_SHEETS.map((sheet) => ({
          key: sheet,
          icon: SHEET_ICONS[sheet],
          title: QUICK_SHEET_WORDS[language][sheet].title,
          note: t('glossary.home.sheetHint'),
        }))}
        onOpen={(sheet) =>
          navigation.navigate('Glossary', { screen: 'QuickSheet', params: { sheet } })
        }
      />
    </Section>
  );
});
