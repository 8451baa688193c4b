import type { DraftWords } from '../../../model';
import type { BOARD } from '../data/board';

export const BOARD_WORDS: DraftWords<typeof BOARD> = {};
