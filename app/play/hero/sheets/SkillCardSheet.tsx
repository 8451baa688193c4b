import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { skillsOnTable } from '@/src/rules';
import { Button, Text } from '@/src/ui';
import { useGameView } from '@/app/wiring/game';
import { useLanguage } from '@/app/wiring/language';
import { useSheets } from '@/app/play/context/sheets';
import { useMoves } from '@/app/play/context/table-context';
import { skillLine } from '@/app/play/skills/effect-words';
import { SkillSheet } from '@/app/play/skills/SkillSheet';
import { HeroActionSheet, type HeroSheetProps } from './HeroActionSheet';

interface SkillCardSheetProps extends HeroSheetProps {
  /** Its id. */
  readonly skill: string;
}

/** What it does, for skills that cannot be used now; its cube may come back. */
export function SkillCardSheet({ hero: id, skill: key, onClose }: SkillCardSheetProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { open } = useSheets();
  const { act } = useMoves();
  const campaign = useGameView((view) => view.open?.state.campaign);
  const skill = campaign?.sheets[id]?.ownSkills?.find((one) => one.id === key);
  if (campaign === undefined || skill === undefined) return null;
  const free = () => {
    onClose();
    void act({ kind: 'freeSkill', hero: id, skill: key });
  };
  return (
    <HeroActionSheet hero={id} title={skill.name} onClose={onClose}>
      {(hero) => {
        const state = skillsOnTable(campaign, hero).find((one) => one.skill.id === key)?.state;
        return (
          <View style={styles.sheet}>
            <Text ink="muted">
              {[
                t(`skills.kinds.${skill.kind}`),
                ...(state === undefined ? [] : [t(`skills.states.${state}`)]),
              ].join(' · ')}
            </Text>
            <Text>{skillLine(skill, language, t)}</Text>
            {state === 'occupied' ? <Button label={t('skills.free')} onPress={free} /> : null}
            <Button
              kind="quiet"
              label={t('skills.edit')}
              onPress={() =>
                open((close) => <SkillSheet hero={id} skill={skill} onClose={close} />)
              }
            />
          </View>
        );
      }}
    </HeroActionSheet>
  );
}

const styles = StyleSheet.create({ sheet: { gap: 14 } });
