import type { StoreApi } from 'zustand/vanilla';
import type { PlacedSheet } from '@/src/rules';
import type { GameView } from '../campaigns/view';
import { isBlank, samePrint, tileKey } from './tiles';
import type { TileLibrary } from './tiles-store';

interface Sheets {
  readonly campaign: string;
  readonly sheets: readonly PlacedSheet[];
}

const NONE: readonly PlacedSheet[] = [];

const sheetsOf = ({ open }: GameView): Sheets | null =>
  open && { campaign: open.id, sheets: open.state.adventure?.map?.sheets ?? NONE };

const isTile = ({ name, print }: PlacedSheet): boolean => name.trim() !== '' && !isBlank(print);

/**
 * Repainted or renamed: the players' newest word. Just placed, as from a link: only where nothing is
 * known. Blank again, as after undo: what it had taught is forgotten.
 */
function learn(library: TileLibrary, before: PlacedSheet | undefined, now: PlacedSheet): void {
  const known = library.printOf(now.name, now.size);
  if (before === undefined) {
    if (isTile(now) && known === undefined) void library.remember(now);
    return;
  }
  if (samePrint(before.print, now.print) && before.name === now.name) return;
  if (isTile(now)) void library.remember(now);
  else if (known !== undefined && samePrint(known, before.print) && before.name === now.name) {
    void library.forget(tileKey(now.name, now.size)).catch(() => undefined);
  }
}

/** The library follows what is painted in the open adventure; answers how to stop it. */
export function watchSheets(game: StoreApi<GameView>, library: TileLibrary): () => void {
  let before = sheetsOf(game.getState());
  return game.subscribe((view) => {
    const now = sheetsOf(view);
    if (now?.sheets === before?.sheets && now?.campaign === before?.campaign) return;
    const last = before;
    before = now;
    // Another campaign was opened: what lies there is old.
    if (now === null || last?.campaign !== now.campaign) return;
    const old = new Map(last.sheets.map((sheet) => [sheet.id, sheet]));
    for (const sheet of now.sheets) learn(library, old.get(sheet.id), sheet);
  });
}
