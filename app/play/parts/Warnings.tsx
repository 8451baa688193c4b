import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { GameView } from '@/src/game';
import type { Translate } from '@/src/i18n';
import { TOKEN_KINDS, warningsFor, type AdventureCommand, type Warning } from '@/src/rules';
import { Icon, Live, Text, useTheme } from '@/src/ui';
import { useGameWords, type GameWords } from '../words/useGameWords';
import { useGameView } from '@/app/wiring/game';
import { figureName } from '../turn/next-up';
import { useAdventure } from '../context/table-context';
import { useSameRows } from '../context/useSameRows';

const OTHER_IMMUNITIES = ['fatigue', 'curse', 'darkness'] as const;

/** What the rules doubt about a command, beside its button; never in its way. */
export function Warnings({ command }: { readonly command: AdventureCommand | null }) {
  const warnings = useGameView(
    useSameRows<GameView, Warning>(({ open }) =>
      open === null || command === null ? [] : warningsFor(open.state, command),
    ),
  );
  return <WarningList warnings={warnings} />;
}

interface WarningListProps {
  readonly warnings: readonly Warning[];
}

export function WarningList({ warnings }: WarningListProps) {
  return (
    <Live empty={warnings.length === 0}>
      <Lines warnings={warnings} />
    </Live>
  );
}

function Lines({ warnings }: WarningListProps) {
  const { colors, scaled } = useTheme();
  const words = useWarningWords();
  return (
    <View style={styles.list}>
      {warnings.map((warning, index) => (
        <View key={index} style={styles.line}>
          <Icon name="warning" size={scaled(18)} color={colors.tones.yellow.text} />
          <Text variant="small" ink="yellow" grow>
            {words(warning)}
          </Text>
        </View>
      ))}
    </View>
  );
}

export function useWarningWords(): (warning: Warning) => string {
  const { t } = useTranslation();
  const words = useGameWords();
  const adventure = useAdventure((whole) => whole);
  return (warning) =>
    t(`warnings.${warning.code}`, {
      ...warning,
      ...('figure' in warning ? { name: figureName(adventure, warning.figure, words) } : {}),
      ...('token' in warning ? { token: tokenWords(warning.token, words, t) } : {}),
      ...('action' in warning ? { action: t(`table.action.${warning.action}`) } : {}),
    });
}

/** Heroes can be immune to more than tokens (C4). */
function tokenWords(token: string, words: GameWords, t: Translate): string {
  const kind = TOKEN_KINDS.find((one) => one === token);
  if (kind !== undefined) return words.token(kind);
  const other = OTHER_IMMUNITIES.find((one) => one === token);
  return other === undefined ? token : t(`table.immunity.${other}`);
}

const styles = StyleSheet.create({
  list: { gap: 4 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 8 },
});
