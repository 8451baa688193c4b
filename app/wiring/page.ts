import { setBackgroundColorAsync } from 'expo-system-ui';
import type { Language } from '@/src/i18n';

/** What shows behind the app while a screen turns or the keyboard slides in. */
export function paintPage(background: string, _scheme: 'dark' | 'light'): void {
  void setBackgroundColorAsync(background).catch(() => undefined);
}

export interface Look {
  readonly language?: Language;
  readonly theme?: 'dark' | 'light';
}

/** Phones show nothing before the app. */
export function rememberLook(_look: Look): void {}
export const firstLook = (): Look => ({});
export function takePictureAway(): void {}
export function clearPicture(): void {}

export function namePageLanguage(_language: Language): void {}

export function startOver(retry: () => void): void {
  retry();
}
