import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Button, IconButton, SegmentedControl } from '@/src/ui';
import { useSheets } from '@/app/play/context/sheets';
import { useDesk, useDeskMoves, useIsBuilding } from '../desk/desk-context';
import { MapMenu } from './MapMenu';

/** Picture or list; building; whatever else there is to do with the map. */
export function Toolbar() {
  const { t } = useTranslation();
  const shown = useDesk((desk) => desk.shown);
  const building = useIsBuilding();
  const { show, enter } = useDeskMoves();
  const sheets = useSheets();
  const more = () => sheets.open((close) => <MapMenu onClose={close} />);
  return (
    <View style={styles.bar}>
      <View style={styles.shown}>
        <SegmentedControl
          label={t('board.shown.label')}
          segments={[
            { value: 'picture', label: t('board.shown.picture') },
            { value: 'list', label: t('board.shown.list') },
          ]}
          value={shown}
          onChange={show}
        />
      </View>
      {building ? null : (
        <Button
          kind="quiet"
          size="small"
          icon="edit"
          label={t('board.tools.buildShort')}
          spoken={t('board.tools.build')}
          onPress={() => enter('build')}
        />
      )}
      <IconButton icon="menu-dots" label={t('board.tools.more')} onPress={more} />
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    paddingHorizontal: 16,
    paddingBottom: 8,
  },
  shown: { flexGrow: 1, flexShrink: 1, flexBasis: 160, maxWidth: 320 },
});
