export interface SnackbarMessage {
  readonly text: string;
  /** Most often undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /**
   * Milliseconds; counting stops while the message is touched, hovered or focused.
   * `Infinity` stays until it is answered.
   */
  readonly duration?: number;
}

export interface ShownMessage extends SnackbarMessage {
  readonly id: number;
}
