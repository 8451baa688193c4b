import { LONGEST_NAME } from '@/src/rules/campaign/campaign';
import type { AllyCommand } from '@/src/rules/adventure/commands';
import { refOf, theAlly, theHero } from '@/src/rules/adventure/play/figures';
import type { Play } from '@/src/rules/adventure/play';
import { checkAllyCard } from './card';
import { checkLength, checkNumber } from '../check';

type Of<Kind extends AllyCommand['kind']> = Extract<AllyCommand, { kind: Kind }>;

const MAX_TOUGHNESS = 99;
/** As many as one threat can name (D10). */
const MAX_ALLIES = 40;

/** F2: one animal per hero; a second replaces it. */
function replaceAnimal(play: Play, hero: string): void {
  const before = play.adventure.allies.find((ally) => ally.hero === hero && ally.kind === 'animal');
  if (before) play.add({ type: 'allyLeft', v: 1, cause: 'F2', who: refOf(play, before.id) });
}

/** F2, F3: companions have toughness (D5), animals none; a hero may have several companions. */
export function addAlly(play: Play, command: Of<'addAlly'>): void {
  const { hero, ally: kind, name } = command;
  if (hero !== null) theHero(play, hero);
  checkLength(name, LONGEST_NAME);
  checkNumber(play.adventure.allies.length + 1, 1, MAX_ALLIES);
  const toughness = kind === 'animal' ? null : (command.toughness ?? 0);
  if (toughness !== null) checkNumber(toughness, 0, MAX_TOUGHNESS);
  if (command.card) checkAllyCard(command.card);
  if (kind === 'animal' && hero !== null) replaceAnimal(play, hero);
  play.add({
    type: 'allyJoined',
    v: 1,
    cause: kind === 'animal' ? 'F2' : 'F3',
    ally: {
      id: `ally-${play.adventure.serial + 1}`,
      hero,
      kind,
      name: name.trim(),
      toughness,
      ...(command.card ? { card: command.card } : {}),
      tokens: {},
      on: [],
      at: null,
    },
  });
}

export function removeAlly(play: Play, { ally: id }: Of<'removeAlly'>): void {
  theAlly(play, id);
  play.add({ type: 'allyLeft', v: 1, cause: 'table', who: refOf(play, id) });
}
