import { CATALOGUE } from '@/src/content/drunagor';
import {
  boardDarkness,
  boardTurn,
  displacementOnMap,
  type BoardCommand,
  type Position,
} from '@/src/rules';
import { actingMonster, anyMonster, NOBODY, oneOf, type MovesOf } from '../scene';

export const BOARD_MOVES: MovesOf<BoardCommand> = {
  runMonster: (scene) => {
    const { chance, adventure } = scene;
    const figure = actingMonster(adventure)?.id ?? anyMonster(scene);
    const turn = boardTurn(adventure, figure);
    const option = turn.ok ? oneOf(chance, turn.value.options) : undefined;
    const end: Position = option?.end ?? [0, 0];
    const taken: Position[] = [];
    const displaced = (option?.displaced ?? []).map((one) => {
      const at = oneOf(chance, displacementOnMap(adventure, figure, end, taken)) ?? end;
      taken.push(at);
      return { figure: one.figure, at };
    });
    return {
      kind: 'runMonster',
      figure,
      end,
      hits: option?.hits ?? [],
      ...(displaced.length > 0 ? { displaced } : {}),
      ...(option?.damage === null ? { damage: 2 } : {}),
    };
  },
  spreadOnBoard: ({ chance, adventure }) => {
    const rune = oneOf(chance, adventure.drawn)?.id ?? NOBODY;
    const spread = boardDarkness(CATALOGUE, adventure, rune);
    const option = spread.ok ? oneOf(chance, spread.value.options) : undefined;
    return { kind: 'spreadOnBoard', rune, cells: option?.cells ?? [] };
  },
};
