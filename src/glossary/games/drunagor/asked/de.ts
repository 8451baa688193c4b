import type { AskedPhrases } from '@/src/glossary/model';
import { DRUNAGOR_ASKED_ADVENTURE_DE } from './de-adventure';
import { DRUNAGOR_ASKED_HEROES_DE } from './de-heroes';

export const DRUNAGOR_ASKED_DE: AskedPhrases = {
  ...DRUNAGOR_ASKED_HEROES_DE,
  ...DRUNAGOR_ASKED_ADVENTURE_DE,
};
