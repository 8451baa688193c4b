import type { ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { Campaign } from '@/src/rules';
import { Button, Chip, Screen, Section, Text } from '@/src/ui';
import { Wrap } from '@/app/play/parts/Wrap';
import { contendersOf } from '@/app/play/versus/fight-commands';
import { LineUpForm } from '@/app/play/versus/LineUpForm';
import type { LineUp } from '@/app/play/versus/line-up';
import { missingWords } from '@/app/play/versus/missing';
import { useBeginFight } from '@/app/play/versus/useBeginFight';

interface VersusStartProps {
  readonly campaign: Campaign;
  readonly lineUp: LineUp;
  readonly onChange: (lineUp: LineUp) => void;
  readonly actions: ReactNode;
  readonly top: ReactNode;
}

/** X2: the campaign's heroes against each other; afterwards they are what they were. */
export function VersusStart({ campaign, lineUp, onChange, actions, top }: VersusStartProps) {
  const { t } = useTranslation();
  const { begin, busy } = useBeginFight();
  const { looksOn, said } = lineUp;
  const fighters = contendersOf(campaign, said).filter(({ key }) => !looksOn.includes(key));
  const missing = missingWords(fighters, lineUp, t);
  return (
    <Screen
      caption={campaign.name}
      title={t('versus.title')}
      actions={actions}
      footer={
        <Button
          label={missing ?? t('versus.begin')}
          disabled={missing !== null}
          loading={busy}
          onPress={() => void begin(fighters, lineUp)}
          grow
        />
      }
    >
      {top}
      <Text ink="muted">{t('versus.text')}</Text>
      <Who campaign={campaign} lineUp={lineUp} onChange={onChange} />
      <LineUpForm
        fighters={fighters}
        lineUp={lineUp}
        onChange={onChange}
        onHp={(key, hp) => onChange({ ...lineUp, said: { ...said, [key]: hp } })}
      />
    </Screen>
  );
}

type WhoProps = Pick<VersusStartProps, 'campaign' | 'lineUp' | 'onChange'>;

/** With two there is nothing to choose. */
function Who({ campaign, lineUp, onChange }: WhoProps) {
  const { t } = useTranslation();
  const { looksOn } = lineUp;
  if (campaign.heroes.length <= 2) return null;
  const toggle = (id: string) =>
    looksOn.includes(id) ? looksOn.filter((other) => other !== id) : [...looksOn, id];
  return (
    <Section caption={t('versus.who')}>
      <Wrap label={t('versus.who')}>
        {campaign.heroes.map(({ id, name }) => (
          <Chip
            key={id}
            label={name}
            selected={!looksOn.includes(id)}
            onPress={() => onChange({ ...lineUp, looksOn: toggle(id) })}
          />
        ))}
      </Wrap>
    </Section>
  );
}
