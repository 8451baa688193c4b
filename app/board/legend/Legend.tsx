import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Fold, Text, useTheme } from '@/src/ui';
import { BoardStill } from '@/src/ui/board';
import {
  ACTION_SIGNS,
  ACTIONS,
  GROUND_SIGNS,
  groundSign,
  PLACE_SIGNS,
  PLACES,
  THING_SIGNS,
  thingSign,
  type LegendSign,
} from './signs';

const FIELD = 34;
/** The longest word of all signs fits, and three of them stand side by side on a phone. */
const WIDTH = 114;

/** What each sign on the map means, drawn as the map draws it. */
export function Legend() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Fold label={t('board.legend.title')} open={open} onToggle={setOpen}>
      <View role="list" aria-label={t('board.legend.title')} style={styles.list}>
        {ACTION_SIGNS.map((sign) => (
          <Meaning key={sign} sign={ACTIONS[sign]} words={t(`board.legend.${sign}`)} />
        ))}
        {PLACE_SIGNS.map((sign) => (
          <Meaning key={sign} sign={PLACES[sign]} words={t(`board.legend.${sign}`)} />
        ))}
        {GROUND_SIGNS.map((terrain) => (
          <Meaning key={terrain} sign={groundSign(terrain)} words={t(`board.legend.${terrain}`)} />
        ))}
        {THING_SIGNS.map((kind) => (
          <Meaning key={kind} sign={thingSign(kind)} words={t(`board.build.things.${kind}`)} />
        ))}
      </View>
    </Fold>
  );
}

interface MeaningProps {
  readonly sign: LegendSign;
  readonly words: string;
}

function Meaning({ sign, words }: MeaningProps) {
  const { scaled } = useTheme();
  return (
    <View role="listitem" style={[styles.sign, { width: scaled(WIDTH) }]}>
      <BoardStill {...sign} field={FIELD} />
      <Text variant="small" align="center">
        {words}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  list: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 4, rowGap: 14 },
  sign: { alignItems: 'center', gap: 4 },
});
