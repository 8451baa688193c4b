import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { StoreApi } from 'zustand/vanilla';
import type { CommandsAsked, DispatchOptions, GameRefusal, PlayedRow } from '@/src/game';
import type { GameCommand, GameEvent, Refusal } from '@/src/rules';
import { useGameWords } from '../words/useGameWords';
import { useGame, useRefusalWords } from '@/app/wiring/game';
import { useSettingsValues } from '@/app/wiring/settings';
import { useForOthers } from './useForOthers';
import { toldIn } from './between';
import { feelTap } from './haptics';
import { useMessageUndo, useSaying, useStepping, useTurningTo, type StepWay } from './stepping';

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

/** Acting, undoing, redoing; refusals become words, a choice the rules leave open a question. */
export function useMovesOn(questions: Questions) {
  const { t } = useTranslation();
  const game = useGame();
  useTurningTo();
  const { show, hide } = useSaying();
  const takingBack = useMessageUndo();
  const step = useStepping();
  const words = useRefusalWords();
  const { line } = useGameWords();
  const { haptics } = useSettingsValues();
  const isMeant = useForOthers();
  return useMemo(() => {
    const ask = (question: ChoiceQuestion | null) => questions.setState({ question });
    const refuse = (refusal: GameRefusal) => show({ text: words(refusal), refused: true });
    const move = (way: StepWay) => {
      ask(null);
      void step(way);
    };
    const undo = () => move('undone');
    const say = (text: string) => {
      if (text === '') return hide();
      const spoken = t('table.undoWhat', { what: text });
      const action = { label: t('table.undo'), icon: 'undo', spoken } as const;
      show({ text, action: { ...action, onPress: takingBack(undo) } });
    };
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
      else say(sayingOf({ done, besides }, rows, toldIn(rows, line)));
      return true;
    };
    const choose = (key: string) => {
      const { question } = questions.getState();
      if (question !== null) void act(picking(question.commands, key), question.act);
    };
    return {
      act,
      undo,
      redo: () => move('redone'),
      choose,
      dropChoice: () => ask(null),
    };
  }, [game, isMeant, questions, show, hide, step, takingBack, words, line, haptics, t]);
}
