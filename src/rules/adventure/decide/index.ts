import type { Dice } from '@/src/rules/base/dice';
import { fail, ok, type Result } from '@/src/rules/base/result';
import type { Catalogue } from '@/src/rules/model/catalogue';
import type { AdventureCommand, AdventureRefusal } from '../commands';
import { BOARD } from './board';
import { COURSE } from './course';
import { FIGURES } from './figures';
import { HEROES } from './heroes';
import { MAP } from './map';
import { RUNES } from './runes';
import { SUMMONS } from './summons';
import { THREATS } from './threats';
import type { AdventureEvent } from '../events';
import type { PlayState } from '../state/play-state';
import { Play, Refused, refuse, type Handler, type Handlers } from '../play';

const HANDLERS: Handlers<AdventureCommand> = {
  ...COURSE,
  ...FIGURES,
  ...HEROES,
  ...SUMMONS,
  ...THREATS,
  ...RUNES,
  ...MAP,
  ...BOARD,
};

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
    (HANDLERS[command.kind] as Handler<AdventureCommand>)(play, command);
    return ok(play.events);
  } catch (cause) {
    if (cause instanceof Refused) return fail(cause.refusal);
    throw cause;
  }
}
