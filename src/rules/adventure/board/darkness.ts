import { NONE } from '@/src/rules/base/ints';
import type { Position } from '@/src/rules/base/position';
import { fail, ok, type Result } from '@/src/rules/base/result';
import { fieldAt, isBelow, positionOf, type Board } from '@/src/rules/board/board';
import type { DarknessEffects } from '@/src/rules/darkness/effects';
import type { DarkCell } from '@/src/rules/darkness/placed-tiles';
import type { DarknessFigure, Reached } from '@/src/rules/darkness/reached';
import type { Rune } from '@/src/rules/darkness/rune-bag';
import { spreadDarkness, type DarknessOption } from '@/src/rules/darkness/spread';
import type { DarknessHero } from '@/src/rules/darkness/target';
import type { DarknessStep } from '@/src/rules/darkness/trace';
import { boardOf, onBoard, onMap } from '@/src/rules/dungeon';
import type { Catalogue } from '@/src/rules/model/catalogue';
import { orderIn } from '../quick/ranking';
import type { Adventure, DarknessEffect } from '../state/adventure';
import { stillIn } from '../state/versus';
import type { BoardDoubt } from './situation';

/** All that the spreading of darkness depends on, in board coordinates. */
export interface DarknessSituation {
  readonly board: Board;
  readonly origin: Position;
  readonly heroes: readonly DarknessHero[];
  readonly allies: readonly DarknessFigure[];
  /** N10: who suffered from darkness in this turn already. */
  readonly harmed: ReadonlySet<string>;
  readonly effects: DarknessEffects;
}

/** One of the leader's choices, on the map. */
export interface SpreadOption {
  readonly cells: readonly DarkCell[];
  readonly reached: readonly Reached[];
}

/** What a rune's tile does (N2 to N10). */
export interface BoardSpread {
  readonly rune: string;
  readonly result: 'tile' | 'broken' | 'none' | 'crushed';
  readonly target: string | null;
  readonly missing: number | null;
  readonly options: readonly SpreadOption[];
  /** N3: everybody and what each suffers; empty without crushing. */
  readonly crushed: readonly Reached[];
  readonly trace: readonly DarknessStep[];
}

export type SpreadDoubt =
  | BoardDoubt
  | { readonly kind: 'unknown-rune' }
  | { readonly kind: 'unknown-shape'; readonly shape: string };

/** N3, N10: damage as the adventure has it. */
const damageOf = ({ damage }: DarknessEffect, heroes: number): number =>
  damage === 'heroes' ? heroes : damage;

const effectsOf = ({ rules, heroes }: Adventure): DarknessEffects => ({
  harm: damageOf(rules.darkness, heroes.length),
  crush: { kind: 'fixed', damage: damageOf(rules.crushing, heroes.length) },
});

const harmedIn = ({ turn }: Adventure): ReadonlySet<string> =>
  new Set(
    Object.entries(turn?.touched ?? {}).flatMap(([id, kinds]) =>
      kinds.includes('darkness') ? [id] : [],
    ),
  );

const heroesFor = (adventure: Adventure, origin: Position): readonly DarknessHero[] =>
  adventure.heroes.flatMap((hero) =>
    hero.at === null
      ? []
      : [
          {
            id: hero.id,
            hp: hero.hp,
            unconscious: hero.unconscious,
            at: onBoard(hero.at, origin),
            order: orderIn(adventure, hero),
            immune: hero.immunities.includes('darkness'),
          },
        ],
  );

/** N2: monsters play no part. */
export const darknessSituation = (adventure: Adventure): Result<DarknessSituation, BoardDoubt> => {
  const { map, allies } = adventure;
  const heroes = stillIn(adventure);
  if (map === null) return fail({ kind: 'no-map' });
  const figures = [...heroes, ...allies].filter(({ at }) => at === null).map(({ id }) => id);
  if (figures.length > 0) return fail({ kind: 'missing', figures, cubes: [] });
  const { board, origin } = boardOf(map);
  const standing = {
    heroes: heroesFor(adventure, origin),
    allies: allies.flatMap(({ id, at }) => (at === null ? [] : [{ id, at: onBoard(at, origin) }])),
  };
  const lost = [...standing.heroes, ...standing.allies].find(
    ({ at }) => fieldAt(board, at) === NONE,
  );
  if (lost) {
    const fault = { code: 'off-board', path: 'heroes' } as const;
    return fail({ kind: 'impossible', figure: lost.id, fault });
  }
  return ok({
    board,
    origin,
    ...standing,
    harmed: harmedIn(adventure),
    effects: effectsOf(adventure),
  });
};

const cellOf = ({ board, origin }: DarknessSituation, field: number): DarkCell => ({
  at: onMap(positionOf(board, field), origin),
  below: isBelow(board, field),
});

/** The field of a cell on the board, {@link NONE} where there is none. */
export const fieldOf = ({ board, origin }: DarknessSituation, { at, below }: DarkCell): number => {
  const field = fieldAt(board, onBoard(at, origin));
  if (field === NONE || !below) return field;
  return board.across[field] ?? NONE;
};

const spread = (
  rune: Rune,
  situation: DarknessSituation,
  tile: readonly Position[],
): BoardSpread => {
  const { board, heroes, allies, harmed, effects } = situation;
  const options = { trace: true, allies, harmed, effects };
  const outcome = spreadDarkness(board, heroes, tile, options);
  return {
    rune: rune.id,
    result: outcome.result,
    target: outcome.target,
    missing: outcome.missing,
    options: outcome.options.map(({ fields, reached }: DarknessOption) => ({
      cells: fields.map((field) => cellOf(situation, field)),
      reached,
    })),
    crushed: outcome.result === 'crushed' ? outcome.crushed : [],
    trace: outcome.trace ?? [],
  };
};

/** Where the tile of a drawn rune may go, or how the darkness breaks up. */
export const boardDarkness = (
  { shapes }: Pick<Catalogue, 'shapes'>,
  adventure: Adventure,
  id: string,
): Result<BoardSpread, SpreadDoubt> => {
  const rune = adventure.drawn.find((one) => one.id === id);
  if (!rune) return fail({ kind: 'unknown-rune' });
  const tile = shapes?.get(rune.shape);
  if (!tile) return fail({ kind: 'unknown-shape', shape: rune.shape });
  const situation = darknessSituation(adventure);
  return situation.ok ? ok(spread(rune, situation.value, tile)) : situation;
};
