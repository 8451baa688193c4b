import { useTranslation } from '@/src/i18n/translation';
import { View } from 'react-native';
import { allyIn, heroIn, HINDRANCES, tokenCount, type Adventure } from '@/src/rules';
import { Chip, Pill } from '@/src/ui';
import { useAdventure, useMoves } from '../context/table-context';
import { Wrap } from '../parts/Wrap';

type Hindrance = (typeof HINDRANCES)[number];

/** Whoever lies does not move at all: slow, too, he is told that. */
export function hindranceOf(adventure: Adventure, figure: string): Hindrance | undefined {
  const hero = heroIn(adventure, figure);
  const tokens = (hero ?? allyIn(adventure, figure))?.tokens ?? {};
  return HINDRANCES.filter(
    (kind) => tokenCount(tokens, kind) > 0 && !hero?.immunities.includes(kind),
  ).at(-1);
}

/** A movement without a map: how far it went nobody asks. */
const SOME = 3;

interface HinderedProps {
  readonly figure: string;
  readonly by: Hindrance;
}

const WORDS = { slow: 'slow', 'knock-down': 'down' } as const;

/** C7: what the next movement costs him, and a tap for having had it; his turn's end says so too. */
export function Hindered({ figure, by }: HinderedProps) {
  const { t } = useTranslation();
  const { act } = useMoves();
  const free = useAdventure(
    ({ turn, heroes }) =>
      turn?.figure === figure &&
      !turn.actions.includes('move') &&
      heroes.some(({ id }) => id === figure),
  );
  return (
    <>
      <View>
        <Pill icon={by} tone="yellow" label={t(`tableHero.hampered.${WORDS[by]}`)} />
      </View>
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
    </>
  );
}

/** The same in a line of its own; nothing where nothing hampers him. */
export function Hampered({ figure }: { readonly figure: string }) {
  const by = useAdventure((adventure) => hindranceOf(adventure, figure));
  if (by === undefined) return null;
  return (
    <Wrap>
      <Hindered figure={figure} by={by} />
    </Wrap>
  );
}
