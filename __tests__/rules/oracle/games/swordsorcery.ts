/* The helpers of Sword & Sorcery once more, read from docs/rules alone and spelt out slowly. */
import { check, differ } from './read';
import { b, flag, list, maybe, n, object, t, tagged, word, z, zero, type Fields } from './shape';
import type { Twin } from './twin';

interface Tokens {
  stunned: number;
  blinded: number;
  poisoned: number;
  slowed: number;
  condX: number;
  condY: number;
  knockedDown: boolean;
  fire1: number;
  fire2: number;
}
const upToTwo = maybe(n(1, 2), 0);
const TOKENS: Fields = {
  stunned: upToTwo,
  blinded: upToTwo,
  poisoned: upToTwo,
  slowed: upToTwo,
  condX: upToTwo,
  condY: upToTwo,
  knockedDown: flag,
  fire1: zero,
  fire2: zero,
};

interface Target {
  id: string;
  armour: number;
  defence: number;
  knockedDown: boolean;
  shields: number;
  change: number;
  blocks?: number;
}
const attack: Twin<{
  hits: number;
  lethal: number;
  supremacy: boolean;
  focus: boolean;
  targets: Target[];
}> = {
  fields: {
    hits: n(),
    lethal: zero,
    supremacy: flag,
    focus: flag,
    targets: list(
      object({
        id: t,
        armour: n(),
        defence: maybe(n(), 1),
        knockedDown: flag,
        shields: zero,
        change: maybe(z, 0),
        blocks: maybe(n()),
      }),
      1,
      20,
    ),
  },
  check: ({ targets }) =>
    differ(
      targets.map(({ id }) => id),
      (i) => `targets[${i}].id`,
    ),
  answer({ hits, lethal, supremacy, focus, targets }) {
    const all = hits + Number(supremacy) + Number(focus);
    return { hits: all, targets: targets.map((target) => struck(target, all, lethal)) };
  },
};
function struck(target: Target, hits: number, lethalHits: number) {
  let ordinary = Math.max(0, hits + target.change);
  for (let armour = target.knockedDown ? 0 : target.armour; armour > 0; armour -= 1) {
    if (ordinary > 0) ordinary -= 1;
  }
  let [lethal, shields] = [lethalHits, target.shields];
  while (shields > 0 && lethal + ordinary > 0) {
    shields -= 1;
    if (lethal > 0) lethal -= 1;
    else ordinary -= 1;
  }
  const dice = Math.min(ordinary, target.defence);
  const known = target.blocks !== undefined || dice === 0;
  const wounds = known ? Math.max(0, ordinary - (target.blocks ?? 0)) + lethal : null;
  return { id: target.id, remaining: ordinary, dice, shieldsLeft: shields, wounds };
}

type Happening =
  | { type: 'gain'; what: keyof Tokens; level: number; ownTurn: boolean }
  | { type: 'time'; saved: boolean }
  | { type: 'action'; action: string; saved: boolean }
  | { type: 'start' }
  | { type: 'end' };
interface Figure {
  kind: 'hero' | 'enemy';
  flying: boolean;
  tokens: Tokens;
  event: Happening;
}
interface Effect {
  wounds: number;
  note: string | null;
}
const NOTHING: Effect = { wounds: 0, note: null };

function gain(figure: Figure, event: Happening & { type: 'gain' }): Effect {
  const { tokens, kind, flying } = figure;
  const { what, ownTurn, level } = event;
  if (what === 'fire1' || what === 'fire2') {
    tokens[what] += 1;
    return NOTHING;
  }
  if (what === 'knockedDown' && flying) return { wounds: 0, note: 'immune' };
  if (tokens[what]) return { wounds: 1, note: 'duplicate' };
  if (what === 'knockedDown') tokens.knockedDown = true;
  else if (what === 'poisoned') tokens.poisoned = level;
  else if (what === 'condX') tokens.condX = 2;
  else tokens[what] = ownTurn && !(what === 'blinded' && kind === 'hero') ? 2 : 1;
  const ends = what === 'stunned' && kind === 'hero' && ownTurn;
  return ends ? { wounds: 0, note: 'turnEnds' } : NOTHING;
}

function time({ tokens, kind }: Figure, saved: boolean): Effect {
  const wounds = tokens.poisoned + tokens.fire1 + tokens.fire2;
  tokens.fire1 = tokens.fire2;
  tokens.fire2 = 0;
  if (tokens.condX > 0) tokens.condX -= 1;
  if (saved && kind === 'hero') tokens.poisoned = 0;
  return { wounds, note: null };
}

function start({ tokens, kind }: Figure): Effect {
  if (tokens.stunned > 0) {
    tokens.stunned = 0;
    return { wounds: 0, note: 'skipped' };
  }
  if (kind === 'hero') return NOTHING;
  const note = tokens.knockedDown ? 'stoodUp' : null;
  tokens.knockedDown = false;
  return { wounds: tokens.condX > 0 ? 1 : 0, note };
}

function act({ tokens, kind }: Figure, action: string, saved: boolean): Effect {
  if (kind === 'enemy' || tokens.stunned > 0) return { wounds: 0, note: 'skipped' };
  const wounds = tokens.condX > 0 && action !== 'free' ? 1 : 0;
  if (tokens.blinded > 0 && !saved) return { wounds, note: 'lost' };
  if (!tokens.knockedDown || (action !== 'move' && action !== 'dash'))
    return { wounds, note: null };
  tokens.knockedDown = false;
  return { wounds, note: 'stoodUp' };
}

function end({ tokens, kind }: Figure): Effect {
  if (tokens.slowed > 0) tokens.slowed -= 1;
  if (tokens.condY > 0) tokens.condY -= 1;
  if (tokens.blinded > 0 && kind === 'enemy') tokens.blinded -= 1;
  if (tokens.stunned === 2) tokens.stunned = 1;
  return NOTHING;
}

function happen(figure: Figure): Effect {
  const { event } = figure;
  if (event.type === 'gain') return gain(figure, event);
  if (event.type === 'time') return time(figure, event.saved);
  if (event.type === 'start') return start(figure);
  if (event.type === 'end') return end(figure);
  return act(figure, event.action, event.saved);
}

const effects: Twin<Figure> = {
  fields: {
    kind: word('hero', 'enemy'),
    flying: flag,
    tokens: object(TOKENS),
    event: tagged('type', {
      gain: { what: word(...Object.keys(TOKENS)), level: maybe(n(1, 2), 1), ownTurn: flag },
      time: { saved: flag },
      action: { action: word('move', 'dash', 'combat', 'standard', 'free'), saved: flag },
      start: {},
      end: {},
    }),
  },
  answer(figure) {
    const { wounds, note } = happen(figure);
    const left = Object.entries(figure.tokens).filter(([, held]) => Boolean(held));
    return { wounds, note, tokens: Object.fromEntries(left) };
  },
};

interface Turn {
  tokens: Tokens;
  engaged: boolean;
  masterInSight: boolean;
  combat: number;
  standard: number;
  used: {
    move: string;
    combat: number;
    standard: number;
    dash: boolean;
    focus: boolean;
    provoke: boolean;
  };
}
const STANDARD = ['dash', 'focus', 'provoke', 'bash', 'equip', 'exchange', 'search'];
const FREE = ['open', 'carry'];

function spent({ used, combat, standard }: Turn, action: string): boolean {
  if (action === 'move') return used.move === 'done';
  if (action === 'attack') return used.combat >= combat;
  if (!STANDARD.includes(action)) return false;
  const once = { dash: used.dash, focus: used.focus, provoke: used.provoke }[action];
  return used.standard >= standard || once === true;
}

function slowedOut({ tokens, used }: Turn, action: string): boolean {
  if (tokens.slowed === 0 || FREE.includes(action)) return false;
  if (action === 'move' && used.move === 'open') return false;
  return used.move !== 'none' || used.combat > 0 || used.standard > 0;
}

function whyNot(turn: Turn, action: string): string | undefined {
  const { tokens, engaged, masterInSight } = turn;
  const reasons: Record<string, boolean> = {
    stunned: tokens.stunned > 0,
    slowed: slowedOut(turn, action),
    spent: spent(turn, action),
    knockedDown: tokens.knockedDown && action === 'attack',
    condY: tokens.condY > 0 && STANDARD.includes(action),
    engaged: engaged && ['bash', 'equip', 'exchange', 'search', 'carry'].includes(action),
    noMaster: action === 'provoke' && !masterInSight,
  };
  return Object.keys(reasons).find((reason) => reasons[reason]);
}

const actions: Twin<Turn> = {
  fields: {
    tokens: object(TOKENS),
    engaged: b,
    masterInSight: flag,
    combat: n(),
    standard: n(),
    used: object({
      move: word('none', 'open', 'done'),
      combat: zero,
      standard: zero,
      dash: flag,
      focus: flag,
      provoke: flag,
    }),
  },
  answer(turn) {
    const allowed: string[] = [];
    const blocked: Record<string, string> = {};
    for (const action of ['move', 'attack', ...STANDARD, ...FREE]) {
      const reason = whyNot(turn, action);
      if (reason === undefined) allowed.push(action);
      else blocked[action] = reason;
    }
    return { allowed, blocked };
  },
};

const round: Twin<{
  powers: { id: string; hourglasses: number }[];
  event: { cards: number; faceUp: boolean };
}> = {
  fields: {
    powers: maybe(list(object({ id: t, hourglasses: n(1, 9) })), []),
    event: object({ cards: n(), faceUp: b }),
  },
  check: ({ powers }) =>
    differ(
      powers.map(({ id }) => id),
      (i) => `powers[${i}].id`,
    ),
  answer({ powers, event: { cards, faceUp } }) {
    const ready = powers.filter((power) => power.hourglasses === 1).map(({ id }) => id);
    const waiting = powers
      .filter((power) => power.hourglasses > 1)
      .map(({ id, hourglasses }) => ({ id, hourglasses: hourglasses - 1 }));
    if (cards === 0) return { ready, waiting, event: { do: 'none', cards, faceUp: false } };
    const event = faceUp
      ? { do: 'discard', cards: cards - 1, faceUp: false }
      : { do: 'resolve', cards, faceUp: true };
    return { ready, waiting, event };
  },
};

const zone: Twin<{ heroes: number; enemies: number; stunned: number }> = {
  fields: { heroes: n(), enemies: n(), stunned: zero },
  check: ({ enemies, stunned }) => check(stunned <= enemies, 'stunned'),
  answer({ heroes, enemies, stunned }) {
    const sides = [
      ['heroes', heroes, enemies],
      ['enemies', enemies, heroes],
    ] as const;
    const pick = (wins: (own: number, other: number) => boolean): string | null =>
      sides.find(([, own, other]) => wins(own, other))?.[0] ?? null;
    const dominate = pick((own, other) => own > 0 && own >= 2 * other);
    const engaged = heroes > 0 && enemies > 0;
    const attacks = dominate === 'heroes' ? 0 : enemies - stunned;
    return {
      control: pick((own, other) => own > other),
      dominate,
      supremacy: engaged ? dominate : null,
      engaged,
      reactions: engaged ? attacks : null,
    };
  },
};

interface Card {
  kind: string;
  level: string;
  player: string;
}
const assign: Twin<{
  players: string[];
  start: string;
  cards: Card[];
  add: { kind: string; level: string }[];
}> = {
  fields: {
    players: list(t, 1, 8),
    start: t,
    cards: list(object({ kind: t, level: t, player: t })),
    add: list(object({ kind: t, level: t })),
  },
  check({ players, start, cards }) {
    differ(players, (i) => `players[${i}]`);
    check(players.includes(start), 'start');
    cards.forEach(({ player, kind, level }, index) => {
      check(players.includes(player), `cards[${index}].player`);
      const before = cards.slice(0, index);
      const again = before.some((card) => card.kind === kind && card.level === level);
      check(!again, `cards[${index}]`);
    });
  },
  answer({ players, start, cards, add }) {
    let seat = players.indexOf(start);
    const held = [...cards];
    const served = add.map(({ kind, level }) => {
      const card = held.find((one) => one.kind === kind && one.level === level);
      if (card) return card.player;
      const counts = players.map((player) => held.filter((one) => one.player === player).length);
      while (counts[seat] !== Math.min(...counts)) seat = (seat + 1) % players.length;
      const player = String(players[seat]);
      held.push({ kind, level, player });
      seat = (seat + 1) % players.length;
      return player;
    });
    return { players: served };
  },
};

interface Prey {
  id: string;
  inRange: boolean;
  sight: boolean;
  path: boolean;
  values: number[];
}
const target: Twin<{ fallback: boolean; criteria: string[]; heroes: Prey[] }> = {
  fields: {
    fallback: flag,
    criteria: list(word('most', 'least'), 0, 8),
    heroes: list(object({ id: t, inRange: b, sight: b, path: b, values: list(z) })),
  },
  check({ criteria, heroes }) {
    differ(
      heroes.map(({ id }) => id),
      (i) => `heroes[${i}].id`,
    );
    heroes.forEach(({ values }, i) => {
      check(values.length === criteria.length, `heroes[${i}].values`);
    });
  },
  answer({ fallback, criteria, heroes }) {
    const may = heroes.filter(
      ({ inRange, sight, path }) => inRange && (fallback || (sight && path)),
    );
    const better = (one: Prey, other: Prey): boolean => {
      const at = criteria.findIndex((_, index) => one.values[index] !== other.values[index]);
      if (at === -1) return false;
      const more = Number(one.values[at]) > Number(other.values[at]);
      return criteria[at] === 'most' ? more : !more;
    };
    const best = may.filter((hero) => !may.some((other) => better(other, hero)));
    return { targets: best.map(({ id }) => id) };
  },
};

export const SWORD_AND_SORCERY = { attack, effects, actions, round, zone, assign, target };
