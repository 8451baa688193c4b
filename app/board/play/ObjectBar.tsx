import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { heroIn, type MapObject } from '@/src/rules';
import { Button, Card, IconButton, Text } from '@/src/ui';
import { ChestSheet } from '@/app/play/hero/sheets/ChestSheet';
import { useSheets } from '@/app/play/context/sheets';
import { useAdventure, useMoves } from '@/app/play/context/table-context';
import { Count } from '../parts/Count';
import { useDeskMoves } from '../desk/desk-context';
import { useOpenDoor } from '../door/useDoor';
import { useMapWords } from '../picture/map-words';

/** A token on the map that was tapped while playing. */
export function ObjectBar({ object: id }: { readonly object: string }) {
  const { t } = useTranslation();
  const words = useMapWords();
  const { letGo } = useDeskMoves();
  const { act } = useMoves();
  const object = useAdventure(({ map }) => map?.objects.find((one) => one.id === id));
  if (object === undefined) return null;
  const name = words.object(object);
  const remove = async () => {
    if (await act({ kind: 'removeObject', object: id })) letGo();
  };
  return (
    <Card state="active" padding="tight" gap={8}>
      <View style={styles.line}>
        <Text variant="label" grow>
          {name}
        </Text>
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
      <View style={styles.line}>
        <Open object={object} />
        <Button
          kind="quiet"
          size="small"
          label={t('board.thing.removeFrom', { name })}
          onPress={() => void remove()}
        />
      </View>
    </Card>
  );
}

/** Doors, and chests for the hero whose turn it is. */
function Open({ object }: { readonly object: MapObject }) {
  const { t } = useTranslation();
  const sheets = useSheets();
  const openDoor = useOpenDoor();
  const hero = useAdventure((adventure) => heroIn(adventure, adventure.turn?.figure ?? '')?.id);
  const label = t('board.thing.openIt');
  if (object.kind === 'door') {
    const number = Number(object.name);
    const open = () => openDoor(number > 0 ? number : undefined);
    return <Button size="small" icon="door" label={label} onPress={open} />;
  }
  if (object.kind !== 'chest' || hero === undefined) return null;
  const search = () => sheets.open((close) => <ChestSheet hero={hero} onClose={close} />);
  return <Button size="small" icon="chest" label={label} onPress={search} />;
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
});
