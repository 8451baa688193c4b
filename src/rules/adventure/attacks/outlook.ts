import { behindShields, companionFalls, sufferAttack } from '@/src/rules/harm/monster-attack';
import { allyIn, heroIn } from '../state/figures';
import type { Adventure } from '../state/adventure';
import { allyHp } from '../state/hero';
import type { Reaction, ReactionEffect, Threat, ThreatTarget } from '../state/threat';
import { tokenCount } from '../state/tokens';

/** What will become of one target if the threat is applied now. */
export interface TargetOutlook {
  readonly figure: string;
  readonly damage: number;
  readonly shield: number;
  readonly prevented: number;
  /** Of a companion or animal: the damage that fells it. */
  readonly lost: number;
  /** Unconscious, defeated, gone. */
  readonly falls: boolean;
}

type Outlooked = Pick<Threat, 'preventable' | 'targets' | 'reactions'>;

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
  reactions.reduce((now, { effect }) => {
    if (effect.kind !== 'protect' || now.some(({ figure }) => figure === effect.by)) return now;
    return now.map((one) => (one.figure === effect.target ? { ...one, figure: effect.by } : one));
  }, targets);

type Preventing = Extract<ReactionEffect, { readonly kind: 'prevent' | 'prevent-all' }>;

const isPreventing = (effect: ReactionEffect): effect is Preventing =>
  effect.kind === 'prevent' || effect.kind === 'prevent-all';

/** D10: what reactions take off this target's damage, after its shields; all (but 1) comes first. */
const preventedFor = (figure: string, through: number, reactions: readonly Reaction[]): number => {
  const effects = reactions
    .map(({ effect }) => effect)
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

const shieldsOf = (adventure: Adventure, id: string): number =>
  tokenCount((heroIn(adventure, id) ?? allyIn(adventure, id))?.tokens ?? {}, 'shield');

/** D3, D10: shields first, then reactions. */
export const prevention = (
  adventure: Adventure,
  { preventable }: Pick<Threat, 'preventable'>,
  { figure, damage }: ThreatTarget,
  reactions: readonly Reaction[],
): { readonly shield: number; readonly prevented: number } => {
  const shield = shieldsOf(adventure, figure);
  const { spent, through } = behindShields({ damage, preventable, shield });
  return { shield: spent, prevented: preventable ? preventedFor(figure, through, reactions) : 0 };
};

/** D5, D11, D21: allies fall or nothing happens; nothing happens to the unconscious. */
const lossOf = (adventure: Adventure, id: string, through: number) => {
  const ally = allyIn(adventure, id);
  if (ally) {
    const falls = companionFalls(ally.toughness ?? 0, through);
    return { lost: falls ? Math.min(allyHp(ally), through) : 0, falls };
  }
  const hero = heroIn(adventure, id);
  if (!hero || hero.unconscious) return { lost: 0, falls: false };
  const { hpLeft, lost } = sufferAttack({
    damage: through,
    preventable: false,
    shield: 0,
    hp: hero.hp,
  });
  return { lost, falls: hpLeft === 0 };
};

const outlookOf = (
  adventure: Adventure,
  threat: Outlooked,
  target: ThreatTarget,
  reactions: readonly Reaction[],
): TargetOutlook => {
  const { shield, prevented } = prevention(adventure, threat, target, reactions);
  const through = target.damage - shield - prevented;
  return { ...target, shield, prevented, ...lossOf(adventure, target.figure, through) };
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
