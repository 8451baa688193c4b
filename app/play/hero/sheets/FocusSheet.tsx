import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { TECHNIQUE_PLACE, type KeptSkill } from '@/src/game';
import {
  skillsOnTable,
  tokenCount,
  tokenLimit,
  type AdventureHero,
  type SkillDraft,
} from '@/src/rules';
import { Button, Chip, Row, Section, Text } from '@/src/ui';
import { useGameView } from '@/app/wiring/game';
import { useLanguage } from '@/app/wiring/language';
import { useTable } from '@/app/play/context/table-context';
import { Warnings } from '@/app/play/parts/Warnings';
import { Wrap } from '@/app/play/parts/Wrap';
import { skillLine } from '@/app/play/skills/effect-words';
import { KnownSkills } from '@/app/play/skills/KnownSkills';
import { SkillSheet } from '@/app/play/skills/SkillSheet';
import { useSkillTap } from '../useSkillTap';
import { HeroActionSheet, type HeroSheetProps } from './HeroActionSheet';

const NEW_TECHNIQUE: Partial<SkillDraft> = { kind: 'focus', colour: null, cost: 1 };

const isTechnique = (kept: KeptSkill): boolean =>
  'skill' in kept ? kept.skill.kind === 'focus' : kept.named.place === TECHNIQUE_PLACE;

/** Q9: his techniques among his skills; without an entry FOCUS is spent as printed. */
export function FocusSheet({ hero: id, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  const [entered, setEntered] = useState<Partial<SkillDraft> | null>(null);
  return (
    <>
      <HeroActionSheet hero={id} title={t('tableHero.actions.focus')} onClose={onClose}>
        {(hero) => (
          <View style={styles.sheet}>
            <Warnings command={{ kind: 'focusTechnique', hero: id }} />
            <Techniques hero={hero} onClose={onClose} />
            <KnownSkills hero={id} which={isTechnique} startsOpen onBegin={setEntered} />
            <Spend hero={hero} onClose={onClose} />
            <Button
              kind="quiet"
              label={t('tableHero.focus.enter')}
              onPress={() => setEntered(NEW_TECHNIQUE)}
            />
          </View>
        )}
      </HeroActionSheet>
      {entered === null ? null : (
        <SkillSheet hero={id} start={entered} onClose={() => setEntered(null)} />
      )}
    </>
  );
}

interface PartProps {
  readonly hero: AdventureHero;
  readonly onClose: () => void;
}

function Techniques({ hero, onClose }: PartProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const tap = useSkillTap(hero.id);
  const campaign = useGameView((view) => view.open?.state.campaign);
  const skills = campaign === undefined ? [] : skillsOnTable(campaign, hero);
  return skills
    .filter(({ skill }) => skill.kind === 'focus')
    .map((one) => (
      <Row
        key={one.skill.id}
        icon="focus"
        title={one.skill.name}
        subtitle={[
          t('tableHero.focus.costs', { count: one.skill.cost }),
          t(one.state === 'unpaid' ? 'skills.states.noFocus' : `skills.states.${one.state}`),
          skillLine(one.skill, language, t),
        ]
          .filter((part) => part !== '')
          .join(' · ')}
        onPress={() => {
          onClose();
          tap(one);
        }}
      />
    ));
}

const COSTS = Array.from({ length: tokenLimit('focus') }, (_, index) => index + 1);

/** For whoever reads the technique off the board. */
function Spend({ hero, onClose }: PartProps) {
  const { t } = useTranslation();
  const { act } = useTable();
  const has = tokenCount(hero.tokens, 'focus');
  const spend = (count: number) => {
    onClose();
    void act({ kind: 'focusTechnique', hero: hero.id, count });
  };
  return (
    <Section caption={t('tableHero.focus.spend')}>
      <Text variant="small" ink="muted">
        {t('tableHero.focus.spendHint')}
      </Text>
      <Wrap label={t('tableHero.focus.spend')}>
        {COSTS.filter((cost) => cost <= has).map((cost) => (
          <Chip key={cost} icon="focus" label={String(cost)} onPress={() => spend(cost)} />
        ))}
      </Wrap>
    </Section>
  );
}

const styles = StyleSheet.create({ sheet: { gap: 14 } });
