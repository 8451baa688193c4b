import { useNavigation, useRoute } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import { Button } from '@/src/ui';
import { useSetOnMap } from '../turn/mode-state';
import { useAdventure } from '../context/table-context';

/** Where a map lies, this turn can be decided on it just as well. */
export function ToMap() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const setOnMap = useSetOnMap();
  const mapped = useAdventure(({ map }) => map !== null);
  const here = useRoute().name === 'BoardHome';
  if (!mapped || here) return null;
  return (
    <Button
      kind="quiet"
      size="small"
      icon="board"
      label={t('boardTurn.mode.onMap')}
      spoken={t('boardTurn.mode.onMapSpoken')}
      onPress={() => {
        setOnMap(true);
        navigation.navigate('Board', { screen: 'BoardHome' });
      }}
    />
  );
}
