import { encode } from './encode';
import { GAME_NAMES, gameOperation } from './games';
import type { Line } from './lines';
import { darknessOp } from './ops/darkness';
import { heroAttackOp } from './ops/hero-attack';
import { monsterTurnOp } from './ops/monster-turn';
import type { Operation } from './ops/operation';
import { playOp } from './ops/play';
import { startOfTurnOp } from './ops/start-of-turn';
import { turnOrderOp } from './ops/turn-order';
import { badInput, type Problem } from './problem';

const OPERATIONS: ReadonlyMap<string, Operation> = new Map([
  ['monsterTurn', monsterTurnOp],
  ['darkness', darknessOp],
  ['heroAttack', heroAttackOp],
  ['startOfTurn', startOfTurnOp],
  ['turnOrder', turnOrderOp],
  ['play', playOp],
]);

const KNOWN = [...OPERATIONS.keys(), ...GAME_NAMES.map((game) => `${game}.…`)];

const BLANK = /^[ \t\r]*$/;

const refuse = (id: unknown, error: Problem): string =>
  `{"id":${encode(id)},"ok":false,"error":${encode(error)}}`;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

type Parsed =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: string };

const parse = (line: string): Parsed => {
  try {
    return { ok: true, value: JSON.parse(line) };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
};

const answerCase = (id: unknown, inputs: Record<string, unknown>, op: unknown): string => {
  if (op === undefined) return refuse(id, badInput('op', 'missing'));
  if (typeof op !== 'string') return refuse(id, badInput('op', 'not a word'));
  const operation = OPERATIONS.get(op) ?? gameOperation(op);
  if (!operation) {
    return refuse(id, {
      code: 'unknown-op',
      path: 'op',
      message: `known: ${KNOWN.join(', ')}`,
    });
  }
  const result = operation(inputs);
  if (!result.ok) return refuse(id, result.error);
  return `{"id":${encode(id)},"ok":true,"answer":${encode(result.value)}}`;
};

/** The answer to one line; undefined for a blank one. */
export const answerLine = (line: Line): string | undefined => {
  if (line === undefined)
    return refuse(null, { code: 'bad-json', path: '', message: 'line too long' });
  if (BLANK.test(line)) return undefined;
  const parsed = parse(line);
  if (!parsed.ok) return refuse(null, { code: 'bad-json', path: '', message: parsed.reason });
  const { value } = parsed;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse(null, badInput('', 'not an object'));
  }
  const { id = null, op, ...inputs } = value as Record<string, unknown>;
  try {
    return answerCase(id, inputs, op);
  } catch (error) {
    return refuse(id, badInput('', `no answer found: ${reasonOf(error)}`));
  }
};
