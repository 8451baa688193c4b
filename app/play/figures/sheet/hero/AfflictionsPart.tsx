import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { AdventureHero } from '@/src/rules';
import { Chip, Cube, IconButton, Row, Text, useTheme } from '@/src/ui';
import { useGlossarySheet } from '@/app/wiring/glossary-sheet';
import { useTable } from '@/app/play/context/table-context';
import { SkillChoice } from './SkillChoice';

type Kind = 'curse' | 'trauma';

/** Q5, D12: how many cubes of each kind, and the skills they block. */
export function AfflictionsPart({ hero }: { readonly hero: AdventureHero }) {
  const { t } = useTranslation();
  const { act } = useTable();
  return (
    <View style={styles.part}>
      <Cubes hero={hero} kind="curse" limit={hero.curseLimit} />
      {hero.curse.length === 0 ? null : (
        <View style={styles.chips}>
          {[1, 2, 3].map((x) => (
            <Chip
              key={x}
              icon="sparkle"
              label={t('tableFigure.afflictions.cleanse', { x })}
              onPress={() => void act({ kind: 'cleanse', hero: hero.id, x }, { tell: true })}
            />
          ))}
        </View>
      )}
      <Cubes hero={hero} kind="trauma" limit={hero.traumaLimit} />
    </View>
  );
}

interface CubesProps {
  readonly hero: AdventureHero;
  readonly kind: Kind;
  readonly limit: number;
}

const ENTRIES = { curse: 'curse-cubes', trauma: 'trauma-cube' } as const;

function Cubes({ hero, kind, limit }: CubesProps) {
  const { t } = useTranslation();
  const glossary = useGlossarySheet();
  const { act } = useTable();
  const cubes = hero[kind];
  const id = hero.id;
  const set = (left: typeof cubes) =>
    void act(
      kind === 'curse'
        ? { kind: 'setCurse', hero: id, curse: left }
        : { kind: 'setTrauma', hero: id, trauma: left },
      { tell: true },
    );
  const what = t(`tableFigure.afflictions.${kind}`);
  return (
    <View style={styles.cubes}>
      <View style={styles.head}>
        <Chip keyword label={what} onPress={() => glossary.open(ENTRIES[kind])} />
        <Text variant="number" ink={cubes.length >= limit - 1 ? 'danger' : 'text'}>
          {t('tableFigure.afflictions.of', { count: cubes.length, limit })}
        </Text>
        <View style={styles.more}>
          <IconButton
            icon="minus"
            on="raised"
            label={t('ui.less', { what })}
            disabled={cubes.length === 0}
            onPress={() => set(cubes.slice(0, -1))}
          />
          <IconButton
            icon="plus"
            on="raised"
            label={t('ui.more', { what })}
            onPress={() => void act({ kind, hero: id, x: 1 }, { tell: true })}
          />
        </View>
      </View>
      <CubeRows hero={hero} kind={kind} />
    </View>
  );
}

function CubeRows({ hero, kind }: Omit<CubesProps, 'limit'>) {
  const { act } = useTable();
  const [open, setOpen] = useState<number | null>(null);
  const pick = (index: number) => (skill: string | null) => {
    setOpen(null);
    void act({ kind: 'block', hero: hero.id, cube: kind, index, skill });
  };
  return hero[kind].map(({ skill }, index) => (
    <View key={index} style={styles.cube}>
      <CubeRow
        kind={kind}
        skill={skill}
        open={open === index}
        onPress={() => setOpen(open === index ? null : index)}
      />
      {open === index ? (
        <SkillChoice
          value={skill}
          blocked={[...hero.curse, ...hero.trauma].flatMap((one) => one.skill ?? [])}
          onPick={pick(index)}
        />
      ) : null}
    </View>
  ));
}

interface CubeRowProps {
  readonly kind: Kind;
  readonly skill: string | null;
  readonly open: boolean;
  readonly onPress: () => void;
}

function CubeRow({ kind, skill, open, onPress }: CubeRowProps) {
  const { t } = useTranslation();
  const { scaled } = useTheme();
  return (
    <Row
      leading={<Cube kind={kind} size={scaled(24)} />}
      title={skill ?? t('tableFigure.afflictions.open')}
      subtitle={t('tableFigure.afflictions.blocks')}
      expanded={open}
      onPress={onPress}
    />
  );
}

const styles = StyleSheet.create({
  part: { gap: 14 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  cubes: { gap: 6 },
  cube: { gap: 8 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
  more: { flexDirection: 'row', gap: 6, marginLeft: 'auto' },
});
