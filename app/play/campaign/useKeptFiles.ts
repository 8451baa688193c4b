import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { createKeptFiles, isFileDue, type KeptFiles, type SettingsPort } from '@/src/game';
import { adventuresIn, type Campaign } from '@/src/rules';
import { useSession } from '@/app/wiring/session';

const stores = new WeakMap<SettingsPort, KeptFiles>();

const storeOn = (port: SettingsPort): KeptFiles => {
  const known = stores.get(port) ?? createKeptFiles(port);
  stores.set(port, known);
  return known;
};

/** Notes that the players took a file of a campaign, or do not want one. */
export function useNoteFile(): (campaign: string) => void {
  const files = storeOn(useSession().storage.settings);
  return useCallback((campaign) => files.note(campaign, Date.now()), [files]);
}

export function useFileDue(id: string, campaign: Campaign): boolean {
  const files = storeOn(useSession().storage.settings);
  useEffect(() => void files.load(), [files]);
  return useStore(files.store, ({ times }) => isFileDue(times, id, adventuresIn(campaign)));
}
