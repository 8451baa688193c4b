import { StyleSheet, View } from 'react-native';
import { Card, Live, Screen, Text, ThemeProvider, useLayout, useTheme } from '@/src/ui';
import { SheetHost, SheetsProvider } from '@/app/play/context/sheets';
import { useAdventure } from '@/app/play/context/table-context';
import { FigureAvatar } from '@/app/play/parts/FigureAvatar';
import { TableChip } from '@/app/play/shared/TableChip';
import { useTurnWords } from '@/app/play/turn/useTurnWords';
import { captionWords } from '@/app/play/words/chapters';
import { useTranslation } from '@/src/i18n/translation';
import { FigureList } from '../frame/FigureList';
import { StatusChips } from '../frame/StatusChips';

/** Letters for across the room: a television is looked at from a sofa. */
const LARGER = 1.5;
/** Monsters and heroes beside each other: nobody scrolls a television. */
const WIDEST = 1280;

/** Who is on, how everybody fares; nothing here can be tapped but the table itself. */
export function WatchView() {
  const { scheme, textScale, reducedMotion } = useTheme();
  const { wide } = useLayout();
  return (
    <SheetsProvider>
      <ThemeProvider
        scheme={scheme}
        textScale={wide ? textScale * LARGER : textScale}
        reducedMotion={reducedMotion}
      >
        <Watched />
      </ThemeProvider>
      <SheetHost />
    </SheetsProvider>
  );
}

function Watched() {
  const { t } = useTranslation();
  const title = useAdventure((adventure) => adventure.title);
  const caption = useAdventure((adventure) => captionWords(adventure, t));
  return (
    <Screen caption={caption} title={title} maxWidth={WIDEST}>
      <View style={styles.line}>
        <TableChip />
      </View>
      <OnTurn />
      <StatusChips />
      <FigureList still />
    </Screen>
  );
}

function OnTurn() {
  // What an event threatens with is nobody's turn.
  const figure = useAdventure(({ turn, threat }) =>
    threat?.source.kind === 'event' ? null : (turn?.figure ?? null),
  );
  const words = useTurnWords();
  return (
    <Live role="status">
      <Card state="active">
        <View style={styles.turn}>
          {figure === null ? null : <FigureAvatar id={figure} size={64} />}
          <Text variant="title" grow>
            {words}
          </Text>
        </View>
      </Card>
    </Live>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row' },
  turn: { flexDirection: 'row', alignItems: 'center', gap: 16 },
});
