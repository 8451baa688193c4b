import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { CUBE_COLOURS, type CubeCounts } from '@/src/rules';
import { Section, Text } from '@/src/ui';
import { useTable } from '../context/table-context';
import { EditorLine } from '../parts/ValueEditor';
import { useNames } from '../turn/names';
import { countOf, giveable, type FatigueQuestion } from './outcome';

interface FatigueChoicesProps {
  readonly questions: readonly FatigueQuestion[];
  readonly onChoose: (hero: string, cubes: CubeCounts) => void;
}

/** Q4: the hero's choice; a suggestion stands there, so that nothing waits for it. */
export function FatigueChoices({ questions, onChoose }: FatigueChoicesProps) {
  return questions.map((question) => (
    <Choice
      key={question.hero}
      question={question}
      onChoose={(cubes) => onChoose(question.hero, cubes)}
    />
  ));
}

interface ChoiceProps {
  readonly question: FatigueQuestion;
  readonly onChoose: (cubes: CubeCounts) => void;
}

function Choice({ question, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const names = useNames();
  const [cubes, setCubes] = useState(question.cubes);
  const { hero, count } = question;
  const name = names.one(hero);
  const there = giveable(adventure, hero);
  const open = count - countOf(cubes);
  const choose = (next: CubeCounts) => {
    setCubes(next);
    if (countOf(next) === count) onChoose(next);
  };
  return (
    <Section caption={t('tableTurn.threat.fatigue', { name, n: count })}>
      {CUBE_COLOURS.filter((colour) => there[colour] > 0).map((colour) => (
        <EditorLine
          key={colour}
          label={t('tableTurn.threat.fatigueOf', { colour: t(`words.cube.${colour}`), name })}
          value={cubes[colour]}
          max={Math.min(there[colour], cubes[colour] + open)}
          onChange={(value) => choose({ ...cubes, [colour]: value })}
        />
      ))}
      {open > 0 ? (
        <Text variant="small" ink="danger">
          {t('tableTurn.threat.fatigueOpen', { n: open })}
        </Text>
      ) : null}
    </Section>
  );
}
