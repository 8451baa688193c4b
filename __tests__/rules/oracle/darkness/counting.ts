import type { DarknessAnswer, DarknessCase } from './case';
import { oracleDarkness } from './solve';
import { SWITCHES, type Switch } from './switches';

const hasHighAndLow = ({ board }: DarknessCase): boolean =>
  [...(board.levels ?? [])].some((row) => row.includes('2')) ||
  (board.bridges ?? []).some(({ level }) => level === 2);

/** Saves time only: rules without anything to act on cannot decide. */
function mayDecide(rule: Switch, input: DarknessCase, { result }: DarknessAnswer): boolean {
  if (result === 'crushed')
    return rule.startsWith('N3') || rule.startsWith('N13') || rule === 'G6-coordinate';
  if (rule.startsWith('N3')) return false;
  if (rule.startsWith('G6')) return (input.board.bridges ?? []).length > 0;
  return !/rise|descent|order|last-single/.test(rule) || hasHighAndLow(input);
}

const decides = (rule: Switch, input: DarknessCase, answer: string): boolean =>
  JSON.stringify(oracleDarkness(input, rule)) !== answer;

const zeros = (): Record<Switch, number> =>
  Object.fromEntries(SWITCHES.map((rule) => [rule, 0])) as Record<Switch, number>;

export interface Tally {
  readonly boards: number;
  readonly results: Readonly<Record<DarknessAnswer['result'], number>>;
  /** How many boards each rule decided; counting stops at the limit. */
  readonly decided: Readonly<Record<Switch, number>>;
  /** How many boards had been asked until then. */
  readonly asked: Readonly<Record<Switch, number>>;
}

/** Measures a generator: a rule is no longer asked once it has decided `enough` boards. */
export class Counter {
  private boards = 0;
  private readonly results = { tile: 0, broken: 0, crushed: 0, none: 0 };
  private readonly decided = zeros();
  private readonly asked = zeros();

  constructor(private readonly enough: number = Infinity) {}

  add(input: DarknessCase, answer: DarknessAnswer): void {
    this.boards += 1;
    this.results[answer.result] += 1;
    const text = JSON.stringify(answer);
    for (const rule of SWITCHES) {
      if (this.decided[rule] >= this.enough) continue;
      this.asked[rule] = this.boards;
      if (mayDecide(rule, input, answer) && decides(rule, input, text)) this.decided[rule] += 1;
    }
  }

  tally(): Tally {
    const { boards, results, decided, asked } = this;
    return { boards, results: { ...results }, decided: { ...decided }, asked: { ...asked } };
  }
}

/** A few lines: shares of the results, then for each rule how often it decided how many boards. */
export function describeTally({ boards, results, decided, asked }: Tally): string {
  const shares = Object.entries(results).map(
    ([result, count]) => `${result} ${((100 * count) / boards).toFixed(1)} %`,
  );
  const counts = SWITCHES.map((rule) => `${rule} ${decided[rule]}/${asked[rule]}`);
  const lines = [`${boards} boards: ${shares.join(', ')}`];
  for (let n = 0; n < counts.length; n += 8) lines.push(counts.slice(n, n + 8).join(' · '));
  return lines.join('\n');
}
