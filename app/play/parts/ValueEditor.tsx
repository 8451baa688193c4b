import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import {
  availableCubes,
  CUBE_COLOURS,
  RESOURCES,
  tokenCount,
  tokenLimit,
  type AdventureHero,
} from '@/src/rules';
import { Stepper, Text, useTheme } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { useTable } from '../context/table-context';
import { addCubes, addCurse, addHp, addSaidCubes, addTokens } from './corrections';
import type { Compared } from './criterion';

interface ValueEditorProps {
  readonly hero: AdventureHero;
  readonly compared: Compared;
}

const MAX_CUBES_SAID = 20;

/** The value this card ranks by, put right where it stands. */
export function ValueEditor({ hero, compared }: ValueEditorProps) {
  switch (compared) {
    case 'hp':
      return <HpEditor hero={hero} />;
    case 'cubes':
      return <CubesEditor hero={hero} />;
    case 'curse':
      return <CurseEditor hero={hero} />;
    case 'resources':
      return <ResourcesEditor hero={hero} />;
  }
}

interface OfHero {
  readonly hero: AdventureHero;
}

function HpEditor({ hero }: OfHero) {
  const { t } = useTranslation();
  const { act } = useTable();
  const { id, name, hp, maxHp } = hero;
  return (
    <EditorLine
      label={t('tableTurn.ranking.hp', { name })}
      value={hp}
      min={1}
      max={maxHp}
      onChange={(next) => void act(addHp(id, next - hp))}
    />
  );
}

function CurseEditor({ hero }: OfHero) {
  const { t } = useTranslation();
  const { act } = useTable();
  const { id, name, curse } = hero;
  return (
    <EditorLine
      label={t('tableTurn.ranking.curse', { name })}
      value={curse.length}
      onChange={(next) => void act(addCurse(id, next - curse.length))}
    />
  );
}

function CubesEditor({ hero }: OfHero) {
  const { t } = useTranslation();
  const { act } = useTable();
  const { id, name, cubes } = hero;
  const said = availableCubes(hero) ?? 0;
  if (cubes === null) {
    return (
      <EditorLine
        label={t('tableTurn.ranking.cubes', { name })}
        value={said}
        max={MAX_CUBES_SAID}
        onChange={(next) => void act(addSaidCubes(id, next - said))}
      />
    );
  }
  return CUBE_COLOURS.map((colour) => (
    <EditorLine
      key={colour}
      label={t('tableTurn.ranking.cubesOf', { name, colour: t(`words.cube.${colour}`) })}
      value={cubes.available[colour]}
      onChange={(next) => void act(addCubes(id, colour, next - cubes.available[colour]))}
    />
  ));
}

function ResourcesEditor({ hero }: OfHero) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { act } = useTable();
  const { id, name, tokens } = hero;
  return RESOURCES.map((token) => {
    const count = tokenCount(tokens, token);
    return (
      <EditorLine
        key={token}
        label={t('tableTurn.ranking.resource', { token: words.token(token), name })}
        value={count}
        max={tokenLimit(token)}
        onChange={(next) => void act(addTokens(id, token, next - count))}
      />
    );
  });
}

interface LineProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly onChange: (value: number) => void;
}

export function EditorLine({ label, ...stepper }: LineProps) {
  const { t } = useTranslation();
  const { scaled } = useTheme();
  return (
    <View style={styles.line}>
      <Text variant="small" ink="muted" grow style={{ minWidth: scaled(110) }}>
        {label}
      </Text>
      <Stepper
        {...stepper}
        label={label}
        lessLabel={t('ui.less', { what: label })}
        moreLabel={t('ui.more', { what: label })}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    paddingLeft: 12,
  },
});
