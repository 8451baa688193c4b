import type { Drawing } from './drawing';
import { ACTIONS } from './drawings/actions';
import { BOARD } from './drawings/board';
import { FIGHTING } from './drawings/fighting';
import { GEAR } from './drawings/gear';
import { NAVIGATION } from './drawings/navigation';
import { SIGNS } from './drawings/signs';
import { TOKENS } from './drawings/tokens';

export const ICON_GROUPS = {
  navigation: NAVIGATION,
  actions: ACTIONS,
  signs: SIGNS,
  tokens: TOKENS,
  fighting: FIGHTING,
  board: BOARD,
  gear: GEAR,
} as const;

const DRAWINGS = {
  ...NAVIGATION,
  ...ACTIONS,
  ...SIGNS,
  ...TOKENS,
  ...FIGHTING,
  ...BOARD,
  ...GEAR,
};

export type IconName = keyof typeof DRAWINGS;
export type TokenIconName = keyof typeof TOKENS;

export const ICONS: Readonly<Record<IconName, Drawing>> = DRAWINGS;
export const ICON_NAMES = Object.keys(ICONS) as readonly IconName[];
