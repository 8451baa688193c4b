import { useNavigation } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import type { OpenCampaign } from '@/src/game';
import { IconButton, useSnackbar } from '@/src/ui';
import { wordsBetween } from '@/app/play/context/between';
import { useStepWords } from '@/app/play/shared/step-words';
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
  const undo = useUndo();
  const params = { game, session: open.id };
  return (
    <>
      <IconButton
        icon="undo"
        label={t('games.undo')}
        disabled={!open.canUndo}
        onPress={() => void undo()}
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

/** At a shared table it may be another's step: then it is said whose, and what. */
function useUndo(): () => Promise<void> {
  const { t } = useTranslation();
  const sessions = useGame();
  const attempt = useTry();
  const { show } = useSnackbar();
  const { all } = useStepWords();
  return async () => {
    const moved = await attempt(sessions.undo());
    if (moved === undefined) return;
    const who = await sessions.playedBy(moved.from);
    if (who === null) return;
    const what = await wordsBetween(sessions, all, moved.from, moved.to);
    show({
      text: t('table.undoneOf', { what, who: who === '' ? t('sharedTable.people.someone') : who }),
    });
  };
}
