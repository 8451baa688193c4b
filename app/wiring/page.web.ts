import type { Language } from '@/src/i18n';

/** The browser's own page behind the app takes language and theme too. */
export function paintPage(background: string, scheme: 'dark' | 'light'): void {
  document.body.style.backgroundColor = background;
  document.documentElement.style.colorScheme = scheme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', background);
  }
}

const LOOK = 'drunagor.look';

/** What differs from how the device is set; the page's first script (scripts/web/first-script.mjs) asks for it. */
export interface Look {
  readonly language?: Language;
  readonly theme?: 'dark' | 'light';
}

export function rememberLook(look: Look): void {
  try {
    if (Object.keys(look).length === 0) localStorage.removeItem(LOOK);
    else localStorage.setItem(LOOK, JSON.stringify(look));
  } catch {
    // Storage denied: the first picture is as the device is set.
  }
}

/** As the first script has chosen, until the settings are read. */
export function firstLook(): Look {
  const { lang, dataset } = document.documentElement;
  const { theme } = dataset;
  return {
    ...(lang === 'de' || lang === 'en' ? { language: lang } : {}),
    ...(theme === 'dark' || theme === 'light' ? { theme } : {}),
  };
}

const picture = (): HTMLElement | null => document.getElementById('picture');

/** The app stands where its picture was. */
export const takePictureAway = (): void => picture()?.remove();

/** Something is said in the middle of the picture. */
export const clearPicture = (): void => picture()?.classList.add('slow');

export function namePageLanguage(language: Language): void {
  document.documentElement.lang = language;
}

/** The lock is this page's already, and SQLite's worker never recovers from a failed open. */
export function startOver(_retry: () => void): void {
  window.location.reload();
}
