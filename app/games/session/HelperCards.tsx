import { useNavigation } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { PlayedGame } from '@/src/content/games/helpers';
import { Card, Row, Section } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { sayIn, type GameHelpers } from '../model/game';

interface HelperCardsProps {
  readonly game: PlayedGame;
  readonly helpers: GameHelpers;
  /** In which session they open. */
  readonly session: string;
}

/** The helpers of a game, a card each; two beside each other where there is room. */
export function HelperCards({ game, helpers, session }: HelperCardsProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const say = sayIn(helpers, useLanguage());
  const go = (helper: string) => () =>
    navigation.navigate('Glossary', { screen: 'GameHelper', params: { game, session, helper } });
  return (
    <Section caption={t('games.helpers')}>
      <View style={styles.cards}>
        {helpers.helpers.map(({ id, icon }) => (
          <View key={id} style={styles.card}>
            <Card padding="tight">
              <Row
                icon={icon}
                tone="ember"
                title={say(`helper.${id}`)}
                subtitle={say(`about.${id}`)}
                onPress={go(id)}
              />
            </Card>
          </View>
        ))}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 },
  card: { flexGrow: 1, flexShrink: 1, flexBasis: 300 },
});
