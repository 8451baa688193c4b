import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import {
  CUBE_COLOURS,
  hasEffect,
  type AdventureHero,
  type CubeColour,
  type OwnSkill,
} from '@/src/rules';
import { Button, Chip, Section, Text } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { useTable } from '@/app/play/context/table-context';
import { Wrap } from '@/app/play/parts/Wrap';
import { skillLine } from '@/app/play/skills/effect-words';
import { HeroActionSheet, type HeroSheetProps } from './HeroActionSheet';
import { TargetChips } from './TargetChips';

export interface SkillAim {
  readonly colour?: CubeColour;
  readonly targets?: readonly string[];
}

interface SkillChoiceSheetProps extends HeroSheetProps {
  readonly skill: OwnSkill;
  readonly onChoose: (choice: SkillAim) => void;
}

/** For whom, and a joker's cube: without a joker the tap on the figure does it. */
export function SkillChoiceSheet({ hero: id, skill, onChoose, onClose }: SkillChoiceSheetProps) {
  const choose = (choice: SkillAim) => {
    onClose();
    onChoose(choice);
  };
  return (
    <HeroActionSheet hero={id} title={skill.name} onClose={onClose}>
      {(hero) => <Choice hero={hero} skill={skill} onChoose={choose} />}
    </HeroActionSheet>
  );
}

interface ChoiceProps {
  readonly hero: AdventureHero;
  readonly skill: OwnSkill;
  readonly onChoose: (choice: SkillAim) => void;
}

function Choice({ hero, skill, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { adventure } = useTable();
  const joker = hasEffect(skill, 'joker');
  const split = hasEffect(skill, 'split');
  const [targets, setTargets] = useState<readonly string[]>([]);
  const gives = hasEffect(skill, 'heal') || hasEffect(skill, 'shield');
  const standing = adventure.heroes.filter(({ unconscious }) => !unconscious).map(({ id }) => id);
  const figures = [...standing, ...adventure.allies.map(({ id }) => id)];
  const aim = (next: readonly string[]) => {
    setTargets(next);
    if (!joker && !split && next.length > 0) onChoose({ targets: next });
  };
  return (
    <View style={styles.sheet}>
      <Text ink="muted">{skillLine(skill, language, t)}</Text>
      {gives && !hasEffect(skill, 'self') ? (
        <TargetChips
          caption={t('skills.forWhom')}
          figures={figures}
          chosen={targets}
          onChange={aim}
          single={!split}
        />
      ) : null}
      {joker ? (
        <Section caption={t('skills.withCube')}>
          <Wrap label={t('skills.withCube')}>
            {CUBE_COLOURS.filter(
              (colour) => hero.cubes === null || hero.cubes.available[colour] > 0,
            ).map((colour) => (
              <Chip
                key={colour}
                label={t(`words.cube.${colour}`)}
                onPress={() => onChoose({ colour, ...(targets.length > 0 ? { targets } : {}) })}
              />
            ))}
          </Wrap>
        </Section>
      ) : null}
      {split && !joker ? (
        <Button
          label={t('skills.use', { skill: skill.name })}
          disabled={targets.length === 0}
          onPress={() => onChoose({ targets })}
        />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({ sheet: { gap: 16 } });
