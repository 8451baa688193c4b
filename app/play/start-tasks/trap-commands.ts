import {
  monsterIn,
  tokenCount,
  type AdventureCommand,
  type GameState,
  type LaidTrap,
  type TokenKind,
  type TrapKind,
} from '@/src/rules';
import { foresee } from '../turn/foresight';

const TOKEN_OF: Readonly<Record<TrapKind, TokenKind>> = {
  bear: 'bleed',
  fire: 'burn',
  poison: 'poison',
};

/** C2: what is left of the tokens once they have hurt. */
const leftOf = (token: TokenKind, count: number): number => {
  if (token === 'bleed') return 0;
  return token === 'burn' ? Math.max(0, count - 1) : count;
};

/**
 * Z2, R3: a trap under a monster goes off before its conditions. Those have been counted when its
 * turn began, so what the trap adds is made good: its damage now, and the tokens used up by it.
 */
export function springCommands(
  state: GameState,
  { id, kind }: LaidTrap,
  figures: readonly string[],
  startsIn: string | null,
): readonly AdventureCommand[] {
  const spring = { kind: 'springTrap', trap: id, figures } as const;
  const sprung = foresee(state, spring);
  const token = TOKEN_OF[kind];
  const tokensIn = ({ adventure }: GameState): number | undefined => {
    const monster = adventure && startsIn !== null ? monsterIn(adventure, startsIn) : undefined;
    return monster && tokenCount(monster.tokens, token);
  };
  const before = tokensIn(state);
  const after = sprung.ok ? tokensIn(sprung.after) : undefined;
  if (startsIn === null || before === undefined || after === undefined) return [spring];
  // Of burning one token has come off already.
  const counted = token === 'burn' && before > 0 ? 1 : 0;
  const amount = after - before - counted;
  if (amount <= 0 || !figures.includes(startsIn)) return [spring];
  return [
    spring,
    { kind: 'setTokens', figure: startsIn, tokens: { [token]: leftOf(token, after) } },
    { kind: 'harm', figures: [startsIn], amount, preventable: false },
  ];
}
