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
  /** Shown at once; rejects with a `StorageFault` and shows the old value again if not saved. */
  change<Name extends SettingName>(name: Name, value: Settings[Name]): Promise<void>;
}

/** Settings may be shown before they are saved: losing one costs a tap, not a campaign. */
export function createSettingsStore(port: SettingsPort): SettingsStore {
  const store = createStore<Settings>(() => DEFAULT_SETTINGS);
  return {
    store,
    load: async () => store.setState(settingsFrom(await port.read())),
    change: async (name, value) => {
      const before = store.getState()[name];
      store.setState({ [name]: value } as Partial<Settings>);
      try {
        await port.write(settingKey(name), JSON.stringify(value));
      } catch (cause) {
        if (store.getState()[name] === value) {
          store.setState({ [name]: before } as Partial<Settings>);
        }
        throw cause;
      }
    },
  };
}
