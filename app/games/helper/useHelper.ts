import { useMemo, useRef } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { CommandsAsked, OpenCampaign } from '@/src/game';
import { putAt, type GameCommand, type GameState, type NoteChange, type Plain } from '@/src/rules';
import { useGame, useTry } from '@/app/wiring/game';
import { useLanguage } from '@/app/wiring/language';
import { useDraft } from '@/app/wiring/useDraft';
import type { FormControls } from '../form/form-context';
import { wantedAt } from '../form/wanted';
import type { Tree } from '../model/field';
import { asked, pathOf, sayIn, valueOf, type GameHelpers } from '../model/game';
import type { AskedRules, Booking, Helper, HelperAt, Say } from '../model/helper';
import { useDoing, type Doing } from './useDoing';

type Noted = Pick<Booking, 'changes' | 'line'>;
/** Of the value as it is when its turn comes, not of the one that was drawn. */
type Note = (make: (newest: Tree, noted: Plain | undefined) => Noted) => void;

export interface RunningHelper extends Doing {
  readonly helper: Helper;
  readonly say: Say;
  readonly value: Tree;
  readonly asked: AskedRules;
  readonly at: HelperAt<Tree, object>;
  readonly form: FormControls;
}

const NOTHING: Tree = {};

const hasNoted = (noted: Plain | undefined, key: string): boolean =>
  typeof noted === 'object' && noted !== null && Object.hasOwn(noted, key);

/** One place of what is noted; of what a helper only begins with, the whole of its top level. */
function changedAt(
  value: Tree,
  noted: Plain | undefined,
  path: readonly string[],
  next: Plain | undefined,
): NoteChange {
  const [key = ''] = path;
  const isThere = hasNoted(noted, key);
  const own = isThere ? next : (putAt(value, path, next) as Tree)[key];
  const place = isThere ? path : [key];
  return own === undefined ? { path: place } : { path: place, value: own };
}

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
      const { changes } = make(valueOf(start, latest.current), latest.current);
      latest.current = notedOver(latest.current, changes);
      return setSecret(latest.current);
    }
    const command = ({ session }: GameState): GameCommand => {
      const noted = session?.notes[helper.id];
      return { kind: 'noteHelper', helper: helper.id, ...make(valueOf(start, noted), noted) };
    };
    void attempt(game.dispatch(command));
  };
  const dispatch = (commands: CommandsAsked) => attempt(game.dispatch(commands));
  return { noted: helper.secret === true ? secret : notes[helper.id], notes, note, dispatch };
}

function useForm(say: Say, note: Note, fault: AskedRules['fault']): FormControls {
  const { t } = useTranslation();
  return useMemo(() => {
    const wrong = fault === null ? '' : pathOf(fault.path);
    return {
      say,
      set: (path, wanted, label) =>
        note((newest, noted) => {
          const next = wantedAt(newest, path, wanted);
          const value =
            typeof next === 'object' || next === undefined ? {} : { value: String(next) };
          return {
            changes: [changedAt(newest, noted, path, next)],
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
  const doing = useDoing({ game, helper, say, dispatch });
  return { helper, say, value, asked: answered, at, form, ...doing };
}
