import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Asked } from '../../../src/game';
import type { Adventure, GameCommand, Refusal } from '../../../src/rules';
import { useSnackbar } from '../../../src/ui';
import { useGameWords } from '../../game-words/useGameWords';
import { useGame, useRefusalWords } from '../../wiring/game';
import { useSettingsValues } from '../../wiring/settings';
import { feelTap } from './haptics';
import { linesOfStep } from './recent-rows';

export interface ActOptions {
  /** `same`: undone together with the step before. */
  readonly step?: 'new' | 'same';
  /** What the players rolled or drew themselves. */
  readonly dice?: readonly number[];
  /** Said in a snackbar with undo. */
  readonly done?: string;
  /** Says in a snackbar with undo what came of it, as the history words it. */
  readonly tell?: boolean;
}

/** What panels of the table work with. */
export interface Table {
  readonly adventure: Adventure;
  /**
   * True when it happened; a refusal is said in a snackbar. A function is asked when its turn
   * comes, so that fast taps build on each other.
   */
  readonly act: (command: Asked, options?: ActOptions) => Promise<boolean>;
  readonly undo: () => void;
  readonly redo: () => void;
  /** I2: cards on one place, waiting for the leader's choice; null: none. */
  readonly choice: readonly string[] | null;
  /** Does what was asked for, with this card first. */
  readonly choose: (key: string) => void;
  readonly dropChoice: () => void;
}

const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('useTable outside of an adventure');
  return table;
}

interface TableProviderProps {
  readonly adventure: Adventure;
  readonly children: ReactNode;
}

/** What was asked for when the rules wanted to know which card comes first. */
interface Question {
  readonly options: readonly string[];
  readonly commands: readonly GameCommand[];
  readonly act: ActOptions;
}

export function TableProvider({ adventure, children }: TableProviderProps) {
  const [question, ask] = useState<Question | null>(null);
  const moves = useMoves(ask);
  const dropChoice = useCallback(() => ask(null), []);
  const table = useMemo(
    () => ({
      ...{ adventure, dropChoice, ...moves },
      choice: question?.options ?? null,
      choose: (key: string) => {
        if (question !== null) void moves.act(picking(question.commands, key), question.act);
      },
    }),
    [adventure, question, dropChoice, moves],
  );
  return <TableContext value={table}>{children}</TableContext>;
}

const picking = (commands: readonly GameCommand[], pick: string): readonly GameCommand[] =>
  commands.map((command) => (command.kind === 'nextTurn' ? { ...command, pick } : command));

const isChoice = (
  refusal: { readonly code: string } | Refusal,
): refusal is Extract<Refusal, { readonly code: 'choice-needed' }> =>
  refusal.code === 'choice-needed';

const listed = (asked: Asked): readonly GameCommand[] =>
  typeof asked === 'function' ? [] : 'kind' in asked ? [asked] : asked;

/** Acting, undoing, redoing; refusals become words, a choice the rules leave open a question. */
function useMoves(ask: (question: Question | null) => void) {
  const { t } = useTranslation();
  const game = useGame();
  const { show } = useSnackbar();
  const words = useRefusalWords();
  const { line } = useGameWords();
  const { haptics } = useSettingsValues();
  return useMemo(() => {
    const move = async (moved: ReturnType<typeof game.undo>) => {
      const result = await moved;
      if (!result.ok) show({ text: words(result.error) });
    };
    const undo = () => {
      ask(null);
      void move(game.undo());
    };
    const redo = () => {
      ask(null);
      void move(game.redo());
    };
    const act = async (asked: Asked, options: ActOptions = {}): Promise<boolean> => {
      ask(null);
      const { done, tell, ...how } = options;
      const result = await game.dispatch(asked, how);
      if (!result.ok) {
        const commands = listed(asked);
        const { error } = result;
        if (isChoice(error) && commands.some(({ kind }) => kind === 'nextTurn')) {
          ask({ options: error.options, commands, act: options });
        } else show({ text: words(error) });
        return false;
      }
      if (haptics) feelTap();
      const said = tell === true ? (await linesOfStep(game)).map(line).join(' · ') : (done ?? '');
      if (said !== '') show({ text: said, action: { label: t('table.undo'), onPress: undo } });
      return true;
    };
    return { act, undo, redo };
  }, [game, show, words, ask, line, haptics, t]);
}
