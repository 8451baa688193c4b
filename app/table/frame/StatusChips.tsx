import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { Translate } from '@/src/i18n';
import {
  runesLeft,
  runesOnTrack,
  RUNE_COLOURS,
  stillIn,
  teamsStanding,
  teamTrauma,
  teamTraumaLimit,
  type Adventure,
} from '@/src/rules';
import { Cube, Live, Pill, RuneIcon, Text, useTheme } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { useAdventure } from '@/app/play/context/table-context';
import { isPaired, teamWords } from '@/app/play/versus/team-words';
import { useSameRows } from '@/app/play/context/useSameRows';

/** What can lose the adventure, always in sight (D12, N1). */
export function StatusChips() {
  return (
    <View style={styles.chips}>
      <Afflictions kind="curse" />
      <Afflictions kind="trauma" />
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
  const shown = useAdventure(hasRunes);
  const runes = useAdventure((adventure) => adventure.runes);
  const left = useAdventure(runesLeft);
  if (!shown) return null;
  const counts = runesOnTrack(runes);
  const lying = RUNE_COLOURS.filter((colour) => counts[colour] > 0);
  const spoken = lying.map((colour) => `${words.rune(colour)} ${counts[colour]}`).join(', ');
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
      {lying.length === 0 ? null : (
        <Pill spoken={t('table.status.runesOnTrack', { runes: spoken })}>
          {lying.map((colour) => (
            <View key={colour} style={styles.rune}>
              <RuneIcon color={colour} size={scaled(15)} />
              <Text variant="tag">{counts[colour]}</Text>
            </View>
          ))}
        </Pill>
      )}
    </>
  );
}

type Kind = 'curse' | 'trauma';

interface Afflicted {
  readonly name: string;
  readonly short: string;
  readonly count: number;
  readonly limit: number;
}

/** As few letters as tell the heroes apart. X9: whoever is out is past all danger. */
const heroesAfflicted = (adventure: Adventure, kind: Kind): readonly Afflicted[] =>
  stillIn(adventure).map((hero, _, heroes) => ({
    name: hero.name,
    short: hero.name.slice(
      0,
      heroes.filter(({ name }) => name[0] === hero.name[0]).length > 1 ? 2 : 1,
    ),
    count: hero[kind].length,
    limit: kind === 'curse' ? hero.curseLimit : hero.traumaLimit,
  }));

/** X9: of a pair both count together. */
const teamsAfflicted = (adventure: Adventure, t: Translate): readonly Afflicted[] =>
  teamsStanding(adventure).map((team) => {
    const name = teamWords(adventure, team[0] ?? '', t);
    const [count, limit] = [teamTrauma(adventure, team), teamTraumaLimit(adventure, team)];
    return { name, short: name.slice(-1), count, limit };
  });

const afflictedBy = (adventure: Adventure, kind: Kind, t: Translate): readonly Afflicted[] =>
  kind === 'trauma' && isPaired(adventure)
    ? teamsAfflicted(adventure, t)
    : heroesAfflicted(adventure, kind);

const useAfflicted = (kind: Kind): readonly Afflicted[] => {
  const { t } = useTranslation();
  const rows = (adventure: Adventure) => afflictedBy(adventure, kind, t);
  return useAdventure(useSameRows<Adventure, Afflicted>(rows));
};

const isNear = ({ count, limit }: Afflicted): boolean => count >= limit - 1;

function Afflictions({ kind }: { readonly kind: Kind }) {
  const { t } = useTranslation();
  const { scaled } = useTheme();
  const heroes = useAfflicted(kind);
  const spoken = heroes
    .map(({ name, count, limit }) => t('table.status.of', { name, count, limit }))
    .join(', ');
  return (
    <Pill spoken={t(`table.status.${kind}`, { heroes: spoken })}>
      <Cube kind={kind} size={scaled(16)} />
      {heroes.every(({ count }) => count === 0) ? (
        <Text variant="tag" ink="muted">
          0
        </Text>
      ) : (
        heroes.map((hero) => <Count key={hero.name} hero={hero} />)
      )}
    </Pill>
  );
}

/** The letter quiet, the number strong: "V 1". */
function Count({ hero }: { readonly hero: Afflicted }) {
  const ink = isNear(hero) ? 'danger' : hero.count > 0 ? 'text' : 'muted';
  return (
    <View style={styles.count}>
      <Text variant="small" ink="muted">
        {hero.short}
      </Text>
      <Text variant="label" ink={ink}>
        {hero.count}
      </Text>
    </View>
  );
}

/** One step before the adventure is lost, or somebody is out (X9); once it is over nobody stands there. */
function Dangers() {
  const { t } = useTranslation();
  const over = useAdventure(({ outcome }) => outcome !== null);
  const against = useAdventure(({ versus }) => versus !== undefined);
  const near = [
    ...useAfflicted('curse')
      .filter(isNear)
      .map(({ name }) => t('table.status.dangerCurse', { name })),
    ...useAfflicted('trauma')
      .filter(isNear)
      .map(({ name }) => t('table.status.dangerTrauma', { name })),
  ];
  return (
    <Live empty={over || near.length === 0}>
      <Pill
        icon="warning"
        tone="danger"
        filled
        label={t(against ? 'versus.danger' : 'table.status.danger', { heroes: near.join(', ') })}
      />
    </Live>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  count: { flexDirection: 'row', alignItems: 'baseline', gap: 2 },
  rune: { flexDirection: 'row', alignItems: 'center', gap: 3 },
});
