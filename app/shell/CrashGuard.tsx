import { Component, type ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { ErrorState, Screen } from '@/src/ui';

interface CrashGuardProps {
  readonly children: ReactNode;
}

interface CrashGuardState {
  readonly error: Error | null;
}

/** A view that throws is replaced by a way out; what is stored is not touched. */
export class CrashGuard extends Component<CrashGuardProps, CrashGuardState> {
  override state: CrashGuardState = { error: null };

  static getDerivedStateFromError(error: unknown): CrashGuardState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <Crash error={error} onRetry={() => this.setState({ error: null })} />;
  }
}

function Crash({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Screen>
      <ErrorState
        title={t('shell.crash.title')}
        text={t('shell.crash.text')}
        action={{ label: t('shell.crash.action'), onPress: onRetry }}
        details={{ label: t('shell.crash.details'), text: error.message }}
      />
    </Screen>
  );
}
