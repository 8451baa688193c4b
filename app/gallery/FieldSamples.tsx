import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { Card, SearchField, Section, TextField } from '@/src/ui';

export function FieldSamples() {
  const { t } = useTranslation();
  const [search, setSearch] = useState('vergift');
  const [name, setName] = useState('');
  const [seed, setSeed] = useState('12a');
  const [notes, setNotes] = useState('');
  const wrong = /^\d*$/.test(seed) ? {} : { error: t('gallery.fields.seedError') };
  return (
    <Section caption={t('gallery.sections.fields')}>
      <SearchField
        label={t('gallery.fields.search')}
        value={search}
        onChangeText={setSearch}
        clearLabel={t('ui.clear')}
      />
      <Card>
        <TextField
          label={t('gallery.fields.hero')}
          value={name}
          onChangeText={setName}
          maxLength={30}
          hint={t('gallery.fields.heroHint')}
          placeholder={t('gallery.fields.heroPlaceholder')}
        />
        <TextField
          label={t('gallery.fields.seed')}
          value={seed}
          onChangeText={setSeed}
          keyboard="numeric"
          {...wrong}
        />
        <TextField
          label={t('gallery.fields.notes')}
          value={notes}
          onChangeText={setNotes}
          multiline
        />
      </Card>
    </Section>
  );
}
