import { attackValues, isFirstAttack } from '@/src/rules/adventure/attacks/values';
import type { ThreatCommand } from '@/src/rules/adventure/commands';
import { coverWithDarkness } from '@/src/rules/adventure/consequences/ground';
import { isTokenImmune, takeTokens } from '@/src/rules/adventure/consequences/tokens';
import { refOf, theMonster } from '@/src/rules/adventure/play/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { isOnDarkness } from '@/src/rules/adventure/state/hero';
import type { MonsterFigure } from '@/src/rules/adventure/state/monster';
import type { TokenKind } from '@/src/rules/adventure/state/tokens';
import { threaten } from '../threatening/threaten';

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

/** N14: what the players say of it in its own turn stays said. */
function rememberStand(play: Play, { id, at, on }: MonsterFigure, onDarkness: boolean): void {
  if (at !== null || play.adventure.turn?.figure !== id) return;
  if (onDarkness) return coverWithDarkness(play, id, 'N14');
  if (!isOnDarkness({ on })) return;
  const rest = on.filter((ground) => ground !== 'darkness');
  play.add({ type: 'groundSet', v: 1, cause: 'N14', who: refOf(play, id), on: rest });
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
  rememberStand(play, theMonster(play, id), command.onDarkness);
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
