import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { StoreApi } from 'zustand/vanilla';
import type { CommandsAsked, DispatchOptions, GameRefusal, PlayedRow } from '@/src/game';
import type { GameCommand, GameEvent, Refusal } from '@/src/rules';
import { useSnackbar, type SnackbarControls } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { useGame, useRefusalWords } from '@/app/wiring/game';
import { useSettingsValues } from '@/app/wiring/settings';
import { useForOthers } from './useForOthers';
import { inWords, toldIn, wordsBetween } from './between';
import { feelTap } from './haptics';

export interface ActOptions {
  /** `same`: undone together with the step before; `within`: with the same move a moment ago. */
  readonly step?: NonNullable<DispatchOptions['step']>;
  /** What the players rolled or drew themselves. */
  readonly dice?: readonly number[];
  /** Said afterwards, from what happened; without it, and where it has nothing to say, as the history words it. */
  readonly done?: (events: readonly GameEvent[]) => string;
  /** Said before it: there may be no room for all. */
  readonly besides?: (events: readonly GameEvent[]) => string;
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

const goesOn = (commands: readonly GameCommand[]): boolean =>
  commands.some(({ kind }) => kind === 'nextTurn');

/** What is said after a move. */
const sayingOf = (
  { done, besides }: { [Key in 'done' | 'besides']: ActOptions[Key] | undefined },
  rows: readonly PlayedRow[],
  told: string,
): string => {
  const events = rows.flatMap((row) => row.events ?? []);
  const parts = [besides?.(events) ?? '', done?.(events) || told];
  return parts.filter((part) => part !== '').join(' · ');
};

type Way = 'undone' | 'redone';

/** What was taken or brought back; at a shared table with whose it was. */
function useMovedWords(): (way: Way, what: string, who: string | null) => string {
  const { t } = useTranslation();
  return useCallback(
    (way, what, who) => {
      const whose = who === '' ? t('sharedTable.people.someone') : who;
      if (whose !== null) return t('table.undoneOf', { what, who: whose });
      return what === '' ? t(`table.${way}Step`) : t(`table.${way}`, { what });
    },
    [t],
  );
}

/** What is said of a move is about the open campaign, and over with it: its undo would take back another one's step. */
function useSaying(): Pick<SnackbarControls, 'show' | 'hide'> {
  const game = useGame();
  const { show, hide, turnTo } = useSnackbar();
  useEffect(
    () =>
      game.store.subscribe(({ open }, before) => {
        if (open !== null && open.id !== before.open?.id) turnTo(open.id);
      }),
    [game, turnTo],
  );
  return useMemo(
    () => ({
      show: (message) => show({ ...message, about: game.store.getState().open?.id ?? '' }),
      hide,
    }),
    [game, show, hide],
  );
}

/** A message takes back what it tells of: once, and not what somebody else has played since. */
function useSay({ show, hide }: Pick<SnackbarControls, 'show' | 'hide'>) {
  const { t } = useTranslation();
  const game = useGame();
  return useCallback(
    (text: string, undo: () => void) => {
      if (text === '') return hide();
      const undoOwn = async () => {
        const who = await game.playedBy(game.store.getState().open?.head ?? '');
        if (who === null) return undo();
        const name = who || t('sharedTable.people.someone');
        show({ text: t('table.playedOn', { who: name }), refused: true });
      };
      const spoken = t('table.undoWhat', { what: text });
      let isTakenBack = false;
      const onPress = () => {
        if (!isTakenBack) void undoOwn();
        isTakenBack = true;
      };
      show({ text, action: { label: t('table.undo'), icon: 'undo', spoken, onPress } });
    },
    [game, show, hide, t],
  );
}

/** Acting, undoing, redoing; refusals become words, a choice the rules leave open a question. */
export function useMovesOn(questions: Questions) {
  const { t } = useTranslation();
  const game = useGame();
  const saying = useSaying();
  const { show } = saying;
  const say = useSay(saying);
  const words = useRefusalWords();
  const { line } = useGameWords();
  const { haptics } = useSettingsValues();
  const isMeant = useForOthers();
  const movedWords = useMovedWords();
  return useMemo(() => {
    const ask = (question: ChoiceQuestion | null) => questions.setState({ question });
    const refuse = (refusal: GameRefusal) => show({ text: words(refusal), refused: true });
    const between = (newest: string, end: string) => wordsBetween(game, inWords(line), newest, end);
    const move = async (way: Way) => {
      ask(null);
      const result = await (way === 'undone' ? game.undo() : game.redo());
      if (!result.ok) return refuse(result.error);
      const { from, to } = result.value;
      const what = await (way === 'undone' ? between(from, to) : between(to, from));
      const who = way === 'undone' ? await game.playedBy(from) : null;
      show({ text: movedWords(way, what, who) });
    };
    const undo = () => void move('undone');
    const act = async (asked: CommandsAsked, options: ActOptions = {}): Promise<boolean> => {
      ask(null);
      if (!isMeant(asked, () => void act(asked, options))) return false;
      const { done, besides, ...how } = options;
      const result = await game.dispatch(asked, how);
      if (!result.ok) {
        const { error } = result;
        const commands = listed(asked);
        if (isChoice(error) && goesOn(commands)) {
          ask({ options: error.options, commands, act: options });
        } else refuse(error);
        return false;
      }
      if (haptics) feelTap();
      const { rows } = result.value;
      if (rows.length === 0) show({ text: t('table.changesNothing') });
      else say(sayingOf({ done, besides }, rows, toldIn(rows, line)), undo);
      return true;
    };
    const choose = (key: string) => {
      const { question } = questions.getState();
      if (question !== null) void act(picking(question.commands, key), question.act);
    };
    return {
      act,
      undo,
      redo: () => void move('redone'),
      choose,
      dropChoice: () => ask(null),
    };
  }, [game, isMeant, movedWords, questions, show, say, words, line, haptics, t]);
}
