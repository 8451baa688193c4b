import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import type { CardAbility, CardFace, CardKind, GameCommand, Summons } from '@/src/rules';

/** A card of the table's own, so that a test says itself what the monster can do. */
export const monster = (
  abilities: readonly CardAbility[] = [],
  face: Partial<CardFace> = {},
  kind: CardKind = 'scenario',
): Summons => ({
  card: {
    kind,
    name: 'Wüterich',
    back: null,
    face: {
      id: 'own',
      monster: 'own',
      size: 'small',
      miniature: 'own',
      hp: 12,
      move: 4,
      attack: 'melee',
      damage: 4,
      track: { rune: 'orange', row: 'upper' },
      immunities: [],
      side: null,
      abilities,
      ...face,
    },
  },
  base: null,
});

export const onHit = (keyword: CardAbility['keyword'], x?: number): CardAbility => ({
  keyword,
  phase: 'attack',
  ...(x === undefined ? {} : { x }),
});

export const behaviour = (keyword: CardAbility['keyword']): CardAbility => ({
  keyword,
  phase: 'behaviour',
});

export const trigger = (keyword: CardAbility['keyword'], x?: number): CardAbility => ({
  keyword,
  phase: 'trigger',
  ...(x === undefined ? {} : { x }),
});

/** Until it is the monster's turn; orange stands after defender and leader on the track. */
export const turns = (count: number): readonly GameCommand[] =>
  Array.from({ length: count }, () => ({ kind: 'nextTurn' }));

export const hp = (hero: string, value: number): GameCommand => ({
  kind: 'setHp',
  figure: hero,
  hp: value,
  maxHp: 10,
});

/** Every press counted, whatever it is pressed on. */
export function countedTaps() {
  let taps = 0;
  return {
    count: () => taps,
    tap: async (role: string, name: string | RegExp) => {
      const found = await waitFor(() =>
        screen.getByRole(role as 'button', { name, disabled: false }),
      );
      taps += 1;
      await act(async () => fireEvent.press(found));
    },
  };
}
