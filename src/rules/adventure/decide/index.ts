import type { Dice } from '@/src/rules/base/dice';
import { fail, ok, type Result } from '@/src/rules/base/result';
import type { Catalogue } from '@/src/rules/model/catalogue';
import type { AdventureCommand, AdventureRefusal } from '../commands';
import { ALLY_HANDLERS } from './allies';
import { checkBeaten } from './beaten';
import { BOARD_HANDLERS } from './board';
import { COURSE_HANDLERS } from './course';
import { LINE_HANDLERS } from './course/lines';
import { FIGURE_HANDLERS } from './figures';
import { HERO_HANDLERS } from './heroes';
import { MAP_HANDLERS } from './map';
import { RUNE_HANDLERS } from './runes';
import { SUMMON_HANDLERS } from './summons';
import { THREAT_HANDLERS } from './threats';
import type { AdventureEvent } from '../events';
import type { PlayState } from '../state/play-state';
import { Play, Refused, refuse, type Handler, type Handlers } from '../play';

const HANDLERS: Handlers<AdventureCommand> = {
  ...COURSE_HANDLERS,
  ...LINE_HANDLERS,
  ...FIGURE_HANDLERS,
  ...HERO_HANDLERS,
  ...ALLY_HANDLERS,
  ...SUMMON_HANDLERS,
  ...THREAT_HANDLERS,
  ...RUNE_HANDLERS,
  ...MAP_HANDLERS,
  ...BOARD_HANDLERS,
};

export const isAdventureCommand = (kind: string): boolean => Object.hasOwn(HANDLERS, kind);

/** After the end only these go on; everything else waits for "play on". */
const AFTER_THE_END: ReadonlySet<AdventureCommand['kind']> = new Set([
  'startAdventure',
  'closeAdventure',
  'declareOutcome',
  'playOn',
  'note',
]);

export function decideAdventure(
  catalogue: Catalogue,
  state: PlayState,
  command: AdventureCommand,
  dice: Dice,
): Result<readonly AdventureEvent[], AdventureRefusal> {
  const play = new Play(catalogue, state, dice);
  try {
    if (command.kind !== 'startAdventure' && play.adventure.outcome !== null) {
      if (!AFTER_THE_END.has(command.kind)) refuse({ code: 'adventure-over' });
    }
    if (command.kind !== 'startAdventure') checkBeaten(play.adventure, command);
    (HANDLERS[command.kind] as Handler<AdventureCommand>)(play, command);
    return ok(play.events);
  } catch (cause) {
    if (cause instanceof Refused) return fail(cause.refusal);
    throw cause;
  }
}
