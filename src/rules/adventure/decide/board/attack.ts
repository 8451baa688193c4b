import type { BoardOption } from '@/src/rules/adventure/board/option';
import type { BoardTurn } from '@/src/rules/adventure/board/turn';
import { takeTokens } from '@/src/rules/adventure/consequences/tokens';
import { refOf } from '@/src/rules/adventure/play/figures';
import { allyIn, heroIn } from '@/src/rules/adventure/state/figures';
import type { Play } from '@/src/rules/adventure/play';
import { monsterAttacks, monsterMoves } from '../threats/attack';

/** Whom a threat can harm: no NPC tokens (D20), nobody the way has felled or knocked out (A3). */
const threatened = ({ adventure }: Play, hits: readonly string[]): readonly string[] =>
  hits.filter((id) => {
    const hero = heroIn(adventure, id);
    return hero ? !hero.unconscious : allyIn(adventure, id) !== undefined;
  });

/** The attack falls on nobody the app keeps: it counts all the same (D1, D6). */
function attackNobody(play: Play, { figure, tokensOff }: BoardTurn): void {
  if (tokensOff.intimidate) takeTokens(play, figure, ['intimidate'], 'D1');
  play.add({ type: 'monsterAttacked', v: 1, cause: 'D2', who: refOf(play, figure) });
}

/** M1: off before the way, which may bring new ones (R2). */
export const movementGranted = (play: Play, { figure, tokensOff }: BoardTurn): void =>
  monsterMoves(play, {
    kind: 'monsterMoves',
    figure,
    slowed: tokensOff.slow,
    stood: tokensOff.knockDown,
  });

/** S5: the same threat as in quick mode; T7: without an attack only the tokens come off. */
export function attackFrom(
  play: Play,
  turn: BoardTurn,
  { hits, onDarkness }: BoardOption,
  damage: number | undefined,
): void {
  const { figure, tokensOff } = turn;
  const targets = turn.action === 'attack' ? threatened(play, hits) : [];
  if (targets.length > 0) {
    const said = damage === undefined ? {} : { damage };
    const attack = { kind: 'monsterAttacks', figure, targets, onDarkness } as const;
    return monsterAttacks(play, { ...attack, ...said });
  }
  if (tokensOff.stun) takeTokens(play, figure, ['stun'], 'T7');
  if (turn.action === 'attack') attackNobody(play, turn);
}
