/* Runebound 3's token combat once more, action by action. */
import { check, differ } from './read';
import { flag, list, maybe, n, object, t, tagged, word, zero } from './shape';
import type { Twin } from './twin';

type Side = 'attacker' | 'defender';
interface Token {
  id: string;
  up: string;
  down: string;
}
interface Fighter {
  health: number;
  damage: number;
  tokens: Token[];
}
interface Action {
  by: Side;
  do: 'damage' | 'agility' | 'double' | 'surge' | 'pass';
  tokens?: string[];
  shields?: string[];
  token?: string;
  target?: string;
  how?: 'flip' | 'same' | 'other';
  on?: string;
  ability?: string;
  cost?: number;
  damage?: number;
  unpreventable?: boolean;
}
interface Fight {
  act: number;
  opponent: 'enemy' | 'villain' | 'hero';
  attacker: Fighter;
  defender: Fighter;
  actions: Action[];
}

const values = ['P', 'M', 'E', 'S', 'H'].flatMap((letter) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => `${value}${letter}`),
);
const SHOWS = [...values, 'A', 'D', '-'].flatMap((face) => [face, `${face}*`]);
const shows = word(...SHOWS);
const fighter = object({
  health: n(1, 99),
  damage: zero,
  tokens: list(object({ id: t, up: shows, down: shows })),
});
const some = list(t, 1, 60);
const side = word('attacker', 'defender');
const any = maybe(list(t), []);

/** A token on the table during the fight. */
interface Piece {
  readonly id: string;
  readonly side: Side;
  face: string;
  back: string;
  spent: boolean;
  on: Piece | null;
}
interface State {
  readonly fight: Fight;
  readonly pieces: Piece[];
  readonly damage: Record<Side, number>;
  readonly passed: Set<Side>;
  readonly used: Set<string>;
  next: Side | null;
  beaten: Side | null;
}

const other = (one: Side): Side => (one === 'attacker' ? 'defender' : 'attacker');
const symbol = (piece: Piece): string => piece.face.replace(/[0-9*]/g, '');
const worth = (piece: Piece): number => Number(/[0-9]/.exec(piece.face)?.[0]) * (piece.on ? 2 : 1);
const isFree = (state: State, piece: Piece | undefined): piece is Piece =>
  piece !== undefined &&
  !piece.spent &&
  !state.pieces.some((above) => !above.spent && above.on === piece);
const own = (state: State, of: Side, id: string | undefined): Piece | undefined =>
  state.pieces.find((piece) => piece.side === of && piece.id === id);
const pay = (piece: Piece): void => {
  piece.spent = true;
  if (piece.on) piece.on.spent = true;
};
const isHero = ({ fight }: State, of: Side): boolean =>
  of === 'attacker' || fight.opponent === 'hero';
const attackKinds = (state: State, of: Side): string[] => (isHero(state, of) ? ['P', 'M'] : ['E']);

function begin(fight: Fight): State {
  const pieces = (['attacker', 'defender'] as const).flatMap((of) =>
    fight[of].tokens.map(({ id, up, down }): Piece => ({
      id,
      side: of,
      face: up,
      back: down,
      spent: false,
      on: null,
    })),
  );
  const golden = (of: Side): number =>
    pieces.filter((piece) => piece.side === of && piece.face.endsWith('*')).length;
  return {
    fight,
    pieces,
    damage: { attacker: fight.attacker.damage, defender: fight.defender.damage },
    passed: new Set(),
    used: new Set(),
    next: golden('defender') > golden('attacker') ? 'defender' : 'attacker',
    beaten: null,
  };
}

function spentIds(action: Action): string[] {
  if (action.do === 'pass') return [];
  if (action.do === 'damage' || action.do === 'surge') return action.tokens ?? [];
  return [String(action.token)];
}

function symbolFits(state: State, action: Action, pieces: Piece[]): boolean {
  const shown = pieces.map(symbol);
  if (action.do === 'agility') return shown[0] === 'A';
  if (action.do === 'surge') return shown.every((one) => one === 'S');
  if (action.do !== 'damage') return true;
  return attackKinds(state, action.by).some((kind) => shown.every((one) => one === kind));
}

function doubleFits(state: State, token: Piece, on: Piece | undefined): boolean {
  if (token.on || !isFree(state, on)) return false;
  return on !== token && symbol(on) === 'D' && on.on === null;
}

function targetFits(state: State, action: Action, [token]: Piece[]): boolean {
  if (token === undefined) return true;
  if (action.do === 'double') {
    return doubleFits(state, token, own(state, action.by, action.on));
  }
  if (action.do !== 'agility') return true;
  const of = action.how === 'flip' ? action.by : other(action.by);
  const target = own(state, of, action.target);
  return isFree(state, target) && target !== token;
}

const strength = (action: Action, pieces: Piece[]): number => {
  if (action.do === 'surge') return action.damage ?? 0;
  return action.do === 'damage' ? pieces.reduce((sum, piece) => sum + worth(piece), 0) : 0;
};

function shieldsFit(state: State, action: Action, pieces: Piece[]): boolean {
  const ids = action.shields ?? [];
  if (ids.length === 0) return true;
  if (strength(action, pieces) === 0 || action.unpreventable === true) return false;
  if (new Set(ids).size < ids.length) return false;
  return ids.every((id) => {
    const piece = own(state, other(action.by), id);
    return isFree(state, piece) && symbol(piece) === 'H';
  });
}

function refusal(state: State, action: Action): string | undefined {
  if (state.next === null) return 'over';
  if (state.next !== action.by) return 'turn';
  const ids = spentIds(action);
  const pieces = ids.map((id) => own(state, action.by, id));
  if (new Set(ids).size < ids.length) return 'token';
  if (!pieces.every((piece): piece is Piece => isFree(state, piece))) return 'token';
  if (!symbolFits(state, action, pieces)) return 'symbol';
  if (!targetFits(state, action, pieces)) return 'target';
  if (action.do === 'surge') {
    if (state.used.has(`${action.by} ${action.ability}`)) return 'used';
    if (pieces.reduce((sum, piece) => sum + worth(piece), 0) < Number(action.cost)) return 'cost';
  }
  return shieldsFit(state, action, pieces) ? undefined : 'shields';
}

function hit(state: State, action: Action, pieces: Piece[]): number {
  const foe = other(action.by);
  const shields = (action.shields ?? []).flatMap((id) => own(state, foe, id) ?? []);
  const stopped = shields.reduce((sum, piece) => sum + worth(piece), 0);
  const coming = Math.max(0, strength(action, pieces) - stopped);
  shields.forEach(pay);
  const booked = Math.min(coming, state.fight[foe].health - state.damage[foe]);
  state.damage[foe] += booked;
  if (state.damage[foe] === state.fight[foe].health) state.beaten = foe;
  return booked;
}

function turnOver(state: State, action: Action): void {
  const of = action.how === 'flip' ? action.by : other(action.by);
  const target = own(state, of, action.target);
  if (target && action.how !== 'same') [target.face, target.back] = [target.back, target.face];
}

function perform(state: State, action: Action): number {
  const pieces = spentIds(action).flatMap((id) => own(state, action.by, id) ?? []);
  let booked = 0;
  if (action.do === 'pass') state.passed.add(action.by);
  if (action.do === 'damage' || action.do === 'surge') booked = hit(state, action, pieces);
  if (action.do === 'surge') state.used.add(`${action.by} ${action.ability}`);
  if (action.do === 'agility') turnOver(state, action);
  const [first] = pieces;
  if (action.do === 'double' && first) first.on = own(state, action.by, action.on) ?? null;
  else pieces.forEach(pay);
  const foe = other(action.by);
  if (state.beaten || state.passed.size === 2) state.next = null;
  else if (!state.passed.has(foe)) state.next = foe;
  return booked;
}

function optionsOf(state: State): string[] {
  const { next } = state;
  if (next === null) return [];
  const free = state.pieces.filter((piece) => piece.side === next && isFree(state, piece));
  const kinds = [...attackKinds(state, next), 'A', 'S'];
  const names = { P: 'physical', M: 'magic', E: 'enemy', A: 'agility', S: 'surge' };
  const simple = Object.entries(names)
    .filter(([letter]) => kinds.includes(letter) && free.some((piece) => symbol(piece) === letter))
    .map(([, name]) => name);
  const pairs = free.some((token) => free.some((on) => doubleFits(state, token, on)));
  return pairs ? [...simple, 'double'] : simple;
}

function retreating(state: State): Side[] {
  if (state.next !== null || state.beaten) return [];
  const { opponent } = state.fight;
  if (opponent === 'villain') return [];
  return opponent === 'enemy' ? ['attacker'] : ['attacker', 'defender'];
}

const poolOf = (state: State, of: Side) =>
  state.pieces
    .filter((piece) => piece.side === of && !piece.spent)
    .map(({ id, face, on }) => ({ id, shows: face, on: on?.id ?? null }));

export const combat: Twin<Fight> = {
  fields: {
    act: n(1, 2),
    opponent: word('enemy', 'villain', 'hero'),
    attacker: fighter,
    defender: fighter,
    actions: list(
      tagged(
        'do',
        {
          damage: { tokens: some, shields: any },
          agility: { token: t, target: t, how: word('flip', 'same', 'other') },
          double: { token: t, on: t },
          surge: {
            tokens: some,
            ability: t,
            cost: n(1, 99),
            damage: zero,
            unpreventable: flag,
            shields: any,
          },
          pass: {},
        },
        { by: side },
      ),
    ),
  },
  check({ attacker, defender }) {
    differ(
      attacker.tokens.map(({ id }) => id),
      (i) => `attacker.tokens[${i}].id`,
    );
    differ(
      defender.tokens.map(({ id }) => id),
      (i) => `defender.tokens[${i}].id`,
    );
    check(attacker.damage < attacker.health, 'attacker.damage');
    check(defender.damage < defender.health, 'defender.damage');
    defender.tokens.forEach(({ id }, index) => {
      check(!attacker.tokens.some((token) => token.id === id), `defender.tokens[${index}].id`);
    });
  },
  answer(fight) {
    const state = begin(fight);
    const first = state.next;
    const dealt: number[] = [];
    let illegal: { action: number; reason: string } | null = null;
    for (const [index, action] of fight.actions.entries()) {
      const reason = refusal(state, action);
      if (reason !== undefined) {
        illegal = { action: index, reason };
        break;
      }
      dealt.push(perform(state, action));
    }
    const enemyTokens = fight.act === 1 ? 5 : 6;
    const expected = { enemy: enemyTokens, villain: 7, hero: null }[fight.opponent];
    return {
      first,
      expected,
      next: state.next,
      options: optionsOf(state),
      dealt,
      attacker: { damage: state.damage.attacker, pool: poolOf(state, 'attacker') },
      defender: { damage: state.damage.defender, pool: poolOf(state, 'defender') },
      defeated: state.beaten,
      retreat: retreating(state),
      illegal,
    };
  },
};
