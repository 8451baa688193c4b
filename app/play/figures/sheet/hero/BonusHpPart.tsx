import { useTranslation } from '@/src/i18n/translation';
import { blockableSkills, MAX_HP_LIMIT, type AdventureHero } from '@/src/rules';
import { Section, Text } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { NumberStepper } from '@/app/play/parts/NumberStepper';
import { useSkillWords } from '@/app/play/skills/skill-words';
import { useGameView } from '@/app/wiring/game';
import { SkillPick } from './SkillPick';

/** D13, Q5: HP that a skill gives; a cube on the skill takes them, at once. */
export function BonusHpPart({ hero }: { readonly hero: AdventureHero }) {
  const { t } = useTranslation();
  const { act } = useTable();
  const words = useSkillWords(hero.id);
  const campaign = useGameView(({ open }) => open?.state.campaign);
  const { id, role, bonusHp = {} } = hero;
  const known = Object.entries(bonusHp);
  const skills = campaign === undefined ? [] : blockableSkills(campaign, id, role);
  const set = (skill: string, hp: number) => void act({ kind: 'setBonusHp', hero: id, skill, hp });
  return (
    <Section caption={t('tableFigure.hp.bonus')}>
      <Text variant="small" ink="muted">
        {t('tableFigure.hp.bonusText')}
      </Text>
      {known.map(([skill, hp]) => (
        <NumberStepper
          key={skill}
          label={words(skill)}
          value={hp}
          min={0}
          max={MAX_HP_LIMIT}
          shown={`+${hp}`}
          onChange={(next) => set(skill, next)}
        />
      ))}
      <SkillPick
        label={t('tableFigure.hp.bonusOf')}
        skills={skills.filter((skill) => bonusHp[skill] === undefined)}
        name={words}
        onPick={(skill) => set(skill, 1)}
      />
    </Section>
  );
}
