import type { Language } from '@/src/i18n';

/** The browser's own page behind the app takes language and theme too. */
export function paintPage(background: string, scheme: 'dark' | 'light'): void {
  document.body.style.backgroundColor = background;
  document.documentElement.style.colorScheme = scheme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', background);
  }
}

export function namePageLanguage(language: Language): void {
  document.documentElement.lang = language;
}

/** The lock is this page's already, and SQLite's worker never recovers from a failed open. */
export function startOver(_retry: () => void): void {
  window.location.reload();
}
