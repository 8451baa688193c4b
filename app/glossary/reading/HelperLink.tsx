import { useTranslation } from '@/src/i18n/translation';
import { helperOfEntry } from '@/src/content/games/helpers';
import { Button } from '@/src/ui';
import { navigationRef } from '@/app/wiring/navigation-ref';

interface HelperLinkProps {
  readonly game: string;
  readonly entry: string;
}

/** To the helper that does what the entry describes, in the session played last; on pages, not in sheets over them. */
export function HelperLink({ game, entry }: HelperLinkProps) {
  const { t } = useTranslation();
  const helper = helperOfEntry(game, entry);
  if (helper === undefined) return null;
  const open = () =>
    navigationRef.navigate('Glossary', {
      screen: 'GameHelper',
      params: { game, session: 'last', helper },
    });
  return <Button kind="quiet" icon="dice" label={t('games.toHelper')} onPress={open} />;
}
