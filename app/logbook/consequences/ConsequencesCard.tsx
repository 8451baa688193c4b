import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../src/content/drunagor';
import { consequencesOn, type PlacedConsequence } from '../../../src/rules';
import { Button, Pill, Row, Text } from '../../../src/ui';
import { useLanguage } from '../../wiring/language';
import { useHeroSheet } from '../hero/sheet/hero-context';
import { FirstFew } from '../hero/sheet/FirstFew';
import { NewMark } from '../hero/sheet/Marked';
import { SheetCard } from '../hero/sheet/SheetCard';
import { signed } from '../items/item-words';
import { AddConsequenceSheet } from './AddConsequenceSheet';
import { ConsequenceSheet } from './ConsequenceSheet';

/** B: the aura, the statuses, the outcomes. */
export function ConsequencesCard() {
  const { t } = useTranslation();
  const { sheet, marks } = useHeroSheet();
  const [adding, setAdding] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const noted = consequencesOn(sheet);
  return (
    <SheetCard title={t('logbookHero.consequences.title')} provisional={marks.consequences.size}>
      {noted.length === 0 ? (
        <Text variant="small" ink="muted">
          {t('logbookHero.consequences.empty')}
        </Text>
      ) : (
        <FirstFew items={noted} keyOf={({ entry }) => entry.id}>
          {(one) => <ConsequenceRow noted={one} onPress={() => setShown(one.entry.id)} />}
        </FirstFew>
      )}
      <Button
        label={t('logbookHero.consequences.add')}
        icon="plus"
        kind="quiet"
        size="small"
        onPress={() => setAdding(true)}
      />
      {adding ? <AddConsequenceSheet onClose={() => setAdding(false)} /> : null}
      {shown === null ? null : <ConsequenceSheet id={shown} onClose={() => setShown(null)} />}
    </SheetCard>
  );
}

interface ConsequenceRowProps {
  readonly noted: PlacedConsequence;
  readonly onPress: () => void;
}

function ConsequenceRow({ noted: { kind, entry }, onPress }: ConsequenceRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { marks } = useHeroSheet();
  const fresh = marks.consequences.has(entry.id);
  const word = t(`logbookHero.consequences.kinds.${kind}`);
  const name = nameIn(entry.names, language);
  const hp = entry.hp === 0 ? [] : [t('logbookHero.items.hp', { value: signed(entry.hp) })];
  const below = [...hp, ...(entry.notes === '' ? [] : [entry.notes])].join(' · ');
  return (
    <Row
      leading={
        <Pill
          label={word}
          tone={kind === 'aura' ? 'darkness' : 'neutral'}
          filled={kind === 'aura'}
        />
      }
      title={name}
      {...(below === '' ? {} : { subtitle: below })}
      value={<NewMark when={fresh} />}
      onPress={onPress}
    />
  );
}
