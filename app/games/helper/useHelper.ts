import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenCampaign } from '@/src/game';
import {
  putAt,
  type GameCommand,
  type GameState,
  type NoteChange,
  type NoteRoll,
  type Plain,
} from '@/src/rules';
import { useGame, useTry } from '@/app/wiring/game';
import { useLanguage } from '@/app/wiring/language';
import { useDraft } from '@/app/wiring/useDraft';
import type { FormControls } from '../form/form-context';
import { wantedAt } from '../form/wanted';
import type { Tree } from '../model/field';
import { asked, pathOf, sayIn, valueOf, type GameHelpers } from '../model/game';
import {
  noteLine,
  type AskedRules,
  type HelperAt,
  type Booking,
  type Helper,
  type Say,
} from '../model/helper';

type Noted = Pick<Booking, 'changes' | 'line'>;
/** Of the value as it is when its turn comes, not of the one that was drawn. */
type Note = (make: (newest: Tree) => Noted) => void;

export interface RunningHelper {
  readonly helper: Helper;
  readonly say: Say;
  readonly value: Tree;
  readonly asked: AskedRules;
  readonly at: HelperAt<Tree, object>;
  readonly form: FormControls;
  readonly book: (booking: Booking, rolls?: readonly NoteRoll[]) => void;
}

const NOTHING: Tree = {};

/** The same value with one change: what is written is the whole of its top level, as the helper shows it. */
const changedAt = (value: Tree, path: readonly string[], next: Plain | undefined): NoteChange => {
  const [key = ''] = path;
  const own = (putAt(value, path, next) as Tree)[key];
  return own === undefined ? { path: [key] } : { path: [key], value: own };
};

const notedOver = (value: Tree, changes: readonly NoteChange[]): Tree =>
  changes.reduce<Plain>((one, { path, value: next }) => putAt(one, path, next), value) as Tree;

/** A log entry each, or, for what only its owner may see, a draft on this device. */
function useNotes(open: OpenCampaign, helper: Helper, start: Tree) {
  const game = useGame();
  const attempt = useTry();
  const [secret, setSecret] = useDraft<Tree>(`${helper.id} of ${open.id}`, NOTHING);
  const latest = useRef(secret);
  const notes = open.state.session?.notes ?? {};
  const note: Note = (make) => {
    if (helper.secret === true) {
      latest.current = notedOver(latest.current, make(valueOf(start, latest.current)).changes);
      return setSecret(latest.current);
    }
    const command = ({ session }: GameState): GameCommand => ({
      kind: 'noteHelper',
      helper: helper.id,
      ...make(valueOf(start, session?.notes[helper.id])),
    });
    void attempt(game.dispatch(command));
  };
  const dispatch = (commands: readonly GameCommand[]) => void attempt(game.dispatch(commands));
  return { noted: helper.secret === true ? secret : notes[helper.id], notes, note, dispatch };
}

const commandsOf = (
  helper: string,
  booking: Booking,
  rolls: readonly NoteRoll[],
): GameCommand[] => {
  const { changes, line, also = [] } = booking;
  return [
    { kind: 'noteHelper', helper, changes, line, rolls },
    ...also.map((one): GameCommand => ({ kind: 'noteHelper', ...one, line: noteLine('~also') })),
  ];
};

function useForm(say: Say, note: Note, fault: AskedRules['fault']): FormControls {
  const { t } = useTranslation();
  return useMemo(() => {
    const wrong = fault === null ? '' : pathOf(fault.path);
    return {
      say,
      set: (path, wanted, label) =>
        note((newest) => {
          const next = wantedAt(newest, path, wanted);
          const value =
            typeof next === 'object' || next === undefined ? {} : { value: String(next) };
          return {
            changes: [changedAt(newest, path, next)],
            line: { key: '~set', values: { label, ...value } },
          };
        }),
      faultAt: (path) =>
        fault !== null && path === wrong ? t(`games.fault.${fault.code}`) : undefined,
    };
  }, [say, note, fault, t]);
}

/** A helper of the open session: what is noted, what the rules say about it, and how it goes on. */
export function useHelper(open: OpenCampaign, game: GameHelpers, helper: Helper): RunningHelper {
  const language = useLanguage();
  const players = useMemo(() => open.state.session?.players ?? [], [open.state.session]);
  const start = useMemo(() => helper.start(players), [helper, players]);
  const { noted, notes, note, dispatch } = useNotes(open, helper, start);
  const say = useMemo(() => sayIn(game, language), [game, language]);
  const value = useMemo(() => valueOf(start, noted), [start, noted]);
  const answered = useMemo(
    () => asked(game, helper, value, notes, players),
    [game, helper, value, notes, players],
  );
  const form = useForm(say, note, answered.fault);
  const at = { value, answer: answered.answer, notes, players, say };
  const book = (booking: Booking, rolls: readonly NoteRoll[] = []) =>
    helper.secret === true ? note(() => booking) : dispatch(commandsOf(helper.id, booking, rolls));
  return { helper, say, value, asked: answered, at, form, book };
}
