import { useNavigation } from '@react-navigation/native';
import { memo, useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { readKey, type EntryKey, type Shelf } from '@/src/glossary';
import { Section } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { useBookmarks } from '../Bookmarks';
import { lettersOf } from '../lists/alphabet';
import { LetterBar } from '../lists/LetterBar';
import { gameParam } from '../params';
import { EntryChips } from '../parts/EntryChips';
import { useOpenEntry } from '../parts/open-entry';
import { QuickSheetTiles } from './QuickSheetTiles';
import { TileGrid } from './TileGrid';

interface BrowseProps {
  readonly shelf: Shelf;
}

/** What a game offers to those who have not typed anything. */
export const Browse = memo(function Browse({ shelf }: BrowseProps) {
  const { t } = useTranslation();
  const { favourites, recent } = useBookmarks();
  return (
    <>
      <QuickSheetTiles game={shelf.game} />
      <Marked shelf={shelf} caption={t('glossary.home.favourites')} keys={favourites} />
      <Marked shelf={shelf} caption={t('glossary.home.recent')} keys={recent} />
      <Categories shelf={shelf} />
      <Letters shelf={shelf} />
    </>
  );
});

interface MarkedProps extends BrowseProps {
  readonly caption: string;
  readonly keys: readonly EntryKey[];
}

/** Favourites and what was read last: only this game's. */
function Marked({ shelf, caption, keys }: MarkedProps) {
  const open = useOpenEntry();
  const own = keys.filter((key) => readKey(key).game === shelf.game.id);
  if (own.length === 0) return null;
  return (
    <Section caption={caption}>
      <EntryChips keys={own} onOpen={open} />
    </Section>
  );
}

function Categories({ shelf: { game } }: BrowseProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigation = useNavigation();
  return (
    <Section caption={t('glossary.home.categories')}>
      <TileGrid
        tiles={game.categories.map(({ id, icon, names, data, tone }) => ({
          key: id,
          icon,
          tone: tone ?? game.tone,
          title: names[language],
          note: t('glossary.count', { count: Object.keys(data).length }),
        }))}
        onOpen={(category) =>
          navigation.navigate('Glossary', {
            screen: 'Category',
            params: { ...gameParam(game.id), category },
          })
        }
      />
    </Section>
  );
}

function Letters({ shelf: { game, entries } }: BrowseProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigation = useNavigation();
  const letters = useMemo(() => lettersOf(entries, language), [entries, language]);
  return (
    <Section caption={t('glossary.home.alphabet')}>
      <LetterBar
        wrap
        label={t('glossary.home.alphabet')}
        letters={letters}
        onLetter={(letter) =>
          navigation.navigate('Glossary', {
            screen: 'Alphabet',
            params: { ...gameParam(game.id), letter },
          })
        }
      />
    </Section>
  );
}
