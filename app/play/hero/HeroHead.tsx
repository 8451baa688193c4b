import { memo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { heroIn, leaderOf, type AdventureHero, type GameState } from '@/src/rules';
import { Card, HpBar, Icon, IconButton, Tappable, Text, useTheme } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { Avatar } from '../parts/Avatar';
import { useFigureSheet } from '../figures/useFigureSheet';
import { Life } from '../parts/Life';
import { heroEmblem } from '../parts/look';
import { useAdventure, useAdventureParts, useMoves } from '../context/table-context';
import { teamWords } from '../versus/team-words';
import { Burdens, TokenLine } from './HeroTokens';

/** Taps within this moment are undone together and read as one. */
const ONE_STEP = { step: { within: 1500 } } as const;

/** Who it is, with hit points and tokens one tap away. */
export function HeroHead({ hero }: { readonly hero: string }) {
  return (
    <Card padding="tight" gap={8}>
      <Who hero={hero} />
      <TokenLine hero={hero} />
      <Burdens hero={hero} />
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
const headOf = ({ name, hp, maxHp, role }: HeroHeadValues): HeroHeadValues => ({
  name,
  hp,
  maxHp,
  role,
});

type HeroHeadValues = Pick<AdventureHero, 'name' | 'hp' | 'maxHp' | 'role'>;

/** For the moment in which he is gone from the game and not yet from the screen. */
const NOBODY: HeroHeadValues = { name: '', hp: 0, maxHp: 0, role: null };

function Who({ hero: id }: { readonly hero: string }) {
  const { t } = useTranslation();
  const hero = useAdventureParts((adventure) => headOf(heroIn(adventure, id) ?? NOBODY));
  const { hp, maxHp, name, role } = hero;
  return (
    <>
      <View style={styles.who}>
        <Portrait hero={id} name={name} />
        <View style={styles.words}>
          <Text variant="heading">{name}</Text>
          <Role hero={id} role={role} />
        </View>
        <View role="group" aria-label={t('tableHero.head.hp', { name })} style={styles.hp}>
          <HpButton hero={id} name={name} by={-1} disabled={hp === 0} />
          <Life hp={hp} maxHp={maxHp} variant="figure" />
          <HpButton hero={id} name={name} by={1} disabled={hp >= maxHp} />
        </View>
      </View>
      <HpBar value={hp} max={maxHp} height={6} label={t('table.figures.hp', { hp, maxHp })} />
    </>
  );
}

interface PortraitProps {
  readonly hero: string;
  readonly name: string;
}

/** Everything else about him is behind his picture. */
const Portrait = memo(function Portrait({ hero, name }: PortraitProps) {
  const { t } = useTranslation();
  const { scaled } = useTheme();
  const emblem = useAdventure((adventure) => heroEmblem(adventure, hero));
  const open = useFigureSheet('more');
  const size = Math.min(scaled(46), 72);
  return (
    <Tappable
      role="button"
      aria-label={t('tableHero.head.more', { name })}
      onPress={() => open(hero)}
      radius={size / 2}
    >
      <Avatar emblem={emblem} size={size} />
    </Tappable>
  );
});

interface RoleProps {
  readonly hero: string;
  readonly role: AdventureHero['role'];
}

/** `Verteidiger · führt`; `Team A`. */
const Role = memo(function Role({ hero, role }: RoleProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { colors, scaled } = useTheme();
  const leads = useAdventure((adventure) => leaderOf(adventure) === hero);
  const team = useAdventure((adventure) => teamWords(adventure, hero, t));
  const said = [role === null ? '' : words.role(role), team, leads ? t('table.figures.leads') : ''];
  const shown = said.filter((part) => part !== '').join(' · ');
  if (shown === '') return null;
  return (
    <View style={styles.role}>
      {role === null ? null : <Icon name={role} size={scaled(15)} color={colors.muted} />}
      <Text variant="small" ink="muted" style={styles.shrink}>
        {shown}
      </Text>
    </View>
  );
});

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
      onPress={() => void act(withHp(hero, by), ONE_STEP)}
    />
  );
});

const styles = StyleSheet.create({
  who: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 80, alignItems: 'flex-start' },
  role: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  shrink: { flexShrink: 1 },
  hp: { flexDirection: 'row', alignItems: 'center', gap: 6, marginLeft: 'auto' },
});
