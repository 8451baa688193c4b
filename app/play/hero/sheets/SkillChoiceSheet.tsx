import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import {
  amountOf,
  atOnce,
  CUBE_COLOURS,
  hasEffect,
  hasJoker,
  splitIn,
  type AdventureHero,
  type CubeColour,
  type OwnSkill,
} from '@/src/rules';
import { Button, Chip, Cube, Section, Text } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { useTable } from '@/app/play/context/table-context';
import { Wrap } from '@/app/play/parts/Wrap';
import { skillLine } from '@/app/play/skills/effect-words';
import { HeroActionSheet, type HeroSheetProps } from './HeroActionSheet';
import { sharesGiven, type SplitShares } from './split-shares';
import { SplitPart } from './SplitPart';
import { TargetChips } from './TargetChips';

export interface SkillAim {
  readonly colour?: CubeColour;
  readonly targets?: readonly string[];
  /** SPLIT. */
  readonly shares?: readonly { readonly figure: string; readonly x: number }[];
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

/** SPLIT here: of what it gives, not of damage. */
const sharedIn = (skill: OwnSkill): 'heal' | 'shield' | null => {
  const what = splitIn(atOnce(skill));
  return what === 'damage' || hasEffect(skill, 'self') ? null : what;
};

const isFor = (skill: OwnSkill): boolean =>
  !hasEffect(skill, 'self') &&
  (hasEffect(atOnce(skill), 'heal') || hasEffect(atOnce(skill), 'shield'));

function Choice({ hero, skill, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { adventure } = useTable();
  const joker = hasJoker(skill);
  const shared = sharedIn(skill);
  const [targets, setTargets] = useState<readonly string[]>([]);
  const [shares, setShares] = useState<SplitShares>({});
  const standing = adventure.heroes.filter(({ unconscious }) => !unconscious).map(({ id }) => id);
  const figures = [...standing, ...adventure.allies.map(({ id }) => id)];
  const given = sharesGiven(shares);
  const forNobody = shared === null ? isFor(skill) && targets.length === 0 : given.length === 0;
  const chosen: SkillAim = {
    ...(targets.length > 0 ? { targets } : {}),
    ...(given.length > 0 ? { shares: given } : {}),
  };
  const aim = (next: readonly string[]) => {
    setTargets(next);
    if (!joker && next.length > 0) onChoose({ targets: next });
  };
  return (
    <View style={styles.sheet}>
      <Text ink="muted">{skillLine(skill, language, t)}</Text>
      {shared === null ? null : (
        <SplitPart
          caption={t('skills.forWhom')}
          figures={figures}
          most={amountOf(atOnce(skill), shared)}
          shares={shares}
          onChange={setShares}
        />
      )}
      {shared === null && isFor(skill) ? (
        <TargetChips
          caption={t('skills.forWhom')}
          figures={figures}
          chosen={targets}
          onChange={aim}
          single
        />
      ) : null}
      {joker ? (
        <CubeChoice
          hero={hero}
          disabled={forNobody}
          onChoose={(colour) => onChoose({ colour, ...chosen })}
        />
      ) : null}
      {shared !== null && !joker ? (
        <Button
          label={t('skills.use', { skill: skill.name })}
          disabled={forNobody}
          onPress={() => onChoose(chosen)}
        />
      ) : null}
    </View>
  );
}

interface CubeChoiceProps {
  readonly hero: AdventureHero;
  /** Nobody is chosen yet. */
  readonly disabled: boolean;
  readonly onChoose: (colour: CubeColour) => void;
}

/** A joker's cube. */
function CubeChoice({ hero: { cubes }, disabled, onChoose }: CubeChoiceProps) {
  const { t } = useTranslation();
  return (
    <Section caption={t('skills.withCube')}>
      <Wrap label={t('skills.withCube')}>
        {CUBE_COLOURS.filter((colour) => cubes === null || cubes.available[colour] > 0).map(
          (colour) => (
            <Chip
              key={colour}
              label={t(`words.cube.${colour}`)}
              leading={<Cube kind={colour} size={18} />}
              disabled={disabled}
              onPress={() => onChoose(colour)}
            />
          ),
        )}
      </Wrap>
    </Section>
  );
}

const styles = StyleSheet.create({ sheet: { gap: 16 } });
