import type { Translate } from '@/src/i18n';
import { heroIn, samePosition, type Adventure, type BoardTurn } from '@/src/rules';
import type { FigureEnd } from '@/app/play/threat/ends';
import { listed } from '@/app/play/turn/names';
import type { BoardNames } from '../run/board-names';
import type { RunPlan } from './plan';
import type { RunningMonster } from './useRunning';

type Ends = Pick<RunPlan, 'ends'>;

interface Told {
  readonly names: BoardNames;
  readonly t: Translate;
  readonly adventure: Adventure;
}

/** Heroes are knocked out, everybody else is gone. */
function endWords({ figure, hp, falls }: FigureEnd, { adventure, t }: Told): string {
  const isHero = heroIn(adventure, figure) !== undefined;
  if (falls) return t(isHero ? 'tableTurn.threat.falls' : 'tableTurn.threat.gone');
  return hp === null ? '' : t('tableTurn.threat.hp', hp);
}

/** `Vorn (10 → 6 LP)`: as it is when all is over; the bare name where nothing is known or lost. */
const namesWithEnds = (ids: readonly string[], { ends }: Ends, told: Told): string =>
  listed(
    ids.map((id) => {
      const name = told.names.one(id);
      const end = ends.find(({ figure }) => figure === id);
      const said = end === undefined ? '' : endWords(end, told);
      return said === '' ? name : told.t('boardTurn.does.with', { name, end: said });
    }),
    told.t,
  );

/** T5, T6, D7: why it stays where it is. */
function stayKey({ trace }: BoardTurn) {
  const rule = trace.at(-1)?.rule;
  if (rule === 'T5') return 'boardTurn.does.bound';
  return rule === 'T6' ? 'boardTurn.does.stay' : 'boardTurn.does.noRoom';
}

/** `G8 nach C4: trifft Elros (10 → 6 LP) und Lorelai (wird ohnmächtig)`. */
export function headline(
  { turn, option }: Pick<RunningMonster, 'turn' | 'option'>,
  plan: Ends,
  told: Told,
): string {
  const { names, t } = told;
  const [start = option.end] = option.way;
  const here = samePosition(start, option.end);
  const said = { from: names.field(start), to: names.field(option.end) };
  const meant = { ...said, names: names.all(option.hits) };
  // T7: it moves as if attacking.
  if (turn.action === 'move')
    return t(here ? 'boardTurn.does.stunnedHere' : 'boardTurn.does.stunned', meant);
  if (option.hits.length > 0) {
    const hit = { ...said, names: namesWithEnds(option.hits, plan, told) };
    if (turn.ambush) return t('boardTurn.does.ambush', hit);
    return t(here ? 'boardTurn.does.attackHere' : 'boardTurn.does.attack', hit);
  }
  if (turn.action === 'stay') return t(stayKey(turn), said);
  return t(here ? 'boardTurn.does.approachHere' : 'boardTurn.does.approach', said);
}

/** Whom it changes without striking them: by collateral effects, or on the way; empty: nobody. */
export function besides(
  { figure, option }: Pick<RunningMonster, 'figure' | 'option'>,
  plan: Ends,
  told: Told,
): string {
  const others = plan.ends.filter(
    (end) => end.figure !== figure && !option.hits.includes(end.figure),
  );
  if (others.length === 0) return '';
  const ids = others.map((end) => end.figure);
  return told.t('boardTurn.does.besides', { names: namesWithEnds(ids, plan, told) });
}
