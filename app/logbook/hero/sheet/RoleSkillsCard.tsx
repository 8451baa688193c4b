import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { CUBE_COLOURS, ROLES, type Role, type RoleSkills } from '@/src/rules';
import { Chip, Fold, Text, useTheme } from '@/src/ui';
import { Cube } from '@/src/ui/icons';
import { useGameWords } from '@/app/play/words/useGameWords';
import { roleLine, runningRole } from '@/app/logbook/parts/role-line';
import { CommandWarnings } from '@/app/play/parts/CommandWarnings';
import { useHeroSheet } from '@/app/logbook/parts/hero-context';
import { SheetCard } from '@/app/logbook/parts/SheetCard';
import { ColourBox } from './ColourBox';
import { useCommandWarnings } from '@/app/play/logbook/logbook-warnings';
import { useLogbook } from '@/app/logbook/parts/useLogbook';

/** L6b: III-A, then III-B, each with a cube in a colour of choice; a new role may choose anew. */
export function RoleSkillsCard() {
  const { t } = useTranslation();
  const { state, hero, sheet, marks } = useHeroSheet();
  const write = useLogbook();
  const warningsFor = useCommandWarnings(state);
  const [said, setSaid] = useState<readonly string[]>([]);
  const running = runningRole(state, hero.id);
  const set = (role: Role | null, roleSkills: RoleSkills) => {
    const command = { kind: 'setRoleSkills', hero: hero.id, role, roleSkills } as const;
    setSaid(warningsFor(command));
    void write(command, t('logbookHero.role.done'));
  };
  return (
    <SheetCard title={t('logbookHero.role.title')} provisional={marks.roleSkills ? 1 : 0}>
      <RoleChoice
        role={sheet.role}
        running={running}
        onChange={(role) => set(role, sheet.roleSkills)}
      />
      <CommandWarnings lines={said} />
      {(['a', 'b'] as const).map((skill) => (
        <SkillLine
          key={skill}
          skill={skill}
          roleSkills={sheet.roleSkills}
          onChange={(roleSkills) => set(sheet.role ?? running, roleSkills)}
        />
      ))}
    </SheetCard>
  );
}

interface RoleChoiceProps {
  readonly role: Role | null;
  /** In the adventure under way, where the logbook has none yet. */
  readonly running: Role | null;
  readonly onChange: (role: Role | null) => void;
}

function RoleChoice({ role, running, onChange }: RoleChoiceProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const [open, setOpen] = useState(false);
  return (
    <Fold label={roleLine({ noted: role, running }, t, words.role)} open={open} onToggle={setOpen}>
      <View style={styles.chips}>
        {ROLES.map((one) => (
          <Chip
            key={one}
            label={words.role(one)}
            selected={one === role}
            onPress={() => onChange(one === role ? null : one)}
          />
        ))}
      </View>
    </Fold>
  );
}

interface SkillLineProps {
  readonly skill: 'a' | 'b';
  readonly roleSkills: RoleSkills;
  readonly onChange: (roleSkills: RoleSkills) => void;
}

function SkillLine({ skill, roleSkills, onChange }: SkillLineProps) {
  const { t } = useTranslation();
  const { scaled } = useTheme();
  const chosen = roleSkills[skill];
  const name = t(`logbookHero.role.${skill}`);
  return (
    <View style={styles.line}>
      <View style={[styles.name, { flexBasis: scaled(76) }]}>
        <Text>{name}</Text>
        {chosen === null ? (
          <Text variant="small" ink="muted">
            {t('logbookHero.role.open')}
          </Text>
        ) : null}
      </View>
      <View style={styles.cubes}>
        {CUBE_COLOURS.map((colour) => (
          <ColourBox
            key={colour}
            label={t('logbookHero.role.spoken', {
              skill: name,
              colour: t(`words.cube.${colour}`),
            })}
            chosen={chosen === colour}
            onPress={() => onChange({ ...roleSkills, [skill]: chosen === colour ? null : colour })}
          >
            <Cube kind={colour} size={scaled(24)} />
          </ColourBox>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  name: { flexGrow: 1, flexShrink: 1 },
  cubes: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
