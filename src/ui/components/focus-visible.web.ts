interface FocusEvent {
  readonly target?: unknown;
}

export const isFocusVisible = ({ target }: FocusEvent): boolean =>
  target instanceof Element && target.matches(':focus-visible');

export const isFocusByKeyboard = isFocusVisible;
