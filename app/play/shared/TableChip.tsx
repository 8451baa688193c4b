import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Chip } from '@/src/ui';
import { useTable } from '@/app/wiring/tables';
import { useSheets } from '../context/sheets';
import { TableSheetLater } from './later';
import { needsALook, tableLine } from './table-line';

export function TableChip() {
  const sheets = useSheets();
  return (
    <TableLine
      onPress={() => sheets.open((close) => <TableSheetLater first="people" onClose={close} />)}
    />
  );
}

/** One quiet line while the campaign is at a shared table; nothing otherwise. */
export function TableLine({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation();
  const isShared = useTable(({ campaign }) => campaign !== null);
  const line = useTable((table) => tableLine(table, t));
  const isUrgent = useTable(needsALook);
  const isAway = useTable(({ phase }) => phase === 'away' || phase === 'connecting');
  if (!isShared) return null;
  return (
    <View style={styles.line}>
      <Chip
        icon={isUrgent ? 'warning' : isAway ? 'offline' : 'users'}
        tone={isUrgent ? 'danger' : 'neutral'}
        label={line}
        hint={t('sharedTable.chip.hint')}
        onPress={onPress}
      />
    </View>
  );
}

const styles = StyleSheet.create({ line: { flexDirection: 'row', width: '100%' } });
