import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CampaignId, SettingsPort } from '../port';
import { parseJson } from '../schema/json';

/** In the place of a campaign's id: a file with all of them. */
export const EVERY_CAMPAIGN = '*';

const KEY = 'files.kept';
const Saved = v.fallback(v.record(v.string(), v.number()), {});

/** When the players last took a file, or wanted to hear no more of it; null: not read yet. */
type Times = Readonly<Record<string, number>>;

export interface KeptFiles {
  readonly store: StoreApi<{ readonly times: Times | null }>;
  load(): Promise<void>;
  /** Forgetting it costs one more reminder: nobody waits for it to be saved. */
  note(campaign: CampaignId, at: number): void;
}

export function createKeptFiles(port: Pick<SettingsPort, 'read' | 'write'>): KeptFiles {
  const store = createStore<{ readonly times: Times | null }>(() => ({ times: null }));
  let loading: Promise<void> | undefined;
  const load = () =>
    (loading ??= port.read().then(
      (texts) => store.setState({ times: v.parse(Saved, parseJson(texts[KEY] ?? '')) }),
      () => undefined,
    ));
  return {
    store,
    load,
    note: (campaign, at) =>
      void load().then(() => {
        store.setState(({ times }) => ({ times: { ...times, [campaign]: at } }));
        return port.write(KEY, JSON.stringify(store.getState().times)).catch(() => undefined);
      }),
  };
}

/** A chapter was won, and nobody has taken a file since. */
export const isFileDue = (
  times: Times | null,
  campaign: CampaignId,
  chronicle: readonly { readonly result: string; readonly endedAt: number }[],
): boolean => {
  const won = chronicle.at(-1);
  if (times === null || won?.result !== 'won') return false;
  const kept = Math.max(times[campaign] ?? 0, times[EVERY_CAMPAIGN] ?? 0);
  return won.endedAt > kept;
};
