import { preventAutoHideAsync } from 'expo-splash-screen';
import { useTranslation } from '@/src/i18n/translation';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { SnackbarProvider } from '../src/ui';
import { CrashGuard } from './shell/CrashGuard';
import { Shell } from './shell/Shell';
import { StartScreen } from './shell/StartScreen';
import { StorageTrouble } from './shell/StorageTrouble';
import { Appearance } from './wiring/Appearance';
import { useBoot, type Boot, type Reopen } from './wiring/boot';
import { SettingsProvider } from './wiring/settings';

void preventAutoHideAsync().catch(() => undefined);

export function App() {
  const { boot, reopen, retry } = useBoot();
  return (
    <SafeAreaProvider>
      <SettingsProvider store={boot.kind === 'ready' ? boot.session.settings : null}>
        <Appearance>
          <Stage boot={boot} reopen={reopen} retry={retry} />
        </Appearance>
      </SettingsProvider>
    </SafeAreaProvider>
  );
}

interface StageProps {
  readonly boot: Boot;
  readonly reopen: Reopen;
  readonly retry: () => void;
}

function Stage({ boot, reopen, retry }: StageProps) {
  const { t } = useTranslation();
  if (boot.kind === 'starting') return <StartScreen />;
  return (
    <SnackbarProvider dismissLabel={t('shell.dismiss')} missedTap={t('shell.missedTap')}>
      <CrashGuard>
        {boot.kind === 'ready' ? (
          <Shell session={boot.session} />
        ) : (
          <StorageTrouble trouble={boot} reopen={reopen} retry={retry} />
        )}
      </CrashGuard>
    </SnackbarProvider>
  );
}
