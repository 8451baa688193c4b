import { useState, type ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { StartHabits } from '@/src/game';
import { LONGEST_NAME, MAX_CHAPTER, type Campaign } from '@/src/rules';
import { Button, Card, Fold, Screen, Section, Stepper, Text, TextField, useTheme } from '@/src/ui';
import { DemoRow } from '../demo/DemoRow';
import { RulesForm } from '@/app/play/setup/rules/RulesForm';
import { Carried } from './Carried';
import { chapterTitle } from '@/app/play/words/chapters';
import {
  changeHeroStart,
  chooseChapter,
  chooseRole,
  heroesWithoutHp,
  leaderIn,
  type StartDraft,
} from './draft';
import { HeroStartCard } from './HeroStartCard';

export interface PartyProps {
  readonly campaign: Campaign;
  readonly habits: StartHabits;
  readonly draft: StartDraft;
  readonly onChange: (draft: StartDraft) => void;
  readonly onNext: () => void;
  readonly actions: ReactNode;
  /** Together or against each other. */
  readonly top: ReactNode;
}

export function Party(props: PartyProps) {
  const { campaign, draft, onChange, onNext, actions, top } = props;
  const { t } = useTranslation();
  const { size } = useTheme();
  const missing = heroesWithoutHp(draft).length;
  return (
    <Screen
      caption={campaign.name}
      title={t('tableSetup.start.title')}
      actions={actions}
      maxWidth={size.wideContentWidth}
      footer={
        <Button
          label={missing > 0 ? t('tableSetup.start.hpMissing') : t('tableSetup.start.next')}
          disabled={missing > 0}
          onPress={onNext}
          grow
        />
      }
    >
      {top}
      <Chapter draft={draft} onChange={onChange} />
      {campaign.carryOver === null ? null : (
        <Carried campaign={campaign} draft={draft} onChange={onChange} />
      )}
      <Heroes {...props} />
      <Rules draft={draft} onChange={onChange} />
      <DemoRow />
    </Screen>
  );
}

type PartProps = Pick<PartyProps, 'draft' | 'onChange'>;

function Chapter({ draft, onChange }: PartProps) {
  const { t } = useTranslation();
  const label = t('tableSetup.start.chapter');
  return (
    <Card padding="tight">
      <View style={styles.line}>
        <Text variant="label" grow>
          {label}
        </Text>
        <Stepper
          label={label}
          value={draft.chapter}
          min={1}
          max={MAX_CHAPTER}
          lessLabel={t('tableSetup.less', { what: label })}
          moreLabel={t('tableSetup.more', { what: label })}
          onChange={(chapter) => onChange(chooseChapter(draft, chapter))}
        />
      </View>
      <TextField
        label={t('tableSetup.start.name')}
        value={draft.title ?? chapterTitle(draft.chapter, t)}
        onChangeText={(title) => onChange({ ...draft, title })}
        maxLength={LONGEST_NAME}
      />
    </Card>
  );
}

function Heroes({ campaign, habits, draft, onChange }: PartyProps) {
  const { t } = useTranslation();
  const leader = leaderIn(draft);
  return (
    <Section caption={t('tableSetup.start.heroes')}>
      <View style={styles.heroes}>
        {draft.heroes.map((one) => {
          const known = campaign.heroes.find(({ id }) => id === one.hero);
          return known === undefined ? null : (
            <View key={one.hero} style={styles.hero}>
              <HeroStartCard
                campaign={campaign}
                known={known}
                draft={one}
                leads={one.hero === leader}
                fixedRole={draft.sequential}
                onRole={(role) => onChange(chooseRole(draft, one.hero, role, campaign, habits))}
                onChange={(change) => onChange(changeHeroStart(draft, one.hero, change))}
              />
            </View>
          );
        })}
      </View>
    </Section>
  );
}

function Rules({ draft, onChange }: PartProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { rules } = draft;
  const chances = (['dice', 'runes', 'cards'] as const)
    .map((chance) => t(`tableSetup.rules.short.${chance}.${rules[chance]}`))
    .join(' · ');
  return (
    <Card padding="tight">
      <Text variant="small" ink="muted">
        {[
          t('tableSetup.rules.short.curse', { count: rules.cursePenalty }),
          t(`tableSetup.rules.short.runeCard.${rules.runeCard ? 'yes' : 'no'}`),
          chances,
        ].join(' · ')}
      </Text>
      <Fold label={t('tableSetup.rules.fold')} open={open} onToggle={setOpen}>
        <RulesForm
          rules={rules}
          onChange={(change) => onChange({ ...draft, rules: { ...rules, ...change } })}
        />
      </Fold>
    </Card>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
  heroes: { flexDirection: 'row', flexWrap: 'wrap', gap: 12 },
  hero: { flexGrow: 1, flexShrink: 1, flexBasis: 420 },
});
