import { useNavigation } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import type { PlayedGame } from '@/src/content/games/helpers';
import { Card, Row } from '@/src/ui';
import { useSettings } from '@/app/wiring/settings';

/** The game's words, one tap away. */
export function ToGlossary({ game }: { readonly game: PlayedGame }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const { change } = useSettings();
  const open = () => {
    change('glossaryGame', game);
    navigation.navigate('Glossary', { screen: 'GlossaryHome', pop: true });
  };
  return (
    <Card padding="tight">
      <Row icon="glossary" title={t('games.glossary')} onPress={open} />
    </Card>
  );
}
