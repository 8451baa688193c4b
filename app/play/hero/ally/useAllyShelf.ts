import { useCallback, useEffect, useState } from 'react';
import { keepAlly, readAllies, type KeptAlly } from '@/src/game';
import { useSession } from '@/app/wiring/session';

export interface AllyShelf {
  readonly kept: readonly KeptAlly[];
  readonly keep: (ally: KeptAlly) => void;
}

/** F4: cards of companions and animals, entered once for every campaign. */
export function useAllyShelf(): AllyShelf {
  const { library } = useSession().storage;
  const [kept, setKept] = useState<readonly KeptAlly[]>([]);
  useEffect(() => {
    let wanted = true;
    readAllies(library).then(
      (read) => (wanted ? setKept(read) : undefined),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [library]);
  const keep = useCallback(
    (ally: KeptAlly) => {
      if (ally.name.trim() !== '') void keepAlly(library, ally, Date.now());
    },
    [library],
  );
  return { kept, keep };
}

export const cardNamed = (
  kept: readonly KeptAlly[],
  { kind, name }: Pick<KeptAlly, 'kind' | 'name'>,
): KeptAlly | undefined =>
  kept.find((one) => one.kind === kind && one.name.toLowerCase() === name.trim().toLowerCase());
