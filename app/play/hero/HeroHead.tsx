import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import {
  heroIn,
  leaderOf,
  type AdventureHero,
  type GameState,
  type Role,
  type TokenKind,
  type Tokens,
} from '@/src/rules';
import { Card, Chip, HpBar, IconButton, Pill, Text, useTheme } from '@/src/ui';
import { useGlossarySheet } from '@/app/wiring/glossary-sheet';
import { useGameWords } from '../words/useGameWords';
import { Avatar } from '../parts/Avatar';
import { FigureSheet, type FigureTab } from '../figures/FigureSheet';
import { Life } from '../parts/Life';
import { heroEmblem } from '../parts/look';
import { AfflictionCounts } from '../figures/rows';
import { lyingTokens } from '../parts/TokenBadges';
import { TokenStepper } from '../figures/TokenStepper';
import { useSheets } from '../context/sheets';
import { useAdventure, useAdventureParts, useMoves } from '../context/table-context';

/** Used in almost every turn; whatever else lies there joins them. */
const USUAL: readonly TokenKind[] = ['focus', 'shield'];

const NO_TOKENS: Tokens = {};
/** Who it is, with hit points and tokens one tap away. */
export function HeroHead({ hero }: { readonly hero: string }) {
  const role = useAdventure((adventure) => heroIn(adventure, hero)?.role ?? null);
  return (
    <Card gap={10}>
      <Who hero={hero} />
      <Loses />
      <TokenLine hero={hero} />
      <Further hero={hero} role={role} />
    </Card>
  );
}

const withHp =
  (hero: string, by: 1 | -1) =>
  ({ adventure }: GameState) => {
    const now = adventure?.heroes.find(({ id }) => id === hero);
    const maxHp = now?.maxHp ?? 1;
    const hp = Math.min(maxHp, Math.max(0, (now?.hp ?? 0) + by));
    return { kind: 'setHp', figure: hero, hp, maxHp } as const;
  };

/** What is shown of him here; his tokens have a line of their own. */
const headOf = ({ name, hp, maxHp, curse, curseLimit, trauma, traumaLimit }: HeroHeadValues) => ({
  name,
  hp,
  maxHp,
  curse,
  curseLimit,
  trauma,
  traumaLimit,
});

type HeroHeadValues = Pick<
  AdventureHero,
  'name' | 'hp' | 'maxHp' | 'curse' | 'curseLimit' | 'trauma' | 'traumaLimit'
>;

/** For the moment in which he is gone from the game and not yet from the screen. */
const NOBODY: HeroHeadValues = {
  name: '',
  hp: 0,
  maxHp: 0,
  curse: [],
  curseLimit: 0,
  trauma: [],
  traumaLimit: 0,
};

function Who({ hero: id }: { readonly hero: string }) {
  const { t } = useTranslation();
  const { scaled } = useTheme();
  const hero = useAdventureParts((adventure) => headOf(heroIn(adventure, id) ?? NOBODY));
  const emblem = useAdventure((adventure) => heroEmblem(adventure, id));
  const { hp, maxHp, name } = hero;
  return (
    <>
      <View style={styles.who}>
        <Avatar emblem={emblem} size={Math.min(scaled(48), 72)} />
        <View style={styles.words}>
          <Text variant="heading">{name}</Text>
          <AfflictionCounts hero={hero} />
        </View>
        <View role="group" aria-label={t('tableHero.head.hp', { name })} style={styles.hp}>
          <HpButton hero={id} name={name} by={-1} disabled={hp === 0} />
          <Life hp={hp} maxHp={maxHp} variant="figure" />
          <HpButton hero={id} name={name} by={1} disabled={hp >= maxHp} />
        </View>
      </View>
      <HpBar value={hp} max={maxHp} label={t('table.figures.hp', { hp, maxHp })} />
    </>
  );
}

interface HpButtonProps {
  readonly hero: string;
  readonly name: string;
  readonly by: 1 | -1;
  readonly disabled: boolean;
}

const HpButton = memo(function HpButton({ hero, name, by, disabled }: HpButtonProps) {
  const { t } = useTranslation();
  const { act } = useMoves();
  const what = t('tableHero.head.hp', { name });
  return (
    <IconButton
      icon={by < 0 ? 'minus' : 'plus'}
      on="raised"
      label={t(by < 0 ? 'ui.less' : 'ui.more', { what })}
      disabled={disabled}
      onPress={() => void act(withHp(hero, by))}
    />
  );
});

function TokenLine({ hero }: { readonly hero: string }) {
  const tokens = useAdventure((adventure) => heroIn(adventure, hero)?.tokens ?? NO_TOKENS);
  const kinds = [...USUAL, ...lyingTokens(tokens).filter((kind) => !USUAL.includes(kind))];
  return (
    <View style={styles.tokens}>
      {kinds.map((token) => (
        <TokenStepper key={token} compact figure={hero} tokens={tokens} token={token} />
      ))}
    </View>
  );
}

interface FurtherProps {
  readonly hero: string;
  readonly role: Role | null;
}

/** The role's rule, the other tokens, and everything else about him. */
const Further = memo(function Further({ hero, role }: FurtherProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const glossary = useGlossarySheet();
  const sheets = useSheets();
  const leads = useAdventure((adventure) => leaderOf(adventure) === hero);
  const open = (tab: FigureTab) => () =>
    sheets.open((close) => <FigureSheet figure={hero} tab={tab} onClose={close} />);
  return (
    <View style={styles.chips}>
      {role === null ? null : (
        <Chip keyword icon={role} label={words.role(role)} onPress={() => glossary.open(role)} />
      )}
      <Chip icon="plus" label={t('tableHero.head.tokens')} onPress={open('tokens')} />
      <Chip icon="user" label={t('tableHero.head.more')} onPress={open('more')} />
      {leads ? <Pill label={t('table.figures.leads')} icon="star" tone="ember" /> : null}
    </View>
  );
});

/** C2: STUN took one cube action of this turn. */
function Loses() {
  const { t } = useTranslation();
  const stunned = useAdventure(({ turn }) => turn?.loses === 'cubeAction');
  if (!stunned) return null;
  return <Pill icon="stun" tone="yellow" label={t('tableHero.head.stunned')} />;
}

const styles = StyleSheet.create({
  who: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 80, gap: 2, alignItems: 'flex-start' },
  hp: { flexDirection: 'row', alignItems: 'center', gap: 6, marginLeft: 'auto' },
  tokens: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 12, rowGap: 6 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
});
