import type { Asked } from '@/src/glossary/model';
import { ADVENTURE_DE } from './de-adventure';
import { HEROES_DE } from './de-heroes';

export const ASKED_DE: Asked = { ...HEROES_DE, ...ADVENTURE_DE };
