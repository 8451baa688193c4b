/** U1, U2, D15: the ways out where a figure cannot come as it is. */
export type ProblemAnswer =
  | { readonly kind: 'leave' }
  | { readonly kind: 'stand-in' }
  | { readonly kind: 'no-base' }
  | { readonly kind: 'hp'; readonly hp: number }
  | { readonly kind: 'command'; readonly command: number };
