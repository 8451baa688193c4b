export interface SnackbarAction {
  readonly label: string;
  /** Where the screen has a button of the same name: the label, and what it is about. */
  readonly spoken?: string;
  readonly onPress: () => void;
}

export interface SnackbarMessage {
  readonly text: string;
  /** Most often undo. */
  readonly action?: SnackbarAction;
  /**
   * Milliseconds; counting stops while the message is touched, hovered or focused.
   * `Infinity` stays until it is answered.
   */
  readonly duration?: number;
}

export interface ShownMessage extends SnackbarMessage {
  readonly id: number;
}
