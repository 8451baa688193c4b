import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { Game } from '@/src/game';
import { heroDrafts, newAdventure, takeHere, type SharedBoard } from '@/src/game/share';
import { LONGEST_NAME } from '@/src/rules';
import { useSnackbar } from '@/src/ui';
import { useMessageUndo } from '@/app/play/context/stepping';
import { useGame, useTry } from '@/app/wiring/game';
import { incoming } from './incoming';
import { SHARE_PARTS } from './parts';

export interface Taking {
  readonly busy: boolean;
  readonly asNew: () => void;
  readonly here: () => void;
  readonly drop: () => void;
}

type Attempt = ReturnType<typeof useTry>;

function useToBoard(): () => void {
  const navigation = useNavigation();
  return () => {
    incoming.setState({ board: null });
    navigation.navigate('Board', { screen: 'BoardHome' }, { pop: true });
  };
}

/** A campaign of its own; nothing half done stays behind. */
async function makeCampaign(game: Game, attempt: Attempt, shared: SharedBoard, name: string) {
  const adventure = newAdventure(SHARE_PARTS, shared, Date.now());
  if (!adventure.ok) return false;
  const campaign = await attempt(game.create({ name, heroes: heroDrafts(shared) }));
  if (campaign === undefined) return false;
  const done = await attempt(game.dispatch(adventure.value.commands));
  if (done === undefined) await attempt(game.remove(campaign));
  return done !== undefined;
}

/** Only the players' word takes a board over; each way can be undone. */
export function useTaking(shared: SharedBoard): Taking {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const game = useGame();
  const attempt = useTry();
  const takingBack = useMessageUndo();
  const toBoard = useToBoard();
  const [busy, setBusy] = useState(false);
  const takeAsNew = async () => {
    const title = shared.title === '' ? t('boardShare.shared.unnamed') : shared.title;
    const name = t('boardShare.shared.campaign', { title }).slice(0, LONGEST_NAME);
    if (!(await makeCampaign(game, attempt, shared, name))) return;
    show({ text: t('boardShare.shared.takenNew', { name }) });
    toBoard();
  };
  const takeIt = async () => {
    const running = game.store.getState().open?.state.adventure ?? null;
    if (running === null) return;
    const { commands, missing } = takeHere(shared, running);
    if ((await attempt(game.dispatch(commands))) === undefined) return;
    const text =
      missing === 0
        ? t('boardShare.shared.takenHere')
        : t('boardShare.shared.takenHereMissing', { count: missing });
    show({ text, action: { label: t('ui.undo'), onPress: takingBack() } });
    toBoard();
  };
  const busily = (task: () => Promise<void>) => () => {
    setBusy(true);
    void task().finally(() => setBusy(false));
  };
  const drop = () => {
    show({ text: t('boardShare.shared.dropped') });
    toBoard();
  };
  return { busy, asNew: busily(takeAsNew), here: busily(takeIt), drop };
}
