import type { Place } from './board';
import type { Scene } from './scene';
import { burnsHere, isDifficult } from './scene';
import { isFall, mayEnd, mayPass, stepCost } from './standing';

/** How the monster gets to a place: without harm if it can (P2), then with the fewest points (P3). */
export interface Way {
  readonly place: Place;
  readonly harm: boolean;
  readonly cost: number;
}

const immuneToLargeTokens = (scene: Scene): boolean => scene.large || scene.immunities.has('large');

export function isKnockedDown(scene: Scene): boolean {
  if (scene.scenario.monster.tokens?.knockDown !== true || scene.off.has('M1:knockDown')) {
    return false;
  }
  const immune = scene.immunities.has('knock-down') || immuneToLargeTokens(scene);
  return scene.off.has('M8') || !immune;
}

export function isStunned(scene: Scene): boolean {
  if (scene.scenario.monster.tokens?.stun !== true || scene.off.has('T7')) return false;
  const immune = scene.immunities.has('stun') || immuneToLargeTokens(scene);
  return scene.off.has('M8') || !immune;
}

/** M1 */
export function budgetOf(scene: Scene): number {
  const { move, tokens = {} } = scene.scenario.monster;
  if (isKnockedDown(scene)) return 0;
  const granted = move + (scene.off.has('M1:bonus') ? 0 : (tokens.moveBonus ?? 0));
  const immune = scene.immunities.has('slow') && !scene.off.has('M8');
  const slow = tokens.slow === true && !immune && !scene.off.has('M1:slow');
  return slow ? Math.max(0, granted - 2) : granted;
}

/** One moment of a walk; every different moment is looked at, none is thought away. */
interface Moment {
  readonly place: Place;
  readonly spent: number;
  readonly difficultDone: boolean;
  readonly harm: boolean;
}

function stepOn(scene: Scene, from: Moment, to: Place, budget: number): Moment | null {
  if (!mayPass(scene, scene.world, to)) return null;
  const jumps = scene.abilities.jump === true && !scene.off.has('M5');
  let spent = from.spent + stepCost(scene, from.place, to);
  if (spent > budget) return null;
  if (jumps) return { place: to, spent, difficultDone: false, harm: false };
  const difficult = isDifficult(scene, to);
  const loses = difficult && !from.difficultDone && !scene.off.has('M3');
  if (loses && spent < budget) spent += 1;
  return {
    place: to,
    spent,
    difficultDone: from.difficultDone || difficult,
    harm: from.harm || difficult || burnsHere(scene, to) || isFall(scene, from.place, to),
  };
}

function everyMoment(scene: Scene, budget: number): Moment[] {
  const first: Moment = { place: scene.start, spent: 0, difficultDone: false, harm: false };
  const moments = [first];
  const known = new Set<string>();
  for (const moment of moments) {
    for (const next of scene.places.nextTo.get(moment.place.key) ?? []) {
      const then = stepOn(scene, moment, next, budget);
      if (then === null) continue;
      const name = `${next.key}/${then.spent}/${then.difficultDone}/${then.harm}`;
      if (known.has(name)) continue;
      known.add(name);
      moments.push(then);
    }
  }
  return moments;
}

/** P2 for a walk that ends now. A jump has entered its last field only (M5). */
function harmInAll(scene: Scene, moment: Moment): boolean {
  const jumps = scene.abilities.jump === true && !scene.off.has('M5');
  const landed = jumps && moment.spent > 0 && isDifficult(scene, moment.place);
  return moment.harm || landed || burnsHere(scene, moment.place);
}

/** Every place the monster can end on, with its best way there. */
export function waysOf(scene: Scene): readonly Way[] {
  const best = new Map<string, Way>();
  for (const moment of everyMoment(scene, budgetOf(scene))) {
    const { place, spent: cost } = moment;
    if (!mayEnd(scene, scene.world, place)) continue;
    const harm = harmInAll(scene, moment);
    const old = best.get(place.key);
    const gentler = old !== undefined && old.harm && !harm && !scene.off.has('P2');
    const rougher = old !== undefined && !old.harm && harm && !scene.off.has('P2');
    if (old === undefined || gentler || (!rougher && cost < old.cost)) {
      best.set(place.key, { place, harm, cost });
    }
  }
  return [...best.values()];
}
