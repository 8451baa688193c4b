import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { SCENARIO_CARDS } from '@/src/content/drunagor';
import type { Summons } from '@/src/rules';
import { Emblem, emblemIdFor, Section, TextField } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { hitPointWords } from '../cards/amounts';
import { folded, LEAST_LETTERS } from '../steps/find-setup';
import { ChoiceRow } from '@/app/play/parts/ChoiceRow';

/** Commanders and scenario cards are typed, not listed: a list would tell who is still to come. */
export function NamedCards({ onPick }: { readonly onPick: (pick: Summons) => void }) {
  const { t } = useTranslation();
  const words = useGameWords();
  const [text, setText] = useState('');
  const wanted = folded(text);
  const found =
    wanted.length < LEAST_LETTERS
      ? []
      : SCENARIO_CARDS.filter(
          ({ id, side }) => side !== 'B' && folded(words.card(id, '')).includes(wanted),
        );
  return (
    <Section caption={t('tableSetup.summon.named')}>
      <TextField
        label={t('tableSetup.summon.namedField')}
        hint={t('tableSetup.summon.nameHint')}
        value={text}
        onChangeText={setText}
      />
      {found.map(({ id, monster, hp }) => {
        const name = words.card(id, '');
        return (
          <ChoiceRow
            key={id}
            leading={<Emblem id={emblemIdFor(monster, 'monster')} size={40} />}
            title={name}
            subtitle={hitPointWords(hp, t)}
            said={t('tableSetup.summon.take')}
            onPress={() => onPick({ card: id })}
          />
        );
      })}
    </Section>
  );
}
