/** "Chosen" for a button: browsers want aria-pressed, phones want the selected state. */
export const pressState = (selected: boolean | undefined): object =>
  selected === undefined ? {} : { 'aria-pressed': selected, accessibilityState: { selected } };
