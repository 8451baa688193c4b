import type { IconName } from '../icons';

export interface SnackbarAction {
  readonly label: string;
  readonly icon?: IconName;
  /** Where the screen has a button of the same name: the label, and what it is about. */
  readonly spoken?: string;
  readonly onPress: () => void;
}

export interface SnackbarMessage {
  readonly text: string;
  /** Something could not be done. */
  readonly refused?: boolean;
  /** Most often undo. */
  readonly action?: SnackbarAction;
  /**
   * Milliseconds, where it floats; counting stops while the message is touched, hovered or focused.
   * `Infinity` stays until it is answered, as what was refused does until something else is done.
   * In a strip every message stays until the next one.
   */
  readonly duration?: number;
  /** What it is about, by an id: once another one is open, it is over. */
  readonly about?: string;
}

export interface ShownMessage extends SnackbarMessage {
  readonly id: number;
  /** Said where a strip was in sight. */
  readonly inStrip: boolean;
}
