import { useMemo, type ReactNode } from 'react';
import { Provide } from '@/src/ui';
import { StepWordsContext, type StepWords } from '@/app/play/shared/step-words';
import { useLanguage } from '@/app/wiring/language';
import { sayIn, type GameHelpers } from '../model/game';
import { useSessionLines } from './useSessionLines';

interface SessionWordsProps {
  readonly helpers: GameHelpers;
  readonly children: ReactNode;
}

/** Below it, steps are told in the words of the session's game. */
export function SessionWords({ helpers, children }: SessionWordsProps) {
  const language = useLanguage();
  const say = useMemo(() => sayIn(helpers, language), [helpers, language]);
  const lines = useSessionLines(say);
  const words = useMemo((): StepWords => {
    const each: StepWords['each'] = (row) => lines(row).map(({ text }) => text);
    return { each, all: (rows) => rows.flatMap(each).join(' · ') };
  }, [lines]);
  return (
    <Provide context={StepWordsContext} value={words}>
      {children}
    </Provide>
  );
}
