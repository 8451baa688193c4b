import { useNavigation } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';
import type { OpenCampaign } from '@/src/game';
import { IconButton } from '@/src/ui';
import { useGame, useTry } from '@/app/wiring/game';

interface SessionButtonsProps {
  readonly open: OpenCampaign;
  readonly game: string;
  readonly history?: boolean;
}

/** Undo and redo stand on every screen of a session, and lead to what happened. */
export function SessionButtons({ open, game, history = true }: SessionButtonsProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const sessions = useGame();
  const attempt = useTry();
  const params = { game, session: open.id };
  return (
    <>
      <IconButton
        icon="undo"
        label={t('games.undo')}
        disabled={!open.canUndo}
        onPress={() => void attempt(sessions.undo())}
      />
      <IconButton
        icon="redo"
        label={t('games.redo')}
        disabled={!open.canRedo}
        onPress={() => void attempt(sessions.redo())}
      />
      {history ? (
        <IconButton
          icon="history"
          label={t('games.history')}
          onPress={() => navigation.navigate('Glossary', { screen: 'GameHistory', params })}
        />
      ) : null}
    </>
  );
}
