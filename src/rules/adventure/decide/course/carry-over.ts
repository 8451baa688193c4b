import type { CarryOver } from '@/src/rules/campaign/chronicle';
import { runesOnTrack, type Rune } from '@/src/rules/darkness/rune-bag';
import { RUNE_COLOURS } from '@/src/rules/model/catalogue';
import type { CourseCommand, RestartHelp } from '@/src/rules/adventure/commands';
import { refOf, theHero } from '@/src/rules/adventure/play/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import type { Adventure } from '@/src/rules/adventure/state/adventure';
import { RESOURCES, tokenCount } from '@/src/rules/adventure/state/tokens';
import { checkNumber } from '../check';
import { fromBag, lastOfColour } from '../runes/bag';

type Start = Extract<CourseCommand, { kind: 'startAdventure' }>;
type CarriedHero = CarryOver['heroes'][number];

const carriedHero = (hero: Adventure['heroes'][number]): CarriedHero => ({
  hero: hero.id,
  role: hero.role,
  curse: hero.curse.length,
  trauma: hero.trauma.length,
  resources: Object.fromEntries(
    RESOURCES.map((kind) => [kind, tokenCount(hero.tokens, kind)] as const).filter(
      ([, count]) => count > 0,
    ),
  ),
});

/** V2: what the next adventure of the sequence begins with; animals and conditions stay behind. */
export const carryOverOf = ({ heroes, allies, runes }: Adventure): CarryOver => ({
  heroes: heroes.map(carriedHero),
  companions: allies
    .filter(({ kind }) => kind === 'companion')
    .map(({ hero, name, toughness }) => ({ hero, name, toughness })),
  runes: runesOnTrack(runes),
});

/** V2: runes taken, not drawn, and companions; the heroes' own things are theirs already. */
export function bringAlong(play: Play, carried: CarryOver, command: Start): void {
  layCarriedRunes(play, carried, command.carriedRunes);
  for (const companion of carried.companions) joinAgain(play, companion);
  if (command.help) helpRestart(play, command.help);
}

/** V2: their number counts, not their colours. */
function layCarriedRunes(play: Play, { runes }: CarryOver, ids?: readonly string[]): void {
  const wanted = RUNE_COLOURS.reduce((sum, colour) => sum + runes[colour], 0);
  const count = Math.min(wanted, play.adventure.runes.bag.length);
  if (ids) checkNumber(ids.length, count, count);
  const laid: Rune[] = [];
  for (let index = 0; index < count; index += 1) {
    const rune = fromBag(play, 'V2', ids?.[index]);
    play.add({ type: 'runeTaken', v: 1, cause: 'V2', rune });
    laid.push(rune);
  }
  if (laid.length > 0) play.add({ type: 'runesLaid', v: 1, cause: 'V2', runes: laid });
}

function joinAgain(play: Play, companion: CarryOver['companions'][number]): void {
  const here = play.adventure.heroes.some(({ id }) => id === companion.hero);
  play.add({
    type: 'allyJoined',
    v: 1,
    cause: 'V2',
    ally: {
      ...companion,
      hero: here ? companion.hero : null,
      id: `ally-${play.adventure.serial + 1}`,
      kind: 'companion',
      tokens: {},
      on: [],
      at: null,
    },
  });
}

/** V2, each by itself: runes back, CLEANSE 2 for all, a trauma cube off one hero. */
function helpRestart(play: Play, help: RestartHelp): void {
  if (help.runes) returnOneOfEach(play);
  if (help.cleanse) for (const { id } of play.adventure.heroes) cleanseTwo(play, id);
  if (help.trauma !== null) easeTrauma(play, help.trauma);
}

function returnOneOfEach(play: Play): void {
  const back = RUNE_COLOURS.flatMap((colour) => lastOfColour(play.adventure.runes, colour) ?? []);
  if (back.length > 0) play.add({ type: 'runesReturned', v: 1, cause: 'V2', runes: back });
}

function cleanseTwo(play: Play, id: string): void {
  const { curse } = theHero(play, id);
  if (curse.length === 0) return;
  const left = curse.slice(0, Math.max(0, curse.length - 2));
  play.add({ type: 'curseSet', v: 1, cause: 'V2', who: refOf(play, id), curse: left });
}

function easeTrauma(play: Play, id: string): void {
  const { trauma, name } = theHero(play, id);
  if (trauma.length === 0) refuse({ code: 'no-trauma', name });
  const left = trauma.slice(0, -1);
  play.add({ type: 'traumaSet', v: 1, cause: 'V2', who: refOf(play, id), trauma: left });
}
