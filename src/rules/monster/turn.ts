import type { Situation } from '../model/situation';
import { isImmune } from '../model/sight';
import { isKnockedDown, movementBudget } from '../movement/budget';
import { pointsSpent, reach, type Reach } from '../movement/reach';
import { ambush, ambushTargets } from './ambush';
import { approach } from './approach';
import { attackOptions, walkOptions, type TurnAction, type TurnOption } from './options';
import { bestPositions } from './positions';
import { rankMonsterTargets } from './rank';
import { isBound, setScene, type Scene } from './scene';
import { gatherSets } from './sets';
import { bestVantages } from './best';
import { findMarks, type Mark } from './marks';
import {
  CandidateCounter,
  CandidateWriter,
  type CountedStep,
  type Recorder,
  type Trace,
} from './trace';
import * as record from './record';
import { findVantages } from './targets';

interface Decided {
  /** Heroes it sees, best first, NPC tokens of SLAUGHTER before them. */
  readonly ranking: readonly string[];
  readonly action: TurnAction;
  /** Every choice the rules leave to the players, sorted by end, then hits. */
  readonly options: readonly TurnOption[];
  /** D2: VICIOUS cannot be prevented. */
  readonly preventable: boolean;
}

export interface MonsterTurn extends Decided {
  readonly trace?: Trace;
}

export interface CountedTurn extends Decided {
  readonly trace: readonly CountedStep[];
}

type Outcome = Pick<Decided, 'action' | 'options'>;

/** What a monster does in its turn (S3 to S5), with all that is left to the players. */
export const monsterTurn = (
  situation: Situation,
  { trace = false }: { readonly trace?: boolean } = {},
): MonsterTurn => {
  const scene = setScene(situation);
  if (!trace) return takeTurn(scene);
  const writer = new CandidateWriter(scene.ground.places);
  return { ...takeTurn(scene, writer), trace: writer.steps };
};

/** The same turn, of whose trace only the number of candidates is wanted. */
export const countedTurn = (situation: Situation): CountedTurn => {
  const counter = new CandidateCounter();
  return { ...takeTurn(setScene(situation), counter), trace: counter.steps };
};

const takeTurn = (scene: Scene, recorder?: Recorder): Decided => {
  const ranking = rankMonsterTargets(scene, recorder);
  const { action, options } = act(scene, ranking, recorder);
  return { ranking, action, options, preventable: !scene.monster.abilities.vicious };
};

const act = (scene: Scene, ranking: readonly string[], recorder?: Recorder): Outcome => {
  const { foes, board, monster } = scene;
  if (!foes.some((foe) => foe.seen)) return stay(scene, 'T6', recorder);
  const marks = findMarks(board, monster, foes, ranking);
  if (monster.abilities.ambush && !isKnockedDown(monster)) {
    return actFromAmbush(scene, marks, ranking[0], recorder);
  }
  const reached = reach(scene.ground, movementBudget(monster));
  return actOnFoot(scene, marks, reached, ranking[0], recorder);
};

const actOnFoot = (
  scene: Scene,
  marks: readonly Mark[],
  reached: Reach,
  primary: string | undefined,
  recorder?: Recorder,
): Outcome => {
  const cost = (end: number) => pointsSpent(reached, end);
  const vantages = findVantages(scene, marks, reached);
  if (recorder) record.attackable(recorder, scene, reached, vantages);
  if (vantages.length > 0) {
    const sets = gatherSets(scene, bestVantages(scene, vantages, recorder));
    const best = bestPositions(scene.ground, reached, sets, recorder);
    return { action: attackOrMove(scene), options: attackOptions(scene, best, cost) };
  }
  if (isBound(scene, scene.ground.start)) return stay(scene, 'T5', recorder);
  const { ends, toGo } = approach(scene, reached, primary, recorder?.wantsValues ?? false);
  if (recorder) record.approached(recorder, reached.ends, ends, toGo);
  const [best] = bestPositions(scene.ground, reached, [{ hits: [], ends }], recorder);
  return { action: 'approach', options: walkOptions(scene, best?.ends ?? [], cost) };
};

/** T7: with STUN it moves as if attacking. */
const attackOrMove = ({ monster }: Scene): TurnAction =>
  monster.tokens.stun && !isImmune(monster, 'stun') ? 'move' : 'attack';

const actFromAmbush = (
  scene: Scene,
  marks: readonly Mark[],
  primary: string | undefined,
  recorder?: Recorder,
): Outcome => {
  const sets = ambush(scene, marks, ambushTargets(scene, primary));
  if (recorder) record.recordAmbush(recorder, scene, sets);
  if (sets.length === 0) return stay(scene);
  return { action: attackOrMove(scene), options: attackOptions(scene, sets, () => 0) };
};

const stay = (scene: Scene, rule?: 'T5' | 'T6', recorder?: Recorder): Outcome => {
  if (recorder && rule) record.stay(recorder, scene, rule);
  return { action: 'stay', options: walkOptions(scene, [scene.ground.start], () => 0) };
};
