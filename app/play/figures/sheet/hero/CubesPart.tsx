import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import {
  CUBE_COLOURS,
  cubesOf,
  freshCubes,
  NO_CUBES,
  type AdventureHero,
  type CubeColour,
  type HeroCubes,
} from '@/src/rules';
import { Button, Cube, Stepper, Text, useTheme } from '@/src/ui';
import { useGameView } from '@/app/wiring/game';
import { useTable } from '@/app/play/context/table-context';
import { CubeBoard } from './CubeBoard';

/** Q2: the app keeps the cubes, or the table does. */
export function CubesPart({ hero }: { readonly hero: AdventureHero }) {
  return (
    <View style={styles.part}>
      {hero.cubes === null ? <Untracked hero={hero} /> : <Tracked hero={hero} cubes={hero.cubes} />}
    </View>
  );
}

function Tracked({ hero, cubes }: { readonly hero: AdventureHero; readonly cubes: HeroCubes }) {
  const { t } = useTranslation();
  const { scaled } = useTheme();
  const { act } = useTable();
  const set = (colour: CubeColour, count: number) =>
    void act({
      kind: 'setCubes',
      hero: hero.id,
      cubes: { ...cubes, available: { ...cubes.available, [colour]: count } },
    });
  return (
    <>
      <CubeBoard hero={hero.id} cubes={cubes} />
      <Text variant="small" ink="muted">
        {t('tableFigure.cubes.correct')}
      </Text>
      <View style={styles.steppers}>
        {CUBE_COLOURS.map((colour) => {
          const what = t('tableFigure.cubes.free', { colour: t(`words.cube.${colour}`) });
          return (
            <View key={colour} style={styles.stepper}>
              <Cube kind={colour} size={scaled(24)} />
              <Stepper
                label={what}
                value={cubes.available[colour]}
                max={20}
                lessLabel={t('ui.less', { what })}
                moreLabel={t('ui.more', { what })}
                onChange={(count) => set(colour, count)}
              />
            </View>
          );
        })}
      </View>
      <Button
        kind="quiet"
        size="small"
        label={t('tableFigure.cubes.untrack')}
        onPress={() => void act({ kind: 'setCubes', hero: hero.id, cubes: null })}
      />
    </>
  );
}

function Untracked({ hero }: { readonly hero: AdventureHero }) {
  const { t } = useTranslation();
  const { act } = useTable();
  const campaign = useGameView(({ open }) => open?.state.campaign);
  /** L6b: the board's, and one for each learnt skill. */
  const owned = (campaign && cubesOf(campaign, hero.id).total) ?? NO_CUBES;
  const what = t('tableFigure.cubes.said');
  return (
    <>
      <Text ink="muted">{t('tableFigure.cubes.untracked')}</Text>
      <View style={styles.stepper}>
        <Text grow>{what}</Text>
        <Stepper
          label={what}
          value={hero.cubesSaid ?? 0}
          shown={hero.cubesSaid === null ? '–' : String(hero.cubesSaid)}
          max={20}
          lessLabel={t('ui.less', { what })}
          moreLabel={t('ui.more', { what })}
          onChange={(available) => void act({ kind: 'sayCubes', hero: hero.id, available })}
        />
      </View>
      <Button
        kind="quiet"
        size="small"
        label={t('tableFigure.cubes.track')}
        onPress={() => void act({ kind: 'setCubes', hero: hero.id, cubes: freshCubes(owned) })}
      />
    </>
  );
}

const styles = StyleSheet.create({
  part: { gap: 12 },
  steppers: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  stepper: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 6, flexGrow: 1 },
});
