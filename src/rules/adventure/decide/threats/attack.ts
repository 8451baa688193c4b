import { attackValues, isFirstAttack } from '@/src/rules/adventure/attacks/values';
import type { ThreatCommand } from '@/src/rules/adventure/commands';
import { isTokenImmune, takeTokens } from '@/src/rules/adventure/consequences/tokens';
import { refOf, theMonster } from '@/src/rules/adventure/play/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import type { TokenKind } from '@/src/rules/adventure/state/tokens';
import { threaten } from './open';

type Of<Kind extends ThreatCommand['kind']> = Extract<ThreatCommand, { kind: Kind }>;

/** M8: a token it is immune to does nothing and stays. */
function tokenOff(
  play: Play,
  id: string,
  token: TokenKind,
  used: boolean,
  cause: 'M1' | 'D1',
): void {
  if (used && !isTokenImmune(play, id, token)) takeTokens(play, id, [token], cause);
}

/** M1: as the players or the board saw it. */
function movementTokensOff(play: Play, id: string, slowed: boolean, stood: boolean): void {
  tokenOff(play, id, 'slow', slowed, 'M1');
  tokenOff(play, id, 'knock-down', stood, 'M1');
}

/** D1, D2, D6: its card says what the attack brings; each attack is a threat of its own. */
export function monsterAttacks(play: Play, command: Of<'monsterAttacks'>): void {
  const { figure: id, slowed = false, stood = false } = command;
  if (play.adventure.threat !== null) refuse({ code: 'threat-open' });
  const values = attackValues(play.adventure, theMonster(play, id), command.onDarkness);
  const { preventable, collateral } = values;
  const damage = command.damage ?? values.damage ?? refuse({ code: 'no-damage' });
  const cowed = isFirstAttack(play.adventure, id);
  const targets = command.targets.map((figure) => ({ figure, damage }));
  movementTokensOff(play, id, slowed, stood);
  tokenOff(play, id, 'intimidate', cowed, 'D1');
  play.add({ type: 'monsterAttacked', v: 1, cause: 'D2', who: refOf(play, id) });
  const source = { kind: 'monster', figure: id } as const;
  threaten(play, { source, preventable, targets, collateral }, 'D1');
}

/** T5, T6, T7: no attack. */
export function monsterMoves(play: Play, { figure, slowed, stood }: Of<'monsterMoves'>): void {
  movementTokensOff(play, theMonster(play, figure).id, slowed, stood);
}

/** D1, R3: what the card says, without darkness, damage tokens and INTIMIDATE. */
export function attackCardHits(play: Play, command: Of<'attackCardHits'>): void {
  const card = play.adventure.attackCards.find(({ id }) => id === command.card);
  if (!card) return refuse({ code: 'unknown-card' });
  const source = { kind: 'attack-card', card: card.id, figure: card.owner } as const;
  const { targets, collateral = [] } = command;
  threaten(play, { source, preventable: !card.vicious, targets, collateral }, 'U3');
}
