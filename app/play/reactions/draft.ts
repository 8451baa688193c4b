import {
  answerable,
  areFoes,
  heroIn,
  mayReact,
  tokenCount,
  type Adventure,
  type CubeColour,
  type Reaction,
  type ReactionCost,
  type ReactionEffect,
  type Threat,
} from '@/src/rules';

export const REACTION_KINDS = [
  ...(['prevent', 'preventAll', 'preventAllBut'] as const),
  ...(['strikeBack', 'protect', 'other'] as const),
] as const;
export type ReactionKind = (typeof REACTION_KINDS)[number];

/** A reaction on its way: complete as soon as nothing is missing. */
export interface ReactionDraft {
  readonly hero: string;
  readonly kind: ReactionKind;
  /** Whom it helps. */
  readonly target: string;
  /** PROTECT: who is hit instead (D9). */
  readonly by: string;
  readonly amount: number | null;
  readonly cost: ReactionCost | null;
  readonly note: string;
  /** Q10: what else it does for the hero himself. */
  readonly more: ReactionMore;
}

export const MORE_EFFECTS = ['shield', 'heal', 'move', 'strike'] as const;

export interface ReactionMore {
  readonly shield: number;
  readonly heal: number;
  readonly move: number;
  readonly strike: number;
  readonly fury: boolean;
}

const NO_MORE: ReactionMore = { shield: 0, heal: 0, move: 0, strike: 0, fury: false };

export const needsAmount = (kind: ReactionKind): boolean =>
  kind === 'prevent' || kind === 'strikeBack';

/** D11: whoever stands may react, target or not (D10). X11: not for another team. */
export const reactors = (adventure: Adventure): readonly string[] =>
  adventure.heroes
    .filter(({ id, unconscious }) => {
      const { threat } = adventure;
      return !unconscious && (threat === null || mayReact(adventure, threat, id));
    })
    .map(({ id }) => id);

export const isTarget = ({ targets }: Threat, id: string): boolean =>
  targets.some(({ figure }) => figure === id);

/** D9, D16: only against an attack; who is hit strikes back, who is not may protect. */
export const kindsFor = (threat: Threat, hero: string): readonly ReactionKind[] =>
  REACTION_KINDS.filter((kind) => {
    const attack = threat.source.kind !== 'event';
    if (kind === 'strikeBack') return attack && isTarget(threat, hero);
    if (kind === 'protect') return attack && threat.targets.some(({ figure }) => figure !== hero);
    return true;
  });

/** Whom this kind of reaction may be for. */
export const targetsFor = (threat: Threat, { kind, hero }: ReactionDraft): readonly string[] => {
  const ids = threat.targets.map(({ figure }) => figure);
  if (kind === 'strikeBack' || kind === 'other') return [];
  return kind === 'protect' ? ids.filter((id) => id !== hero) : ids;
};

/** D9: who may step in: the hero himself, or an ally, unless hit already; X11: of his team. */
export const protectors = (adventure: Adventure, threat: Threat, hero: string) =>
  [hero, ...adventure.allies.map(({ id }) => id)].filter(
    (id) => !isTarget(threat, id) && !areFoes(adventure, hero, id),
  );

const effectOf = (draft: ReactionDraft): ReactionEffect | null => {
  const { kind, target, by, amount, note } = draft;
  switch (kind) {
    case 'prevent':
      return amount === null ? null : { kind: 'prevent', target, amount };
    case 'preventAll':
      return { kind: 'prevent-all', target, but: 0 };
    case 'preventAllBut':
      return { kind: 'prevent-all', target, but: 1 };
    case 'strikeBack':
      return amount === null ? null : { kind: 'strike-back', amount };
    case 'protect':
      return { kind: 'protect', target, by };
    case 'other':
      return { kind: 'other', note: note.trim() };
  }
};

/** In the order of the cards: himself first, then the attacker. */
const furtherEffects = ({ hero, kind, more }: ReactionDraft): readonly ReactionEffect[] => [
  ...(more.move > 0 ? [{ kind: 'move', amount: more.move } as const] : []),
  ...(more.shield > 0 ? [{ kind: 'shield', target: hero, amount: more.shield } as const] : []),
  ...(more.heal > 0 ? [{ kind: 'heal', target: hero, amount: more.heal } as const] : []),
  ...(more.strike > 0 && kind !== 'strikeBack'
    ? [{ kind: 'strike-back', amount: more.strike } as const]
    : []),
];

/** Null: something is still missing. */
export const reactionOf = (draft: ReactionDraft): Reaction | null => {
  const effect = effectOf(draft);
  const { hero, cost } = draft;
  if (effect === null || cost === null) return null;
  const also = furtherEffects(draft);
  const strikes = [effect, ...also].some(({ kind }) => kind === 'strike-back');
  return {
    hero,
    cost,
    effect,
    ...(also.length === 0 ? {} : { also }),
    ...(draft.more.fury && strikes ? { fury: true } : {}),
  };
};

const KIND_OF: Readonly<Record<ReactionEffect['kind'], ReactionKind>> = {
  prevent: 'prevent',
  'prevent-all': 'preventAll',
  'strike-back': 'strikeBack',
  protect: 'protect',
  shield: 'other',
  heal: 'other',
  move: 'other',
  other: 'other',
};

/** Heroes who keep their cubes at the table pay there: nothing to choose. */
const usualCost = (adventure: Adventure, hero: string): ReactionCost | null =>
  heroIn(adventure, hero)?.cubes === null ? { kind: 'free' } : null;

const enteredIn = (
  effect: ReactionEffect,
): Pick<ReactionDraft, 'kind'> & Partial<ReactionDraft> => ({
  kind: effect.kind === 'prevent-all' && effect.but === 1 ? 'preventAllBut' : KIND_OF[effect.kind],
  ...('target' in effect ? { target: effect.target } : {}),
  ...('by' in effect ? { by: effect.by } : {}),
  ...('amount' in effect ? { amount: effect.amount } : {}),
  ...('note' in effect ? { note: effect.note } : {}),
});

const amountIn = (effects: readonly ReactionEffect[], wanted: ReactionEffect['kind']): number =>
  effects.reduce(
    (sum, effect) => (effect.kind === wanted && 'amount' in effect ? sum + effect.amount : sum),
    0,
  );

const moreIn = ({ effect, also = [], fury }: Reaction): ReactionMore => {
  const given = [effect, ...also];
  return {
    shield: amountIn(given, 'shield'),
    heal: amountIn(given, 'heal'),
    move: amountIn(given, 'move'),
    strike: amountIn(also, 'strike-back'),
    fury: fury === true,
  };
};

/** As entered before, or the most likely: the hero prevents his own damage. */
export function draftFor(
  adventure: Adventure,
  threat: Threat,
  hero: string,
  wanted = hero,
): ReactionDraft {
  const known = threat.reactions.find((reaction) => reaction.hero === hero);
  const first = answerable(adventure, threat, hero).targets[0]?.figure ?? hero;
  const target = isTarget(threat, wanted) ? wanted : first;
  const [by = hero] = protectors(adventure, threat, hero);
  const fresh = { hero, kind: 'prevent' as const, target, by, amount: null, note: '' };
  const more = known === undefined ? NO_MORE : moreIn(known);
  if (known === undefined) return { ...fresh, more, cost: usualCost(adventure, hero) };
  return { ...fresh, more, cost: known.cost, ...enteredIn(known.effect) };
}

/** The kind changed: whom it is for has to fit. */
export const withReactionKind = (threat: Threat, draft: ReactionDraft, kind: ReactionKind) => {
  const next = { ...draft, kind };
  const options = targetsFor(threat, next);
  const target = options.length === 0 || options.includes(next.target) ? next.target : options[0];
  return { ...next, target: target ?? next.target };
};

export interface CubeOption {
  readonly colour: CubeColour;
  /** Null: the table keeps count. */
  readonly left: number | null;
}

export const COLOURS: readonly CubeColour[] = ['yellow', 'red', 'green', 'blue'];

export const cubeOptions = (adventure: Adventure, hero: string): readonly CubeOption[] => {
  const cubes = heroIn(adventure, hero)?.cubes ?? null;
  return COLOURS.map((colour) => ({ colour, left: cubes?.available[colour] ?? null }));
};

export const focusLeft = (adventure: Adventure, hero: string): number =>
  tokenCount(heroIn(adventure, hero)?.tokens ?? {}, 'focus');
