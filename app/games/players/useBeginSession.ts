import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { PlayedGame } from '@/src/content/games/helpers';
import type { SessionPlayer } from '@/src/rules';
import { useGame, useTry } from '@/app/wiring/game';
import { withNames } from './PlayersForm';

export interface SessionForm {
  readonly name: string;
  readonly players: readonly SessionPlayer[];
}

/** Two without names: enough to begin at once. */
export const BLANK_SESSION: SessionForm = {
  name: '',
  players: [
    { name: '', colour: 0 },
    { name: '', colour: 1 },
  ],
};

/** A session without a name is called by its game. */
export function useBeginSession(
  game: PlayedGame,
  draft: SessionForm,
  onBegun: (session: string) => void,
) {
  const { t } = useTranslation();
  const sessions = useGame();
  const attempt = useTry();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    const typed = draft.name.trim();
    const name = typed === '' ? t(`games.names.${game}`) : typed;
    const players = withNames(t, draft.players);
    const session = await attempt(sessions.begin({ name, game, players }));
    setBusy(false);
    if (session !== undefined) onBegun(session);
  };
  return { busy, begin: () => void begin() };
}
