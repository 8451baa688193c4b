import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { Game } from '@/src/game';
import type { CampaignCommand } from '@/src/rules';
import { useSnackbar } from '@/src/ui';
import { useMessageUndo } from '@/app/play/context/stepping';
import { useGame, useTry } from '@/app/wiring/game';

interface Unsaved {
  readonly command: CampaignCommand;
  readonly done: string;
  readonly onSaved: () => void;
}

const openId = (game: Game): string | undefined => game.store.getState().open?.id;

/**
 * Going back, by whatever way, loses nothing: what is unsaved then is saved and said, with undo
 * beside it. Answers what to call once it has been dealt with.
 */
export function useSavedOnLeave(unsaved: Unsaved | null): () => void {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const { show } = useSnackbar();
  const takingBack = useMessageUndo();
  const [campaign] = useState(() => openId(game));
  const settled = useRef(false);
  const leave = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    leave.current = () => {
      if (unsaved === null || settled.current || openId(game) !== campaign) return;
      void attempt(game.dispatch(unsaved.command)).then((saved) => {
        if (saved === undefined) return;
        unsaved.onSaved();
        const action = { label: t('campaigns.done.undo'), onPress: takingBack() };
        show({ text: unsaved.done, action });
      });
    };
  });
  useEffect(() => () => leave.current(), []);
  return () => {
    settled.current = true;
  };
}
