import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreApi } from 'zustand/vanilla';
import { linesOfEvents, type CommandsAsked, type PlayedRow } from '@/src/game';
import type { EventLine, GameCommand, GameEvent, Refusal } from '@/src/rules';
import { useSnackbar } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { useGame, useRefusalWords } from '@/app/wiring/game';
import { useSettingsValues } from '@/app/wiring/settings';
import { feelTap } from './haptics';

export interface ActOptions {
  /** `same`: undone together with the step before. */
  readonly step?: 'new' | 'same';
  /** What the players rolled or drew themselves. */
  readonly dice?: readonly number[];
  /** Said in a snackbar with undo; a function is asked with what happened. */
  readonly done?: string | ((events: readonly GameEvent[]) => string);
  /** Says in a snackbar with undo what came of it, as the history words it. */
  readonly tell?: boolean;
}

/** Follows from the rest, or is seen on the figure at once. */
const BESIDES: ReadonlySet<GameEvent['type']> = new Set(['tokensSet', 'cubesSet']);

/** What a move brought about, in the order it happened; small things only if alone. */
function tellingLines(rows: readonly PlayedRow[]): readonly EventLine[] {
  const events = rows.flatMap((row) => row.events ?? []);
  const telling = linesOfEvents(events.filter(({ type }) => !BESIDES.has(type)));
  return telling.length > 0 ? telling : linesOfEvents(events);
}

/** What was asked for when the rules wanted to know which card comes first. */
export interface ChoiceQuestion {
  readonly options: readonly string[];
  readonly commands: readonly GameCommand[];
  readonly act: ActOptions;
}

type Questions = StoreApi<{ readonly question: ChoiceQuestion | null }>;

const picking = (commands: readonly GameCommand[], pick: string): readonly GameCommand[] =>
  commands.map((command) => (command.kind === 'nextTurn' ? { ...command, pick } : command));

const isChoice = (
  refusal: { readonly code: string } | Refusal,
): refusal is Extract<Refusal, { readonly code: 'choice-needed' }> =>
  refusal.code === 'choice-needed';

const listed = (asked: CommandsAsked): readonly GameCommand[] =>
  typeof asked === 'function' ? [] : 'kind' in asked ? [asked] : asked;

const saidOf = (done: ActOptions['done'], rows: readonly PlayedRow[]): string =>
  typeof done === 'function' ? done(rows.flatMap(({ events }) => events ?? [])) : (done ?? '');

const goesOn = (commands: readonly GameCommand[]): boolean =>
  commands.some(({ kind }) => kind === 'nextTurn');

/** Acting, undoing, redoing; refusals become words, a choice the rules leave open a question. */
export function useMovesOn(questions: Questions) {
  const { t } = useTranslation();
  const game = useGame();
  const { show, hide } = useSnackbar();
  const words = useRefusalWords();
  const { line } = useGameWords();
  const { haptics } = useSettingsValues();
  const newest = useRef(0);
  return useMemo(() => {
    const ask = (question: ChoiceQuestion | null) => questions.setState({ question });
    /** What was said about the move before goes; true as long as no other move has begun. */
    const begin = (): (() => boolean) => {
      newest.current += 1;
      const mine = newest.current;
      ask(null);
      hide();
      return () => mine === newest.current;
    };
    const move = async (moved: ReturnType<typeof game.undo>) => {
      begin();
      const result = await moved;
      if (!result.ok) show({ text: words(result.error) });
    };
    const undo = () => void move(game.undo());
    const say = (text: string) => {
      if (text === '') return;
      const label = t('table.undo');
      show({
        text,
        action: { label, spoken: t('table.undoWhat', { what: text }), onPress: undo },
      });
    };
    const act = async (asked: CommandsAsked, options: ActOptions = {}): Promise<boolean> => {
      const isNewest = begin();
      const { done, tell, ...how } = options;
      const result = await game.dispatch(asked, how);
      if (!result.ok) {
        const { error } = result;
        const commands = listed(asked);
        if (isChoice(error) && goesOn(commands)) {
          ask({ options: error.options, commands, act: options });
        } else show({ text: words(error) });
        return false;
      }
      if (haptics) feelTap();
      const { rows } = result.value;
      if (isNewest()) {
        say(tell === true ? tellingLines(rows).map(line).join(' · ') : saidOf(done, rows));
      }
      return true;
    };
    const choose = (key: string) => {
      const { question } = questions.getState();
      if (question !== null) void act(picking(question.commands, key), question.act);
    };
    return { act, undo, redo: () => void move(game.redo()), choose, dropChoice: () => ask(null) };
  }, [game, questions, show, hide, words, line, haptics, t]);
}
