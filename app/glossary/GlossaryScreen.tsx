import type { StaticScreenProps } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import { useTitle } from '../wiring/useTitle';
import { useSettingsValues } from '../wiring/settings';
import { Deferred } from './Deferred';
import { knownGame } from './params';

/**
 * `game`: another than the one last chosen. `in`: `all` searches all games. `entry`: what stands open
 * beside the list on wide screens.
 */
type Props = StaticScreenProps<
  { game?: string; q?: string; in?: string; entry?: string } | undefined
>;

export function GlossaryScreen({ route }: Props) {
  const { t } = useTranslation();
  useTitle(t('shell.tabs.glossary'));
  const { glossaryGame } = useSettingsValues();
  const { params } = route;
  const game = knownGame(params?.game, glossaryGame);
  return (
    <Deferred game={game}>
      {({ GlossaryHomePage }) => (
        <GlossaryHomePage game={game} query={params?.q ?? ''} within={params?.in} />
      )}
    </Deferred>
  );
}
