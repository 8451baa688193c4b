import { useEffect, useState } from 'react';
import {
  createSettingsStore,
  type GameStorage,
  type Opening,
  type SettingsStore,
} from '../../src/game';
import { openStorage } from '../../src/storage';
import { loadFonts } from './fonts';

/** What the running app works with. */
export interface Session {
  readonly storage: GameStorage;
  readonly settings: SettingsStore;
}

export type Boot =
  | { readonly kind: 'starting' }
  | { readonly kind: 'ready'; readonly session: Session }
  | Exclude<Opening, { readonly kind: 'ready' }>;

async function bootFrom(opening: Opening): Promise<Boot> {
  if (opening.kind !== 'ready') return opening;
  const { storage } = opening;
  const settings = createSettingsStore(storage.settings);
  await settings.load().catch(() => undefined);
  return { kind: 'ready', session: { storage, settings } };
}

// Once per page: two opens at the same time can leave the files locked (React may mount twice).
let opened: Promise<Opening> | undefined;

/** Fonts and storage load side by side; a missing font never holds the app back. */
export function useBoot(): readonly [Boot, (opening: Promise<Opening>) => void] {
  const [boot, setBoot] = useState<Boot>({ kind: 'starting' });
  const [pending, setPending] = useState(() => (opened ??= openStorage()));
  useEffect(() => {
    let wanted = true;
    void Promise.all([pending.then(bootFrom), loadFonts()]).then(([next]) => {
      if (wanted) setBoot(next);
    });
    return () => {
      wanted = false;
    };
  }, [pending]);
  return [
    boot,
    (opening) => {
      setBoot({ kind: 'starting' });
      setPending(opening);
    },
  ];
}
