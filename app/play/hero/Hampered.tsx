import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { allyIn, heroIn, HINDRANCES, tokenCount, type Adventure } from '@/src/rules';
import { Chip, Pill } from '@/src/ui';
import { useAdventure, useMoves } from '../context/table-context';

const hindrancesOf = (adventure: Adventure, figure: string): string => {
  const hero = heroIn(adventure, figure);
  const tokens = (hero ?? allyIn(adventure, figure))?.tokens ?? {};
  return HINDRANCES.filter(
    (kind) => tokenCount(tokens, kind) > 0 && !hero?.immunities.includes(kind),
  ).join();
};

/** A movement without a map: how far it went nobody asks. */
const SOME = 3;

/** C7: what the next movement costs him, and a tap for having had it; his turn's end says so too. */
export function Hampered({ figure }: { readonly figure: string }) {
  const { t } = useTranslation();
  const { act } = useMoves();
  const found = useAdventure((adventure) => hindrancesOf(adventure, figure));
  const free = useAdventure(
    ({ turn, heroes }) =>
      turn?.figure === figure &&
      !turn.actions.includes('move') &&
      heroes.some(({ id }) => id === figure),
  );
  if (found === '') return null;
  const lies = found.includes('knock-down');
  return (
    <View style={styles.line}>
      <Pill
        icon={lies ? 'knock-down' : 'slow'}
        tone="yellow"
        label={t(lies ? 'tableHero.hampered.down' : 'tableHero.hampered.slow')}
      />
      {free ? (
        <Chip
          label={t('tableHero.hampered.free')}
          onPress={() => void act({ kind: 'tickAction', action: 'move', used: true })}
        />
      ) : null}
      <Chip
        label={t(free ? 'tableHero.hampered.other' : 'tableHero.hampered.any')}
        onPress={() => void act({ kind: 'grantMovement', figure, points: SOME })}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
});
