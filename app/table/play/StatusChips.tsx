import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import {
  dangerOf,
  runesLeft,
  runesOnTrack,
  RUNE_COLOURS,
  type Adventure,
  type AdventureHero,
} from '../../../src/rules';
import { Cube, Pill, Rune, Text, useTheme } from '../../../src/ui';
import { useGameWords } from '../../game-words/useGameWords';
import { Live } from './Live';
import { useTable } from './table-context';

/** What can lose the adventure, always in sight (D12, N1). */
export function StatusChips() {
  return (
    <View style={styles.chips}>
      <Afflicted kind="curse" />
      <Afflicted kind="trauma" />
      <Runes />
      <Dangers />
    </View>
  );
}

const hasRunes = ({ rules, runes }: Adventure): boolean =>
  rules.runeCard || rules.darknessInPlay || runes.track.length > 0;

function Runes() {
  const { t } = useTranslation();
  const words = useGameWords();
  const { scaled } = useTheme();
  const { adventure } = useTable();
  if (!hasRunes(adventure)) return null;
  const counts = runesOnTrack(adventure.runes);
  const left = runesLeft(adventure);
  const spoken = RUNE_COLOURS.map((colour) => `${words.rune(colour)} ${counts[colour]}`).join(', ');
  return (
    <>
      <Pill
        label={t('table.status.runesLeft', { count: left })}
        spoken={t('table.status.runesLeftSpoken', {
          runes: t('table.status.runesLeft', { count: left }),
        })}
        tone={left <= 1 ? 'danger' : 'darkness'}
        {...(left <= 1 ? { icon: 'warning', filled: true } : {})}
      />
      <Pill spoken={t('table.status.runesOnTrack', { runes: spoken })}>
        {RUNE_COLOURS.map((colour) => (
          <View key={colour} style={styles.rune}>
            <Rune color={colour} size={scaled(15)} />
            <Text variant="tag">{counts[colour]}</Text>
          </View>
        ))}
      </Pill>
    </>
  );
}

/** As few letters as tell the heroes apart. */
const shortNames = (heroes: readonly AdventureHero[]): readonly string[] =>
  heroes.map(({ name }) => {
    const same = heroes.filter((other) => other.name[0] === name[0]).length;
    return name.slice(0, same > 1 ? 2 : 1);
  });

function Afflicted({ kind }: { readonly kind: 'curse' | 'trauma' }) {
  const { t } = useTranslation();
  const { scaled } = useTheme();
  const { heroes } = useTable().adventure;
  const names = shortNames(heroes);
  const limit = ({ curseLimit, traumaLimit }: AdventureHero) =>
    kind === 'curse' ? curseLimit : traumaLimit;
  const spoken = heroes
    .map((hero) =>
      t('table.status.of', { name: hero.name, count: hero[kind].length, limit: limit(hero) }),
    )
    .join(', ');
  return (
    <Pill spoken={t(`table.status.${kind}`, { heroes: spoken })}>
      <Cube kind={kind} size={scaled(16)} />
      {heroes.map((hero, index) => (
        <Text
          key={hero.id}
          variant="tag"
          ink={
            hero[kind].length >= limit(hero) - 1
              ? 'danger'
              : hero[kind].length > 0
                ? 'text'
                : 'faint'
          }
        >
          {`${names[index] ?? ''} ${hero[kind].length}`}
        </Text>
      ))}
    </Pill>
  );
}

/** One step before the adventure is lost. */
function Dangers() {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const near = dangerOf(adventure).flatMap(({ hero, curse, trauma }) => {
    const name = adventure.heroes.find(({ id }) => id === hero)?.name ?? '';
    return [
      ...(curse === 1 ? [t('table.status.dangerCurse', { name })] : []),
      ...(trauma === 1 ? [t('table.status.dangerTrauma', { name })] : []),
    ];
  });
  return (
    <Live empty={near.length === 0}>
      <Pill
        icon="warning"
        tone="danger"
        filled
        label={t('table.status.danger', { heroes: near.join(', ') })}
      />
    </Live>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  rune: { flexDirection: 'row', alignItems: 'center', gap: 3 },
});
