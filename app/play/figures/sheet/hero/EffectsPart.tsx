import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import {
  availableCubes,
  CUBE_COLOURS,
  NO_CUBES,
  countCubes,
  type AdventureHero,
  type CubeCounts,
} from '@/src/rules';
import { Button, Chip, Cube, Stepper, Text, useTheme } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';

const MOST = 4;

/** Q4: FATIGUE, DISARM, SILENCE; D14: pay with life; D13: more or fewer HP altogether. */
export function EffectsPart({ hero }: { readonly hero: AdventureHero }) {
  const { t } = useTranslation();
  const { act } = useTable();
  const [asked, setAsked] = useState<number | null>(null);
  const id = hero.id;
  const fatigue = (x: number) => {
    const needsChoice = hero.cubes !== null && x < (availableCubes(hero) ?? 0);
    if (needsChoice) setAsked(asked === x ? null : x);
    else void act({ kind: 'fatigue', hero: id, x });
  };
  const chip = (label: string, onPress: () => void) => (
    <Chip key={label} label={label} onPress={onPress} />
  );
  return (
    <View style={styles.part}>
      <View style={styles.chips}>
        {Array.from({ length: MOST }, (_, index) =>
          chip(t('tableFigure.effects.fatigue', { x: index + 1 }), () => fatigue(index + 1)),
        )}
        {chip(t('tableFigure.effects.disarm'), () => void act({ kind: 'disarm', hero: id }))}
        {chip(t('tableFigure.effects.silence'), () => void act({ kind: 'silence', hero: id }))}
      </View>
      {asked === null ? null : (
        <WhichCubes
          hero={hero}
          x={asked}
          onPick={(cubes) => {
            setAsked(null);
            void act({ kind: 'fatigue', hero: id, x: asked, cubes });
          }}
        />
      )}
      <View style={styles.chips}>
        {Array.from({ length: MOST }, (_, index) =>
          chip(
            t('tableFigure.effects.payLife', { x: index + 1 }),
            () => void act({ kind: 'payLife', hero: id, amount: index + 1 }),
          ),
        )}
      </View>
      <View style={styles.chips}>
        {[1, -1].map((by) =>
          chip(
            t('tableFigure.effects.raise', { by: by > 0 ? `+${by}` : String(by) }),
            () => void act({ kind: 'raiseMaxHp', hero: id, by }),
          ),
        )}
      </View>
    </View>
  );
}

interface WhichCubesProps {
  readonly hero: AdventureHero;
  readonly x: number;
  readonly onPick: (cubes: CubeCounts) => void;
}

/** Q4: the hero's choice. */
function WhichCubes({ hero, x, onPick }: WhichCubesProps) {
  const { t } = useTranslation();
  const { scaled } = useTheme();
  const [chosen, setChosen] = useState<CubeCounts>(NO_CUBES);
  const available = hero.cubes?.available ?? NO_CUBES;
  return (
    <View style={styles.part}>
      <Text>{t('tableFigure.effects.which', { x })}</Text>
      <View style={styles.chips}>
        {CUBE_COLOURS.filter((colour) => available[colour] > 0).map((colour) => {
          const what = t(`words.cube.${colour}`);
          return (
            <View key={colour} style={styles.cube}>
              <Cube kind={colour} size={scaled(24)} />
              <Stepper
                label={what}
                value={chosen[colour]}
                max={available[colour]}
                lessLabel={t('ui.less', { what })}
                moreLabel={t('ui.more', { what })}
                onChange={(count) => setChosen({ ...chosen, [colour]: count })}
              />
            </View>
          );
        })}
      </View>
      <Button
        size="small"
        label={t('tableFigure.set')}
        disabled={countCubes(chosen) !== x}
        onPress={() => onPick(chosen)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  part: { gap: 12 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  cube: { flexDirection: 'row', alignItems: 'center', gap: 6 },
});
