import { intimidationIn } from '@/src/rules/adventure/attacks/intimidation';
import { isFirstAttack } from '@/src/rules/adventure/attacks/values';
import { objectFault } from '@/src/rules/dungeon/things';
import type { AllyCommand } from '@/src/rules/adventure/commands';
import { harm } from '@/src/rules/adventure/consequences/harm';
import { giveAll } from '@/src/rules/adventure/consequences/give-tokens';
import { refOf, theAlly } from '@/src/rules/adventure/play/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { monsterIn } from '@/src/rules/adventure/state/figures';
import type { AdventureAlly } from '@/src/rules/adventure/state/hero';
import { tokenCount, type Tokens } from '@/src/rules/adventure/state/tokens';
import { checkNumber } from '../check';
import { checkTokens, MAX_AMOUNT } from '../figures/named';
import { isThreatened, threatenFoes } from '../heroes/against-heroes';
import { checkTargets, intimidationOff } from '../heroes/attack-effects';
import { newId } from '../map/pieces';

type AllyAttack = Extract<AllyCommand, { kind: 'allyAttack' }>;

/** F1: its card's damage, with what lies on it: bonus tokens, INTIMIDATE on the first attack (W3). */
function damageOf(play: Play, { id, card, tokens }: AdventureAlly, said: number | undefined) {
  const printed = said ?? card?.damage ?? refuse({ code: 'no-damage' });
  checkNumber(printed, 0, MAX_AMOUNT);
  const cowed = isFirstAttack(play.adventure, id) ? intimidationIn(play.adventure, id) : 0;
  return Math.max(0, printed + tokenCount(tokens, 'additional-damage') - cowed);
}

/** LOOT: a chest without a die where the monster stood (Z4), while the app knows the place. */
function leaveLoot(play: Play, { card }: AdventureAlly, at: AtBefore): void {
  if (at === null || play.adventure.map === null || !card?.keywords.includes('loot')) return;
  const id = newId(play, 'object');
  const chest = {
    id,
    kind: 'loot',
    at,
    name: '',
    charges: null,
    safe: true,
    blocks: false,
  } as const;
  // Where something lies already, the table finds a place for it.
  if (objectFault(play.adventure.map, chest)) return;
  play.add({ type: 'objectSet', v: 1, cause: 'Z4', object: chest });
}

type AtBefore = AdventureAlly['at'];

const tokensOf = ({ card }: AdventureAlly, command: AllyAttack): Tokens =>
  command.tokens ?? card?.tokens ?? {};

/** F1: no roll; collateral effects only with lost HP. */
function hit(play: Play, ally: AdventureAlly, id: string, amount: number, command: AllyAttack) {
  const at = monsterIn(play.adventure, id)?.at ?? null;
  const by = refOf(play, ally.id);
  const lost = harm(play, id, { amount, preventable: true, by, cause: 'F1' });
  if (lost > 0) giveAll(play, id, tokensOf(ally, command), 'F1');
  if (at !== null && !monsterIn(play.adventure, id)) leaveLoot(play, ally, at);
}

/** F1, F4: once it has moved. How many it may hit its card says, and the table sees. */
export function allyAttack(play: Play, command: AllyAttack): void {
  const ally = theAlly(play, command.ally);
  const { targets } = command;
  checkTargets(play, targets);
  if (targets.length === 0) refuse({ code: 'no-target' });
  if (command.tokens) checkTokens(command.tokens);
  const amount = damageOf(play, ally, command.damage);
  const who = refOf(play, ally.id);
  const refs = targets.map((id) => refOf(play, id));
  const first = isFirstAttack(play.adventure, ally.id);
  play.add({ type: 'allyAttacked', v: 1, cause: 'F1', who, targets: refs });
  for (const id of targets) if (!isThreatened(play, id)) hit(play, ally, id, amount, command);
  const tokens = tokensOf(ally, command);
  threatenFoes(play, { by: ally.id, tokens, hits: targets.map((id) => ({ id, damage: amount })) });
  if (first) intimidationOff(play, ally.id);
}
