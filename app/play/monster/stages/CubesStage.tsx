import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { heroIn } from '@/src/rules';
import { Card, Chip, Text } from '@/src/ui';
import { useMainAction } from '@/app/play/context/main-action';
import { useTable } from '@/app/play/context/table-context';
import { useNames } from '@/app/play/turn/names';
import { FigureAvatar } from '@/app/play/parts/FigureAvatar';
import { Wrap } from '@/app/play/parts/Wrap';
import type { MonsterTurnView } from '../useMonsterTurn';

interface CubesStageProps {
  readonly turn: MonsterTurnView;
  readonly heroes: readonly string[];
}

const MOST = 9;
const NUMBERS = Array.from({ length: MOST + 1 }, (_, number) => number);

/** K2: only cards that compare cubes ask, and only about heroes who keep them at the table. */
export function CubesStage({ turn, heroes }: CubesStageProps) {
  const { t } = useTranslation();
  // Whoever is answered for keeps his row: a tap on the way must not meet another hero.
  const [asked] = useState(heroes);
  const rows = [...asked, ...heroes.filter((id) => !asked.includes(id))];
  useMainAction({
    label: t('tableTurn.go.nobody'),
    kind: 'quiet',
    onPress: () => turn.most([]),
  });
  return (
    <Card>
      <Text variant="heading">{t('tableTurn.ask.cubes')}</Text>
      <Text variant="small" ink="muted">
        {t('tableTurn.ask.cubesText')}
      </Text>
      {rows.map((id) => (
        <HowManyCubes key={id} hero={id} />
      ))}
    </Card>
  );
}

/** One hero's free cubes, by a tap. */
export function HowManyCubes({ hero }: { readonly hero: string }) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const names = useNames();
  const said = heroIn(adventure, hero)?.cubesSaid ?? null;
  const name = names.one(hero);
  const label = t('tableTurn.ranking.cubes', { name });
  return (
    <View style={styles.hero}>
      <View style={styles.name}>
        <FigureAvatar id={hero} size={36} />
        <Text variant="label" grow>
          {name}
        </Text>
      </View>
      <Wrap label={label}>
        {NUMBERS.map((available) => (
          <Chip
            key={available}
            label={String(available)}
            spoken={`${label}: ${available}`}
            selected={said === available}
            onPress={() => void act({ kind: 'sayCubes', hero, available })}
          />
        ))}
      </Wrap>
    </View>
  );
}

const styles = StyleSheet.create({
  hero: { gap: 8 },
  name: { flexDirection: 'row', alignItems: 'center', gap: 10 },
});
