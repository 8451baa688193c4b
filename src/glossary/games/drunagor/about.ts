import type { GameAbout } from '@/src/glossary/model';

export const ABOUT: GameAbout = {
  id: 'drunagor',
  names: { de: 'Chroniken von Drunagor', en: 'Chronicles of Drunagor' },
  shortNames: { de: 'Drunagor', en: 'Drunagor' },
  icon: 'darkness',
  tone: 'ember',
  pages: 64,
};
