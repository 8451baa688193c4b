import type { GameAbout } from '@/src/glossary/model';

export const ABOUT: GameAbout = {
  id: 'runebound2',
  names: { de: 'Runebound, 2. Edition', en: 'Runebound, 2nd edition' },
  shortNames: { de: 'Runebound 2', en: 'Runebound 2' },
  icon: 'star',
  tone: 'yellow',
  // The highest page the text refers to: it has no page marks of its own.
  pages: 9,
};
