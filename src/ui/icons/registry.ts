import type { Drawing } from './drawing';
import { ACTION_DRAWINGS } from './drawings/actions';
import { BOARD_DRAWINGS } from './drawings/board';
import { FIGHTING_DRAWINGS } from './drawings/fighting';
import { GEAR_DRAWINGS } from './drawings/gear';
import { NAVIGATION_DRAWINGS } from './drawings/navigation';
import { SIGN_DRAWINGS } from './drawings/signs';
import { TOKEN_DRAWINGS } from './drawings/tokens';

const DRAWINGS = {
  ...NAVIGATION_DRAWINGS,
  ...ACTION_DRAWINGS,
  ...SIGN_DRAWINGS,
  ...TOKEN_DRAWINGS,
  ...FIGHTING_DRAWINGS,
  ...BOARD_DRAWINGS,
  ...GEAR_DRAWINGS,
};

export type IconName = keyof typeof DRAWINGS;
export type TokenIconName = keyof typeof TOKEN_DRAWINGS;

export const ICONS: Readonly<Record<IconName, Drawing>> = DRAWINGS;
export const ICON_NAMES = Object.keys(ICONS) as readonly IconName[];
