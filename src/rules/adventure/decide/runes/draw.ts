import { otherSide, runeCardDraws, type Rune } from '@/src/rules/darkness/rune-bag';
import type { RuneCommand } from '@/src/rules/adventure/commands';
import {
  coverWithDarkness,
  sufferDarkness,
  touch,
} from '@/src/rules/adventure/consequences/ground';
import { lose } from '@/src/rules/adventure/consequences/outcome';
import { darknessTarget } from '@/src/rules/adventure/quick/darkness';
import { refOf } from '@/src/rules/adventure/play/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { checkNumber } from '../check';
import { finishTask } from '../tasks';
import { fromBag } from './bag';

type Of<Kind extends RuneCommand['kind']> = Extract<RuneCommand, { readonly kind: Kind }>;

const MAX_DRAWN = 36;

function checkDraw({ adventure }: Play, { by, count, runes }: Of<'drawRunes'>): void {
  if (adventure.drawn.length > 0) refuse({ code: 'runes-waiting' });
  if (by === 'card' && !adventure.rules.runeCard) refuse({ code: 'unknown-card' });
  const { length } = adventure.runes.bag;
  const most = by === 'card' ? runeCardDraws(adventure.runeCardSide) : MAX_DRAWN;
  checkNumber(count, by === 'card' ? Math.max(1, Math.min(most, length)) : 1, most);
  if (runes) checkNumber(runes.length, Math.min(count, length), Math.min(count, length));
}

/** N1: all at once, before any tile; fewer where the bag holds fewer. The last one loses (D12). */
export function drawRunes(play: Play, command: Of<'drawRunes'>): void {
  checkDraw(play, command);
  const { by, count, runes: ids } = command;
  const left = play.adventure.runes.bag.length;
  const drawn: Rune[] = [];
  do drawn.push(fromBag(play, 'N1', ids?.[drawn.length], drawn));
  while (drawn.length < Math.min(count, left));
  play.add({ type: 'runesDrawn', v: 1, cause: 'N1', runes: drawn, by });
  if (by === 'card') finishTask(play, 'draw-runes');
  if (play.adventure.runes.bag.length === 0) lose(play, { kind: 'last-rune' });
}

/** N3: also heroes immune to darkness; nothing touches the unconscious (D11). */
export function crush(play: Play): void {
  const { heroes, rules } = play.adventure;
  for (const { id } of heroes) sufferDarkness(play, id, rules.crushing, 'N3');
}

/** Darkness reaches heroes, companions and animals; monsters it leaves alone (N10). */
export function darknessReaches(play: Play, figures: readonly string[]): void {
  for (const id of figures) refOf(play, id);
  for (const id of figures) {
    coverWithDarkness(play, id, 'N14');
    touch(play, id, 'darkness', 'N10');
  }
}

/** N1: their tiles lie, so these go to the track; after the last one the card turns over. */
export function layRunes(play: Play, runes: readonly Rune[]): void {
  const { drawnBy, runeCardSide } = play.adventure;
  play.add({ type: 'runesLaid', v: 1, cause: 'N1', runes });
  if (drawnBy !== 'card' || play.adventure.drawn.length > 0) return;
  play.add({ type: 'runeCardTurned', v: 1, cause: 'N1', side: otherSide(runeCardSide) });
}

/** Those named, each once; all of them unless told. */
function settledRunes({ adventure }: Play, ids: readonly string[] | undefined): readonly Rune[] {
  const { drawn } = adventure;
  if (drawn.length === 0) refuse({ code: 'no-runes-waiting' });
  if (ids === undefined) return drawn;
  checkNumber(ids.length, 1, drawn.length);
  const runes = drawn.filter(({ id }) => ids.includes(id));
  return runes.length === ids.length ? runes : refuse({ code: 'unknown-rune' });
}

export function settleRunes(play: Play, command: Of<'settleRunes'>): void {
  const { reached } = command;
  const runes = settledRunes(play, command.runes);
  // N14: somebody reached was not on darkness, whatever was said before.
  const all = reached.length === 0 && darknessTarget(play.adventure) === null;
  const crushed = command.crushed ?? (all ? runes.length : 0);
  checkNumber(crushed, 0, runes.length);
  darknessReaches(play, reached);
  for (let time = 0; time < crushed; time += 1) crush(play);
  layRunes(play, runes);
}
