import { memo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import {
  allyHp,
  isOnDarkness,
  type AdventureAlly,
  type AdventureHero,
  type CardInPlay,
  type MonsterFigure,
} from '@/src/rules';
import { Cube, Spoken, Text, useTheme, type EmblemId } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { FigureListRow } from './FigureListRow';
import { cardEmblem, isInDanger, ringOf, type Afflicted } from '../parts/look';

interface Pressed {
  readonly active: boolean;
  readonly onPress: ((id: string) => void) | undefined;
}

interface HeroRowProps extends Pressed {
  readonly hero: AdventureHero;
  readonly emblem: EmblemId;
  readonly leader: boolean;
  /** X2: "Team A"; empty: he has none. */
  readonly team: string;
  /** X9: a pair's cubes count together. */
  readonly traumaLimit: number;
}

/** Rows listen to nothing: one whose figure did not change is not drawn again. */
export const HeroRow = memo(function HeroRow(props: HeroRowProps) {
  const { hero, emblem, leader, team, traumaLimit, active, onPress } = props;
  const { t } = useTranslation();
  const words = useGameWords();
  const { name, role, hp, maxHp, tokens, unconscious } = hero;
  const roleName = role === null ? '' : words.role(role);
  const leads = leader ? t('table.figures.leads') : '';
  const down = hero.out === true ? t('versus.out') : t('table.figures.unconscious');
  const state = unconscious ? down : '';
  return (
    <FigureListRow
      id={hero.id}
      title={name}
      hp={hp}
      maxHp={maxHp}
      tokens={tokens}
      onPress={onPress}
      subtitle={[state, useGroundWords(hero), roleName, team, leads].filter(Boolean).join(' · ')}
      emblem={emblem}
      life={t('table.figures.hp', { hp, maxHp })}
      lying={words.tokens(tokens)}
      active={active}
      out={unconscious}
      aside={
        <View style={styles.aside}>
          <AfflictionCounts hero={{ ...hero, traumaLimit }} />
        </View>
      }
    />
  );
});

/** N14: "Auf Dunkelheit"; nothing elsewhere. */
function useGroundWords({ on }: Pick<AdventureHero, 'on'>): string {
  const { t } = useTranslation();
  return isOnDarkness({ on }) ? t('tableFigure.stands.dark') : '';
}

/** Curse and trauma cubes; red where the next one loses the adventure (D12). */
export function AfflictionCounts({ hero }: { readonly hero: Afflicted }) {
  const { t } = useTranslation();
  const { scaled } = useTheme();
  const ink = isInDanger(hero) ? 'danger' : 'muted';
  const said = t('table.figures.afflicted', {
    curse: hero.curse.length,
    curseLimit: hero.curseLimit,
    trauma: hero.trauma.length,
    traumaLimit: hero.traumaLimit,
  });
  return (
    <Spoken words={said} style={styles.cubes}>
      <Cube kind="curse" size={scaled(17)} />
      <Text variant="tag" ink={ink}>{`${hero.curse.length}/${hero.curseLimit}`}</Text>
      <Cube kind="trauma" size={scaled(17)} />
      <Text variant="tag" ink={ink}>{`${hero.trauma.length}/${hero.traumaLimit}`}</Text>
    </Spoken>
  );
}

interface MonsterRowProps extends Pressed {
  readonly monster: MonsterFigure;
  readonly card: CardInPlay | undefined;
}

export const MonsterRow = memo(function MonsterRow(props: MonsterRowProps) {
  const { monster, card, active, onPress } = props;
  const { t } = useTranslation();
  const words = useGameWords();
  const { hp, maxHp, tokens, base } = monster;
  const name = words.card(card?.face.id ?? '', card?.name ?? '');
  const rank = words.rank(card?.face.id ?? '');
  const colour = base === null ? '' : t('table.figures.base', { base: words.base(base) });
  return (
    <FigureListRow
      id={monster.id}
      title={name}
      hp={hp}
      maxHp={maxHp}
      tokens={tokens}
      onPress={onPress}
      subtitle={[useGroundWords(monster), rank, colour].filter(Boolean).join(' · ')}
      emblem={cardEmblem(card)}
      ring={ringOf(base)}
      life={t('table.figures.hp', { hp, maxHp })}
      lying={words.tokens(tokens)}
      hint={t('table.figures.damageHint')}
      active={active}
    />
  );
});

interface AllyRowProps extends Pressed {
  readonly ally: AdventureAlly;
  readonly owner: string | undefined;
}

export const AllyRow = memo(function AllyRow({ ally, owner, active, onPress }: AllyRowProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const hp = allyHp(ally);
  const kind = t(`table.figures.${ally.kind}`);
  const name = ally.name === '' ? kind : ally.name;
  const of = owner === undefined ? kind : t('table.figures.of', { kind, owner });
  return (
    <FigureListRow
      id={ally.id}
      title={name}
      hp={hp}
      maxHp={hp}
      tokens={ally.tokens}
      onPress={onPress}
      subtitle={[useGroundWords(ally), of].filter(Boolean).join(' · ')}
      emblem={null}
      life={t('table.figures.hp', { hp, maxHp: hp })}
      lying={words.tokens(ally.tokens)}
      active={active}
    />
  );
});

const styles = StyleSheet.create({
  aside: { marginLeft: 'auto' },
  cubes: { flexDirection: 'row', alignItems: 'center', gap: 3 },
});
