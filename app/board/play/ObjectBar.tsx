import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { heroIn, type MapObject } from '@/src/rules';
import { Button, Card, IconButton, Text } from '@/src/ui';
import { ChestSheet } from '@/app/play/hero/sheets/ChestSheet';
import { useGameWords } from '@/app/play/words/useGameWords';
import { figureName } from '@/app/play/turn/next-up';
import { useSheets } from '@/app/play/context/sheets';
import { useAdventure, useMoves } from '@/app/play/context/table-context';
import { Count } from '../parts/Count';
import { useDeskMoves } from '../desk/desk-context';
import { isNear } from '../door/near';
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
      <TooFar object={object} />
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

/** V3: only from next to it; the table may know better. */
function TooFar({ object }: { readonly object: MapObject }) {
  const { t } = useTranslation();
  const words = useGameWords();
  const far = useAdventure((adventure) => object.kind === 'door' && !isNear(adventure, object));
  const name = useAdventure((adventure) =>
    figureName(adventure, adventure.turn?.figure ?? '', words),
  );
  return far ? (
    <Text variant="small" ink="yellow">
      {t('board.door.far', { name })}
    </Text>
  ) : null;
}

/** Doors, and chests for the hero whose turn it is. */
function Open({ object }: { readonly object: MapObject }) {
  const { t } = useTranslation();
  const sheets = useSheets();
  const openDoor = useOpenDoor();
  const hero = useAdventure((adventure) => heroIn(adventure, adventure.turn?.figure ?? '')?.id);
  const near = useAdventure((adventure) => isNear(adventure, object));
  const label = t('board.thing.openIt');
  if (object.kind === 'door') {
    const said = near ? label : t('board.door.anyway');
    return <Button size="small" icon="door" label={said} onPress={() => openDoor(object)} />;
  }
  if (object.kind !== 'chest' || hero === undefined) return null;
  const search = () => sheets.open((close) => <ChestSheet hero={hero} onClose={close} />);
  return <Button size="small" icon="chest" label={label} onPress={search} />;
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
});
