import type { ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { CampaignHero, CampaignHeroDraft } from '@/src/rules';
import { Button, Card, Screen } from '@/src/ui';
import { useBack } from '@/app/wiring/useBack';
import { useTitle } from '@/app/wiring/useTitle';
import { duplicateNames } from '../forms/drafts';
import { HeroForm } from '../forms/HeroForm';
import { CommandWarnings } from '@/app/play/parts/CommandWarnings';

interface HeroEditorProps {
  readonly title: string;
  readonly draft: CampaignHeroDraft;
  readonly others: readonly CampaignHero[];
  readonly onChange: (draft: CampaignHeroDraft) => void;
  readonly onSave: () => void;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

export function HeroEditor(props: HeroEditorProps) {
  const { title, draft, others, onChange, onSave } = props;
  const { t } = useTranslation();
  useTitle(title);
  const unnamed = draft.name.trim() === '';
  const twice = duplicateNames([...others, draft]).includes(draft.name.trim());
  return (
    <Screen
      title={title}
      back={useBack()}
      footer={<Button label={t('campaigns.hero.save')} disabled={unnamed} onPress={onSave} grow />}
    >
      {props.above}
      <Card gap={16}>
        <HeroForm draft={draft} onChange={onChange} />
        <CommandWarnings
          lines={[
            ...(unnamed ? [t('campaigns.hero.needsName')] : []),
            ...(twice ? [t('campaigns.hero.nameTwice', { name: draft.name.trim() })] : []),
          ]}
        />
      </Card>
      {props.below}
    </Screen>
  );
}
