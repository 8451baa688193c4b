import type { OwnedItem } from '@/src/rules/campaign/sheet';
import type { LogbookCommand } from '../commands';
import type { ItemMove, ItemSpot } from '../events';
import { isGearSlot, itemNames } from '../places';
import { refuseWriting, type Writing } from '../writing';
import { checkFits, checkRoom } from './items';

type Of<Kind extends LogbookCommand['kind']> = Extract<LogbookCommand, { kind: Kind }>;

const GEM = 'gem';

const moveOf = (item: OwnedItem, from: ItemSpot, to: ItemSpot): ItemMove => ({
  item: item.id,
  names: itemNames(item),
  from,
  to,
});

/** What has to make way: the item worn there, or the one the players name. */
function makesWay(writing: Writing, to: ItemSpot, swap: string | undefined): OwnedItem | null {
  if (swap === undefined) {
    return isGearSlot(to.place) ? writing.sheet(to.hero).gear[to.place] : null;
  }
  const { item, place } = writing.item(to.hero, swap);
  return place === to.place ? item : refuseWriting({ code: 'unknown-item' });
}

/** E2, L7: an exchange of two items needs no free place. */
export function moveItem(writing: Writing, command: Of<'moveItem'>): void {
  const { hero, item: id, to: target, swap } = command;
  const { item, place } = writing.item(hero, id);
  const from = { ...writing.ref(hero), place };
  const to = { ...writing.ref(target.hero), place: target.place };
  if (from.hero === to.hero && from.place === to.place) return;
  checkFits(item, to.place);
  const other = makesWay(writing, to, swap);
  if (other === null) checkRoom(writing, to.hero, to.place);
  else checkFits(other, from.place);
  const moves = [moveOf(item, from, to), ...(other === null ? [] : [moveOf(other, to, from)])];
  writing.add({ type: 'itemsMoved', v: 1, cause: 'E2', moves });
}

/** E4: the other side; a gem stays in its socket only while the back shows. */
export function turnItem(writing: Writing, { hero, item: id }: Of<'turnItem'>): void {
  const { item } = writing.item(hero, id);
  if (item.back === null) refuseWriting({ code: 'one-sided' });
  const side = item.side === 'front' ? 'back' : 'front';
  const names = itemNames({ ...item, side });
  const turned = { item: id, names, side, gem: null } as const;
  writing.add({ type: 'itemTurned', v: 1, cause: 'E4', ...writing.ref(hero), ...turned });
}

/** E4: the gem is used up. */
export function setGem(writing: Writing, { hero, item: id, gem: gemId }: Of<'setGem'>): void {
  const { item } = writing.item(hero, id);
  const { item: gem } = writing.item(hero, gemId);
  if (!item.socket || item.back === null || item.side === 'back')
    refuseWriting({ code: 'no-socket' });
  if (!gem.categories.includes(GEM)) refuseWriting({ code: 'not-a-gem' });
  const ref = writing.ref(hero);
  const gone = { item: gemId, names: itemNames(gem), end: 'used' } as const;
  writing.add({ type: 'itemLost', v: 1, cause: 'E4', ...ref, ...gone });
  const names = itemNames({ ...item, side: 'back' });
  const turned = { item: id, names, side: 'back', gem: gone.names } as const;
  writing.add({ type: 'itemTurned', v: 1, cause: 'E4', ...ref, ...turned });
}
