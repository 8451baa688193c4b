import { useState } from 'react';
import type { GameCommand } from '@/src/rules';
import { useAdventure } from '../context/table-context';

export type Roller = 'app' | 'table';

export interface RollerChoice {
  readonly roller: Roller;
  readonly setRoller: (roller: Roller) => void;
  /** Goes before what is rolled for: from then on this is how the group rolls. */
  readonly kept: readonly GameCommand[];
}

/** Who rolls, as the group did the last time. */
export function useRoller(): RollerChoice {
  const usual = useAdventure(({ rules }) => rules.dice);
  const [roller, setRoller] = useState<Roller>(usual);
  const changed = { kind: 'changeAdventureRules', change: { dice: roller } } as const;
  return { roller, setRoller, kept: roller === usual ? [] : [changed] };
}
