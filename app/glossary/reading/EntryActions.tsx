import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../src/glossary';
import { IconButton, useSnackbar } from '../../../src/ui';
import { useLanguage } from '../../wiring/language';
import { useFavourite } from '../Bookmarks';
import { entryText } from './entry-text';
import { addressOf, copyText, shareText } from './hand-on';

interface EntryActionsProps {
  readonly entry: Entry;
  readonly on?: 'card' | 'raised';
}

/** Favourite, copy, share. */
export function EntryActions({ entry, on = 'card' }: EntryActionsProps) {
  const { t } = useTranslation();
  const { chosen, toggle } = useFavourite(entry.id);
  const { copy, share } = useHandOn(entry);
  return (
    <>
      <IconButton
        icon={chosen ? 'star-filled' : 'star'}
        label={chosen ? t('glossary.entry.notFavourite') : t('glossary.entry.favourite')}
        {...(chosen ? { tone: 'yellow' } : {})}
        on={on}
        onPress={toggle}
      />
      {copy === null ? null : (
        <IconButton icon="copy" label={t('glossary.entry.copy')} on={on} onPress={copy} />
      )}
      <IconButton icon="share" label={t('glossary.entry.share')} on={on} onPress={share} />
    </>
  );
}

function useHandOn(entry: Entry) {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const language = useLanguage();
  const text = () =>
    entryText(entry, language, {
      missed: t('glossary.entry.missed'),
      example: t('glossary.entry.example'),
    });
  const failed = () => show({ text: t('glossary.entry.notHandedOn') });
  const said = () => show({ text: t('glossary.entry.copied') });
  const share = () => {
    shareText(entry.names[language], text(), addressOf(`/glossary/${entry.id}`)).catch(failed);
  };
  const copy = copyText === null ? null : () => void copyText?.(text()).then(said, failed);
  return { copy, share };
}
