import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { keyOfEntry, type GlossaryEntry } from '@/src/glossary';
import { Button, IconButton, useSnackbar } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { useFavourite } from '../Bookmarks';
import { entryText } from './entry-text';
import { addressOf, copyText, shareText } from '@/app/wiring/sharing';

interface FavouriteButtonProps {
  readonly entry: GlossaryEntry;
  readonly on?: 'card' | 'raised';
}

export function FavouriteButton({ entry, on = 'card' }: FavouriteButtonProps) {
  const { t } = useTranslation();
  const { chosen, toggle } = useFavourite(keyOfEntry(entry));
  return (
    <IconButton
      icon={chosen ? 'star-filled' : 'star'}
      label={chosen ? t('glossary.entry.notFavourite') : t('glossary.entry.favourite')}
      {...(chosen ? { tone: 'yellow' } : {})}
      on={on}
      onPress={toggle}
    />
  );
}

/** Copy and share, below the text: whoever wants to hand it on has read it. */
export function ShareButtons({ entry }: { readonly entry: GlossaryEntry }) {
  const { t } = useTranslation();
  const { copy, share } = useSharing(entry);
  const look = { kind: 'quiet', size: 'small' } as const;
  return (
    <View style={styles.row}>
      <Button {...look} icon="copy" label={t('glossary.entry.copy')} onPress={copy} />
      <Button {...look} icon="share" label={t('glossary.entry.share')} onPress={share} />
    </View>
  );
}

function useSharing(entry: GlossaryEntry) {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const language = useLanguage();
  const text = () =>
    entryText(entry, language, {
      missed: t('glossary.entry.missed'),
      example: t('glossary.entry.example'),
    });
  const failed = () => show({ text: t('glossary.entry.notHandedOn'), refused: true });
  const said = () => show({ text: t('glossary.entry.copied') });
  const share = () => {
    shareText(entry.names[language], text(), addressOf(`/glossary/${keyOfEntry(entry)}`)).catch(
      failed,
    );
  };
  const copy = () => void copyText(text()).then(said, failed);
  return { copy, share };
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 } });
