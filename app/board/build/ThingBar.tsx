import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Card, IconButton, Text } from '@/src/ui';
import { useAdventure, useMoves } from '@/app/play/context/table-context';
import { useDeskMoves } from '../desk/desk-context';
import { useMapWords } from '../picture/map-words';
import { Count } from '../parts/Count';

/** A token on the map that was tapped. */
export function ThingBar({ object: id }: { readonly object: string }) {
  const { t } = useTranslation();
  const words = useMapWords();
  const { act } = useMoves();
  const { letGo } = useDeskMoves();
  const object = useAdventure(({ map }) => map?.objects.find((one) => one.id === id));
  if (object === undefined) return null;
  const name = words.object(object);
  const remove = async () => {
    if (await act({ kind: 'removeObject', object: id })) letGo();
  };
  return (
    <Card state="active" padding="tight" gap={8}>
      <View style={styles.line}>
        <View style={styles.words}>
          <Text variant="label">{t('board.build.chosen', { name })}</Text>
          <Text variant="small" ink="muted">
            {t('board.thing.move')}
          </Text>
        </View>
        <IconButton
          on="bare"
          icon="trash"
          label={t('board.build.remove', { name })}
          onPress={() => void remove()}
        />
        <IconButton on="bare" icon="close" label={t('board.build.letGo')} onPress={letGo} />
      </View>
      {object.charges === null ? null : (
        <Count
          label={t('board.build.charges')}
          value={object.charges}
          min={0}
          onChange={(charges) => void act({ kind: 'setCharges', object: id, charges })}
        />
      )}
    </Card>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 150 },
});
