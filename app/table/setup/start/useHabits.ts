import { useEffect, useState } from 'react';
import { NO_HABITS, readHabits, type StartHabits } from '../../../../src/game';
import { useSession } from '../../../wiring/session';

/** Null while they are read; unreadable ones are no reason not to play. */
export function useHabits(): StartHabits | null {
  const { library } = useSession().storage;
  const [habits, setHabits] = useState<StartHabits | null>(null);
  useEffect(() => {
    let wanted = true;
    const found = (read: StartHabits) => (wanted ? setHabits(read) : undefined);
    readHabits(library).then(found, () => found(NO_HABITS));
    return () => {
      wanted = false;
    };
  }, [library]);
  return habits;
}
