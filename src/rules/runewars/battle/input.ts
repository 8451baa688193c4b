import { count, flag, text, whole, word } from '@/src/rules/contract/read';
import { list, maybe, optional, record, variants, type ValueOf } from '@/src/rules/contract/shape';

const unitType = record({
  type: text(),
  row: whole(1, 5),
  health: whole(1, 9),
  count: whole(1, 30),
});

const drawnCards = record({
  type: text(),
  rout: optional(count, 0),
  damage: optional(count, 0),
});

const effect = record({
  side: word('attacker', 'defender'),
  unit: text(),
  what: word('rout', 'rally', 'damage', 'destroy'),
});

const picks = optional(list(text()), []);

export const battleInput = record({
  attacker: list(unitType, { least: 1, most: 8, unique: 'type' }),
  defender: list(unitType, { most: 8, unique: 'type' }),
  stronghold: maybe(record({ strength: count, damaged: optional(flag, false) })),
  conquer: optional(flag, false),
  development: maybe(word('undead', 'uthuk', 'elves', 'humans')),
  steps: optional(
    list(
      variants({}, 'do', {
        exchange: {
          attacker: maybe(drawnCards),
          defender: maybe(drawnCards),
          effects: optional(list(effect), []),
          picks,
        },
        effects: { effects: list(effect) },
        develop: { use: optional(flag, false), picks },
      }),
    ),
    [],
  ),
});

export type BattleInput = ValueOf<typeof battleInput>;
export type UnitType = ValueOf<typeof unitType>;
export type BattleEffect = ValueOf<typeof effect>;
export type BattleStep = BattleInput['steps'][number];
export type BattleStepOf<Do extends BattleStep['do']> = Extract<BattleStep, { readonly do: Do }>;
export type BattleSide = BattleEffect['side'];

export const SIDES: readonly BattleSide[] = ['attacker', 'defender'];

/** A development needs its stronghold. */
export const homeless = ({ development, stronghold }: BattleInput): string | undefined =>
  development !== undefined && stronghold === undefined ? 'development' : undefined;
