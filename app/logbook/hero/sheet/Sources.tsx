import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { nameIn } from '@/src/content/drunagor';
import {
  CUBE_COLOURS,
  MAX_HP_LIMIT,
  TOUGHNESS,
  type CubeSource,
  type HpSource,
  type OwnedCubes,
  type OwnedHp,
} from '@/src/rules';
import { Text } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { withSign } from '@/app/play/logbook/item-words';
import { useSkillNames } from '@/app/play/skills/skill-words';
import { roleName } from '@/app/play/words/names';

interface SourcesProps {
  readonly hero: string;
  readonly hp: OwnedHp;
  readonly cubes: OwnedCubes;
}

/** D13: each source by its name; a blocked skill is there and gives nothing (Q5). */
function useHpLine(hero: string): (source: HpSource) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const skillName = useSkillNames(hero);
  const line = (name: string, hp: string | number) => t('logbookHero.vitals.hpLine', { name, hp });
  return (source) => {
    switch (source.kind) {
      case 'board':
        return line(t('logbookHero.vitals.board'), source.hp);
      case 'table':
        return line(t('logbookHero.vitals.table'), withSign(source.hp));
      case 'skill': {
        const { skill, hp, blocked } = source;
        const name = skill === TOUGHNESS ? roleName('defender', language) : skillName(skill);
        return line(name, blocked ? t('logbookHero.vitals.blocked') : withSign(hp));
      }
      default:
        return line(nameIn(source.names, language), withSign(source.hp));
    }
  };
}

function useSourceLines({ hero, hp, cubes }: SourcesProps) {
  const { t } = useTranslation();
  const board = t('logbookHero.vitals.board');
  const colour = (name: (typeof CUBE_COLOURS)[number]) => t(`words.cube.${name}`);
  const hpLine = useHpLine(hero);
  const cubeLine = (source: CubeSource): string => {
    switch (source.kind) {
      case 'board': {
        const list = CUBE_COLOURS.filter((one) => source.cubes[one] > 0).map((one) =>
          t('logbookHero.vitals.cubeCount', { count: source.cubes[one], colour: colour(one) }),
        );
        return t('logbookHero.vitals.cubeLine', { name: board, cubes: list.join(', ') });
      }
      case 'skill': {
        const skill = t(`logbookHero.skills.${source.colour}`);
        const name = t('logbookHero.vitals.skill', { skill, level: source.level });
        return t('logbookHero.vitals.cubeLine', { name, cubes: `+1 ${colour(source.colour)}` });
      }
      case 'role-skill': {
        const skill = t(`logbookHero.role.${source.skill}`);
        const name = t('logbookHero.vitals.roleSkill', { skill });
        return t('logbookHero.vitals.cubeLine', { name, cubes: `+1 ${colour(source.colour)}` });
      }
    }
  };
  const capped = hp.capped ? [t('logbookHero.vitals.capped', { most: MAX_HP_LIMIT })] : [];
  const unknown = t('logbookHero.vitals.unknownHint');
  return {
    hp: [...(hp.total === null ? [unknown] : []), ...hp.sources.map(hpLine), ...capped],
    cubes: [...(cubes.total === null ? [unknown] : []), ...cubes.sources.map(cubeLine)],
  };
}

export function Sources(props: SourcesProps) {
  const { t } = useTranslation();
  const lines = useSourceLines(props);
  return (
    <View style={styles.columns}>
      <Lines title={t('logbookHero.vitals.hp')} lines={lines.hp} />
      <Lines title={t('logbookHero.vitals.cubes')} lines={lines.cubes} />
    </View>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <View style={styles.column}>
      <Text variant="tag" ink="muted">
        {title}
      </Text>
      {lines.map((line, at) => (
        <Text key={at} variant="small">
          {line}
        </Text>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', flexWrap: 'wrap', gap: 16 },
  column: { flexGrow: 1, flexShrink: 1, flexBasis: 130, gap: 4 },
});
