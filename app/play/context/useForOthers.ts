import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { CommandsAsked } from '@/src/game';
import { useSnackbar } from '@/src/ui';
import { useGame } from '@/app/wiring/game';
import { useTables } from '@/app/wiring/tables';
import { heldElsewhere } from './for-others';

/** Whether it is to be done now. Acting for somebody else's hero is asked once: whoever is away can be played for. */
export function useForOthers(): (asked: CommandsAsked, again: () => void) => boolean {
  const { t } = useTranslation();
  const game = useGame();
  const tables = useTables();
  const { show } = useSnackbar();
  return useMemo(() => {
    const meant = new Set<string>();
    return (asked, again) => {
      const state = game.store.getState().open?.state;
      const adventure = state?.adventure ?? null;
      if (state === undefined || adventure === null) return true;
      const commands = [typeof asked === 'function' ? asked(state) : asked].flat();
      const held = heldElsewhere(commands, adventure, tables.store.getState());
      if (held === null || meant.has(held.hero)) return true;
      const { hero, name, holder } = held;
      const who = holder === '' ? t('sharedTable.people.someone') : holder;
      show({
        text: t('sharedTable.others.ask', { name, who }),
        refused: true,
        action: {
          label: t('sharedTable.others.yes'),
          icon: 'users',
          spoken: t('sharedTable.others.spoken', { name }),
          onPress: () => {
            meant.add(hero);
            again();
          },
        },
      });
      return false;
    };
  }, [t, game, tables, show]);
}
