import { ok } from '../base/result';
import { gameOp } from '../contract/op';
import { count, flag, word } from '../contract/read';
import { optional, record, type ValueOf } from '../contract/shape';
import { tokensInput } from './tokens';

const heroActionsInput = record({
  tokens: tokensInput,
  engaged: flag,
  masterInSight: optional(flag, false),
  combat: count,
  standard: count,
  used: record({
    move: word('none', 'open', 'done'),
    combat: optional(count, 0),
    standard: optional(count, 0),
    dash: optional(flag, false),
    focus: optional(flag, false),
    provoke: optional(flag, false),
  }),
});

type HeroTurn = ValueOf<typeof heroActionsInput>;

const STANDARD = ['dash', 'focus', 'provoke', 'bash', 'equip', 'exchange', 'search'] as const;
const FREE = ['open', 'carry'] as const;
const ACTIONS = ['move', 'attack', ...STANDARD, ...FREE] as const;
type HeroAction = (typeof ACTIONS)[number];

const isOne = <Word extends string>(words: readonly Word[], action: string): action is Word =>
  words.some((one) => one === action);

const NOT_ENGAGED: readonly HeroAction[] = ['bash', 'equip', 'exchange', 'search', 'carry'];

/** SS10: once something is begun, only free actions and the open move go on. */
const isTooSlow = (action: HeroAction, { tokens, used }: HeroTurn): boolean => {
  const begun = used.move !== 'none' || used.combat > 0 || used.standard > 0;
  const goesOn = isOne(FREE, action) || (action === 'move' && used.move === 'open');
  return tokens.slowed > 0 && begun && !goesOn;
};

/** SS10 */
function isSpent(action: HeroAction, { combat, standard, used }: HeroTurn): boolean {
  if (action === 'move') return used.move === 'done';
  if (action === 'attack') return used.combat >= combat;
  if (isOne(FREE, action)) return false;
  if (used.standard >= standard) return true;
  return isOne(['dash', 'focus', 'provoke'], action) && used[action];
}

/** SS10: reasons against an action; the first that holds counts. */
const REASONS: readonly (readonly [
  reason: string,
  holds: (action: HeroAction, turn: HeroTurn) => boolean,
])[] = [
  ['stunned', (_, { tokens }) => tokens.stunned > 0],
  ['slowed', isTooSlow],
  ['spent', isSpent],
  ['knockedDown', (action, { tokens }) => action === 'attack' && tokens.knockedDown],
  ['condY', (action, { tokens }) => isOne(STANDARD, action) && tokens.condY > 0],
  ['engaged', (action, { engaged }) => engaged && NOT_ENGAGED.includes(action)],
  ['noMaster', (action, { masterInSight }) => action === 'provoke' && !masterInSight],
];

export const heroActionsOp = gameOp(heroActionsInput, [], (turn) => {
  const allowed: HeroAction[] = [];
  const blocked: Partial<Record<HeroAction, string>> = {};
  for (const action of ACTIONS) {
    const against = REASONS.find(([, holds]) => holds(action, turn));
    if (against) blocked[action] = against[0];
    else allowed.push(action);
  }
  return ok({ allowed, blocked });
});
