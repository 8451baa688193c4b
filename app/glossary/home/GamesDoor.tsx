import { useNavigation } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import { isPlayedGame } from '@/src/content/games/helpers';
import { Card, Row } from '@/src/ui';

/** Beside the game switch: to the helpers of this game, or of the others. */
export function GamesDoor({ game }: { readonly game: string }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const params = isPlayedGame(game) ? { params: { game } } : {};
  return (
    <Card padding="tight">
      <Row
        icon="dice"
        tone="ember"
        title={t('games.title')}
        subtitle={t('games.entry')}
        onPress={() => navigation.navigate('Glossary', { screen: 'Games', ...params })}
        testID="games-door"
      />
    </Card>
  );
}
