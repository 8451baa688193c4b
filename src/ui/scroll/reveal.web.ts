import type { Reveal } from './reveal';

const reveal: Reveal = (view) =>
  (view as unknown as HTMLElement).scrollIntoView({ block: 'nearest', behavior: 'instant' });

/** Browsers know every scroll view around it. */
export const useReveal = (): Reveal => reveal;
