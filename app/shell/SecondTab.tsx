import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { Opening } from '@/src/game';
import { EmptyState, ErrorState, Progress } from '@/src/ui';

/** Saving takes a moment; a tab that needs longer has most likely stopped listening. */
const PATIENCE_MS = 5000;

interface SecondTabProps {
  readonly takeOver: () => Promise<Opening>;
  readonly reopen: (opening: Promise<Opening>) => void;
}

type Phase = 'offered' | 'waiting' | 'hung';

/** Another tab has the files. A tab that hangs must be closed by hand; then it goes on by itself. */
export function SecondTab({ takeOver, reopen }: SecondTabProps) {
  const { t } = useTranslation();
  const [phase, setPhase] = useState<Phase>('offered');
  const asked = useRef(false);
  useEffect(() => {
    if (phase !== 'waiting') return undefined;
    const timer = setTimeout(() => setPhase('hung'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  const ask = () => {
    setPhase('waiting');
    const opening = takeOver();
    if (asked.current) return;
    asked.current = true;
    const goOn = () => reopen(opening);
    opening.then(goOn, goOn);
  };
  switch (phase) {
    case 'offered':
      return (
        <EmptyState
          icon="users"
          title={t('shell.secondTab.title')}
          text={t('shell.secondTab.text')}
          action={{ label: t('shell.secondTab.action'), onPress: ask }}
        />
      );
    case 'waiting':
      return <Progress label={t('shell.secondTab.waiting')} />;
    case 'hung':
      return (
        <ErrorState
          title={t('shell.secondTab.hungTitle')}
          text={t('shell.secondTab.hungText')}
          action={{ label: t('shell.secondTab.askAgain'), onPress: ask }}
        />
      );
  }
}
