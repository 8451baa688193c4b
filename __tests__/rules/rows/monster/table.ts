import {
  monsterTurn,
  tokensComingOff,
  whyNot,
  type MonsterTurn,
  type Position,
  type Situation,
} from '@/src/rules';
import { waysOf } from '@/src/rules/monster/way';
import { parseSituation } from '@/__tests__/rules/text/situation';

/** A row's name starts with the rule ids it is about: `P2, P3: …`; `p39b` is a worked example (docs/rules/examples.md). */
interface Named {
  readonly name: string;
}

/** A whole turn; the answer as {@link showTurn} writes it, its ranking only where it matters. */
export interface TurnRow extends Named {
  readonly board: string;
  readonly gives: string;
  /** "Why not X?" by figure or end. */
  readonly why?: Readonly<Record<string, string>>;
}

/** One way of the monster, as {@link showWay} writes it. */
export interface WayRow extends Named {
  readonly board: string;
  readonly to: Position;
  readonly gives: string;
}

/** The tokens that come off with the turn. */
export interface TokenRow extends Named {
  readonly board: string;
  readonly gives: string;
}

/** A function of the core and what it must answer. */
export interface ValueRow extends Named {
  readonly asks: () => unknown;
  readonly gives: unknown;
}

export const J = 'J hero jaheen hp=10 order=1';
export const E = 'E hero elros hp=8 order=2';
export const L = 'L hero lorelai hp=6 order=3';
export const M = 'M hero maya hp=4 order=4';

export const read = (text: string): Situation => {
  const situation = parseSituation(text);
  if (!situation.ok) throw new Error(`${situation.error.code} ${situation.error.path}\n${text}`);
  return situation.value;
};

const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const RANKING = 'ranking';

/** `attack 2,1 elros+lorelai cost 2 damage 6 on darkness`, one line an option. */
const showTurn = ({ ranking, action, options, preventable }: MonsterTurn): readonly string[] => [
  [RANKING, ...ranking].join(' '),
  ...options.map(({ end, hits, cost, damage, onDarkness }) => {
    const strikes = action === 'attack' || action === 'move' || damage > 0;
    const words = [action, end.join(), hits.join('+'), `cost ${cost}`];
    if (strikes) words.push(`damage ${damage}`);
    if (onDarkness) words.push('on darkness');
    return words.filter((word) => word !== '').join(' ');
  }),
  ...(preventable ? [] : ['not preventable']),
];

export const turnOf = ({ board, gives }: TurnRow) => {
  const expected = lines(gives);
  const shown = showTurn(monsterTurn(read(board)));
  const ranked = expected[0]?.startsWith(RANKING) ?? false;
  return { shown: ranked ? shown : shown.slice(1), expected };
};

const askedFor = (word: string) => {
  const [x, y] = word.split(',').map(Number);
  return y === undefined ? { figure: word } : { end: [x ?? 0, y] as const };
};

/** The rule that let each of those asked for go. */
export const reasonsOf = ({ board, why }: TurnRow): Readonly<Record<string, string>> => {
  if (!why) return {};
  const { trace = [] } = monsterTurn(read(board), { trace: true });
  const rule = (word: string) => {
    const answer = whyNot(trace, askedFor(word));
    return typeof answer === 'string' ? answer : answer.rule;
  };
  return Object.fromEntries(Object.keys(why).map((word) => [word, rule(word)]));
};

/** `cost 3 burn bleed falls 2 tramples elros`, or `out of reach`. */
export const showWay = ({ board, to }: WayRow): string => {
  const way = waysOf(read(board))(to);
  if (!way) return 'out of reach';
  const { cost, conditions, fallDamage, trampled } = way;
  return [
    `cost ${cost}`,
    ...conditions,
    ...(fallDamage > 0 ? [`falls ${fallDamage}`] : []),
    ...(trampled.length > 0 ? [`tramples ${trampled.join('+')}`] : []),
  ].join(' ');
};

export const showTokens = ({ board }: TokenRow): string => {
  const situation = read(board);
  const off = tokensComingOff(situation, monsterTurn(situation));
  return Object.entries(off)
    .flatMap(([token, comesOff]) => (comesOff ? [token] : []))
    .join(' ');
};
