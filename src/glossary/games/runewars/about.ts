import type { GameAbout } from '@/src/glossary/model';

export const ABOUT: GameAbout = {
  id: 'runewars',
  names: { de: 'Runewars: Kampf um Terrinoth', en: 'Runewars' },
  shortNames: { de: 'Runewars', en: 'Runewars' },
  icon: 'leader',
  tone: 'blue',
  pages: 40,
};
