import { behindShields, companionFalls, sufferAttack } from '@/src/rules/harm/monster-attack';
import { allyIn, heroIn } from '../state/figures';
import type { Adventure } from '../state/adventure';
import { allyHp } from '../state/hero';
import {
  effectsOf,
  type Reaction,
  type ReactionEffect,
  type Threat,
  type ThreatTarget,
} from '../state/threat';
import { tokenCount, tokenLimit } from '../state/tokens';

/** What will become of one target if the threat is applied now. */
export interface TargetOutlook {
  readonly figure: string;
  readonly damage: number;
  readonly shield: number;
  readonly prevented: number;
  /** Of a companion or animal: the damage that fells it. */
  readonly lost: number;
  /** D14: HP that then move to the attacker; no damage. */
  readonly drained: number;
  /** Unconscious, defeated, gone. */
  readonly falls: boolean;
}

type Outlooked = Pick<Threat, 'preventable' | 'targets' | 'reactions' | 'collateral'>;

/** Reactions of heroes who can react: not of those knocked out since (D11). */
export const standingReactions = (
  adventure: Adventure,
  { reactions }: Pick<Threat, 'reactions'>,
): readonly Reaction[] =>
  reactions.filter(({ hero }) => heroIn(adventure, hero)?.unconscious === false);

/** D9: one after the other; a protector who is a target already changes nothing. */
export const targetsAfter = (
  targets: readonly ThreatTarget[],
  reactions: readonly Reaction[],
): readonly ThreatTarget[] =>
  reactions.flatMap(effectsOf).reduce((now, effect) => {
    if (effect.kind !== 'protect' || now.some(({ figure }) => figure === effect.by)) return now;
    return now.map((one) => (one.figure === effect.target ? { ...one, figure: effect.by } : one));
  }, targets);

type Preventing = Extract<ReactionEffect, { readonly kind: 'prevent' | 'prevent-all' }>;

const isPreventing = (effect: ReactionEffect): effect is Preventing =>
  effect.kind === 'prevent' || effect.kind === 'prevent-all';

/** D10: what reactions take off this target's damage, after its shields; all (but 1) comes first. */
const preventedFor = (figure: string, through: number, reactions: readonly Reaction[]): number => {
  const effects = reactions
    .flatMap(effectsOf)
    .filter(isPreventing)
    .filter(({ target }) => target === figure);
  const most = effects.reduce(
    (least, effect) => (effect.kind === 'prevent-all' ? Math.min(least, effect.but) : least),
    through,
  );
  const amount = effects.reduce(
    (sum, effect) => (effect.kind === 'prevent' ? sum + effect.amount : sum),
    0,
  );
  return through - Math.max(0, most - amount);
};

/** Q10: what reactions give a figure before the damage comes. */
const givenTo = (figure: string, kind: 'shield' | 'heal', reactions: readonly Reaction[]): number =>
  reactions
    .flatMap(effectsOf)
    .reduce(
      (sum, effect) =>
        effect.kind === kind && effect.target === figure ? sum + effect.amount : sum,
      0,
    );

const shieldsOf = (adventure: Adventure, id: string): number =>
  tokenCount((heroIn(adventure, id) ?? allyIn(adventure, id))?.tokens ?? {}, 'shield');

/** C1. */
const shieldsWith = (adventure: Adventure, id: string, reactions: readonly Reaction[]): number =>
  Math.min(tokenLimit('shield'), shieldsOf(adventure, id) + givenTo(id, 'shield', reactions));

/** D3, D10: shields first, then reactions. */
export const prevention = (
  adventure: Adventure,
  { preventable }: Pick<Threat, 'preventable'>,
  { figure, damage }: ThreatTarget,
  reactions: readonly Reaction[],
): { readonly shield: number; readonly prevented: number } => {
  const shield = shieldsWith(adventure, figure, reactions);
  const { spent, through } = behindShields({ damage, preventable, shield });
  return { shield: spent, prevented: preventable ? preventedFor(figure, through, reactions) : 0 };
};

/** D5, D11, D21: allies fall or nothing happens; nothing happens to the unconscious. */
const lossOf = (adventure: Adventure, id: string, through: number, healed: number) => {
  const ally = allyIn(adventure, id);
  if (ally) {
    const falls = companionFalls(ally.toughness ?? 0, through);
    return { lost: falls ? Math.min(allyHp(ally), through) : 0, hpLeft: 0, falls };
  }
  const hero = heroIn(adventure, id);
  if (!hero || hero.unconscious) return { lost: 0, hpLeft: 0, falls: false };
  const { hpLeft, lost } = sufferAttack({
    damage: through,
    preventable: false,
    shield: 0,
    hp: Math.min(Math.max(hero.hp, hero.maxHp), hero.hp + healed),
  });
  return { lost, hpLeft, falls: hpLeft === 0 };
};

/** D4, D14: only with lost HP, and only from a hero who still stands. */
const drainedFrom = (
  { lost, hpLeft }: ReturnType<typeof lossOf>,
  collateral: Threat['collateral'],
): number =>
  lost === 0
    ? 0
    : collateral.reduce(
        (sum, { effect, x }) => (effect === 'drain-health' ? Math.min(hpLeft, sum + x) : sum),
        0,
      );

const outlookOf = (
  adventure: Adventure,
  threat: Outlooked,
  target: ThreatTarget,
  reactions: readonly Reaction[],
): TargetOutlook => {
  const { shield, prevented } = prevention(adventure, threat, target, reactions);
  const through = target.damage - shield - prevented;
  const healed = givenTo(target.figure, 'heal', reactions);
  const loss = lossOf(adventure, target.figure, through, healed);
  const drained = drainedFrom(loss, threat.collateral);
  const falls = loss.falls || (drained > 0 && drained === loss.hpLeft);
  return { ...target, shield, prevented, lost: loss.lost, drained, falls };
};

/** The panel before "apply": every target, with the reactions entered so far. */
export const threatOutlook = (
  adventure: Adventure,
  threat: Outlooked,
): readonly TargetOutlook[] => {
  const reactions = standingReactions(adventure, threat);
  return targetsAfter(threat.targets, reactions).map((target) =>
    outlookOf(adventure, threat, target, reactions),
  );
};
