import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { OwnSkill } from '@/src/rules';
import { Button, Row, Text } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { skillLine } from '@/app/play/skills/effect-words';
import { SkillSheet } from '@/app/play/skills/SkillSheet';
import { useHeroSheet } from '@/app/logbook/parts/hero-context';
import { SheetCard } from '@/app/logbook/parts/SheetCard';

/** What his boards and cards say, entered once: the table offers it in his turn. */
export function OwnSkillsCard() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { hero, sheet } = useHeroSheet();
  const [open, setOpen] = useState<OwnSkill | 'new' | null>(null);
  const { ownSkills = [] } = sheet;
  return (
    <SheetCard title={t('skills.caption')} provisional={0}>
      {ownSkills.length === 0 ? <Text ink="muted">{t('skills.none')}</Text> : null}
      {ownSkills.map((skill) => (
        <Row
          key={skill.id}
          title={skill.name}
          subtitle={[t(`skills.kinds.${skill.kind}`), skillLine(skill, language, t)]
            .filter((part) => part !== '')
            .join(' · ')}
          onPress={() => setOpen(skill)}
        />
      ))}
      <Button kind="quiet" size="small" label={t('skills.add')} onPress={() => setOpen('new')} />
      {open === null ? null : (
        <SkillSheet
          hero={hero.id}
          {...(open === 'new' ? {} : { skill: open })}
          onClose={() => setOpen(null)}
        />
      )}
    </SheetCard>
  );
}
