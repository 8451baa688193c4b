import type { RuneCommand } from '@/src/rules/adventure/commands';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { fromBag, lastOfColour } from './bag';

type Of<Kind extends RuneCommand['kind']> = Extract<RuneCommand, { readonly kind: Kind }>;

/** N1: taken, not drawn: no tile, and the last one loses nothing. */
export function takeRune(play: Play, { rune }: Of<'takeRune'>): void {
  play.add({ type: 'runeTaken', v: 1, cause: 'N1', rune: fromBag(play, 'N1', rune) });
}

export function layTakenRune(play: Play, { rune: id }: Of<'layTakenRune'>): void {
  const rune =
    play.adventure.runes.taken.find((one) => one.id === id) ?? refuse({ code: 'unknown-rune' });
  play.add({ type: 'runesLaid', v: 1, cause: 'N1', runes: [rune] });
}

/** From the track or from those taken, back into the bag. */
export function putRunesBack(play: Play, { runes: ids }: Of<'returnRunes'>): void {
  const { track, taken } = play.adventure.runes;
  const out = [...track, ...taken];
  const runes = [...new Set(ids)].map(
    (id) => out.find((rune) => rune.id === id) ?? refuse({ code: 'unknown-rune' }),
  );
  if (runes.length > 0) play.add({ type: 'runesReturned', v: 1, cause: 'table', runes });
}

export function returnColour(play: Play, { colour }: Of<'returnColour'>): void {
  const rune = lastOfColour(play.adventure.runes, colour) ?? refuse({ code: 'unknown-rune' });
  play.add({ type: 'runesReturned', v: 1, cause: 'V2', runes: [rune] });
}

export function turnRuneCardOver(play: Play, { side }: Of<'turnRuneCard'>): void {
  if (play.adventure.runeCardSide === side) return;
  play.add({ type: 'runeCardTurned', v: 1, cause: 'table', side });
}
