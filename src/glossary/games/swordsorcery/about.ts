import type { GameAbout } from '@/src/glossary/model';

export const ABOUT: GameAbout = {
  id: 'swordsorcery',
  names: { de: 'Sword & Sorcery', en: 'Sword & Sorcery' },
  shortNames: { de: 'Sword & Sorcery', en: 'Sword & Sorcery' },
  icon: 'weapon',
  tone: 'red',
};
