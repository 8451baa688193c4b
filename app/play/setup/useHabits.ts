import { useEffect, useMemo, useState } from 'react';
import { NO_HABITS, readHabits, type StartHabits } from '@/src/game';
import { useSession } from '@/app/wiring/session';
import { useSettingsValues } from '@/app/wiring/settings';

/** Null while they are read; unreadable ones are no reason not to play. */
export function useHabits(): StartHabits | null {
  const { library } = useSession().storage;
  const { dice } = useSettingsValues();
  const [habits, setHabits] = useState<StartHabits | null>(null);
  useEffect(() => {
    let wanted = true;
    const found = (read: StartHabits) => (wanted ? setHabits(read) : undefined);
    readHabits(library).then(found, () => found(NO_HABITS));
    return () => {
      wanted = false;
    };
  }, [library]);
  return useMemo(() => (habits === NO_HABITS ? asSet(dice) : habits), [habits, dice]);
}

/** The very first time the setting decides who rolls and draws. */
const asSet = (dice: 'virtual' | 'physical'): StartHabits =>
  dice === 'physical' ? { ...NO_HABITS, dice: 'table', runes: 'table' } : NO_HABITS;
