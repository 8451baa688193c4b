import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { CUBE_COLOURS, sheetOf, type CubeColour } from '@/src/rules';
import { Chip, Row, Section, Text, useTheme } from '@/src/ui';
import { Cube } from '@/src/ui/icons';
import type { PickProps } from './props';

type SkillPickProps = PickProps & { readonly level: 1 | 2 };

/** L6b: a hero skill of exactly this level, or a role skill in its stead. */
export function SkillPick(props: SkillPickProps) {
  const { t } = useTranslation();
  return (
    <>
      <Section caption={t('logbookCamp.rewards.learnSkill')}>
        {CUBE_COLOURS.map((colour) => (
          <SkillRow key={colour} {...props} colour={colour} />
        ))}
      </Section>
      <RoleSkill {...props} />
    </>
  );
}

function SkillRow(props: SkillPickProps & { readonly colour: CubeColour }) {
  const { state, hero, level, colour, onTake } = props;
  const { t } = useTranslation();
  const { scaled } = useTheme();
  const now = sheetOf(state.campaign, hero.id).skills[colour];
  const why =
    now >= level
      ? t('logbookCamp.rewards.known')
      : now < level - 1
        ? t('logbookCamp.rewards.needsFirst')
        : undefined;
  const skill = t(`logbookHero.skills.${colour}`);
  return (
    <Row
      leading={<Cube kind={colour} size={scaled(24)} />}
      title={t('logbookCamp.rewards.skillOption', { skill, level })}
      {...(why === undefined ? {} : { subtitle: why, disabled: true })}
      onPress={() => onTake({ kind: 'skill', colour })}
    />
  );
}

function RoleSkill({ state, hero, onTake }: PickProps) {
  const { t } = useTranslation();
  const { scaled } = useTheme();
  const { roleSkills, role } = sheetOf(state.campaign, hero.id);
  if (roleSkills.b !== null) {
    return <Text ink="muted">{t('logbookCamp.rewards.roleAll')}</Text>;
  }
  const skill = t(roleSkills.a === null ? 'logbookHero.role.a' : 'logbookHero.role.b');
  return (
    <Section caption={t('logbookCamp.rewards.roleSkill', { skill })}>
      <View style={styles.chips}>
        {CUBE_COLOURS.map((colour) => (
          <Chip
            key={colour}
            leading={<Cube kind={colour} size={scaled(18)} />}
            label={t(`words.cube.${colour}`)}
            spoken={t('logbookCamp.rewards.roleOption', {
              skill,
              colour: t(`words.cube.${colour}`),
            })}
            onPress={() => onTake({ kind: 'role-skill', colour, role })}
          />
        ))}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
