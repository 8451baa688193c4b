import { useFocusEffect, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { isPlayedGame, PLAYED_GAMES, type PlayedGame } from '@/src/content/games/helpers';
import type { CampaignCard } from '@/src/game';
import { Button, Card, Chip, IconButton, Pill, Row, Screen, Section, Text } from '@/src/ui';
import { HelpRow } from '@/app/play/help/HelpButton';
import { useImport } from '@/app/play/campaign/useImport';
import { useCampaignLine, useDateWords } from '@/app/play/campaign/campaign-words';
import { SessionsProvider } from '@/app/wiring/SessionsProvider';
import { useBack } from '@/app/wiring/useBack';
import { useGame, useGameView } from '@/app/wiring/game';
import { useSettings } from '@/app/wiring/settings';
import { useTitle } from '@/app/wiring/useTitle';
import { HelperCards } from '../session/HelperCards';
import { ToGlossary } from '../session/ToGlossary';
import { useGameHelpers } from '../session/useGameHelpers';
import { LAST_SESSION } from '../session/useOpenSession';
import { NewSessionSheet } from './NewSessionSheet';
import { SessionMenu } from './SessionMenu';

type Props = StaticScreenProps<{ game?: string } | undefined>;

export function GamesScreen({ route }: Props) {
  return (
    <SessionsProvider>
      <Games asked={route.params?.game} />
    </SessionsProvider>
  );
}

/** The game of the address, else the one chosen last. */
function useGameChoice(asked: string | undefined) {
  const { settings, change } = useSettings();
  const navigation = useNavigation() as unknown as { setParams: (params: object) => void };
  const known = [asked, settings.playedGame].find(
    (one): one is PlayedGame => one !== undefined && isPlayedGame(one),
  );
  const choose = (game: PlayedGame) => {
    change('playedGame', game);
    navigation.setParams({ game });
  };
  return [known ?? PLAYED_GAMES[0], choose] as const;
}

/** Pick a game, then one of its sessions or a new one. */
function Games({ asked }: { readonly asked: string | undefined }) {
  const { t } = useTranslation();
  const sessions = useGame();
  const [game, choose] = useGameChoice(asked);
  const [adding, setAdding] = useState(false);
  const [menu, setMenu] = useState<string | null>(null);
  const cards = useGameView((view) => view.campaigns);
  const { start, sheet } = useImport();
  useTitle(t('games.title'));
  useFocusEffect(useCallback(() => void sessions.load(), [sessions]));
  return (
    <Screen
      caption={t('games.caption')}
      title={t('games.title')}
      back={useBack()}
      actions={<IconButton icon="upload" label={t('games.import')} onPress={start} />}
      footer={<Button label={t('games.begin')} icon="plus" onPress={() => setAdding(true)} grow />}
    >
      <Section caption={t('games.choose')}>
        <View role="group" aria-label={t('games.choose')} style={styles.games}>
          {PLAYED_GAMES.map((one) => (
            <Chip
              key={one}
              label={t(`games.names.${one}`)}
              selected={one === game}
              oneOf
              onPress={() => choose(one)}
            />
          ))}
        </View>
      </Section>
      <Sessions cards={cards.filter((card) => card.game === game)} onMenu={setMenu} />
      <Helpers game={game} />
      <ToGlossary game={game} />
      <Card padding="tight">
        <HelpRow page="games" />
      </Card>
      <NewSessionSheet game={game} visible={adding} onClose={() => setAdding(false)} />
      <SessionMenu card={cards.find(({ id }) => id === menu)} onClose={() => setMenu(null)} />
      {sheet}
    </Screen>
  );
}

/** What the game has, also before there is a session: they open in the newest. */
function Helpers({ game }: { readonly game: PlayedGame }) {
  const [helpers] = useGameHelpers(game);
  if (typeof helpers === 'string') return null;
  return <HelperCards game={game} helpers={helpers} session={LAST_SESSION} />;
}

interface SessionsProps {
  readonly cards: readonly CampaignCard[];
  readonly onMenu: (id: string) => void;
}

function Sessions({ cards, onMenu }: SessionsProps) {
  const { t } = useTranslation();
  const here = cards.filter(({ deletedAt }) => deletedAt === null);
  const binned = cards.filter(({ deletedAt }) => deletedAt !== null);
  return (
    <>
      <Section caption={t('games.sessions')}>
        {here.length === 0 ? <Text ink="muted">{t('games.noSessions')}</Text> : null}
        {here.map((card) => (
          <SessionRow key={card.id} card={card} onMenu={onMenu} />
        ))}
      </Section>
      {binned.length === 0 ? null : (
        <Section caption={t('games.bin')}>
          {binned.map((card) => (
            <SessionRow key={card.id} card={card} onMenu={onMenu} />
          ))}
        </Section>
      )}
    </>
  );
}

interface SessionRowProps {
  readonly card: CampaignCard;
  readonly onMenu: (id: string) => void;
}

function SessionRow({ card, onMenu }: SessionRowProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const line = useCampaignLine();
  const date = useDateWords();
  const { id, name, game, changedAt, deletedAt, shared } = card;
  const open = () =>
    navigation.navigate('Glossary', {
      screen: 'GameSession',
      params: { game: game ?? '', session: id },
    });
  return (
    <Card padding="tight">
      <Row
        icon="dice"
        title={name}
        subtitle={`${line(card)} · ${date(changedAt)}`}

        {...(shared === undefined
          ? {}
          : { value: <Pill icon="users" label={t('campaigns.list.shared')} tone="ember" /> })}
        {...(deletedAt === null ? { onPress: open } : {})}
        right={
          <IconButton
            icon="menu-dots"
            label={t('games.menu', { name })}
            on="raised"
            onPress={() => onMenu(id)}
          />
        }
      />
    </Card>
  );
}

const styles = StyleSheet.create({ games: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 } });
