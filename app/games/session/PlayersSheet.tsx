import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { OpenCampaign } from '@/src/game';
import { Button, Sheet } from '@/src/ui';
import { useGame, useTry } from '@/app/wiring/game';
import { PlayersForm, withNames } from '../players/PlayersForm';

interface PlayersSheetProps {
  readonly open: OpenCampaign;
  readonly onClose: () => void;
}

/** Who plays can change in the middle of it: one entry of the history like any other. */
export function PlayersSheet({ open, onClose }: PlayersSheetProps) {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const [players, setPlayers] = useState(open.state.session?.players ?? []);
  const apply = () => {
    onClose();
    void attempt(game.dispatch({ kind: 'setPlayers', players: withNames(t, players) }));
  };
  return (
    <Sheet
      visible
      onClose={onClose}
      title={t('games.players')}
      closeLabel={t('ui.close')}
      footer={<Button label={t('games.apply')} onPress={apply} grow />}
    >
      <PlayersForm players={players} onChange={setPlayers} />
    </Sheet>
  );
}
