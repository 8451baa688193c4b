import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { AdventureAlly } from '@/src/rules';
import { Button } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { GroundPart } from './GroundPart';

interface AllyTabProps {
  readonly ally: AdventureAlly;
  readonly onClose: () => void;
}

export function AllyTab({ ally, onClose }: AllyTabProps) {
  const { t } = useTranslation();
  const { act } = useTable();
  return (
    <View style={styles.tab}>
      <GroundPart figure={ally.id} on={ally.on} />
      <Button
        kind="quiet"
        size="small"
        icon="play"
        label={t('tableFigure.actions.actNow')}
        onPress={() =>
          void act({ kind: 'actNow', figure: ally.id }).then((happened) => happened && onClose())
        }
      />
      <Button
        kind="quiet"
        size="small"
        icon="trash"
        label={t('tableFigure.actions.dismiss')}
        onPress={() => {
          void act({ kind: 'removeAlly', ally: ally.id });
          onClose();
        }}
      />
    </View>
  );
}

const styles = StyleSheet.create({ tab: { gap: 18 } });
