import { setBackgroundColorAsync } from 'expo-system-ui';
import type { Language } from '@/src/i18n';

/** What shows behind the app while a screen turns or the keyboard slides in. */
export function paintPage(background: string, _scheme: 'dark' | 'light'): void {
  void setBackgroundColorAsync(background).catch(() => undefined);
}

export function namePageLanguage(_language: Language): void {}

export function startOver(retry: () => void): void {
  retry();
}
