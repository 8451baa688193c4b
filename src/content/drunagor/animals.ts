import type { Names } from './names';

interface Animal extends Names {
  readonly id: string;
}

/** The six animals of the base game (F4). Their values stand on their cards: the players enter them. */
export const ANIMALS: readonly Animal[] = [
  { id: 'wolf', en: 'Wolf', de: 'Wolf' },
  { id: 'eagle', en: 'Eagle', de: 'Adler' },
  { id: 'bear', en: 'Bear', de: 'Bär' },
  { id: 'elemental', en: 'Elemental', de: 'Elementar' },
  { id: 'dog', en: 'Dog', de: 'Hund' },
  { id: 'dragon', en: 'Dragon', de: 'Drache' },
];
