import { useTranslation } from '@/src/i18n/translation';
import type { CommandsAsked } from '@/src/game';
import type { GameCommand, GameState, NoteRoll } from '@/src/rules';
import { useSnackbar } from '@/src/ui';
import type { Tree } from '../model/field';
import { asked, valueOf, type GameHelpers } from '../model/game';
import {
  noteLine,
  type Act,
  type ActDice,
  type Booking,
  type Helper,
  type HelperAt,
  type Say,
} from '../model/helper';

/** What the players said about an act before it is done. */
interface Given {
  readonly asked?: Tree;
  readonly typed?: readonly number[];
  /** The app rolls the dice it asks for. */
  readonly rolled?: boolean;
}

export interface Doing {
  /** Does the act that was drawn, on what is there when its turn comes. */
  readonly perform: (act: Act, given?: Given) => void;
  readonly book: (make: (newest: Tree) => Booking) => void;
}

interface DoingParts {
  readonly game: GameHelpers;
  readonly helper: Helper;
  readonly say: Say;
  readonly dispatch: (commands: CommandsAsked) => Promise<unknown>;
}

const rollOf = ({ path, count, faces }: ActDice): NoteRoll => ({ path, count, faces });

const commandsOf = (
  helper: string,
  { changes, line, also = [] }: Booking,
  rolls: readonly NoteRoll[],
): readonly GameCommand[] => [
  { kind: 'noteHelper', helper, changes, line, rolls },
  ...also.map((one): GameCommand => ({ kind: 'noteHelper', ...one, line: noteLine('~also') })),
];

function atIn({ game, helper, say }: DoingParts, { session }: GameState): HelperAt<Tree, object> {
  const { notes = {}, players = [] } = session ?? {};
  const value = valueOf(helper.start(players), notes[helper.id]);
  return { value, answer: asked(game, helper, value, notes, players).answer, notes, players, say };
}

/** The act that is called as the one that was tapped; another one was not meant. */
function actNow(parts: DoingParts, newest: GameState, { id, label }: Act): Act | undefined {
  const acts = parts.helper.acts?.(atIn(parts, newest)) ?? [];
  return acts.find((act) => act.id === id && act.label === label && act.blocked === undefined);
}

/** Fast taps, and steps of others at a shared table, build on each other. */
export function useDoing(parts: DoingParts): Doing {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const { helper, dispatch } = parts;
  const perform: Doing['perform'] = (act, { asked: given = {}, typed = [], rolled } = {}) => {
    const found: { act?: Act | undefined } = { act };
    const commands = (newest: GameState): readonly GameCommand[] => {
      found.act = actNow(parts, newest, act);
      if (found.act === undefined) return [];
      const { rolls = [], dice, book } = found.act;
      const fallen = rolled === true && dice !== undefined ? [rollOf(dice)] : rolls;
      return commandsOf(helper.id, book(given, typed), fallen);
    };
    void dispatch(commands).then(() => {
      if (found.act === undefined) show({ text: t('games.notNow'), refused: true });
    });
  };
  const book: Doing['book'] = (make) =>
    void dispatch((newest) => commandsOf(helper.id, make(atIn(parts, newest).value), []));
  return { perform, book };
}
