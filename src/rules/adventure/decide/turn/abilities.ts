import type { Cause } from '@/src/rules/base/event';
import { resolveAmount, type CardAbility } from '@/src/rules/model/catalogue';
import { weakest } from '@/src/rules/monster/start-abilities';
import { colourOf, runeCount } from '@/src/rules/adventure/attacks/values';
import { heal } from '@/src/rules/adventure/consequences/harm';
import { giveTokens } from '@/src/rules/adventure/consequences/give-tokens';
import { cardOfMonster, theMonster } from '@/src/rules/adventure/play/figures';
import { monsterIn } from '@/src/rules/adventure/state/figures';
import type { Play } from '@/src/rules/adventure/play';
import type { StartTask } from '@/src/rules/adventure/state/adventure';
import {
  exceedsStart,
  hasAttackCards,
  type MonsterFigure,
} from '@/src/rules/adventure/state/monster';
import { drawAttackCards } from '../summons/attack-cards';
import { setTasks } from '../tasks';

const EVOLVED = { damage: 2, movement: 1 };
const WEAKEST = 2;

/** D1, I6: X by the runes on the track. */
export function worthOf(play: Play, figure: string, { x }: CardAbility): number {
  const card = cardOfMonster(play.adventure, theMonster(play, figure));
  return x === undefined ? 1 : resolveAmount(x, colourOf(card), runeCount(play.adventure));
}

const exceeds = (play: Play, monster: MonsterFigure): boolean =>
  exceedsStart(cardOfMonster(play.adventure, monster).kind);

/** S2c: up to the HP it came with; commanders and lieutenants without limit. */
export function healMonster(play: Play, id: string, x: number, cause: Cause): void {
  heal(play, id, x, cause, exceeds(play, theMonster(play, id)));
}

/** S2d. */
function evolveMonster(play: Play, id: string): void {
  giveTokens(play, id, 'additional-damage', EVOLVED.damage, 'S2d');
  giveTokens(play, id, 'additional-movement', EVOLVED.movement, 'S2d');
}

/** S2c: who is weakest beyond doubt is healed now; of the tied ones the leader chooses. */
function healWeakestOf(play: Play, x: number): readonly StartTask[] {
  const { sure, tied, open } = weakest(play.adventure.monsters, WEAKEST);
  for (const id of sure) healMonster(play, id, x, 'S2c');
  const gains = play.adventure.monsters.some(
    (one) => tied.includes(one.id) && (one.hp < one.maxHp || exceeds(play, one)),
  );
  return gains ? [{ kind: 'heal-weakest', x, open, tied }] : [];
}

/** S2f; where the players draw by hand, they say which cards lie there then. */
function maelstrom(play: Play, owner: string): readonly StartTask[] {
  const { kind } = cardOfMonster(play.adventure, theMonster(play, owner));
  if (!hasAttackCards(kind)) return [];
  if (play.adventure.rules.cards === 'table') return [{ kind: 'maelstrom' }];
  drawAttackCards(play, owner, 'S2f');
  return [];
}

/** D8: a monster acting on command does not command. */
const command = (play: Play, commanded: boolean): readonly StartTask[] =>
  commanded || play.adventure.monsters.length < 2 ? [] : [{ kind: 'command' }];

function use(
  play: Play,
  id: string,
  ability: CardAbility,
  commanded: boolean,
): readonly StartTask[] {
  const x = worthOf(play, id, ability);
  switch (ability.keyword) {
    case 'shield':
      giveTokens(play, id, 'shield', x, 'S2b');
      return [];
    case 'regeneration':
      healMonster(play, id, x, 'S2c');
      return [];
    case 'heal':
      if (ability.reach === 'two-weakest-monsters') return healWeakestOf(play, x);
      healMonster(play, id, x, 'S2c');
      return [];
    case 'evolve':
      evolveMonster(play, id);
      return [];
    case 'manifest':
      return [{ kind: 'manifest' }];
    case 'command':
      return command(play, commanded);
    case 'maelstrom':
      return maelstrom(play, id);
    default:
      return [];
  }
}

/** U10: every lieutenant has it, printed or not. */
const MAELSTROM: CardAbility = { keyword: 'maelstrom', phase: 'trigger' };

const abilitiesOf = (play: Play, monster: MonsterFigure): readonly CardAbility[] => {
  const { kind, face } = cardOfMonster(play.adventure, monster);
  const printed = face.abilities.filter(({ phase }) => phase === 'trigger');
  const has = printed.some(({ keyword }) => keyword === 'maelstrom');
  return kind === 'lieutenant' && !has ? [MAELSTROM, ...printed] : printed;
};

/** S2a: the purple abilities, each once; what needs the players becomes a task. */
export function purpleAbilities(play: Play, id: string, commanded: boolean): void {
  const monster = monsterIn(play.adventure, id);
  if (!monster) return;
  const tasks = abilitiesOf(play, monster).flatMap((ability) => use(play, id, ability, commanded));
  setTasks(play, tasks);
}
