import { useNavigation } from '@react-navigation/native';
import type { ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { isPlayedGame, type PlayedGame } from '@/src/content/games/helpers';
import type { OpenCampaign } from '@/src/game';
import { EmptyState, ErrorState, Progress, Screen } from '@/src/ui';
import { SessionsProvider } from '@/app/wiring/SessionsProvider';
import { useBack } from '@/app/wiring/useBack';
import { BLANK_SESSION, useBeginSession } from '../players/useBeginSession';
import type { GameHelpers } from '../model/game';
import { SessionWords } from './SessionWords';
import { useGameHelpers } from './useGameHelpers';
import { useOpenSession } from './useOpenSession';

interface Opened {
  readonly open: OpenCampaign;
  readonly helpers: GameHelpers;
  readonly name: PlayedGame;
}

interface SessionGateProps {
  readonly game: string;
  readonly session: string;
  readonly children: (opened: Opened) => ReactNode;
}

/** Screens of a session stand behind it: game and session are there, or it says why not. */
export function SessionGate({ game, session, children }: SessionGateProps) {
  return (
    <SessionsProvider>
      {isPlayedGame(game) ? (
        <Gate game={game} session={session}>
          {children}
        </Gate>
      ) : (
        <Unknown />
      )}
    </SessionsProvider>
  );
}

function Gate({ game, session, children }: SessionGateProps & { readonly game: PlayedGame }) {
  const { t } = useTranslation();
  const [helpers, retry] = useGameHelpers(game);
  const open = useOpenSession(game, session);
  if (open === 'unknown') return <Unknown />;
  if (open === 'none') return <NoneYet game={game} />;
  if (helpers === 'failed') {
    return (
      <Screen>
        <ErrorState
          title={t('games.failed')}
          action={{ label: t('games.retry'), onPress: retry }}
        />
      </Screen>
    );
  }
  if (helpers === 'loading' || open === null) {
    return (
      <Screen>
        <Progress label={t('games.loading')} />
      </Screen>
    );
  }
  return <SessionWords helpers={helpers}>{children({ open, helpers, name: game })}</SessionWords>;
}

/** A helper works in a session: one tap begins it, players can be named later. */
function NoneYet({ game }: { readonly game: PlayedGame }) {
  const { t } = useTranslation();
  const { busy, begin } = useBeginSession(game, BLANK_SESSION, () => undefined);
  return (
    <Screen title={t(`games.names.${game}`)} back={useBack()}>
      <EmptyState
        icon="dice"
        title={t('games.noneYet')}
        text={t('games.noSessions')}
        action={{ label: t('games.start'), onPress: busy ? () => undefined : begin }}
      />
    </Screen>
  );
}

function Unknown() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  return (
    <Screen title={t('games.title')} back={useBack()}>
      <EmptyState
        icon="dice"
        title={t('games.noSession')}
        action={{
          label: t('games.toGames'),
          onPress: () => navigation.navigate('Glossary', { screen: 'Games', pop: true }),
        }}
      />
    </Screen>
  );
}
