interface FocusEvent {
  readonly target?: unknown;
}

/** Phones focus by keyboard or switch only: always to be seen. */
export const isFocusVisible = (_event: FocusEvent): boolean => true;

/** Nothing there is focused by an arrow key of a keyboard. */
export const isFocusByKeyboard = (_event: FocusEvent): boolean => false;
