import type { GameAbout } from '../../model';

export const ABOUT: GameAbout = {
  id: 'drunagor',
  names: { de: 'Chroniken von Drunagor', en: 'Chronicles of Drunagor' },
  shortNames: { de: 'Drunagor', en: 'Drunagor' },
  icon: 'darkness',
  tone: 'ember',
  pages: 64,
};
