import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { CUBE_COLOURS, type CubeColour, type SkillLevel } from '@/src/rules';
import { Text, useTheme } from '@/src/ui';
import { Cube } from '@/src/ui/icons';
import { useHeroSheet } from '@/app/logbook/parts/hero-context';
import { NewMark } from '@/app/logbook/parts/Marked';
import { SheetCard } from '@/app/logbook/parts/SheetCard';
import { StepButton } from './StepButton';
import { useLogbook } from '@/app/logbook/parts/useLogbook';

const LEVELS = [1, 2] as const;

/** L6b: four colours, two levels each; a tap learns, another takes it back. */
export function SkillsCard() {
  const { t } = useTranslation();
  const { marks } = useHeroSheet();
  return (
    <SheetCard title={t('logbookHero.skills.title')} provisional={marks.skills.size}>
      {CUBE_COLOURS.map((colour) => (
        <SkillLine key={colour} colour={colour} />
      ))}
    </SheetCard>
  );
}

/** The level learnt already is taken back, any other is the new one. */
const afterTap = (now: SkillLevel, tapped: 1 | 2): SkillLevel =>
  now === tapped ? (tapped === 1 ? 0 : 1) : tapped;

function SkillLine({ colour }: { readonly colour: CubeColour }) {
  const { t } = useTranslation();
  const { scaled } = useTheme();
  const { hero, sheet, marks } = useHeroSheet();
  const write = useLogbook();
  const skill = t(`logbookHero.skills.${colour}`);
  const now = sheet.skills[colour];
  const press = (tapped: 1 | 2) => {
    const level = afterTap(now, tapped);
    const done = t(level === 0 ? 'logbookHero.skills.gone' : 'logbookHero.skills.done', {
      skill,
      level,
    });
    void write({ kind: 'setSkill', hero: hero.id, colour, level }, done);
  };
  return (
    <View style={styles.line}>
      <Cube kind={colour} size={scaled(22)} />
      <View style={[styles.name, { flexBasis: scaled(76) }]}>
        <Text>{skill}</Text>
        <NewMark when={marks.skills.has(colour)} />
      </View>
      <View style={styles.levels}>
        {LEVELS.map((level) => (
          <StepButton
            key={level}
            wide
            label={t('logbookHero.skills.level', { level })}
            spoken={t('logbookHero.skills.spoken', { skill, level })}
            tone={colour}
            learnt={now >= level}
            far={level === 2 && now === 0}
            hint={t('logbookHero.skills.needs')}
            onPress={() => press(level)}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  name: { flexGrow: 1, flexShrink: 1 },
  levels: { flexDirection: 'row', flexWrap: 'wrap', flexShrink: 1, gap: 8 },
});
