import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { cubesOf, CUBE_COLOURS, heroHp, type CubeCounts } from '@/src/rules';
import { Button, Card, Fold, Text, useTheme } from '@/src/ui';
import { CubeRow } from '@/src/ui/icons';
import { useHeroSheet } from '@/app/logbook/parts/hero-context';
import { Sources } from './Sources';

/** The two figures everybody asks for, and where they come from. */
export function VitalsCard({ onEdit }: { readonly onEdit: () => void }) {
  const { t } = useTranslation();
  const { state, campaign, hero } = useHeroSheet();
  const [open, setOpen] = useState(false);
  const hp = heroHp(state, hero.id);
  const cubes = cubesOf(campaign, hero.id);
  return (
    <Card gap={8}>
      <View style={styles.line}>
        <Hp total={hp.total} />
        <Cubes total={cubes.total} />
      </View>
      {hp.total === null || cubes.total === null ? (
        <Button
          label={t('logbookHero.vitals.enter')}
          icon="edit"
          kind="quiet"
          size="small"
          hint={t('logbookHero.vitals.unknownHint')}
          onPress={onEdit}
        />
      ) : null}
      <Fold label={t('logbookHero.vitals.sources')} open={open} onToggle={setOpen}>
        <Sources hero={hero.id} hp={hp} cubes={cubes} />
      </Fold>
    </Card>
  );
}

function Hp({ total }: { readonly total: number | null }) {
  const { t } = useTranslation();
  return (
    <View style={styles.part}>
      <Text variant="caption" ink="muted" level={2}>
        {t('logbookHero.vitals.hp')}
      </Text>
      <View style={styles.figure}>
        <Text variant="title" level="none">
          {total ?? '–'}
        </Text>
        <Text variant="label" ink="muted">
          {t(total === null ? 'logbookHero.vitals.unknown' : 'logbookHero.vitals.most')}
        </Text>
      </View>
    </View>
  );
}

function Cubes({ total }: { readonly total: CubeCounts | null }) {
  const { t } = useTranslation();
  return (
    <View style={[styles.part, styles.end]}>
      <Text variant="caption" ink="muted" level={2}>
        {t('logbookHero.vitals.cubes')}
      </Text>
      {total === null ? (
        <Text variant="label" ink="muted">
          {t('logbookHero.vitals.unknown')}
        </Text>
      ) : (
        <CubeLine cubes={total} />
      )}
    </View>
  );
}

/** As many fit beside each other with the largest text on the smallest phone. */
const LONGEST_ROW = 5;

const inRows = (count: number): readonly number[] =>
  count === 0 ? [] : count <= LONGEST_ROW ? [count] : [LONGEST_ROW, ...inRows(count - LONGEST_ROW)];

/** Spoken as "2 gelb, 1 rot". */
export function CubeLine({ cubes }: { readonly cubes: CubeCounts }) {
  const { t } = useTranslation();
  const { scaled } = useTheme();
  const list = CUBE_COLOURS.filter((colour) => cubes[colour] > 0)
    .map((colour) =>
      t('logbookHero.vitals.cubeCount', {
        count: cubes[colour],
        colour: t(`words.cube.${colour}`),
      }),
    )
    .join(', ');
  return (
    <View
      role="img"
      accessible
      aria-label={t('logbookHero.vitals.cubesSpoken', { list })}
      style={styles.cubes}
    >
      {CUBE_COLOURS.flatMap((colour) =>
        inRows(cubes[colour]).map((count, row) => (
          <CubeRow key={`${colour}${row}`} kind={colour} count={count} size={scaled(24)} />
        )),
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', gap: 14 },
  part: { gap: 4, flexShrink: 1 },
  /** Beside the hit points as long as half a dozen cubes fit there; more begin a second row. */
  end: { alignItems: 'flex-end', flexGrow: 1, flexBasis: 172 },
  figure: { flexDirection: 'row', alignItems: 'baseline', gap: 6 },
  cubes: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 4 },
});
