import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { CampaignHeroDraft } from '@/src/rules';
import { Card, Fold, IconButton, Row, TextField } from '@/src/ui';
import { Emblem, emblemIdFor } from '@/src/ui/icons';
import { HeroForm, HeroValuesForm } from '../forms/HeroForm';
import { CommandWarnings } from '@/app/play/parts/CommandWarnings';

interface ChosenHeroProps {
  readonly hero: CampaignHeroDraft;
  readonly onChange: (hero: CampaignHeroDraft) => void;
  readonly onRemove: () => void;
}

/** The player's name at hand, the values folded away; a hero of their own shows everything. */
export function ChosenHero({ hero, onChange, onRemove }: ChosenHeroProps) {
  const { t } = useTranslation();
  const own = hero.board === null;
  const [open, setOpen] = useState(own);
  const name = hero.name === '' ? t('campaigns.create.own') : hero.name;
  return (
    <Card gap={12}>
      <Row
        leading={<Emblem id={emblemIdFor(hero.board ?? '', 'hero')} size={40} />}
        title={name}
        subtitle={hero.heroClass}
        right={
          <IconButton
            icon="close"
            label={t('campaigns.create.remove', { name })}
            onPress={onRemove}
          />
        }
      />
      {own ? (
        <>
          <HeroForm draft={hero} onChange={onChange} />
          <CommandWarnings lines={hero.name.trim() === '' ? [t('campaigns.hero.needsName')] : []} />
        </>
      ) : (
        <>
          <TextField
            label={t('campaigns.hero.player')}
            value={hero.player}
            onChangeText={(player) => onChange({ ...hero, player })}
            maxLength={60}
          />
          <Fold label={t('campaigns.create.values', { name })} open={open} onToggle={setOpen}>
            <HeroValuesForm draft={hero} onChange={onChange} />
          </Fold>
        </>
      )}
    </Card>
  );
}
