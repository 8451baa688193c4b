import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { traumaLimitOf, type AdventureHero } from '@/src/rules';
import { Button, Chip, Cube, IconButton, Row, Text, useTheme } from '@/src/ui';
import { useGlossarySheet } from '@/app/wiring/glossary-sheet';
import { useAdventure, useTable } from '@/app/play/context/table-context';
import { SkillSheet } from '@/app/play/skills/SkillSheet';
import { useSkillWords } from '@/app/play/skills/skill-words';
import { CleansePart } from './CleansePart';
import { SkillChoice } from './SkillChoice';

type Kind = 'curse' | 'trauma';

/** Q5, D12: how many cubes of each kind, and the skills they block. */
export function AfflictionsPart({ hero }: { readonly hero: AdventureHero }) {
  const { t } = useTranslation();
  const limit = useAdventure((adventure) => traumaLimitOf(adventure, hero));
  const [entering, setEntering] = useState(false);
  return (
    <View style={styles.part}>
      <Cubes hero={hero} kind="curse" limit={hero.curseLimit} />
      <CleansePart hero={hero} />
      <Cubes hero={hero} kind="trauma" limit={limit} />
      <Button kind="quiet" size="small" label={t('skills.add')} onPress={() => setEntering(true)} />
      {entering ? <SkillSheet hero={hero.id} onClose={() => setEntering(false)} /> : null}
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
            onPress={() => void act({ kind, hero: id, x: 1 })}
          />
        </View>
      </View>
      <CubeRows hero={hero} kind={kind} />
    </View>
  );
}

function CubeRows({ hero, kind }: Omit<CubesProps, 'limit'>) {
  const { act } = useTable();
  const words = useSkillWords(hero.id);
  const [open, setOpen] = useState<number | null>(null);
  const pick = (index: number) => (skill: string | null) => {
    setOpen(null);
    void act({ kind: 'block', hero: hero.id, cube: kind, index, skill });
  };
  return hero[kind].map(({ skill }, index) => (
    <View key={index} style={styles.cube}>
      <CubeRow
        kind={kind}
        skill={skill === null ? null : words(skill)}
        open={open === index}
        onPress={() => setOpen(open === index ? null : index)}
      />
      {open === index ? (
        <SkillChoice
          hero={hero}
          of={[hero.id, kind, index].join(' ')}
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
  cubes: { gap: 6 },
  cube: { gap: 8 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
  more: { flexDirection: 'row', gap: 6, marginLeft: 'auto' },
});
