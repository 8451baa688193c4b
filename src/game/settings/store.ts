import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SettingsPort } from '../port';
import {
  DEFAULT_SETTINGS,
  settingKey,
  settingsFrom,
  type SettingName,
  type Settings,
} from './settings';

export interface SettingsStore {
  readonly store: StoreApi<Settings>;
  load(): Promise<void>;
  /** Shown at once; rejects with a `StorageFault` and shows the last saved value again if not saved. */
  change<Name extends SettingName>(name: Name, value: Settings[Name]): Promise<void>;
}

/** Settings may be shown before they are saved: losing one costs a tap, not a campaign. */
export function createSettingsStore(port: Pick<SettingsPort, 'read' | 'write'>): SettingsStore {
  const store = createStore<Settings>(() => DEFAULT_SETTINGS);
  const newest = new Map<SettingName, symbol>();
  let saved: Settings = DEFAULT_SETTINGS;
  return {
    store,
    load: async () => {
      saved = settingsFrom(await port.read());
      store.setState(saved);
    },
    change: async (name, value) => {
      const change = Symbol(name);
      newest.set(name, change);
      store.setState({ [name]: value } as Partial<Settings>);
      try {
        await port.write(settingKey(name), JSON.stringify(value));
        saved = { ...saved, [name]: value };
      } catch (cause) {
        // A newer change decides itself what is shown.
        if (newest.get(name) === change) store.setState({ [name]: saved[name] });
        throw cause;
      }
    },
  };
}
