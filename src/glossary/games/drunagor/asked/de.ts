import type { AskedPhrases } from '@/src/glossary/model';
import { ADVENTURE_DE } from './de-adventure';
import { HEROES_DE } from './de-heroes';

export const ASKED_DE: AskedPhrases = { ...HEROES_DE, ...ADVENTURE_DE };
