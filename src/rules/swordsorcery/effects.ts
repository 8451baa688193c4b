import { ok } from '../base/result';
import { gameOp } from '../contract/op';
import { flag, whole, word } from '../contract/read';
import { optional, record, variants, type ValueOf } from '../contract/shape';
import { CONDITION_TOKENS, lessOne, tokensInput, tokensLeft, type ConditionTokens } from './tokens';

const effectsInput = record({
  kind: word('hero', 'enemy'),
  flying: optional(flag, false),
  tokens: tokensInput,
  event: variants({}, 'type', {
    gain: {
      what: word(...CONDITION_TOKENS),
      level: optional(whole(1, 2), 1),
      ownTurn: optional(flag, false),
    },
    time: { saved: optional(flag, false) },
    action: {
      action: word('move', 'dash', 'combat', 'standard', 'free'),
      saved: optional(flag, false),
    },
    start: {},
    end: {},
  }),
});

type Effects = ValueOf<typeof effectsInput>;
type Event = Effects['event'];
type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

interface Effect {
  readonly wounds: number;
  readonly note: 'immune' | 'duplicate' | 'turnEnds' | 'skipped' | 'stoodUp' | 'lost' | null;
  readonly tokens: ConditionTokens;
}

const untouched = (tokens: ConditionTokens): Effect => ({ wounds: 0, note: null, tokens });

/** SS5: how long a token stays, or how strong it is. */
function gained({ kind }: Effects, { what, level, ownTurn }: EventOf<'gain'>): number | true {
  switch (what) {
    case 'knockedDown':
      return true;
    case 'poisoned':
      return level;
    case 'condX':
      return 2;
    case 'blinded':
      return ownTurn && kind === 'enemy' ? 2 : 1;
    default:
      return ownTurn ? 2 : 1;
  }
}

/** SS5 */
function gain(figure: Effects, event: EventOf<'gain'>): Effect {
  const { kind, flying, tokens } = figure;
  const { what, ownTurn } = event;
  if (what === 'fire1' || what === 'fire2') {
    return untouched({ ...tokens, [what]: tokens[what] + 1 });
  }
  if (what === 'knockedDown' && flying) return { ...untouched(tokens), note: 'immune' };
  if (tokens[what]) return { wounds: 1, note: 'duplicate', tokens };
  const ends = kind === 'hero' && what === 'stunned' && ownTurn;
  return {
    wounds: 0,
    note: ends ? 'turnEnds' : null,
    tokens: { ...tokens, [what]: gained(figure, event) },
  };
}

/** SS6 */
const timePhase = ({ kind, tokens }: Effects, { saved }: EventOf<'time'>): Effect => ({
  wounds: tokens.poisoned + tokens.fire1 + tokens.fire2,
  note: null,
  tokens: {
    ...tokens,
    fire1: tokens.fire2,
    fire2: 0,
    condX: lessOne(tokens.condX),
    poisoned: kind === 'hero' && saved ? 0 : tokens.poisoned,
  },
});

const standUp = (effect: Effect): Effect =>
  effect.tokens.knockedDown
    ? { ...effect, note: 'stoodUp', tokens: { ...effect.tokens, knockedDown: false } }
    : effect;

/** SS7 */
function start({ kind, tokens }: Effects): Effect {
  if (tokens.stunned > 0) return { wounds: 0, note: 'skipped', tokens: { ...tokens, stunned: 0 } };
  if (kind === 'hero') return untouched(tokens);
  return standUp({ wounds: tokens.condX > 0 ? 1 : 0, note: null, tokens });
}

/** SS8: a lost action has cost its wound. */
function act({ kind, tokens }: Effects, { action, saved }: EventOf<'action'>): Effect {
  if (kind === 'enemy' || tokens.stunned > 0) return { ...untouched(tokens), note: 'skipped' };
  const wounds = tokens.condX > 0 && action !== 'free' ? 1 : 0;
  if (tokens.blinded > 0 && !saved) return { wounds, note: 'lost', tokens };
  const done: Effect = { wounds, note: null, tokens };
  return action === 'move' || action === 'dash' ? standUp(done) : done;
}

/** SS9: a hero's blinded ends by hand. */
const end = ({ kind, tokens }: Effects): Effect =>
  untouched({
    ...tokens,
    slowed: lessOne(tokens.slowed),
    condY: lessOne(tokens.condY),
    blinded: kind === 'enemy' ? lessOne(tokens.blinded) : tokens.blinded,
    stunned: Math.min(1, tokens.stunned),
  });

function effectOf(figure: Effects): Effect {
  const { event } = figure;
  switch (event.type) {
    case 'gain':
      return gain(figure, event);
    case 'time':
      return timePhase(figure, event);
    case 'start':
      return start(figure);
    case 'action':
      return act(figure, event);
    case 'end':
      return end(figure);
  }
}

export const effectsOp = gameOp(effectsInput, [], (figure) => {
  const { wounds, note, tokens } = effectOf(figure);
  return ok({ wounds, note, tokens: tokensLeft(tokens) });
});
