import { threatOutlook } from '../attacks/outlook';
import { heroIn, allyIn, monsterIn } from '../state/figures';
import { attackShape } from '../quick/attack-shape';
import type { Adventure } from '../state/adventure';
import { effectsOf, type Reaction, type ReactionEffect } from '../state/threat';
import { abilitiesOf, cardOfFigure, isSeenBy } from '../quick/ranking';
import type { Doubts, Warning } from './warning';

const when = (doubtful: boolean, warning: Warning): readonly Warning[] =>
  doubtful ? [warning] : [];

/** D6: one attack a turn, or two. */
const attacksOf = (adventure: Adventure, figure: string): number => {
  const card = cardOfFigure(adventure, figure);
  return card && abilitiesOf(adventure, card).attackTwice ? 2 : 1;
};

const turnDoubts = (adventure: Adventure, figure: string): readonly Warning[] => {
  const { turn } = adventure;
  if (turn?.figure !== figure || turn.over) return [{ code: 'not-its-turn' }];
  const most = attacksOf(adventure, figure);
  return [
    ...when(turn.loses === 'attack', { code: 'stunned', figure }),
    ...when(turn.attacks >= most, { code: 'no-attack-left', most }),
  ];
};

/** K1: whom it does not see it cannot choose; A3: a struck zone hits them all the same. */
const unseen = (
  adventure: Adventure,
  figure: string,
  targets: readonly string[],
): readonly Warning[] => {
  const card = cardOfFigure(adventure, figure);
  if (!card) return [];
  return targets.flatMap((id) => {
    const target = heroIn(adventure, id) ?? allyIn(adventure, id);
    if (!target || isSeenBy(adventure, card, target)) return [];
    return [{ code: 'cannot-be-seen', name: target.name } as const];
  });
};

/** A2. */
const targetDoubts = (
  adventure: Adventure,
  figure: string,
  targets: readonly string[],
): readonly Warning[] => {
  const shape = attackShape(adventure, figure, {});
  if (!shape || shape.zones) return [];
  const most = shape.x;
  return [
    ...when(targets.length > most, { code: 'too-many-targets', most }),
    ...unseen(adventure, figure, targets),
  ];
};

type Preventing = Extract<ReactionEffect, { readonly kind: 'prevent' | 'prevent-all' }>;

const preventing = (reaction: Reaction): Preventing | undefined =>
  effectsOf(reaction).find(
    (effect): effect is Preventing => effect.kind === 'prevent' || effect.kind === 'prevent-all',
  );

/** D10: what shields and the others leave of the damage it would prevent. */
function leftToPrevent(adventure: Adventure, reaction: Reaction): number {
  const { threat } = adventure;
  const effect = preventing(reaction);
  if (threat === null || effect === undefined) return 1;
  const reactions = threat.reactions.filter(({ hero }) => hero !== reaction.hero);
  const outlook = threatOutlook(adventure, { ...threat, reactions });
  const spared = outlook.find(({ figure }) => figure === effect.target);
  return spared ? spared.damage - spared.shield - spared.prevented : 1;
}

/** Q8, D10: a second technique in a turn; nothing left of the target's damage. */
const reactionDoubts = (adventure: Adventure, reaction: Reaction): readonly Warning[] => {
  const { hero: id, cost } = reaction;
  const name = heroIn(adventure, id)?.name ?? '';
  const focused = cost.kind === 'focus' && (adventure.turn?.focused.includes(id) ?? false);
  return [
    ...when(focused, { code: 'focus-used', name }),
    ...when(leftToPrevent(adventure, reaction) === 0, { code: 'nothing-left-to-prevent', name }),
  ];
};

export const THREAT_DOUBTS: Doubts = {
  monsterAttacks: (adventure, { figure, targets }) => [
    ...turnDoubts(adventure, figure),
    ...targetDoubts(adventure, figure, targets),
  ],
  monsterMoves: ({ turn }, { figure }) =>
    when(turn?.figure !== figure || turn.over, { code: 'not-its-turn' }),
  runMonster: ({ turn }, { figure }) =>
    when(turn?.figure !== figure || turn.over, { code: 'not-its-turn' }),
  react: (adventure, { reaction }) => reactionDoubts(adventure, reaction),
  nextTurn: (adventure) => {
    const { turn } = adventure;
    const figure = turn?.figure ?? '';
    if (!turn || turn.over || !monsterIn(adventure, figure)) return [];
    const begun = turn.attacks > 0 && turn.attacks < attacksOf(adventure, figure);
    return when(begun, { code: 'attack-left', figure });
  },
};
