import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import {
  heroIn,
  isOnDarkness,
  tokenCount,
  type Adventure,
  type TokenKind,
  type Tokens,
} from '@/src/rules';
import { Chip, Icon, IconButton, Pill, TINTS, useTheme } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { lyingTokens } from '../parts/TokenBadges';
import { StandsOn } from '../figures/StandsOn';
import { TokenStepper } from '../figures/TokenStepper';
import { useFigureSheet } from '../figures/useFigureSheet';
import { useAdventure, useAdventureParts } from '../context/table-context';
import { Hindered, hindranceOf } from './Hampered';

/** Used in almost every turn. */
const USUAL: readonly TokenKind[] = ['focus', 'shield'];

const NO_TOKENS: Tokens = {};

interface OfHero {
  readonly hero: string;
}

const useCount = (hero: string, kind: TokenKind): number =>
  useAdventure((adventure) => tokenCount(heroIn(adventure, hero)?.tokens ?? NO_TOKENS, kind));

/** Focus and shields by a tap; the plus has the rest. */
export function TokenLine({ hero }: OfHero) {
  const { t } = useTranslation();
  const open = useFigureSheet('tokens');
  return (
    <View style={styles.tokens}>
      {USUAL.map((token) => (
        <Counted key={token} hero={hero} kind={token} />
      ))}
      <View style={styles.end}>
        <IconButton
          icon="plus"
          on="raised"
          label={t('tableHero.head.tokens')}
          onPress={() => open(hero)}
        />
      </View>
    </View>
  );
}

/** Alone listens to its number: a shield redraws nothing but itself. */
function Counted({ hero, kind }: TokenChipProps) {
  return <TokenStepper figure={hero} token={kind} count={useCount(hero, kind)} />;
}

/** What hampers him is named with what it costs him. */
const othersOf = (adventure: Adventure, hero: string): readonly TokenKind[] => {
  const elsewhere = [...USUAL, hindranceOf(adventure, hero)];
  return lyingTokens(heroIn(adventure, hero)?.tokens ?? NO_TOKENS).filter(
    (kind) => !elsewhere.includes(kind),
  );
};

/** On the map his field says it. */
const isDark = (adventure: Adventure, id: string): boolean => {
  const hero = heroIn(adventure, id);
  return hero?.at === null && isOnDarkness(hero);
};

/** What lies on him besides, where he stands, and what that does to this turn. */
export function Burdens({ hero }: OfHero) {
  const others = useAdventureParts((adventure) => othersOf(adventure, hero));
  const dark = useAdventure((adventure) => isDark(adventure, hero));
  const hindrance = useAdventure((adventure) => hindranceOf(adventure, hero));
  return (
    <>
      {others.length === 0 && !dark && hindrance === undefined ? null : (
        <View style={styles.chips}>
          {others.map((kind) => (
            <TokenChip key={kind} hero={hero} kind={kind} />
          ))}
          {dark ? <Ground hero={hero} /> : null}
          {hindrance === undefined ? null : <Hindered figure={hero} by={hindrance} />}
        </View>
      )}
      <Loses />
    </>
  );
}

interface TokenChipProps extends OfHero {
  readonly kind: TokenKind;
}

function TokenChip({ hero, kind }: TokenChipProps) {
  const words = useGameWords();
  const { scheme, scaled } = useTheme();
  const open = useFigureSheet('tokens');
  const count = useCount(hero, kind);
  const name = words.token(kind);
  return (
    <Chip
      leading={<Icon name={kind} size={scaled(18)} color={TINTS[kind][scheme]} />}
      label={count > 1 ? `${count} ${name}` : name}
      onPress={() => open(hero)}
    />
  );
}

function Ground({ hero: id }: OfHero) {
  const hero = useAdventure((adventure) => heroIn(adventure, id));
  return hero === undefined ? null : <StandsOn figure={hero} />;
}

/** C2: STUN took one cube action of this turn. */
function Loses() {
  const { t } = useTranslation();
  const stunned = useAdventure(({ turn }) => turn?.loses === 'cubeAction');
  if (!stunned) return null;
  return <Pill icon="stun" tone="yellow" label={t('tableHero.head.stunned')} />;
}

const styles = StyleSheet.create({
  tokens: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 8, rowGap: 6 },
  end: { marginLeft: 'auto' },
  chips: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
});
