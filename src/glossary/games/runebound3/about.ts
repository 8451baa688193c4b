import type { GameAbout } from '@/src/glossary/model';

export const ABOUT: GameAbout = {
  id: 'runebound3',
  names: { de: 'Runebound, 3. Edition', en: 'Runebound, 3rd edition' },
  shortNames: { de: 'Runebound 3', en: 'Runebound 3' },
  icon: 'sparkle',
  tone: 'green',
  pages: 16,
};
