import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { useStore } from 'zustand';
import {
  DEFAULT_SETTINGS,
  type SettingName,
  type Settings,
  type SettingsStore,
} from '@/src/game/start';
import { useSnackbar } from '@/src/ui';

const SettingsContext = createContext<SettingsStore | null>(null);

export function SettingsProvider({
  store,
  children,
}: {
  readonly store: SettingsStore | null;
  readonly children: ReactNode;
}) {
  return <SettingsContext value={store}>{children}</SettingsContext>;
}

const WITHOUT_STORAGE = {
  getState: () => DEFAULT_SETTINGS,
  getInitialState: () => DEFAULT_SETTINGS,
  subscribe: () => () => undefined,
};

/** Before and without a storage the defaults hold: as the device is set. */
export const useSettingsValues = (): Settings =>
  useStore(useContext(SettingsContext)?.store ?? WITHOUT_STORAGE);

/** False: the defaults hold, because nobody has read what the players set. */
export const useAreSettingsRead = (): boolean => useContext(SettingsContext) !== null;

export interface SettingsControls {
  readonly settings: Settings;
  readonly change: <Name extends SettingName>(name: Name, value: Settings[Name]) => void;
}

export function useSettings(): SettingsControls {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const store = useContext(SettingsContext);
  const settings = useSettingsValues();
  const change = useCallback<SettingsControls['change']>(
    (name, value) => {
      store
        ?.change(name, value)
        .catch(() => snackbar.show({ text: t('settings.notSaved'), refused: true }));
    },
    [store, snackbar, t],
  );
  return useMemo(() => ({ settings, change }), [settings, change]);
}
