import { LONGEST_NAME } from '@/src/rules/campaign/campaign';
import type { HeroCommand } from '@/src/rules/adventure/commands';
import { refOf } from '@/src/rules/adventure/play/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { CHEST_CARDS, cardsWithout, chestPile, COPIES } from '@/src/rules/adventure/state/chest';
import { chestsOf } from '@/src/rules/adventure/view/things';
import type { MapObject } from '@/src/rules/dungeon/map';
import { checkLength, checkNumber } from '../check';
import { tick } from '../ticks';
import { actingHero } from './acting';
import { rollTrapDie } from './traps';

type Of<Kind extends HeroCommand['kind']> = Extract<HeroCommand, { kind: Kind }>;

/** Z3: the chest on the map, if it is one of it. */
function chestNamed({ adventure }: Play, id: string | undefined): MapObject | null {
  if (id === undefined) return null;
  return chestsOf(adventure).find((one) => one.id === id) ?? refuse({ code: 'unknown-thing' });
}

/** Z3: the item into the bag, the chest gone, then the die; safe ones and loot (Z4) have none. */
export function searchChest(play: Play, command: Of<'searchChest'>): void {
  const { hero: id, item } = command;
  actingHero(play, id);
  const chest = chestNamed(play, command.object);
  const safe = chest === null ? command.safe : chest.safe || chest.kind === 'loot';
  checkLength(item, LONGEST_NAME);
  play.add({ type: 'chestSearched', v: 1, cause: 'Z3', who: refOf(play, id), item: item.trim() });
  if (chest !== null) play.add({ type: 'objectRemoved', v: 1, cause: 'Z3', object: chest });
  tick(play, id, 'chest');
  if (!safe) rollTrapDie(play, { figure: id });
}

/** Of finds without a name only their number is known. */
const fewer = (cards: readonly string[], most: number): readonly string[] =>
  cards.length <= most ? cards : fewer(cardsWithout(cards, ''), most);

/** Z3: the cards the players know; the rest of the twenty is in the pile without a name. */
export function layChestDeck(play: Play, { cards }: Of<'layChestDeck'>): void {
  checkNumber(cards.length, 0, CHEST_CARDS);
  for (const { name, copies } of cards) {
    checkNumber(name.trim().length, 1, LONGEST_NAME);
    checkNumber(copies, 1, COPIES.common);
  }
  const { before, found, chest } = play.adventure;
  const known = cards.map(({ name, copies }) => ({ name: name.trim(), copies }));
  const left = fewer(chestPile(before, found, known), chest?.left.length ?? CHEST_CARDS);
  if (chest !== undefined && chest.left.join('\n') === left.join('\n')) return;
  play.add({ type: 'chestDeckLaid', v: 1, cause: 'Z3', left });
}

/** Z3: the top card of a shuffled pile is any of them; one drawn already goes back first. */
export function drawChestCard(play: Play): void {
  const { chest } = play.adventure;
  if (chest === undefined || chest.left.length === 0) return refuse({ code: 'no-chest-card' });
  const name = chest.left[play.draw(chest.left.length, 'Z3') - 1] ?? '';
  play.add({ type: 'chestCardDrawn', v: 1, cause: 'Z3', name });
}
