import { useNavigation } from '@react-navigation/native';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../src/ui';
import { useLanguage } from '../../wiring/language';
import { useBookmarks } from '../Bookmarks';
import { SHELF } from '../content';
import { alphabetOf } from '../lists/alphabet';
import { LetterBar } from '../lists/LetterBar';
import { EntryChips } from '../parts/EntryChips';
import { useOpenEntry } from '../parts/open-entry';
import { QuickSheetTiles } from './QuickSheetTiles';
import { TileGrid } from './TileGrid';

/** What the glossary offers to those who have not typed anything. */
export const Browse = memo(function Browse() {
  const { t } = useTranslation();
  const open = useOpenEntry();
  const { favourites, recent } = useBookmarks();
  return (
    <>
      <QuickSheetTiles />
      {favourites.length === 0 ? null : (
        <Section caption={t('glossary.home.favourites')}>
          <EntryChips ids={favourites} onOpen={open} />
        </Section>
      )}
      {recent.length === 0 ? null : (
        <Section caption={t('glossary.home.recent')}>
          <EntryChips ids={recent} onOpen={open} />
        </Section>
      )}
      <Categories />
      <Letters />
    </>
  );
});

function Categories() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigation = useNavigation();
  return (
    <Section caption={t('glossary.home.categories')}>
      <TileGrid
        tiles={SHELF.game.categories.map(({ id, icon, names, data }) => ({
          key: id,
          icon,
          title: names[language],
          note: t('glossary.count', { count: Object.keys(data).length }),
        }))}
        onOpen={(category) =>
          navigation.navigate('Glossary', { screen: 'Category', params: { category } })
        }
      />
    </Section>
  );
}

function Letters() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigation = useNavigation();
  const letters = useMemo(() => alphabetOf(language).map(({ letter }) => letter), [language]);
  return (
    <Section caption={t('glossary.home.alphabet')}>
      <LetterBar
        wrap
        label={t('glossary.home.alphabet')}
        letters={letters}
        onLetter={(letter) =>
          navigation.navigate('Glossary', { screen: 'Alphabet', params: { letter } })
        }
      />
    </Section>
  );
}
